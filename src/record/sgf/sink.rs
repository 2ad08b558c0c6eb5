//! From the values of a property as they stand in a file to those that the tree keeps, one by one: a property may have
//! as many as the file is long.

use super::board::{Board, ReadPlace};
use super::draft::{Draft, Group, RawValue};
use super::value;
use super::vocabulary::{self, Class, Kind};
use crate::game::tree::{Coord, Key, PropertiesWriter};
use crate::record::problem::{Done, Findings};

/// Takes the values of one property, which is begun with the first.
pub(super) struct Sink<'g> {
    writer: PropertiesWriter,
    ident: &'g str,
    key: Key<'g>,
    n_values: usize,
}

impl<'g> Sink<'g> {
    pub(super) const fn new(writer: PropertiesWriter, ident: &'g str, key: Key<'g>) -> Self {
        Self { writer, ident, key, n_values: 0 }
    }

    fn push(&mut self, value: &str) {
        if self.n_values == 0 {
            self.writer.begin(self.key);
        }
        self.n_values += 1;
        self.writer.value(value);
    }

    /// Takes the values that a draft of this text has in a group.
    pub(super) fn take(
        &mut self,
        group: &Group<'_>,
        draft: &Draft,
        text: &str,
        board: &mut Board,
        findings: &mut Findings,
    ) {
        let raw = || group.values(draft, text);
        match group.kind {
            Kind::Raw => raw().for_each(|raw| self.push(value::as_it_stands(raw.text))),
            Kind::Text => join(raw().map(|raw| value::text(raw.text)), "\n", self),
            Kind::SimpleText => join(raw().map(|raw| value::simple_text(raw.text)), ", ", self),
            Kind::Word => word(raw(), self, findings),
            Kind::Move => {
                let words = raw().map(|raw| value::word(raw.text));
                let unread = words.filter(|word| board.place(word) == ReadPlace::Unreadable);
                unread.for_each(|word| self.push(&word));
            }
            Kind::Points | Kind::Labels | Kind::Pairs => self.list(group.kind, raw(), board, findings),
        }
    }

    /// The values of a property that lists points.
    fn list<'t>(
        &mut self,
        kind: Kind,
        raw: impl Iterator<Item = RawValue<'t>>,
        board: &mut Board,
        findings: &mut Findings,
    ) {
        let ident = self.ident;
        let (mut seen, mut letters) = ([0_u64; Coord::LIMIT as usize], ('a'..='z').cycle());
        for raw in raw {
            // An escaped colon separates as well: a point has none that could be meant.
            let plain = value::simple_text(raw.text);
            let (front, back) =
                plain.split_once(':').map_or((&*plain, None), |(front, back)| (front, Some(back)));
            let front = front.trim();
            let mut read =
                |text: &str| board.point(text).map(|point| board.accept(ident, raw, point, findings));
            let at = if front.is_empty() { None } else { read(front) };
            let value: Option<String> = match (kind, at, back) {
                (Kind::Labels, Some(at), Some(text)) => Some(format!("{at}:{text}")),
                (Kind::Labels, Some(at), None) => letters.next().map(|letter| format!("{at}:{letter}")),
                (Kind::Points, Some(at), None) => {
                    let row = &mut seen[usize::from(at.y())];
                    let is_new = *row >> at.x() & 1 == 0;
                    *row |= 1 << at.x();
                    if !is_new {
                        continue;
                    }
                    Some(at.to_string())
                }
                (Kind::Points | Kind::Pairs, Some(at), Some(to)) => {
                    let to = read(to.trim());
                    to.filter(|to| kind == Kind::Points || *to != at).map(|to| format!("{at}:{to}"))
                }
                (Kind::Points, None, None) if front.is_empty() => continue,
                _ => None,
            };
            if let Some(value) = value {
                self.push(&value);
            } else {
                findings.value(raw.at, ident, raw.text, Done::Kept);
                self.push(&value::word(raw.text));
            }
        }
        // An empty list has a meaning of its own where the points of the node before would go on.
        if self.n_values == 0 && matches!(ident, "DD" | "VW" | "TB" | "TW") {
            self.push("");
        }
    }

    /// Ends the property, if it has values.
    pub(super) fn finish(mut self) -> PropertiesWriter {
        if self.n_values > 0 {
            self.writer.end();
        }
        self.writer
    }
}

/// Texts in one; the same twice in a row once.
fn join<'t>(texts: impl Iterator<Item = std::borrow::Cow<'t, str>>, between: &str, sink: &mut Sink<'_>) {
    let mut texts = texts.filter(|text| !text.is_empty()).peekable();
    let Some(first) = texts.next() else { return };
    if texts.peek().is_none() {
        sink.push(&first);
        return;
    }
    let (mut all, mut last) = (first.into_owned(), 0);
    for text in texts {
        if all[last..] != *text {
            all.push_str(between);
            last = all.len();
            all.push_str(&text);
        }
    }
    sink.push(&all);
}

/// A single short value; those after the first are left out.
fn word<'t>(raw: impl Iterator<Item = RawValue<'t>>, sink: &mut Sink<'_>, findings: &mut Findings) {
    let ident = sink.ident;
    let mut kept: Option<String> = None;
    for raw in raw {
        let text = value::word(raw.text);
        if let Some(kept) = &kept {
            if *kept != *text {
                findings.value(raw.at, ident, raw.text, Done::LeftOut);
            }
            continue;
        }
        // Nothing is a value of marks such as KO and IT; about the game it is nothing.
        let class = vocabulary::lookup(ident).map(|entry| entry.class);
        if text.is_empty() && matches!(class, Some(Class::Info | Class::Root | Class::Setup)) {
            continue;
        }
        let read = match ident {
            "KM" => value::komi(&text).map(std::borrow::Cow::into_owned),
            "PL" => match text.to_ascii_lowercase().as_str() {
                "b" | "black" | "1" => Some("B".to_owned()),
                "w" | "white" | "2" => Some("W".to_owned()),
                _ => None,
            },
            _ => Some(text.clone().into_owned()),
        };
        match &read {
            None => findings.value(raw.at, ident, raw.text, Done::Kept),
            Some(read) if *read != *text => findings.value(raw.at, ident, raw.text, Done::Understood),
            Some(_) => {}
        }
        kept = Some(read.unwrap_or_else(|| text.into_owned()));
    }
    if let Some(kept) = kept {
        sink.push(&kept);
    }
}
