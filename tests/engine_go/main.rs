//! The opponent in Go: it plays by the rules, within limits and with manners, and it judges what is dead.

#![expect(clippy::unwrap_used, reason = "what fails here fails the test")]

mod dead_stones;
mod manners;
#[path = "../engine/prompt.rs"]
mod prompt;
mod tactics;

use std::time::{Duration, Instant};

use goishi::board::{BoardSize, Color, Point, diagram};
use goishi::go::{Komi, Move, Position, RuleSet, Rules, Setup};
use goishi::search::{Decision, GoChoice, GoPlayer, Level, Limits, Manner, StopFlag};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};

use self::prompt::assert_prompt;

/// So many playouts are quick in every build.
pub(crate) const fn visits(n: u64) -> Limits {
    Limits { time: None, nodes: Some(n), depth: None, threads: None }
}

pub(crate) fn choose(level: Level, position: &Position, limits: Limits) -> Option<GoChoice> {
    let clock = Instant::now();
    let mut player = GoPlayer::new(level, 1);
    player.choose_within(position, limits, Manner::Play, &StopFlag::new(), &clock, &mut |_| {})
}

/// A diagram with the side to move and komi; marks are returned with it.
pub(crate) fn position(text: &str, to_move: Color, set: RuleSet, komi: i32) -> (Position, Vec<Point>) {
    let read = diagram::parse(text).unwrap();
    let setup = Setup { to_move, ..Setup::from_diagram(&read) };
    let rules = Rules { komi: Komi::from_halves(komi).unwrap(), ..set.rules() };
    (setup.position(rules).unwrap(), read.marks.iter().map(|(point, _)| *point).collect())
}

/// A position after random moves, eyes filled as well as not, passes included.
fn random_position(size: BoardSize, set: RuleSet, n_moves: usize, random: &mut StdRng) -> Position {
    let mut position = Position::new(size, set.rules());
    for _ in 0..n_moves {
        let free = position.board().empty_points().to_vec();
        let legal = |point: &Point| position.check(Move::Place(*point)).is_ok();
        let drawn = (0..20).find_map(|_| free.choose(random).copied().filter(legal));
        position.play(drawn.map_or(Move::Pass, Move::Place)).unwrap();
        if position.is_over() {
            position.resume(Color::Black);
        }
    }
    position
}

#[test]
fn every_level_plays_legal_moves_on_every_size() {
    let mut random = StdRng::seed_from_u64(5);
    for lines in [5, 9, 13, 19, 25] {
        let size = BoardSize::new(lines).unwrap();
        for set in [RuleSet::Japanese, RuleSet::NewZealand, RuleSet::TrompTaylor] {
            for level in Level::ALL {
                let n_moves = random.random_range(0..2 * size.n_points());
                let position = random_position(size, set, n_moves, &mut random);
                let limits = visits(if lines > 13 { 12 } else { 120 });
                let choice = choose(level, &position, limits).unwrap();
                if let Decision::Move(mv) = choice.decision {
                    assert_eq!(position.check(mv), Ok(()), "{level:?} {mv:?}\n{position:?}");
                    assert_eq!(choice.info.pv.first(), Some(&mv));
                    if let Move::Place(point) = mv {
                        let is_eye = position.board().is_eye_like(position.to_move(), point);
                        assert!(!is_eye, "{level:?} {point:?}\n{position:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_same_seed_plays_the_same() {
    let size = BoardSize::new(9).unwrap();
    for level in [Level::Textbook, Level::Club] {
        let game = |seed| {
            let mut player = GoPlayer::new(level, seed);
            let mut position = Position::new(size, RuleSet::Chinese.rules());
            let mut told = Vec::new();
            for _ in 0..12 {
                let clock = Instant::now();
                let choice = player
                    .choose_within(
                        &position,
                        visits(300),
                        Manner::Play,
                        &StopFlag::new(),
                        &clock,
                        &mut |_| {},
                    )
                    .unwrap();
                let Decision::Move(mv) = choice.decision else { break };
                told.push((mv, choice.info.visits, choice.info.pv));
                position.play(mv).unwrap();
            }
            told
        };
        assert_eq!(game(7), game(7));
        assert_ne!(game(7), game(8));
    }
}

#[test]
fn a_search_stops_when_told() {
    for lines in [9, 25] {
        let position = Position::new(BoardSize::new(lines).unwrap(), RuleSet::Japanese.rules());
        let mut player = GoPlayer::new(Level::Master, 1);
        let mut choose = |stop: &StopFlag| {
            let limits = Limits::default();
            player.choose_within(&position, limits, Manner::Play, stop, &Instant::now(), &mut |_| {}).unwrap()
        };
        assert_prompt(Duration::from_millis(50), "the end of a search", || {
            let stop = StopFlag::new();
            let remote = stop.clone();
            let told = std::thread::spawn(move || {
                std::thread::sleep(Duration::from_millis(100));
                remote.stop();
                Instant::now()
            });
            let choice = choose(&stop);
            let late = told.join().unwrap().elapsed();
            assert!(choice.info.visits > 0);
            late
        });
        let stop = StopFlag::new();
        stop.stop();
        assert_prompt(Duration::from_millis(50), "a move when told to stop", || {
            let start = Instant::now();
            choose(&stop);
            start.elapsed()
        });
    }
}

#[test]
fn a_time_limit_holds() {
    let mut random = StdRng::seed_from_u64(3);
    let size = BoardSize::new(19).unwrap();
    for n_moves in [0, 40, 300] {
        let position = random_position(size, RuleSet::Chinese, n_moves, &mut random);
        let limits = Limits { time: Some(Duration::from_millis(100)), ..Limits::default() };
        assert_prompt(Duration::from_millis(150), "a move in a tenth of a second", || {
            let start = Instant::now();
            choose(Level::Master, &position, limits).unwrap();
            start.elapsed()
        });
    }
}

#[test]
fn a_search_ends_with_its_visits_and_reports() {
    let position = Position::new(BoardSize::new(9).unwrap(), RuleSet::Chinese.rules());
    let mut reports = Vec::new();
    let clock = Instant::now();
    let choice = GoPlayer::new(Level::Master, 1)
        .choose_within(&position, visits(1_000), Manner::Play, &StopFlag::new(), &clock, &mut |info| {
            reports.push(info.clone());
        })
        .unwrap();
    assert!(choice.info.visits <= 1_000);
    assert_eq!(reports.last(), Some(&choice.info));
    assert!(reports.iter().all(|info| (0.0..=1.0).contains(&info.win_rate) && !info.pv.is_empty()));
    assert!(reports.is_sorted_by_key(|info| info.visits));
}
