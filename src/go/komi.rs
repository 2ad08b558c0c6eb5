//! Points counted in halves, so that no sum is ever rounded.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Neg, Sub};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A number of points of Go, in whole halves.
///
/// ```
/// # use goishi::go::HalfPoints;
/// let komi = HalfPoints::from_halves(13);
/// assert_eq!(komi.to_string(), "6.5");
/// assert_eq!((HalfPoints::from_points(10) - komi).to_string(), "3.5");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct HalfPoints(i32);

impl HalfPoints {
    /// No points.
    pub const ZERO: Self = Self(0);

    /// This many halves of a point.
    pub const fn from_halves(halves: i32) -> Self {
        Self(halves)
    }

    /// This many whole points.
    pub const fn from_points(points: i32) -> Self {
        Self(2 * points)
    }

    /// The number of halves.
    pub const fn halves(self) -> i32 {
        self.0
    }

    /// Without the sign.
    #[must_use]
    pub const fn abs(self) -> Self {
        Self(self.0.abs())
    }
}

impl Add for HalfPoints {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for HalfPoints {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Neg for HalfPoints {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Sum for HalfPoints {
    fn sum<I: Iterator<Item = Self>>(parts: I) -> Self {
        parts.fold(Self::ZERO, Add::add)
    }
}

/// Without a point where no figure follows it: `6.5`, `-0.5`, `7`.
impl fmt::Display for HalfPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let half = if self.0 % 2 == 0 { "" } else { ".5" };
        write!(f, "{sign}{}{half}", self.0.abs() / 2)
    }
}

/// What White is given for moving second; negative when Black is given it.
///
/// ```
/// # use goishi::go::{Komi, KomiError};
/// let komi: Komi = "6.5".parse()?;
/// assert_eq!(komi, Komi::from_halves(13)?);
/// assert_eq!(komi.to_string(), "6.5");
/// assert_eq!("6.25".parse::<Komi>(), Err(KomiError::NotHalves));
/// assert_eq!("999999".parse::<Komi>(), Err(KomiError::Range));
/// # Ok::<(), KomiError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Komi(HalfPoints);

/// Why a text or a number is no komi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum KomiError {
    /// Not a decimal number.
    #[error("not a number")]
    Unreadable,
    /// More than the board of 25 lines has points.
    #[error("komi is at most 625 points")]
    Range,
    /// A fraction other than one half.
    #[error("komi is counted in half points")]
    NotHalves,
}

impl Komi {
    /// No komi.
    pub const ZERO: Self = Self(HalfPoints::ZERO);
    /// Half a point, so that nobody draws.
    pub const HALF: Self = Self(HalfPoints(1));
    /// The most that either side can be given: all points of the largest board.
    pub const MAX: Self = Self(HalfPoints::from_points(625));

    /// This many halves of a point.
    ///
    /// # Errors
    /// [`KomiError::Range`] beyond [`MAX`](Self::MAX) either way.
    pub const fn from_halves(halves: i32) -> Result<Self, KomiError> {
        let max = Self::MAX.0.0;
        if halves >= -max && halves <= max { Ok(Self(HalfPoints(halves))) } else { Err(KomiError::Range) }
    }

    /// The points given.
    pub const fn points(self) -> HalfPoints {
        self.0
    }

    /// Only for the numbers of the presets.
    pub(super) const fn preset(halves: i32) -> Self {
        Self(HalfPoints(halves))
    }
}

impl fmt::Display for Komi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Reads a decimal number with a point or a comma and a sign before it or none; trailing zeros are taken: `+6.50`.
impl FromStr for Komi {
    type Err = KomiError;

    fn from_str(text: &str) -> Result<Self, KomiError> {
        let text = text.trim();
        let (sign, digits) = match text.strip_prefix('-') {
            Some(rest) => (-1, rest),
            None => (1, text.strip_prefix('+').unwrap_or(text)),
        };
        let (whole, fraction) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
        if whole.len() + fraction.len() == 0
            || !whole.chars().chain(fraction.chars()).all(|c| c.is_ascii_digit())
        {
            return Err(KomiError::Unreadable);
        }
        let half = match fraction.trim_end_matches('0') {
            "" => 0,
            "5" => 1,
            _ => return Err(KomiError::NotHalves),
        };
        let whole = whole.trim_start_matches('0');
        // Longer numbers are out of range, and need not fit any type.
        let points: i32 = match whole.len() {
            0 => 0,
            1..=4 => whole.parse().map_err(|_| KomiError::Unreadable)?,
            _ => return Err(KomiError::Range),
        };
        Self::from_halves(sign * (2 * points + half))
    }
}

impl TryFrom<String> for Komi {
    type Error = KomiError;

    fn try_from(text: String) -> Result<Self, KomiError> {
        text.parse()
    }
}

impl From<Komi> for String {
    fn from(komi: Komi) -> Self {
        komi.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn check(text: &str, halves: Result<i32, KomiError>) {
        assert_eq!(text.parse::<Komi>().map(|komi| komi.points().halves()), halves, "{text:?}");
    }

    #[test]
    fn forms_that_programs_write() {
        check("6.5", Ok(13));
        check(" 7 ", Ok(14));
        check("7.0", Ok(14));
        check("6.50", Ok(13));
        check("6,5", Ok(13));
        check("-0.5", Ok(-1));
        check("+.5", Ok(1));
        check("0", Ok(0));
        check("625", Ok(1250));
    }

    #[test]
    fn everything_else_says_why() {
        check("", Err(KomiError::Unreadable));
        check(".", Err(KomiError::Unreadable));
        check("-", Err(KomiError::Unreadable));
        check("six", Err(KomiError::Unreadable));
        check("6.5.5", Err(KomiError::Unreadable));
        check("--1", Err(KomiError::Unreadable));
        check("1e3", Err(KomiError::Unreadable));
        check("3.75", Err(KomiError::NotHalves));
        check("625.5", Err(KomiError::Range));
        check("-99999999999999999999", Err(KomiError::Range));
    }

    proptest! {
        #[test]
        fn what_is_written_reads_back(halves in -1250..=1250) {
            let komi = Komi::from_halves(halves).unwrap();
            prop_assert_eq!(komi.to_string().parse(), Ok(komi));
        }

        #[test]
        fn garbage_never_panics(text in "\\PC*") {
            let _ = text.parse::<Komi>();
        }
    }
}
