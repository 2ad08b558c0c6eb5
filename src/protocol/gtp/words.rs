//! What is said against commands, and colors (section 2.11 of the specification).

use std::borrow::Cow;

use crate::board::Color;

/// What is said against a command.
pub(super) type Refusal = Cow<'static, str>;

/// What is said when arguments are missing or make no sense.
pub(super) const SYNTAX_ERROR: Refusal = Cow::Borrowed("syntax error");

/// Reads a color: `black`, `white`, `b` or `w` in either case.
pub(super) fn read_color(text: &str) -> Option<Color> {
    match text.to_ascii_lowercase().as_str() {
        "b" | "black" => Some(Color::Black),
        "w" | "white" => Some(Color::White),
        _ => None,
    }
}
