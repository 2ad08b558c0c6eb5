//! The puzzle under way: boards that are covered, the [search](watch) that can be watched instead, and the
//! [`albums`] of the solutions found.

pub mod albums;
pub mod watch;

use std::collections::BTreeMap;
use std::time::Duration;

pub use self::albums::Albums;
use self::watch::{Speed, Watch};
use super::{Event, Lying, Picture, Play, Refusal, Touch};
use crate::board::{Color, Point};
use crate::cover::recursion::Step;
use crate::cover::{Attempt, Board, Change, Cover, Find};

/// The board on the table and all that is known of it.
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
    /// How often a board was laid out.
    n_laid: u64,
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
            n_laid: 0,
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

    /// Lays a board on the table, as it was left.
    pub fn choose(&mut self, board: Board) {
        if self.board != board {
            self.board = board;
            self.attempts.entry(board).or_insert_with(|| Attempt::new(board));
            self.changed();
        }
        self.is_begun = false;
    }

    /// Begins to cover a board, anew where it was covered already.
    pub fn begin(&mut self, board: Board) {
        self.choose(board);
        self.is_begun = true;
        self.n_laid += 1;
        if self.cover().is_complete() {
            self.attempts.insert(board, Attempt::new(board));
            self.changed();
        }
    }

    /// Changes the attempt as a whole; the points that have lost their stones, or `None` when nothing has changed.
    pub fn change(&mut self, change: impl FnOnce(&mut Attempt) -> bool) -> Option<Vec<Point>> {
        let before = self.cover().stones();
        if !change(self.attempt_mut()) {
            return None;
        }
        self.changed();
        Some((before - self.cover().stones()).iter().collect())
    }

    /// Asks for a hint.
    pub fn ask_hint(&mut self) {
        self.hint = Some(self.cover().hint().map_or(Hint::TakeBack, Hint::Place));
    }

    /// Notes what the album has said.
    pub const fn note_find(&mut self, find: Find) {
        self.find = Some(find);
    }

    /// Lays a search to be watched over the player's stones, which lie aside as long, or takes it away.
    pub fn set_watched(&mut self, is_watched: bool, now: Duration) {
        self.watch = is_watched.then(|| Watch::new(self.board, now));
        self.revision += 1;
    }

    /// Steers the search being watched.
    pub fn steer(&mut self, steer: impl FnOnce(&mut Watch)) {
        if let Some(watch) = &mut self.watch {
            self.revision += 1;
            steer(watch);
        }
    }

    /// Sets how fast the search runs.
    pub fn set_speed(&mut self, speed: Speed, now: Duration) {
        let before = std::mem::replace(&mut self.speed, speed);
        self.steer(|watch| watch.hurry(now, speed.interval().min(before.interval())));
    }

    /// Lets time move the search on. What has happened, where a person can follow it.
    pub fn go_on(&mut self, now: Duration) -> Option<Event> {
        let speed = self.speed;
        self.steer(|watch| watch.catch_up(now, speed));
        let watch = self.watch.as_ref().filter(|watch| watch.is_slow())?;
        match watch.step()? {
            Step::Place { point, .. } => Some(Event::Played { point, color: Color::Black, n_captured: 0 }),
            Step::TakeBack { point } => Some(Event::TakenBack(vec![point])),
            _ => None,
        }
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

impl Play for Puzzle {
    fn revision(&self) -> u64 {
        self.revision
    }

    fn number(&self) -> u64 {
        self.n_laid
    }

    fn picture(&self) -> Picture {
        Picture { is_live: self.is_seen(), ..Picture::of(Lying::Cover(self.shown().clone())) }
    }

    fn to_move(&self) -> Color {
        Color::Black
    }

    fn takes(&self, point: Point) -> bool {
        self.attempt().clone().touch(point).is_ok()
    }

    fn turn(&self) -> Option<u64> {
        None
    }

    fn touch(&mut self, Touch { point, .. }: Touch) -> Vec<Event> {
        // What comes after the last stone in the same update finds the board covered.
        if self.cover().is_complete() {
            return Vec::new();
        }
        let event = match self.attempt_mut().touch(point) {
            Ok(Change::Placed(point)) => Event::Played { point, color: Color::Black, n_captured: 0 },
            Ok(Change::Taken(point)) => Event::TakenBack(vec![point]),
            Err(_) => return vec![Event::Refused { point, reason: Refusal::NoStoneLeft }],
        };
        self.changed();
        vec![event]
    }
}
