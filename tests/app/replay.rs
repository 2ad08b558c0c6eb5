//! Records are walked through, played by themselves, and played on, by each device.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use goishi::app::audio::{Cue, Heard};
use goishi::app::branches::KeepBranches;
use goishi::app::input::Heading;
use goishi::app::marks::markup::Drawn;
use goishi::app::marks::numbers::Number;
use goishi::app::numbers::MoveNumbers;
use goishi::app::panels::replay::ReplayView;
use goishi::app::phase::{MenuPage, Overlay, Phase, PlayStage};
use goishi::app::replay::{Order, Replay, ReplayStage, Speed};
use goishi::app::session::{Command, Session};
use goishi::app::settings::Settings;
use goishi::board::{Color, Point};
use goishi::game::tree::{Mark, NodeId};
use goishi::game::{Seat, Walk};
use goishi::record::shelf::Shelf;
use goishi::search::Level;

use crate::app::{Desk, Device, black_wins, setup};
use crate::power::assert_at_rest;

/// A main line of 24 moves; at the third move two variations, the first of them with one of its own.
fn branched() -> String {
    let at = |i: u8| format!("{}{}", char::from(b'a' + i % 12), char::from(b'a' + i / 12 * 2));
    let main: Vec<String> =
        (0..24).map(|i| format!(";{}[{}]", if i % 2 == 0 { "B" } else { "W" }, at(i))).collect();
    let (before, behind) = (main[..2].concat(), main[2..].concat());
    format!(
        "(;GM[4]SZ[15]PB[Ann]PW[Bo]RE[W+R]{before}({behind})\
         (;B[oo]C[Another way.](;W[no];B[mo])(;W[on]))(;B[oa]LB[oa:1][ha:A]TR[aa]LN[ac:cc]AR[cc:cg]))"
    )
}

fn open(config: &Path, text: &str) -> Desk {
    open_in(Desk::with_config(config), config, text)
}

fn open_in(mut desk: Desk, config: &Path, text: &str) -> Desk {
    let file = config.join("a.sgf");
    fs::write(&file, text).unwrap();
    let window = desk.window();
    desk.app.world_mut().write_message(FileDragAndDrop::DroppedFile { window, path_buf: file });
    desk.wait_for("the record", |desk| desk.phase() == Phase::Replay);
    desk.connect_pad();
    desk.settle();
    desk
}

fn node(desk: &Desk) -> NodeId {
    desk.game().node()
}

fn stage(desk: &Desk) -> Option<ReplayStage> {
    desk.app.world().get_resource::<State<ReplayStage>>().map(|stage| *stage.get())
}

fn is_running(desk: &Desk) -> bool {
    desk.app.world().resource::<Replay>().is_running()
}

fn order(desk: &mut Desk, order: Order) {
    desk.app.world_mut().write_message(Command::Replay(order));
    desk.settle();
}

/// A way through a record, as each device has it.
struct Way {
    keys: &'static [(Option<KeyCode>, KeyCode)],
    pad: GamepadButton,
    button: &'static str,
}

const SHIFT: Option<KeyCode> = Some(KeyCode::ShiftLeft);
const BACK: Way = Way {
    keys: &[(None, KeyCode::ArrowLeft), (None, KeyCode::KeyA), (None, KeyCode::KeyU)],
    pad: GamepadButton::DPadLeft,
    button: "replay-back",
};
const ON: Way = Way {
    keys: &[(None, KeyCode::ArrowRight), (None, KeyCode::KeyD), (None, KeyCode::KeyR)],
    pad: GamepadButton::DPadRight,
    button: "replay-on",
};
const FAR_BACK: Way = Way {
    keys: &[(None, KeyCode::PageUp), (SHIFT, KeyCode::ArrowLeft)],
    pad: GamepadButton::LeftTrigger,
    button: "replay-far-back",
};
const FAR_ON: Way = Way {
    keys: &[(None, KeyCode::PageDown), (SHIFT, KeyCode::ArrowRight)],
    pad: GamepadButton::RightTrigger,
    button: "replay-far-on",
};
const FIRST: Way =
    Way { keys: &[(None, KeyCode::Home)], pad: GamepadButton::LeftTrigger2, button: "replay-first" };
const LAST: Way =
    Way { keys: &[(None, KeyCode::End)], pad: GamepadButton::RightTrigger2, button: "replay-last" };
const UP: Way = Way {
    keys: &[(None, KeyCode::ArrowUp), (None, KeyCode::KeyW)],
    pad: GamepadButton::DPadUp,
    button: "replay-previous-branch",
};
const DOWN: Way = Way {
    keys: &[(None, KeyCode::ArrowDown), (None, KeyCode::KeyS)],
    pad: GamepadButton::DPadDown,
    button: "replay-next-branch",
};

/// Walks these ways in each manner that the devices have; the number of moves after each is the one expected.
#[track_caller]
fn check(ways: &[(&Way, usize)]) {
    for manner in 0..5 {
        let config = tempfile::tempdir().unwrap();
        let mut desk = open(config.path(), &branched());
        for (way, expect) in ways {
            match manner {
                0..3 => match way.keys[manner % way.keys.len()] {
                    (Some(held), key) => desk.chord(held, key),
                    (None, key) => desk.press(key),
                },
                3 => desk.pad_press(way.pad),
                _ => desk.choose(Device::Mouse, way.button),
            }
            assert_eq!(desk.n_moves(), *expect, "{} in manner {manner}", way.button);
            desk.assert_mirrored();
        }
    }
}

#[test]
fn replay_steps_by_every_device() {
    check(&[(&ON, 1), (&ON, 2), (&BACK, 1), (&BACK, 0), (&BACK, 0)]);
}

#[test]
fn replay_goes_ten_moves_by_every_device() {
    check(&[(&FAR_ON, 10), (&FAR_ON, 20), (&FAR_ON, 24), (&FAR_BACK, 14), (&FAR_BACK, 4), (&FAR_BACK, 0)]);
}

#[test]
fn replay_goes_to_both_ends_by_every_device() {
    check(&[(&LAST, 24), (&LAST, 24), (&FIRST, 0), (&FIRST, 0)]);
}

#[test]
fn replay_goes_through_the_branches_by_every_device() {
    // From far down the main line to the variations of the third move, and back up.
    check(&[(&FAR_ON, 10), (&DOWN, 3), (&ON, 4), (&DOWN, 4), (&DOWN, 3), (&DOWN, 3), (&UP, 3), (&UP, 3)]);
    let config = tempfile::tempdir().unwrap();
    let mut desk = open(config.path(), &branched());
    let tree = desk.game().record().clone();
    let third: Vec<NodeId> = tree.children(tree.main_line().nth(2).unwrap()).collect();
    assert_eq!(third.len(), 3);
    desk.press(KeyCode::PageDown);
    for expect in [third[1], third[2], third[2]] {
        desk.press(KeyCode::ArrowDown);
        assert_eq!(node(&desk), expect);
    }
    desk.press(KeyCode::ArrowUp);
    // The branch visited last is the one that is gone on with.
    let here = node(&desk);
    desk.press(KeyCode::Home);
    desk.press(KeyCode::End);
    assert!(desk.game().record().path(node(&desk)).contains(&here));
}

#[test]
fn replay_the_wheel_over_the_board_steps_and_nowhere_else() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = open(config.path(), &branched());
    let center = desk.pixel_of(desk.game().size().center());
    desk.move_mouse(center);
    desk.wheel(-1.0);
    desk.wheel(-2.0);
    assert_eq!(desk.n_moves(), 3);
    desk.wheel(1.0);
    assert_eq!(desk.n_moves(), 2);
    let panel = desk.layout().panel;
    desk.move_mouse(panel.min.midpoint(panel.max));
    desk.wheel(-1.0);
    assert_eq!(desk.n_moves(), 2);
    // Nor in a match.
    desk.start(setup(Seat::Human, Seat::Human, 15));
    desk.place_all(Device::Mouse, &[desk.game().size().center()]);
    desk.wheel(1.0);
    assert_eq!(desk.n_moves(), 1);
    // The buttons at the side of the mouse go back and on as well.
    let mut desk = open_in(desk, config.path(), &branched());
    desk.mouse_button(MouseButton::Forward, bevy::input::ButtonState::Pressed);
    desk.mouse_button(MouseButton::Forward, bevy::input::ButtonState::Pressed);
    desk.mouse_button(MouseButton::Back, bevy::input::ButtonState::Pressed);
    assert_eq!(desk.n_moves(), 1);
}

#[test]
fn replay_a_press_on_the_tree_goes_there() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = open(config.path(), &branched());
    let tree = desk.game().record().clone();
    let third: Vec<NodeId> = tree.children(tree.main_line().nth(2).unwrap()).collect();
    let targets = [third[2], third[1], tree.main_line().nth(5).unwrap(), tree.root()];
    for target in targets {
        let spot = desk.app.world().resource::<ReplayView>().tree.spot_of(target).unwrap();
        let pixel = Vec2::new(spot.x, spot.y) * desk.layout().pixels_per_point();
        desk.click(pixel);
        assert_eq!(node(&desk), target);
    }
    desk.assert_mirrored();
}

#[test]
fn replay_a_press_on_a_point_goes_on_there() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = open(config.path(), &branched());
    desk.press(KeyCode::ArrowRight);
    desk.press(KeyCode::ArrowRight);
    let size = desk.game().size();
    let next: Vec<Point> = [(2, 0), (14, 0), (14, 14)].map(|(x, y)| size.point(x, y).unwrap()).to_vec();
    let mut query = desk.app.world_mut().query::<&Drawn>();
    let drawn: Vec<Drawn> = query.iter(desk.app.world()).cloned().collect();
    assert_eq!(drawn, next.iter().copied().map(Drawn::Next).collect::<Vec<_>>());
    desk.click_point(size.center());
    assert_eq!(desk.n_moves(), 2);
    desk.click_point(next[2]);
    assert_eq!((desk.n_moves(), desk.points()[2]), (3, next[2]));
    assert_eq!(desk.game().record().n_nodes(), 30, "nothing was added");
}

#[test]
fn replay_moves_come_by_themselves_and_the_loop_sleeps_between_them() {
    let now = |desk: &Desk| desk.app.world().resource::<Time<Real>>().elapsed();
    for speed in Speed::ALL {
        let config = tempfile::tempdir().unwrap();
        let mut desk = open(config.path(), &branched());
        order(&mut desk, Order::Speed(speed));
        assert_eq!(desk.settings().replay_speed, speed);
        desk.forget::<Heard>();
        let begun = now(&desk);
        desk.press(KeyCode::Space);
        let wakes = desk.pass(5 * speed.interval());
        let n = desk.n_moves();
        let expect = now(&desk).saturating_sub(begun).as_secs_f32() / speed.interval().as_secs_f32();
        assert!(n >= 5 && (n as f32 - expect).abs() <= 1.0, "{n} moves and not {expect} at {speed:?}");
        // The loop wakes for each move, to put the settings away, and to save.
        assert!(wakes <= n + 4, "{wakes} times for {n} moves");
        let stones = desk.log::<Heard>().iter().filter(|heard| matches!(heard.cue, Cue::Stone(_))).count();
        assert_eq!(stones, n);
        // Stopped, nothing comes any more.
        desk.press(KeyCode::Space);
        assert!(!is_running(&desk));
        assert_at_rest(&mut desk);
        assert_eq!(desk.n_moves(), n);
    }
}

#[test]
fn replay_it_sleeps_until_the_next_move() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = open(config.path(), &branched());
    order(&mut desk, Order::Speed(Speed::Slow));
    desk.press(KeyCode::Space);
    desk.pass(Duration::from_millis(2500));
    assert_eq!(desk.n_moves(), 1);
    desk.update();
    assert!(!desk.asks_for_redraw());
    assert!(desk.sleep_time() > Duration::from_millis(900), "{:?}", desk.sleep_time());
}

#[test]
fn replay_stops_at_the_end_and_begins_again_from_there() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = open(config.path(), &branched());
    desk.press(KeyCode::End);
    desk.press(KeyCode::ArrowLeft);
    for device in [Device::Keyboard, Device::Pad, Device::Mouse] {
        match device {
            Device::Mouse => desk.choose(device, "replay-run"),
            _ => desk.confirm(device),
        }
        assert!(is_running(&desk));
        desk.pass(Duration::from_secs(30));
        assert_eq!((desk.n_moves(), is_running(&desk)), (24, false), "{device:?}");
    }
}

#[test]
fn replay_a_page_or_the_menu_stops_it() {
    for key in [KeyCode::F1, KeyCode::KeyP] {
        let config = tempfile::tempdir().unwrap();
        let mut desk = open(config.path(), &branched());
        desk.press(KeyCode::Space);
        desk.press(key);
        assert!(!is_running(&desk));
        desk.pass(Duration::from_secs(5));
        assert_eq!(desk.n_moves(), 0);
        desk.press(KeyCode::Escape);
        assert_eq!((desk.overlay(), stage(&desk)), (Overlay::Closed, Some(ReplayStage::Walk)));
    }
}

#[test]
fn replay_speed_changes_by_every_device() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = open(config.path(), &branched());
    let speed = |desk: &Desk| desk.settings().replay_speed;
    desk.press(KeyCode::Equal);
    assert_eq!(speed(&desk), Speed::Quick);
    desk.press(KeyCode::Minus);
    desk.press(KeyCode::Minus);
    desk.press(KeyCode::Minus);
    assert_eq!(speed(&desk), Speed::Slow);
    desk.pad_press(GamepadButton::North);
    assert_eq!(speed(&desk), Speed::Steady);
    desk.choose(Device::Mouse, "replay-speed");
    assert_eq!(speed(&desk), Speed::Quick);
}

#[test]
fn replay_the_menu_and_the_way_out_by_every_device() {
    for device in [Device::Keyboard, Device::Mouse, Device::Pad] {
        let config = tempfile::tempdir().unwrap();
        let mut desk = open(config.path(), &branched());
        match device {
            Device::Keyboard => desk.press(KeyCode::KeyP),
            Device::Mouse => desk.choose(device, "replay-menu"),
            Device::Pad => desk.pad_press(GamepadButton::Start),
        }
        assert_eq!(stage(&desk), Some(ReplayStage::Menu));
        desk.adjust(device, "settings-numbers", Heading::Right);
        assert_eq!(desk.settings().move_numbers, MoveNumbers::Last(1));
        desk.adjust(device, "replay-menu-speed", Heading::Right);
        assert_eq!(desk.settings().replay_speed, Speed::Quick);
        desk.choose(device, "pause-settings");
        assert_eq!(desk.overlay(), Overlay::Settings);
        desk.press(KeyCode::Escape);
        desk.choose(device, "replay-menu-leave");
        assert_eq!((desk.phase(), desk.menu_page()), (Phase::Menu, Some(MenuPage::Title)));
        assert!(!desk.has_control("title-continue"), "nothing is under way");
    }
}

#[test]
fn replay_a_match_that_has_ended_is_reviewed_and_come_back_to() {
    for device in [Device::Keyboard, Device::Mouse, Device::Pad] {
        let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
        desk.connect_pad();
        desk.place_all(Device::Mouse, &black_wins(desk.game().size(), 3));
        desk.choose(device, "over-review");
        assert_eq!((desk.phase(), desk.n_moves()), (Phase::Replay, 9));
        desk.press(KeyCode::Home);
        assert_eq!(desk.n_moves(), 0);
        desk.assert_mirrored();
        match device {
            Device::Keyboard => desk.press(KeyCode::Escape),
            Device::Mouse => desk.choose(device, "replay-leave"),
            Device::Pad => desk.pad_press(GamepadButton::East),
        }
        assert_eq!((desk.phase(), desk.n_moves()), (Phase::GameOver, 9));
        desk.assert_mirrored();
        // The match itself can be taken up again.
        desk.press(KeyCode::KeyU);
        assert_eq!((desk.phase(), desk.n_moves()), (Phase::Playing, 8));
        let free = desk.game().size().point(14, 14).unwrap();
        desk.place_all(Device::Mouse, &[free]);
    }
}

#[test]
fn replay_play_from_here_goes_on_in_a_copy_by_every_device() {
    for device in [Device::Keyboard, Device::Mouse, Device::Pad] {
        let config = tempfile::tempdir().unwrap();
        let text = branched();
        let mut desk = open(config.path(), &text);
        desk.app.world_mut().resource_mut::<Settings>().next_match.seats.white =
            Seat::Program(Level::Textbook);
        desk.press(KeyCode::PageDown);
        let n_nodes = desk.game().record().n_nodes();
        match device {
            Device::Keyboard => desk.press(KeyCode::KeyN),
            Device::Mouse => desk.choose(device, "replay-play-on"),
            Device::Pad => desk.pad_press(GamepadButton::West),
        }
        assert_eq!(stage(&desk), Some(ReplayStage::Seats));
        assert!(device == Device::Mouse || desk.is_focused("replay-start"));
        desk.choose(device, "replay-start");
        assert_eq!((desk.phase(), desk.n_moves()), (Phase::Playing, 10));
        assert_eq!(desk.game().seats().white, Seat::Program(Level::Textbook));
        let free = desk.game().size().point(7, 7).unwrap();
        desk.place(Device::Mouse, free);
        desk.wait_for("an answer", |desk| desk.n_moves() == 12);
        assert_eq!(desk.game().record().n_nodes(), n_nodes + 2);
        desk.wait_until_saved();
        let files = Shelf::open(config.path().join("records")).unwrap().list(Vec::new()).unwrap();
        assert_eq!(files.len(), 2);
        assert!(files.iter().any(|file| fs::read_to_string(&file.path).unwrap() == text), "the record stays");
        // Left and taken up, it is a match as any other.
        desk.app.world_mut().write_message(Command::LeaveMatch);
        desk.settle();
        assert!(desk.has_control("title-continue"));
    }
}

#[test]
fn replay_where_the_rules_have_ended_the_game_nobody_plays_on() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    desk.place_all(Device::Mouse, &black_wins(desk.game().size(), 3));
    desk.choose(Device::Mouse, "over-review");
    desk.press(KeyCode::KeyN);
    assert_eq!(stage(&desk), Some(ReplayStage::Walk));
    desk.press(KeyCode::ArrowLeft);
    desk.press(KeyCode::KeyN);
    desk.press(KeyCode::Enter);
    desk.settle();
    assert_eq!((desk.phase(), desk.n_moves()), (Phase::Playing, 8));
}

#[test]
fn replay_nobody_moves_while_a_record_is_looked_at() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = open(config.path(), &branched());
    desk.press(KeyCode::ArrowRight);
    let free = desk.game().size().point(7, 7).unwrap();
    desk.click_point(free);
    for key in [KeyCode::KeyG, KeyCode::Slash] {
        desk.press(key);
    }
    desk.app.world_mut().write_message_batch([Command::Resign, Command::AgreeDraw, Command::Undo]);
    desk.pass(Duration::from_secs(2));
    assert_eq!((desk.n_moves(), desk.phase(), desk.overlay()), (1, Phase::Replay, Overlay::Closed));
    assert!(desk.app.world().get_resource::<State<PlayStage>>().is_none());
}

#[test]
fn replay_draws_what_the_record_draws() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = open(config.path(), &branched());
    let drawn = |desk: &mut Desk| {
        let mut query = desk.app.world_mut().query::<&Drawn>();
        query.iter(desk.app.world()).cloned().collect::<Vec<_>>()
    };
    assert_eq!(drawn(&mut desk), []);
    desk.press(KeyCode::PageDown);
    desk.press(KeyCode::ArrowDown);
    desk.press(KeyCode::ArrowDown);
    let size = desk.game().size();
    let at = |x, y| size.point(x, y).unwrap();
    let all = drawn(&mut desk);
    for expect in [
        Drawn::Label(at(14, 0), "1".to_owned()),
        Drawn::Label(at(7, 0), "A".to_owned()),
        Drawn::Ground(at(7, 0)),
        Drawn::Mark(at(0, 0), Mark::Triangle),
        Drawn::Line(at(0, 2), at(2, 2)),
        Drawn::Line(at(2, 2), at(2, 6)),
        Drawn::Head(at(2, 2), at(2, 6)),
    ] {
        assert!(all.contains(&expect), "{expect:?} in {all:?}");
    }
    assert_eq!(all.len(), 7);
    desk.press(KeyCode::ArrowLeft);
    assert!(drawn(&mut desk).iter().all(|drawn| matches!(drawn, Drawn::Next(_))));
}

#[test]
fn replay_numbers_follow_their_setting_in_play_too() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = open(config.path(), &branched());
    let n_numbers = |desk: &mut Desk, numbers: MoveNumbers| {
        desk.app.world_mut().resource_mut::<Settings>().move_numbers = numbers;
        desk.update();
        desk.settle();
        desk.count::<Number>()
    };
    desk.press(KeyCode::PageDown);
    assert_eq!(n_numbers(&mut desk, MoveNumbers::None), 0);
    assert_eq!(n_numbers(&mut desk, MoveNumbers::Last(5)), 5);
    assert_eq!(n_numbers(&mut desk, MoveNumbers::All), 10);
    desk.press(KeyCode::KeyN);
    desk.press(KeyCode::Enter);
    desk.settle();
    assert_eq!(desk.phase(), Phase::Playing);
    assert_eq!(n_numbers(&mut desk, MoveNumbers::Last(1)), 1);
    assert_eq!(n_numbers(&mut desk, MoveNumbers::All), 10);
}

#[test]
fn replay_a_long_comment_is_scrolled_by_keys_and_pad() {
    let config = tempfile::tempdir().unwrap();
    let words = "Black is thin here and White should have cut. ".repeat(80);
    let mut desk = open(config.path(), &format!("(;GM[1]SZ[19]C[{words}];B[pd];W[dp])"));
    desk.forget::<Command>();
    desk.chord(KeyCode::ShiftLeft, KeyCode::ArrowDown);
    desk.pad_right_stick(-1.0);
    desk.pad_right_stick(1.0);
    let read: Vec<Command> = desk.log::<Command>().to_vec();
    assert_eq!(read, [3, 3, -3].map(|lines| Command::Replay(Order::Read(lines))));
    assert_eq!(desk.n_moves(), 0);
    assert_at_rest(&mut desk);
}

#[test]
fn replay_a_huge_tree_is_walked_at_once() {
    // A line of 20,000 passes, each with four variations.
    let mut text = String::from("(;GM[1]SZ[9]");
    for i in 0..20_000 {
        let color = if i % 2 == 0 { 'B' } else { 'W' };
        let _ = write!(text, "(;{color}[];C[{i}])(;{color}[aa])(;{color}[bb])(;{color}[cc])(;{color}[]");
    }
    text.push_str(&")".repeat(20_001));
    let config = tempfile::tempdir().unwrap();
    let mut desk = open(config.path(), &text);
    assert!(desk.game().record().n_nodes() > 100_000);
    let clock = Instant::now();
    let mut n = 0;
    for _ in 0..3 {
        for key in [KeyCode::ArrowDown, KeyCode::ArrowUp, KeyCode::ArrowRight, KeyCode::ArrowLeft] {
            desk.press(key);
            n += 1;
        }
    }
    // Each press is followed by some ten updates, a frame each.
    assert!(clock.elapsed() < Duration::from_millis(400) * n, "{:?} for {n} steps", clock.elapsed());
    let deep = desk.game().record().preorder(desk.game().record().root()).last().unwrap();
    order(&mut desk, Order::Walk(Walk::To(deep)));
    assert_eq!(node(&desk), deep);
    assert!(desk.app.world().resource::<ReplayView>().tree.spot_of(deep).is_some(), "it is in view");
}

#[test]
fn replay_every_page_of_it_comes_to_rest() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = open(config.path(), &branched());
    assert_at_rest(&mut desk);
    for key in [KeyCode::ArrowRight, KeyCode::PageDown, KeyCode::KeyP] {
        desk.press(key);
        assert_at_rest(&mut desk);
    }
    desk.press(KeyCode::Escape);
    desk.press(KeyCode::KeyN);
    assert_at_rest(&mut desk);
}

/// Takes a move back in a match and plays another one; the number of nodes of its record then.
fn nodes_after_another_move(keep: KeepBranches, white: Seat) -> usize {
    let mut desk = Desk::in_match(Seat::Human, white, 15);
    desk.app.world_mut().resource_mut::<Settings>().keep_branches = keep;
    let at = |x: u8| goishi::gomoku::DEFAULT_SIZE.point(x, 7).unwrap();
    let replies = usize::from(white.is_program());
    let play = |desk: &mut Desk, point: Point, n_before: usize| {
        desk.place(Device::Mouse, point);
        desk.wait_for("an answer", |desk| desk.n_moves() == n_before + 1 + replies);
        desk.settle();
    };
    play(&mut desk, at(7), 0);
    desk.press(KeyCode::KeyU);
    desk.wait_for("nothing", |desk| desk.n_moves() == 0);
    play(&mut desk, at(3), 0);
    assert_eq!(desk.app.world().resource::<Session>().game().position().color_of_move(0), Color::Black);
    desk.game().record().n_nodes()
}

#[test]
fn replay_what_is_taken_back_stays_as_a_branch_unless_the_player_wants_it_otherwise() {
    let program = Seat::Program(Level::Textbook);
    assert_eq!(nodes_after_another_move(KeepBranches::Always, program), 5);
    assert_eq!(nodes_after_another_move(KeepBranches::NotAgainstProgram, program), 3);
    assert_eq!(nodes_after_another_move(KeepBranches::Always, Seat::Human), 3);
    assert_eq!(nodes_after_another_move(KeepBranches::NotAgainstProgram, Seat::Human), 3);
}
