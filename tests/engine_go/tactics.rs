//! What every level from Textbook on must see.

use goishi::board::Color;
use goishi::go::{Move, RuleSet};
use goishi::search::{Decision, Level};

use crate::{choose, position, visits};

/// Every level that overlooks nothing plays one of the marked points; Learner and Casual, whose moves are drawn, may not.
#[track_caller]
fn check(text: &str, to_move: Color) {
    for set in [RuleSet::Chinese, RuleSet::Japanese] {
        let (position, marks) = position(text, to_move, set, 15);
        let may_overlook =
            |level: &Level| *level < Level::Textbook || matches!(level, Level::Learner | Level::Casual);
        for level in Level::ALL.into_iter().filter(|level| !may_overlook(level)) {
            let limits = visits(level.go_limits().nodes.unwrap_or(u64::MAX).min(2_000));
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
