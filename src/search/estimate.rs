//! What is thought of a position of Go by all that the engine has: playouts, proofs and the net.

use super::mcts::{self, Estimate, Overruled};
use super::net;
use super::puct::{Engine, NetGuide};
use crate::board::Color;
use crate::go::{Chain, Judgment, PassAlive, Position, Setup};

/// A chain is disputed where the net's first look holds it for dead against the playouts, or for alive, by this mean of
/// its stones' ownership.
const DISPUTED: f32 = 0.3;
/// The net is right where its search holds to that by this much.
const SURE: f32 = 0.75;
/// Visits of such a search for each side to move first.
const VISITS: u64 = 200;
/// Larger boards the net does not know.
const MOST_LINES: u8 = 19;

/// Judges a position by some hundred playouts, by search where the life of a chain can be proved, and by the net where
/// it is sure of the opposite; the same for the same seed.
///
/// It takes about a tenth of a second on 9 lines and a quarter on 19. Where the net is not of the same opinion it searches,
/// which takes twice as long; few positions at the end of a game need that.
///
/// ```
/// # use goishi::{board::diagram, go::{RuleSet, Setup}, search::estimate};
/// let read = diagram::parse("
///     . X . X O O .
///     X X X X O . O
///     . O . X O O O
///     . . . X O . .
///     X X X X O . .
///     X . X O O O O
///     . X X O . O .
/// ").unwrap();
/// let position = Setup::from_diagram(&read).position(RuleSet::Chinese.rules()).unwrap();
/// let estimate = estimate(&position, 1);
/// assert_eq!(estimate.judgment.dead.iter().collect::<Vec<_>>(), [read.size.point(1, 2).unwrap()]);
/// ```
pub fn estimate(position: &Position, seed: u64) -> Estimate {
    mcts::estimate(position, seed, |judgment| overruled(position, judgment))
}

/// The chains of which the net is sure that they are judged wrongly, whichever side moves first. What lives or is dead by
/// Benson's theorem it is not asked about.
fn overruled(position: &Position, judgment: &Judgment) -> Overruled {
    let mut overruled = Overruled::default();
    if position.size().lines() > MOST_LINES {
        return overruled;
    }
    let sides = Color::BOTH.map(|to_move| Setup { to_move, ..Setup::from_position(position) });
    let sides =
        sides.map(|setup| setup.position(position.rules()).expect("what stands on a board may stand there"));
    let (board, suicide) = (position.board(), position.rules().suicide);
    let proved = Color::BOTH.map(|color| PassAlive::of(board, color, suicide));
    let is_open = |chain: &Chain<'_>| {
        let head = chain.head();
        !proved.iter().any(|alive| alive.stones.contains(head) || alive.territory.contains(head))
    };
    let mut engine = Engine::new(Box::new(NetGuide::new(net::built_in())));
    for (visits, least) in [(1, DISPUTED), (VISITS, SURE)] {
        let heard = sides.each_ref().map(|side| engine.ownership(side, visits));
        let share = |chain: &Chain<'_>| {
            let places = chain.stones().map(|stone| position.size().ordinal(stone));
            let sum: f32 = places.map(|place| heard.iter().map(|shares| shares[place]).sum::<f32>()).sum();
            let mean = sum / (heard.len() * chain.n_stones()) as f32;
            if chain.color() == Color::Black { mean } else { -mean }
        };
        overruled = Overruled::default();
        for chain in board.chains().filter(is_open) {
            let is_dead = judgment.dead.contains(chain.head());
            if is_dead && share(&chain) > least {
                overruled.alive.extend(chain.stones());
            } else if !is_dead && share(&chain) < -least {
                overruled.dead.extend(chain.stones());
            }
        }
        if overruled.is_empty() {
            break;
        }
    }
    overruled
}
