//! Matches between levels: who is stronger, and by how much.
//!
//! Both sides play the same opening once with each color, so that a lopsided opening favors nobody, or open the game
//! themselves by a protocol. An opening is three to six stones in the middle of the board, the most even of eight
//! draws; which ones depends on the seed alone.

use std::fmt;
use std::io::Write;
use std::str::FromStr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

use super::command::{self, CommandError};
use super::elo::Tally;
use crate::board::coord::Notation;
use crate::board::{BoardSize, Color, Point, coord};
use crate::game::GameKind;
use crate::go::{self, Komi, Score};
use crate::gomoku::opening::{Opening, OpeningGame, Party};
use crate::gomoku::{Outcome, Position, Rule};
use crate::search::mcts::estimate;
use crate::search::{Decision, GoPlayer, Level, Limits, Manner, Player, StopFlag};

/// Arguments of `match`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The first player: a level; or a level with the seconds it may think about a move, as in `master@0.5`, or
    /// with the number of positions it may look at, as in `master#600000`
    #[arg(required_unless_present = "ladder")]
    first: Option<Entrant>,
    /// The second player
    #[arg(required_unless_present = "ladder")]
    second: Option<Entrant>,
    /// Play every level against the one below it and print a table in Markdown
    #[arg(long, conflicts_with_all = ["first", "second"])]
    ladder: bool,
    /// Games of each pair
    #[arg(long, default_value_t = 100, value_parser = n_games)]
    games: u32,
    /// The game: gomoku or go
    #[arg(long, default_value = "gomoku", value_parser = game_kind)]
    game: GameKind,
    /// Lines of the board [default: 15, in Go 9]
    #[arg(long)]
    size: Option<u8>,
    /// The komi of Go, which is played by Chinese rules
    #[arg(long, default_value = "7")]
    komi: Komi,
    /// The rule of gomoku: freestyle, standard, renju, caro or caro-overline
    #[arg(long, default_value = "freestyle")]
    rule: RuleName,
    /// Let the players open the game themselves, by the protocol with this name, such as swap2 or soosorv-8; the
    /// first step is made by each in turn
    #[arg(long)]
    opening: Option<OpeningName>,
    /// Games played at the same time
    #[arg(long, default_value_t = 1)]
    threads: u32,
    /// Seconds a move for levels that are limited by time alone, instead of their own
    #[arg(long, value_parser = command::seconds)]
    seconds: Option<Duration>,
    /// What openings and chance depend on
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print the moves of every game
    #[arg(long)]
    show: bool,
}

/// A level, with a time or a number of nodes for each move where its own limits are not meant.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Entrant {
    level: Level,
    time: Option<Duration>,
    nodes: Option<u64>,
}

impl Entrant {
    /// What it may spend on a move.
    fn limits(self, game: GameKind) -> Limits {
        match (self.time, self.nodes) {
            (None, None) => own_limits(self.level, game),
            (time, nodes) => Limits { time, nodes, depth: None },
        }
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let end = text.find(['@', '#']).unwrap_or(text.len());
        let (name, rest) = text.split_at(end);
        let level = command::level(name)?;
        let mut entrant = Self { level, time: None, nodes: None };
        if let Some(seconds) = rest.strip_prefix('@') {
            entrant.time = Some(command::seconds(seconds)?);
        } else if let Some(nodes) = rest.strip_prefix('#') {
            entrant.nodes = Some(nodes.parse().map_err(|_| format!("{nodes:?} is no number"))?);
        }
        Ok(entrant)
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level.name())?;
        match (self.time, self.nodes) {
            (Some(time), _) => write!(f, "@{}", time.as_secs_f64()),
            (None, Some(nodes)) => write!(f, "#{nodes}"),
            (None, None) => Ok(()),
        }
    }
}

const fn own_limits(level: Level, game: GameKind) -> Limits {
    match game {
        GameKind::Gomoku => level.limits(),
        GameKind::Go => level.go_limits(),
    }
}

fn game_kind(text: &str) -> Result<GameKind, String> {
    match text {
        "gomoku" => Ok(GameKind::Gomoku),
        "go" => Ok(GameKind::Go),
        _ => Err("there are gomoku and go".to_owned()),
    }
}

fn n_games(text: &str) -> Result<u32, String> {
    let games = text.parse().ok().filter(|games| *games > 0);
    games.ok_or_else(|| "a match has one game or more".to_owned())
}

/// A rule by its name.
#[derive(Clone, Copy, Debug)]
struct RuleName(Rule);

impl FromStr for RuleName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Rule::ALL
            .into_iter()
            .find(|rule| is_name(format!("{rule:?}"), text))
            .map(Self)
            .ok_or_else(|| format!("no rule is called {text}"))
    }
}

/// An opening protocol by its name.
#[derive(Clone, Copy, Debug)]
struct OpeningName(Opening);

impl FromStr for OpeningName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Opening::ALL
            .into_iter()
            .find(|opening| is_name(format!("{opening:?}"), text))
            .map(Self)
            .ok_or_else(|| format!("no opening is called {text}"))
    }
}

/// Whether a text is a name, hyphens and case aside.
fn is_name(name: String, text: &str) -> bool {
    name.eq_ignore_ascii_case(&text.replace('-', ""))
}

/// What all games of a match have in common.
///
/// # Errors
/// [`CommandError::Usage`] for a board or an opening that there is not.
fn setting(args: &Args) -> Result<Setting, CommandError> {
    let usage = |reason: String| CommandError::Usage(reason);
    let is_five = args.game == GameKind::Gomoku;
    let lines = args.size.unwrap_or(if is_five { 15 } else { 9 });
    let has = |lines: u8| !is_five || crate::gomoku::SIZES.contains(&lines);
    let size = BoardSize::new(lines).ok().filter(|_| has(lines));
    let size = size.ok_or_else(|| usage(format!("no board has {lines} lines here")))?;
    let opening = args.opening.map(|name| name.0);
    let game = match args.game {
        GameKind::Go => Played::Go(args.komi),
        GameKind::Gomoku => {
            if let Some(opening) = opening {
                OpeningGame::new(opening, size).map_err(|error| usage(error.to_string()))?;
            }
            Played::Gomoku(args.rule.0, opening)
        }
    };
    Ok(Setting { size, game, games: args.games, threads: args.threads.max(1), seed: args.seed })
}

/// Plays what the arguments ask for.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CommandError> {
    let table = setting(args)?;
    let kind = table.kind();
    let timed = |mut entrant: Entrant| {
        let own = own_limits(entrant.level, kind);
        if entrant.time.is_none() && entrant.nodes.is_none() && own.time.is_some() && own.nodes.is_none() {
            entrant.time = args.seconds;
        }
        entrant
    };
    if !args.ladder {
        if let (Some(first), Some(second)) = (args.first, args.second) {
            let result = play_pair(timed(first), timed(second), &table, args.show);
            write_pair(&result, kind, out)?;
        }
        return Ok(());
    }
    writeln!(out, "{table}\n")?;
    writeln!(
        out,
        "| level | against | W-D-L | score | Elo (95 %) | longest move | mean move | limits of the level |"
    )?;
    writeln!(out, "|---|---|---|---:|---|---:|---:|---|")?;
    for pair in Level::ALL.windows(2) {
        let [lower, upper] =
            [pair[0], pair[1]].map(|level| timed(Entrant { level, time: None, nodes: None }));
        let result = play_pair(upper, lower, &table, args.show);
        let (elo, low, high) = result.tally.elo();
        writeln!(
            out,
            "| {upper} | {lower} | {} | {:.1} % | {elo:+.0} ({low:+.0} … {high:+.0}) | {} ms | {} ms | {} |",
            result.tally,
            100.0 * result.tally.score(),
            result.longest[0].as_millis(),
            result.mean(0).as_millis(),
            describe(upper.limits(kind)),
        )?;
        out.flush()?;
    }
    Ok(())
}

fn describe(limits: Limits) -> String {
    let mut parts = Vec::new();
    parts.extend(limits.time.map(|time| format!("{} s", time.as_secs_f64())));
    parts.extend(limits.nodes.map(|nodes| format!("{nodes} nodes")));
    parts.extend(limits.depth.map(|depth| format!("depth {depth}")));
    parts.join(", ")
}

fn write_pair(result: &PairResult, kind: GameKind, out: &mut dyn Write) -> Result<(), CommandError> {
    for game in &result.shown {
        writeln!(out, "{game}")?;
    }
    let (elo, low, high) = result.tally.elo();
    writeln!(
        out,
        "{} against {}: {} (wins, draws, losses)",
        result.entrants[0], result.entrants[1], result.tally
    )?;
    writeln!(out, "As Black: {}", result.as_black)?;
    writeln!(out, "Score: {:.1} %", 100.0 * result.tally.score())?;
    writeln!(out, "Elo: {elo:+.0}, 95 % from {low:+.0} to {high:+.0}")?;
    for (i, entrant) in result.entrants.iter().enumerate() {
        writeln!(
            out,
            "{entrant} ({}): longest move {} ms, mean {} ms",
            describe(entrant.limits(kind)),
            result.longest[i].as_millis(),
            result.mean(i).as_millis()
        )?;
    }
    Ok(())
}

/// What all games of a match have in common.
struct Setting {
    size: BoardSize,
    game: Played,
    games: u32,
    threads: u32,
    seed: u64,
}

/// What is played.
#[derive(Clone, Copy, Debug)]
enum Played {
    /// Five in a row, opened by the protocol that the players follow; without one they get an even opening.
    Gomoku(Rule, Option<Opening>),
    /// Go by Chinese rules with this komi, from the empty board.
    Go(Komi),
}

impl Setting {
    const fn kind(&self) -> GameKind {
        match self.game {
            Played::Gomoku(..) => GameKind::Gomoku,
            Played::Go(_) => GameKind::Go,
        }
    }
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{0}×{0}, ", self.size.lines())?;
        match self.game {
            Played::Go(komi) => write!(f, "Go, Chinese rules, komi {komi}")?,
            Played::Gomoku(rule, Some(opening)) => write!(f, "{rule:?}, {opening:?}")?,
            Played::Gomoku(rule, None) => {
                write!(f, "{rule:?}, even openings of 3–6 stones played with both colors")?;
            }
        }
        write!(f, ", {} games a pair, seed {}", self.games, self.seed)
    }
}

/// What came of a match, as seen by the first entrant.
struct PairResult {
    entrants: [Entrant; 2],
    tally: Tally,
    as_black: Tally,
    longest: [Duration; 2],
    total: [Duration; 2],
    n_moves: [u32; 2],
    shown: Vec<String>,
}

impl PairResult {
    fn mean(&self, i: usize) -> Duration {
        self.total[i] / self.n_moves[i].max(1)
    }

    fn add(&mut self, game: &Game) {
        for tally in
            [Some(&mut self.tally), (game.black == 0).then_some(&mut self.as_black)].into_iter().flatten()
        {
            match game.winner {
                Some(0) => tally.wins += 1,
                Some(_) => tally.losses += 1,
                None => tally.draws += 1,
            }
        }
        for i in 0..2 {
            self.longest[i] = self.longest[i].max(game.longest[i]);
            self.total[i] += game.total[i];
            self.n_moves[i] += game.n_moves[i];
        }
    }
}

/// One game played: players are 0 and 1.
struct Game {
    black: usize,
    winner: Option<usize>,
    longest: [Duration; 2],
    total: [Duration; 2],
    n_moves: [u32; 2],
    record: String,
}

fn play_pair(first: Entrant, second: Entrant, setting: &Setting, show: bool) -> PairResult {
    let result = Mutex::new(PairResult {
        entrants: [first, second],
        tally: Tally::default(),
        as_black: Tally::default(),
        longest: [Duration::ZERO; 2],
        total: [Duration::ZERO; 2],
        n_moves: [0; 2],
        shown: Vec::new(),
    });
    let next = AtomicU32::new(0);
    std::thread::scope(|scope| {
        for _ in 0..setting.threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= setting.games {
                        return;
                    }
                    let game = play_game([first, second], setting, number);
                    if let Ok(mut result) = result.lock() {
                        result.add(&game);
                        if show {
                            result.shown.push(format!("game {number}: {}", game.record));
                        }
                    }
                }
            });
        }
    });
    result.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)
}

impl Game {
    /// A game in which nothing has happened yet.
    const fn new(black: usize) -> Self {
        Self {
            black,
            winner: None,
            longest: [Duration::ZERO; 2],
            total: [Duration::ZERO; 2],
            n_moves: [0; 2],
            record: String::new(),
        }
    }

    /// The player of a color.
    fn side(&self, color: Color) -> usize {
        if color == Color::Black { self.black } else { 1 - self.black }
    }

    /// A player has thought for this long.
    fn spend(&mut self, side: usize, spent: Duration) {
        self.longest[side] = self.longest[side].max(spent);
        self.total[side] += spent;
        self.n_moves[side] += 1;
    }

    /// The game has ended.
    fn end(mut self, winner: Option<Color>, moves: &[String], entrants: [Entrant; 2]) -> Self {
        self.winner = winner.map(|winner| self.side(winner));
        let won = self.winner.map_or("drawn".to_owned(), |i| format!("{} wins", entrants[i]));
        self.record = format!("black {}, {won}: {}", entrants[self.black], moves.join(" "));
        self
    }
}

fn play_game(entrants: [Entrant; 2], setting: &Setting, number: u32) -> Game {
    match setting.game {
        Played::Gomoku(rule, opening) => play_gomoku(entrants, setting, (rule, opening), number),
        Played::Go(komi) => play_go(entrants, setting, komi, number),
    }
}

/// The seed of a player in a game.
fn seed_of(setting: &Setting, number: u32, player: usize) -> u64 {
    let of_game = setting.seed.wrapping_mul(1_000_003).wrapping_add(u64::from(number));
    of_game.wrapping_mul(2) + player as u64
}

fn play_gomoku(
    entrants: [Entrant; 2],
    setting: &Setting,
    (rule, protocol): (Rule, Option<Opening>),
    number: u32,
) -> Game {
    let mut players = [0, 1].map(|i| Player::new(entrants[i].level, seed_of(setting, number, i)));
    let first = number as usize % 2;
    let (mut position, black) = match protocol.and_then(|it| OpeningGame::new(it, setting.size).ok()) {
        Some(opening) => opened(opening, &mut players, first, rule),
        None => (opening(setting, rule, u64::from(number / 2)), first),
    };
    let mut game = Game::new(black);
    let stop = StopFlag::new();
    loop {
        let side = game.side(position.to_move());
        let clock = Instant::now();
        let limits = entrants[side].limits(GameKind::Gomoku);
        let Some(choice) = players[side].choose_within(&position, limits, &stop, &clock, &mut |_| {}) else {
            break;
        };
        game.spend(side, clock.elapsed());
        if position.play(choice.point).is_err() {
            debug_assert!(false, "an engine played an illegal move");
            break;
        }
    }
    let winner = match position.outcome() {
        Some(Outcome::Five { winner, .. }) => Some(winner),
        _ => None,
    };
    let moves = position.moves().iter().map(|point| coord::renju(*point, setting.size));
    game.end(winner, &moves.collect::<Vec<_>>(), entrants)
}

/// A game of Go to its end: somebody gives up, or both pass, and what is dead is judged by the engine.
fn play_go(entrants: [Entrant; 2], setting: &Setting, komi: Komi, number: u32) -> Game {
    let mut players = [0, 1].map(|i| GoPlayer::new(entrants[i].level, seed_of(setting, number, i)));
    let rules = go::Rules { komi, ..go::RuleSet::Chinese.rules() };
    let mut position = go::Position::new(setting.size, rules);
    let mut game = Game::new(number as usize % 2);
    let (stop, mut moves, mut winner) = (StopFlag::new(), Vec::new(), None);
    // No game with superko is without an end, but nobody waits for the longest.
    let most = 4 * setting.size.n_points();
    while !position.is_over() && moves.len() < most {
        let color = position.to_move();
        let side = game.side(color);
        let clock = Instant::now();
        let limits = entrants[side].limits(GameKind::Go);
        let choice = players[side].choose_within(&position, limits, Manner::Play, &stop, &clock, &mut |_| {});
        game.spend(side, clock.elapsed());
        match choice.map(|choice| choice.decision) {
            Some(Decision::Move(mv)) if position.play(mv).is_ok() => {
                let name = |point| Notation::Go.name(point, setting.size);
                moves.push(mv.point().map_or_else(|| "pass".to_owned(), name));
            }
            Some(Decision::Resign) => {
                winner = Some(!color);
                break;
            }
            _ => break,
        }
    }
    if winner.is_none() {
        let judgment = estimate(&position, seed_of(setting, number, 0)).judgment;
        if let go::Outcome::Win { winner: by_points, .. } = Score::of(&position, &judgment).outcome() {
            winner = Some(by_points);
        }
    }
    game.end(winner, &moves, entrants)
}

/// An opening that the players play themselves, `first` making the first step: the position, and who has Black.
fn opened(
    mut opening: OpeningGame,
    players: &mut [Player; 2],
    first: usize,
    rule: Rule,
) -> (Position, usize) {
    let number = |party| if party == Party::First { first } else { 1 - first };
    let stop = StopFlag::new();
    while let Some(actor) = opening.actor() {
        let clock = Instant::now();
        let chosen = players[number(actor)].choose_step(&opening, rule, &stop, &clock);
        if chosen.is_none_or(|step| opening.apply(step).is_err()) {
            debug_assert!(false, "an engine made an illegal step");
            break;
        }
    }
    (opening.position(rule), number(opening.black()))
}

/// The opening with this number: of some drawn at random, the one that the engine holds for most even.
fn opening(setting: &Setting, rule: Rule, number: u64) -> Position {
    let limits = Limits { nodes: Some(2_000), ..Limits::default() };
    let mut rng = StdRng::seed_from_u64(setting.seed.wrapping_mul(0x9e37_79b9).wrapping_add(number));
    let mut judge = Player::new(Level::Club, 0);
    let mut best: Option<(i32, Position)> = None;
    for _ in 0..OPENINGS_DRAWN {
        let position = random_opening(setting.size, rule, &mut rng);
        let clock = Instant::now();
        let choice = judge.choose_within(&position, limits, &StopFlag::new(), &clock, &mut |_| {});
        let lopsided = choice.map_or(i32::MAX, |choice| choice.info.value.raw().abs());
        if best.as_ref().is_none_or(|(least, _)| lopsided < *least) {
            best = Some((lopsided, position));
        }
    }
    best.map_or_else(|| Position::new(setting.size, rule), |(_, position)| position)
}

/// The number of openings of which the most even one is played.
const OPENINGS_DRAWN: usize = 8;

/// Stones at random in the middle of the board.
fn random_opening(size: BoardSize, rule: Rule, rng: &mut StdRng) -> Position {
    let mut position = Position::new(size, rule);
    let lines = size.lines();
    let reach = (lines / 4).clamp(1, 3);
    let n_stones = rng.random_range(3..=6_usize);
    let middle: Vec<Point> = position
        .empty_points()
        .filter(|point| point.x().abs_diff(lines / 2) <= reach && point.y().abs_diff(lines / 2) <= reach)
        .collect();
    while position.moves().len() < n_stones {
        let point = middle[rng.random_range(0..middle.len())];
        // A point taken already is drawn again.
        let _ = position.play(point);
    }
    position
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entrants_are_read_and_shown() {
        assert_eq!("master@0.5".parse::<Entrant>().unwrap().to_string(), "master@0.5");
        assert_eq!("Club".parse::<Entrant>().unwrap().time, None);
        assert_eq!("expert#5000".parse::<Entrant>().unwrap().to_string(), "expert#5000");
        assert!("club#".parse::<Entrant>().is_err());
        assert!("nobody".parse::<Entrant>().is_err());
        assert!("club@-1".parse::<Entrant>().is_err());
        assert!("club@x".parse::<Entrant>().is_err());
    }

    #[test]
    fn games_are_the_same_for_the_same_seed() {
        let size = BoardSize::new(9).unwrap();
        let entrant = Entrant { level: Level::Textbook, time: None, nodes: None };
        for opening in [None, Some(Opening::Swap2), Some(Opening::Soosorv8)] {
            let game = Played::Gomoku(Rule::Renju, opening);
            let setting = Setting { size, game, games: 2, threads: 1, seed: 5 };
            let record = || play_game([entrant, entrant], &setting, 1).record;
            assert_eq!(record(), record());
        }
    }

    #[test]
    fn a_game_of_go_is_played_to_its_end() {
        let size = BoardSize::new(5).unwrap();
        let players =
            [Level::Novice, Level::Textbook].map(|level| Entrant { level, time: None, nodes: Some(30) });
        let setting = Setting { size, game: Played::Go(Komi::ZERO), games: 2, threads: 1, seed: 3 };
        let games = [0, 1].map(|number| play_game(players, &setting, number));
        assert_eq!([games[0].black, games[1].black], [0, 1]);
        for (number, game) in (0..).zip(&games) {
            assert!(game.n_moves.iter().all(|n| *n > 2), "{}", game.record);
            assert_eq!(play_game(players, &setting, number).record, game.record);
        }
    }

    #[test]
    fn rules_and_openings_have_names() {
        assert_eq!("Caro-Overline".parse::<RuleName>().unwrap().0, Rule::CaroOverline);
        assert_eq!("soosorv-8".parse::<OpeningName>().unwrap().0, Opening::Soosorv8);
        assert!("".parse::<OpeningName>().is_err() && "swap3".parse::<OpeningName>().is_err());
    }
}
