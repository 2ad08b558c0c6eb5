//! Comments, names, values and other text of a node.

use super::{Field, NodeId, Tree};

impl Tree {
    /// What is said about a node.
    pub fn comment(&self, node: NodeId) -> Option<&str> {
        Some(self.text(node, Field::Comment.into())?.value())
    }

    /// Says something about a node; without text the comment is taken away.
    pub fn set_comment(&mut self, node: NodeId, text: &str) {
        self.set_text(node, Field::Comment, &normalized(text));
    }

    /// The name of a node.
    pub fn name(&self, node: NodeId) -> Option<&str> {
        Some(self.text(node, Field::Name.into())?.value())
    }

    /// Names a node, in one line; without text the name is taken away.
    pub fn set_name(&mut self, node: NodeId, text: &str) {
        self.set_text(node, Field::Name, &normalized_line(text));
    }

    /// What somebody who looked into the position of a node holds it to be worth to Black, in points.
    pub fn value(&self, node: NodeId) -> Option<f64> {
        let value: f64 = self.text(node, Field::Value.into())?.value().parse().ok()?;
        value.is_finite().then_some(value)
    }

    /// Says what the position of a node is worth to Black, in points, to a hundredth.
    pub fn set_value(&mut self, node: NodeId, points: f64) {
        self.set_text(node, Field::Value, &format!("{points:.2}"));
    }

    pub(super) fn set_text(&mut self, node: NodeId, field: Field, text: &str) {
        self.set_texts(node, field.into(), (!text.is_empty()).then_some(text).into_iter());
    }
}

/// Text as `FF[4]` has it (`Text`): line breaks of any system become line feeds, other control characters spaces.
pub(crate) fn normalized(text: &str) -> String {
    let mut normal = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\n' | '\r' => {
                // The other of the two belongs to the same line break.
                chars.next_if(|next| matches!(next, '\n' | '\r') && *next != c);
                normal.push('\n');
            }
            _ if c.is_control() => normal.push(' '),
            _ => normal.push(c),
        }
    }
    normal
}

/// The same in one line (`SimpleText`): line breaks become spaces as well.
pub(crate) fn normalized_line(text: &str) -> String {
    normalized(text).replace('\n', " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_breaks_of_all_systems_are_one_line_break_each() {
        for text in ["a\nb\n\nc", "a\r\nb\r\n\r\nc", "a\rb\r\rc", "a\n\rb\n\r\n\rc"] {
            assert_eq!(normalized(text), "a\nb\n\nc", "{text:?}");
        }
        assert_eq!(normalized_line("a\tb\r\nc\u{3000}d\0"), "a b c\u{3000}d ");
    }
}
