//! How games of Go end: passes, resumption, handicap, counting, unconditional life.

use goishi::board::{BoardSize, ByColor, Color, Point, PointSet};
use goishi::go::*;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};

use crate::games::rows;
use crate::scene;

/// Finished games on which three programs agree: see the fields `agreed_by`.
const GAMES: &str = include_str!("go_scores.jsonl");

/// A GTP vertex: the letter I is left out, rows count from the bottom.
fn vertex(name: &str, size: BoardSize) -> Point {
    let column = "ABCDEFGHJKLMNOPQRSTUVWXYZ".find(&name[..1]).unwrap();
    let row: u8 = name[1..].parse().unwrap();
    size.point(column as u8, size.lines() - row).unwrap()
}

/// What stands after a key of one line, as it is written.
fn field<'a>(line: &'a str, key: &str) -> &'a str {
    let from = line.find(&format!("\"{key}\": ")).unwrap() + key.len() + 4;
    let rest = &line[from..];
    let end = match rest.chars().next().unwrap() {
        '[' => rest.find(']').unwrap() + 1,
        '{' => rest.find('}').unwrap() + 1,
        '"' => rest[1..].find('"').unwrap() + 2,
        _ => rest.find([',', '}']).unwrap(),
    };
    rest[..end].trim_matches(['"', '[', ']', '{', '}'])
}

/// The parts of a list of texts.
fn list(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(|part| part.trim().trim_matches('"')).filter(|part| !part.is_empty())
}

fn number<T: std::str::FromStr>(text: &str) -> T {
    text.trim().parse().ok().unwrap()
}

/// The moves of an SGF record without variations.
fn moves(sgf: &str, size: BoardSize) -> Vec<Move> {
    let nodes = sgf.split(';').skip(2);
    nodes
        .map(|node| {
            let at: Vec<u8> =
                node[2..].bytes().take_while(u8::is_ascii_lowercase).map(|c| c - b'a').collect();
            at.first().map_or(Move::Pass, |x| Move::Place(size.point(*x, at[1]).unwrap()))
        })
        .collect()
}

#[test]
fn thirty_finished_games_are_counted_right() {
    assert_eq!(GAMES.lines().count(), 30);
    for line in GAMES.lines() {
        let size = BoardSize::new(number(field(line, "size"))).unwrap();
        let rules = Rules { komi: field(line, "komi").parse().unwrap(), ..RuleSet::Chinese.rules() };
        let mut position = Position::new(size, rules);
        for mv in moves(field(line, "sgf"), size) {
            position.play(mv).unwrap();
        }
        let board: Vec<String> = rows(&position).into_iter().map(|row| row.into_iter().collect()).collect();
        let expect: Vec<String> =
            list(field(line, "final_board")).map(|row| row.replace('b', "X").replace('w', "O")).collect();
        assert_eq!(board, expect);
        let captured: Vec<u32> = field(line, "captured")
            .split(',')
            .map(|part| number(part.split(':').next_back().unwrap()))
            .collect();
        let ByColor { black, white } = position.prisoners();
        // The file counts the stones that a side lost.
        assert_eq!([white, black], captured[..], "{line}");

        let dead: PointSet = list(field(line, "dead")).map(|name| vertex(name, size)).collect();
        let score = Score::of(&position, &Judgment { dead, ..Judgment::default() });
        assert_eq!(
            score.stones.black + score.territory.black,
            number::<u32>(field(line, "black_area")),
            "{line}"
        );
        assert_eq!(
            score.stones.white + score.territory.white,
            number::<u32>(field(line, "white_area")),
            "{line}"
        );
        assert_eq!(score.outcome().to_string(), field(line, "score"), "{line}");
        assert_eq!(score.dame, number::<u32>(field(line, "neutral")), "{line}");
        check_sums(&position, &score);

        let nothing_dead = Score::of(&position, &Judgment::default());
        let area = Color::BOTH.map(|color| nothing_dead.stones[color] + nothing_dead.territory[color]);
        let expect: Vec<u32> = list(field(line, "area_without_removal")).map(number).collect();
        assert_eq!(area, expect[..], "{line}");

        // One dead stone of each chain is enough.
        let one_each = position.board().chains().filter(|chain| dead.contains(chain.head()));
        let heads = Judgment { dead: one_each.map(|chain| chain.head()).collect(), ..Judgment::default() };
        assert_eq!(Score::of(&position, &heads), score);
    }
}

/// Every point is counted once, and the lines add up.
fn check_sums(position: &Position, score: &Score) {
    let sum = |pair: ByColor<u32>| pair.black + pair.white;
    let n_points = sum(score.stones) + sum(score.territory) + sum(score.seki_eyes) + score.dame;
    assert_eq!(n_points as usize, position.size().n_points());
    assert!(score.statuses().iter().map(|(point, _)| *point).eq(position.size().points()));
    for color in Color::BOTH {
        let lines = score.lines(color);
        assert_eq!(lines.iter().map(|(_, points)| *points).sum::<HalfPoints>(), score.total(color));
    }
}

/// Area and territory agree when both sides made as many moves, and nothing is neutral: the finished games once more.
#[test]
fn territory_agrees_with_area() {
    for line in GAMES.lines() {
        let size = BoardSize::new(number(field(line, "size"))).unwrap();
        let mut position = Position::new(size, Rules { komi: Komi::ZERO, ..RuleSet::Japanese.rules() });
        for mv in moves(field(line, "sgf"), size) {
            position.play_tolerant(position.to_move(), mv).unwrap();
        }
        let dead: PointSet = list(field(line, "dead")).map(|name| vertex(name, size)).collect();
        let score = Score::of(&position, &Judgment { dead, ..Judgment::default() });
        check_sums(&position, &score);
        let n_placed = |color| {
            let placed = |p: &&Played| p.color == color && p.mv != Move::Pass;
            position.moves().iter().filter(placed).count() as i32
        };
        let by_area = (score.stones.black + score.territory.black) as i32
            - (score.stones.white + score.territory.white) as i32;
        let by_territory = (score.total(Color::Black) - score.total(Color::White)).halves() / 2;
        assert_eq!(by_area, by_territory + n_placed(Color::Black) - n_placed(Color::White), "{line}");
    }
}

/// Black's corner and the white stones around it have an eye each and share a liberty that neither can fill.
const SEKI: &str = "
    e X d O f O X
    X X O O O O X
    O O O X X X X
    X X X X . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .";

#[test]
fn points_in_seki_count_by_area_only() {
    for (set, eyes, territory) in [
        (RuleSet::Japanese, (1, 1), (24, 0)),
        (RuleSet::Korean, (1, 1), (24, 0)),
        (RuleSet::Chinese, (0, 0), (25, 1)),
        (RuleSet::Aga, (0, 0), (25, 1)),
    ] {
        let scene = scene(SEKI, Color::Black, set.rules());
        let judgment = Judgment::default().with_seki_beside_dame(&scene.position);
        let score = Score::of(&scene.position, &judgment);
        check_sums(&scene.position, &score);
        assert_eq!((score.seki_eyes.black, score.seki_eyes.white), eyes, "{set:?}");
        assert_eq!((score.territory.black, score.territory.white), territory, "{set:?}");
        assert_eq!(score.dame, 1);
        let status = |name| score.statuses().iter().find(|(point, _)| *point == scene.at(name)).unwrap().1;
        let eye =
            |color| if eyes.0 > 0 { PointStatus::SekiEye(color) } else { PointStatus::Territory(color) };
        let found = ['e', 'd', 'f'].map(status);
        assert_eq!(found, [eye(Color::Black), PointStatus::Dame, eye(Color::White)], "{set:?}");

        // One stone of each chain, marked by hand, does the same; marks beside no stone do nothing.
        let size = scene.position.size();
        let by_hand = [(1, 0), (5, 1), (6, 6)].map(|(x, y)| size.point(x, y).unwrap());
        let by_hand = Judgment { seki: by_hand.into_iter().collect(), ..Judgment::default() };
        assert_eq!(Score::of(&scene.position, &by_hand), score);
    }
}

#[test]
fn the_sum_is_told_line_by_line() {
    let mut scene = scene(
        "
        . X b O .
        . X O O .
        X X O . O
        . X O O O
        . X O . .",
        Color::Black,
        RuleSet::Japanese.rules(),
    );
    scene.play("b");
    let points = HalfPoints::from_points;
    let score = Score::of(&scene.position, &Judgment::default());
    let black = [(Part::Territory, points(4))];
    let white = [(Part::Territory, points(5)), (Part::Komi, HalfPoints::from_halves(13))];
    assert_eq!(score.lines(Color::Black), black);
    assert_eq!(score.lines(Color::White), white);
    assert_eq!(score.outcome().to_string(), "W+7.5");
    // Komi below zero is Black's.
    scene.position.set_komi(Komi::from_halves(-9).unwrap());
    let score = Score::of(&scene.position, &Judgment::default());
    assert_eq!(score.lines(Color::White), white[..1]);
    assert_eq!(score.outcome().to_string(), "B+3.5");
    scene.position.set_komi(Komi::from_halves(-2).unwrap());
    assert_eq!(Score::of(&scene.position, &Judgment::default()).outcome(), Outcome::Draw);
    assert_eq!(Outcome::Draw.to_string(), "0");
}

#[test]
fn an_empty_board_is_nobodys() {
    for size in sizes() {
        let score = Score::of(&Position::new(size, RuleSet::Chinese.rules()), &Judgment::default());
        assert_eq!(score.dame as usize, size.n_points());
        assert_eq!(score.outcome().to_string(), "W+7.5");
    }
}

#[test]
fn handicap_is_paid_back_by_rule_set() {
    let size = DEFAULT_SIZE;
    let handicap = Handicap::fixed(size, 4).unwrap();
    for (set, bonus) in [
        (RuleSet::Japanese, 0),
        (RuleSet::Korean, 0),
        (RuleSet::Chinese, 4),
        (RuleSet::Aga, 3),
        (RuleSet::NewZealand, 0),
        (RuleSet::TrompTaylor, 0),
    ] {
        let position = Setup::handicap(&handicap).position(set.rules().for_handicap()).unwrap();
        assert_eq!((position.to_move(), position.n_handicap()), (Color::White, 4));
        let score = Score::of(&position, &Judgment::default());
        assert_eq!(
            score.total(Color::White),
            HalfPoints::from_points(bonus) + HalfPoints::from_halves(1),
            "{set:?}"
        );
    }
}

/// The places that GNU Go 3.8 gives for GTP's `fixed_handicap`.
#[test]
fn handicap_stones_stand_where_gtp_has_them() {
    for (lines, expect) in [
        (7, "E5 C3|C5 E5 C3|C5 E5 C3 E3"),
        (8, "F6 C3|C6 F6 C3|C6 F6 C3 F3"),
        (
            9,
            "G7 C3|C7 G7 C3|C7 G7 C3 G3|C7 G7 E5 C3 G3|C7 G7 C5 G5 C3 G3|C7 G7 C5 E5 G5 C3 G3|\
             C7 E7 G7 C5 G5 C3 E3 G3|C7 E7 G7 C5 E5 G5 C3 E3 G3",
        ),
        (11, "J9 C3|C9 J9 C3|C9 J9 C3 J3|C9 J9 F6 C3 J3"),
        (13, "K10 D4|D10 K10 D4|D10 K10 D4 K4|D10 K10 G7 D4 K4"),
        (16, "N13 D4|D13 N13 D4|D13 N13 D4 N4"),
        (
            19,
            "Q16 D4|D16 Q16 D4|D16 Q16 D4 Q4|D16 Q16 K10 D4 Q4|D16 Q16 D10 Q10 D4 Q4|D16 Q16 D10 K10 Q10 D4 Q4|\
             D16 K16 Q16 D10 Q10 D4 K4 Q4|D16 K16 Q16 D10 K10 Q10 D4 K4 Q4",
        ),
    ] {
        let size = BoardSize::new(lines).unwrap();
        for (expect, n) in expect.split('|').zip(2..) {
            let expect: PointSet = expect.split(' ').map(|name| vertex(name, size)).collect();
            let handicap = Handicap::fixed(size, n).unwrap();
            assert_eq!(
                handicap.points().iter().copied().collect::<PointSet>(),
                expect,
                "{lines} lines, {n} stones"
            );
        }
    }
}

#[test]
fn handicaps_that_there_are_not() {
    for size in sizes() {
        let max = Handicap::max_fixed(size);
        for n in 0..20 {
            let handicap = Handicap::fixed(size, n);
            match handicap {
                Ok(handicap) => {
                    assert!((2..=max).contains(&n));
                    assert_eq!(Handicap::free(size, handicap.points()), Ok(handicap));
                }
                Err(HandicapError::Number) => assert!(n < 2),
                Err(error) => assert!(n > max && error == HandicapError::Fixed { max }, "{size:?} {n}"),
            }
        }
        let [a, b] = [size.center(), size.point(0, 0).unwrap()];
        assert!(Handicap::free(size, &[a, b]).is_ok());
        assert_eq!(Handicap::free(size, &[a]), Err(HandicapError::Number));
        assert_eq!(Handicap::free(size, &[a, a]), Err(HandicapError::Occupied(a)));
        let all: Vec<Point> = size.points().collect();
        assert_eq!(Handicap::free(size, &all), Err(HandicapError::Number));
        assert!(
            Setup::handicap(&Handicap::free(size, &all[1..]).unwrap()).position(Rules::default()).is_ok()
        );
        if let Some(off) = BoardSize::MAX.point(size.lines(), 0) {
            assert_eq!(Handicap::free(size, &[a, off]), Err(HandicapError::Outside(off)));
        }
    }
    for lines in 20..=24 {
        let size = BoardSize::new(lines).unwrap();
        assert_eq!(Setup::empty(size).position(Rules::default()).unwrap_err(), SetupError::Size(size));
    }
}

#[test]
fn a_setup_without_liberties_is_refused() {
    let read =
        goishi::board::diagram::parse("X O . . .\nO . . . .\n. . . . .\n. . . . .\n. . . . .").unwrap();
    let setup = Setup::from_diagram(&read);
    let corner = read.size.point(0, 0).unwrap();
    assert_eq!(setup.position(Rules::default()).unwrap_err(), SetupError::NoLiberty(corner));
    let twice = Setup { stones: vec![(corner, Color::Black), (corner, Color::White)], ..setup.clone() };
    assert_eq!(twice.position(Rules::default()).unwrap_err(), SetupError::Occupied(corner));
}

/// White passes last; White asks to go on.
#[test]
fn resumption_by_rule_set() {
    for (set, requester, first) in [
        (RuleSet::Japanese, Color::White, Color::Black),
        (RuleSet::Japanese, Color::Black, Color::White),
        (RuleSet::Chinese, Color::White, Color::Black),
        (RuleSet::Chinese, Color::Black, Color::Black),
        (RuleSet::Aga, Color::White, Color::Black),
    ] {
        let mut position = Position::new(BoardSize::MIN, set.rules());
        assert_eq!(position.resume(requester), Color::Black, "a game under way goes on as it does");
        for _ in 0..2 {
            position.play(Move::Pass).unwrap();
        }
        assert!(position.is_over());
        assert_eq!(position.resume(requester), first, "{set:?}");
        assert!(!position.is_over() && position.is_consistent());
        // One pass does not end it again, two do.
        position.play(Move::Pass).unwrap();
        assert!(!position.is_over());
        position.play(Move::Pass).unwrap();
        assert!(position.is_over());
        // Taking back goes through the resumption and past it.
        position.undo();
        position.undo();
        assert_eq!((position.to_move(), position.n_passes()), (first, 0));
        position.undo();
        assert_eq!((position.to_move(), position.n_passes()), (Color::White, 1));
    }
}

#[track_caller]
fn check_alive(text: &str, color: Color, suicide: Suicide, expect: (usize, usize)) {
    let scene = scene(text, Color::Black, Rules::default());
    let alive = PassAlive::of(scene.position.board(), color, suicide);
    assert_eq!((alive.stones.len(), alive.territory.len()), expect, "{:?}", scene.position);
}

#[test]
fn two_eyes_live_and_one_does_not() {
    let two = ". X . X .\nX X X X X\n. . . . .\n. . . . .\n. . . . .";
    check_alive(two, Color::Black, Suicide::Forbidden, (7, 3));
    let one = ". X X X X\nX X X X X\n. . . . .\n. . . . .\n. . . . .";
    check_alive(one, Color::Black, Suicide::Forbidden, (0, 0));
}

/// Two chains live by the eyes at the upper and the lower edge, which they share.
#[test]
fn chains_that_share_two_eyes_live() {
    let text = "
        . . . X . X X . .
        . . . X X O X . .
        . . . X . O X . .
        . . . X . O X . .
        . . . X . O X . .
        . . . X . O X . .
        . . . X . O X . .
        . . . X X O X . .
        . . . X . X X . .";
    check_alive(text, Color::Black, Suicide::Forbidden, (22, 14));
    let cut = text.replace("X . X X . .\n        . . . X X O", "X . O X . .\n        . . . X X O");
    assert_ne!(cut, text);
    check_alive(&cut, Color::Black, Suicide::Forbidden, (0, 0));
}

/// White stones inside a vital region are dead.
#[test]
fn territory_holds_dead_stones() {
    let text = "
        O O X . X
        . . X X X
        X X X . .
        . . . . .
        . . . . .";
    check_alive(text, Color::Black, Suicide::Forbidden, (8, 5));
    let scene = scene(text, Color::Black, Rules::default());
    let alive = PassAlive::of(scene.position.board(), Color::Black, Suicide::Forbidden);
    assert_eq!(alive.dead_stones(scene.position.board()).len(), 2);
}

/// Where suicide is allowed White may come out of the region with room for an eye.
#[test]
fn suicide_makes_regions_less_vital() {
    let text = "
        O O . X . X
        O O X X X X
        . X X . . .
        X X . . . .
        . . . . . .
        . . . . . .";
    check_alive(text, Color::Black, Suicide::Forbidden, (10, 7));
    check_alive(text, Color::Black, Suicide::AllowedForChains, (0, 0));
}

/// The proof by play: what is pass-alive stays although its side only passes.
#[test]
fn pass_alive_stones_are_never_taken() {
    let mut random = StdRng::seed_from_u64(5);
    let mut n_alive = 0;
    for round in 0..300 {
        let size = BoardSize::new(random.random_range(5..=7)).unwrap();
        let set = if round % 2 == 0 { RuleSet::Japanese } else { RuleSet::TrompTaylor };
        let mut position = Position::new(size, set.rules());
        let n_moves = random.random_range(20..60);
        for _ in 0..n_moves {
            play_random(&mut position, true, &mut random);
        }
        for color in Color::BOTH {
            let alive = PassAlive::of(position.board(), color, set.rules().suicide);
            n_alive += alive.stones.len();
            let mut attacked = position.clone();
            for _ in 0..120 {
                attacked.set_to_move(!color);
                if !play_random(&mut attacked, false, &mut random) {
                    break;
                }
                assert!(
                    alive.stones.iter().all(|p| attacked.stone(p) == Some(color)),
                    "{position:?}{attacked:?}"
                );
            }
            // Nobody made a living chain in the territory.
            let theirs = PassAlive::of(attacked.board(), !color, set.rules().suicide);
            assert!(theirs.stones.iter().all(|p| !alive.territory.contains(p)), "{position:?}{attacked:?}");
        }
    }
    assert!(n_alive > 500, "{n_alive}");
}

/// A random legal move, if asked none that fills an own eye; false when there is none.
fn play_random(position: &mut Position, spare_eyes: bool, random: &mut StdRng) -> bool {
    let color = position.to_move();
    let points: Vec<Point> = position
        .legal_points()
        .filter(|point| !spare_eyes || !position.board().is_eye_like(color, *point))
        .collect();
    let Some(point) = points.choose(random) else {
        position.set_to_move(!color);
        return false;
    };
    position.play(Move::Place(*point)).unwrap();
    true
}
