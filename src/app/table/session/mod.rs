//! The match under way: the truth that entities, panels and sounds mirror.

mod command;
mod orders;

use std::time::Duration;

use bevy::prelude::*;

pub use self::command::MatchOrder;
use self::orders::{carry_out, start_matches};
use crate::app::AppSet;
use crate::app::screen::{Phase, TurnPages};
use crate::board::{Color, Point};
use crate::game::tree::{NodeId, RecordResult};
use crate::game::{Illegal, Match, MatchSetup, Seat, Step, Walk};

/// What a step tried in a record was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tried {
    /// The record has it.
    Known,
    /// It is in the record from now on.
    New,
    /// It is in a copy of the record from now on, which was made for it.
    NewInCopy,
}

/// The match and the number of its present state.
#[derive(Resource)]
pub struct Session {
    game: Match,
    revision: u64,
    number: u64,
    /// The matches so far.
    n_matches: u64,
    /// The match under way that waits while a saved game is looked at, and its number.
    aside: Option<Box<(Match, u64)>>,
    /// The revision in which that was opened.
    opened_at: u64,
    /// The game is only looked at: it is walked through, and what is tried in it are variations.
    reviewed: bool,
    /// It belongs to somebody else: what is tried in it is kept in a copy.
    foreign: bool,
    /// How often something was tried in it or taken out of it.
    n_edits: u64,
    /// Moves of the program are waited for, or a person's; false after a person took back a move of a match
    /// between two programs, until somebody asks it to go on.
    running: bool,
    /// How often the time thought so far was to be kept.
    n_kept: u64,
}

impl Session {
    /// A session before its first match.
    fn new(setup: MatchSetup) -> Self {
        Self {
            game: Match::new(setup),
            revision: 0,
            number: 0,
            n_matches: 0,
            aside: None,
            opened_at: 0,
            reviewed: false,
            foreign: false,
            n_edits: 0,
            running: true,
            n_kept: 0,
        }
    }

    /// The match.
    pub const fn game(&self) -> &Match {
        &self.game
    }

    /// Changes the match; every answer asked for before is out of date from now on.
    pub fn change<R>(&mut self, change: impl FnOnce(&mut Match) -> R) -> R {
        self.revision += 1;
        change(&mut self.game)
    }

    /// A number that grows with every change: an answer to a request of another revision is dropped.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Lets time pass for the party to act; whether that has ended the match. Answers asked for before are still
    /// of this state, but where it has.
    pub(crate) fn run_clock(&mut self, elapsed: Duration) -> bool {
        let has_fallen = self.game.run_clock(elapsed);
        self.revision += u64::from(has_fallen);
        has_fallen
    }

    /// The time thought so far is to be saved, in a match with clocks.
    pub(crate) fn keep_time(&mut self) {
        self.n_kept += u64::from(self.game.clocks().is_some());
    }

    /// How often that was asked for.
    pub(crate) const fn n_kept(&self) -> u64 {
        self.n_kept
    }

    /// A number that grows with every other match.
    pub const fn number(&self) -> u64 {
        self.number
    }

    /// Puts another match in the place of this one.
    pub(crate) fn begin(&mut self, game: Match) {
        self.n_matches += 1;
        self.number = self.n_matches;
        self.running = true;
        self.reviewed = false;
        (self.foreign, self.n_edits) = (false, 0);
        self.aside = None;
        self.change(|old| *old = game);
    }

    /// Puts a saved game in the place of this match. A match under way is put aside, but where it is the saved game
    /// itself: `held_by` are the matches that are.
    pub(crate) fn open(&mut self, game: Match, held_by: &[u64]) {
        let was_under_way = self.is_under_way();
        let old = (std::mem::replace(&mut self.game, game.clone()), self.number);
        let aside = if was_under_way { Some(Box::new(old)) } else { self.aside.take() };
        self.begin(game);
        self.aside = aside.filter(|aside| !held_by.contains(&aside.1));
        self.opened_at = self.revision;
    }

    /// From now on the game is only looked at.
    pub(crate) const fn review(&mut self) {
        (self.running, self.reviewed) = (false, true);
    }

    /// The same for a record from elsewhere.
    pub(crate) const fn review_foreign(&mut self) {
        self.review();
        self.foreign = true;
    }

    /// Tries a step in the game that is looked at.
    pub(crate) fn try_step(&mut self, step: Step) -> Result<Tried, Illegal> {
        let n_before = self.game.record().n_nodes();
        self.change(|game| game.try_step(step))?;
        if self.game.record().n_nodes() == n_before {
            return Ok(Tried::Known);
        }
        Ok(if self.note_edit() { Tried::NewInCopy } else { Tried::New })
    }

    /// Whether what is looked at stands in a variation, which can be taken out.
    pub fn can_remove(&self) -> bool {
        self.reviewed && !self.game.record().is_main(self.game.node())
    }

    /// Takes a variation with all below it out of the game that is looked at, which then stands before it; whether a
    /// copy was made for that.
    pub(crate) fn remove(&mut self, node: NodeId) -> bool {
        self.change(|game| game.edit_record(|tree| tree.delete(node)));
        self.note_edit()
    }

    /// The record is another one from now on; that of somebody else becomes a copy, a match of its own. Whether it has
    /// just become one.
    fn note_edit(&mut self) -> bool {
        self.n_edits += 1;
        let is_copied = std::mem::replace(&mut self.foreign, false);
        if is_copied {
            self.n_matches += 1;
            self.number = self.n_matches;
            self.game.note_study();
        }
        is_copied
    }

    /// A number that grows whenever something is tried in the game that is looked at, or taken out of it.
    pub const fn n_edits(&self) -> u64 {
        self.n_edits
    }

    /// Whether the record is not the one any more that was opened to be looked at.
    pub const fn is_edited(&self) -> bool {
        self.n_edits > 0
    }

    /// The match that was looked at stands again at the node where it ended.
    pub(crate) fn close_review(&mut self, end: NodeId) {
        self.walk(Walk::To(end));
        self.reviewed = false;
    }

    /// Walks in the game that is looked at; whether that led anywhere.
    pub(crate) fn walk(&mut self, walk: Walk) -> bool {
        let has_walked = self.game.walk(walk);
        self.revision += u64::from(has_walked);
        has_walked
    }

    /// Takes the match up again that was put aside, unless the one in its place is played on.
    fn take_up(&mut self) {
        let is_played = self.is_under_way() && self.revision != self.opened_at;
        if let Some(aside) = self.aside.take_if(|_| !is_played) {
            let (game, number) = *aside;
            self.begin(game);
            self.number = number;
        }
    }

    /// The number of the match under way that waits while a saved game is looked at.
    pub(crate) fn number_aside(&self) -> Option<u64> {
        self.aside.as_ref().map(|aside| aside.1)
    }

    /// Whether the game is only looked at.
    pub const fn is_reviewed(&self) -> bool {
        self.reviewed
    }

    /// The program may move from now on.
    const fn run(&mut self) {
        self.running = true;
    }

    /// Takes back, and returns the points of the stones that left the board.
    fn take_back(&mut self) -> Vec<Point> {
        let points = self.change(Match::undo);
        self.running = self.only_person().is_some() || self.person_to_move();
        points
    }

    /// Whether there is anything to keep: a step that was made, be it taken back.
    pub fn has_begun(&self) -> bool {
        self.game.record().n_nodes() > 1
    }

    /// Whether a match was begun here, and is not only looked at: the one played last, over or not.
    pub fn is_last_played(&self) -> bool {
        self.has_begun() && !self.reviewed
    }

    /// Whether the match has begun, is not only looked at, and its result is open.
    pub fn is_under_way(&self) -> bool {
        self.is_last_played() && !is_over(&self.game)
    }

    /// Whether the program may move when it is its turn.
    pub const fn is_running(&self) -> bool {
        self.running
    }

    /// The side of the person who looks at the board, when exactly one seat is a person's.
    pub fn only_person(&self) -> Option<Color> {
        let seats = self.game.seats();
        match (seats.black, seats.white) {
            (Seat::Human, Seat::Program(_)) => Some(Color::Black),
            (Seat::Program(_), Seat::Human) => Some(Color::White),
            _ => None,
        }
    }

    /// The seat that is to place a stone, or to do what an opening asks; none at the end and while stones are
    /// counted.
    pub fn seat_to_move(&self) -> Option<Seat> {
        self.game.seat_to_move().filter(|_| self.game.counting().is_none())
    }

    /// Whether a person is to place a stone, or to do what an opening asks.
    pub fn person_to_move(&self) -> bool {
        self.seat_to_move() == Some(Seat::Human)
    }
}

/// Whether a game has ended where it stands, or has a result.
pub(crate) fn is_over(game: &Match) -> bool {
    let has_result = game.record().result().is_some_and(|result| result != RecordResult::Unknown);
    game.outcome().is_some() || has_result
}

/// Where orders meet the match.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CarryOut;

/// Where play turns between placing stones, answering questions and counting.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FollowStage;

/// A match has begun.
#[derive(Message, Clone, Copy, Debug)]
pub struct MatchStarted;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<MatchOrder>()
        .add_message::<MatchStarted>()
        .insert_resource(Session::new(MatchSetup::default()))
        .add_systems(OnEnter(Phase::Menu), orders::take_up)
        .add_systems(
            Update,
            (start_matches, carry_out).chain().in_set(AppSet::Rules).in_set(CarryOut).after(TurnPages),
        )
        .add_systems(
            Update,
            orders::follow_question
                .in_set(FollowStage)
                .after(AppSet::Rules)
                .before(AppSet::Opponent)
                .run_if(in_state(Phase::Playing)),
        );
}
