//! The phases of the program as states, and the pages that lie over them.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::features::exchange;
use crate::app::features::help::Topic;
use crate::app::features::lesson::LessonStage;
use crate::app::features::puzzle::PuzzleStage;
use crate::app::features::replay::ReplayStage;
use crate::app::input::capture::Slot;
use crate::app::intent::Action;
use crate::app::intent::Scope;
use crate::app::platform::power::Wakefulness;
use crate::app::table::autosave::Autosave;
use crate::app::table::result::EndStage;
use crate::app::table::session::{Command, Session};
use crate::gomoku::opening::Task;

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
    /// One of the pages that the help leads to.
    Topic(Topic),
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
    Exchange(exchange::Page),
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
        matches!(self, Self::Help | Self::Topic(_))
    }

    /// Whether keys and buttons are chosen.
    pub const fn is_controls(self) -> bool {
        matches!(self, Self::Controls | Self::Control(_) | Self::Capture(_))
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_state::<Phase>()
        .init_state::<Overlay>()
        .add_sub_state::<MenuPage>()
        .add_sub_state::<PlayStage>()
        .add_systems(Update, leave_loading.run_if(in_state(Phase::Loading)).before(crate::app::AppSet::Input))
        .add_systems(OnExit(Phase::Playing), close_overlay)
        .add_systems(
            Update,
            turn_pages.in_set(crate::app::AppSet::Rules).before(crate::app::table::session::start_matches),
        )
        .add_systems(
            Update,
            follow_question
                .after(crate::app::AppSet::Rules)
                .before(crate::app::AppSet::Opponent)
                .run_if(in_state(Phase::Playing)),
        );
}

/// All that says where the player is, for systems that ask.
#[derive(SystemParam)]
pub struct Whereabouts<'w> {
    phase: Res<'w, State<Phase>>,
    stage: Option<Res<'w, State<PlayStage>>>,
    puzzle: Option<Res<'w, State<PuzzleStage>>>,
    replay: Option<Res<'w, State<ReplayStage>>>,
    lesson: Option<Res<'w, State<LessonStage>>>,
    end: Option<Res<'w, State<EndStage>>>,
    overlay: Res<'w, State<Overlay>>,
    page: Option<Res<'w, State<MenuPage>>>,
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

    /// Whether a match is paused.
    pub fn is_paused(&self) -> bool {
        self.stage.as_ref().is_some_and(|stage| *stage.get() == PlayStage::Paused)
    }

    /// Whether a person answers a question of the opening.
    pub fn is_answering(&self) -> bool {
        self.stage.as_ref().is_some_and(|stage| *stage.get() == PlayStage::Answer)
    }

    /// Whether stones are counted.
    pub fn is_counting(&self) -> bool {
        self.stage.as_ref().is_some_and(|stage| *stage.get() == PlayStage::Count)
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

    /// What happens at the puzzle, where it is shown.
    pub fn puzzle(&self) -> Option<PuzzleStage> {
        self.puzzle.as_ref().map(|stage| *stage.get())
    }

    /// What the player is at while a record is looked at.
    pub fn replay(&self) -> Option<ReplayStage> {
        self.replay.as_ref().map(|stage| *stage.get())
    }

    /// What the learner is at, in a lesson.
    pub fn lesson(&self) -> Option<LessonStage> {
        self.lesson.as_ref().map(|stage| *stage.get())
    }

    /// Whether a record is walked through, and nothing lies over it.
    pub fn walks(&self) -> bool {
        self.replay() == Some(ReplayStage::Walk) && self.overlay() == Overlay::Closed
    }

    /// Whether games are listed, and nothing lies over them.
    fn lists(&self) -> bool {
        let is_list = |page: MenuPage| matches!(page, MenuPage::Records | MenuPage::Deleted);
        self.page.as_ref().is_some_and(|page| is_list(*page.get())) && self.overlay() == Overlay::Closed
    }

    /// Whether the cursor is on the board of a record, and nothing lies over it.
    pub fn tries(&self) -> bool {
        self.replay() == Some(ReplayStage::Try) && self.overlay() == Overlay::Closed
    }

    /// Whether a record is looked at with the board in view, where moves can be tried; they may have been typed.
    pub fn takes_tries(&self) -> bool {
        matches!(self.replay(), Some(ReplayStage::Walk | ReplayStage::Try))
            && matches!(self.overlay(), Overlay::Closed | Overlay::Entry)
    }

    /// What keys and buttons are wanted for here.
    pub fn scope(&self) -> Scope {
        match self.overlay() {
            Overlay::Settings => Scope::Tabs,
            _ if self.walks() => Scope::Record,
            _ if self.lists() => Scope::List,
            _ => Scope::Match,
        }
    }

    /// Whether the board, and not a page or a panel, takes the directions and the confirm button.
    pub fn board_has_focus(&self) -> bool {
        let is_match = self.is_play() && !self.is_answering();
        let is_puzzle = self.puzzle() == Some(PuzzleStage::Solving);
        let is_lesson = self.lesson() == Some(LessonStage::Doing);
        (is_match || is_puzzle || is_lesson || self.tries()) && self.overlay() == Overlay::Closed
    }

    /// How far the board, and what lies on it, sinks behind a page, 0 to 1.
    pub fn dimming(&self) -> f32 {
        match (self.phase(), self.overlay()) {
            (Phase::Loading | Phase::Menu, _) => DIM_PAGE,
            _ if self.is_paused() => DIM_PAGE,
            (Phase::Puzzle, _) if self.puzzle() == Some(PuzzleStage::Choosing) => DIM_PAGE,
            (Phase::Lesson, _) if self.lesson() == Some(LessonStage::Contents) => DIM_PAGE,
            (_, Overlay::Settings | Overlay::Help | Overlay::Topic(_) | Overlay::Exchange(_)) => DIM_PAGE,
            (_, overlay) if overlay.is_controls() => DIM_PAGE,
            _ => 0.0,
        }
    }
}

/// See [`Whereabouts::board_has_focus`].
pub fn board_has_focus(whereabouts: Whereabouts) -> bool {
    whereabouts.board_has_focus()
}

/// Turns between placing stones, answering questions as the opening asks for them, and counting.
pub(crate) fn follow_question(
    session: Res<Session>,
    stage: Res<State<PlayStage>>,
    mut next: ResMut<NextState<PlayStage>>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    let is_asked = session.person_to_move() && matches!(session.game().task(), Some(Task::Choose(_)));
    let wanted = match session.game().counting() {
        Some(_) => PlayStage::Count,
        None if is_asked => PlayStage::Answer,
        None => PlayStage::Play,
    };
    if *stage.get() != PlayStage::Paused && *stage.get() != wanted {
        // A pause that is asked for in this update goes first.
        if matches!(*next, NextState::Unchanged) {
            next.set(wanted);
        }
        wakefulness.pending();
    }
}

fn leave_loading(mut next: ResMut<NextState<Phase>>) {
    next.set(Phase::Menu);
}

fn close_overlay(mut overlay: ResMut<NextState<Overlay>>) {
    (*overlay).set_if_neq(Overlay::Closed);
}

/// What lies under the pages that are opened over others.
#[derive(Default)]
struct Under {
    help: Overlay,
    controls: Overlay,
    capture: Overlay,
}

/// Commands that only change what page is shown.
fn turn_pages(
    mut commands_read: MessageReader<Command>,
    phase: Res<State<Phase>>,
    mut next_phase: ResMut<NextState<Phase>>,
    mut page: ResMut<NextState<MenuPage>>,
    mut stage: ResMut<NextState<PlayStage>>,
    mut overlay: ResMut<NextState<Overlay>>,
    open: Res<State<Overlay>>,
    autosave: Res<Autosave>,
    mut under: Local<Under>,
    mut exit: MessageWriter<AppExit>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    for command in commands_read.read() {
        // States change in the next update.
        wakefulness.pending();
        match command {
            Command::OpenTitle => (*page).set_if_neq(MenuPage::Title),
            Command::OpenNewGame => {
                (*overlay).set_if_neq(Overlay::Closed);
                (*next_phase).set_if_neq(Phase::Menu);
                (*page).set_if_neq(MenuPage::NewGame);
            }
            Command::OpenRecords if *phase.get() == Phase::Menu => (*page).set_if_neq(MenuPage::Records),
            Command::OpenDeleted if *phase.get() == Phase::Menu => (*page).set_if_neq(MenuPage::Deleted),
            Command::OpenSettings => (*overlay).set_if_neq(Overlay::Settings),
            Command::OpenHelp | Command::OpenTopic(_) => {
                if !open.is_help() {
                    under.help = *open.get();
                }
                let topic = if let Command::OpenTopic(topic) = command { Some(*topic) } else { None };
                (*overlay).set_if_neq(topic.map_or(Overlay::Help, Overlay::Topic));
            }
            Command::OpenControls => {
                if !open.is_controls() {
                    under.controls = *open.get();
                }
                (*overlay).set_if_neq(Overlay::Controls);
            }
            Command::OpenControl(action) => (*overlay).set_if_neq(Overlay::Control(*action)),
            Command::Capture(slot) => {
                under.capture = *open.get();
                (*overlay).set_if_neq(Overlay::Capture(*slot));
            }
            Command::OpenEntry => (*overlay).set_if_neq(Overlay::Entry),
            Command::Ask(question) => (*overlay).set_if_neq(Overlay::Confirm(*question)),
            Command::AskToDiscard(_) => (*overlay).set_if_neq(Overlay::Confirm(Question::Discard)),
            Command::CloseOverlay if open.is_help() => {
                (*overlay).set_if_neq(std::mem::take(&mut under.help));
            }
            Command::CloseOverlay if open.is_controls() => {
                (*overlay).set_if_neq(match open.get() {
                    Overlay::Capture(_) => std::mem::take(&mut under.capture),
                    Overlay::Control(_) => Overlay::Controls,
                    _ => std::mem::take(&mut under.controls),
                });
            }
            Command::CloseOverlay | Command::Discard => (*overlay).set_if_neq(Overlay::Closed),
            Command::Pause if *phase.get() == Phase::Playing => (*stage).set_if_neq(PlayStage::Paused),
            // The question of an opening, where one stands, is shown again in the update after.
            Command::Resume if *phase.get() == Phase::Playing => (*stage).set_if_neq(PlayStage::Play),
            Command::LeaveMatch => {
                (*overlay).set_if_neq(Overlay::Closed);
                (*next_phase).set_if_neq(Phase::Menu);
            }
            // What would be lost is not left without a question.
            Command::Quit if autosave.is_failing() && *open.get() != Overlay::Confirm(Question::Quit) => {
                (*overlay).set_if_neq(Overlay::Confirm(Question::Quit));
            }
            Command::Quit => {
                exit.write(AppExit::Success);
            }
            _ => {}
        }
    }
}
