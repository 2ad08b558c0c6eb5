//! Who plays a color.

use serde::{Deserialize, Serialize};

use super::Level;

/// A person at this machine, or the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Seat {
    /// A person.
    #[default]
    Human,
    /// The program at a level.
    Program(Level),
}

impl Seat {
    /// Whether the program sits here.
    pub const fn is_program(self) -> bool {
        matches!(self, Self::Program(_))
    }
}
