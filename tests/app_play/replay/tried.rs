//! The moments of a game as problems: from its end to the last one solved, by each device alone.

use bevy::prelude::*;
use goishi::app::features::analysis::marks::{AnalysisMark, Sign};
use goishi::app::features::problem::{Problem, ProblemOrder, ProblemStage, Solved};
use goishi::app::features::replay::ReplayOrder;
use goishi::app::features::review::{MOMENT, ReviewOrder, Reviewed};
use goishi::app::intent::Action;
use goishi::app::screen::{Phase, REVIEW};
use goishi::board::{Color, Point};
use goishi::game::{PlayerId, Seat};
use goishi::play::problem::State as Standing;

use super::{open, order};
use crate::app::{Desk, Device, black_wins, setup};
use crate::power::assert_at_rest;

const DEVICES: [Device; 3] = [Device::Keyboard, Device::Mouse, Device::Pad];

/// White leaves two stones alone with its second move, and then all that comes of them.
const LOST: &str = "(;GM[4]SZ[15]RU[Freestyle];B[hh];W[ig];B[ih];W[aa];B[jh];W[ca];B[kh];W[ea];B[lh])";

fn problem(desk: &Desk) -> &Problem {
    desk.app.world().resource::<Problem>()
}

fn stage(desk: &Desk) -> Option<ProblemStage> {
    desk.app.world().get_resource::<State<ProblemStage>>().map(|stage| *stage.get())
}

fn is_judged(desk: &mut Desk) -> bool {
    !matches!(problem(desk).state(), Standing::Judged(_))
}

fn solution(desk: &Desk) -> Point {
    problem(desk).left().unwrap().solution().unwrap()
}

/// Places a stone, and waits for what is said to it.
fn try_stone(desk: &mut Desk, device: Device, point: Point) {
    desk.place(device, point);
    desk.wait_for("the judgment", is_judged);
    desk.settle();
}

fn solve(desk: &mut Desk, device: Device) {
    while *problem(desk).state() != Standing::Solved {
        let point = solution(desk);
        try_stone(desk, device, point);
        assert!(!matches!(problem(desk).state(), Standing::Wrong(..)), "{:?}", problem(desk).state());
        assert_eq!(desk.stones(), problem(desk).position().stones().collect());
    }
    assert_eq!(stage(desk), Some(ProblemStage::Solved));
}

fn n_solved(desk: &Desk, by: Option<PlayerId>) -> usize {
    desk.app.world().resource::<Solved>().n_solved(by)
}

/// A record, with its review done.
fn explained(desk: &mut Desk) {
    order(desk, ReplayOrder::Explain);
    desk.wait_for("the problems", |desk| desk.app.world().resource::<Reviewed>().problems().is_some());
    desk.settle();
}

#[test]
fn each_device_solves_the_moments_of_a_game() {
    for device in DEVICES {
        let config = tempfile::tempdir().unwrap();
        let mut desk = open(config.path(), LOST);
        explained(&mut desk);
        desk.choose(device, "review-moment-4");
        desk.choose(device, "review-try");
        assert_eq!((desk.phase(), stage(&desk)), (Phase::Problem, Some(ProblemStage::Solving)));
        assert_eq!(desk.stones().len(), 3);
        assert!(desk.lines().iter().any(|line| line.contains("Black cannot win by force")));
        // What follows a wrong stone is shown on the board, until it is taken back.
        let corner = problem(&desk).position().size().points().next_back().unwrap();
        try_stone(&mut desk, device, corner);
        assert!(matches!(problem(&desk).state(), Standing::Wrong(..)), "{:?}", problem(&desk).state());
        assert!(first_of_line(&mut desk).is_some());
        desk.act(device, Action::Undo, "problem-take-back");
        assert_eq!((desk.stones().len(), first_of_line(&mut desk)), (3, None));
        solve(&mut desk, device);
        assert_eq!(n_solved(&desk, None), 1);
        // The others, one with help, which does not count.
        let (first, n) = (problem(&desk).number(), problem(&desk).row().len());
        assert!(n > first + 1);
        for number in first + 1..n {
            desk.choose(device, "problem-next");
            assert_eq!((problem(&desk).number(), stage(&desk)), (number, Some(ProblemStage::Solving)));
            if number == first + 1 {
                desk.act(device, Action::Hint, "problem-hint");
                assert_eq!(problem(&desk).hint(), Some(solution(&desk)));
            }
            solve(&mut desk, device);
        }
        assert_eq!(n_solved(&desk, None), n - first - 1);
        desk.choose(device, "problem-next");
        assert_eq!((desk.phase(), desk.page()), (Phase::Replay, Some(MOMENT)));
        assert_at_rest(&mut desk);
    }
}

/// The first point of a line that is shown on the board.
fn first_of_line(desk: &mut Desk) -> Option<Point> {
    let mut marks = desk.app.world_mut().query::<&AnalysisMark>();
    let first = marks.iter(desk.app.world()).find(|mark| mark.sign == Sign::Line(1));
    first.map(|mark| mark.point)
}

#[test]
fn who_sat_there_has_solved_it() {
    let [ann, bo] = [1, 2].map(PlayerId::new);
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    desk.start(setup(Seat::Player(ann), Seat::Player(bo), 15));
    desk.place_all(Device::Mouse, &black_wins(desk.game().size(), 3));
    explained(&mut desk);
    desk.choose(Device::Mouse, "review-try");
    assert_eq!(desk.phase(), Phase::Problem);
    let side = problem(&desk).position().to_move();
    solve(&mut desk, Device::Mouse);
    let counts = if side == Color::Black { [0, 1, 0] } else { [0, 0, 1] };
    assert_eq!([None, Some(ann), Some(bo)].map(|by| n_solved(&desk, by)), counts);
}

#[test]
fn who_leaves_while_a_stone_is_judged_comes_back_to_the_page() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = open(config.path(), LOST);
    explained(&mut desk);
    desk.app.world_mut().write_message(ReviewOrder::Try(4));
    desk.settle();
    let point = solution(&desk);
    desk.place(Device::Mouse, point);
    desk.app.world_mut().write_message(ProblemOrder::Leave);
    desk.settle();
    assert_eq!((desk.phase(), desk.page()), (Phase::Replay, Some(REVIEW)));
    assert_at_rest(&mut desk);
    assert_eq!((problem(&desk).state(), n_solved(&desk, None)), (&Standing::ToDo, 0));
    // What is no problem is not tried.
    desk.app.world_mut().write_message(ReviewOrder::Try(1));
    desk.settle();
    assert_eq!(desk.phase(), Phase::Replay);
}
