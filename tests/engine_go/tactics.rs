//! What every level from Club on must see.

use goishi::board::Color;
use goishi::go::{Move, RuleSet};
use goishi::search::{Decision, Level};

use crate::{choose, position, visits};

/// Every level that looks ahead on nine lines plays one of the marked points; the moves of the others are drawn.
#[track_caller]
fn check(text: &str, to_move: Color) {
    for set in [RuleSet::Chinese, RuleSet::Japanese] {
        let (position, marks) = position(text, to_move, set, 15);
        for level in Level::ALL.into_iter().filter(|level| *level >= Level::Club) {
            let limits = visits(2_000);
            let decision = choose(level, &position, limits).unwrap().decision;
            let is_right = matches!(decision, Decision::Move(Move::Place(point)) if marks.contains(&point));
            assert!(is_right, "{level:?} played {decision:?}\n{position:?}");
        }
    }
}

#[test]
fn stones_in_atari_are_taken() {
    check(
        ". . . . . . . . .
         . . . . . . . . .
         . . . X X . X . .
         . . X O O X . . .
         . . X O O X . . .
         . . O X a O O . .
         . . O . . . O . .
         . . . . . . . . .
         . . . . . . . . .",
        Color::Black,
    );
}

#[test]
fn stones_in_atari_are_saved() {
    check(
        ". . . . . . . . .
         . . . . X . . . .
         . . . X O X . . .
         . . X O O a O . .
         . . X O O X . . .
         . . . X X . . . .
         . . . . . . . . .
         . . O . . . O . .
         . . . . . . . . .",
        Color::White,
    );
}
