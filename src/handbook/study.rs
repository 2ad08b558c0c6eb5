//! A figure of the rules: stones of a diagram, and what is played from there.

use super::figure::Figure;
use super::scene::Scene;
use super::words::Words;
use crate::board::{Color, Point, diagram};
use crate::gomoku::{ForbiddenKind, Position, Rule, Setup};

/// A diagram and the steps from it. Points are named by their letters in the diagram.
pub struct Study {
    /// The name of the figure; its sentences have the ids `rules-NAME-1` and so on.
    pub name: &'static str,
    /// The rule that is asked.
    pub rule: Rule,
    /// The stones that lie there, and letters on the points that are spoken of.
    pub board: &'static str,
    /// Who plays first.
    pub to_move: Color,
    /// The steps.
    pub shots: &'static [Shot],
}

/// One step of a study.
pub struct Shot {
    /// The points played so far, the sides in turn.
    pub played: &'static str,
    /// A point where the side to move thinks of a stone.
    pub look: Option<char>,
    /// What the sentence claims; a test asks the rules.
    pub claims: &'static [Claim],
}

/// What the sentence of a step claims.
#[derive(Clone, Copy, Debug)]
pub enum Claim {
    /// The last stone has won with a row of this length.
    Wins(Color, u8),
    /// The game goes on although the last stone made a row of this length.
    GoesOn(u8),
    /// Nobody has won, and the last stone made no row of five or more.
    Quiet,
    /// The point is forbidden to Black, by this many lines.
    Forbidden(char, ForbiddenKind, usize),
    /// The point would be forbidden to Black if the colors of all stones were exchanged.
    Exchanged(char, ForbiddenKind),
    /// This many points are forbidden to Black in all.
    NForbidden(usize),
    /// The side to move may play there.
    Allowed(char),
    /// The side to move would win there.
    WouldWin(char),
    /// The side to move would not win there.
    WouldNotWin(char),
    /// Nowhere does the side to move win at once.
    NoWin,
}

impl Study {
    /// The point with a letter.
    pub fn point(&self, letter: char) -> Point {
        let marks = self.diagram().marks;
        let found = marks.into_iter().find(|(_, mark)| *mark == letter);
        found.expect("a test holds that every letter is in its diagram").0
    }

    /// The position at a step.
    pub fn position(&self, shot: &Shot) -> Position {
        let setup = Setup { to_move: self.to_move, ..Setup::from_diagram(&self.diagram()) };
        let mut position = setup.position(self.rule).expect("a test holds that every diagram is sound");
        for letter in shot.played.chars() {
            position.play(self.point(letter)).expect("a test holds that every move is legal");
        }
        position
    }

    fn diagram(&self) -> diagram::Diagram {
        diagram::parse(self.board).expect("a test holds that every diagram can be read")
    }
}

impl Figure for Study {
    fn name(&self) -> &'static str {
        self.name
    }

    fn n_steps(&self) -> usize {
        self.shots.len()
    }

    fn scene(&self, step: usize) -> Scene {
        let shot = &self.shots[step];
        Scene::of_position(&self.position(shot), shot.look.map(|letter| self.point(letter)))
    }

    fn sentence(&self, step: usize) -> Words {
        Words::with(format!("rules-{}-{}", self.name, step + 1), [])
    }
}
