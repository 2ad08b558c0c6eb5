//! Values of properties: text without its escapes, points in any form that programs write.

use std::borrow::Cow;

use crate::game::tree::{Coord, GameKind, RecordSize, normalized_line};

/// What the points of a game are read by.
#[derive(Clone, Copy, Debug)]
pub(super) struct Board {
    pub(super) game: GameKind,
    pub(super) size: RecordSize,
    /// Whether the size is no more than what is usual.
    pub(super) may_grow: bool,
}

/// A point as read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ReadPoint {
    /// Two letters, or a form that is as usual.
    Plain(Coord),
    /// Two letters, of which the wrong case was taken.
    Repaired(Coord),
    /// Two letters that name a point off the board.
    OffBoard(Coord),
}

/// Where a move goes, as read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ReadPlace {
    Stone(ReadPoint),
    Pass,
    /// Neither.
    Unreadable,
}

impl ReadPoint {
    pub(super) const fn coord(self) -> Coord {
        match self {
            Self::Plain(coord) | Self::Repaired(coord) | Self::OffBoard(coord) => coord,
        }
    }
}

impl Board {
    /// Reads a point: two letters and, at five in a row, `h8` in either case, with rows from the bottom.
    pub(super) fn point(self, text: &str) -> Option<ReadPoint> {
        if let Some(coord) = Coord::from_letters(text) {
            if self.size.contains(coord) {
                return Some(ReadPoint::Plain(coord));
            }
            // Old programs write capitals for small letters; on boards past 26 lines they mean what they say.
            let small = Coord::from_letters(&text.to_ascii_lowercase());
            let repaired = small.filter(|small| *small != coord && self.size.contains(*small));
            return Some(repaired.map_or(ReadPoint::OffBoard(coord), ReadPoint::Repaired));
        }
        if self.game != GameKind::FiveInARow {
            return None;
        }
        let letter = text.bytes().next().filter(u8::is_ascii_alphabetic)?.to_ascii_lowercase();
        let row: u8 = text[1..].parse().ok().filter(|_| !text[1..].starts_with('+'))?;
        let x = letter - b'a';
        match self.size.rows().checked_sub(row).filter(|_| row > 0) {
            Some(y) if x < self.size.columns() => Coord::new(x, y).map(ReadPoint::Plain),
            Some(y) => Coord::new(x, y).map(ReadPoint::OffBoard),
            // A row above the board has no letter; the board may turn out to be larger.
            None => Coord::new(x, row.checked_sub(1)?).filter(|_| self.may_grow).map(ReadPoint::OffBoard),
        }
    }

    /// Reads where a move goes: a point, or nothing for a pass, for which `FF[3]` wrote `tt` on boards up to 19 lines.
    pub(super) fn place(self, text: &str) -> ReadPlace {
        let is_small = self.size.columns() <= 19 && self.size.rows() <= 19;
        if text.is_empty() || is_small && text == "tt" {
            return ReadPlace::Pass;
        }
        self.point(text).map_or(ReadPlace::Unreadable, ReadPlace::Stone)
    }
}

/// `Text` without its escapes: `\` before a line break takes it away, before another character is not seen.
pub(super) fn text(raw: &str) -> Cow<'_, str> {
    if !raw.contains(|c: char| c == '\\' || c.is_control()) {
        return Cow::Borrowed(raw);
    }
    let mut plain = String::with_capacity(raw.len());
    let mut chars = raw.chars().peekable();
    while let Some(c) = chars.next() {
        let is_escaped = c == '\\';
        let Some(c) = (if is_escaped { chars.next() } else { Some(c) }) else { break };
        if matches!(c, '\n' | '\r') {
            // CR LF and LF CR are one line break.
            chars.next_if(|next| matches!(next, '\n' | '\r') && *next != c);
            if !is_escaped {
                plain.push('\n');
            }
        } else {
            plain.push(if c.is_control() { ' ' } else { c });
        }
    }
    Cow::Owned(plain)
}

/// `SimpleText`: the same in one line.
pub(super) fn simple_text(raw: &str) -> Cow<'_, str> {
    match text(raw) {
        Cow::Borrowed(text) => Cow::Borrowed(text),
        Cow::Owned(text) => Cow::Owned(normalized_line(&text)),
    }
}

/// A value with its escapes, but not with half of one, at which a file may end.
pub(super) fn as_it_stands(raw: &str) -> &str {
    let n_backslashes = raw.bytes().rev().take_while(|byte| *byte == b'\\').count();
    &raw[..raw.len() - n_backslashes % 2]
}

/// A short value without white space around it.
pub(super) fn word(raw: &str) -> Cow<'_, str> {
    match simple_text(raw) {
        Cow::Borrowed(text) => Cow::Borrowed(text.trim()),
        Cow::Owned(text) => Cow::Owned(text.trim().to_owned()),
    }
}

/// The size of a board: `19`, `19:13`, and also `19x13`, `15*15`.
pub(super) fn size(text: &str) -> Option<RecordSize> {
    let mut numbers = text.split([':', 'x', 'X', '*', ',']).map(|number| number.trim().parse().ok());
    let columns = numbers.next()??;
    let rows = numbers.next().unwrap_or(Some(columns))?;
    if numbers.next().is_some() { None } else { RecordSize::new(columns, rows) }
}

/// A komi as `FF[4]` writes it, from one that may have a decimal comma, count in hundredths or in Chinese stones:
/// servers write 375 or 3.75 for seven and a half points. `None` where it is no number.
pub(super) fn komi(text: &str) -> Option<Cow<'_, str>> {
    let number: f64 = text.replace(',', ".").parse().ok().filter(|komi: &f64| komi.is_finite())?;
    let is_in_hundredths = number.fract() == 0.0 && (100.0..=5000.0).contains(&number.abs());
    let points = if is_in_hundredths { number / 100.0 } else { number };
    // No rules have a komi of quarters, and a stone is two points.
    let has_quarter = (points * 2.0).fract() != 0.0 && (points * 4.0).fract() == 0.0;
    let points = if has_quarter && points.abs() < 10.0 { points * 2.0 } else { points };
    let is_as_written = !text.contains(',') && points.to_bits() == number.to_bits();
    Some(if is_as_written { Cow::Borrowed(text) } else { Cow::Owned(points.to_string()) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_loses_its_escapes_and_keeps_hard_line_breaks() {
        assert_eq!(text("a\\]b\\\\c\\:d"), "a]b\\c:d");
        assert_eq!(text("soft\\\nline, hard\nline"), "softline, hard\nline");
        assert_eq!(text("\\\r\na\r\nb\\\n\rc\n\n\rd"), "a\nbc\n\nd");
        assert_eq!(text("tab\there\\"), "tab here");
        assert_eq!(simple_text("one\ntwo\\\nthree\\\\"), "one twothree\\");
    }

    #[test]
    fn points_have_many_forms() {
        let check = |game, lines, text: &str, expect: Option<(u8, u8)>| {
            let board = Board { game, size: RecordSize::new(lines, lines).unwrap(), may_grow: false };
            let found = board.point(text).map(|point| (point.coord().x(), point.coord().y()));
            assert_eq!(found, expect, "{text:?}");
        };
        check(GameKind::FiveInARow, 15, "h8", Some((7, 7)));
        check(GameKind::FiveInARow, 15, "H8", Some((7, 7)));
        check(GameKind::FiveInARow, 15, "i15", Some((8, 0)));
        check(GameKind::FiveInARow, 15, "hh", Some((7, 7)));
        check(GameKind::FiveInARow, 15, "HH", Some((7, 7)));
        check(GameKind::FiveInARow, 15, "h16", None);
        check(GameKind::FiveInARow, 15, "h0", None);
        check(GameKind::FiveInARow, 15, "h+8", None);
        check(GameKind::FiveInARow, 15, "棋8", None);
        check(GameKind::Go, 19, "h8", None);
        check(GameKind::Go, 19, "tt", Some((19, 19)));
        check(GameKind::Go, 52, "HH", Some((33, 33)));
        let board = Board { game: GameKind::Go, size: RecordSize::new(19, 19).unwrap(), may_grow: false };
        assert_eq!((board.place("tt"), board.place("")), (ReadPlace::Pass, ReadPlace::Pass));
        let board = Board { game: GameKind::Go, size: RecordSize::new(21, 21).unwrap(), may_grow: false };
        assert!(matches!(board.place("tt"), ReadPlace::Stone(ReadPoint::Plain(_))));
    }

    #[test]
    fn sizes_and_komi_in_the_wild() {
        let lines = |text| size(text).map(|size| (size.columns(), size.rows()));
        assert_eq!(
            [lines("19"), lines("7:9"), lines(" 15x15 ")],
            [Some((19, 19)), Some((7, 9)), Some((15, 15))]
        );
        assert_eq!([lines("0"), lines("53"), lines(""), lines("9:9:9"), lines("-9")], [None; 5]);
        let check = |text, expect: Option<&str>| assert_eq!(komi(text).as_deref(), expect, "{text:?}");
        for text in ["6.5", "0", "-7.5", "5.50", "65"] {
            check(text, Some(text));
        }
        check("6,5", Some("6.5"));
        check("650", Some("6.5"));
        check("375", Some("7.5"));
        check("3.75", Some("7.5"));
        check("50,75", Some("50.75"));
        check("10000", Some("10000"));
        check("none", None);
        check("inf", None);
    }
}
