//! Records on the command line: what is in files, and how well they can be read; from one format to another.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use clap::ValueEnum;

use super::command::CommandError;
use super::picture;
use crate::board::Color;
use crate::game::tree::{GameKind, InfoKey, Tree};
use crate::record::history::{Ending, History, Opponent, Played, Rules, Whose};
use crate::record::shelf::Summary;
use crate::record::{self, Condition, Format, Reading, psq, sgf, text};

/// What to list or to convert.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Files of any format; - is standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Write the games to standard output instead of listing them
    #[arg(long, value_enum)]
    to: Option<Target>,
    /// Only the game with this number in its file, from 1
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    game: Option<u32>,
    /// List what is wrong with the files as well, each problem with its line and column
    #[arg(long, conflicts_with = "to")]
    problems: bool,
    /// Say how the games of the player with this name ended, by rules and by opponents, in Markdown, instead of listing
    /// them; files in the order in which they were played
    #[arg(long, value_name = "NAME", conflicts_with_all = ["to", "problems"])]
    player: Option<String>,
    #[command(flatten)]
    picture: picture::Look,
}

/// A format to convert to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Target {
    /// SGF, all games with all they have
    Sgf,
    /// The moves of one game of five in a row, as Gomocup has them
    Psq,
    /// The board at the end of the main line of each game
    Text,
    /// A picture of the position at the end of the main line of one game
    Svg,
    /// The same in pixels
    Png,
    /// The main line of one game, move by move
    Gif,
}

/// Lists or converts files, and says how well the worst of them could be read.
///
/// A file that is not there, or does not have the game that is asked for, is no reason not to list the others: `errors`
/// hears of it.
pub(super) fn run(
    args: &Args,
    input: &mut dyn Read,
    out: &mut dyn Write,
    errors: &mut dyn Write,
) -> Result<Condition, CommandError> {
    let mut worst = Condition::Sound;
    let (mut games, mut summaries) = (Vec::new(), Vec::new());
    for path in &args.files {
        let mut reading = match read(path, args.game, input) {
            Ok(reading) => reading,
            Err(error) if args.to.is_some() => {
                return Err(CommandError::Usage(format!("{}: {error}", path.display())));
            }
            Err(error) => {
                writeln!(errors, "goishi-engine: {}: {error}", path.display())?;
                worst = Condition::Unreadable;
                continue;
            }
        };
        worst = worst.max(reading.condition());
        if args.player.is_some() {
            let number = args.game.map_or(0, |number| number as usize - 1);
            let last = if args.game.is_some() { number + 1 } else { reading.games.len() };
            summaries.extend(reading.games.iter().take(last).skip(number).map(Summary::of_game));
        } else if args.to.is_none() {
            list(path, &reading, args, out)?;
        } else if reading.condition() == Condition::Unreadable {
            return Err(CommandError::Usage(format!("{}: {}", path.display(), first_problem(&reading))));
        } else if let Some(number) = args.game {
            games.push(reading.games.swap_remove(number as usize - 1));
        } else {
            games.append(&mut reading.games);
        }
    }
    if let Some(name) = &args.player {
        tell_history(name, &History::of(&summaries, Whose::named(name)), out)?;
    }
    if let Some(target) = args.to {
        out.write_all(&converted(&games, target, &args.picture)?)?;
    }
    Ok(worst)
}

/// How the games of a player ended, as tables.
fn tell_history(name: &str, history: &History, out: &mut dyn Write) -> Result<(), CommandError> {
    let total = history.total();
    write!(out, "{name}: {} games, {total} (won-drawn-lost)", total.games())?;
    if let Some(mean) = history.mean_moves() {
        write!(out, ", {mean:.1} moves a game")?;
    }
    if let Some((ending, n @ 2..)) = history.run() {
        let ending = match ending {
            Ending::Won => "won",
            Ending::Drawn => "drawn",
            Ending::Lost => "lost",
        };
        write!(out, ", the last {n} {ending}")?;
    }
    writeln!(out)?;
    let rules = |game: &Played| match game.rules {
        Rules::Gomoku(rule) => format!("{rule:?} {0}x{0}", game.lines),
        Rules::Go(set) => format!("Go, {} rules {1}x{1}", set.sgf_name(), game.lines),
    };
    let opponent = |game: &Played| match &game.opponent {
        Opponent::Level(level) => format!("Goishi, {}", level.name()),
        Opponent::Named(name) | Opponent::Player(_, Some(name)) => name.clone(),
        Opponent::Player(_, None) | Opponent::Nameless => "?".to_owned(),
    };
    let tables = [
        ("rules", history.by(rules)),
        ("opening", history.by(|game| game.opening.name().to_owned())),
        ("opponent", history.by(opponent)),
    ];
    for (head, rows) in tables.into_iter().filter(|(_, rows)| !rows.is_empty()) {
        writeln!(out, "\n| {head} | games | won-drawn-lost |\n|---|---:|---|")?;
        for (name, tally) in rows {
            writeln!(out, "| {} | {} | {tally} |", name.replace('|', "\\|"), tally.games())?;
        }
    }
    Ok(())
}

/// Why there is nothing to list of a file.
#[derive(Debug, thiserror::Error)]
pub(super) enum ReadError {
    #[error(transparent)]
    Io(#[from] std::io::Error),
    #[error("it has {} {}, and none with the number {number}", .n_games, if *.n_games == 1 { "game" } else { "games" })]
    NoSuchGame { number: u32, n_games: usize },
}

/// Reads a file that has the game with this number, where it is a record at all.
pub(super) fn read(path: &Path, number: Option<u32>, input: &mut dyn Read) -> Result<Reading, ReadError> {
    let bytes = if path.as_os_str() == "-" {
        let mut bytes = Vec::new();
        input.read_to_end(&mut bytes)?;
        bytes
    } else {
        std::fs::read(path)?
    };
    let extension = path.extension().and_then(|extension| extension.to_str());
    let reading = record::read(&bytes, extension.and_then(Format::of_extension));
    match (number, reading.games.len()) {
        (Some(number), n_games @ 1..) if number as usize > n_games => {
            Err(ReadError::NoSuchGame { number, n_games })
        }
        _ => Ok(reading),
    }
}

/// A line for each game of a file.
fn list(path: &Path, reading: &Reading, args: &Args, out: &mut dyn Write) -> Result<(), CommandError> {
    let path = path.display();
    if reading.games.is_empty() {
        writeln!(out, "{path}: {}", first_problem(reading))?;
        return Ok(());
    }
    let n_problems = reading.problems.len() + reading.n_more_problems;
    let guess = if reading.is_charset_guessed {
        format!(", text taken for {}", reading.charset)
    } else {
        String::new()
    };
    for (number, game) in
        (1..).zip(&reading.games).filter(|(number, _)| args.game.is_none_or(|n| n == *number))
    {
        writeln!(out, "{path}#{number}: {}, {n_problems} problems in the file{guess}", summary(game))?;
    }
    if args.problems {
        for problem in &reading.problems {
            writeln!(out, "{path}:{problem}")?;
        }
        if reading.n_more_problems > 0 {
            writeln!(out, "{path}: and {} more", reading.n_more_problems)?;
        }
    }
    Ok(())
}

pub(super) fn first_problem(reading: &Reading) -> String {
    reading.problems.first().map_or_else(|| "no game".to_owned(), ToString::to_string)
}

/// Kind, size, players, moves on the main line, lines of play, and result.
fn summary(game: &Tree) -> String {
    let kind = match game.game() {
        GameKind::Go => "go".to_owned(),
        GameKind::FiveInARow => "five in a row".to_owned(),
        GameKind::Other(number) => format!("game {number}"),
    };
    let (columns, rows) = (game.size().columns(), game.size().rows());
    let [black, white] = Color::BOTH.map(|color| game.info(InfoKey::Player(color)).unwrap_or("?"));
    let n_moves = game.main_line().filter(|node| game.played(*node).is_some()).count();
    let result = match (game.result(), game.info(InfoKey::Result)) {
        (Some(result), _) => result.to_string(),
        (None, Some(text)) => format!("result {text:?}"),
        (None, None) => "no result".to_owned(),
    };
    format!("{kind} {columns}x{rows}, {black} - {white}, {n_moves} moves, {} lines, {result}", game.n_lines())
}

fn converted(games: &[Tree], target: Target, picture: &picture::Look) -> Result<Vec<u8>, CommandError> {
    let drawn = |kind, ending: &str| picture::draw(only(games, ending)?, kind, picture);
    match target {
        Target::Sgf => Ok(sgf::write_collection(games).into_bytes()),
        Target::Psq => {
            let text = psq::write(only(games, "psq")?);
            text.map(String::into_bytes).map_err(|error| CommandError::Usage(error.to_string()))
        }
        Target::Text => {
            let end = |game: &Tree| game.main_line().last().unwrap_or(game.root());
            let board =
                |game: &Tree| text::write(game.game(), &game.stones_at(end(game)), text::Style::Letters);
            Ok(games.iter().map(board).collect::<Vec<_>>().join("\n").into_bytes())
        }
        Target::Svg => drawn(picture::Kind::Svg, "svg"),
        Target::Png => drawn(picture::Kind::Png, "png"),
        Target::Gif => drawn(picture::Kind::Gif, "gif"),
    }
}

/// The only game, for a file that has place for one.
fn only<'a>(games: &'a [Tree], ending: &str) -> Result<&'a Tree, CommandError> {
    match games {
        [game] => Ok(game),
        _ => Err(CommandError::Usage(format!(
            "a .{ending} has place for one game, not for {}; --game chooses one",
            games.len()
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str =
        "(;GM[4]SZ[5]PB[Ann]RE[W+R];B[aa];W[bb](;B[cc])(;B[dd]))(;GM[1]SZ[5];B[aa]W[ba];B[??])";

    fn check(arguments: &[&str], input: impl AsRef<[u8]>, condition: Option<Condition>, expect: &str) {
        #[derive(clap::Parser)]
        struct Line {
            #[command(flatten)]
            args: Args,
        }
        let line = <Line as clap::Parser>::try_parse_from([&["record"], arguments].concat()).unwrap();
        let (mut out, mut errors) = (Vec::new(), Vec::new());
        let result = run(&line.args, &mut input.as_ref(), &mut out, &mut errors);
        assert_eq!(result.as_ref().ok(), condition.as_ref(), "{result:?}");
        let said = result.map_or_else(|error| error.to_string(), |_| String::from_utf8(out).unwrap());
        assert_eq!(said + &String::from_utf8(errors).unwrap(), expect);
    }

    #[test]
    fn files_are_listed() {
        let lines = "-#1: five in a row 5x5, Ann - ?, 3 moves, 2 lines, W+Resign, 2 problems in the file\n\
            -#2: go 5x5, ? - ?, 2 moves, 1 lines, no result, 2 problems in the file\n";
        check(&["-"], FILE, Some(Condition::Repaired), lines);
        let problems = "-:1:71: a node has more than a move, or the root has one; split\n\
            -:1:82: B cannot be \"??\"; kept as it stands\n";
        check(&["--problems", "-"], FILE, Some(Condition::Repaired), &format!("{lines}{problems}"));
        check(&["-"], "nothing", Some(Condition::Unreadable), "-: 1:1: no game; nothing was read\n");
        check(
            &["--game", "3", "-"],
            "nothing",
            Some(Condition::Unreadable),
            "-: 1:1: no game; nothing was read\n",
        );
        let guessed = "-#1: go 9x9, 古力 - ?, 0 moves, 1 lines, no result, 0 problems in the file, text taken for GBK\n";
        check(&["-"], b"(;GM[1]SZ[9]PB[\xb9\xc5\xc1\xa6])", Some(Condition::Sound), guessed);
        let said = "-#1: go 9x9, 古力 - ?, 0 moves, 1 lines, no result, 0 problems in the file\n";
        check(&["-"], b"(;GM[1]SZ[9]CA[GBK]PB[\xb9\xc5\xc1\xa6])", Some(Condition::Sound), said);
    }

    #[test]
    fn a_game_that_is_not_there_is_an_error() {
        let said = "-: it has 2 games, and none with the number 3";
        check(&["--game", "3", "-"], FILE, Some(Condition::Unreadable), &format!("goishi-engine: {said}\n"));
        check(&["--game", "3", "--to", "sgf", "-"], FILE, None, said);
    }

    #[test]
    fn games_are_converted() {
        let psq = "Piskvorky 5x5, 11:11, 0\n1,1,0\n2,2,0\n3,3,0\nAnn\n?\n-1\n";
        check(&["--to", "psq", "--game", "1", "-"], FILE, Some(Condition::Repaired), psq);
        check(&["--to", "psq", "-"], psq, Some(Condition::Sound), psq);
        let two = "a .psq has place for one game, not for 2; --game chooses one";
        check(&["--to", "psq", "-"], FILE, None, two);
        let board =
            "Go 5x5\n 5 X O . . .\n 4 . . . . .\n 3 . . . . .\n 2 . . . . .\n 1 . . . . .\n   A B C D E\n";
        check(&["--to", "text", "--game", "2", "-"], FILE, Some(Condition::Repaired), board);
        let moved = "-#1: go 5x5, ? - ?, 0 moves, 1 lines, no result, 0 problems in the file\n";
        check(&["-"], board, Some(Condition::Sound), moved);
        check(&["--to", "sgf", "-"], "nothing", None, "-: 1:1: no game; nothing was read");
    }
}
