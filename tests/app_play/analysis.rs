//! The position in view analyzed: by each device, in matches and records, and where it is not to be.

use std::fs;
use std::path::Path;
use std::time::Duration;

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use goishi::app::features::analysis::marks::{AnalysisMark, Sign};
use goishi::app::features::analysis::{AnalysisSettings, Analyzed, LINES, Longest};
use goishi::app::intent::Heading;
use goishi::app::screen::Phase;
use goishi::app::table::next_match::NextMatch;
use goishi::app::table::session::Session;
use goishi::board::{ByColor, Color, Point};
use goishi::game::clock::TimeControl;
use goishi::game::{GoSetup, Level, MatchSetup, Move, Seat};
use goishi::play::rating::Follow;
use goishi::record::sgf;
use goishi::review::Analysis;
use goishi::search::{Made, Proof};

use crate::app::{Desk, Device, setup};

/// Black has three in a row with both ends free, and is to move.
const WON: &str = "(;GM[4]SZ[15]RU[Freestyle];B[hh];W[aa];B[ih];W[ca];B[jh];W[ea])";

fn open(config: &Path, text: &str) -> Desk {
    let file = config.join("a.sgf");
    fs::write(&file, text).unwrap();
    let mut desk = Desk::with_config(config);
    let window = desk.window();
    desk.app.world_mut().write_message(FileDragAndDrop::DroppedFile { window, path_buf: file });
    desk.wait_for("the record", |desk| desk.phase() == Phase::Replay);
    desk.connect_pad();
    desk.settle();
    desk.press(KeyCode::End);
    desk
}

fn analyzed(desk: &Desk) -> &Analyzed {
    desk.app.world().resource()
}

fn analysis(desk: &Desk) -> Option<&Analysis> {
    analyzed(desk).of(desk.app.world().resource::<Session>().revision())
}

fn wait(desk: &mut Desk) {
    desk.wait_for("an analysis", |desk| analysis(desk).is_some());
    desk.settle();
}

/// The points of a kind of marks.
fn marked(desk: &mut Desk, is_wanted: impl Fn(Sign) -> bool) -> Vec<Point> {
    let mut marks = desk.app.world_mut().query::<&AnalysisMark>();
    let wanted = marks.iter(desk.app.world()).filter(|mark| is_wanted(mark.sign));
    let mut points: Vec<Point> = wanted.map(|mark| mark.point).collect();
    points.sort_unstable();
    points.dedup();
    points
}

fn candidates(desk: &mut Desk) -> usize {
    marked(desk, |sign| matches!(sign, Sign::Candidate(_))).len()
}

fn line(desk: &mut Desk) -> usize {
    marked(desk, |sign| matches!(sign, Sign::Line(_))).len()
}

#[test]
fn each_device_shows_it_in_a_match_and_hides_it_and_the_record_says_so() {
    for device in [Device::Keyboard, Device::Mouse, Device::Pad] {
        let mut desk = Desk::in_match(Seat::Human, Seat::Program(Level::Newcomer), 15);
        desk.connect_pad();
        let toggle = |desk: &mut Desk| match device {
            Device::Keyboard => desk.press(KeyCode::KeyI),
            Device::Mouse | Device::Pad => {
                desk.back(device, "side-pause");
                desk.choose(device, "pause-analyze");
            }
        };
        assert!(!desk.game().is_analyzed());
        toggle(&mut desk);
        wait(&mut desk);
        // With keys and pad the cursor stands on the middle, which is the best move: its line is laid.
        assert!(candidates(&mut desk) + line(&mut desk) > 0 && desk.game().is_analyzed(), "{device:?}");
        let names = ByColor { black: String::new(), white: String::new() };
        assert!(sgf::write(desk.game(), &names).contains("XN[]"));
        let center = desk.game().size().center();
        desk.place(device, center);
        desk.wait_for("the answer and what is said of it", |desk| {
            desk.n_moves() == 2 && analysis(desk).is_some()
        });
        toggle(&mut desk);
        assert_eq!((marked(&mut desk, |_| true).len(), analyzed(&desk).is_shown()), (0, false), "{device:?}");
        assert!(!analyzed(&desk).is_under_way());
    }
}

#[test]
fn it_follows_the_position_of_a_record_and_ends_by_itself() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = open(config.path(), WON);
    desk.pad_press(GamepadButton::North);
    desk.wait_for("a proof", |desk| analysis(desk).is_some_and(|it| it.is_last));
    let best = &analysis(&desk).unwrap().candidates[0];
    let proved = best.proved.as_ref().unwrap();
    assert_eq!((proved.winner, proved.by, proved.plies()), (Color::Black, Proof::Fours, 3));
    assert!(desk.lines().iter().any(|line| line.contains("Proved: Black wins in 3 by fours")));
    assert!(!analyzed(&desk).is_under_way());
    // Where White is to move, what Black threatens is named and stands on the board.
    desk.press(KeyCode::ArrowLeft);
    assert!(analysis(&desk).is_none_or(|it| it.candidates.iter().all(|it| it.proved.is_none())));
    wait(&mut desk);
    let threat = marked(&mut desk, |sign| sign == Sign::Threat(Color::Black, Made::OpenFour));
    let covered = candidates(&mut desk);
    assert!(threat.len() + covered >= 2);
    assert!(desk.lines().iter().any(|line| line.contains("Black threatens an open four at")));
    desk.press(KeyCode::KeyI);
    assert_eq!(analysis(&desk), None);
}

#[test]
fn the_line_of_a_move_that_is_pointed_at_is_laid_on_the_board() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = open(config.path(), WON);
    desk.press(KeyCode::KeyI);
    desk.wait_for("a proof", |desk| analysis(desk).is_some_and(|it| it.is_last));
    let Some(Move::Place(point)) = analysis(&desk).unwrap().candidates[0].mv() else { panic!() };
    assert_eq!(line(&mut desk), 0);
    let pixel = desk.pixel_of(point);
    desk.move_mouse(pixel);
    desk.settle();
    assert_eq!(line(&mut desk), 3);
    let far = desk.pixel_of(desk.at(14, 14));
    desk.move_mouse(far);
    desk.settle();
    assert_eq!(line(&mut desk), 0);
    // With keys the cursor goes there, and plays it.
    desk.press(KeyCode::KeyV);
    desk.cursor_to(Device::Keyboard, point);
    desk.settle();
    assert_eq!(line(&mut desk), 3);
    desk.confirm(Device::Keyboard);
    assert_eq!(desk.n_moves(), 7);
    assert_eq!(line(&mut desk), 0);
}

#[test]
fn each_device_walks_along_the_lines_and_plays_a_move() {
    for device in [Device::Keyboard, Device::Mouse, Device::Pad] {
        let config = tempfile::tempdir().unwrap();
        let mut desk = open(config.path(), WON);
        desk.press(KeyCode::KeyI);
        desk.wait_for("a proof", |desk| analysis(desk).is_some_and(|it| it.is_last));
        if device == Device::Mouse {
            desk.choose(device, "replay-lines");
        } else {
            desk.act(device, goishi::app::intent::Action::Pause, "replay-menu");
            desk.choose(device, "replay-menu-lines");
        }
        assert_eq!(desk.page(), Some(LINES));
        desk.focus(device, "line-1");
        desk.settle();
        assert_eq!(line(&mut desk), 3, "{device:?}");
        if device != Device::Mouse {
            desk.step(device, Heading::Left);
            desk.settle();
            assert_eq!(line(&mut desk), 2);
            desk.step(device, Heading::Right);
            desk.settle();
        }
        assert_eq!(line(&mut desk), 3);
        desk.choose(device, "line-1");
        desk.settle();
        assert_eq!(desk.n_moves(), 7, "{device:?}");
        desk.choose(device, "lines-back");
        assert_eq!((desk.phase(), desk.page()), (Phase::Replay, None));
    }
}

#[test]
fn it_is_not_to_be_had_where_it_is_turned_off_or_would_not_be_fair() {
    let refused = |desk: &mut Desk, id: &str| {
        desk.press(KeyCode::KeyI);
        assert_eq!(desk.notice(), Some(desk.words(id)));
        assert!(!analyzed(desk).is_shown() && !desk.game().is_analyzed());
    };
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    desk.change::<AnalysisSettings>(|settings| settings.in_matches = false);
    refused(&mut desk, "notice-analysis-off");

    let mut desk = Desk::new();
    let time = TimeControl::Fischer { main: Duration::from_mins(1), increment: Duration::from_secs(5) };
    desk.start(MatchSetup {
        time: ByColor { black: time, white: time },
        ..setup(Seat::Human, Seat::Human, 15)
    });
    refused(&mut desk, "notice-analysis-clocks");

    let mut desk = Desk::in_match(Seat::Human, Seat::Program(Level::Newcomer), 15);
    desk.change::<NextMatch>(|next| next.follows = Some(Follow::Equal));
    refused(&mut desk, "notice-analysis-rated");
}

#[test]
fn a_new_match_begins_without_it() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    desk.press(KeyCode::KeyI);
    wait(&mut desk);
    desk.start(setup(Seat::Human, Seat::Human, 15));
    desk.settle();
    assert!(!analyzed(&desk).is_shown() && candidates(&mut desk) == 0);
    assert!(!desk.game().is_analyzed());
}

#[test]
fn go_is_analyzed_too_in_points() {
    let mut desk = Desk::new();
    desk.change::<AnalysisSettings>(|settings| settings.time = Longest::Short);
    let game = GoSetup { size: goishi::board::BoardSize::new(9).unwrap(), ..GoSetup::default() };
    desk.start(MatchSetup::new(game, ByColor { black: Seat::Human, white: Seat::Human }));
    desk.settle();
    desk.press(KeyCode::KeyI);
    wait(&mut desk);
    assert!(analysis(&desk).unwrap().candidates.iter().all(|it| it.lead.is_some()));
    assert!(candidates(&mut desk) > 0);
}
