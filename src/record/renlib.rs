//! Libraries of the program `RenLib`, `.lib`: trees of moves of Renju with comments. Reading only.
//!
//! Source: what `RenLib` writes and reads (<https://github.com/gomoku/RenLib>, `LibraryFile.cpp`, `MoveNode.cpp`,
//! `RenLibDoc.cpp`). A header of 20 bytes, `FF 'RenLib' FF`, the version (up to 3.4) and filling; then for each node
//! in the order of a file two bytes, its point and its flags, two more where the flags say so, and its texts, each
//! ended by a zero and filled up to an even length. A point is `16 × row + column`, the row from zero at the top, the
//! column from one; zero is the root, and later a pass. The flag "down" says that the node has a next sibling,
//! "right" that it has no child.
//!
//! Of the flags a tree keeps: a mark as `HO[1]`, the start of a problem as `HO[2]`; both comments, the one in a line
//! and the longer one, as one comment. The text that stands on the board where a move may be played is a label of the
//! node before; a node that is no move but such a text becomes no node.
//!
//! Taken besides: libraries from before the header (the first byte is the middle of the board); comments of seven
//! bits, ended by the eighth; later versions, as far as they are the same; the same move twice, as one; texts in any
//! encoding, one for the file. At a point that is none the file is believed to be broken, and what comes before it
//! stands.

use encoding_rs::{Encoding, UTF_8};

use super::problem::{At, Done, Problem, ProblemKind};
use super::{Reading, charset};
use crate::board::Color;
use crate::game::tree::{Coord, GameKind, NodeId, Played, Tree, normalized};

const HEADER: [u8; 8] = *b"\xffRenLib\xff";
const HEADER_LEN: usize = 20;
/// The middle of the board, with which libraries without a header begin.
const CENTER: u8 = 0x78;

/// The flags of a node, and those of its second pair of bytes above them.
mod flag {
    pub(super) const DOWN: u32 = 0x80;
    pub(super) const RIGHT: u32 = 0x40;
    pub(super) const OLD_COMMENT: u32 = 0x20;
    pub(super) const MARK: u32 = 0x10;
    pub(super) const COMMENT: u32 = 0x08;
    pub(super) const START: u32 = 0x04;
    pub(super) const NO_MOVE: u32 = 0x02;
    pub(super) const EXTENSION: u32 = 0x01;
    pub(super) const BOARD_TEXT: u32 = 0x100;
}

/// Whether a file begins as a library of `RenLib` does.
pub(super) fn is_library(bytes: &[u8]) -> bool {
    bytes.starts_with(&HEADER)
}

/// Reads a library as one tree.
///
/// ```
/// # use goishi::record::renlib;
/// let mut file = b"\xffRenLib\xff\x03\x00".to_vec();
/// file.resize(20, 0xff);
/// // h8, then two answers; the second one has a comment.
/// file.extend([0x78, 0x00, 0x68, 0xc0, 0x69, 0x48]);
/// file.extend(b"good\0\0");
/// let read = renlib::read(&file);
/// let game = &read.games[0];
/// assert_eq!(read.problems, []);
/// let (first, second) = (game.main_line().nth(1).unwrap(), game.main_line().nth(2).unwrap());
/// let other = game.next_sibling(second).unwrap();
/// assert_eq!((game.n_nodes(), game.comment(other)), (4, Some("good")));
/// ```
pub fn read(bytes: &[u8]) -> Reading {
    let mut reading = Reading::default();
    let mut problem = |at, kind, done| reading.problems.push(Problem { at: At::Byte(at), kind, done });
    let start = if is_library(bytes) {
        let version = (bytes.get(8).copied().unwrap_or_default(), bytes.get(9).copied().unwrap_or_default());
        if version > (3, 4) {
            problem(8, ProblemKind::Format("RenLib 3.4"), Done::Understood);
        }
        HEADER_LEN.min(bytes.len())
    } else if bytes.first() == Some(&CENTER) {
        0
    } else {
        problem(0, ProblemKind::Format("a library of RenLib"), Done::Nothing);
        return reading;
    };
    let mut library = Library::new(bytes, start);
    let end = library.nodes();
    if let Err((at, kind)) = end {
        problem(at, kind, Done::ReadSoFar);
    }
    let (tree, charset) = library.finish();
    reading.games.push(tree);
    (reading.charset, reading.is_charset_guessed) = (charset.name(), charset != UTF_8);
    reading
}

/// What a text of a node is.
#[derive(Clone, Copy, Debug)]
enum TextOf {
    Comment(NodeId),
    Label(NodeId, Coord),
}

struct Library<'a> {
    bytes: &'a [u8],
    at: usize,
    tree: Tree,
    /// All texts in one piece, to find their encoding, and where each ends.
    texts: Vec<u8>,
    ends: Vec<(usize, TextOf)>,
}

impl<'a> Library<'a> {
    fn new(bytes: &'a [u8], at: usize) -> Self {
        let tree = Tree::new(GameKind::FiveInARow, GameKind::FiveInARow.default_size());
        Self { bytes, at, tree, texts: Vec::new(), ends: Vec::new() }
    }

    fn pair(&mut self) -> Option<(u8, u8)> {
        let pair = (*self.bytes.get(self.at)?, *self.bytes.get(self.at + 1)?);
        self.at += 2;
        Some(pair)
    }

    /// Reads all nodes, or up to where the file is broken.
    fn nodes(&mut self) -> Result<(), (usize, ProblemKind)> {
        let mut parent = self.tree.root();
        // For each node that has a next sibling, what comes before both.
        let mut branches: Vec<NodeId> = Vec::new();
        let mut is_first = true;
        loop {
            let start = self.at;
            let Some((point, flags)) = self.pair() else {
                let is_whole = branches.is_empty() && self.at == self.bytes.len();
                return if is_whole { Ok(()) } else { Err((start, ProblemKind::CutShort)) };
            };
            let mut flags = u32::from(flags);
            if flags & flag::EXTENSION != 0 {
                let (high, low) = self.pair().ok_or((start, ProblemKind::CutShort))?;
                flags |= u32::from(high) << 16 | u32::from(low) << 8;
            }
            let place = coord_of(point);
            if place.is_none() && point != 0 {
                let wrong = ProblemKind::Value { ident: "a point".to_owned(), value: format!("{point:02x}") };
                return Err((start, wrong));
            }
            let is_root = std::mem::take(&mut is_first) && place.is_none();
            let is_text_only = flags & flag::NO_MOVE != 0 && flags & flag::RIGHT != 0;
            let node = if is_root || is_text_only { parent } else { self.child(parent, place) };
            self.texts_of(flags, node, place.map(|at| (parent, at)), is_text_only)?;
            self.mark(node, flags);
            if flags & flag::DOWN != 0 && !is_root {
                branches.push(parent);
            }
            parent = node;
            if flags & flag::RIGHT != 0 {
                parent = branches.pop().unwrap_or_else(|| self.tree.root());
            }
        }
    }

    /// The child with this move, of the side whose turn it is.
    fn child(&mut self, parent: NodeId, place: Option<Coord>) -> NodeId {
        let color = self.tree.played(parent).map_or(Color::Black, |played| !played.color);
        let played = Played { color, place };
        let found = self.tree.find_move(parent, played);
        found.unwrap_or_else(|| self.tree.add_as_read(parent, Some(played)))
    }

    fn mark(&mut self, node: NodeId, flags: u32) {
        let emphasis = match (flags & flag::START, flags & flag::MARK) {
            (0, 0) => return,
            (0, _) => "1",
            _ => "2",
        };
        self.tree.set_foreign(node, "HO", emphasis);
    }

    /// Reads the texts that follow a node.
    fn texts_of(
        &mut self,
        flags: u32,
        node: NodeId,
        on_board: Option<(NodeId, Coord)>,
        is_text_only: bool,
    ) -> Result<(), (usize, ProblemKind)> {
        if flags & flag::OLD_COMMENT != 0 {
            self.text(TextOf::Comment(node), |byte| byte & 0x80 != 0)?;
        } else if flags & flag::COMMENT != 0 {
            // What is said of a text on the board belongs to it, and would be taken for what is said of the move
            // before.
            let of = on_board
                .filter(|_| is_text_only)
                .map_or(TextOf::Comment(node), |(parent, at)| TextOf::Label(parent, at));
            self.text(of, |byte| byte == 0)?;
        }
        if flags & flag::BOARD_TEXT != 0 {
            let of = on_board.map_or(TextOf::Comment(node), |(parent, at)| TextOf::Label(parent, at));
            self.text(of, |byte| byte == 0)?;
        }
        Ok(())
    }

    /// Reads one text, pair by pair, up to the byte that ends it.
    fn text(&mut self, of: TextOf, ends: impl Fn(u8) -> bool) -> Result<(), (usize, ProblemKind)> {
        let start = self.at;
        let mut is_open = true;
        while is_open {
            let Some((first, second)) = self.pair() else {
                self.ends.push((self.texts.len(), of));
                return Err((start, ProblemKind::CutShort));
            };
            for byte in [first, second] {
                if is_open && byte & 0x7f != 0 {
                    self.texts.push(if ends(byte) { byte & 0x7f } else { byte });
                }
                is_open &= !ends(byte);
            }
        }
        self.ends.push((self.texts.len(), of));
        Ok(())
    }

    /// The tree with its texts, and their encoding.
    fn finish(mut self) -> (Tree, &'static Encoding) {
        // Between the comment in a line and the longer one stands a backspace.
        let starts = std::iter::once(0).chain(self.ends.iter().map(|(end, _)| *end));
        let texts = starts.zip(&self.ends).map(|(start, (end, _))| &self.texts[start..*end]);
        let encoding = charset::of_texts(texts);
        let mut start = 0;
        for (end, of) in std::mem::take(&mut self.ends) {
            let text = encoding.decode_without_bom_handling(&self.texts[start..end]).0.replace('\u{8}', "\n");
            let text = normalized(text.trim_matches('\n'));
            start = end;
            match of {
                TextOf::Comment(node) => {
                    let whole = match self.tree.comment(node) {
                        Some(old) if old == text => continue,
                        Some(old) => format!("{old}\n{text}"),
                        None => text,
                    };
                    self.tree.set_comment(node, &whole);
                }
                TextOf::Label(node, at) => self.tree.set_label(node, at, &text),
            }
        }
        (self.tree, encoding)
    }
}

/// The point of a byte that has one.
fn coord_of(point: u8) -> Option<Coord> {
    let (x, y) = ((point % 16).checked_sub(1)?, point / 16);
    Coord::new(x, y).filter(|_| y < 15)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn file(nodes: &[u8]) -> Vec<u8> {
        let mut file = HEADER.to_vec();
        file.extend([3, 4]);
        file.resize(HEADER_LEN, 0xff);
        file.extend(nodes);
        file
    }

    fn check(nodes: &[u8], sgf: &str, problems: &[&str]) {
        let read = read(&file(nodes));
        let said: Vec<String> = read.problems.iter().map(ToString::to_string).collect();
        assert_eq!(said, problems);
        let text = crate::record::sgf::write_tree(&read.games[0]).replace('\n', "");
        assert_eq!(text.split_once("SZ[15]").map(|(_, rest)| rest), Some(sgf));
    }

    #[test]
    fn moves_variations_and_texts() {
        // A root with a comment, then h8 with two answers and a pass.
        check(
            b"\x00\x08root\0\0\x78\x00\x68\xc0\x69\x80\x89\x40\x00\x40",
            "C[root];B[hh](;W[hg])(;W[ig];B[ii])(;W[]))",
            &[],
        );
        check(b"\x78\x08one\x08two\0", ";B[hh]C[onetwo])", &[]);
        check(b"\x78\x20ab\xe3\0\x68\x50", ";B[hh]C[abc];W[hg]HO[1])", &[]);
        // A text on the board: of a move, and of none.
        check(b"\x78\x00\x68\xc1\0\x01A\0\x69\x43\0\x01B\0", ";B[hh]LB[hg:A][ig:B];W[hg])", &[]);
        // The same move twice is one.
        check(b"\x78\x00\x68\xc0\x68\x00\x89\x40", ";B[hh];W[hg];B[ii])", &[]);
    }

    #[test]
    fn broken_files_are_read_as_far_as_they_go() {
        let cut =
            |at| format!("byte {at}: the file ends in the middle of a game; what comes before was read");
        check(b"\x78\x00\x68\x80", ";B[hh];W[hg])", &[&cut(24)]);
        check(b"\x78\x00\x68", ";B[hh])", &[&cut(22)]);
        check(b"\x78\x08ab", ";B[hh]C[ab])", &[&cut(22)]);
        check(
            b"\x78\x00\xf1\x40\x68\x40",
            ";B[hh])",
            &["byte 22: a point cannot be \"f1\"; what comes before was read"],
        );
        assert_eq!(read(b"\xffRenLib\xff").games.len(), 1);
        assert_eq!(read(b"PK").games.len(), 0);
        assert_eq!(read(b"\x78\x00\x68\x40").games[0].n_nodes(), 3);
    }

    #[test]
    fn texts_are_in_one_encoding() {
        let mut nodes = b"\x78\x48".to_vec();
        nodes.extend(encoding_rs::GBK.encode("黑棋必胜，白棋无法防守。这是第一个例子。").0.iter());
        nodes.extend(if nodes.len().is_multiple_of(2) { b"\0\0".as_slice() } else { b"\0" });
        let read = read(&file(&nodes));
        let node = read.games[0].main_line().nth(1).unwrap();
        assert_eq!(read.games[0].comment(node), Some("黑棋必胜，白棋无法防守。这是第一个例子。"));
    }

    proptest! {
        #[test]
        fn garbage_never_panics(nodes in proptest::collection::vec(any::<u8>(), 0..300)) {
            let read = read(&file(&nodes));
            prop_assert!(read.games[0].n_nodes() <= nodes.len() / 2 + 1);
        }

        #[test]
        fn plausible_garbage_never_panics(nodes in proptest::collection::vec((1..=15_u8, 0..15_u8, any::<u8>()), 0..200)) {
            let bytes: Vec<u8> = nodes.iter().flat_map(|(x, y, flags)| [16 * y + x, flags & 0xd2]).collect();
            let read = read(&file(&bytes));
            let text = crate::record::sgf::write_tree(&read.games[0]);
            prop_assert_eq!(&crate::record::sgf::read(text.as_bytes()).games, &read.games);
        }
    }
}
