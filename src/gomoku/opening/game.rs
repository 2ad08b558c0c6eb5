//! One opening under way: what has been done, what is to be done, and by whom.

use super::protocol::{self, By, Stage};
use super::{Answer, BoardTooSmall, Choice, IllegalStep, Opening, Party, Step, Task, fifth};
use crate::board::{BoardSize, Color, Point};
use crate::gomoku::{Position, Rule};

/// An [`Opening`] being played on a board, step by step.
///
/// It ends after a bounded number of steps, and until then the one who acts always has a legal one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningGame {
    opening: Opening,
    size: BoardSize,
    /// Who has Black now.
    black: Party,
    stones: Vec<Point>,
    offers: Vec<Point>,
    /// How many fifth moves are offered, once that is known.
    n_fifths: Option<u8>,
    /// What is still to be done; the first of them now.
    left: &'static [Stage],
    steps: Vec<Step>,
}

impl OpeningGame {
    /// The opening before its first step, the first player having Black.
    ///
    /// # Errors
    /// [`BoardTooSmall`] when the opening does not [fit](Opening::fits) on the board.
    pub const fn new(opening: Opening, size: BoardSize) -> Result<Self, BoardTooSmall> {
        if opening.fits(size) {
            Ok(Self::start(opening, size))
        } else {
            Err(BoardTooSmall(opening.min_lines()))
        }
    }

    /// What is to be done now; `None` when the opening is over.
    pub fn task(&self) -> Option<Task> {
        Some(match *self.left.first()? {
            Stage::Place(_, zone) => Task::Place { color: Color::to_move_after(self.stones.len()), zone },
            Stage::Choose(_, choice) => Task::Choose(choice),
            Stage::Fifths if self.offers.len() < self.n_offers() => {
                Task::OfferFifth { made: self.offers.len() as u8, total: self.n_offers() as u8 }
            }
            Stage::Fifths => Task::PickFifth,
        })
    }

    /// Who is to do it; `None` when the opening is over.
    pub fn actor(&self) -> Option<Party> {
        let by = match *self.left.first()? {
            Stage::Place(by, _) | Stage::Choose(by, _) => by,
            Stage::Fifths if self.offers.len() < self.n_offers() => By::Black,
            Stage::Fifths => By::White,
        };
        Some(match by {
            By::First => Party::First,
            By::Second => Party::Second,
            By::Black => self.black,
            By::White => !self.black,
        })
    }

    /// Does what is to be done now.
    ///
    /// A single fifth move is not picked, as there is nothing to choose: its offer is the fifth stone at once.
    ///
    /// # Errors
    /// The [`IllegalStep`] that stands against it; the opening is then untouched.
    pub fn apply(&mut self, step: Step) -> Result<(), IllegalStep> {
        self.check(step)?;
        self.apply_unchecked(step);
        Ok(())
    }

    /// Whether whoever acts may do this now, and if not why.
    ///
    /// # Errors
    /// The [`IllegalStep`] that stands against it.
    pub fn check(&self, step: Step) -> Result<(), IllegalStep> {
        match (self.task().ok_or(IllegalStep::Finished)?, step) {
            (Task::Choose(choice), Step::Answer(answer)) => choice.check(answer),
            (_, Step::Answer(_)) => Err(IllegalStep::PointExpected),
            (task, Step::Point(point)) => self.check_point(task, point),
        }
    }

    /// Takes back the last step and returns it; `None` when there was none.
    pub fn undo(&mut self) -> Option<Step> {
        let (&last, earlier) = self.steps.split_last()?;
        let mut replayed = Self::start(self.opening, self.size);
        for &step in earlier {
            replayed.apply_unchecked(step);
        }
        *self = replayed;
        Some(last)
    }

    /// The protocol that is followed.
    pub const fn opening(&self) -> Opening {
        self.opening
    }

    /// The size of the board.
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// Who has Black now, before the first swap the first player.
    pub const fn black(&self) -> Party {
        self.black
    }

    /// The color that a player has now.
    pub fn color_of(&self, party: Party) -> Color {
        if party == self.black { Color::Black } else { Color::White }
    }

    /// The stones on the board in the order in which they were laid; their colors alternate from Black.
    pub fn stones(&self) -> &[Point] {
        &self.stones
    }

    /// The position that the stones make.
    pub fn position(&self, rule: Rule) -> Position {
        let mut position = Position::new(self.size, rule);
        for &stone in &self.stones {
            position.play_unchecked(stone);
        }
        position
    }

    /// The points offered for the fifth stone, until one of them is picked.
    pub fn offers(&self) -> &[Point] {
        &self.offers
    }

    /// How many fifth moves are to be offered, once that is known; never more than there are different ones.
    pub const fn n_fifths(&self) -> Option<u8> {
        self.n_fifths
    }

    /// All steps so far.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The answers to the present question; none when a point is to be named.
    pub fn answers(&self) -> impl Iterator<Item = Answer> + use<> {
        let choice = if let Some(Task::Choose(choice)) = self.task() { Some(choice) } else { None };
        choice.into_iter().flat_map(Choice::answers)
    }

    /// The points that can be named now, row by row; none when a question is to be answered.
    pub fn legal_points(&self) -> impl Iterator<Item = Point> {
        self.size.points().filter(|&point| self.check(Step::Point(point)).is_ok())
    }

    /// Whether the answer, given now, exchanges the colors.
    pub fn is_swap(&self, answer: Answer) -> bool {
        match (self.actor(), answer) {
            (Some(actor), Answer::Take(color)) => self.color_of(actor) != color,
            _ => false,
        }
    }

    const fn start(opening: Opening, size: BoardSize) -> Self {
        Self {
            opening,
            size,
            black: Party::First,
            stones: Vec::new(),
            offers: Vec::new(),
            n_fifths: opening.n_fifths(),
            left: opening.stages(),
            steps: Vec::new(),
        }
    }

    /// The number of offers to be made, where fifth moves are offered.
    fn n_offers(&self) -> usize {
        usize::from(self.n_fifths.unwrap_or(1))
    }

    fn check_point(&self, task: Task, point: Point) -> Result<(), IllegalStep> {
        if matches!(task, Task::Choose(_)) {
            return Err(IllegalStep::AnswerExpected);
        }
        if !self.size.contains(point) {
            return Err(IllegalStep::Outside);
        }
        if self.stones.contains(&point) {
            return Err(IllegalStep::Occupied);
        }
        let is_offered = self.offers.contains(&point);
        let is_equal = |&offer: &Point| fifth::are_equal(point, offer, &self.stones, self.size);
        match task {
            Task::Place { zone, .. } if !zone.contains(point, self.size) => Err(IllegalStep::Zone(zone)),
            Task::OfferFifth { .. } if is_offered => Err(IllegalStep::AlreadyOffered),
            Task::OfferFifth { .. } => {
                let equal = self.offers.iter().copied().find(is_equal);
                equal.map_or(Ok(()), |offer| Err(IllegalStep::Symmetrical(offer)))
            }
            Task::PickFifth if !is_offered => Err(IllegalStep::NotOffered),
            Task::Place { .. } | Task::PickFifth | Task::Choose(_) => Ok(()),
        }
    }

    /// Does a step known to be legal.
    fn apply_unchecked(&mut self, step: Step) {
        debug_assert_eq!(self.check(step), Ok(()));
        let Some((&stage, rest)) = self.left.split_first() else { return };
        match (stage, step) {
            (Stage::Choose(_, choice), Step::Answer(answer)) => {
                self.answer(choice, answer);
                self.go_on(protocol::after(choice, answer, rest));
            }
            (Stage::Place(..), Step::Point(point)) => {
                self.stones.push(point);
                self.go_on(rest);
            }
            (Stage::Fifths, Step::Point(point)) => {
                let is_offer = self.offers.len() < self.n_offers();
                if is_offer {
                    self.offers.push(point);
                }
                if !is_offer || self.n_offers() == 1 {
                    self.offers.clear();
                    self.stones.push(point);
                    self.go_on(rest);
                }
            }
            (Stage::Choose(..), Step::Point(_)) | (_, Step::Answer(_)) => {}
        }
        self.steps.push(step);
    }

    /// What an answer changes at once; what follows it is [`protocol::after`]'s business.
    fn answer(&mut self, choice: Choice, answer: Answer) {
        match (choice, answer) {
            (_, Answer::Take(_)) => {
                if self.is_swap(answer) {
                    self.black = !self.black;
                }
            }
            // One fifth move of Taraguchi-10 is bound to a zone: it is played, not offered.
            (Choice::SwapOrFifths, Answer::Number(1)) | (_, Answer::PlaceTwo) => {}
            (_, Answer::Number(number)) => self.n_fifths = Some(number),
        }
    }

    /// Turns to the next stage; where fifth moves come, no more are offered than differ.
    fn go_on(&mut self, left: &'static [Stage]) {
        self.left = left;
        if left.first() == Some(&Stage::Fifths) {
            let n_different = fifth::n_different(&self.stones, self.size);
            self.n_fifths = self.n_fifths.map(|n| usize::from(n).min(n_different) as u8);
        }
    }
}
