//! Chains of Go that live or die by a move.

use crate::board::{Color, Point};
use crate::go::{Chain, Move, Position};
use crate::search::GoPlayer;

/// A side owns a chain's points by more than this, from 0 to 1.
const SURE: f32 = 0.5;

/// A chain that a better move would have saved for its side, or taken from the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fate {
    /// Whose chain it is.
    pub color: Color,
    /// One of its stones.
    pub point: Point,
    /// How many it has.
    pub n_stones: usize,
}

/// The largest chain that is the other side's, as a net estimates it, after the moves that were `played`, and would be
/// the mover's after the `better` ones.
pub(super) fn fate(
    go: &mut GoPlayer,
    position: &Position,
    better: &[Point],
    played: &[Point],
) -> Option<Fate> {
    let mover = position.to_move();
    let mut ownership_after = |line: &[Point]| {
        let mut after = position.clone();
        for point in line {
            after.play(Move::Place(*point)).ok()?;
        }
        let sign = if after.to_move() == mover { 1.0 } else { -1.0 };
        Some(go.ownership(&after).into_iter().map(|share| sign * share).collect::<Vec<_>>())
    };
    let (better, played) = (ownership_after(better)?, ownership_after(played)?);
    let size = position.size();
    let turned = position.board().chains().filter(|chain| {
        let mean = |owners: &[f32]| {
            chain.stones().map(|stone| owners[size.ordinal(stone)]).sum::<f32>() / chain.n_stones() as f32
        };
        mean(&better) > SURE && mean(&played) < -SURE
    });
    let largest = turned.max_by_key(Chain::n_stones)?;
    Some(Fate { color: largest.color(), point: largest.head(), n_stones: largest.n_stones() })
}
