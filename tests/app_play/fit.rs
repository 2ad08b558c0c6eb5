//! What is shown fits: nothing lies over anything else, and what matters is in view in the smallest window with the
//! largest text.

use bevy::prelude::*;
use bevy_egui::egui::Rect;
use goishi::app::features::help::{Shelf, Topic, TopicRequested};
use goishi::app::table::session::MatchOrder;
use goishi::app::text::TextSettings;
use goishi::app::ui::kit::{Control, Nature, Nav};
use goishi::board::ByColor;
use goishi::game::{GoSetup, MatchSetup, Seat};

use crate::app::{Desk, Device, setup};

/// The languages, and windows with the size of their text.
const LANGUAGES: [&str; 4] = ["en", "zh-CN", "ja", "de"];
const LARGE_TEXT: [(u32, u32); 2] = [(800, 600), (1280, 800)];

fn dressed(width: u32, height: u32, text_percent: u16, language: &str) -> Desk {
    let mut desk = Desk::sized(width, height);
    desk.change(|settings: &mut TextSettings| {
        settings.text_percent = text_percent;
        settings.language = Some(language.to_owned());
    });
    desk.settle();
    desk
}

fn controls(desk: &Desk) -> Vec<Control> {
    desk.app.world().resource::<Nav>().controls().to_vec()
}

fn said(desk: &Desk, words: &str) -> Control {
    let found = controls(desk).into_iter().find(|control| control.says.label == words);
    found.unwrap_or_else(|| panic!("nothing says {words:?}"))
}

/// The part of the window that the outermost stones of the board take, in points.
fn stones(desk: &Desk) -> Rect {
    let layout = desk.layout();
    let board = layout.board;
    let [first, last] =
        [board.grid.point(0, 0), board.grid.point(board.grid.columns() - 1, board.grid.rows() - 1)]
            .map(|point| board.pixel_of(point.unwrap()) / layout.pixels_per_point());
    let reach = board.cell * 0.48 / layout.pixels_per_point();
    Rect::from_min_max((first - reach).to_array().into(), (last + reach).to_array().into())
}

#[test]
fn a_notice_lies_beside_the_board_and_over_no_button() {
    for (width, height) in [(800, 600), (1280, 800), (1920, 1080), (900, 1400)] {
        for language in LANGUAGES {
            let mut desk = dressed(width, height, 100, language);
            desk.start(setup(Seat::Human, Seat::Human, 15));
            let center = desk.game().size().center();
            for _ in 0..2 {
                desk.click_point(center);
            }
            let words = desk.notice().expect("the point is occupied");
            desk.settle();
            let notice = said(&desk, &words).rect;
            let what = format!("{width} x {height} in {language}: {notice:?}");
            assert!(!stones(&desk).intersects(notice), "{what}");
            for control in controls(&desk).iter().filter(|control| control.says.label != words) {
                assert!(!control.rect.intersects(notice), "{what} over {control:?}");
            }
        }
    }
}

#[test]
fn prisoners_and_what_a_side_is_at_have_each_their_room() {
    for text_percent in [100, 150, 200] {
        for language in LANGUAGES {
            let mut desk = dressed(1280, 800, text_percent, language);
            desk.start(MatchSetup::new(GoSetup::default(), ByColor::from_fn(|_| Seat::Human)));
            // A stone of White is taken, so that there is a pile on Black's card.
            for (x, y) in [(3, 3), (0, 0), (1, 0), (8, 8), (0, 1)] {
                let point = desk.at(x, y);
                desk.place(Device::Mouse, point);
            }
            // What a side is at is longest in a count.
            for _ in 0..2 {
                desk.app.world_mut().write_message(MatchOrder::Pass);
                desk.settle();
            }
            assert!(desk.game().counting().is_some());
            let prisoners = desk.words("count-prisoners");
            let shown = controls(&desk);
            let piles: Vec<&Control> =
                shown.iter().filter(|control| control.says.label == prisoners).collect();
            assert_eq!(piles.len(), 2, "{language}");
            for card in shown.iter().filter(|control| control.says.nature == Nature::Line) {
                let over = piles.iter().find(|pile| pile.id != card.id && pile.rect.intersects(card.rect));
                assert_eq!(over, None, "{language} at {text_percent} %: {card:?}");
            }
        }
    }
}

#[test]
fn the_ways_into_the_program_are_in_view_with_the_largest_text() {
    for ((width, height), least) in LARGE_TEXT.into_iter().zip([3, 6]) {
        for language in LANGUAGES {
            let desk = dressed(width, height, 200, language);
            let nav = desk.app.world().resource::<Nav>();
            let view = nav.sight().expect("the page was drawn").view;
            let buttons = nav.controls().iter().filter(|control| control.says.nature == Nature::Button);
            let n_seen = buttons.filter(|button| view.expand(1.0).contains_rect(button.rect)).count();
            assert!(n_seen >= least, "{n_seen} at {width} x {height} in {language}");
        }
    }
}

#[test]
fn the_last_moves_are_listed_with_the_largest_text() {
    for (width, height) in LARGE_TEXT {
        for language in LANGUAGES {
            let mut desk = dressed(width, height, 200, language);
            desk.start(setup(Seat::Human, Seat::Human, 15));
            let first = desk.app.world().resource::<Nav>().rect_of("side-undo").unwrap().top();
            let lines = controls(&desk).into_iter().filter(|control| control.says.nature == Nature::Line);
            let above =
                lines.map(|line| line.rect.bottom()).filter(|bottom| *bottom < first).fold(0.0, f32::max);
            let room = first - above;
            assert!(room >= 28.0, "{room} points are left at {width} x {height} in {language}");
        }
    }
}

#[test]
fn the_figure_with_the_focus_is_on_the_large_board() {
    let mut desk = dressed(1280, 800, 100, "en");
    let on_board = |desk: &Desk| desk.app.world().resource::<Shelf>().on_board();
    desk.app.world_mut().write_message(TopicRequested(Topic::Forbidden));
    desk.settle();
    let figures = Topic::Forbidden.figures();
    assert!(figures.len() > 1);
    for (figure, _) in figures {
        desk.focus(Device::Keyboard, figure);
        assert_eq!(on_board(&desk), Some(figure));
    }
    desk.press(KeyCode::Escape);
    desk.press(KeyCode::Escape);
    assert_eq!(on_board(&desk), None);
}

#[test]
fn between_variations_one_walks_where_there_are_any() {
    for (record, has_branches) in
        [("(;GM[4]SZ[15];B[hh];W[gg])", false), ("(;GM[4]SZ[15];B[hh](;W[gg])(;W[gh]))", true)]
    {
        let config = tempfile::tempdir().unwrap();
        let folder = config.path().join("records");
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("game.sgf"), record).unwrap();
        let mut desk = Desk::with_config(config.path());
        desk.choose(Device::Keyboard, "title-records");
        desk.wait_for("the game", |desk| desk.has_control("records-open-0"));
        desk.choose(Device::Keyboard, "records-open-0");
        desk.wait_for("the replay", |desk| desk.has_control("replay-on"));
        assert_eq!(desk.has_control("replay-next-branch"), has_branches, "{record}");
    }
}
