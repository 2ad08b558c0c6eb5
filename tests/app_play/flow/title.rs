//! The title shows the game played last on its board, and says how the one that waits stands.

use std::path::Path;

use goishi::app::screen::ScreenMove;
use goishi::app::table::shown::Shown;
use goishi::app::ui::kit::Nav;
use goishi::game::Seat;
use goishi::search::Level;

use crate::app::{Desk, Device, TITLE, black_wins, setup};

/// What the card of the match that waits says.
fn card(desk: &Desk) -> String {
    let controls = desk.app.world().resource::<Nav>().controls();
    let card = controls.iter().find(|control| control.id == bevy_egui::egui::Id::new("title-continue"));
    let says = &card.unwrap().says;
    format!("{}: {}", says.label, says.value.as_deref().unwrap_or_default())
}

fn leave(desk: &mut Desk) {
    desk.app.world_mut().write_message(ScreenMove::Leave);
    desk.settle();
    assert_eq!(desk.whereabouts(), TITLE);
}

/// The moves on the board behind the title; those of the famous game where there is no other.
fn n_shown(desk: &mut Desk) -> usize {
    let n = desk.app.world().resource::<Shown>().position().n_moves();
    assert_eq!(desk.stones().len(), n);
    n
}

fn start(config: &Path) -> Desk {
    Desk::with_config(config)
}

#[test]
fn a_match_that_waits_is_seen_and_told_of_also_at_the_next_start() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = start(config.path());
    let famous = n_shown(&mut desk);
    assert!(famous > 9);
    desk.start(setup(Seat::Human, Seat::Human, 15));
    let points = black_wins(desk.game().size(), 3);
    desk.place_all(Device::Mouse, &points[..3]);
    leave(&mut desk);
    let check = |desk: &mut Desk| {
        assert_eq!(n_shown(desk), 3);
        let says = card(desk);
        for id in ["title-continue", "seats-people", "state-white", "title-ago-now"] {
            let words = desk.words(id);
            assert!(says.contains(&words), "{says} lacks {words}");
        }
        assert!(says.contains('3'), "{says}");
        assert!(desk.is_focused("title-continue"));
    };
    check(&mut desk);
    desk.wait_until_saved();
    drop(desk);
    let mut desk = start(config.path());
    check(&mut desk);
    // The preview of a new game takes the board, and gives it back.
    desk.choose(Device::Mouse, "title-new");
    assert_eq!(n_shown(&mut desk), 0);
    desk.choose(Device::Mouse, "new-back");
    assert_eq!(n_shown(&mut desk), 3);
}

#[test]
fn against_the_program_the_card_says_who_and_whose_turn() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Program(Level::Textbook), 15);
    let middle = desk.game().size().center();
    desk.place(Device::Mouse, middle);
    desk.wait_for("an answer", |desk| desk.n_moves() == 2);
    leave(&mut desk);
    let says = card(&desk);
    assert!(says.contains(&desk.words("title-turn-you")), "{says}");
    assert!(says.contains("Goishi") && !says.contains(&desk.words("seat-person")), "{says}");
}

#[test]
fn a_game_that_is_over_is_seen_until_it_is_deleted() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = start(config.path());
    let famous = n_shown(&mut desk);
    desk.start(setup(Seat::Human, Seat::Human, 15));
    let points = black_wins(desk.game().size(), 3);
    desk.place_all(Device::Mouse, &points);
    leave(&mut desk);
    let check = |desk: &mut Desk| {
        assert_eq!(n_shown(desk), 9);
        assert!(!desk.has_control("title-continue"));
        assert!(desk.is_focused("title-play"));
        let outcome = desk.words("end-black-five");
        let controls = desk.app.world().resource::<Nav>().controls();
        assert!(controls.iter().any(|control| control.says.label.contains(&outcome)), "it is said");
    };
    check(&mut desk);
    desk.wait_until_saved();
    drop(desk);
    let mut desk = start(config.path());
    check(&mut desk);
    let records = config.path().join("records");
    let names = || {
        std::fs::read_dir(&records)
            .unwrap()
            .filter_map(|entry| {
                let name = entry.unwrap().file_name().into_string().unwrap();
                (name.rsplit('.').next() == Some("sgf")).then_some(name)
            })
            .collect::<Vec<_>>()
    };
    let before = names();
    assert_eq!(before.len(), 1, "a look at it writes nothing");
    desk.choose(Device::Keyboard, "title-records");
    desk.wait_for("the list", |desk| desk.has_control("records-delete-0"));
    desk.choose(Device::Keyboard, "records-delete-0");
    desk.wait_for("the file is gone", |_| names().is_empty());
    desk.wait_for("the news of it", |desk| !desk.has_control("records-delete-0"));
    desk.choose(Device::Keyboard, "records-back");
    assert_eq!(n_shown(&mut desk), famous);
}
