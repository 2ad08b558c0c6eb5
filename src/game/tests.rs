//! Matches of both games by short examples.

use super::*;
use crate::board::{BoardSize, ByColor};
use crate::game::Level;
use crate::gomoku::opening::{Opening, Task};
use crate::gomoku::{DEFAULT_SIZE, Rule};

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
    // While the program thinks only the person's own move stands after it.
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
    let game = GomokuSetup { rule, opening, ..GomokuSetup::default() };
    Match::new(MatchSetup::new(game, ByColor { black, white }))
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
        let setup = MatchSetup::new(gomoku, seats);
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
    let game = GoSetup { size, rules, handicap, placement: Placement::Fixed, komi: rules.rules().komi };
    let seats = ByColor { black: Seat::Human, white: Seat::Human };
    Match::new(MatchSetup::new(game, seats))
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
    assert_eq!(game.counting().unwrap().agreed(), ByColor::default(), "what changes must be agreed to anew");
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
    assert_eq!(game.counting().unwrap().agreed(), ByColor::default(), "and must be agreed to anew");
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

#[test]
fn black_lays_a_free_handicap_stone_by_stone() {
    let rules = go::RuleSet::Chinese;
    let go = GoSetup { handicap: 3, placement: Placement::Free, rules, ..GoSetup::default() };
    let mut game = Match::new(MatchSetup::new(go, ByColor { black: Seat::Human, white: Seat::Human }));
    for x in [2, 4, 6] {
        assert_eq!(game.to_move(), Color::Black);
        assert_eq!(game.pass(), Err(Illegal::Go(go::IllegalMove::Handicap)));
        let point = game.size().point(x, 4).unwrap();
        game.play(point).unwrap();
    }
    assert_eq!((game.to_move(), game.position().as_go().unwrap().n_handicap()), (Color::White, 3));
    game.undo();
    assert_eq!((game.to_move(), game.position().n_moves()), (Color::Black, 2));
    game.redo();
    game.pass().unwrap();
    game.pass().unwrap();
    let bonus = game.score().unwrap().handicap_bonus;
    assert_eq!(bonus, crate::go::HalfPoints::from_points(3), "Chinese rules give White a point a stone");
}
