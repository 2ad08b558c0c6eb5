//! SGF, the format in which programs exchange games of Go and of five in a row: any collection is read, `FF[4]` is
//! written.
//!
//! Source: the `FF[4]` specification, <https://www.red-bean.com/sgf/>, with its pages on Go (`GM[1]`) and on the
//! older formats `FF[1]` to `FF[3]`. Written is `FF[4]` alone, in UTF-8, each node with its properties in one order,
//! with what we do not know as it was read. Reading loses nothing that can be kept, and takes besides `FF[4]`:
//!
//! - **Text.** Any encoding, see the module on charsets; lines ended by LF, CR, CR LF or LF CR; control characters
//!   as white space.
//! - **Around games.** Any text before, between and after them; a game without its brackets where the text has no
//!   other; brackets missing at the end (a point or a number cut in the middle is left out) or before the next game;
//!   `;` missing before a node; a second root as a variation.
//! - **Names.** Small letters among capitals dropped, as in `FF[3]` (`GaMe`); names in small letters alone; `M` as
//!   `MA`, `L` as `LB` with letters. Values without a name, names without a value and stray characters left out.
//! - **A node.** A property twice: its values put together (of one that has a single value, the first stands).
//!   Several moves, a move and set-up stones, or a move in the root: split into nodes, comments staying in the root
//!   or going with the move. Root properties in other nodes left out.
//! - **Points.** `tt` as a pass up to 19 lines; `h8` and `H8` at five in a row, rows from the bottom; capitals where
//!   only small letters make sense; rectangles anywhere; points twice in a list once. Points off the board and values
//!   that are no points are kept as they stand.
//! - **Values.** `SZ` missing: 15 or 19 lines, or as many as the points need; as `15x15`. `GM` missing: five in a row
//!   where rules or program are named so, else Go. `KM` with a comma, in hundredths, in Chinese stones. `PL` in words.
//!   `RE` in any language stays as it is; [`RecordResult`](crate::game::tree::RecordResult) reads what it can.
//!
//! What a tree holds as values, such as clocks, stones that are set up and what a match needs to be the same match
//! again, becomes words here, and words become values: see the module `facts` for the names and for our own
//! properties.
//!
//! Nothing here calls itself: variations may nest as deep as the file is long. A file takes at most ten times its
//! length in memory ([`read`]), games of it included; one that would take more, which no file with a move in
//! each node does, is read as far as that goes. Of a node ten thousand properties are read.
//!
//! Measured with `goishi-engine record` on one core of a small server: 27,171 games of Go of 250 moves with clocks and
//! comments, 100 MB, are read and listed in 2.3 seconds and 4.3 times the length of the file.

mod board;
mod build;
mod draft;
mod facts;
mod from_match;
mod lexer;
mod parser;
mod result;
mod rules;
mod sink;
mod time;
mod value;
mod vocabulary;
mod writer;

pub(super) use facts::{adopt, value as value_of};
pub use from_match::{tree_of, write};
pub use writer::{write_collection, write_tree};

use super::charset::{self, Decoded};
use super::{At, Done, Problem, ProblemKind, Reading, TextPlace};
use crate::game::tree::Tree;

/// What even a small file may take in memory, in bytes.
const LEAST_BUDGET: usize = 16 << 20;

/// Reads all games of a file.
///
/// ```
/// # use goishi::{game::tree::InfoKey, board::Color, record::sgf};
/// let read = sgf::read(b"From the server:\n(;GM[4]SZ[15]PB[Ann];B[hh];W[H9](;B[ii])(;B[");
/// let game = &read.games[0];
/// assert_eq!(game.info(InfoKey::Player(Color::Black)), Some("Ann"));
/// assert_eq!(game.n_nodes(), 4);
/// let problems: Vec<String> = read.problems.iter().map(ToString::to_string).collect();
/// assert_eq!(problems[0], "1:1: text that is no part of a game; left out");
/// assert_eq!(problems[1], "2:45: the file ends in the middle of a game; what comes before was read");
/// ```
pub fn read(bytes: &[u8]) -> Reading {
    if u32::try_from(bytes.len()).is_err() {
        return Reading::refused(At::Byte(0), ProblemKind::Format("a record: it is longer than four GiB"));
    }
    let Decoded { text, charset, is_damaged, is_guessed } = match charset::decode(bytes) {
        Ok(decoded) => decoded,
        Err(refused) => return refused,
    };
    // Text that had to be decoded takes memory of its own, for which its buffer is three times as long.
    let of_text =
        if matches!(text, std::borrow::Cow::Owned(_)) { text.len().max(3 * bytes.len()) } else { 0 };
    let budget = within((9 * bytes.len()).saturating_sub(of_text));
    let mut reading = read_text_within(&text, budget);
    (reading.charset, reading.is_charset_guessed) = (charset, is_guessed);
    if is_damaged {
        let at = At::Text(TextPlace { line: 1, column: 1 });
        let kind = ProblemKind::Encoding(charset);
        reading.problems.insert(0, Problem { at, kind, done: Done::Understood });
    }
    reading
}

/// Reads all games of a text, such as one that was pasted.
pub fn read_text(text: &str) -> Reading {
    read_text_within(text, within(9 * text.len()))
}

/// What games may take so that they never take more than a limit: tables grow by a quarter at once.
fn within(limit: usize) -> usize {
    (limit / 5 * 4).max(LEAST_BUDGET)
}

fn read_text_within(text: &str, budget: usize) -> Reading {
    let (games, findings): (Vec<Tree>, _) = parser::Parser::new(text, budget).run();
    let (problems, n_more_problems) = findings.placed(text);
    Reading { games, problems, n_more_problems, charset: "UTF-8", is_charset_guessed: false }
}
