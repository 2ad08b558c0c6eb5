//! One node as it stands in a file, before it becomes a node of the tree.

use std::borrow::Cow;
use std::ops::Range;

use super::vocabulary::{self, Kind};
use crate::game::tree::GameKind;

/// The properties of a node under way, as places in the text: four bytes a number, however hostile the file.
#[derive(Debug, Default)]
pub(super) struct Draft {
    properties: Vec<RawProperty>,
    values: Vec<Span>,
}

#[derive(Clone, Copy, Debug)]
struct Span {
    start: u32,
    end: u32,
}

#[derive(Clone, Copy, Debug)]
struct RawProperty {
    ident: Span,
    first_value: u32,
}

/// A value of a property and its place in the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct RawValue<'a> {
    pub(super) text: &'a str,
    pub(super) at: usize,
}

/// All that a node says under one name.
#[derive(Clone, Debug)]
pub(super) struct Group<'a> {
    pub(super) ident: Cow<'a, str>,
    pub(super) kind: Kind,
    /// Where the name stands first.
    pub(super) at: usize,
    /// How often it stands there.
    pub(super) n_times: usize,
    values: Vec<Range<u32>>,
}

impl Group<'_> {
    /// The values in the order of the file.
    pub(super) fn values<'t>(&self, draft: &Draft, text: &'t str) -> impl Iterator<Item = RawValue<'t>> {
        let spans =
            self.values.iter().flat_map(|values| &draft.values[values.start as usize..values.end as usize]);
        spans.map(|span| RawValue { text: span.of(text), at: span.start as usize })
    }
}

impl Span {
    /// A stretch of a text shorter than four GiB, which longer files are not read as.
    fn new(range: Range<usize>) -> Self {
        Self { start: range.start as u32, end: range.end as u32 }
    }

    fn of(self, text: &str) -> &str {
        &text[self.start as usize..self.end as usize]
    }
}

impl Draft {
    pub(super) fn clear(&mut self) {
        self.properties.clear();
        self.values.clear();
    }

    /// What the draft takes, and will take while it becomes a node, in bytes.
    pub(super) fn heap_bytes(&self) -> usize {
        const OF_GROUP: usize = size_of::<(usize, Cow<'_, str>, usize)>();
        let of_property = size_of::<RawProperty>() + OF_GROUP;
        self.values.capacity() * size_of::<Span>() + self.properties.capacity() * of_property
    }

    /// Begins a property.
    pub(super) fn begin(&mut self, ident: Range<usize>) {
        self.properties.push(RawProperty { ident: Span::new(ident), first_value: self.values.len() as u32 });
    }

    /// Adds a value to the property begun.
    pub(super) fn value(&mut self, value: Range<usize>) {
        self.values.push(Span::new(value));
    }

    /// The number of properties begun.
    pub(super) const fn n_properties(&self) -> usize {
        self.properties.len()
    }

    /// Whether nothing was said yet.
    pub(super) fn is_empty(&self) -> bool {
        self.properties.is_empty()
    }

    /// Whether the property begun is text, of which a part says something.
    pub(super) fn last_is_text(&self, text: &str) -> bool {
        let kind = |property: &RawProperty| vocabulary::kind(&name(property.ident.of(text), GameKind::Go));
        self.properties
            .last()
            .is_some_and(|last| matches!(kind(last), Kind::Text | Kind::SimpleText | Kind::Raw))
    }

    /// Takes the property begun back where it has no value yet.
    pub(super) fn forget_last(&mut self) {
        if self.properties.last().is_some_and(|last| last.first_value as usize == self.values.len()) {
            self.properties.pop();
        }
    }

    /// The only property, where there is one with one value.
    pub(super) fn single<'a>(&self, text: &'a str) -> Option<(&'a str, RawValue<'a>)> {
        match (self.properties.as_slice(), self.values.as_slice()) {
            ([property], [value]) => {
                Some((property.ident.of(text), RawValue { text: value.of(text), at: value.start as usize }))
            }
            _ => None,
        }
    }

    /// The first value of a property, as it stands there.
    pub(super) fn find<'a>(&self, text: &'a str, ident: &str) -> Option<RawValue<'a>> {
        let other = GameKind::Other(0);
        let property =
            self.properties.iter().find(|property| name(property.ident.of(text), other) == ident)?;
        let value = self.values.get(property.first_value as usize)?;
        Some(RawValue { text: value.of(text), at: value.start as usize })
    }

    /// The properties put together by their names, in the order in which a node of the tree has them.
    pub(super) fn groups<'a>(&self, text: &'a str, game: GameKind) -> Vec<Group<'a>> {
        let mut all: Vec<(usize, Cow<'a, str>, usize)> = (0..self.properties.len())
            .map(|i| {
                let ident = name(self.properties[i].ident.of(text), game);
                (vocabulary::place(vocabulary::key(&ident)), ident, i)
            })
            .collect();
        all.sort_unstable();
        let mut groups: Vec<(usize, usize, Group<'a>)> = Vec::new();
        for (rank, ident, i) in all {
            let property = self.properties[i];
            let end = self.properties.get(i + 1).map_or(self.values.len(), |next| next.first_value as usize);
            let values = property.first_value..end as u32;
            match groups.last_mut() {
                Some((_, _, group)) if group.ident == ident => {
                    group.n_times += 1;
                    group.values.push(values);
                }
                _ => {
                    let (kind, at) = (kind_in(game, &ident), property.ident.start as usize);
                    groups.push((rank, i, Group { ident, kind, at, n_times: 1, values: vec![values] }));
                }
            }
        }
        groups.sort_by_key(|(rank, first, _)| (*rank, *first));
        groups.into_iter().map(|(_, _, group)| group).collect()
    }
}

/// The name of a property: up to `FF[3]` it may have small letters between the capitals, which mean nothing. Of a name
/// in small letters alone they are all there is.
fn name(raw: &str, game: GameKind) -> Cow<'_, str> {
    let is_plain = raw.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit());
    let ident = if is_plain {
        Cow::Borrowed(raw)
    } else if raw.bytes().any(|byte| byte.is_ascii_uppercase()) {
        let capitals: String = raw.chars().filter(|c| !c.is_ascii_lowercase()).collect();
        // No name begins with a digit.
        Cow::Owned(capitals.trim_start_matches(|c: char| c.is_ascii_digit()).to_owned())
    } else {
        Cow::Owned(raw.to_ascii_uppercase())
    };
    match (game, &*ident) {
        (GameKind::Other(_), _) => ident,
        // Marks and letters of FF[3]; the letters are points only, and take their text from the order.
        (_, "M") => Cow::Borrowed("MA"),
        (_, "L") => Cow::Borrowed("LB"),
        _ => ident,
    }
}

/// How the values of a property are kept: what would be points is no more than text in a game that is not ours.
pub(super) fn kind_in(game: GameKind, ident: &str) -> Kind {
    match (game, vocabulary::kind(ident)) {
        (GameKind::Other(_), Kind::Move | Kind::Points | Kind::Labels | Kind::Pairs) => Kind::Raw,
        (_, kind) => kind,
    }
}
