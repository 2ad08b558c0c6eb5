//! The Gomoku engine: line-shape tables, evaluation and alpha-beta search.

mod board;
mod class;
mod params;
mod shape;
mod spot;

pub use board::SearchBoard;
pub use class::Class;
pub use shape::LineShape;
