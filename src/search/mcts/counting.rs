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

/// A game counted, for Black.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Result {
    /// From 0 for lost to 1 for won, with a share for the margin.
    pub(super) reward: f32,
    /// Black's points less White's.
    pub(super) lead: f32,
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

    /// Counts the end of a playout; in the tree Black has placed so many stones more than White.
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
        Result { reward: (1.0 - share) * won + share * margin, lead }
    }
}
