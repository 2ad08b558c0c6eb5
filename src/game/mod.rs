//! One match: who sits where, what has been played, what can be taken back, how it ended; and games as trees of
//! variations.

mod outcome;
mod position;
mod seat;
mod setup;
pub mod tree;

pub use outcome::{DrawBy, Outcome, WinBy};
pub use position::{Move, Position};
pub use seat::Seat;
#[cfg(feature = "gui")]
pub(crate) use setup::default_seats;
pub use setup::{GameSetup, GomokuSetup, MatchSetup, OnForbidden};

use crate::board::{BoardSize, ByColor, Color, Point};
use crate::gomoku::opening::{Answer, IllegalStep, Opening, OpeningGame, Party, Step, Task};
use crate::gomoku::{self, IllegalMove};

/// Why a step of a match is refused; the match is left as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Illegal {
    /// The rules of play say no.
    #[error(transparent)]
    Move(#[from] IllegalMove),
    /// The opening under way says no.
    #[error(transparent)]
    Opening(#[from] IllegalStep),
}

/// A match under way or ended: the truth that everything on the screen mirrors.
///
/// A match begins with its opening, where it has one, and goes on with ordinary moves. Taking back never destroys:
/// what was taken back can be played again until another step is made.
#[derive(Clone, Debug)]
pub struct Match {
    setup: MatchSetup,
    opening: OpeningGame,
    position: Position,
    /// Who made each step, those of the opening first.
    acted: Vec<Party>,
    /// Steps taken back, the one to be made again first at the end.
    taken_back: Vec<Step>,
    /// An end that no stone brought about.
    declared: Option<Outcome>,
}

impl Match {
    /// A match before its first move; a setup that is not [sound](MatchSetup::made_sound) is made so.
    pub fn new(setup: MatchSetup) -> Self {
        let setup = setup.made_sound();
        let GameSetup::Gomoku(gomoku) = setup.game;
        Self {
            setup,
            opening: OpeningGame::new(gomoku.opening, gomoku.size)
                .or_else(|_| OpeningGame::new(Opening::Free, gomoku.size))
                .expect("every board has room for the free opening"),
            position: Position::Gomoku(gomoku::Position::new(gomoku.size, gomoku.rule)),
            acted: Vec::new(),
            taken_back: Vec::new(),
            declared: None,
        }
    }

    /// Plays for the side to move, or names a point that the opening asks for; what had been taken back is
    /// forgotten unless the step repeats it.
    ///
    /// # Errors
    /// What stands against it; the match is then untouched.
    pub fn play(&mut self, point: Point) -> Result<(), Illegal> {
        self.step(Step::Point(point))
    }

    /// Answers the question of the opening.
    ///
    /// # Errors
    /// What stands against it; the match is then untouched.
    pub fn answer(&mut self, answer: Answer) -> Result<(), Illegal> {
        self.step(Step::Answer(answer))
    }

    /// Makes a step of the opening, or an ordinary move.
    ///
    /// # Errors
    /// What stands against it; the match is then untouched.
    pub fn step(&mut self, step: Step) -> Result<(), Illegal> {
        self.check_step(step)?;
        let actor = self.party_to_act();
        if self.opening.task().is_some() {
            self.opening.apply(step)?;
            if let Some(&stone) = self.opening.stones().get(self.position.n_moves()) {
                self.position.play_tolerant(Move::Place(stone))?;
            }
        } else if let Step::Point(point) = step {
            // Refused or lost is decided already: a forbidden move that comes here loses.
            self.position.play_tolerant(Move::Place(point))?;
        }
        self.acted.push(actor);
        if self.taken_back.pop() != Some(step) {
            self.taken_back.clear();
        }
        Ok(())
    }

    /// Whether whoever is to act may name this point, and if not why.
    ///
    /// # Errors
    /// What stands against it.
    pub fn check(&self, point: Point) -> Result<(), Illegal> {
        self.check_step(Step::Point(point))
    }

    fn check_step(&self, step: Step) -> Result<(), Illegal> {
        if self.outcome().is_some() {
            return Err(IllegalMove::GameOver.into());
        }
        if self.opening.task().is_some() {
            return Ok(self.opening.check(step)?);
        }
        let Step::Point(point) = step else { return Err(IllegalStep::Finished.into()) };
        let loses = || self.setup.gomoku().is_some_and(|gomoku| gomoku.on_forbidden == OnForbidden::Lose);
        match self.position.check(Move::Place(point)) {
            Err(Illegal::Move(IllegalMove::Forbidden(_))) if loses() => Ok(()),
            result => result,
        }
    }

    /// Ends the match: `loser` gives up. Does nothing when it has ended already.
    pub fn resign(&mut self, loser: Color) {
        self.declare(Outcome::Win { winner: !loser, by: WinBy::Resignation });
    }

    /// Ends the match as drawn because both sides agree. Does nothing when it has ended already.
    pub fn agree_draw(&mut self) {
        self.declare(Outcome::Draw(DrawBy::Agreement));
    }

    /// Takes back what [`n_to_undo`](Self::n_to_undo) counts and returns the points from which stones were taken,
    /// last move first.
    ///
    /// An end by resignation or agreement is taken back alone: the stones stay, and whoever was to move is to
    /// move again, be it the program.
    pub fn undo(&mut self) -> Vec<Point> {
        if self.declared.take().is_some() {
            return Vec::new();
        }
        (0..self.n_to_undo()).filter_map(|_| self.undo_step()).collect()
    }

    /// Takes back one step and returns the point of the stone that it laid, if it laid one.
    fn undo_step(&mut self) -> Option<Point> {
        self.acted.pop()?;
        let n_stones = self.position.n_moves();
        if n_stones > self.opening.stones().len() {
            let point = self.position.undo().and_then(Move::point);
            self.taken_back.extend(point.map(Step::Point));
            return point;
        }
        self.taken_back.extend(self.opening.undo());
        if n_stones > self.opening.stones().len() { self.position.undo().and_then(Move::point) } else { None }
    }

    /// Makes again what the last [`undo`](Self::undo) took back, up to a step of the side that can decide next,
    /// and returns the points of the stones in the order played.
    pub fn redo(&mut self) -> Vec<Point> {
        let n_before = self.position.n_moves();
        while let Some(&step) = self.taken_back.last() {
            if self.step(step).is_err() {
                self.taken_back.clear();
                break;
            }
            if self.person_decides() {
                break;
            }
        }
        self.position.moves().skip(n_before).filter_map(Move::point).collect()
    }

    /// How many steps [`undo`](Self::undo) takes back: down to one of a person when the program plays the other
    /// side, otherwise one. Zero when there is no such step.
    pub fn n_to_undo(&self) -> usize {
        let n_programs = Color::BOTH.into_iter().filter(|c| self.setup.seats[*c].is_program()).count();
        if n_programs != 1 {
            return self.acted.len().min(1);
        }
        let by_person = |party: &Party| !self.seat_of(*party).is_program();
        self.acted.iter().rev().position(by_person).map_or(0, |n| n + 1)
    }

    /// Whether [`undo`](Self::undo) would change anything.
    pub fn can_undo(&self) -> bool {
        self.declared.is_some() || self.n_to_undo() > 0
    }

    /// Whether [`redo`](Self::redo) would change anything.
    pub fn can_redo(&self) -> bool {
        self.declared.is_none() && !self.taken_back.is_empty()
    }

    /// Whether nothing has been done yet, or all of it was taken back.
    pub fn is_fresh(&self) -> bool {
        self.acted.is_empty()
    }

    /// How the match has ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.declared.or_else(|| self.position.outcome())
    }

    /// The seat whose turn it is, in the opening and in play; `None` when the match has ended.
    pub fn seat_to_move(&self) -> Option<Seat> {
        self.outcome().is_none().then(|| self.seat_of(self.party_to_act()))
    }

    /// The color that whoever's turn it is has now, or would have had the match not ended.
    ///
    /// In an opening this need not be the color of the [next stone](Self::to_move).
    pub fn color_to_act(&self) -> Color {
        self.opening.color_of(self.party_to_act())
    }

    /// The color of the next stone.
    pub fn to_move(&self) -> Color {
        self.position.to_move()
    }

    /// Who has each color now; an opening may have exchanged them.
    pub fn seats(&self) -> ByColor<Seat> {
        match self.opening.black() {
            Party::First => self.setup.seats,
            Party::Second => self.setup.seats.swapped(),
        }
    }

    /// What the opening asks for now; `None` when only ordinary moves are left.
    pub fn task(&self) -> Option<Task> {
        if self.outcome().is_none() { self.opening.task() } else { None }
    }

    /// The opening, under way or over.
    pub const fn opening(&self) -> &OpeningGame {
        &self.opening
    }

    /// The size of the board.
    pub const fn size(&self) -> BoardSize {
        self.position.size()
    }

    /// What was chosen before the match.
    pub const fn setup(&self) -> MatchSetup {
        self.setup
    }

    /// The stones, the moves and the side to move.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    fn party_to_act(&self) -> Party {
        let black = self.opening.black();
        self.opening.actor().unwrap_or(if self.to_move() == Color::Black { black } else { !black })
    }

    const fn seat_of(&self, party: Party) -> Seat {
        match party {
            Party::First => self.setup.seats.black,
            Party::Second => self.setup.seats.white,
        }
    }

    fn declare(&mut self, outcome: Outcome) {
        if self.outcome().is_none() {
            self.declared = Some(outcome);
        }
    }

    /// Whether the next step, or the end, is in the hands of a person (or of nobody but programs).
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
    use crate::board::BoardSize;
    use crate::gomoku::{DEFAULT_SIZE, Rule};
    use crate::search::Level;

    const PROGRAM: Seat = Seat::Program(Level::Casual);

    fn started(black: Seat, white: Seat, moves: &[(u8, u8)]) -> Match {
        let setup = MatchSetup { seats: ByColor { black, white }, ..MatchSetup::default() };
        let mut game = Match::new(setup);
        for &(x, y) in moves {
            game.play(setup.size().point(x, y).unwrap()).unwrap();
        }
        game
    }

    #[test]
    fn two_people_take_back_one_move_at_a_time() {
        let mut game = started(Seat::Human, Seat::Human, &[(7, 7), (8, 8), (6, 6)]);
        let before = game.position().moves().collect::<Vec<_>>();
        assert_eq!(game.undo().len(), 1);
        assert_eq!(game.undo().len(), 1);
        assert_eq!(game.redo().len(), 1);
        assert_eq!(game.redo().len(), 1);
        assert!(!game.can_redo());
        assert_eq!(game.position().moves().collect::<Vec<_>>(), before);
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
        assert_eq!(game.position().n_moves(), 1);
    }

    #[test]
    fn an_end_by_resignation_is_taken_back_alone() {
        let mut game = started(Seat::Human, PROGRAM, &[(7, 7), (8, 8)]);
        game.resign(Color::Black);
        assert_eq!(game.outcome(), Some(Outcome::Win { winner: Color::White, by: WinBy::Resignation }));
        assert_eq!(game.check(game.size().center()), Err(IllegalMove::GameOver.into()));
        assert!(game.undo().is_empty());
        assert_eq!(game.outcome(), None);
        assert_eq!(game.position().n_moves(), 2);
    }

    #[test]
    fn another_move_forgets_what_was_taken_back_and_the_same_move_does_not() {
        let mut game = started(Seat::Human, Seat::Human, &[(7, 7), (8, 8), (6, 6)]);
        let size = game.size();
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

    fn opened(opening: Opening, black: Seat, white: Seat) -> Match {
        let rule = if opening.is_renju() { Rule::Renju } else { Rule::Freestyle };
        let game = GomokuSetup { rule, opening, ..GomokuSetup::default() }.into();
        Match::new(MatchSetup { game, seats: ByColor { black, white } })
    }

    fn points(game: &mut Match, points: &[(u8, u8)]) {
        for &(x, y) in points {
            let point = game.size().point(x, y).unwrap();
            assert_eq!(game.play(point), Ok(()), "{x} {y}");
        }
    }

    #[test]
    fn a_swap_exchanges_the_seats_and_not_the_setup() {
        let mut game = opened(Opening::Swap, Seat::Human, PROGRAM);
        points(&mut game, &[(7, 7), (8, 8), (3, 3)]);
        assert_eq!((game.to_move(), game.color_to_act()), (Color::White, Color::White));
        assert_eq!(game.seat_to_move(), Some(PROGRAM));
        game.answer(Answer::Take(Color::Black)).unwrap();
        assert_eq!(game.seats(), ByColor { black: PROGRAM, white: Seat::Human });
        assert_eq!(game.setup().seats.black, Seat::Human);
        assert_eq!((game.task(), game.seat_to_move()), (None, Some(Seat::Human)));
    }

    #[test]
    fn undo_goes_back_through_an_opening_to_a_step_of_the_person() {
        let mut game = opened(Opening::Swap, Seat::Human, PROGRAM);
        points(&mut game, &[(7, 7), (8, 8), (3, 3)]);
        game.answer(Answer::Take(Color::Black)).unwrap();
        points(&mut game, &[(5, 5), (6, 6)]);
        assert_eq!(game.undo().len(), 2);
        assert_eq!(game.seat_to_move(), Some(Seat::Human));
        // The program's answer goes with the person's third stone.
        assert_eq!(game.undo(), [game.size().point(3, 3).unwrap()]);
        assert_eq!(game.seats().black, Seat::Human);
        assert_eq!(game.redo().len(), 1);
        assert_eq!(game.seats().black, PROGRAM);
        assert_eq!(game.redo().len(), 2);
        assert!(!game.can_redo());
        while game.can_undo() {
            game.undo();
        }
        assert!(game.is_fresh());
        assert_eq!(game.position().stones().count(), 0);
    }

    #[test]
    fn offers_lay_no_stone_and_are_taken_back_one_by_one() {
        let mut game = opened(Opening::Rif, Seat::Human, Seat::Human);
        points(&mut game, &[(7, 7), (8, 8), (7, 6)]);
        game.answer(Answer::Take(Color::White)).unwrap();
        points(&mut game, &[(3, 3), (9, 9), (10, 10)]);
        assert_eq!((game.position().n_moves(), game.opening().offers().len()), (4, 2));
        assert!(game.undo().is_empty());
        assert_eq!(game.opening().offers().len(), 1);
        assert!(game.redo().is_empty());
        points(&mut game, &[(10, 10)]);
        assert_eq!((game.position().n_moves(), game.task()), (5, None));
        assert_eq!(game.undo(), [game.size().point(10, 10).unwrap()]);
        assert_eq!(game.task(), Some(Task::PickFifth));
    }

    #[test]
    fn a_forbidden_move_is_refused_or_loses() {
        for on_forbidden in OnForbidden::ALL {
            let seats = ByColor { black: Seat::Human, white: Seat::Human };
            let gomoku = GomokuSetup { rule: Rule::Renju, on_forbidden, ..GomokuSetup::default() };
            let setup = MatchSetup { game: gomoku.into(), seats };
            let mut game = Match::new(setup);
            let (row, away) = ([(5, 7), (6, 7), (7, 5), (7, 6)], [(0, 0), (2, 0), (4, 0), (6, 0)]);
            for (black, white) in row.into_iter().zip(away) {
                points(&mut game, &[black, white]);
            }
            let center = setup.size().center();
            let kind = gomoku::ForbiddenKind::DoubleThree;
            let refused = Err(IllegalMove::Forbidden(kind).into());
            if on_forbidden == OnForbidden::Refuse {
                assert_eq!(game.play(center), refused);
                assert_eq!(game.outcome(), None);
            } else {
                assert_eq!(game.play(center), Ok(()));
                let by = WinBy::Forbidden { point: center, kind };
                assert_eq!(game.outcome(), Some(Outcome::Win { winner: Color::White, by }));
                game.undo();
                assert_eq!((game.outcome(), game.position().stone(center)), (None, None));
            }
        }
    }

    #[test]
    fn a_setup_that_cannot_be_played_is_made_sound() {
        let made = |gomoku: GomokuSetup| {
            let setup = MatchSetup { game: gomoku.into(), ..MatchSetup::default() };
            Match::new(setup).setup().gomoku().unwrap()
        };
        let any = GomokuSetup::default();
        assert_eq!(made(GomokuSetup { opening: Opening::Rif, ..any }).opening, Opening::Free);
        assert_eq!(made(GomokuSetup { size: BoardSize::MAX, ..any }).size, DEFAULT_SIZE);
        let small = GomokuSetup { size: BoardSize::MIN, opening: Opening::LongPro, ..any };
        assert_eq!(made(small).opening, Opening::Free);
    }
}
