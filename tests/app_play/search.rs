//! The list of saved games: what is found by words, chosen without typing, and in which order.

use std::path::Path;
use std::time::Duration;

use bevy::prelude::*;
use goishi::app::table::session::MatchOrder;
use goishi::app::text::TextSettings;
use goishi::app::ui::kit::Nav;
use goishi::board::{BoardSize, ByColor, Color};
use goishi::game::{GoSetup, GomokuSetup, Match, MatchSetup, Seat};
use goishi::gomoku::Rule;
use goishi::record::sgf;
use goishi::record::shelf::{FileName, Progress, Shelf};
use goishi::search::Level;

use crate::app::{Desk, Device, setup};

const PEOPLE: ByColor<Seat> = ByColor { black: Seat::Human, white: Seat::Human };
const PROGRAM: ByColor<Seat> = ByColor { black: Seat::Human, white: Seat::Program(Level::Casual) };

/// A folder with a game of Renju against the program that is unfinished, a longer one of Go between two people that
/// White has won, and one of three moves that ended in a draw; the last one is the newest.
fn with_games(config: &Path) -> Desk {
    let shelf = Shelf::open(config.join("records")).unwrap();
    let save = |name: &str, setup: MatchSetup, n_moves: u8, end: &dyn Fn(&mut Match)| {
        let mut game = Match::new(setup);
        let middle = game.size().lines() / 2;
        for i in 0..n_moves {
            // The first stones of Renju lie in the middle.
            game.play(game.size().point(middle + i % 2, middle - i / 2).unwrap()).unwrap();
        }
        end(&mut game);
        let nobody = ByColor { black: String::new(), white: String::new() };
        let name = FileName::new(name).unwrap();
        shelf.save(&name, sgf::tree_of(&game, &nobody), Progress::Closed).unwrap();
        std::thread::sleep(Duration::from_millis(15));
    };
    let five = |rule| GomokuSetup { rule, ..GomokuSetup::default() };
    save("b renju", MatchSetup::new(five(Rule::Renju), PROGRAM), 2, &|_| {});
    let go = GoSetup { size: BoardSize::new(19).unwrap(), ..GoSetup::default() };
    save("c go", MatchSetup::new(go, PEOPLE), 5, &|game| game.resign(Color::Black));
    save("a drawn", MatchSetup::new(five(Rule::Freestyle), PEOPLE), 3, &Match::agree_draw);
    Desk::with_config(config)
}

fn open(desk: &mut Desk, device: Device) {
    desk.choose(device, "title-records");
    desk.wait_for("the games", |desk| desk.has_control("records-open-0"));
    desk.settle();
}

/// The first letters of the cards in view, in their order.
fn listed(desk: &Desk) -> String {
    let controls = desk.app.world().resource::<Nav>().controls();
    let open = desk.words("card-open");
    let label = |i: usize| {
        let id = bevy_egui::egui::Id::new(format!("records-open-{i}"));
        controls.iter().find(|control| control.id == id).map(|control| control.says.label.clone())
    };
    let first = |label: String| label.trim_start_matches(&open).trim_start_matches([':', ' ']).chars().next();
    (0..).map_while(label).filter_map(first).collect()
}

#[track_caller]
fn check_words(desk: &mut Desk, words: &str, expect: &str) {
    desk.chord(KeyCode::ControlLeft, KeyCode::KeyA);
    desk.press(KeyCode::Backspace);
    desk.type_text(words);
    assert_eq!(listed(desk), expect, "{words:?}");
}

#[test]
fn search_finds_what_stands_on_the_cards() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = with_games(config.path());
    open(&mut desk, Device::Keyboard);
    check_words(&mut desk, "", "acb");
    check_words(&mut desk, "renju", "b");
    check_words(&mut desk, "19", "c");
    check_words(&mut desk, "15x15", "ab");
    check_words(&mut desk, "goishi", "b");
    check_words(&mut desk, "casual", "b");
    check_words(&mut desk, "five", "ab");
    check_words(&mut desk, "white wins", "c");
    check_words(&mut desk, "resigned", "c");
    check_words(&mut desk, "unfinished", "b");
    check_words(&mut desk, "a draw five", "a");
    check_words(&mut desk, "nobody", "");
    // In the language in force.
    desk.change(|settings: &mut TextSettings| settings.language = Some("de".to_owned()));
    desk.settle();
    check_words(&mut desk, "remis", "a");
    check_words(&mut desk, "aufgegeben", "c");
}

#[test]
fn search_by_choices_without_typing_by_each_device() {
    for device in [Device::Keyboard, Device::Mouse, Device::Pad] {
        let config = tempfile::tempdir().unwrap();
        let mut desk = with_games(config.path());
        desk.connect_pad();
        open(&mut desk, device);
        let mut check = |name: &str, expect: &[&str]| {
            for expect in expect {
                desk.choose(device, name);
                assert_eq!(listed(&desk), *expect, "{name} by {device:?}");
            }
        };
        check("records-game", &["ab", "c", "acb"]);
        check("records-opponent", &["b", "ac", "acb"]);
        check("records-result", &["b", "", "c", "a", "acb"]);
        check("records-order", &["bca", "cab", "abc", "acb"]);
        // What is chosen lasts as long as the program, and one press widens it again.
        check("records-order", &["bca"]);
        check("records-game", &["ba"]);
        desk.back(device, "records-back");
        open(&mut desk, device);
        assert_eq!(listed(&desk), "ba");
        desk.choose(device, "records-all");
        assert_eq!(listed(&desk), "bca");
        assert!(!desk.has_control("records-all"));
    }
}

#[test]
fn search_a_game_that_gave_way_to_another_one_says_who_played_and_when() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = Desk::with_config(config.path());
    desk.start(setup(Seat::Human, Seat::Program(Level::Textbook), 15));
    let center = desk.game().size().center();
    desk.place(Device::Keyboard, center);
    desk.wait_for("an answer", |desk| desk.n_moves() == 2);
    desk.wait_until_saved();
    desk.app.world_mut().write_message(MatchOrder::Restart);
    desk.settle();
    desk.place(Device::Keyboard, center);
    desk.wait_for("an answer", |desk| desk.n_moves() == 2);
    desk.wait_until_saved();
    let listed = Shelf::open(config.path().join("records")).unwrap().list(Vec::new()).unwrap();
    assert_eq!(listed.len(), 2);
    for file in listed {
        let summary = file.content.unwrap();
        let white = summary.players.white.unwrap().replace('\u{a0}', " ");
        assert_eq!(white, "Goishi · Textbook", "{}", file.name);
        assert!(summary.date.is_some(), "{}", file.name);
    }
}
