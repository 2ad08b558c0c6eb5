//! The state of a conversation, and the commands that change it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::times::{Left, Overtime, OvertimeKind, Settings, Times};
use super::words::{self, Refusal, SYNTAX_ERROR};
use crate::board::{BoardSize, Color, Point};
use crate::go::vertex;
use crate::go::{self, DEFAULT_SIZE, Handicap, Komi, KomiError, Move, Position, RuleSet, Rules, Setup};
use crate::search::mcts::Estimate;
use crate::search::net::Net;
use crate::search::{Decision, GoInfo, GoPlayer, Level, Limits, Manner, StopFlag, estimate};

/// What a command answers, or why it is refused.
pub(super) type Answer = Result<String, Refusal>;

/// A game and who plays it.
pub(super) struct Session {
    pub(super) position: Position,
    pub(super) player: GoPlayer,
    level: Level,
    net: Option<Arc<Net>>,
    seed: u64,
    /// The number of games so far, each with a seed of its own.
    n_games: u64,
    times: Times,
    quit: StopFlag,
}

impl Session {
    pub(super) fn new(
        level: Level,
        net: Option<Arc<Net>>,
        limits: Limits,
        seed: u64,
        quit: StopFlag,
    ) -> Self {
        let position = Position::new(DEFAULT_SIZE, RuleSet::Chinese.rules());
        let times = Times::new(limits);
        let player = player(level, net.as_ref(), seed);
        Self { position, player, level, net, seed, n_games: 0, times, quit }
    }

    pub(super) fn board_size(&mut self, arguments: &[&str]) -> Answer {
        let lines: u8 = number(arguments.first())?;
        let size = BoardSize::new(lines).ok().filter(|size| go::is_size(*size));
        let size = size.ok_or("unacceptable size")?;
        self.position = Position::new(size, self.position.rules());
        self.clear_board();
        Ok(String::new())
    }

    pub(super) fn clear_board(&mut self) {
        self.position = Position::new(self.position.size(), self.position.rules());
        self.n_games += 1;
        self.player = player(self.level, self.net.as_ref(), self.seed.wrapping_add(self.n_games));
        self.times.start();
    }

    /// Takes a komi in half points: others are no komi here, though the specification has any number taken. It writes
    /// numbers with a point.
    pub(super) fn komi(&mut self, arguments: &[&str]) -> Answer {
        let text = arguments.first().ok_or(SYNTAX_ERROR)?;
        if text.contains(',') {
            return Err("komi is written with a point, not with a comma".into());
        }
        let komi: Komi = text.parse().map_err(|error| match error {
            KomiError::Unreadable => SYNTAX_ERROR,
            KomiError::Range | KomiError::NotHalves => error.to_string().into(),
        })?;
        self.position.set_komi(komi);
        Ok(String::new())
    }

    pub(super) fn fixed_handicap(&mut self, arguments: &[&str]) -> Answer {
        let n_stones = number(arguments.first())?;
        let handicap = Handicap::fixed(self.position.size(), n_stones);
        self.place_handicap(&handicap.map_err(|_| "invalid number of stones")?)
    }

    /// Places the stones of the largest fixed handicap up to the number asked for: the specification lets an engine
    /// take fewer.
    pub(super) fn place_free_handicap(&mut self, arguments: &[&str]) -> Answer {
        let n_stones: u16 = number(arguments.first())?;
        let size = self.position.size();
        if n_stones < 2 || usize::from(n_stones) >= size.n_points() {
            return Err("invalid number of stones".into());
        }
        let fixed = Handicap::fixed(size, n_stones.min(Handicap::max_fixed(size)));
        let handicap = fixed.or_else(|_| {
            let far = size.lines() - 2;
            let points: Vec<Point> =
                [(1, far), (far, 1)].into_iter().filter_map(|(x, y)| size.point(x, y)).collect();
            Handicap::free(size, &points)
        });
        self.place_handicap(&handicap.map_err(|_| "invalid number of stones")?)
    }

    pub(super) fn set_free_handicap(&mut self, arguments: &[&str]) -> Answer {
        let size = self.position.size();
        let points: Option<Vec<Point>> = arguments.iter().map(|text| vertex::read(text, size)).collect();
        let handicap = points.and_then(|points| Handicap::free(size, &points).ok());
        self.place_handicap(&handicap.ok_or("bad vertex list")?)?;
        Ok(String::new())
    }

    fn place_handicap(&mut self, handicap: &Handicap) -> Answer {
        if self.position.stones().next().is_some() || !self.position.moves().is_empty() {
            return Err("board not empty".into());
        }
        let position = Setup::handicap(handicap).position(self.position.rules());
        self.position = position.map_err(|_| "invalid number of stones")?;
        let size = self.position.size();
        let names: Vec<String> = handicap.points().iter().map(|point| vertex::name(*point, size)).collect();
        Ok(names.join(" "))
    }

    /// Plays for a side, after two passes as well: the specification knows no end of the game.
    pub(super) fn play(&mut self, arguments: &[&str]) -> Answer {
        let [color, mv] = arguments else { return Err(SYNTAX_ERROR) };
        let color = words::read_color(color).ok_or(SYNTAX_ERROR)?;
        let mv = vertex::read_move(mv, self.position.size()).ok_or(SYNTAX_ERROR)?;
        self.position.resume(!color);
        self.position.play_as(color, mv).map_err(|error| format!("illegal move: {error}"))?;
        Ok(String::new())
    }

    pub(super) fn undo(&mut self, _arguments: &[&str]) -> Answer {
        self.position.undo().ok_or("cannot undo")?;
        Ok(String::new())
    }

    /// Main time, then periods of Canadian byo-yomi; one without stones stands for no limit.
    pub(super) fn time_settings(&mut self, arguments: &[&str]) -> Answer {
        let [main, period, n_stones] = arguments else { return Err(SYNTAX_ERROR) };
        let (main, period, n_stones) = (seconds(main)?, seconds(period)?, number(Some(n_stones))?);
        let is_unlimited = !period.is_zero() && n_stones == 0;
        let overtime = Overtime::new(period, n_stones, OvertimeKind::Stones);
        self.times.set((!is_unlimited).then_some(Settings { main, overtime }));
        Ok(String::new())
    }

    /// A time system of KGS, with as many numbers as it needs.
    pub(super) fn kgs_time_settings(&mut self, arguments: &[&str]) -> Answer {
        let (system, numbers) = arguments.split_first().ok_or(SYNTAX_ERROR)?;
        let overtime = |kind| -> Result<Option<Settings>, Refusal> {
            let [main, period, count] = numbers else { return Err(SYNTAX_ERROR) };
            let overtime = Overtime::new(seconds(period)?, number(Some(count))?, kind);
            Ok(Some(Settings { main: seconds(main)?, overtime }))
        };
        self.times.set(match (system.to_ascii_lowercase().as_str(), numbers) {
            ("none", _) => None,
            ("absolute", [main, ..]) => Some(Settings { main: seconds(main)?, overtime: None }),
            ("absolute", []) => return Err(SYNTAX_ERROR),
            ("byoyomi", _) => overtime(OvertimeKind::Periods)?,
            ("canadian", _) => overtime(OvertimeKind::Stones)?,
            _ => return Err("unknown time system".into()),
        });
        Ok(String::new())
    }

    pub(super) fn time_left(&mut self, arguments: &[&str]) -> Answer {
        let [color, time, count] = arguments else { return Err(SYNTAX_ERROR) };
        let color = words::read_color(color).ok_or(SYNTAX_ERROR)?;
        let left = Left { time: seconds(time)?, count: number(Some(count))? };
        self.times.set_left(color, left);
        Ok(String::new())
    }

    pub(super) fn genmove(&mut self, arguments: &[&str], manner: Manner) -> Answer {
        let color = color(arguments)?;
        self.turn_to(color);
        self.generate(manner, &mut |_| {})
    }

    /// Plays for the side to move, within its times, and answers the move.
    pub(super) fn generate(&mut self, manner: Manner, on_info: &mut dyn FnMut(&GoInfo)) -> Answer {
        let color = self.position.to_move();
        let clock = Instant::now();
        let limits = self.limits(color);
        let choice = self.player.choose_within(&self.position, limits, manner, &self.quit, &clock, on_info);
        self.times.spend(color, limits, clock.elapsed());
        match choice.map(|choice| choice.decision) {
            Some(Decision::Resign) => Ok("resign".to_owned()),
            Some(Decision::Move(mv)) => self.make(mv),
            None => self.make(Move::Pass),
        }
    }

    /// The move that `genmove` would play, which is left unplayed. A new player with the seed chooses it, so that it
    /// does not depend on what was asked before.
    pub(super) fn reg_genmove(&mut self, arguments: &[&str]) -> Answer {
        let color = color(arguments)?;
        let clock = Instant::now();
        let before = self.position.clone();
        self.turn_to(color);
        let mut player = player(self.level, self.net.as_ref(), self.seed);
        let limits = self.limits(color);
        let choice =
            player.choose_within(&self.position, limits, Manner::Play, &self.quit, &clock, &mut |_| {});
        self.position = before;
        Ok(match choice.map_or(Decision::Move(Move::Pass), |choice| choice.decision) {
            Decision::Resign => "resign".to_owned(),
            Decision::Move(mv) => vertex::name_move(mv, self.position.size()),
        })
    }

    /// Gives the move to a side, after two passes as well.
    pub(super) fn turn_to(&mut self, color: Color) {
        self.position.resume(!color);
        if self.position.to_move() != color {
            self.position.set_to_move(color);
        }
    }

    pub(super) fn limits(&self, color: Color) -> Limits {
        self.times.limits(color, self.position.board().empty_points().len())
    }

    fn make(&mut self, mv: Move) -> Answer {
        self.position.play(mv).map_err(|error| error.to_string())?;
        Ok(vertex::name_move(mv, self.position.size()))
    }

    pub(super) fn estimate(&self) -> Estimate {
        estimate(&self.position, self.seed)
    }

    pub(super) fn kgs_rules(&mut self, arguments: &[&str]) -> Answer {
        let name = arguments.first().ok_or(SYNTAX_ERROR)?.to_ascii_lowercase();
        let set = match name.as_str() {
            "japanese" => RuleSet::Japanese,
            "chinese" => RuleSet::Chinese,
            "aga" => RuleSet::Aga,
            "new_zealand" => RuleSet::NewZealand,
            _ => return Err("unknown rules".into()),
        };
        self.position.set_rules(Rules { komi: self.position.rules().komi, ..set.rules() });
        Ok(String::new())
    }
}

/// A player at a level, with a net or without.
fn player(level: Level, net: Option<&Arc<Net>>, seed: u64) -> GoPlayer {
    match net {
        Some(net) => GoPlayer::with_net(level, seed, net.clone()),
        None => GoPlayer::new(level, seed),
    }
}

/// Reads the color of a `genmove`.
fn color(arguments: &[&str]) -> Result<Color, Refusal> {
    arguments.first().and_then(|text| words::read_color(text)).ok_or(SYNTAX_ERROR)
}

/// Reads a whole number.
fn number<T: std::str::FromStr>(text: Option<&&str>) -> Result<T, Refusal> {
    text.and_then(|text| text.parse().ok()).ok_or(SYNTAX_ERROR)
}

/// Reads a time in seconds; a clock that has run out counts as nothing left.
fn seconds(text: &str) -> Result<Duration, Refusal> {
    let seconds: f64 = text.parse().ok().filter(|seconds: &f64| seconds.is_finite()).ok_or(SYNTAX_ERROR)?;
    // More than any clock shows, and little enough for sums.
    Ok(Duration::from_secs_f64(seconds.clamp(0.0, 1e9)))
}
