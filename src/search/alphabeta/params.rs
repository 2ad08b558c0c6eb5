//! The numbers of the engine: each with its name, its meaning and its unit.
//!
//! Values are in hundredths of an open three (see [`crate::search::Value`]); scores order moves and have no unit.

/// Value of an empty point for a side, for each direction in which a stone of that side would make the shape,
/// in the order of [`LineShape::ALL`](super::LineShape::ALL).
pub(super) const SHAPE_VALUE: [i16; 13] = [0, 1, 3, 3, 7, 9, 10, 10, 18, 22, 26, 60, 100];

/// Value of an empty point on top of its four shapes, in the order of [`Class::ALL`](super::class::Class::ALL).
pub(super) const CLASS_VALUE: [i16; 12] = [0, 0, 4, 4, 10, 30, 4, 10, 60, 80, 80, 100];

/// Order of moves: score of each shape that a move makes or takes from the other side.
pub(super) const SHAPE_SCORE: [i16; 13] = [0, 2, 5, 7, 14, 17, 19, 22, 38, 44, 48, 120, 400];

/// Order of moves: score of the class of a point on top of its shapes.
pub(super) const CLASS_SCORE: [i16; 12] = [0, 0, 8, 8, 20, 80, 6, 30, 180, 250, 250, 600];

/// Order of moves: share of the score for taking a point from the other side, in percent of the score for
/// making the shape oneself.
pub(super) const DEFENSE_PERCENT: i32 = 70;

/// Worth of having the move, in hundredths of an open three.
pub(super) const TEMPO: i32 = 30;
