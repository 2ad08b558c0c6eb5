//! The work of a review, one position at a time.

use std::num::NonZero;
use std::thread::ScopedJoinHandle;
use std::time::{Duration, Instant};

use super::fate::{Fate, fate};
use super::findings::FELT_POINTS;
use super::line::MainLine;
use super::note;
use super::prover::{Cost, Prover, led_on, searched};
use super::{Proved, Review};
use crate::board::{Color, Point};
use crate::game::NotPlayable;
use crate::game::tree::Tree;
use crate::gomoku::Outcome;
use crate::search::alphabeta::Solver;
use crate::search::{Clock, GoInfo, GoPlayer, Level, Limits, Player, Proof, StopFlag, Value};
use crate::{go, gomoku};

/// What a review may spend on each position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The positions that a search for the best move visits; proofs, and visits in Go, cost in proportion.
    pub nodes: u64,
}

impl Default for Effort {
    /// Some seconds for a game.
    fn default() -> Self {
        Self { nodes: 100_000 }
    }
}

impl Effort {
    /// The visits of a search in Go: usually enough that a game of 300 moves on 19 lines takes a minute and a half.
    pub(super) const fn visits(self) -> u64 {
        self.nodes / 300
    }

    pub(super) const fn cost(self) -> Cost {
        Cost { fours: self.nodes / 2, threats: self.nodes, lost: self.nodes.saturating_mul(8) }
    }
}

/// How much closer than others the position before the last escape is looked at.
pub(super) const CONFIRMING: u64 = 8;

/// What was found out about a position.
#[derive(Clone, Debug)]
pub(super) struct Found {
    /// What it is worth to Black; no forced win or loss where none is proved.
    pub(super) value: Value,
    /// The best moves.
    pub(super) best: Vec<Point>,
    pub(super) proved: Option<Proved>,
    /// Where the side to move has lost: its defenses beside the move of the game, each with the win against it.
    pub(super) defenses: Vec<Proved>,
    /// By how many points Black is ahead, in Go.
    pub(super) lead: Option<f32>,
    /// The chain that a better move than that of the game would have saved or taken, in Go.
    pub(super) fate: Option<Fate>,
}

impl Found {
    fn proved(proved: Proved) -> Self {
        Self { value: proved.value(), best: proved.line.clone(), proved: Some(proved), ..Self::nothing() }
    }

    pub(super) const fn nothing() -> Self {
        Self {
            value: Value::DRAW,
            best: Vec::new(),
            proved: None,
            defenses: Vec::new(),
            lead: None,
            fate: None,
        }
    }
}

/// A review under way, from the end of the game to its beginning.
///
/// ```
/// # use goishi::{board::Color, record::sgf, review::{Effort, Reviewer}, search::StopFlag};
/// let file = b"(;GM[4]SZ[15];B[hh];W[ig];B[ih];W[ii];B[jh];W[aa];B[kh];W[ca];B[lh])";
/// let game = sgf::read(file).games.remove(0);
/// let mut reviewer = Reviewer::new(&game, Effort { nodes: 2_000 }).unwrap();
/// let clock = std::time::Instant::now();
/// while reviewer.step(&StopFlag::new(), &clock) {}
/// let review = reviewer.review();
/// // Three stones in a row were left alone, with both ends free: the sixth move was White's last chance.
/// assert_eq!((review.winner, review.last_escape), (Some(Color::Black), Some(6)));
/// ```
#[derive(Debug)]
pub struct Reviewer {
    line: MainLine,
    effort: Effort,
    player: Player,
    solver: Solver,
    /// One for each position of Go that is looked into at a time.
    go: Vec<GoPlayer>,
    /// What was found, by the place of the position; from the last one on.
    found: Vec<Option<Found>>,
    /// The same of the positions that could have been picked in the opening, one after the other.
    others: Vec<Option<Found>>,
    /// The place of the position that was looked at closely last.
    confirmed: Option<usize>,
    n_confirmed: usize,
    elapsed: Duration,
}

impl Reviewer {
    /// A review of the main line of a record, which begins with what one of no less effort has written there.
    ///
    /// # Errors
    /// No match can be made of it.
    pub fn new(record: &Tree, effort: Effort) -> Result<Self, NotPlayable> {
        let line = MainLine::of(record)?;
        let mut confirmed = None;
        let kept = |place: usize| {
            let text = line.nodes.get(place).copied().flatten().and_then(|node| record.finding(node))?;
            let (found, looked) = note::read(text, &line.positions[place], line.next(place))?;
            if looked.effort.nodes < effort.nodes {
                return None;
            }
            confirmed = confirmed.or(looked.is_close.then_some(place));
            Some(found)
        };
        let found = (0..line.positions.len()).map(kept).collect();
        let others = line.others().map(|_| None).collect();
        let player = Player::new(Level::Expert, 0);
        Ok(Self {
            line,
            effort,
            player,
            solver: Solver::default(),
            go: vec![GoPlayer::new(Level::Master, 0)],
            found,
            others,
            confirmed,
            n_confirmed: 0,
            elapsed: Duration::ZERO,
        })
    }

    /// The same with this many positions of Go looked into at a time, which changes nothing of what comes of it. Those
    /// of five in a row build upon each other.
    #[must_use]
    pub fn on_threads(mut self, threads: NonZero<u8>) -> Self {
        self.go.resize_with(threads.get().into(), || GoPlayer::new(Level::Master, 0));
        self
    }

    /// How many positions are done, and how many there are. At the end some more may turn up, where the last escape is
    /// looked at closely.
    pub fn progress(&self) -> (usize, usize) {
        let n_found = self.found.iter().chain(&self.others).flatten().count();
        let n_all = self.found.len() + self.others.len();
        (n_found + self.n_confirmed, n_all + self.n_confirmed + usize::from(self.unconfirmed().is_some()))
    }

    /// Looks into the next position, or the next ones; whether there was one, and it was done before `stop` was set.
    pub fn step(&mut self, stop: &StopFlag, clock: &dyn Clock) -> bool {
        let start = clock.now();
        let is_done = self.look_further(stop, clock);
        self.elapsed += clock.now().saturating_sub(start);
        is_done
    }

    fn look_further(&mut self, stop: &StopFlag, clock: &dyn Clock) -> bool {
        if self.line.positions.first().is_some_and(|position| position.as_go().is_some()) {
            return self.step_in_go(stop);
        }
        let unseen = self.found.iter().rposition(Option::is_none);
        let Some(place) = unseen.or_else(|| self.unconfirmed()) else {
            return self.look_into_others(stop, clock);
        };
        let nodes =
            if unseen.is_some() { self.effort.nodes } else { self.effort.nodes.saturating_mul(CONFIRMING) };
        let found = self.look_into(place, Effort { nodes }, stop, clock);
        if stop.is_set() {
            return false;
        }
        let found = self.reconcile(place, found, stop, clock);
        if stop.is_set() {
            return false;
        }
        if unseen.is_none() {
            self.confirm(place, &found);
        }
        self.found[place] = Some(found);
        true
    }

    /// Looks into the next positions of a game of Go, as many as there are players, each in a thread of its own.
    fn step_in_go(&mut self, stop: &StopFlag) -> bool {
        let unseen = (0..self.found.len()).rev().filter(|place| self.found[*place].is_none());
        let places: Vec<usize> = unseen.take(self.go.len()).collect();
        let (positions, visits) = (&self.line.positions, self.effort.visits());
        let found: Vec<Found> = std::thread::scope(|scope| {
            let searches = places.iter().zip(&mut self.go).map(|(place, player)| {
                scope.spawn(move || {
                    estimated(player, positions[*place].as_go(), visits, stop, &Instant::now())
                })
            });
            let searches: Vec<_> = searches.collect();
            let join = |search: ScopedJoinHandle<'_, Found>| match search.join() {
                Ok(found) => found,
                Err(panic) => std::panic::resume_unwind(panic),
            };
            searches.into_iter().map(join).collect()
        });
        if stop.is_set() {
            return false;
        }
        let is_some = !places.is_empty();
        for (place, mut found) in places.into_iter().zip(found) {
            found.fate = self.fate(place, &found);
            self.found[place] = Some(found);
        }
        is_some
    }

    /// The chain that lives or dies by the move of a game of Go, where that cost some points.
    fn fate(&mut self, place: usize, found: &Found) -> Option<Fate> {
        let position = self.line.positions[place].as_go()?;
        let played = self.line.moves.iter().find(|played| played.before == place)?;
        let after = self.found.get(place + 1)?.as_ref()?;
        let lost = (found.lead? - after.lead?) * if played.color == Color::Black { 1.0 } else { -1.0 };
        if lost < FELT_POINTS {
            return None;
        }
        fate(self.go.first_mut()?, position, &found.best, &[vec![played.point], after.best.clone()].concat())
    }

    /// Looks into the next of the positions that could have been picked in the opening.
    fn look_into_others(&mut self, stop: &StopFlag, clock: &dyn Clock) -> bool {
        let Some(n) = self.others.iter().position(Option::is_none) else { return false };
        let Some(position) = self.line.others().nth(n).cloned() else { return false };
        let found = self.look_at(&position, None, self.effort, stop, clock);
        let is_done = !stop.is_set();
        self.others[n] = is_done.then_some(found);
        is_done
    }

    /// The place of the position before the last escape, where it was not looked at closely.
    fn unconfirmed(&self) -> Option<usize> {
        let number = super::findings::end(&self.line, &self.found).0?;
        let place = self.line.moves.get(number - 1)?.before;
        (self.confirmed != Some(place)).then_some(place)
    }

    /// Keeps what a close look at the last escape has found. Where it was none, the winner had the win before that.
    fn confirm(&mut self, place: usize, found: &Found) {
        self.n_confirmed += 1;
        self.confirmed = Some(place);
        let before = self.line.moves.iter().find(|played| played.before + 1 == place);
        if let (Some(before), Some(proved)) = (before, &found.proved)
            && let Some(earlier) = self.found.get_mut(before.before)
            && earlier.as_ref().is_some_and(|earlier| earlier.proved.is_none())
        {
            let position = self.line.positions[before.before].as_gomoku();
            if let Some(position) = position.filter(|position| position.to_move() == proved.winner) {
                *earlier = Some(Found::proved(led_on(position, before.point, proved)));
            }
        }
    }

    /// Where every reply loses, the one that was made does too. A search may see that before the reply and not after
    /// it: then it is looked at closely, and where it is not seen even so, nothing is called proved.
    fn reconcile(&mut self, place: usize, found: Found, stop: &StopFlag, clock: &dyn Clock) -> Found {
        let to_move = self.line.positions[place].to_move();
        let Some(proved) = found.proved.as_ref().filter(|proved| proved.winner != to_move) else {
            return found;
        };
        let played = self.line.next(place);
        let (Some(played), Some(Some(after))) = (played, self.found.get(place + 1)) else { return found };
        let agrees = |after: &Found| after.proved.as_ref().is_some_and(|after| after.winner == proved.winner);
        if agrees(after) {
            return found;
        }
        let rest = proved.line.strip_prefix(&[played]).unwrap_or_default().to_vec();
        let rest = Proved { line: rest, ..*proved };
        let holds = self.line.positions[place + 1].as_gomoku().is_some_and(|position| rest.holds(position));
        let after = if holds {
            Found::proved(rest)
        } else {
            let nodes = self.effort.nodes.saturating_mul(CONFIRMING);
            self.look_into(place + 1, Effort { nodes }, stop, clock)
        };
        if !agrees(&after) {
            let value = Value::estimate(found.value.raw());
            return Found { value, proved: None, defenses: Vec::new(), ..found };
        }
        self.found[place + 1] = Some(after);
        found
    }

    /// What came of it; positions that were not looked into count as even.
    pub fn review(&self) -> Review {
        let notes = (0..self.found.len()).filter_map(|place| {
            let (found, position) = (self.found[place].as_ref()?, &self.line.positions[place]);
            let looked = note::Looked { effort: self.effort, is_close: self.confirmed == Some(place) };
            Some((self.line.nodes[place]?, note::write(found, position, self.line.next(place), looked)))
        });
        let review =
            super::findings::review(&self.line, &self.found, &self.others, self.effort, self.elapsed);
        Review { notes: notes.collect(), ..review }
    }

    fn look_into(&mut self, place: usize, effort: Effort, stop: &StopFlag, clock: &dyn Clock) -> Found {
        let played = self.line.next(place);
        let after =
            played.and_then(|point| Some((point, self.found.get(place + 1)?.as_ref()?.proved.clone())));
        let position = self.line.positions[place].as_gomoku().cloned();
        position.map_or(Found::nothing(), |position| self.look_at(&position, after, effort, stop, clock))
    }

    /// Looks into a position of five in a row; `after` is the move of the game with what is proved of the position
    /// after it.
    fn look_at(
        &mut self,
        position: &gomoku::Position,
        after: Option<(Point, Option<Proved>)>,
        effort: Effort,
        stop: &StopFlag,
        clock: &dyn Clock,
    ) -> Found {
        let after = after.as_ref().map(|(point, proved)| (*point, proved.as_ref()));
        let to_move = position.to_move();
        if let Some(outcome) = position.outcome() {
            let winner = match outcome {
                Outcome::Five { winner, .. } => Some(winner),
                Outcome::Forbidden { .. } => Some(Color::White),
                Outcome::FullBoard | Outcome::OnlyForbidden => None,
            };
            let proved = winner.map(|winner| Proved { winner, by: Proof::Fours, line: Vec::new() });
            let value = proved.as_ref().map_or(Value::DRAW, Proved::value);
            return Found { value, proved, ..Found::nothing() };
        }
        let cost = effort.cost();
        let mut proving = Prover { solver: &mut self.solver, cost, stop, clock };
        let mut defenses = Vec::new();
        let proved = proving.win(position).or_else(|| match after {
            Some((point, Some(proved))) if proved.winner == to_move => Some(led_on(position, point, proved)),
            _ => proving.loss(position, after).map(|loss| {
                defenses = loss.defenses;
                loss.proved
            }),
        });
        if let Some(proved) = proved.filter(|proved| proved.holds(position)) {
            return Found { defenses, ..Found::proved(proved) };
        }
        let limits = Limits { nodes: Some(effort.nodes), ..Limits::default() };
        let info = self.player.analyze(position, NonZero::<u8>::MIN, limits, stop, clock, &mut |_| {});
        let Some(info) = info else { return Found::nothing() };
        let proved = searched(&info, position);
        let value = if to_move == Color::Black { info.value } else { -info.value };
        let value = proved.as_ref().map_or(Value::estimate(value.raw()), Proved::value);
        Found { value, best: info.pv, proved, ..Found::nothing() }
    }
}

/// What a position of Go is worth, by an estimate; nothing of others.
fn estimated(
    player: &mut GoPlayer,
    position: Option<&go::Position>,
    visits: u64,
    stop: &StopFlag,
    clock: &dyn Clock,
) -> Found {
    let Some(position) = position.filter(|position| position.n_to_lay() == 0) else {
        return Found::nothing();
    };
    let Some(GoInfo { win_rate, lead, pv, .. }) = best_of_go(player, position, visits, stop, clock) else {
        return Found::nothing();
    };
    let (ours, sign) =
        if position.to_move() == Color::Black { (win_rate, 1.0) } else { (1.0 - win_rate, -1.0) };
    Found {
        value: Value::of_expected_score(ours.into()),
        best: pv.iter().map_while(|mv| mv.point()).collect(),
        lead: Some(sign * lead),
        ..Found::nothing()
    }
}

/// What is known of the best move in a position of Go after a number of visits, seen by the side to move; none where
/// there is no move to look at.
pub(super) fn best_of_go(
    player: &mut GoPlayer,
    position: &go::Position,
    visits: u64,
    stop: &StopFlag,
    clock: &dyn Clock,
) -> Option<GoInfo> {
    let limits = Limits { nodes: Some(visits), ..Limits::default() };
    let mut best = None;
    let mut on_infos = |infos: &[GoInfo]| best = infos.first().cloned();
    player.analyze(position, NonZero::<u8>::MIN, limits, stop, clock, &mut on_infos);
    best.filter(|best| !best.pv.is_empty())
}
