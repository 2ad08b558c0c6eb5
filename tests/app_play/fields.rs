//! Fields in which something is typed: the chords that every field knows, and nothing written by them.

use std::fs;
use std::path::Path;

use bevy::input::ButtonState;
use bevy::prelude::*;
use goishi::app::features::exchange::ExchangeOrder;
use goishi::app::intent::Action;
use goishi::app::screen::Phase;
use goishi::app::ui::kit::{Nature, Nav};
use goishi::app::ui::typing::Pasted;
use goishi::game::Seat;
use goishi::record::shelf::FileName;

use crate::app::{Desk, Device};

const GAME: &str = "(;GM[4]SZ[15]PB[Ann]PW[Bo]RE[W+F];B[hh];W[gg];B[ii])";

/// The program at its saved games, of which there is one.
fn at_records(config: &Path) -> Desk {
    let folder = config.join("records");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("match.sgf"), GAME).unwrap();
    let mut desk = Desk::with_config(config);
    desk.choose(Device::Keyboard, "title-records");
    desk.wait_for("the game", |desk| desk.has_control("records-open-0"));
    desk.settle();
    desk
}

/// What is typed in the field in view.
fn typed(desk: &Desk) -> String {
    let controls = desk.app.world().resource::<Nav>().controls();
    let field = controls.iter().find(|control| control.says.nature == Nature::Text);
    field.expect("a field is in view").says.value.clone().unwrap()
}

/// A chord whose keys are all let go before the program looks, as a slow update brings it.
fn at_once(desk: &mut Desk, keys: &[KeyCode]) {
    for key in keys {
        desk.write_key(*key, ButtonState::Pressed, false);
    }
    keys.iter().rev().for_each(|key| desk.write_key(*key, ButtonState::Released, false));
    desk.settle();
}

const CTRL: KeyCode = KeyCode::ControlLeft;

fn check_chords(desk: &mut Desk, before: &str) {
    assert_eq!(typed(desk), before);
    desk.forget::<Action>();
    for key in [KeyCode::KeyA, KeyCode::KeyC, KeyCode::KeyB, KeyCode::KeyE, KeyCode::ArrowLeft] {
        at_once(desk, &[CTRL, key]);
        desk.chord(CTRL, key);
        assert_eq!(typed(desk), before, "{key:?}");
    }
    // All of it is replaced, had back, and replaced again.
    at_once(desk, &[CTRL, KeyCode::KeyA]);
    desk.type_text("b3");
    assert_eq!(typed(desk), "b3");
    at_once(desk, &[CTRL, KeyCode::KeyZ]);
    assert_eq!(typed(desk), before);
    desk.chord(CTRL, KeyCode::KeyY);
    assert_eq!(typed(desk), "b3");
    at_once(desk, &[CTRL, KeyCode::KeyA]);
    at_once(desk, &[CTRL, KeyCode::KeyX]);
    assert_eq!(typed(desk), "");
    desk.app.world_mut().write_message(Pasted("c4".to_owned()));
    desk.settle();
    assert_eq!(typed(desk), "c4");
    let heard = desk.log::<Action>();
    assert!(heard.is_empty(), "the chords of a field are no keys of the program: {heard:?}");
}

#[test]
fn fields_know_the_chords_of_every_field_and_write_nothing_by_them() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = at_records(config.path());
    check_chords(&mut desk, "");
    // What was typed here is nothing to undo when the page is opened the next time.
    desk.press(KeyCode::Escape);
    desk.choose(Device::Mouse, "title-records");
    desk.settle();
    desk.chord(CTRL, KeyCode::KeyZ);
    assert_eq!(typed(&desk), "");
    let name = FileName::new("match").unwrap();
    desk.app.world_mut().write_message(ExchangeOrder::Rename(name));
    desk.settle();
    check_chords(&mut desk, "match");
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    desk.type_text("/");
    check_chords(&mut desk, "");
    assert_eq!(desk.n_moves(), 0);
}

#[test]
fn fields_get_the_first_letter_after_their_page_has_been_opened() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    desk.write_key(KeyCode::Slash, ButtonState::Pressed, false);
    desk.write_key(KeyCode::Slash, ButtonState::Released, false);
    desk.update();
    desk.type_text("h8");
    assert_eq!(typed(&desk), "h8");
}

#[test]
fn fields_of_words_take_a_paste_for_what_it_is() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = at_records(config.path());
    // What is typed is no game, whatever it looks like.
    for key in [KeyCode::KeyA, KeyCode::KeyN] {
        desk.press(key);
    }
    desk.app.world_mut().write_message(Pasted("n".to_owned()));
    desk.settle();
    assert_eq!(typed(&desk), "ann");
    assert!(desk.has_control("records-open-0"));
    // No more is typed than anybody searches for.
    desk.app.world_mut().write_message(Pasted("b".repeat(100)));
    desk.settle();
    assert_eq!(typed(&desk).chars().count(), 100);
    let text = "(;GM[1]SZ[9]PB[Cy]\nRE[B+R];B[ee];W[cc])";
    desk.app.world_mut().write_message(Pasted(text.to_owned()));
    desk.wait_for("the game", |desk| desk.phase() == Phase::Replay);
    desk.settle();
    assert_eq!(desk.game().record().n_nodes(), 3);
}
