//! The menu of a record, the way out of it, and playing on from it.

use std::fs;
use std::time::Duration;

use bevy::prelude::*;
use goishi::app::features::replay::{ReplaySettings, ReplayStage, Speed};
use goishi::app::features::settings::SETTINGS;
use goishi::app::intent::Heading;
use goishi::app::screen::{Phase, PlayStage, ScreenMove};
use goishi::app::table::branches::KeepBranches;
use goishi::app::table::next_match::NextMatch;
use goishi::app::table::session::{MatchOrder, Session};
use goishi::app::table::settings::TableSettings;
use goishi::app::theme::LookSettings;
use goishi::board::{Color, Point};
use goishi::game::Seat;
use goishi::picture::Numbers;
use goishi::record::shelf::Shelf;
use goishi::search::Level;

use super::{branched, open, stage};
use crate::app::{Desk, Device, TITLE, black_wins};

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
        assert_eq!(desk.section::<LookSettings>().move_numbers, Numbers::Last(1));
        desk.adjust(device, "replay-menu-speed", Heading::Right);
        assert_eq!(desk.section::<ReplaySettings>().speed, Speed::Quick);
        desk.choose(device, "pause-settings");
        assert_eq!(desk.page(), Some(SETTINGS));
        desk.press(KeyCode::Escape);
        desk.choose(device, "replay-menu-leave");
        assert_eq!(desk.whereabouts(), TITLE);
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
        desk.app.world_mut().resource_mut::<NextMatch>().seats.white = Seat::Program(Level::Textbook);
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
        desk.app.world_mut().write_message(ScreenMove::Leave);
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
    desk.press(KeyCode::KeyG);
    desk.app.world_mut().write_message_batch([MatchOrder::Resign, MatchOrder::AgreeDraw, MatchOrder::Undo]);
    desk.pass(Duration::from_secs(2));
    assert_eq!((desk.n_moves(), desk.phase(), desk.page()), (1, Phase::Replay, None));
    assert!(desk.app.world().get_resource::<State<PlayStage>>().is_none());
}

/// Takes a move back in a match and plays another one; the number of nodes of its record then.
fn nodes_after_another_move(keep: KeepBranches, white: Seat) -> usize {
    let mut desk = Desk::in_match(Seat::Human, white, 15);
    desk.app.world_mut().resource_mut::<TableSettings>().keep_branches = keep;
    let at = |x: u8| goishi::gomoku::DEFAULT_SIZE.point(x, 7).unwrap();
    let replies = usize::from(!white.is_person());
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
