//! What lies in the folder, at a glance.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::super::{self as record, Condition, Format, Reading};
use super::{FileName, Progress, Shelf, ShelfError, Version};
use crate::board::ByColor;
use crate::game::tree::{GameKind, InfoKey, RecordSize, Stones, Tree};
use crate::game::{MatchSetup, Seat};

/// A larger file is listed, but not read for it.
const MAX_BYTES: u64 = 32 << 20;

/// A file of the folder.
#[derive(Clone, Debug)]
pub struct Listed {
    /// Its name.
    pub name: FileName,
    /// Where it lies.
    pub path: PathBuf,
    /// When it was last changed.
    pub modified: SystemTime,
    /// How long it is.
    pub n_bytes: u64,
    /// What it holds, or why that is not known.
    pub content: Result<Summary, Damage>,
}

/// What a file holds, as a list shows it; of several games the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Which game it is.
    pub game: GameKind,
    /// The size of the board.
    pub size: RecordSize,
    /// Rules and board, where it is a game that is played here.
    pub setup: Option<MatchSetup>,
    /// Who had each color where the record was left; people where it does not say who.
    pub seats: ByColor<Seat>,
    /// The players, as far as the record names them.
    pub players: ByColor<Option<String>>,
    /// The date (`DT`).
    pub date: Option<String>,
    /// The event, or the name of the game (`EV`, `GN`).
    pub title: Option<String>,
    /// The result (`RE`).
    pub result: Option<String>,
    /// The moves on the main line.
    pub n_moves: usize,
    /// The lines of play.
    pub n_lines: usize,
    /// The stones where the match stood, or at the end of the main line.
    pub stones: Stones,
    /// Whether it is to be played on.
    pub progress: Progress,
    /// The games in the file.
    pub n_games: usize,
    /// Whether it is a copy of another game, in which variations were tried.
    pub is_study: bool,
    /// Whether an analysis was looked at while it was played.
    pub is_analyzed: bool,
    /// Whether nobody had a handicap or looked at an analysis, and the program played all of it at one level.
    pub is_even: bool,
    /// The problems found in the file; what was done about each, reading it tells.
    pub n_problems: usize,
}

/// Why nothing is known of a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Damage {
    /// It cannot be read.
    #[error("{0}")]
    Unreadable(String),
    /// No game was found in it.
    #[error("{0}")]
    NoGame(String),
    /// It is too long to be read for a list.
    #[error("{0} bytes are too many to look into")]
    TooLong(u64),
}

/// A file and what the folder knows of it.
pub(super) struct File {
    pub(super) name: FileName,
    path: PathBuf,
    modified: SystemTime,
    n_bytes: u64,
}

impl Shelf {
    /// All records in the folder, the newest first; files that are no records by their endings are not among them.
    ///
    /// `known` is what an earlier call gave: files that have not changed since are not read again.
    ///
    /// # Errors
    /// [`ShelfError::Io`] where the folder itself cannot be read.
    pub fn list(&self, known: Vec<Listed>) -> Result<Vec<Listed>, ShelfError> {
        let mut known: std::collections::HashMap<FileName, Listed> =
            known.into_iter().map(|listed| (listed.name.clone(), listed)).collect();
        let listed = self.files()?.into_iter().map(|file| {
            let same = |old: &Listed| old.modified == file.modified && old.n_bytes == file.n_bytes;
            known.remove(&file.name).filter(same).unwrap_or_else(|| file.looked_into())
        });
        Ok(listed.collect())
    }

    /// The files, the newest first.
    pub(super) fn files(&self) -> Result<Vec<File>, ShelfError> {
        let entries = fs::read_dir(self.folder()).map_err(ShelfError::io(self.folder()))?;
        let mut files: Vec<File> = entries
            .filter_map(|entry| {
                let entry = entry.ok()?;
                let name = FileName::of_listed(entry.file_name().to_str()?)?;
                // Behind a link that leads nowhere is nothing, but it is there.
                let data = fs::metadata(entry.path()).or_else(|_| entry.metadata()).ok()?;
                let modified = data.modified().unwrap_or(SystemTime::UNIX_EPOCH);
                (!data.is_dir()).then(|| File { name, path: entry.path(), modified, n_bytes: data.len() })
            })
            .collect();
        files.sort_by(|one, other| other.modified.cmp(&one.modified).then_with(|| one.name.cmp(&other.name)));
        Ok(files)
    }
}

impl File {
    fn looked_into(self) -> Listed {
        let content = if self.n_bytes > MAX_BYTES {
            Err(Damage::TooLong(self.n_bytes))
        } else {
            read(&self.path).map(|(reading, _)| Summary::of(&reading))
        };
        let Self { name, path, modified, n_bytes } = self;
        Listed { name, path, modified, n_bytes, content }
    }
}

/// Reads a file in which there is at least one game; with its version.
pub(super) fn read(path: &Path) -> Result<(Reading, Version), Damage> {
    let is_file = fs::metadata(path).map_err(|error| Damage::Unreadable(error.to_string()))?.is_file();
    if !is_file {
        return Err(Damage::Unreadable("not a file".to_owned()));
    }
    let bytes = fs::read(path).map_err(|error| Damage::Unreadable(error.to_string()))?;
    let ending = path.extension().and_then(|ending| ending.to_str());
    let reading = record::read(&bytes, ending.and_then(Format::of_extension));
    if reading.condition() == Condition::Unreadable {
        let problem = reading.problems.first().map_or_else(|| "no game".to_owned(), ToString::to_string);
        return Err(Damage::NoGame(problem));
    }
    Ok((reading, Version::of(&bytes)))
}

impl Summary {
    /// What there is to say about a file that holds a game.
    fn of(reading: &Reading) -> Self {
        let empty = Tree::new(GameKind::Go, GameKind::Go.default_size());
        let game = reading.games.first().unwrap_or(&empty);
        let n_problems = reading.problems.len() + reading.n_more_problems;
        Self { n_games: reading.games.len(), n_problems, ..Self::of_game(game) }
    }

    /// The same about one game.
    pub fn of_game(game: &Tree) -> Self {
        let info = |key| game.info(key).map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned);
        let is_under_way = game.is_under_way();
        let setup = MatchSetup::of_tree(game).ok();
        let has_handicap = setup.and_then(|setup| setup.go()).is_some_and(|go| go.handicap > 0);
        let shown = game.here().or_else(|| game.main_line().last()).unwrap_or(game.root());
        Self {
            game: game.game(),
            size: game.size(),
            setup,
            seats: game.seats_in_the_end().unwrap_or_default(),
            players: ByColor::from_fn(|color| info(InfoKey::Player(color))),
            date: info(InfoKey::Date),
            title: info(InfoKey::Event).or_else(|| info(InfoKey::GameName)),
            result: info(InfoKey::Result),
            n_moves: game.main_line().filter(|node| game.played(*node).is_some()).count(),
            n_lines: game.n_lines(),
            stones: game.stones_at(shown),
            progress: if is_under_way { Progress::UnderWay } else { Progress::Closed },
            n_games: 1,
            is_study: game.is_study(),
            is_analyzed: game.is_analyzed(),
            is_even: !has_handicap && !game.is_analyzed() && game.root_facts().levels.is_empty(),
            n_problems: 0,
        }
    }
}
