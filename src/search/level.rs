//! What each level of the program may spend, and how it thinks.

use std::time::Duration;

use super::Limits;
use super::alphabeta::Skill;
use super::mcts::Sight;
use super::puct::Draw;
use super::textbook::Eye;
use crate::board::BoardSize;
use crate::game::Level;

/// How moves of Go are found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum GoMind {
    /// Drawn, without looking ahead.
    Draw(Draw),
    /// By search with a net, which judges at most this many positions.
    Net { visits: Option<u64> },
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
            Self::Tournament => (None, Some(10_000), Some(7)),
            Self::Veteran => (None, Some(20_000), None),
            Self::Expert => (Some(1_000), Some(40_000), None),
            Self::Master => (Some(5_000), None, None),
        };
        let time = match time_ms {
            Some(ms) => Some(Duration::from_millis(ms)),
            None => None,
        };
        Limits { time, nodes, depth, threads: None }
    }

    /// How long the level may think about a move of Go; how many positions it judges depends on the board.
    pub const fn go_limits(self) -> Limits {
        let time = match self {
            Self::Expert => Some(Duration::from_secs(2)),
            Self::Master => Some(Duration::from_secs(5)),
            _ => None,
        };
        Limits { time, nodes: None, depth: None, threads: None }
    }

    /// How the level plays Go. On large boards the same differences in what is looked at make more of a difference in
    /// strength.
    pub(super) const fn go_mind(self, size: BoardSize) -> GoMind {
        let (newcomer, beginner) = (
            Sight { taking: 0.7, saving: 0.4, threat: 0.3 },
            Sight { taking: 0.92, saving: 0.8, threat: 0.65 },
        );
        if size.lines() <= SMALL_LINES {
            match self {
                Self::Newcomer => draw(0.0, 1.0, newcomer),
                Self::Beginner => draw(0.0, 1.0, beginner),
                Self::Textbook => draw(0.19, 1.1, Sight::FULL),
                Self::Learner => draw(0.48, 1.1, Sight::FULL),
                Self::Casual => draw(0.77, 1.1, Sight::FULL),
                Self::Regular => draw(1.0, 1.04, Sight::FULL),
                Self::Club => draw(1.0, 0.7, Sight::FULL),
                Self::Tournament => draw(1.0, 0.31, Sight::FULL),
                Self::Veteran => search(5),
                Self::Expert => search(15),
                Self::Master => GoMind::Net { visits: None },
            }
        } else {
            match self {
                Self::Newcomer => draw(0.88, 1.1, newcomer),
                Self::Beginner => draw(0.96, 1.1, beginner),
                Self::Textbook => draw(1.0, 0.98, Sight::FULL),
                Self::Learner => draw(1.0, 0.84, Sight::FULL),
                Self::Casual => draw(1.0, 0.68, Sight::FULL),
                Self::Regular => draw(1.0, 0.57, Sight::FULL),
                Self::Club => draw(1.0, 0.45, Sight::FULL),
                Self::Tournament => draw(1.0, 0.17, Sight::FULL),
                Self::Veteran => search(4),
                Self::Expert => search(8),
                Self::Master => GoMind::Net { visits: None },
            }
        }
    }

    /// The number of positions that one look at an opening may visit; some dozen looks make a step.
    pub(super) const fn opening_nodes(self) -> u64 {
        match self {
            Self::Newcomer | Self::Beginner | Self::Textbook => 100,
            Self::Learner => 300,
            Self::Casual => 600,
            Self::Regular => 1_000,
            Self::Club => 3_000,
            Self::Tournament => 3_500,
            Self::Veteran => 4_000,
            Self::Expert => 6_000,
            Self::Master => 15_000,
        }
    }

    /// What the level sees of the lines of the essay's tables; `None` where it sees them all.
    pub(super) const fn eye(self) -> Option<Eye> {
        match self {
            Self::Newcomer => Some(Eye { four: 0.93, three: 0.7, slanting: 0.75, gap: 0.7 }),
            Self::Beginner => Some(Eye { four: 0.97, three: 0.87, slanting: 0.92, gap: 0.87 }),
            _ => None,
        }
    }

    /// How the level thinks; `None` for those who go by the essay's tables and do not search.
    pub(super) const fn skill(self) -> Option<Skill> {
        let small = Skill { table_bytes: 1 << 20, ..Skill::FULL };
        Some(match self {
            Self::Newcomer | Self::Beginner | Self::Textbook => return None,
            Self::Learner => Skill { width: 6, vcf_depth: 0, spread: 615, opening_spread: 615, ..small },
            Self::Casual => Skill { width: 6, vcf_depth: 0, spread: 413, opening_spread: 413, ..small },
            Self::Regular => Skill { width: 10, vcf_depth: 2, spread: 345, opening_spread: 345, ..small },
            Self::Club => Skill { width: 10, vcf_depth: 3, spread: 276, opening_spread: 276, ..small },
            Self::Tournament => Skill { width: 12, vcf_depth: 6, spread: 230, opening_spread: 230, ..small },
            Self::Veteran => Skill { width: 12, vcf_depth: 6, spread: 172, opening_spread: 172, ..small },
            Self::Expert => Skill { table_bytes: 16 << 20, ..Skill::FULL },
            Self::Master => Skill::FULL,
        })
    }
}

/// Boards up to this many lines are small.
const SMALL_LINES: u8 = 11;

const fn draw(share: f32, temperature: f32, sight: Sight) -> GoMind {
    GoMind::Draw(Draw { share, temperature, sight })
}

const fn search(visits: u64) -> GoMind {
    GoMind::Net { visits: Some(visits) }
}
