//! Moves that a record does not have are tried: they become variations, in a copy where the record is not ours.

use std::fs;
use std::path::Path;

use bevy::prelude::*;
use goishi::app::features::replay::panel::ReplayView;
use goishi::app::features::replay::{REMOVE, ReplayStage};
use goishi::app::screen::{Phase, ScreenMove};
use goishi::app::table::place::MoveRefused;
use goishi::app::table::session::{MatchOrder, Session};
use goishi::app::view::marks::ENTRY;
use goishi::board::{BoardSize, ByColor, Point};
use goishi::game::tree::Tree;
use goishi::game::{GoSetup, MatchSetup, Seat};
use goishi::record::shelf::Shelf;

use super::{branched, node, open, stage};
use crate::app::{Desk, Device, black_wins};

const DEVICES: [Device; 3] = [Device::Keyboard, Device::Mouse, Device::Pad];

/// A match of two people that Black has won, looked at after its fourth move.
fn reviewed() -> Desk {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    desk.connect_pad();
    review(&mut desk);
    desk
}

fn review(desk: &mut Desk) {
    desk.place_all(Device::Mouse, &black_wins(desk.game().size(), 3));
    desk.choose(Device::Mouse, "over-review");
    desk.press(KeyCode::Home);
    for _ in 0..4 {
        desk.press(KeyCode::ArrowRight);
    }
    assert_eq!((desk.phase(), desk.n_moves()), (Phase::Replay, 4));
}

/// Tries a stone as each device does.
fn try_stone(desk: &mut Desk, device: Device, point: Point) {
    if device != Device::Mouse && stage(desk) == Some(ReplayStage::Walk) {
        match device {
            Device::Pad => desk.pad_press(GamepadButton::RightThumb),
            _ => desk.press(KeyCode::KeyV),
        }
        assert_eq!((stage(desk), desk.sees_cursor()), (Some(ReplayStage::Try), true));
    }
    desk.place(device, point);
}

fn free(desk: &Desk, x: u8) -> Point {
    desk.game().size().point(x, 10).unwrap()
}

fn tree(desk: &Desk) -> &Tree {
    desk.game().record()
}

#[test]
fn replay_a_move_is_tried_by_every_device_and_the_game_stays() {
    for device in DEVICES {
        let mut desk = reviewed();
        let (before, from) = (tree(&desk).clone(), node(&desk));
        let main: Vec<_> = before.main_line().collect();
        let points = [free(&desk, 7), free(&desk, 8)];
        for (n, point) in points.into_iter().enumerate() {
            try_stone(&mut desk, device, point);
            assert_eq!((desk.n_moves(), desk.points().last()), (5 + n, Some(&point)), "{device:?}");
            assert_eq!(desk.stones().len(), 5 + n, "it lies on the board");
        }
        assert_eq!(tree(&desk).n_nodes(), before.n_nodes() + 2);
        assert_eq!(tree(&desk).main_line().collect::<Vec<_>>(), main);
        assert_eq!(tree(&desk).result(), before.result());
        let tried = node(&desk);
        let spot = desk.app.world().resource::<ReplayView>().tree.spot_of(tried);
        assert!(spot.is_some(), "{device:?}: it is in the picture of the tree");
        // One step back, and on again.
        match device {
            Device::Keyboard => desk.press(KeyCode::KeyU),
            Device::Mouse => desk.choose(device, "replay-back"),
            Device::Pad => desk.pad_press(GamepadButton::West),
        }
        assert_eq!(desk.n_moves(), 5, "{device:?}");
        match device {
            Device::Keyboard => desk.press(KeyCode::KeyR),
            Device::Mouse => desk.choose(device, "replay-on"),
            Device::Pad => desk.pad_press(GamepadButton::RightTrigger),
        }
        assert_eq!(node(&desk), tried, "{device:?}");
        // Back to walking with the same keys as before.
        if device != Device::Mouse {
            match device {
                Device::Pad => desk.pad_press(GamepadButton::East),
                _ => desk.press(KeyCode::Escape),
            }
            assert_eq!((stage(&desk), desk.sees_cursor()), (Some(ReplayStage::Walk), false));
        }
        desk.press(KeyCode::ArrowLeft);
        desk.press(KeyCode::ArrowLeft);
        assert_eq!(node(&desk), from);
        // The same move once more is the same variation.
        try_stone(&mut desk, device, points[0]);
        assert_eq!(tree(&desk).n_nodes(), before.n_nodes() + 2);
        // The match is come back to where it ended.
        for _ in 0..2 {
            if desk.phase() == Phase::Replay {
                desk.press(KeyCode::Escape);
            }
        }
        assert_eq!((desk.phase(), desk.n_moves()), (Phase::GameOver, 9));
        desk.assert_mirrored();
    }
}

#[test]
fn replay_what_was_tried_is_deleted_by_every_device() {
    for device in DEVICES {
        let mut desk = reviewed();
        let (before, from) = (tree(&desk).clone(), node(&desk));
        for x in [7, 8] {
            let point = free(&desk, x);
            desk.place(Device::Mouse, point);
        }
        desk.press(KeyCode::KeyU);
        match device {
            Device::Keyboard => desk.press(KeyCode::Delete),
            Device::Mouse => {
                desk.choose(device, "replay-menu");
                desk.choose(device, "replay-menu-remove");
            }
            Device::Pad => {
                desk.pad_press(GamepadButton::Start);
                desk.choose(device, "replay-menu-remove");
            }
        }
        assert_eq!((desk.page(), stage(&desk)), (None, Some(ReplayStage::Walk)), "{device:?}");
        assert_eq!((node(&desk), tree(&desk)), (from, &before), "{device:?}");
        assert_eq!(desk.stones().len(), 4);
    }
}

#[test]
fn replay_a_variation_of_the_record_is_deleted_after_a_question_and_the_game_never() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = open(config.path(), &branched());
    let n_nodes = tree(&desk).n_nodes();
    desk.press(KeyCode::ArrowRight);
    desk.press(KeyCode::Delete);
    assert_eq!(desk.notice(), Some(desk.words("notice-main-line-stays")));
    assert_eq!((desk.page(), tree(&desk).n_nodes()), (None, n_nodes));
    desk.press(KeyCode::ArrowRight);
    desk.press(KeyCode::ArrowRight);
    desk.press(KeyCode::ArrowDown);
    assert!(!tree(&desk).is_main(node(&desk)));
    desk.press(KeyCode::Delete);
    assert_eq!(desk.page(), Some(REMOVE));
    desk.choose(Device::Keyboard, "confirm-no");
    assert_eq!(tree(&desk).n_nodes(), n_nodes);
    desk.press(KeyCode::Delete);
    desk.choose(Device::Keyboard, "confirm-yes");
    assert_eq!((desk.page(), tree(&desk).n_nodes(), desk.n_moves()), (None, n_nodes - 4, 2));
}

#[test]
fn replay_a_point_is_typed() {
    let mut desk = reviewed();
    let n_nodes = tree(&desk).n_nodes();
    desk.press(KeyCode::Slash);
    assert_eq!(desk.page(), Some(ENTRY));
    desk.type_text("o1");
    desk.press(KeyCode::Enter);
    desk.settle();
    assert_eq!((desk.page(), desk.phase()), (None, Phase::Replay));
    assert_eq!((tree(&desk).n_nodes(), desk.n_moves()), (n_nodes + 1, 5));
}

#[test]
fn replay_where_no_stone_can_lie_none_is_tried_and_the_reason_is_said() {
    let mut desk = reviewed();
    let n_nodes = tree(&desk).n_nodes();
    let taken = desk.points()[0];
    desk.place(Device::Mouse, taken);
    assert_eq!(desk.log::<MoveRefused>().len(), 1);
    assert_eq!(desk.notice(), Some(desk.words("refused-occupied")));
    // The game has ended here.
    desk.press(KeyCode::End);
    let point = free(&desk, 7);
    desk.place(Device::Mouse, point);
    assert_eq!(desk.notice(), Some(desk.words("refused-over")));
    assert_eq!((tree(&desk).n_nodes(), desk.app.world().resource::<Session>().is_edited()), (n_nodes, false));
}

#[test]
fn replay_a_pass_is_tried_in_go() {
    let mut desk = Desk::new();
    let go = GoSetup { size: BoardSize::new(9).unwrap(), ..GoSetup::default() };
    desk.start(MatchSetup::new(go, ByColor { black: Seat::Human, white: Seat::Human }));
    let points: Vec<Point> = (2..5).map(|x| desk.at(x, 4)).collect();
    desk.place_all(Device::Mouse, &points);
    desk.app.world_mut().write_message(MatchOrder::Resign);
    desk.settle();
    assert_eq!(desk.phase(), Phase::GameOver);
    desk.choose(Device::Keyboard, "over-review");
    desk.press(KeyCode::ArrowLeft);
    let n_nodes = tree(&desk).n_nodes();
    desk.press(KeyCode::KeyV);
    desk.press(KeyCode::KeyG);
    assert_eq!((tree(&desk).n_nodes(), desk.n_moves()), (n_nodes + 1, 3));
    assert!(desk.game().counting().is_none());
}

fn files(config: &Path) -> Vec<(String, String)> {
    let files = Shelf::open(config.join("records")).unwrap().list(Vec::new()).unwrap();
    files.into_iter().map(|file| (file.name.to_string(), fs::read_to_string(&file.path).unwrap())).collect()
}

#[test]
fn replay_somebody_elses_record_is_changed_in_a_copy_only() {
    let config = tempfile::tempdir().unwrap();
    let text = branched();
    let mut desk = open(config.path(), &text);
    desk.press(KeyCode::ArrowRight);
    let point = free(&desk, 7);
    desk.place(Device::Mouse, point);
    assert_eq!(desk.notice(), Some(desk.words("notice-tried-in-copy")));
    desk.wait_until_saved();
    let other = free(&desk, 8);
    desk.place(Device::Mouse, other);
    desk.wait_until_saved();
    assert_eq!(fs::read_to_string(config.path().join("a.sgf")).unwrap(), text);
    let kept = files(config.path());
    assert_eq!(kept.len(), 2, "the record and one copy");
    let (copies, originals): (Vec<_>, Vec<_>) = kept.into_iter().partition(|(_, kept)| *kept != text);
    assert_eq!(originals.len(), 1, "the record in the folder is what it was");
    let copy = &copies[0].1;
    assert!(copy.contains("PB[Ann]") && copy.contains("RE[W+R]") && !copy.contains("DT["), "{copy}");
    // The copy is looked at as the record was, with what was tried, and goes on in its file.
    desk.app.world_mut().write_message(ScreenMove::Leave);
    desk.settle();
    assert!(!desk.has_control("title-continue"), "it is no match under way");
    desk.choose(Device::Keyboard, "title-records");
    desk.wait_for("the list", |desk| desk.has_control("records-open-0"));
    desk.choose(Device::Keyboard, "records-open-0");
    desk.wait_for("the copy", |desk| desk.phase() == Phase::Replay);
    desk.settle();
    assert_eq!(tree(&desk).n_nodes(), super::open(config.path(), &text).game().record().n_nodes() + 2);
    desk.press(KeyCode::Home);
    desk.press(KeyCode::ArrowRight);
    let third = free(&desk, 9);
    desk.place(Device::Mouse, third);
    desk.wait_until_saved();
    assert_eq!(files(config.path()).len(), 2);
}

#[test]
fn replay_a_match_played_here_keeps_what_is_tried_in_its_file() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = Desk::with_config(config.path());
    desk.start(crate::app::setup(Seat::Human, Seat::Human, 15));
    review(&mut desk);
    let point = free(&desk, 7);
    desk.place(Device::Mouse, point);
    assert_eq!(desk.notice(), None);
    desk.wait_until_saved();
    let kept = files(config.path());
    assert_eq!(kept.len(), 1);
    assert!(kept[0].1.contains("RE[B+") && kept[0].1.contains("DT["), "{}", kept[0].1);
    let read = goishi::record::sgf::read_text(&kept[0].1).games.remove(0);
    assert_eq!(read.n_nodes(), tree(&desk).n_nodes());
}
