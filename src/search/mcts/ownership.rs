//! Who owns which point: dead stones, seki and the score, at the end of a game or before.

use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;

use super::params::{self, manners, seki};
use super::policy::Policy;
use crate::board::{BoardSize, Color, Point, PointSet};
use crate::go::{Board, HalfPoints, Judgment, PassAlive, Position, Score, Table, neighbors};

/// How often each side owned each point at the end of playouts.
#[derive(Clone)]
pub struct Ownership {
    size: BoardSize,
    n: u32,
    /// Black's less White's.
    owned: Table<i32>,
    /// How often nobody's.
    neutral: Table<u32>,
}

impl Ownership {
    pub(super) const fn none(size: BoardSize) -> Self {
        Self { size, n: 0, owned: Table::new(0), neutral: Table::new(0) }
    }

    /// Adds the end of a playout.
    fn add(&mut self, end: &Board) {
        self.n += 1;
        for point in self.size.points() {
            let owner = end
                .stone(point)
                .or_else(|| Color::BOTH.into_iter().find(|color| end.is_enclosed(*color, point)));
            match owner {
                Some(Color::Black) => self.owned[point] += 1,
                Some(Color::White) => self.owned[point] -= 1,
                None => self.neutral[point] += 1,
            }
        }
    }

    /// The share of Black less that of White: 1 for a point that is always Black's, -1 for one always White's.
    pub fn of(&self, point: Point) -> f32 {
        self.owned[point] as f32 / self.n.max(1) as f32
    }

    /// The same for a side.
    pub fn of_side(&self, color: Color, point: Point) -> f32 {
        if color == Color::Black { self.of(point) } else { -self.of(point) }
    }

    /// How often a point was nobody's at the end.
    fn neutral_share(&self, point: Point) -> f32 {
        self.neutral[point] as f32 / self.n.max(1) as f32
    }

    /// The share of the points that one side holds much more often than the other.
    pub(super) fn settled_share(&self) -> f32 {
        let n = self.size.points().filter(|point| self.of(*point).abs() >= manners::SETTLED).count();
        n as f32 / self.size.n_points() as f32
    }

    /// Black's points less White's if each point counts as it is owned.
    pub fn area_lead(&self) -> f32 {
        self.size.points().map(|point| self.of(point)).sum()
    }
}

/// What is thought of a position.
#[derive(Clone)]
pub struct Estimate {
    /// Who owns what.
    pub ownership: Ownership,
    /// The stones held for dead, and those for seki.
    pub judgment: Judgment,
    /// The count if the game ended here and both agreed to that.
    pub score: Score,
}

impl Estimate {
    /// Black's points less White's by that count.
    pub fn lead(&self) -> HalfPoints {
        self.score.total(Color::Black) - self.score.total(Color::White)
    }
}

/// Judges a position by some hundred playouts; the same for the same seed.
///
/// Chains that live or are dead by D. B. Benson's theorem are judged by that; of the others those that share room are
/// judged together, by who owns their points at the end of most playouts. It takes about a tenth of a second on 9
/// lines and a quarter on 19.
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
    let ownership = play(position, Color::BOTH.as_slice(), n_playouts, &mut policy, seed);
    let seki = find_seki(position, &ownership, n_playouts / 2, &mut policy, seed);
    let judgment = judge(position, &ownership, seki);
    Estimate { score: Score::of(position, &judgment), judgment, ownership }
}

/// Plays a position out, the sides that move `first` taking turns at that.
pub(super) fn play(
    position: &Position,
    first: &[Color],
    n_playouts: u32,
    policy: &mut Policy,
    seed: u64,
) -> Ownership {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut ownership = Ownership::none(position.size());
    let mut board = Box::new(position.board().clone());
    let mut stones = Vec::new();
    for color in first.iter().copied().cycle().take(n_playouts as usize) {
        board.copy_from(position.board());
        board.clear_ko();
        stones.clear();
        policy.play_out(&mut board, color, None, &mut random, &mut stones);
        ownership.add(&board);
    }
    ownership
}

/// What is dead, given what is in seki.
pub(super) fn judge(position: &Position, ownership: &Ownership, seki: PointSet) -> Judgment {
    let board = position.board();
    let suicide = position.rules().suicide;
    // What is certain, and what is in seki, is not asked about.
    let mut certain = seki;
    let mut dead = PointSet::EMPTY;
    for color in Color::BOTH {
        let pass_alive = PassAlive::of(board, color, suicide);
        dead.extend(pass_alive.dead_stones(board).iter());
        certain.extend(pass_alive.stones.iter());
    }
    certain.extend(dead.iter());
    for group in groups(board, ownership) {
        let open: Vec<Point> = group.stones.iter().filter(|stone| !certain.contains(*stone)).collect();
        let has_eyes = group.stones.iter().any(|stone| certain.contains(stone) && !dead.contains(stone));
        let sum: f32 = open.iter().map(|stone| ownership.of_side(group.color, *stone)).sum();
        if sum < 0.0 && !has_eyes {
            dead.extend(open);
        }
    }
    Judgment { dead, seki }
}

/// Stones of one side that live or die together.
struct Group {
    color: Color,
    stones: PointSet,
}

/// The chains of each side, those put together that are joined by empty points of the same owner.
fn groups(board: &Board, ownership: &Ownership) -> Vec<Group> {
    let mut groups = Vec::new();
    let mut seen = PointSet::EMPTY;
    for (start, color) in board.size().points().filter_map(|point| Some((point, board.stone(point)?))) {
        if seen.contains(start) {
            continue;
        }
        let is_owned = ownership.of_side(color, start) >= 0.0;
        let mut group = Group { color, stones: PointSet::EMPTY };
        let mut walked = PointSet::EMPTY;
        let mut queue = vec![start];
        walked.insert(start);
        while let Some(point) = queue.pop() {
            if board.stone(point).is_some() {
                group.stones.insert(point);
                seen.insert(point);
            }
            for n in neighbors(point).into_iter().filter(|n| board.size().contains(*n)) {
                let joins = match board.stone(n) {
                    // Stones of one chain stay together whatever they are worth one by one.
                    Some(stone) if board.stone(point).is_some() => stone == color,
                    Some(stone) => stone == color && (ownership.of_side(color, n) >= 0.0) == is_owned,
                    None => {
                        (ownership.of_side(color, n) >= 0.0) == is_owned && ownership.neutral_share(n) < 0.5
                    }
                };
                if joins && !walked.contains(n) {
                    walked.insert(n);
                    queue.push(n);
                }
            }
        }
        groups.push(group);
    }
    groups
}

/// The chains in seki: they live, and have liberties that stay empty, where nobody puts chains into atari.
fn find_seki(
    position: &Position,
    ownership: &Ownership,
    n_playouts: u32,
    policy: &mut Policy,
    seed: u64,
) -> PointSet {
    let largest = std::mem::replace(&mut policy.self_atari, seki::SELF_ATARI);
    let careful = play(position, Color::BOTH.as_slice(), n_playouts, policy, seed);
    policy.self_atari = largest;
    let board = position.board();
    let shared =
        board.empty_points().iter().copied().filter(|point| careful.neutral_share(*point) > seki::NEUTRAL);
    let chains = shared.flat_map(neighbors).filter_map(|stone| board.chain_at(stone)).filter(|chain| {
        careful.of_side(chain.color(), chain.head()) > seki::ALIVE
            && ownership.of_side(chain.color(), chain.head()) > seki::DEAD
    });
    chains.flat_map(|chain| chain.stones()).collect()
}
