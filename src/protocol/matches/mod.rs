//! Matches between levels and engines of others: who is stronger, and by how much.
//!
//! Both sides play the same opening once with each color, so that a lopsided opening favors nobody, or open the game
//! themselves by a protocol, where our engine makes the steps for engines of others. An opening is three to six stones
//! in the middle of the board, the most even of eight draws; which ones depends on the seed alone.

mod elo;
mod entrant;
mod opening;
mod referee;
mod sprt;

use std::fmt;
use std::fs::File;
use std::io::Write;
use std::num::NonZero;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use self::elo::Tally;
use self::entrant::Entrant;
use self::referee::{Engines, Game, Spent};
use self::sprt::Sprt;
use super::command::{self, CommandError, RuleName, is_name};
use crate::board::BoardSize;
use crate::external::{Attendant, ExternalEngine};
use crate::game::GameKind;
use crate::go::{self, Komi};
use crate::gomoku::Rule;
use crate::gomoku::opening::{Opening, OpeningGame};
use crate::record::{psq, sgf};
use crate::search::{Level, Limits, StopFlag};

/// Arguments of `match`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The first player: a level; a level with the seconds it may think about a move, as in `master@0.5`, or with the
    /// number of positions it may look at, as in `master#600000`; or an engine with its command line, as in
    /// `gomocup:./pbrain-some` or `gtp:gnugo --mode gtp`
    #[arg(required_unless_present = "ladder")]
    first: Option<Entrant>,
    /// The second player
    #[arg(required_unless_present = "ladder")]
    second: Option<Entrant>,
    /// Play every level against the one below it and print a table in Markdown
    #[arg(long, conflicts_with_all = ["first", "second"])]
    ladder: bool,
    /// Games of each pair, at most where --sprt ends them
    #[arg(long, default_value_t = 100, value_parser = n_games)]
    games: u32,
    /// End as soon as the games choose between two differences in Elo, such as 0,20, each of which is taken wrongly in
    /// one of twenty tests at most
    #[arg(long, allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// The game: gomoku or go [default: that of the engines, else gomoku]
    #[arg(long, value_parser = game_kind)]
    game: Option<GameKind>,
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
    /// Seconds a move for engines [default: 5], and for levels that are limited by time alone, instead of their own
    #[arg(long, value_parser = command::seconds)]
    seconds: Option<Duration>,
    /// Positions a move for the same, instead of a time; an engine has to know `INFO max_node`
    #[arg(long)]
    nodes: Option<u64>,
    /// Draw one move in this many, on average, from the ten that look best; for games that are learned from
    #[arg(long, conflicts_with = "ladder")]
    stray: Option<NonZero<u32>>,
    /// What openings and chance depend on
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print the moves of every game
    #[arg(long)]
    show: bool,
    /// Write the games into this file, as SGF, each when it has ended
    #[arg(long)]
    sgf: Option<PathBuf>,
    /// Write the games into this folder, as .psq, each when it has ended
    #[arg(long)]
    psq: Option<PathBuf>,
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

/// The game that all entrants play.
fn game_of(args: &Args) -> Result<GameKind, CommandError> {
    let mut games = args.first.iter().chain(&args.second).filter_map(Entrant::game).chain(args.game);
    let game = games.next().unwrap_or_default();
    if games.any(|other| other != game) {
        return Err(CommandError::Usage("these do not play the same game".to_owned()));
    }
    Ok(game)
}

/// What all games of a match have in common.
///
/// # Errors
/// [`CommandError::Usage`] for a board or an opening that there is not.
fn setting(args: &Args) -> Result<Setting, CommandError> {
    let usage = |reason: String| CommandError::Usage(reason);
    let is_five = game_of(args)? == GameKind::Gomoku;
    let lines = args.size.unwrap_or(if is_five { 15 } else { 9 });
    let size = BoardSize::new(lines).ok();
    let has =
        |size: &BoardSize| if is_five { crate::gomoku::SIZES.contains(&lines) } else { go::is_size(*size) };
    let size = size.filter(has).ok_or_else(|| usage(format!("no board has {lines} lines here")))?;
    let opening = args.opening.map(|name| name.0);
    let game = if is_five {
        if let Some(opening) = opening {
            OpeningGame::new(opening, size).map_err(|error| usage(error.to_string()))?;
        }
        Played::Gomoku(args.rule.0, opening)
    } else {
        Played::Go(args.komi)
    };
    let attendant = Attendant::this_program()?;
    let threads = args.threads.max(1);
    let given = Limits { time: args.seconds, nodes: args.nodes, depth: None, threads: None };
    let Args { games, stray, seed, sprt, .. } = *args;
    Ok(Setting { size, game, games, stray, threads, seed, given, sprt, attendant })
}

/// Plays what the arguments ask for.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CommandError> {
    let setting = setting(args)?;
    let files = Mutex::new(Files::open(args)?);
    if !args.ladder {
        if let (Some(first), Some(second)) = (&args.first, &args.second) {
            let entrants = [first.clone(), second.clone()];
            let engines = started(&entrants, &setting, out)?;
            let result = play_pair(&entrants, &setting, args.show, &files, engines)?;
            write_pair(&result, &setting, out)?;
        }
        return Ok(());
    }
    writeln!(out, "{setting}\n")?;
    writeln!(
        out,
        "| level | against | W-D-L | score | Elo (95 %) | longest move | mean move | limits of the level |"
    )?;
    writeln!(out, "|---|---|---|---:|---|---:|---:|---|")?;
    for pair in Level::ALL.windows(2) {
        let entrants = [Entrant::from(pair[1]), Entrant::from(pair[0])];
        let result = play_pair(&entrants, &setting, args.show, &files, Engines::default())?;
        let (elo, low, high) = result.tally.elo();
        let [upper, lower] = &entrants;
        writeln!(
            out,
            "| {upper} | {lower} | {} | {:.1} % | {elo:+.0} ({low:+.0} … {high:+.0}) | {} ms | {} ms | {} |",
            result.tally,
            100.0 * result.tally.score(),
            result.spent[0].longest.as_millis(),
            result.spent[0].mean().as_millis(),
            describe(upper.limits(setting.kind(), setting.given)),
        )?;
        out.flush()?;
    }
    Ok(())
}

/// The engines for the first games: one that cannot be used ends the match before it has begun.
fn started(entrants: &[Entrant; 2], setting: &Setting, out: &mut dyn Write) -> Result<Engines, CommandError> {
    let mut engines = Engines::default();
    for (entrant, place) in entrants.iter().zip(&mut engines) {
        let Entrant::Engine(spec) = entrant else { continue };
        let stop = StopFlag::new();
        let started = ExternalEngine::start(spec, &setting.attendant, &stop)
            .and_then(|mut engine| engine.try_size(setting.size, &stop).map(|()| engine));
        let engine = started.map_err(|failure| CommandError::Usage(format!("{entrant}: {failure}")))?;
        writeln!(out, "{entrant} is {} {}", engine.about().name, engine.about().version)?;
        *place = Some(Box::new(engine));
    }
    Ok(engines)
}

fn describe(limits: Limits) -> String {
    let mut parts = Vec::new();
    parts.extend(limits.time.map(|time| format!("{} s", time.as_secs_f64())));
    parts.extend(limits.nodes.map(|nodes| format!("{nodes} nodes")));
    parts.extend(limits.depth.map(|depth| format!("depth {depth}")));
    if parts.is_empty() { "no limits but those of the level".to_owned() } else { parts.join(", ") }
}

fn write_pair(result: &PairResult, setting: &Setting, out: &mut dyn Write) -> Result<(), CommandError> {
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
    if let Some(sprt) = setting.sprt {
        writeln!(out, "{}", sprt.report(result.tally))?;
    }
    for (entrant, spent) in result.entrants.iter().zip(result.spent) {
        writeln!(
            out,
            "{entrant} ({}): longest move {} ms, mean {} ms",
            describe(entrant.limits(setting.kind(), setting.given)),
            spent.longest.as_millis(),
            spent.mean().as_millis()
        )?;
    }
    for failure in &result.failures {
        writeln!(out, "{failure}")?;
    }
    Ok(())
}

/// What all games of a match have in common.
struct Setting {
    size: BoardSize,
    game: Played,
    games: u32,
    /// One move in this many is drawn, on average.
    stray: Option<NonZero<u32>>,
    threads: u32,
    seed: u64,
    /// What those may spend on a move that are limited by time alone.
    given: Limits,
    sprt: Option<Sprt>,
    attendant: Attendant,
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

/// Where games are written.
struct Files {
    sgf: Option<File>,
    psq: Option<PathBuf>,
}

impl Files {
    fn open(args: &Args) -> Result<Self, CommandError> {
        if let Some(folder) = &args.psq {
            if game_of(args)? == GameKind::Go {
                return Err(CommandError::Usage("a .psq holds a game of gomoku".to_owned()));
            }
            std::fs::create_dir_all(folder)?;
        }
        Ok(Self { sgf: args.sgf.as_ref().map(File::create).transpose()?, psq: args.psq.clone() })
    }

    fn write(&mut self, number: u32, game: &Game) -> Result<(), CommandError> {
        if let Some(file) = &mut self.sgf {
            writeln!(file, "{}", sgf::write_tree(&game.record).trim_end())?;
        }
        if let Some(folder) = &self.psq {
            let text = psq::write(&game.record).map_err(|error| CommandError::Usage(error.to_string()))?;
            std::fs::write(folder.join(format!("{:05}.psq", number + 1)), text)?;
        }
        Ok(())
    }
}

/// What came of a match, as seen by the first entrant.
struct PairResult {
    entrants: [Entrant; 2],
    tally: Tally,
    as_black: Tally,
    spent: [Spent; 2],
    /// What was wrong with engines, and in which games.
    failures: Vec<String>,
    shown: Vec<String>,
}

impl PairResult {
    fn add(&mut self, number: u32, game: &Game, show: bool) {
        for tally in
            [Some(&mut self.tally), (game.black == 0).then_some(&mut self.as_black)].into_iter().flatten()
        {
            match game.winner {
                Some(0) => tally.wins += 1,
                Some(_) => tally.losses += 1,
                None => tally.draws += 1,
            }
        }
        for (ours, theirs) in self.spent.iter_mut().zip(game.spent) {
            *ours = ours.sum(theirs);
        }
        if let Some((loser, failure)) = &game.failure {
            let loser = &self.entrants[*loser];
            self.failures.push(format!("game {}: {loser} has lost by {failure}", number + 1));
        }
        if show {
            let won = game.winner.map_or("drawn".to_owned(), |i| format!("{} wins", self.entrants[i]));
            let black = &self.entrants[game.black];
            self.shown.push(format!("game {}: black {black}, {won}: {}", number + 1, game.moves));
        }
    }
}

/// Plays the games of a pair, or as many as a test needs; `engines` run already, for the games of one thread.
fn play_pair(
    entrants: &[Entrant; 2],
    setting: &Setting,
    show: bool,
    files: &Mutex<Files>,
    engines: Engines,
) -> Result<PairResult, CommandError> {
    let result = Mutex::new(PairResult {
        entrants: entrants.clone(),
        tally: Tally::default(),
        as_black: Tally::default(),
        spent: [Spent::default(); 2],
        failures: Vec::new(),
        shown: Vec::new(),
    });
    let engines = Mutex::new(engines);
    let (next, is_decided) = (AtomicU32::new(0), AtomicBool::new(false));
    let play_games = || {
        let mut engines = engines.lock().map(|mut running| std::mem::take(&mut *running)).unwrap_or_default();
        while !is_decided.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= setting.games {
                break;
            }
            let game = referee::play(entrants, setting, number, &mut engines);
            if let Ok(mut result) = result.lock() {
                result.add(number, &game, show);
                if setting.sprt.is_some_and(|sprt| sprt.verdict(result.tally).is_some()) {
                    is_decided.store(true, Ordering::Relaxed);
                }
            }
            if let Ok(mut files) = files.lock() {
                files.write(number, &game)?;
            }
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..setting.threads).map(|_| scope.spawn(play_games)).collect();
        threads.into_iter().try_for_each(|thread| thread.join().unwrap_or(Ok(())))
    })
    .map(|()| result.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn setting(lines: u8, game: Played, seed: u64) -> Setting {
        let size = BoardSize::new(lines).unwrap();
        let attendant = Attendant::this_program().unwrap();
        let given = Limits::default();
        Setting { size, game, games: 2, stray: None, threads: 1, seed, given, sprt: None, attendant }
    }

    #[test]
    fn games_are_the_same_for_the_same_seed() {
        let entrants = [Level::Textbook, Level::Textbook].map(Entrant::from);
        for opening in [None, Some(Opening::Swap2), Some(Opening::Soosorv8)] {
            let setting = setting(9, Played::Gomoku(Rule::Renju, opening), 5);
            let game = || sgf::write_tree(&referee::play(&entrants, &setting, 1, &mut [None, None]).record);
            assert_eq!(game(), game());
            assert!(game().contains("RE["), "{}", game());
        }
    }

    #[test]
    fn games_say_what_positions_were_held_for() {
        let entrants = ["learner", "casual#300"].map(|text| text.parse::<Entrant>().unwrap());
        let setting = setting(9, Played::Gomoku(Rule::Freestyle, None), 2);
        let straying = Setting { stray: NonZero::new(2), ..setting };
        let game = referee::play(&entrants, &straying, 0, &mut [None, None]);
        let nodes: Vec<_> = game.record.main_line().collect();
        let values = nodes.iter().filter_map(|node| game.record.value(*node));
        assert!(values.clone().count() > nodes.len() / 3, "{}", game.moves);
        assert!(values.clone().any(|value| value > 0.0) && values.clone().any(|value| value < 0.0));
        let again = sgf::read(sgf::write_tree(&game.record).as_bytes());
        assert!(again.games[0] == game.record);
        let straight = Setting { stray: None, ..straying };
        assert_ne!(referee::play(&entrants, &straight, 0, &mut [None, None]).moves, game.moves);
    }

    #[test]
    fn a_game_of_go_is_played_to_its_end() {
        let players = ["learner#30", "textbook"].map(|text| text.parse::<Entrant>().unwrap());
        let setting = setting(5, Played::Go(Komi::ZERO), 3);
        let games = [0, 1].map(|number| referee::play(&players, &setting, number, &mut [None, None]));
        assert_eq!([games[0].black, games[1].black], [0, 1]);
        for (number, game) in (0..).zip(&games) {
            assert!(game.spent.iter().all(|spent| spent.n_moves > 2), "{}", game.moves);
            assert_eq!(referee::play(&players, &setting, number, &mut [None, None]).moves, game.moves);
            assert!(game.record.result().is_some(), "{}", game.moves);
        }
    }

    #[test]
    fn rules_and_openings_have_names() {
        assert_eq!("Caro-Overline".parse::<RuleName>().unwrap().0, Rule::CaroOverline);
        assert_eq!("soosorv-8".parse::<OpeningName>().unwrap().0, Opening::Soosorv8);
        assert!("".parse::<OpeningName>().is_err() && "swap3".parse::<OpeningName>().is_err());
    }
}
