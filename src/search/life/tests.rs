//! Shapes of eyes, and semeai, as the books have them.

use super::*;
use crate::board::{Color, Point, diagram};
use crate::go::{Chain, PassAlive, RuleSet, Setup, Suicide};

/// What lives by Benson's theorem is safe, and where that is believed all of the other side as well.
struct Believed {
    alive: [PassAlive; 2],
    others: bool,
}

impl Beliefs for Believed {
    fn is_safe(&self, chain: &Chain<'_>, defender: Color) -> bool {
        self.is_unconditional(chain) || (self.others && chain.color() != defender)
    }

    fn is_unconditional(&self, chain: &Chain<'_>) -> bool {
        self.alive.iter().any(|alive| alive.stones.contains(chain.head()))
    }

    fn is_held(&self, _: Color, _: Point) -> bool {
        false
    }
}

/// The upper rows of a board of nine lines; below White lives. The fate is that of the stone in column `x`, row `y`.
#[track_caller]
fn check_believing(others: bool, rows: &str, (x, y): (u8, u8), expect: Fate) {
    let mut text = rows.to_owned();
    for i in rows.trim().lines().count()..9 {
        text += if i % 2 == 0 { "\nO O O O O O O O O" } else { "\nO . O . O . O . O" };
    }
    let read = diagram::parse(&text).unwrap();
    let position = Setup::from_diagram(&read).position(RuleSet::Japanese.rules()).unwrap();
    let board = position.board();
    let stone = read.size.point(x, y).unwrap();
    let alive = Color::BOTH.map(|color| PassAlive::of(board, color, Suicide::Forbidden));
    let arena = Arena::around(board, stone, &Believed { alive, others }).unwrap();
    let fate = Solver::new(1_000_000).fate(board, &arena, stone, 200_000);
    assert_eq!(fate, expect, "{position:?}");
}

#[track_caller]
fn check(rows: &str, stone: (u8, u8), expect: Fate) {
    check_believing(false, rows, stone, expect);
}

#[test]
fn two_eyes() {
    check(
        ". X . X O O O O O
         X X X X O . O . O
         O O O O O O O O O",
        (1, 0),
        Fate::Alive,
    );
}

#[test]
fn straight_three() {
    let three = ". . . X O O O O O
                 X X X X O . O . O
                 O O O O O O O O O";
    check(three, (3, 0), Fate::Unsettled);
    check(&three.replacen(". . .", ". O .", 1), (3, 0), Fate::Dead);
    check(&three.replacen(". . .", "O . .", 1), (3, 0), Fate::Unsettled);
}

#[test]
fn bent_three() {
    let three = ". . X O O O O O O
                 . X X O . O . O O
                 X X O O O O O O O
                 O O O O . O . O O";
    check(three, (2, 0), Fate::Unsettled);
    check(&three.replacen(". .", "O .", 1), (2, 0), Fate::Dead);
}

#[test]
fn four_in_a_row_lives_unless_both_middle_points_are_taken() {
    let four = ". . . . X O O O O
                X X X X X O . O O
                O O O O O O O O O";
    check(four, (4, 0), Fate::Alive);
    check(&four.replacen(". . . .", ". O . .", 1), (4, 0), Fate::Unsettled);
    check(&four.replacen(". . . .", ". O O .", 1), (4, 0), Fate::Dead);
}

#[test]
fn square_four_is_dead_as_it_stands() {
    check(
        "O X . . X O O O O
         O X . . X O . O O
         O X X X X O O O O
         O O O O O O . O O",
        (1, 0),
        Fate::Dead,
    );
}

#[test]
fn pyramid_four() {
    let four = "O X . . . X O O O
                O X X . X X O . O
                O O X X X O O O O
                O . O O O O . O O";
    check(four, (1, 0), Fate::Unsettled);
    check(&four.replacen(". . .", ". O .", 1), (1, 0), Fate::Dead);
    // Filled but for one point, to be taken and played into again.
    check(&four.replacen(". . .", "O O .", 1).replacen("X . X", "X O X", 1), (1, 0), Fate::Dead);
}

#[test]
fn bulky_five() {
    let five = "O X . . . X O O O
                O X . . X X O . O
                O X X X X O O O O
                O O O O O O . O O";
    check(five, (1, 0), Fate::Unsettled);
    check(&five.replacen(". . .", ". O .", 1), (1, 0), Fate::Dead);
}

#[test]
fn rabbity_six() {
    let six = "O X X . . X O O O
               O X . . . X O . O
               O X X . X X O O O
               O O X X X O O . O";
    check(six, (1, 0), Fate::Unsettled);
    check(&six.replacen(". . .", ". O .", 1), (1, 0), Fate::Dead);
}

#[test]
fn six_in_two_rows_live() {
    check(
        "O X . . . X O O O
         O X . . . X O . O
         O X X X X X O O O
         O O O O O O O . O",
        (1, 0),
        Fate::Alive,
    );
}

/// Liberties outside are filled in the end; meanwhile the defender has nothing to do.
#[test]
fn a_nakade_with_liberties_outside() {
    check(
        "O . X . O . X O O
         O O X X X X X . O
         O O O O O O O O O",
        (2, 0),
        Fate::Dead,
    );
}

/// Two chains without eyes, and two liberties between them.
#[test]
fn seki_without_eyes() {
    let seki = "X O . X O . O . O
                X O . X O O O O O
                X O O X O . O . O
                X X X O O O O O O
                . X . X O . O . O
                X X X X O O O O O
                O O O O O O O O O";
    check(seki, (3, 0), Fate::Alive);
    check(seki, (1, 0), Fate::Alive);
}

/// Whoever fills the shared liberty is taken, though that takes a move in his eye. It holds also where each of the
/// two is held for safe while the other is asked about.
#[test]
fn seki_with_an_eye_each() {
    let seki = "O X . X . O . O X
                O X X X O O O O X
                O O O O X X X X X
                O . O O X . X . X
                O O O O X X X X X
                O . O O O O O O O
                O O O O . O . O O";
    for others in [false, true] {
        check_believing(others, seki, (1, 0), Fate::Alive);
        check_believing(others, seki, (5, 0), Fate::Alive);
    }
}

/// The same with an eye on one side only, which can then fill what is shared.
#[test]
fn an_eye_beats_none() {
    let semeai = "O X X . . O . O X
                  O X X X O O O O X
                  O O O O X X X X X
                  O . O O X . X . X
                  O O O O X X X X X
                  O . O O O O O O O
                  O O O O . O . O O";
    check(semeai, (1, 0), Fate::Dead);
    check(semeai, (5, 0), Fate::Alive);
}

/// White can make a ko of it whenever he likes, and Black has no threats that count (Japanese rules, article 7).
#[test]
fn bent_four_in_the_corner_is_dead() {
    check(
        "O O O X O O O O O
         . X . X O . O . O
         X X X X O O O O O",
        (3, 0),
        Fate::Dead,
    );
}

#[test]
fn a_search_without_positions_left_finds_out_nothing() {
    let read = diagram::parse(
        "O X . . X
         O X . . X
         O X X X X
         O O O O O
         . O . O .",
    )
    .unwrap();
    let position = Setup::from_diagram(&read).position(RuleSet::Japanese.rules()).unwrap();
    let board = position.board();
    let stone = read.size.point(1, 0).unwrap();
    let alive = Color::BOTH.map(|color| PassAlive::of(board, color, Suicide::Forbidden));
    let arena = Arena::around(board, stone, &Believed { alive, others: false }).unwrap();
    assert_eq!(Solver::new(1).fate(board, &arena, stone, 1_000), Fate::Unknown);
    assert_eq!(Solver::new(1_000).fate(board, &arena, stone, 1_000), Fate::Dead);
}
