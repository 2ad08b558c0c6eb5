//! Geometry that every game on the board shares: points, colors, sizes, coordinates, symmetries.
//!
//! A [`Point`] is counted from the top left, x to the right and y downwards, from zero. It is made by
//! [`BoardSize::point`], so that a point off the board cannot be had by accident; what comes from
//! outside goes through [`coord`].

mod color;
pub mod coord;
pub mod diagram;
mod grid;
mod point;
mod point_set;
mod size;
mod symmetry;
pub mod zobrist;

pub use color::{ByColor, Color};
pub use grid::Grid;
pub use point::{Direction, Point};
pub use point_set::PointSet;
pub use size::{BoardSize, BoardSizeError};
pub use symmetry::Symmetry;
