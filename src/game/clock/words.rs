//! A time control in a record: `TM` in seconds and `OT` in the words that other programs write.
//!
//! Written is what KGS, OGS and their clients write: `5x30 byo-yomi`, `25/600 Canadian`, `10 fischer`. Read as well
//! are letters in either case, other spaces, decimal fractions, a number of seconds with `byo-yomi` alone, and the
//! Chinese and Japanese words for it. Words that say something else are no time control: they stay as they are, and no
//! clock runs.
//!
//! `TM` is the main time of both sides; a property of our own at the root, `XM`, gives that of White where it is
//! another one.

use std::time::Duration;

use super::TimeControl;
use crate::board::ByColor;
use crate::game::tree::{InfoKey, Tree};

/// The main time of White.
const OTHER_MAIN: &str = "XM";
const BYO_YOMI: [&str; 6] = ["byo", "読み", "読秒", "读秒", "讀秒", "초읽기"];

/// What a record says of time.
pub(in crate::game) fn of_tree(tree: &Tree) -> ByColor<TimeControl> {
    let main = tree.info(InfoKey::Time).and_then(parse_seconds);
    let control = control(main, tree.info(InfoKey::Overtime).unwrap_or_default());
    let other = tree.property(tree.root(), OTHER_MAIN).and_then(|property| parse_seconds(property.value()));
    ByColor { black: control, white: other.map_or(control, |main| control.with_main(main).made_sound()) }
}

/// Says in the root what was agreed on, where the record does not say it yet.
pub(in crate::game) fn note_control(tree: &mut Tree, time: ByColor<TimeControl>) {
    if of_tree(tree) == time {
        return;
    }
    let main = if time.black.is_timed() { seconds(time.black.main()) } else { String::new() };
    tree.set_info(InfoKey::Time, &main);
    tree.set_info(InfoKey::Overtime, &overtime(time.black));
    let other = (time.black != time.white).then(|| seconds(time.white.main()));
    tree.set_own(tree.root(), OTHER_MAIN, other.as_deref());
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
    control.unwrap_or_default().made_sound()
}

/// A time in seconds, with as many figures behind the point as it needs; what is less than a millisecond counts as
/// one.
pub(super) fn seconds(time: Duration) -> String {
    let ms = time.as_nanos().div_ceil(1_000_000);
    let (whole, part) = (ms / 1000, ms % 1000);
    if part == 0 {
        return whole.to_string();
    }
    format!("{whole}.{part:03}").trim_end_matches('0').to_owned()
}

/// Seconds, to the millisecond; none where the text is something else.
pub(super) fn parse_seconds(text: &str) -> Option<Duration> {
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
        let mut tree = crate::game::MatchSetup::default().as_tree();
        for control in controls {
            for white in [control, control.with_main(control.main() * 2 + s(1)).made_sound()] {
                let time = ByColor { black: control, white };
                note_control(&mut tree, time);
                assert_eq!(of_tree(&tree), time);
            }
        }
    }
}
