//! What is known about wins by continuous fours, position by position.

use prefetch_index::prefetch_index;

use super::spot::Spot;

/// A win by continuous fours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Vcf {
    /// The first move.
    pub(super) spot: Spot,
    /// The number of moves of both sides up to and with the winning stone.
    pub(super) plies: i32,
}

/// Results of searches by fours alone: keys, each followed by what is known about the position in one word.
///
/// The word holds from the lowest bit the first move of a win (16 bits, [`NO_SPOT`] for none), the plies of the
/// win or how many fours were searched in vain (16 bits), and a one, so that no entry is zero.
#[derive(Debug)]
pub(super) struct VcfTable {
    known: Vec<[u64; 2]>,
}

/// What the table says about the fours of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Known {
    /// They win.
    Win(Vcf),
    /// They were searched deep enough in vain.
    Nothing,
}

/// What stands for no move.
const NO_SPOT: u16 = u16::MAX;

impl VcfTable {
    /// A table of at most this many bytes.
    pub(super) fn new(bytes: usize) -> Self {
        let n = (bytes / size_of::<[u64; 2]>()).max(1);
        Self { known: vec![[0; 2]; 1 << n.ilog2()] }
    }

    /// Has what is known about a position brought into the caches.
    #[inline]
    pub(super) fn prefetch(&self, key: u64) {
        prefetch_index(&self.known, self.index(key));
    }

    /// What is known about the fours of the side to move: a win, or that `depth` fours find none.
    pub(super) fn probe(&self, key: u64, depth: i32) -> Option<Known> {
        let [known_key, word] = self.known[self.index(key)];
        if known_key != key || word == 0 {
            return None;
        }
        let (spot, n) = (usize::from(word as u16), i32::from((word >> 16) as u16));
        if spot < Spot::TABLE_LEN {
            return Some(Known::Win(Vcf { spot: Spot::from_index(spot), plies: n }));
        }
        (n >= depth).then_some(Known::Nothing)
    }

    pub(super) fn store(&mut self, key: u64, found: Option<Vcf>, depth: i32) {
        let (spot, n) = found.map_or((NO_SPOT, depth), |vcf| (vcf.spot.index() as u16, vcf.plies));
        let index = self.index(key);
        self.known[index] = [key, u64::from(spot) | (n as u64 & 0xFFFF) << 16 | 1 << 32];
    }

    const fn index(&self, key: u64) -> usize {
        (key >> 24) as usize & (self.known.len() - 1)
    }
}
