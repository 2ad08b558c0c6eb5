//! Typed coordinates.

use bevy::prelude::*;
use goishi::app::table::place::{MoveRefused, PointPressed};
use goishi::app::table::session::MatchOrder;
use goishi::app::view::audio::SoundSettings;
use goishi::app::view::marks::{ENTRY, TypedPoint};
use goishi::board::Point;
use goishi::game::Seat;

use crate::app::{Desk, Device};

fn typing(text: &str) -> Desk {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    type_anew(&mut desk, text);
    desk
}

fn type_anew(desk: &mut Desk, text: &str) {
    desk.type_text("/");
    assert_eq!(desk.page(), Some(ENTRY));
    desk.type_text(text);
}

fn shown(desk: &Desk) -> Option<Point> {
    desk.app.world().resource::<TypedPoint>().0
}

/// Types on a board with a stone in the middle; is a stone placed, and where?
#[track_caller]
fn check(text: &str, expect: Option<(u8, u8)>) {
    let mut desk = typing("h8");
    desk.press(KeyCode::Enter);
    assert_eq!(desk.n_moves(), 1);
    type_anew(&mut desk, text);
    desk.press(KeyCode::Enter);
    let played = desk.points().get(1).map(|point| (point.x(), point.y()));
    assert_eq!(played, expect, "{text:?}");
    let overlay = if expect.is_some() { None } else { Some(ENTRY) };
    assert_eq!(desk.page(), overlay, "{text:?}");
    desk.assert_mirrored();
}

#[test]
fn all_ways_to_name_a_point() {
    check("a1", Some((0, 14)));
    check("HA", Some((7, 0)));
    check("15,1", Some((14, 0)));
}

#[test]
fn what_names_no_free_point_places_nothing() {
    check("", None);
    check("h", None);
    check("h8", None);
    check("HH", None);
    check("h16", None);
    check("zz", None);
    check("h8x", None);
}

#[test]
fn the_point_is_shown_while_it_is_typed() {
    let mut desk = typing("h");
    assert_eq!(shown(&desk), None);
    desk.type_text("8");
    assert_eq!(shown(&desk), Some(desk.game().size().center()));
    desk.press(KeyCode::Backspace);
    assert_eq!(shown(&desk), None);
    desk.type_text("9");
    assert_eq!(shown(&desk), desk.game().size().point(7, 6));
    assert_eq!(desk.n_moves(), 0);
    desk.press(KeyCode::Escape);
    assert_eq!((desk.page(), shown(&desk)), (None, None));
    assert_eq!(desk.n_moves(), 0);
    assert!(desk.log::<PointPressed>().is_empty());
    // What was typed before is gone.
    type_anew(&mut desk, "");
    assert_eq!(shown(&desk), None);
    desk.press(KeyCode::Enter);
    assert_eq!(desk.n_moves(), 0);
}

#[test]
fn letters_are_text_and_not_keys() {
    let desk = typing("mutnrhp");
    assert!(!desk.section::<SoundSettings>().muted);
    assert_eq!(desk.page(), Some(ENTRY));
    assert!(!desk.log::<MatchOrder>().contains(&MatchOrder::ToggleTables));
    assert!(!desk.is_paused());
}

#[test]
fn after_a_refusal_typing_goes_on() {
    let mut desk = typing("h16");
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Backspace);
    desk.press(KeyCode::Backspace);
    desk.type_text("1");
    desk.press(KeyCode::Enter);
    assert_eq!(desk.points().first().map(|point| (point.x(), point.y())), Some((7, 14)));
    assert!(desk.log::<MoveRefused>().is_empty());
}

#[test]
fn the_mouse_presses_the_buttons_of_the_entry() {
    let mut desk = typing("c3");
    desk.choose(Device::Mouse, "entry-place");
    assert_eq!(desk.n_moves(), 1);
    type_anew(&mut desk, "d4");
    desk.choose(Device::Mouse, "entry-cancel");
    assert_eq!((desk.n_moves(), desk.page()), (1, None));
}
