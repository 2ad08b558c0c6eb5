//! What the end of a playout is worth under the rules of the game.

use super::params::Margin;
use crate::board::Color;
use crate::go::{Board, Position, Scoring};

/// How a game that goes on from some position is counted.
///
/// Every playout ends with all dead stones taken and nothing left but eyes, so area is simply counted. Territory
/// follows from it: the area of a side is its living stones and its points, and its living stones are those that it
/// has now and those that it will place, less those that it will lose. So territory with prisoners is area less stones
/// on the board now, less stones placed from now on. Of the stones placed, only those in the tree are taken off:
/// playouts fill the points of both sides without sense, and there each side is held to have answered each move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Counting {
    scoring: Scoring,
    /// Added to Black's half-points for the position at the root.
    offset: i32,
    margin: Margin,
}

/// A game counted, for one side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Result {
    /// 1 for won, 0 for lost, one half for a draw.
    pub(super) won: f32,
    /// From 0 for lost to 1 for won, with a share for the margin.
    pub(super) reward: f32,
    /// The points less those of the other side.
    pub(super) lead: f32,
}

impl Result {
    /// The same for the other side.
    pub(super) fn swapped(self) -> Self {
        Self { won: 1.0 - self.won, reward: 1.0 - self.reward, lead: -self.lead }
    }
}

impl Counting {
    pub(super) fn of(position: &Position, margin: Margin) -> Self {
        let rules = position.rules();
        let bonus = rules.handicap_bonus.for_stones(position.n_handicap());
        let mut offset = -rules.komi.points().halves() - bonus.halves();
        if rules.scoring == Scoring::Territory {
            let prisoners = position.prisoners();
            offset += 2 * (prisoners.black as i32 - prisoners.white as i32);
            for (_, color) in position.stones() {
                offset -= if color == Color::Black { 2 } else { -2 };
            }
        }
        Self { scoring: rules.scoring, offset, margin }
    }

    /// Counts the end of a playout for Black; in the tree Black has placed `n_more_black` stones more than White.
    pub(super) fn result(&self, end: &Board, n_more_black: i32) -> Result {
        let mut halves = 2 * end.area_difference() + self.offset;
        if self.scoring == Scoring::Territory {
            halves -= 2 * n_more_black;
        }
        let lead = halves as f32 / 2.0;
        let won = match halves {
            0 => 0.5,
            1.. => 1.0,
            _ => 0.0,
        };
        let Margin { share, most } = self.margin;
        let margin = 0.5 + 0.5 * (lead / most).clamp(-1.0, 1.0);
        Result { reward: (1.0 - share) * won + share * margin, lead, won }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::diagram;
    use crate::go::{Komi, Move, RuleSet, Rules, Setup};

    /// Black's lead in half-points on a finished board, after some moves made in the tree.
    fn lead(set: RuleSet, moves: &[Move]) -> i32 {
        // Black has 13 stones and 2 points, White 8 and 2; at the root Black has taken a stone.
        let read = diagram::parse(". X X O .\nX X X O O\nX X X O O\nX X X O O\nX . X O .").unwrap();
        let mut setup = Setup::from_diagram(&read);
        setup.prisoners.black = 1;
        let rules = Rules { komi: Komi::from_halves(3).unwrap(), ..set.rules() };
        let position = setup.position(rules).unwrap();
        let counting = Counting::of(&position, Margin::MIDDLE);
        let n_more_black = moves.iter().map(|mv| i32::from(*mv != Move::Pass)).sum();
        (2.0 * counting.result(position.board(), n_more_black).lead) as i32
    }

    #[test]
    fn area_counts_stones_and_territory_prisoners() {
        // 15 points of area to 10; 2 points and a prisoner to 2; komi 1.5.
        assert_eq!(lead(RuleSet::Chinese, &[]), 7);
        assert_eq!(lead(RuleSet::Japanese, &[]), -1);
    }

    #[test]
    fn a_stone_at_home_costs_a_point_of_territory_only() {
        let stone = Move::Place(crate::board::BoardSize::MIN.center());
        assert_eq!(lead(RuleSet::Chinese, &[stone]), lead(RuleSet::Chinese, &[]));
        assert_eq!(lead(RuleSet::Japanese, &[stone, Move::Pass]), lead(RuleSet::Japanese, &[]) - 2);
    }

    #[test]
    fn a_larger_win_is_worth_more_and_any_win_more_than_a_loss() {
        let read = diagram::parse(". X X O .\nX X X O O\nX X X O O\nX X X O O\nX . X O .").unwrap();
        let reward = |komi| {
            let rules = Rules { komi: Komi::from_halves(komi).unwrap(), ..RuleSet::Chinese.rules() };
            let position = Setup::from_diagram(&read).position(rules).unwrap();
            Counting::of(&position, Margin::END).result(position.board(), 0).reward
        };
        let rewards = [25, 11, 10, 9, 0, -20].map(reward);
        assert!(rewards.is_sorted() && rewards[0] < rewards[5], "{rewards:?}");
        assert!(rewards[1] < 0.5 && (rewards[2] - 0.5).abs() < 1e-6 && rewards[3] > 0.5, "{rewards:?}");
        assert!(rewards.iter().all(|reward| (0.0..=1.0).contains(reward)));
    }
}
