//! What is dead, in seki and whose, against games that other programs have judged, and on pictures.

use std::time::{Duration, Instant};

use goishi::board::{BoardSize, Color, Point, PointSet, diagram};
use goishi::go::{Komi, Move, RuleSet, Rules, Score, Setup};
use goishi::search::estimate;

/// The value of a key in a line of JSON, up to the end of a list or a text.
fn value<'a>(line: &'a str, key: &str) -> &'a str {
    let rest = line[line.find(&format!("\"{key}\":")).unwrap() + key.len() + 3..].trim_start();
    let end = match rest.as_bytes()[0] {
        b'[' => rest.find(']').unwrap(),
        _ => rest.find([',', '}']).unwrap(),
    };
    rest[..end].trim_matches(['[', '"'])
}

fn words(list: &str) -> impl Iterator<Item = &str> {
    list.split(',').map(|word| word.trim().trim_matches('"')).filter(|word| !word.is_empty())
}

/// A GTP vertex.
fn vertex(name: &str, size: BoardSize) -> Point {
    let x = "ABCDEFGHJKLMNOPQRST".find(&name[..1]).unwrap();
    let row: u8 = name[1..].parse().unwrap();
    size.point(x as u8, size.lines() - row).unwrap()
}

/// Final boards of games between programs; three programs agree on the dead stones of each.
#[test]
fn dead_stones_of_finished_games() {
    let (mut n_games, mut n_right, mut n_wrong_stones, mut longest) = (0, 0, 0, Duration::ZERO);
    for line in include_str!("../rules/go_scores.jsonl").lines() {
        let size = BoardSize::new(value(line, "size").parse().unwrap()).unwrap();
        let mut setup = Setup::empty(size);
        for (y, row) in words(value(line, "final_board")).enumerate() {
            for (x, cell) in row.bytes().enumerate() {
                let color = match cell {
                    b'b' => Color::Black,
                    b'w' => Color::White,
                    _ => continue,
                };
                setup.stones.push((size.point(x as u8, y as u8).unwrap(), color));
            }
        }
        let position = setup.position(RuleSet::Chinese.rules()).unwrap();
        let expect: PointSet = words(value(line, "dead")).map(|name| vertex(name, size)).collect();
        let start = Instant::now();
        let found = estimate(&position, 1).judgment;
        longest = longest.max(start.elapsed());
        let wrong: Vec<Point> =
            size.points().filter(|point| expect.contains(*point) != found.dead.contains(*point)).collect();
        n_games += 1;
        n_right += usize::from(wrong.is_empty());
        n_wrong_stones += wrong.len();
        if !wrong.is_empty() {
            println!("{}: {wrong:?}\n{position:?}", value(line, "id"));
        }
        assert!(found.seki.is_empty(), "{:?}\n{position:?}", found.seki);
    }
    println!("{n_right} of {n_games} games, {n_wrong_stones} stones wrong, {longest:?} at most");
    assert_eq!((n_right, n_games), (30, 30));
}

/// Public games that ended with dead groups, some in nakade, that live in most playouts; their results are those
/// recorded, and another program agrees.
#[test]
fn groups_that_live_in_most_playouts_are_dead() {
    for line in include_str!("../rules/go_scores_hard.jsonl").lines() {
        let size = BoardSize::new(value(line, "size").parse().unwrap()).unwrap();
        let komi: Komi = value(line, "komi").parse().unwrap();
        let mut setup = Setup::empty(size);
        for (key, color) in [("black_setup", Color::Black), ("white_setup", Color::White)] {
            setup.stones.extend(words(value(line, key)).map(|name| (vertex(name, size), color)));
        }
        let rules: Vec<Rules> = words(value(line, "rules"))
            .map(|name| match name {
                "japanese" => RuleSet::Japanese,
                "chinese" => RuleSet::Chinese,
                other => panic!("{other}"),
            })
            .map(|set| Rules { komi, ..set.rules() })
            .collect();
        let mut position = setup.position(RuleSet::Japanese.rules()).unwrap();
        let moves = line.split_once("\"moves\":[[").unwrap().1.split_once("]]").unwrap().0;
        for played in moves.split("],[") {
            let (color, name) = played.split_once(',').unwrap();
            let color = if color == "\"b\"" { Color::Black } else { Color::White };
            let mv = match name.trim_matches('"') {
                "pass" => Move::Pass,
                name => Move::Place(vertex(name, size)),
            };
            position.play_as(color, mv).unwrap();
        }
        for seed in 1..4 {
            let judgment = estimate(&position, seed).judgment;
            let mut outcomes = Vec::new();
            for rules in &rules {
                position.set_rules(*rules);
                outcomes.push(Score::of(&position, &judgment).outcome().to_string());
            }
            let want = value(line, "want");
            assert!(outcomes.iter().any(|outcome| outcome == want), "{want}, not {outcomes:?}\n{position:?}");
        }
    }
}

#[test]
fn a_chain_is_dead_or_alive_as_a_whole_and_the_same_each_time() {
    let size = BoardSize::new(9).unwrap();
    let mut setup = Setup::empty(size);
    let mut seed = 12_345_u32;
    for point in size.points() {
        seed = seed.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        match seed >> 16 & 7 {
            0 | 1 => setup.stones.push((point, Color::Black)),
            2 | 3 => setup.stones.push((point, Color::White)),
            _ => {}
        }
    }
    let position = setup.position(RuleSet::Chinese.rules()).unwrap();
    let first = estimate(&position, 3);
    let again = estimate(&position, 3);
    assert_eq!(first.judgment, again.judgment);
    assert_eq!(first.score, again.score);
    for chain in position.board().chains() {
        for set in [first.judgment.dead, first.judgment.seki] {
            let n = chain.stones().filter(|stone| set.contains(*stone)).count();
            assert!(n == 0 || n == chain.n_stones(), "{position:?}");
        }
    }
}

/// The stones in these places, with their chains, are all that is dead and all that is in seki.
#[track_caller]
fn check(text: &str, dead: &[(u8, u8)], seki: &[(u8, u8)]) {
    let read = diagram::parse(text).unwrap();
    for set in [RuleSet::Japanese, RuleSet::Chinese] {
        let position = Setup::from_diagram(&read).position(set.rules()).unwrap();
        let judgment = estimate(&position, 1).judgment;
        let chains = |places: &[(u8, u8)]| -> PointSet {
            let stones = places.iter().map(|(x, y)| read.size.point(*x, *y).unwrap());
            stones.flat_map(|stone| position.board().chain_at(stone).unwrap().stones()).collect()
        };
        assert_eq!(judgment.dead, chains(dead), "{position:?}");
        assert_eq!(judgment.seki, chains(seki), "{position:?}");
    }
}

#[test]
fn two_eyes_live_and_one_dies() {
    check(
        ". X . X O . O
         X X X X O O O
         O O O O O O O
         . O . O . . O
         O O O O O O O
         X X X X X X O
         X X . X X X O",
        &[(0, 5)],
        &[],
    );
}

#[test]
fn a_seki_is_seen() {
    check(
        "X O . X O . O .
         X O . X O O O O
         X O O X O . O .
         X X X O O O O O
         X . X O . O . O
         X X X O O O O O
         . X . X O . O .
         X X X X O O O O",
        &[],
        &[(1, 0), (3, 0)],
    );
}

/// White's stones in the eye are a bulky four: filled or taken, one eye is left.
#[test]
fn what_a_nakade_kills_is_dead() {
    check(
        ". O O X O . O .
         . O X X O O O O
         X X X O O . O .
         X O O O O O O O
         O O . O . O . O
         O O O O O O O O
         . O . O . O . O
         O O O O O O O O",
        &[(2, 1)],
        &[],
    );
}
