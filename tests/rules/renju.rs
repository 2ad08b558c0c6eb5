//! Renju's forbidden moves once more, slowly and plainly, to hold the fast ones against.
//!
//! Written from the International Rules of Renju (decided by the Renju International Federation in 1996, corrected
//! in 1998), by putting stones on a board of characters and looking. The clauses, in the federation's words:
//!
//! - *Row*: "a combination of stones in the same colour, either situated on a diagonal, vertical, or horizontal
//!   line". *Unbroken row*: "a row where between just any stones there is no free intersection".
//! - *Five in a row*: "an unbroken row with five stones". *Overline*: "an unbroken row consisting of six or more
//!   stones".
//! - *Four*: "a row with four stones to which you can add one more stone to attain five in a row".
//! - *Straight four*: "an unbroken row \[with\] four stones to which you, in two different ways, can add one more
//!   stone to attain five in a row".
//! - *Three*: "a row with three stones to which you, without at the same time a five in a row is made, can add one
//!   more stone to attain a straight four".
//! - *Double-four*, *double-three*: "putting a stone on an intersection, which at the same time makes more than one
//!   four" ("three") "that meet each other in this intersection".
//! - 9.3: "A black double-three is allowed if \[…\] not more than one of the threes can be made to a straight four
//!   \[…\] without at the same time an overline or double-four is attained in this intersection" (a), or "without at
//!   the same time at least two threes meet in this intersection and make a forbidden double-three" (b); "if, when
//!   making a straight four in your mind, another double-three would be attained also these double-threes must be
//!   examined in the same way \[…\], etc."
//!
//! 9.3 is read as other programs read it: a three counts when some stone makes it a straight four and is not itself
//! forbidden, for whichever reason. (To the letter, (a) and (b) are two separate conditions, so that three threes of
//! which one is spoilt by a double-four and another by a double-three would be forbidden.)

use crate::reference::Board;

/// A place on a board, which may be off it.
pub(crate) type Place = (i32, i32);

/// One step along each of the four directions of a line.
const STEPS: [Place; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// A four, a three or an overline.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Shape {
    pub(crate) step: Place,
    /// Its stones, along the line.
    pub(crate) stones: Vec<Place>,
    /// The places that make a four a five, or a three a straight four, along the line.
    pub(crate) completions: Vec<Place>,
}

/// Why a black stone on a place is forbidden.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Judgment {
    /// `6` overline, `4` double-four, `3` double-three: the first of these that holds.
    pub(crate) kind: char,
    pub(crate) shapes: Vec<Shape>,
}

/// Judges moves, and counts how far it had to look ahead.
#[derive(Debug, Default)]
pub(crate) struct Judge {
    /// The most stones that were put in the mind, one after the other, for a point that was asked about.
    pub(crate) deepest: usize,
    /// How many points looked like a double-three and were not.
    pub(crate) n_spoilt: u64,
}

impl Judge {
    /// All of Black's forbidden points, row by row.
    pub(crate) fn forbidden_points(&mut self, board: &mut Board) -> Vec<(Place, Judgment)> {
        let lines = board.rows.len() as i32;
        let places = (0..lines).flat_map(|y| (0..lines).map(move |x| (x, y)));
        let empty: Vec<Place> = places.filter(|&(x, y)| board.at(x, y) == '.').collect();
        empty.into_iter().filter_map(|at| Some((at, self.forbidden(board, at)?))).collect()
    }

    /// Whether a black stone on an empty place is forbidden. The board is left as it was.
    pub(crate) fn forbidden(&mut self, board: &mut Board, at: Place) -> Option<Judgment> {
        self.forbidden_ahead(board, at, 1)
    }

    fn forbidden_ahead(&mut self, board: &mut Board, at: Place, n_ahead: usize) -> Option<Judgment> {
        self.deepest = self.deepest.max(n_ahead);
        put(board, at, 'X');
        let judgment = self.judge(board, at, n_ahead);
        put(board, at, '.');
        judgment
    }

    /// The same for a stone that stands.
    fn judge(&mut self, board: &mut Board, at: Place, n_ahead: usize) -> Option<Judgment> {
        if makes_five(board, at) {
            return None;
        }
        let overlines: Vec<Shape> = STEPS
            .into_iter()
            .map(|step| Shape { step, stones: unbroken_row(board, at, step), completions: Vec::new() })
            .filter(|row| row.stones.len() >= 6)
            .collect();
        if !overlines.is_empty() {
            return Some(Judgment { kind: '6', shapes: overlines });
        }
        let fours: Vec<Shape> = STEPS.into_iter().flat_map(|step| fours(board, at, step)).collect();
        if fours.len() >= 2 {
            return Some(Judgment { kind: '4', shapes: fours });
        }
        let mut threes: Vec<Shape> = STEPS.into_iter().flat_map(|step| threes(board, at, step)).collect();
        if threes.len() < 2 {
            return None;
        }
        for three in &mut threes {
            three.completions.retain(|next| self.forbidden_ahead(board, *next, n_ahead + 1).is_none());
        }
        threes.retain(|three| !three.completions.is_empty());
        if threes.len() < 2 {
            self.n_spoilt += u64::from(n_ahead == 1);
            return None;
        }
        Some(Judgment { kind: '3', shapes: threes })
    }
}

/// How many stones of a color stand in an unbroken row through a place on which one stands.
pub(crate) fn row_len(board: &Board, at: Place, step: Place) -> usize {
    unbroken_row(board, at, step).len()
}

/// Whether a black stone that stands makes a five.
pub(crate) fn makes_five(board: &Board, at: Place) -> bool {
    STEPS.into_iter().any(|step| row_len(board, at, step) == 5)
}

/// Whether a stone that stands wins: Black with exactly five, White with five or more.
pub(crate) fn wins(board: &Board, at: Place) -> bool {
    let longest = STEPS.into_iter().map(|step| row_len(board, at, step)).max();
    if board.at(at.0, at.1) == 'X' { makes_five(board, at) } else { longest >= Some(5) }
}

pub(crate) fn put(board: &mut Board, (x, y): Place, stone: char) {
    board.put(x as u8, y as u8, stone);
}

/// The places of the unbroken row through a stone, along the line.
fn unbroken_row(board: &Board, at: Place, (dx, dy): Place) -> Vec<Place> {
    let stone = board.at(at.0, at.1);
    let (mut x, mut y) = at;
    while board.at(x - dx, y - dy) == stone {
        (x, y) = (x - dx, y - dy);
    }
    let mut row = Vec::with_capacity(8);
    while board.at(x, y) == stone {
        row.push((x, y));
        (x, y) = (x + dx, y + dy);
    }
    row
}

/// The empty places of the line through a place that a row of five through it can reach.
fn near(board: &Board, (x, y): Place, (dx, dy): Place) -> Vec<Place> {
    let line = (-4..=4).map(|i| (x + i * dx, y + i * dy));
    line.filter(|(x, y)| board.at(*x, *y) == '.').collect()
}

/// The fours through a black stone that stands: sets of stones, each once however many stones complete it.
fn fours(board: &mut Board, at: Place, step: Place) -> Vec<Shape> {
    let mut fours = Vec::new();
    for next in near(board, at, step) {
        put(board, next, 'X');
        let row = unbroken_row(board, next, step);
        put(board, next, '.');
        if row.len() == 5 && row.contains(&at) {
            add(&mut fours, step, row, next);
        }
    }
    fours
}

/// Whether the row through a black stone is a straight four.
fn is_straight_four(board: &mut Board, at: Place, step: Place) -> bool {
    if row_len(board, at, step) != 4 {
        return false;
    }
    let mut n_ways = 0;
    for next in near(board, at, step) {
        put(board, next, 'X');
        n_ways += usize::from(row_len(board, at, step) == 5);
        put(board, next, '.');
    }
    n_ways >= 2
}

/// The threes through a black stone that stands, whether or not the stones that complete them are forbidden.
fn threes(board: &mut Board, at: Place, step: Place) -> Vec<Shape> {
    let mut threes = Vec::new();
    for next in near(board, at, step) {
        put(board, next, 'X');
        let row = unbroken_row(board, next, step);
        let makes_one = row.contains(&at) && is_straight_four(board, next, step) && !makes_five(board, next);
        put(board, next, '.');
        if makes_one {
            add(&mut threes, step, row, next);
        }
    }
    threes
}

/// Adds the shape that a stone on `next` makes this row, or the further way to complete one known.
fn add(shapes: &mut Vec<Shape>, step: Place, row: Vec<Place>, next: Place) {
    let stones: Vec<Place> = row.into_iter().filter(|place| *place != next).collect();
    match shapes.iter_mut().find(|shape| shape.stones == stones) {
        Some(shape) => shape.completions.push(next),
        None => shapes.push(Shape { step, stones, completions: vec![next] }),
    }
}
