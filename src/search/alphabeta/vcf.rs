//! Victory by continuous fours: each move of the attacker makes a four, so each reply is forced.
//!
//! The search tries every four in the order of its promise and plays the one reply. Where the reply makes a
//! four of its own, the attacker's next four must block it. Positions looked at are kept in a table of their
//! own with how deep they were searched in vain, or that they are won.

use super::class::{IN_FIVES, IN_FOURS, IN_OPEN_FOURS};
use super::pvs::Search;
use super::spot::Spot;

/// What is known about the fours of the side to move in a position.
#[derive(Clone, Copy, Debug)]
struct Known {
    key: u64,
    /// The first move of a win, or `u16::MAX`.
    spot: u16,
    /// The number of plies of the win, or how many fours were searched in vain.
    n: u16,
}

/// Results of searches by fours alone.
#[derive(Debug)]
pub(super) struct VcfTable {
    known: Vec<Known>,
}

const UNKNOWN: Known = Known { key: 0, spot: u16::MAX, n: 0 };

/// What a search by fours found in the table.
enum Found {
    Win { spot: Spot, plies: i32 },
    Nothing,
}

impl VcfTable {
    /// A table of at most this many bytes.
    pub(super) fn new(bytes: usize) -> Self {
        let n = (bytes / size_of::<Known>()).max(1);
        Self { known: vec![UNKNOWN; 1 << n.ilog2()] }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.known.fill(UNKNOWN);
    }

    fn probe(&self, key: u64, depth: i32) -> Option<Found> {
        let known = self.known[self.index(key)];
        if known.key != key {
            return None;
        }
        if usize::from(known.spot) < Spot::TABLE_LEN {
            let spot = Spot::from_index(usize::from(known.spot));
            return Some(Found::Win { spot, plies: i32::from(known.n) });
        }
        (i32::from(known.n) >= depth).then_some(Found::Nothing)
    }

    fn store(&mut self, key: u64, found: &Found, depth: i32) {
        let index = self.index(key);
        self.known[index] = match found {
            Found::Win { spot, plies } => Known { key, spot: spot.index() as u16, n: *plies as u16 },
            Found::Nothing => Known { key, spot: u16::MAX, n: depth as u16 },
        };
    }

    const fn index(&self, key: u64) -> usize {
        (key >> 24) as usize & (self.known.len() - 1)
    }
}

/// A win by continuous fours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Vcf {
    /// The first move.
    pub(super) spot: Spot,
    /// The number of moves of both sides up to and with the winning stone.
    pub(super) plies: i32,
}

impl Search<'_> {
    /// Looks for a win of the side to move by at most `depth` fours, visiting at most `nodes` positions.
    ///
    /// Sound, not complete: `None` proves nothing.
    pub(super) fn vcf(&mut self, depth: i32, nodes: u64) -> Option<Vcf> {
        let until = self.nodes() + nodes;
        self.attack(depth, until)
    }

    /// The same for the side that is not to move, as if the side to move passed.
    pub(super) fn vcf_of_them(&mut self, depth: i32, nodes: u64) -> Option<Vcf> {
        self.board.pass();
        let found = self.vcf(depth, nodes);
        self.board.pass();
        found
    }

    fn attack(&mut self, depth: i32, until: u64) -> Option<Vcf> {
        let us = self.board.to_move();
        if let Some(spot) = self.board.five(us) {
            return Some(Vcf { spot, plies: 1 });
        }
        let must_block = match self.board.count(!us, IN_FIVES) {
            0 => None,
            1 => self.board.five(!us),
            _ => return None,
        };
        if must_block.is_none() && self.board.count(us, IN_OPEN_FOURS) > 0 {
            return self.board.set(us, IN_OPEN_FOURS).first().map(|spot| Vcf { spot, plies: 3 });
        }
        if depth <= 0 || self.board.count(us, IN_FOURS) == 0 {
            return None;
        }
        let key = self.board.hash();
        match self.vcf_table().probe(key, depth) {
            Some(Found::Win { spot, plies }) if self.board.empty().contains(spot) => {
                return Some(Vcf { spot, plies });
            }
            Some(Found::Nothing) => return None,
            _ => {}
        }
        let start = self.moves.len();
        self.push_fours(must_block);
        let mut found = None;
        let mut complete = true;
        while let Some(spot) = self.next_move(start) {
            if self.nodes() >= until || self.enter() {
                complete = false;
                break;
            }
            if let Some(plies) = self.four_wins(spot, depth, until) {
                found = Some(Vcf { spot, plies });
                break;
            }
        }
        self.moves.truncate(start);
        match found {
            Some(Vcf { spot, plies }) => self.vcf_table().store(key, &Found::Win { spot, plies }, depth),
            None if complete && self.nodes() < until => self.vcf_table().store(key, &Found::Nothing, depth),
            None => {}
        }
        found
    }

    /// Plays a four, the forced reply, and goes on: the number of plies of the win, if there is one.
    fn four_wins(&mut self, spot: Spot, depth: i32, until: u64) -> Option<i32> {
        let us = self.board.to_move();
        self.board.play(spot);
        let plies = match (self.board.count(us, IN_FIVES), self.board.five(us)) {
            (1, Some(reply)) if self.board.count(!us, IN_FIVES) == 0 => {
                self.board.play(reply);
                let next = self.attack(depth - 1, until);
                self.board.undo();
                next.map(|vcf| vcf.plies + 2)
            }
            (2.., _) if self.board.count(!us, IN_FIVES) == 0 => Some(3),
            _ => None,
        };
        self.board.undo();
        plies
    }

    /// Puts the fours of the side to move on the list of moves: the one that blocks, where one must.
    fn push_fours(&mut self, must_block: Option<Spot>) {
        let us = self.board.to_move();
        let fours = *self.board.set(us, IN_FOURS);
        for spot in fours.iter().filter(|spot| must_block.is_none_or(|block| block == *spot)) {
            let score = i32::from(self.board.combo(spot, us).score);
            self.push_move(spot, score);
        }
    }
}
