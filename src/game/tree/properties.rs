//! The properties of a node in one piece of text, so that a tree of a million nodes stays small.
//!
//! Each property is its name, its values each behind a unit separator, and a record separator at the end. No text
//! of a record holds these two control characters: they are replaced by spaces on their way in.

use super::vocabulary::rank;

const BEFORE_VALUE: char = '\x1f';
const BEHIND_PROPERTY: char = '\x1e';

/// A property of a node, as [`Tree::properties`](super::Tree::properties) shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Property<'a> {
    ident: &'a str,
    /// The values, each with the separator before it.
    values: &'a str,
}

impl<'a> Property<'a> {
    /// The name: capital letters and digits, such as `LB`.
    pub const fn ident(self) -> &'a str {
        self.ident
    }

    /// The values, at least one; text without its escapes where `FF[4]` defines the property, else as in the file.
    pub fn values(self) -> impl Iterator<Item = &'a str> + Clone {
        self.values.split(BEFORE_VALUE).skip(1)
    }

    /// The first value.
    pub fn value(self) -> &'a str {
        self.values().next().unwrap_or_default()
    }
}

/// The properties of one node, in the order of the vocabulary and then as they came.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Properties(Box<str>);

impl Properties {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The bytes kept on the heap.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = Property<'_>> {
        self.0.split_terminator(BEHIND_PROPERTY).map(|text| {
            let (ident, values) = text.split_at(text.find(BEFORE_VALUE).unwrap_or(text.len()));
            Property { ident, values }
        })
    }

    pub(super) fn get(&self, ident: &str) -> Option<Property<'_>> {
        self.iter().find(|property| property.ident == ident)
    }

    /// The same with other values of one property; without values it is taken away.
    pub(super) fn with<'v>(&self, ident: &str, values: impl Iterator<Item = &'v str>) -> Self {
        let mut writer = PropertiesWriter::default();
        let mut values = Some(values);
        let new_rank = rank(ident);
        let unknown = rank("");
        for old in self.iter() {
            let old_rank = rank(old.ident);
            // An unknown property keeps its place among the others of its kind.
            let is_here = old.ident == ident || old_rank > new_rank && new_rank < unknown;
            if is_here && let Some(values) = values.take() {
                writer.property(ident, values);
            }
            if old.ident != ident {
                writer.property(old.ident, old.values());
            }
        }
        if let Some(values) = values {
            writer.property(ident, values);
        }
        writer.finish()
    }
}

/// Puts properties together that come in the right order.
#[derive(Debug, Default)]
pub(crate) struct PropertiesWriter(String);

impl PropertiesWriter {
    /// Begins a property.
    pub(crate) fn begin(&mut self, ident: &str) {
        debug_assert!(!ident.is_empty() && ident.bytes().all(|b| b.is_ascii_alphanumeric()), "{ident:?}");
        self.0.push_str(ident);
    }

    /// Adds a value to the property begun.
    pub(crate) fn value(&mut self, value: &str) {
        self.0.push(BEFORE_VALUE);
        if value.contains([BEFORE_VALUE, BEHIND_PROPERTY]) {
            self.0.push_str(&value.replace([BEFORE_VALUE, BEHIND_PROPERTY], " "));
        } else {
            self.0.push_str(value);
        }
    }

    /// Ends the property begun, which has at least one value.
    pub(crate) fn end(&mut self) {
        self.0.push(BEHIND_PROPERTY);
    }

    fn property<'v>(&mut self, ident: &str, values: impl Iterator<Item = &'v str>) {
        let mut values = values.peekable();
        if values.peek().is_some() {
            self.begin(ident);
            values.for_each(|value| self.value(value));
            self.end();
        }
    }

    /// The properties, and an empty writer that keeps its memory for the next node.
    pub(crate) fn take(&mut self) -> Properties {
        let properties = Properties(self.0.as_str().into());
        self.0.clear();
        // One huge node must not be paid for by all the others.
        self.0.shrink_to(1 << 16);
        properties
    }

    fn finish(self) -> Properties {
        Properties(self.0.into_boxed_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(properties: &Properties) -> Vec<(String, Vec<String>)> {
        properties.iter().map(|p| (p.ident().to_owned(), p.values().map(str::to_owned).collect())).collect()
    }

    #[test]
    fn known_properties_come_in_order_and_unknown_ones_behind_as_they_came() {
        let mut properties = Properties::default();
        for (ident, value) in
            [("XX", "1"), ("C", "text"), ("AA", ""), ("AB", "aa"), ("XX", "2"), ("N", "name")]
        {
            properties = properties.with(ident, [value].into_iter());
        }
        let order: Vec<String> = listed(&properties).into_iter().map(|(ident, _)| ident).collect();
        assert_eq!(order, ["AB", "N", "C", "XX", "AA"]);
        assert_eq!(properties.get("XX").map(Property::value), Some("2"));
        assert_eq!(properties.get("AA").map(|p| p.values().count()), Some(1));
        let properties = properties.with("C", std::iter::empty());
        assert_eq!(properties.get("C"), None);
    }

    #[test]
    fn separators_in_text_become_spaces() {
        let properties = Properties::default().with("C", ["a\x1fb\x1ec"].into_iter());
        assert_eq!(properties.get("C").map(Property::value), Some("a b c"));
    }
}
