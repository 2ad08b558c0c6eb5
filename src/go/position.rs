//! A game of Go at some move: the board, what has been played, and what the rules say.

use super::place::Placed;
use super::{Board, IllegalMove, Ko, KoRule, Komi, Move, Played, Rules, Setup, Suicide};
use crate::board::{BoardSize, ByColor, Color, Point, zobrist};

/// What must be known of a move to take it back.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    /// The stone placed; `None` for a pass.
    placed: Option<Placed>,
    to_move: Color,
    n_passes: u8,
    /// The ko that a pass ended.
    ko: Option<Ko>,
    /// The length of `Position::removed` before.
    pub(super) n_removed: u32,
    /// The stones placed before: to check against.
    n_placed: u32,
}

impl Step {
    /// The stones placed, with this one.
    pub(super) fn n_placed(&self) -> usize {
        self.n_placed as usize + usize::from(self.placed.is_some())
    }

    /// Takes the stone off a board again, and brings back the ko before it.
    pub(super) fn undo_on(&self, board: &mut Board, removed: &[Point]) {
        if let Some(placed) = self.placed {
            board.unplace(placed, removed);
        }
        board.set_ko(self.ko);
    }
}

/// A game of Go at some move.
///
/// ```
/// # use goishi::{board::{BoardSize, Color}, go::{IllegalMove, Move, Position, RuleSet}};
/// let size = BoardSize::new(9).unwrap();
/// let mut position = Position::new(size, RuleSet::Chinese.rules());
/// position.play(Move::Place(size.center()))?;
/// assert_eq!(position.play(Move::Place(size.center())), Err(IllegalMove::Occupied));
/// assert_eq!(position.to_move(), Color::White);
/// position.play(Move::Pass)?;
/// position.play(Move::Pass)?;
/// assert!(position.is_over());
/// assert_eq!(position.undo().map(|played| played.color), Some(Color::Black));
/// # Ok::<(), IllegalMove>(())
/// ```
#[derive(Clone)]
pub struct Position {
    pub(super) board: Box<Board>,
    pub(super) rules: Rules,
    pub(super) to_move: Color,
    pub(super) n_passes: u8,
    /// Stones taken by each side.
    pub(super) prisoners: ByColor<u32>,
    pub(super) moves: Vec<Played>,
    pub(super) steps: Vec<Step>,
    /// Every stone that has left the board, in order.
    pub(super) removed: Vec<Point>,
    /// The hashes of the boards before each move and now, with the side to move.
    pub(super) situations: Vec<u64>,
    /// Where the history begins, if not on an empty board: to check against.
    pub(super) start: Setup,
}

impl Position {
    /// An empty board with Black to move.
    ///
    /// # Panics
    /// For sizes on which Go is not played here; see [`is_size`](super::is_size).
    pub fn new(size: BoardSize, rules: Rules) -> Self {
        Setup::empty(size).position(rules).expect("the size is one for Go")
    }

    /// A sound setup as the beginning of a game.
    pub(super) fn start(start: Setup, rules: Rules) -> Self {
        let board = Box::new(Board::with_stones(start.size, start.stones.iter().copied()));
        let mut position = Self {
            board,
            rules,
            to_move: start.to_move,
            n_passes: 0,
            prisoners: start.prisoners,
            moves: Vec::new(),
            steps: Vec::new(),
            removed: Vec::new(),
            situations: Vec::new(),
            start,
        };
        position.situations.push(position.hash());
        position
    }

    /// Plays for the side to move.
    ///
    /// # Errors
    /// The [`IllegalMove`] that stands against it; the position is then untouched.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        self.play_as(self.to_move, mv)
    }

    /// Plays for a side, in turn or not, as the command `play` of GTP does; the other side is then to move.
    ///
    /// # Errors
    /// The [`IllegalMove`] that stands against it; the position is then untouched.
    pub fn play_as(&mut self, color: Color, mv: Move) -> Result<(), IllegalMove> {
        self.check_as(color, mv)?;
        self.make(color, mv);
        Ok(())
    }

    /// Plays a move known to be legal for the side to move.
    pub fn play_unchecked(&mut self, mv: Move) {
        debug_assert_eq!(self.check(mv), Ok(()));
        self.make(self.to_move, mv);
    }

    /// Plays whatever can be done with stones, as records may hold it: out of turn, after the end, against ko,
    /// superko and suicide rules. A suicide takes its own chain off, even of one stone.
    ///
    /// # Errors
    /// [`IllegalMove::Outside`] and [`IllegalMove::Occupied`] only; the position is then untouched.
    pub fn play_tolerant(&mut self, color: Color, mv: Move) -> Result<(), IllegalMove> {
        if let Move::Place(point) = mv {
            self.check_point(point)?;
        }
        self.make(color, mv);
        Ok(())
    }

    /// Whether the side to move may play so, and if not why.
    ///
    /// # Errors
    /// The [`IllegalMove`] that stands against it.
    pub fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        self.check_as(self.to_move, mv)
    }

    /// The same for either side.
    ///
    /// # Errors
    /// The [`IllegalMove`] that stands against it.
    pub fn check_as(&self, color: Color, mv: Move) -> Result<(), IllegalMove> {
        if self.is_over() {
            return Err(IllegalMove::GameOver);
        }
        let Move::Place(point) = mv else {
            return if self.n_to_lay() == 0 { Ok(()) } else { Err(IllegalMove::Handicap) };
        };
        self.check_point(point)?;
        let board = &self.board;
        if board.is_suicide(color, point) {
            let may =
                self.rules.suicide == Suicide::AllowedForChains && board.n_suicide_stones(color, point) > 1;
            if !may {
                return Err(IllegalMove::Suicide);
            }
        }
        if board.is_barred(color, point) {
            Err(IllegalMove::Ko)
        } else if self.repeats_after(color, point) {
            Err(IllegalMove::Superko)
        } else {
            Ok(())
        }
    }

    fn check_point(&self, point: Point) -> Result<(), IllegalMove> {
        if !self.size().contains(point) {
            Err(IllegalMove::Outside)
        } else if self.stone(point).is_some() {
            Err(IllegalMove::Occupied)
        } else {
            Ok(())
        }
    }

    /// Whether superko forbids a stone on an empty point.
    ///
    /// Boards are told apart by their hashes of 64 bits. As long as no stone has left the board none can come back.
    fn repeats_after(&self, color: Color, point: Point) -> bool {
        if self.rules.ko == KoRule::Simple || self.removed.is_empty() {
            return false;
        }
        let board = self.board.hash_after(color, point);
        let situation = situation(board, !color);
        let other = situation ^ zobrist::WHITE_TO_MOVE;
        match self.rules.ko {
            KoRule::Simple => false,
            KoRule::PositionalSuperko => self.situations.iter().any(|s| *s == situation || *s == other),
            KoRule::SituationalSuperko => self.situations.contains(&situation),
        }
    }

    /// Makes a move of any kind.
    fn make(&mut self, color: Color, mv: Move) {
        let mut step = Step {
            placed: None,
            to_move: self.to_move,
            n_passes: self.n_passes,
            ko: self.board.ko(),
            n_removed: self.removed.len() as u32,
            n_placed: self.steps.last().map_or(0, Step::n_placed) as u32,
        };
        if let Move::Place(point) = mv {
            let removed = &mut self.removed;
            step.placed = Some(self.board.place(color, point, |stone| removed.push(stone)));
            self.n_passes = 0;
            let taker = if self.board.is_empty(point) { !color } else { color };
            self.prisoners[taker] += self.removed.len() as u32 - step.n_removed;
        } else {
            self.board.clear_ko();
            self.n_passes = self.n_passes.saturating_add(1);
        }
        self.moves.push(Played { color, mv });
        self.to_move = if self.n_to_lay() == 0 { !color } else { Color::Black };
        self.steps.push(step);
        self.situations.push(self.hash());
        debug_assert!(self.is_consistent());
    }

    /// Takes back the last move and returns it; `None` when no move has been played.
    ///
    /// A resumption made after that move is forgotten.
    pub fn undo(&mut self) -> Option<Played> {
        let (played, step) = (self.moves.pop()?, self.steps.pop()?);
        self.situations.pop();
        let n_removed = step.n_removed as usize;
        if let Some(placed) = step.placed {
            let taker = if self.board.is_empty(placed.point) { !played.color } else { played.color };
            self.prisoners[taker] -= self.removed.len() as u32 - step.n_removed;
            self.board.unplace(placed, &self.removed[n_removed..]);
            self.removed.truncate(n_removed);
        }
        self.board.ko = step.ko;
        (self.to_move, self.n_passes) = (step.to_move, step.n_passes);
        debug_assert!(self.is_consistent());
        Some(played)
    }

    /// Goes on after two passes, because the sides disagree about what is dead; tells who moves.
    ///
    /// Whose turn it is, is for the [rules](Rules::first_after_resumption). While the game is not over this does
    /// nothing.
    pub fn resume(&mut self, requester: Color) -> Color {
        if self.is_over() {
            self.to_move = self.rules.first_after_resumption(requester, self.to_move);
            self.n_passes = 0;
            self.set_to_move(self.to_move);
        }
        self.to_move
    }

    /// Gives the turn to a side, as the property `PL` of SGF does.
    pub fn set_to_move(&mut self, color: Color) {
        self.to_move = color;
        let now = self.hash();
        if let Some(last) = self.situations.last_mut() {
            *last = now;
        }
    }

    /// Changes the rules, as the command `kgs-rules` does; what has been played stays played.
    pub const fn set_rules(&mut self, rules: Rules) {
        self.rules = rules;
    }

    /// Changes the komi, as the command `komi` of GTP does.
    pub const fn set_komi(&mut self, komi: Komi) {
        self.rules.komi = komi;
    }
}

/// The hash of a board with the side to move.
pub(super) const fn situation(board: u64, to_move: Color) -> u64 {
    match to_move {
        Color::Black => board,
        Color::White => board ^ zobrist::WHITE_TO_MOVE,
    }
}
