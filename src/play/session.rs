//! The match under way, or a record that is looked at, and the number of its present state.

use std::time::Duration;

use super::editor::{Does, Editor, Tool};
use super::{Event, Hand, Lying, Picture, Placer, Play, Refusal, Touch};
use crate::board::{ByColor, Color, Point};
use crate::game::tree::{Edit, EditLog, NodeId, RecordResult, Tree};
use crate::game::{
    Counting, GameSetup, GoSetup, GomokuSetup, Illegal, Match, MatchSetup, Move, Position, ReplayProblemKind,
    Seat, Step, Walk,
};
use crate::gomoku::opening::Opening;

/// What a step tried in a record was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tried {
    /// The record has it.
    Known,
    /// It is in the record from now on.
    New,
    /// It is in a copy of the record from now on, which was made for it.
    NewInCopy,
}

/// The match and the number of its present state.
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
    /// How often it was edited: something was tried in it, written into it or taken out of it.
    n_edits: u64,
    /// How, where it was.
    log: Option<EditLog>,
    /// What is edited with, while it is.
    editor: Option<Editor>,
    /// Moves of the program are waited for, or a person's; false after a person took back a move of a match
    /// between two programs, until somebody asks it to go on.
    running: bool,
    /// How often the time thought so far was to be kept.
    n_kept: u64,
}

impl Session {
    /// A session before its first match.
    pub fn new(setup: MatchSetup) -> Self {
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
            log: None,
            editor: None,
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
    pub fn run_clock(&mut self, elapsed: Duration) -> bool {
        let has_fallen = self.game.run_clock(elapsed);
        self.revision += u64::from(has_fallen);
        has_fallen
    }

    /// The time thought so far is to be saved, in a match with clocks.
    pub fn keep_time(&mut self) {
        self.n_kept += u64::from(self.game.clocks().is_some());
    }

    /// How often that was asked for.
    pub const fn n_kept(&self) -> u64 {
        self.n_kept
    }

    /// A number that grows with every other match.
    pub const fn number(&self) -> u64 {
        self.number
    }

    /// Puts another match in the place of this one.
    pub fn begin(&mut self, game: Match) {
        self.n_matches += 1;
        self.number = self.n_matches;
        self.running = true;
        self.reviewed = false;
        (self.foreign, self.n_edits) = (false, 0);
        (self.log, self.editor) = (None, None);
        self.aside = None;
        self.change(|old| *old = game);
    }

    /// Puts a saved game in the place of this match. A match under way is put aside, but where it is the saved game
    /// itself: `held_by` are the matches that are.
    pub fn open(&mut self, game: Match, held_by: &[u64]) {
        let was_under_way = self.is_under_way();
        let old = (std::mem::replace(&mut self.game, game.clone()), self.number);
        let aside = if was_under_way { Some(Box::new(old)) } else { self.aside.take() };
        self.begin(game);
        self.aside = aside.filter(|aside| !held_by.contains(&aside.1));
        self.opened_at = self.revision;
    }

    /// Puts an empty board in the place of this match, on which a position is to be set up; as when a saved game is
    /// opened, a match under way is put aside.
    pub fn open_board(&mut self, game: GameSetup) {
        let game = match game {
            GameSetup::Gomoku(gomoku) => GomokuSetup { opening: Opening::Free, ..gomoku }.into(),
            GameSetup::Go(go) => GoSetup { handicap: 0, ..go }.into(),
        };
        let seats = ByColor { black: Seat::Human, white: Seat::Human };
        let mut board = Match::new(MatchSetup { game, seats, ..MatchSetup::default() });
        board.note_study();
        self.open(board, &[]);
        self.review();
    }

    /// From now on the game is only looked at.
    pub const fn review(&mut self) {
        (self.running, self.reviewed) = (false, true);
    }

    /// The same for a record from elsewhere.
    pub const fn review_foreign(&mut self) {
        self.review();
        self.foreign = true;
    }

    /// Walks in the game that is looked at, and says what is seen and heard of it; none where that led nowhere.
    pub fn walk_seen(&mut self, walk: Walk) -> Option<Vec<Event>> {
        let (from, n_before) = (self.game.node(), self.game.position().n_moves());
        let last_before = self.game.position().last_move();
        if !self.walk(walk) {
            return None;
        }
        let (tree, position, node) = (self.game.record(), self.game.position(), self.game.node());
        let is_step_on = tree.parent(node) == Some(from);
        if is_step_on && tree.played(node).is_none() || position.n_moves() == n_before && n_before == 0 {
            return Some(Vec::new());
        }
        let is_step_back = tree.parent(from) == Some(node);
        if is_step_back || position.n_moves() < n_before {
            let points = last_before.and_then(Move::point).filter(|point| position.stone(*point).is_none());
            return Some(vec![Event::TakenBack(points.filter(|_| is_step_back).into_iter().collect())]);
        }
        Some(self.last_move().into_iter().collect())
    }

    /// Tries a step in the game that is looked at, which the record may not have.
    ///
    /// # Errors
    /// What the rules have against it.
    pub fn try_step(&mut self, step: Step) -> Result<Vec<Event>, Illegal> {
        let n_moves = self.game.position().n_moves();
        let step = self.game.tree_step(step)?;
        let tried = match self.game.record().find_step(self.game.node(), step) {
            Some(child) => {
                self.walk(Walk::To(child));
                Tried::Known
            }
            None if self.apply(Edit::Step(step)) == Some(true) => Tried::NewInCopy,
            None => Tried::New,
        };
        let moved = self.last_move().filter(|_| self.game.position().n_moves() > n_moves);
        Ok([Event::Tried(tried)].into_iter().chain(moved).collect())
    }

    /// What the last move on the board tells.
    fn last_move(&self) -> Option<Event> {
        let position = self.game.position();
        let color = position.color_of_move(position.n_moves().saturating_sub(1));
        Some(match position.last_move()? {
            Move::Place(point) => {
                let n_captured = position.as_go().map_or(0, |go| go.captures_of_last_move().len());
                Event::Played { point, color, n_captured }
            }
            Move::Pass => Event::Passed { color, seat: self.game.seats()[color] },
        })
    }

    /// The way on in which the next move is made on a point.
    fn child_at(&self, point: Point) -> Option<NodeId> {
        let (tree, at) = (self.game.record(), point.into());
        tree.children(self.game.node())
            .find(|child| tree.played(*child).is_some_and(|played| played.place == Some(at)))
    }

    /// Goes on in the record with a move on a point, which it may not have.
    fn go_on_at(&mut self, point: Point) -> Result<Vec<Event>, Refusal> {
        match self.child_at(point) {
            Some(child) => Ok(self.walk_seen(Walk::To(child)).unwrap_or_default()),
            None => self.try_step(Step::Point(point)).map_err(Refusal::Illegal),
        }
    }

    /// Places a stone, or offers a point, in the match.
    fn place(&mut self, point: Point) -> Result<Vec<Event>, Refusal> {
        let n_moves = self.game.position().n_moves();
        self.game.check(point).map_err(Refusal::Illegal)?;
        self.change(|game| game.step(Step::Point(point))).map_err(Refusal::Illegal)?;
        let moved = self.last_move().filter(|_| self.game.position().n_moves() > n_moves);
        Ok(vec![moved.unwrap_or(Event::Offered(point))])
    }

    /// While stones are counted a point means the chain on it.
    fn correct(&mut self, point: Point, by: Placer) -> Result<Vec<Event>, Refusal> {
        let is_proposed = self.game.counting().is_some_and(Counting::is_proposed);
        if !is_proposed || by != Placer::Person {
            return Ok(Vec::new());
        }
        if !self.change(|game| game.toggle_dead(point)) {
            return Err(Refusal::NoStone);
        }
        Ok(vec![Event::Corrected(point)])
    }

    /// Whether what is looked at stands in a variation, which can be taken out.
    pub fn can_remove(&self) -> bool {
        self.reviewed && !self.game.record().is_main(self.game.node())
    }

    /// Changes the record that is looked at, and goes where one stands then.
    ///
    /// # Errors
    /// [`Refusal::CannotStand`] where stones are set up that no position has together.
    pub fn edit(&mut self, edit: Edit) -> Result<Vec<Event>, Refusal> {
        if !self.can_stand(&edit) {
            return Err(Refusal::CannotStand);
        }
        let before = self.game.position().clone();
        let is_copied = self.apply(edit);
        Ok(is_copied.map_or_else(Vec::new, |is_copied| self.edited(&before, is_copied)))
    }

    /// Undoes the last change of the record that is looked at; none where there was none.
    pub fn undo_edit(&mut self) -> Option<Vec<Event>> {
        self.move_in_log(EditLog::undo)
    }

    /// Makes the change again that was undone last; none where there was none.
    pub fn redo_edit(&mut self) -> Option<Vec<Event>> {
        self.move_in_log(EditLog::redo)
    }

    fn move_in_log(
        &mut self,
        way: impl FnOnce(&mut EditLog, &mut Tree) -> Option<NodeId>,
    ) -> Option<Vec<Event>> {
        let before = self.game.position().clone();
        let log = self.log.as_mut()?;
        let node = self.game.edit_record(|tree| way(log, tree))?;
        self.game.walk(Walk::To(node));
        let is_copied = self.note_edit();
        Some(self.edited(&before, is_copied))
    }

    /// What is to be seen and heard of a change.
    fn edited(&self, before: &Position, is_copied: bool) -> Vec<Event> {
        let after = self.game.position();
        let is_new = |(point, color): &(Point, Color)| before.stone(*point) != Some(*color);
        let come = after.stones().filter(is_new).last();
        let come = come.map(|(point, color)| Event::Played { point, color, n_captured: 0 });
        let gone = before.stones().map(|(at, _)| at).filter(|at| after.stone(*at).is_none());
        let gone: Vec<Point> = gone.collect();
        let gone = (!gone.is_empty()).then_some(Event::TakenBack(gone));
        [Event::Edited { is_copied }].into_iter().chain(come).chain(gone).collect()
    }

    /// Changes the record and goes where one stands then; whether a copy was made for that, none where the record
    /// cannot be changed so. The line that was played in a match stays in its record: what would change it changes a
    /// copy.
    fn apply(&mut self, edit: Edit) -> Option<bool> {
        let node = self.game.node();
        let played = |tree: &Tree| tree.main_line().map(|node| tree.played(node)).collect::<Vec<_>>();
        let was_played = played(self.game.record());
        let log = self.log.get_or_insert_with(|| EditLog::new(self.game.record().clone()));
        let turns = matches!(edit, Edit::Symmetry(_));
        let to = self.game.edit_record(|tree| log.edit(tree, node, edit)).ok()?;
        self.foreign |=
            !turns && !self.game.is_study() && !played(self.game.record()).starts_with(&was_played);
        self.game.walk(Walk::To(to));
        Some(self.note_edit())
    }

    /// Whether there is a change to undo.
    pub fn can_undo_edit(&self) -> bool {
        self.log.as_ref().is_some_and(EditLog::can_undo)
    }

    /// Whether there is one to make again.
    pub fn can_redo_edit(&self) -> bool {
        self.log.as_ref().is_some_and(EditLog::can_redo)
    }

    /// What is edited with, while the record is.
    pub fn tool(&self) -> Option<Tool> {
        self.editor.map(|editor| editor.tool)
    }

    /// Takes a tool in hand, or lays all of them aside.
    pub fn take_tool(&mut self, tool: Option<Tool>) {
        self.editor = tool.map(|tool| Editor { tool, from: None });
        self.revision += 1;
    }

    /// Where a line begins whose end is to be touched next.
    pub fn line_from(&self) -> Option<Point> {
        self.editor?.from
    }

    /// Whether a position has all the stones that a change sets up.
    fn can_stand(&self, edit: &Edit) -> bool {
        if !matches!(edit, Edit::SetUp(_)) {
            return true;
        }
        let mut trial = self.game.clone();
        let node = trial.node();
        let Ok(to) = trial.edit_record(|tree| tree.apply(node, edit)) else { return false };
        trial.walk(Walk::To(to));
        let is_left_out = |kind| matches!(kind, ReplayProblemKind::Stone(_));
        !trial.problems().iter().any(|problem| problem.node == to && is_left_out(problem.kind))
    }

    /// Does what a touch means for the tool in hand.
    fn touch_with(&mut self, editor: Editor, point: Point, hand: Hand) -> Result<Vec<Event>, Refusal> {
        let edit = match editor.touch(&self.game, point, hand) {
            Does::Edit(edit) => edit,
            Does::Try => return self.go_on_at(point),
            Does::AskLabel => return Ok(vec![Event::LabelAsked(point)]),
            Does::From(from) => {
                self.editor = Some(Editor { from, ..editor });
                self.revision += 1;
                return Ok(Vec::new());
            }
            Does::Nothing => return Ok(Vec::new()),
        };
        self.editor = Some(Editor { from: None, ..editor });
        self.edit(edit)
    }

    /// The record is another one from now on; that of somebody else becomes a copy, a match of its own. Whether it has
    /// just become one.
    fn note_edit(&mut self) -> bool {
        self.n_edits += 1;
        self.revision += 1;
        let is_copied = std::mem::replace(&mut self.foreign, false);
        if is_copied {
            self.n_matches += 1;
            self.number = self.n_matches;
            self.game.note_study();
        }
        is_copied
    }

    /// A number that grows with every change of the record that is looked at.
    pub const fn n_edits(&self) -> u64 {
        self.n_edits
    }

    /// Whether the record is not the one any more that was opened to be looked at.
    pub const fn is_edited(&self) -> bool {
        self.n_edits > 0
    }

    /// The match that was looked at stands again at the node where it ended.
    pub fn close_review(&mut self, end: NodeId) {
        self.walk(Walk::To(end));
        self.reviewed = false;
    }

    /// Walks in the game that is looked at; whether that led anywhere.
    pub fn walk(&mut self, walk: Walk) -> bool {
        let has_walked = self.game.walk(walk);
        self.revision += u64::from(has_walked);
        has_walked
    }

    /// Takes the match up again that was put aside, unless the one in its place is played on.
    pub fn take_up(&mut self) {
        let is_played = self.is_under_way() && self.revision != self.opened_at;
        if let Some(aside) = self.aside.take_if(|_| !is_played) {
            let (game, number) = *aside;
            self.begin(game);
            self.number = number;
        }
    }

    /// The number of the match under way that waits while a saved game is looked at.
    pub fn number_aside(&self) -> Option<u64> {
        self.aside.as_ref().map(|aside| aside.1)
    }

    /// Whether the game is only looked at.
    pub const fn is_reviewed(&self) -> bool {
        self.reviewed
    }

    /// The program may move from now on.
    pub const fn run(&mut self) {
        self.running = true;
    }

    /// Takes back, and returns the points of the stones that left the board.
    pub fn take_back(&mut self) -> Vec<Point> {
        let points = self.change(Match::undo);
        self.running = self.only_person().is_some() || self.person_to_move();
        points
    }

    /// Whether there is anything to keep: a step that was made, even if it was taken back, or an edit.
    pub fn has_begun(&self) -> bool {
        self.game.record().n_nodes() > 1 || self.is_edited()
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
        match (seats.black.is_person(), seats.white.is_person()) {
            (true, false) => Some(Color::Black),
            (false, true) => Some(Color::White),
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
        self.seat_to_move().is_some_and(Seat::is_person)
    }
}

impl Play for Session {
    fn revision(&self) -> u64 {
        self.revision
    }

    fn number(&self) -> u64 {
        self.number
    }

    fn picture(&self) -> Picture {
        Picture {
            outcome: self.game.outcome(),
            is_live: true,
            ..Picture::of(Lying::Position(self.game.position().clone()))
        }
    }

    fn to_move(&self) -> Color {
        if self.tool() == Some(Tool::Stones) { Color::Black } else { self.game.to_move() }
    }

    fn takes(&self, point: Point) -> bool {
        if let Some(tool) = self.tool().filter(|tool| *tool != Tool::Moves) {
            return tool != Tool::Stones || self.game.position().stone(point).is_none();
        }
        (self.reviewed || self.person_to_move()) && self.game.check(point).is_ok()
    }

    /// A forbidden move that loses can be made, but nobody is invited to it.
    fn invites(&self, point: Point) -> bool {
        if let Some(tool) = self.tool().filter(|tool| *tool != Tool::Moves) {
            return tool == Tool::Stones && self.takes(point);
        }
        let loses = || self.game.task().is_none() && self.game.position().check(Move::Place(point)).is_err();
        self.takes(point) && !loses()
    }

    fn turn(&self) -> Option<u64> {
        (!self.reviewed && self.game.counting().is_none()).then_some(self.revision)
    }

    fn touch(&mut self, Touch { point, hand, by, .. }: Touch) -> Vec<Event> {
        let events = if let Some(editor) = self.editor {
            self.touch_with(editor, point, hand)
        } else if by.is_late(self) || hand == Hand::Other {
            Ok(Vec::new())
        } else if self.reviewed {
            self.go_on_at(point)
        } else if self.game.counting().is_some() {
            self.correct(point, by)
        } else if by == Placer::Person && self.game.seat_to_move().is_some_and(|seat| !seat.is_person()) {
            Err(Refusal::NotYourTurn)
        } else {
            self.place(point)
        };
        events.unwrap_or_else(|reason| vec![Event::Refused { point, reason }])
    }
}

impl Placer {
    /// Whether the program answers a question about a match that has changed since.
    pub fn is_late(self, session: &Session) -> bool {
        matches!(self, Self::Program { revision } if revision != session.revision)
    }
}

/// Whether a game has ended where it stands, or has a result.
pub fn is_over(game: &Match) -> bool {
    let has_result = game.record().result().is_some_and(|result| result != RecordResult::Unknown);
    game.outcome().is_some() || has_result
}
