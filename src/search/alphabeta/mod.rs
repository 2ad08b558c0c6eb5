//! The Gomoku engine: line-shape tables, evaluation and alpha-beta search.
//!
//! - `spot`, `class`, `board`: points and sets of points; what a stone makes of four lines together; the board
//!   that keeps that and the shapes of single lines ([`LineShape`](crate::gomoku::LineShape)) incrementally.
//! - `legal`: which points a side may take, and with which of them it meets a four.
//! - `eval`, `moves`, `vcf`, `tt`, `pvs`: what a position is worth; which moves matter; wins by continuous fours;
//!   the transposition table; the nodes of the search.
//! - `engine`, `skill`, `params`: the root; what weaker players leave out; every number.
//!
//! A rule comes in by its line table (what is a five, how wide the window is), by classes of its own where it
//! forbids moves, and by what `legal` says. The evaluation is fitted to freestyle and serves all rules.

mod board;
mod class;
mod engine;
mod eval;
mod legal;
mod moves;
mod params;
mod pvs;
mod skill;
mod spot;
mod tt;
mod vcf;

pub use board::SearchBoard;
pub use class::Class;
pub use engine::Engine;
pub use skill::Skill;
