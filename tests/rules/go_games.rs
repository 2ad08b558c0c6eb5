//! Random games, legal and tolerant: the fast rules against the slow twin, taking back, symmetries.

use goishi::board::{BoardSize, ByColor, Color, Point, Symmetry};
use goishi::go::*;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};

use crate::reference::{Game, Repetition, Rows, chain};

const SETS: [RuleSet; 5] =
    [RuleSet::Japanese, RuleSet::Chinese, RuleSet::Aga, RuleSet::NewZealand, RuleSet::TrompTaylor];

pub(crate) fn rows(position: &Position) -> Rows {
    let size = position.size();
    let letter = |x, y| size.point(x, y).and_then(|p| position.stone(p)).map_or('.', Color::letter);
    (0..size.lines()).map(|y| (0..size.lines()).map(|x| letter(x, y)).collect()).collect()
}

fn twin_of(position: &Position) -> Game {
    let rules = position.rules();
    Game {
        repetition: match rules.ko {
            KoRule::Simple => Repetition::Simple,
            KoRule::PositionalSuperko => Repetition::Positional,
            KoRule::SituationalSuperko => Repetition::Situational,
        },
        chains_may_die: rules.suicide == Suicide::AllowedForChains,
        boards: vec![(rows(position), position.to_move().letter())],
        taken: [0, 0],
    }
}

fn word(result: Result<(), IllegalMove>) -> &'static str {
    match result {
        Ok(()) => "legal",
        Err(IllegalMove::Outside) => "outside",
        Err(IllegalMove::Occupied) => "taken",
        Err(IllegalMove::Suicide) => "suicide",
        Err(IllegalMove::Ko) => "ko",
        Err(IllegalMove::Superko) => "superko",
        Err(IllegalMove::Handicap) => "handicap",
        Err(IllegalMove::GameOver) => "over",
    }
}

/// Everything that a move changes and undo must restore.
fn state(position: &Position) -> impl PartialEq + std::fmt::Debug + use<> {
    (
        position.board().clone(),
        position.board().empty_points().to_vec(),
        (position.hash(), position.to_move(), position.n_passes(), position.prisoners()),
        position.moves().len(),
        position.captures_of_last_move().to_vec(),
    )
}

/// Chains, liberties and captures as the twin finds them.
fn chains_agree(position: &Position, board: &Rows) -> bool {
    position.stones().all(|(point, _)| {
        let (stones, n_liberties) = chain(board, point.x().into(), point.y().into());
        let found = position.board().chain_at(point).unwrap();
        found.n_stones() == stones.len()
            && found.n_liberties() == n_liberties
            && found.n_liberties_up_to(2) == n_liberties.min(2)
            && found.is_atari() == (n_liberties == 1)
            && found.last_liberty().is_some() == (n_liberties == 1)
    })
}

/// What each refusal was given how often.
type Tally = std::collections::HashMap<&'static str, usize>;

/// A game of random moves, looked at from all sides; returns the moves.
fn random_game(
    size: BoardSize,
    set: RuleSet,
    n_moves: usize,
    random: &mut StdRng,
    tally: &mut Tally,
) -> Vec<Move> {
    let mut position = Position::new(size, set.rules());
    let mut twin = twin_of(&position);
    let look_at_all = size.lines() <= 7;
    let mut states = Vec::new();
    for n in 0..n_moves {
        if look_at_all || n % 16 == 0 {
            assert!(chains_agree(&position, twin.board()), "{position:?}");
            for point in size.points() {
                let expect = match twin.after(point.x().into(), point.y().into()) {
                    Ok(_) => "legal",
                    Err(reason) => reason,
                };
                assert_eq!(word(position.check(Move::Place(point))), expect, "{point:?}\n{position:?}");
                *tally.entry(expect).or_default() += 1;
            }
        }
        states.push(state(&position));
        let free = position.board().empty_points().to_vec();
        let legal = |point: &Point| position.check(Move::Place(*point)).is_ok();
        // Points of all kinds, so that eyes are filled and boards come back.
        let drawn = (0..20).find_map(|_| free.choose(random).copied().filter(legal));
        let mv = match drawn {
            Some(point) if position.n_passes() > 0 || !random.random_ratio(1, 40) => Move::Place(point),
            _ if position.n_passes() > 0 => break,
            _ => Move::Pass,
        };
        position.play(mv).unwrap();
        match mv {
            Move::Place(point) => twin.play(point.x().into(), point.y().into()),
            Move::Pass => twin.pass(),
        }
        assert_eq!(&rows(&position), twin.board());
        let ByColor { black, white } = position.prisoners();
        assert_eq!([black as usize, white as usize], twin.taken);
    }
    let moves: Vec<Move> = position.moves().iter().map(|played| played.mv).collect();
    while let Some(before) = states.pop() {
        if position.moves().len() > states.len() {
            position.undo().unwrap();
        }
        assert!(state(&position) == before, "{position:?}");
    }
    assert_eq!(position.undo(), None);
    moves
}

#[test]
fn random_games_agree_with_the_twin() {
    let mut random = StdRng::seed_from_u64(1);
    let mut tally = Tally::new();
    for size in sizes() {
        for set in SETS {
            let (n_games, n_moves) = match size.lines() {
                5 => (16, 300),
                6 => (4, 200),
                7..=9 => (2, 150),
                10..=13 => (1, 200),
                _ => (1, 120),
            };
            for _ in 0..n_games {
                random_game(size, set, n_moves, &mut random, &mut tally);
            }
        }
    }
    for reason in ["legal", "taken", "suicide", "ko", "superko"] {
        assert!(tally[reason] > 20, "{tally:?}");
    }
}

#[test]
fn the_eight_symmetries_agree() {
    let mut random = StdRng::seed_from_u64(2);
    for size in [5, 6, 9, 19, 25].map(|lines| BoardSize::new(lines).unwrap()) {
        for set in SETS {
            let moves = random_game(size, set, 80, &mut random, &mut Tally::new());
            for symmetry in Symmetry::ALL {
                let image =
                    |mv: Move| mv.point().map_or(Move::Pass, |p| Move::Place(symmetry.apply(p, size)));
                let mut straight = Position::new(size, set.rules());
                let mut turned = straight.clone();
                for &mv in &moves {
                    straight.play(mv).unwrap();
                    turned.play(image(mv)).unwrap();
                    assert_eq!(straight.prisoners(), turned.prisoners());
                    assert_eq!(straight.captures_of_last_move().len(), turned.captures_of_last_move().len());
                }
                for point in size.points() {
                    let mv = Move::Place(point);
                    assert_eq!(straight.check(mv), turned.check(image(mv)), "{straight:?}");
                }
            }
        }
    }
}

/// Records may hold anything; whatever is no stone on a stone is played, and can be taken back.
#[test]
fn tolerant_games_take_anything() {
    let mut random = StdRng::seed_from_u64(3);
    for size in sizes() {
        let mut position = Position::new(size, RuleSet::Chinese.rules());
        let points: Vec<Point> = BoardSize::MAX.points().collect();
        let start = state(&position);
        for _ in 0..300 {
            let color = *Color::BOTH.choose(&mut random).unwrap();
            let point = *points.choose(&mut random).unwrap();
            let mv = if random.random_ratio(1, 10) { Move::Pass } else { Move::Place(point) };
            let before = state(&position);
            let expect = match mv {
                Move::Place(point) if !size.contains(point) => Err(IllegalMove::Outside),
                Move::Place(point) if position.stone(point).is_some() => Err(IllegalMove::Occupied),
                _ => Ok(()),
            };
            assert_eq!(position.play_tolerant(color, mv), expect);
            if expect.is_ok() {
                assert_eq!(position.to_move(), !color);
            } else {
                assert!(state(&position) == before);
            }
        }
        while position.undo().is_some() {}
        assert!(state(&position) == start);
    }
}

/// What superko would say of the hash is what it says of the board.
#[test]
fn hashes_differ_as_boards_do() {
    let mut random = StdRng::seed_from_u64(4);
    let size = BoardSize::MIN;
    let mut boards = std::collections::HashMap::new();
    for _ in 0..40 {
        let moves = random_game(size, RuleSet::Japanese, 100, &mut random, &mut Tally::new());
        let mut position = Position::new(size, RuleSet::Japanese.rules());
        for mv in moves {
            position.play(mv).unwrap();
            let seen = boards.entry(position.board().hash()).or_insert_with(|| rows(&position));
            assert_eq!(*seen, rows(&position));
        }
    }
    let distinct: std::collections::HashSet<&Rows> = boards.values().collect();
    assert_eq!(distinct.len(), boards.len());
}
