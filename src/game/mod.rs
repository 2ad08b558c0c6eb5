//! One match: who sits where, what has been played, what can be taken back, how it ended; and games as trees of
//! variations.

mod counting;
mod outcome;
mod position;
mod seat;
mod setup;
pub mod tree;

pub use counting::Counting;
pub use outcome::{DrawBy, Outcome, WinBy};
pub use position::{Move, Position};
pub use seat::Seat;
#[cfg(feature = "gui")]
pub(crate) use setup::default_seats;
pub use setup::{GameSetup, GoSetup, GomokuSetup, MatchSetup, OnForbidden};

use crate::board::{BoardSize, ByColor, Color, Point};
use crate::go::{self, Judgment};
use crate::gomoku::opening::{self, Answer, IllegalStep, Opening, OpeningGame, Party, Task};
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
    /// The rules of Go say no.
    #[error(transparent)]
    Go(#[from] go::IllegalMove),
}

/// What whoever's turn it is does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Puts a stone, or names a point that an opening asks for.
    Point(Point),
    /// Answers the question of an opening.
    Answer(Answer),
    /// Passes, in Go.
    Pass,
}

impl From<opening::Step> for Step {
    fn from(step: opening::Step) -> Self {
        match step {
            opening::Step::Point(point) => Self::Point(point),
            opening::Step::Answer(answer) => Self::Answer(answer),
        }
    }
}

impl From<Move> for Step {
    fn from(made: Move) -> Self {
        match made {
            Move::Place(point) => Self::Point(point),
            Move::Pass => Self::Pass,
        }
    }
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
    /// What is held of the stones of a game of Go that two passes have ended.
    counting: Counting,
    /// Steps taken back, the one to be made again first at the end.
    taken_back: Vec<Step>,
    /// An end that no stone brought about.
    declared: Option<Outcome>,
}

impl Match {
    /// A match before its first move; a setup that is not [sound](MatchSetup::made_sound) is made so.
    pub fn new(setup: MatchSetup) -> Self {
        let setup = setup.made_sound();
        let (opening, position) = match setup.game {
            GameSetup::Gomoku(gomoku) => {
                (gomoku.opening, Position::Gomoku(Box::new(gomoku::Position::new(gomoku.size, gomoku.rule))))
            }
            GameSetup::Go(go) => (Opening::Free, Position::Go(go.position())),
        };
        Self {
            setup,
            opening: OpeningGame::new(opening, setup.size())
                .or_else(|_| OpeningGame::new(Opening::Free, setup.size()))
                .expect("every board has room for the free opening"),
            position,
            acted: Vec::new(),
            counting: Counting::default(),
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

    /// Passes, in Go; two passes in a row lead to the [count](Self::counting).
    ///
    /// # Errors
    /// What stands against it; the match is then untouched.
    pub fn pass(&mut self) -> Result<(), Illegal> {
        self.step(Step::Pass)
    }

    /// Makes a step of the opening, or an ordinary move.
    ///
    /// # Errors
    /// What stands against it; the match is then untouched.
    pub fn step(&mut self, step: Step) -> Result<(), Illegal> {
        self.check_step(step)?;
        let actor = self.party_to_act();
        if let (true, Some(step)) = (self.opening.task().is_some(), step.in_opening()) {
            self.opening.apply(step)?;
            if let Some(&stone) = self.opening.stones().get(self.position.n_moves()) {
                self.position.play_tolerant(Move::Place(stone))?;
            }
        } else if let Some(made) = step.as_move() {
            // Refused or lost is decided already: a forbidden move that comes here loses.
            self.position.play_tolerant(made)?;
            self.counting = Counting::default();
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
            let step = step.in_opening().ok_or(IllegalStep::PointExpected)?;
            return Ok(self.opening.check(step)?);
        }
        let made = step.as_move().ok_or(IllegalStep::Finished)?;
        let loses = || self.setup.gomoku().is_some_and(|gomoku| gomoku.on_forbidden == OnForbidden::Lose);
        match self.position.check(made) {
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
            let made = self.position.undo();
            self.counting = Counting::default();
            self.taken_back.extend(made.map(Step::from));
            return made.and_then(Move::point);
        }
        self.taken_back.extend(self.opening.undo().map(Step::from));
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

    /// The count of a game of Go that two passes have ended, until both sides agree to it.
    pub fn counting(&self) -> Option<&Counting> {
        let is_over = self.position.as_go().is_some_and(go::Position::is_over);
        (is_over && self.declared.is_none()).then_some(&self.counting)
    }

    /// The count that is proposed, or that was agreed to; none before two passes.
    pub fn score(&self) -> Option<go::Score> {
        let position = self.position.as_go().filter(|position| position.is_over())?;
        Some(go::Score::of(position, self.counting.judgment()))
    }

    /// Proposes what is dead, while the game is counted; who had agreed must agree again.
    pub fn propose(&mut self, judgment: Judgment) {
        if self.counting().is_some() {
            self.counting.propose(judgment);
        }
    }

    /// Calls the group on a point dead or alive again, while the game is counted; false where there is none.
    pub fn toggle_dead(&mut self, point: Point) -> bool {
        if self.counting().is_none() {
            return false;
        }
        let Some(position) = self.position.as_go() else { return false };
        self.counting.toggle(position, point)
    }

    /// A side agrees to the count; once both have, the match has ended.
    pub fn agree_to_count(&mut self, color: Color) {
        if self.counting().is_none() {
            return;
        }
        let outcome = self.position.as_go().and_then(|position| self.counting.agree(position, color));
        if let Some(outcome) = outcome {
            self.declare(outcome);
        }
    }

    /// A side would rather play on than count.
    pub fn resume(&mut self, requester: Color) {
        if self.counting().is_none() {
            return;
        }
        if let Position::Go(position) = &mut self.position {
            position.resume(requester);
            self.counting = Counting::default();
            self.taken_back.clear();
        }
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

impl Step {
    /// The step of an opening that this is.
    const fn in_opening(self) -> Option<opening::Step> {
        match self {
            Self::Point(point) => Some(opening::Step::Point(point)),
            Self::Answer(answer) => Some(opening::Step::Answer(answer)),
            Self::Pass => None,
        }
    }

    /// The ordinary move that this is.
    const fn as_move(self) -> Option<Move> {
        match self {
            Self::Point(point) => Some(Move::Place(point)),
            Self::Pass => Some(Move::Pass),
            Self::Answer(_) => None,
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

    fn go(lines: u8, rules: go::RuleSet, handicap: u8) -> Match {
        let size = BoardSize::new(lines).unwrap();
        let game = GoSetup { size, rules, handicap, komi: rules.rules().komi }.into();
        let seats = ByColor { black: Seat::Human, white: Seat::Human };
        Match::new(MatchSetup { game, seats })
    }

    /// A wall each, and a black stone lost in White's land.
    fn counted() -> Match {
        let mut game = go(5, go::RuleSet::Japanese, 0);
        points(&mut game, &[(1, 0), (3, 0), (1, 1), (3, 1), (1, 2), (3, 2), (1, 3), (3, 3), (1, 4), (3, 4)]);
        points(&mut game, &[(4, 2)]);
        game.pass().unwrap();
        assert_eq!(game.counting(), None);
        game.pass().unwrap();
        game
    }

    #[test]
    fn two_passes_lead_to_a_count_that_both_must_agree_to() {
        let mut game = counted();
        let lost = game.size().point(4, 2).unwrap();
        assert!(game.counting().is_some() && game.outcome().is_none());
        assert_eq!(game.play(game.size().center()), Err(go::IllegalMove::GameOver.into()));
        game.agree_to_count(Color::Black);
        assert!(game.toggle_dead(lost));
        assert_eq!(
            game.counting().unwrap().agreed(),
            ByColor::default(),
            "what changes must be agreed to anew"
        );
        assert!(!game.toggle_dead(game.size().center()), "no stone stands there");
        game.agree_to_count(Color::White);
        assert_eq!(game.outcome(), None);
        game.agree_to_count(Color::Black);
        // Five points each, one for the dead stone's place and one for the stone, and komi.
        let Some(Outcome::Win { winner: Color::White, by: WinBy::Score(margin) }) = game.outcome() else {
            panic!("{:?}", game.outcome());
        };
        assert_eq!(margin.to_string(), "7.5");
        assert_eq!((game.counting(), game.seat_to_move()), (None, None));
        assert!(game.undo().is_empty());
        assert!(game.counting().is_some(), "the end is taken back, the count stands");
    }

    #[test]
    fn a_dispute_is_played_out() {
        let mut game = counted();
        game.resume(Color::Black);
        assert_eq!((game.counting(), game.to_move()), (None, Color::White));
        points(&mut game, &[(4, 1)]);
        assert_eq!(game.position().n_moves(), 14);
        // Back to the resumption, and over the second pass.
        assert_eq!(game.undo().len(), 1);
        assert_eq!((game.counting(), game.position().n_moves()), (None, 13));
        assert!(game.undo().is_empty());
        assert_eq!((game.counting(), game.position().n_moves()), (None, 12));
        assert!(game.redo().is_empty());
        assert!(game.counting().is_some());
    }

    #[test]
    fn a_group_is_called_dead_as_a_whole() {
        let mut game = go(9, go::RuleSet::Chinese, 0);
        // Two black chains around one eye in the corner, a white wall around them.
        let black = [(1, 0), (0, 1), (1, 1), (8, 8)];
        let white = [(2, 0), (2, 1), (1, 2), (0, 2)];
        for (b, w) in black.into_iter().zip(white) {
            points(&mut game, &[b, w]);
        }
        game.pass().unwrap();
        game.pass().unwrap();
        assert!(game.toggle_dead(game.size().point(1, 0).unwrap()));
        assert_eq!(game.counting().unwrap().judgment().dead.len(), 3);
        assert!(game.toggle_dead(game.size().point(0, 1).unwrap()));
        assert!(game.counting().unwrap().judgment().dead.is_empty());
    }

    #[test]
    fn handicap_stones_stand_and_white_begins() {
        let game = go(9, go::RuleSet::Japanese, 4);
        assert_eq!(game.position().stones().count(), 4);
        assert_eq!((game.to_move(), game.position().n_moves()), (Color::White, 0));
        let too_many = go(8, go::RuleSet::Japanese, 9);
        assert_eq!(too_many.setup().go().unwrap().handicap, 4);
        assert_eq!(go(5, go::RuleSet::Japanese, 9).setup().go().unwrap().handicap, 0);
    }

    #[test]
    fn five_in_a_row_knows_no_pass() {
        let mut game = started(Seat::Human, Seat::Human, &[]);
        assert_eq!(game.pass(), Err(IllegalStep::PointExpected.into()));
        assert!(game.is_fresh() && game.counting().is_none() && game.score().is_none());
    }
}
