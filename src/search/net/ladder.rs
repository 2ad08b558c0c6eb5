//! Ladders: chains that can be taken by one atari after the other.
//!
//! The side attacked moves on the last liberty or takes stones around that are in atari; the attacker gives atari from
//! either side. A chain that gets three liberties, or two on the attacker's turn less one, is out. What would need a ko
//! is held for no ladder. The answers are those that nets of KataGo were trained with, see
//! `Board::searchIsLadderCaptured` there.

use crate::board::{Color, Point, PointSet};
use crate::go::{Board, Placed, neighbors};

/// Moves looked at for one chain; where these are not enough it is no ladder.
const MOST_MOVES: u32 = 25_000;

/// What ladders there are on a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Ladders {
    /// Chains that can be taken in a ladder, those in atari by their own move, those with two liberties by the other
    /// side's.
    pub(super) stones: PointSet,
    /// Where the attacker of such a chain with two liberties begins: for each color of the chain.
    pub(super) black_starts: PointSet,
    pub(super) white_starts: PointSet,
}

impl Ladders {
    /// Looks at all chains with one or two liberties.
    pub(super) fn of(board: &Board) -> Self {
        let mut ladders = Self::default();
        let mut reading: Option<Reading> = None;
        for chain in board.chains() {
            let n_liberties = chain.n_liberties_up_to(3);
            if n_liberties > 2 {
                continue;
            }
            let reading = reading.get_or_insert_with(|| Reading::new(board));
            reading.begin(chain.head(), chain.color());
            let is_taken = if n_liberties == 1 {
                reading.is_taken_on_own_move()
            } else {
                let starts = reading.starts(&chain.liberties());
                match chain.color() {
                    Color::Black => ladders.black_starts.extend(starts.iter()),
                    Color::White => ladders.white_starts.extend(starts.iter()),
                }
                !starts.is_empty()
            };
            if is_taken {
                ladders.stones.extend(chain.stones());
            }
        }
        ladders
    }
}

/// A board on which a ladder is read.
struct Reading {
    board: Box<Board>,
    removed: Vec<Point>,
    /// A stone of the chain that is attacked, and its side.
    stone: Point,
    us: Color,
    n_moves: u32,
    /// Longer ladders are believed to work.
    depth_left: usize,
}

impl Reading {
    fn new(board: &Board) -> Self {
        Self {
            board: Box::new(board.clone()),
            removed: Vec::new(),
            stone: board.size().center(),
            us: Color::Black,
            n_moves: 0,
            depth_left: 0,
        }
    }

    fn begin(&mut self, stone: Point, us: Color) {
        (self.stone, self.us, self.n_moves) = (stone, us, 0);
        self.depth_left = self.board.size().n_points() * 3 / 2;
    }

    /// Whether the chain, in atari, is taken though its side moves first; every ko is for it.
    fn is_taken_on_own_move(&mut self) -> bool {
        let ko = self.board.ko();
        self.board.clear_ko();
        let is_taken = self.is_lost();
        self.board.set_ko(ko);
        is_taken && self.n_moves < MOST_MOVES
    }

    /// The liberties, of two, on which the attacker begins a ladder.
    fn starts(&mut self, liberties: &PointSet) -> PointSet {
        let mut starts = PointSet::EMPTY;
        for point in liberties.iter() {
            if self.board.is_legal(!self.us, point) {
                self.n_moves = 0;
                let (placed, from) = self.play(!self.us, point);
                if self.is_taken_on_own_move() {
                    starts.insert(point);
                }
                self.take_back(placed, from);
            }
        }
        starts
    }

    /// Whether the chain is lost with its own side to move.
    fn is_lost(&mut self) -> bool {
        let Some(chain) = self.board.chain_at(self.stone) else { return true };
        let Some(last) = chain.last_liberty() else { return false };
        if self.board.ko().is_some() || self.is_exhausted() {
            return false;
        }
        let mut moves = self.captures();
        if !moves.contains(&last) {
            moves.push(last);
        }
        for point in moves {
            if !self.board.is_legal(self.us, point) {
                continue;
            }
            let (placed, from) = self.play(self.us, point);
            let is_lost = self.is_attack_won();
            self.take_back(placed, from);
            if !is_lost {
                return false;
            }
        }
        !self.is_exhausted()
    }

    /// Whether the attacker takes the chain with the attacker to move.
    fn is_attack_won(&mut self) -> bool {
        let Some(chain) = self.board.chain_at(self.stone) else { return true };
        match chain.n_liberties_up_to(3) {
            0 | 1 => return true,
            2 => {}
            _ => return false,
        }
        if self.depth_left == 0 {
            return true;
        }
        let liberties = chain.liberties();
        let mut liberties = liberties.iter();
        let (Some(a), Some(b)) = (liberties.next(), liberties.next()) else { return true };
        if self.is_double_ko(a, b) {
            return true;
        }
        let (room_a, room_b) = (self.room(a), self.room(b));
        // Where the chain could run into the open on one side, only an atari from there can work.
        let is_apart = !neighbors(a).contains(&b);
        let moves: &[Point] = match (room_a >= 3 && is_apart, room_b >= 3 && is_apart) {
            (true, true) => return false,
            (true, false) => &[a],
            (false, true) => &[b],
            (false, false) if room_b > room_a => &[b, a],
            (false, false) => &[a, b],
        };
        self.depth_left -= 1;
        let is_won = moves.iter().any(|point| self.wins_with(*point));
        self.depth_left += 1;
        is_won
    }

    fn wins_with(&mut self, point: Point) -> bool {
        if !self.board.is_legal(!self.us, point) {
            return false;
        }
        let (placed, from) = self.play(!self.us, point);
        let is_won = self.is_lost();
        self.take_back(placed, from);
        is_won
    }

    /// The liberties of chains in atari around the attacked one.
    fn captures(&self) -> Vec<Point> {
        let mut points = Vec::new();
        for stone in self.board.chain_at(self.stone).into_iter().flat_map(|chain| chain.stones()) {
            for chain in self.board.chains_beside(stone, !self.us) {
                if let Some(point) = chain.last_liberty()
                    && !points.contains(&point)
                {
                    points.push(point);
                }
            }
        }
        points
    }

    /// Empty points around a point.
    fn room(&self, point: Point) -> usize {
        neighbors(point).into_iter().filter(|n| self.board.is_empty(*n)).count()
    }

    /// Whether both liberties are kos that the attacker takes, and neither connection helps: that is death.
    fn is_double_ko(&mut self, a: Point, b: Point) -> bool {
        let is_ko = |board: &Board, point| {
            board.is_enclosed(self.us, point)
                && board.captured_by(!self.us, point).map(|chain| chain.n_stones()).sum::<usize>() == 1
        };
        if !is_ko(&self.board, a) || !is_ko(&self.board, b) || !self.captures().is_empty() {
            return false;
        }
        [a, b].into_iter().all(|point| {
            let (placed, from) = self.play(self.us, point);
            let n = self.board.chain_at(point).map_or(0, |chain| chain.n_liberties_up_to(3));
            self.take_back(placed, from);
            n <= 2
        })
    }

    const fn is_exhausted(&self) -> bool {
        self.n_moves >= MOST_MOVES
    }

    fn play(&mut self, color: Color, point: Point) -> (Placed, usize) {
        self.n_moves += 1;
        let (from, removed) = (self.removed.len(), &mut self.removed);
        (self.board.place(color, point, |stone| removed.push(stone)), from)
    }

    fn take_back(&mut self, placed: Placed, from: usize) {
        self.board.unplace(placed, &self.removed[from..]);
        self.removed.truncate(from);
    }
}
