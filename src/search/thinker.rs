//! A player of each game, asked about whatever match is on.

use std::time::Duration;

use super::estimate;
use super::experience::Experience;
use super::mcts::Estimate;
use super::{Choice, Clock, Decision, GoChoice, GoPlayer, Level, Limits, Manner, Player, StopFlag, Value};
use crate::board::Point;
use crate::game::{GameSetup, Match, Move, Position, Step};
use crate::go;
use crate::gomoku::opening::{self, OpeningGame};
use crate::gomoku::{self, Rule};

/// What the engine is asked about.
pub enum About {
    /// A move of five in a row.
    Gomoku {
        /// The position.
        position: Box<gomoku::Position>,
        /// Who thinks.
        level: Level,
        /// What may be spent.
        limits: Limits,
        /// Moves for where any other is found to lose.
        avoided: Vec<Point>,
    },
    /// A step of an opening.
    Opening(OpeningGame, Rule, Level),
    /// A move of Go.
    Go(Box<go::Position>, Level, Manner, Limits),
    /// Who owns what, in Go.
    Estimate(Box<go::Position>),
}

impl About {
    /// The next step of a match; in less than `budget` where there is one. An opening takes its own short time.
    pub fn step(game: &Match, level: Level, manner: Manner, budget: Option<Duration>) -> Self {
        let within = |limits: Limits| Limits { time: limits.time.into_iter().chain(budget).min(), ..limits };
        match (game.position(), game.setup().game) {
            (Position::Gomoku(_), GameSetup::Gomoku(setup)) if game.task().is_some() => {
                Self::Opening(game.opening().clone(), setup.rule, level)
            }
            (Position::Gomoku(position), _) => Self::Gomoku {
                position: position.clone(),
                level,
                limits: within(level.limits()),
                avoided: Vec::new(),
            },
            (Position::Go(position), _) => {
                Self::Go(Box::new(position.clone()), level, manner, within(level.go_limits()))
            }
        }
    }

    /// The same question, whose answer repeats no game that was lost, where it can.
    #[must_use]
    pub fn learned(mut self, experience: &Experience) -> Self {
        if let Self::Gomoku { position, level, avoided, .. } = &mut self
            && level.learns()
        {
            *avoided = experience.avoided(position);
        }
        self
    }

    /// Who owns what; none in five in a row.
    pub fn estimate(game: &Match) -> Option<Self> {
        game.position().as_go().map(|position| Self::Estimate(Box::new(position.clone())))
    }
}

/// What the engine came to.
pub enum Thought {
    /// A move of five in a row.
    Gomoku(Option<Choice>),
    /// A step of an opening.
    Opening(Option<opening::Step>),
    /// A move of Go.
    Go(Option<GoChoice>),
    /// Who owns what, in Go.
    Estimate(Box<Estimate>),
}

impl Thought {
    /// What the engine thinks of the position in five in a row, see [`Info::judgment`](crate::search::Info::judgment).
    pub fn judgment(&self) -> Option<Value> {
        let Self::Gomoku(Some(Choice { info, .. })) = self else { return None };
        info.judgment()
    }

    /// Whether a move of five in a row was looked for that was not forced, and did not lose as far as was seen.
    pub fn had_hope(&self) -> bool {
        let Self::Gomoku(Some(Choice { info, .. })) = self else { return false };
        info.depth > 1 && info.value.mate_in().is_none_or(|plies| plies > 0)
    }

    /// The moves that are expected from a position on.
    pub fn line(&self) -> Vec<Move> {
        match self {
            Self::Gomoku(Some(choice)) => choice.info.pv.iter().copied().map(Move::Place).collect(),
            Self::Go(Some(choice)) => choice.info.pv.clone(),
            _ => Vec::new(),
        }
    }

    /// What it comes to. A person who asks for a move is not told to give up: only who plays `may_resign`.
    pub fn found(self, may_resign: bool) -> Found {
        let step = match self {
            Self::Estimate(estimate) => return Found::Estimate(estimate),
            Self::Opening(step) => step.map(Step::from),
            Self::Gomoku(choice) => choice.map(|choice| Step::Point(choice.point)),
            Self::Go(choice) => match choice.map(|choice| (choice.decision, choice.info)) {
                Some((Decision::Move(made), _)) => Some(Step::from(made)),
                Some((Decision::Resign, _)) if may_resign => return Found::Reply(Reply::Resign),
                Some((Decision::Resign, info)) => info.pv.first().copied().map(Step::from),
                None => None,
            },
        };
        step.map_or(Found::Nothing, |step| Found::Reply(Reply::Step(step)))
    }
}

/// What the engine has found, if anything.
pub enum Found {
    /// Nothing.
    Nothing,
    /// A reply to the position.
    Reply(Reply),
    /// Who owns what, in Go.
    Estimate(Box<Estimate>),
}

/// What the program answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// It makes a step.
    Step(Step),
    /// It gives up.
    Resign,
}

/// A legal step without any thought: the first answer, a pass in Go, or the legal point nearest to the last stone.
pub fn plain_step(game: &Match) -> Option<Step> {
    if let Some(answer) = game.opening().answers().next() {
        return Some(Step::Answer(answer));
    }
    let position = game.position();
    let near = position.last_move().and_then(Move::point).unwrap_or_else(|| position.size().center());
    let distance = |point: &Point| point.x().abs_diff(near.x()).max(point.y().abs_diff(near.y()));
    let legal = position.size().points().filter(|point| {
        let place = Move::Place(*point);
        game.check(*point).is_ok() && (game.task().is_some() || position.check(place).is_ok())
    });
    let pass = position.as_go().map(|_| Step::Pass);
    pass.or_else(|| legal.min_by_key(distance).map(Step::Point))
}

/// The two players, each of which remembers the game that it plays.
#[derive(Default)]
pub struct Thinker {
    gomoku: Option<Player>,
    go: Option<GoPlayer>,
}

impl Thinker {
    fn gomoku(&mut self, level: Level, seed: u64, goes_on: bool) -> &mut Player {
        if !goes_on || self.gomoku.as_ref().is_some_and(|player| player.level() != level) {
            self.gomoku = None;
        }
        self.gomoku.get_or_insert_with(|| Player::new(level, seed))
    }

    fn go(&mut self, level: Level, seed: u64, goes_on: bool) -> &mut GoPlayer {
        if !goes_on || self.go.as_ref().is_some_and(|player| player.level() != level) {
            self.go = None;
        }
        self.go.get_or_insert_with(|| GoPlayer::new(level, seed))
    }

    /// Answers a question. A game that goes on is remembered from one question to the next.
    pub fn think(&mut self, about: &About, seed: u64, stop: &StopFlag, clock: &dyn Clock) -> Thought {
        match about {
            About::Gomoku { position, level, limits, avoided } => {
                let player = self.gomoku(*level, seed, position.moves().len() > 1);
                Thought::Gomoku(player.choose_another(position, avoided, *limits, stop, clock, &mut |_| {}))
            }
            About::Opening(opening, rule, level) => {
                let player = self.gomoku(*level, seed, false);
                Thought::Opening(player.choose_step(opening, *rule, stop, clock))
            }
            About::Go(position, level, manner, limits) => {
                let player = self.go(*level, seed, position.moves().len() > 1);
                Thought::Go(player.choose_within(position, *limits, *manner, stop, clock, &mut |_| {}))
            }
            About::Estimate(position) => Thought::Estimate(Box::new(estimate(position, seed))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{BoardSize, ByColor};
    use crate::game::{GoSetup, GomokuSetup, MatchSetup, Seat};

    /// Asks for a move of a match that has just begun.
    fn first_move(thinker: &mut Thinker, game: GameSetup) -> Thought {
        let game = Match::new(MatchSetup::new(game, ByColor::from_fn(|_| Seat::Human)));
        let about = About::step(&game, Level::Learner, Manner::default(), Some(Duration::from_millis(200)));
        thinker.think(&about, 1, &StopFlag::new(), &std::time::Instant::now())
    }

    #[test]
    fn one_thinker_answers_for_either_game() {
        let mut thinker = Thinker::default();
        let size = BoardSize::new(9).unwrap();
        for _ in 0..2 {
            let five = first_move(&mut thinker, GomokuSetup::default().into());
            assert!(matches!(five, Thought::Gomoku(Some(_))));
            let go = first_move(&mut thinker, GoSetup { size, ..GoSetup::default() }.into());
            assert!(matches!(go, Thought::Go(Some(_))));
        }
        let swap = GomokuSetup { opening: crate::gomoku::opening::Opening::Swap2, ..GomokuSetup::default() };
        assert!(matches!(first_move(&mut thinker, swap.into()), Thought::Opening(Some(_))));
    }
}
