//! What a text of a node is about, in words of our own: what a file calls it is the business of who reads and writes
//! files.

use super::{InfoKey, Mark};
use crate::board::Color;

/// Declares the fields and lists them.
macro_rules! fields {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// What a text of a node is about, in the order in which a node has them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        #[repr(u8)]
        pub(crate) enum Field {
            $($(#[$doc])* $name,)*
        }

        impl Field {
            /// All fields, in their order.
            pub(crate) const ALL: [Self; [$(stringify!($name)),*].len()] = [$(Self::$name),*];
        }
    };
}

fields! {
    Rules,
    Komi,
    Handicap,
    /// The main time, where it is written in a way that is not ours.
    MainTime,
    /// The overtime, where it is written in a way that is not ours, or cannot be understood.
    Overtime,
    BlackPlayer,
    BlackRank,
    BlackTeam,
    WhitePlayer,
    WhiteRank,
    WhiteTeam,
    Result,
    Event,
    Round,
    Place,
    Date,
    GameName,
    OpeningName,
    Annotator,
    User,
    Source,
    Copyright,
    GameComment,
    // From here on to the clocks the node holds typed values, and text only where the record has other words for them.
    BlackStones,
    WhiteStones,
    Cleared,
    Turn,
    BlackLeft,
    BlackCount,
    WhiteLeft,
    WhiteCount,
    Name,
    Comment,
    Value,
    BadMove,
    GoodMove,
    DoubtfulMove,
    InterestingMove,
    Triangles,
    Squares,
    Circles,
    Crosses,
    Selected,
    Labels,
    Arrows,
    Lines,
    Dimmed,
    Visible,
    BlackTerritory,
    WhiteTerritory,
    Finding,
    // And so do all that follow.
    Placement,
    GivenResult,
    Opening,
    OnForbidden,
    Seats,
    WhiteMainTime,
    Levels,
    Study,
    Analyzed,
    Answer,
    Offer,
    Resumption,
    Dead,
    Seki,
    Proposed,
    Agreed,
    End,
    Thought,
    Here,
    Visited,
    UnderWay,
}

/// The characters that stand for the fields: the names of what is foreign begin with a capital or a figure, and two
/// control characters separate values and properties.
const TAGS: [u8; Field::ALL.len()] = {
    let (mut tags, mut n, mut byte) = ([0; Field::ALL.len()], 0, 1);
    while n < tags.len() {
        let is_free = !matches!(byte, 0x1e | 0x1f | b'0'..=b'9' | b'A'..=b'Z' | 0x7f..);
        assert!(byte < 0x7f, "there are more fields than characters");
        if is_free {
            tags[n] = byte;
            n += 1;
        }
        byte += 1;
    }
    tags
};

/// The field of each character, by its number; one past the last where it is none.
const OF_TAG: [u8; 128] = {
    let (mut fields, mut n) = ([Field::ALL.len() as u8; 128], 0);
    while n < TAGS.len() {
        fields[TAGS[n] as usize] = n as u8;
        n += 1;
    }
    fields
};

impl Field {
    /// The character that stands for the field.
    pub(super) fn tag(self) -> char {
        char::from(TAGS[self as usize])
    }

    /// The field that a character stands for; none where a foreign name begins with it.
    pub(super) fn of_tag(tag: u8) -> Option<Self> {
        Self::ALL.get(usize::from(*OF_TAG.get(usize::from(tag))?)).copied()
    }

    /// The marks of a kind.
    pub(super) const fn of_mark(mark: Mark) -> Self {
        match mark {
            Mark::Triangle => Self::Triangles,
            Mark::Square => Self::Squares,
            Mark::Circle => Self::Circles,
            Mark::Cross => Self::Crosses,
            Mark::Selected => Self::Selected,
        }
    }

    /// What belongs to a side.
    pub(super) const fn of_color(color: Color, [black, white]: [Self; 2]) -> Self {
        match color {
            Color::Black => black,
            Color::White => white,
        }
    }

    /// Something about the game.
    pub(super) const fn of_info(key: InfoKey) -> Self {
        match key {
            InfoKey::Player(color) => Self::of_color(color, [Self::BlackPlayer, Self::WhitePlayer]),
            InfoKey::Rank(color) => Self::of_color(color, [Self::BlackRank, Self::WhiteRank]),
            InfoKey::Team(color) => Self::of_color(color, [Self::BlackTeam, Self::WhiteTeam]),
            InfoKey::Rules => Self::Rules,
            InfoKey::Result => Self::Result,
            InfoKey::Event => Self::Event,
            InfoKey::Round => Self::Round,
            InfoKey::Place => Self::Place,
            InfoKey::Date => Self::Date,
            InfoKey::GameName => Self::GameName,
            InfoKey::Opening => Self::OpeningName,
            InfoKey::Annotator => Self::Annotator,
            InfoKey::User => Self::User,
            InfoKey::Source => Self::Source,
            InfoKey::Copyright => Self::Copyright,
            InfoKey::GameComment => Self::GameComment,
        }
    }
}

/// What a text is filed under: a field of ours, or the name that a file gives to what we do not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Key<'a> {
    Field(Field),
    Foreign(&'a str),
}

impl<'a> Key<'a> {
    /// The key that [`Properties`](super::Properties) keeps so.
    pub(super) fn of_text(text: &'a str) -> Self {
        let field = text.bytes().next().and_then(Field::of_tag);
        field.map_or(Self::Foreign(text), Self::Field)
    }

    /// Whether a text under this key stands before one under another: fields in their order, what is foreign after
    /// them as it came.
    pub(super) fn is_before(self, other: Key<'_>) -> bool {
        match (self, other) {
            (Self::Field(ours), Key::Field(theirs)) => ours < theirs,
            (Self::Field(_), Key::Foreign(_)) => true,
            (Self::Foreign(_), _) => false,
        }
    }
}

impl From<Field> for Key<'_> {
    fn from(field: Field) -> Self {
        Self::Field(field)
    }
}
