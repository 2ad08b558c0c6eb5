//! The net that comes with the program.

use std::sync::{Arc, OnceLock};

use super::Net;

/// How it was made, and how well it judges: `training/README.md`.
const FILE: &[u8] = include_bytes!("../../../assets/nets/go.bin.gz");

/// The net that comes with the program: a small one of our own, for boards of all sizes and all rules.
///
/// It is read when it is first asked for, which takes some hundredths of a second.
pub fn built_in() -> Arc<Net> {
    static NET: OnceLock<Arc<Net>> = OnceLock::new();
    NET.get_or_init(|| Arc::new(Net::read(FILE).expect("a test reads it"))).clone()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{BoardSize, Color, Point, diagram};
    use crate::go::{Handicap, Komi, Move, Position, RuleSet, Rules, Setup};
    use crate::search::net::{Evaluator, Features, Outputs};

    fn judge(position: &Position) -> Outputs {
        let features = Features::of(position);
        Evaluator::new(built_in(), position.size()).evaluate(&[&features]).remove(0)
    }

    fn rules() -> Rules {
        Rules { komi: Komi::from_halves(14).unwrap(), ..RuleSet::Chinese.rules() }
    }

    #[test]
    fn an_empty_board_is_about_even() {
        for lines in [9, 13, 19] {
            let outputs = judge(&Position::new(BoardSize::new(lines).unwrap(), rules()));
            let sum: f32 = outputs.policies().iter().sum();
            assert!((sum - 1.0).abs() < 1e-3, "{sum}");
            assert!((0.25..0.75).contains(&outputs.win), "{lines} lines: {}", outputs.win);
            assert!(outputs.lead.abs() < 3.0, "{lines} lines: {}", outputs.lead);
            let corner = outputs.policies()[0];
            assert!(corner < 0.002, "{lines} lines: {corner}");
        }
    }

    /// Nothing makes a net treat both alike but what it has learned.
    #[test]
    fn mirrored_positions_are_judged_alike() {
        for lines in [9_u8, 19] {
            let size = BoardSize::new(lines).unwrap();
            let moves = [(2, 2), (6, 5), (2, 6), (5, 2), (4, 6)];
            let of = |mirror: fn(u8, u8, u8) -> (u8, u8)| {
                let mut position = Position::new(size, rules());
                for (x, y) in moves {
                    let (x, y) = mirror(x, y, lines);
                    position.play(Move::Place(size.point(x, y).unwrap())).unwrap();
                }
                judge(&position)
            };
            let (plain, turned) = (of(|x, y, _| (x, y)), of(|x, y, lines| (lines - 1 - y, x)));
            assert!((plain.win - turned.win).abs() < 0.1, "{lines}: {} {}", plain.win, turned.win);
            assert!((plain.lead - turned.lead).abs() < 2.0, "{lines}: {} {}", plain.lead, turned.lead);
            let policy = |outputs: &Outputs, point: Point| outputs.policies()[size.ordinal(point)];
            let difference = |point: Point| {
                let there = size.point(lines - 1 - point.y(), point.x()).unwrap();
                (policy(&plain, point) - policy(&turned, there)).abs()
            };
            let sum: f32 = size.points().map(difference).sum();
            assert!(sum / 2.0 < 0.3, "{lines} lines: {sum}");
        }
    }

    /// Black has a wall of handicap stones, or is far ahead by komi, or at the end by area.
    #[test]
    fn who_is_far_ahead_wins() {
        let ended = diagram::parse(
            ". . . X X O . . .
             X X . . X O . O .
             . X X X X O O O O
             . . X . X O . . O
             X X X X X O O O O
             . . . . X O . . .
             X X X . X O O . O
             . . X X X O X O O
             . . X . X O . . O",
        );
        let ended = Setup::from_diagram(&ended.unwrap());
        let empty = |lines| Setup::empty(BoardSize::new(lines).unwrap());
        let handicap =
            |lines, n| Setup::handicap(&Handicap::fixed(BoardSize::new(lines).unwrap(), n).unwrap());
        let cases =
            [(ended, 1), (empty(9), -80), (empty(19), -120), (handicap(9, 4), -20), (handicap(19, 9), -20)];
        for (setup, komi) in cases {
            for to_move in Color::BOTH {
                let setup = Setup { to_move, ..setup.clone() };
                let rules = Rules { komi: Komi::from_halves(komi).unwrap(), ..rules() };
                let position = setup.position(rules).unwrap();
                let outputs = judge(&position);
                let black = if to_move == Color::Black { outputs.win } else { outputs.loss };
                assert!(black > 0.7, "{black}\n{position:?}");
            }
        }
    }
}
