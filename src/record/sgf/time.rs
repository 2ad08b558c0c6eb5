//! Times and time controls in a record.
//!
//! SGF (FF\[4\], "Timing properties" and "Game info properties") has `TM`, the main time in seconds, and `OT`, the
//! overtime in free words; after each move `BL` and `WL`, the seconds that Black and White have left, and in overtime
//! `OB` and `OW`. These two are the stones left in the period of Canadian byo-yomi; as in the records of KGS they are
//! with Japanese byo-yomi the periods left, the one that runs included. GTP 2 (4.2) has the same: `time_left` gives
//! seconds and stones, zero stones meaning main time.
//!
//! Of overtime is written what KGS, OGS and their clients write: `5x30 byo-yomi`, `25/600 Canadian`, `10 fischer`. Read
//! as well are letters in either case, other spaces, decimal fractions, a number of seconds with `byo-yomi` alone, and
//! the Chinese and Japanese words for it. Words that say something else are no time control: they stay as they are, and
//! no clock runs.
//!
//! `TM` is the main time of both sides; a property of our own at the root, `XM`, gives that of White where it is
//! another one.

use std::time::Duration;

use crate::board::ByColor;
use crate::game::clock::{Reading, TimeControl};

const BYO_YOMI: [&str; 6] = ["byo", "読み", "読秒", "读秒", "讀秒", "초읽기"];

/// What a record says of time: the main time, the overtime, the main time of White.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct TimeWords {
    pub(super) main: Option<String>,
    pub(super) overtime: Option<String>,
    pub(super) white_main: Option<String>,
}

impl TimeWords {
    /// How what was agreed on is written.
    pub(super) fn of(time: ByColor<TimeControl>) -> Self {
        let overtime = overtime(time.black);
        Self {
            main: time.black.is_timed().then(|| seconds(time.black.main())),
            overtime: (!overtime.is_empty()).then_some(overtime),
            white_main: (time.black != time.white).then(|| seconds(time.white.main())),
        }
    }

    /// What they mean.
    pub(super) fn meaning(&self) -> ByColor<TimeControl> {
        let main = self.main.as_deref().and_then(parse_seconds);
        let control = control(main, self.overtime.as_deref().unwrap_or_default());
        let other = self.white_main.as_deref().and_then(parse_seconds);
        ByColor { black: control, white: other.map_or(control, |main| control.with_main(main).sanitized()) }
    }
}

/// What a side has left, as a text in seconds and one with the number of periods or stones.
pub(super) fn reading(left: &str, count: Option<&str>) -> Option<Reading> {
    let time = parse_seconds(left)?;
    let n_decimals = left.trim().split_once('.').map_or(0, |(_, part)| part.len().min(3)) as u8;
    Some(Reading::new(time, count.and_then(|count| count.parse().ok())).with_decimals(n_decimals))
}

/// The seconds of a reading.
pub(super) fn left(reading: Reading) -> String {
    let (time, n_decimals) = (reading.left(), usize::from(reading.n_decimals()));
    if n_decimals == 0 {
        return time.as_secs().to_string();
    }
    let part = format!("{:03}", time.subsec_millis());
    format!("{}.{}", time.as_secs(), &part[..n_decimals])
}

/// The overtime in words; none of them where there is none.
fn overtime(control: TimeControl) -> String {
    match control {
        TimeControl::None | TimeControl::Absolute { .. } => String::new(),
        TimeControl::Japanese { periods, period, .. } => format!("{periods}x{} byo-yomi", seconds(period)),
        TimeControl::Canadian { stones, period, .. } => format!("{stones}/{} Canadian", seconds(period)),
        TimeControl::Fischer { increment, .. } => format!("{} fischer", seconds(increment)),
    }
}

fn control(main: Option<Duration>, words: &str) -> TimeControl {
    let words = words.trim().to_lowercase();
    let numbers: Vec<&str> =
        words.split(|c: char| !c.is_ascii_digit() && c != '.').filter(|number| !number.is_empty()).collect();
    let count = |at: usize| numbers.get(at).and_then(|number| number.parse().ok()).filter(|n: &u8| *n > 0);
    let time = |at: usize| numbers.get(at).and_then(|number| parse_seconds(number));
    let has = |known: &[&str]| known.iter().any(|known| words.contains(known));
    let (before, behind) = (main.unwrap_or_default(), numbers.len());
    let control = if words.is_empty() {
        main.filter(|main| !main.is_zero()).map(|main| TimeControl::Absolute { main })
    } else if has(&["fischer", "increment"]) && behind == 1 {
        time(0).map(|increment| TimeControl::Fischer { main: before, increment })
    } else if words.contains('/') && behind == 2 {
        count(0).zip(time(1)).map(|(stones, period)| TimeControl::Canadian { main: before, stones, period })
    } else if behind == 2 && (has(&BYO_YOMI) || has(&["x", "×"])) {
        count(0).zip(time(1)).map(|(periods, period)| TimeControl::Japanese { main: before, periods, period })
    } else if behind == 1 && has(&BYO_YOMI) {
        time(0).map(|period| TimeControl::Japanese { main: before, periods: 1, period })
    } else {
        None
    };
    control.unwrap_or_default().sanitized()
}

/// A time in seconds, with as many decimals as it needs; what is less than a millisecond counts as
/// one.
fn seconds(time: Duration) -> String {
    left(Reading::new(time, None))
}

/// Seconds, to the millisecond; none where the text is something else.
fn parse_seconds(text: &str) -> Option<Duration> {
    let text = text.trim();
    let (whole, part) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(whole) || !is_number(part) || whole.len() + part.len() == 0 {
        return None;
    }
    // More figures than any time has mean a time that is too long.
    let whole = if whole.is_empty() { 0 } else { whole.parse().unwrap_or(u64::MAX) };
    let part: u64 = format!("{part:0<3}")[..3].parse().ok()?;
    let time = Duration::from_secs(whole).saturating_add(Duration::from_millis(part));
    Some(time.min(TimeControl::LONGEST))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_other_programs_are_read() {
        let s = Duration::from_secs;
        let check = |main: &str, words: &str, expect: TimeControl| {
            assert_eq!(control(parse_seconds(main), words), expect, "TM[{main}]OT[{words}]");
        };
        let japanese =
            |main, periods, period| TimeControl::Japanese { main: s(main), periods, period: s(period) };
        let canadian =
            |main, stones, period| TimeControl::Canadian { main: s(main), stones, period: s(period) };
        check("", "", TimeControl::None);
        check("0", "", TimeControl::None);
        check("1800", "", TimeControl::Absolute { main: s(1800) });
        check("600", "5x30 byo-yomi", japanese(600, 5, 30));
        check("600", "3 x 60 Byo-Yomi", japanese(600, 3, 60));
        check("", "5x30 byo-yomi", japanese(0, 5, 30));
        check("7200", "30 seconds byo-yomi", japanese(7200, 1, 30));
        check("3600", "读秒 3次60秒", japanese(3600, 3, 60));
        check("36000", "秒読み 5回60秒", japanese(36000, 5, 60));
        check("1500", "25/600 Canadian", canadian(1500, 25, 600));
        check("1500", "25 / 600", canadian(1500, 25, 600));
        check("300", "10 fischer", TimeControl::Fischer { main: s(300), increment: s(10) });
        check("300", "Fischer 10", TimeControl::Fischer { main: s(300), increment: s(10) });
        check("300", "0 fischer", TimeControl::Absolute { main: s(300) });
        // What is not understood is no control.
        for words in
            ["some byo-yomi", "Hourglass", "0x30 byo-yomi", "999x30 byo-yomi", "5x30x2", "/", "1/2/3"]
        {
            check("600", words, TimeControl::None);
        }
    }

    #[test]
    fn seconds_are_written_as_they_are_read() {
        for text in ["0", "1", "12.5", "0.001", "3599.99", "3600000"] {
            assert_eq!(seconds(parse_seconds(text).unwrap()), text);
        }
        assert_eq!(seconds(Duration::from_nanos(1)), "0.001");
        assert_eq!(parse_seconds(".5"), Some(Duration::from_millis(500)));
        assert_eq!(parse_seconds("1,25"), Some(Duration::from_millis(1250)));
        assert_eq!(parse_seconds("99999999999999999999999"), Some(TimeControl::LONGEST));
        for text in ["", ".", "-1", "1e3", "ten", "1.2.3", "１"] {
            assert_eq!(parse_seconds(text), None, "{text:?}");
        }
    }

    #[test]
    fn what_is_noted_is_read() {
        let s = Duration::from_secs;
        let controls = [
            TimeControl::None,
            TimeControl::Absolute { main: s(90) },
            TimeControl::Japanese { main: s(0), periods: 255, period: Duration::from_millis(1500) },
            TimeControl::Canadian { main: s(600), stones: 15, period: s(300) },
            TimeControl::Fischer { main: s(300), increment: s(5) },
        ];
        for control in controls {
            for white in [control, control.with_main(control.main() * 2 + s(1)).sanitized()] {
                let time = ByColor { black: control, white };
                assert_eq!(TimeWords::of(time).meaning(), time);
            }
        }
    }
}
