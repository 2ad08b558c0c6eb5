//! Renju: the forbidden moves against a slow twin, a file of positions and diagrams; how a position treats them.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "rules/reference.rs"]
mod reference;
#[path = "rules/renju.rs"]
mod renju;
#[path = "rules/renju_diagrams.rs"]
mod renju_diagrams;
#[path = "rules/renju_positions.rs"]
mod renju_positions;

use std::collections::BTreeMap;

use goishi::board::{BoardSize, Color, Point, Symmetry, diagram};
use goishi::gomoku::{
    Cause, Forbidden, ForbiddenKind, IllegalMove, Outcome, Position, Rule, SIZES, Setup, SetupError,
};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};

use reference::Board;
use renju::{Judge, Judgment, Place, Shape};

/// The position of a picture, Black to move.
fn position_of(board: &Board) -> Position {
    let size = BoardSize::new(board.rows.len() as u8).unwrap();
    let stone = |point: Point| match board.at(point.x().into(), point.y().into()) {
        'X' => Some((point, Color::Black)),
        'O' => Some((point, Color::White)),
        _ => None,
    };
    let stones = size.points().filter_map(stone).collect();
    Setup { size, stones, to_move: Color::Black }.position(Rule::Renju).unwrap()
}

fn place(point: Point) -> Place {
    (point.x().into(), point.y().into())
}

/// The library's reasons in the twin's words.
fn judgment(forbidden: &Forbidden) -> Judgment {
    let shape = |cause: &Cause| {
        let (dx, dy) = cause.direction.step();
        Shape {
            step: (dx.into(), dy.into()),
            stones: cause.stones.iter().copied().map(place).collect(),
            completions: cause.completions.iter().copied().map(place).collect(),
        }
    };
    let mut shapes: Vec<Shape> = forbidden.causes.iter().map(shape).collect();
    shapes.sort();
    Judgment { kind: forbidden.kind.digit(), shapes }
}

/// Whether all forbidden points and their reasons are the twin's; says how many points of each kind there were.
fn compare(board: &mut Board, judge: &mut Judge, what: &str) -> BTreeMap<char, u64> {
    let position = position_of(board);
    let expected: BTreeMap<Place, Judgment> = judge.forbidden_points(board).into_iter().collect();
    let found: BTreeMap<Place, char> =
        position.forbidden_points().map(|(point, kind)| (place(point), kind.digit())).collect();
    let kinds: BTreeMap<Place, char> = expected.iter().map(|(at, judgment)| (*at, judgment.kind)).collect();
    assert_eq!(found, kinds, "{what}\n{}", renju_diagrams::drawn_with(board, &kinds));
    let mut n_of = BTreeMap::new();
    for point in position.size().points() {
        let why = position.why_forbidden(point);
        assert_eq!(why.as_ref().map(|why| why.kind), position.forbidden(point));
        let Some(mut expected) = expected.get(&place(point)).cloned() else {
            assert_eq!(why, None, "{what}: {point:?}\n{position:?}");
            continue;
        };
        expected.shapes.sort();
        *n_of.entry(expected.kind).or_insert(0) += 1;
        assert_eq!(judgment(&why.unwrap()), expected, "{what}: {point:?}\n{position:?}");
    }
    n_of
}

/// Compares the positions with these numbers; `(points of each kind, the deepest look ahead, points spoilt)`.
fn compare_all(numbers: std::ops::Range<u64>) -> (BTreeMap<char, u64>, usize, u64) {
    let (mut judge, mut n_of) = (Judge::default(), BTreeMap::new());
    for number in numbers {
        let (kind, mut board) = renju_positions::position(number);
        for (digit, n) in compare(&mut board, &mut judge, &format!("position {number} ({kind:?})")) {
            *n_of.entry(digit).or_insert(0) += n;
        }
    }
    (n_of, judge.deepest, judge.n_spoilt)
}

#[test]
fn forbidden_points_and_their_reasons_are_the_twins() {
    let n_positions = if std::env::var_os("RUN_SLOW_TESTS").is_some() { 1_000_000 } else { 30_000 };
    let start = std::time::Instant::now();
    let (n_of, deepest, n_spoilt) = compare_all(0..n_positions);
    let seconds = start.elapsed().as_secs();
    println!(
        "{n_positions} positions agree: points {n_of:?}, {n_spoilt} spoilt, {deepest} deep, {seconds} s"
    );
    assert!(['3', '4', '6'].iter().all(|digit| n_of[digit] > n_positions / 20), "{n_of:?}");
    assert!(deepest >= 4 && n_spoilt > n_positions / 200, "{deepest} {n_spoilt}");
}

#[test]
fn all_eight_symmetries_agree_on_the_kinds() {
    for number in 0..400 {
        let (_, board) = renju_positions::position(number);
        let position = position_of(&board);
        let size = position.size();
        for symmetry in Symmetry::ALL {
            let stones =
                position.stones().map(|(point, color)| (symmetry.apply(point, size), color)).collect();
            let image = Setup { size, stones, to_move: Color::White }.position(Rule::Renju).unwrap();
            for point in size.points() {
                assert_eq!(
                    image.forbidden(symmetry.apply(point, size)),
                    position.forbidden(point),
                    "{number}"
                );
            }
        }
    }
}

/// The numbers of a list of points after a key of one line of JSON.
fn points_of(line: &str, key: &str) -> Vec<Place> {
    let (_, rest) = line.split_once(&format!("\"{key}\":[")).unwrap();
    let list = rest.split_once("]]").map_or("", |(list, _)| list);
    if rest.starts_with(']') {
        return Vec::new();
    }
    let numbers: Vec<i32> = list
        .split(|c: char| !c.is_ascii_digit())
        .filter(|text| !text.is_empty())
        .map(|text| text.parse().unwrap())
        .collect();
    numbers.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
}

/// Positions on which two other programs agree: see tests/rules/README.md.
#[test]
fn forbidden_points_are_those_of_two_other_programs() {
    let (mut n_positions, mut n_points) = (0, 0);
    for line in include_str!("rules/renju_forbidden.jsonl").lines() {
        let (_, size) = line.split_once("\"size\":").unwrap();
        let lines = size.split(',').next().unwrap().parse().unwrap();
        let mut board = Board::empty(lines);
        for (key, stone) in [("black", 'X'), ("white", 'O')] {
            for at in points_of(line, key) {
                assert_eq!(board.at(at.0, at.1), '.', "{line}");
                renju::put(&mut board, at, stone);
            }
        }
        let mut expected = points_of(line, "forbidden");
        expected.sort_unstable();
        let mut found: Vec<Place> =
            position_of(&board).forbidden_points().map(|(point, _)| place(point)).collect();
        found.sort_unstable();
        assert_eq!(found, expected, "{line}");
        n_positions += 1;
        n_points += found.len();
        compare(&mut board, &mut Judge::default(), line);
    }
    assert_eq!((n_positions, n_points), (600, 696));
}

/// What must not change when a move is refused or taken back.
fn state(position: &Position) -> (u64, Vec<Point>, Color, Option<Outcome>, String) {
    let drawn = diagram::draw(position.size(), |point| position.stone(point));
    (position.hash(), position.moves().to_vec(), position.to_move(), position.outcome(), drawn)
}

/// Refused by `check` and `play`, played and lost by `play_tolerant`, and taken back without a trace.
#[track_caller]
fn forbidden_is_refused_or_loses(position: &mut Position, point: Point, kind: ForbiddenKind) {
    let before = state(position);
    assert_eq!(position.check(point), Err(IllegalMove::Forbidden(kind)));
    assert_eq!(position.play(point), Err(IllegalMove::Forbidden(kind)));
    assert_eq!(state(position), before);
    assert!(position.is_consistent());
    position.play_tolerant(point).unwrap();
    assert_eq!(position.outcome(), Some(Outcome::Forbidden { point, kind }));
    assert_eq!(position.stone(point), Some(Color::Black));
    assert!(position.is_consistent());
    for other in position.size().points() {
        assert_eq!(position.check(other), Err(IllegalMove::GameOver));
        assert_eq!(position.play_tolerant(other), Err(IllegalMove::GameOver));
    }
    assert_eq!(position.undo(), Some(point));
    assert_eq!(state(position), before);
    assert!(position.is_consistent());
}

/// A diagram with the side to move, and its marked points.
fn position(text: &str, to_move: Color) -> (Position, BTreeMap<char, Point>) {
    let read = diagram::parse(text).unwrap();
    let position = Setup { to_move, ..Setup::from_diagram(&read) }.position(Rule::Renju).unwrap();
    (position, read.marks.iter().map(|(point, mark)| (*mark, *point)).collect())
}

const EACH_KIND: &str = "
    . . . . . . . . . . .
    . X X X 6 X X . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . X .
    . . . . . . . . . X .
    . . . . . O X X X 4 .
    . . X . . . . . . X .
    . . X . . . . . . O .
    . . 3 X X . . . . . .
    . . . . . . . . . . .";

#[test]
fn a_forbidden_move_is_refused_or_loses_and_leaves_no_trace() {
    let (mut black, marks) = position(EACH_KIND, Color::Black);
    for (mark, point) in &marks {
        let kind = black.forbidden(*point).filter(|kind| kind.digit() == *mark).unwrap();
        forbidden_is_refused_or_loses(&mut black, *point, kind);
    }
    assert_eq!(black.forbidden_points().count(), marks.len());
    // They are forbidden to Black, whoever is to move, and White may play there.
    let (mut white, _) = position(EACH_KIND, Color::White);
    assert!(white.forbidden_points().eq(black.forbidden_points()));
    for point in marks.values() {
        assert_eq!(white.check(*point), Ok(()));
        white.play_tolerant(*point).unwrap();
        assert_eq!(white.outcome(), None);
        white.undo();
    }
}

/// Nothing is forbidden where the rule forbids nothing, nor where no empty point is.
#[test]
fn other_rules_and_other_points_know_nothing_forbidden() {
    let read = diagram::parse(EACH_KIND).unwrap();
    for rule in Rule::ALL {
        let position = Setup { to_move: Color::Black, ..Setup::from_diagram(&read) }.position(rule).unwrap();
        assert_eq!(position.forbidden_points().count() > 0, rule == Rule::Renju);
        for point in BoardSize::MAX.points() {
            let is_marked = read.marks.iter().any(|(marked, _)| *marked == point);
            assert_eq!(position.forbidden(point).is_some(), is_marked && rule == Rule::Renju);
            assert_eq!(position.why_forbidden(point).is_some(), is_marked && rule == Rule::Renju);
        }
    }
}

/// Every point left is forbidden to Black once White has played `a`.
const ONLY_FORBIDDEN: &str = "
    X X X 6 X X
    a O O O X O
    O X X O O O
    O O O O X O
    O X O O O O
    X X 6 X X X";

#[test]
fn black_without_a_move_that_is_allowed_ends_the_game() {
    let (mut position, marks) = position(ONLY_FORBIDDEN, Color::White);
    let before = state(&position);
    position.play(marks[&'a']).unwrap();
    assert_eq!(position.outcome(), Some(Outcome::OnlyForbidden));
    assert!(position.is_consistent());
    assert_eq!(position.forbidden_points().count(), 2);
    assert_eq!(position.empty_points().count(), 2);
    for point in position.size().points() {
        assert_eq!(position.play(point), Err(IllegalMove::GameOver));
    }
    position.undo();
    assert_eq!(state(&position), before);
    // White may play where Black may not, and Black has a move as long as one point is left that is allowed.
    position.play(marks[&'6']).unwrap();
    assert_eq!(position.outcome(), None);
    // The same stones set up are no position.
    let full = diagram::parse(&ONLY_FORBIDDEN.replace('a', "O")).unwrap();
    let setup = Setup { to_move: Color::Black, ..Setup::from_diagram(&full) };
    assert_eq!(setup.position(Rule::Renju).err(), Some(SetupError::Full));
    assert!(Setup { to_move: Color::White, ..setup.clone() }.position(Rule::Renju).is_ok());
    assert!(setup.position(Rule::Standard).is_ok());
}

/// How the twin says that a move of this stone ends the game.
fn ending(board: &mut Board, judge: &mut Judge, at: Place, stone: char) -> Option<char> {
    let forbidden =
        if stone == 'X' { judge.forbidden(board, at).map(|judgment| judgment.kind) } else { None };
    renju::put(board, at, stone);
    let ending = if forbidden.is_some() {
        forbidden
    } else if !board.winning_rows(Rule::Renju).is_empty() {
        Some('5')
    } else if board.is_full() {
        Some('f')
    } else {
        let lines = board.rows.len() as i32;
        let places = (0..lines * lines).map(|i| (i % lines, i / lines));
        let empty: Vec<Place> = places.filter(|at| board.at(at.0, at.1) == '.').collect();
        let stuck = stone == 'O' && empty.into_iter().all(|at| judge.forbidden(board, at).is_some());
        stuck.then_some('o')
    };
    renju::put(board, at, '.');
    ending
}

fn ending_of(outcome: Outcome) -> char {
    match outcome {
        Outcome::Five { .. } => '5',
        Outcome::Forbidden { kind, .. } => kind.digit(),
        Outcome::FullBoard => 'f',
        Outcome::OnlyForbidden => 'o',
    }
}

#[test]
fn random_games_end_as_the_twin_says() {
    let mut random = StdRng::seed_from_u64(1);
    let mut judge = Judge::default();
    let mut n_of: BTreeMap<char, u32> = BTreeMap::new();
    for lines in SIZES.chain(SIZES).chain(5..=9) {
        let size = BoardSize::new(lines).unwrap();
        let mut position = Position::new(size, Rule::Renju);
        let mut board = Board::empty(lines);
        while position.outcome().is_none() {
            let empty: Vec<Point> = position.empty_points().collect();
            let near = |point: &&Point| {
                let stones = position.moves().iter().rev().take(12);
                stones
                    .into_iter()
                    .any(|stone| stone.x().abs_diff(point.x()) <= 1 && stone.y().abs_diff(point.y()) <= 1)
            };
            let near: Vec<Point> = empty.iter().filter(near).copied().collect();
            let point = *near.choose(&mut random).or_else(|| empty.choose(&mut random)).unwrap();
            let stone = position.to_move().letter();
            let expected = ending(&mut board, &mut judge, place(point), stone);
            if let Some(kind) = position.forbidden(point).filter(|_| stone == 'X') {
                assert_eq!(expected, Some(kind.digit()));
                forbidden_is_refused_or_loses(&mut position, point, kind);
                // Seldom the end, so that games grow long.
                let is_stuck = near.iter().all(|point| position.forbidden(*point).is_some());
                if !is_stuck && random.random_bool(0.95) {
                    *n_of.entry(kind.digit()).or_insert(0) += 1;
                    continue;
                }
                position.play_tolerant(point).unwrap();
            } else if expected == Some('5') && random.random_bool(0.8) && near.len() > 1 {
                let before = state(&position);
                position.play(point).unwrap();
                assert_eq!(position.outcome().map(ending_of), expected);
                position.undo();
                assert_eq!(state(&position), before);
                continue;
            } else {
                position.play(point).unwrap();
            }
            assert_eq!(position.outcome().map(ending_of), expected, "{position:?}");
            assert!(position.is_consistent());
            renju::put(&mut board, place(point), stone);
        }
        *n_of.entry(ending_of(position.outcome().unwrap())).or_insert(0) += 1;
        while position.undo().is_some() {
            assert!(position.is_consistent());
        }
        assert_eq!(state(&position), state(&Position::new(size, Rule::Renju)));
    }
    assert!("3456f".chars().all(|ending| n_of.contains_key(&ending)), "{n_of:?}");
}
