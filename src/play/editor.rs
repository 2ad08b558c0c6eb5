//! What a touch does to a record that is edited: stones by the two buttons, marks, labels and lines.

use std::collections::HashSet;

use super::Hand;
use crate::board::{Color, Point, PointSet};
use crate::game::tree::{Coord, Edit, Line, LineEnd, Mark};
use crate::game::{Match, Position};

/// What is put on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tool {
    /// Stones that no move placed: black with the one hand and white with the other. A stone that lies there is taken
    /// up with the one, and its whole chain with the other.
    #[default]
    Stones,
    /// Moves of both sides in turn.
    Moves,
    /// A mark.
    Mark(Mark),
    /// The next letter.
    Letters,
    /// The next number.
    Numbers,
    /// A label that is typed.
    Words,
    /// A line or an arrow from one point to another.
    Lines(LineEnd),
}

impl Tool {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 12] = [
        Self::Stones,
        Self::Moves,
        Self::Mark(Mark::Triangle),
        Self::Mark(Mark::Square),
        Self::Mark(Mark::Circle),
        Self::Mark(Mark::Cross),
        Self::Mark(Mark::Selected),
        Self::Letters,
        Self::Numbers,
        Self::Words,
        Self::Lines(LineEnd::Arrow),
        Self::Lines(LineEnd::Plain),
    ];

    /// The tool this many places further, around both ends.
    #[must_use]
    pub fn step(self, by: i32) -> Self {
        let at = Self::ALL.iter().position(|tool| *tool == self).unwrap_or(0) as i32;
        Self::ALL[(at + by).rem_euclid(Self::ALL.len() as i32) as usize]
    }
}

/// The tool in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Editor {
    pub(super) tool: Tool,
    /// Where a line begins whose end is to be touched next.
    pub(super) from: Option<Point>,
}

/// What a touch comes to.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Does {
    /// The record is changed.
    Edit(Edit),
    /// A move is tried.
    Try,
    /// A label is to be typed.
    AskLabel,
    /// A line begins here, or is not drawn after all.
    From(Option<Point>),
    /// Nothing.
    Nothing,
}

impl Editor {
    /// What a touch of a point comes to.
    pub(super) fn touch(self, game: &Match, point: Point, hand: Hand) -> Does {
        let at = Coord::from(point);
        match (self.tool, hand) {
            (Tool::Stones, _) => Does::Edit(Edit::SetUp(stones(game.position(), point, hand))),
            (Tool::Moves, Hand::Main) => Does::Try,
            (Tool::Moves, Hand::Other) => Does::Nothing,
            (Tool::Lines(_), Hand::Other) if self.from.is_some() => Does::From(None),
            (_, Hand::Other) => Does::Edit(Edit::Erase(at)),
            (Tool::Mark(mark), _) => {
                let has = game.record().marks(game.node()).contains(&(at, mark));
                Does::Edit(Edit::Mark(at, Some(mark).filter(|_| !has)))
            }
            (Tool::Letters, _) => Does::Edit(Edit::Label(at, self.label(game, at, letters()))),
            (Tool::Numbers, _) => Does::Edit(Edit::Label(at, self.label(game, at, numbers()))),
            (Tool::Words, _) => Does::AskLabel,
            (Tool::Lines(end), _) => match self.from {
                None => Does::From(Some(point)),
                Some(from) if from == point => Does::From(None),
                Some(from) => {
                    let line = Line { from: from.into(), to: at, end };
                    let mut lines = game.record().lines(game.node());
                    match lines.iter().position(|other| *other == line) {
                        Some(drawn) => drop(lines.remove(drawn)),
                        None => lines.push(line),
                    }
                    Does::Edit(Edit::Lines(lines))
                }
            },
        }
    }

    /// The first label of these that the node does not have yet; none where one of them is on the point already.
    fn label(self, game: &Match, at: Coord, mut all: impl Iterator<Item = String>) -> String {
        let labels = game.record().labels(game.node());
        let is_of_kind = |text: &str| match self.tool {
            Tool::Numbers => text.bytes().all(|byte| byte.is_ascii_digit()),
            _ => text.len() == 1 && text.bytes().all(|byte| byte.is_ascii_alphabetic()),
        };
        if labels.iter().any(|label| label.at == at && is_of_kind(label.text)) {
            return String::new();
        }
        let used: HashSet<&str> = labels.iter().map(|label| label.text).collect();
        all.find(|label| !used.contains(label.as_str())).unwrap_or_default()
    }
}

fn letters() -> impl Iterator<Item = String> {
    ('A'..='Z').chain('a'..='z').map(String::from)
}

fn numbers() -> impl Iterator<Item = String> {
    (1..).map(|n: u32| n.to_string())
}

/// What is to be seen on which points once a point was touched to set up stones.
fn stones(position: &Position, point: Point, hand: Hand) -> Vec<(Coord, Option<Color>)> {
    let there = position.stone(point);
    match (there, hand) {
        (None, Hand::Main) => vec![(point.into(), Some(Color::Black))],
        (None, Hand::Other) => vec![(point.into(), Some(Color::White))],
        (Some(_), Hand::Main) => vec![(point.into(), None)],
        (Some(color), Hand::Other) => {
            chain(position, point, color).iter().map(|at| (at.into(), None)).collect()
        }
    }
}

/// The stones of a color that hang together along the lines.
fn chain(position: &Position, point: Point, color: Color) -> PointSet {
    let (mut chain, mut open) = (PointSet::EMPTY, vec![point]);
    while let Some(at) = open.pop() {
        if position.stone(at) == Some(color) && !chain.contains(at) {
            chain.insert(at);
            open.extend(position.size().neighbors(at));
        }
    }
    chain
}
