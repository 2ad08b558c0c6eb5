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
use crate::board::{BoardSize, Color, Point, coord};
use crate::gomoku::opening::{Opening, OpeningGame, Party};
use crate::gomoku::{Outcome, Position, Rule};
use crate::search::{Level, Limits, Player, StopFlag};

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
    /// Lines of the board
    #[arg(long, default_value_t = 15)]
    size: u8,
    /// The rule: freestyle, standard, renju, caro or caro-overline
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
    fn limits(self) -> Limits {
        match (self.time, self.nodes) {
            (None, None) => self.level.limits(),
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

/// Plays what the arguments ask for.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CommandError> {
    let size = BoardSize::new(args.size)
        .ok()
        .filter(|size| crate::gomoku::SIZES.contains(&size.lines()))
        .ok_or_else(|| CommandError::Usage(format!("no board has {} lines here", args.size)))?;
    let timed = |mut entrant: Entrant| {
        let own = entrant.level.limits();
        if entrant.time.is_none() && entrant.nodes.is_none() && own.time.is_some() && own.nodes.is_none() {
            entrant.time = args.seconds;
        }
        entrant
    };
    let opening = args.opening.map(|name| name.0);
    if let Some(opening) = opening {
        OpeningGame::new(opening, size).map_err(|error| CommandError::Usage(error.to_string()))?;
    }
    let table = Setting {
        size,
        rule: args.rule.0,
        opening,
        games: args.games,
        threads: args.threads.max(1),
        seed: args.seed,
    };
    if !args.ladder {
        if let (Some(first), Some(second)) = (args.first, args.second) {
            let result = play_pair(timed(first), timed(second), &table, args.show);
            write_pair(&result, out)?;
        }
        return Ok(());
    }
    writeln!(
        out,
        "{0}×{0}, {1:?}, {2} games a pair, {3}, seed {4}\n",
        args.size,
        args.rule.0,
        args.games,
        opening
            .map_or("even openings of 3–6 stones played with both colors".to_owned(), |o| format!("{o:?}")),
        args.seed
    )?;
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
            describe(upper.limits()),
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

fn write_pair(result: &PairResult, out: &mut dyn Write) -> Result<(), CommandError> {
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
            describe(entrant.limits()),
            result.longest[i].as_millis(),
            result.mean(i).as_millis()
        )?;
    }
    Ok(())
}

/// What all games of a match have in common.
struct Setting {
    size: BoardSize,
    rule: Rule,
    /// The protocol that the players follow; without one they get an even opening.
    opening: Option<Opening>,
    games: u32,
    threads: u32,
    seed: u64,
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

fn play_game(entrants: [Entrant; 2], setting: &Setting, number: u32) -> Game {
    let game_seed = setting.seed.wrapping_mul(1_000_003).wrapping_add(u64::from(number));
    let mut players = [0, 1].map(|i| Player::new(entrants[i].level, game_seed.wrapping_mul(2) + i as u64));
    let first = number as usize % 2;
    let (mut position, black) =
        match setting.opening.and_then(|opening| OpeningGame::new(opening, setting.size).ok()) {
            Some(opening) => opened(opening, &mut players, first, setting.rule),
            None => (opening(setting, u64::from(number / 2)), first),
        };
    let mut game = Game {
        black,
        winner: None,
        longest: [Duration::ZERO; 2],
        total: [Duration::ZERO; 2],
        n_moves: [0; 2],
        record: String::new(),
    };
    let stop = StopFlag::new();
    loop {
        let side = if position.to_move() == Color::Black { black } else { 1 - black };
        let clock = Instant::now();
        let limits = entrants[side].limits();
        let Some(choice) = players[side].choose_within(&position, limits, &stop, &clock, &mut |_| {}) else {
            break;
        };
        let spent = clock.elapsed();
        game.longest[side] = game.longest[side].max(spent);
        game.total[side] += spent;
        game.n_moves[side] += 1;
        if position.play(choice.point).is_err() {
            debug_assert!(false, "an engine played an illegal move");
            break;
        }
    }
    game.winner = match position.outcome() {
        Some(Outcome::Five { winner, .. }) => Some(if winner == Color::Black { black } else { 1 - black }),
        _ => None,
    };
    let moves: Vec<String> =
        position.moves().iter().map(|point| coord::renju(*point, setting.size)).collect();
    let won = game.winner.map_or("drawn".to_owned(), |i| format!("{} wins", entrants[i]));
    game.record = format!("black {}, {won}: {}", entrants[black], moves.join(" "));
    game
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
fn opening(setting: &Setting, number: u64) -> Position {
    let limits = Limits { nodes: Some(2_000), ..Limits::default() };
    let mut rng = StdRng::seed_from_u64(setting.seed.wrapping_mul(0x9e37_79b9).wrapping_add(number));
    let mut judge = Player::new(Level::Club, 0);
    let mut best: Option<(i32, Position)> = None;
    for _ in 0..OPENINGS_DRAWN {
        let position = random_opening(setting, &mut rng);
        let clock = Instant::now();
        let choice = judge.choose_within(&position, limits, &StopFlag::new(), &clock, &mut |_| {});
        let lopsided = choice.map_or(i32::MAX, |choice| choice.info.value.raw().abs());
        if best.as_ref().is_none_or(|(least, _)| lopsided < *least) {
            best = Some((lopsided, position));
        }
    }
    best.map_or_else(|| Position::new(setting.size, setting.rule), |(_, position)| position)
}

/// The number of openings of which the most even one is played.
const OPENINGS_DRAWN: usize = 8;

/// Stones at random in the middle of the board.
fn random_opening(setting: &Setting, rng: &mut StdRng) -> Position {
    let mut position = Position::new(setting.size, setting.rule);
    let lines = setting.size.lines();
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
            let setting = Setting { size, rule: Rule::Renju, opening, games: 2, threads: 1, seed: 5 };
            let record = || play_game([entrant, entrant], &setting, 1).record;
            assert_eq!(record(), record());
        }
    }

    #[test]
    fn rules_and_openings_have_names() {
        assert_eq!("Caro-Overline".parse::<RuleName>().unwrap().0, Rule::CaroOverline);
        assert_eq!("soosorv-8".parse::<OpeningName>().unwrap().0, Opening::Soosorv8);
        assert!("".parse::<OpeningName>().is_err() && "swap3".parse::<OpeningName>().is_err());
    }
}
