//! The phases of the program as states, and the pages that lie over them.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::state::state::StateTransitionSystems;

use crate::app::AppSet;
use crate::app::intent::{Action, Interpret, Scope, Slot};
use crate::app::platform::power::Wakefulness;

/// Where the player is.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Assets and settings are made ready.
    #[default]
    Loading,
    /// Title and new game.
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
}

impl Phase {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Loading, Self::Menu, Self::Playing, Self::GameOver, Self::Replay, Self::Puzzle, Self::Lesson];
}

/// The pages of the menu.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Phase = Phase::Menu)]
pub enum MenuPage {
    /// The first page.
    #[default]
    Title,
    /// Rule, size and seats of the next match.
    NewGame,
    /// The saved games.
    Records,
    /// Those that were deleted.
    Deleted,
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

/// A page over everything else; it closes back to where it was opened.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Overlay {
    /// None is open.
    #[default]
    Closed,
    /// What is asked at the first start.
    Welcome,
    /// Settings.
    Settings,
    /// The rule in force, and what else can be read.
    Help,
    /// The keys and buttons of every action.
    Controls,
    /// Those of one action.
    Control(Action),
    /// One more is chosen by pressing it.
    Capture(Slot),
    /// Typed coordinates.
    Entry,
    /// A question before a step that cannot be taken back at once.
    Confirm(Question),
    /// Files and exports.
    Exchange(FilePage),
}

/// Where a player goes.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScreenMove {
    /// A page opens over what is in view.
    Open(Overlay),
    /// The page on top closes.
    Close,
    /// A page of the menu is shown.
    Show(MenuPage),
    /// Back to the menu, from wherever.
    Leave,
    /// Leave the program.
    Quit,
}

/// The pages about files and exports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FilePage {
    /// What is exported, and how.
    Export,
    /// The files of a folder, to choose one.
    Files(Purpose),
    /// The file window of the desktop is open.
    Waiting,
    /// What can be done with a saved game.
    Card,
    /// A name for a saved game.
    Rename,
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

/// What a file is chosen for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// To open the game in it.
    #[default]
    Open,
    /// To write the export.
    Save,
}

/// What is asked before it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// Give the match up?
    Resign,
    /// Does the other side agree to a draw?
    Draw,
    /// Begin the match anew?
    Restart,
    /// Leave for the menu?
    Leave,
    /// Leave to choose another match?
    New,
    /// Take a variation out of a record?
    RemoveVariation,
    /// Leave the program in the middle of a match?
    Quit,
    /// Delete games for good?
    Discard,
}

impl Overlay {
    /// Whether this is the help or one of its pages.
    pub const fn is_help(self) -> bool {
        matches!(self, Self::Help)
    }

    /// Whether the board steps back behind it.
    const fn is_page(self) -> bool {
        matches!(self, Self::Settings | Self::Exchange(_)) || self.is_help() || self.is_controls()
    }

    /// Whether keys and buttons are chosen.
    pub const fn is_controls(self) -> bool {
        matches!(self, Self::Controls | Self::Control(_) | Self::Capture(_))
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_state::<Phase>()
        .init_state::<Overlay>()
        .init_resource::<BoardUse>()
        .add_stage::<MenuPage>()
        .add_stage::<PlayStage>()
        .add_stage::<EndStage>()
        .add_systems(Update, leave_loading.run_if(in_state(Phase::Loading)).before(AppSet::Input))
        .add_systems(OnExit(Phase::Playing), close_overlay)
        .add_message::<ScreenMove>()
        .add_systems(Update, interpret.in_set(AppSet::Intend).in_set(Interpret))
        .add_systems(Update, turn_pages.in_set(AppSet::Rules).in_set(TurnPages));
}

/// What the player does with the board.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardUse {
    /// Nothing; it steps back behind a page.
    #[default]
    Backdrop,
    /// The same, behind a list of games.
    Listing,
    /// It is looked at.
    Looking,
    /// Stones are placed on it.
    Placing,
    /// A record is walked through on it.
    Walking,
    /// Moves are tried on it in a record.
    Trying,
}

/// A stage of a phase, which says what the board is used for in it.
pub trait Stage: SubStates {
    /// What the player does with the board.
    fn board_use(&self) -> BoardUse;
}

impl Stage for MenuPage {
    fn board_use(&self) -> BoardUse {
        match self {
            Self::Title | Self::NewGame => BoardUse::Backdrop,
            Self::Records | Self::Deleted => BoardUse::Listing,
        }
    }
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
    stage: Option<Res<'w, State<PlayStage>>>,
    end: Option<Res<'w, State<EndStage>>>,
    overlay: Res<'w, State<Overlay>>,
    board_use: Res<'w, BoardUse>,
}

/// How far the middle of the board steps back behind a page, 0 to 1.
const DIM_PAGE: f32 = 0.30;

impl Whereabouts<'_> {
    /// The phase.
    pub fn phase(&self) -> Phase {
        *self.phase.get()
    }

    /// The page on top.
    pub fn overlay(&self) -> Overlay {
        *self.overlay.get()
    }

    /// Whether nothing lies over the page of the phase.
    pub fn is_open(&self) -> bool {
        self.overlay() == Overlay::Closed
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

    /// Whether the cursor is on the board of a record, and nothing lies over it.
    pub fn tries(&self) -> bool {
        self.board_use() == BoardUse::Trying && self.is_open()
    }

    /// What keys and buttons are wanted for here.
    pub fn scope(&self) -> Scope {
        match (self.overlay(), self.board_use()) {
            (Overlay::Settings, _) => Scope::Tabs,
            (Overlay::Closed, BoardUse::Walking) => Scope::Record,
            (Overlay::Closed, BoardUse::Listing) => Scope::List,
            _ => Scope::Match,
        }
    }

    /// Whether the board, and not a page or a panel, takes the directions and the confirm button.
    pub fn board_has_focus(&self) -> bool {
        matches!(self.board_use(), BoardUse::Placing | BoardUse::Trying) && self.is_open()
    }

    /// How far the board, and what lies on it, sinks behind a page, 0 to 1.
    pub fn dimming(&self) -> f32 {
        let is_behind = matches!(self.board_use(), BoardUse::Backdrop | BoardUse::Listing);
        if is_behind || self.overlay().is_page() { DIM_PAGE } else { 0.0 }
    }
}

/// See [`Whereabouts::board_has_focus`].
pub fn board_has_focus(whereabouts: Whereabouts) -> bool {
    whereabouts.board_has_focus()
}

fn leave_loading(mut next: ResMut<NextState<Phase>>) {
    next.set(Phase::Menu);
}

fn close_overlay(mut overlay: ResMut<NextState<Overlay>>) {
    (*overlay).set_if_neq(Overlay::Closed);
}

/// Where pages are turned: before anything that a match is asked for.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TurnPages;

/// What lies under the pages that are opened over others.
#[derive(Default)]
struct Under {
    help: Overlay,
    controls: Overlay,
    capture: Overlay,
}

/// Goes where a player wants to be.
fn turn_pages(
    mut moves: MessageReader<ScreenMove>,
    phase: Res<State<Phase>>,
    mut next_phase: ResMut<NextState<Phase>>,
    mut page: ResMut<NextState<MenuPage>>,
    mut overlay: ResMut<NextState<Overlay>>,
    open: Res<State<Overlay>>,
    mut under: Local<Under>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    for to in moves.read() {
        // States change in the next update.
        wakefulness.pending();
        match to {
            ScreenMove::Show(MenuPage::Title) => (*page).set_if_neq(MenuPage::Title),
            ScreenMove::Show(MenuPage::NewGame) => {
                (*overlay).set_if_neq(Overlay::Closed);
                (*next_phase).set_if_neq(Phase::Menu);
                (*page).set_if_neq(MenuPage::NewGame);
            }
            ScreenMove::Show(other) if *phase.get() == Phase::Menu => (*page).set_if_neq(*other),
            ScreenMove::Open(wanted) => {
                under.keep(*open.get(), *wanted);
                (*overlay).set_if_neq(*wanted);
            }
            ScreenMove::Close => (*overlay).set_if_neq(under.below(*open.get())),
            ScreenMove::Leave => {
                (*overlay).set_if_neq(Overlay::Closed);
                (*next_phase).set_if_neq(Phase::Menu);
            }
            ScreenMove::Show(_) | ScreenMove::Quit => {}
        }
    }
}

impl Under {
    /// A page is opened over another one.
    const fn keep(&mut self, open: Overlay, wanted: Overlay) {
        match wanted {
            Overlay::Capture(_) => self.capture = open,
            Overlay::Help if !open.is_help() => self.help = open,
            Overlay::Controls if !open.is_controls() => self.controls = open,
            _ => {}
        }
    }

    /// Where a page closes to.
    fn below(&mut self, open: Overlay) -> Overlay {
        match open {
            Overlay::Help => std::mem::take(&mut self.help),
            Overlay::Capture(_) => std::mem::take(&mut self.capture),
            Overlay::Control(_) => Overlay::Controls,
            Overlay::Controls => std::mem::take(&mut self.controls),
            _ => Overlay::Closed,
        }
    }
}

/// The way back from pages that have none of their own.
fn interpret(
    mut actions: MessageReader<Action>,
    whereabouts: Whereabouts,
    page: Option<Res<State<MenuPage>>>,
    mut moves: MessageWriter<ScreenMove>,
) {
    let page = page.map(|page| *page.get());
    for _ in actions.read().filter(|action| **action == Action::Back) {
        moves.write(match (whereabouts.overlay(), page) {
            (Overlay::Closed, Some(MenuPage::Deleted)) => ScreenMove::Show(MenuPage::Records),
            (Overlay::Closed, Some(MenuPage::NewGame | MenuPage::Records)) => {
                ScreenMove::Show(MenuPage::Title)
            }
            (Overlay::Closed | Overlay::Help | Overlay::Exchange(_), _) => continue,
            _ => ScreenMove::Close,
        });
    }
}
