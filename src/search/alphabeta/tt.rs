//! The transposition table: what the search already knows about a position, however it was reached.
//!
//! Buckets of four entries fill a cache line each. A new result takes the place of the same position, or of the
//! entry that is shallowest after older searches have been marked down. A key of 64 bits is compared in full;
//! what is left of the danger of a false hit is a wrong value, never an illegal move, because moves taken from
//! here are checked against the board.

use super::spot::Spot;

/// Values of the search itself count wins from the root: a win with the `n`th move from the root is
/// `MATE - n`. The table counts them from its own position, and these two functions are the only place where
/// one becomes the other.
pub(super) const MATE: i32 = 30_000;
/// Values beyond this are wins or, negated, losses.
pub(super) const MATE_BOUND: i32 = MATE - 1_000;

/// A value as seen from the root made one as seen from the position at `ply`.
pub(super) const fn to_table(value: i32, ply: i32) -> i16 {
    if value >= MATE_BOUND {
        (value + ply) as i16
    } else if value <= -MATE_BOUND {
        (value - ply) as i16
    } else {
        value as i16
    }
}

/// The inverse of [`to_table`].
pub(super) const fn from_table(value: i16, ply: i32) -> i32 {
    let value = value as i32;
    if value >= MATE_BOUND {
        value - ply
    } else if value <= -MATE_BOUND {
        value + ply
    } else {
        value
    }
}

/// What a stored value is to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The true value is at most this.
    Upper,
    /// The true value is at least this.
    Lower,
    /// This is the true value.
    Exact,
}

/// What is stored about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    key: u64,
    /// See [`to_table`].
    pub(super) value: i16,
    /// The best move, or `u16::MAX` where none is known.
    spot: u16,
    /// The depth searched; −128 marks an unused entry.
    pub(super) depth: i8,
    /// The search in which it was stored (six bits), and the bound (two bits).
    age_and_bound: u8,
}

const UNUSED: Entry = Entry { key: 0, value: 0, spot: u16::MAX, depth: i8::MIN, age_and_bound: 0 };

const _: () = assert!(size_of::<Entry>() == 16);

impl Entry {
    /// The best move, if one is known.
    pub(super) fn spot(&self) -> Option<Spot> {
        (usize::from(self.spot) < Spot::TABLE_LEN).then(|| Spot::from_index(usize::from(self.spot)))
    }

    /// What the value is to the true one.
    pub(super) const fn bound(&self) -> Bound {
        match self.age_and_bound & 3 {
            0 => Bound::Upper,
            1 => Bound::Lower,
            _ => Bound::Exact,
        }
    }
}

const BUCKET: usize = 4;

/// The table.
#[derive(Debug)]
pub(super) struct Table {
    buckets: Vec<[Entry; BUCKET]>,
    age: u8,
}

impl Table {
    /// A table of at most this many bytes: the largest power of two of buckets that fits, at least one.
    pub(super) fn new(bytes: usize) -> Self {
        let n = (bytes / size_of::<[Entry; BUCKET]>()).max(1);
        let n = 1 << n.ilog2();
        Self { buckets: vec![[UNUSED; BUCKET]; n], age: 0 }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.buckets.fill([UNUSED; BUCKET]);
        self.age = 0;
    }

    /// Marks what is stored as older than what will be.
    pub(super) const fn next_search(&mut self) {
        self.age = (self.age + 1) & 63;
    }

    /// What is known about the position with this hash.
    #[inline]
    pub(super) fn probe(&self, key: u64) -> Option<&Entry> {
        self.buckets[self.index(key)].iter().find(|entry| entry.key == key && entry.depth != i8::MIN)
    }

    /// Stores a result; a known best move is kept when none is given.
    pub(super) fn store(&mut self, key: u64, spot: Option<Spot>, value: i16, depth: i32, bound: Bound) {
        let age = self.age;
        let index = self.index(key);
        let bucket = &mut self.buckets[index];
        let worth = |entry: &Entry| {
            let years = age.wrapping_sub(entry.age_and_bound >> 2) & 63;
            if entry.key == key { i32::MIN } else { i32::from(entry.depth) - 4 * i32::from(years) }
        };
        let Some(entry) = bucket.iter_mut().min_by_key(|entry| worth(entry)) else { return };
        let same = entry.key == key && entry.depth != i8::MIN;
        let spot = match spot {
            Some(spot) => spot.index() as u16,
            None if same => entry.spot,
            None => u16::MAX,
        };
        let depth = depth.clamp(-100, 120) as i8;
        if same && bound != Bound::Exact && depth + 2 < entry.depth && entry.age_and_bound >> 2 == age {
            entry.spot = spot;
            return;
        }
        let bound = match bound {
            Bound::Upper => 0,
            Bound::Lower => 1,
            Bound::Exact => 2,
        };
        *entry = Entry { key, value, spot, depth, age_and_bound: age << 2 | bound };
    }

    /// The bucket of a hash: its upper bits, as far as the table reaches.
    const fn index(&self, key: u64) -> usize {
        (key >> 20) as usize & (self.buckets.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wins_keep_their_distance_at_every_ply() {
        for ply in 0..40 {
            for value in [0, 250, -8_000, MATE - 60, 60 - MATE] {
                assert_eq!(from_table(to_table(value, ply), ply), value);
            }
            // Seven moves from here are `ply + 7` from the root.
            assert_eq!(from_table(to_table(MATE - 7, 0), ply), MATE - 7 - ply);
        }
    }

    #[test]
    fn what_was_stored_is_found() {
        let mut table = Table::new(1 << 12);
        let spot = Spot::new(3, 4);
        table.store(77, Some(spot), 12, 6, Bound::Lower);
        let entry = table.probe(77).unwrap();
        assert_eq!((entry.spot(), entry.value, entry.depth), (Some(spot), 12, 6));
        assert_eq!(entry.bound(), Bound::Lower);
        assert!(table.probe(78).is_none());
        table.store(77, None, 9, 8, Bound::Exact);
        assert_eq!(table.probe(77).unwrap().spot(), Some(spot));
        table.clear();
        assert!(table.probe(77).is_none());
    }

    #[test]
    fn deep_results_outlive_shallow_ones_and_old_ones_go_first() {
        let mut table = Table::new(1);
        for key in 1..=4 {
            table.store(key, None, 0, 10 + key as i32, Bound::Exact);
        }
        table.store(5, None, 0, 1, Bound::Exact);
        assert!(table.probe(1).is_none() && table.probe(4).is_some());
        for _ in 0..5 {
            table.next_search();
        }
        table.store(6, None, 0, 2, Bound::Exact);
        table.store(7, None, 0, 2, Bound::Exact);
        assert!(table.probe(6).is_some() && table.probe(7).is_some());
    }
}
