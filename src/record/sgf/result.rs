//! The result of a recorded game in words (`RE`).
//!
//! `FF[4]` has `B+3.5`, `W+R` or `W+Resign`, `B+T`, `B+F`, `B+`, `0` or `Draw`, `Void` and `?`. Read as well: letters
//! in either case, white space, decimal commas, words of English, Chinese, Japanese and Korean as servers and
//! programs write them. Text that says something else is no result, and stays in the record as it is.

use crate::board::Color;
use crate::game::tree::{RecordResult, WinMargin};
use crate::go::HalfPoints;

/// Words for each way to win, in the form that [`RecordResult::parse`] compares.
const WAYS: [(WinMargin, &[&str]); 3] = [
    (WinMargin::Resignation, &["resign", "中盤", "中盘", "中押", "投了", "认输", "認輸", "불계", "기권"]),
    (WinMargin::Time, &["time", "超时", "超時", "时间", "時間", "切れ", "시간"]),
    (WinMargin::Forfeit, &["forfeit", "反則", "反则", "犯规", "犯規", "禁手", "弃权", "棄權", "반칙"]),
];

impl RecordResult {
    /// Reads a result.
    ///
    /// ```
    /// # use goishi::{board::Color, game::tree::{RecordResult, WinMargin}, go::HalfPoints};
    /// let win = |winner, by| Some(RecordResult::Win { winner, by });
    /// assert_eq!(RecordResult::parse("B+3.5"), win(Color::Black, WinMargin::Points(HalfPoints::from_halves(7))));
    /// assert_eq!(RecordResult::parse("白中盘胜"), win(Color::White, WinMargin::Resignation));
    /// assert_eq!(RecordResult::parse("jigo"), Some(RecordResult::Draw));
    /// assert_eq!(RecordResult::parse("to be continued"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        let text: String = text
            .chars()
            .filter(|c| !c.is_whitespace())
            .map(|c| match c {
                '０'..='９' => char::from_u32(u32::from(c) - u32::from('０') + u32::from('0')).unwrap_or(c),
                ',' | '．' => '.',
                '＋' => '+',
                _ => c.to_ascii_lowercase(),
            })
            .collect();
        match text.as_str() {
            "0" | "draw" | "jigo" | "tie" | "持碁" | "和棋" | "和" | "平局" | "引分" | "引き分け"
            | "무승부" | "빅" => {
                return Some(Self::Draw);
            }
            "void" | "無勝負" | "无胜负" => return Some(Self::Void),
            "?" => return Some(Self::Unknown),
            _ => {}
        }
        let (winner, rest) = winner(&text)?;
        Some(Self::Win { winner, by: margin(rest)? })
    }
}

/// Who has won, and the text after that.
fn winner(text: &str) -> Option<(Color, &str)> {
    const NAMES: [(&str, Color); 11] = [
        ("b+", Color::Black),
        ("w+", Color::White),
        ("black", Color::Black),
        ("white", Color::White),
        ("黑方", Color::Black),
        ("白方", Color::White),
        ("黑", Color::Black),
        ("白", Color::White),
        ("黒", Color::Black),
        ("흑", Color::Black),
        ("백", Color::White),
    ];
    let (name, color) = NAMES.into_iter().find(|(name, _)| text.starts_with(name))?;
    let rest = &text[name.len()..];
    // After a name there must be a word for winning; "黑负" is a loss.
    let is_sign = name.ends_with('+');
    let wins = ["win", "won", "+", "胜", "勝", "승"].iter().any(|word| rest.contains(word));
    let loses = ["lose", "lost", "负", "負", "敗", "败", "패"].iter().any(|word| rest.contains(word));
    match (is_sign || wins, loses) {
        (true, _) => Some((color, rest)),
        (false, true) => Some((!color, rest)),
        (false, false) => None,
    }
}

/// How the game was won, from the text after the winner.
fn margin(rest: &str) -> Option<WinMargin> {
    match rest {
        "" => return Some(WinMargin::Unsaid),
        "r" => return Some(WinMargin::Resignation),
        "t" => return Some(WinMargin::Time),
        "f" => return Some(WinMargin::Forfeit),
        _ => {}
    }
    let way = WAYS.into_iter().find(|(_, words)| words.iter().any(|word| rest.contains(word)));
    if let Some((way, _)) = way {
        return Some(way);
    }
    let is_of_number = |c: char| c.is_ascii_digit() || c == '.';
    let Some(start) = rest.find(|c: char| c.is_ascii_digit()) else {
        // "Black wins", "黑胜"; signs with other words after them are not understood.
        let known = ["win", "won", "胜", "勝", "勝ち", "승", "负", "負", "lose", "lost"];
        return known.iter().any(|word| rest.contains(word)).then_some(WinMargin::Unsaid);
    };
    let number = &rest[start..];
    let number = &number[..number.find(|c| !is_of_number(c)).unwrap_or(number.len())];
    let number: f64 = number.trim_end_matches('.').parse().ok().filter(|number| *number < 10_000.0)?;
    // "三目半" is written with digits as "3目半".
    let half = if rest.contains('半') || rest.contains("반집") { 0.5 } else { 0.0 };
    // A stone of the Chinese count is two points, one of each side.
    let unit = if rest.contains('子') { 2.0 } else { 1.0 };
    Some(WinMargin::Points(HalfPoints::from_halves(((number + half) * unit * 2.0).round() as i32)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expect: &str) {
        let read = RecordResult::parse(text).map_or_else(|| "none".to_owned(), |result| result.to_string());
        assert_eq!(read, expect, "{text:?}");
    }

    #[test]
    fn results_of_ff4_read_and_write_back() {
        for text in ["B+3.5", "W+0.5", "W+64", "B+Resign", "W+Time", "B+Forfeit", "W+", "Draw", "Void", "?"] {
            check(text, text);
        }
        check("b+r", "B+Resign");
        check("W+T", "W+Time");
        check("0", "Draw");
    }

    #[test]
    fn results_of_servers_and_programs() {
        check("W + 5,5", "W+5.5");
        check("Black wins by resignation", "B+Resign");
        check("White wins by 12.5 points", "W+12.5");
        check("黑中盘胜", "B+Resign");
        check("白胜2.5目", "W+2.5");
        check("黑胜1.75子", "B+3.5");
        check("黒3目半勝ち", "B+3.5");
        check("白中押し勝ち", "W+Resign");
        check("흑 불계승", "B+Resign");
        check("黑超时负", "W+Time");
        check("黑胜", "B+");
        check("白方勝", "W+");
        check("黑方胜", "B+");
    }

    #[test]
    fn other_text_is_no_result() {
        for text in ["", "B", "black to play", "x+r", "黑", "B+quickly", "adjourned", "3.5"] {
            check(text, "none");
        }
    }
}
