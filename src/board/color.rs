//! The two sides, and a pair of values with one for each.

use std::fmt;
use std::ops::{Index, IndexMut, Not};

use serde::{Deserialize, Serialize};

/// A side of the game; Black moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Color {
    /// The side that moves first.
    Black,
    /// The side that moves second.
    White,
}

impl Color {
    /// Both colors in the order in which they move.
    pub const BOTH: [Self; 2] = [Self::Black, Self::White];

    /// The color to move after `n_moves` single moves from an empty board.
    ///
    /// ```
    /// # use goishi::board::Color;
    /// assert_eq!(Color::to_move_after(0), Color::Black);
    /// assert_eq!(Color::to_move_after(7), Color::White);
    /// ```
    pub const fn to_move_after(n_moves: usize) -> Self {
        if n_moves.is_multiple_of(2) { Self::Black } else { Self::White }
    }

    /// `black` or `white`, as files have it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::White => "white",
        }
    }

    /// The side with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::BOTH.into_iter().find(|color| color.name() == name)
    }

    /// The letter used in diagrams: `X` for Black, `O` for White.
    pub const fn letter(self) -> char {
        match self {
            Self::Black => 'X',
            Self::White => 'O',
        }
    }
}

impl Not for Color {
    type Output = Self;

    /// The other side.
    fn not(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One value for each side, indexed by [`Color`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ByColor<T> {
    /// Black's value.
    pub black: T,
    /// White's value.
    pub white: T,
}

impl<T> ByColor<T> {
    /// Makes both values by asking for each color.
    pub fn from_fn(mut value: impl FnMut(Color) -> T) -> Self {
        Self { black: value(Color::Black), white: value(Color::White) }
    }

    /// The two values with the sides exchanged.
    #[must_use]
    pub fn swapped(self) -> Self {
        Self { black: self.white, white: self.black }
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    fn index(&self, color: Color) -> &T {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::Black => &mut self.black,
            Color::White => &mut self.white,
        }
    }
}
