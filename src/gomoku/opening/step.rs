//! The words of an opening: who acts, what is asked, what can be answered, and why a step is refused.

use std::ops::Not;

use super::Zone;
use crate::board::{Color, Point};

/// One of the two players, whatever color they have at the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Party {
    /// The player who makes the first step and has Black to begin with: the "tentative Black".
    First,
    /// The other one: the "tentative White".
    Second,
}

impl Not for Party {
    type Output = Self;

    /// The other player.
    fn not(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// What is to be done now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// Put a stone on a free point. Who puts it need not have that color.
    Place {
        /// The color of the stone.
        color: Color,
        /// Where it may lie.
        zone: Zone,
    },
    /// Answer a question.
    Choose(Choice),
    /// Offer one more point for the fifth stone.
    OfferFifth {
        /// How many have been offered.
        made: u8,
        /// How many there will be.
        total: u8,
    },
    /// Pick one of the offers; it becomes the fifth stone.
    PickFifth,
}

/// What is asked of a player who is to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Which color do you take? To take the one that you do not have is to swap.
    Color,
    /// The same, or will you lay a white and a black stone and leave the choice to the other player?
    ColorOrPlaceTwo,
    /// How many fifth moves shall Black offer?
    HowManyFifths {
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// Do you, who have Black, offer [ten](Self::FIFTHS_INSTEAD_OF_SWAP) fifth moves for White to pick from, or
    /// play one, or swap so that the other player plays it?
    SwapOrFifths,
}

impl Choice {
    /// How many fifth moves Black may offer where he could have swapped, the ten of Taraguchi-10.
    pub const FIFTHS_INSTEAD_OF_SWAP: u8 = 10;

    /// The answers that are allowed, in the order in which they are shown.
    ///
    /// ```
    /// # use goishi::{board::Color, gomoku::opening::{Answer, Choice}};
    /// let answers: Vec<Answer> = Choice::SwapOrFifths.answers().collect();
    /// assert_eq!(answers, [Answer::Number(1), Answer::Number(10), Answer::Take(Color::White)]);
    /// ```
    pub fn answers(self) -> impl Iterator<Item = Answer> {
        let (numbers, takes, place_two) = match self {
            Self::Color => (vec![], &Color::BOTH[..], false),
            Self::ColorOrPlaceTwo => (vec![], &Color::BOTH[..], true),
            Self::HowManyFifths { min, max } => ((min..=max).collect(), &[][..], false),
            Self::SwapOrFifths => (vec![1, Self::FIFTHS_INSTEAD_OF_SWAP], &[Color::White][..], false),
        };
        let numbers = numbers.into_iter().map(Answer::Number);
        let takes = takes.iter().copied().map(Answer::Take);
        numbers.chain(takes).chain(place_two.then_some(Answer::PlaceTwo))
    }

    /// Whether this is one of the answers, and if not why.
    pub(super) fn check(self, answer: Answer) -> Result<(), IllegalStep> {
        match (self, answer) {
            _ if self.answers().any(|allowed| allowed == answer) => Ok(()),
            (Self::HowManyFifths { min, max }, Answer::Number(_)) => {
                Err(IllegalStep::NumberOutOfRange { min, max })
            }
            _ => Err(IllegalStep::NotAnAnswer),
        }
    }
}

/// An answer to a [`Choice`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// To have this color from now on.
    Take(Color),
    /// To lay two more stones and let the other player choose.
    PlaceTwo,
    /// This many fifth moves.
    Number(u8),
}

/// What whoever acts does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Puts a stone, offers a fifth move or picks one.
    Point(Point),
    /// Answers a question.
    Answer(Answer),
}

/// Why a step is refused; the opening is left as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum IllegalStep {
    /// Nothing is left but ordinary play.
    #[error("the opening is over")]
    Finished,
    /// A question is to be answered, and the step is a point.
    #[error("an answer is expected, not a point")]
    AnswerExpected,
    /// A point is to be named, and the step is an answer.
    #[error("a point is expected, not an answer")]
    PointExpected,
    /// The answer belongs to another question.
    #[error("this answer cannot be chosen now")]
    NotAnAnswer,
    /// Too many or too few fifth moves.
    #[error("the number must be from {min} to {max}")]
    NumberOutOfRange {
        /// The fewest that are allowed.
        min: u8,
        /// The most that are allowed.
        max: u8,
    },
    /// The point is not on this board.
    #[error("the point is outside the board")]
    Outside,
    /// A stone stands there.
    #[error("the point is taken")]
    Occupied,
    /// The stone must lie elsewhere.
    #[error("the point is not where this stone may lie")]
    Zone(Zone),
    /// The point has been offered before.
    #[error("the point has already been offered")]
    AlreadyOffered,
    /// A turn or mirror image of the board that leaves the stones as they are brings it onto this offer.
    #[error("the point is symmetrical to one already offered")]
    Symmetrical(Point),
    /// The fifth stone can only be one of the offers.
    #[error("the point has not been offered")]
    NotOffered,
}
