//! Matches under any sequence of what people and the program can do.

use goishi::board::{BoardSize, ByColor, Color, Point};
use goishi::game::{GomokuSetup, Match, MatchSetup, Move, Outcome, Seat, WinBy};
use goishi::gomoku::opening::{self, Answer, Opening, Party};
use goishi::gomoku::{IllegalMove, Rule};
use goishi::search::Level;
use proptest::prelude::*;

/// Something that is done to a match.
#[derive(Clone, Copy, Debug)]
enum Step {
    Play(u8, u8),
    Undo,
    Redo,
    Resign(Color),
    AgreeDraw,
}

fn any_seats() -> impl Strategy<Value = ByColor<Seat>> {
    let seat = || prop_oneof![Just(Seat::Human), Just(Seat::Program(Level::Casual))];
    (seat(), seat()).prop_map(|(black, white)| ByColor { black, white })
}

/// Steps on a small board, so that stones meet, games end and points are taken.
fn any_steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        12 => (0_u8..7, 0_u8..6).prop_map(|(x, y)| Step::Play(x, y)),
        3 => Just(Step::Undo),
        2 => Just(Step::Redo),
        1 => prop_oneof![Just(Color::Black), Just(Color::White)].prop_map(Step::Resign),
        1 => Just(Step::AgreeDraw),
    ];
    prop::collection::vec(step, 0..80)
}

fn new_match(seats: ByColor<Seat>, rule: Rule) -> Match {
    let gomoku = GomokuSetup { size: BoardSize::new(6).unwrap(), rule, ..GomokuSetup::default() };
    Match::new(MatchSetup::new(gomoku, seats))
}

fn moves(game: &Match) -> Vec<Point> {
    game.position().moves().filter_map(Move::point).collect()
}

/// Does one step and tests what must hold of it.
fn take(game: &mut Match, step: Step) -> Result<(), TestCaseError> {
    let before = moves(game);
    let (ended, could_undo, could_redo) = (game.outcome().is_some(), game.can_undo(), game.can_redo());
    match step {
        Step::Play(x, y) => {
            let point = BoardSize::MAX.point(x, y).unwrap();
            let checked = game.check(point);
            prop_assert_eq!(game.play(point), checked);
            if ended {
                prop_assert_eq!(checked, Err(IllegalMove::GameOver.into()));
            }
            prop_assert_eq!(game.position().n_moves(), before.len() + usize::from(checked.is_ok()));
        }
        Step::Undo => {
            let announced = game.n_to_undo();
            let undone = game.undo();
            let kept = before.len() - undone.len();
            prop_assert_eq!(&moves(game)[..], &before[..kept]);
            prop_assert!(undone.iter().eq(before[kept..].iter().rev()), "the last move first");
            prop_assert!(undone.is_empty() || undone.len() == announced);
            prop_assert_eq!(could_undo, !undone.is_empty() || ended && game.outcome().is_none());
            if !undone.is_empty() {
                prop_assert!(game.outcome().is_none());
                prop_assert!(game.can_redo());
                let seats = game.setup().seats;
                if Color::BOTH.into_iter().any(|color| seats[color].is_person()) {
                    prop_assert_eq!(game.seat_to_move(), Some(Seat::Human), "a person's turn");
                }
            }
        }
        Step::Redo => {
            let redone = game.redo();
            prop_assert_eq!(could_redo, !redone.is_empty());
            prop_assert_eq!(moves(game), [before, redone].concat());
        }
        Step::Resign(loser) => {
            game.resign(loser);
            if !ended {
                let expected = Outcome::Win { winner: !loser, by: WinBy::Resignation };
                prop_assert_eq!(game.outcome(), Some(expected));
            }
            prop_assert_eq!(moves(game), before);
        }
        Step::AgreeDraw => {
            game.agree_draw();
            prop_assert!(game.outcome().is_some());
            prop_assert_eq!(moves(game), before);
        }
    }
    prop_assert!(game.position().is_consistent());
    prop_assert_eq!(game.seat_to_move().is_none(), game.outcome().is_some());
    prop_assert_eq!(game.to_move(), Color::to_move_after(game.position().n_moves()));
    Ok(())
}

proptest! {
    #[test]
    fn no_sequence_of_steps_breaks_a_match(
        seats in any_seats(),
        rule in prop::sample::select(Rule::ALL.to_vec()),
        steps in any_steps(),
    ) {
        let mut game = new_match(seats, rule);
        for step in steps {
            take(&mut game, step)?;
        }
        // Everything can be taken back but the first move of the program.
        while game.can_undo() {
            take(&mut game, Step::Undo)?;
        }
        prop_assert!(game.position().n_moves() <= 1);
    }

    #[test]
    fn what_two_people_take_back_can_all_be_played_again(
        points in prop::collection::vec((0_u8..6, 0_u8..6), 0..40),
        n in 0_usize..40,
    ) {
        let mut game = new_match(ByColor::default(), Rule::Freestyle);
        for (x, y) in points {
            let _ = game.play(game.size().point(x, y).unwrap());
        }
        let (before, outcome) = (moves(&game), game.outcome());
        let n = n.min(before.len());
        for _ in 0..n {
            prop_assert_eq!(game.undo().len(), 1);
        }
        for _ in 0..n {
            prop_assert_eq!(game.redo().len(), 1);
        }
        prop_assert!(!game.can_redo());
        prop_assert_eq!(moves(&game), before);
        prop_assert_eq!(game.outcome(), outcome);
    }

    #[test]
    fn against_the_program_undo_and_redo_keep_to_whole_turns(
        program_is_black: bool,
        points in prop::collection::vec((0_u8..6, 0_u8..6), 0..40),
        n in 1_usize..20,
    ) {
        let seats = ByColor { black: Seat::Human, white: Seat::Program(Level::Learner) };
        let mut game = new_match(if program_is_black { seats.swapped() } else { seats }, Rule::Freestyle);
        for (x, y) in points {
            let _ = game.play(game.size().point(x, y).unwrap());
        }
        let (before, outcome) = (moves(&game), game.outcome());
        let mut n_undone = 0;
        while n_undone < n && game.can_undo() {
            prop_assert!((1..=2).contains(&game.undo().len()));
            prop_assert_eq!(game.seat_to_move(), Some(Seat::Human));
            n_undone += 1;
        }
        for _ in 0..n_undone {
            prop_assert!((1..=2).contains(&game.redo().len()));
        }
        prop_assert_eq!(moves(&game), before);
        prop_assert_eq!(game.outcome(), outcome);
    }

    /// Points and answers, sensible or not, in every opening; then all back and all again.
    #[test]
    fn an_opening_is_taken_back_step_by_step_and_made_again(
        opening in prop::sample::select(Opening::ALL.to_vec()),
        seats in any_seats(),
        steps in prop::collection::vec((any::<prop::sample::Index>(), 0_u8..4), 0..60),
    ) {
        let rule = if opening.is_renju() { Rule::Renju } else { Rule::Freestyle };
        let size = BoardSize::new(9).unwrap();
        let gomoku = GomokuSetup { size, rule, opening, ..GomokuSetup::default() };
        let mut game = Match::new(MatchSetup::new(gomoku, seats));
        let mut n_steps = 0;
        for (index, kind) in steps {
            let answers: Vec<Answer> = game.opening().answers().collect();
            let legal: Vec<Point> = game.opening().legal_points().collect();
            let step = match kind {
                0 => opening::Step::Point(size.points().nth(index.index(size.n_points())).unwrap()),
                1 => opening::Step::Answer(Answer::Number(index.index(14) as u8)),
                _ if !answers.is_empty() => opening::Step::Answer(*index.get(&answers)),
                _ if !legal.is_empty() => opening::Step::Point(*index.get(&legal)),
                _ => opening::Step::Point(size.points().nth(index.index(size.n_points())).unwrap()),
            };
            let before = (moves(&game), game.task(), game.seats());
            if game.step(step.into()).is_ok() {
                n_steps += 1;
            } else {
                prop_assert_eq!((moves(&game), game.task(), game.seats()), before);
            }
            prop_assert!(game.position().is_consistent());
            prop_assert!(moves(&game).starts_with(game.opening().stones()));
            prop_assert_eq!(game.seats() == seats, game.opening().black() == Party::First || seats == seats.swapped());
            if let Some(seat) = game.seat_to_move() {
                prop_assert_eq!(seat, game.seats()[game.color_to_act()]);
            }
        }
        let (stones, task, outcome) = (moves(&game), game.task(), game.outcome());
        let mut n_undone = 0;
        while game.can_undo() {
            let n = game.n_to_undo();
            game.undo();
            n_undone += n;
        }
        let n_programs = Color::BOTH.into_iter().filter(|color| !seats[*color].is_person()).count();
        prop_assert!(n_undone <= n_steps && (n_programs == 1 || n_undone == n_steps));
        prop_assert_eq!(game.is_fresh(), n_undone == n_steps);
        while game.can_redo() {
            game.redo();
        }
        prop_assert_eq!((moves(&game), game.task(), game.outcome()), (stones, task, outcome));
    }
}
