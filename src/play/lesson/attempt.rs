//! A step being tried: what lies on the board, what was made of it, and what is right.

use super::course::{Course, Step};
use super::goal::{self, Goal};
use crate::board::Color;
use crate::game::{Illegal, Move, Outcome, Position};
use crate::go::Score;

/// A step of a course under way.
#[derive(Clone, Debug)]
pub struct Attempt {
    course: Course,
    number: usize,
    start: Position,
    position: Position,
    state: State,
}

/// How a step stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Black is to move.
    ToDo,
    /// The move on the board, or the answer, is not what was asked for; another one may be tried.
    Wrong,
    /// Both sides have passed; it is asked who has won.
    Asked,
    /// The same, after a wrong answer.
    AskedAgain,
    /// It is done.
    Done,
}

impl Attempt {
    /// A step from its beginning.
    pub fn new(course: Course, number: usize) -> Self {
        let number = number.min(course.steps().len() - 1);
        let start = course.steps()[number].position(course.kind());
        Self { course, number, position: start.clone(), start, state: State::ToDo }
    }

    /// The course.
    pub const fn course(&self) -> Course {
        self.course
    }

    /// The number of the step, from zero.
    pub const fn number(&self) -> usize {
        self.number
    }

    /// The step.
    pub const fn step(&self) -> &'static Step {
        &self.course.steps()[self.number]
    }

    /// What lies on the board.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// How it stands.
    pub const fn state(&self) -> State {
        self.state
    }

    /// Makes a move of Black; a wrong one made before is taken back.
    ///
    /// # Errors
    /// What the rules have against it; nothing on the board changes but that a wrong move is taken back.
    pub fn make(&mut self, made: Move) -> Result<State, Illegal> {
        self.take_back();
        if self.state != State::ToDo {
            return Ok(self.state);
        }
        let mut after = self.start.clone();
        after.play(made)?;
        let is_met = self.step().goal.is_met(&self.start, &after, made);
        self.state = match self.step().goal {
            _ if !is_met => State::Wrong,
            Goal::Count => {
                // White has nothing more to gain either.
                after.play(Move::Pass)?;
                State::Asked
            }
            _ => State::Done,
        };
        self.position = after;
        Ok(self.state)
    }

    /// Takes a wrong move back; whether there was one.
    pub fn take_back(&mut self) -> bool {
        let is_wrong = self.state == State::Wrong;
        if is_wrong {
            self.position = self.start.clone();
            self.state = State::ToDo;
        }
        is_wrong
    }

    /// Says who has won, where that is asked.
    pub fn answer(&mut self, winner: Color) -> State {
        if let (State::Asked | State::AskedAgain, Some(score)) = (self.state, self.score()) {
            let is_right =
                matches!(score.outcome().into(), Outcome::Win { winner: right, .. } if right == winner);
            self.state = if is_right { State::Done } else { State::AskedAgain };
        }
        self.state
    }

    /// Whether a wrong answer was given to the question.
    pub fn is_asked_again(&self) -> bool {
        self.state == State::AskedAgain
    }

    /// The count, once both sides have passed.
    pub fn score(&self) -> Option<Score> {
        let is_counted = self.step().goal == Goal::Count && self.position.n_moves() > 0;
        self.position.as_go().filter(|go| is_counted && go.is_over()).map(goal::score)
    }

    /// Whether the rules let Black place a stone there now, a wrong one being taken back first.
    ///
    /// # Errors
    /// What stands against it.
    pub fn check(&self, made: Move) -> Result<(), Illegal> {
        self.start.check(made)
    }

    /// Every move that is right.
    pub fn solutions(&self) -> Vec<Move> {
        let places = self.start.empty_points().map(Move::Place);
        let is_right = |made: &Move| {
            let mut after = self.start.clone();
            after.play(*made).is_ok() && self.step().goal.is_met(&self.start, &after, *made)
        };
        places.chain([Move::Pass]).filter(is_right).collect()
    }

    /// A move that is right, for those who do not find one.
    pub fn solution(&self) -> Option<Move> {
        let center = self.start.size().center();
        let distance = |made: &Move| {
            made.point()
                .map_or(u8::MAX, |point| point.x().abs_diff(center.x()).max(point.y().abs_diff(center.y())))
        };
        self.solutions().into_iter().min_by_key(distance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Point, coord};

    /// Every step of every course.
    fn steps() -> impl Iterator<Item = Attempt> {
        Course::ALL
            .into_iter()
            .flat_map(|course| (0..course.steps().len()).map(move |number| Attempt::new(course, number)))
    }

    fn step(name: &str) -> Attempt {
        steps().find(|attempt| attempt.step().name == name).unwrap()
    }

    fn at(attempt: &Attempt, name: &str) -> Point {
        coord::parse(name, attempt.position().size()).unwrap()
    }

    /// The right moves of a step, by their names.
    fn check(name: &str, expect: &str) {
        let attempt = step(name);
        let mut found: Vec<String> = (attempt.solutions().iter())
            .map(|made| {
                made.point().map_or("pass".to_owned(), |at| coord::renju(at, attempt.position().size()))
            })
            .collect();
        found.sort();
        assert_eq!(found.join(" "), expect, "{name}");
    }

    /// Every step can be solved, is solved by what is shown as a solution, and not by everything.
    #[test]
    fn every_step_is_solvable_and_refuses_something() {
        for attempt in steps() {
            let name = attempt.step().name;
            let solutions = attempt.solutions();
            assert!(!solutions.is_empty(), "{name} cannot be solved");
            assert!(solutions.contains(&attempt.solution().unwrap()));
            for made in &solutions {
                let state = attempt.clone().make(*made).unwrap();
                assert!(matches!(state, State::Done | State::Asked), "{name}: {made:?} gives {state:?}");
            }
            let all = attempt.position().size().points().map(Move::Place).chain([Move::Pass]);
            let refused: Vec<Move> = all.filter(|made| !solutions.contains(made)).collect();
            assert!(!refused.is_empty(), "{name} accepts everything");
            for made in refused {
                let mut tried = attempt.clone();
                let before = tried.position().hash();
                match tried.make(made) {
                    Err(_) => {}
                    Ok(state) => {
                        assert_eq!(state, State::Wrong, "{name}: {made:?}");
                        assert!(tried.take_back());
                    }
                }
                assert_eq!(
                    (tried.state(), tried.position().hash()),
                    (State::ToDo, before),
                    "{name}: {made:?}"
                );
            }
        }
    }

    #[test]
    fn what_is_right_is_what_a_player_knows_to_be_right() {
        // The split three beside them is one as well.
        check("three", "b5 c5 f5 g5");
        check("answer", "c5 g5");
        check("five", "g5");
        check("capture", "e4");
        check("save", "c3 e4");
        check("eyes", "b7");
        check("count", "pass");
    }

    #[test]
    fn two_eyes_are_kept_by_every_move_but_two() {
        let attempt = step("keep");
        let eyes = ["a7", "c7"].map(|name| Move::Place(at(&attempt, name)));
        let n_free = attempt.position().empty_points().count();
        let solutions = attempt.solutions();
        assert_eq!(solutions.len(), n_free + 1 - eyes.len());
        assert!(eyes.iter().all(|eye| !solutions.contains(eye) && attempt.check(*eye).is_ok()));
    }

    #[test]
    fn a_wrong_move_lies_there_until_the_next_one() {
        let mut attempt = step("five");
        let [wrong, right, taken] = ["a1", "g5", "c5"].map(|name| at(&attempt, name));
        assert_eq!(attempt.make(Move::Place(wrong)), Ok(State::Wrong));
        assert_eq!(attempt.position().stone(wrong), Some(Color::Black));
        // A point that is taken is refused, and the wrong stone is gone with it.
        assert!(attempt.make(Move::Place(taken)).is_err());
        assert_eq!(attempt.position().stone(wrong), None);
        assert_eq!(attempt.make(Move::Place(right)), Ok(State::Done));
        assert_eq!(attempt.position().stone(wrong), None);
        assert_eq!(attempt.make(Move::Place(wrong)), Ok(State::Done), "what is done stays");
        assert_eq!(attempt.position().stone(wrong), None);
    }

    #[test]
    fn the_count_is_read() {
        let mut attempt = step("count");
        assert_eq!(attempt.answer(Color::Black), State::ToDo, "it is not asked yet");
        assert!(attempt.score().is_none());
        assert_eq!(attempt.make(Move::Pass), Ok(State::Asked));
        let score = attempt.score().unwrap();
        let totals = [Color::Black, Color::White].map(|color| score.total(color).to_string());
        assert_eq!(totals, ["17", "16"]);
        assert_eq!(attempt.answer(Color::White), State::AskedAgain);
        assert_eq!(attempt.answer(Color::Black), State::Done);
    }

    #[test]
    fn names_are_their_own() {
        let mut names: Vec<&str> = steps().map(|attempt| attempt.step().name).collect();
        names.sort_unstable();
        let n = names.len();
        names.dedup();
        assert_eq!(names.len(), n);
    }
}
