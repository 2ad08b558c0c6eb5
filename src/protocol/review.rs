//! Games reviewed on the command line.

use std::fmt::Write as _;
use std::io::{Read, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::ValueEnum;
use serde::Serialize;

use super::command::CommandError;
use super::record::{first_problem, read};
use crate::board::coord::Notation;
use crate::board::{BoardSize, Color, Point};
use crate::game::tree::{GameKind, InfoKey, Tree};
use crate::record::sgf;
use crate::review::{Effort, Proved, Review, ReviewedMove, Reviewer, Words as _, annotate};
use crate::search::{Made, StopFlag};
use crate::words::review::ReviewWords;
use crate::words::{LANGUAGES, Texts};

/// Arguments of `review`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Files of any format; - is standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Write a line of JSON for each game instead of words
    #[arg(long, conflicts_with = "to")]
    json: bool,
    /// Write the games with values, comments and better moves instead of words
    #[arg(long, value_enum)]
    to: Option<Target>,
    /// Only the game with this number in its file, from 1
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    game: Option<u32>,
    /// Positions that the search for the best move looks at after each move
    #[arg(long, default_value_t = Effort::default().nodes, value_parser = clap::value_parser!(u64).range(100..))]
    nodes: u64,
    /// Positions of games of Go that are looked into at a time; it changes nothing of what comes of them
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..))]
    threads: u8,
}

/// A format for reviewed games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Target {
    /// SGF
    Sgf,
}

/// Reviews the games of files, one after the other.
pub(super) fn run(args: &Args, input: &mut dyn Read, out: &mut dyn Write) -> Result<(), CommandError> {
    let texts = Texts::new(LANGUAGES[0].0);
    let mut annotated = Vec::new();
    for path in &args.files {
        for (number, mut game) in games(path, args.game, input)? {
            let name = format!("{}#{number}", path.display());
            let clock = Instant::now();
            let mut reviewer = match Reviewer::new(&game, Effort { nodes: args.nodes }) {
                Ok(reviewer) => reviewer,
                Err(error) if args.json => {
                    writeln!(out, "{}", serde_json::json!({ "game": name, "error": error.to_string() }))?;
                    continue;
                }
                Err(error) if args.to.is_some() => {
                    return Err(CommandError::Usage(format!("{name}: {error}")));
                }
                Err(error) => {
                    writeln!(out, "{name}: {error}")?;
                    continue;
                }
            };
            if let Some(threads) = NonZero::new(args.threads) {
                reviewer = reviewer.on_threads(threads);
            }
            while reviewer.step(&StopFlag::new(), &clock) {}
            let review = reviewer.review();
            let (kind, size) = (game.game(), game.size().board());
            if args.to.is_some() {
                if let Some(size) = size {
                    annotate(&mut game, &review, &words(&texts, kind, size));
                }
                annotated.push(game);
            } else if args.json {
                let line = serde_json::to_string(&json(&name, &review)).map_err(std::io::Error::other)?;
                writeln!(out, "{line}")?;
            } else if let Some(size) = size {
                out.write_all(Report(words(&texts, kind, size)).text(&name, &game, &review).as_bytes())?;
            }
            out.flush()?;
        }
    }
    if args.to.is_some() {
        out.write_all(sgf::write_collection(&annotated).as_bytes())?;
    }
    Ok(())
}

fn words(texts: &Texts, kind: GameKind, size: BoardSize) -> ReviewWords<'_> {
    let notation = if kind == GameKind::Go { Notation::Go } else { Notation::Renju };
    ReviewWords { texts, notation, size }
}

/// The games of a file with their numbers.
fn games(path: &Path, only: Option<u32>, input: &mut dyn Read) -> Result<Vec<(u32, Tree)>, CommandError> {
    let wrong = |reason: String| CommandError::Usage(format!("{}: {reason}", path.display()));
    let reading = read(path, only, input).map_err(|error| wrong(error.to_string()))?;
    if reading.games.is_empty() {
        return Err(wrong(first_problem(&reading)));
    }
    let is_wanted = |(number, _): &(u32, Tree)| only.is_none_or(|only| only == *number);
    Ok((1..).zip(reading.games).filter(is_wanted).collect())
}

#[derive(Serialize)]
struct GameLine {
    game: String,
    winner: Option<&'static str>,
    moves: Vec<MoveLine>,
    key_moments: Vec<usize>,
    last_escape: Option<usize>,
    seconds: f64,
    problems: Vec<String>,
}

#[derive(Serialize)]
struct MoveLine {
    n: usize,
    color: &'static str,
    point: [u8; 2],
    value: f64,
    /// By how many points Black is ahead, in Go.
    #[serde(skip_serializing_if = "Option::is_none")]
    lead: Option<f64>,
    best: Option<[u8; 2]>,
    proved: Option<ProvedLine>,
    /// The other defenses of a side that has lost, each with the win against it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    defenses: Vec<ProvedLine>,
}

#[derive(Serialize)]
struct ProvedLine {
    winner: &'static str,
    plies: usize,
    by: &'static str,
    line: Vec<[u8; 2]>,
}

fn json(name: &str, review: &Review) -> GameLine {
    let at = |point: &Point| [point.x(), point.y()];
    let proved = |proved: &Proved| ProvedLine {
        winner: proved.winner.name(),
        plies: proved.plies(),
        by: proved.by.name(),
        line: proved.line.iter().map(at).collect(),
    };
    let move_line = |reviewed: &ReviewedMove| MoveLine {
        n: reviewed.number,
        color: reviewed.color.name(),
        point: at(&reviewed.point),
        value: (reviewed.after.expected_score() * 1e4).round() / 1e4,
        lead: reviewed.leads.map(|(_, after)| (10.0 * f64::from(after)).round() / 10.0),
        best: reviewed.best.first().map(at),
        proved: reviewed.proved.as_ref().map(proved),
        defenses: reviewed.defenses.iter().map(proved).collect(),
    };
    GameLine {
        game: name.to_owned(),
        winner: review.winner.map(Color::name),
        moves: review.moves.iter().map(move_line).collect(),
        key_moments: review.key_moments.clone(),
        last_escape: review.last_escape,
        seconds: review.elapsed.as_secs_f64(),
        problems: review.problems.iter().map(|problem| problem.kind.to_string()).collect(),
    }
}

/// All there is to say of a game, in the words of these texts where they have any.
struct Report<'a>(ReviewWords<'a>);

impl Report<'_> {
    fn text(&self, name: &str, game: &Tree, review: &Review) -> String {
        let player = |color| game.info(InfoKey::Player(color)).unwrap_or("?");
        let mut text = format!(
            "{name}: {} - {}, {} moves",
            player(Color::Black),
            player(Color::White),
            review.moves.len()
        );
        match review.winner {
            Some(winner) => _ = write!(text, ", {winner} won"),
            None => text.push_str(", nobody won"),
        }
        text.push('\n');
        for color in Color::BOTH {
            let share = review.kept[color];
            _ = writeln!(
                text,
                "  {color}: {} of {} moves kept the chance to win within 5 %",
                share.kept, share.moves
            );
        }
        let decided = review.decisions.iter().map(|decided| self.0.decided(decided));
        for sentence in decided.chain(self.0.largest_losses(review)) {
            _ = writeln!(text, "  {sentence}");
        }
        if let (Some(number), Some(winner)) = (review.last_escape, review.winner) {
            _ = writeln!(text, "  The last escape of {} was move {number}.", !winner);
        }
        for number in &review.key_moments {
            if let Some(reviewed) = review.move_by_number(*number)
                && let Some(comment) = self.0.comment(review, reviewed)
            {
                let at = self.0.point(reviewed.point);
                _ = writeln!(
                    text,
                    "  {number}. {} {at}: {}",
                    reviewed.color,
                    comment.replace('\n', "\n      ")
                );
            }
        }
        if !review.combination.is_empty() {
            let step = |number: &usize| {
                let reviewed = review.move_by_number(*number)?;
                let made = reviewed.made.map_or_else(String::new, |made| format!(" ({})", made_name(made)));
                Some(format!("{number}. {}{made}", self.0.point(reviewed.point)))
            };
            let steps: Vec<String> = review.combination.iter().filter_map(step).collect();
            _ = writeln!(text, "  The win: {}", steps.join(", "));
        }
        for step in review.forced_win() {
            for defense in &step.defenses {
                let (lost, line) = (self.0.defense(defense), self.0.defense_line(defense, usize::MAX));
                _ = writeln!(text, "    {}. {lost}. {line}", step.number);
            }
        }
        for problem in &review.problems {
            _ = writeln!(text, "  The record: {}", problem.kind);
        }
        if review.n_after_end > 0 {
            _ = writeln!(text, "  {} moves after the end of the game were left out.", review.n_after_end);
        }
        _ = writeln!(text, "  {:.1} s", review.elapsed.as_secs_f64());
        text
    }
}

const fn made_name(made: Made) -> &'static str {
    match made {
        Made::Five => "five",
        Made::OpenFour => "open four",
        Made::DoubleFour => "double four",
        Made::FourThree => "four-three",
        Made::DoubleThree => "double three",
        Made::Four => "four",
        Made::OpenThree => "open three",
    }
}
