//! The screens, and how each is come to.

use std::fs;
use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui;
use goishi::app::features::analysis::{AnalysisOrder, Analyzed, LINES};
use goishi::app::features::controls::ControlRequested;
use goishi::app::features::edit::{EDIT_COMMENT, EDIT_MENU, EditOrder};
use goishi::app::features::engines::{ENGINES, EngineOrder};
use goishi::app::features::exchange;
use goishi::app::features::exchange::ExchangeOrder;
use goishi::app::features::help::{Lesson, Topic, TopicRequested};
use goishi::app::features::lesson::{self, LessonOrder};
use goishi::app::features::play::questions::RESIGN;
use goishi::app::features::players::{PLAYERS, PlayerOrder};
use goishi::app::features::problem::Problem;
use goishi::app::features::puzzle::PuzzleOrder;
use goishi::app::features::records::{DELETED, RECORDS, RecordOrder};
use goishi::app::features::replay::ReplayOrder;
use goishi::app::features::review::{ReviewOrder, Reviewed};
use goishi::app::features::settings::{OpenTab, SETTINGS, Tab};
use goishi::app::features::teach::{TAKE_BACK, TeachSettings, Teaching};
use goishi::app::features::welcome::WELCOME;
use goishi::app::input::bindings::CONTROLS;
use goishi::app::input::capture::CaptureRequested;
use goishi::app::intent::{Action, LastDevice, Means, Slot};
use goishi::app::screen::{HELP, Phase, Screen, ScreenMove};
use goishi::app::studio::Studio;
use goishi::app::table::autosave::Autosave;
use goishi::app::table::next_match::{NEW_GAME, NextMatch};
use goishi::app::table::opponent::{ENGINE_FAILED, EngineBook};
use goishi::app::table::place::{PlaceRequested, Placer};
use goishi::app::table::records::Records;
use goishi::app::table::seats::PlayerBook;
use goishi::app::table::session::{MatchOrder, Session};
use goishi::app::theme::LookSettings;
use goishi::app::ui::kit::Nav;
use goishi::app::view::marks::ENTRY;
use goishi::board::{BoardSize, ByColor, Color, coord};
use goishi::cover;
use goishi::external::{EngineSpec, Protocol};
use goishi::game::clock::TimeControl;
use goishi::game::tree::{Coord, Edit};
use goishi::game::{EngineId, GameSetup, GoSetup, GomokuSetup, MatchSetup, PlayerId, Seat, Walk};
use goishi::gomoku::Rule;
use goishi::gomoku::opening::Opening;
use goishi::play::editor::Tool;
use goishi::play::lesson::Course;
use goishi::play::players::Player;
use goishi::play::problem::State as Standing;
use goishi::record::shelf::FileName;
use goishi::review::ReviewedMove;
use goishi::search::Level;

/// Games that lie in the folder.
pub(crate) const SAVED: [(&str, &str); 3] = [
    (
        "Lesson.sgf",
        "(;FF[4]GM[1]SZ[9]PB[Aya]PW[Ben]KM[6.5]RE[W+R]C[A short lesson.];B[ee];W[eg]LB[gc:A]TR[ee]\
         C[The shoulder hit looks severe, but Black has an easy answer at the side.]\
         (;B[fg];W[ff];B[gf];W[ef];B[df];W[de];B[fe])(;B[dg];W[eh];B[ch]))",
    ),
    (
        "Corner.sgf",
        "(;FF[4]GM[1]SZ[19]AB[cp][dp][eq][fq]AW[cq][dq][bp][co]VW[aj:js]DD[gj:js]LB[br:A]TR[eq]\
         C[Black to play; the rest of the board does not matter.];B[br];W[bq];B[cr])",
    ),
    (
        "Evening game.sgf",
        "(;FF[4]GM[4]SZ[15]PB[Chen]PW[Dora]RE[B+5];B[hh];W[gg];B[hf];W[he];B[gh];W[if];B[hi];W[jg];B[kh];\
         W[fg];B[eh];W[ih];B[fh])",
    ),
];

/// A game that lies in the folder of those deleted, with the second of it.
pub(crate) const DISCARDED: (&str, &str) = (
    "1795279000 Morning game.sgf",
    "(;FF[4]GM[4]SZ[15]PB[Aya]PW[Ben]DT[2026-11-20]RE[W+R];B[hh];W[gg];B[ii];W[gi])",
);

/// A game of Renju up to a point where Black has a forbidden one, and one that Black wins.
const RENJU: &str = "hh ig ih jg gi kj gj jf kg lf ie he";
const WON: &str = "hh gg ih gh jh fh kh gf lh";
/// A game in which White leaves an open three alone.
const FORCED: &str = "hh gg ih fi jh gj kh gh lh";
/// A game of Go with both sides alive.
const GO: &str = "ea fa eb fb ec fc ed fd de ee df ef dg eg dh eh di ei hc bg";

/// The time of matches with clocks.
const JAPANESE: TimeControl =
    TimeControl::Japanese { main: Duration::from_mins(10), periods: 3, period: Duration::from_secs(30) };

/// How long each side thinks about a move in them, in seconds.
const TURN_S: u64 = 11;

/// When the light over the board is at its largest.
const LIGHTS_FLY: Duration = Duration::from_millis(820);

/// Longer than a notice stays.
const NOTICES_STAY: Duration = Duration::from_secs(20);

/// What is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scene {
    Title,
    NewGame,
    NewGo,
    Play,
    Refused,
    PlayGo,
    Clocks,
    LastSeconds,
    PausedClocks,
    NewTimed,
    Count,
    Paused,
    Won,
    GameOver,
    Waiting,
    Replay,
    Trying,
    ReplayCorner,
    ReplayLine,
    Explained,
    ExplainedMoment,
    ExplainedWin,
    ExplainedResult,
    ExplainedGo,
    Problem,
    ProblemWrong,
    ProblemSolved,
    Analyzed,
    Lines,
    TakeBack,
    SetUp,
    Editor,
    EditorMenu,
    EditorComment,
    EditorLabel,
    Records,
    Deleted,
    Discard,
    Card,
    Rename,
    Files,
    Export,
    ExportGo,
    FirstStart,
    Settings(Tab),
    Controls,
    ControlsOfOne,
    Capture,
    Help,
    Rules,
    Lesson,
    Page(Topic),
    Words,
    Entry,
    Confirm,
    PuzzleBoards,
    Puzzle,
    PuzzleSmall,
    Watch,
    FirstSteps,
    StepWrong,
    StepCount,
    StepDone,
    Engines,
    Engine,
    EngineFailed,
    Players,
    Player,
    Results,
}

impl Scene {
    /// All of them with their names.
    pub(crate) const ALL: [(Self, &str); 77] = [
        (Self::Title, "title"),
        (Self::NewGame, "new-game"),
        (Self::NewGo, "new-go"),
        (Self::Play, "play"),
        (Self::Refused, "refused"),
        (Self::PlayGo, "play-go"),
        (Self::Clocks, "clocks"),
        (Self::LastSeconds, "last-seconds"),
        (Self::PausedClocks, "paused-clocks"),
        (Self::NewTimed, "new-timed"),
        (Self::Count, "count"),
        (Self::Paused, "paused"),
        (Self::Won, "won"),
        (Self::GameOver, "game-over"),
        (Self::Waiting, "waiting"),
        (Self::Replay, "replay"),
        (Self::Trying, "trying"),
        (Self::ReplayCorner, "replay-corner"),
        (Self::ReplayLine, "replay-line"),
        (Self::Explained, "explained"),
        (Self::ExplainedMoment, "explained-moment"),
        (Self::ExplainedWin, "explained-win"),
        (Self::ExplainedResult, "explained-result"),
        (Self::ExplainedGo, "explained-go"),
        (Self::Problem, "problem"),
        (Self::ProblemWrong, "problem-wrong"),
        (Self::ProblemSolved, "problem-solved"),
        (Self::Analyzed, "analyzed"),
        (Self::Lines, "lines"),
        (Self::TakeBack, "take-back"),
        (Self::Editor, "editor"),
        (Self::EditorMenu, "editor-menu"),
        (Self::EditorComment, "editor-comment"),
        (Self::EditorLabel, "editor-label"),
        (Self::SetUp, "set-up"),
        (Self::Records, "records"),
        (Self::Deleted, "deleted"),
        (Self::Discard, "discard"),
        (Self::Card, "card"),
        (Self::Rename, "rename"),
        (Self::Files, "files"),
        (Self::Export, "export"),
        (Self::ExportGo, "export-go"),
        (Self::FirstStart, "first-start"),
        (Self::Settings(Tab::Play), "settings-play"),
        (Self::Settings(Tab::Look), "settings-look"),
        (Self::Settings(Tab::Sound), "settings-sound"),
        (Self::Settings(Tab::Controls), "settings-controls"),
        (Self::Settings(Tab::Language), "settings-language"),
        (Self::Settings(Tab::Access), "settings-access"),
        (Self::Controls, "controls"),
        (Self::ControlsOfOne, "controls-of-one"),
        (Self::Capture, "capture"),
        (Self::Help, "help"),
        (Self::Rules, "rules"),
        (Self::Lesson, "lesson"),
        Self::page(Topic::Opening(Opening::Taraguchi10)),
        Self::page(Topic::Go(Lesson::Life)),
        Self::page(Topic::Go(Lesson::Count)),
        Self::page(Topic::Puzzle),
        (Self::Words, "words"),
        (Self::Entry, "entry"),
        (Self::Confirm, "confirm"),
        (Self::PuzzleBoards, "puzzle-boards"),
        (Self::Puzzle, "puzzle"),
        (Self::PuzzleSmall, "puzzle-small"),
        (Self::Watch, "watch"),
        (Self::FirstSteps, "first-steps"),
        (Self::StepWrong, "step-wrong"),
        (Self::StepCount, "step-count"),
        (Self::StepDone, "step-done"),
        (Self::Engines, "engines"),
        (Self::Engine, "engine"),
        (Self::EngineFailed, "engine-failed"),
        (Self::Players, "players"),
        (Self::Player, "player"),
        (Self::Results, "results"),
    ];

    const fn page(topic: Topic) -> (Self, &'static str) {
        (Self::Page(topic), topic.name())
    }

    pub(crate) fn name(self) -> &'static str {
        Self::ALL.iter().find(|(scene, _)| *scene == self).map_or("", |(_, name)| *name)
    }

    /// From the title to the screen, at rest.
    pub(crate) fn enter(self, studio: &mut Studio) {
        self.open(studio);
        // The light of an end is gone soon.
        studio.let_pass(if self == Self::Won { LIGHTS_FLY } else { NOTICES_STAY });
        if self == Self::Refused {
            let point = studio.world().resource::<Session>().game().size().center();
            studio.world_mut().write_message(PlaceRequested { point, by: Placer::Person });
            studio.settle();
        }
    }

    #[expect(clippy::too_many_lines, reason = "a list of all scenes, a few lines for each")]
    fn open(self, studio: &mut Studio) {
        match self {
            Self::Title => {}
            Self::Engines => {
                set_up_engines(studio);
                tell(studio, ScreenMove::Open(ENGINES));
            }
            Self::Engine => {
                set_up_engines(studio);
                tell(studio, EngineOrder::See(MISSING));
                tell(studio, EngineOrder::Try);
                let has_failed = |world: &World| {
                    let said = world.resource::<Nav>().controls().iter();
                    said.clone().any(|control| control.says.label.contains("/opt/engines"))
                        && said.clone().all(|control| control.id != egui::Id::new("engine-stop"))
                };
                studio.update_until("the trial is over", has_failed).unwrap();
            }
            Self::Players => open_players(studio),
            Self::Player => {
                open_players(studio);
                tell(studio, PlayerOrder::See(ANN));
            }
            Self::Results => {
                let folder = studio.world().resource::<Autosave>().folder().unwrap();
                for (n, (seats, rule, result)) in GAMES_OF_ANN.iter().cycle().take(24).enumerate() {
                    let text = format!("(;GM[4]SZ[15]RU[{rule}]XS[{seats}]RE[{result}]EV[{n}];B[hh];W[ih])");
                    fs::write(folder.join(format!("{n:02}{OF_ANN}")), text).unwrap();
                }
                open_players(studio);
                tell(studio, PlayerOrder::Results(Some(ANN)));
            }
            Self::EngineFailed => {
                set_up_engines(studio);
                let seats = ByColor { black: Seat::Engine(MISSING), white: Seat::Human };
                tell(studio, MatchOrder::StartMatch(MatchSetup::new(five(Rule::Renju), seats)));
                let has_failed = |world: &World| {
                    world.get_resource::<State<Screen>>().is_some_and(|page| *page.get() == ENGINE_FAILED)
                };
                studio.update_until("the engine has failed", has_failed).unwrap();
            }
            Self::NewGame => tell(studio, ScreenMove::Open(NEW_GAME)),
            Self::NewGo => {
                let setup = MatchSetup { game: GoSetup::default().into(), ..MatchSetup::default() };
                studio.world_mut().resource_mut::<NextMatch>().remember(setup);
                tell(studio, ScreenMove::Open(NEW_GAME));
            }
            Self::Play | Self::Refused => play(studio, five(Rule::Renju), RENJU),
            Self::PlayGo => play(studio, go(), GO),
            Self::Clocks => play_timed(studio, five(Rule::Renju), RENJU, 75),
            // Main time and two periods are gone, and of the last one a few seconds are left.
            Self::LastSeconds => play_timed(studio, go(), GO, 600 + 30 + 30 + 23 - 10 * TURN_S),
            Self::PausedClocks => {
                play_timed(studio, go(), GO, 75);
                tell(studio, MatchOrder::Pause);
            }
            Self::NewTimed => {
                let setup = MatchSetup::new(
                    GoSetup::default(),
                    ByColor { black: Seat::Human, white: Seat::Program(Level::Club) },
                );
                studio.world_mut().resource_mut::<NextMatch>().remember(setup.timed(JAPANESE));
                tell(studio, ScreenMove::Open(NEW_GAME));
            }
            Self::Count => {
                play(studio, go(), GO);
                tell(studio, MatchOrder::Pass);
                tell(studio, MatchOrder::Pass);
                let is_proposed = |world: &World| {
                    let game = world.resource::<Session>().game();
                    game.counting().is_some_and(goishi::game::Counting::is_proposed)
                };
                studio.update_until("the stones are counted", is_proposed).unwrap();
            }
            Self::Paused => {
                play(studio, five(Rule::Renju), RENJU);
                tell(studio, MatchOrder::Pause);
            }
            Self::Won => {
                let (before, last) = WON.rsplit_once(' ').unwrap();
                play(studio, five(Rule::Freestyle), before);
                studio.hold_time(true);
                studio.world_mut().resource_mut::<LookSettings>().reduced_motion = false;
                place(studio, last);
            }
            Self::GameOver => play(studio, five(Rule::Freestyle), WON),
            Self::Waiting => {
                play(studio, five(Rule::Renju), RENJU);
                tell(studio, ScreenMove::Leave);
            }
            Self::Trying => {
                open_record(studio, "Evening game");
                let walk = ReplayOrder::Walk(Walk::Forward(8));
                tell(studio, walk);
                *studio.world_mut().resource_mut::<LastDevice>() = LastDevice::Keyboard;
                tell(studio, ReplayOrder::Try);
                for name in ["jh", "ih", "ki"] {
                    place(studio, name);
                }
            }
            Self::ReplayCorner => open_record(studio, "Corner"),
            Self::Explained
            | Self::ExplainedMoment
            | Self::ExplainedWin
            | Self::ExplainedResult
            | Self::ExplainedGo
            | Self::Problem
            | Self::ProblemWrong
            | Self::ProblemSolved => {
                match self {
                    Self::ExplainedGo => open_record(studio, "Lesson"),
                    Self::ExplainedWin | Self::ExplainedResult => {
                        play(studio, five(Rule::Freestyle), FORCED);
                    }
                    _ => open_record(studio, "Evening game"),
                }
                tell(studio, ReplayOrder::Explain);
                let is_done = |world: &World| world.resource::<Reviewed>().problems().is_some();
                studio.update_until("the game is explained", is_done).unwrap();
                let world = studio.world();
                let review = world.resource::<Reviewed>().of(world.resource::<Session>().game()).unwrap();
                let moments = review.key_moments.clone();
                let record = world.resource::<Session>().game().record();
                let branch = record.preorder(record.root()).last();
                let has_defenses = |step: &&ReviewedMove| !step.defenses.is_empty();
                let step = review.forced_win().iter().find(has_defenses).map(|step| step.number);
                match self {
                    Self::Explained => {}
                    Self::ExplainedGo => tell(studio, ReplayOrder::Walk(Walk::To(branch.unwrap()))),
                    Self::ExplainedWin => {
                        tell(studio, ReviewOrder::SeeStep(step.unwrap()));
                        tell(studio, ReviewOrder::SeeDefense(0, usize::MAX));
                    }
                    Self::ExplainedResult => {
                        tell(studio, ScreenMove::Close);
                        tell(studio, ReplayOrder::Leave);
                    }
                    Self::ExplainedMoment => tell(studio, ReviewOrder::See(moments[0])),
                    _ => self.try_moments(studio, &moments),
                }
            }
            Self::Analyzed | Self::Lines => {
                open_record(studio, "Evening game");
                tell(studio, ReplayOrder::Walk(Walk::Forward(12)));
                tell(studio, AnalysisOrder::Toggle);
                let is_done = |world: &World| {
                    let revision = world.resource::<Session>().revision();
                    world.resource::<Analyzed>().of(revision).is_some_and(|analysis| analysis.is_last)
                };
                studio.update_until("the position is analyzed", is_done).unwrap();
                if self == Self::Lines {
                    tell(studio, ScreenMove::Open(LINES));
                }
            }
            Self::TakeBack => {
                studio.world_mut().resource_mut::<TeachSettings>().teaching = Teaching::Gentle;
                play(studio, five(Rule::Freestyle), "hh aa ih ca jh ea");
                let is_done = |world: &World| {
                    world.get_resource::<State<Screen>>().is_some_and(|page| *page.get() == TAKE_BACK)
                };
                studio.update_until("a move is objected to", is_done).unwrap();
            }
            Self::ReplayLine => {
                open_record(studio, "Evening game");
                tell(studio, ReplayOrder::Walk(Walk::Forward(5)));
            }
            Self::SetUp => {
                tell(studio, EditOrder::SetUp(five(Rule::Freestyle)));
                let stones = [("hh", Color::Black), ("ii", Color::Black), ("hg", Color::White)];
                let stones = stones.map(|(name, color)| (Coord::from_letters(name).unwrap(), Some(color)));
                tell(studio, EditOrder::Make(Edit::SetUp(stones.to_vec())));
            }
            Self::Editor | Self::EditorMenu | Self::EditorComment | Self::EditorLabel => {
                open_record(studio, "Lesson");
                tell(studio, ReplayOrder::Walk(Walk::Forward(2)));
                tell(studio, ReplayOrder::Edit);
                tell(studio, EditOrder::Take(Tool::Words));
                match self {
                    Self::EditorMenu => tell(studio, ScreenMove::Open(EDIT_MENU)),
                    Self::EditorComment => tell(studio, ScreenMove::Open(EDIT_COMMENT)),
                    Self::EditorLabel => place(studio, "gc"),
                    _ => {}
                }
            }
            Self::Replay => {
                open_record(studio, "Lesson");
                tell(studio, ReplayOrder::Walk(Walk::Forward(2)));
            }
            Self::Records => open_records(studio),
            Self::Deleted => {
                open_records(studio);
                tell(studio, ScreenMove::Open(DELETED));
            }
            Self::Discard => {
                open_records(studio);
                tell(studio, ScreenMove::Open(DELETED));
                let records = studio.world().resource::<Records>();
                let deleted = records.deleted().iter().map(|(deleted, _)| deleted.clone()).collect();
                tell(studio, RecordOrder::AskToDiscard(deleted));
            }
            Self::Card => {
                open_records(studio);
                tell(studio, ExchangeOrder::Card(lesson_file()));
            }
            Self::Rename => {
                open_records(studio);
                tell(studio, ExchangeOrder::Card(lesson_file()));
                tell(studio, ExchangeOrder::Rename(lesson_file()));
            }
            Self::Files => {
                // Files are chosen on a page of ours where the gamepad was used last.
                *studio.world_mut().resource_mut::<LastDevice>() = LastDevice::Gamepad;
                tell(studio, ExchangeOrder::OpenFile);
                let is_listed = |world: &World| world.resource::<exchange::Exchange>().folder().is_some();
                studio.update_until("a folder is listed", is_listed).unwrap();
            }
            Self::Export => {
                play(studio, five(Rule::Renju), RENJU);
                tell(studio, ExchangeOrder::Export);
            }
            Self::ExportGo => {
                play(studio, go(), GO);
                tell(studio, ExchangeOrder::Export);
            }
            Self::FirstStart => {
                tell(studio, ScreenMove::Open(WELCOME));
            }
            Self::Settings(tab) => {
                studio.world_mut().resource_mut::<OpenTab>().0 = tab;
                tell(studio, ScreenMove::Open(SETTINGS));
            }
            Self::Controls => tell(studio, ScreenMove::Open(CONTROLS)),
            Self::ControlsOfOne => tell(studio, ControlRequested(Action::Undo)),
            Self::Capture => {
                // It waits as long as it takes for who has a keyboard in hand.
                *studio.world_mut().resource_mut::<LastDevice>() = LastDevice::Keyboard;
                let slot = Slot { action: Action::Undo, means: Means::Key };
                tell(studio, ScreenMove::Open(CONTROLS));
                tell(studio, CaptureRequested(slot));
            }
            Self::Help => tell(studio, ScreenMove::Open(HELP)),
            Self::Rules => tell(studio, TopicRequested(Topic::Forbidden)),
            Self::Lesson => tell(studio, TopicRequested(Topic::Go(Lesson::Capture))),
            Self::Page(topic) => tell(studio, TopicRequested(topic)),
            Self::Words => {
                play(studio, five(Rule::Renju), RENJU);
                tell(studio, TopicRequested(Topic::Board));
            }
            Self::Entry => {
                play(studio, five(Rule::Renju), RENJU);
                tell(studio, ScreenMove::Open(ENTRY));
            }
            Self::Confirm => {
                play(studio, five(Rule::Renju), RENJU);
                tell(studio, ScreenMove::Open(RESIGN));
            }
            Self::FirstSteps => tell(studio, LessonOrder::Open),
            Self::StepWrong => Self::step(studio, Course::Go, 2, "a7"),
            Self::StepCount => {
                tell(studio, LessonOrder::Begin(Course::Go));
                tell(studio, LessonOrder::Choose(Course::Go, 4));
                tell(studio, LessonOrder::Pass);
            }
            Self::StepDone => Self::step(studio, Course::Five, 3, "g5"),
            Self::PuzzleBoards => tell(studio, PuzzleOrder::Open),
            Self::Puzzle => {
                tell(studio, PuzzleOrder::Open);
                let board = cover::Board::new(6, 6).unwrap();
                tell(studio, PuzzleOrder::Begin(board));
                for (x, y) in [(1, 1), (4, 2)] {
                    let point = board.point(x, y).unwrap();
                    studio.world_mut().write_message(PlaceRequested { point, by: Placer::Person });
                    studio.settle();
                }
            }
            Self::PuzzleSmall | Self::Watch => {
                tell(studio, PuzzleOrder::Open);
                tell(studio, PuzzleOrder::Begin(cover::Board::new(3, 3).unwrap()));
                if self == Self::Watch {
                    tell(studio, PuzzleOrder::Watch);
                    tell(studio, PuzzleOrder::NextSolution);
                }
            }
        }
    }

    /// The first of the moments that is a problem: as it is posed, with a wrong stone, or solved.
    fn try_moments(self, studio: &mut Studio, moments: &[usize]) {
        for number in moments {
            tell(studio, ReviewOrder::Try(*number));
        }
        let standing = |studio: &Studio| studio.world().resource::<Problem>().state().clone();
        while self != Self::Problem && matches!(standing(studio), Standing::ToDo) {
            let left = studio.world().resource::<Problem>().left().unwrap();
            let wrong = left.position().size().point(0, 0).unwrap();
            let point = if self == Self::ProblemWrong { wrong } else { left.solution().unwrap() };
            tell(studio, PlaceRequested { point, by: Placer::Person });
            let is_judged =
                |world: &World| !matches!(world.resource::<Problem>().state(), Standing::Judged(_));
            studio.update_until("a stone is judged", is_judged).unwrap();
        }
    }

    /// A step of a course, and a press on a point of it.
    fn step(studio: &mut Studio, course: Course, number: usize, at: &str) {
        tell(studio, LessonOrder::Begin(course));
        tell(studio, LessonOrder::Choose(course, number));
        let size = studio.world().resource::<lesson::Lesson>().position().size();
        let point = coord::parse(at, size).unwrap();
        studio.world_mut().write_message(PlaceRequested { point, by: Placer::Person });
        studio.settle();
    }

    /// Back to the title.
    pub(crate) fn leave(studio: &mut Studio) {
        studio.hold_time(false);
        let world = studio.world_mut();
        world.resource_mut::<LookSettings>().reduced_motion = true;
        *world.resource_mut::<LastDevice>() = LastDevice::default();
        world.write_message(ScreenMove::Leave);
        studio.settle();
        *studio.world_mut().resource_mut::<NextMatch>() = NextMatch::default();
        for id in [MISSING, GO_ENGINE] {
            studio.world_mut().resource_mut::<EngineBook>().delete(id);
        }
        studio.world_mut().resource_mut::<PlayerBook>().delete(ANN);
        let folder = studio.world().resource::<Autosave>().folder().unwrap();
        for n in 0..24 {
            let _ = fs::remove_file(folder.join(format!("{n:02}{OF_ANN}")));
        }
        studio.settle();
    }
}

/// Two engines, of which one is not there.
fn set_up_engines(studio: &mut Studio) {
    let missing = EngineSpec { program: "/opt/engines/pbrain-rival".into(), ..EngineSpec::default() };
    let go = EngineSpec { name: "GNU Go".to_owned(), protocol: Protocol::Gtp, ..missing.clone() };
    let mut book = studio.world_mut().resource_mut::<EngineBook>();
    book.set(MISSING, missing);
    book.set(GO_ENGINE, go);
    studio.settle();
}

/// A player, whose games are those of the name in the folder.
fn open_players(studio: &mut Studio) {
    let ann = Player { name: "Ann".to_owned(), rank: "2 kyu".to_owned(), ..Player::default() };
    studio.world_mut().resource_mut::<PlayerBook>().set(ANN, ann);
    open_records(studio);
    tell(studio, ScreenMove::Close);
    tell(studio, ScreenMove::Open(PLAYERS));
}

const ANN: PlayerId = PlayerId::new(1);
/// The end of the names of her games, and what these say: seats, rule, result.
const OF_ANN: &str = " of Ann.sgf";
const GAMES_OF_ANN: [(&str, &str, &str); 7] = [
    ("player-00000001 learner", "Freestyle", "B+"),
    ("casual player-00000001", "Renju", "B+"),
    ("player-00000001 casual", "Renju", "B+R"),
    ("player-00000001 human", "Standard", "Draw"),
    ("player-00000001 club", "Freestyle", "W+"),
    ("club player-00000001", "Freestyle", "B+"),
    ("casual player-00000001", "Renju", "W+"),
];
const MISSING: EngineId = EngineId::new(1);
const GO_ENGINE: EngineId = EngineId::new(2);

fn five(rule: Rule) -> GameSetup {
    GomokuSetup { rule, ..GomokuSetup::default() }.into()
}

fn go() -> GameSetup {
    GoSetup { size: BoardSize::new(9).unwrap(), ..GoSetup::default() }.into()
}

fn tell(studio: &mut Studio, message: impl Message) {
    studio.world_mut().write_message(message);
    studio.settle();
}

/// Begins a match of two people and plays these moves.
fn play(studio: &mut Studio, game: GameSetup, moves: &str) {
    play_match(studio, people(game), moves);
}

/// The same with clocks; the side to move has thought so many seconds more, and no time passes any longer.
fn play_timed(studio: &mut Studio, game: GameSetup, moves: &str, seconds: u64) {
    studio.hold_time(true);
    play_match(studio, people(game).timed(JAPANESE), moves);
    think(studio, seconds);
}

fn people(game: GameSetup) -> MatchSetup {
    MatchSetup::new(game, ByColor::from_fn(|_| Seat::Human))
}

/// Lets the clock of the side to move run.
fn think(studio: &mut Studio, seconds: u64) {
    let mut session = studio.world_mut().resource_mut::<Session>();
    session.change(|game| game.run_clock(Duration::from_secs(seconds)));
    studio.settle();
}

fn play_match(studio: &mut Studio, setup: MatchSetup, moves: &str) {
    tell(studio, MatchOrder::StartMatch(setup));
    for name in moves.split_whitespace() {
        think(studio, TURN_S);
        place(studio, name);
    }
    let n = studio.world().resource::<Session>().game().position().n_moves();
    assert_eq!(n, moves.split_whitespace().count(), "every move is legal");
}

/// Places a stone.
fn place(studio: &mut Studio, name: &str) {
    let size = studio.world().resource::<Session>().game().size();
    let point = coord::parse(name, size).unwrap();
    studio.world_mut().write_message(PlaceRequested { point, by: Placer::Person });
    studio.settle();
}

fn open_record(studio: &mut Studio, name: &str) {
    open_records(studio);
    tell(studio, RecordOrder::Open(FileName::new(name).unwrap()));
    let is_open = |world: &World| *world.resource::<State<Phase>>().get() == Phase::Replay;
    studio.update_until("a record is opened", is_open).unwrap();
}

fn lesson_file() -> FileName {
    FileName::new("Lesson").unwrap()
}

fn open_records(studio: &mut Studio) {
    tell(studio, ScreenMove::Open(RECORDS));
    let are_listed = |world: &World| world.resource::<Records>().files().is_some_and(|files| files.len() > 1);
    studio.update_until("the games are listed", are_listed).unwrap();
}
