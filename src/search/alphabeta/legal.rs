//! Which points the side to move may take, and with which of them it meets a four.
//!
//! Under most rules every empty point is legal, and a four is met by taking the one point that completes it. Two
//! rules differ. In Renju some points are forbidden to Black, so a four of White's that could only be met there
//! cannot be met. In Caro a five between two stones of the other side does not win, so a four with such a stone
//! at one end of the five to come can also be met at the other end.

use super::board::SearchBoard;
use super::class::{IN_DOUBTFUL, IN_FIVES, IN_FORBIDDEN, IN_OPEN_FOURS};
use super::spot::{Spot, SpotSet};
use crate::board::{Color, Direction, Point};
use crate::gomoku::{Ends, LineShape, kind_of};

impl SearchBoard {
    /// All points forbidden to Black, row by row, whoever is to move.
    pub fn forbidden_points(&self) -> impl Iterator<Item = Point> {
        self.empty().iter().filter(|spot| self.is_forbidden(*spot)).map(Spot::point)
    }

    /// Whether a black stone on an empty spot is forbidden.
    ///
    /// The shapes of the spot decide, but for double-threes, which depend on other points as well and are looked
    /// into only here.
    #[inline]
    pub(super) fn is_forbidden(&self, spot: Spot) -> bool {
        let sets = self.sets_at(spot, Color::Black);
        sets & IN_FORBIDDEN != 0
            || sets & IN_DOUBTFUL != 0
                && kind_of(self.lines(), spot.point(), self.shapes_at(spot, Color::Black)).is_some()
    }

    /// Whether the side to move may play there.
    #[inline]
    pub(super) fn may_play(&self, spot: Spot) -> bool {
        self.empty().contains(spot) && (self.to_move() == Color::White || !self.is_forbidden(spot))
    }

    /// Those of some empty points on which the side to move may play.
    pub(super) fn allowed(&self, mut points: SpotSet) -> SpotSet {
        if self.to_move() == Color::White || self.n_surely_legal() == self.n_empty() {
            return points;
        }
        points = points.without(self.set(Color::Black, IN_FORBIDDEN));
        for spot in points.and(self.set(Color::Black, IN_DOUBTFUL)).iter() {
            if self.is_forbidden(spot) {
                points.toggle(spot);
            }
        }
        points
    }

    /// Whether the side to move has no legal point though some are empty, which ends the game with a draw.
    pub(super) fn is_stuck(&self) -> bool {
        self.to_move() == Color::Black
            && self.n_surely_legal() == 0
            && self.set(Color::Black, IN_DOUBTFUL).iter().all(|spot| self.is_forbidden(spot))
    }

    /// Whether so few points are surely legal to Black that he might have none after one more stone of each side, which
    /// would end the game: a black stone forbids points of its own four lines alone.
    pub(super) fn is_nearly_stuck(&self) -> bool {
        let line = usize::from(self.size().lines() - 1).min(2 * self.table().radius as usize);
        self.rule().forbids() && self.n_surely_legal() < 4 * line + 4
    }

    /// Whether the side to move wins by an open four, where there is no five to make or to block.
    ///
    /// When White makes one, Black must not be left without a legal point, or the game would end there. A white
    /// stone makes no sure point a forbidden one, so a second one will be left.
    pub(super) fn has_winning_open_four(&self) -> bool {
        debug_assert!(Color::BOTH.into_iter().all(|color| self.count(color, IN_FIVES) == 0));
        self.count(self.to_move(), IN_OPEN_FOURS) > 0
            && (self.to_move() == Color::Black || self.n_surely_legal() > 1)
    }

    /// The points at which the side to move meets every five that the other side threatens; where there is none,
    /// the other side wins.
    pub(super) fn replies(&self) -> SpotSet {
        let them = !self.to_move();
        let fives = self.set(them, IN_FIVES);
        let mut replies = SpotSet::EMPTY;
        let Some(five) = fives.first() else { return replies };
        if self.rule().wins(them, 5, Ends::Blocked) {
            if self.count(them, IN_FIVES) == 1 && self.may_play(five) {
                replies.insert(five);
            }
            return replies;
        }
        let lines = Direction::ALL.into_iter().filter(|d| self.shape_at(five, them, *d) == LineShape::Five);
        let windows = lines.flat_map(|direction| self.window(five, direction));
        for reply in windows.map(|(spot, _)| spot).chain([five]) {
            if fives.iter().all(|five| self.takes_five(five, reply)) {
                replies.insert(reply);
            }
        }
        replies
    }

    /// Whether the five that the other side could make at `five` is none any more once we play `reply`.
    fn takes_five(&self, five: Spot, reply: Spot) -> bool {
        let us = self.to_move();
        let (dx, dy) = (reply.x() as i32 - five.x() as i32, reply.y() as i32 - five.y() as i32);
        let blocks = |direction: Direction| {
            let step = direction.step();
            let (step_x, step_y) = (i32::from(step.0), i32::from(step.1));
            let steps = if step_x == 0 { dy * step_y } else { dx * step_x };
            if (step_x * steps, step_y * steps) != (dx, dy) || steps.unsigned_abs() > self.table().radius {
                return false;
            }
            self.shape_once_met(five, !us, direction, steps) != LineShape::Five
        };
        let is_five = |direction: &Direction| self.shape_at(five, !us, *direction) == LineShape::Five;
        five == reply || Direction::ALL.into_iter().filter(is_five).all(blocks)
    }

    /// The number of empty points of which the shapes tell that Black may play there; every empty one where
    /// nothing is forbidden.
    fn n_surely_legal(&self) -> usize {
        let forbidden = self.count(Color::Black, IN_FORBIDDEN) + self.count(Color::Black, IN_DOUBTFUL);
        self.n_empty() - usize::from(forbidden)
    }
}
