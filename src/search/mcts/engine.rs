//! The root of the search, with the manners of a player.

use std::num::NonZero;

use super::choice::{Decision, GoChoice, GoInfo, Manner};
use super::end::{End, is_pass_as_good, is_won_by_passing, last_dame, lead_of};
use super::ownership;
use super::params::{Margin, manners};
use super::policy::Policy;
use super::search::{Budget, Focus, Search};
use super::tree::{NodeId, Tree};
use crate::board::{Color, PointSet};
use crate::go::{Move, PassAlive, Position};
use crate::search::{Clock, Limits, StopFlag};

/// The engine with what it keeps between moves: how long it has been without hope.
pub struct Engine {
    policy: Policy,
    n_hopeless: u8,
    /// The number of moves when that was last looked at.
    n_moves: usize,
}

impl std::fmt::Debug for Engine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Engine").field("n_hopeless", &self.n_hopeless).finish_non_exhaustive()
    }
}

/// What is known of a position before it is searched.
struct Before {
    /// Points that no side needs to play on: whose they are is certain.
    pointless: PointSet,
    /// How the game would end, if that may be near.
    end: Option<End>,
}

impl Engine {
    /// An engine for a new game.
    pub fn new() -> Self {
        Self { policy: Policy::new(), n_hopeless: 0, n_moves: 0 }
    }

    /// Decides within limits; `None` only when the game is over.
    pub fn choose(
        &mut self,
        position: &Position,
        manner: Manner,
        limits: Limits,
        stop: &StopFlag,
        clock: &dyn Clock,
        seed: u64,
        on_info: &mut dyn FnMut(&GoInfo),
    ) -> Option<GoChoice> {
        if position.is_over() {
            return None;
        }
        let budget = Budget::new(limits, stop, clock);
        let before = self.look(position, stop, seed);
        if passes_at_once(position, manner, limits, before.end.as_ref()) {
            let lead = before.end.as_ref().map_or(0.0, |end| lead_of(position.to_move(), &end.score));
            let win_rate = if lead > 0.0 { 1.0 } else { 0.5 };
            let pv = vec![Move::Pass];
            let info = GoInfo { visits: 0, win_rate, lead, elapsed: budget.elapsed(), pv };
            on_info(&info);
            return Some(GoChoice { decision: Decision::Move(Move::Pass), info });
        }
        let margin = if before.end.is_some() { Margin::END } else { Margin::MIDDLE };
        let mut search =
            Search::new(position, &mut self.policy, margin, seed, |point| !before.pointless.contains(point));
        let pass = search.tree.children(Tree::ROOT).find(|(_, node)| node.mv == Move::Pass)?.0;
        let is_near_end = before.end.is_some() && manner == Manner::Play;
        let focus = |visits: u64| {
            if is_near_end && visits.is_multiple_of(manners::PASS_EVERY) {
                Focus::Child(pass)
            } else {
                Focus::Best
            }
        };
        search.run(&budget, focus, |search| {
            if let Some(best) = search.tree.best(Tree::ROOT, |node| node.mv != Move::Pass) {
                on_info(&info(search, best, &budget));
            }
        });
        // A search that was stopped before its first visit still has an opinion.
        while search.visits() < 2 {
            search.visit(Focus::Best);
        }
        let chosen = chosen(&search, manner, before.end.as_ref(), pass);
        let info = info(&search, chosen, &budget);
        on_info(&info);
        let mv = search.tree.node(chosen).mv;
        let gives_up = manner == Manner::Play && self.gives_up(position, &info);
        let decision = if gives_up { Decision::Resign } else { Decision::Move(mv) };
        Some(GoChoice { decision, info })
    }

    /// Looks for the best moves within limits, as many as wanted where there are so many, the one visited most first.
    /// `on_infos` hears of them every some hundred visits, and at the end; of none where the game is over.
    pub fn analyze(
        &mut self,
        position: &Position,
        n_moves: NonZero<u8>,
        limits: Limits,
        stop: &StopFlag,
        clock: &dyn Clock,
        seed: u64,
        on_infos: &mut dyn FnMut(&[GoInfo]),
    ) {
        if position.is_over() {
            return;
        }
        let budget = Budget::new(limits, stop, clock);
        let pointless = safe_areas(position);
        let allowed = |point| !pointless.contains(point);
        let mut search = Search::new(position, &mut self.policy, Margin::MIDDLE, seed, allowed);
        let infos = |search: &Search<'_>| {
            let children = search.tree.most_visited(Tree::ROOT).into_iter().take(n_moves.get().into());
            children.map(|child| info(search, child, &budget)).collect::<Vec<_>>()
        };
        search.run(&budget, |_| Focus::Best, |search| on_infos(&infos(search)));
        on_infos(&infos(&search));
    }

    /// Looks at a position before the search; not for an end when there is no time for that.
    fn look(&mut self, position: &Position, stop: &StopFlag, seed: u64) -> Before {
        let pointless = safe_areas(position);
        let us = position.to_move();
        let n_stones = position.stones().count();
        let mut end = None;
        if 3 * n_stones >= position.size().n_points() && !stop.is_set() {
            let ownership = ownership::play(position, &[!us], manners::PLAYOUTS, &mut self.policy, seed ^ 1);
            if ownership.settled_share() >= manners::NEAR_END {
                end = Some(End::of(position, ownership));
            }
        }
        Before { pointless, end }
    }

    /// Whether the position has been hopeless for some moves.
    fn gives_up(&mut self, position: &Position, info: &GoInfo) -> bool {
        let n_moves = position.moves().len();
        let continues = n_moves == self.n_moves + 2;
        self.n_moves = n_moves;
        if info.win_rate > manners::HOPELESS {
            self.n_hopeless = 0;
            return false;
        }
        self.n_hopeless = if continues { self.n_hopeless.saturating_add(1) } else { 1 };
        let n_points = position.size().n_points() as f32;
        self.n_hopeless >= manners::HOPELESS_MOVES && n_moves as f32 >= manners::RESIGN_FROM * n_points
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

/// Whether a game has gone on for so long that it may never end.
fn is_endless(position: &Position) -> bool {
    position.moves().len() >= manners::MOVES_PER_POINT * position.size().n_points()
}

/// Whether a pass needs no search.
fn passes_at_once(position: &Position, manner: Manner, limits: Limits, end: Option<&End>) -> bool {
    let by_end = end.is_some_and(|end| match manner {
        Manner::Play => is_won_by_passing(position, end, limits),
        Manner::Cleanup => end.judgment.dead.is_empty(),
    });
    by_end || is_endless(position)
}

/// The child of the root to be played: the stone visited most, or a pass where that is as good.
fn chosen(search: &Search<'_>, manner: Manner, end: Option<&End>, pass: NodeId) -> NodeId {
    let Some(place) = search.tree.best(Tree::ROOT, |node| node.mv != Move::Pass) else { return pass };
    match end {
        Some(end) if manner == Manner::Play && is_pass_as_good(search, place, pass, end) => {
            last_dame(search, end).unwrap_or(pass)
        }
        _ => place,
    }
}

fn info(search: &Search<'_>, chosen: NodeId, budget: &Budget<'_>) -> GoInfo {
    let node = search.tree.node(chosen);
    GoInfo {
        visits: search.visits(),
        win_rate: node.win_rate(),
        lead: node.lead,
        elapsed: budget.elapsed(),
        pv: search.tree.pv(chosen),
    }
}
