//! The Gomoku engine: line-shape tables, evaluation and alpha-beta search.
//!
//! - `spot`, `class`, `board`: points and sets of points; what a stone makes of four lines together; the board
//!   that keeps that and the shapes of single lines ([`LineShape`](crate::gomoku::LineShape)) incrementally.
//! - `legal`: which points a side may take, and with which of them it meets a four.
//! - `eval`, `nnue`, `fit`: what a position is worth, by which network, and how that is found.
//! - `moves`, `tt`, `vcf_table`: which moves matter; what is known of positions.
//! - `state`, `vcf`, `pvs`: a search under way; wins by continuous fours; the nodes of the search.
//! - `solver`, `solver_table`: wins by continuous threats, proved or refuted.
//! - `engine`, `line`, `skill`, `params`: the root; lines to the end of forced wins; what weaker players leave out;
//!   every number.
//!
//! A rule comes in by its line table (what is a five, how wide the window is), by classes of its own where it
//! forbids moves, by what `legal` says, and by its network.

mod board;
mod class;
mod engine;
mod eval;
mod fit;
mod legal;
mod line;
mod moves;
mod nnue;
mod params;
mod pvs;
mod skill;
mod solver;
mod solver_table;
mod spot;
mod state;
mod tt;
mod vcf;
mod vcf_table;

pub use board::SearchBoard;
pub use class::Class;
pub use engine::{Engine, promising};
pub use fit::{Fit, Samples, log_loss};
pub use skill::Skill;
pub use solver::{Solution, Solver, Threats, Verdict};
