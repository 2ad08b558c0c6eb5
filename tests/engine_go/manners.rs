//! When to pass, when to resign, and how to begin.

use std::time::Instant;

use goishi::board::{BoardSize, Color};
use goishi::go::{Judgment, Move, Position, RuleSet, Score};
use goishi::search::estimate;
use goishi::search::{Decision, GoPlayer, Level, Manner, StopFlag};

use crate::{choose, position, visits};

/// A game of which nothing is left but a dead stone in White's eye. By area Black has 9 points more, by territory 4.
const FINISHED: &str = "
    . . . X X O . . .
    X X . . X O . O .
    . X X X X O O O O
    . . X . X O . . O
    X X X X X O O O O
    . . . . X O . . .
    X X X . X O O . O
    . . X X X O X O O
    . . X . X O . . O
";

/// The same with a neutral point.
const DAME: &str = "
    . . . X X O . . .
    X X . . X O . O .
    . X X X X O O O O
    . . X . X O . . O
    X X X X a O O O O
    . . . . X O . . .
    X X X . X O O . O
    . . X X X O X O O
    . . X . X O . . O
";

#[test]
fn a_finished_game_is_passed_after_the_others_pass() {
    for set in RuleSet::ALL {
        for (us, komi) in [(Color::Black, 1), (Color::White, 25)] {
            let (mut position, _) = position(FINISHED, !us, set, komi);
            position.play(Move::Pass).unwrap();
            for level in Level::ALL {
                let limits = visits(1_500);
                let choice = choose(level, &position, limits).unwrap();
                assert_eq!(choice.decision, Decision::Move(Move::Pass), "{level:?} {set:?}\n{position:?}");
            }
        }
    }
}

/// Under territory rules a stone at home costs a point, under area rules it gains none.
#[test]
fn nobody_fills_territory() {
    for set in RuleSet::ALL {
        for us in Color::BOTH {
            let (position, _) = position(FINISHED, us, set, 13);
            for level in Level::ALL {
                let limits = visits(1_500);
                let choice = choose(level, &position, limits).unwrap();
                assert_eq!(choice.decision, Decision::Move(Move::Pass), "{level:?} {set:?}\n{position:?}");
            }
        }
    }
}

/// By area a neutral point counts, and so it is taken before the pass.
#[test]
fn dame_is_filled_by_area() {
    for us in Color::BOTH {
        let (position, marks) = position(DAME, us, RuleSet::Chinese, 13);
        for level in [Level::Club, Level::Expert, Level::Master] {
            let choice = choose(level, &position, visits(1_500)).unwrap();
            assert_eq!(choice.decision, Decision::Move(Move::Place(marks[0])), "{level:?}\n{position:?}");
        }
    }
}

/// One point more decides the game, and it can still be had: the other side's pass is not answered by one.
#[test]
fn a_pass_is_no_reason_to_lose() {
    let (with_dame, marks) = position(DAME, Color::White, RuleSet::Chinese, 0);
    let judgment = estimate(&with_dame, 1).judgment;
    let lead = Score::of(&with_dame, &judgment);
    let lead = lead.total(Color::Black) - lead.total(Color::White);
    // Komi such that Black loses by half a point without the neutral point, and wins by half a point with it.
    let (mut position, _) = position(DAME, Color::White, RuleSet::Chinese, lead.halves() + 1);
    position.play(Move::Pass).unwrap();
    for level in [Level::Club, Level::Expert, Level::Master] {
        let choice = choose(level, &position, visits(1_500)).unwrap();
        assert_eq!(choice.decision, Decision::Move(Move::Place(marks[0])), "{level:?}\n{position:?}");
    }
}

#[test]
fn games_between_levels_end_by_passes_or_resignation() {
    for (seed, set) in (0..).zip([RuleSet::Japanese, RuleSet::Chinese, RuleSet::Aga]) {
        for (black, white) in [(Level::Textbook, Level::Textbook), (Level::Learner, Level::Textbook)] {
            let size = BoardSize::new(7).unwrap();
            let mut players = [GoPlayer::new(black, seed), GoPlayer::new(white, seed + 9)];
            let mut position = Position::new(size, set.rules());
            let (stop, clock) = (StopFlag::new(), Instant::now());
            let mut is_resigned = false;
            while !position.is_over() && !is_resigned {
                assert!(position.moves().len() < 3 * size.n_points() + 2, "{position:?}");
                let player = &mut players[position.moves().len() % 2];
                match player.choose(&position, &stop, &clock, &mut |_| {}).unwrap().decision {
                    Decision::Move(mv) => position.play(mv).unwrap(),
                    Decision::Resign => is_resigned = true,
                }
            }
            assert!(choose(Level::Learner, &position, visits(10)).is_none() || is_resigned);
        }
    }
}

/// Black has nothing on the board but dead stones, late in the game: it gives up, but not at the first look.
#[test]
fn only_a_hopeless_game_is_resigned_and_only_after_some_moves() {
    let size = BoardSize::new(9).unwrap();
    let mut position = Position::new(size, RuleSet::Chinese.rules());
    let mut player = GoPlayer::new(Level::Veteran, 1);
    let mut white = GoPlayer::new(Level::Veteran, 2);
    let (stop, clock) = (StopFlag::new(), Instant::now());
    // Black throws its first moves away.
    let mut n_moves = 0;
    loop {
        let choice = white_or_black(&mut white, &mut player, &position, &stop, &clock);
        match choice {
            Decision::Move(mv) => position.play(mv).unwrap(),
            Decision::Resign => break,
        }
        if n_moves < 12 && position.to_move() == Color::Black {
            // A stone on the edge for nothing.
            let mut points = size.points().map(Move::Place);
            position.play(points.find(|mv| position.check(*mv).is_ok()).unwrap()).unwrap();
        }
        n_moves += 1;
        assert!(!position.is_over() && n_moves < 120, "{position:?}");
    }
    assert_eq!(position.to_move(), Color::Black);
    assert!(position.moves().len() > size.n_points() / 3);
}

fn white_or_black(
    white: &mut GoPlayer,
    black: &mut GoPlayer,
    position: &Position,
    stop: &StopFlag,
    clock: &Instant,
) -> Decision {
    let player = if position.to_move() == Color::White { white } else { black };
    player.choose_within(position, visits(200), Manner::Play, stop, clock, &mut |_| {}).unwrap().decision
}

#[test]
fn openings_keep_off_the_edge() {
    for lines in [9, 13, 19] {
        let size = BoardSize::new(lines).unwrap();
        for level in Level::ALL {
            let mut position = Position::new(size, RuleSet::Japanese.rules());
            for _ in 0..6 {
                let Decision::Move(Move::Place(point)) =
                    choose(level, &position, visits(50)).unwrap().decision
                else {
                    panic!("{level:?} does not play\n{position:?}");
                };
                let far = lines - 1;
                let line = point.x().min(point.y()).min(far - point.x()).min(far - point.y());
                assert!(line > 0, "{level:?}\n{position:?}");
                position.play(Move::Place(point)).unwrap();
            }
        }
    }
}

#[test]
fn cleaning_up_takes_dead_stones_first() {
    let (mut position, _) = position(FINISHED, Color::White, RuleSet::Chinese, 13);
    let mut player = GoPlayer::new(Level::Club, 1);
    let (stop, clock) = (StopFlag::new(), Instant::now());
    for _ in 0..12 {
        let limits = visits(400);
        let choice =
            player.choose_within(&position, limits, Manner::Cleanup, &stop, &clock, &mut |_| {}).unwrap();
        let Decision::Move(mv) = choice.decision else { panic!("nobody resigns while cleaning up") };
        if mv == Move::Pass {
            break;
        }
        position.play(mv).unwrap();
        position.play(Move::Pass).unwrap();
    }
    assert_eq!(estimate(&position, 1).judgment, Judgment::default(), "{position:?}");
    assert_eq!(position.stone(position.size().point(6, 7).unwrap()), None, "{position:?}");
}
