//! Who plays in a match: levels of ours, and engines of others by their command lines.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use super::Setting;
use crate::external::{EngineSpec, ExternalEngine, Failure, Protocol, Time};
use crate::game::{GameKind, Match, Position, Step};
use crate::protocol::command;
use crate::search::thinker::Reply;
use crate::search::{Decision, GoPlayer, Level, Limits, Manner, Player, StopFlag, Value};

/// A level, with a time or a number of nodes for each move where its own limits are not meant; or an engine.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Entrant {
    Level { level: Level, time: Option<Duration>, nodes: Option<u64> },
    Engine(EngineSpec),
}

impl From<Level> for Entrant {
    fn from(level: Level) -> Self {
        Self::Level { level, time: None, nodes: None }
    }
}

impl Entrant {
    /// What it may spend on a move where `given` is what those may that are limited by time alone.
    pub(super) fn limits(&self, game: GameKind, given: Limits) -> Limits {
        match self {
            Self::Level { level, time: None, nodes: None } => {
                let own = own_limits(*level, game);
                match (own.time, own.nodes) {
                    (Some(_), None) if given.nodes.is_some() => given,
                    (Some(time), None) => Limits { time: given.time.or(Some(time)), ..own },
                    _ => own,
                }
            }
            Self::Level { time, nodes, .. } => {
                Limits { time: *time, nodes: *nodes, depth: None, threads: None }
            }
            Self::Engine(spec) => Limits { time: given.time.or(Some(spec.time_for_move())), ..given },
        }
    }

    /// The game that it plays; none where both.
    pub(super) const fn game(&self) -> Option<GameKind> {
        match self {
            Self::Level { .. } => None,
            Self::Engine(spec) => Some(spec.protocol.game()),
        }
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let protocols = [("gomocup:", Protocol::Gomocup), ("gtp:", Protocol::Gtp)];
        for (prefix, protocol) in protocols {
            if let Some(command) = text.strip_prefix(prefix) {
                let spec = EngineSpec::of_command(protocol, command);
                return spec.map(Self::Engine).ok_or_else(|| format!("{command:?} is no command line"));
            }
        }
        let end = text.find(['@', '#']).unwrap_or(text.len());
        let (name, rest) = text.split_at(end);
        let level = command::level(name)?;
        let (mut time, mut nodes) = (None, None);
        if let Some(seconds) = rest.strip_prefix('@') {
            time = Some(command::seconds(seconds)?);
        } else if let Some(number) = rest.strip_prefix('#') {
            nodes = Some(number.parse().map_err(|_| format!("{number:?} is no number"))?);
        }
        Ok(Self::Level { level, time, nodes })
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Engine(spec) => f.write_str(&spec.title()),
            Self::Level { level, time: Some(time), .. } => {
                write!(f, "{}@{}", level.name(), time.as_secs_f64())
            }
            Self::Level { level, nodes: Some(nodes), .. } => write!(f, "{}#{nodes}", level.name()),
            Self::Level { level, .. } => f.write_str(level.name()),
        }
    }
}

const fn own_limits(level: Level, game: GameKind) -> Limits {
    match game {
        GameKind::Gomoku => level.limits(),
        GameKind::Go => level.go_limits(),
    }
}

/// What an entrant does, and what it holds the position for.
pub(super) struct Chosen {
    pub(super) reply: Reply,
    /// For the side to move, where the entrant says so.
    pub(super) value: Option<Value>,
}

impl From<Reply> for Chosen {
    fn from(reply: Reply) -> Self {
        Self { reply, value: None }
    }
}

/// An entrant at the board.
pub(super) struct Contestant {
    limits: Limits,
    mind: Mind,
    /// Makes the steps of openings for an engine, whose protocol has no word for them.
    opener: Player,
}

enum Mind {
    Gomoku(Player),
    Go(GoPlayer),
    Engine(Box<ExternalEngine>),
}

impl Contestant {
    /// Seats an entrant for one game, with the engine where one runs already.
    ///
    /// # Errors
    /// Those of an engine that cannot be started.
    pub(super) fn new(
        entrant: &Entrant,
        setting: &Setting,
        engine: Option<Box<ExternalEngine>>,
        seed: u64,
    ) -> Result<Self, Failure> {
        let mind = match (entrant, setting.kind()) {
            (Entrant::Level { level, .. }, GameKind::Gomoku) => Mind::Gomoku(Player::new(*level, seed)),
            (Entrant::Level { level, .. }, GameKind::Go) => Mind::Go(GoPlayer::new(*level, seed)),
            (Entrant::Engine(spec), _) => Mind::Engine(match engine {
                Some(engine) => engine,
                None => Box::new(ExternalEngine::start(spec, &setting.attendant, &StopFlag::new())?),
            }),
        };
        let limits = entrant.limits(setting.kind(), setting.given);
        Ok(Self { limits, mind, opener: Player::new(Level::Master, seed) })
    }

    /// The engine that it is, for another game.
    pub(super) fn into_engine(self) -> Option<Box<ExternalEngine>> {
        if let Mind::Engine(engine) = self.mind { Some(engine) } else { None }
    }

    /// Makes a step of an opening, or chooses a move; none where there is nothing to be done.
    ///
    /// # Errors
    /// What was wrong with an engine.
    pub(super) fn choose(&mut self, game: &Match) -> Result<Option<Chosen>, Failure> {
        let (stop, clock) = (StopFlag::new(), Instant::now());
        if let Some(rule) = game.setup().gomoku().map(|gomoku| gomoku.rule).filter(|_| game.task().is_some())
        {
            let player = if let Mind::Gomoku(player) = &mut self.mind { player } else { &mut self.opener };
            let made = player.choose_step(game.opening(), rule, &stop, &clock);
            return Ok(made.map(|made| Reply::Step(made.into()).into()));
        }
        let limits = self.limits;
        match (&mut self.mind, game.position()) {
            (Mind::Gomoku(player), Position::Gomoku(position)) => {
                let choice = player.choose_within(position, limits, &stop, &clock, &mut |_| {});
                Ok(choice.map(|choice| Chosen {
                    reply: Reply::Step(Step::Point(choice.point)),
                    value: choice.info.judgment(),
                }))
            }
            (Mind::Go(player), Position::Go(position)) => {
                let choice = player.choose_within(position, limits, Manner::Play, &stop, &clock, &mut |_| {});
                Ok(choice.map(|choice| match choice.decision {
                    Decision::Move(mv) => Reply::Step(mv.into()).into(),
                    Decision::Resign => Reply::Resign.into(),
                }))
            }
            (Mind::Engine(engine), position) => {
                let turn = limits.time.unwrap_or_else(|| engine.spec().time_for_move());
                let time = Time { nodes: limits.nodes, ..Time::of_move(turn) };
                engine.think(position, time, &stop, &mut |_| {}).map(|reply| Some(reply.into()))
            }
            _ => Ok(None),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entrants_are_read_and_shown() {
        let check = |text: &str, expect: &str| {
            assert_eq!(text.parse::<Entrant>().map(|entrant| entrant.to_string()).as_deref(), Ok(expect));
        };
        check("master@0.5", "master@0.5");
        check("Club", "club");
        check("expert#5000", "expert#5000");
        check("gtp:gnugo --mode gtp", "gnugo");
        check("gomocup:'/opt/an engine/pbrain-x' -q", "pbrain-x");
        for text in ["club#", "nobody", "club@-1", "club@x", "gtp:", "gomocup:'x", "uci:stockfish"] {
            assert!(text.parse::<Entrant>().is_err(), "{text}");
        }
    }

    #[test]
    fn what_is_given_is_for_those_that_time_alone_limits() {
        let limits = |text: &str| {
            let given = Limits { time: Some(Duration::from_secs(2)), ..Limits::default() };
            text.parse::<Entrant>().unwrap().limits(GameKind::Gomoku, given)
        };
        assert_eq!(limits("master").time, Some(Duration::from_secs(2)));
        assert_eq!(limits("expert").time, Level::Expert.limits().time);
        assert_eq!(limits("master@1").time, Some(Duration::from_secs(1)));
        assert_eq!(limits("gomocup:x").time, Some(Duration::from_secs(2)));
        let given = Limits { nodes: Some(7), ..Limits::default() };
        let limits = |text: &str| text.parse::<Entrant>().unwrap().limits(GameKind::Gomoku, given);
        assert_eq!(limits("master"), given);
        assert_eq!(limits("expert"), Level::Expert.limits());
        assert_eq!((limits("gomocup:x").nodes, limits("gomocup:x").time.is_some()), (Some(7), true));
    }
}
