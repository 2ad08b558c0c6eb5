//! What a screen reader is told, and what it may do.

use accesskit::{ActionRequest, NodeId, Role, TreeId};
use bevy::a11y::{AccessibilityNode, AccessibilityRequested, ActionRequest as Wish};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use goishi::app::features::problem::Problem;
use goishi::app::features::review::Reviewed;
use goishi::app::features::settings::{SETTINGS, Tab};
use goishi::app::screen::Phase;
use goishi::app::ui::kit::{Nature, Nav};
use goishi::app::view::access::Spoken;
use goishi::app::view::audio::SoundSettings;
use goishi::app::view::board::Cell;
use goishi::board::{BoardSize, Point};
use goishi::game::{GoSetup, MatchSetup, Seat};
use goishi::gomoku::Rule;
use goishi::play::problem::State;

use crate::app::{Desk, Device, TITLE, black_wins};

/// A program that somebody listens to.
fn heard(mut desk: Desk) -> Desk {
    desk.app.world().resource::<AccessibilityRequested>().set(true);
    desk.settle();
    desk
}

/// What has the focus says.
fn focus_says(desk: &Desk) -> String {
    let focus = desk.app.world().resource::<InputFocus>().get().expect("something has the focus");
    let node = desk.app.world().get::<AccessibilityNode>(focus).expect("the focus is on a node");
    node.label().unwrap_or_default().to_owned()
}

/// What was read out since the last question.
fn spoken(desk: &mut Desk) -> Vec<String> {
    let words = desk.log::<Spoken>().iter().map(|spoken| spoken.0.clone()).collect();
    desk.forget::<Spoken>();
    words
}

/// The node that says this.
fn node_named(desk: &mut Desk, label: &str) -> Entity {
    let mut nodes = desk.app.world_mut().query::<(Entity, &AccessibilityNode)>();
    let found = nodes.iter(desk.app.world()).find(|(_, node)| node.label() == Some(label));
    found.unwrap_or_else(|| panic!("no node says {label:?}")).0
}

fn ask(desk: &mut Desk, target: Entity, action: accesskit::Action) {
    desk.app.world_mut().write_message(Wish(ActionRequest {
        action,
        target_tree: TreeId::ROOT,
        target_node: NodeId(target.to_bits()),
        data: None,
    }));
    desk.settle();
}

#[track_caller]
fn assert_all_named(desk: &Desk, page: &str) {
    let controls = desk.app.world().resource::<Nav>().controls();
    assert!(!controls.is_empty(), "{page}");
    for control in controls {
        assert!(!control.says.label.trim().is_empty() || control.says.nature == Nature::Line, "{page}");
    }
}

#[test]
fn every_control_of_every_page_has_a_name() {
    let mut desk = heard(Desk::new());
    assert_all_named(&desk, "title");
    for page in ["title-settings", "title-help", "title-records", "title-new", "title-puzzle"] {
        desk.choose(Device::Keyboard, page);
        assert_all_named(&desk, page);
        desk.press(KeyCode::Escape);
        assert_eq!(desk.whereabouts(), TITLE, "{page}");
    }
    for game in [MatchSetup::default().game, GoSetup::default().into()] {
        let mut desk = heard(Desk::new());
        desk.start(MatchSetup::new(game, goishi::board::ByColor::from_fn(|_| Seat::Human)));
        desk.settle();
        assert_all_named(&desk, "side");
        desk.press(KeyCode::F1);
        assert_all_named(&desk, "help");
        desk.choose(Device::Keyboard, "rules-board");
        assert_all_named(&desk, "the board in words");
        desk.press(KeyCode::Escape);
        desk.press(KeyCode::Escape);
        desk.press(KeyCode::Escape);
        assert_all_named(&desk, "pause");
        desk.choose(Device::Keyboard, "pause-export");
        assert_all_named(&desk, "export");
    }
}

#[test]
fn the_answers_to_a_question_say_what_they_do() {
    let mut desk = heard(Desk::in_match(Seat::Human, Seat::Human, 15));
    for (name, yes, no) in [
        ("pause-draw", "Agree", "Play on"),
        ("pause-resign", "Resign", "Play on"),
        ("pause-restart", "Start over", "Play on"),
        ("pause-leave", "Leave", "Stay"),
    ] {
        desk.press(KeyCode::KeyP);
        desk.choose(Device::Keyboard, name);
        assert_eq!(focus_says(&desk), no, "{name}");
        node_named(&mut desk, yes);
        for _ in 0..2 {
            desk.press(KeyCode::Escape);
        }
    }
}

#[test]
fn the_focus_is_on_the_control_that_the_next_press_presses() {
    let mut desk = heard(Desk::new());
    assert_eq!(focus_says(&desk), "Play");
    desk.press(KeyCode::ArrowDown);
    assert_eq!(focus_says(&desk), "New game");
    desk.choose(Device::Keyboard, "title-settings");
    desk.open_tab(Device::Keyboard, Tab::Access);
    desk.focus(Device::Keyboard, "settings-motion");
    let focus = desk.app.world().resource::<InputFocus>().get().unwrap();
    let node = desk.app.world().get::<AccessibilityNode>(focus).unwrap();
    assert_eq!((node.role(), node.toggled()), (Role::Switch, Some(false.into())));
    desk.press(KeyCode::Enter);
    let node = desk.app.world().get::<AccessibilityNode>(focus).unwrap();
    assert_eq!(node.toggled(), Some(true.into()));
}

#[test]
fn the_cursor_says_its_point_and_what_stands_there() {
    let mut desk = heard(Desk::in_match(Seat::Human, Seat::Human, 15));
    assert_eq!(focus_says(&desk), "H8, empty, star point");
    desk.press(KeyCode::Enter);
    assert_eq!(focus_says(&desk), "H8, black, last move");
    desk.press(KeyCode::ArrowRight);
    assert_eq!(focus_says(&desk), "I8, empty");
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::ArrowLeft);
    assert_eq!(focus_says(&desk), "H8, black");
    let n_cells = desk.count::<Cell>();
    let mut described = desk.app.world_mut().query_filtered::<&AccessibilityNode, With<Cell>>();
    assert_eq!(described.iter(desk.app.world()).count(), n_cells);
}

#[test]
fn what_happens_is_read_out() {
    let mut desk = heard(Desk::in_match(Seat::Human, Seat::Human, 15));
    assert_eq!(spoken(&mut desk), ["New game, 15\u{a0}×\u{a0}15."]);
    let points = black_wins(desk.game().size(), 3);
    desk.place(Device::Keyboard, points[0]);
    desk.place(Device::Keyboard, points[1]);
    let name = |point: Point| goishi::board::coord::Notation::Renju.name(point, BoardSize::new(15).unwrap());
    let said = [format!("Black {}.", name(points[0])), format!("White {}.", name(points[1]))];
    assert_eq!(spoken(&mut desk), said);
    desk.place(Device::Keyboard, points[1]);
    assert_eq!(spoken(&mut desk), ["There is already a stone here."]);
    desk.press(KeyCode::KeyU);
    assert_eq!(spoken(&mut desk), ["One stone taken back."]);
    desk.place_all(Device::Keyboard, &points[1..]);
    assert_eq!(desk.phase(), Phase::GameOver);
    let last = spoken(&mut desk).pop().unwrap();
    assert!(last.contains("five in a row"), "{last}");
}

#[test]
fn captures_and_passes_are_read_out() {
    let mut desk = heard(Desk::new());
    let size = BoardSize::new(5).unwrap();
    let game = GoSetup { size, ..GoSetup::default() };
    desk.start(MatchSetup::new(game, goishi::board::ByColor::from_fn(|_| Seat::Human)));
    desk.settle();
    spoken(&mut desk);
    let at = |x, y| size.point(x, y).unwrap();
    for (x, y) in [(1, 0), (0, 0), (0, 1)] {
        desk.place(Device::Mouse, at(x, y));
    }
    assert_eq!(spoken(&mut desk)[2], "Black A4 captures one stone.");
    desk.press(KeyCode::KeyG);
    assert_eq!(spoken(&mut desk), ["White passes."]);
}

#[test]
fn a_screen_reader_presses_controls_and_places_stones() {
    let mut desk = heard(Desk::new());
    let settings = node_named(&mut desk, "Settings");
    ask(&mut desk, settings, accesskit::Action::Click);
    assert_eq!(desk.page(), Some(SETTINGS));
    let tab = node_named(&mut desk, "Sound");
    ask(&mut desk, tab, accesskit::Action::Click);
    let sound = node_named(&mut desk, "Volume");
    let before = desk.section::<SoundSettings>().volume;
    ask(&mut desk, sound, accesskit::Action::Decrement);
    assert_eq!(desk.section::<SoundSettings>().volume, before - 10);
    let mut desk = heard(Desk::in_match(Seat::Human, Seat::Human, 15));
    let point = node_named(&mut desk, "D12, empty, star point");
    ask(&mut desk, point, accesskit::Action::Focus);
    assert_eq!((focus_says(&desk).as_str(), desk.n_moves()), ("D12, empty, star point", 0));
    ask(&mut desk, point, accesskit::Action::Click);
    assert_eq!((focus_says(&desk).as_str(), desk.n_moves()), ("D12, black, last move", 1));
    assert_eq!(desk.game().setup().gomoku().map(|gomoku| gomoku.rule), Some(Rule::Freestyle));
}

#[test]
fn a_match_is_reviewed_and_a_problem_solved_by_ear() {
    let mut desk = heard(Desk::in_match(Seat::Human, Seat::Human, 15));
    desk.place_all(Device::Keyboard, &black_wins(desk.game().size(), 3));
    spoken(&mut desk);
    desk.choose(Device::Keyboard, "over-explain");
    desk.wait_for("the problems", |desk| desk.app.world().resource::<Reviewed>().problems().is_some());
    desk.settle();
    assert_eq!(spoken(&mut desk), ["Goishi knows what decided the game."]);
    desk.focus(Device::Keyboard, "review-graph");
    assert_eq!(focus_says(&desk), "What decided it");
    assert_eq!(desk.value("review-graph"), "Chance of Black after move 9: 100\u{a0}%");
    assert!(
        desk.lines().iter().any(|line| line.contains("was the last escape of White")),
        "{:?}",
        desk.lines()
    );
    desk.choose(Device::Keyboard, "review-try");
    let problem = |desk: &Desk| desk.app.world().resource::<Problem>().left().unwrap().solution().unwrap();
    let point = problem(&desk);
    let task = spoken(&mut desk).pop().unwrap();
    assert!(task.contains(" to play: find a move "), "{task}");
    desk.place(Device::Keyboard, point);
    let is_judged =
        |desk: &mut Desk| !matches!(desk.app.world().resource::<Problem>().state(), State::Judged(_));
    desk.wait_for("the judgment", is_judged);
    desk.settle();
    let said = spoken(&mut desk).join(" ");
    assert!(said.contains("That’s right"), "{said}");
}

#[test]
fn without_a_listener_there_is_no_tree() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    desk.press(KeyCode::Enter);
    let mut nodes = desk.app.world_mut().query_filtered::<&AccessibilityNode, With<Cell>>();
    assert_eq!(nodes.iter(desk.app.world()).count(), 0);
}
