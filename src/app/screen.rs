//! Where the player is: one stack of phases and of the pages that lie over them.
//!
//! What is opened comes on top, what is closed shows what lies below: from the help back to the settings, from a record
//! back to the list of games. The phase is the uppermost one of the [`Stack`], the page in view what lies on top of
//! it; both are states computed from the stack, for run conditions and schedules. [`Screens`] changes the stack,
//! [`Whereabouts`] tells of it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::state::state::{FreelyMutableState, StateTransitionSystems};

use crate::app::AppSet;
use crate::app::intent::{Action, Interpret, Scope, Typing};
use crate::app::platform::power::Wakefulness;

/// What the program is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Assets and settings are made ready.
    Loading,
    /// The title, the choice of a match and the saved games.
    Menu,
    /// A match is under way.
    Playing,
    /// The match has ended, the board stays in view.
    GameOver,
    /// A record is looked at.
    Replay,
    /// The board is being covered: the puzzle.
    Puzzle,
    /// The first steps in a game are taught.
    Lesson,
    /// A moment of a game is solved as a problem.
    Problem,
}

impl Phase {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Loading,
        Self::Menu,
        Self::Playing,
        Self::GameOver,
        Self::Replay,
        Self::Puzzle,
        Self::Lesson,
        Self::Problem,
    ];
}

impl ComputedStates for Phase {
    type SourceStates = Stack;

    const ALLOW_SAME_STATE_TRANSITIONS: bool = false;

    fn compute(stack: Stack) -> Option<Self> {
        Some(stack.top.phase)
    }
}

/// What happens within a match.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Phase = Phase::Playing)]
pub enum PlayStage {
    /// Stones are placed.
    #[default]
    Play,
    /// A person answers a question of the opening.
    Answer,
    /// After two passes in Go: what is dead is agreed on.
    Count,
    /// The player looks away; nothing is placed until the match goes on.
    Paused,
}

/// A page over a phase or over another page: a constant of the feature that draws it.
///
/// As a state it is the page in view; there is none where that is the one of the phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Screen {
    /// Its name, which no other has.
    pub name: &'static str,
    /// The phase that it is a part of; elsewhere it is never opened. Other pages may lie over anything.
    pub home: Option<Phase>,
    /// Whether the board is seen beside it as it was, and a match goes on.
    pub is_brief: bool,
    /// What keys mean on it that mean something else on the board.
    pub scope: Option<Scope>,
    /// What is typed on it.
    pub typing: Typing,
}

/// The contents of the help, to which many pages lead.
pub const HELP: Screen = Screen::new("help");

/// What decided the game that is looked at, beside its board.
pub const REVIEW: Screen = Screen::brief("review");

impl Screen {
    /// A page behind which the board steps back.
    pub const fn new(name: &'static str) -> Self {
        Self { name, home: None, is_brief: false, scope: None, typing: Typing::Nothing }
    }

    /// A page beside the board, behind which a match goes on.
    pub const fn brief(name: &'static str) -> Self {
        Self { is_brief: true, ..Self::new(name) }
    }
}

impl ComputedStates for Screen {
    type SourceStates = Stack;

    const ALLOW_SAME_STATE_TRANSITIONS: bool = false;

    fn compute(stack: Stack) -> Option<Self> {
        stack.top.pages.last().copied()
    }
}

/// Where a page belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Home {
    /// To a phase, by itself.
    Phase(Phase),
    /// It was opened.
    Screen(Screen),
}

/// What a page that is drawn is known by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PageId {
    home: Home,
    /// Which of several pages of its home it is.
    part: &'static str,
}

impl PageId {
    /// The page of a phase, while nothing is open over it.
    pub const fn at(phase: Phase) -> Self {
        Self { home: Home::Phase(phase), part: "" }
    }

    /// A page that was opened.
    pub const fn of(screen: Screen) -> Self {
        Self { home: Home::Screen(screen), part: "" }
    }

    /// Another page of the same home.
    #[must_use]
    pub const fn part(self, part: &'static str) -> Self {
        Self { part, ..self }
    }

    /// Whether both are pages of one home.
    pub fn is_beside(self, other: Self) -> bool {
        self.home == other.home
    }
}

impl Default for PageId {
    fn default() -> Self {
        Self::at(Phase::Loading)
    }
}

/// A phase with the pages that were opened over it and not closed yet, the one in view last.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Layer {
    phase: Phase,
    pages: Vec<Screen>,
}

impl Layer {
    const fn new(phase: Phase) -> Self {
        Self { phase, pages: Vec::new() }
    }
}

/// The phases that one comes back to, and the one in view last.
#[derive(States, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Stack {
    below: Vec<Layer>,
    top: Layer,
}

impl Default for Stack {
    fn default() -> Self {
        Self { below: Vec::new(), top: Layer::new(Phase::Loading) }
    }
}

impl Stack {
    /// A phase over the menu.
    fn of(phase: Phase) -> Self {
        let below = if phase == Phase::Menu { Vec::new() } else { vec![Layer::new(Phase::Menu)] };
        Self { below, top: Layer::new(phase) }
    }

    /// Opens a page, or comes back to it where it was opened before.
    fn open(&mut self, page: Screen) {
        if let Some(home) = page.home.filter(|home| *home != self.top.phase) {
            *self = Self::of(home);
        }
        let pages = &mut self.top.pages;
        pages.truncate(pages.iter().position(|open| *open == page).unwrap_or(pages.len()));
        pages.push(page);
    }

    /// Puts a page in the place of an open one and of all that lies over that; without one closes it only, wherever it
    /// lies.
    fn replace(&mut self, page: Screen, by: Option<Screen>) {
        let pages = &mut self.top.pages;
        let Some(i) = pages.iter().position(|open| *open == page) else { return };
        match by {
            Some(by) => {
                pages.truncate(i);
                self.open(by);
            }
            None => _ = pages.remove(i),
        }
    }

    /// Closes the pages over the phase, but for those that are a part of it.
    fn close_pages(&mut self) {
        while self.top.pages.pop_if(|page| page.home.is_none()).is_some() {}
    }

    /// Puts a phase over what is in view, without the pages that lie over that; one that is in view begins anew.
    fn lay(&mut self, phase: Phase) {
        if self.top.phase == phase {
            self.leave();
        }
        self.close_pages();
        self.lay_over(phase);
    }

    /// Puts a phase over the page in view.
    fn lay_over(&mut self, phase: Phase) {
        self.below.push(std::mem::replace(&mut self.top, Layer::new(phase)));
    }

    /// Comes back to what was in view before the phase.
    fn leave(&mut self) {
        self.top = self.below.pop().unwrap_or(Layer::new(Phase::Menu));
    }
}

/// Changes what is in view, from the next update on.
#[derive(SystemParam)]
pub struct Screens<'w> {
    stack: Res<'w, State<Stack>>,
    next: ResMut<'w, NextState<Stack>>,
}

impl Screens<'_> {
    /// Opens a page over what is in view, or comes back to it where it lies below.
    pub fn open(&mut self, page: Screen) {
        self.change(|stack| stack.open(page));
    }

    /// Puts a page in the place of an open one and of all that lies over that; without one closes it only, wherever it
    /// lies.
    pub fn replace(&mut self, page: Screen, by: Option<Screen>) {
        self.change(|stack| stack.replace(page, by));
    }

    /// Closes the page in view.
    pub fn close(&mut self) {
        self.change(|stack| {
            stack.top.pages.pop();
        });
    }

    /// Leaves the phase with all pages over it, for what was in view before.
    pub fn leave(&mut self) {
        self.change(Stack::leave);
    }

    /// Closes the pages over the phase, but for those that are a part of it.
    pub fn close_pages(&mut self) {
        self.change(Stack::close_pages);
    }

    /// Turns to a phase, from which one comes back to the title.
    pub fn enter(&mut self, phase: Phase) {
        self.change(|stack| *stack = Stack::of(phase));
    }

    /// Turns to a phase, from which one comes back to what is in view now.
    pub fn lay(&mut self, phase: Phase) {
        self.change(|stack| stack.lay(phase));
    }

    /// Turns to a phase, from which one comes back to the page in view.
    pub fn lay_over(&mut self, phase: Phase) {
        self.change(|stack| stack.lay_over(phase));
    }

    /// What was asked for before in this update holds.
    fn change(&mut self, change: impl FnOnce(&mut Stack)) {
        let mut stack = match &*self.next {
            NextState::Unchanged => self.stack.get().clone(),
            NextState::Pending(stack) | NextState::PendingIfNeq(stack) => stack.clone(),
        };
        change(&mut stack);
        (*self.next).set_if_neq(stack);
    }
}

/// Where one is, and the ways out of a phase and between its stages.
#[derive(SystemParam)]
pub(crate) struct Ways<'w, S: FreelyMutableState> {
    pub(crate) at: Whereabouts<'w>,
    pub(crate) screens: Screens<'w>,
    stage: ResMut<'w, NextState<S>>,
}

impl<S: FreelyMutableState> Ways<'_, S> {
    /// Turns to a stage, if it is another one.
    pub(crate) fn turn(&mut self, stage: S) {
        (*self.stage).set_if_neq(stage);
    }
}

/// Where a player goes.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScreenMove {
    /// A page opens over what is in view.
    Open(Screen),
    /// The page in view closes.
    Close,
    /// Back to the title, from wherever.
    Leave,
    /// Leave the program.
    Quit,
}

/// What is seen of the end of a match.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Phase = Phase::GameOver)]
pub enum EndStage {
    /// The board with its result, and nothing else: any press goes on.
    Moment,
    /// What can be done next.
    #[default]
    Page,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_state::<Stack>()
        .add_computed_state::<Phase>()
        .add_computed_state::<Screen>()
        .init_resource::<BoardUse>()
        .add_stage::<PlayStage>()
        .add_stage::<EndStage>()
        .add_systems(OnEnter(Phase::Menu), |mut board_use: ResMut<BoardUse>| *board_use = BoardUse::Backdrop)
        .add_systems(Update, leave_loading.run_if(in_state(Phase::Loading)).before(AppSet::Input))
        .add_message::<ScreenMove>()
        .add_systems(Update, interpret.in_set(AppSet::Intend).in_set(Interpret))
        .add_systems(Update, turn_pages.in_set(AppSet::Rules).in_set(TurnPages))
        // One press asks for one page: in which order requests are read makes no difference.
        .configure_sets(Update, TurnPages.ambiguous_with(TurnPages))
        .add_systems(PostUpdate, stay_awake);
}

/// What the player does with the board.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardUse {
    /// Nothing; it steps back behind a page.
    #[default]
    Backdrop,
    /// It is looked at.
    Looking,
    /// Stones are placed on it.
    Placing,
    /// A record is walked through on it.
    Walking,
    /// Moves are tried on it in a record.
    Trying,
    /// A record is edited on it.
    Editing,
}

/// A stage of a phase, which says what the board is used for in it.
pub trait Stage: SubStates {
    /// What the player does with the board.
    fn board_use(&self) -> BoardUse;
}

impl Stage for PlayStage {
    fn board_use(&self) -> BoardUse {
        match self {
            Self::Play | Self::Count => BoardUse::Placing,
            Self::Answer => BoardUse::Looking,
            Self::Paused => BoardUse::Backdrop,
        }
    }
}

impl Stage for EndStage {
    fn board_use(&self) -> BoardUse {
        BoardUse::Looking
    }
}

/// Adds the stages of a phase.
pub trait AddStage {
    /// Adds them; while the phase is on, they say what the board is used for.
    fn add_stage<S: Stage>(&mut self) -> &mut Self;
}

impl AddStage for App {
    fn add_stage<S: Stage>(&mut self) -> &mut Self {
        let settled = follow_stage::<S>
            .after(StateTransitionSystems::DependentTransitions)
            .before(StateTransitionSystems::ExitSchedules);
        self.add_sub_state::<S>().add_systems(StateTransition, settled)
    }
}

fn follow_stage<S: Stage>(stage: Option<Res<State<S>>>, mut board_use: ResMut<BoardUse>) {
    if let Some(stage) = stage {
        board_use.set_if_neq(stage.board_use());
    }
}

/// All that says where the player is, for systems that ask.
#[derive(SystemParam)]
pub struct Whereabouts<'w> {
    phase: Res<'w, State<Phase>>,
    stack: Res<'w, State<Stack>>,
    stage: Option<Res<'w, State<PlayStage>>>,
    end: Option<Res<'w, State<EndStage>>>,
    board_use: Res<'w, BoardUse>,
}

/// How far the middle of the board steps back behind a page, 0 to 1.
const DIM_PAGE: f32 = 0.30;

impl Whereabouts<'_> {
    /// The phase.
    pub fn phase(&self) -> Phase {
        *self.phase.get()
    }

    /// The page in view; none where that is the one of the phase.
    pub fn page(&self) -> Option<Screen> {
        self.stack.top.pages.last().copied()
    }

    /// The page of the phase that is in view, or lies below what is in view.
    pub fn home_page(&self) -> Option<Screen> {
        self.stack.top.pages.iter().rev().find(|page| page.home.is_some()).copied()
    }

    /// Whether a page was opened over the phase and not closed yet, be there others over it.
    pub fn has(&self, page: Screen) -> bool {
        self.stack.top.pages.contains(&page)
    }

    /// Whether a page of the phase is in view, and nothing over it.
    pub fn is_open(&self) -> bool {
        self.page().is_none_or(|page| page.home.is_some())
    }

    /// Whether a match is paused.
    pub fn is_paused(&self) -> bool {
        self.stage.as_ref().is_some_and(|stage| *stage.get() == PlayStage::Paused)
    }

    /// Whether a person answers a question of the opening.
    pub fn is_answering(&self) -> bool {
        self.stage.as_ref().is_some_and(|stage| *stage.get() == PlayStage::Answer)
    }

    /// Whether a match has just ended, and the board is looked at.
    pub fn is_moment(&self) -> bool {
        self.end.as_ref().is_some_and(|stage| *stage.get() == EndStage::Moment)
    }

    /// Whether a match or a record lies on the board.
    pub fn shows_match(&self) -> bool {
        matches!(self.phase(), Phase::Playing | Phase::GameOver | Phase::Replay)
    }

    /// Whether the match goes on, whatever page is on top.
    pub fn is_play(&self) -> bool {
        self.phase() == Phase::Playing && !self.is_paused()
    }

    /// What the board is used for, whatever page lies over it.
    pub fn board_use(&self) -> BoardUse {
        *self.board_use
    }

    /// Whether a record is walked through, and nothing lies over it.
    pub fn walks(&self) -> bool {
        self.board_use() == BoardUse::Walking && self.is_open()
    }

    /// What keys and buttons are wanted for here.
    pub fn scope(&self) -> Scope {
        let on_board = match self.board_use() {
            BoardUse::Walking => Scope::Record,
            BoardUse::Editing => Scope::Editor,
            _ => Scope::Match,
        };
        self.page().map_or(on_board, |page| page.scope.unwrap_or(Scope::Match))
    }

    /// Whether the board, and not a page or a panel, takes the directions and the confirm button.
    pub fn board_has_focus(&self) -> bool {
        matches!(self.board_use(), BoardUse::Placing | BoardUse::Trying | BoardUse::Editing) && self.is_open()
    }

    /// Whether the board is covered by a page behind which nobody plays.
    pub fn is_covered(&self) -> bool {
        self.page().is_some_and(|page| !page.is_brief)
    }

    /// How far the board, and what lies on it, sinks behind a page, 0 to 1.
    pub fn dimming(&self) -> f32 {
        if self.board_use() == BoardUse::Backdrop || self.is_covered() { DIM_PAGE } else { 0.0 }
    }
}

/// Whether the page of the phase is in view, and nothing over it.
pub fn nothing_open(page: Option<Res<State<Screen>>>) -> bool {
    page.is_none()
}

/// See [`Whereabouts::board_has_focus`].
pub fn board_has_focus(whereabouts: Whereabouts) -> bool {
    whereabouts.board_has_focus()
}

fn leave_loading(mut screens: Screens) {
    // A page that was opened meanwhile lies over the menu.
    screens.change(|stack| stack.top.phase = Phase::Menu);
}

/// Where pages are turned: before anything that a match is asked for.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TurnPages;

/// Goes where a player wants to be.
fn turn_pages(mut moves: MessageReader<ScreenMove>, mut screens: Screens) {
    for to in moves.read() {
        match *to {
            ScreenMove::Open(page) => screens.open(page),
            ScreenMove::Close => screens.close(),
            ScreenMove::Leave => screens.enter(Phase::Menu),
            ScreenMove::Quit => {}
        }
    }
}

/// States change in the next update.
fn stay_awake(next: Res<NextState<Stack>>, mut wakefulness: ResMut<Wakefulness>) {
    if !matches!(*next, NextState::Unchanged) {
        wakefulness.pending();
    }
}

/// The way back from a page.
fn interpret(mut actions: MessageReader<Action>, at: Whereabouts, mut moves: MessageWriter<ScreenMove>) {
    let n_back = actions.read().filter(|action| **action == Action::Back).count();
    if at.page().is_some() {
        moves.write_batch(std::iter::repeat_n(ScreenMove::Close, n_back));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: Screen = Screen { home: Some(Phase::Menu), ..Screen::new("list") };
    const CARD: Screen = Screen::new("card");
    const LESSER: Screen = Screen::new("lesser");

    fn seen(stack: &Stack) -> (Phase, Vec<&'static str>) {
        (stack.top.phase, stack.top.pages.iter().map(|page| page.name).collect())
    }

    #[test]
    fn a_page_is_opened_once_and_comes_back_to_the_one_below() {
        let mut stack = Stack::of(Phase::Playing);
        for (page, expect) in [(HELP, vec!["help"]), (CARD, vec!["help", "card"]), (HELP, vec!["help"])] {
            stack.open(page);
            assert_eq!(seen(&stack), (Phase::Playing, expect));
        }
        // In the place of a page another one comes; what was over it goes, but not where it is only closed.
        stack.replace(HELP, Some(LESSER));
        assert_eq!(seen(&stack), (Phase::Playing, vec!["lesser"]));
        stack.open(CARD);
        stack.replace(LESSER, None);
        stack.replace(HELP, Some(LESSER));
        assert_eq!(seen(&stack), (Phase::Playing, vec!["card"]));
        // A page that is a part of the menu leaves the match.
        stack.open(LIST);
        assert_eq!(seen(&stack), (Phase::Menu, vec!["list"]));
    }

    #[test]
    fn a_phase_laid_over_another_comes_back_to_the_list_and_not_to_what_lay_over_it() {
        let mut stack = Stack::of(Phase::Menu);
        stack.open(LIST);
        stack.open(CARD);
        // Another record takes the place of the one that is looked at.
        for _ in 0..2 {
            stack.lay(Phase::Replay);
            assert_eq!(seen(&stack), (Phase::Replay, vec![]));
            stack.open(HELP);
        }
        stack.leave();
        assert_eq!(seen(&stack), (Phase::Menu, vec!["list"]));
        stack.leave();
        assert_eq!(seen(&stack), (Phase::Menu, vec![]));
    }
}
