//! Engines of others: set up, tried and played by every device; one that fails costs nothing but its part.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use goishi::app::features::engines::{ENGINE, ENGINE_COMMAND, ENGINES};
use goishi::app::features::exchange::OPEN_FILE;
use goishi::app::intent::Heading;
use goishi::app::screen::Phase;
use goishi::app::table::opponent::{Attending, ENGINE_FAILED, EngineBook, EngineTrouble};
use goishi::app::table::session::MatchOrder;
use goishi::board::{ByColor, Color};
use goishi::external::{Attendant, EngineSpec, Failure, Protocol};
use goishi::game::tree::InfoKey;
use goishi::game::{EngineId, GoSetup, GomokuSetup, MatchSetup, Seat};
use goishi::gomoku::opening::Opening;
use goishi::search::Level;
use tempfile::TempDir;

use crate::app::{Desk, Device, setup};

const ALL: [Device; 3] = [Device::Keyboard, Device::Mouse, Device::Pad];
const ID: EngineId = EngineId::new(0x1234_abcd);
/// Our program on the command line is an engine itself, and attends those of others.
const PROGRAM: &str = env!("CARGO_BIN_EXE_goishi-engine");

fn attended(mut desk: Desk) -> Desk {
    desk.app.insert_resource(Attending(Attendant::at(PathBuf::from(PROGRAM))));
    desk.connect_pad();
    desk
}

/// A desk at which an engine is set up.
fn with_engine(spec: EngineSpec) -> Desk {
    let mut desk = attended(Desk::new());
    desk.app.world_mut().resource_mut::<EngineBook>().set(ID, spec);
    desk.settle();
    desk
}

fn own(protocol: Protocol, arguments: &str) -> EngineSpec {
    EngineSpec {
        name: "Rival".to_owned(),
        protocol,
        program: PathBuf::from(PROGRAM),
        arguments: arguments.to_owned(),
        move_ms: 100,
        ..EngineSpec::default()
    }
}

/// An engine that is a script of the shell.
fn script(text: &str) -> (EngineSpec, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("engine.sh"), text).unwrap();
    let spec = EngineSpec {
        name: "Broken".to_owned(),
        program: PathBuf::from("/bin/sh"),
        arguments: "engine.sh".to_owned(),
        folder: Some(folder.path().to_owned()),
        move_ms: 100,
        ..EngineSpec::default()
    };
    (spec, folder)
}

fn specs(desk: &Desk) -> Vec<EngineSpec> {
    desk.app.world().resource::<EngineBook>().all().into_iter().map(|(_, spec)| spec.clone()).collect()
}

fn to_engines(desk: &mut Desk, device: Device) {
    desk.choose(device, "title-new");
    desk.choose(device, "new-engines");
    assert_eq!(desk.page(), Some(ENGINES));
}

#[test]
fn an_engine_is_set_up_tried_and_played_by_every_device() {
    for device in ALL {
        let config = tempfile::tempdir().unwrap();
        let mut desk = attended(Desk::with_config(config.path()));
        to_engines(&mut desk, device);
        desk.choose(device, "engines-add");
        assert_eq!(desk.page(), Some(ENGINE));
        assert!(specs(&desk).is_empty(), "nothing is kept before there is a program");
        // The program is typed, or chosen where there is nothing to type with.
        let folder = bin_folder(config.path());
        if device == Device::Pad {
            choose_program(&mut desk, device, &folder);
        } else {
            desk.choose(device, "engine-command");
            assert_eq!(desk.page(), Some(ENGINE_COMMAND));
            desk.type_text(folder.join("rival").to_str().unwrap());
            desk.choose(device, "engine-typed-save");
        }
        assert_eq!(desk.page(), Some(ENGINE));
        desk.adjust(device, "engine-time", Heading::Left);
        desk.choose(device, "engine-try");
        desk.wait_for("the trial", |desk| desk.has_control("engine-try") && specs(desk)[0].name == "Goishi");
        desk.settle();
        let spec = specs(&desk).remove(0);
        assert_eq!((spec.move_ms, spec.program), (3_000, folder.join("rival")));
        desk.back(device, "engine-back");
        desk.back(device, "engines-back");
        // It stands behind the levels.
        for _ in 0..7 {
            desk.adjust(device, "new-white", Heading::Left);
            if desk.value("new-white") == "Goishi" {
                break;
            }
        }
        desk.choose(device, "new-start");
        assert!(matches!(desk.game().seats().white, Seat::Engine(_)), "{:?}", desk.game().seats());
        let center = desk.game().size().center();
        desk.place(device, center);
        desk.wait_for("its move", |desk| desk.n_moves() == 2);
        drop(desk);
        // It is there at the next start.
        let desk = Desk::with_config(config.path());
        assert_eq!(specs(&desk).len(), 1);
    }
}

/// A folder among the exports, where the pages of files begin, with a program that is our engine.
fn bin_folder(config: &Path) -> PathBuf {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = config.join("exports");
    fs::create_dir_all(&folder).unwrap();
    let program = folder.join("rival");
    fs::write(&program, format!("#!/bin/sh\nexec '{PROGRAM}' gomocup\n")).unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    fs::write(folder.join("a note"), "").unwrap();
    folder
}

fn choose_program(desk: &mut Desk, device: Device, folder: &Path) {
    desk.choose(device, "engine-choose");
    assert_eq!(desk.page(), Some(OPEN_FILE));
    desk.wait_for("the folders", |desk| desk.has_control("files-exports"));
    desk.settle();
    desk.choose(device, "files-exports");
    desk.wait_for("the program", |desk| desk.has_control("files-file-0"));
    desk.settle();
    assert!(!desk.has_control("files-file-1"), "only what can be started");
    desk.choose(device, "files-file-0");
    desk.wait_for("the form", |desk| desk.page() == Some(ENGINE));
    desk.settle();
    assert_eq!(specs(desk)[0].program, folder.join("rival"));
}

#[test]
fn a_trial_that_fails_says_why_and_one_that_hangs_can_be_stopped() {
    let (crashes, _folder) = script("echo 'no net' >&2; exit 3");
    let mut desk = with_engine(crashes);
    to_engines(&mut desk, Device::Mouse);
    let name = format!("engine-{ID}");
    desk.choose(Device::Mouse, &name);
    desk.choose(Device::Mouse, "engine-try");
    desk.wait_for("what was wrong", |desk| desk.lines().iter().any(|line| line.contains("status 3")));
    assert!(desk.lines().iter().any(|line| line.contains("no net")));

    let (hangs, _folder) = script("sleep 1000");
    let mut desk = with_engine(hangs);
    to_engines(&mut desk, Device::Keyboard);
    desk.choose(Device::Keyboard, &name);
    desk.choose(Device::Keyboard, "engine-try");
    desk.wait_for("the trial", |desk| desk.has_control("engine-stop"));
    desk.choose(Device::Keyboard, "engine-stop");
    desk.wait_for("the end of it", |desk| desk.has_control("engine-try"));
    // Forgotten, after a question.
    desk.choose(Device::Keyboard, "engine-forget");
    desk.choose(Device::Keyboard, "confirm-yes");
    desk.settle();
    assert_eq!((desk.page(), specs(&desk).len()), (Some(ENGINES), 0));
}

#[test]
fn a_whole_game_of_go_is_played_against_an_engine() {
    let mut desk = with_engine(own(Protocol::Gtp, "gtp --level learner"));
    let size = goishi::board::BoardSize::new(5).unwrap();
    let go = GoSetup { size, ..GoSetup::default() };
    desk.start(MatchSetup::new(
        go,
        ByColor { black: Seat::Program(Level::Textbook), white: Seat::Engine(ID) },
    ));
    desk.wait_for("the count", |desk| desk.phase() == Phase::GameOver || desk.game().counting().is_some());
    assert!(desk.n_moves() > 4);
}

#[test]
fn when_an_engine_fails_somebody_else_plays_on() {
    let text = "read -r line; echo OK; read -r line; echo 'name=\"x\"'; exit 4";
    for (device, control, seat) in [
        (Device::Keyboard, "engine-program", Seat::Program(Level::Club)),
        (Device::Mouse, "engine-person", Seat::Human),
        (Device::Pad, "engine-program", Seat::Program(Level::Club)),
    ] {
        let (broken, _folder) = script(text);
        let mut desk = with_engine(broken);
        desk.start(setup(Seat::Human, Seat::Engine(ID), 15));
        let center = desk.game().size().center();
        desk.place(device, center);
        desk.wait_for("the page", |desk| desk.page() == Some(ENGINE_FAILED));
        desk.settle();
        assert!(desk.lines().iter().any(|line| line.contains("status 4")), "{:?}", desk.lines());
        // The page is closed, and comes back for who would go on.
        if device == Device::Keyboard {
            desk.back(device, "");
            assert_eq!(desk.page(), None);
            desk.press(KeyCode::KeyN);
            assert_eq!(desk.page(), Some(ENGINE_FAILED));
        }
        // It tries again, and fails again.
        desk.choose(device, "engine-again");
        desk.wait_for("the page again", |desk| desk.page() == Some(ENGINE_FAILED));
        desk.settle();
        desk.choose(device, control);
        assert_eq!((desk.page(), desk.game().seats().white), (None, seat));
        if seat == Seat::Human {
            let point = desk.at(3, 3);
            desk.place(device, point);
        }
        desk.wait_for("the next move", |desk| desk.n_moves() == 2);
    }
}

#[test]
fn a_record_names_no_program_of_this_machine() {
    let mut desk = attended(Desk::new());
    desk.start(setup(Seat::Human, Seat::Engine(ID), 15));
    let center = desk.game().size().center();
    desk.place(Device::Mouse, center);
    desk.wait_for("the page", |desk| desk.page() == Some(ENGINE_FAILED));
    let world = desk.app.world();
    let revision = world.resource::<goishi::app::table::session::Session>().revision();
    let failure = world.resource::<EngineTrouble>().at(revision).map(|trouble| trouble.failure.clone());
    assert_eq!(failure, Some(Failure::NotSetUp));
}

#[test]
fn undo_while_an_engine_thinks_is_at_once_and_it_cannot_be_hurried() {
    let polite = "while read -r word rest; do case $word in START) echo OK;; ABOUT) echo 'name=\"x\"';; \
                  TURN|BEGIN|DONE) echo MESSAGE deep in thought; sleep 1000;; END) exit;; esac; done";
    let (slow, _folder) = script(polite);
    let mut desk = with_engine(slow);
    desk.start(setup(Seat::Engine(ID), Seat::Human, 15));
    desk.wait_for("its words", |desk| desk.lines().iter().any(|line| line.contains("deep in thought")));
    desk.app.world_mut().write_message(MatchOrder::MoveNow);
    desk.settle();
    assert_eq!(desk.n_moves(), 0, "it is not interrupted");
    desk.app.world_mut().write_message(MatchOrder::SetSeat(Color::Black, Seat::Program(Level::Textbook)));
    desk.wait_for("a move", |desk| desk.n_moves() == 1);
    assert_eq!(desk.game().record().info(InfoKey::Player(Color::Black)), None);
}

/// An engine that answers nothing but Swap2, and that so.
fn script_of_swap2(answer: &str) -> (EngineSpec, TempDir) {
    script(&format!(
        r#"
while read -r word rest; do
  case "$word" in
    START) echo OK;;
    ABOUT) echo 'name="Script"';;
    SWAP2BOARD) {answer};;
    END) exit 0;;
  esac
done
"#
    ))
}

/// A match of the engine against itself with the Swap2 opening.
fn swap2() -> MatchSetup {
    let engine = Seat::Engine(ID);
    let game = GomokuSetup { opening: Opening::Swap2, ..GomokuSetup::default() };
    MatchSetup::new(game, ByColor { black: engine, white: engine })
}

#[test]
fn an_engine_plays_swap2_itself_where_it_can() {
    let by_number = r#"n=0; while read -r line; do case "$line" in DONE) break;; *) n=$((n+1));; esac; done
      case $n in 0) echo "3,3 4,4 5,6";; 3) echo "9,9 10,10";; *) echo 12,12;; esac"#;
    let (spec, _folder) = script_of_swap2(by_number);
    let mut desk = with_engine(spec);
    desk.start(swap2());
    desk.wait_for("its stones", |desk| desk.n_moves() >= 6);
    let expect = [(3, 3), (4, 4), (5, 6), (9, 9), (10, 10), (12, 12)].map(|(x, y)| desk.at(x, y));
    assert_eq!(desk.points()[..6], expect);
}

#[test]
fn in_an_opening_that_an_engine_does_not_know_ours_answers_for_it() {
    let (spec, _folder) = script_of_swap2("echo UNKNOWN command");
    let mut desk = with_engine(spec);
    desk.start(swap2());
    desk.wait_for("the opening", |desk| desk.game().task().is_none());
    assert!(desk.n_moves() >= 3 && desk.page() != Some(ENGINE_FAILED));
}

/// An engine of Go that analyzes until it is told something else.
const ANALYST: &str = r#"
pid= more=
for move in C3 C7 G3 G7 E3 E7 C5 G5; do more="$more info move $move visits 1 winrate 0.5 scoreLead 0.2 order 5 pv $move"; done
while read -r number command rest; do
  if [ -n "$pid" ]; then kill $pid; wait $pid 2>/dev/null; pid=; echo; fi
  case "$command" in
    list_commands) printf '=%s kata-analyze\n\n' "$number";;
    kata-analyze) printf '=%s\n' "$number"
      (while :; do echo "info move E5 visits 8 winrate 0.61 scoreLead 2.5 order 0 pv E5 C3$more"; sleep 0.05; done) & pid=$!;;
    quit) exit 0;;
    *) printf '=%s\n\n' "$number";;
  esac
done
"#;

#[test]
fn an_engine_of_others_analyzes_go_and_one_that_cannot_is_replaced() {
    use goishi::app::features::analysis::{AnalysisSettings, Analyzed, Longest};
    use goishi::app::table::session::Session;
    use goishi::review::Looked;
    for (text, is_theirs) in [(ANALYST, true), ("exit 1", false)] {
        let (spec, _folder) = script(text);
        let mut desk = with_engine(EngineSpec { protocol: Protocol::Gtp, ..spec });
        desk.change::<AnalysisSettings>(|settings| {
            (settings.go_engine, settings.time) = (Some(ID), Longest::Short);
        });
        let size = goishi::board::BoardSize::new(9).unwrap();
        let seats = ByColor { black: Seat::Human, white: Seat::Human };
        desk.start(MatchSetup::new(GoSetup { size, ..GoSetup::default() }, seats));
        desk.settle();
        desk.press(KeyCode::KeyI);
        let looked = |desk: &Desk| {
            let revision = desk.app.world().resource::<Session>().revision();
            let analyzed = desk.app.world().resource::<Analyzed>();
            analyzed.of(revision).map(|it| (it.looked, it.candidates[0].lead, it.candidates.len()))
        };
        desk.wait_for("an analysis", |desk| looked(desk).is_some());
        if is_theirs {
            assert_eq!(looked(&desk), Some((Looked::Visits(16), Some(2.5), 5)));
            assert!(desk.lines().iter().any(|line| line.ends_with(" · 16 positions")), "{:?}", desk.lines());
        } else {
            assert_eq!(desk.notice(), Some(desk.words("notice-analyst-failed")));
        }
        desk.press(KeyCode::KeyI);
        assert_eq!(looked(&desk), None);
    }
}
