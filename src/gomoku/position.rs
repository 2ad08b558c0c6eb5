//! A board of five in a row with its history, the side to move and the outcome.

use std::fmt;

use super::forbidden;
use super::lines::Lines;
use super::{Ends, Forbidden, ForbiddenKind, Rule};
use crate::board::coord::Notation;
use crate::board::{BoardSize, Color, Direction, Grid, Point, diagram, zobrist};

/// Why a move is refused; the position is left as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum IllegalMove {
    /// The point is not on this board.
    #[error("the point is outside the board")]
    Outside,
    /// A stone stands there.
    #[error("the point is taken")]
    Occupied,
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The rule forbids it to Black.
    #[error("{}", match .0 {
        ForbiddenKind::DoubleThree => "a double-three is forbidden",
        ForbiddenKind::DoubleFour => "a double-four is forbidden",
        ForbiddenKind::Overline => "an overline is forbidden",
    })]
    Forbidden(ForbiddenKind),
}

impl From<ForbiddenKind> for IllegalMove {
    fn from(kind: ForbiddenKind) -> Self {
        Self::Forbidden(kind)
    }
}

/// How a game ends by the stones on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A side made a winning row.
    Five {
        /// Whose row it is.
        winner: Color,
        /// The row.
        row: Row,
    },
    /// Black made a forbidden move and has lost.
    Forbidden {
        /// Where.
        point: Point,
        /// What it was.
        kind: ForbiddenKind,
    },
    /// No point is left, and nobody has won.
    FullBoard,
    /// Every point left is forbidden to Black, who is to move.
    ///
    /// The federation's rules let Black pass here and the game end when White passes too. Here it ends at once.
    OnlyForbidden,
}

/// Stones of one color next to each other on a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The end from which [`direction`](Self::direction) leads along the row.
    pub start: Point,
    /// The direction of the row.
    pub direction: Direction,
    /// The number of stones.
    pub len: u8,
}

impl Row {
    /// The points of the row, from its start.
    pub fn points(self, size: BoardSize) -> impl Iterator<Item = Point> {
        let (dx, dy) = self.direction.step();
        (0..self.len as i8).filter_map(move |i| size.offset(self.start, dx * i, dy * i))
    }
}

/// A game of five in a row at some move.
///
/// ```
/// # use goishi::{board::Color, gomoku::{DEFAULT_SIZE, IllegalMove, Position, Rule}};
/// let mut position = Position::new(DEFAULT_SIZE, Rule::Freestyle);
/// let h8 = DEFAULT_SIZE.center();
/// position.play(h8)?;
/// assert_eq!(position.stone(h8), Some(Color::Black));
/// assert_eq!(position.play(h8), Err(IllegalMove::Occupied));
/// assert_eq!(position.to_move(), Color::White);
/// assert_eq!(position.undo(), Some(h8));
/// # Ok::<(), IllegalMove>(())
/// ```
#[derive(Clone)]
pub struct Position {
    grid: Grid,
    pub(super) lines: Lines,
    rule: Rule,
    /// The color of the first move in `moves`.
    first: Color,
    moves: Vec<Point>,
    n_setup: usize,
    hash: u64,
    outcome: Option<Outcome>,
}

impl Position {
    /// An empty board with Black to move.
    ///
    /// # Panics
    /// For boards larger than those of [`SIZES`](super::SIZES).
    pub fn new(size: BoardSize, rule: Rule) -> Self {
        Self {
            grid: Grid::new(size),
            lines: Lines::new(size),
            rule,
            first: Color::Black,
            moves: Vec::new(),
            n_setup: 0,
            hash: 0,
            outcome: None,
        }
    }

    /// Plays for the side to move.
    ///
    /// # Errors
    /// The [`IllegalMove`] that stands against it; the position is then untouched.
    pub fn play(&mut self, point: Point) -> Result<(), IllegalMove> {
        self.check(point)?;
        self.play_unchecked(point);
        Ok(())
    }

    /// Plays for the side to move even where the rule forbids it: a forbidden move is made and loses, as in
    /// tournaments, and as records may hold one.
    ///
    /// # Errors
    /// [`IllegalMove`], never the forbidden one; the position is then untouched.
    pub fn play_tolerant(&mut self, point: Point) -> Result<(), IllegalMove> {
        match self.check(point) {
            Err(IllegalMove::Forbidden(kind)) => {
                self.put(point);
                self.outcome = Some(Outcome::Forbidden { point, kind });
                debug_assert!(self.is_consistent());
                Ok(())
            }
            Ok(()) => {
                self.play_unchecked(point);
                Ok(())
            }
            refused => refused,
        }
    }

    /// Whether the side to move may play there, and if not why.
    ///
    /// # Errors
    /// The [`IllegalMove`] that stands against it.
    pub fn check(&self, point: Point) -> Result<(), IllegalMove> {
        self.check_point(point)?;
        match self.to_move() {
            Color::Black => self.forbidden(point).map_or(Ok(()), |kind| Err(kind.into())),
            Color::White => Ok(()),
        }
    }

    /// Whether the rule forbids Black a stone on an empty point, whoever is to move.
    pub fn forbidden(&self, point: Point) -> Option<ForbiddenKind> {
        let may_ask = self.rule.forbids() && self.size().contains(point) && self.lines.is_empty(point);
        if may_ask { forbidden::kind(&self.lines, point) } else { None }
    }

    /// The same with the lines that make it so, for people.
    pub fn why_forbidden(&self, point: Point) -> Option<Forbidden> {
        self.forbidden(point)?;
        forbidden::reason(&self.lines, point)
    }

    /// All points forbidden to Black, row by row, whoever is to move.
    ///
    /// ```
    /// # use goishi::{board::{Color, diagram}, gomoku::{ForbiddenKind, Rule, Setup}};
    /// let read = diagram::parse("
    ///     . . . . . . . . .
    ///     . . . . . . . . .
    ///     . . . . X . . . .
    ///     . . . . X . . . .
    ///     . . X X 3 . . . .
    ///     . . . . . . . . .
    ///     . . . . . . . . .
    ///     . O . . . . . O .
    ///     . . . O . O . . .
    /// ").unwrap();
    /// let position = Setup::from_diagram(&read).position(Rule::Renju).unwrap();
    /// let found: Vec<_> = position.forbidden_points().collect();
    /// assert_eq!(found, [(position.size().center(), ForbiddenKind::DoubleThree)]);
    /// ```
    pub fn forbidden_points(&self) -> impl Iterator<Item = (Point, ForbiddenKind)> {
        let points = self.rule.forbids().then(|| self.empty_points());
        points.into_iter().flatten().filter_map(|point| Some((point, forbidden::kind(&self.lines, point)?)))
    }

    /// What stands against a stone of either color.
    fn check_point(&self, point: Point) -> Result<(), IllegalMove> {
        if self.outcome.is_some() {
            Err(IllegalMove::GameOver)
        } else if !self.size().contains(point) {
            Err(IllegalMove::Outside)
        } else if self.stone(point).is_some() {
            Err(IllegalMove::Occupied)
        } else {
            Ok(())
        }
    }

    /// Plays a move known to be legal.
    pub fn play_unchecked(&mut self, point: Point) {
        debug_assert_eq!(self.check(point), Ok(()));
        self.put(point);
        self.outcome = self.outcome_after_legal(point);
        debug_assert!(self.is_consistent());
    }

    /// Takes back the last move and returns it; `None` when no move has been played.
    pub fn undo(&mut self) -> Option<Point> {
        let point = self.moves.pop()?;
        self.grid.set(point, None);
        self.lines.toggle(point.x().into(), point.y().into(), self.to_move());
        self.hash ^= zobrist::stone(self.to_move(), point) ^ zobrist::WHITE_TO_MOVE;
        self.outcome = None;
        debug_assert!(self.is_consistent());
        Some(point)
    }

    /// The size of the board.
    pub const fn size(&self) -> BoardSize {
        self.grid.size()
    }

    /// The rule in force.
    pub const fn rule(&self) -> Rule {
        self.rule
    }

    /// The stone on a point; none off the board.
    pub const fn stone(&self, point: Point) -> Option<Color> {
        self.grid.stone(point)
    }

    /// The side whose move it is, or would be had the game not ended.
    pub fn to_move(&self) -> Color {
        self.color_of_move(self.moves.len())
    }

    /// The color that played, or will play, the move with this number, counted from zero.
    pub fn color_of_move(&self, number: usize) -> Color {
        if number.is_multiple_of(2) { self.first } else { !self.first }
    }

    /// The moves played, in order.
    pub fn moves(&self) -> &[Point] {
        &self.moves
    }

    /// The stones on the board, row by row.
    pub fn stones(&self) -> impl Iterator<Item = (Point, Color)> {
        self.grid.stones()
    }

    /// The empty points, row by row.
    pub fn empty_points(&self) -> impl Iterator<Item = Point> {
        self.size().points().filter(|point| self.stone(*point).is_none())
    }

    /// How the game has ended, if it has.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The Zobrist hash of the stones and the side to move.
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// The row through the stone on `point` that wins under the rule in force, if there is one.
    ///
    /// Where several do, the one first in [`Direction::ALL`].
    pub fn winning_row(&self, point: Point) -> Option<Row> {
        let color = self.stone(point)?;
        let size = self.size();
        Direction::ALL.into_iter().find_map(|direction| {
            let (forward, backward) = self.grid.run(point, direction, color);
            let len = forward + 1 + backward;
            let (dx, dy) = direction.step();
            let along = |steps: i8| size.offset(point, dx * steps, dy * steps);
            let blocked =
                |steps: i8| along(steps).and_then(|end| self.stone(end)).is_some_and(|end| end != color);
            let (first, last) = (-(backward as i8), forward as i8);
            let ends = if blocked(first - 1) && blocked(last + 1) { Ends::Blocked } else { Ends::Open };
            let start = along(first)?;
            self.rule.wins(color, len, ends).then_some(Row { start, direction, len })
        })
    }

    /// Whether a side could still make a row of five if the other only passed.
    ///
    /// When neither can, the game cannot be won any more. (Under rules other than [`Rule::Freestyle`] this is a
    /// necessary condition only: a window that must grow into an overline or is blocked is counted as open.)
    pub fn can_still_win(&self, color: Color) -> bool {
        self.size().points().any(|start| {
            Direction::ALL.into_iter().any(|direction| {
                let window = Row { start, direction, len: 5 };
                let mut n_open = 0;
                for point in window.points(self.size()) {
                    n_open += u8::from(self.stone(point) != Some(!color));
                }
                n_open == 5
            })
        })
    }

    /// Recomputes everything that is kept incrementally and compares.
    pub fn is_consistent(&self) -> bool {
        let n_stones = self.grid.stones().count();
        let hash = self.grid.stones().fold(0, |hash, (point, color)| hash ^ zobrist::stone(color, point));
        let side = if self.to_move() == Color::White { zobrist::WHITE_TO_MOVE } else { 0 };
        n_stones == self.moves.len() + self.n_setup
            && self.hash == hash ^ side
            && self
                .moves
                .iter()
                .enumerate()
                .all(|(i, &point)| self.stone(point) == Some(self.color_of_move(i)))
            && self.lines == self.computed_lines()
            && self.outcome == self.moves.last().and_then(|&last| self.outcome_after(last))
    }

    /// Puts a stone that no move placed.
    pub(super) fn set_stone(&mut self, point: Point, color: Color) {
        self.grid.set(point, Some(color));
        self.lines.toggle(point.x().into(), point.y().into(), color);
        self.hash ^= zobrist::stone(color, point);
        self.n_setup += 1;
    }

    /// Chooses the side that makes the first move.
    pub(super) fn set_to_move(&mut self, color: Color) {
        if self.first != color {
            self.hash ^= zobrist::WHITE_TO_MOVE;
        }
        self.first = color;
    }

    /// Puts a stone of the side to move.
    fn put(&mut self, point: Point) {
        let color = self.to_move();
        self.grid.set(point, Some(color));
        self.lines.toggle(point.x().into(), point.y().into(), color);
        self.hash ^= zobrist::stone(color, point) ^ zobrist::WHITE_TO_MOVE;
        self.moves.push(point);
    }

    /// The outcome that the stone just played on `point` brings.
    fn outcome_after(&self, point: Point) -> Option<Outcome> {
        if self.rule.forbids() && self.to_move() == Color::White {
            let mut before = self.lines.clone();
            before.toggle(point.x().into(), point.y().into(), Color::Black);
            if let Some(kind) = forbidden::kind(&before, point) {
                return Some(Outcome::Forbidden { point, kind });
            }
        }
        self.outcome_after_legal(point)
    }

    /// The same for a stone that was legal.
    fn outcome_after_legal(&self, point: Point) -> Option<Outcome> {
        // A five with the last free point wins, so the row is looked for first.
        if let (Some(row), Some(winner)) = (self.winning_row(point), self.stone(point)) {
            return Some(Outcome::Five { winner, row });
        }
        self.outcome_without_move()
    }

    /// The outcome where the side to move has no move.
    pub(super) fn outcome_without_move(&self) -> Option<Outcome> {
        if self.moves.len() + self.n_setup == self.size().n_points() {
            return Some(Outcome::FullBoard);
        }
        let stuck = self.rule.forbids()
            && self.to_move() == Color::Black
            && self.empty_points().all(|point| forbidden::kind(&self.lines, point).is_some());
        stuck.then_some(Outcome::OnlyForbidden)
    }

    fn computed_lines(&self) -> Lines {
        let mut lines = Lines::new(self.size());
        for (point, color) in self.grid.stones() {
            lines.toggle(point.x().into(), point.y().into(), color);
        }
        lines
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:?}, {} to move, {} moves", self.rule, self.to_move(), self.moves.len())?;
        f.write_str(&diagram::framed(self.size(), Notation::Renju, |point| self.stone(point)))
    }
}
