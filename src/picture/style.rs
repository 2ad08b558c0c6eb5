//! How a picture looks.

use serde::{Deserialize, Serialize};

use super::Numbers;
use crate::board::coord::Notation;
use crate::game;
use crate::game::tree::GameKind;
use crate::theme::{StoneSet, Theme};

/// How a picture looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// The colors.
    pub theme: Theme,
    /// What the stones are made of.
    pub stones: StoneSet,
    /// The stones lie a little beside their points, as a hand lays them.
    pub is_shifted: bool,
    /// The longer side in pixels, 64 to 4096.
    pub size_px: u32,
    /// What stands beside the lines.
    pub coordinates: Coordinates,
    /// Which stones have the number of their move.
    pub numbers: Numbers,
    /// Whether what is marked is shown.
    pub marks: Marks,
}

/// Whether what is marked is shown: the last move, and what a record marks on its points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Marks {
    /// It is.
    #[default]
    Shown,
    /// Stones, numbers and a winning row alone are shown.
    Hidden,
}

/// What stands beside the lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Coordinates {
    /// Nothing.
    Hidden,
    /// As the game is used to: letters without I at Go, with I otherwise.
    #[default]
    Usual,
    /// Letters with I from the left, numbers from the bottom.
    Renju,
    /// Letters without I from the left, numbers from the bottom.
    Go,
    /// Small letters from the left and from the top, as SGF has them.
    Letters,
    /// Numbers from the left and from the top.
    Numbers,
}

impl Default for Style {
    fn default() -> Self {
        Self {
            theme: Theme::default(),
            stones: StoneSet::default(),
            is_shifted: false,
            size_px: 720,
            coordinates: Coordinates::default(),
            numbers: Numbers::default(),
            marks: Marks::default(),
        }
    }
}

impl Style {
    /// The smallest and the largest picture.
    pub const SIZES_PX: std::ops::RangeInclusive<u32> = 64..=4096;
}

impl Coordinates {
    /// Those that a player chooses from, in the order in which they are offered.
    pub const OFFERED: [Self; 4] = [Self::Usual, Self::Letters, Self::Numbers, Self::Hidden];

    /// How points are named in a game of ours.
    pub const fn notation(self, game: game::GameKind) -> Notation {
        match self {
            Self::Hidden | Self::Usual => game.notation(),
            Self::Renju => Notation::Renju,
            Self::Go => Notation::Go,
            Self::Letters => Notation::Letters,
            Self::Numbers => Notation::Numbers,
        }
    }

    /// The id of the name in the texts.
    pub const fn text_id(self) -> &'static str {
        match self {
            Self::Hidden => "coordinates-off",
            Self::Usual | Self::Renju | Self::Go => "coordinates-usual",
            Self::Letters => "coordinates-letters",
            Self::Numbers => "coordinates-numbers",
        }
    }

    /// What stands at a column, counted from the left and from zero.
    pub(super) fn column(self, game: GameKind, x: u8) -> String {
        match self.for_game(game) {
            Self::Go => letters(x, GO),
            Self::Letters => letters(x, ALL).to_ascii_lowercase(),
            Self::Numbers => (x + 1).to_string(),
            Self::Hidden | Self::Usual | Self::Renju => letters(x, ALL),
        }
    }

    /// What stands at a row, counted from the top and from zero, of `n_rows`.
    pub(super) fn row(self, game: GameKind, y: u8, n_rows: u8) -> String {
        match self.for_game(game) {
            Self::Letters => letters(y, ALL).to_ascii_lowercase(),
            Self::Numbers => (y + 1).to_string(),
            Self::Hidden | Self::Usual | Self::Renju | Self::Go => (n_rows - y).to_string(),
        }
    }

    const fn for_game(self, game: GameKind) -> Self {
        match (self, game) {
            (Self::Usual, GameKind::Go) => Self::Go,
            (Self::Usual, _) => Self::Renju,
            (other, _) => other,
        }
    }
}

const ALL: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const GO: &str = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

/// The letter of a line, and after the last letter two of them: `AA`, `BB`.
fn letters(line: u8, alphabet: &str) -> String {
    let (turn, letter) = (usize::from(line) / alphabet.len(), usize::from(line) % alphabet.len());
    alphabet[letter..=letter].repeat(turn + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_named_as_each_game_is_used_to() {
        let columns = |coordinates: Coordinates, game| [7, 8, 25].map(|x| coordinates.column(game, x));
        assert_eq!(columns(Coordinates::Usual, GameKind::Go), ["H", "J", "AA"]);
        assert_eq!(columns(Coordinates::Usual, GameKind::FiveInARow), ["H", "I", "Z"]);
        assert_eq!(columns(Coordinates::Letters, GameKind::Go), ["h", "i", "z"]);
        assert_eq!(columns(Coordinates::Numbers, GameKind::Go), ["8", "9", "26"]);
        let rows = |coordinates: Coordinates| [0, 14].map(|y| coordinates.row(GameKind::Go, y, 15));
        assert_eq!(rows(Coordinates::Usual), ["15", "1"]);
        assert_eq!(rows(Coordinates::Letters), ["a", "o"]);
    }
}
