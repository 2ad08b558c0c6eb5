//! What a solver knows of the positions of a problem.

use super::solver::{Known, Numbers};
use super::spot::Spot;

/// Buckets of entries; of those of the same problem the one that took the least work makes room.
///
/// Plain words, because memory for zeroes is had from the system without touching it.
#[derive(Debug)]
pub(super) struct Table {
    buckets: Vec<[[u64; 3]; BUCKET]>,
    /// The number of the problem, from one; what belongs to others is forgotten.
    problem: u16,
}

const BUCKET: usize = 4;

/// An entry: the key, the numbers, and in the third word from the lowest bit spot (10 bits), plies (10), work (28) and
/// problem (16).
struct Entry {
    key: u64,
    known: Known,
    /// The number of positions visited for it.
    work: u64,
    problem: u16,
}

/// What stands for no move.
const NO_SPOT: u64 = 0x3FF;
/// The most work that is told apart.
const MOST_WORK: u64 = (1 << 28) - 1;

impl Entry {
    const fn unpack([key, numbers, rest]: [u64; 3]) -> Self {
        let spot = rest & NO_SPOT;
        let known = Known {
            numbers: Numbers { phi: numbers as u32, delta: (numbers >> 32) as u32 },
            spot: if spot == NO_SPOT { None } else { Some(Spot::from_index(spot as usize)) },
            plies: (rest >> 10) as u16 & 0x3FF,
        };
        Self { key, known, work: rest >> 20 & MOST_WORK, problem: (rest >> 48) as u16 }
    }

    fn pack(&self) -> [u64; 3] {
        let Known { numbers: Numbers { phi, delta }, spot, plies } = self.known;
        let spot = spot.map_or(NO_SPOT, |spot| spot.index() as u64);
        let rest = spot
            | u64::from(plies.min(0x3FF)) << 10
            | self.work.min(MOST_WORK) << 20
            | u64::from(self.problem) << 48;
        [self.key, u64::from(phi) | u64::from(delta) << 32, rest]
    }
}

impl Table {
    /// A table of at most this many bytes.
    pub(super) fn new(bytes: usize) -> Self {
        let n = (bytes / size_of::<[[u64; 3]; BUCKET]>()).max(1);
        Self { buckets: vec![[[0; 3]; BUCKET]; 1 << n.ilog2()], problem: 0 }
    }

    /// Forgets everything.
    pub(super) fn next_problem(&mut self) {
        self.problem = self.problem.wrapping_add(1);
        if self.problem == 0 {
            self.buckets.fill([[0; 3]; BUCKET]);
            self.problem = 1;
        }
    }

    /// What is known of the position with this hash.
    pub(super) fn probe(&self, key: u64) -> Option<Known> {
        let its = self.buckets[self.index(key)].iter().find(|words| words[0] == key)?;
        let entry = Entry::unpack(*its);
        (entry.problem == self.problem).then_some(entry.known)
    }

    /// Keeps what is known of the position with this hash, found by this many visits.
    pub(super) fn store(&mut self, key: u64, known: Known, work: u64) {
        let (index, problem) = (self.index(key), self.problem);
        let worth = |words: &&mut [u64; 3]| match Entry::unpack(**words) {
            its if its.key == key => (0, 0),
            its if its.problem != problem => (1, 0),
            its => (2, its.work),
        };
        if let Some(words) = self.buckets[index].iter_mut().min_by_key(worth) {
            let its = Entry::unpack(*words);
            let before = if its.key == key && its.problem == problem { its.work } else { 0 };
            *words = Entry { key, known, work: before + work, problem }.pack();
        }
    }

    const fn index(&self, key: u64) -> usize {
        (key >> 20) as usize & (self.buckets.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_stored_is_found_until_the_next_problem() {
        let mut table = Table::new(1 << 12);
        let known = |phi, spot| Known { numbers: Numbers { phi, delta: u32::MAX / 4 }, spot, plies: 35 };
        for (key, spot) in [(5 << 20, None), (9 << 20, Some(Spot::new(21, 21)))] {
            assert_eq!(table.probe(key), None);
            table.next_problem();
            table.store(key, known(1, None), 3);
            table.store(key, known(7, spot), u64::MAX / 2);
            assert_eq!(table.probe(key), Some(known(7, spot)));
        }
        table.next_problem();
        assert_eq!(table.probe(9 << 20), None);
    }

    #[test]
    fn what_took_least_work_makes_room() {
        let mut table = Table::new(1);
        let known = Known { numbers: Numbers { phi: 1, delta: 1 }, spot: None, plies: 0 };
        table.next_problem();
        for key in 1..=5 {
            table.store(key, known, 10 - key);
        }
        assert_eq!([1, 2, 3, 4, 5].map(|key| table.probe(key).is_some()), [true, true, true, false, true]);
        table.next_problem();
        table.store(6, known, 1);
        table.store(7, known, 1);
        assert!(table.probe(6).is_some() && table.probe(7).is_some());
    }
}
