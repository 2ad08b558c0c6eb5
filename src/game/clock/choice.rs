//! What is chosen of time for the next match; the numbers of every kind are kept.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::TimeControl;
use crate::board::ByColor;

/// A time in whole seconds, as it is chosen and kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seconds(pub u32);

impl From<Seconds> for Duration {
    fn from(seconds: Seconds) -> Self {
        Self::from_secs(seconds.0.into())
    }
}

impl From<Duration> for Seconds {
    fn from(time: Duration) -> Self {
        Self(time.as_secs().try_into().unwrap_or(u32::MAX))
    }
}

/// The kinds of time controls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TimeKind {
    /// No clock.
    #[default]
    None,
    /// Main time only.
    Absolute,
    /// Japanese byo-yomi.
    Japanese,
    /// Canadian byo-yomi.
    Canadian,
    /// An increment.
    Fischer,
}

impl TimeKind {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 5] = [Self::None, Self::Absolute, Self::Japanese, Self::Canadian, Self::Fischer];
}

/// More main time for one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TimeOdds {
    /// Both have the same.
    #[default]
    Even,
    /// Black has twice as much.
    BlackTwice,
    /// Black has four times as much.
    BlackFourTimes,
    /// White has twice as much.
    WhiteTwice,
    /// White has four times as much.
    WhiteFourTimes,
}

impl TimeOdds {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 5] =
        [Self::Even, Self::BlackTwice, Self::BlackFourTimes, Self::WhiteTwice, Self::WhiteFourTimes];

    /// How many times the main time each side has.
    const fn factors(self) -> ByColor<u32> {
        let (black, white) = match self {
            Self::Even => (1, 1),
            Self::BlackTwice => (2, 1),
            Self::BlackFourTimes => (4, 1),
            Self::WhiteTwice => (1, 2),
            Self::WhiteFourTimes => (1, 4),
        };
        ByColor { black, white }
    }
}

/// Main time and periods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ByoYomi {
    /// The main time.
    pub main: Seconds,
    /// The number of periods, or of stones in one.
    pub count: u8,
    /// The length of a period.
    pub period: Seconds,
}

/// Main time and an increment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fischer {
    /// The main time.
    pub main: Seconds,
    /// What a move adds.
    pub increment: Seconds,
}

/// What is chosen of time for the next match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TimeChoice {
    /// The kind.
    pub kind: TimeKind,
    /// More for one side.
    pub odds: TimeOdds,
    /// The main time where nothing follows on it.
    pub absolute: Seconds,
    /// Japanese byo-yomi.
    pub japanese: ByoYomi,
    /// Canadian byo-yomi.
    pub canadian: ByoYomi,
    /// Increments.
    pub fischer: Fischer,
}

impl Default for TimeChoice {
    /// No clocks; with one an even game of a quarter to half an hour.
    fn default() -> Self {
        Self {
            kind: TimeKind::None,
            odds: TimeOdds::Even,
            absolute: Seconds(600),
            japanese: ByoYomi { main: Seconds(600), count: 3, period: Seconds(30) },
            canadian: ByoYomi { main: Seconds(600), count: 15, period: Seconds(300) },
            fischer: Fischer { main: Seconds(300), increment: Seconds(10) },
        }
    }
}

impl TimeChoice {
    /// What each seat may think.
    pub fn control(self) -> ByColor<TimeControl> {
        let even = match self.kind {
            TimeKind::None => TimeControl::None,
            TimeKind::Absolute => TimeControl::Absolute { main: self.absolute.into() },
            TimeKind::Japanese => TimeControl::Japanese {
                main: self.japanese.main.into(),
                periods: self.japanese.count,
                period: self.japanese.period.into(),
            },
            TimeKind::Canadian => TimeControl::Canadian {
                main: self.canadian.main.into(),
                stones: self.canadian.count,
                period: self.canadian.period.into(),
            },
            TimeKind::Fischer => TimeControl::Fischer {
                main: self.fischer.main.into(),
                increment: self.fischer.increment.into(),
            },
        };
        let factors = self.odds.factors();
        ByColor::from_fn(|color| even.with_main(even.main() * factors[color]))
    }

    /// Remembers what a match was begun with.
    pub fn remember(&mut self, time: ByColor<TimeControl>) {
        let least = time.black.main().min(time.white.main());
        let odds = TimeOdds::ALL.into_iter().find(|odds| {
            let factors = odds.factors();
            time.black.main() == least * factors.black && time.white.main() == least * factors.white
        });
        self.odds = odds.unwrap_or_default();
        let main = least.into();
        match time.black {
            TimeControl::None => self.kind = TimeKind::None,
            TimeControl::Absolute { .. } => (self.kind, self.absolute) = (TimeKind::Absolute, main),
            TimeControl::Japanese { periods, period, .. } => {
                let period = period.into();
                (self.kind, self.japanese) = (TimeKind::Japanese, ByoYomi { main, count: periods, period });
            }
            TimeControl::Canadian { stones, period, .. } => {
                let period = period.into();
                (self.kind, self.canadian) = (TimeKind::Canadian, ByoYomi { main, count: stones, period });
            }
            TimeControl::Fischer { increment, .. } => {
                (self.kind, self.fischer) =
                    (TimeKind::Fischer, Fischer { main, increment: increment.into() });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::MatchSetup;

    #[test]
    fn what_is_played_is_remembered() {
        for kind in TimeKind::ALL {
            for odds in TimeOdds::ALL {
                let choice = TimeChoice { kind, odds, ..TimeChoice::default() };
                let setup = MatchSetup { time: choice.control(), ..MatchSetup::default() }.sanitized();
                assert_eq!(setup.time, choice.control(), "{choice:?} can be played");
                let mut other = TimeChoice::default();
                other.remember(setup.time);
                assert_eq!(other.control(), choice.control());
                assert_eq!(other.kind, kind);
            }
        }
    }

    #[test]
    fn choices_are_kept_in_words() {
        let choice =
            TimeChoice { kind: TimeKind::Fischer, odds: TimeOdds::WhiteTwice, ..TimeChoice::default() };
        let text = toml::to_string(&choice).unwrap();
        assert!(text.contains("kind = \"fischer\"") && text.contains("odds = \"white-twice\""), "{text}");
        assert_eq!(toml::from_str::<TimeChoice>(&text).unwrap(), choice);
        // A hostile file gives a control that can be played.
        let wild: TimeChoice =
            toml::from_str("kind = \"japanese\"\njapanese = { main = 4294967295, count = 0, period = 0 }")
                .unwrap();
        let setup = MatchSetup { time: wild.control(), ..MatchSetup::default() }.sanitized();
        assert_eq!(setup.time.black.overtime(), Some((1, TimeControl::SHORTEST)));
    }
}
