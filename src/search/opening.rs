//! The program's part in an opening: stones, answers, fifth moves.
//!
//! Everything follows from one measure, the worth of some stones to Black, which a short search tells.
//!
//! - Stones after which somebody chooses are laid so that the sides are even: of some drawn at random the most even.
//! - Stones of the own color after which play goes on are the best to be found.
//! - A color is taken by who stands better. Where fifth moves are still to come, they are made in thought first.
//! - Fifth moves are offered best first, since White will pick the worst; and as many are asked for that this worst
//!   one leaves the sides even.
//!
//! To lay two more stones in Swap2 is never better than to take the better color, if that color can be told: so it
//! is done only where it can not.

use std::cmp::Reverse;
use std::time::Duration;

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

use super::alphabeta::{Engine, Skill};
use super::{Clock, Level, Limits, Player, StopFlag};
use crate::board::{Color, Point};
use crate::gomoku::opening::{Answer, Choice, OpeningGame, Step, Task, Zone};
use crate::gomoku::{Position, Rule};

/// The longest that a step may take.
const STEP_TIME: Duration = Duration::from_secs(2);
/// What is no further from even than this, in hundredths of a point, is even enough to look no further.
const EVEN: i32 = 25;
/// How many times the positions of a first look a better look visits.
const BETTER_LOOK: u64 = 8;
/// The number of ways to lay stones, of those that are compared, that are worth a better look.
const N_BETTER_LOOKS: usize = 4;
/// What is no further from even than this leaves open which side is better.
const UNCLEAR: i32 = 40;
/// How far the level without a search may err, in hundredths of a point.
const BEGINNERS_BLUR: i32 = 160;
/// The number of ways to lay stones that are compared.
const N_DRAWN: usize = 16;
/// The number of points that are compared.
const N_COMPARED: usize = 16;

impl Player {
    /// Does what is to be done in an opening, whoever acts; `None` only when it is over.
    ///
    /// It takes two seconds at most, weak levels much less. Returns at once with a legal step when `stop` is set.
    ///
    /// ```
    /// # use goishi::gomoku::{DEFAULT_SIZE, Rule, opening::{Opening, OpeningGame}};
    /// # use goishi::search::{Level, Player, StopFlag};
    /// let mut opening = OpeningGame::new(Opening::Swap2, DEFAULT_SIZE).unwrap();
    /// let mut player = Player::new(Level::Learner, 1);
    /// let clock = std::time::Instant::now();
    /// while let Some(step) = player.choose_step(&opening, Rule::Freestyle, &StopFlag::new(), &clock) {
    ///     opening.apply(step).unwrap();
    /// }
    /// assert_eq!(opening.task(), None);
    /// ```
    pub fn choose_step(
        &mut self,
        opening: &OpeningGame,
        rule: Rule,
        stop: &StopFlag,
        clock: &dyn Clock,
    ) -> Option<Step> {
        let mut judge = Judge::new(self.level(), rule, stop, clock);
        let chosen = match opening.task()? {
            Task::Place { color, zone } => Step::Point(self.place(opening, color, zone, &mut judge)?),
            Task::OfferFifth { .. } => Step::Point(judge.ranked(opening, &nearest(opening)).first()?.1),
            Task::PickFifth => Step::Point(judge.ranked(opening, opening.offers()).last()?.1),
            Task::Choose(choice) => Step::Answer(self.answer(opening, choice, &mut judge)?),
        };
        debug_assert_eq!(opening.check(chosen), Ok(()));
        Some(chosen)
    }

    /// The point of a stone.
    fn place(
        &mut self,
        opening: &OpeningGame,
        color: Color,
        zone: Zone,
        judge: &mut Judge<'_>,
    ) -> Option<Point> {
        let mut legal = opening.legal_points();
        let first = legal.next()?;
        if legal.next().is_none() {
            return Some(first);
        }
        if matches!(drawn(opening, &mut self.rng).task(), Some(Task::Choose(_))) {
            return Some(self.even_stone(opening, judge));
        }
        if zone == Zone::Anywhere {
            let own = self.level().limits();
            let limits = Limits { time: Some(own.time.map_or(STEP_TIME, |time| time.min(STEP_TIME))), ..own };
            let position = judge.position(opening, opening.stones());
            let choice = self.choose_within(&position, limits, judge.stop, judge.clock, &mut |_| {});
            return choice.map(|choice| choice.point);
        }
        let ranked = judge.ranked(opening, &nearest(opening));
        let best = if color == Color::Black { ranked.first() } else { ranked.last() };
        best.map(|(_, point)| *point)
    }

    /// The first of the stones to be laid that leave the sides most even.
    fn even_stone(&mut self, opening: &OpeningGame, judge: &mut Judge<'_>) -> Point {
        let mut ranked = Vec::new();
        while ranked.len() < N_DRAWN && (ranked.is_empty() || !judge.is_spent()) {
            let drawn = drawn(opening, &mut self.rng);
            ranked.push((judge.worth(&drawn, drawn.stones()).abs(), drawn));
        }
        ranked.sort_by_key(|(uneven, _)| *uneven);
        judge.nodes *= BETTER_LOOK;
        let mut best = (i32::MAX, &ranked[0].1);
        for (_, drawn) in &ranked[..ranked.len().min(N_BETTER_LOOKS)] {
            if best.0 <= EVEN || judge.is_spent() {
                break;
            }
            let uneven = judge.worth(drawn, drawn.stones()).abs();
            if uneven < best.0 {
                best = (uneven, drawn);
            }
        }
        judge.nodes /= BETTER_LOOK;
        best.1.stones()[opening.stones().len()]
    }

    /// The answer to a question.
    fn answer(&mut self, opening: &OpeningGame, choice: Choice, judge: &mut Judge<'_>) -> Option<Answer> {
        let own = opening.color_of(opening.actor()?);
        let blur = self.level().skill().map_or(BEGINNERS_BLUR, |skill| skill.spread / 2);
        let worth = |judge: &mut Judge<'_>, rng: &mut StdRng| {
            let worth = match opening.n_fifths() {
                Some(_) => judge.fifths(opening).last().copied().unwrap_or(0),
                None => judge.worth(opening, opening.stones()),
            };
            worth + rng.random_range(-blur..=blur)
        };
        Some(match choice {
            Choice::Color => Answer::Take(better(worth(judge, &mut self.rng), own)),
            Choice::ColorOrPlaceTwo => {
                let worth = worth(judge, &mut self.rng);
                let passes_on = worth.abs() <= UNCLEAR && self.rng.random_range(0..2) == 0;
                if passes_on { Answer::PlaceTwo } else { Answer::Take(better(worth, own)) }
            }
            Choice::HowManyFifths { min, max } => {
                let worths = judge.fifths(opening);
                let uneven = |n: u8| worths.get(usize::from(n) - 1).map_or(i32::MAX, |worth| worth.abs());
                Answer::Number((min..=max).min_by_key(|n| uneven(*n))?)
            }
            Choice::SwapOrFifths if judge.fifths(opening).last().is_some_and(|worst| *worst > 0) => {
                Answer::Number(Choice::FIFTHS_INSTEAD_OF_SWAP)
            }
            // Whoever plays the fifth stone, the other may swap, and so it will be an even one.
            Choice::SwapOrFifths if self.rng.random_range(0..2) == 0 => Answer::Number(1),
            Choice::SwapOrFifths => Answer::Take(Color::White),
        })
    }
}

/// Who stands better when the stones are worth this to Black; `own` where nobody does.
const fn better(worth: i32, own: Color) -> Color {
    match worth {
        1.. => Color::Black,
        0 => own,
        _ => Color::White,
    }
}

/// The opening after the actor has laid all stones that are his to lay now, drawn at random: near the middle or
/// far from it.
fn drawn(opening: &OpeningGame, rng: &mut StdRng) -> OpeningGame {
    let mut game = opening.clone();
    let center = game.size().center();
    let farthest = (game.size().lines() / 2).max(2);
    let reach = rng.random_range(2..=farthest);
    while matches!(game.task(), Some(Task::Place { .. })) && game.actor() == opening.actor() {
        let legal: Vec<Point> = game.legal_points().collect();
        let near: Vec<Point> =
            legal.iter().copied().filter(|point| distance(*point, center) <= reach).collect();
        let points = if near.is_empty() { legal } else { near };
        let point = points[rng.random_range(0..points.len())];
        if game.apply(Step::Point(point)).is_err() {
            break;
        }
    }
    game
}

/// The points that can be named now, those nearest to the stones.
fn nearest(opening: &OpeningGame) -> Vec<Point> {
    let mut points: Vec<Point> = opening.legal_points().collect();
    points.sort_by_key(|point| opening.stones().iter().map(|stone| distance(*point, *stone)).sum::<u8>());
    points.truncate(N_COMPARED);
    points
}

/// The lines between two points, the longer way.
fn distance(one: Point, other: Point) -> u8 {
    one.x().abs_diff(other.x()).max(one.y().abs_diff(other.y()))
}

/// Tells what stones are worth.
struct Judge<'a> {
    engine: Engine,
    rule: Rule,
    /// What one look may cost.
    nodes: u64,
    stop: &'a StopFlag,
    clock: &'a dyn Clock,
    end: Duration,
}

impl<'a> Judge<'a> {
    fn new(level: Level, rule: Rule, stop: &'a StopFlag, clock: &'a dyn Clock) -> Self {
        let skill = Skill { table_bytes: 1 << 20, opening_spread: 0, ..Skill::FULL };
        let end = clock.now() + STEP_TIME;
        Self { engine: Engine::new(skill), rule, nodes: level.opening_nodes(), stop, clock, end }
    }

    /// Whether no time is left to compare more.
    fn is_spent(&self) -> bool {
        self.stop.is_set() || self.clock.now() >= self.end
    }

    /// The position of the stones of an opening. No opening makes a five or a forbidden move.
    fn position(&self, opening: &OpeningGame, stones: &[Point]) -> Position {
        let mut position = Position::new(opening.size(), self.rule);
        for &stone in stones {
            position.play_unchecked(stone);
        }
        position
    }

    /// What these stones, laid in turns, are worth to Black, in the numbers of [`Value`](super::Value).
    fn worth(&mut self, opening: &OpeningGame, stones: &[Point]) -> i32 {
        let (position, found) = self.search(opening, stones);
        let value = found.map_or(0, |choice| choice.info.value.raw());
        if position.to_move() == Color::Black { value } else { -value }
    }

    fn search(&mut self, opening: &OpeningGame, stones: &[Point]) -> (Position, Option<super::Choice>) {
        let position = self.position(opening, stones);
        let time = Some(self.end.saturating_sub(self.clock.now()));
        let limits = Limits { time, nodes: Some(self.nodes), depth: None, threads: None };
        // Without a spread nothing is left to chance.
        let mut rng = StdRng::seed_from_u64(0);
        let found = self.engine.choose(&position, &[], limits, self.stop, self.clock, &mut rng, &mut |_| {});
        (position, found)
    }

    /// The points as the next stone, the best for Black first, with what they are worth to him; when time is up
    /// only those compared by then, but at least one.
    fn ranked(&mut self, opening: &OpeningGame, points: &[Point]) -> Vec<(i32, Point)> {
        let mut ranked = Vec::new();
        for &point in points {
            let stones = [opening.stones(), &[point]].concat();
            ranked.push((self.worth(opening, &stones), point));
            if self.is_spent() {
                break;
            }
        }
        ranked.sort_by_key(|(worth, point)| (Reverse(*worth), *point));
        ranked
    }

    /// What the fifth moves to come are worth to Black, the best first: as many as will be offered, or may be.
    fn fifths(&mut self, opening: &OpeningGame) -> Vec<i32> {
        let mut game = opening.clone();
        while let Some(step) = self.step_to_fifths(&game) {
            if game.apply(step).is_err() {
                break;
            }
        }
        let ranked = self.ranked(&game, &nearest(&game));
        ranked
            .into_iter()
            .filter(|(_, point)| game.apply(Step::Point(*point)).is_ok())
            .map(|(worth, _)| worth)
            .collect()
    }

    /// What brings the offers of fifth moves nearer without a swap; `None` when it is their turn.
    fn step_to_fifths(&mut self, game: &OpeningGame) -> Option<Step> {
        Some(match game.task()? {
            Task::Place { .. } => Step::Point(self.search(game, game.stones()).1?.point),
            Task::Choose(Choice::HowManyFifths { max, .. }) => Step::Answer(Answer::Number(max)),
            Task::Choose(Choice::SwapOrFifths) => {
                Step::Answer(Answer::Number(Choice::FIFTHS_INSTEAD_OF_SWAP))
            }
            Task::Choose(_) => Step::Answer(Answer::Take(game.color_of(game.actor()?))),
            Task::OfferFifth { .. } | Task::PickFifth => return None,
        })
    }
}
