//! Life and death: whether a chain can be taken, by search.
//!
//! Playouts tell well whose a point is where many ways lead to the same end. Where only one does they fail: to kill a
//! group with an eye of four points that has the shape of a pyramid, its enemy must fill three of them, be taken, and
//! play back into the middle. Random moves hardly ever do all that, and so the group lives in most playouts. Yet there
//! are few moves to try, and search tries them all.
//!
//! # The arena
//! `Arena`: the points on which the life of a chain is decided. It grows from the chain over empty points, over
//! chains of its side and over chains of the other side that are not held for safe, until safe chains shut it in. Who
//! is safe, and where nobody gets anything, is for the caller to say (`Beliefs`). There is play in the arena only; so
//! a safe chain with a liberty elsewhere cannot be taken, and one that has none, or there just an eye or two, is
//! watched: once it is taken, the chain asked about lives.
//!
//! # The search
//! `Solver`: depth-first proof-number search (A. Nagai, "Df-pn algorithm for searching AND/OR trees and its
//! applications", 2002) for the end "the chain is taken". What it holds by:
//!
//! - The attacker must move, the defender may pass. So a chain in seki is not taken, and lives.
//! - The chain lives as soon as Benson's theorem says so within the arena (`eyes`).
//! - A ko may not be taken back at once, and there are no threats elsewhere, as in article 7 of the Japanese rules. So
//!   bent four in the corner is dead. Whatever else repeats a position is the defender's.
//! - Nobody fills an eye of his own.
//!
//! So what it calls dead is dead if the safe chains are safe. That a chain is alive it proves only in an arena from
//! which no liberty leads out.

mod arena;
mod eyes;
mod params;
mod solver;
#[cfg(test)]
mod tests;

pub(crate) use arena::{Arena, Beliefs};
pub(crate) use solver::{Fate, Solver};
