//! Records of games that other programs can read.

pub mod sgf;
