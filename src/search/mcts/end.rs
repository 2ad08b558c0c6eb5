//! The end of a game: how it will be counted, and whether there is anything left to gain.

use super::choice::Manner;
use super::judge;
use super::ownership::{self, Ownership};
use super::params::manners;
use super::policy::Policy;
use crate::board::{Color, PointSet};
use crate::go::{Judgment, Liberties, Move, PointStatus, Position, Score, Scoring};

/// What a search thinks of a move, for the side that makes it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Worth {
    /// The chance to win, from 0 to 1.
    pub(super) win_rate: f32,
    /// The lead in points.
    pub(super) lead: f32,
}

/// An end that is near.
pub(in crate::search) struct End {
    ownership: Ownership,
    pub(in crate::search) judgment: Judgment,
    score: Score,
    /// Points that count for nobody.
    dame: PointSet,
}

impl End {
    /// How the game would end, by playouts that the other side begins; `None` where that is far.
    pub(super) fn near(position: &Position, policy: &mut Policy, seed: u64) -> Option<Self> {
        if 3 * position.stones().count() < position.size().n_points() {
            return None;
        }
        let ownership =
            ownership::play(position, &[!position.to_move()], manners::PLAYOUTS, policy, seed ^ 1);
        (ownership.settled_share() >= manners::NEAR_END).then(|| Self::of(position, ownership))
    }

    fn of(position: &Position, ownership: Ownership) -> Self {
        let judgment = judge::judge(position, &ownership, PointSet::EMPTY);
        let score = Score::of(position, &judgment);
        let neutral = score.statuses().iter().filter(|(_, status)| *status == PointStatus::Dame);
        let dame = neutral.map(|(point, _)| *point).collect();
        Self { ownership, judgment, score, dame }
    }

    /// The lead of a side by the count.
    pub(super) fn lead(&self, us: Color) -> f32 {
        (self.score.total(us) - self.score.total(!us)).halves() as f32 / 2.0
    }

    /// Whether nothing is open: all stones and all points but dame have an owner.
    pub(in crate::search) fn is_settled(&self, position: &Position) -> bool {
        position.size().points().all(|point| {
            let share = self.ownership.of(point).abs();
            let is_stone = position.stone(point).is_some();
            share >= manners::SETTLED || (!is_stone && (share >= 0.5 || self.dame.contains(point)))
        })
    }

    /// Whether the other side has passed and a pass wins, with nothing left open.
    fn is_won_by_passing(&self, position: &Position) -> bool {
        position.n_passes() > 0 && self.lead(position.to_move()) > 0.0 && self.is_settled(position)
    }

    /// Whether nothing is gained by a stone: neither points nor chances, by what follows on it and on a pass.
    ///
    /// After the other side's pass the game ends with ours, so the count must agree that it is not lost while there is
    /// hope.
    pub(super) fn is_pass_as_good(&self, position: &Position, place: Worth, pass: Worth) -> bool {
        let gains = place.lead - pass.lead >= manners::LEAST_GAIN
            || place.win_rate - pass.win_rate >= manners::LEAST_RISE;
        let has_hope = position.n_passes() > 0 && self.lead(position.to_move()) < 0.0 && place.win_rate > 0.5;
        !gains && !has_hope
    }

    /// Among moves with their visits the one to a neutral point visited most, where such points count and one can be
    /// taken without harm.
    ///
    /// What it gains is too little to be seen among the noise of a search.
    pub(super) fn last_dame<Id: Copy + Ord>(
        &self,
        position: &Position,
        moves: impl Iterator<Item = (Id, Move, u32)>,
    ) -> Option<Id> {
        if position.rules().scoring == Scoring::Territory {
            return None;
        }
        let us = position.to_move();
        let is_safe = |point| {
            self.dame.contains(point) && position.board().liberties_after(us, point) == Liberties::More
        };
        let safe = moves.filter(|(_, mv, _)| mv.point().is_some_and(is_safe));
        safe.max_by_key(|(id, _, visits)| (*visits, std::cmp::Reverse(*id))).map(|(id, _, _)| id)
    }
}

/// Whether a pass needs no search: by the end, if one is near, or because there may never be one.
pub(super) fn passes_at_once(position: &Position, manner: Manner, end: Option<&End>) -> bool {
    let by_end = end.is_some_and(|end| match manner {
        Manner::Play => end.is_won_by_passing(position),
        Manner::Cleanup => end.judgment.dead.is_empty(),
    });
    by_end || is_endless(position)
}

/// Whether a game has gone on for so long that it may never end.
pub(in crate::search) fn is_endless(position: &Position) -> bool {
    position.moves().len() >= manners::MOVES_PER_POINT * position.size().n_points()
}
