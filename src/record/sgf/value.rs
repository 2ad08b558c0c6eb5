//! Values of properties: text without its escapes, sizes and komi in any form that programs write.

use std::borrow::Cow;

use crate::game::tree::{RecordSize, normalized_line};

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
