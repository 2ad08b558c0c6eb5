//! What counts as done in a step: asked of the rules, never of a list of answers.

use crate::board::{Color, Point, PointSet};
use crate::game::{Move, Outcome, Position};
use crate::go::{self, PassAlive};
use crate::gomoku::{self, Setup};

/// What is to be done. The learner has the black stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Place a stone.
    Place,
    /// Make a three that becomes a four with two ways to five, unless White answers.
    OpenThree,
    /// Leave White no way to such a four.
    Answer,
    /// Win by five.
    Five,
    /// Capture something.
    Capture,
    /// Leave no own chain in atari.
    Save,
    /// Have all own stones alive, whatever White does.
    Live,
    /// Pass, see White pass, and say who has won.
    Count,
}

impl Goal {
    /// Whether a move of Black is what was asked for.
    pub fn is_met(self, before: &Position, after: &Position, made: Move) -> bool {
        match (before, after) {
            (Position::Gomoku(_), Position::Gomoku(after)) => match self {
                Self::Place => true,
                Self::OpenThree => {
                    wins(after, Color::Black).is_empty() && !open_fours(after, Color::Black).is_empty()
                }
                Self::Answer => {
                    wins(after, Color::White).is_empty() && open_fours(after, Color::White).is_empty()
                }
                Self::Five => has_won(after, Color::Black),
                Self::Capture | Self::Save | Self::Live | Self::Count => false,
            },
            (Position::Go(before), Position::Go(after)) => match self {
                Self::Place => made != Move::Pass,
                Self::Capture => !after.captures_of_last_move().is_empty(),
                Self::Save => {
                    let mut own = after.board().chains().filter(|chain| chain.color() == Color::Black);
                    own.all(|chain| chain.n_liberties() > 1)
                }
                Self::Live => {
                    let own: PointSet = before
                        .stones()
                        .filter(|(_, color)| *color == Color::Black)
                        .map(|(point, _)| point)
                        .collect();
                    let alive = PassAlive::of(after.board(), Color::Black, after.rules().suicide).stones;
                    own.iter().all(|point| alive.contains(point))
                }
                Self::Count => made == Move::Pass,
                Self::OpenThree | Self::Answer | Self::Five => false,
            },
            _ => false,
        }
    }
}

/// The same stones with the other side, or the same one, to move; none where nobody can move any more.
fn with_turn(position: &gomoku::Position, to_move: Color) -> Option<gomoku::Position> {
    let stones = position.stones().collect();
    Setup { size: position.size(), stones, to_move }.position(position.rule()).ok()
}

/// Whether a side has won.
fn has_won(position: &gomoku::Position, color: Color) -> bool {
    let outcome = position.outcome().map(Outcome::from);
    matches!(outcome, Some(Outcome::Win { winner, .. }) if winner == color)
}

/// The points where a side would win at once.
fn wins(position: &gomoku::Position, color: Color) -> Vec<Point> {
    let Some(position) = with_turn(position, color) else { return Vec::new() };
    let wins = |point: &Point| {
        let mut next = position.clone();
        next.play(*point).is_ok() && has_won(&next, color)
    };
    position.empty_points().filter(wins).collect()
}

/// The points where a side would have two ways to win at once.
fn open_fours(position: &gomoku::Position, color: Color) -> Vec<Point> {
    let Some(position) = with_turn(position, color) else { return Vec::new() };
    let wins_twice = |point: &Point| {
        let mut next = position.clone();
        next.play(*point).is_ok() && wins(&next, color).len() > 1
    };
    position.empty_points().filter(wins_twice).collect()
}

/// How a finished game of Go is counted where no stone on the board is dead.
pub(super) fn score(position: &go::Position) -> go::Score {
    go::Score::of(position, &go::Judgment::default())
}
