//! When there is nothing left to gain.

use super::judge;
use super::ownership::Ownership;
use super::params::manners;
use super::search::Search;
use super::tree::{NodeId, Tree};
use crate::board::{Color, PointSet};
use crate::go::{Judgment, Liberties, PointStatus, Position, Score, Scoring};
use crate::search::Limits;

/// An end that is near.
pub(super) struct End {
    ownership: Ownership,
    pub(super) judgment: Judgment,
    pub(super) score: Score,
    /// Points that count for nobody.
    dame: PointSet,
}

impl End {
    /// The end of a position with the other side to move.
    pub(super) fn of(position: &Position, ownership: Ownership) -> Self {
        let judgment = judge::judge(position, &ownership, PointSet::EMPTY);
        let score = Score::of(position, &judgment);
        let neutral = score.statuses().iter().filter(|(_, status)| *status == PointStatus::Dame);
        let dame = neutral.map(|(point, _)| *point).collect();
        Self { ownership, judgment, score, dame }
    }

    /// Whether nothing is open: all stones and all points but dame have an owner.
    pub(super) fn is_settled(&self, position: &Position) -> bool {
        position.size().points().all(|point| {
            let share = self.ownership.of(point).abs();
            let is_stone = position.stone(point).is_some();
            share >= manners::SETTLED || (!is_stone && (share >= 0.5 || self.dame.contains(point)))
        })
    }
}

/// Whether the other side has passed and a pass wins, with nothing left open; a coarse search passes also where it
/// does not win, since it could not tell what is to be gained.
pub(super) fn is_won_by_passing(position: &Position, end: &End, limits: Limits) -> bool {
    let is_coarse = limits.nodes.is_some_and(|nodes| nodes < manners::COARSE_VISITS);
    let wins = position.n_passes() > 0 && lead_of(position.to_move(), &end.score) > 0.0;
    (wins || (is_coarse && end.dame.is_empty())) && end.is_settled(position)
}

/// The move to a neutral point visited most, where such points count and one can be taken without harm.
///
/// What it gains is too little to be seen among the noise of playouts.
pub(super) fn last_dame(search: &Search<'_>, end: &End) -> Option<NodeId> {
    let position = search.root();
    if position.rules().scoring == Scoring::Territory {
        return None;
    }
    let us = position.to_move();
    let is_safe =
        |point| end.dame.contains(point) && position.board().liberties_after(us, point) == Liberties::More;
    let children = search.tree.children(Tree::ROOT);
    let safe = children.filter(|(_, node)| node.mv.point().is_some_and(is_safe));
    safe.max_by_key(|(id, node)| (node.visits, std::cmp::Reverse(*id))).map(|(id, _)| id)
}

/// The lead of a side by a count.
pub(super) fn lead_of(us: Color, score: &Score) -> f32 {
    (score.total(us) - score.total(!us)).halves() as f32 / 2.0
}

/// Whether nothing is gained by a stone: neither points nor chances, by what follows on it and on a pass.
///
/// After the other side's pass the game ends with ours, so the count must agree that it is not lost while there is
/// hope.
pub(super) fn is_pass_as_good(search: &Search<'_>, place: NodeId, pass: NodeId, end: &End) -> bool {
    let (place, pass) = (search.tree.node(place), search.tree.node(pass));
    let position = search.root();
    let gains = place.lead - pass.lead >= manners::LEAST_GAIN
        || place.win_rate() - pass.win_rate() >= manners::LEAST_RISE;
    let has_hope =
        position.n_passes() > 0 && lead_of(position.to_move(), &end.score) < 0.0 && place.win_rate() > 0.5;
    !gains && !has_hope
}
