//! What a net is shown of a position: version 7 of KataGo's inputs.
//!
//! Planes, "us" being the side to move:
//!
//! | | |
//! |---|---|
//! | 0 | the board |
//! | 1, 2 | our stones, their stones |
//! | 3 – 5 | stones of chains with one, two, three liberties |
//! | 6 | empty points that ko or superko forbids us |
//! | 9 – 13 | the last move, the one before it, …, while sides alternate |
//! | 14 – 16 | stones that can be taken in a ladder now, before the last move, before the one before it |
//! | 17 | where we begin a ladder |
//! | 18, 19 | our and their area, under area scoring |
//!
//! 7, 8, 20 and 21 belong to ways of ending games that are not in use here, and are empty.
//!
//! Numbers for the whole board: 0 – 4, which of the last five moves were passes; 5, komi for us in units of 20 points;
//! 6 and 7, the ko rule; 8, suicide allowed; 9, territory scoring; 10, no points in seki; 14, a pass ends the game; 18,
//! a wave by the parity of komi. Under territory scoring komi changes with every stone played, so that the area less
//! the stones is what counts.

use super::area::areas;
use super::ladder::Ladders;
use crate::board::{BoardSize, Color, PointSet, Symmetry};
use crate::go::{IllegalMove, KoRule, Move, Position, Scoring, Suicide};

/// The number of planes.
pub(super) const N_PLANES: usize = 22;
/// The number of numbers for the whole board.
pub(super) const N_GLOBALS: usize = 19;

/// Moves before the position that are shown.
const N_HISTORY: usize = 5;
/// Points for one unit of komi.
const KOMI_UNIT: f32 = 20.0;
/// Komi beyond the points of the board by more than this means the same.
const MOST_KOMI: f32 = 20.0;

/// The inputs of a net for a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Features {
    size: BoardSize,
    pub(super) planes: [PointSet; N_PLANES],
    pub(super) globals: [f32; N_GLOBALS],
    /// Where we may play.
    legal: PointSet,
    may_pass: bool,
    /// Whether a cycle may leave the game without a result.
    may_cycle: bool,
}

impl Features {
    /// The inputs for a position; one that is over is shown as if play went on.
    pub fn of(position: &Position) -> Self {
        let rules = position.rules();
        let mut features = Self {
            size: position.size(),
            planes: [PointSet::EMPTY; N_PLANES],
            globals: [0.0; N_GLOBALS],
            legal: PointSet::EMPTY,
            may_pass: position.is_over() || position.check(Move::Pass).is_ok(),
            may_cycle: rules.ko == KoRule::Simple || rules.scoring == Scoring::Territory,
        };
        features.stones(position);
        features.moves(position);
        let n_shown = features.history(position);
        features.ladders(position, n_shown);
        if rules.scoring == Scoring::Area {
            let [black, white] = areas(position.board(), rules.suicide);
            let by_us = if position.to_move() == Color::Black { [black, white] } else { [white, black] };
            [features.planes[18], features.planes[19]] = by_us;
        }
        features.rules(position);
        features
    }

    /// The same position on a board that is turned or mirrored.
    #[must_use]
    pub fn turned(mut self, symmetry: Symmetry) -> Self {
        for set in self.planes.iter_mut().chain([&mut self.legal]) {
            *set = set.iter().map(|point| symmetry.apply(point, self.size)).collect();
        }
        self
    }

    /// The size of the board.
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// The planes, each the set of points at which it is 1.
    pub const fn planes(&self) -> &[PointSet; N_PLANES] {
        &self.planes
    }

    /// The numbers for the whole board.
    pub const fn globals(&self) -> &[f32; N_GLOBALS] {
        &self.globals
    }

    /// Whether a move is legal, by its place in the policy.
    pub(super) fn is_legal(&self, index: usize) -> bool {
        let lines = usize::from(self.size.lines());
        let point = self.size.point((index % lines) as u8, (index / lines).min(lines) as u8);
        point.map_or(self.may_pass, |point| self.legal.contains(point))
    }

    /// Whether a cycle may leave the game without a result.
    pub(super) const fn may_end_without_result(&self) -> bool {
        self.may_cycle
    }

    fn stones(&mut self, position: &Position) {
        self.planes[0] = self.size.points().collect();
        for chain in position.board().chains() {
            let side = if chain.color() == position.to_move() { 1 } else { 2 };
            self.planes[side].extend(chain.stones());
            let n_liberties = chain.n_liberties_up_to(4);
            if (1..=3).contains(&n_liberties) {
                self.planes[2 + n_liberties].extend(chain.stones());
            }
        }
    }

    fn moves(&mut self, position: &Position) {
        let was_taken = position.removed_points();
        let (board, us) = (position.board(), position.to_move());
        for point in self.size.points().filter(|point| board.is_empty(*point)) {
            // Superko forbids only what brings a stone back.
            if !was_taken.contains(point) && board.is_legal(us, point) {
                self.legal.insert(point);
                continue;
            }
            match position.check(Move::Place(point)) {
                Ok(()) => self.legal.insert(point),
                Err(IllegalMove::Ko | IllegalMove::Superko) => self.planes[6].insert(point),
                Err(_) => {}
            }
        }
    }

    /// Shows the last moves; how many.
    fn history(&mut self, position: &Position) -> usize {
        let mut color = !position.to_move();
        let mut n_shown = 0;
        for played in position.moves().iter().rev().take(N_HISTORY) {
            if played.color != color {
                break;
            }
            match played.mv {
                Move::Place(point) => self.planes[9 + n_shown].insert(point),
                Move::Pass => self.globals[n_shown] = 1.0,
            }
            n_shown += 1;
            color = !color;
        }
        n_shown
    }

    fn ladders(&mut self, position: &Position, n_shown: usize) {
        let now = Ladders::of(position.board());
        self.planes[14] = now.stones;
        self.planes[17] = match position.to_move() {
            Color::Black => now.white_starts,
            Color::White => now.black_starts,
        };
        for n_back in 1..=2 {
            self.planes[14 + n_back] = if n_back <= n_shown {
                Ladders::of(&position.board_before(n_back)).stones
            } else {
                self.planes[13 + n_back]
            };
        }
    }

    fn rules(&mut self, position: &Position) {
        let rules = position.rules();
        let komi = komi_for_us(position);
        let most = self.size.n_points() as f32 + MOST_KOMI;
        self.globals[5] = komi.clamp(-most, most) / KOMI_UNIT;
        (self.globals[6], self.globals[7]) = match rules.ko {
            KoRule::Simple => (0.0, 0.0),
            KoRule::PositionalSuperko => (1.0, 0.5),
            KoRule::SituationalSuperko => (1.0, -0.5),
        };
        let flag = |is_set| if is_set { 1.0 } else { 0.0 };
        self.globals[8] = flag(rules.suicide == Suicide::AllowedForChains);
        self.globals[9] = flag(rules.scoring == Scoring::Territory);
        self.globals[10] = self.globals[9];
        self.globals[14] = flag(position.n_passes() > 0);
        if rules.scoring == Scoring::Area {
            self.globals[18] = parity_wave(self.size, komi);
        }
    }
}

/// What we are given, in points. Under territory scoring each stone that was ever placed costs its side a point.
fn komi_for_us(position: &Position) -> f32 {
    let rules = position.rules();
    let bonus = rules.handicap_bonus.for_stones(position.n_handicap());
    let mut white = (rules.komi.points() + bonus).halves() as f32 / 2.0;
    if rules.scoring == Scoring::Territory {
        let placed = |color: Color| {
            let on_board = position.stones().filter(|(_, stone)| *stone == color).count();
            on_board as f32 + position.prisoners()[!color] as f32
        };
        white += placed(Color::Black) - placed(Color::White);
    }
    if position.to_move() == Color::White { white } else { -white }
}

/// From -0.5 to 0.5 and back with a period of two points: highest half a point above those komi with which a board of
/// the size can end in a draw.
fn parity_wave(size: BoardSize, komi: f32) -> f32 {
    let parity = (size.n_points() % 2) as f32;
    let above = (komi - parity).rem_euclid(2.0);
    if above < 0.5 {
        above
    } else if above < 1.5 {
        1.0 - above
    } else {
        above - 2.0
    }
}
