//! How the board looks, as the player chose it.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{MoveNumbers, StoneSet, ThemeId};
use crate::app::settings::Section;
use crate::board::coord::Notation;
use crate::game::GameKind;

/// How the board looks.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct LookSettings {
    /// The colors of board and room.
    pub theme: ThemeId,
    /// What the stones are made of.
    pub stones: StoneSet,
    /// Stones lie a little beside their points, as a hand lays them.
    pub shifted_stones: bool,
    /// What stands along the board, and how points are named.
    pub coordinates: Coordinates,
    /// Numbers on the stones.
    pub move_numbers: MoveNumbers,
    /// Movement on the screen becomes a cut.
    pub reduced_motion: bool,
}

impl Section for LookSettings {
    const NAME: &'static str = "look";
}

/// What stands along the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Coordinates {
    /// Nothing; points are named as is usual in the game.
    Off,
    /// As is usual in the game: letters from the left, without I in Go, and numbers from the bottom.
    #[default]
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_theme_that_is_gone_is_kept_for_when_it_is_back() {
        let look: LookSettings = toml::from_str("theme = \"moss\"\nstones = \"glass\"\n").unwrap();
        assert_eq!((look.theme.as_str(), look.stones), ("moss", StoneSet::Glass));
        assert!(toml::to_string(&look).unwrap().contains("theme = \"moss\""));
    }
}
