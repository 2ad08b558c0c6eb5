//! Diagrams that name the clause: every point forbidden to Black is marked, `3` double-three, `4` double-four, `6`
//! overline. Other characters name points that are not forbidden: `5` makes a five, `a` is what the diagram is about.

use std::collections::BTreeMap;

use goishi::board::{BoardSize, Color, Point, Symmetry, diagram};
use goishi::gomoku::{ForbiddenKind, Outcome, Position, Rule, SIZES, Setup};

use crate::reference::Board;
use crate::renju::{self, Judge, Place};
use crate::{place, position_of};

/// The board with characters on some empty places.
pub(crate) fn drawn_with(board: &Board, marks: &BTreeMap<Place, char>) -> String {
    let mut board = board.clone();
    for (at, mark) in marks {
        renju::put(&mut board, *at, *mark);
    }
    let rows = board.rows.iter().map(|row| row.iter().map(char::to_string).collect::<Vec<_>>().join(" "));
    rows.collect::<Vec<_>>().join("\n")
}

fn forbidden_marks(position: &Position) -> BTreeMap<Place, char> {
    position.forbidden_points().map(|(point, kind)| (place(point), kind.digit())).collect()
}

/// Whether exactly the marked points are forbidden, in all eight views of the diagram; the twin says so too.
#[track_caller]
fn check(clause: &str, text: &str) {
    let read = diagram::parse(text).unwrap();
    for symmetry in Symmetry::ALL {
        let view = |point: Point| symmetry.apply(point, read.size);
        let stones = read.stones.iter().map(|(point, color)| (view(*point), *color)).collect();
        let setup = Setup { size: read.size, stones, to_move: Color::Black };
        let position = setup.position(Rule::Renju).unwrap();
        let mut board = Board::empty(read.size.lines());
        for (point, color) in position.stones() {
            board.put(point.x(), point.y(), color.letter());
        }
        let marks = read.marks.iter().filter(|(_, mark)| "346".contains(*mark));
        let expected: BTreeMap<Place, char> =
            marks.map(|(point, mark)| (place(view(*point)), *mark)).collect();
        let found = forbidden_marks(&position);
        let drawn = |marks| drawn_with(&board, marks);
        assert_eq!(found, expected, "{clause}\n{}\nbut should be\n{}", drawn(&found), drawn(&expected));
        let by_twin = Judge::default().forbidden_points(&mut board).into_iter();
        assert_eq!(by_twin.map(|(at, judgment)| (at, judgment.kind)).collect::<BTreeMap<_, _>>(), expected);
        for (point, mark) in &read.marks {
            let mut position = position.clone();
            let played = position.play(view(*point));
            assert_eq!(played.is_ok(), !"346".contains(*mark), "{clause}: {mark}");
            let wins = matches!(position.outcome(), Some(Outcome::Five { winner: Color::Black, .. }));
            assert_eq!(wins, *mark == '5', "{clause}: {mark}");
        }
    }
}

/// The same, and with one of the black stones white the point marked `a`, or else `5`, is forbidden.
#[track_caller]
fn check_turns(clause: &str, text: &str, stone: Place, then: char) {
    check(clause, text);
    let mut read = diagram::parse(text).unwrap();
    let mark = if text.contains('a') { 'a' } else { '5' };
    let about = read.marks.iter().find(|(_, found)| *found == mark).unwrap().0;
    read.stones.iter_mut().find(|(point, _)| place(*point) == stone).unwrap().1 = Color::White;
    let position =
        Setup { to_move: Color::Black, ..Setup::from_diagram(&read) }.position(Rule::Renju).unwrap();
    assert_eq!(position.forbidden(about).map(ForbiddenKind::digit), Some(then), "{clause}: {stone:?} white");
}

#[test]
fn overlines() {
    check(
        "an overline is an unbroken row of six",
        ". . . . . . . . .
         . . . . . . . . .
         . X X X 6 X X . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . O . O . O . O .
         . . . . . . . . .
         . . . . . . . . .",
    );
    check(
        "or more: nine, up to both edges",
        ". . . . . . . . .
         . . . . . . . . .
         X X X X 6 X X X X
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    check(
        "two at once; each is looked for in every direction",
        "X . . . . . . . .
         . X . X . . . . .
         . . X X . . . . .
         . . . 6 . . . . .
         . . . X X . . . .
         . . . X . X . . .
         . . . X . . X . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    check(
        "an overline beyond white stones at both ends is one all the same",
        ". . . . . . . . .
         . . . . . . . . .
         O X X X 6 X X O .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    check(
        "a white stone between, or a gap besides, makes none",
        ". . . . . . . . .
         . X X X a O X X .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . X X a . X X . .
         . . . . . . . . .",
    );
}

#[test]
fn fives_and_fours_and_straight_fours() {
    check(
        "a straight four is one four, though two stones complete it",
        ". . . . . . . . .
         . . . . . . . . .
         . . X X X a . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    check(
        "what one more stone makes an overline is no four",
        ". . . . . . . . .
         . . . . . . . . .
         O X X X a . X . .
         . . . . X . . . .
         . . . . X . . . .
         . . . . X . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    check(
        "four stones between white ones, or at the edge, are no four",
        "X X X a O . . . .
         . . . X . . . . .
         . . . X . . . . .
         . . . X . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    check(
        "a four and a three at once are allowed",
        ". . . . . . . . .
         . . . . X . . . .
         . . . . X . . . .
         O X X X a . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    check(
        "a straight four and a three at once are allowed",
        ". . . . . . . . .
         . . . . . . . . .
         . . . . . X . . .
         . . X X X a . . .
         . . . . . X . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
}

#[test]
fn double_fours_on_two_lines() {
    check(
        "two fours that meet, each with one completing point",
        ". . . . . . . . .
         . . . O . . . . .
         . . . X . . . . .
         . . . X . . . . .
         . . . X . . . . .
         O X X 4 X . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    check(
        "fours with gaps, on the diagonals",
        ". . . . . . . . .
         . X . . . . . X .
         . . X . . . X . .
         . . . . . . . . .
         . . . . 4 . . . .
         . . . X . X . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    check(
        "two straight fours",
        ". . . . . . . . .
         . . . . . . . . .
         . . . . . X . . .
         . . . . . X . . .
         . . X X X 4 . . .
         . . . . . X . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    check(
        "three fours",
        ". . . . . . . . .
         . X . O X . . . .
         . O X . X . . . .
         . . O X X . . . .
         . X X X 4 . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    check(
        "in the corner, where the edge closes one end of each",
        "4 X X X . . . . .
         X . . . . . . . .
         X . . . . . . . .
         X . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    check(
        "on the smallest board",
        "4 X X X .
         X . . . .
         X . . . .
         X . . . .
         . . . . .",
    );
}

#[test]
fn double_fours_on_one_line() {
    check(
        "two fours share three stones: X.XXX.X",
        ". . . . . . . . . . .
         . . X . X 4 X . X . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . X . 4 X X . X . .
         . . . . . . . . . . .
         . . . . . . . . . . .",
    );
    check(
        "two fours share two stones: XX.XX.XX",
        ". . . . . . . . . . .
         . . X X . 4 X . X X .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .",
    );
    check(
        "two fours share one stone: XXX.X.XXX",
        ". . . . . . . . . . .
         . X X X . 4 . X X X .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .",
    );
    check(
        "as near to both edges as it can be",
        "X . X 4 X . X
         . . . . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .",
    );
    check(
        "not where one of them would become an overline, or is barred",
        ". . . . . . . . . . .
         . . X . X a X . X X .
         . . . O . O . O . . .
         . . X . X a X O X . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .",
    );
}

#[test]
fn double_threes() {
    check(
        "two threes that meet",
        ". . . . . . . . .
         . . . . . . . . .
         . . . . X . . . .
         . . . . X . . . .
         . . X X 3 . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    check(
        "threes with gaps",
        ". . . . . . . . .
         . . . . X . . . .
         . . . . . . . . .
         . . . . X . . . .
         . X . X 3 . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    check(
        "on the diagonals, the stone in the gap",
        ". . . . . . . . .
         . . . . . . . . .
         . . X . . . X . .
         . . . . . . . . .
         . . . . 3 . . . .
         . . . X . X . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    check(
        "as near to a corner as a double-three can be",
        ". . . . . . .
         . 3 X X . . .
         . X . . . . .
         . X . . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .",
    );
}

#[test]
fn double_threes_with_a_third_line() {
    check(
        "three threes",
        ". . . . . . . . .
         . . . . . . . . .
         . . X O X . . . .
         . . O X X . . . .
         . . X X 3 . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    check(
        "three threes of which two remain",
        ". . . . . . . . .
         . O . . . . . . .
         . . X O X . . . .
         . . O X X . . . .
         . . X X 3 . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    check(
        "a four with two threes is a double-three",
        ". . . . . . . . .
         . . . . . . . . .
         . . X O X . . . .
         . . O X X . . . .
         O X X X 3 . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
}

#[test]
fn threes_without_room_are_none() {
    check(
        "closer to the edge there is no room for a straight four",
        "a X X . . . .
         X . . . . . .
         X . . . . . .
         . . . . a X X
         . . . . X . .
         . . . . X . .
         . . . . . . .",
    );
    check(
        "threes closed at one end are none",
        ". . . . . . . . .
         . . . . . . . . .
         . . . . X . . . .
         . . . . X . . . .
         . O X X a . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
}

#[test]
fn threes_that_no_stone_makes_a_straight_four() {
    check(
        "barred between an edge and a white stone",
        ". . . . . . . . .
         . . . . . . . . .
         . . . X . . . . .
         . . . X . . . . .
         . X X a . O . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    check(
        "either end of the four would lead to an overline",
        ". . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . X . . . . .
         . . . . . X . . . . .
         . X . . X a X . . X .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .",
    );
    check(
        "while one end is enough with room at the other",
        ". . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . X . . . . .
         . . . . . X . . . . .
         . X . . X 3 X . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .",
    );
}

#[test]
fn threes_whose_completing_stone_is_forbidden() {
    check_turns(
        "9.3 a: it makes an overline",
        ". . . . X . . . . . .
         . . . . X . . . . . .
         . . . . X . . . X . .
         . . . . X . O X . . .
         . . . X 6 X a . . . .
         . . . . X . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .",
        (4, 3),
        '3',
    );
    check_turns(
        "9.3 a: it makes a double-four",
        ". . . . . . . . . . .
         . . . . X . . . . . .
         . . . . X . . . X . .
         . . . . X . O X . . .
         . . . X b X a . . . .
         . . . . O . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .",
        (4, 1),
        '3',
    );
    check_turns(
        "a three: without at the same time a five in a row is made",
        ". . . . O . . . . . .
         . . . . X . . . . . .
         . . . . X . . . X . .
         . . . . X . O X . . .
         . . . X 5 X a . . . .
         . . . . X . . . . . .
         . . . . O . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .",
        (4, 1),
        '3',
    );
}

/// Each of these was found by looking for the fewest stones, and each verdict turns on the last stone in the mind.
#[test]
fn threes_whose_completing_stone_is_a_double_three_in_turn() {
    check(
        "9.3 b: it makes a forbidden double-three, so this one is allowed",
        ". . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . a . X . .
         . . . . X X 3 . .
         . . . . . . X . .
         . . . . X . . . .
         . . X . . . . . .
         . . . . . . . . .",
    );
    check(
        "9.3 b: it would make a double-three that is allowed, so this one is forbidden",
        ". . . . . . . . .
         . . . . . . . . .
         . . . . . 3 3 . .
         . . . . 3 X X 3 .
         . . . . . X 3 X .
         . . . X . . X X .
         . . . . . . . 3 .
         . . . . . . . . .
         . . . . . . . . .",
    );
    check(
        "9.3 b: once more the other way round, three stones ahead",
        ". . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . 3 . . . . .
         . a X 3 X . . . .
         . . 3 X 3 X . . .
         . . . X . . . . .
         . 3 X 3 X 3 . . .
         . . . . . . . . .",
    );
    check(
        "9.3 b: four stones ahead",
        ". . . . . . . .
         . . . . . . . .
         . . 3 . 3 X X .
         . . X X 3 . . .
         . . . . X . . .
         . . X 3 X 3 . .
         . . . X . . . .
         . . . . . . . .",
    );
}

#[test]
fn a_five_wins_over_all_of_it() {
    check_turns(
        "a five wins over an overline",
        ". . . . . . . . .
         . . . . . . . . .
         . X X X 5 X X . .
         . . . . X . . . .
         . . . O X . . . .
         . . . . X . . . .
         . . . . X . . . .
         . . . . O . . . .
         . . . . . . . . .",
        (4, 6),
        '6',
    );
    check_turns(
        "a five wins over a double-four",
        ". . . . O . . . .
         . X . O X . . . .
         . O X . X . . . .
         . . O X X . . . .
         O X X X 5 . . . .
         . . . . X . . . .
         . . . . O . . . .
         . . . . . . . . .
         . . . . . . . . .",
        (4, 5),
        '4',
    );
    check_turns(
        "a five wins over a double-three",
        ". . . . O . . . .
         . . . . X . . . .
         . . X O X . . . .
         . . O X X . . . .
         . . X X 5 . . . .
         . . . . X . . . .
         . . . . O . . . .
         . . . . . . . . .
         . . . . . . . . .",
        (4, 5),
        '3',
    );
}

#[test]
fn a_move_forbidden_for_several_reasons_is_named_by_the_first() {
    check(
        "overline before double-four",
        ". . . . . . . . .
         . X O . X . . . .
         . . X O X . . . .
         . O . X X O . . .
         . X X X 6 X X . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    check(
        "double-four before double-three",
        ". . . . . . . . .
         . X . O X . . . .
         . . X . X . X . .
         . . . X X X . . .
         . . X X 4 . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
}

#[test]
fn nothing_is_forbidden_to_white() {
    let text = "
        . . . . . . . . . . .
        . O O O a O O . . . .
        . . . . . . . . . . .
        . . . . . . O . . . .
        . . . . . . O . . . .
        . . . . O O b . . . .
        . O . . . . . . . . .
        . O . . . . . . . . .
        . O . . . . . . . . .
        . c O O O . . . . . .
        . . . . . . . . . . .";
    check("white shapes forbid Black nothing", text);
    let read = diagram::parse(text).unwrap();
    for (point, mark) in &read.marks {
        let setup = Setup { to_move: Color::White, ..Setup::from_diagram(&read) };
        let mut position = setup.position(Rule::Renju).unwrap();
        position.play(*point).unwrap();
        let six =
            matches!(position.outcome(), Some(Outcome::Five { winner: Color::White, row }) if row.len == 6);
        assert_eq!((six, position.outcome().is_some()), (*mark == 'a', *mark == 'a'), "{mark}");
    }
}

/// The same stones in every corner of every board: a double-four with the corner, a double-three one off it.
#[test]
fn every_size_and_every_corner() {
    for lines in SIZES {
        let size = BoardSize::new(lines).unwrap();
        for symmetry in Symmetry::ALL {
            let forbidden_with = |stones: &[Place]| {
                let mut board = Board::empty(lines);
                for (x, y) in stones {
                    let at = symmetry.apply(size.point(*x as u8, *y as u8).unwrap(), size);
                    board.put(at.x(), at.y(), 'X');
                }
                forbidden_marks(&position_of(&board))
            };
            let corner = |x, y| place(symmetry.apply(size.point(x, y).unwrap(), size));
            let fours = forbidden_with(&[(1, 0), (2, 0), (3, 0), (0, 1), (0, 2), (0, 3)]);
            assert_eq!(fours, BTreeMap::from([(corner(0, 0), '4')]), "{lines} lines");
            let threes = forbidden_with(&[(2, 1), (3, 1), (1, 2), (1, 3)]);
            // A straight four and its two ends take six points of a line.
            let expected = if lines > 5 { BTreeMap::from([(corner(1, 1), '3')]) } else { BTreeMap::new() };
            assert_eq!(threes, expected, "{lines} lines");
            if lines > 5 {
                let six = forbidden_with(&[(0, 0), (1, 1), (2, 2), (4, 4), (5, 5)]);
                assert_eq!(six, BTreeMap::from([(corner(3, 3), '6')]), "{lines} lines");
            }
        }
    }
}
