//! Comments, names, values and other text of a node.

use super::{Field, NodeId, Tree};

/// What an annotator holds of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveQuality {
    /// Good, or a tesuji.
    Good,
    /// Interesting.
    Interesting,
    /// Doubtful.
    Doubtful,
    /// Bad.
    Bad,
}

impl MoveQuality {
    const ALL: [Self; 4] = [Self::Good, Self::Interesting, Self::Doubtful, Self::Bad];

    const fn field(self) -> Field {
        match self {
            Self::Good => Field::GoodMove,
            Self::Interesting => Field::InterestingMove,
            Self::Doubtful => Field::DoubtfulMove,
            Self::Bad => Field::BadMove,
        }
    }

    /// Good and bad moves may be very good and very bad, of the others there is one kind.
    const fn text(self) -> &'static str {
        match self {
            Self::Good | Self::Bad => "1",
            Self::Interesting | Self::Doubtful => "",
        }
    }
}

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

    /// What a review has found out about the position of a node, in its own words.
    pub(crate) fn finding(&self, node: NodeId) -> Option<&str> {
        Some(self.text(node, Field::Finding.into())?.value())
    }

    /// Keeps what a review has found out about the position of a node.
    pub(crate) fn set_finding(&mut self, node: NodeId, text: &str) {
        self.set_text(node, Field::Finding, &normalized_line(text));
    }

    /// What is held of the move of a node; the first of several that a record has.
    pub fn quality(&self, node: NodeId) -> Option<MoveQuality> {
        MoveQuality::ALL.into_iter().find(|quality| self.text(node, quality.field().into()).is_some())
    }

    /// Says what is held of the move of a node, or takes away what is said of it.
    pub fn set_quality(&mut self, node: NodeId, quality: Option<MoveQuality>) {
        for kind in MoveQuality::ALL {
            let text = (quality == Some(kind)).then_some(kind.text());
            self.set_texts(node, kind.field().into(), text.into_iter());
        }
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
    fn a_move_is_held_for_one_thing() {
        let mut tree =
            Tree::new(crate::game::tree::GameKind::Go, crate::board::BoardSize::new(9).unwrap().into());
        let node = tree.add_node(tree.root()).unwrap();
        for quality in MoveQuality::ALL {
            tree.set_quality(node, Some(quality));
            assert_eq!(tree.quality(node), Some(quality));
        }
        tree.set_quality(node, None);
        assert_eq!((tree.quality(node), tree.properties(node).count()), (None, 0));
    }

    #[test]
    fn line_breaks_of_all_systems_are_one_line_break_each() {
        for text in ["a\nb\n\nc", "a\r\nb\r\n\r\nc", "a\rb\r\rc", "a\n\rb\n\r\n\rc"] {
            assert_eq!(normalized(text), "a\nb\n\nc", "{text:?}");
        }
        assert_eq!(normalized_line("a\tb\r\nc\u{3000}d\0"), "a b c\u{3000}d ");
    }
}
