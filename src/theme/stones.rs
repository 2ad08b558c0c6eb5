//! What stones are made of.

use serde::{Deserialize, Serialize};

/// What stones are made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StoneSet {
    /// Slate and shell, no two alike.
    #[default]
    Natural,
    /// Flat disks as in print; White's have a ring, so that neither color nor light is needed to tell them.
    Flat,
    /// Polished glass.
    Glass,
}

impl StoneSet {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Natural, Self::Flat, Self::Glass];

    /// The name by which it is chosen.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Natural => "natural",
            Self::Flat => "flat",
            Self::Glass => "glass",
        }
    }
}
