//! Moments of a game as problems on the table: in each of them something better is to be found than what was played.
//!
//! A stone lies there while it is judged, elsewhere and in its own time. A right one is answered, or solves the
//! problem; a wrong one stays with what would follow, until another one is tried. What was found right stays found.
//!
//! [`solved`]: what was solved by whom, kept between starts.

pub mod solved;

use std::sync::Arc;

use super::{Event, Lying, Picture, Play, Refusal, Touch};
use crate::board::{Color, Point};
use crate::game::{Move, Position};
use crate::gomoku::{self, DEFAULT_SIZE, Rule};
use crate::review::{self, Fault, Goal, Verdict};

/// A row of problems out of a game, and one of them being solved.
#[derive(Debug)]
pub struct Problem {
    row: Arc<[review::Problem]>,
    number: usize,
    /// What is left to be found.
    left: Option<review::Problem>,
    /// What lies on the board.
    position: Position,
    state: State,
    hint: Option<Point>,
    /// A right move was shown.
    was_helped: bool,
    /// How many problems were begun.
    n_begun: u64,
    revision: u64,
}

/// How a problem stands.
#[derive(Clone, Debug, PartialEq)]
pub enum State {
    /// A stone is to be placed.
    ToDo,
    /// The stone on this point is judged.
    Judged(Point),
    /// The stone that lies there is wrong; another one may be tried.
    Wrong(Point, Box<Fault>),
    /// It is solved.
    Solved,
}

impl Default for Problem {
    fn default() -> Self {
        let empty = gomoku::Position::new(DEFAULT_SIZE, Rule::default());
        Self {
            row: Arc::default(),
            number: 0,
            left: None,
            position: Position::Gomoku(Box::new(empty)),
            state: State::Solved,
            hint: None,
            was_helped: false,
            n_begun: 0,
            revision: 0,
        }
    }
}

impl Problem {
    /// Begins a problem of a row, counted from zero; none where the row has no such.
    pub fn begin(&mut self, row: Arc<[review::Problem]>, number: usize) {
        let Some(problem) = row.get(number).cloned() else { return };
        let (n_begun, revision) = (self.n_begun + 1, self.revision + 1);
        let position = problem.position().clone();
        let (left, state) = (Some(problem), State::ToDo);
        *self = Self { row, number, left, position, state, n_begun, revision, ..Self::default() };
    }

    /// The row.
    pub const fn row(&self) -> &Arc<[review::Problem]> {
        &self.row
    }

    /// Which of the row it is, from zero.
    pub const fn number(&self) -> usize {
        self.number
    }

    /// The problem as it was at its beginning; none before one was begun.
    pub fn posed(&self) -> Option<&review::Problem> {
        self.row.get(self.number)
    }

    /// What is left to be found.
    pub const fn left(&self) -> Option<&review::Problem> {
        self.left.as_ref()
    }

    /// What lies on the board.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// How it stands.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The point that is shown as right.
    pub const fn hint(&self) -> Option<Point> {
        self.hint
    }

    /// Whether a right move was shown.
    pub const fn was_helped(&self) -> bool {
        self.was_helped
    }

    /// Whether the first moves of the win were found.
    pub fn is_under_way(&self) -> bool {
        let n_moves = self.posed().map_or(0, |posed| posed.position().n_moves());
        self.left.as_ref().is_some_and(|left| left.position().n_moves() > n_moves)
    }

    /// Whether even the best move that was known has been found lost: there was nothing to find.
    pub fn is_void(&self) -> bool {
        let State::Wrong(point, _) = self.state else { return false };
        let is_other = |left: &review::Problem| !matches!(left.goal(), Goal::Win(_));
        self.left.as_ref().is_some_and(|left| is_other(left) && left.solution() == Some(point))
    }

    /// Shows a right move, where one is known.
    pub fn show_hint(&mut self) -> Vec<Event> {
        if self.is_void() {
            return Vec::new();
        }
        let events = self.take_back();
        if self.state == State::ToDo {
            self.revision += 1;
            self.hint = self.left.as_ref().and_then(review::Problem::solution);
            self.was_helped |= self.hint.is_some();
        }
        events
    }

    /// Takes the stone off the board that was wrong, or could not be judged.
    pub fn take_back(&mut self) -> Vec<Event> {
        let (State::Wrong(point, _) | State::Judged(point)) = self.state else { return Vec::new() };
        if let Some(left) = &self.left {
            self.position = left.position().clone();
        }
        self.state = State::ToDo;
        self.revision += 1;
        vec![Event::TakenBack(vec![point])]
    }

    /// Takes what there is to say to the stone that was judged; nothing where it could not be.
    pub fn take(&mut self, verdict: Option<Verdict>) -> Vec<Event> {
        let State::Judged(point) = self.state else { return Vec::new() };
        self.revision += 1;
        match verdict {
            None => self.take_back(),
            Some(Verdict::Solved) => {
                self.state = State::Solved;
                Vec::new()
            }
            Some(Verdict::Wrong(fault)) => {
                self.state = State::Wrong(point, Box::new(fault));
                Vec::new()
            }
            Some(Verdict::GoesOn(reply, left)) => {
                let color = self.position.to_move();
                self.position = left.position().clone();
                self.left = Some(*left);
                self.state = State::ToDo;
                vec![Event::Played { point: reply, color, n_captured: 0 }]
            }
        }
    }
}

impl Play for Problem {
    fn revision(&self) -> u64 {
        self.revision
    }

    fn number(&self) -> u64 {
        self.n_begun
    }

    fn picture(&self) -> Picture {
        let line = match &self.state {
            State::Wrong(_, fault) => fault.line.clone(),
            _ => Vec::new(),
        };
        Picture {
            outcome: self.position.outcome(),
            hint: self.hint,
            line,
            is_live: true,
            ..Picture::of(Lying::Position(self.position.clone()))
        }
    }

    fn to_move(&self) -> Color {
        self.left.as_ref().map_or(self.position.to_move(), |left| left.position().to_move())
    }

    fn takes(&self, point: Point) -> bool {
        let is_open = matches!(self.state, State::ToDo | State::Wrong(..));
        is_open && self.left.as_ref().is_some_and(|left| left.position().check(Move::Place(point)).is_ok())
    }

    fn turn(&self) -> Option<u64> {
        Some(self.n_begun)
    }

    fn touch(&mut self, Touch { point, .. }: Touch) -> Vec<Event> {
        if !matches!(self.state, State::ToDo | State::Wrong(..)) {
            return Vec::new();
        }
        let mut events = self.take_back();
        let color = self.position.to_move();
        match self.position.play(Move::Place(point)) {
            Ok(()) => {
                self.revision += 1;
                self.hint = None;
                self.state = State::Judged(point);
                let n_captured = self.position.as_go().map_or(0, |go| go.captures_of_last_move().len());
                events.push(Event::Played { point, color, n_captured });
            }
            Err(reason) => events.push(Event::Refused { point, reason: Refusal::Illegal(reason) }),
        }
        events
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::sync::LazyLock;
    use std::time::{Duration, Instant};

    use super::*;
    use crate::board::coord;
    use crate::game::tree::Tree;
    use crate::play::{Hand, Placer};
    use crate::record::sgf;
    use crate::review::{Effort, Objection, Reviewer, Tutor};
    use crate::search::StopFlag;

    /// White leaves two stones alone with its second move, which is its last escape; Black wins.
    const GAME: &[u8] = b"(;GM[4]SZ[15];B[hh];W[ig];B[ih];W[aa];B[jh];W[ca];B[kh];W[ea];B[lh])";

    /// The last escape of the game, and the win that follows.
    static PROBLEMS: LazyLock<[review::Problem; 2]> = LazyLock::new(|| {
        let game: Tree = sgf::read(GAME).games.remove(0);
        let mut reviewer = Reviewer::new(&game, Effort { nodes: 20_000 }).unwrap();
        while reviewer.step(&StopFlag::new(), &Instant::now()) {}
        let review = reviewer.review();
        [4, 5].map(|number| review::Problem::of(&game, &review, number).unwrap())
    });

    pub(crate) fn problems() -> [review::Problem; 2] {
        PROBLEMS.clone()
    }

    fn begun(number: usize) -> Problem {
        let mut problem = Problem::default();
        problem.begin(problems().into(), number);
        problem
    }

    fn point(name: &str) -> Point {
        coord::parse(name, DEFAULT_SIZE).unwrap()
    }

    fn touch(problem: &mut Problem, name: &str) -> Vec<Event> {
        let (hand, by) = (Hand::Main, Placer::Person);
        problem.touch(Touch { point: point(name), hand, by, now: Duration::ZERO })
    }

    /// What the tutor says to the stone that lies there.
    fn judged(problem: &Problem) -> Option<Verdict> {
        let State::Judged(point) = problem.state() else { panic!("{:?}", problem.state()) };
        Tutor::default().examine(problem.left().unwrap(), *point, &StopFlag::new(), &Instant::now())
    }

    #[test]
    fn a_wrong_stone_stays_with_what_follows_until_the_next_one() {
        let mut problem = begun(0);
        assert!(matches!(touch(&mut problem, "a1")[..], [Event::Played { color: Color::White, .. }]));
        assert_eq!(touch(&mut problem, "b1"), [], "the first one is judged");
        let verdict = judged(&problem);
        assert_eq!(problem.take(verdict), []);
        assert!(matches!(problem.state(), State::Wrong(..)) && !problem.is_void());
        let picture = problem.picture();
        assert!(!picture.line.is_empty() && picture.line[0].point().is_some_and(|at| !has(&problem, at)));
        let right = problem.left().unwrap().solution().unwrap();
        assert!(problem.takes(right) && !problem.takes(point("h8")));
        let events = touch(&mut problem, &coord::renju(right, DEFAULT_SIZE));
        assert!(
            matches!(&events[..], [Event::TakenBack(gone), Event::Played { .. }] if *gone == [point("a1")])
        );
        let verdict = judged(&problem);
        problem.take(verdict);
        assert_eq!((problem.state(), problem.was_helped()), (&State::Solved, false));
        assert_eq!(touch(&mut problem, "c1"), [], "what is solved stays");
    }

    fn has(problem: &Problem, at: Point) -> bool {
        problem.position().stone(at).is_some()
    }

    #[test]
    fn a_win_is_found_move_by_move_and_what_was_found_stays() {
        let mut problem = begun(1);
        assert!(!problem.is_under_way());
        for n in 1.. {
            assert_eq!(problem.to_move(), Color::Black);
            if n == 2 {
                assert!(problem.is_under_way());
                let found = problem.position().clone();
                touch(&mut problem, "o1");
                let verdict = judged(&problem);
                problem.take(verdict);
                assert!(matches!(problem.state(), State::Wrong(..)));
                assert_eq!(problem.take_back(), [Event::TakenBack(vec![point("o1")])]);
                assert_eq!(problem.position().hash(), found.hash());
            }
            assert_eq!(problem.show_hint(), []);
            let hint = problem.hint().unwrap();
            touch(&mut problem, &coord::renju(hint, DEFAULT_SIZE));
            assert_eq!(problem.hint(), None);
            let verdict = judged(&problem);
            let events = problem.take(verdict);
            if *problem.state() == State::Solved {
                assert!(n > 1 && problem.position().outcome().is_some() && problem.was_helped());
                return;
            }
            assert!(matches!(events[..], [Event::Played { color: Color::White, .. }]));
        }
    }

    #[test]
    fn where_the_best_that_was_known_is_lost_nothing_is_left_to_find() {
        let mut problem = begun(0);
        let right = problem.left().unwrap().solution().unwrap();
        touch(&mut problem, &coord::renju(right, DEFAULT_SIZE));
        let fault = Fault { objection: Objection::OverlookedThree, line: Vec::new() };
        problem.take(Some(Verdict::Wrong(fault)));
        assert!(problem.is_void());
        assert_eq!((problem.show_hint(), problem.hint()), (Vec::new(), None));
        // One that cannot be judged is taken back, and what comes too late is nothing.
        let mut problem = begun(0);
        touch(&mut problem, "a1");
        assert_eq!(problem.take(None), [Event::TakenBack(vec![point("a1")])]);
        assert_eq!(problem.take(Some(Verdict::Solved)), []);
        assert_eq!(problem.state(), &State::ToDo);
    }
}
