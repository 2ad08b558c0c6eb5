//! The texts of a node in one piece, so that a tree of a million nodes stays small: remarks, and what is foreign.
//!
//! Each property is its key, its values each after a unit separator, and a record separator at the end. The key is the
//! character of a [`Field`], or the name that a file has for what we do not know. No text of a record holds these two
//! control characters: they are replaced by spaces on their way in.

use super::field::{Field, Key};

const BEFORE_VALUE: char = '\x1f';
const BEHIND_PROPERTY: char = '\x1e';

/// A property of a node that is kept as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Property<'a> {
    key: Key<'a>,
    /// The values, each with the separator before it.
    values: &'a str,
}

impl<'a> Property<'a> {
    /// What it is about.
    pub(crate) const fn key(self) -> Key<'a> {
        self.key
    }

    /// The values, at least one; text without its escapes where we know what it is about, else as in the file.
    pub(crate) fn values(self) -> impl Iterator<Item = &'a str> + Clone {
        self.values.split(BEFORE_VALUE).skip(1)
    }

    /// The first value.
    pub(crate) fn value(self) -> &'a str {
        self.values().next().unwrap_or_default()
    }
}

/// The properties that a text holds.
fn listed(text: &str) -> impl Iterator<Item = Property<'_>> + Clone {
    text.split_terminator(BEHIND_PROPERTY).map(|text| {
        let (key, values) = text.split_at(text.find(BEFORE_VALUE).unwrap_or(text.len()));
        Property { key: Key::of_text(key), values }
    })
}

/// The texts of one node, in the order of their keys.
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

    pub(super) fn iter(&self) -> impl Iterator<Item = Property<'_>> {
        listed(&self.0)
    }

    pub(super) fn get(&self, key: Key<'_>) -> Option<Property<'_>> {
        self.iter().find(|property| property.key == key)
    }

    /// The same with other values of one property; without values it is taken away.
    pub(super) fn with<'v>(&self, key: Key<'_>, values: impl Iterator<Item = &'v str>) -> Self {
        let mut writer = PropertiesWriter::default();
        let mut values = Some(values);
        for old in self.iter() {
            // A foreign property keeps its place among the others of its kind.
            if (old.key == key || key.is_before(old.key))
                && let Some(values) = values.take()
            {
                writer.property(key, values);
            }
            if old.key != key {
                writer.property(old.key, old.values());
            }
        }
        if let Some(values) = values {
            writer.property(key, values);
        }
        Self(writer.0.into_boxed_str())
    }
}

/// Puts properties together that come in the right order.
#[derive(Debug, Default)]
pub(crate) struct PropertiesWriter(String);

impl PropertiesWriter {
    /// Begins a property.
    pub(crate) fn begin(&mut self, key: Key<'_>) {
        match key {
            Key::Field(field) => self.0.push(field.tag()),
            Key::Foreign(name) => {
                let is_plain = |byte: u8| byte.is_ascii_uppercase() || byte.is_ascii_digit();
                debug_assert!(!name.is_empty() && name.bytes().all(is_plain), "{name:?}");
                self.0.push_str(name);
            }
        }
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

    /// Adds a property with all its values, at least one.
    pub(crate) fn property<'v>(&mut self, key: Key<'_>, values: impl Iterator<Item = &'v str>) {
        let mut values = values.peekable();
        if values.peek().is_some() {
            self.begin(key);
            values.for_each(|value| self.value(value));
            self.end();
        }
    }

    /// Adds what another writer holds.
    pub(crate) fn append(&mut self, other: &Self) {
        self.0.push_str(&other.0);
    }

    /// The properties so far.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Property<'_>> + Clone {
        listed(&self.0)
    }

    /// A field so far.
    pub(crate) fn get(&self, field: Field) -> Option<Property<'_>> {
        self.iter().find(|property| property.key == Key::Field(field))
    }

    /// Whether there is none.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The properties as a node keeps them.
    pub(crate) fn properties(&self) -> Properties {
        Properties(self.0.as_str().into())
    }

    /// Forgets the properties and keeps the memory for the next node.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
        // One huge node must not be paid for by all the others.
        self.0.shrink_to(1 << 16);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_come_in_order_and_what_is_foreign_behind_as_it_came() {
        let (name, comment) = (Key::Field(Field::Name), Key::Field(Field::Comment));
        let mut properties = Properties::default();
        for (key, value) in [
            (Key::Foreign("XX"), "1"),
            (comment, "text"),
            (Key::Foreign("AA"), ""),
            (Key::Field(Field::UnderWay), "aa"),
            (Key::Foreign("XX"), "2"),
            (name, "name"),
        ] {
            properties = properties.with(key, [value].into_iter());
        }
        let order: Vec<Key<'_>> = properties.iter().map(Property::key).collect();
        let own = Key::Field(Field::UnderWay);
        assert_eq!(order, [name, comment, own, Key::Foreign("XX"), Key::Foreign("AA")]);
        assert_eq!(properties.get(Key::Foreign("XX")).map(Property::value), Some("2"));
        assert_eq!(properties.get(Key::Foreign("AA")).map(|p| p.values().count()), Some(1));
        let properties = properties.with(comment, std::iter::empty());
        assert_eq!(properties.get(comment), None);
    }

    #[test]
    fn separators_in_text_become_spaces() {
        let comment = Key::Field(Field::Comment);
        let properties = Properties::default().with(comment, ["a\x1fb\x1ec"].into_iter());
        assert_eq!(properties.get(comment).map(Property::value), Some("a b c"));
    }

    #[test]
    fn each_field_has_a_character_that_no_name_begins_with() {
        for field in Field::ALL {
            let mut tag = [0; 4];
            assert_eq!(Key::of_text(field.tag().encode_utf8(&mut tag)), Key::Field(field));
        }
        for name in ["A", "Z9", "0", "XE"] {
            assert_eq!(Key::of_text(name), Key::Foreign(name));
        }
    }
}
