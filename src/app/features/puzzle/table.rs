//! The puzzle under way: the truth that entities and panels mirror.

use std::collections::BTreeMap;

use bevy::prelude::Resource;

use super::watch::{Speed, Watch};
use crate::board::Point;
use crate::cover::{Attempt, Board, Change, Cover, Find, IllegalStone};

/// The board on the table and all that is known of it.
#[derive(Resource)]
pub struct Puzzle {
    board: Board,
    /// Boards that were begun, each as it was left.
    attempts: BTreeMap<Board, Attempt>,
    watch: Option<Watch>,
    speed: Speed,
    hint: Option<Hint>,
    find: Option<Find>,
    /// The board is being covered, and not looked at in passing.
    is_begun: bool,
    revision: u64,
}

/// What a hint says, as long as the board stands as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// A stone here is part of a completion.
    Place(Point),
    /// However the stones left are placed, the board will not be covered.
    TakeBack,
}

impl Default for Puzzle {
    fn default() -> Self {
        let board = Board::new(5, 5).expect("a board may have five lines each way");
        Self {
            board,
            attempts: BTreeMap::from([(board, Attempt::new(board))]),
            watch: None,
            speed: Speed::default(),
            hint: None,
            find: None,
            is_begun: false,
            revision: 0,
        }
    }
}

impl Puzzle {
    /// The board.
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The attempt at it.
    pub fn attempt(&self) -> &Attempt {
        &self.attempts[&self.board]
    }

    /// The board as the player has it.
    pub fn cover(&self) -> &Cover {
        self.attempt().cover()
    }

    /// The board as it is to be seen: that of the search being watched, or the player's.
    pub fn shown(&self) -> &Cover {
        self.watch.as_ref().map_or_else(|| self.cover(), Watch::cover)
    }

    /// Whether a stone that comes is seen to be placed, and not one of many a second.
    pub fn is_seen(&self) -> bool {
        self.watch.as_ref().map_or(self.is_begun, Watch::is_slow)
    }

    /// Whether the board is being covered, and not looked at in passing.
    pub const fn is_begun(&self) -> bool {
        self.is_begun
    }

    /// The search being watched.
    pub const fn watch(&self) -> Option<&Watch> {
        self.watch.as_ref()
    }

    /// How fast a search runs.
    pub const fn speed(&self) -> Speed {
        self.speed
    }

    /// What the hint says that was asked for.
    pub const fn hint(&self) -> Option<Hint> {
        self.hint
    }

    /// What the album has said to the solution on the board.
    pub const fn find(&self) -> Option<Find> {
        self.find
    }

    /// A number that grows with every change.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Lays a board on the table, as it was left.
    pub(super) fn choose(&mut self, board: Board) {
        if self.board != board {
            self.board = board;
            self.attempts.entry(board).or_insert_with(|| Attempt::new(board));
            self.changed();
        }
        self.is_begun = false;
    }

    /// Begins to cover a board, anew where it was covered already.
    pub(super) fn begin(&mut self, board: Board) {
        self.choose(board);
        self.is_begun = true;
        if self.cover().is_complete() {
            self.attempts.insert(board, Attempt::new(board));
            self.changed();
        }
    }

    /// Places a stone or takes one back.
    pub(super) fn touch(&mut self, point: Point) -> Result<Change, IllegalStone> {
        let change = self.attempt_mut().touch(point)?;
        self.changed();
        Ok(change)
    }

    /// Changes the attempt as a whole; the points that have lost their stones, or `None` when nothing has changed.
    pub(super) fn change(&mut self, change: impl FnOnce(&mut Attempt) -> bool) -> Option<Vec<Point>> {
        let before = self.cover().stones();
        if !change(self.attempt_mut()) {
            return None;
        }
        self.changed();
        Some((before - self.cover().stones()).iter().collect())
    }

    /// Asks for a hint.
    pub(super) fn ask_hint(&mut self) {
        self.hint = Some(self.cover().hint().map_or(Hint::TakeBack, Hint::Place));
    }

    /// Notes what the album has said.
    pub(super) const fn note_find(&mut self, find: Find) {
        self.find = Some(find);
    }

    /// Lays a search to be watched over the player's board, or takes it away.
    pub(super) fn set_watch(&mut self, watch: Option<Watch>) {
        self.watch = watch;
        self.revision += 1;
    }

    /// The search being watched, to be moved on; whatever is done with it counts as a change.
    pub(super) const fn watch_mut(&mut self) -> Option<&mut Watch> {
        self.revision += 1;
        self.watch.as_mut()
    }

    /// Sets how fast a search runs.
    pub(super) const fn set_speed(&mut self, speed: Speed) {
        self.speed = speed;
    }

    fn attempt_mut(&mut self) -> &mut Attempt {
        self.attempts.entry(self.board).or_insert_with(|| Attempt::new(self.board))
    }

    fn changed(&mut self) {
        self.hint = None;
        self.find = None;
        self.revision += 1;
    }
}
