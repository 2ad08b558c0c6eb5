//! The transposition table: what the search already knows about a position, however it was reached.
//!
//! Buckets of four entries fill a cache line each. A new result takes the place of the same position, or of the
//! entry that is shallowest after older searches have been marked down. A key of 64 bits is compared in full;
//! what is left of the danger of a false hit is a wrong value, never an illegal move, because moves taken from
//! here are checked against the board.

use std::sync::atomic::{AtomicU64, Ordering};

use bytemuck::Zeroable;
use bytemuck::allocation::zeroed_vec;
use prefetch_index::prefetch_index;

use super::params::PLY;
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

impl Bound {
    /// What a value found with this window is.
    pub(super) const fn of(value: i32, alpha: i32, beta: i32) -> Self {
        if value >= beta {
            Self::Lower
        } else if value > alpha {
            Self::Exact
        } else {
            Self::Upper
        }
    }
}

/// What is stored about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// See [`to_table`].
    pub(super) value: i16,
    /// The best move, if one is known.
    pub(super) spot: Option<Spot>,
    /// The depth searched, in units of a [`PLY`].
    pub(super) depth: i16,
    /// The evaluation, where it was asked for.
    pub(super) eval: Option<i16>,
    /// What the value is to the true one.
    pub(super) bound: Bound,
}

/// How much depth an entry loses to newer ones with each search that it is older.
const YEAR: i32 = 4 * PLY;
/// What was searched this much deeper is kept.
const DEEPER: i16 = 2 * PLY as i16;
/// Ages wrap around here.
const N_AGES: u8 = 64;
/// What stands for no move.
const NO_SPOT: u16 = 0x3FF;
/// What stands for no evaluation.
const NO_EVAL: i16 = i16::MIN;

impl Entry {
    /// The value at `ply`, where it was searched deep enough or is proved, and lies outside the window or is the true
    /// one.
    #[inline]
    pub(super) fn settles(self, alpha: i32, beta: i32, depth: i32, ply: i32) -> Option<i32> {
        let value = from_table(self.value, ply);
        let is_usable = match self.bound {
            Bound::Exact => true,
            Bound::Lower => value >= beta,
            Bound::Upper => value <= alpha,
        };
        let is_sure = || i32::from(self.depth) >= depth || self.proof(ply).is_some();
        (is_usable && is_sure()).then_some(value)
    }

    /// The value at `ply` where it is a forced win or loss, which it is however deep it was looked for.
    #[inline]
    pub(super) fn proof(self, ply: i32) -> Option<i32> {
        let value = from_table(self.value, ply);
        let is_proof = match self.bound {
            Bound::Lower => value >= MATE_BOUND,
            Bound::Upper => value <= -MATE_BOUND,
            Bound::Exact => value.abs() >= MATE_BOUND,
        };
        is_proof.then_some(value)
    }

    /// The value, where it says more about the position than its evaluation does.
    pub(super) fn better_eval(self, eval: i32, ply: i32) -> Option<i32> {
        let value = from_table(self.value, ply);
        let is_closer = match self.bound {
            Bound::Exact => true,
            Bound::Lower => value > eval,
            Bound::Upper => value < eval,
        };
        (is_closer && value.abs() < MATE_BOUND).then_some(value)
    }

    /// The entry, and the search in which it was stored modulo [`N_AGES`], in one word: from the lowest bit value and
    /// evaluation (16 bits each), spot (10), depth (12), age (6), bound (one to three, so that no entry is zero).
    const fn pack(self, age: u8) -> u64 {
        let spot = match self.spot {
            Some(spot) => spot.index() as u16,
            None => NO_SPOT,
        };
        let bound = match self.bound {
            Bound::Upper => 1,
            Bound::Lower => 2,
            Bound::Exact => 3,
        };
        let eval = match self.eval {
            Some(eval) => eval,
            None => NO_EVAL,
        };
        self.value as u16 as u64
            | (eval as u16 as u64) << 16
            | (spot as u64 & 0x3FF) << 32
            | (self.depth as u64 & 0xFFF) << 42
            | (age as u64) << 54
            | bound << 60
    }

    /// The inverse of [`pack`](Self::pack); `None` for the zero of an unused place.
    const fn unpack(word: u64) -> Option<(Self, u8)> {
        let bound = match word >> 60 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            3 => Bound::Exact,
            _ => return None,
        };
        let spot = (word >> 32) as usize & 0x3FF;
        let eval = (word >> 16) as u16 as i16;
        let entry = Self {
            value: word as u16 as i16,
            spot: if spot < Spot::TABLE_LEN { Some(Spot::from_index(spot)) } else { None },
            depth: ((word >> 42) as i16) << 4 >> 4,
            eval: if eval == NO_EVAL { None } else { Some(eval) },
            bound,
        };
        Some((entry, (word >> 54) as u8 % N_AGES))
    }
}

const BUCKET: usize = 4;

/// Four places: a cache line.
type Bucket = [Place; BUCKET];

/// A packed entry, and the key of its position xor it. Threads share the table without locks: where two write at the
/// same time the words do not fit together, and nothing is known (Hyatt and Mann, "A Lockless Transposition Table
/// Implementation for Parallel Search", 2002).
#[derive(Debug, Zeroable)]
#[repr(C)]
struct Place {
    check: AtomicU64,
    word: AtomicU64,
}

impl Place {
    /// The key and the packed entry.
    #[inline]
    fn load(&self) -> (u64, u64) {
        let word = self.word.load(Ordering::Relaxed);
        (self.check.load(Ordering::Relaxed) ^ word, word)
    }

    #[inline]
    fn store(&self, key: u64, word: u64) {
        self.check.store(key ^ word, Ordering::Relaxed);
        self.word.store(word, Ordering::Relaxed);
    }
}

const _: () = assert!(size_of::<Bucket>() == 64);

#[derive(Debug)]
pub(super) struct Table {
    buckets: Vec<Bucket>,
    age: u8,
}

impl Table {
    /// A table of at most this many bytes: the largest power of two of buckets that fits, at least one.
    pub(super) fn new(bytes: usize) -> Self {
        let n = (bytes / size_of::<Bucket>()).max(1);
        // Zeroes from the system, which are not touched before they are needed.
        Self { buckets: zeroed_vec(1 << n.ilog2()), age: 0 }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        for place in self.buckets.iter().flatten() {
            place.store(0, 0);
        }
        self.age = 0;
    }

    /// Marks what is stored as older than what will be.
    pub(super) const fn next_search(&mut self) {
        self.age = (self.age + 1) % N_AGES;
    }

    /// Has what is known about the position with this hash brought into the caches.
    #[inline]
    pub(super) fn prefetch(&self, key: u64) {
        prefetch_index(&self.buckets, self.index(key));
    }

    /// What is known about the position with this hash.
    #[inline]
    pub(super) fn probe(&self, key: u64) -> Option<Entry> {
        let mut places = self.buckets[self.index(key)].iter().map(Place::load);
        let (_, word) = places.find(|(its_key, _)| *its_key == key)?;
        Entry::unpack(word).map(|(entry, _)| entry)
    }

    /// Stores a result; a known best move is kept when none is given.
    pub(super) fn store(&self, key: u64, mut new: Entry) {
        let age = self.age;
        let worth = |place: &&Place| {
            let (its_key, word) = place.load();
            match Entry::unpack(word) {
                _ if its_key == key => i32::MIN,
                None => i32::MIN + 1,
                Some((entry, its_age)) => {
                    let years = age.wrapping_sub(its_age) % N_AGES;
                    i32::from(entry.depth) - YEAR * i32::from(years)
                }
            }
        };
        let Some(place) = self.buckets[self.index(key)].iter().min_by_key(worth) else { return };
        let (its_key, word) = place.load();
        if its_key == key
            && let Some((known, its_age)) = Entry::unpack(word)
        {
            new.spot = new.spot.or(known.spot);
            if new.bound != Bound::Exact && new.depth + DEEPER < known.depth && its_age == age {
                new = Entry { spot: new.spot, ..known };
            }
        }
        place.store(key, new.pack(age));
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
        let entry = |value, spot, depth, bound| Entry { value, spot, depth, eval: Some(-7), bound };
        let stored = entry(12, Some(spot), -6, Bound::Lower);
        table.store(77, stored);
        assert_eq!(table.probe(77), Some(stored));
        assert!(table.probe(78).is_none());
        table.store(77, Entry { eval: None, ..entry(-9, None, 1_600, Bound::Exact) });
        let found = table.probe(77).unwrap();
        assert_eq!((found.spot, found.value, found.depth, found.eval), (Some(spot), -9, 1_600, None));
        table.clear();
        assert!(table.probe(77).is_none());
    }

    #[test]
    fn deep_results_outlive_shallow_ones_and_old_ones_go_first() {
        let mut table = Table::new(1);
        let entry = |depth| Entry { value: 0, spot: None, depth, eval: None, bound: Bound::Exact };
        for key in 1..=4 {
            table.store(key, entry(160 + key as i16));
        }
        table.store(5, entry(16));
        assert!(table.probe(1).is_none() && table.probe(4).is_some());
        for _ in 0..5 {
            table.next_search();
        }
        table.store(6, entry(32));
        table.store(7, entry(32));
        assert!(table.probe(6).is_some() && table.probe(7).is_some());
    }

    #[test]
    fn words_that_do_not_fit_together_say_nothing() {
        let table = Table::new(1);
        let entry = |value| Entry { value, spot: None, depth: 160, eval: Some(value), bound: Bound::Exact };
        table.store(5, entry(3));
        let place = &table.buckets[0][0];
        place.word.store(entry(4).pack(0), Ordering::Relaxed);
        assert_eq!(table.probe(5), None);
        place.store(5, entry(4).pack(0));
        assert_eq!(table.probe(5), Some(entry(4)));
    }

    #[test]
    fn threads_find_what_one_of_them_stored() {
        let table = Table::new(1 << 10);
        let entry = |key: u64| {
            let value = (key % 9_000) as i16;
            Entry { value, spot: None, depth: value % 900, eval: Some(-value), bound: Bound::Exact }
        };
        std::thread::scope(|scope| {
            for thread in 0..3_u64 {
                let table = &table;
                scope.spawn(move || {
                    for i in 0..200_000_u64 {
                        let key = (i * 7 + thread) % 1_000 + ((i % 5) << 20);
                        table.store(key, entry(key));
                        let other = (i * 13) % 1_000 + ((i % 5) << 20);
                        assert!(table.probe(other).is_none_or(|found| found == entry(other)));
                    }
                });
            }
        });
    }
}
