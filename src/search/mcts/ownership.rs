//! Who owns which point at the end of playouts.

use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;

use super::params::{drawn, manners};
use super::policy::Policy;
use crate::board::{BoardSize, Color, Point};
use crate::go::{Board, Position, Table};

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
    pub(super) fn add(&mut self, end: &Board) {
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

    /// The same as it is drawn and counted: nothing where too little is certain, the whole point where nearly all is.
    pub fn share(&self, point: Point) -> f32 {
        let share = self.of(point);
        match share.abs() {
            ..drawn::LEAST => 0.0,
            drawn::WHOLE.. => share.signum(),
            _ => share,
        }
    }

    /// How often a point was nobody's at the end.
    pub(super) fn neutral_share(&self, point: Point) -> f32 {
        self.neutral[point] as f32 / self.n.max(1) as f32
    }

    /// The share of the points that one side holds much more often than the other.
    pub(super) fn settled_share(&self) -> f32 {
        let n = self.size.points().filter(|point| self.of(*point).abs() >= manners::SETTLED).count();
        n as f32 / self.size.n_points() as f32
    }

    /// Takes it for certain that a point is a side's, or nobody's.
    pub(super) fn settle(&mut self, point: Point, owner: Option<Color>) {
        let n = self.n.max(1);
        (self.owned[point], self.neutral[point]) = match owner {
            Some(Color::Black) => (n as i32, 0),
            Some(Color::White) => (-(n as i32), 0),
            None => (0, n),
        };
    }
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
