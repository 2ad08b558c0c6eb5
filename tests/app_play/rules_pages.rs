//! The rules pages: opened from anywhere, left to where one came from, and read by each device alone.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui;
use goishi::app::features::help::{Lesson, Shelf, Topic};
use goishi::app::features::play::questions::RESIGN;
use goishi::app::features::settings::SETTINGS;
use goishi::app::intent::Heading;
use goishi::app::screen::{HELP, Phase};
use goishi::app::table::next_match::{NEW_GAME, NextMatch};
use goishi::app::text::TextSettings;
use goishi::app::ui::kit::{Nav, Sight};
use goishi::app::view::marks::ENTRY;
use goishi::game::{GameSetup, GoSetup, GomokuSetup, MatchSetup, Seat};
use goishi::gomoku::Rule;
use goishi::gomoku::opening::Opening;

use crate::app::{Desk, Device, black_wins};
use crate::power::assert_at_rest;

/// The devices that have a focus.
const WALKING: [Device; 2] = [Device::Keyboard, Device::Pad];

fn topics() -> impl Iterator<Item = Topic> {
    let five = Topic::RULES.into_iter().chain(Topic::OPENINGS);
    five.chain(Topic::GO).chain(Topic::GO_RULES).chain([Topic::Puzzle, Topic::Controls])
}

fn help(desk: &mut Desk, device: Device) {
    match device {
        Device::Pad => desk.pad_press(GamepadButton::Select),
        Device::Keyboard | Device::Mouse => desk.press(KeyCode::F1),
    }
}

fn back(desk: &mut Desk, device: Device) {
    match device {
        Device::Pad => desk.pad_press(GamepadButton::East),
        Device::Keyboard | Device::Mouse => desk.press(KeyCode::Escape),
    }
}

fn step_of(desk: &Desk, figure: &str) -> usize {
    desk.app.world().resource::<Shelf>().step(figure)
}

fn sight(desk: &Desk) -> Sight {
    desk.app.world().resource::<Nav>().sight().unwrap()
}

fn rect_of(desk: &Desk, name: &str) -> egui::Rect {
    desk.app.world().resource::<Nav>().rect_of(name).unwrap()
}

/// Opens a page from the contents, whose buttons stand in rows.
#[track_caller]
fn open(desk: &mut Desk, device: Device, topic: Topic) {
    if device == Device::Mouse {
        desk.choose(device, topic.name());
    } else {
        for heading in std::iter::repeat_n([Heading::Right, Heading::Left, Heading::Down], 40).flatten() {
            if desk.is_focused(topic.name()) {
                break;
            }
            desk.step(device, heading);
        }
        desk.confirm(device);
    }
    assert_eq!(desk.topic(), Some(topic));
}

/// Opens the help, looks into a page, and comes back to where it was opened.
#[track_caller]
fn look_in(desk: &mut Desk, device: Device) {
    let place = |desk: &Desk| (desk.phase(), desk.page(), desk.is_paused(), desk.n_moves());
    let before = place(desk);
    help(desk, device);
    assert_eq!(desk.page(), Some(HELP));
    desk.confirm(device);
    assert!(matches!(desk.topic(), Some(Topic::Rule(_))), "{:?}", desk.topic());
    back(desk, device);
    assert_eq!(desk.page(), Some(HELP));
    back(desk, device);
    assert_eq!(place(desk), before);
    // And in one press from a page.
    help(desk, device);
    desk.confirm(device);
    help(desk, device);
    assert_eq!(place(desk), before);
}

#[test]
fn the_help_opens_from_anywhere_and_leads_back() {
    for device in WALKING {
        let mut desk = Desk::new();
        desk.connect_pad();
        look_in(&mut desk, device);
        desk.choose(device, "title-settings");
        look_in(&mut desk, device);
        assert_eq!(desk.page(), Some(SETTINGS));
        back(&mut desk, device);
        assert_eq!(desk.page(), None);
        desk.choose(device, "title-new");
        look_in(&mut desk, device);
        assert_eq!(desk.page(), Some(NEW_GAME));
        desk.start(MatchSetup { seats: two_people(), ..MatchSetup::default() });
        look_in(&mut desk, device);
        back(&mut desk, device);
        assert!(desk.is_paused());
        look_in(&mut desk, device);
        desk.choose(device, "pause-resign");
        look_in(&mut desk, device);
        assert_eq!(desk.page(), Some(RESIGN));
        back(&mut desk, device);
        back(&mut desk, device);
        desk.place_all(Device::Mouse, &black_wins(desk.game().size(), 5));
        assert_eq!(desk.phase(), Phase::GameOver);
        look_in(&mut desk, device);
    }
}

fn two_people() -> goishi::board::ByColor<Seat> {
    goishi::board::ByColor { black: Seat::Human, white: Seat::Human }
}

#[test]
fn the_help_opens_while_coordinates_are_typed() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    desk.press(KeyCode::Slash);
    assert_eq!(desk.page(), Some(ENTRY));
    desk.press(KeyCode::F1);
    assert_eq!(desk.page(), Some(HELP));
    desk.press(KeyCode::Escape);
    assert_eq!(desk.page(), Some(ENTRY));
}

/// The first press shows the rule of the match, in the menu that of the next one.
#[test]
fn the_rule_in_force_is_one_press_away() {
    for rule in Rule::ALL {
        let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
        let game = GomokuSetup { rule, ..GomokuSetup::default() };
        desk.start(MatchSetup::new(game, two_people()));
        desk.press(KeyCode::F1);
        desk.press(KeyCode::Enter);
        assert_eq!(desk.topic(), Some(Topic::Rule(rule)));
    }
    let mut desk = Desk::new();
    desk.choose(Device::Keyboard, "title-new");
    desk.adjust(Device::Keyboard, "new-rule", Heading::Right);
    let rule = desk.section::<NextMatch>().gomoku.rule;
    assert_ne!(rule, desk.game().setup().gomoku().unwrap().rule);
    desk.press(KeyCode::F1);
    desk.press(KeyCode::Enter);
    assert_eq!(desk.topic(), Some(Topic::Rule(rule)));
}

/// Above the pages of the other game stand those of the game that is played, and the first press opens one of them.
#[test]
fn the_game_that_is_played_comes_first() {
    for (game, first) in [
        (GameSetup::from(GomokuSetup::default()), Topic::Rule(Rule::Freestyle)),
        (GoSetup::default().into(), Topic::Go(Lesson::Basics)),
    ] {
        let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
        desk.start(MatchSetup::new(game, two_people()));
        desk.press(KeyCode::F1);
        let top = |topic: Topic| rect_of(&desk, topic.name()).top();
        let five = Topic::RULES.into_iter().chain(Topic::OPENINGS).map(top);
        let go = Topic::GO.into_iter().chain(Topic::GO_RULES).map(top);
        let [(five_from, five_to), (go_from, go_to)] = [five.collect::<Vec<_>>(), go.collect()]
            .map(|tops| tops.into_iter().fold((f32::MAX, f32::MIN), |(a, b), top| (a.min(top), b.max(top))));
        let controls = top(Topic::Controls);
        if first == Topic::Go(Lesson::Basics) {
            assert!(go_to < controls && controls < five_from);
        } else {
            assert!(five_to < controls && controls < go_from);
        }
        assert!(desk.is_focused(first.name()));
        desk.press(KeyCode::Enter);
        assert_eq!(desk.topic(), Some(first));
    }
}

#[test]
fn back_in_the_contents_the_focus_is_where_it_was_left() {
    let mut desk = Desk::new();
    desk.press(KeyCode::F1);
    assert!(desk.is_focused("rules-freestyle"));
    open(&mut desk, Device::Keyboard, Topic::Opening(Opening::Yamaguchi));
    desk.press(KeyCode::Escape);
    assert!(desk.is_focused("rules-yamaguchi"));
    desk.press(KeyCode::Escape);
    desk.press(KeyCode::F1);
    assert!(desk.is_focused("rules-freestyle"), "opened anew it begins anew");
}

/// Walks down to a figure; a page is read on the way.
#[track_caller]
fn focus_down(desk: &mut Desk, device: Device, figure: &str) {
    for _ in 0..40 {
        if desk.is_focused(figure) {
            return;
        }
        desk.step(device, Heading::Down);
    }
    panic!("{figure} cannot be reached by {device:?}");
}

/// Every figure of the page is walked to its last step, and on to its first one.
fn walk_figures(desk: &mut Desk, device: Device, topic: Topic) {
    for (figure, n_steps) in topic.figures() {
        focus_down(desk, device, figure);
        for step in 0..n_steps {
            assert_eq!(step_of(desk, figure), step, "{figure} by {device:?}");
            assert!(desk.is_focused(figure), "{figure}");
            if step % 2 == 0 {
                desk.step(device, Heading::Right);
            } else {
                desk.confirm(device);
            }
        }
        assert_eq!(step_of(desk, figure), 0, "{figure}: the first step follows the last one");
        desk.step(device, Heading::Left);
        assert_eq!(step_of(desk, figure), 0, "{figure}: nothing lies before the first step");
        desk.step(device, Heading::Right);
        desk.step(device, Heading::Left);
        assert_eq!(step_of(desk, figure), 0, "{figure}");
    }
}

#[test]
fn every_page_is_read_by_keys_and_by_pad() {
    for device in WALKING {
        let mut desk = Desk::new();
        desk.connect_pad();
        help(&mut desk, device);
        // What keys can do a pad can do as well: it reads a part of them.
        for topic in topics().step_by(if device == Device::Pad { 5 } else { 1 }) {
            open(&mut desk, device, topic);
            assert_eq!(topic.figures().is_empty(), matches!(topic, Topic::Puzzle | Topic::Controls));
            walk_figures(&mut desk, device, topic);
            assert!(!desk.asks_for_redraw(), "{topic:?}");
            back(&mut desk, device);
            assert_eq!(desk.page(), Some(HELP));
        }
    }
}

#[test]
fn every_page_is_read_by_the_mouse() {
    let mut desk = Desk::new();
    desk.choose(Device::Mouse, "title-help");
    for topic in topics() {
        open(&mut desk, Device::Mouse, topic);
        for (figure, n_steps) in topic.figures() {
            for step in 1..n_steps {
                desk.click_control_at(figure, 0.7);
                assert_eq!(step_of(&desk, figure), step, "{figure}");
            }
        }
        for _ in 0..5 {
            desk.wheel(40.0);
        }
        desk.choose(Device::Mouse, "topic-back");
    }
    desk.choose(Device::Mouse, "help-back");
    assert_eq!(desk.page(), None);
}

#[test]
fn a_click_on_the_left_arrow_goes_back() {
    let mut desk = Desk::new();
    desk.choose(Device::Mouse, "title-help");
    desk.choose(Device::Mouse, "rules-freestyle");
    desk.click_control_at("freestyle-five", 0.9);
    desk.click_control_at("freestyle-five", 0.9);
    assert_eq!(step_of(&desk, "freestyle-five"), 2);
    let rect = rect_of(&desk, "freestyle-five");
    let pixels = desk.layout().pixels_per_point();
    // The arrows are under the board, which is a square as wide as the figure.
    let arrow = Vec2::new(rect.left() + 26.0, rect.top() + rect.width() + 12.0) * pixels;
    desk.click(arrow);
    assert_eq!(step_of(&desk, "freestyle-five"), 1);
}

#[test]
fn a_page_left_is_found_again_and_begins_anew_once_the_help_was_closed() {
    let mut desk = Desk::new();
    desk.press(KeyCode::F1);
    desk.press(KeyCode::Enter);
    assert!(desk.is_focused("freestyle-five"));
    desk.press(KeyCode::ArrowRight);
    desk.press(KeyCode::Escape);
    desk.press(KeyCode::Enter);
    assert_eq!(step_of(&desk, "freestyle-five"), 1);
    desk.focus(Device::Keyboard, "freestyle-six");
    assert!(sight(&desk).above > 0.0);
    desk.press(KeyCode::F1);
    desk.press(KeyCode::F1);
    desk.press(KeyCode::Enter);
    assert_eq!(step_of(&desk, "freestyle-five"), 0);
    assert!(desk.is_focused("freestyle-five"));
    assert!(sight(&desk).above < 1.0);
}

/// Goes down a page by one key; nothing is jumped over, and what has the focus is seen.
fn read_down(desk: &mut Desk, topic: Topic) {
    let mut names: Vec<&str> = topic.figures().into_iter().map(|(name, _)| name).collect();
    names.push("topic-back");
    assert!(sight(desk).above < 1.0, "{topic:?} begins at its top");
    let mut n_presses = 0;
    loop {
        let before = sight(desk);
        for name in &names {
            let rect = rect_of(desk, name);
            assert!(rect.left() >= before.view.left() - 1.0, "{name}");
            assert!(rect.right() <= before.view.right() + 1.0, "{name}: {rect} in {}", before.view);
            if desk.is_focused(name) && *name != "topic-back" {
                let seen = rect.intersect(before.view).height();
                assert!(seen >= 24.0, "{name} has the focus and is not seen: {rect} in {}", before.view);
            }
        }
        if before.below < 1.0 {
            break;
        }
        desk.press(KeyCode::ArrowDown);
        n_presses += 1;
        assert!(n_presses < 120, "{topic:?} has no end");
        let after = sight(desk);
        let moved = after.above - before.above;
        assert!(moved >= -1.0, "{topic:?} goes up");
        assert!(
            moved <= before.view.height() * 0.9,
            "{topic:?} jumps by {moved} of {}",
            before.view.height()
        );
    }
}

#[test]
fn everything_is_reached_in_every_window_and_text_size() {
    for (width, height, percent) in [
        (800, 600, 100),
        (800, 600, 200),
        (1280, 800, 200),
        (1920, 1080, 100),
        (900, 1400, 100),
        (900, 1400, 200),
    ] {
        let mut desk = Desk::sized(width, height);
        desk.app.world_mut().resource_mut::<TextSettings>().text_percent = percent;
        desk.settle();
        desk.press(KeyCode::F1);
        for topic in topics() {
            open(&mut desk, Device::Keyboard, topic);
            read_down(&mut desk, topic);
            desk.press(KeyCode::Escape);
        }
    }
}

#[test]
fn the_pages_come_to_rest() {
    let mut desk = Desk::new();
    desk.press(KeyCode::F1);
    assert_at_rest(&mut desk);
    for topic in [Topic::Forbidden, Topic::Opening(Opening::Taraguchi10), Topic::Controls] {
        open(&mut desk, Device::Keyboard, topic);
        assert_at_rest(&mut desk);
        desk.press(KeyCode::ArrowRight);
        assert_at_rest(&mut desk);
        desk.press(KeyCode::ArrowDown);
        assert_at_rest(&mut desk);
        desk.press(KeyCode::Escape);
    }
    assert_eq!(desk.pass(Duration::from_mins(10)), 0);
}
