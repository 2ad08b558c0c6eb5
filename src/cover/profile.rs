//! The fast way: one pass over the points, with a table of all profiles.
//!
//! Go through the points in row order and decide at each whether it gets a stone. What earlier decisions mean for
//! later ones shows in the last point decided of each column alone: it has a stone, or is taken, or is still free.
//! These, one for each column, are the *profile*: at nine columns 3⁹ = 19,683 of them, where 81 points have 2⁸¹
//! sets of stones. What the rest of the board needs depends on the profile alone:
//!
//! ```text
//! fewest(end, profile)   = 0 when nothing in it is free, otherwise impossible
//! fewest(point, profile) = the smaller of
//!     1 + fewest(next point, profile with a stone)
//!     fewest(next point, profile without one), unless the point above is then left free for good
//! ```
//!
//! The number of ways comes with it: that of the smaller, or the sum where both are the same. Each answer is
//! remembered in a table, so none is worked out twice, and only those profiles are met that can arise, about
//! (1 + √2)ⁿ at n columns. The solutions are read off by going forward along the smallest numbers.
//!
//! Mertens, *Domination Polynomials of the Grid, the Cylinder, the Torus, and the King Graph*, Journal of Integer
//! Sequences 27 (2024), 24.7.6, arXiv:2408.08053, solves larger boards with such profiles, and counts the sets of
//! every number of stones, not of the fewest alone.

use std::cmp::Ordering;

use super::{Board, PointSet};
use crate::board::Point;

/// What a rest of the board needs when it cannot be covered.
const IMPOSSIBLE: u8 = u8::MAX;

/// What stands in the table where nothing has been worked out.
const UNKNOWN: u8 = IMPOSSIBLE - 1;

/// What an earlier decision left of the last point of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seen {
    /// No stone takes it yet.
    Free,
    /// It has no stone and is taken.
    Taken,
    /// It has a stone.
    Stone,
}

/// The value of a digit to the base of 3.
const PLACE: [u16; Board::MAX_SIDE as usize] = [1, 3, 9, 27, 81, 243, 729, 2_187, 6_561];

/// The last point decided of each column: a number with a digit to the base of 3 for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Profile(u16);

impl Profile {
    /// The number of profiles of a board.
    const fn count(board: Board) -> u16 {
        3 * PLACE[board.width() as usize - 1]
    }

    /// What is above the first row: nothing that needs or gives anything.
    fn above(board: Board) -> Self {
        (0..board.width()).fold(Self(0), |profile, x| profile.with(x, Seen::Taken))
    }

    const fn seen(self, x: u8) -> Seen {
        match self.0 / PLACE[x as usize] % 3 {
            0 => Seen::Free,
            1 => Seen::Taken,
            _ => Seen::Stone,
        }
    }

    const fn with(self, x: u8, seen: Seen) -> Self {
        Self(self.0 - self.seen(x) as u16 * PLACE[x as usize] + seen as u16 * PLACE[x as usize])
    }

    /// The point to the left in the same row.
    const fn left(self, x: u8) -> Option<Seen> {
        if x == 0 { None } else { Some(self.seen(x - 1)) }
    }

    /// After the next point, in column `x`, got a stone. It takes the point to the left too, and the one above,
    /// which leaves the profile.
    fn stone(self, x: u8) -> Self {
        let next = if self.left(x) == Some(Seen::Free) { self.with(x - 1, Seen::Taken) } else { self };
        next.with(x, Seen::Stone)
    }

    /// After it got none; `None` where the point above was still free, for it leaves the profile.
    fn no_stone(self, x: u8) -> Option<Self> {
        let above = self.seen(x);
        let taken = above == Seen::Stone || self.left(x) == Some(Seen::Stone);
        (above != Seen::Free).then(|| self.with(x, if taken { Seen::Taken } else { Seen::Free }))
    }

    fn has_free(self, board: Board) -> bool {
        (0..board.width()).any(|x| self.seen(x) == Seen::Free)
    }
}

/// The fewest stones that cover a board, in how many ways, and which.
///
/// ```
/// # use goishi::cover::{Board, ProfileTable};
/// let table = ProfileTable::new(Board::new(5, 5)?);
/// assert_eq!((table.fewest_stones(), table.n_solutions()), (7, 22));
/// assert_eq!(table.solutions().len(), 22);
/// # Ok::<(), goishi::cover::BoardError>(())
/// ```
pub struct ProfileTable {
    board: Board,
    /// The points that have a stone in any case.
    stones: PointSet,
    points: Vec<Point>,
    /// The fewest stones that the rest needs, for each number of points decided and each profile.
    fewest: Vec<u8>,
    /// In how many ways, at the same places.
    ways: Vec<u64>,
}

impl ProfileTable {
    /// Solves an empty board. 9×9 takes some hundredths of a second.
    pub fn new(board: Board) -> Self {
        Self::with_stones(board, PointSet::EMPTY)
    }

    /// Solves a board on which some points have a stone in any case; they count among the fewest.
    pub fn with_stones(board: Board, stones: PointSet) -> Self {
        let n_entries = (board.n_points() + 1) * usize::from(Profile::count(board));
        let mut table = Self {
            board,
            stones,
            points: board.points().collect(),
            fewest: vec![UNKNOWN; n_entries],
            ways: vec![0; n_entries],
        };
        table.work_out(0, Profile::above(board));
        table
    }

    /// The fewest stones that the board needs when some points are decided, and in how many ways.
    fn work_out(&mut self, decided: usize, profile: Profile) -> (u8, u64) {
        let entry = self.entry(decided, profile);
        // 1. It may be known already.
        if self.fewest[entry] != UNKNOWN {
            return (self.fewest[entry], self.ways[entry]);
        }
        let best = match self.points.get(decided) {
            // 2. After the last point nothing may be left free.
            None if profile.has_free(self.board) => (IMPOSSIBLE, 0),
            None => (0, 1),
            // 3. Otherwise the better choice at this point; both together where they are equally good.
            Some(&point) => {
                let mut best = (IMPOSSIBLE, 0);
                for (_, n_stones, after) in self.choices(point, profile) {
                    let (fewest, ways) = self.work_out(decided + 1, after);
                    let fewest = fewest.saturating_add(n_stones);
                    match fewest.cmp(&best.0) {
                        Ordering::Less => best = (fewest, ways),
                        Ordering::Equal => best.1 += ways,
                        Ordering::Greater => {}
                    }
                }
                best
            }
        };
        (self.fewest[entry], self.ways[entry]) = best;
        best
    }

    /// What can be decided at a point: the stones it gets, their number, and the profile after it.
    fn choices(
        &self,
        point: Point,
        profile: Profile,
    ) -> impl Iterator<Item = (PointSet, u8, Profile)> + use<> {
        let stone = (PointSet::from_iter([point]), 1, profile.stone(point.x()));
        let must = self.stones.contains(point);
        let none = if must { None } else { profile.no_stone(point.x()) };
        std::iter::once(stone).chain(none.map(|after| (PointSet::EMPTY, 0, after)))
    }

    /// The fewest stones that take every point.
    pub fn fewest_stones(&self) -> usize {
        self.needed(0, Profile::above(self.board)).into()
    }

    /// In how many ways the fewest stones do it, those that differ by turning or mirroring counted apart.
    pub fn n_solutions(&self) -> u64 {
        self.ways[self.entry(0, Profile::above(self.board))]
    }

    /// All solutions with the fewest stones, in their order as sets.
    ///
    /// An empty board of up to 9×9 has few, see [`super::Solutions`]; one with stones on odd points may have
    /// very many.
    pub fn solutions(&self) -> Vec<PointSet> {
        let mut found = Vec::new();
        self.collect(0, Profile::above(self.board), PointSet::EMPTY, &mut found);
        found.sort();
        found
    }

    /// One of them: where a point can do with a stone as well as without, it has one.
    pub fn first_solution(&self) -> PointSet {
        let (mut profile, mut stones) = (Profile::above(self.board), PointSet::EMPTY);
        for decided in 0..self.points.len() {
            if let Some((placed, after)) = self.best_choices(decided, profile).next() {
                stones = stones | placed;
                profile = after;
            }
        }
        stones
    }

    fn collect(&self, decided: usize, profile: Profile, stones: PointSet, found: &mut Vec<PointSet>) {
        if decided == self.points.len() {
            found.push(stones);
            return;
        }
        for (placed, after) in self.best_choices(decided, profile) {
            self.collect(decided + 1, after, stones | placed, found);
        }
    }

    /// The choices at a point that lead to the fewest stones, the one with a stone first.
    fn best_choices(&self, decided: usize, profile: Profile) -> impl Iterator<Item = (PointSet, Profile)> {
        let fewest = self.needed(decided, profile);
        self.choices(self.points[decided], profile).filter_map(move |(placed, n_stones, after)| {
            let needed = self.needed(decided + 1, after).saturating_add(n_stones);
            (needed == fewest).then_some((placed, after))
        })
    }

    fn needed(&self, decided: usize, profile: Profile) -> u8 {
        self.fewest[self.entry(decided, profile)]
    }

    fn entry(&self, decided: usize, profile: Profile) -> usize {
        decided * usize::from(Profile::count(self.board)) + usize::from(profile.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn profiles_hold_what_was_put_in() {
        let board = Board::new(9, 9).unwrap();
        let profile = Profile::above(board);
        for x in 0..9 {
            for seen in [Seen::Free, Seen::Taken, Seen::Stone] {
                let changed = profile.with(x, seen);
                assert_eq!(changed.seen(x), seen);
                assert_eq!(changed.with(x, Seen::Taken), profile);
            }
        }
        assert!(!profile.has_free(board) && profile.with(8, Seen::Free).has_free(board));
    }

    #[test]
    fn solutions_are_as_many_as_counted_and_cover() {
        for board in Board::all() {
            let table = ProfileTable::new(board);
            assert_eq!(table.fewest_stones(), board.fewest_stones(), "{board}");
            let solutions = table.solutions();
            assert_eq!(solutions.len() as u64, table.n_solutions(), "{board}");
            assert!(solutions.is_sorted() && solutions.contains(&table.first_solution()));
            for solution in solutions {
                assert_eq!(solution.len(), board.fewest_stones());
                assert!(board.points().all(|point| !(board.plus(point) & solution).is_empty()), "{board}");
            }
        }
    }

    /// With stones given, the solutions are those of the empty board that have them, as long as there are any.
    #[test]
    fn stones_in_any_case() {
        let board = Board::new(6, 5).unwrap();
        let all = ProfileTable::new(board).solutions();
        for point in board.points() {
            let table = ProfileTable::with_stones(board, PointSet::from_iter([point]));
            let expect: Vec<PointSet> = all.iter().copied().filter(|s| s.contains(point)).collect();
            if expect.is_empty() {
                assert!(table.fewest_stones() > board.fewest_stones());
            } else {
                assert_eq!(table.solutions(), expect);
            }
        }
    }
}
