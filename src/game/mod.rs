//! One match: who sits where, what has been played, what can be taken back, how it ended.

mod outcome;
mod seat;

pub use outcome::{DrawBy, Outcome, WinBy};
pub use seat::Seat;

use crate::board::{BoardSize, ByColor, Color, Point};
use crate::gomoku::{self, DEFAULT_SIZE, IllegalMove, Position, Rule};

/// What is chosen before a match begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "gui", derive(serde::Serialize, serde::Deserialize))]
pub struct MatchSetup {
    /// The size of the board.
    pub size: BoardSize,
    /// The rule in force.
    pub rule: Rule,
    /// Who plays each color.
    pub seats: ByColor<Seat>,
}

impl MatchSetup {
    /// The same match with the colors exchanged, as a rematch is played.
    #[must_use]
    pub fn with_seats_swapped(self) -> Self {
        Self { seats: self.seats.swapped(), ..self }
    }
}

impl Default for MatchSetup {
    /// A person with Black against the program on the usual board.
    fn default() -> Self {
        Self {
            size: DEFAULT_SIZE,
            rule: Rule::Freestyle,
            seats: ByColor { black: Seat::Human, white: Seat::Program(crate::search::Level::default()) },
        }
    }
}

/// A match under way or ended: the truth that everything on the screen mirrors.
///
/// Taking back never destroys: what was taken back can be played again until another move is made.
#[derive(Clone, Debug)]
pub struct Match {
    setup: MatchSetup,
    position: Position,
    /// Moves taken back, the one to be played again first at the end.
    taken_back: Vec<Point>,
    /// An end that no stone brought about.
    declared: Option<Outcome>,
}

impl Match {
    /// A match before its first move.
    pub fn new(setup: MatchSetup) -> Self {
        Self {
            setup,
            position: Position::new(setup.size, setup.rule),
            taken_back: Vec::new(),
            declared: None,
        }
    }

    /// Plays for the side to move; what had been taken back is forgotten unless the move repeats it.
    ///
    /// # Errors
    /// The [`IllegalMove`] that stands against it; the match is then untouched.
    pub fn play(&mut self, point: Point) -> Result<(), IllegalMove> {
        self.check(point)?;
        self.position.play_unchecked(point);
        if self.taken_back.pop() != Some(point) {
            self.taken_back.clear();
        }
        Ok(())
    }

    /// Whether the side to move may play there, and if not why.
    ///
    /// # Errors
    /// The [`IllegalMove`] that stands against it.
    pub fn check(&self, point: Point) -> Result<(), IllegalMove> {
        if self.outcome().is_some() { Err(IllegalMove::GameOver) } else { self.position.check(point) }
    }

    /// Ends the match: `loser` gives up. Does nothing when it has ended already.
    pub fn resign(&mut self, loser: Color) {
        self.declare(Outcome::Win { winner: !loser, by: WinBy::Resignation });
    }

    /// Ends the match as drawn because both sides agree. Does nothing when it has ended already.
    pub fn agree_draw(&mut self) {
        self.declare(Outcome::Draw(DrawBy::Agreement));
    }

    /// Takes back what [`n_to_undo`](Self::n_to_undo) counts and returns the points, last move first.
    ///
    /// An end by resignation or agreement is taken back alone: the stones stay, and whoever was to move is to
    /// move again, be it the program.
    pub fn undo(&mut self) -> Vec<Point> {
        if self.declared.take().is_some() {
            return Vec::new();
        }
        let n = self.n_to_undo();
        let undone: Vec<Point> = (0..n).map_while(|_| self.position.undo()).collect();
        self.taken_back.extend(&undone);
        undone
    }

    /// Plays again what the last [`undo`](Self::undo) took back, up to a move of the side that can decide next,
    /// and returns the points in the order played.
    pub fn redo(&mut self) -> Vec<Point> {
        let mut redone = Vec::new();
        while let Some(&point) = self.taken_back.last() {
            if self.play(point).is_err() {
                self.taken_back.clear();
                break;
            }
            redone.push(point);
            if self.person_decides() {
                break;
            }
        }
        redone
    }

    /// How many moves [`undo`](Self::undo) takes back: down to a move of a person when the program plays the
    /// other side, otherwise one. Zero when there is no such move.
    pub fn n_to_undo(&self) -> usize {
        let moves = self.position.moves().len();
        let n_programs = Color::BOTH.into_iter().filter(|c| self.setup.seats[*c].is_program()).count();
        if n_programs != 1 {
            return moves.min(1);
        }
        (1..=moves)
            .find(|n| !self.setup.seats[self.position.color_of_move(moves - n)].is_program())
            .unwrap_or(0)
    }

    /// Whether [`undo`](Self::undo) would change anything.
    pub fn can_undo(&self) -> bool {
        self.declared.is_some() || self.n_to_undo() > 0
    }

    /// Whether [`redo`](Self::redo) would change anything.
    pub fn can_redo(&self) -> bool {
        self.declared.is_none() && !self.taken_back.is_empty()
    }

    /// How the match has ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.declared.or_else(|| self.position.outcome().map(Outcome::from))
    }

    /// The seat whose turn it is; `None` when the match has ended.
    pub fn seat_to_move(&self) -> Option<Seat> {
        self.outcome().is_none().then(|| self.setup.seats[self.to_move()])
    }

    /// The color whose turn it is, or would be had the match not ended.
    pub fn to_move(&self) -> Color {
        self.position.to_move()
    }

    /// What was chosen before the match.
    pub const fn setup(&self) -> MatchSetup {
        self.setup
    }

    /// Seats somebody else, as a change of level during the match does.
    pub const fn set_seats(&mut self, seats: ByColor<Seat>) {
        self.setup.seats = seats;
    }

    /// The stones, the moves and the side to move.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    fn declare(&mut self, outcome: Outcome) {
        if self.outcome().is_none() {
            self.declared = Some(outcome);
        }
    }

    /// Whether the next move, or the end, is in the hands of a person (or of nobody but programs).
    fn person_decides(&self) -> bool {
        let seats = self.setup.seats;
        match self.seat_to_move() {
            Some(Seat::Human) | None => true,
            Some(Seat::Program(_)) => seats.black.is_program() && seats.white.is_program(),
        }
    }
}

impl From<gomoku::Outcome> for Outcome {
    fn from(outcome: gomoku::Outcome) -> Self {
        match outcome {
            gomoku::Outcome::Five { winner, row } => Self::Win { winner, by: WinBy::Five(row) },
            gomoku::Outcome::Forbidden { point, kind } => {
                Self::Win { winner: Color::White, by: WinBy::Forbidden { point, kind } }
            }
            gomoku::Outcome::FullBoard => Self::Draw(DrawBy::FullBoard),
            gomoku::Outcome::OnlyForbidden => Self::Draw(DrawBy::OnlyForbidden),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Level;

    const PROGRAM: Seat = Seat::Program(Level::Casual);

    fn started(black: Seat, white: Seat, moves: &[(u8, u8)]) -> Match {
        let setup = MatchSetup { seats: ByColor { black, white }, ..MatchSetup::default() };
        let mut game = Match::new(setup);
        for &(x, y) in moves {
            game.play(setup.size.point(x, y).unwrap()).unwrap();
        }
        game
    }

    #[test]
    fn two_people_take_back_one_move_at_a_time() {
        let mut game = started(Seat::Human, Seat::Human, &[(7, 7), (8, 8), (6, 6)]);
        let before = game.position().moves().to_vec();
        assert_eq!(game.undo().len(), 1);
        assert_eq!(game.undo().len(), 1);
        assert_eq!(game.redo().len(), 1);
        assert_eq!(game.redo().len(), 1);
        assert!(!game.can_redo());
        assert_eq!(game.position().moves(), before);
    }

    #[test]
    fn against_the_program_both_moves_go_back() {
        let mut game = started(Seat::Human, PROGRAM, &[(7, 7), (8, 8), (6, 6), (5, 5)]);
        assert_eq!(game.undo().len(), 2);
        assert_eq!(game.to_move(), Color::Black);
        assert_eq!(game.redo().len(), 2);
        // While the program thinks only the person's own move stands behind it.
        let mut game = started(Seat::Human, PROGRAM, &[(7, 7), (8, 8), (6, 6)]);
        assert_eq!(game.undo().len(), 1);
        assert_eq!(game.to_move(), Color::Black);
    }

    #[test]
    fn the_first_move_of_the_program_stays() {
        let mut game = started(PROGRAM, Seat::Human, &[(7, 7)]);
        assert!(!game.can_undo());
        assert!(game.undo().is_empty());
        assert_eq!(game.position().moves().len(), 1);
    }

    #[test]
    fn an_end_by_resignation_is_taken_back_alone() {
        let mut game = started(Seat::Human, PROGRAM, &[(7, 7), (8, 8)]);
        game.resign(Color::Black);
        assert_eq!(game.outcome(), Some(Outcome::Win { winner: Color::White, by: WinBy::Resignation }));
        assert_eq!(game.check(game.setup().size.center()), Err(IllegalMove::GameOver));
        assert!(game.undo().is_empty());
        assert_eq!(game.outcome(), None);
        assert_eq!(game.position().moves().len(), 2);
    }

    #[test]
    fn another_move_forgets_what_was_taken_back_and_the_same_move_does_not() {
        let mut game = started(Seat::Human, Seat::Human, &[(7, 7), (8, 8), (6, 6)]);
        let size = game.setup().size;
        game.undo();
        game.undo();
        game.play(size.point(8, 8).unwrap()).unwrap();
        assert!(game.can_redo());
        game.undo();
        game.play(size.point(0, 0).unwrap()).unwrap();
        assert!(!game.can_redo());
    }

    #[test]
    fn a_win_is_taken_back_and_played_again() {
        let row = [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1), (4, 0)];
        let mut game = started(Seat::Human, PROGRAM, &row);
        assert!(matches!(game.outcome(), Some(Outcome::Win { winner: Color::Black, .. })));
        assert_eq!(game.undo().len(), 1);
        assert_eq!(game.outcome(), None);
        assert_eq!(game.redo().len(), 1);
        assert!(game.outcome().is_some());
    }
}
