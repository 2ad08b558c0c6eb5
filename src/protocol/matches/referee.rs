//! One game between two entrants, and what is known of it then.

use std::time::{Duration, Instant};

use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};

use super::entrant::{Contestant, Entrant};
use super::opening;
use super::{Played, Setting};
use crate::board::{ByColor, Color};
use crate::external::{ExternalEngine, Failure};
use crate::game::tree::{InfoKey, NodeId, Tree};
use crate::game::{GoSetup, GomokuSetup, Match, MatchSetup, Outcome, Seat, Step};
use crate::go::RuleSet;
use crate::gomoku::opening::{Opening, Party};
use crate::record::sgf;
use crate::search::alphabeta::promising;
use crate::search::thinker::Reply;
use crate::search::{Value, estimate};

/// A move that is drawn is one of this many.
const STRAYS: usize = 10;

/// One game played: players are 0 and 1.
pub(super) struct Game {
    /// Who had Black in the end.
    pub(super) black: usize,
    pub(super) winner: Option<usize>,
    pub(super) spent: [Spent; 2],
    /// Whose engine lost by what was wrong with it.
    pub(super) failure: Option<(usize, Failure)>,
    /// The moves, by their names.
    pub(super) moves: String,
    pub(super) record: Tree,
}

/// What a player has thought.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Spent {
    pub(super) longest: Duration,
    pub(super) total: Duration,
    pub(super) n_moves: u32,
}

impl Spent {
    fn add(&mut self, spent: Duration) {
        self.longest = self.longest.max(spent);
        self.total += spent;
        self.n_moves += 1;
    }

    pub(super) fn sum(self, other: Self) -> Self {
        Self {
            longest: self.longest.max(other.longest),
            total: self.total + other.total,
            n_moves: self.n_moves + other.n_moves,
        }
    }

    pub(super) fn mean(self) -> Duration {
        self.total / self.n_moves.max(1)
    }
}

/// Engines that have played and can play on.
pub(super) type Engines = [Option<Box<ExternalEngine>>; 2];

/// The seed of a player in a game.
fn seed_of(setting: &Setting, number: u32, player: usize) -> u64 {
    let of_game = setting.seed.wrapping_mul(1_000_003).wrapping_add(u64::from(number));
    of_game.wrapping_mul(2) + player as u64
}

/// Plays the game with this number; the players take turns to begin.
pub(super) fn play(entrants: &[Entrant; 2], setting: &Setting, number: u32, engines: &mut Engines) -> Game {
    let first = number as usize % 2;
    let mut game = begin(entrants, setting, number, first);
    let mut spent = [Spent::default(); 2];
    let mut values = Vec::new();
    let end = play_to_end(&mut game, entrants, setting, number, engines, &mut spent, &mut values);
    let side = |color: Color| if game.party_of(color) == Party::First { first } else { 1 - first };
    let mut failure = None;
    let winner = match end {
        Err((loser, why)) => {
            failure = Some((loser, why));
            Some(1 - loser)
        }
        Ok(()) => match game.outcome() {
            Some(Outcome::Win { winner, .. }) => Some(side(winner)),
            _ => None,
        },
    };
    let black = side(Color::Black);
    let names = ByColor::from_fn(|color| entrants[side(color)].to_string());
    let mut record = sgf::tree_of(&game, &names);
    for (node, value) in values {
        record.set_value(node, value.points());
    }
    record.set_info(InfoKey::Round, &(number + 1).to_string());
    if let Some((loser, failure)) = &failure {
        record.set_info(InfoKey::GameComment, &format!("{} has lost: {failure}", entrants[*loser]));
    }
    let notation = game.setup().game.kind().notation();
    let names = game.position().moves().map(|made| match made.point() {
        Some(point) => notation.name(point, game.size()),
        None => "pass".to_owned(),
    });
    Game { black, winner, spent, failure, moves: names.collect::<Vec<_>>().join(" "), record }
}

/// The match before the first move that a player makes.
fn begin(entrants: &[Entrant; 2], setting: &Setting, number: u32, first: usize) -> Match {
    let seat = |entrant: &Entrant| match entrant {
        Entrant::Level { level, .. } => Seat::Program(*level),
        Entrant::Engine(_) => Seat::Human,
    };
    let seats = ByColor { black: seat(&entrants[first]), white: seat(&entrants[1 - first]) };
    let size = setting.size;
    match setting.game {
        Played::Go(komi) => {
            let go = GoSetup { size, rules: RuleSet::Chinese, komi, ..GoSetup::default() };
            Match::new(MatchSetup::new(go, seats))
        }
        Played::Gomoku(rule, protocol) => {
            let opening = protocol.unwrap_or(Opening::Free);
            let gomoku = GomokuSetup { size, rule, opening, ..GomokuSetup::default() };
            let mut game = Match::new(MatchSetup::new(gomoku, seats));
            if protocol.is_none() {
                for point in opening::even(size, rule, setting.seed, u64::from(number / 2)) {
                    let is_played = game.play(point).is_ok();
                    debug_assert!(is_played, "the stones of an opening are legal");
                }
            }
            game
        }
    }
}

/// Lets the players play until the game has ended, or one of them cannot go on; `values` gets what positions are worth
/// to Black.
fn play_to_end(
    game: &mut Match,
    entrants: &[Entrant; 2],
    setting: &Setting,
    number: u32,
    engines: &mut Engines,
    spent: &mut [Spent; 2],
    values: &mut Vec<(NodeId, Value)>,
) -> Result<(), (usize, Failure)> {
    let first = number as usize % 2;
    let mut contestants = Vec::new();
    for (i, entrant) in entrants.iter().enumerate() {
        let seed = seed_of(setting, number, i);
        contestants.push(Contestant::new(entrant, setting, engines[i].take(), seed).map_err(|why| (i, why))?);
    }
    let mut rng = StdRng::seed_from_u64(seed_of(setting, number, 2));
    // No game with superko is without an end, but nobody waits for the longest.
    let most = 4 * setting.size.n_points();
    while game.outcome().is_none() && game.counting().is_none() && game.position().n_moves() < most {
        let side = if game.party_of(game.color_to_act()) == Party::First { first } else { 1 - first };
        let clock = Instant::now();
        let chosen = contestants[side].choose(game).map_err(|why| (side, why))?;
        if game.task().is_none() {
            spent[side].add(clock.elapsed());
        }
        if let Some(value) = chosen.as_ref().and_then(|chosen| chosen.value) {
            let value = if game.color_to_act() == Color::Black { value } else { -value };
            values.push((game.node(), value));
        }
        let strays = setting.stray.is_some_and(|n| rng.random_ratio(1, n.get()));
        let stray = game.position().as_gomoku().filter(|_| strays && game.task().is_none());
        let drawn = stray.and_then(|position| promising(position, STRAYS).choose(&mut rng).copied());
        if drawn.is_some_and(|point| game.play(point).is_ok()) {
            continue;
        }
        match chosen.map(|chosen| chosen.reply) {
            Some(Reply::Step(step)) if game.step(step).is_ok() => {}
            Some(Reply::Step(step)) => {
                debug_assert!(false, "an engine made an illegal step");
                return Err((side, Failure::IllegalMove(format!("{step:?}"))));
            }
            Some(Reply::Resign) => game.resign(game.color_to_act()),
            None => break,
        }
    }
    count(game, seed_of(setting, number, 0));
    for (engine, contestant) in engines.iter_mut().zip(contestants) {
        *engine = contestant.into_engine();
    }
    Ok(())
}

/// Ends a game of Go by the count: what is dead is judged by our engine.
fn count(game: &mut Match, seed: u64) {
    if game.position().as_go().is_none() || game.outcome().is_some() {
        return;
    }
    while game.counting().is_none() && game.step(Step::Pass).is_ok() {}
    if let Some(position) = game.position().as_go() {
        let judgment = estimate(position, seed).judgment;
        game.propose(judgment);
        for color in Color::BOTH {
            game.agree_to_count(color);
        }
    }
}
