//! The points that want a stone at once: where a five is made, or else an open four.

use super::{LineShape, LineTable, Position};
use crate::board::{Color, Point};

impl Position {
    /// The points where a stone of either color wins; where there is none, those where one makes an open four or two
    /// fours, so that only a five or a four helps against it. Row by row, without what is forbidden to Black.
    ///
    /// ```
    /// # use goishi::{board::{coord::{self, Notation}, diagram}, gomoku::{Rule, Setup}};
    /// let read = diagram::parse("
    ///     . . . . . . .
    ///     . . . . . . .
    ///     . O X X X . .
    ///     . . . . . . .
    ///     . O . O . O .
    ///     . . . . . . .
    ///     . . . . . . .
    /// ").unwrap();
    /// let mut position = Setup::from_diagram(&read).position(Rule::Freestyle).unwrap();
    /// let at = |x, y| position.size().point(x, y).unwrap();
    /// assert_eq!(position.threats(), []);
    /// let (f5, g5) = (at(5, 2), at(6, 2));
    /// position.play(f5).unwrap();
    /// assert_eq!(position.threats(), [g5]);
    /// ```
    pub fn threats(&self) -> Vec<Point> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let points_with = |makes: fn([LineShape; 4]) -> bool| -> Vec<Point> {
            let table = LineTable::of(self.rule());
            let is_threat = |point: &Point| {
                [Color::Black, Color::White].into_iter().any(|color| {
                    let is_allowed = || color == Color::White || self.forbidden(*point).is_none();
                    makes(self.lines.shapes(table, *point, color)) && is_allowed()
                })
            };
            self.empty_points().filter(is_threat).collect()
        };
        let fives = points_with(|shapes| shapes.contains(&LineShape::Five));
        if fives.is_empty() { points_with(makes_two_fives) } else { fives }
    }
}

/// Whether lines of these shapes leave two points for a five.
fn makes_two_fives(shapes: [LineShape; 4]) -> bool {
    let n_fours = shapes.iter().filter(|shape| **shape == LineShape::Four).count();
    n_fours > 1 || shapes.iter().any(|shape| shape.is_two_fives())
}

#[cfg(test)]
mod tests {
    use crate::board::diagram;
    use crate::gomoku::{Rule, Setup};

    /// The points marked with `+` in the drawing are the threats.
    #[track_caller]
    fn check(rule: Rule, drawing: &str) {
        let read = diagram::parse(&drawing.replace('+', ".")).unwrap();
        let position = Setup::from_diagram(&read).position(rule).unwrap();
        let size = position.size();
        let rows = drawing.lines().filter(|line| !line.trim().is_empty());
        let marked = rows.enumerate().flat_map(|(y, row)| {
            let cells = row.split_whitespace().enumerate();
            cells
                .filter(|(_, cell)| *cell == "+")
                .filter_map(move |(x, _)| size.point(x as u8, y as u8))
                .collect::<Vec<_>>()
        });
        assert_eq!(position.threats(), marked.collect::<Vec<_>>(), "{drawing}");
    }

    #[test]
    fn fives_of_either_color_go_first() {
        check(
            Rule::Freestyle,
            "
            . . . . . . . . .
            . . . . . . . . .
            . + O O O O + . .
            . . . . . . . . .
            X X X + X . . . .
            . . . . . . . . .
            . . X X X . . . .
            . . . . . . . . .
            . . . . . . . . .
        ",
        );
    }

    #[test]
    fn without_fives_the_points_of_open_fours() {
        check(
            Rule::Freestyle,
            "
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . + X X X + . .
            . . . . . . . . .
            . . . . . O . . .
            . . . O O . . . .
            . . . . . . . . .
            . . . . . . . . .
        ",
        );
    }

    #[test]
    fn in_renju_what_is_forbidden_is_none() {
        // One point makes an open four and a second four.
        let fours = "
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            O X X X + . . . . . .
            . . . . X . . . . . .
            . . . . X . . . . . .
            . . . . X . . . . . .
            . . . . O . . . . . .
            . . . . . . . . . . .
            . . . . . O . . O . .
        ";
        check(Rule::Freestyle, fours);
        check(Rule::Renju, &fours.replace('+', "."));
    }
}
