//! Free-to-edit stones that become a [`Position`] once they are sound.

use super::{Position, Row, Rule, SIZES};
use crate::board::{BoardSize, Color, Point, diagram::Diagram};

/// Stones set on a board in no order, as a problem or a diagram shows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The size of the board.
    pub size: BoardSize,
    /// The stones, each point at most once.
    pub stones: Vec<(Point, Color)>,
    /// The side to move.
    pub to_move: Color,
}

/// Why stones are not a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Five in a row is not played on a board of this size.
    #[error("five in a row is played on 5 to 22 lines, not {}", .0.lines())]
    Size(BoardSize),
    /// A stone lies off the board.
    #[error("a stone lies outside the board")]
    Outside(Point),
    /// Two stones lie on one point.
    #[error("two stones lie on one point")]
    Occupied(Point),
    /// Somebody has already won, with this row.
    #[error("the stones already hold a winning row")]
    Won(Color, Row),
    /// No point is left to play on, or none that the rule allows.
    #[error("the stones leave no point free")]
    Full,
}

impl Setup {
    /// The stones of a diagram; the side that has fewer is to move, Black when both have as many.
    pub fn from_diagram(diagram: &Diagram) -> Self {
        let n_black = diagram.stones.iter().filter(|(_, color)| *color == Color::Black).count();
        let to_move = if 2 * n_black > diagram.stones.len() { Color::White } else { Color::Black };
        Self { size: diagram.size, stones: diagram.stones.clone(), to_move }
    }

    /// The position with these stones under a rule.
    ///
    /// # Errors
    /// The first [`SetupError`] in the order of the stones, [`SetupError::Full`] last.
    pub fn position(&self, rule: Rule) -> Result<Position, SetupError> {
        if !SIZES.contains(&self.size.lines()) {
            return Err(SetupError::Size(self.size));
        }
        let mut position = Position::new(self.size, rule);
        for &(point, color) in &self.stones {
            if !self.size.contains(point) {
                return Err(SetupError::Outside(point));
            }
            if position.stone(point).is_some() {
                return Err(SetupError::Occupied(point));
            }
            position.set_stone(point, color);
        }
        for &(point, color) in &self.stones {
            if let Some(row) = position.winning_row(point) {
                return Err(SetupError::Won(color, row));
            }
        }
        position.set_to_move(self.to_move);
        if position.outcome_without_move().is_some() {
            return Err(SetupError::Full);
        }
        Ok(position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::diagram;
    use crate::gomoku::Outcome;

    /// Stones that leave no point free were a game that had not ended and in which nobody could move.
    #[test]
    fn a_board_without_a_free_point_is_refused() {
        let full = "XXOOX\nOOXXO\nXXOOX\nOOXXO\nXXOOX";
        let mut setup = Setup::from_diagram(&diagram::parse(full).unwrap());
        assert_eq!(setup.position(Rule::Freestyle).err(), Some(SetupError::Full));
        let (last, color) = setup.stones.pop().unwrap();
        setup.to_move = color;
        let mut position = setup.position(Rule::Freestyle).unwrap();
        position.play(last).unwrap();
        assert_eq!(position.outcome(), Some(Outcome::FullBoard));
    }
}
