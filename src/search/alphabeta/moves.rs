//! Which moves a node looks at, and in what order.

use super::board::SearchBoard;
use super::class::{IN_FIVES, IN_FOURS, IN_OPEN_FOURS};
use super::spot::{Spot, SpotSet};
use crate::board::{Color, Direction};
use crate::gomoku::LineShape;

/// A move with its place in the order, in one number: the greatest goes first, and of equals the first point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Ranked(i64);

impl Ranked {
    /// A move with a score.
    pub(super) const fn new(spot: Spot, score: i32) -> Self {
        Self((score as i64) << 16 | (0xFFFF - spot.index() as i64))
    }

    pub(super) const fn spot(self) -> Spot {
        Spot::from_index((0xFFFF - (self.0 & 0xFFFF)) as usize)
    }
}

/// The legal moves that can matter for the side to move, which has no five or open four.
///
/// Where the other side has a five to be met, only the replies to it are left. Where the other side threatens an open
/// four, only fours and the points that meet every such threat are left: what a stone would make on a point depends
/// on that point and its windows alone, so nothing else can help.
pub(super) fn useful_moves(board: &SearchBoard) -> SpotSet {
    let us = board.to_move();
    if board.count(!us, IN_FIVES) > 0 {
        return board.replies();
    }
    if board.count(!us, IN_OPEN_FOURS) == 0 {
        let near = board.allowed(board.candidates());
        return if near.is_empty() { board.allowed(*board.empty()) } else { near };
    }
    let mut defenses = *board.empty();
    for threat in board.set(!us, IN_OPEN_FOURS).iter() {
        defenses = defenses.and(&defenses_against(board, threat, !us));
    }
    board.allowed(defenses.or(board.set(us, IN_FOURS)))
}

/// The points on which a stone takes the open four or the double four from `them` that they would make on `threat`.
fn defenses_against(board: &SearchBoard, threat: Spot, them: Color) -> SpotSet {
    let shape = |direction: &Direction| board.shape_at(threat, them, *direction);
    let open_four = Direction::ALL.into_iter().find(|direction| shape(direction).is_two_fives());
    let mut points = SpotSet::EMPTY;
    points.insert(threat);
    let relevant = Direction::ALL
        .into_iter()
        .filter(|direction| open_four.map_or(shape(direction) == LineShape::Four, |open| open == *direction));
    for direction in relevant {
        for (spot, steps) in board.window(threat, direction) {
            let after = board.shape_once_met(threat, them, direction, steps);
            let holds = if open_four.is_some() { after.is_two_fives() } else { after == LineShape::Four };
            if !holds {
                points.insert(spot);
            }
        }
    }
    points
}

/// How promising a move looks before it is searched: what it makes, and what it takes from the other side.
#[inline]
pub(super) fn static_score(board: &SearchBoard, spot: Spot) -> i32 {
    let us = board.to_move();
    i32::from(board.scores_at(spot, us).own) + i32::from(board.scores_at(spot, !us).against)
}

/// A legal move where all lose: the point of `set` that the other side wants most makes it look for another.
pub(super) fn wanted(board: &SearchBoard, set: u8) -> Option<Spot> {
    let wanted = board.allowed(*board.set(!board.to_move(), set));
    let spots = if wanted.is_empty() { board.allowed(*board.empty()) } else { wanted };
    best_looking(board, spots.iter())
}

/// The first of the spots with the highest score.
pub(super) fn best_looking(board: &SearchBoard, spots: impl Iterator<Item = Spot>) -> Option<Spot> {
    spots.max_by_key(|spot| (static_score(board, *spot), std::cmp::Reverse(*spot)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order_is_by_score_and_then_by_point() {
        let (first, second) = (Spot::new(2, 0), Spot::new(1, 1));
        assert!(Ranked::new(first, 5) > Ranked::new(second, 5));
        assert!(Ranked::new(second, 6) > Ranked::new(first, 5));
        assert!(Ranked::new(second, -6) < Ranked::new(first, -5));
        assert_eq!(Ranked::new(second, -6).spot(), second);
    }
}
