//! What a node of a record says of the clocks: `BL` and `OB`, `WL` and `OW`; and in `XC` of our own what whoever is
//! to act has left of that, where time was thought at the node without a step.

use std::time::Duration;

use super::words::{parse_seconds, seconds};
use super::{Clock, Stretch, TimeControl};
use crate::board::Color;
use crate::game::tree::{NodeId, Tree};

/// The time left, and in overtime the number of periods or stones.
const THOUGHT: &str = "XC";

const fn idents(color: Color) -> (&'static str, &'static str) {
    match color {
        Color::Black => ("BL", "OB"),
        Color::White => ("WL", "OW"),
    }
}

/// The clock of a side as a node has it; what cannot be read counts as absent.
pub(in crate::game) fn read(tree: &Tree, node: NodeId, color: Color, control: TimeControl) -> Option<Clock> {
    let (time, count) = idents(color);
    let value = |ident| tree.property(node, ident).map(|property| property.value().trim());
    let left = parse_seconds(value(time)?)?;
    Clock::found(control, left, value(count).and_then(|count| count.parse().ok()))
}

/// Whether a node says anything of the clock of a side.
pub(in crate::game) fn is_noted(tree: &Tree, node: NodeId, color: Color) -> bool {
    tree.property(node, idents(color).0).is_some()
}

/// Writes the clock of a side into a node.
pub(in crate::game) fn note(tree: &mut Tree, node: NodeId, color: Color, clock: &Clock) {
    let (time, count) = idents(color);
    tree.set_own(node, time, Some(&seconds(clock.left())));
    tree.set_own(node, count, count_of(clock).map(|count| count.to_string()).as_deref());
}

/// What whoever is to act has left after thinking at a node.
pub(in crate::game) fn read_thought(tree: &Tree, node: NodeId, control: TimeControl) -> Option<Clock> {
    let text = tree.property(node, THOUGHT)?.value();
    let mut words = text.split(' ');
    let left: Duration = parse_seconds(words.next()?)?;
    Clock::found(control, left, words.next().and_then(|count| count.parse().ok()))
}

/// Writes it, or takes it away.
pub(in crate::game) fn note_thought(tree: &mut Tree, node: NodeId, clock: Option<&Clock>) {
    let text = clock.map(|clock| match count_of(clock) {
        Some(count) => format!("{} {count}", seconds(clock.left())),
        None => seconds(clock.left()),
    });
    tree.set_own(node, THOUGHT, text.as_deref());
}

const fn count_of(clock: &Clock) -> Option<u8> {
    match clock.stretch() {
        Stretch::Main => None,
        Stretch::Period { left } | Stretch::Stones { left } => Some(left),
    }
}
