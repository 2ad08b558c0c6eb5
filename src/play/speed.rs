//! How fast a record runs by itself.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// How fast a record runs by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    /// A move in two seconds.
    Slow,
    /// A move a second.
    #[default]
    Steady,
    /// Two moves a second.
    Quick,
    /// Four moves a second.
    Fast,
}

impl Speed {
    /// All of them, from slow to fast.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Steady, Self::Quick, Self::Fast];

    /// The time from one move to the next.
    pub const fn interval(self) -> Duration {
        Duration::from_millis(match self {
            Self::Slow => 2000,
            Self::Steady => 1000,
            Self::Quick => 500,
            Self::Fast => 250,
        })
    }

    /// The next faster one, or this one where there is none.
    #[must_use]
    pub fn faster(self) -> Self {
        Self::ALL.into_iter().find(|speed| *speed > self).unwrap_or(self)
    }

    /// The next slower one, or this one where there is none.
    #[must_use]
    pub fn slower(self) -> Self {
        Self::ALL.into_iter().rev().find(|speed| *speed < self).unwrap_or(self)
    }

    /// The next faster one, and the slowest after the fastest.
    #[must_use]
    pub fn next(self) -> Self {
        if self.faster() == self { Self::ALL[0] } else { self.faster() }
    }

    /// The id of its name in the texts.
    pub const fn text_id(self) -> &'static str {
        match self {
            Self::Slow => "replay-slow",
            Self::Steady => "replay-steady",
            Self::Quick => "replay-quick",
            Self::Fast => "replay-fast",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speeds_come_round() {
        let all: Vec<Speed> = std::iter::successors(Some(Speed::Slow), |s| Some(s.next())).take(5).collect();
        assert_eq!(all, [Speed::Slow, Speed::Steady, Speed::Quick, Speed::Fast, Speed::Slow]);
        assert_eq!((Speed::Fast.faster(), Speed::Slow.slower()), (Speed::Fast, Speed::Slow));
        assert!(Speed::ALL.windows(2).all(|pair| pair[0].interval() == 2 * pair[1].interval()));
    }
}
