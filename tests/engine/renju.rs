//! What the program knows about forbidden moves.

use super::*;
use goishi::search::alphabeta::SearchBoard;

/// White makes a four at `a`, which Black could only block at `b`, where an overline is forbidden.
const BLOCK_IS_OVERLINE: &str = ". . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . X . . . .
     . . . . . . X . . . .
     . . . . . . X . . . .
     . X O O O a b . . . .
     . . . . . . X . . . .
     . . . . . . X . . . .
     . O . . . . . . . . .
     . . . . . . . . O . .
     . . O . . . . . . . .";

/// The same with a double-four.
const BLOCK_IS_DOUBLE_FOUR: &str = ". . . . . . . . . . .
     . . . . . . . . . . .
     . . . X . . X . . . .
     . . . . X . X . . . .
     . . . . . X X . . . .
     . X O O O a b . . . .
     . . . . . . . . . . .
     . O . . . . . . . . .
     . . . O . . . . O . .
     . . . . . . . . . . .
     . . O . . . O . . . .";

/// The same with a double-three.
const BLOCK_IS_DOUBLE_THREE: &str = ". . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . X . X . . . .
     . . . . . X X . . . .
     . X O O O a b . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . O . . . . . . . O .
     . . . . . . . . . . .
     . . . . . O . . . . .";

/// The same, but one of the threes cannot become a straight four, so Black may block.
const BLOCK_IS_NO_DOUBLE_THREE: &str = ". . . . . . . . . . .
     . . . . . . O . . . .
     . . . . . . . . . . .
     . . . . X . X . . . .
     . . . . . X X . . . .
     . X O O O a b . . . .
     . . . . . . . . . . .
     . . . . . . O . . . .
     . O . . . . . . . O .
     . . . . . . . . . . .
     . . . . . . . . . . .";

pub(crate) const TRAPS: [&str; 3] = [BLOCK_IS_OVERLINE, BLOCK_IS_DOUBLE_FOUR, BLOCK_IS_DOUBLE_THREE];

#[test]
fn white_wins_where_the_only_block_is_forbidden() {
    for text in TRAPS {
        let (position, marks) = position(text, Color::White, Rule::Renju);
        for level in [Level::Club, Level::Veteran, Level::Expert, Level::Master] {
            let choice = choose(level, &position, level_limits(level)).unwrap();
            assert_eq!(choice.point, marks[0], "{level:?}\n{position:?}");
            assert_eq!(choice.info.value, Value::win_in_plies(3), "{level:?}\n{position:?}");
        }
    }
    let (position, _) = position(BLOCK_IS_NO_DOUBLE_THREE, Color::White, Rule::Renju);
    assert_eq!(position.forbidden_points().count(), 0, "{position:?}");
    assert_ne!(mate(BLOCK_IS_NO_DOUBLE_THREE, Color::White, Rule::Renju), Some(3));
    for text in TRAPS {
        assert_ne!(mate(text, Color::White, Rule::Freestyle), Some(3));
    }
}

#[test]
fn black_does_not_fall_for_it() {
    for text in TRAPS {
        let (before, _) = position(text, Color::Black, Rule::Renju);
        let deep = Limits { nodes: Some(100_000), ..NODES };
        let outlook = choose(Level::Master, &before, deep).unwrap().info.value.mate_in().filter(|n| *n < 0);
        for level in [Level::Casual, Level::Club, Level::Expert, Level::Master] {
            let mut position = before.clone();
            let choice = choose(level, &position, level_limits(level)).unwrap();
            position.play(choice.point).unwrap();
            if position.outcome().is_none() {
                let answer = choose(Level::Master, &position, NODES).unwrap();
                // Where every move loses, so does the answer, by a move of each side sooner at most than was known.
                let lost = answer.info.value.mate_in().filter(|plies| *plies > 0);
                let is_long = lost.is_none_or(|plies| outlook.is_some_and(|known| known + 2 >= -(plies + 1)));
                assert!(is_long, "{level:?}: {} for {outlook:?}\n{position:?}", answer.info.value);
            }
        }
    }
}

#[test]
fn black_knows_when_the_block_is_forbidden() {
    for text in TRAPS {
        let (mut position, marks) = position(text, Color::White, Rule::Renju);
        position.play(marks[0]).unwrap();
        assert!(position.forbidden(marks[1]).is_some());
        for level in Level::ALL {
            let choice = choose(level, &position, level_limits(level)).unwrap();
            assert_eq!(position.check(choice.point), Ok(()), "{level:?}\n{position:?}");
            if level > Level::Textbook {
                assert_eq!(choice.info.value, Value::loss_in_plies(2), "{level:?}\n{position:?}");
            }
        }
    }
}

/// A five is never forbidden, so the block that makes one is no way out for White.
#[test]
fn a_five_goes_before_every_block() {
    check_in(
        &[Rule::Renju],
        ". . . . . . O . . . .
         . . . . . . X . . . .
         . . . . . . X . . . .
         . . . . . . X . . . .
         . . . . . . X . . . .
         . X O O O O a X X X .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . O . . . . . . . . .
         . . . . . . . . O . .
         . . O . . . . O . . .",
        Color::Black,
        &Level::ALL,
    );
}

/// An overline wins for White, and so White's four with a gap of two ends is one.
#[test]
fn white_wins_with_an_overline() {
    check_in(
        &[Rule::Renju],
        ". . . . . . . . .
         . . . . . . . . .
         . O O O a O O . .
         . . . . . . . . .
         . . X . X . . . .
         . . . X . . . . .
         . . . . . X . . .
         . . . . . . X . .
         . . . . . . . . .",
        Color::White,
        &Level::ALL,
    );
}

#[track_caller]
fn check_forbidden(position: &Position) {
    let by_search: Vec<Point> = SearchBoard::new(position).forbidden_points().collect();
    let by_rules: Vec<Point> = position.forbidden_points().map(|(point, _)| point).collect();
    assert_eq!(by_search, by_rules, "{position:?}");
}

#[test]
fn the_search_knows_every_forbidden_point() {
    let mut n_forbidden = 0;
    for lines in [5, 7, 9, 12, 15, 19, 22] {
        let size = BoardSize::new(lines).unwrap();
        for seed in 0..4 {
            self_play(Level::Learner, size, Rule::Renju, seed, check_forbidden);
            let mut rng = StdRng::seed_from_u64(seed);
            let mut position = Position::new(size, Rule::Renju);
            while position.outcome().is_none() {
                check_forbidden(&position);
                n_forbidden += position.forbidden_points().count();
                let point = random_move(&position, &mut rng);
                position.play(point).unwrap();
            }
        }
    }
    assert!(n_forbidden > 1_000, "only {n_forbidden} forbidden points were seen");
}

/// After White's four at `a` Black is left with a point that is forbidden, which ends the game with a draw before
/// White can complete the five.
#[test]
fn a_board_with_forbidden_points_only_is_a_draw_and_no_loss() {
    let text = "O O O O X X O
         O X X O X O O
         O X O X X X O
         O O O a b X O
         X O X O X X X
         X O O O X X O
         O O X O X O X";
    let (before, marks) = position(text, Color::White, Rule::Renju);
    for level in Level::ALL {
        let choice = choose(level, &before, level_limits(level)).unwrap();
        assert_eq!(choice.info.value.mate_in(), None, "{level:?}");
        assert_eq!(before.check(choice.point), Ok(()));
    }
    let mut drawn = before.clone();
    drawn.play(marks[0]).unwrap();
    assert_eq!(drawn.outcome(), Some(Outcome::OnlyForbidden));
    assert_eq!(choose(Level::Master, &drawn, NODES), None);
}
