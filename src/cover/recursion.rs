//! The recursive way, written to be read and to be watched.
//!
//! # The idea
//! Whatever stands on the board: if a point is free, a solution has a stone that takes it, and there are at most
//! five points where that stone can stand: the free point itself and its neighbors. So try these five, one after
//! the other; each leaves the same puzzle with a stone less and fewer free points. This is the whole recursion:
//!
//! ```text
//! cover_rest(board):
//!     1. nothing is free                       → the board is covered: note it
//!     2. 5 × stones left < free points         → the stones cannot be enough: go back
//!     3. take the first free point in row order;
//!        for each of the five points around it, except those excluded:
//!            place a stone there
//!            cover_rest(board)
//!            take the stone back
//!            exclude the point from the tries that follow
//! ```
//!
//! Any free point would do in step 3. The first in row order has its neighbors above and to the left taken
//! already, so the stones follow each other down the board and little is tried in vain.
//!
//! *Why exclude.* When the first of the five is taken back, all solutions with a stone there have been found. The
//! second try looks for those that are left, which have none there; without this a solution that takes the free
//! point twice would be found twice.
//!
//! *Why it ends.* Each level of the recursion places one stone more, and there are only so many.
//!
//! *Why step 2 may cut.* A stone takes five points at most. On 5×5, seven stones can take 35 points, ten more than
//! there are: so much may be wasted by stones that stand at the edge or take a point again.
//!
//! [`solve`] is this text as a function; [`Search`] is the same with a stack of its own in place of the recursion,
//! so that it can stop after every step and show it.

use std::fmt;

use super::{Board, Cover, PointSet};
use crate::board::Point;

/// Calls `found` with each way to cover what is free with the stones left, each once; the cover is then as it was.
///
/// With more stones than needed some may be left over: every cover of so many stones contains one of those shown,
/// or several.
///
/// How long it takes depends less on the size of the board than on how much may be wasted, five times the stones
/// less the points: 142,580 steps on 6×6, where that is 14, and 42,948 on 7×7, where it is 11; 22,742,153 on 9×9,
/// where it is 19, some seconds.
///
/// ```
/// # use goishi::cover::{Board, Cover, recursion};
/// let mut n_found = 0;
/// recursion::solve(&mut Cover::new(Board::new(5, 5)?), &mut |_| n_found += 1);
/// assert_eq!(n_found, 22);
/// # Ok::<(), goishi::cover::BoardError>(())
/// ```
pub fn solve(cover: &mut Cover, found: &mut dyn FnMut(&Cover)) {
    cover_rest(cover, PointSet::EMPTY, found);
}

fn cover_rest(cover: &mut Cover, mut excluded: PointSet, found: &mut dyn FnMut(&Cover)) {
    // 1. Nothing is free: the board is covered.
    let Some(free) = cover.free_points().first() else { return found(cover) };
    // 2. The stones left cannot be enough.
    if too_few_stones(cover) {
        return;
    }
    // 3. One of at most five stones takes the first free point: try each.
    for point in choices(cover, free, excluded).iter() {
        cover.place_unchecked(point);
        cover_rest(cover, excluded, found);
        cover.undo();
        excluded.insert(point);
    }
}

/// Whether there are more free points than the stones left can take.
fn too_few_stones(cover: &Cover) -> bool {
    5 * cover.n_left() < cover.n_free()
}

/// The points where a stone would take a free point, without those that earlier tries have dealt with.
///
/// None of them has a stone, or the point would not be free.
fn choices(cover: &Cover, free: Point, excluded: PointSet) -> PointSet {
    cover.board().plus(free) - excluded
}

/// All solutions with the fewest stones, in their order as sets.
///
/// The number of stones is found, not looked up: no stone, one stone, two, until it can be done.
pub fn solutions(board: Board) -> Vec<PointSet> {
    let mut found = Vec::new();
    for n_stones in 0.. {
        solve(&mut Cover::with_stones(board, n_stones), &mut |cover| found.push(cover.stones()));
        if !found.is_empty() {
            break;
        }
    }
    found.sort();
    found
}

/// One step of the recursion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A stone is placed.
    Place {
        /// Where.
        point: Point,
        /// The first free point, which it is to take.
        takes: Point,
        /// Which of the tries to take that point this is, from one.
        attempt: u8,
        /// How many there are, at most five.
        n_attempts: u8,
    },
    /// What stands cannot be completed, or only to what has been found already.
    Cut(Cut),
    /// Every point is taken: a solution.
    Complete,
    /// The last stone is taken back: what begins with it has all been looked at.
    TakeBack {
        /// Where it stood. It is excluded from the tries that follow at the same free point.
        point: Point,
    },
}

/// Why a branch of the recursion ends without a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// Each stone left takes five points at most, and more are free.
    TooFewStones {
        /// The stones left.
        n_left: usize,
        /// The free points.
        n_free: usize,
    },
    /// No point is left from which a stone may take the first free point: all have been tried further up.
    AllTried {
        /// The first free point.
        free: Point,
    },
}

impl Step {
    /// The step in words, with the points named as on this board.
    ///
    /// # Panics
    /// When the step is of another board and names a point that this one does not have.
    ///
    /// ```
    /// # use goishi::cover::{Board, Cover, recursion::Search};
    /// let board = Board::new(2, 2)?;
    /// let words: Vec<String> = Search::new(Cover::new(board)).map(|step| step.describe(board).to_string()).collect();
    /// assert_eq!(words[0], "a stone on a2 takes a2, try 1 of 3");
    /// assert_eq!(words[1], "a stone on b2 takes b1, try 1 of 3");
    /// assert_eq!(words[2], "every point is taken");
    /// assert_eq!(words[3], "take back b2");
    /// # Ok::<(), goishi::cover::BoardError>(())
    /// ```
    pub fn describe(self, board: Board) -> impl fmt::Display {
        fmt::from_fn(move |f| match self {
            Self::Place { point, takes, attempt, n_attempts } => {
                let (point, takes) = (board.name(point), board.name(takes));
                write!(f, "a stone on {point} takes {takes}, try {attempt} of {n_attempts}")
            }
            Self::Cut(Cut::TooFewStones { n_left, n_free }) => {
                let points = if n_free == 1 { "point is" } else { "points are" };
                write!(f, "{n_free} {points} free, but ")?;
                match n_left {
                    0 => f.write_str("no stone is left"),
                    1 => f.write_str("the last stone takes at most 5"),
                    _ => write!(f, "{n_left} stones take at most {}", 5 * n_left),
                }
            }
            Self::Cut(Cut::AllTried { free }) => {
                write!(f, "every stone that could take {} has been tried", board.name(free))
            }
            Self::Complete => f.write_str("every point is taken"),
            Self::TakeBack { point } => write!(f, "take back {}", board.name(point)),
        })
    }
}

/// A level of the recursion: the tries to take one free point.
#[derive(Clone, Debug)]
struct Level {
    /// The point to be taken.
    takes: Point,
    /// The tries that are left.
    choices: PointSet,
    attempt: u8,
    n_attempts: u8,
    /// What was excluded when the level was entered.
    excluded: PointSet,
}

/// Where the recursion stands between two steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// A new level is to be entered.
    Enter,
    /// The level on top has been tried as far as it stands; the next of its tries is up.
    Try,
    /// The stone that led here is to be taken back.
    Leave,
}

/// The recursion step by step, from what stands on a board: an iterator over its [`Step`]s.
///
/// Between two steps [`cover`](Self::cover) is the board as the last step left it. It ends when everything has
/// been tried, and the board is then as at the beginning. Dropping it in the middle stops the search.
///
/// ```
/// # use goishi::cover::{Board, Cover, recursion::{Search, Step}};
/// let board = Board::new(3, 3)?;
/// let mut search = Search::new(Cover::new(board));
/// assert!(search.any(|step| step == Step::Complete));
/// assert!(search.cover().is_complete());
/// assert_eq!(search.filter(|step| *step == Step::Complete).count(), 10 - 1);
/// # Ok::<(), goishi::cover::BoardError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Search {
    cover: Cover,
    levels: Vec<Level>,
    excluded: PointSet,
    stage: Stage,
}

impl Search {
    /// Stands before the first step. The stones already placed stay.
    pub const fn new(cover: Cover) -> Self {
        Self { cover, levels: Vec::new(), excluded: PointSet::EMPTY, stage: Stage::Enter }
    }

    /// The board after the last step.
    pub const fn cover(&self) -> &Cover {
        &self.cover
    }

    /// The points where no stone is tried at present, because all solutions with one there have been found.
    pub const fn excluded(&self) -> PointSet {
        self.excluded
    }

    /// How many stones the search has placed.
    pub fn depth(&self) -> usize {
        self.levels.len() - usize::from(self.stage == Stage::Try)
    }

    /// Enters a level, or says why there is nothing to try.
    fn enter(&mut self) -> Option<Step> {
        let Some(free) = self.cover.free_points().first() else { return Some(Step::Complete) };
        if too_few_stones(&self.cover) {
            let (n_left, n_free) = (self.cover.n_left(), self.cover.n_free());
            return Some(Step::Cut(Cut::TooFewStones { n_left, n_free }));
        }
        let choices = choices(&self.cover, free, self.excluded);
        if choices.is_empty() {
            return Some(Step::Cut(Cut::AllTried { free }));
        }
        let n_attempts = choices.len() as u8;
        self.levels.push(Level { takes: free, choices, attempt: 0, n_attempts, excluded: self.excluded });
        None
    }

    /// Places the next stone of the level on top, or leaves the level.
    fn try_next(&mut self) -> Option<Step> {
        let level = self.levels.last_mut()?;
        let Some(point) = level.choices.pop_first() else {
            self.excluded = level.excluded;
            self.levels.pop();
            self.stage = Stage::Leave;
            return self.leave();
        };
        level.attempt += 1;
        let Level { takes, attempt, n_attempts, .. } = *level;
        self.cover.place_unchecked(point);
        self.stage = Stage::Enter;
        Some(Step::Place { point, takes, attempt, n_attempts })
    }

    /// Takes back the stone that led here; `None` at the root, where the search ends.
    fn leave(&mut self) -> Option<Step> {
        if self.levels.is_empty() {
            return None;
        }
        let point = self.cover.undo()?;
        self.excluded.insert(point);
        self.stage = Stage::Try;
        Some(Step::TakeBack { point })
    }
}

impl Iterator for Search {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        if self.stage == Stage::Enter {
            let ended = self.enter();
            self.stage = if ended.is_some() { Stage::Leave } else { Stage::Try };
            if ended.is_some() {
                return ended;
            }
        }
        match self.stage {
            Stage::Enter | Stage::Try => self.try_next(),
            Stage::Leave => self.leave(),
        }
    }
}

impl std::iter::FusedIterator for Search {}
