//! One match: who sits where, what has been played, what can be taken back, how it ended; and games as trees of
//! variations.

mod counting;
mod outcome;
mod position;
mod seat;
mod setup;
pub mod tree;

pub use counting::Counting;
pub use outcome::{DrawBy, Outcome, WinBy};
pub use position::{Move, Position};
pub use seat::Seat;
#[cfg(feature = "gui")]
pub(crate) use setup::default_seats;
pub use setup::{GameKind, GameSetup, GoSetup, GomokuSetup, MatchSetup, OnForbidden};

use crate::board::{BoardSize, ByColor, Color, Point, PointSet};
use crate::go::{self, Judgment, PointStatus};
use crate::gomoku::opening::{self, Answer, IllegalStep, Opening, OpeningGame, Party, Task};
use crate::gomoku::{self, IllegalMove};

/// Why a step of a match is refused; the match is left as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Illegal {
    /// The rules of play say no.
    #[error(transparent)]
    Move(#[from] IllegalMove),
    /// The opening under way says no.
    #[error(transparent)]
    Opening(#[from] IllegalStep),
    /// The rules of Go say no.
    #[error(transparent)]
    Go(#[from] go::IllegalMove),
}

/// What whoever's turn it is does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Puts a stone, or names a point that an opening asks for.
    Point(Point),
    /// Answers the question of an opening.
    Answer(Answer),
    /// Passes, in Go.
    Pass,
}

impl From<opening::Step> for Step {
    fn from(step: opening::Step) -> Self {
        match step {
            opening::Step::Point(point) => Self::Point(point),
            opening::Step::Answer(answer) => Self::Answer(answer),
        }
    }
}

impl From<Move> for Step {
    fn from(made: Move) -> Self {
        match made {
            Move::Place(point) => Self::Point(point),
            Move::Pass => Self::Pass,
        }
    }
}

/// A match under way or ended: the truth that everything on the screen mirrors.
///
/// A match begins with its opening, where it has one, and goes on with ordinary moves. Taking back never destroys:
/// what was taken back can be played again until another step is made.
#[derive(Clone, Debug)]
pub struct Match {
    setup: MatchSetup,
    opening: OpeningGame,
    position: Position,
    /// Who made each step, those of the opening first.
    acted: Vec<Party>,
    /// What is held of the stones of a game of Go that two passes have ended.
    counting: Counting,
    /// Steps taken back, the one to be made again first at the end.
    taken_back: Vec<Step>,
    /// An end that no stone brought about.
    declared: Option<Outcome>,
}

impl Match {
    /// A match before its first move; a setup that is not [sound](MatchSetup::made_sound) is made so.
    pub fn new(setup: MatchSetup) -> Self {
        let setup = setup.made_sound();
        let (opening, position) = match setup.game {
            GameSetup::Gomoku(gomoku) => {
                (gomoku.opening, Position::Gomoku(Box::new(gomoku::Position::new(gomoku.size, gomoku.rule))))
            }
            GameSetup::Go(go) => (Opening::Free, Position::Go(go.position())),
        };
        Self {
            setup,
            opening: OpeningGame::new(opening, setup.size())
                .or_else(|_| OpeningGame::new(Opening::Free, setup.size()))
                .expect("every board has room for the free opening"),
            position,
            acted: Vec::new(),
            counting: Counting::default(),
            taken_back: Vec::new(),
            declared: None,
        }
    }

    /// Plays for the side to move, or names a point that the opening asks for; what had been taken back is
    /// forgotten unless the step repeats it.
    ///
    /// # Errors
    /// What stands against it; the match is then untouched.
    pub fn play(&mut self, point: Point) -> Result<(), Illegal> {
        self.step(Step::Point(point))
    }

    /// Answers the question of the opening.
    ///
    /// # Errors
    /// What stands against it; the match is then untouched.
    pub fn answer(&mut self, answer: Answer) -> Result<(), Illegal> {
        self.step(Step::Answer(answer))
    }

    /// Passes, in Go; two passes in a row lead to the [count](Self::counting).
    ///
    /// # Errors
    /// What stands against it; the match is then untouched.
    pub fn pass(&mut self) -> Result<(), Illegal> {
        self.step(Step::Pass)
    }

    /// Makes a step of the opening, or an ordinary move.
    ///
    /// # Errors
    /// What stands against it; the match is then untouched.
    pub fn step(&mut self, step: Step) -> Result<(), Illegal> {
        self.check_step(step)?;
        let actor = self.party_to_act();
        if let (true, Some(step)) = (self.opening.task().is_some(), step.in_opening()) {
            self.opening.apply(step)?;
            if let Some(&stone) = self.opening.stones().get(self.position.n_moves()) {
                self.position.play_tolerant(Move::Place(stone))?;
            }
        } else if let Some(made) = step.as_move() {
            // Refused or lost is decided already: a forbidden move that comes here loses.
            self.position.play_tolerant(made)?;
            self.counting = Counting::default();
        }
        self.acted.push(actor);
        if self.taken_back.pop() != Some(step) {
            self.taken_back.clear();
        }
        Ok(())
    }

    /// Whether whoever is to act may name this point, and if not why.
    ///
    /// # Errors
    /// What stands against it.
    pub fn check(&self, point: Point) -> Result<(), Illegal> {
        self.check_step(Step::Point(point))
    }

    fn check_step(&self, step: Step) -> Result<(), Illegal> {
        if self.outcome().is_some() {
            return Err(IllegalMove::GameOver.into());
        }
        if self.opening.task().is_some() {
            let step = step.in_opening().ok_or(IllegalStep::PointExpected)?;
            return Ok(self.opening.check(step)?);
        }
        let made = step.as_move().ok_or(IllegalStep::Finished)?;
        let loses = || self.setup.gomoku().is_some_and(|gomoku| gomoku.on_forbidden == OnForbidden::Lose);
        match self.position.check(made) {
            Err(Illegal::Move(IllegalMove::Forbidden(_))) if loses() => Ok(()),
            result => result,
        }
    }

    /// Ends the match: `loser` gives up. Does nothing when it has ended already.
    pub fn resign(&mut self, loser: Color) {
        self.declare(Outcome::Win { winner: !loser, by: WinBy::Resignation });
    }

    /// Ends the match as drawn because both sides agree. Does nothing when it has ended already.
    pub fn agree_draw(&mut self) {
        self.declare(Outcome::Draw(DrawBy::Agreement));
    }

    /// Takes back what [`n_to_undo`](Self::n_to_undo) counts and returns the points from which stones were taken,
    /// last move first.
    ///
    /// An end by resignation or agreement is taken back alone: the stones stay, and whoever was to move is to
    /// move again, be it the program.
    pub fn undo(&mut self) -> Vec<Point> {
        if self.declared.take().is_some() {
            self.counting.withdraw();
            return Vec::new();
        }
        (0..self.n_to_undo()).filter_map(|_| self.undo_step()).collect()
    }

    /// Takes back one step and returns the point of the stone that it laid, if it laid one.
    fn undo_step(&mut self) -> Option<Point> {
        self.acted.pop()?;
        let n_stones = self.position.n_moves();
        if n_stones > self.opening.stones().len() {
            let made = self.position.undo();
            self.counting = Counting::default();
            self.taken_back.extend(made.map(Step::from));
            return made.and_then(Move::point);
        }
        self.taken_back.extend(self.opening.undo().map(Step::from));
        if n_stones > self.opening.stones().len() { self.position.undo().and_then(Move::point) } else { None }
    }

    /// Makes again what the last [`undo`](Self::undo) took back, up to a step of the side that can decide next,
    /// and returns the points of the stones in the order played.
    pub fn redo(&mut self) -> Vec<Point> {
        let n_before = self.position.n_moves();
        while let Some(&step) = self.taken_back.last() {
            if self.step(step).is_err() {
                self.taken_back.clear();
                break;
            }
            if self.person_decides() {
                break;
            }
        }
        self.position.moves().skip(n_before).filter_map(Move::point).collect()
    }

    /// How many steps [`undo`](Self::undo) takes back: down to one of a person when the program plays the other
    /// side, otherwise one. Zero when there is no such step.
    pub fn n_to_undo(&self) -> usize {
        let n_programs = Color::BOTH.into_iter().filter(|c| self.setup.seats[*c].is_program()).count();
        if n_programs != 1 {
            return self.acted.len().min(1);
        }
        let by_person = |party: &Party| !self.seat_of(*party).is_program();
        self.acted.iter().rev().position(by_person).map_or(0, |n| n + 1)
    }

    /// Whether [`undo`](Self::undo) would change anything.
    pub fn can_undo(&self) -> bool {
        self.declared.is_some() || self.n_to_undo() > 0
    }

    /// Whether [`redo`](Self::redo) would change anything.
    pub fn can_redo(&self) -> bool {
        self.declared.is_none() && !self.taken_back.is_empty()
    }

    /// Whether nothing has been done yet, or all of it was taken back.
    pub fn is_fresh(&self) -> bool {
        self.acted.is_empty()
    }

    /// The count of a game of Go that two passes have ended, until both sides agree to it.
    pub fn counting(&self) -> Option<&Counting> {
        let is_over = self.position.as_go().is_some_and(go::Position::is_over);
        (is_over && self.declared.is_none()).then_some(&self.counting)
    }

    /// The count that is proposed, or that was agreed to; none before two passes.
    pub fn score(&self) -> Option<go::Score> {
        let position = self.position.as_go().filter(|position| position.is_over())?;
        Some(go::Score::of(position, self.counting.judgment()))
    }

    /// The stones that are dead by the count that is proposed, or that was agreed to; none before two passes.
    pub fn dead_stones(&self) -> Option<PointSet> {
        let score = self.score()?;
        let is_stone = |point: &Point| self.position.stone(*point).is_some();
        let living = |status: &PointStatus| matches!(status, PointStatus::Living(_));
        let dead = score.statuses().iter().filter(|(point, status)| is_stone(point) && !living(status));
        Some(dead.map(|(point, _)| *point).collect())
    }

    /// Proposes what is dead, while the game is counted; who had agreed must agree again.
    pub fn propose(&mut self, judgment: Judgment) {
        if self.counting().is_some() {
            self.counting.propose(judgment);
        }
    }

    /// Calls the group on a point dead or alive again, while the game is counted; false where there is none.
    pub fn toggle_dead(&mut self, point: Point) -> bool {
        if self.counting().is_none() {
            return false;
        }
        let Some(position) = self.position.as_go() else { return false };
        self.counting.toggle(position, point)
    }

    /// A side agrees to the count; once both have, the match has ended.
    pub fn agree_to_count(&mut self, color: Color) {
        if self.counting().is_none() {
            return;
        }
        let outcome = self.position.as_go().and_then(|position| self.counting.agree(position, color));
        if let Some(outcome) = outcome {
            self.declare(outcome);
        }
    }

    /// A side would rather play on than count.
    pub fn resume(&mut self, requester: Color) {
        if self.counting().is_none() {
            return;
        }
        if let Position::Go(position) = &mut self.position {
            position.resume(requester);
            self.counting = Counting::default();
            self.taken_back.clear();
        }
    }

    /// How the match has ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.declared.or_else(|| self.position.outcome())
    }

    /// The seat whose turn it is, in the opening and in play; `None` when the match has ended.
    pub fn seat_to_move(&self) -> Option<Seat> {
        self.outcome().is_none().then(|| self.seat_of(self.party_to_act()))
    }

    /// The color that whoever's turn it is has now, or would have had the match not ended.
    ///
    /// In an opening this need not be the color of the [next stone](Self::to_move).
    pub fn color_to_act(&self) -> Color {
        self.opening.color_of(self.party_to_act())
    }

    /// The color of the next stone.
    pub fn to_move(&self) -> Color {
        self.position.to_move()
    }

    /// Who has each color now; an opening may have exchanged them.
    pub fn seats(&self) -> ByColor<Seat> {
        match self.opening.black() {
            Party::First => self.setup.seats,
            Party::Second => self.setup.seats.swapped(),
        }
    }

    /// What the opening asks for now; `None` when only ordinary moves are left.
    pub fn task(&self) -> Option<Task> {
        if self.outcome().is_none() { self.opening.task() } else { None }
    }

    /// The opening, under way or over.
    pub const fn opening(&self) -> &OpeningGame {
        &self.opening
    }

    /// The size of the board.
    pub const fn size(&self) -> BoardSize {
        self.position.size()
    }

    /// What was chosen before the match.
    pub const fn setup(&self) -> MatchSetup {
        self.setup
    }

    /// The stones, the moves and the side to move.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    fn party_to_act(&self) -> Party {
        let black = self.opening.black();
        self.opening.actor().unwrap_or(if self.to_move() == Color::Black { black } else { !black })
    }

    const fn seat_of(&self, party: Party) -> Seat {
        match party {
            Party::First => self.setup.seats.black,
            Party::Second => self.setup.seats.white,
        }
    }

    fn declare(&mut self, outcome: Outcome) {
        if self.outcome().is_none() {
            self.declared = Some(outcome);
        }
    }

    /// Whether the next step, or the end, is in the hands of a person (or of nobody but programs).
    fn person_decides(&self) -> bool {
        let seats = self.setup.seats;
        match self.seat_to_move() {
            Some(Seat::Human) | None => true,
            Some(Seat::Program(_)) => seats.black.is_program() && seats.white.is_program(),
        }
    }
}

impl Step {
    /// The step of an opening that this is.
    const fn in_opening(self) -> Option<opening::Step> {
        match self {
            Self::Point(point) => Some(opening::Step::Point(point)),
            Self::Answer(answer) => Some(opening::Step::Answer(answer)),
            Self::Pass => None,
        }
    }

    /// The ordinary move that this is.
    const fn as_move(self) -> Option<Move> {
        match self {
            Self::Point(point) => Some(Move::Place(point)),
            Self::Pass => Some(Move::Pass),
            Self::Answer(_) => None,
        }
    }
}

impl From<gomoku::Outcome> for Outcome {
    fn from(outcome: gomoku::Outcome) -> Self {
        match outcome {
            gomoku::Outcome::Five { winner, row } => Self::Win { winner, by: WinBy::Five(row) },
            gomoku::Outcome::Forbidden { point, kind } => {
                Self::Win { winner: Color::White, by: WinBy::Forbidden { point, kind } }
            }
            gomoku::Outcome::FullBoard => Self::Draw(DrawBy::FullBoard),
            gomoku::Outcome::OnlyForbidden => Self::Draw(DrawBy::OnlyForbidden),
        }
    }
}

#[cfg(test)]
mod tests;
