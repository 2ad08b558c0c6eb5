//! Writing a match as SGF `FF[4]`, strictly: `GM[4]`, UTF-8, one line of play.
//!
//! Source: the SGF `FF[4]` specification, and its page on Gomoku and Renju (`GM[4]`).

use std::fmt::Write as _;

use crate::board::{ByColor, Color, Point};
use crate::game::{GameSetup, Match, Outcome, WinBy};
use crate::go::Handicap;
use crate::gomoku::Rule;

/// The match as a collection of one game tree; the names are those of the players.
///
/// ```
/// # use goishi::{board::ByColor, game::{Match, MatchSetup}, record::sgf};
/// let mut game = Match::new(MatchSetup::default());
/// game.play(game.size().center())?;
/// let names = ByColor { black: "Ann".to_owned(), white: "Bo]b".to_owned() };
/// let text = sgf::write(&game, &names);
/// assert!(text.starts_with("(;FF[4]GM[4]CA[UTF-8]"));
/// assert!(text.contains("PW[Bo\\]b]"));
/// assert!(text.ends_with(";B[hh])\n"));
/// # Ok::<(), goishi::game::Illegal>(())
/// ```
pub fn write(game: &Match, names: &ByColor<String>) -> String {
    let mut text = String::from(match game.setup().game {
        GameSetup::Gomoku(_) => "(;FF[4]GM[4]CA[UTF-8]",
        GameSetup::Go(_) => "(;FF[4]GM[1]CA[UTF-8]",
    });
    property(&mut text, "AP", concat!("Goishi:", env!("CARGO_PKG_VERSION")));
    property(&mut text, "SZ", &game.size().lines().to_string());
    match game.setup().game {
        GameSetup::Gomoku(gomoku) => property(&mut text, "RU", rule_name(gomoku.rule)),
        GameSetup::Go(go) => {
            property(&mut text, "RU", go.rules.sgf_name());
            property(&mut text, "KM", &go.komi.to_string());
            handicap(&mut text, game, go.handicap);
        }
    }
    property(&mut text, "PB", &escaped(&names.black));
    property(&mut text, "PW", &escaped(&names.white));
    if let Some(outcome) = game.outcome() {
        property(&mut text, "RE", &result(outcome));
    }
    let position = game.position();
    for (i, made) in position.moves().enumerate() {
        text.push_str(if i % 10 == 0 { "\n;" } else { ";" });
        // A pass is written as nothing: FF[4], "Go (GM[1]) specific properties".
        let value = made.point().map_or_else(String::new, letters);
        property(&mut text, color_letter(position.color_of_move(i)), &value);
    }
    text.push_str(")\n");
    text
}

/// The number of handicap stones and where they stand.
fn handicap(text: &mut String, game: &Match, n_stones: u8) {
    if let Ok(handicap) = Handicap::fixed(game.size(), n_stones.into()) {
        property(text, "HA", &n_stones.to_string());
        text.push_str("AB");
        for &point in handicap.points() {
            // Writing to a string cannot fail.
            let _ = write!(text, "[{}]", letters(point));
        }
    }
}

fn property(text: &mut String, name: &str, value: &str) {
    // Writing to a string cannot fail.
    let _ = write!(text, "{name}[{value}]");
}

/// `SimpleText`: brackets and backslashes escaped, line breaks turned into spaces.
fn escaped(value: &str) -> String {
    let mut text = String::new();
    for c in value.chars() {
        match c {
            ']' | '\\' | ':' => text.extend(['\\', c]),
            _ if c.is_control() => text.push(' '),
            _ => text.push(c),
        }
    }
    text
}

const fn color_letter(color: Color) -> &'static str {
    match color {
        Color::Black => "B",
        Color::White => "W",
    }
}

/// Column and row from the top left, `a` for the first.
fn letters(point: Point) -> String {
    [point.x(), point.y()].map(|line| char::from(b'a' + line)).into_iter().collect()
}

const fn rule_name(rule: Rule) -> &'static str {
    match rule {
        Rule::Freestyle => "Freestyle",
        Rule::Standard => "Standard",
        Rule::Caro | Rule::CaroOverline => "Caro",
        Rule::Renju => "Renju",
    }
}

/// The value of `RE`; `FF[4]`, "Game Info Properties".
fn result(outcome: Outcome) -> String {
    let Outcome::Win { winner, by } = outcome else { return "Draw".to_owned() };
    let by = match by {
        WinBy::Resignation => "Resign".to_owned(),
        WinBy::Five(_) => String::new(),
        WinBy::Forbidden { .. } => "Forfeit".to_owned(),
        WinBy::Score(margin) => margin.to_string(),
    };
    format!("{}+{by}", color_letter(winner))
}
