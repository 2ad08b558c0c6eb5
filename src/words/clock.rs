//! Clocks, as figures and in sentences.

use std::time::Duration;

use super::Texts;
use super::names::color_id;
use crate::board::{ByColor, Color};
use crate::game::clock::{Clock, Stretch, TimeControl};

/// What is said beside the figures: "+ 5 × 0:30" in main time, "3 × 0:30" in a period.
pub fn beside(texts: &Texts, clock: &Clock) -> Option<String> {
    Some(match (clock.control(), clock.stretch()) {
        (TimeControl::Japanese { period, .. }, Stretch::Period { left }) => {
            format!("{left} × {}", figures(period))
        }
        (TimeControl::Japanese { periods, period, .. }, _) => format!("+ {periods} × {}", figures(period)),
        (TimeControl::Canadian { .. }, Stretch::Stones { left }) => {
            texts.with("clock-stones", [("n", left.into())])
        }
        (TimeControl::Canadian { stones, period, .. }, _) => format!("+ {stones} / {}", figures(period)),
        (TimeControl::Fischer { increment, .. }, _) => format!("+ {}", figures(increment)),
        (TimeControl::None | TimeControl::Absolute { .. }, _) => return None,
    })
}

/// A time as clocks show it: a second that has begun counts.
pub fn figures(time: Duration) -> String {
    let seconds = time.as_secs() + u64::from(time.subsec_nanos() > 0);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// A clock in words, for the page that has the board in words: "Black: 9 min 35 s left, in the last of 3 periods."
pub fn clock_words(texts: &Texts, color: Color, clock: &Clock) -> String {
    let seconds = clock.shown_s();
    let time = texts.with("words-time", [("m", (seconds / 60).into()), ("s", (seconds % 60).into())]);
    let (id, n) = match clock.stretch() {
        Stretch::Main => ("words-clock", 0),
        Stretch::Period { left } => ("words-clock-period", left),
        Stretch::Stones { left } => ("words-clock-stones", left),
    };
    let who = texts.get(color_id(color));
    texts.with(id, [("who", who.into()), ("time", time.into()), ("n", n.into())])
}

/// Says that a period has begun: "White: byo-yomi, 2 periods of 0:30 left".
pub fn period_words(texts: &Texts, color: Color, stretch: Stretch, control: TimeControl) -> String {
    let who = texts.get(color_id(color));
    let time = figures(control.overtime().map_or(Duration::ZERO, |(_, period)| period));
    let (id, n) = match stretch {
        Stretch::Stones { left } => ("notice-stones", left),
        Stretch::Period { left } => ("notice-period", left),
        Stretch::Main => ("notice-period", 0),
    };
    texts.with(id, [("who", who.into()), ("time", time.into()), ("n", n.into())])
}

/// Both clocks in a line, as a record that is looked at has them: "Black 9:35 · White 0:26 (3 × 0:30)".
pub fn clocks_line(texts: &Texts, clocks: &ByColor<Clock>) -> String {
    let one = |clock: &Clock| match beside(texts, clock) {
        Some(beside) if clock.stretch() != Stretch::Main => format!("{} ({beside})", figures(clock.left())),
        _ => figures(clock.left()),
    };
    let values = [("black", one(&clocks.black).into()), ("white", one(&clocks.white).into())];
    texts.with("replay-clocks", values)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_shown_as_on_a_clock() {
        let check = |ms: u64, expect: &str| assert_eq!(figures(Duration::from_millis(ms)), expect);
        check(0, "0:00");
        check(1, "0:01");
        check(59_001, "1:00");
        check(600_000, "10:00");
        check(3_599_999, "1:00:00");
        check(36_061_000, "10:01:01");
    }

    #[test]
    fn clocks_are_put_into_words() {
        let texts = Texts::new("en");
        let s = Duration::from_secs;
        let mut clock = Clock::new(TimeControl::Japanese { main: s(60), periods: 3, period: s(30) }).unwrap();
        let words = |clock: &Clock| clock_words(&texts, Color::Black, clock).replace('\u{a0}', " ");
        assert_eq!(words(&clock), "Black: 1 min 0 s left.");
        let beside = |clock: &Clock| beside(&texts, clock).unwrap().replace('\u{a0}', " ");
        assert_eq!(beside(&clock), "+ 3 × 0:30");
        clock.run(s(95));
        assert_eq!(words(&clock), "Black: 0 min 25 s left in this period, 2 periods in all.");
        assert_eq!(beside(&clock), "2 × 0:30");
        let clocks = ByColor { black: clock, white: Clock::new(clock.control()).unwrap() };
        assert_eq!(clocks_line(&texts, &clocks).replace('\u{a0}', " "), "Black 0:25 (2 × 0:30) · White 1:00");
        let told = period_words(&texts, Color::White, clock.stretch(), clock.control());
        assert_eq!(told, "White: byo-yomi, 2 periods of 0:30.");
    }
}
