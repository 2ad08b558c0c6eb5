//! What each level of the program may spend, and how it thinks.

use std::time::Duration;

use super::Limits;
use super::alphabeta::Skill;
use super::mcts::Sight;
use super::textbook::Eye;
use crate::game::Level;

/// How moves of Go are found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum GoMind {
    /// By looking one move ahead.
    Greedy,
    /// By playing games to their end.
    Playouts,
    /// By the first thought of a net: moves drawn from what it thinks of them, the more evenly the higher the temperature.
    Policy { temperature: f32 },
    /// By search with a net.
    Net,
}

impl Level {
    /// What the level may spend on a move.
    ///
    /// All but the strongest are limited by depth and nodes and so play the same on every machine (the second
    /// strongest where a second is enough for its nodes).
    pub const fn limits(self) -> Limits {
        let (time_ms, nodes, depth) = match self {
            Self::Newcomer | Self::Beginner | Self::Textbook => (None, None, Some(1)),
            Self::Learner => (None, Some(500), Some(1)),
            Self::Casual => (None, Some(1_000), Some(2)),
            Self::Regular => (None, Some(6_000), Some(3)),
            Self::Club => (None, Some(8_000), Some(5)),
            Self::Tournament => (None, Some(18_000), Some(7)),
            Self::Veteran => (None, Some(16_000), None),
            Self::Expert => (Some(1_000), Some(80_000), None),
            Self::Master => (Some(5_000), None, None),
        };
        let time = match time_ms {
            Some(ms) => Some(Duration::from_millis(ms)),
            None => None,
        };
        Limits { time, nodes, depth, threads: None }
    }

    /// What the level may spend on a move of Go; nodes are positions that the built-in net judges.
    ///
    /// Measured on 9 lines by Chinese rules with komi 7, each level against the one below (wins-draws-losses of 100
    /// games): Beginner 69-5-26, Textbook 63-3-34, Learner 74-1-25, Casual 78-2-20, Regular 79-5-16, Club 60-21-19,
    /// Tournament 72-0-28, Veteran 81-0-19. On 19 lines Learner and Casual won 20 of 20. Expert won
    /// 58-1-21 of 80. Master was not measured.
    pub const fn go_limits(self) -> Limits {
        let (time_ms, nodes) = match self {
            Self::Newcomer | Self::Beginner | Self::Textbook => (None, Some(0)),
            Self::Learner | Self::Casual => (None, Some(1)),
            Self::Regular => (None, Some(3)),
            Self::Club => (None, Some(7)),
            Self::Tournament => (None, Some(16)),
            Self::Veteran => (None, Some(40)),
            Self::Expert => (Some(2_000), Some(100)),
            Self::Master => (Some(5_000), None),
        };
        let time = match time_ms {
            Some(ms) => Some(Duration::from_millis(ms)),
            None => None,
        };
        Limits { time, nodes, depth: None, threads: None }
    }

    /// How the level plays Go.
    pub(super) const fn go_mind(self) -> GoMind {
        match self {
            Self::Newcomer | Self::Beginner | Self::Textbook => GoMind::Greedy,
            Self::Learner => GoMind::Policy { temperature: 1.1 },
            Self::Casual => GoMind::Policy { temperature: 0.55 },
            _ => GoMind::Net,
        }
    }

    /// The number of positions that one look at an opening may visit; some dozen looks make a step.
    pub(super) const fn opening_nodes(self) -> u64 {
        match self {
            Self::Newcomer | Self::Beginner | Self::Textbook => 100,
            Self::Learner => 300,
            Self::Casual => 600,
            Self::Regular => 1_000,
            Self::Club => 1_500,
            Self::Tournament => 1_700,
            Self::Veteran => 2_000,
            Self::Expert => 3_000,
            Self::Master => 5_000,
        }
    }

    /// What the level sees of the lines of the essay's tables; `None` where it sees them all.
    pub(super) const fn eye(self) -> Option<Eye> {
        match self {
            Self::Newcomer => Some(Eye { four: 0.93, three: 0.7, slanting: 0.75, gap: 0.7 }),
            Self::Beginner => Some(Eye { four: 0.97, three: 0.86, slanting: 0.91, gap: 0.86 }),
            _ => None,
        }
    }

    /// What the level sees of stones that can be taken and saved in Go.
    pub(super) const fn sight(self) -> Sight {
        match self {
            Self::Newcomer => Sight { taking: 0.7, saving: 0.4, threat: 0.3 },
            Self::Beginner => Sight { taking: 0.9, saving: 0.75, threat: 0.6 },
            _ => Sight::FULL,
        }
    }

    /// How the level thinks; `None` for those who go by the essay's tables and do not search.
    pub(super) const fn skill(self) -> Option<Skill> {
        let small = Skill { table_bytes: 1 << 20, ..Skill::FULL };
        Some(match self {
            Self::Newcomer | Self::Beginner | Self::Textbook => return None,
            Self::Learner => Skill { width: 6, vcf_depth: 0, spread: 390, opening_spread: 390, ..small },
            Self::Casual => Skill { width: 6, vcf_depth: 0, spread: 240, opening_spread: 240, ..small },
            Self::Regular => Skill { width: 10, vcf_depth: 2, spread: 70, opening_spread: 70, ..small },
            Self::Club => Skill { width: 10, vcf_depth: 3, spread: 95, opening_spread: 95, ..small },
            Self::Tournament => Skill { width: 12, vcf_depth: 6, spread: 65, opening_spread: 65, ..small },
            Self::Veteran => Skill { width: 12, vcf_depth: 6, spread: 35, opening_spread: 35, ..small },
            Self::Expert => Skill { table_bytes: 16 << 20, ..Skill::FULL },
            Self::Master => Skill::FULL,
        })
    }
}
