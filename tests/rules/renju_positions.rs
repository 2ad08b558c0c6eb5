//! Positions in which much is forbidden to Black: crowded, tangled, grown out of threes, and as games make them.

use goishi::gomoku::SIZES;
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom as _, SliceRandom as _};
use rand::{RngExt as _, SeedableRng as _};

use crate::reference::Board;
use crate::renju::{self, Place};

/// How a position comes about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Stones anywhere.
    Crowded,
    /// Mostly black stones, close together.
    Cluster,
    /// Threes laid through a point, more threes through the points that carry those on, and so forth.
    Tangle,
    /// Moves next to others that lengthen or bar rows.
    Game,
}

impl Kind {
    pub(crate) const ALL: [Self; 4] = [Self::Crowded, Self::Cluster, Self::Tangle, Self::Game];
}

/// The position with a number: the same number gives the same position.
pub(crate) fn position(number: u64) -> (Kind, Board) {
    let mut random = StdRng::seed_from_u64(number);
    let kind = Kind::ALL[number as usize % Kind::ALL.len()];
    // Each size comes up; the usual one as often as all others together.
    let lines = if random.random_bool(0.5) { 15 } else { random.random_range(SIZES) };
    let mut board = Board::empty(lines);
    match kind {
        Kind::Crowded => crowd(&mut board, &mut random),
        Kind::Cluster => cluster(&mut board, &mut random),
        Kind::Tangle => tangle(&mut board, &mut random),
        Kind::Game => game(&mut board, &mut random),
    }
    (kind, board)
}

/// Puts a stone on an empty place of the board unless it wins; says whether it stands.
fn try_put(board: &mut Board, at: Place, stone: char) -> bool {
    if board.at(at.0, at.1) != '.' {
        return false;
    }
    renju::put(board, at, stone);
    let wins = renju::wins(board, at);
    if wins {
        renju::put(board, at, '.');
    }
    !wins
}

fn any_place(board: &Board, random: &mut StdRng) -> Place {
    let lines = board.rows.len() as i32;
    (random.random_range(0..lines), random.random_range(0..lines))
}

fn any_stone(share_of_black: f64, random: &mut StdRng) -> char {
    if random.random_bool(share_of_black) { 'X' } else { 'O' }
}

fn crowd(board: &mut Board, random: &mut StdRng) {
    let n = board.rows.len() * board.rows.len() * random.random_range(10..80) / 100;
    let share_of_black = random.random_range(0.3..0.9);
    for _ in 0..n {
        let at = any_place(board, random);
        try_put(board, at, any_stone(share_of_black, random));
    }
}

fn cluster(board: &mut Board, random: &mut StdRng) {
    let lines = board.rows.len() as i32;
    let width = random.random_range(5..=lines.min(9));
    // As often as not against an edge or in a corner.
    let mut corner = || match random.random_range(0..4) {
        0 => 0,
        1 => lines - width,
        _ => random.random_range(0..=lines - width),
    };
    let (left, top) = (corner(), corner());
    let share_of_black = random.random_range(0.6..1.0);
    for _ in 0..width * width * random.random_range(20..60) / 100 {
        let at = (left + random.random_range(0..width), top + random.random_range(0..width));
        try_put(board, at, any_stone(share_of_black, random));
    }
}

/// Two black stones that make a three with one on `at`, and an empty place that makes that a straight four.
fn lay_three(board: &mut Board, at: Place, (dx, dy): Place, random: &mut StdRng) -> Option<Place> {
    let first = -random.random_range(0..4);
    let mut others: Vec<i32> = (first..first + 4).filter(|i| *i != 0).collect();
    others.shuffle(random);
    let place = |i: i32| (at.0 + i * dx, at.1 + i * dy);
    let next = place(others[0]);
    let fits = |i: i32| matches!(board.at(place(i).0, place(i).1), '.' | 'X');
    if !others[1..].iter().all(|i| fits(*i)) || board.at(next.0, next.1) != '.' {
        return None;
    }
    for i in &others[1..] {
        try_put(board, place(*i), 'X');
    }
    Some(next)
}

fn tangle(board: &mut Board, random: &mut StdRng) {
    let start = any_place(board, random);
    let mut from = vec![start];
    for _ in 0..random.random_range(2..12) {
        let at = *from.choose(random).unwrap();
        let step = *[(1, 0), (0, 1), (1, 1), (1, -1)].choose(random).unwrap();
        if let Some(next) = lay_three(board, at, step, random) {
            from.push(next);
        }
    }
    for _ in 0..random.random_range(0..10) {
        let near = *from.choose(random).unwrap();
        let at = (near.0 + random.random_range(-5..=5), near.1 + random.random_range(-5..=5));
        try_put(board, at, any_stone(0.3, random));
    }
}

/// Moves in turn, each the best of a few near the stones by the rows it lengthens and bars; now and then one that
/// is forbidden stands, as in positions that are set up.
fn game(board: &mut Board, random: &mut StdRng) {
    let lines = board.rows.len() as i32;
    let mut stones = vec![(lines / 2, lines / 2)];
    renju::put(board, stones[0], 'X');
    let n_moves = random.random_range(6..lines * lines * 2 / 3);
    for i in 1..n_moves {
        let stone = if i % 2 == 0 { 'X' } else { 'O' };
        let mut tries: Vec<(usize, Place)> = Vec::new();
        while tries.len() < 5 {
            let near = *stones.choose(random).unwrap();
            let at = (near.0 + random.random_range(-2..=2), near.1 + random.random_range(-2..=2));
            // On a board without room near the stones a move is left out.
            let worth = if board.at(at.0, at.1) == '.' { worth(board, at) } else { 0 };
            tries.push((worth, at));
        }
        let (worth, at) = tries.into_iter().max().unwrap();
        if worth > 0 && try_put(board, at, stone) {
            stones.push(at);
        }
    }
}

/// How long the rows are that a stone of either color would make here.
fn worth(board: &mut Board, at: Place) -> usize {
    let mut worth = 0;
    for stone in ['X', 'O'] {
        renju::put(board, at, stone);
        for step in [(1, 0), (0, 1), (1, 1), (1, -1)] {
            worth += renju::row_len(board, at, step).pow(2);
        }
    }
    renju::put(board, at, '.');
    worth
}
