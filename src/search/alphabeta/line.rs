//! Lines of the search as others see them: to the end of a forced win where it is known, and how it is forced.

use super::board::SearchBoard;
use super::class::{Class, IN_FIVES, IN_OPEN_FOURS};
use super::moves::{best_looking, useful_moves, wanted};
use super::params;
use super::spot::Spot;
use super::state::Search;
use crate::search::{Line, Proof, Value};

impl Search<'_> {
    /// A line from the root with its value.
    pub(super) fn line(&mut self, value: i32, pv: &[Spot]) -> Line {
        let value = Value::from_raw(value);
        let mut spots = pv.to_vec();
        let proof = value.mate_in().map(|plies| {
            self.complete(&mut spots, plies.unsigned_abs() as usize);
            proof(&mut self.board, &spots, plies)
        });
        Line { value, proof, pv: spots.into_iter().map(Spot::point).collect() }
    }

    /// Goes on with the line of a win that is forced in `plies`, to the five where the tables know it.
    fn complete(&mut self, spots: &mut Vec<Spot>, plies: usize) {
        for spot in spots.iter() {
            self.board.play(*spot);
        }
        while spots.len() < plies
            && let Some(spot) = self.next_of_win((plies - spots.len()) % 2 == 1)
        {
            let is_five = self.board.class_at(spot, self.board.to_move()) == Class::Five;
            self.board.play(spot);
            spots.push(spot);
            if is_five {
                break;
            }
        }
        for _ in spots {
            self.board.undo();
        }
    }

    /// The move that the side which wins, or the other, makes next.
    fn next_of_win(&mut self, is_winner: bool) -> Option<Spot> {
        let us = self.board.to_move();
        if let Some(five) = self.board.five(us) {
            return Some(five);
        }
        let must_block = self.board.count(!us, IN_FIVES) > 0;
        if is_winner {
            if !must_block && self.board.has_winning_open_four() {
                return best_looking(&self.board, self.board.set(us, IN_OPEN_FOURS).iter());
            }
            let by_fours = self.vcf(self.skill.vcf_depth, params::VCF_NODES).map(|vcf| vcf.spot);
            return by_fours.or_else(|| self.proved().and_then(|(_, spot)| spot));
        }
        let defenses = if must_block { self.board.replies() } else { useful_moves(&self.board) };
        let mut longest = None;
        for spot in defenses.iter() {
            self.board.play(spot);
            let plies = match self.vcf(self.skill.vcf_depth, params::VCF_NODES) {
                Some(vcf) => Some(vcf.plies),
                None => self.proved().and_then(|(value, _)| Value::from_raw(value).mate_in()),
            };
            self.board.undo();
            if let Some(plies) = plies.filter(|plies| longest.is_none_or(|(most, _)| *plies > most)) {
                longest = Some((plies, spot));
            }
        }
        let set = if must_block { IN_FIVES } else { IN_OPEN_FOURS };
        longest.map(|(_, spot)| spot).or_else(|| wanted(&self.board, set))
    }

    /// What the table has proved of the position on the board, for the side to move, and by which move.
    fn proved(&self) -> Option<(i32, Option<Spot>)> {
        let entry = self.table.probe(self.board.hash())?;
        let spot = entry.spot.filter(|spot| self.board.may_play(*spot));
        entry.proof(0).map(|value| (value, spot))
    }
}

/// How a side wins along a line, of which it is known how many moves it may have, a negative number where it is the
/// other side that wins.
fn proof(board: &mut SearchBoard, line: &[Spot], plies: i32) -> Proof {
    let winner = if plies > 0 { board.to_move() } else { !board.to_move() };
    let (mut proof, mut has_five) = (Proof::Fours, false);
    for spot in line {
        let is_winners = board.to_move() == winner;
        has_five = is_winners && board.class_at(*spot, winner) == Class::Five;
        board.play(*spot);
        if is_winners && !has_five && board.count(winner, IN_FIVES) == 0 {
            let is_threat = board.count(winner, IN_OPEN_FOURS) > 0;
            proof = proof.max(if is_threat { Proof::Threats } else { Proof::Search });
        }
    }
    for _ in line {
        board.undo();
    }
    if has_five { proof } else { Proof::Search }
}
