//! How a weaker player thinks: what the search leaves out and how it errs.

/// What the search may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// The number of moves looked at in a position.
    pub width: usize,
    /// The number of fours in a row followed to a win by fours alone; zero is none.
    pub vcf_depth: i32,
    /// The largest random bonus of a move at the root, in hundredths of a point: how far from the best a
    /// chosen move may be.
    pub spread: i32,
    /// The same for the first eight moves of a game.
    pub opening_spread: i32,
    /// Bytes of the tables kept between moves.
    pub table_bytes: usize,
}

impl Skill {
    /// Everything the engine can do.
    pub const FULL: Self =
        Self { width: usize::MAX, vcf_depth: 24, spread: 0, opening_spread: 4, table_bytes: 32 << 20 };
}
