//! What is wrong with a file, where, and what was done about it.

use std::fmt;

/// A place in a text, both counted from one, the column in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TextPlace {
    /// The line; a line ends with LF, CR, CR LF or LF CR.
    pub line: usize,
    /// The character in the line, of the text as decoded.
    pub column: usize,
}

/// Where something is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// In a text.
    Text(TextPlace),
    /// In a file that is no text, at this byte, counted from zero.
    Byte(usize),
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(TextPlace { line, column }) => write!(f, "{line}:{column}"),
            Self::Byte(byte) => write!(f, "byte {byte}"),
        }
    }
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProblemKind {
    /// No game was found.
    #[error("no game")]
    NoGame,
    /// The file ends before the game does.
    #[error("the file ends in the middle of a game")]
    CutShort,
    /// Something that belongs to no game.
    #[error("text that is no part of a game")]
    Junk,
    /// A node, a variation or a game does not begin as it should.
    #[error("a {0:?} is missing")]
    Missing(char),
    /// A property twice in a node.
    #[error("{0} comes twice in a node")]
    Duplicate(String),
    /// A property about the whole file in another node than the first.
    #[error("{0} belongs to the first node")]
    Misplaced(String),
    /// A value that is none of its property.
    #[error("{ident} cannot be {value:?}")]
    Value {
        /// The property.
        ident: String,
        /// The value, cut where it is long.
        value: String,
    },
    /// More than one move, or a move and set-up stones, in a node; or a move in the root.
    #[error("a node has more than a move, or the root has one")]
    MixedNode,
    /// A point off the board.
    #[error("{0} is off the board")]
    OffBoard(String),
    /// A stone on a point that has one.
    #[error("{0} is on a taken point")]
    Taken(String),
    /// Bytes that are no text in the encoding found.
    #[error("text that is not in {0}")]
    Encoding(&'static str),
    /// The file takes more memory than any record of its length would.
    #[error("more parts than a record of this length can have")]
    TooDense,
    /// A file of a kind or version that we do not know.
    #[error("not a file that can be read as {0}")]
    Format(&'static str),
}

/// What was done about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    /// What is meant was plain, and is in the record.
    Understood,
    /// It was left out.
    LeftOut,
    /// It stays in the record as it stands, and other programs may understand it.
    Kept,
    /// The values were put together.
    Merged,
    /// The node was split in two or more.
    Split,
    /// What was read before is there.
    ReadSoFar,
    /// Nothing could be read.
    Nothing,
}

impl fmt::Display for Done {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Understood => "understood all the same",
            Self::LeftOut => "left out",
            Self::Kept => "kept as it stands",
            Self::Merged => "put together",
            Self::Split => "split",
            Self::ReadSoFar => "what comes before was read",
            Self::Nothing => "nothing was read",
        })
    }
}

/// Something wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Where.
    pub at: At,
    /// What.
    pub kind: ProblemKind,
    /// What was done about it.
    pub done: Done,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}; {}", self.at, self.kind, self.done)
    }
}

/// Problems by their place in the text in bytes, until all are known and the lines can be counted at once.
#[derive(Debug, Default)]
pub(super) struct Findings {
    list: Vec<(usize, ProblemKind, Done)>,
    n_more: usize,
}

impl Findings {
    /// The problems named; of a file with more only their number is known.
    const MOST: usize = 1000;

    pub(super) fn add(&mut self, at: usize, kind: ProblemKind, done: Done) {
        if self.list.len() < Self::MOST {
            self.list.push((at, kind, done));
        } else {
            self.n_more += 1;
        }
    }

    /// Whether something was found that belongs to no game.
    pub(super) fn has_junk(&self) -> bool {
        self.list.iter().any(|(_, kind, _)| *kind == ProblemKind::Junk)
    }

    /// How much was found so far.
    pub(super) const fn mark(&self) -> (usize, usize) {
        (self.list.len(), self.n_more)
    }

    /// Forgets what was found since.
    pub(super) fn rewind(&mut self, (n_listed, n_more): (usize, usize)) {
        self.list.truncate(n_listed);
        self.n_more = n_more;
    }

    pub(super) fn value(&mut self, at: usize, ident: &str, value: &str, done: Done) {
        let value = shortened(value);
        self.add(at, ProblemKind::Value { ident: shortened(ident), value }, done);
    }

    /// The problems in the order of the text, and how many more there are.
    pub(super) fn placed(mut self, text: &str) -> (Vec<Problem>, usize) {
        self.list.sort_by_key(|(at, ..)| *at);
        let mut places = Places::new(text);
        let place = |(at, kind, done)| Problem { at: At::Text(places.of(at)), kind, done };
        (self.list.into_iter().map(place).collect(), self.n_more)
    }
}

/// The first characters of a text, for a message.
pub(super) fn shortened(text: &str) -> String {
    const MOST: usize = 40;
    let cut = text.char_indices().nth(MOST).map(|(end, _)| &text[..end]);
    cut.map_or_else(|| text.to_owned(), |cut| format!("{cut}…"))
}

/// Counts lines and columns of rising places.
struct Places<'a> {
    rest: std::iter::Peekable<std::str::CharIndices<'a>>,
    place: TextPlace,
    /// The line break before, which another character may still complete.
    half_break: Option<char>,
}

impl<'a> Places<'a> {
    fn new(text: &'a str) -> Self {
        let place = TextPlace { line: 1, column: 1 };
        Self { rest: text.char_indices().peekable(), place, half_break: None }
    }

    fn of(&mut self, at: usize) -> TextPlace {
        while let Some((_, c)) = self.rest.next_if(|(i, _)| *i < at) {
            let is_break = matches!(c, '\n' | '\r');
            if is_break && self.half_break.is_some_and(|first| first != c) {
                self.half_break = None;
            } else if is_break {
                self.place = TextPlace { line: self.place.line + 1, column: 1 };
                self.half_break = Some(c);
            } else {
                self.place.column += 1;
                self.half_break = None;
            }
        }
        self.place
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_in_lines_and_characters() {
        let text = "ab\r\n棋cd\n\ne\rf";
        let mut places = Places::new(text);
        let found: Vec<(usize, usize)> = ['b', '棋', 'd', 'e', 'f']
            .into_iter()
            .map(|c| places.of(text.find(c).unwrap()))
            .map(|place| (place.line, place.column))
            .collect();
        assert_eq!(found, [(1, 2), (2, 1), (2, 3), (4, 1), (5, 1)]);
    }
}
