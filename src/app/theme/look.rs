//! How the board looks, as the player chose it.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{StoneSet, ThemeId};
use crate::app::settings::Section;
use crate::picture::{Coordinates, Numbers};

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
    pub move_numbers: Numbers,
    /// Movement on the screen becomes a cut.
    pub reduced_motion: bool,
}

impl Section for LookSettings {
    const NAME: &'static str = "look";
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
