//! Victory by continuous fours: each move of the attacker makes a four, so each reply is forced.
//!
//! The search tries every four in the order of its promise and plays every reply that meets it, which is a single one
//! but in Caro, and in Renju none where Black may not play it. Where the reply makes a four of its own, the
//! attacker's next four must block it. Positions looked at are kept in a table of their own with how deep they were
//! searched in vain, or that they are won.

use super::class::{IN_FIVES, IN_FOURS, IN_OPEN_FOURS};
use super::spot::{Spot, SpotSet};
use super::state::Search;
use super::vcf_table::{Known, Vcf};

impl Search<'_> {
    /// Looks for a win of the side to move by at most `depth` fours, visiting at most `nodes` positions.
    ///
    /// Sound, not complete: `None` proves nothing.
    pub(super) fn vcf(&mut self, depth: i32, nodes: u64) -> Option<Vcf> {
        let until = self.nodes() + nodes;
        self.attack(depth, until)
    }

    fn attack(&mut self, depth: i32, until: u64) -> Option<Vcf> {
        let us = self.board.to_move();
        if let Some(spot) = self.board.five(us) {
            return Some(Vcf { spot, plies: 1 });
        }
        let blocks = (self.board.count(!us, IN_FIVES) > 0).then(|| self.board.replies());
        if blocks.is_none() && self.board.has_winning_open_four() {
            return self.board.set(us, IN_OPEN_FOURS).first().map(|spot| Vcf { spot, plies: 3 });
        }
        if depth <= 0 || self.board.count(us, IN_FOURS) == 0 || blocks.is_some_and(|b| b.is_empty()) {
            return None;
        }
        let key = self.board.hash();
        match self.vcf_table().probe(key, depth) {
            Some(Known::Win(vcf)) if self.board.may_play(vcf.spot) => return Some(vcf),
            Some(Known::Nothing) => return None,
            _ => {}
        }
        let start = self.moves.len();
        self.push_fours(blocks.as_ref());
        let mut found = None;
        let mut complete = true;
        while let Some(spot) = self.next_move(start) {
            if self.nodes() >= until || self.enter() {
                complete = false;
                break;
            }
            self.vcf_nodes += 1;
            if let Some(plies) = self.four_wins(spot, depth, until) {
                found = Some(Vcf { spot, plies });
                break;
            }
        }
        self.moves.truncate(start);
        if found.is_some() || (complete && self.nodes() < until) {
            self.vcf_table().store(key, found, depth);
        }
        found
    }

    /// Plays a four, the replies, and goes on: the number of plies of the win, if there is one.
    fn four_wins(&mut self, spot: Spot, depth: i32, until: u64) -> Option<i32> {
        let us = self.board.to_move();
        self.board.play(spot);
        debug_assert!(self.board.count(us, IN_FIVES) > 0, "{spot:?} makes no four");
        let is_forcing = self.board.count(!us, IN_FIVES) == 0 && !self.board.is_stuck();
        let plies = if is_forcing { self.replies_lose(depth, until) } else { None };
        self.board.undo();
        plies.map(|plies| plies + 1)
    }

    /// Plays every reply to a four: the number of plies to the winning stone, if all lose.
    fn replies_lose(&mut self, depth: i32, until: u64) -> Option<i32> {
        // Where there is no reply, any stone is followed by the five.
        let mut plies = 1;
        for reply in self.board.replies().iter() {
            self.local.vcf.prefetch(self.board.hash_after(reply));
            self.board.play(reply);
            let next = self.attack(depth - 1, until);
            self.board.undo();
            plies = plies.max(next?.plies);
        }
        Some(plies + 1)
    }

    /// Puts the fours of the side to move on the list of moves: those that block, where it must.
    fn push_fours(&mut self, blocks: Option<&SpotSet>) {
        let us = self.board.to_move();
        let fours = *self.board.set(us, IN_FOURS);
        let fours = self.board.allowed(blocks.map_or(fours, |blocks| fours.and(blocks)));
        for spot in fours.iter() {
            let score = i32::from(self.board.scores_at(spot, us).own);
            self.push_move(spot, score);
        }
    }
}
