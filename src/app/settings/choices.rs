//! Choices that belong to nothing else.

use serde::{Deserialize, Serialize};

use crate::board::coord::Notation;
use crate::game::GameKind;

/// The loudness of each kind of sound, in percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Volumes {
    /// Stones on wood, in bowls and in hands.
    pub stones: u8,
    /// What is told: a refusal, a pass, an end.
    pub signals: u8,
    /// Buttons.
    pub menu: u8,
}

impl Default for Volumes {
    fn default() -> Self {
        Self { stones: 100, signals: 100, menu: 100 }
    }
}

/// What stands along the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Coordinates {
    /// Nothing; points are named as is usual in the game.
    Off,
    /// As is usual in the game: letters from the left, without I in Go, and numbers from the bottom.
    #[default]
    #[serde(alias = "renju")]
    Usual,
    /// a to o both ways.
    Letters,
    /// 1 to 15 both ways.
    Numbers,
}

impl Coordinates {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Usual, Self::Letters, Self::Numbers, Self::Off];

    /// How points are named in a game.
    pub const fn notation(self, game: GameKind) -> Notation {
        match self {
            Self::Off | Self::Usual => game.notation(),
            Self::Letters => Notation::Letters,
            Self::Numbers => Notation::Numbers,
        }
    }

    /// The id of the name in the texts.
    pub const fn text_id(self) -> &'static str {
        match self {
            Self::Off => "coordinates-off",
            Self::Usual => "coordinates-usual",
            Self::Letters => "coordinates-letters",
            Self::Numbers => "coordinates-numbers",
        }
    }
}

/// The window as it was left, in logical pixels.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct WindowMemory {
    /// The width.
    pub width: u32,
    /// The height.
    pub height: u32,
    /// The top left corner on the desktop, in physical pixels, where the desktop tells it.
    pub place: Option<[i32; 2]>,
    /// Whether the window filled the screen.
    pub full_screen: bool,
}

impl Default for WindowMemory {
    fn default() -> Self {
        Self { width: 1280, height: 800, place: None, full_screen: false }
    }
}
