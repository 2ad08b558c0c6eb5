//! What each level of the program may spend, and how it thinks.

use std::time::Duration;

use super::Limits;
use super::alphabeta::Skill;
use crate::game::Level;

impl Level {
    /// What the level may spend on a move.
    ///
    /// All but the strongest are limited by depth and nodes and so play the same on every machine (the second
    /// strongest where a second is enough for its nodes).
    pub const fn limits(self) -> Limits {
        let (time_ms, nodes, depth) = match self {
            Self::Textbook => (None, None, Some(1)),
            Self::Novice => (None, Some(2_000), Some(2)),
            Self::Casual => (None, Some(8_000), Some(4)),
            Self::Club => (None, Some(30_000), Some(7)),
            Self::Expert => (Some(1_000), Some(100_000), None),
            Self::Master => (Some(5_000), None, None),
        };
        let time = match time_ms {
            Some(ms) => Some(Duration::from_millis(ms)),
            None => None,
        };
        Limits { time, nodes, depth, threads: None }
    }

    /// What the level may spend on a move of Go; nodes are playouts.
    ///
    /// Measured on 9 lines by Chinese rules with komi 7, each level against the one below (wins-draws-losses of 60
    /// games): Novice 52-0-8, Casual 55-0-5, Club 50-1-9, Expert 51-2-7.
    pub const fn go_limits(self) -> Limits {
        let (time_ms, nodes) = match self {
            Self::Textbook => (None, Some(0)),
            Self::Novice => (None, Some(100)),
            Self::Casual => (None, Some(400)),
            Self::Club => (None, Some(1_600)),
            Self::Expert => (Some(2_000), Some(8_000)),
            Self::Master => (Some(5_000), None),
        };
        let time = match time_ms {
            Some(ms) => Some(Duration::from_millis(ms)),
            None => None,
        };
        Limits { time, nodes, depth: None, threads: None }
    }

    /// The number of positions that one look at an opening may visit; some dozen looks make a step.
    pub(super) const fn opening_nodes(self) -> u64 {
        match self {
            Self::Textbook => 100,
            Self::Novice => 300,
            Self::Casual => 1_000,
            Self::Club => 2_000,
            Self::Expert => 3_000,
            Self::Master => 5_000,
        }
    }

    /// How the level thinks; `None` for the essay's player, who does not search.
    pub(super) const fn skill(self) -> Option<Skill> {
        let small = Skill { table_bytes: 1 << 20, ..Skill::FULL };
        Some(match self {
            Self::Textbook => return None,
            Self::Novice => Skill { width: 6, vcf_depth: 0, spread: 160, opening_spread: 160, ..small },
            Self::Casual => Skill { width: 10, vcf_depth: 2, spread: 60, opening_spread: 60, ..small },
            Self::Club => Skill { width: 16, vcf_depth: 6, spread: 20, opening_spread: 40, ..small },
            Self::Expert => Skill { table_bytes: 16 << 20, ..Skill::FULL },
            Self::Master => Skill::FULL,
        })
    }
}
