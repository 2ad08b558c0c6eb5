//! The properties that `FF[4]` defines and those of our own, in the one order in which we write them.
//!
//! Source: <https://www.red-bean.com/sgf/proplist.html> and <https://www.red-bean.com/sgf/go.html>. What is not in
//! these tables is unknown: kept as it stands in the file, between the known ones and our own, in the order in which it
//! came. What ours mean is told in the module `facts`.

use crate::game::tree::{Field, Key};

/// Where a property belongs (`FF[4]`, "property types").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Class {
    /// About the file: in the root only.
    Root,
    /// About the game: usually in the root.
    Info,
    /// A move, or about one.
    Move,
    /// Stones that no move placed.
    Setup,
    /// All else about a node.
    Node,
}

/// What the values of a property are (`FF[4]`, "property value types").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// One short value: a number, a color, or nothing; white space around it means nothing.
    Word,
    /// One line of text.
    SimpleText,
    /// Text with line breaks.
    Text,
    /// One move: a point, or nothing for a pass.
    Move,
    /// Points and rectangles of points, each at most once.
    Points,
    /// Points with a line of text each.
    Labels,
    /// Pairs of points.
    Pairs,
    /// Not known, or composed of parts that mean nothing to us: kept as in the file, escapes included.
    Raw,
}

/// A property that we know.
#[derive(Debug)]
pub(super) struct Entry {
    pub(super) ident: &'static str,
    pub(super) class: Class,
    pub(super) kind: Kind,
}

const fn entry(ident: &'static str, class: Class, kind: Kind) -> Entry {
    Entry { ident, class, kind }
}

/// All properties that we know, in the order in which a node has them.
static TABLE: [Entry; 74] = {
    use Class::{Info, Move, Node, Root, Setup};
    use Kind::{Labels, Pairs, Points, Raw, SimpleText, Text, Word};
    [
        entry("B", Move, Kind::Move),
        entry("W", Move, Kind::Move),
        entry("FF", Root, Word),
        entry("GM", Root, Word),
        entry("CA", Root, Word),
        entry("AP", Root, Raw),
        entry("SZ", Root, Word),
        entry("ST", Root, Word),
        entry("RU", Info, SimpleText),
        entry("KM", Info, Word),
        entry("HA", Info, Word),
        entry("TM", Info, Word),
        entry("OT", Info, SimpleText),
        entry("PB", Info, SimpleText),
        entry("BR", Info, SimpleText),
        entry("BT", Info, SimpleText),
        entry("PW", Info, SimpleText),
        entry("WR", Info, SimpleText),
        entry("WT", Info, SimpleText),
        entry("RE", Info, SimpleText),
        entry("EV", Info, SimpleText),
        entry("RO", Info, SimpleText),
        entry("PC", Info, SimpleText),
        entry("DT", Info, SimpleText),
        entry("GN", Info, SimpleText),
        entry("ON", Info, SimpleText),
        entry("AN", Info, SimpleText),
        entry("US", Info, SimpleText),
        entry("SO", Info, SimpleText),
        entry("CP", Info, SimpleText),
        entry("GC", Info, Text),
        entry("KO", Move, Word),
        entry("MN", Move, Word),
        entry("AB", Setup, Points),
        entry("AW", Setup, Points),
        entry("AE", Setup, Points),
        entry("PL", Setup, Word),
        entry("BL", Move, Word),
        entry("OB", Move, Word),
        entry("WL", Move, Word),
        entry("OW", Move, Word),
        entry("N", Node, SimpleText),
        entry("C", Node, Text),
        entry("GB", Node, Word),
        entry("GW", Node, Word),
        entry("DM", Node, Word),
        entry("UC", Node, Word),
        entry("HO", Node, Word),
        entry("V", Node, Word),
        entry("BM", Move, Word),
        entry("TE", Move, Word),
        entry("DO", Move, Word),
        entry("IT", Move, Word),
        entry("TR", Node, Points),
        entry("SQ", Node, Points),
        entry("CR", Node, Points),
        entry("MA", Node, Points),
        entry("SL", Node, Points),
        entry("LB", Node, Labels),
        entry("AR", Node, Pairs),
        entry("LN", Node, Pairs),
        entry("DD", Node, Points),
        entry("VW", Node, Points),
        entry("TB", Node, Points),
        entry("TW", Node, Points),
        entry("FG", Node, Raw),
        entry("PM", Node, Word),
        // Of other games (Lines of Action, Octi and the like): known by name only.
        entry("AS", Node, Raw),
        entry("IP", Info, Raw),
        entry("IY", Info, Raw),
        entry("SE", Node, Raw),
        entry("SU", Info, Raw),
        entry("SI", Node, Raw),
        entry("LC", Node, Raw),
    ]
};

/// The name of each field of a node, in their order.
const IDENTS: [&str; Field::ALL.len()] = [
    "RU", "KM", "HA", "TM", "OT", "PB", "BR", "BT", "PW", "WR", "WT", "RE", "EV", "RO", "PC", "DT", "GN",
    "ON", "AN", "US", "SO", "CP", "GC", "AB", "AW", "AE", "PL", "BL", "OB", "WL", "OW", "N", "C", "V", "BM",
    "TE", "DO", "IT", "TR", "SQ", "CR", "MA", "SL", "LB", "AR", "LN", "DD", "VW", "TB", "TW", "XW", "XB",
    "XT", "XO", "XF", "XS", "XM", "XV", "XI", "XN", "XA", "XP", "XR", "XD", "XK", "XQ", "XG", "XE", "XC",
    "XH", "XL", "XU",
];

/// Where in a list of names each one of one or two capitals stands, by its [`code`]; one past the list where it does
/// not.
macro_rules! places {
    ($len:expr, $name:expr) => {{
        let mut places = [$len as u8; 27 * 27];
        let mut place = 0;
        while place < $len {
            if let Some(code) = code($name(place).as_bytes()) {
                places[code] = place as u8;
            }
            place += 1;
        }
        places
    }};
}

const fn listed(rank: usize) -> &'static str {
    TABLE[rank].ident
}

const fn ident_at(place: usize) -> &'static str {
    IDENTS[place]
}

static RANKS: [u8; 27 * 27] = places!(TABLE.len(), listed);
static FIELDS: [u8; 27 * 27] = places!(IDENTS.len(), ident_at);

/// The name of a field.
pub(super) const fn ident(field: Field) -> &'static str {
    IDENTS[field as usize]
}

/// What is kept under a name.
pub(super) fn key(ident: &str) -> Key<'_> {
    let place = code(ident.as_bytes()).map_or(IDENTS.len(), |code| FIELDS[code].into());
    Field::ALL.get(place).map_or(Key::Foreign(ident), |field| Key::Field(*field))
}

/// The place of what is kept under a key among the properties of a node: the properties of `FF[4]`, what is unknown,
/// our own.
pub(super) fn place(key: Key<'_>) -> usize {
    match key {
        Key::Foreign(name) => rank(name),
        Key::Field(field) => match rank(ident(field)) {
            known if known < TABLE.len() => known,
            unknown => unknown + 1 + field as usize,
        },
    }
}

/// A number for each name of one or two capitals.
const fn code(ident: &[u8]) -> Option<usize> {
    match *ident {
        [a @ b'A'..=b'Z'] => Some((a - b'A') as usize * 27),
        [a @ b'A'..=b'Z', b @ b'A'..=b'Z'] => Some((a - b'A') as usize * 27 + (b - b'A') as usize + 1),
        _ => None,
    }
}

/// The place of a property in the order of a node; one past the table for what we do not know.
fn rank(ident: &str) -> usize {
    code(ident.as_bytes()).map_or(TABLE.len(), |code| RANKS[code].into())
}

/// What we know of a property.
pub(super) fn lookup(ident: &str) -> Option<&'static Entry> {
    TABLE.get(rank(ident))
}

/// How the values of a property are kept.
pub(super) fn kind(ident: &str) -> Kind {
    lookup(ident).map_or(Kind::Raw, |entry| entry.kind)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_come_in_the_order_of_their_properties() {
        for pair in Field::ALL.windows(2) {
            assert!(place(pair[0].into()) < place(pair[1].into()), "{pair:?}");
        }
        for field in Field::ALL {
            assert_eq!(key(ident(field)), Key::Field(field));
        }
        assert_eq!((key("XX"), key("KO")), (Key::Foreign("XX"), Key::Foreign("KO")));
    }

    #[test]
    fn no_property_is_listed_twice() {
        for (i, entry) in TABLE.iter().enumerate() {
            assert_eq!(rank(entry.ident), i, "{}", entry.ident);
            assert!(entry.ident.len() <= 2 && entry.ident.bytes().all(|b| b.is_ascii_uppercase()));
        }
        for unknown in ["", "A", "Z", "ZZ", "XA", "b", "Bb", "B1", "TER", "\u{c4}"] {
            assert_eq!((rank(unknown), kind(unknown)), (TABLE.len(), Kind::Raw), "{unknown}");
        }
    }
}
