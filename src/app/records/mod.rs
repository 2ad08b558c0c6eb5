//! The folder of saved games, as the program works with it.

pub(super) mod keeper;
