//! The root of the search, with the manners of a player.

use std::time::Duration;

use super::ownership::{self, Ownership};
use super::params::{Margin, manners};
use super::policy::Policy;
use super::search::{Budget, Focus, Search};
use super::tree::{NodeId, Tree};
use crate::board::{Color, PointSet};
use crate::go::{Judgment, Liberties, Move, PassAlive, PointStatus, Position, Score, Scoring};
use crate::search::{Clock, Limits, StopFlag};

/// What a search has found so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GoInfo {
    /// The number of playouts.
    pub visits: u64,
    /// The share of games that the side to move can expect to win, from 0 to 1.
    pub win_rate: f32,
    /// By how many points it is ahead on average.
    pub lead: f32,
    /// The time since the search began.
    pub elapsed: Duration,
    /// The moves expected, the one to be played first.
    pub pv: Vec<Move>,
}

/// What a player does in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// It moves.
    Move(Move),
    /// It gives the game up.
    Resign,
}

/// What was decided, and what was found on the way.
#[derive(Clone, Debug, PartialEq)]
pub struct GoChoice {
    /// The decision.
    pub decision: Decision,
    /// The last report of the search.
    pub info: GoInfo,
}

/// What the game is played for at this moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Manner {
    /// To win it: with a pass where nothing is left to gain, and giving up where nothing is left to hope.
    #[default]
    Play,
    /// To take off all dead stones before counting, as `kgs-genmove_cleanup` of KGS's GTP asks: without
    /// passing before that, or resigning.
    Cleanup,
}

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

/// An end that is near.
struct End {
    ownership: Ownership,
    judgment: Judgment,
    score: Score,
    /// Points that count for nobody.
    dame: PointSet,
}

impl End {
    /// The end of a position with the other side to move.
    fn of(position: &Position, ownership: Ownership) -> Self {
        let judgment = ownership::judge(position, &ownership, PointSet::EMPTY);
        let score = Score::of(position, &judgment);
        let neutral = score.statuses().iter().filter(|(_, status)| *status == PointStatus::Dame);
        let dame = neutral.map(|(point, _)| *point).collect();
        Self { ownership, judgment, score, dame }
    }

    /// Whether nothing is open: all stones and all points but dame have an owner.
    fn is_settled(&self, position: &Position) -> bool {
        position.size().points().all(|point| {
            let share = self.ownership.of(point).abs();
            let is_stone = position.stone(point).is_some();
            share >= manners::SETTLED || (!is_stone && (share >= 0.5 || self.dame.contains(point)))
        })
    }
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
        let before = self.look(position, seed);
        let passes_at_once = match (manner, &before.end) {
            (Manner::Cleanup, Some(end)) => end.judgment.dead.is_empty(),
            (Manner::Cleanup, None) => false,
            (Manner::Play, end) => end.as_ref().is_some_and(|end| is_won_by_passing(position, end, limits)),
        };
        if passes_at_once || is_endless(position) {
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
        let place = search.tree.best(Tree::ROOT, |node| node.mv != Move::Pass);
        let passes = place.is_none_or(|place| {
            manner == Manner::Play
                && before.end.as_ref().is_some_and(|end| is_pass_as_good(&search, place, pass, end))
        });
        let instead = || before.end.as_ref().and_then(|end| last_dame(&search, end)).unwrap_or(pass);
        let chosen = place.filter(|_| !passes).unwrap_or_else(instead);
        let info = info(&search, chosen, &budget);
        on_info(&info);
        let mv = search.tree.node(chosen).mv;
        let gives_up = manner == Manner::Play && self.gives_up(position, &info);
        let decision = if gives_up { Decision::Resign } else { Decision::Move(mv) };
        Some(GoChoice { decision, info })
    }

    /// Looks at a position before the search.
    fn look(&mut self, position: &Position, seed: u64) -> Before {
        let suicide = position.rules().suicide;
        let mut pointless = PointSet::EMPTY;
        for color in Color::BOTH {
            pointless.extend(PassAlive::of(position.board(), color, suicide).territory.iter());
        }
        let us = position.to_move();
        let n_stones = position.stones().count();
        let mut end = None;
        if 3 * n_stones >= position.size().n_points() {
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

/// Whether a game has gone on for so long that it may never end.
fn is_endless(position: &Position) -> bool {
    position.moves().len() >= manners::MOVES_PER_POINT * position.size().n_points()
}

/// Whether the other side has passed and a pass wins, with nothing left open; a coarse search passes also where it
/// does not win, since it could not tell what is to be gained.
fn is_won_by_passing(position: &Position, end: &End, limits: Limits) -> bool {
    let is_coarse = limits.nodes.is_some_and(|nodes| nodes < manners::COARSE_VISITS);
    let wins = position.n_passes() > 0 && lead_of(position.to_move(), &end.score) > 0.0;
    (wins || (is_coarse && end.dame.is_empty())) && end.is_settled(position)
}

/// The move to a neutral point visited most, where such points count and one can be taken without harm.
///
/// What it gains is too little to be seen among the noise of playouts.
fn last_dame(search: &Search<'_>, end: &End) -> Option<NodeId> {
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
fn lead_of(us: Color, score: &Score) -> f32 {
    (score.total(us) - score.total(!us)).halves() as f32 / 2.0
}

/// Whether nothing is gained by a stone: neither points nor chances, by what follows on it and on a pass.
///
/// After the other side's pass the game ends with ours, so the count must agree that it is not lost while there is
/// hope.
fn is_pass_as_good(search: &Search<'_>, place: NodeId, pass: NodeId, end: &End) -> bool {
    let (place, pass) = (search.tree.node(place), search.tree.node(pass));
    let position = search.root();
    let gains = place.lead - pass.lead >= manners::LEAST_GAIN
        || place.win_rate() - pass.win_rate() >= manners::LEAST_RISE;
    let has_hope =
        position.n_passes() > 0 && lead_of(position.to_move(), &end.score) < 0.0 && place.win_rate() > 0.5;
    !gains && !has_hope
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
