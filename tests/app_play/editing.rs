//! Positions are set up, and records are edited, by each device.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use goishi::app::features::edit::{EDIT_COMMENT, EDIT_LABEL, EDIT_MENU, EditOrder};
use goishi::app::features::replay::{ReplayOrder, ReplayStage};
use goishi::app::intent::Heading;
use goishi::app::screen::Phase;
use goishi::app::table::next_match::NEW_GAME;
use goishi::app::table::place::MoveRefused;
use goishi::app::table::session::Session;
use goishi::board::{Color, Point};
use goishi::game::tree::{Coord, Edit, Mark, Tree};
use goishi::play::editor::Tool;
use goishi::record::shelf::Shelf;

use crate::app::{Desk, Device};

const DEVICES: [Device; 3] = [Device::Keyboard, Device::Mouse, Device::Pad];

const RECORD: &str =
    "(;GM[4]SZ[15]PB[Ann]PW[Bo]RE[W+R];B[hh]C[Good.\nReally.];W[gg](;B[ii];W[jj])(;B[aa];W[bb]))";

/// A record from elsewhere, being edited at its first move.
fn edited(config: &Path) -> Desk {
    let mut desk = Desk::with_config(config);
    open(&mut desk, config, RECORD);
    desk.connect_pad();
    desk.press(KeyCode::Home);
    desk.press(KeyCode::ArrowRight);
    desk.press(KeyCode::KeyE);
    assert_eq!(stage(&desk), Some(ReplayStage::Edit));
    desk
}

fn open(desk: &mut Desk, config: &Path, text: &str) {
    let file = config.join("a.sgf");
    fs::write(&file, text).unwrap();
    let window = desk.window();
    desk.app.world_mut().write_message(FileDragAndDrop::DroppedFile { window, path_buf: file });
    desk.wait_for("the record", |desk| desk.phase() == Phase::Replay);
    desk.settle();
}

fn stage(desk: &Desk) -> Option<ReplayStage> {
    desk.app.world().get_resource::<State<ReplayStage>>().map(|stage| *stage.get())
}

fn tree(desk: &Desk) -> &Tree {
    desk.game().record()
}

fn session(desk: &Desk) -> &Session {
    desk.app.world().resource::<Session>()
}

/// Touches a point with the other hand.
fn place_other(desk: &mut Desk, device: Device, point: Point) {
    match device {
        Device::Mouse => {
            let pixel = desk.pixel_of(point);
            desk.move_mouse(pixel);
            desk.mouse_button(MouseButton::Right, ButtonState::Pressed);
            desk.mouse_button(MouseButton::Right, ButtonState::Released);
        }
        Device::Keyboard => {
            desk.cursor_to(device, point);
            desk.press(KeyCode::KeyX);
        }
        Device::Pad => {
            desk.cursor_to(device, point);
            desk.pad_press(GamepadButton::West);
        }
    }
}

/// Takes a tool as each device does.
fn take(desk: &mut Desk, device: Device, tool: Tool, control: &str) {
    for _ in 0..Tool::ALL.len() {
        if session(desk).tool() == Some(tool) {
            return;
        }
        match device {
            Device::Mouse => desk.choose(device, control),
            Device::Keyboard => desk.press(KeyCode::KeyE),
            Device::Pad => desk.pad_press(GamepadButton::North),
        }
    }
    panic!("{tool:?} cannot be taken by {device:?}");
}

fn open_menu(desk: &mut Desk, device: Device) {
    match device {
        Device::Mouse => desk.choose(device, "edit-open-menu"),
        Device::Keyboard => desk.press(KeyCode::KeyP),
        Device::Pad => desk.pad_press(GamepadButton::Start),
    }
    assert_eq!(desk.page(), Some(EDIT_MENU));
}

#[test]
fn editing_a_position_is_set_up_and_played_on_by_every_device() {
    for device in DEVICES {
        let folder = tempfile::tempdir().unwrap();
        let mut desk = Desk::with_config(folder.path());
        desk.connect_pad();
        desk.choose(device, "title-new");
        assert_eq!(desk.page(), Some(NEW_GAME));
        desk.choose(device, "new-set-up");
        assert_eq!((desk.phase(), stage(&desk)), (Phase::Replay, Some(ReplayStage::Edit)));
        assert!(desk.stones().is_empty());
        // Black with the one hand, White with the other; and a chain too many, lifted whole.
        let [a, b, c] = [(7, 7), (8, 7), (7, 8)].map(|(x, y)| desk.at(x, y));
        let chain = [(10, 10), (10, 11)].map(|(x, y)| desk.at(x, y));
        desk.place(device, a);
        desk.place(device, b);
        place_other(&mut desk, device, c);
        place_other(&mut desk, device, chain[0]);
        place_other(&mut desk, device, chain[1]);
        assert_eq!(desk.stones().len(), 5, "{device:?}");
        place_other(&mut desk, device, chain[0]);
        let expect = HashMap::from([(a, Color::Black), (b, Color::Black), (c, Color::White)]);
        assert_eq!(desk.stones(), expect, "{device:?}");
        desk.place(device, c);
        assert_eq!(desk.stones().len(), 2, "a stone is taken up");
        match device {
            Device::Mouse => desk.choose(device, "edit-undo"),
            Device::Keyboard => desk.press(KeyCode::KeyU),
            Device::Pad => {
                open_menu(&mut desk, device);
                desk.choose(device, "edit-menu-undo");
                desk.back(device, "edit-menu-back");
            }
        }
        assert_eq!(desk.stones(), expect, "{device:?}");
        // Whose turn it is, and on from there.
        assert_eq!(desk.game().to_move(), Color::White);
        open_menu(&mut desk, device);
        desk.adjust(device, "edit-turn", Heading::Right);
        assert_eq!(desk.game().to_move(), Color::Black, "{device:?}");
        desk.wait_until_saved();
        desk.choose(device, "edit-play-on");
        assert_eq!((desk.page(), stage(&desk)), (None, Some(ReplayStage::Seats)));
        desk.choose(device, "replay-start");
        assert_eq!(desk.phase(), Phase::Playing);
        assert_eq!((desk.stones(), desk.game().to_move()), (expect, Color::Black));
        // The position is among the saved games.
        let files = Shelf::open(folder.path().join("records")).unwrap().list(Vec::new()).unwrap();
        assert_eq!(files.len(), 1, "{device:?}");
    }
}

#[test]
fn editing_marks_come_and_go_by_every_device() {
    for device in DEVICES {
        let folder = tempfile::tempdir().unwrap();
        let mut desk = edited(folder.path());
        let before = tree(&desk).clone();
        let node = desk.game().node();
        let [a, b] = [(4, 4), (5, 9)].map(|(x, y)| desk.at(x, y));
        take(&mut desk, device, Tool::Mark(Mark::Square), "tool-square");
        desk.place(device, a);
        desk.place(device, b);
        assert_eq!(
            tree(&desk).marks(node),
            [(a.into(), Mark::Square), (b.into(), Mark::Square)],
            "{device:?}"
        );
        place_other(&mut desk, device, a);
        take(&mut desk, device, Tool::Letters, "tool-letters");
        desk.place(device, a);
        assert_eq!(tree(&desk).labels(node).iter().map(|label| label.text).collect::<Vec<_>>(), ["A"]);
        assert_eq!(tree(&desk).marks(node).len(), 1, "{device:?}");
        take(&mut desk, device, Tool::Lines(goishi::game::tree::LineEnd::Arrow), "tool-arrow");
        desk.place(device, a);
        assert_eq!(session(&desk).line_from(), Some(a));
        desk.place(device, b);
        let lines = tree(&desk).lines(node);
        assert_eq!((lines.len(), lines[0].from, lines[0].to), (1, a.into(), b.into()), "{device:?}");
        // The record was somebody else's: that was said, and all goes back.
        assert_eq!(desk.notice(), Some(desk.words("notice-tried-in-copy")));
        while session(&desk).can_undo_edit() {
            desk.app.world_mut().write_message(EditOrder::Undo);
            desk.settle();
        }
        assert_eq!(tree(&desk).marks(node), before.marks(node));
        assert_eq!(tree(&desk).n_nodes(), before.n_nodes());
        desk.back(device, "edit-done");
        assert_eq!((stage(&desk), session(&desk).tool()), (Some(ReplayStage::Walk), None));
    }
}

#[test]
fn editing_a_line_is_dragged_by_the_mouse() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = edited(folder.path());
    let [a, b] = [(4, 4), (5, 9)].map(|(x, y)| desk.at(x, y));
    let (from, to) = (desk.pixel_of(a), desk.pixel_of(b));
    let drag = |desk: &mut Desk| {
        desk.move_mouse(from);
        desk.mouse_down();
        desk.move_mouse(to);
        desk.mouse_up();
    };
    // With other tools that is a press that was taken back.
    drag(&mut desk);
    assert!(!session(&desk).is_edited());
    take(&mut desk, Device::Mouse, Tool::Lines(goishi::game::tree::LineEnd::Plain), "tool-line");
    drag(&mut desk);
    assert_eq!(tree(&desk).lines(desk.game().node()).len(), 1);
    assert_eq!(session(&desk).line_from(), None);
}

#[test]
fn editing_a_label_is_typed() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = edited(folder.path());
    let at = desk.at(4, 4);
    take(&mut desk, Device::Keyboard, Tool::Words, "tool-words");
    desk.place(Device::Keyboard, at);
    assert_eq!(desk.page(), Some(EDIT_LABEL));
    desk.type_text("ko");
    desk.press(KeyCode::Enter);
    desk.settle();
    let node = desk.game().node();
    let label = |desk: &Desk| tree(desk).labels(node).first().map(|label| (label.at, label.text.to_owned()));
    assert_eq!((desk.page(), label(&desk)), (None, Some((Coord::from(at), "ko".to_owned()))));
    // Typed over and thrown away.
    desk.press(KeyCode::Enter);
    desk.type_text("no");
    desk.press(KeyCode::Escape);
    assert_eq!((desk.page(), label(&desk)), (None, Some((Coord::from(at), "ko".to_owned()))));
}

#[test]
fn editing_a_comment_is_kept_however_its_page_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = edited(folder.path());
    let node = desk.game().node();
    let comment = |desk: &Desk| tree(desk).comment(node).unwrap_or_default().to_owned();
    assert_eq!(comment(&desk), "Good.\nReally.");
    let leave: [fn(&mut Desk); 3] = [
        |desk| desk.press(KeyCode::Escape),
        |desk| desk.chord(KeyCode::ControlLeft, KeyCode::Enter),
        |desk| desk.choose(Device::Mouse, "edit-keep"),
    ];
    for (n, leave) in leave.into_iter().enumerate() {
        desk.choose(Device::Mouse, "edit-comment");
        assert_eq!(desk.page(), Some(EDIT_COMMENT));
        let before = comment(&desk);
        desk.press(KeyCode::Enter);
        desk.type_text("more");
        assert_eq!(comment(&desk), before, "not before the page is left");
        leave(&mut desk);
        desk.settle();
        assert_eq!((desk.page(), comment(&desk)), (None, format!("{before}\nmore")), "way {n}");
    }
    // Each time was one change.
    for _ in 0..3 {
        desk.press(KeyCode::KeyU);
    }
    assert_eq!(comment(&desk), "Good.\nReally.");
    // Looked at only, it stays as it is, with the blanks at its end.
    desk.app.world_mut().write_message(EditOrder::Make(Edit::Comment("Blank. \n".to_owned())));
    desk.settle();
    let n_edits = session(&desk).n_edits();
    desk.choose(Device::Mouse, "edit-comment");
    desk.press(KeyCode::Escape);
    assert_eq!((session(&desk).n_edits(), comment(&desk).as_str()), (n_edits, "Blank. \n"));
    // The record that lies there meanwhile does not get it.
    desk.choose(Device::Mouse, "edit-comment");
    desk.type_text("lost");
    open(&mut desk, folder.path(), "(;GM[1]SZ[9];B[ee])");
    desk.wait_for("the other record", |desk| tree(desk).size().columns() == 9);
    desk.settle();
    assert!(tree(&desk).preorder(tree(&desk).root()).all(|node| tree(&desk).comment(node).is_none()));
}

#[test]
fn editing_variations_are_put_in_order_by_every_device() {
    for device in DEVICES {
        let folder = tempfile::tempdir().unwrap();
        let mut desk = edited(folder.path());
        let second = tree(&desk).main_line().nth(2).unwrap();
        let [first_way, second_way] = [0, 1].map(|n| tree(&desk).children(second).nth(n).unwrap());
        desk.app.world_mut().write_message(ReplayOrder::Walk(goishi::game::Walk::To(second_way)));
        desk.settle();
        open_menu(&mut desk, device);
        desk.choose(device, "edit-promote");
        assert_eq!(tree(&desk).first_child(second), Some(second_way), "{device:?}");
        desk.choose(device, "edit-move-down");
        assert_eq!(tree(&desk).first_child(second), Some(first_way), "{device:?}");
        desk.choose(device, "edit-delete");
        assert_eq!((tree(&desk).children(second).count(), desk.game().node()), (1, second), "{device:?}");
        let black = tree(&desk).stones_at(second).iter().next().unwrap();
        desk.choose(device, "edit-mirror");
        let mirrored = Coord::new(14 - black.0.x(), black.0.y()).unwrap();
        assert!(tree(&desk).stones_at(second).iter().any(|stone| stone == (mirrored, black.1)));
        desk.assert_mirrored();
        desk.choose(device, "edit-clear");
        assert!(desk.stones().is_empty(), "{device:?}");
        for _ in 0..5 {
            desk.choose(device, "edit-menu-undo");
        }
        assert_eq!(tree(&desk).children(second).collect::<Vec<_>>(), [first_way, second_way]);
        desk.choose(device, "edit-menu-done");
        assert_eq!((desk.page(), stage(&desk)), (None, Some(ReplayStage::Walk)), "{device:?}");
    }
}

#[test]
fn editing_a_stone_that_cannot_stand_is_refused_and_said() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::with_config(folder.path());
    open(&mut desk, folder.path(), "(;GM[1]SZ[9]AB[ab][ba])");
    desk.press(KeyCode::KeyE);
    let corner = desk.at(0, 0);
    place_other(&mut desk, Device::Mouse, corner);
    assert_eq!(desk.log::<MoveRefused>().len(), 1);
    assert_eq!(desk.notice(), Some(desk.words("refused-cannot-stand")));
    assert_eq!(desk.stones().len(), 2);
}

#[test]
fn editing_is_saved_and_found_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = edited(folder.path());
    desk.app.world_mut().write_message(EditOrder::Make(Edit::Comment("Mine.".to_owned())));
    desk.settle();
    desk.wait_until_saved();
    let shelf = Shelf::open(folder.path().join("records")).unwrap();
    let files = shelf.list(Vec::new()).unwrap();
    let texts: Vec<String> = files.iter().map(|file| fs::read_to_string(&file.path).unwrap()).collect();
    assert_eq!(texts.iter().filter(|text| text.contains("C[Mine.]")).count(), 1);
    assert!(texts.iter().all(|text| text.contains("W[jj]")));
}
