//! What is drawn and written of a record, and how soon.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use goishi::app::features::replay::ReplayOrder;
use goishi::app::features::replay::panel::ReplayView;
use goishi::app::screen::Phase;
use goishi::app::theme::LookSettings;
use goishi::app::view::marks::markup::Drawn;
use goishi::app::view::marks::numbers::Number;
use goishi::game::Walk;
use goishi::game::tree::Mark;
use goishi::picture::Numbers;

use super::{branched, node, open, order};
use crate::app::Desk;
use crate::power::assert_at_rest;

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
    let n_numbers = |desk: &mut Desk, numbers: Numbers| {
        desk.app.world_mut().resource_mut::<LookSettings>().move_numbers = numbers;
        desk.update();
        desk.settle();
        desk.count::<Number>()
    };
    desk.press(KeyCode::PageDown);
    assert_eq!(n_numbers(&mut desk, Numbers::None), 0);
    assert_eq!(n_numbers(&mut desk, Numbers::Last(5)), 5);
    assert_eq!(n_numbers(&mut desk, Numbers::All), 10);
    desk.press(KeyCode::KeyN);
    desk.press(KeyCode::Enter);
    desk.settle();
    assert_eq!(desk.phase(), Phase::Playing);
    assert_eq!(n_numbers(&mut desk, Numbers::Last(1)), 1);
    assert_eq!(n_numbers(&mut desk, Numbers::All), 10);
}

#[test]
fn replay_a_long_comment_is_scrolled_by_keys_and_pad() {
    let config = tempfile::tempdir().unwrap();
    let words = "Black is thin here and White should have cut. ".repeat(80);
    let mut desk = open(config.path(), &format!("(;GM[1]SZ[19]C[{words}];B[pd];W[dp])"));
    desk.forget::<ReplayOrder>();
    desk.chord(KeyCode::ShiftLeft, KeyCode::ArrowDown);
    desk.pad_right_stick(-1.0);
    desk.pad_right_stick(1.0);
    assert_eq!(desk.log::<ReplayOrder>(), [3, 3, -3].map(ReplayOrder::Read));
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
    order(&mut desk, ReplayOrder::Walk(Walk::To(deep)));
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
