//! The opening protocols, walked through every branch of answers on every board that has room for them, and held
//! against a slow twin that knows boards as rows of characters only.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "rules/pictures.rs"]
mod pictures;

use goishi::board::{BoardSize, Color, Point, Symmetry, coord};
use goishi::gomoku::opening::*;
use pictures::{expected_of_point, look_alike, picture};
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;

fn sizes() -> impl Iterator<Item = BoardSize> {
    (BoardSize::MIN.lines()..=BoardSize::MAX.lines()).map(|lines| BoardSize::new(lines).unwrap())
}

fn openings_and_sizes() -> impl Iterator<Item = (Opening, BoardSize)> {
    let fitting = |opening: Opening| sizes().filter(move |&size| opening.fits(size));
    Opening::ALL.into_iter().flat_map(move |opening| fitting(opening).map(move |size| (opening, size)))
}

/// Every answer that somebody could give to anything.
fn all_answers() -> impl Iterator<Item = Answer> {
    let numbers = [0, 1, 2, 7, 8, 9, 10, 11, 12, 13, 255].into_iter().map(Answer::Number);
    [Answer::Take(Color::Black), Answer::Take(Color::White), Answer::PlaceTwo].into_iter().chain(numbers)
}

/// The points looked at: all of small boards and of the usual one, else some; and always one off the board.
fn some_points(size: BoardSize, random: &mut StdRng) -> Vec<Point> {
    let all: Vec<Point> = size.points().collect();
    let n = if size.lines() <= 8 || size.lines() == 15 { all.len() } else { 20 };
    let beyond = BoardSize::MAX.point(size.lines(), 0);
    all.sample(random, n).copied().chain(beyond).collect()
}

/// `check` and `apply` agree, a refused step changes nothing, and one that was done can be taken back.
fn try_step(game: &OpeningGame, step: Step) -> Result<(), IllegalStep> {
    let mut tried = game.clone();
    let result = tried.apply(step);
    assert_eq!(game.check(step), result, "{step:?} in {game:?}");
    if result.is_ok() {
        assert_eq!(tried.steps().split_last(), Some((&step, game.steps())));
        assert_eq!(tried.undo(), Some(step));
    }
    assert_eq!(tried, *game, "after {step:?}, {result:?}");
    result
}

/// What must hold between any two steps.
fn look_at(game: &OpeningGame, random: &mut StdRng) {
    let (stones, offers) = (game.stones(), game.offers());
    assert!(stones.len() <= 5);
    assert!(stones.iter().enumerate().all(|(i, stone)| !stones[..i].contains(stone)), "{game:?}");
    assert!(offers.iter().enumerate().all(|(i, offer)| !offers[..i].contains(offer)), "{game:?}");
    assert_eq!(game.task().is_none(), game.actor().is_none());
    assert_eq!(game.color_of(game.black()), Color::Black);
    assert_eq!(game.color_of(!game.black()), Color::White);
    if let Some(Task::Place { color, .. }) = game.task() {
        assert_eq!(color, Color::to_move_after(stones.len()));
    }

    let points = some_points(game.size(), random);
    let legal: Vec<Point> = game.legal_points().collect();
    for &point in &points {
        let result = try_step(game, Step::Point(point));
        assert_eq!(result, expected_of_point(game, point), "{point:?} in {game:?}");
        assert_eq!(legal.contains(&point), result.is_ok());
    }
    let answers: Vec<Answer> = game.answers().collect();
    for answer in all_answers() {
        assert_eq!(answers.contains(&answer), try_step(game, Step::Answer(answer)).is_ok(), "{answer:?}");
    }
    let is_one_asked = legal.is_empty() != answers.is_empty();
    assert_eq!(game.task().is_some(), is_one_asked, "either points or answers until the end: {game:?}");
    assert!(legal.is_empty() || answers.is_empty());
}

/// What must hold at the end.
fn look_at_end(game: &OpeningGame) {
    assert_eq!(game.offers(), []);
    if game.opening() == Opening::Free {
        assert_eq!(game.stones(), []);
    } else {
        assert_eq!(Color::to_move_after(game.stones().len()), Color::White);
        assert!([3, 5].contains(&game.stones().len()));
    }
    // All the way back and again.
    let mut back = game.clone();
    while back.undo().is_some() {}
    assert_eq!(back, OpeningGame::new(game.opening(), game.size()).unwrap());
    for &step in game.steps() {
        back.apply(step).unwrap();
    }
    assert_eq!(back, *game);
}

/// Follows every answer, and one random point where a point is to be named; the ends that were reached.
fn walk(game: &OpeningGame, random: &mut StdRng, ends: &mut Vec<OpeningGame>) {
    assert!(game.steps().len() <= 20, "an opening ends: {game:?}");
    look_at(game, random);
    let points: Vec<Point> = game.legal_points().collect();
    let point = points.choose(random).map(|&point| Step::Point(point));
    let steps: Vec<Step> = game.answers().map(Step::Answer).chain(point).collect();
    if steps.is_empty() {
        assert_eq!(game.task(), None);
        look_at_end(game);
        ends.push(game.clone());
    }
    for step in steps {
        let mut next = game.clone();
        next.apply(step).unwrap();
        walk(&next, random, ends);
    }
}

fn ends_of(opening: Opening, size: BoardSize, random: &mut StdRng) -> Vec<OpeningGame> {
    let mut ends = Vec::new();
    walk(&OpeningGame::new(opening, size).unwrap(), random, &mut ends);
    ends
}

const fn n_branches(opening: Opening) -> usize {
    match opening {
        Opening::Free | Opening::Pro | Opening::LongPro => 1,
        Opening::Swap | Opening::Rif => 2,
        Opening::Swap2 => 2 + 2,
        Opening::Yamaguchi => 12 * 2,
        Opening::Soosorv8 => 2 * 8 * 2,
        Opening::Taraguchi10 => 8 * (1 + 2 * 2),
    }
}

#[test]
fn every_branch_of_answers_on_every_board() {
    let mut random = StdRng::seed_from_u64(1);
    for (opening, size) in openings_and_sizes() {
        let ends = ends_of(opening, size, &mut random);
        assert_eq!(ends.len(), n_branches(opening), "{opening:?}");
        let n_first_black = ends.iter().filter(|game| game.black() == Party::First).count();
        let expected = if ends.len() == 1 { 1 } else { ends.len() / 2 };
        assert_eq!(n_first_black, expected, "{opening:?}: a swap has as many branches as none");
    }
}

const fn has_zones(opening: Opening) -> bool {
    !matches!(opening, Opening::Free | Opening::Swap | Opening::Swap2)
}

/// The symmetries that keep the zones: those that keep the center where there are zones, else all.
fn symmetries_of(game: &OpeningGame) -> impl Iterator<Item = Symmetry> {
    let (size, center) = (game.size(), game.size().center());
    let is_free = !has_zones(game.opening());
    Symmetry::ALL.into_iter().filter(move |symmetry| is_free || symmetry.apply(center, size) == center)
}

fn image_of_step(step: Step, symmetry: Symmetry, size: BoardSize) -> Step {
    if let Step::Point(point) = step { Step::Point(symmetry.apply(point, size)) } else { step }
}

#[test]
fn images_of_an_opening_go_the_same_way() {
    let mut random = StdRng::seed_from_u64(2);
    for (opening, size) in openings_and_sizes().filter(|(_, size)| [5, 9, 10, 15].contains(&size.lines())) {
        let ends = ends_of(opening, size, &mut random);
        for game in ends.sample(&mut random, 6) {
            assert_eq!(symmetries_of(game).count() == 8, size.lines() % 2 == 1 || !has_zones(opening));
            for symmetry in symmetries_of(game) {
                let mut one = OpeningGame::new(opening, size).unwrap();
                let mut other = one.clone();
                for &step in game.steps() {
                    assert_eq!((one.task(), one.actor()), (other.task(), other.actor()));
                    for point in some_points(size, &mut random).into_iter().filter(|&p| size.contains(p)) {
                        let image = other.check(image_of_step(Step::Point(point), symmetry, size));
                        let expected = one.check(Step::Point(point)).map_err(|reason| match reason {
                            IllegalStep::Symmetrical(offer) => {
                                IllegalStep::Symmetrical(symmetry.apply(offer, size))
                            }
                            reason => reason,
                        });
                        assert_eq!(image, expected);
                    }
                    one.apply(step).unwrap();
                    other.apply(image_of_step(step, symmetry, size)).unwrap();
                }
                assert_eq!((other.task(), other.black()), (None, one.black()));
            }
        }
    }
}

/// Renju has 26 patterns of three stones: 13 with the second stone beside the first, 13 with it at a corner.
#[test]
fn three_stones_make_26_patterns() {
    let size = BoardSize::new(15).unwrap();
    for opening in [Opening::Rif, Opening::Yamaguchi, Opening::Soosorv8] {
        let mut patterns: Vec<Vec<Point>> = Vec::new();
        let mut game = OpeningGame::new(opening, size).unwrap();
        game.apply(Step::Point(size.center())).unwrap();
        for second in game.legal_points().collect::<Vec<_>>() {
            game.apply(Step::Point(second)).unwrap();
            for third in game.legal_points().collect::<Vec<_>>() {
                let pattern = [size.center(), second, third];
                let drawn = picture(&pattern, size);
                if !patterns.iter().any(|known| look_alike(&picture(known, size), &drawn)) {
                    patterns.push(pattern.to_vec());
                }
            }
            game.undo();
        }
        let is_direct = |pattern: &&Vec<Point>| {
            pattern[1].x() == size.center().x() || pattern[1].y() == size.center().y()
        };
        assert_eq!((patterns.len(), patterns.iter().filter(is_direct).count()), (26, 13), "{opening:?}");
    }
}

/// Every fourth stone on small boards, where twelve different fifth moves are not always to be had: as many are
/// asked for as there are, and they can all be offered, in any order.
#[test]
fn fifth_moves_never_run_out() {
    let mut random = StdRng::seed_from_u64(3);
    let mut n_limited = 0;
    for (lines, patterns) in
        [(5, ["c3 c4 c5", "c3 d4 b2", "c3 b3 e3"]), (6, ["d3 d4 c3", "d3 c3 c4", "d3 e2 b5"])]
    {
        let size = BoardSize::new(lines).unwrap();
        for pattern in patterns {
            let mut three = OpeningGame::new(Opening::Yamaguchi, size).unwrap();
            for name in pattern.split(' ') {
                three.apply(Step::Point(coord::parse(name, size).unwrap())).unwrap();
            }
            three.apply(Step::Answer(Answer::Number(12))).unwrap();
            three.apply(Step::Answer(Answer::Take(Color::White))).unwrap();
            for fourth in three.legal_points().collect::<Vec<_>>() {
                let mut game = three.clone();
                game.apply(Step::Point(fourth)).unwrap();
                let n_different = pictures::n_different_fifths(game.stones(), size);
                assert_eq!(game.n_fifths(), Some(n_different.min(12) as u8), "{game:?}");
                n_limited += u8::from(n_different < 12);
                while let Some(Task::OfferFifth { .. }) = game.task() {
                    let points: Vec<Point> = game.legal_points().collect();
                    game.apply(Step::Point(*points.choose(&mut random).unwrap())).unwrap();
                }
                assert_eq!(game.offers().len(), n_different.min(12));
                assert_eq!(game.legal_points().count(), game.offers().len());
                if n_different <= 12 {
                    let is_new = |point: &Point| {
                        game.offers().iter().all(|offer| {
                            let five = |fifth| picture(&[game.stones(), &[fifth]].concat(), size);
                            !look_alike(&five(*point), &five(*offer))
                        })
                    };
                    let free = |point: &Point| !game.stones().contains(point);
                    assert_eq!(size.points().filter(free).filter(is_new).count(), 0);
                }
            }
        }
    }
    assert!(n_limited >= 6, "some of these boards have fewer than twelve: {n_limited}");
}
