//! The courses: for each step a diagram, who may do what in it, and what counts as done.

use super::goal::Goal;
use crate::game::example::{By, Example};
use crate::game::{GameKind, Position};
use crate::go::{Komi, RuleSet};
use crate::gomoku::Rule;

/// What is taught.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Course {
    /// Five in a row.
    #[default]
    Five,
    /// Go.
    Go,
}

impl Course {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Five, Self::Go];

    /// The game.
    pub const fn kind(self) -> GameKind {
        match self {
            Self::Five => GameKind::Gomoku,
            Self::Go => GameKind::Go,
        }
    }

    /// The steps, in their order.
    pub const fn steps(self) -> &'static [Step] {
        match self {
            Self::Five => &FIVE,
            Self::Go => &GO,
        }
    }
}

/// A step of a course: a position with Black to move, and what is to be done there.
///
/// Its texts have the ids `lesson-NAME-title`, `-task`, `-done` and `-wrong`.
#[derive(Debug, PartialEq, Eq)]
pub struct Step {
    /// The name, by which it is remembered and its texts are found.
    pub name: &'static str,
    /// The stones that lie there.
    pub board: &'static str,
    /// What is to be done.
    pub goal: Goal,
}

impl Step {
    /// The id of one of its texts.
    pub fn text_id(&self, part: &str) -> String {
        format!("lesson-{}-{part}", self.name)
    }

    /// The position that it begins with.
    pub(super) fn position(&self, kind: GameKind) -> Position {
        let by = match kind {
            GameKind::Gomoku => By::Five(Rule::Freestyle),
            GameKind::Go => By::Go(RuleSet::Japanese),
        };
        let mut position = Example::new(by, self.board).position("");
        if let Position::Go(go) = &mut position {
            // What White is given for moving second is learned later.
            go.set_komi(Komi::ZERO);
        }
        position
    }
}

const FIVE: [Step; 4] = [
    Step {
        name: "place",
        board: "
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . X . . .
            . . . . O . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
        ",
        goal: Goal::Place,
    },
    Step {
        name: "three",
        board: "
            . . . . . . . . .
            . . . . . . . . .
            . . . . . O . . .
            . . . . . . . . .
            . . . X X . . . .
            . . . . . O . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
        ",
        goal: Goal::OpenThree,
    },
    Step {
        name: "answer",
        board: "
            . . . . . . . . .
            . . . . . . . . .
            . . . X . . . . .
            . . . . X . . . .
            . . . O O O . . .
            . . . . . . . . .
            . . . . . . X . .
            . . . . . . . . .
            . . . . . . . . .
        ",
        goal: Goal::Answer,
    },
    Step {
        name: "five",
        board: "
            . . . . . . . . .
            . . . . . . . . .
            . . . . . O . . .
            . . . . . . O . .
            . O X X X X . . .
            . . . . . . . . .
            . . . . O . . . .
            . . . . . . . . .
            . . . . . . . . .
        ",
        goal: Goal::Five,
    },
];

const GO: [Step; 5] = [
    Step {
        name: "capture",
        board: "
            . . . . . . .
            . . . . . . .
            . . . X . . .
            . . X O . . .
            . . . X . O .
            . . . . . . .
            . . . . . . .
        ",
        goal: Goal::Capture,
    },
    Step {
        name: "save",
        board: "
            . . . . . . .
            . . . . . . .
            . . X O . . .
            . X O X . . .
            . . . O . . .
            . . . . . . .
            . . . . . . .
        ",
        goal: Goal::Save,
    },
    Step {
        name: "eyes",
        board: "
            . . . X O . .
            X X X X O . .
            O O O O O . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
        ",
        goal: Goal::Live,
    },
    Step {
        name: "keep",
        board: "
            . X . X O . .
            X X X X O . .
            O O O O O . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
        ",
        goal: Goal::Live,
    },
    Step {
        name: "count",
        board: "
            . . . X O . .
            . . . X O . .
            . . . X O . .
            . . X X O . .
            . . X O O . .
            . . X O . . .
            . . X O . . .
        ",
        goal: Goal::Count,
    },
];
