//! The root of the search, with the manners of a player.

use super::choice::{Decision, GoChoice, GoInfo, Manner};
use super::end::{End, Worth, passes_at_once};
use super::params::{Margin, manners};
use super::policy::Policy;
use super::search::{Budget, Focus, Search};
use super::tree::{NodeId, Tree};
use crate::board::{Color, PointSet};
use crate::go::{Move, PassAlive, Position};

/// The engine.
pub struct Engine {
    policy: Policy,
}

impl std::fmt::Debug for Engine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Engine").finish_non_exhaustive()
    }
}

impl Engine {
    /// An engine for a new game.
    pub fn new() -> Self {
        Self { policy: Policy::new() }
    }

    /// Decides within limits, given how the game would end if that is near; `None` only when the game is over. It gives
    /// no game up.
    pub(in crate::search) fn choose(
        &mut self,
        position: &Position,
        end: Option<&End>,
        manner: Manner,
        budget: &Budget<'_>,
        seed: u64,
        on_info: &mut dyn FnMut(&GoInfo),
    ) -> Option<GoChoice> {
        if position.is_over() {
            return None;
        }
        let pointless = safe_areas(position);
        if passes_at_once(position, manner, end) {
            let lead = end.map_or(0.0, |end| end.lead(position.to_move()));
            let win_rate = if lead > 0.0 { 1.0 } else { 0.5 };
            let pv = vec![Move::Pass];
            let info = GoInfo { win_rate, lead, elapsed: budget.elapsed(), pv, ..GoInfo::default() };
            on_info(&info);
            return Some(GoChoice { decision: Decision::Move(Move::Pass), info });
        }
        let margin = if end.is_some() { Margin::END } else { Margin::MIDDLE };
        let mut search =
            Search::new(position, &mut self.policy, margin, seed, |point| !pointless.contains(point));
        let pass = search.tree.children(Tree::ROOT).find(|(_, node)| node.mv == Move::Pass)?.0;
        let is_near_end = end.is_some() && manner == Manner::Play;
        let focus = |visits: u64| {
            if is_near_end && visits.is_multiple_of(manners::PASS_EVERY) {
                Focus::Child(pass)
            } else {
                Focus::Best
            }
        };
        search.run(budget, focus, |search| {
            if let Some(best) = search.tree.best(Tree::ROOT, |node| node.mv != Move::Pass) {
                on_info(&info(search, best, budget));
            }
        });
        // A search that was stopped before its first visit still has an opinion.
        while search.visits() < 2 {
            search.visit(Focus::Best);
        }
        let chosen = chosen(&search, manner, end, pass);
        let info = info(&search, chosen, budget);
        on_info(&info);
        let mv = search.tree.node(chosen).mv;
        Some(GoChoice { decision: Decision::Move(mv), info })
    }

    /// How a game would end, if that is near.
    pub(in crate::search) fn end(&mut self, position: &Position, seed: u64) -> Option<End> {
        End::near(position, &mut self.policy, seed)
    }
}

impl Default for Engine {
    fn default() -> Self {
        Self::new()
    }
}

/// The points within areas that are a side's whatever the other one does.
fn safe_areas(position: &Position) -> PointSet {
    let suicide = position.rules().suicide;
    let mut safe = PointSet::EMPTY;
    for color in Color::BOTH {
        safe.extend(PassAlive::of(position.board(), color, suicide).territory.iter());
    }
    safe
}

/// The child of the root to be played: the stone visited most, or a pass where that is as good.
fn chosen(search: &Search<'_>, manner: Manner, end: Option<&End>, pass: NodeId) -> NodeId {
    let worth = |id| {
        let node = search.tree.node(id);
        Worth { win_rate: node.win_rate(), lead: node.lead }
    };
    let Some(place) = search.tree.best(Tree::ROOT, |node| node.mv != Move::Pass) else { return pass };
    let position = search.root();
    match end {
        Some(end) if manner == Manner::Play && end.is_pass_as_good(position, worth(place), worth(pass)) => {
            let moves = search.tree.children(Tree::ROOT).map(|(id, node)| (id, node.mv, node.visits));
            end.last_dame(position, moves).unwrap_or(pass)
        }
        _ => place,
    }
}

fn info(search: &Search<'_>, chosen: NodeId, budget: &Budget<'_>) -> GoInfo {
    let node = search.tree.node(chosen);
    GoInfo {
        visits: search.visits(),
        move_visits: node.visits.into(),
        prior: 0.0,
        win_rate: node.win_rate(),
        lead: node.lead,
        elapsed: budget.elapsed(),
        pv: search.tree.pv(chosen),
    }
}
