//! A time as a calendar shows it.

use std::fmt;
use std::time::{Duration, SystemTime};

/// A second, in the time zone of whoever made it.
///
/// ```
/// # use goishi::record::shelf::Moment;
/// assert_eq!(Moment::from_unix_s(0).date(), "1970-01-01");
/// assert_eq!(Moment::from_unix_s(1_709_210_096).to_string(), "2024-02-29 12-34-56");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Moment {
    /// Since the beginning of 1970, leap seconds not counted.
    seconds: i64,
}

impl Moment {
    /// A number of seconds since the beginning of 1970; for a local time with the offset from UTC added.
    pub const fn from_unix_s(seconds: i64) -> Self {
        Self { seconds }
    }

    /// The number of seconds since the beginning of 1970.
    pub const fn unix_s(self) -> i64 {
        self.seconds
    }

    /// The date as records have it: `YYYY-MM-DD`.
    pub fn date(self) -> String {
        let (year, month, day) = self.civil();
        format!("{year:04}-{month:02}-{day:02}")
    }

    /// Year, month and day in the Gregorian calendar.
    ///
    /// Source: Howard Hinnant, `civil_from_days`, <https://howardhinnant.github.io/date_algorithms.html>. Years begin
    /// in March there, so that the day of a leap year comes last.
    const fn civil(self) -> (i64, i64, i64) {
        let days = self.seconds.div_euclid(86_400) + 719_468;
        let (era, day_of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year_of_era =
            (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let month_from_march = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
        let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
        let year = year_of_era + 400 * era + if month <= 2 { 1 } else { 0 };
        (year, month, day)
    }
}

impl From<SystemTime> for Moment {
    /// The time in UTC.
    fn from(time: SystemTime) -> Self {
        let seconds = |passed: Duration| i64::try_from(passed.as_secs()).unwrap_or(i64::MAX);
        Self::from_unix_s(match time.duration_since(SystemTime::UNIX_EPOCH) {
            Ok(passed) => seconds(passed),
            Err(before) => -seconds(before.duration()),
        })
    }
}

impl fmt::Display for Moment {
    /// Date and time with nothing in it that a file name may not have.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let second = self.seconds.rem_euclid(86_400);
        let (hour, minute, second) = (second / 3_600, second / 60 % 60, second % 60);
        write!(f, "{} {hour:02}-{minute:02}-{second:02}", self.date())
    }
}
