//! The board of the search: stones as line keys, and for every empty point what a stone there would make.
//!
//! All tables are kept incrementally. A stone changes the shapes of at most the empty points within the window
//! on its four lines; what changes is written to a log, and taking the stone back restores it from there.

use super::class::{Class, Combos, IN_FIVES, N_SETS, Pack, Scores, unpack};
use super::nnue::Features;
use super::spot::{Spot, SpotSet};
use crate::board::{BoardSize, ByColor, Color, Direction, Point, zobrist};
use crate::gomoku::{EMPTY, LineShape, LineTable, Lines, Position, Rule, stone_code};

/// What a stone of each side would make on an empty point, and which of the kept sets the point belongs to by that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Cell {
    /// For each direction what [`LineTable::both`] says, that of the first in the lowest byte.
    pairs: u32,
    /// The same by color.
    packs: ByColor<Pack>,
    sets: ByColor<u8>,
}

/// What one move must put back when it is taken back.
#[derive(Clone, Copy, Debug)]
struct Undo {
    spot: Spot,
    log_len: u32,
}

/// A position with the tables that the search needs.
#[derive(Clone)]
pub struct SearchBoard {
    size: BoardSize,
    rule: Rule,
    table: &'static LineTable,
    combos: ByColor<&'static Combos>,
    lines: Lines,
    cells: Box<[Cell; Spot::TABLE_LEN]>,
    stones: ByColor<SpotSet>,
    empty: SpotSet,
    n_empty: usize,
    /// For each side: the points in each of the kept sets.
    sets: ByColor<[SpotSet; N_SETS]>,
    /// For each side: how many points are in each of the kept sets.
    counts: ByColor<[u16; N_SETS]>,
    /// The points that have changed since the features were up to date.
    changed: SpotSet,
    features: Features,
    to_move: Color,
    hash: u64,
    undos: Vec<Undo>,
    log: Vec<(Spot, Cell)>,
}

impl SearchBoard {
    /// The tables of a position.
    pub fn new(position: &Position) -> Self {
        let size = position.size();
        let board = SpotSet::board(size);
        let mut this = Self {
            size,
            rule: position.rule(),
            table: LineTable::of(position.rule()),
            combos: Combos::of(position.rule()),
            lines: Lines::new(size),
            cells: Box::new([Cell::default(); Spot::TABLE_LEN]),
            stones: ByColor { black: SpotSet::EMPTY, white: SpotSet::EMPTY },
            empty: board,
            n_empty: size.n_points(),
            sets: ByColor { black: [SpotSet::EMPTY; N_SETS], white: [SpotSet::EMPTY; N_SETS] },
            counts: ByColor::default(),
            changed: board,
            features: Features::new(position.rule()),
            to_move: position.to_move(),
            hash: position.hash(),
            undos: Vec::with_capacity(size.n_points()),
            log: Vec::with_capacity(40 * size.n_points()),
        };
        for (point, color) in position.stones() {
            let spot = Spot::from(point);
            this.toggle_stone(spot, color);
        }
        let empty = this.empty;
        for spot in empty.iter() {
            let cell = this.computed_cell(spot);
            this.cells[spot.index()] = cell;
            this.count_in(spot, cell);
        }
        debug_assert!(this.is_consistent());
        this
    }

    /// What a stone of `color` on an empty point would make of the line in one direction.
    pub fn shape(&self, point: Point, color: Color, direction: Direction) -> LineShape {
        let pack = self.cells[Spot::from(point).index()].packs[color];
        LineShape::from_nibble(pack >> (4 * direction as u16))
    }

    /// The best threat that a stone of `color` on an empty point would make.
    pub fn class(&self, point: Point, color: Color) -> Class {
        self.class_at(Spot::from(point), color)
    }

    /// Puts a stone of the side to move on an empty spot.
    pub(super) fn play(&mut self, spot: Spot) {
        debug_assert!(self.may_play(spot), "{spot:?} is taken or forbidden");
        self.undos.push(Undo { spot, log_len: self.log.len() as u32 });
        let us = self.to_move;
        let cell = self.cells[spot.index()];
        self.count_out(spot, cell);
        self.changed.insert(spot);
        self.toggle_stone(spot, us);
        match self.table.radius {
            4 => self.update_lines::<4>(spot),
            _ => self.update_lines::<5>(spot),
        }
        self.hash = self.hash_after(spot);
        self.to_move = !us;
    }

    /// Takes the last stone back.
    ///
    /// # Panics
    /// When no stone was played on this board.
    pub(super) fn undo(&mut self) {
        let undo = self.undos.pop().expect("only played stones are taken back");
        let us = !self.to_move;
        self.to_move = us;
        self.hash ^= zobrist::stone(us, undo.spot.point()) ^ zobrist::WHITE_TO_MOVE;
        let log_len = undo.log_len as usize;
        for i in (log_len..self.log.len()).rev() {
            let (spot, before) = self.log[i];
            self.changed.insert(spot);
            let now = std::mem::replace(&mut self.cells[spot.index()], before);
            for color in Color::BOTH {
                self.move_sets(spot, color, now.sets[color], before.sets[color]);
            }
        }
        self.log.truncate(log_len);
        self.changed.insert(undo.spot);
        self.toggle_stone(undo.spot, us);
        let cell = self.cells[undo.spot.index()];
        self.count_in(undo.spot, cell);
    }

    /// The hash once the side to move has a stone on an empty spot.
    pub(super) fn hash_after(&self, spot: Spot) -> u64 {
        self.hash ^ zobrist::stone(self.to_move, spot.point()) ^ zobrist::WHITE_TO_MOVE
    }

    /// The side to move.
    pub(super) const fn to_move(&self) -> Color {
        self.to_move
    }

    /// The Zobrist hash of stones and side to move, the same as the position's.
    pub(super) const fn hash(&self) -> u64 {
        self.hash
    }

    /// The size of the board.
    pub(super) const fn size(&self) -> BoardSize {
        self.size
    }

    /// The rule in force.
    pub(super) const fn rule(&self) -> Rule {
        self.rule
    }

    /// The stones as line keys.
    pub(super) const fn lines(&self) -> &Lines {
        &self.lines
    }

    /// The line table of the rule.
    pub(super) const fn table(&self) -> &'static LineTable {
        self.table
    }

    /// The number of empty points.
    pub(super) const fn n_empty(&self) -> usize {
        self.n_empty
    }

    /// The empty points.
    pub(super) const fn empty(&self) -> &SpotSet {
        &self.empty
    }

    /// The points of one of the kept sets.
    #[inline]
    pub(super) fn set(&self, color: Color, set: u8) -> &SpotSet {
        &self.sets[color][set.trailing_zeros() as usize]
    }

    /// The number of points in one of the kept sets.
    #[inline]
    pub(super) fn count(&self, color: Color, set: u8) -> u16 {
        self.counts[color][set.trailing_zeros() as usize]
    }

    /// The first point that completes a five of `color`.
    #[inline]
    pub(super) fn five(&self, color: Color) -> Option<Spot> {
        if self.count(color, IN_FIVES) == 0 { None } else { self.set(color, IN_FIVES).first() }
    }

    /// What a move to an empty spot scores in the order of moves for what a stone of `color` would make there.
    #[inline]
    pub(super) fn scores_at(&self, spot: Spot, color: Color) -> Scores {
        self.combos[color].scores[usize::from(self.cells[spot.index()].packs[color])]
    }

    /// Which of the kept sets an empty spot belongs to.
    #[inline]
    pub(super) fn sets_at(&self, spot: Spot, color: Color) -> u8 {
        self.cells[spot.index()].sets[color]
    }

    /// The class of a stone of `color` on an empty spot.
    #[inline]
    pub(super) fn class_at(&self, spot: Spot, color: Color) -> Class {
        self.combos[color].classes[usize::from(self.cells[spot.index()].packs[color])]
    }

    /// The shape of a stone of `color` on an empty spot in one direction.
    #[inline]
    pub(super) fn shape_at(&self, spot: Spot, color: Color, direction: Direction) -> LineShape {
        LineShape::from_nibble(self.cells[spot.index()].packs[color] >> (4 * direction as u16))
    }

    /// The shapes of a stone of `color` on an empty spot in all directions.
    #[inline]
    pub(super) fn shapes_at(&self, spot: Spot, color: Color) -> [LineShape; 4] {
        unpack(self.cells[spot.index()].packs[color])
    }

    /// The shapes of both colors on an empty spot in each direction: Black's in the low half of a byte.
    pub(super) fn pairs(&self, spot: Spot) -> [u8; 4] {
        self.cells[spot.index()].pairs.to_le_bytes()
    }

    /// The logarithm of the odds that the side to move wins, by the network, while these threats stand.
    pub(super) fn log_odds(&mut self, threats: usize) -> f32 {
        let changed = std::mem::replace(&mut self.changed, SpotSet::EMPTY);
        let pairs = |spot| self.empty.contains(spot).then(|| self.cells[spot.index()].pairs.to_le_bytes());
        self.features.log_odds(&changed, pairs, self.to_move, threats, self.n_empty, self.size.n_points())
    }

    /// The empty points worth a look: near a stone, or on a line of four through one. The center on an empty
    /// board; every empty point where none is near.
    pub(super) fn candidates(&self) -> SpotSet {
        let near = self.stones.black.or(&self.stones.white).neighborhood().and(&self.empty);
        if !near.is_empty() {
            return near;
        }
        let center = Spot::from(self.size.center());
        let mut alone = SpotSet::EMPTY;
        if self.empty.contains(center) {
            alone.insert(center);
            return alone;
        }
        self.empty
    }

    /// The empty points within the window of a spot in one direction, the spot itself left out, and how many steps along
    /// the line each is away.
    pub(super) fn window(&self, spot: Spot, direction: Direction) -> impl Iterator<Item = (Spot, i32)> {
        let (key, shift) = self.lines.key(spot.x(), spot.y(), direction);
        let step = index_step(direction);
        let radius = self.table.radius as i32;
        (-radius..=radius).filter(|i| *i != 0).filter_map(move |i| {
            let at = shift as i32 + 2 * i;
            let other = || Spot::from_index((spot.index() as i32 + i * step) as usize);
            (key >> at & 3 == EMPTY).then(|| (other(), i))
        })
    }

    /// What a stone of `color` on an empty spot would make of the line in one direction once the other side has a stone
    /// this many steps along it, within the window.
    pub(super) fn shape_once_met(
        &self,
        spot: Spot,
        color: Color,
        direction: Direction,
        steps: i32,
    ) -> LineShape {
        let (key, shift) = self.lines.key(spot.x(), spot.y(), direction);
        let met = key | stone_code(!color) << (shift as i32 + 2 * steps);
        self.table.shape(met, shift, color)
    }

    /// Recomputes every table and compares.
    pub fn is_consistent(&self) -> bool {
        let mut sets = ByColor { black: [SpotSet::EMPTY; N_SETS], white: [SpotSet::EMPTY; N_SETS] };
        let occupied = self.stones.black.or(&self.stones.white);
        let mut same = SpotSet::board(self.size).without(&occupied) == self.empty
            && self.stones.black.and(&self.stones.white).is_empty()
            && self.empty.len() == self.n_empty;
        for spot in self.empty.iter() {
            let cell = self.computed_cell(spot);
            same &= cell == self.cells[spot.index()];
            for color in Color::BOTH {
                for (i, set) in sets[color].iter_mut().enumerate() {
                    if cell.sets[color] >> i & 1 != 0 {
                        set.insert(spot);
                    }
                }
            }
        }
        let counts = ByColor::from_fn(|color| sets[color].map(|set| set.len() as u16));
        same && sets == self.sets && counts == self.counts
    }

    /// Recomputes the shapes of the empty points within the windows of a stone just placed. Radius and directions are
    /// known where it is compiled, as a third of a search's time passes here.
    fn update_lines<const RADIUS: u32>(&mut self, center: Spot) {
        debug_assert_eq!(RADIUS, self.table.radius);
        self.update_line::<RADIUS, 0>(center);
        self.update_line::<RADIUS, 1>(center);
        self.update_line::<RADIUS, 2>(center);
        self.update_line::<RADIUS, 3>(center);
    }

    #[inline]
    fn update_line<const RADIUS: u32, const DIRECTION: usize>(&mut self, center: Spot) {
        let direction = Direction::ALL[DIRECTION];
        let (key, shift) = self.lines.key(center.x(), center.y(), direction);
        let step = index_step(direction);
        let nibble = 4 * direction as u32;
        let start = shift - 2 * RADIUS;
        // A bit for each empty point of the window, two apart.
        let mut empty = (!(key | key >> 1) >> start) & 0x5555_5555_5555_5555 & ((4 << (4 * RADIUS)) - 1);
        while empty != 0 {
            let bit = empty.trailing_zeros();
            empty &= empty - 1;
            let index = (center.index() as i32 + (bit as i32 / 2 - RADIUS as i32) * step) as usize;
            let both = self.table.both_within::<RADIUS>(key, start + bit);
            let before = self.cells[index];
            let changed = (before.pairs >> (2 * nibble)) as u8 ^ both;
            if changed == 0 {
                continue;
            }
            let mut after = before;
            after.pairs ^= u32::from(changed) << (2 * nibble);
            after.packs.black ^= u16::from(changed & 15) << nibble;
            after.packs.white ^= u16::from(changed >> 4) << nibble;
            let spot = Spot::from_index(index);
            self.log.push((spot, before));
            self.changed.insert(spot);
            for color in Color::BOTH {
                if before.packs[color] != after.packs[color] {
                    after.sets[color] = self.combos[color].sets[usize::from(after.packs[color])];
                    self.move_sets(spot, color, before.sets[color], after.sets[color]);
                }
            }
            self.cells[index] = after;
        }
    }

    /// Puts a stone on an empty spot or takes it away: line keys and sets of stones only.
    fn toggle_stone(&mut self, spot: Spot, color: Color) {
        self.lines.toggle(spot.x(), spot.y(), color);
        self.stones[color].toggle(spot);
        self.empty.toggle(spot);
        if self.empty.contains(spot) {
            self.n_empty += 1;
        } else {
            self.n_empty -= 1;
        }
    }

    fn computed_cell(&self, spot: Spot) -> Cell {
        let mut cell = Cell::default();
        for direction in Direction::ALL {
            let (key, shift) = self.lines.key(spot.x(), spot.y(), direction);
            let both = self.table.both(key, shift);
            cell.pairs |= u32::from(both) << (8 * direction as u32);
            cell.packs.black |= u16::from(both & 15) << (4 * direction as u16);
            cell.packs.white |= u16::from(both >> 4) << (4 * direction as u16);
        }
        cell.sets = ByColor::from_fn(|color| self.combos[color].sets[usize::from(cell.packs[color])]);
        cell
    }

    /// Counts an empty point in.
    fn count_in(&mut self, spot: Spot, cell: Cell) {
        for color in Color::BOTH {
            self.move_sets(spot, color, 0, cell.sets[color]);
        }
    }

    /// Counts a point out that is about to be taken.
    fn count_out(&mut self, spot: Spot, cell: Cell) {
        for color in Color::BOTH {
            self.move_sets(spot, color, cell.sets[color], 0);
        }
    }

    /// Moves a point from some of the kept sets to others.
    #[inline]
    fn move_sets(&mut self, spot: Spot, color: Color, old: u8, new: u8) {
        let mut changed = old ^ new;
        while changed != 0 {
            let i = changed.trailing_zeros() as usize;
            changed &= changed - 1;
            self.sets[color][i].toggle(spot);
            if new >> i & 1 != 0 {
                self.counts[color][i] += 1;
            } else {
                self.counts[color][i] -= 1;
            }
        }
    }
}

/// The difference of the places in a table of two neighbors on a line.
#[inline]
const fn index_step(direction: Direction) -> i32 {
    let (dx, dy) = direction.step();
    32 * dy as i32 + dx as i32
}

#[cfg(test)]
mod tests {
    use super::super::eval::evaluate;
    use super::*;
    use crate::board::Symmetry;
    use crate::gomoku::Rule;
    use rand::rngs::StdRng;
    use rand::{RngExt as _, SeedableRng as _};

    /// Plays random moves until the game ends, calling `check` after each.
    fn random_game(lines: u8, rule: Rule, seed: u64, mut check: impl FnMut(&mut SearchBoard, &Position)) {
        let mut rng = StdRng::seed_from_u64(seed);
        let size = BoardSize::new(lines).unwrap();
        let mut position = Position::new(size, rule);
        let mut board = SearchBoard::new(&position);
        while position.outcome().is_none() {
            let legal: Vec<Point> = position.empty_points().filter(|p| position.check(*p).is_ok()).collect();
            let point = legal[rng.random_range(0..legal.len())];
            position.play(point).unwrap();
            board.play(Spot::from(point));
            check(&mut board, &position);
        }
    }

    #[test]
    fn incremental_tables_equal_recomputed_ones() {
        for rule in Rule::ALL {
            for lines in [5, 6, 9, 15, 22] {
                random_game(lines, rule, u64::from(lines), |board, position| {
                    assert!(board.is_consistent(), "{position:?}");
                    assert_eq!(board.hash(), position.hash());
                    assert_eq!(board.to_move(), position.to_move());
                });
            }
        }
    }

    #[test]
    fn undo_is_identity() {
        for rule in Rule::ALL {
            let mut n_moves = 0;
            let mut last = None;
            random_game(13, rule, 7, |board, _| {
                n_moves += 1;
                last = Some(board.clone());
            });
            let mut board = last.unwrap();
            for _ in 0..n_moves {
                board.undo();
                assert!(board.is_consistent());
            }
            let fresh = SearchBoard::new(&Position::new(board.size, rule));
            assert_eq!(board.hash(), fresh.hash());
            assert_eq!(evaluate(&mut board), evaluate(&mut fresh.clone()));
        }
    }

    #[test]
    fn fives_are_those_of_the_rules() {
        for rule in Rule::ALL {
            for seed in 0..6 {
                random_game(9, rule, seed, |board, position| {
                    if position.outcome().is_some() {
                        return;
                    }
                    for point in position.empty_points() {
                        let mut next = position.clone();
                        next.play_tolerant(point).unwrap();
                        let wins = next.winning_row(point).is_some();
                        assert_eq!(board.class(point, position.to_move()) == Class::Five, wins);
                    }
                });
            }
        }
    }

    #[test]
    fn the_eight_symmetries_agree() {
        for rule in Rule::ALL {
            let mut last = None;
            random_game(11, rule, 3, |board, position| last = Some((board.clone(), position.clone())));
            let (mut board, position) = last.unwrap();
            for symmetry in Symmetry::ALL {
                let mut turned = Position::new(position.size(), rule);
                for &point in position.moves() {
                    turned.play(symmetry.apply(point, position.size())).unwrap();
                }
                assert_eq!(evaluate(&mut SearchBoard::new(&turned)), evaluate(&mut board));
            }
        }
    }
}
