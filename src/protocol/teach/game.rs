//! A game of a net with itself.

use std::io::{self, Write};

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt as _, SeedableRng as _};

use super::rows::{self, Ending, Row};
use crate::board::{BoardSize, Color, Point};
use crate::go::{Judgment, Komi, Move, Position, RuleSet, Rules, Score, Scoring};
use crate::search::net::{Features, Outputs, areas};

/// A game under way, with the rows that it has made.
pub(super) struct Game {
    number: u32,
    set: RuleSet,
    position: Position,
    random: Xoshiro256PlusPlus,
    /// Moves at the beginning that are made at random.
    n_random: usize,
    rows: Vec<Row>,
    last: Option<Outputs>,
}

/// The share of games that begin with moves at random, and the most of these for a line of the board.
const RANDOM_GAMES: f64 = 0.4;
const RANDOM_MOVES_PER_LINE: f64 = 0.7;
/// The share of moves at random in the rest of a game.
const BLUNDERS: f64 = 0.015;
/// The temperature of the policy at the beginning of a game and at its end.
const FIRST_TEMPERATURE: f32 = 1.0;
const LAST_TEMPERATURE: f32 = 0.3;
/// After this many moves for each line of the board half of the way between them is gone.
const HALF_LIFE_PER_LINE: f32 = 1.5;
/// The most moves for a point of the board.
const MOVES_PER_POINT: f32 = 2.0;
/// The least share of a chain's points, less that of the other side, with which it counts for dead.
const DEAD: f32 = 0.3;

impl Game {
    /// The game of a number; everything in it depends on the seed and the number.
    pub(super) fn new(size: BoardSize, seed: u64, number: u32) -> Self {
        let mixed =
            crate::board::zobrist::split_mix(seed ^ u64::from(number) << 32 ^ u64::from(size.lines()));
        let mut random = Xoshiro256PlusPlus::seed_from_u64(mixed);
        let set = RuleSet::ALL[random.random_range(0..RuleSet::ALL.len())];
        let rules = Rules { komi: komi(size, &mut random), ..set.rules() };
        let most = (RANDOM_MOVES_PER_LINE * f64::from(size.lines())) as usize;
        let n_random = if random.random_bool(RANDOM_GAMES) { random.random_range(0..=most) } else { 0 };
        Self {
            number,
            set,
            position: Position::new(size, rules),
            random,
            n_random,
            rows: Vec::new(),
            last: None,
        }
    }

    pub(super) const fn position(&self) -> &Position {
        &self.position
    }

    /// Whether it has ended, by passes or by its length.
    pub(super) fn is_over(&self) -> bool {
        let most = MOVES_PER_POINT * self.position.size().n_points() as f32;
        self.position.is_over() || self.position.moves().len() >= most as usize
    }

    /// Notes what a net says of the position, and moves.
    pub(super) fn play(&mut self, features: Features, outputs: Outputs) {
        let n_moves = self.position.moves().len();
        let is_random = n_moves < self.n_random || self.random.random_bool(BLUNDERS);
        let any = if is_random { self.any_move() } else { None };
        let mv = any.unwrap_or_else(|| self.drawn(&outputs));
        self.rows.push(Row {
            features,
            outputs: outputs.clone(),
            us: self.position.to_move(),
            ply: n_moves as u16,
            mv,
        });
        self.last = Some(outputs);
        self.position.play_unchecked(mv);
    }

    /// Any legal stone that fills no eye.
    fn any_move(&mut self) -> Option<Move> {
        let (position, us) = (&self.position, self.position.to_move());
        let is_fit = |point: &Point| {
            !position.board().is_eye_like(us, *point) && position.check(Move::Place(*point)).is_ok()
        };
        let points: Vec<Point> = position.size().points().filter(is_fit).collect();
        if points.is_empty() {
            return None;
        }
        Some(Move::Place(points[self.random.random_range(0..points.len())]))
    }

    /// A move by the policy.
    fn drawn(&mut self, outputs: &Outputs) -> Move {
        let half_life = HALF_LIFE_PER_LINE * f32::from(self.position.size().lines());
        let share = 0.5_f32.powf(self.position.moves().len() as f32 / half_life);
        let temperature = LAST_TEMPERATURE + (FIRST_TEMPERATURE - LAST_TEMPERATURE) * share;
        let most = outputs.policies().iter().copied().fold(0.0, f32::max);
        let weights: Vec<f32> =
            outputs.policies().iter().map(|chance| (chance / most).powf(1.0 / temperature)).collect();
        let mut left = self.random.random_range(0.0..weights.iter().sum());
        let points = self.position.size().points().map(Move::Place).chain([Move::Pass]);
        for (mv, weight) in points.zip(&weights) {
            left -= weight;
            if left < 0.0 && *weight > 0.0 {
                return mv;
            }
        }
        Move::Pass
    }

    pub(super) const fn n_rows(&self) -> usize {
        self.rows.len()
    }

    /// Writes the rows, with how the game ended.
    pub(super) fn write(&self, file: &mut dyn Write) -> io::Result<()> {
        let ending = self.ending();
        let size = self.position.size();
        self.rows.iter().try_for_each(|row| {
            file.write_all(&rows::bytes(size, row, ending.as_ref(), self.number, self.set))
        })
    }

    /// How the game ended, if it did: under area scoring by the stones as they stand, else less those that the net
    /// holds for dead.
    fn ending(&self) -> Option<Ending> {
        let (position, last) = (&self.position, self.last.as_ref()?);
        if !position.is_over() {
            return None;
        }
        let (size, rules) = (position.size(), position.rules());
        if rules.scoring == Scoring::Area {
            let areas = areas(position.board(), rules.suicide);
            let bonus = rules.handicap_bonus.for_stones(position.n_handicap());
            let komi = (rules.komi.points() + bonus).halves() as f32 / 2.0;
            let owners = size
                .points()
                .map(|point| i8::from(areas[0].contains(point)) - i8::from(areas[1].contains(point)));
            return Some(Ending {
                black_lead: areas[0].len() as f32 - areas[1].len() as f32 - komi,
                owners: owners.collect(),
            });
        }
        // The last row was the other side's.
        let sign = if position.to_move() == Color::White { 1.0 } else { -1.0 };
        let mut judgment = Judgment::default();
        for chain in position.board().chains() {
            let sum: f32 = chain.stones().map(|stone| sign * last.ownership(stone)).sum();
            let owned =
                sum / chain.n_stones() as f32 * if chain.color() == Color::Black { 1.0 } else { -1.0 };
            if owned < -DEAD {
                judgment.dead.extend(chain.stones());
            }
        }
        let score = Score::of(position, &judgment);
        let owners = score.statuses().iter().map(|(_, status)| match status.owner() {
            Some(Color::Black) => 1,
            Some(Color::White) => -1,
            None => 0,
        });
        Some(Ending {
            black_lead: (score.total(Color::Black) - score.total(Color::White)).halves() as f32 / 2.0,
            owners: owners.collect(),
        })
    }
}

/// Mostly near fair, sometimes far from it.
fn komi(size: BoardSize, random: &mut Xoshiro256PlusPlus) -> Komi {
    let spread = match random.random_range(0..10) {
        0 => size.n_points() as i32 / 2,
        1 | 2 => 16,
        _ => 3,
    };
    Komi::from_halves(14 + random.random_range(-spread..=spread)).unwrap_or(Komi::ZERO)
}
