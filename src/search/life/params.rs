//! The numbers of the search for life.

/// Empty points and stones of the other side in an arena: with more it is not searched.
pub(super) const ARENA_OPEN: usize = 16;

/// Points of an arena, own stones included.
pub(super) const ARENA_POINTS: usize = 120;

/// Entries of the table of positions, a power of two.
pub(super) const TABLE_LEN: usize = 1 << 15;

/// Moves deep that a line may be; a longer one proves nothing.
pub(super) const MAX_DEPTH: usize = 64;

/// A safe chain with no more points than these for eyes outside of an arena is taken into it.
pub(super) const RING_EYES: usize = 2;
