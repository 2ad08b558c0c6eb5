//! Cover the board: the fewest stones that take every point.
//!
//! A stone takes its own point and the points next to it along the lines, up to five in the shape of a plus. In
//! the words of graph theory the stones are a *dominating set* of the grid graph, and the fewest that do are its
//! *domination number*: 7 on 5×5. The numbers are those of the On-Line Encyclopedia of Integer Sequences, A350823
//! for rectangles and A104519 for squares.
//!
//! # The puzzle
//! - [`Board`]: a rectangle of 1 to 9 points each way; [`Board::OFFERED`] lists those worth playing.
//! - [`Cover`]: the stones placed, what each point is taken by, what is left; placing and undoing; hints.
//! - [`Attempt`]: the same with stones taken back anywhere, and with undo and redo.
//! - [`Solutions`]: every solution of a board, in classes of those that turning and mirroring carry into each
//!   other; [`Album`]: which classes somebody has found.
//!
//! # Two ways to solve it
//! They share nothing but the board, and the tests hold one against the other.
//!
//! - [`recursion`], written to be read and to be watched: whatever stands on the board, some stone must take the
//!   first free point, and at most five can. [`recursion::Search`] yields it step by step.
//! - [`ProfileTable`], fast: after any number of points in row order, all that matters of the stones placed is how
//!   they leave one row's worth of points. The method of Mertens, *Domination Polynomials of the Grid, the
//!   Cylinder, the Torus, and the King Graph*, Journal of Integer Sequences 27 (2024), 24.7.6, arXiv:2408.08053.
//!
//! Points are those of [`crate::board`], which do not know the board they lie on, so that a screen can draw,
//! point at and name them as it does in any other game.

mod attempt;
mod board;
mod drawing;
mod profile;
pub mod recursion;
mod set;
mod solutions;
mod state;
mod symmetry;

pub use attempt::{Attempt, Change};
pub use board::{Board, BoardError};
pub use drawing::{DrawingError, draw, read};
pub use profile::ProfileTable;
pub use set::PointSet;
pub use solutions::{Album, Class, Find, Solutions, canonical};
pub use state::{Cover, IllegalStone};
pub use symmetry::Symmetry;

#[cfg(test)]
mod tests;
