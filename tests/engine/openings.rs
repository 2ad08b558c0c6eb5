//! The program in opening protocols, against itself and in positions laid out for it.

use super::*;
use goishi::gomoku::DEFAULT_SIZE;
use goishi::gomoku::opening::{Answer, Opening, OpeningGame, Party, Step, Task};
use goishi::search::Clock;

/// A clock that stands still, so that a slow machine changes nothing.
struct Frozen;

impl Clock for Frozen {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// The rule that an opening is played with here.
fn rule_of(opening: Opening) -> Rule {
    if opening.is_renju() { Rule::Renju } else { Rule::Standard }
}

/// An opening of the program with itself, and the longest time that a step took.
fn played(opening: Opening, size: BoardSize, levels: [Level; 2], seed: u64) -> (OpeningGame, Duration) {
    let mut game = OpeningGame::new(opening, size).unwrap();
    let mut players = levels.map(|level| Player::new(level, seed));
    let mut longest = Duration::ZERO;
    while let Some(actor) = game.actor() {
        let clock = Instant::now();
        let player = &mut players[usize::from(actor == Party::Second)];
        let step = player.choose_step(&game, rule_of(opening), &StopFlag::new(), &clock).unwrap();
        longest = longest.max(clock.elapsed());
        assert_eq!(game.apply(step), Ok(()), "{opening:?} on {} lines: {:?}", size.lines(), game.steps());
    }
    assert_eq!(players[0].choose_step(&game, rule_of(opening), &StopFlag::new(), &Instant::now()), None);
    (game, longest)
}

fn sizes(opening: Opening, lines: &[u8]) -> Vec<BoardSize> {
    lines.iter().map(|lines| BoardSize::new(*lines).unwrap()).filter(|size| opening.fits(*size)).collect()
}

#[test]
fn whole_openings_end_legally() {
    for opening in Opening::ALL {
        for level in [Level::Textbook, Level::Learner, Level::Casual] {
            let lines: &[u8] = if level == Level::Textbook { &[5, 6, 9, 15, 22] } else { &[7, 15] };
            for size in sizes(opening, lines) {
                let (game, _) = played(opening, size, [level; 2], u64::from(size.lines()));
                let mut position = Position::new(size, rule_of(opening));
                for &stone in game.stones() {
                    assert_eq!(position.play(stone), Ok(()), "{opening:?}");
                }
            }
        }
        for (level, lines) in [(Level::Club, 15), (Level::Expert, 9)] {
            for size in sizes(opening, &[lines]) {
                played(opening, size, [level; 2], 1);
            }
        }
    }
}

/// The program at its slowest, in the openings that give it most to choose from.
#[test]
fn a_step_is_prompt() {
    for opening in [Opening::Swap2, Opening::Taraguchi10, Opening::Soosorv8] {
        assert_prompt(Duration::from_millis(2_500), &format!("{opening:?}"), || {
            played(opening, DEFAULT_SIZE, [Level::Master; 2], 1).1
        });
    }
}

#[test]
fn a_step_is_legal_even_when_told_to_stop() {
    let stop = StopFlag::new();
    stop.stop();
    for opening in Opening::ALL {
        for size in sizes(opening, &[5, 9, 15]) {
            assert_prompt(Duration::from_millis(500), &format!("{opening:?}"), || {
                let mut game = OpeningGame::new(opening, size).unwrap();
                let mut player = Player::new(Level::Master, 1);
                let clock = Instant::now();
                while let Some(step) = player.choose_step(&game, rule_of(opening), &stop, &clock) {
                    game.apply(step).unwrap();
                }
                assert_eq!(game.task(), None);
                clock.elapsed()
            });
        }
    }
}

#[test]
fn openings_are_the_same_for_the_same_seed_and_differ_by_it() {
    for opening in [Opening::Swap, Opening::Swap2, Opening::Soosorv8, Opening::Taraguchi10] {
        let steps = |seed| played(opening, DEFAULT_SIZE, [Level::Casual; 2], seed).0.steps().to_vec();
        let by_seed: Vec<Vec<Step>> = (0..6).map(steps).collect();
        assert_eq!(by_seed[0], steps(0), "{opening:?}");
        let different: std::collections::HashSet<&Vec<Step>> = by_seed.iter().collect();
        assert!(different.len() >= 4, "{opening:?}: {by_seed:?}");
    }
}

/// The answer to the question that an opening has come to after these stones.
fn answer(opening: Opening, level: Level, stones: &str, seed: u64) -> Option<Answer> {
    let mut game = OpeningGame::new(opening, DEFAULT_SIZE).unwrap();
    for name in stones.split(' ') {
        game.apply(Step::Point(coord::parse(name, DEFAULT_SIZE).unwrap())).unwrap();
    }
    let mut player = Player::new(level, seed);
    match player.choose_step(&game, rule_of(opening), &StopFlag::new(), &Frozen)? {
        Step::Answer(answer) => Some(answer),
        Step::Point(_) => None,
    }
}

#[test]
fn the_color_that_wins_is_taken() {
    for level in [Level::Casual, Level::Club, Level::Expert, Level::Master] {
        for opening in [Opening::Swap, Opening::Swap2] {
            for seed in 0..3 {
                // Black's stones lie together and White's in the corner; or the other way round, White to move.
                let black = answer(opening, level, "h8 a1 i9", seed);
                assert_eq!(black, Some(Answer::Take(Color::Black)), "{level:?} in {opening:?}");
                let white = answer(opening, level, "a1 h8 o15", seed);
                assert_eq!(white, Some(Answer::Take(Color::White)), "{level:?} in {opening:?}");
            }
        }
    }
}

/// Five stones of Swap2 after which Black wins by force whatever White does: an open three and more beside it.
#[test]
fn a_forced_win_is_taken() {
    let mut game = OpeningGame::new(Opening::Swap2, DEFAULT_SIZE).unwrap();
    let point = |name| Step::Point(coord::parse(name, DEFAULT_SIZE).unwrap());
    for step in
        [point("h8"), point("a1"), point("i9"), Step::Answer(Answer::PlaceTwo), point("o1"), point("j10")]
    {
        game.apply(step).unwrap();
    }
    let mut position = Position::new(DEFAULT_SIZE, Rule::Standard);
    for &stone in game.stones() {
        position.play(stone).unwrap();
    }
    let limits = Limits { nodes: Some(1_000_000), ..NODES };
    let value = choose(Level::Master, &position, limits).unwrap().info.value;
    assert!(value.mate_in().is_some_and(|plies| plies < 0), "White is not lost by force: {value}");
    for level in [Level::Casual, Level::Club, Level::Expert, Level::Master] {
        let mut player = Player::new(level, 1);
        let step = player.choose_step(&game, Rule::Standard, &StopFlag::new(), &Instant::now());
        assert_eq!(step, Some(Step::Answer(Answer::Take(Color::Black))), "{level:?}");
    }
}

#[test]
fn offered_stones_are_even() {
    for opening in [Opening::Swap, Opening::Swap2, Opening::Rif, Opening::Yamaguchi] {
        for (level, seeds) in [(Level::Club, 3), (Level::Master, 1)] {
            for seed in 0..seeds {
                let mut game = OpeningGame::new(opening, DEFAULT_SIZE).unwrap();
                let mut player = Player::new(level, seed);
                while matches!(game.task(), Some(Task::Place { .. })) {
                    let step =
                        player.choose_step(&game, rule_of(opening), &StopFlag::new(), &Frozen).unwrap();
                    game.apply(step).unwrap();
                }
                let mut position = Position::new(DEFAULT_SIZE, rule_of(opening));
                for &stone in game.stones() {
                    position.play(stone).unwrap();
                }
                let limits = Limits { nodes: Some(50_000), ..NODES };
                let value = choose(Level::Master, &position, limits).unwrap().info.value;
                // A larger search judges otherwise, but not by much.
                let share = value.expected_score();
                assert!((0.25..=0.75).contains(&share), "{level:?} in {opening:?}: {value}\n{position:?}");
            }
        }
    }
}

/// White picks the worst of the fifth moves for Black.
#[test]
fn the_worst_fifth_move_is_picked() {
    let mut game = OpeningGame::new(Opening::Rif, DEFAULT_SIZE).unwrap();
    let point = |name| Step::Point(coord::parse(name, DEFAULT_SIZE).unwrap());
    let stones =
        [point("h8"), point("h9"), point("i8"), Step::Answer(Answer::Take(Color::White)), point("g8")];
    for step in stones.into_iter().chain([point("i9"), point("a15")]) {
        game.apply(step).unwrap();
    }
    assert_eq!(game.task(), Some(Task::PickFifth));
    for level in [Level::Casual, Level::Club, Level::Master] {
        let mut player = Player::new(level, 1);
        let step = player.choose_step(&game, Rule::Renju, &StopFlag::new(), &Instant::now());
        assert_eq!(step, Some(point("a15")), "{level:?}");
    }
}
