//! The Gomoku engine: line-shape tables, evaluation and alpha-beta search.
//!
//! - `spot`, `class`, `board`: points and sets of points; what a stone makes of four lines together; the board
//!   that keeps that and the shapes of single lines ([`LineShape`](crate::gomoku::LineShape)) incrementally.
//! - `legal`: which points a side may take, and with which of them it meets a four.
//! - `eval`, `moves`, `tt`, `vcf_table`: what a position is worth; which moves matter; what is known of positions.
//! - `state`, `vcf`, `pvs`: a search under way; wins by continuous fours; the nodes of the search.
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
mod state;
mod tt;
mod vcf;
mod vcf_table;

pub use board::SearchBoard;
pub use class::Class;
pub use engine::Engine;
pub use skill::Skill;
