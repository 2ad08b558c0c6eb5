//! Writing SGF: `FF[4]`, UTF-8, one order of properties, variations in brackets only where there are several.

use std::borrow::Cow;

use super::draft::kind_in;
use super::facts;
use super::vocabulary::{self, Kind, place};
use crate::board::Color;
use crate::game::tree::{Key, NodeId, Tree};

/// A line of the file is ended before the node that would begin past this column.
const LINE: usize = 72;

/// A game as a file.
pub fn write_tree(tree: &Tree) -> String {
    write_collection(std::slice::from_ref(tree))
}

/// Several games as one file.
///
/// ```
/// # use goishi::record::sgf;
/// let games = sgf::read(b"(;GM[1]SZ[9]C[a\\]b]XY[kept \\: so];AB[cc])(;GM[4]SZ[15];B[h8](;W[ii])(;W[jj]))").games;
/// let text = sgf::write_collection(&games);
/// assert_eq!(sgf::read(text.as_bytes()).games, games);
/// assert!(text.contains("XY[kept \\: so]"));
/// assert!(text.ends_with(";B[hh]\n(;W[ii])\n(;W[jj]))\n"));
/// ```
pub fn write_collection(games: &[Tree]) -> String {
    let mut writer = Writer { text: String::new(), line_start: 0 };
    for game in games {
        writer.game(game);
    }
    writer.text
}

struct Writer {
    text: String,
    /// Where the line under way begins.
    line_start: usize,
}

impl Writer {
    fn game(&mut self, tree: &Tree) {
        self.text.push('(');
        let mut at = tree.root();
        loop {
            self.node(tree, at);
            if let Some(child) = tree.first_child(at) {
                self.open(tree, child);
                at = child;
                continue;
            }
            // Up to where another variation begins, ending those before it.
            loop {
                let Some(parent) = tree.parent(at) else {
                    self.text.push(')');
                    self.break_line();
                    return;
                };
                if is_branch(tree, parent) {
                    self.text.push(')');
                }
                if let Some(next) = tree.next_sibling(at) {
                    self.open(tree, next);
                    at = next;
                    break;
                }
                at = parent;
            }
        }
    }

    /// Begins a variation where the node is one of several.
    fn open(&mut self, tree: &Tree, node: NodeId) {
        if tree.parent(node).is_some_and(|parent| is_branch(tree, parent)) {
            self.break_line();
            self.text.push('(');
        } else if self.text.len() - self.line_start > LINE {
            self.break_line();
        }
    }

    fn break_line(&mut self) {
        self.text.push('\n');
        self.line_start = self.text.len();
    }

    fn node(&mut self, tree: &Tree, node: NodeId) {
        self.text.push(';');
        if node == tree.root() {
            let head = [
                ("FF", "4".to_owned()),
                ("GM", tree.game().number().to_string()),
                ("CA", "UTF-8".to_owned()),
                ("AP", concat!("Goishi:", env!("CARGO_PKG_VERSION")).to_owned()),
                ("SZ", tree.size().to_string()),
            ];
            for (ident, value) in head {
                self.text.push_str(ident);
                self.value(&value);
            }
        }
        if let Some(played) = tree.played(node) {
            self.text.push(if played.color == Color::Black { 'B' } else { 'W' });
            self.value(&played.place.map(|at| at.to_string()).unwrap_or_default());
        }
        let said = facts::said(tree, node).map(|(field, values)| (place(field.into()), field, values));
        let mut said: Vec<_> = said.collect();
        said.sort_by_key(|(place, ..)| *place);
        let mut said = said.into_iter().peekable();
        let mut texts: Vec<_> = tree.properties(node).map(|text| (place(text.key()), text)).collect();
        texts.sort_by_key(|(place, _)| *place);
        for (at, text) in texts {
            while let Some((_, field, values)) = said.next_if(|(place, ..)| *place < at) {
                self.values(vocabulary::ident(field), &values);
            }
            let ident = ident_of(text.key());
            let kind = kind_in(tree.game(), ident);
            self.text.push_str(ident);
            for value in text.values() {
                let value = match kind {
                    Kind::Raw if is_well_formed(value) => Cow::Borrowed(value),
                    _ => escaped(value),
                };
                self.value(&value);
            }
        }
        for (_, field, values) in said {
            self.values(vocabulary::ident(field), &values);
        }
    }

    /// A property in whose values nothing needs an escape.
    fn values(&mut self, ident: &str, values: &[String]) {
        self.text.push_str(ident);
        for value in values {
            self.value(value);
        }
    }

    fn value(&mut self, value: &str) {
        self.text.push('[');
        self.text.push_str(value);
        self.text.push(']');
    }
}

const fn ident_of(key: Key<'_>) -> &str {
    match key {
        Key::Field(field) => vocabulary::ident(field),
        Key::Foreign(name) => name,
    }
}

fn is_branch(tree: &Tree, node: NodeId) -> bool {
    tree.first_child(node) != tree.last_child(node)
}

/// `]` and `\` escaped. (A colon needs it in the first part of a composed value only, which is a point in all that
/// we write.)
fn escaped(value: &str) -> Cow<'_, str> {
    if !value.contains([']', '\\']) {
        return Cow::Borrowed(value);
    }
    let mut text = String::with_capacity(value.len() + 8);
    for c in value.chars() {
        if matches!(c, ']' | '\\') {
            text.push('\\');
        }
        text.push(c);
    }
    Cow::Owned(text)
}

/// Whether a value that is written as it stands ends where its bracket is.
fn is_well_formed(value: &str) -> bool {
    let mut chars = value.chars();
    while let Some(c) = chars.next() {
        if c == ']' || c == '\\' && chars.next().is_none() {
            return false;
        }
    }
    true
}
