//! The title, and the choice of the next match.

pub(crate) mod new_game;
pub(crate) mod title;
