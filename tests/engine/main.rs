//! The engine: what it must find, that it is deterministic, and that it stops when told.

#![expect(clippy::unwrap_used, reason = "what fails here fails the test")]

mod analysis;
mod announced;
mod avoided;
mod caro;
mod openings;
mod prompt;
mod renju;
mod solver;
mod threads;

use std::time::{Duration, Instant};

use goishi::board::{BoardSize, Color, Point, coord, diagram};
use goishi::gomoku::{Outcome, Position, Rule, Setup};
use goishi::search::{Choice, Level, Limits, Player, StopFlag, Value};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

use self::prompt::assert_prompt;

/// Within these limits a player of the highest level is quick in every build.
const NODES: Limits = Limits { time: None, nodes: Some(20_000), depth: None, threads: None };

fn choose(level: Level, position: &Position, limits: Limits) -> Option<Choice> {
    let clock = Instant::now();
    Player::new(level, 1).choose_within(position, limits, &StopFlag::new(), &clock, &mut |_| {})
}

/// A diagram with the side to move, under a rule; marks are the points that are right.
fn position(text: &str, to_move: Color, rule: Rule) -> (Position, Vec<Point>) {
    let diagram = diagram::parse(text).unwrap();
    let mut setup = Setup::from_diagram(&diagram);
    setup.to_move = to_move;
    let marks = diagram.marks.iter().map(|(point, _)| *point).collect();
    (setup.position(rule).unwrap(), marks)
}

/// The rules under which a four is met at its completing point only.
const ONE_REPLY: [Rule; 3] = [Rule::Freestyle, Rule::Standard, Rule::Renju];

/// Every one of the levels plays one of the marked points, whatever the rule.
fn check(text: &str, to_move: Color, levels: &[Level]) {
    check_in(&Rule::ALL, text, to_move, levels);
}

/// The same under some rules.
fn check_in(rules: &[Rule], text: &str, to_move: Color, levels: &[Level]) {
    for &rule in rules {
        let (position, marks) = position(text, to_move, rule);
        for &level in levels {
            let choice = choose(level, &position, level_limits(level)).unwrap();
            assert!(
                marks.contains(&choice.point),
                "{level:?} played {:?} in {rule:?}\n{position:?}",
                choice.point
            );
        }
    }
}

fn level_limits(level: Level) -> Limits {
    let limits = level.limits();
    Limits {
        time: None,
        nodes: Some(limits.nodes.unwrap_or(20_000).min(20_000)),
        depth: limits.depth,
        threads: None,
    }
}

#[test]
fn every_level_completes_a_five() {
    check(
        ". . . . . . . . .
         a . O . O . . . .
         . X . O O O . . .
         . . X . . . . . .
         . . . X . . . . .
         . . . . X . . . .
         . . . . . b . . .
         . . . . . . . . .
         . . . . . . . . .",
        Color::Black,
        &Level::ALL,
    );
    // A gap is seen: XX.XX.
    check(
        ". . . . . . . . .
         . O . . O O O . .
         . . . . . . . . .
         . X X a X X . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . O . . .
         . . . . . . . . .
         . . . . . . . . .",
        Color::Black,
        &Level::ALL,
    );
}

#[test]
fn every_level_blocks_a_plain_four() {
    check_in(
        &ONE_REPLY,
        ". . . . . . . . .
         . . . . . . . . .
         . X O O O O a . .
         . . X . . . . . .
         . . . X . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . X . . . . .
         . . . . . . . . .",
        Color::Black,
        &Level::ALL,
    );
    check(
        ". . . . . . . . .
         . . . . . . . . .
         . . O O a O O . .
         . . X . . . . . .
         . . . X X . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . X . . . . .
         . . . . . . . . .",
        Color::Black,
        &Level::ALL,
    );
}

#[test]
fn an_open_three_is_answered() {
    let answered = ". . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . X . . . . .
         . . . . . . . . . . .
         . . a b O O O c d . .
         . . . . . . X . . . .
         . . . . X . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .";
    check(answered, Color::Black, &[Level::Casual, Level::Club, Level::Expert, Level::Master]);
    // The three with a gap can be answered at three points.
    let with_a_gap = ". . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . X . . . . .
         . . . . . . . . . . .
         . . . a O b O O c . .
         . . . . . . X . . . .
         . . . . X . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .";
    check(
        with_a_gap,
        Color::Black,
        &[Level::Textbook, Level::Casual, Level::Club, Level::Expert, Level::Master],
    );
}

/// A diagram with the colors of its stones exchanged.
fn exchanged(text: &str) -> String {
    let exchange = |c| match c {
        'X' => 'O',
        'O' => 'X',
        other => other,
    };
    text.chars().map(exchange).collect()
}

/// The winner of the line that best play gives from here, with the number of moves.
fn mate(text: &str, to_move: Color, rule: Rule) -> Option<i32> {
    let (position, _) = position(text, to_move, rule);
    choose(Level::Master, &position, Limits { nodes: Some(200_000), ..NODES }).unwrap().info.value.mate_in()
}

#[test]
fn wins_by_fours_are_found() {
    // A four and a four on one point.
    let double_four = ". . . . . . . . . . .
         . . . . . . . . . . .
         . . . O X X X . . . .
         . . . . . . . . . . .
         . . . . . . . X . . .
         . . . . . . . X . . .
         . . . . . . . X . . .
         . . . . . . . O . . .
         . . O . O . . . . . .
         . . . . . . O . . . .
         . . . . . . . . . . .";
    // A four first, then with its help a five both ways.
    let four_three = ". . . . . . . . . . .
         . . . . . . . . . . .
         . . . O X X X . . . .
         . . . . . . . . . . .
         . . . . . . . X . . .
         . . . . . . . X . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . O . O . . . . . .
         . . . . . . O O . . .
         . . . . . . . . . . .";
    for rule in Rule::ALL {
        let forbidden = rule == Rule::Renju;
        assert_eq!(mate(double_four, Color::Black, rule) == Some(3), !forbidden, "{rule:?}");
        assert_eq!(mate(&exchanged(double_four), Color::White, rule), Some(3), "{rule:?}");
        assert_eq!(mate(four_three, Color::Black, rule), Some(5), "{rule:?}");
        assert_eq!(mate(&exchanged(four_three), Color::White, rule), Some(5), "{rule:?}");
    }
}

#[test]
fn a_proven_win_is_won_against_every_defense() {
    let size = BoardSize::new(15).unwrap();
    let mut start = Position::new(size, Rule::Freestyle);
    for name in ["h8", "i7", "i9", "g9", "j10", "k11", "h10", "g11", "f8", "j8"] {
        start.play(coord::parse(name, size).unwrap()).unwrap();
    }
    let limits = Limits { nodes: Some(200_000), ..NODES };
    let announced = choose(Level::Master, &start, limits).unwrap().info.value.mate_in().unwrap();
    assert!(announced > 0);
    let mut rng = StdRng::seed_from_u64(3);
    for game in 0..6 {
        let mut position = start.clone();
        let mut player = Player::new(Level::Master, 1);
        while position.outcome().is_none() && position.moves().len() < 10 + 2 * announced as usize {
            let point = if position.to_move() == Color::Black {
                let clock = Instant::now();
                player.choose_within(&position, limits, &StopFlag::new(), &clock, &mut |_| {}).unwrap().point
            } else if game == 0 {
                choose(Level::Master, &position, NODES).unwrap().point
            } else {
                let empty: Vec<Point> = position.empty_points().collect();
                empty[rng.random_range(0..empty.len())]
            };
            position.play(point).unwrap();
        }
        let won = matches!(position.outcome(), Some(Outcome::Five { winner: Color::Black, .. }));
        assert!(won, "{position:?}");
    }
}

#[test]
fn forced_replies_take_no_thought() {
    let four = ". . . . . . . . .
         . . . . . . . . .
         . X O O O O a . .
         . . X . . . . . .
         . . . X . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . X . . . . .
         . . . . . . . . .";
    let (position, marks) = position(four, Color::Black, Rule::Freestyle);
    let choice = choose(Level::Master, &position, Level::Master.limits()).unwrap();
    assert_eq!(vec![choice.point], marks);
    assert!(choice.info.nodes < 100, "{:?}", choice.info);
    let empty = Position::new(BoardSize::new(15).unwrap(), Rule::Freestyle);
    let choice = choose(Level::Master, &empty, Level::Master.limits()).unwrap();
    assert!(choice.info.nodes < 100, "{:?}", choice.info);
}

/// Any legal move.
fn random_move(position: &Position, rng: &mut StdRng) -> Point {
    let legal: Vec<Point> = position.empty_points().filter(|point| position.check(*point).is_ok()).collect();
    legal[rng.random_range(0..legal.len())]
}

/// Plays a game of a level against itself, `see` being shown every position in which a move is due.
fn self_play(
    level: Level,
    size: BoardSize,
    rule: Rule,
    seed: u64,
    mut see: impl FnMut(&Position),
) -> Position {
    let mut player = Player::new(level, seed);
    let mut position = Position::new(size, rule);
    while position.outcome().is_none() {
        see(&position);
        let clock = Instant::now();
        let limits = Limits { time: None, nodes: Some(150), depth: Some(4), threads: None };
        let choice = player.choose_within(&position, limits, &StopFlag::new(), &clock, &mut |_| {}).unwrap();
        assert_eq!(position.play(choice.point), Ok(()), "{level:?}\n{position:?}");
    }
    position
}

#[test]
fn whole_games_of_a_level_with_itself_stay_legal() {
    for rule in Rule::ALL {
        for level in Level::ALL {
            for lines in [5, 6, 9, 15] {
                self_play(level, BoardSize::new(lines).unwrap(), rule, u64::from(lines), |_| {});
            }
        }
    }
}

#[test]
fn whole_games_stay_legal_on_every_size() {
    for rule in Rule::ALL {
        for lines in 5..=22 {
            let size = BoardSize::new(lines).unwrap();
            for (i, level) in Level::ALL.into_iter().enumerate() {
                let seed = u64::from(lines) * 8 + i as u64;
                let mut rng = StdRng::seed_from_u64(seed);
                let mut player = Player::new(level, seed);
                let mut position = Position::new(size, rule);
                while position.outcome().is_none() {
                    let point = if rng.random_range(0..3) > 0 {
                        random_move(&position, &mut rng)
                    } else {
                        let clock = Instant::now();
                        let limits = Limits { time: None, nodes: Some(60), depth: Some(3), threads: None };
                        let choice =
                            player.choose_within(&position, limits, &StopFlag::new(), &clock, &mut |_| {});
                        choice.unwrap().point
                    };
                    assert_eq!(position.play(point), Ok(()), "{level:?}\n{position:?}");
                }
                let clock = Instant::now();
                assert_eq!(player.choose(&position, &StopFlag::new(), &clock, &mut |_| {}), None);
            }
        }
    }
}

#[test]
fn the_last_points_of_a_full_board_are_played() {
    // Rows of pairs leave no five for anybody.
    for lines in [5, 6, 8] {
        let size = BoardSize::new(lines).unwrap();
        let mut stones = Vec::new();
        for point in size.points() {
            let black = (point.x() / 2 + point.y()) % 2 == 0;
            stones.push((point, if black { Color::Black } else { Color::White }));
        }
        for n_left in 1..=3 {
            let setup = Setup { size, stones: stones[n_left..].to_vec(), to_move: Color::Black };
            let mut position = setup.position(Rule::Freestyle).unwrap();
            while position.outcome().is_none() {
                let choice = choose(Level::Master, &position, NODES).unwrap();
                position.play(choice.point).unwrap();
            }
        }
    }
}

#[test]
fn limits_of_any_size_are_taken() {
    for depth in [0, 1, u32::MAX] {
        let limits =
            Limits { depth: Some(depth), nodes: Some(2_000), time: Some(Duration::MAX), threads: None };
        assert!(choose(Level::Master, &quiet_position(), limits).is_some());
    }
    for nodes in [0, 1] {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        assert!(choose(Level::Master, &quiet_position(), limits).is_some());
    }
    let limits = Limits { time: Some(Duration::ZERO), ..Limits::default() };
    assert!(choose(Level::Master, &quiet_position(), limits).is_some());
}

#[test]
fn the_same_search_visits_the_same_nodes() {
    for level in Level::ALL {
        let run = || {
            let mut player = Player::new(level, 42);
            let mut position = Position::new(BoardSize::new(15).unwrap(), Rule::Freestyle);
            let mut seen = Vec::new();
            for _ in 0..8 {
                let clock = Instant::now();
                let limits =
                    Limits { time: None, nodes: Some(3_000), depth: level.limits().depth, threads: None };
                let choice = player.choose_within(&position, limits, &StopFlag::new(), &clock, &mut |_| {});
                let Some(choice) = choice else { break };
                seen.push((choice.point, choice.info.nodes, choice.info.value, choice.info.pv.clone()));
                position.play(choice.point).unwrap();
            }
            seen
        };
        assert_eq!(run(), run(), "{level:?}");
    }
}

#[test]
fn openings_differ_by_the_seed() {
    for level in Level::ALL {
        let mut games = std::collections::HashSet::new();
        for seed in 0..8 {
            let mut player = Player::new(level, seed);
            let mut position = Position::new(BoardSize::new(15).unwrap(), Rule::Freestyle);
            for _ in 0..4 {
                let clock = Instant::now();
                let limits = Limits { time: None, nodes: Some(1_000), depth: Some(2), threads: None };
                let choice = player.choose_within(&position, limits, &StopFlag::new(), &clock, &mut |_| {});
                position.play(choice.unwrap().point).unwrap();
            }
            games.insert(position.moves().to_vec());
        }
        assert!(games.len() >= 3, "{level:?} knows {} openings", games.len());
    }
}

/// An opening in which much is open.
fn quiet_position() -> Position {
    let size = BoardSize::new(15).unwrap();
    let mut position = Position::new(size, Rule::Freestyle);
    for (x, y) in [(7, 7), (8, 6), (9, 8)] {
        position.play(size.point(x, y).unwrap()).unwrap();
    }
    position
}

#[test]
fn a_set_flag_answers_at_once() {
    let stop = StopFlag::new();
    stop.stop();
    for level in Level::ALL {
        assert_prompt(Duration::from_millis(200), &format!("{level:?}"), || {
            let clock = Instant::now();
            let mut player = Player::new(level, 1);
            let choice = player.choose(&quiet_position(), &stop, &clock, &mut |_| {}).unwrap();
            assert!(quiet_position().check(choice.point).is_ok());
            clock.elapsed()
        });
    }
}

#[test]
fn a_search_under_way_stops_when_told() {
    assert_prompt(Duration::from_millis(100), "the end of a search", || {
        let stop = StopFlag::new();
        let flag = stop.clone();
        let search = std::thread::spawn(move || {
            let clock = Instant::now();
            let mut player = Player::new(Level::Master, 1);
            player.choose_within(&quiet_position(), Limits::default(), &flag, &clock, &mut |_| {}).unwrap();
            Instant::now()
        });
        std::thread::sleep(Duration::from_millis(200));
        let told = Instant::now();
        stop.stop();
        search.join().unwrap() - told
    });
}

#[test]
fn the_deadline_holds() {
    for ms in [1, 30, 150] {
        let limit = Duration::from_millis(ms);
        assert_prompt(limit + Duration::from_millis(100), &format!("{ms} ms"), || {
            let mut player = Player::new(Level::Master, 1);
            let clock = Instant::now();
            let limits = Limits { time: Some(limit), ..Limits::default() };
            player.choose_within(&quiet_position(), limits, &StopFlag::new(), &clock, &mut |_| {}).unwrap();
            clock.elapsed()
        });
    }
}

#[test]
fn reports_deepen_and_lead_to_the_choice() {
    let clock = Instant::now();
    let mut depths = Vec::new();
    let mut player = Player::new(Level::Master, 1);
    let choice = player
        .choose_within(&quiet_position(), NODES, &StopFlag::new(), &clock, &mut |info| {
            depths.push(info.depth);
        })
        .unwrap();
    assert!(depths.is_sorted() && depths.len() > 1);
    assert_eq!(choice.info.pv.first(), Some(&choice.point));
    assert!(choice.info.value != Value::win_in_plies(1));
}
