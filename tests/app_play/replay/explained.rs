//! What decided a game: asked for by each device, stopped and gone on with, and kept in the record.

use bevy::prelude::*;
use goishi::app::features::analysis::Analyzed;
use goishi::app::features::analysis::marks::{AnalysisMark, Sign};
use goishi::app::features::replay::ReplayOrder;
use goishi::app::features::review::{Closeness, MOMENT, ReviewOrder, Reviewed, WIN};
use goishi::app::intent::Heading;
use goishi::app::screen::{Phase, REVIEW};
use goishi::app::table::place::PointPressed;
use goishi::app::table::session::Session;
use goishi::board::{Color, Point};
use goishi::game::tree::MoveQuality;
use goishi::game::{Seat, Walk};
use goishi::play::Hand;
use goishi::review::{Review, Reviewer};

use super::{open, order};
use crate::app::{Desk, Device, black_wins};

/// White leaves two stones alone with its second move, and then all that comes of them.
const LOST: &str =
    "(;GM[4]SZ[15]RU[Freestyle]PB[Ann]PW[Bo];B[hh];W[ig];B[ih];W[aa];B[jh];W[ca];B[kh];W[ea];B[lh])";

fn review(desk: &Desk) -> Option<Review> {
    desk.app.world().resource::<Reviewed>().of(desk.game()).cloned()
}

fn tell(desk: &mut Desk, order: ReviewOrder) {
    desk.app.world_mut().write_message(order);
    desk.settle();
}

#[test]
fn each_device_comes_from_the_end_of_a_match_to_what_decided_it_and_back() {
    for device in [Device::Keyboard, Device::Mouse, Device::Pad] {
        let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
        desk.connect_pad();
        desk.place_all(device, &black_wins(desk.game().size(), 3));
        assert_eq!(desk.phase(), Phase::GameOver);
        desk.choose(device, "over-explain");
        assert_eq!((desk.phase(), desk.page()), (Phase::Replay, Some(REVIEW)));
        desk.wait_for("the review", |desk| review(desk).is_some());
        let review = review(&desk).unwrap();
        assert_eq!(review.winner, Some(Color::Black));
        let number = *review.key_moments.first().unwrap();
        desk.choose(device, &format!("review-moment-{number}"));
        assert_eq!(desk.page(), Some(MOMENT));
        assert_eq!(desk.game().node(), review.move_by_number(number).unwrap().node);
        desk.choose(device, "review-moment-back");
        desk.choose(device, "review-back");
        assert_eq!((desk.phase(), desk.page()), (Phase::Replay, None));
        // The graph stands beside the result now, and leads back into the record.
        order(&mut desk, ReplayOrder::Leave);
        assert_eq!(desk.phase(), Phase::GameOver);
        let (last, n_moves) = (desk.game().node(), review.moves.len());
        assert_eq!(desk.value("review-graph"), format!("Chance of Black after move {n_moves}: 100\u{a0}%"));
        desk.adjust(device, "review-graph", Heading::Left);
        assert_eq!((desk.phase(), desk.page()), (Phase::Replay, None));
        if device == Device::Mouse {
            assert_ne!(desk.game().node(), last);
        } else {
            assert_eq!(Some(desk.game().node()), desk.game().record().parent(last));
        }
    }
}

/// The moves of a line that stand on the board.
fn in_line(desk: &mut Desk) -> Vec<Point> {
    let mut marks = desk.app.world_mut().query::<&AnalysisMark>();
    let numbered = marks.iter(desk.app.world()).filter_map(|mark| match mark.sign {
        Sign::Line(number) => Some((number, mark.point)),
        _ => None,
    });
    let mut numbered: Vec<_> = numbered.collect();
    numbered.sort_unstable();
    numbered.dedup();
    numbered.into_iter().map(|(_, point)| point).collect()
}

#[test]
fn each_device_sees_how_the_win_was_forced_and_what_met_each_defense() {
    for device in [Device::Keyboard, Device::Mouse, Device::Pad] {
        let config = tempfile::tempdir().unwrap();
        let mut desk = open(config.path(), LOST);
        desk.connect_pad();
        order(&mut desk, ReplayOrder::Explain);
        desk.wait_for("the review", |desk| review(desk).is_some());
        let review = review(&desk).unwrap();
        let node = |number| review.move_by_number(number).unwrap().node;
        desk.choose(device, "review-win");
        assert_eq!((desk.page(), desk.game().node()), (Some(WIN), node(5)));
        desk.choose(device, "review-win-8");
        assert_eq!((desk.page(), desk.game().node()), (Some(WIN), node(8)));
        let defense = review.move_by_number(8).unwrap().defenses[0].line.clone();
        assert!(desk.says("review-win-8").contains("2 more defenses lose"), "{}", desk.says("review-win-8"));
        // It is laid on the board before that move, and walked along.
        if device == Device::Mouse {
            // The whole line already stood there when the pointer came; presses go through it from its beginning.
            desk.choose(device, "review-defense-0");
            desk.settle();
            assert_eq!((desk.game().node(), in_line(&mut desk)), (node(7), defense[..1].to_vec()));
            desk.choose(device, "review-defense-0");
            desk.settle();
            assert_eq!(in_line(&mut desk), defense);
        } else {
            desk.focus(device, "review-defense-0");
            desk.settle();
            assert_eq!((desk.game().node(), in_line(&mut desk)), (node(7), defense.clone()));
            desk.step(device, Heading::Left);
            desk.settle();
            assert_eq!(in_line(&mut desk), defense[..1]);
        }
        desk.choose(device, "review-win-back");
        desk.settle();
        assert_eq!((desk.page(), in_line(&mut desk)), (Some(REVIEW), vec![]));
    }
}

#[test]
fn the_graph_shows_either_side_and_lines_that_leave_the_game() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = open(config.path(), LOST);
    order(&mut desk, ReplayOrder::Explain);
    desk.wait_for("the review", |desk| review(desk).is_some());
    let review = review(&desk).unwrap();
    let last = review.move_by_number(4).unwrap();
    let said = |desk: &Desk| desk.value("review-graph");
    order(&mut desk, ReplayOrder::Walk(Walk::First));
    assert!(said(&desk).starts_with("Chance of Black after move 0: "), "{}", said(&desk));
    order(&mut desk, ReplayOrder::Walk(Walk::To(last.node)));
    assert_eq!(said(&desk), "Chance of Black after move 4: 100\u{a0}%");
    desk.adjust(Device::Keyboard, "review-graph-shows", Heading::Right);
    assert_eq!(said(&desk), "Chance of White after move 4: 0\u{a0}%");
    // The better move, with what the game was worth before it.
    let tree = desk.game().record();
    let better = tree.children(tree.parent(last.node).unwrap()).find(|node| *node != last.node).unwrap();
    order(&mut desk, ReplayOrder::Walk(Walk::To(better)));
    let chance = (100.0 * (1.0 - last.before.expected_score())).round();
    assert_eq!(said(&desk), format!("Chance of White after move 4: {chance}\u{a0}%"));
    // From there the graph leads back into the game.
    desk.adjust(Device::Keyboard, "review-graph", Heading::Left);
    assert_eq!(desk.game().node(), review.move_by_number(3).unwrap().node);
}

#[test]
fn what_an_analysis_says_of_a_line_stands_in_the_graph() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = open(config.path(), LOST);
    order(&mut desk, ReplayOrder::Explain);
    desk.wait_for("the review", |desk| review(desk).is_some());
    desk.choose(Device::Keyboard, "review-back");
    let third = review(&desk).unwrap().move_by_number(3).unwrap().node;
    order(&mut desk, ReplayOrder::Walk(Walk::To(third)));
    let point = desk.game().size().point(0, 14).unwrap();
    desk.app.world_mut().write_message(PointPressed { point, hand: Hand::Main });
    desk.settle();
    order(&mut desk, ReplayOrder::Explain);
    assert_eq!(desk.value("review-graph"), desk.words("review-graph-unknown"));
    desk.choose(Device::Keyboard, "review-back");
    desk.press(KeyCode::KeyI);
    desk.wait_for("an analysis", |desk| {
        desk.app
            .world()
            .resource::<Analyzed>()
            .of(desk.app.world().resource::<Session>().revision())
            .is_some_and(|it| it.is_last)
    });
    desk.press(KeyCode::KeyI);
    order(&mut desk, ReplayOrder::Explain);
    assert_eq!(desk.value("review-graph"), "Chance of Black after move 4: 100\u{a0}%");
}

#[test]
fn what_decided_a_game_is_kept_in_a_copy_of_its_record() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = open(config.path(), LOST);
    let number = desk.app.world().resource::<Session>().number();
    order(&mut desk, ReplayOrder::Explain);
    desk.wait_for("the review", |desk| review(desk).is_some());
    let review = review(&desk).unwrap();
    assert_eq!(review.last_escape, Some(4));
    let tree = desk.game().record();
    let last = review.move_by_number(4).unwrap().node;
    assert_eq!(tree.quality(last), Some(MoveQuality::Bad));
    assert!(tree.value(last).is_some_and(|value| value > 0.0));
    assert!(
        tree.comment(last).is_some_and(|comment| comment.contains("Goishi: ")),
        "{:?}",
        tree.comment(last)
    );
    assert_ne!(
        desk.app.world().resource::<Session>().number(),
        number,
        "the record of somebody else stays as it is"
    );
    let (n, of) = Reviewer::new(tree, desk.app.world().resource::<Closeness>().0).unwrap().progress();
    assert_eq!(n, of, "nothing is left to be found out about the record");
    // The better move is a variation, and nothing is looked at twice.
    assert_eq!(tree.children(tree.parent(last).unwrap()).count(), 2);
    desk.choose(Device::Keyboard, "review-back");
    order(&mut desk, ReplayOrder::Explain);
    assert_eq!((desk.page(), self::review(&desk)), (Some(REVIEW), Some(review)));
}

#[test]
fn a_review_that_was_stopped_goes_on_where_it_was() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = open(config.path(), LOST);
    order(&mut desk, ReplayOrder::Explain);
    tell(&mut desk, ReviewOrder::Stop);
    let is_under_way = |desk: &Desk| desk.app.world().resource::<Reviewed>().is_under_way();
    assert!(!is_under_way(&desk));
    assert_eq!(review(&desk), None);
    // Coming back begins nothing by itself.
    desk.choose(Device::Keyboard, "review-back");
    order(&mut desk, ReplayOrder::Explain);
    assert!(!is_under_way(&desk));
    desk.choose(Device::Keyboard, "review-go-on");
    assert!(is_under_way(&desk) || review(&desk).is_some());
    desk.wait_for("the review", |desk| review(desk).is_some());
}

#[test]
fn a_record_that_cannot_be_explained_says_so_and_stays_as_it_is() {
    for text in ["(;GM[1]SZ[9])", "(;GM[4]SZ[15])"] {
        let config = tempfile::tempdir().unwrap();
        let mut desk = open(config.path(), text);
        let record = desk.game().record().clone();
        order(&mut desk, ReplayOrder::Explain);
        desk.wait_for("an answer", |desk| !desk.app.world().resource::<Reviewed>().is_under_way());
        assert_eq!((desk.page(), desk.game().record()), (Some(REVIEW), &record));
        tell(&mut desk, ReviewOrder::See(1));
        assert_eq!(desk.page(), Some(REVIEW));
    }
}

#[test]
fn a_game_of_go_is_explained_in_points() {
    let config = tempfile::tempdir().unwrap();
    let race = "(;GM[1]SZ[9]KM[7]RU[Chinese]PL[B]AB[cg][dg][eg][fg][gg][ce][de][ee][fe][bf][hf]\
        AW[cf][df][ef][ff][gf][ch][dh][eh][fh][gh][bg];B[aa];W[hg])";
    let mut desk = open(config.path(), race);
    desk.choose(Device::Mouse, "replay-explain");
    desk.wait_for("the review", |desk| review(desk).is_some());
    desk.settle();
    let lines = desk.lines();
    assert!(lines.iter().any(|line| line.contains("move 1 cost Black most, about")), "{lines:?}");
    desk.choose(Device::Keyboard, "review-moment-1");
    assert_eq!(desk.page(), Some(MOMENT));
    assert!(desk.lines().iter().any(|line| line.contains("points behind")));
}

#[test]
fn a_record_that_is_left_while_it_is_looked_at_is_looked_at_no_more() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = open(config.path(), LOST);
    order(&mut desk, ReplayOrder::Explain);
    desk.start(crate::app::setup(Seat::Human, Seat::Human, 15));
    desk.settle();
    let reviewed = desk.app.world().resource::<Reviewed>();
    assert!(!reviewed.is_under_way() && reviewed.of(desk.game()).is_none());
    assert_eq!(desk.phase(), Phase::Playing);
}

#[test]
fn a_move_played_on_at_the_end_leaves_the_review_and_can_be_looked_at_too() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = open(config.path(), "(;GM[4]SZ[15];B[hh];W[gg];B[ii])");
    order(&mut desk, ReplayOrder::Explain);
    desk.wait_for("the review", |desk| review(desk).is_some());
    order(&mut desk, ReplayOrder::Walk(Walk::Last));
    let point = desk.game().size().point(2, 2).unwrap();
    desk.app.world_mut().write_message(PointPressed { point, hand: Hand::Main });
    desk.settle();
    assert_eq!((desk.page(), desk.n_moves()), (Some(REVIEW), 4));
    assert_eq!(review(&desk).unwrap().moves.len(), 3);
    desk.choose(Device::Keyboard, "review-again");
    desk.wait_for("the review", |desk| review(desk).is_some_and(|review| review.moves.len() == 4));
}
