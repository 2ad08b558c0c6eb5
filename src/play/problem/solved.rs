//! The problems that were solved without help, kept between starts in one file of the user's folder.
//!
//! The file is TOML: for each player, and for whoever has no name, the problems by their positions. It is written at
//! once; a file that cannot be read is set aside as that of the settings is, and counting begins anew.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::files::{Kept, KeptFile};
use crate::game::PlayerId;
use crate::review::Problem;

/// What was solved, with its file.
pub type SolvedProblems = KeptFile<Solved>;

/// What was solved.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Solved {
    nameless: BTreeSet<String>,
    players: BTreeMap<PlayerId, BTreeSet<String>>,
}

impl Kept for Solved {
    const FILE: &'static str = "problems.toml";
    const DAMAGED: &'static str = "notice-problems-damaged";
    const NOT_SAVED: &'static str = "notice-progress-not-saved";

    fn with(&self, mut there: Self) -> Self {
        there.nameless.extend(self.nameless.iter().cloned());
        for (id, solved) in &self.players {
            there.players.entry(*id).or_default().extend(solved.iter().cloned());
        }
        there
    }
}

impl SolvedProblems {
    /// Notes that a player, or whoever has no name, has solved a problem; the same one counts once.
    pub fn note(&mut self, by: Option<PlayerId>, problem: &Problem) {
        let solved = match by {
            Some(id) => self.held.players.entry(id).or_default(),
            None => &mut self.held.nameless,
        };
        if solved.insert(key(problem)) {
            self.save();
        }
    }

    /// How many a player, or whoever has no name, has solved.
    pub fn n_solved(&self, by: Option<PlayerId>) -> usize {
        let solved = by.map_or(Some(&self.held.nameless), |id| self.held.players.get(&id));
        solved.map_or(0, BTreeSet::len)
    }
}

/// A position by its game, its size and its hash.
fn key(problem: &Problem) -> String {
    let position = problem.position();
    let game = if position.as_go().is_some() { "go" } else { "five" };
    format!("{game}-{}-{:016x}", position.size().lines(), position.hash())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    const ANN: Option<PlayerId> = Some(PlayerId::new(1));

    fn read(folder: &Path) -> SolvedProblems {
        let (solved, is_damaged) = SolvedProblems::read(folder);
        assert!(!is_damaged);
        solved
    }

    #[test]
    fn what_is_solved_counts_once_for_each_who_solves_it() {
        let folder = tempfile::tempdir().unwrap();
        let [one, other] = crate::play::problem::tests::problems();
        let (mut here, mut there) = (read(folder.path()), read(folder.path()));
        here.note(ANN, &one);
        here.note(ANN, &one);
        here.note(None, &one);
        there.note(ANN, &other);
        let counts =
            |solved: &SolvedProblems| [ANN, None, Some(PlayerId::new(2))].map(|by| solved.n_solved(by));
        assert_eq!(counts(&here), [1, 1, 0]);
        assert_eq!(counts(&read(folder.path())), [2, 1, 0]);
    }

    #[test]
    fn a_damaged_file_is_kept_aside() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join(Solved::FILE), "nameless = 7").unwrap();
        assert!(SolvedProblems::read(folder.path()).1);
        assert!(folder.path().join("problems.toml.damaged").exists());
    }
}
