//! What is thought of a position: who owns what, what is dead, and the score.

use super::judge::{find_seki, judge};
use super::ownership::{Ownership, play};
use super::params::{self, Margin};
use super::policy::Policy;
use super::proof;
use super::search::{Focus, Search};
use crate::board::{Color, PointSet};
use crate::go::{HalfPoints, Judgment, Position, Score, Scoring, Setup};

/// What is thought of a position.
#[derive(Clone)]
pub struct Estimate {
    /// Who owns what.
    pub ownership: Ownership,
    /// The stones held for dead, and those for seki.
    pub judgment: Judgment,
    /// The count if the game ended here and both agreed to that.
    pub score: Score,
    /// Black's points less White's if play went on; see [`expected_lead`].
    pub lead: HalfPoints,
}

/// Judges a position by some hundred playouts, and by search where the life of a chain can be proved; the same for the
/// same seed.
///
/// Chains that live or are dead by D. B. Benson's theorem are judged by that; of the others those that share room are
/// judged together, by who owns their points at the end of most playouts. What a search of the chain's surroundings
/// proves stands above that; see [`life`](crate::search::life). It takes about a tenth of a second on 9 lines and a
/// quarter on 19.
///
/// ```
/// # use goishi::{board::diagram, go::{RuleSet, Setup}, search::mcts::estimate};
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
    let mut policy = Policy::new();
    let n_playouts = params::estimate_playouts(position.size().n_points());
    let mut ownership = play(position, &Color::BOTH, n_playouts, &mut policy, seed);
    let seki = find_seki(position, &ownership, n_playouts / 2, &mut policy, seed);
    let judgment = judge(position, &ownership, seki);
    let proof::Corrected { mut judgment, lost, hopeless } = proof::correct(position, &ownership, judgment);
    if !lost.is_empty() {
        // What the playouts took for living is gone: they look again without it.
        let rest = without(position, &lost);
        ownership = play(&rest, &Color::BOTH, n_playouts, &mut policy, seed);
        judgment.dead = judge(&rest, &ownership, judgment.seki).dead.union(&lost);
    }
    let score = Score::of(position, &judgment);
    if !position.is_over() {
        ownership = look_ahead(&without(position, &hopeless), n_playouts, &mut policy, seed);
    }
    // Playouts fill what neither side may fill.
    let mut room = PointSet::EMPTY;
    for chain in judgment.seki.iter().filter_map(|stone| position.board().chain_at(stone)) {
        room.extend(chain.stones());
        room = room.union(&chain.liberties());
    }
    for &(point, status) in score.statuses().iter().filter(|(point, _)| room.contains(*point)) {
        ownership.settle(point, status.owner());
    }
    let lead = expected_lead(position, &ownership);
    Estimate { ownership, judgment, score, lead }
}

/// Who owns what if the side to move goes on as a short search would.
///
/// Playouts alone seldom answer a threat, and so hold every move for a great gain until it has been answered.
fn look_ahead(position: &Position, n_visits: u32, policy: &mut Policy, seed: u64) -> Ownership {
    let mut ownership = Ownership::none(position.size());
    let mut search = Search::new(position, policy, Margin::END, seed, |_| true);
    for _ in 0..n_visits {
        search.visit(Focus::Best);
        ownership.add(search.end());
    }
    ownership
}

/// The position without some of its stones.
fn without(position: &Position, stones: &PointSet) -> Position {
    let mut setup = Setup::from_position(position);
    setup.stones.retain(|(point, _)| !stones.contains(*point));
    setup.position(position.rules()).expect("chains only gain liberties where stones go")
}

/// Black's points less White's, each point counted as far as a side owns it, by the rules in force; to the next whole
/// point on the board, with komi and what is given for handicap.
///
/// By area every point counts so. By territory the living stones do not, and one that will be lost is a point and a
/// prisoner for the other side: so each stone on the board takes a point off its own side, whoever owns its place, and
/// the prisoners taken before are added.
pub fn expected_lead(position: &Position, ownership: &Ownership) -> HalfPoints {
    let rules = position.rules();
    let owned: f32 = position.size().points().map(|point| ownership.share(point)).sum();
    let mut points = owned.round() as i32;
    if rules.scoring == Scoring::Territory {
        let prisoners = position.prisoners();
        points += prisoners.black as i32 - prisoners.white as i32;
        points -= position.stones().map(|(_, color)| if color == Color::Black { 1 } else { -1 }).sum::<i32>();
    }
    let given = rules.komi.points() + rules.handicap_bonus.for_stones(position.n_handicap());
    HalfPoints::from_points(points) - given
}
