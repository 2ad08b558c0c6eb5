//! What the program has learned from games of five in a row that it lost, kept between starts in one file of the user's
//! folder.
//!
//! Each loss notes the position after the program's last move that was not forced and did not lose as far as it saw; where
//! that one was noted before, the position after the move before. Its strongest levels, which would play the same game
//! again, do not go into such a position, however the board is turned, as long as any other move does not lose. So a lost
//! game is not repeated, and the program turns off earlier each time that it does not help.
//!
//! The file is TOML, written at once; one that cannot be read is set aside as that of the settings is, and nothing is
//! known then.

use std::collections::{BTreeSet, HashSet};

use serde::{Deserialize, Serialize};

use super::Level;
use crate::board::{Color, Point, Symmetry, zobrist};
use crate::files::{Kept, KeptFile};
use crate::game::{Match, Outcome, Seat};
use crate::gomoku::Position;

/// What was learned, with its file.
pub type Experience = KeptFile<Lost>;

/// The positions that lost.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Lost {
    positions: BTreeSet<String>,
}

impl Kept for Lost {
    const FILE: &'static str = "experience.toml";
    const DAMAGED: &'static str = "notice-experience-damaged";
    const NOT_SAVED: &'static str = "notice-progress-not-saved";

    fn with(&self, mut there: Self) -> Self {
        there.positions.extend(self.positions.iter().cloned());
        there
    }
}

impl Experience {
    /// Notes a game that the program lost on the board at a level that learns; in positions with these hashes it had hope.
    pub fn learn_from(&mut self, game: &Match, hopes: &HashSet<u64>) {
        let (Some(lost), Some(Outcome::Win { winner, .. })) = (game.position().as_gomoku(), game.outcome())
        else {
            return;
        };
        let is_learner = matches!(game.seats()[!winner], Seat::Program(level) if level.learns());
        if is_learner && lost.outcome().is_some() {
            self.note(lost, !winner, hopes);
        }
    }

    fn note(&mut self, lost: &Position, side: Color, hopes: &HashSet<u64>) {
        let (mut before, mut after) = (lost.clone(), lost.clone());
        while before.undo().is_some() {
            if before.to_move() == side
                && hopes.contains(&before.hash())
                && self.held.positions.insert(key(&after, hashes(&after)))
            {
                self.save();
                return;
            }
            after.undo();
        }
    }

    /// The moves that lead into a position that lost.
    pub fn avoided(&self, position: &Position) -> Vec<Point> {
        if self.held.positions.is_empty() {
            return Vec::new();
        }
        let (before, us, size) = (hashes(position), position.to_move(), position.size());
        let leads_there = |point: &Point| {
            let mut after = before;
            for (hash, symmetry) in after.iter_mut().zip(Symmetry::ALL) {
                *hash ^= zobrist::stone(us, symmetry.apply(*point, size));
            }
            self.held.positions.contains(&key(position, after))
        };
        position.empty_points().filter(leads_there).collect()
    }
}

/// The stones, however the board is turned.
fn hashes(position: &Position) -> [u64; 8] {
    Symmetry::ALL.map(|symmetry| {
        let image = |point| symmetry.apply(point, position.size());
        position.stones().fold(0, |hash, (point, color)| hash ^ zobrist::stone(color, image(point)))
    })
}

/// A position by its rule, its size and its stones.
fn key(position: &Position, hashes: [u64; 8]) -> String {
    let [first, rest @ ..] = hashes;
    let hash = rest.into_iter().fold(first, u64::min);
    format!("{:?}-{}-{hash:016x}", position.rule(), position.size().lines())
}

impl Level {
    /// Whether it goes by what was learned from games that were lost: the others draw among many moves anyway, and a
    /// beginner may win as before.
    pub(super) const fn learns(self) -> bool {
        matches!(self, Self::Expert | Self::Master)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{ByColor, coord};
    use crate::game::{GomokuSetup, MatchSetup};
    use crate::gomoku::{DEFAULT_SIZE, Rule};

    fn position(rule: Rule, moves: &str) -> Position {
        let mut position = Position::new(DEFAULT_SIZE, rule);
        for name in moves.split_whitespace() {
            position.play(coord::parse(name, DEFAULT_SIZE).unwrap()).unwrap();
        }
        position
    }

    fn avoided(experience: &Experience, moves: &str) -> BTreeSet<String> {
        let position = position(Rule::Freestyle, moves);
        experience.avoided(&position).into_iter().map(|point| coord::renju(point, DEFAULT_SIZE)).collect()
    }

    fn names<const N: usize>(names: [&str; N]) -> BTreeSet<String> {
        names.map(str::to_owned).into()
    }

    /// White lost.
    const GAME: &str = "h8 i9 i8 i7 j8 a15 k8 c15 l8";

    /// The positions of the game after so many moves.
    fn hopes(numbers: &[usize]) -> HashSet<u64> {
        let moves: Vec<&str> = GAME.split(' ').collect();
        numbers.iter().map(|n| position(Rule::Freestyle, &moves[..*n].join(" ")).hash()).collect()
    }

    #[test]
    fn each_loss_turns_the_program_off_a_move_earlier() {
        let folder = tempfile::tempdir().unwrap();
        let (mut experience, _) = Experience::read(folder.path());
        let lost = position(Rule::Freestyle, GAME);
        // The eighth move was made without hope.
        for (before, expect) in [
            ("h8 i9 i8 i7 j8", names(["a1", "a15"])),
            ("h8 i9 i8", names(["i7"])),
            ("h8", names(["g7", "g9", "i7", "i9"])),
        ] {
            assert_eq!(avoided(&experience, before), names([]), "after {before}");
            experience.note(&lost, Color::White, &hopes(&[1, 3, 5]));
            assert_eq!(avoided(&experience, before), expect, "after {before}");
        }
        experience.note(&lost, Color::White, &hopes(&[1, 3, 5]));
        assert_eq!(experience.held.positions.len(), 3, "there is nothing left to learn");
        let (kept, _) = Experience::read(folder.path());
        assert_eq!(kept.held.positions, experience.held.positions);
    }

    #[test]
    fn positions_are_known_however_they_are_turned_and_come_about() {
        let mut experience = Experience::default();
        experience.note(&position(Rule::Freestyle, GAME), Color::White, &hopes(&[5]));
        assert_eq!(avoided(&experience, "i8 i7 j8 i9 h8"), names(["a1", "a15"]));
        assert_eq!(avoided(&experience, "h10 g9 h9 i9 h8"), names(["a1", "o1"]));
        assert_eq!(avoided(&experience, "h11 g9 h9 i9 h8"), names([]));
        assert_eq!(experience.avoided(&position(Rule::Caro, "h8 i9 i8 i7 j8")), []);
    }

    #[test]
    fn a_side_that_won_or_had_no_hope_learns_nothing() {
        let mut experience = Experience::default();
        let lost = position(Rule::Freestyle, GAME);
        experience.note(&lost, Color::White, &hopes(&[]));
        experience.note(&lost, Color::White, &hopes(&[0, 2, 4]));
        assert!(experience.held.positions.is_empty());
    }

    #[test]
    fn only_what_a_strong_level_of_the_program_lost_on_the_board_is_learned_from() {
        let strong = Seat::Program(Level::Expert);
        for (seats, n_moves, n_learned) in [
            ([Seat::Human, strong], 9, 1),
            ([strong, strong], 9, 1),
            ([strong, Seat::Human], 9, 0),
            ([Seat::Human, Seat::Program(Level::Veteran)], 9, 0),
            ([Seat::Human, strong], 8, 0),
        ] {
            let [black, white] = seats;
            let mut game = Match::new(MatchSetup::new(GomokuSetup::default(), ByColor { black, white }));
            for name in GAME.split(' ').take(n_moves) {
                game.play(coord::parse(name, DEFAULT_SIZE).unwrap()).unwrap();
            }
            if n_moves < 9 {
                game.resign(Color::White);
            }
            assert!(game.outcome().is_some());
            let mut experience = Experience::default();
            experience.learn_from(&game, &hopes(&[1, 3, 5]));
            assert_eq!(experience.held.positions.len(), n_learned, "{seats:?}");
        }
    }
}
