//! What an atari asks for.

use crate::board::{Color, Point};
use crate::go::{Board, Chain, Liberties, neighbors};

/// The points that save a chain in atari: where a chain next to it can be taken, and its last liberty where it
/// would then have two. Points may come twice.
pub(super) fn rescues(board: &Board, chain: Chain<'_>, points: &mut Vec<Point>) {
    let us = chain.color();
    for stone in chain.stones() {
        for n in neighbors(stone) {
            if board.stone(n) == Some(!us)
                && let Some(taking) = board.chain_at(n).and_then(|enemy| enemy.last_liberty())
                && board.is_legal(us, taking)
            {
                points.push(taking);
            }
        }
    }
    if let Some(last) = chain.last_liberty()
        && board.liberties_after(us, last) == Liberties::More
        && board.is_legal(us, last)
    {
        points.push(last);
    }
}

/// The points with which a side answers the other side's last stone as far as atari goes: it takes the stone's
/// chain, or saves own chains next to it.
pub(super) fn answers(board: &Board, us: Color, last: Point, points: &mut Vec<Point>) {
    if let Some(taking) = board.chain_at(last).and_then(|chain| chain.last_liberty())
        && board.is_legal(us, taking)
    {
        points.push(taking);
    }
    for n in neighbors(last) {
        if board.stone(n) == Some(us)
            && let Some(chain) = board.chain_at(n).filter(Chain::is_atari)
        {
            rescues(board, chain, points);
        }
    }
}

/// The number of stones that a move on an empty point takes.
pub(super) fn n_taken(board: &Board, us: Color, point: Point) -> usize {
    board.captured_by(us, point).map(|chain| chain.n_stones()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::diagram;
    use crate::go::{RuleSet, Setup};

    /// Black's answers to the White stone in column `x` and row `y` are the points `a`.
    #[track_caller]
    fn check(text: &str, (x, y): (u8, u8)) {
        let read = diagram::parse(text).unwrap();
        let position = Setup::from_diagram(&read).position(RuleSet::Chinese.rules()).unwrap();
        let last = read.size.point(x, y).unwrap();
        assert_eq!(position.stone(last), Some(Color::White));
        let mut found = Vec::new();
        answers(position.board(), Color::Black, last, &mut found);
        found.sort_unstable();
        found.dedup();
        let expect: Vec<Point> = read.marks.iter().map(|(point, _)| *point).collect();
        assert_eq!(found, expect, "{position:?}");
    }

    #[test]
    fn a_chain_in_atari_runs_out() {
        check(
            ". . . . .
             . . O . .
             . O X a .
             . . O . .
             . . . . .",
            (2, 3),
        );
    }

    #[test]
    fn where_it_cannot_run_nothing_is_thrown_after_it() {
        check(
            "X . O . .
             O O . . .
             . . . . .
             . . . . .
             . . . . .",
            (1, 1),
        );
    }

    #[test]
    fn a_stone_that_puts_in_atari_is_taken_if_it_can_be() {
        check(
            ". . . . .
             . O O X .
             O X X O a
             . O a X .
             . . O . .",
            (3, 2),
        );
    }

    #[test]
    fn a_stone_in_atari_is_taken() {
        check(
            ". . . . .
             . X X . .
             X O O a .
             . X X . .
             . . . . .",
            (2, 2),
        );
    }

    #[test]
    fn without_atari_there_is_nothing_to_answer() {
        check(
            ". . . . .
             . . O . .
             . . X O .
             . . . . .
             . . . . .",
            (3, 2),
        );
    }
}
