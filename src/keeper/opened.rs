//! A game that was read from a file, and what was wrong with it.

use tracing::warn;

use super::{Held, MatchNumber};
use crate::game::tree::RecordResult;
use crate::game::{Match, Walk};
use crate::record::shelf::Damage;
use crate::record::{At, Problem, Reading};

/// A game that was read from a file.
pub struct Opened {
    /// The game, where it is looked at or gone on with.
    pub game: Match,
    /// It was not played here, or is over: it is looked at, and not gone on with.
    pub is_looked_at: bool,
    /// It belongs to somebody else, and is changed in a copy only.
    pub is_foreign: bool,
    /// The file that later states of the game are saved to. One that holds more than this game, or could not be read
    /// in full, or is of another format, stays as it is.
    pub file: Option<Held>,
    /// The matches of this run that are in the file already.
    pub held_by: Vec<MatchNumber>,
    /// What is wrong with the file, where anything is.
    pub trouble: Option<Trouble>,
}

/// What is wrong with a file, for the player; the log says it at length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// The file.
    pub file: String,
    /// What.
    pub what: Wrong,
}

/// What is wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// The system does not let us read it.
    Unreadable,
    /// There is no game in it; from this line on it cannot be understood.
    NoGame(Option<usize>),
    /// It holds another game than Go and five in a row, or one on a board that we do not have.
    NotPlayed,
    /// This many places could not be understood, the first one in this line.
    Repaired(usize, Option<usize>),
}

/// The first game of a file: one of ours where it stood, or at its end where it is over; one from elsewhere at its
/// beginning.
pub(super) fn opened(mut reading: Reading, held: Held) -> Result<Opened, Wrong> {
    let file = &held.name;
    for problem in &reading.problems {
        warn!("{file}: {problem}");
    }
    let n_problems = reading.problems.len() + reading.n_more_problems;
    let is_alone = reading.games.len() == 1 && file.as_str().to_lowercase().ends_with(".sgf");
    let tree = if reading.games.is_empty() { None } else { Some(reading.games.swap_remove(0)) };
    let tree = tree.ok_or(Wrong::NoGame(None))?;
    let is_over = tree.result().is_some_and(|result| result != RecordResult::Unknown);
    let (is_ours, is_study) = (tree.is_own(), tree.is_study());
    let mut game = Match::from_record(tree).map_err(|error| {
        warn!("{file}: {error}");
        Wrong::NotPlayed
    })?;
    if !is_ours {
        game.walk(Walk::First);
    } else if is_over && let Some(end) = game.record().main_line().last() {
        game.walk(Walk::To(end));
    }
    let is_looked_at = !is_ours || is_study || is_over || game.outcome().is_some();
    let what = Wrong::Repaired(n_problems, reading.problems.first().and_then(line));
    let trouble = (n_problems > 0).then(|| Trouble { file: String::new(), what });
    let file = (is_alone && n_problems == 0).then_some(held);
    Ok(Opened { game, is_looked_at, is_foreign: !is_ours, file, held_by: Vec::new(), trouble })
}

/// What is wrong with a file of the folder; the log says it at length.
pub(super) fn wrong(damage: &Damage) -> Wrong {
    warn!("{damage}");
    match damage {
        Damage::NoGame(_) => Wrong::NoGame(None),
        Damage::Unreadable(_) | Damage::TooLong(_) => Wrong::Unreadable,
    }
}

/// The line of a problem, in a text.
pub(super) const fn line(problem: &Problem) -> Option<usize> {
    match problem.at {
        At::Text(place) => Some(place.line),
        At::Byte(_) => None,
    }
}
