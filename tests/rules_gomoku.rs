//! The rules of five in a row: diagrams that name them, and comparison with a slow twin on all board sizes.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "rules/matches.rs"]
mod matches;
#[path = "rules/reference.rs"]
mod reference;

use goishi::board::{BoardSize, Color, Direction, Point, Symmetry, coord, diagram};
use goishi::gomoku::{IllegalMove, Outcome, Position, Rule, SIZES, Setup, SetupError};
use proptest::prelude::*;
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom as _, SliceRandom as _};
use reference::{Board, WinningRow};

fn sizes() -> impl Iterator<Item = BoardSize> {
    SIZES.map(|lines| BoardSize::new(lines).unwrap())
}

fn board_of(position: &Position) -> Board {
    let mut board = Board::empty(position.size().lines());
    for point in position.size().points() {
        board.put(point.x(), point.y(), position.stone(point).map_or('.', Color::letter));
    }
    board
}

fn winning_rows(position: &Position) -> Vec<WinningRow> {
    board_of(position).winning_rows(position.rule())
}

/// Compares the outcome with the twin's.
fn agrees_with_the_twin(position: &Position) -> bool {
    let board = board_of(position);
    let expected = board.winning_rows(position.rule());
    match position.outcome() {
        None => expected.is_empty() && !board.is_full(),
        Some(Outcome::FullBoard) => expected.is_empty() && board.is_full(),
        // Which points are forbidden is the matter of the Renju tests.
        Some(Outcome::OnlyForbidden) => expected.is_empty() && position.rule() == Rule::Renju,
        Some(Outcome::Forbidden { .. }) => false,
        Some(Outcome::Five { winner, row }) => {
            let points = row.points(position.size()).map(|p| (i32::from(p.x()), i32::from(p.y())));
            expected.contains(&WinningRow { stone: winner.letter(), points: points.collect() })
        }
    }
}

/// The position of a diagram and the point marked in it.
fn marked(text: &str, to_move: Color, rule: Rule) -> (Position, Point) {
    let read = diagram::parse(text).unwrap();
    let setup = Setup { to_move, ..Setup::from_diagram(&read) };
    (setup.position(rule).unwrap(), read.marks[0].0)
}

/// Black plays on the marked point; how many stones has the winning row?
#[track_caller]
fn check(rule: Rule, text: &str, expected: Option<u8>) {
    let (mut position, point) = marked(text, Color::Black, rule);
    position.play(point).unwrap();
    let found = match position.outcome() {
        Some(Outcome::Five { winner, row }) => {
            assert_eq!(winner, Color::Black);
            Some(row.len)
        }
        _ => None,
    };
    assert_eq!(found, expected, "{position:?}");
    assert!(agrees_with_the_twin(&position));
}

const SIX: &str = "
    . . . . . . . . .
    . . O O O . O O .
    . X X X a X X . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .";

/// Five with the diagonal, six with the row.
const SIX_AND_FIVE: &str = "
    . . . . . . . . .
    . . . . . . . . .
    . X X X a X X . .
    . . . . . X . . .
    . . . . . . X . .
    . . . . . . . X .
    . . . . . . . . X
    . . . . . . . . .
    . . . . . . . . .";

#[test]
fn freestyle_five_or_more_win() {
    check(Rule::Freestyle, SIX, Some(6));
    check(Rule::Freestyle, SIX_AND_FIVE, Some(6));
}

#[test]
fn standard_an_overline_does_not_win() {
    check(Rule::Standard, SIX, None);
    let (mut position, point) = marked(SIX, Color::Black, Rule::Standard);
    position.play(point).unwrap();
    assert_eq!(position.to_move(), Color::White, "the game goes on");
}

#[test]
fn standard_a_five_wins_though_the_same_stone_makes_an_overline() {
    check(Rule::Standard, SIX_AND_FIVE, Some(5));
}

#[test]
fn an_overline_of_nine_is_the_longest_one_move_makes_in_freestyle() {
    let nine = "
        . . . . . . . . .
        X X X X a X X X X
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    check(Rule::Freestyle, nine, Some(9));
    check(Rule::Standard, nine, None);
}

#[test]
fn four_do_not_win_nor_five_with_a_gap_or_a_stone_between() {
    for row in ["X X X a . X . .", "X X a . X X . .", "X X O a X X O .", "a X X X O X X X", ". . X X X a O ."]
    {
        let text = format!("{row}\n{}", ". . . . . . . .\n".repeat(7));
        for rule in Rule::ALL {
            check(rule, &text, None);
        }
    }
}

#[test]
fn a_five_closed_at_both_ends_wins_but_in_caro() {
    for rule in Rule::ALL {
        let text = format!(". O X X a X X O\n{}", ". . . . . . . .\n".repeat(7));
        let is_caro = matches!(rule, Rule::Caro | Rule::CaroOverline);
        check(rule, &text, if is_caro { None } else { Some(5) });
    }
}

/// A row on an otherwise empty board of eight lines, first as it stands and then falling through the board.
fn check_row(rule: Rule, row: &str, expected: Option<u8>) {
    check(
        rule,
        &format!("{}{row}\n{}", ". . . . . . . .\n".repeat(3), ". . . . . . . .\n".repeat(4)),
        expected,
    );
    let falling = |y: usize| {
        let cells = row.split(' ').enumerate().map(|(x, cell)| if x == y { cell } else { "." });
        cells.collect::<Vec<_>>().join(" ") + "\n"
    };
    check(rule, &(0..8).map(falling).collect::<String>(), expected);
}

#[test]
fn caro_a_five_with_an_open_end_wins() {
    for rule in [Rule::Caro, Rule::CaroOverline] {
        check_row(rule, ". . X X a X X .", Some(5));
        check_row(rule, ". O X X a X X .", Some(5));
        check_row(rule, ". . X X a X X O", Some(5));
        // A stone that stands off does not bar.
        check_row(rule, "O . X X X X a O", Some(5));
    }
}

#[test]
fn caro_a_five_with_stones_of_the_other_side_at_both_ends_is_dead() {
    for rule in [Rule::Caro, Rule::CaroOverline] {
        check_row(rule, ". O X X a X X O", None);
        check_row(rule, "O a X X X X O .", None);
    }
}

#[test]
fn caro_the_edge_of_the_board_does_not_bar() {
    for rule in [Rule::Caro, Rule::CaroOverline] {
        check_row(rule, "X X a X X O . .", Some(5));
        check_row(rule, ". . O X X X X a", Some(5));
    }
}

#[test]
fn caro_six_are_dead_and_win_where_overlines_do() {
    for row in [". X X X a X X .", ". X X X a X X O", "O X X X a X X O", "X X X a X X O .", "X X X X a X X X"]
    {
        check_row(Rule::Caro, row, None);
        let len = row.matches(['X', 'a']).count() as u8;
        check_row(Rule::CaroOverline, row, Some(len));
    }
}

#[test]
fn caro_a_dead_five_stays_dead_and_other_rows_win() {
    let text = "
        . . . . . . . . .
        . O X X a X X O .
        . . . . . . . . .
        . . X . . . . . .
        . . X . . . . . .
        . . X . . . . . .
        . . . . . . . . .
        . O . O . O . O .
        . . . . . . . . .";
    for rule in [Rule::Caro, Rule::CaroOverline] {
        let (mut position, point) = marked(text, Color::Black, rule);
        position.play(point).unwrap();
        let size = position.size();
        let at = |x, y| size.point(x, y).unwrap();
        let (away, through, last) = (at(8, 8), at(2, 2), at(2, 6));
        for (played, ends) in [(away, false), (through, true)] {
            position.play(played).unwrap();
            assert_eq!(position.outcome().is_some(), ends, "{position:?}");
            assert!(agrees_with_the_twin(&position));
        }
        let Some(Outcome::Five { row, .. }) = position.outcome() else { panic!("{position:?}") };
        assert_eq!((row.direction, row.len), (Direction::Vertical, 5));
        assert_eq!(position.winning_row(point), None, "the row of the dead five");
        // Barred at its other end before, the second five is dead too.
        position.undo();
        position.undo();
        position.play(last).unwrap();
        position.play(away).unwrap();
        position.play(at(2, 0)).unwrap();
        position.play(through).unwrap();
        assert_eq!(position.outcome(), None, "{position:?}");
        assert!(agrees_with_the_twin(&position));
    }
}

/// A row that ends at the right edge does not go on at the left edge of the next line.
#[test]
fn a_row_does_not_run_around_the_edge() {
    for size in sizes() {
        let points: Vec<Point> = size.points().collect();
        for rule in Rule::ALL {
            for (i, five) in points.windows(5).enumerate() {
                let on_one_line = five[0].y() == five[4].y();
                let setup = Setup {
                    size,
                    stones: five[..4].iter().map(|p| (*p, Color::White)).collect(),
                    to_move: Color::White,
                };
                let mut position = setup.position(rule).unwrap();
                position.play(five[4]).unwrap();
                assert_eq!(position.outcome().is_some(), on_one_line, "{i}: {position:?}");
            }
        }
    }
}

/// On each size, in each direction, from each start (so at each edge and in each corner), whichever of
/// the five stones comes last.
#[test]
fn five_win_everywhere_in_all_four_directions() {
    let mut n_fives = 0;
    for size in sizes() {
        for direction in Direction::ALL {
            let (dx, dy) = direction.step();
            for start in size.points() {
                let five: Vec<Point> = (0..5).filter_map(|i| size.offset(start, dx * i, dy * i)).collect();
                if five.len() < 5 {
                    continue;
                }
                n_fives += 1;
                for last in 0..5 {
                    let color = if (last + start.index()) % 2 == 0 { Color::Black } else { Color::White };
                    let mut stones: Vec<(Point, Color)> = five.iter().map(|p| (*p, color)).collect();
                    stones.remove(last);
                    let rule = Rule::ALL[start.index() % Rule::ALL.len()];
                    let mut position = Setup { size, stones, to_move: color }.position(rule).unwrap();
                    position.play(five[last]).unwrap();
                    let Some(Outcome::Five { winner, row }) = position.outcome() else {
                        panic!("no five in {position:?}");
                    };
                    assert_eq!((winner, row.direction, row.len), (color, direction, 5));
                    assert_eq!(row.points(size).collect::<Vec<_>>(), five);
                }
            }
        }
    }
    // Rows and columns n (n − 4) each, diagonals (n − 4)² each.
    let expected: usize = SIZES.map(usize::from).map(|n| 2 * n * (n - 4) + 2 * (n - 4) * (n - 4)).sum();
    assert_eq!(n_fives, expected);
}

/// A filling of the whole board in which no row is longer than two, with as many stones of each color as a game
/// on it has: pairs of stones, each line shifted by two against the one above.
///
/// ```text
/// X X O O X
/// O O X X O
/// X X O O X
/// O O X X O
/// X X O O X
/// ```
fn drawn(lines: u8) -> Board {
    let mut board = Board::empty(lines);
    for y in 0..lines {
        for x in 0..lines {
            board.put(x, y, if (x + 2 * y) % 4 < 2 { 'X' } else { 'O' });
        }
    }
    board
}

/// The moves of a game that fills the board as drawn here, in random order, the point in front of the others last;
/// none when Black ran out of points that are allowed.
fn moves_filling(
    board: &Board,
    last: Option<Point>,
    size: BoardSize,
    rule: Rule,
    random: &mut StdRng,
) -> Option<Vec<Point>> {
    let mut left: Vec<Point> = size.points().filter(|p| Some(*p) != last).collect();
    left.shuffle(random);
    let mut position = Position::new(size, rule);
    while !left.is_empty() {
        let stone = position.to_move().letter();
        let fits = |p: &Point| board.at(p.x().into(), p.y().into()) == stone && position.check(*p).is_ok();
        let i = left.iter().position(fits)?;
        position.play(left.swap_remove(i)).unwrap();
    }
    Some(position.moves().iter().copied().chain(last).collect())
}

#[test]
fn a_full_board_draws_with_its_last_move_and_not_before() {
    let mut random = StdRng::seed_from_u64(1);
    for size in sizes() {
        let lines = size.lines();
        for rule in Rule::ALL {
            let mut position = Position::new(size, rule);
            let moves = (0..100).find_map(|_| moves_filling(&drawn(lines), None, size, rule, &mut random));
            for (i, point) in moves.unwrap().into_iter().enumerate() {
                assert_eq!(position.outcome(), None, "after {i} of {} moves", size.n_points());
                position.play(point).unwrap();
            }
            assert_eq!(position.outcome(), Some(Outcome::FullBoard));
            assert_eq!(position.moves().len(), size.n_points());
            assert_eq!(position.empty_points().count(), 0);
        }
    }
}

/// A well-known program asks for a 65th move on its board of 64 points.
#[test]
fn on_eight_by_eight_the_64th_move_ends_the_game_and_there_is_no_65th() {
    let size = BoardSize::new(8).unwrap();
    let mut random = StdRng::seed_from_u64(2);
    let mut position = Position::new(size, Rule::Freestyle);
    let moves = moves_filling(&drawn(8), None, size, Rule::Freestyle, &mut random).unwrap();
    assert_eq!(moves.len(), 64);
    for point in &moves[..63] {
        position.play(*point).unwrap();
    }
    assert_eq!(position.outcome(), None);
    position.play(moves[63]).unwrap();
    assert_eq!(position.outcome(), Some(Outcome::FullBoard));
    for point in size.points() {
        assert_eq!(position.play(point), Err(IllegalMove::GameOver));
    }
    assert_eq!(position.moves().len(), 64);
}

/// A game that fills the board and makes one winning row, with its last stone.
fn moves_won_by_the_last_stone(size: BoardSize, rule: Rule, random: &mut StdRng) -> Vec<Point> {
    let stone = if size.n_points() % 2 == 1 { 'X' } else { 'O' };
    let other = if stone == 'X' { 'O' } else { 'X' };
    let points: Vec<Point> = size.points().collect();
    loop {
        let mut board = drawn(size.lines());
        let (dx, dy) = Direction::ALL.choose(random).unwrap().step();
        let start = *points.choose(random).unwrap();
        let five: Vec<Point> = (0..5).filter_map(|i| size.offset(start, dx * i, dy * i)).collect();
        if five.len() < 5 {
            continue;
        }
        let mut n_too_many = 0;
        for p in &five {
            n_too_many += u32::from(board.at(i32::from(p.x()), i32::from(p.y())) == other);
            board.put(p.x(), p.y(), stone);
        }
        while n_too_many > 0 {
            let p = points.choose(random).unwrap();
            if !five.contains(p) && board.at(i32::from(p.x()), i32::from(p.y())) == stone {
                board.put(p.x(), p.y(), other);
                n_too_many -= 1;
            }
        }
        if board.winning_rows(Rule::Freestyle).len() == 1 && board.winning_rows(rule).len() == 1 {
            let last = *five.choose(random).unwrap();
            if let Some(moves) = moves_filling(&board, Some(last), size, rule, random) {
                return moves;
            }
        }
    }
}

#[test]
fn a_five_with_the_last_free_point_wins() {
    let mut random = StdRng::seed_from_u64(3);
    for size in sizes() {
        for rule in Rule::ALL {
            let mut position = Position::new(size, rule);
            for point in moves_won_by_the_last_stone(size, rule, &mut random) {
                assert_eq!(position.outcome(), None);
                position.play(point).unwrap();
            }
            assert_eq!(position.empty_points().count(), 0);
            assert!(matches!(position.outcome(), Some(Outcome::Five { .. })), "{position:?}");
            assert!(agrees_with_the_twin(&position));
        }
    }
}

/// What must not change when a move is refused.
fn state(position: &Position) -> (u64, Vec<Point>, Color, Option<Outcome>, Board) {
    (position.hash(), position.moves().to_vec(), position.to_move(), position.outcome(), board_of(position))
}

#[track_caller]
fn check_refused(position: &mut Position, point: Point, expected: IllegalMove) {
    let before = state(position);
    assert_eq!(position.check(point), Err(expected));
    assert_eq!(position.play(point), Err(expected));
    assert_eq!(state(position), before);
    assert!(position.is_consistent());
}

#[test]
fn a_refused_move_names_its_reason_and_changes_nothing() {
    let large = BoardSize::MAX;
    for size in sizes() {
        let mut position = Position::new(size, Rule::Freestyle);
        let at = |x, y| size.point(x, y).unwrap();
        let moves = [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1), (4, 0)];
        for (i, (x, y)) in moves.into_iter().enumerate() {
            for (x, y) in &moves[..i] {
                check_refused(&mut position, at(*x, *y), IllegalMove::Occupied);
            }
            for outside in large.points().filter(|p| !size.contains(*p)).step_by(7) {
                check_refused(&mut position, outside, IllegalMove::Outside);
            }
            position.play(at(x, y)).unwrap();
        }
        // The end comes before everything else, wherever the move would go.
        for point in large.points() {
            check_refused(&mut position, point, IllegalMove::GameOver);
        }
    }
}

/// A well-known program lets row and column 9 of 8 through and reads past its table.
#[test]
fn no_pair_of_numbers_reaches_past_the_board() {
    for size in sizes() {
        let mut position = Position::new(size, Rule::Freestyle);
        for x in 0..=u8::MAX {
            for y in 0..=u8::MAX {
                let inside = x < size.lines() && y < size.lines();
                assert_eq!(size.point(x, y).is_some(), inside, "({x}, {y}) on {} lines", size.lines());
                // Points of the largest board are the only strangers there can be.
                let Some(point) = BoardSize::MAX.point(x, y) else { continue };
                assert_eq!(size.contains(point), inside);
                assert_eq!(position.check(point).is_ok(), inside);
                assert_eq!(position.stone(point), None);
                assert_eq!(position.winning_row(point), None);
                if inside {
                    position.play(point).unwrap();
                    assert_eq!(position.undo(), Some(point));
                }
            }
        }
        for (text, inside) in [("1 1", true), ("8 8", true), ("9 1", false), ("1,9", false), ("i8", false)] {
            let eight = BoardSize::new(8).unwrap();
            assert_eq!(coord::parse(text, eight).is_ok(), inside, "{text}");
        }
    }
}

/// A game of random moves, half of them next to a stone, until it ends; `each` sees it after every move.
fn random_game(
    size: BoardSize,
    rule: Rule,
    random: &mut StdRng,
    mut each: impl FnMut(&Position),
) -> Position {
    let mut position = Position::new(size, rule);
    while position.outcome().is_none() {
        let near = position.moves().choose(random).and_then(|p| {
            let (dx, dy) = (random.random_range(-1..=1), random.random_range(-1..=1));
            size.offset(*p, dx, dy).filter(|p| position.stone(*p).is_none())
        });
        let point = near.filter(|_| random.random_bool(0.5)).unwrap_or_else(|| {
            let empty: Vec<Point> = position.empty_points().collect();
            *empty.choose(random).unwrap()
        });
        if let Err(IllegalMove::Forbidden(_)) = position.check(point) {
            continue;
        }
        position.play(point).unwrap();
        each(&position);
    }
    position
}

#[test]
fn random_games_end_as_the_twin_says() {
    let mut random = StdRng::seed_from_u64(4);
    let (mut n_positions, mut n_fives, mut n_drawn) = (0, 0, 0);
    for size in sizes() {
        for rule in Rule::ALL {
            for _ in 0..1200 / u32::from(size.lines()) / u32::from(size.lines()) + 8 {
                let position = random_game(size, rule, &mut random, |position| {
                    assert!(agrees_with_the_twin(position), "{position:?}\n{:?}", position.outcome());
                    n_positions += 1;
                });
                match position.outcome() {
                    Some(Outcome::FullBoard) => n_drawn += 1,
                    _ => n_fives += 1,
                }
            }
        }
    }
    assert!(n_positions > 20_000 && n_fives > 200 && n_drawn > 20, "{n_positions} {n_fives} {n_drawn}");
}

/// A board so full that most moves decide something: stones are put down at random wherever the rule lets the
/// game go on, many more of one color than of the other, so that rows of six and more come up.
fn dense_setup(size: BoardSize, rule: Rule, random: &mut StdRng) -> Setup {
    let mut points: Vec<Point> = size.points().collect();
    points.shuffle(random);
    points.truncate(size.n_points() * random.random_range(40..95) / 100);
    let share_of_black = random.random_range(0.3..0.8);
    let mut setup = Setup { size, stones: Vec::new(), to_move: Color::Black };
    let mut board = Board::empty(size.lines());
    for point in points {
        let color = if random.random_bool(share_of_black) { Color::Black } else { Color::White };
        board.put(point.x(), point.y(), color.letter());
        if board.winning_rows(rule).is_empty() {
            setup.stones.push((point, color));
        } else {
            board.put(point.x(), point.y(), '.');
        }
    }
    setup
}

#[test]
fn every_move_on_crowded_boards_is_judged_as_the_twin_does() {
    let mut random = StdRng::seed_from_u64(5);
    let (mut n_positions, mut n_fives, mut n_overlines) = (0, 0, 0);
    for size in sizes() {
        for rule in Rule::ALL {
            for _ in 0..4 {
                let mut setup = dense_setup(size, rule, &mut random);
                for to_move in Color::BOTH {
                    setup.to_move = to_move;
                    let Ok(mut position) = setup.position(rule) else {
                        assert_eq!(
                            (rule, to_move),
                            (Rule::Renju, Color::Black),
                            "only forbidden points are left"
                        );
                        continue;
                    };
                    let empty: Vec<Point> = position.empty_points().collect();
                    for point in empty {
                        if let Err(refused) = position.play(point) {
                            assert!(matches!(refused, IllegalMove::Forbidden(_)) && rule == Rule::Renju);
                            continue;
                        }
                        assert!(agrees_with_the_twin(&position), "{position:?}\n{:?}", position.outcome());
                        n_positions += 1;
                        n_fives += u32::from(matches!(position.outcome(), Some(Outcome::Five { .. })));
                        n_overlines += u32::from(
                            position.outcome().is_none()
                                && !board_of(&position).winning_rows(Rule::Freestyle).is_empty(),
                        );
                        position.undo();
                    }
                }
            }
        }
    }
    assert!(
        n_positions > 10_000 && n_fives > 1000 && n_overlines > 500,
        "{n_positions} {n_fives} {n_overlines}"
    );
}

#[test]
fn undo_to_the_start_takes_back_everything() {
    let mut random = StdRng::seed_from_u64(6);
    for size in sizes() {
        for rule in Rule::ALL {
            let mut states = vec![state(&Position::new(size, rule))];
            let mut position = random_game(size, rule, &mut random, |position| states.push(state(position)));
            while let Some(expected) = states.pop() {
                assert_eq!(state(&position), expected);
                assert_eq!(position.undo(), expected.1.last().copied());
            }
            assert_eq!(position.undo(), None);
            assert_eq!(state(&position), state(&Position::new(size, rule)));
        }
    }
}

#[test]
fn the_hash_tells_stones_and_the_side_to_move_and_not_their_order() {
    let size = BoardSize::new(15).unwrap();
    let mut random = StdRng::seed_from_u64(7);
    let mut hashes = std::collections::HashSet::new();
    for _ in 0..50 {
        let mut points: Vec<Point> = size.points().collect();
        points.shuffle(&mut random);
        let play = |moves: &[Point]| {
            let mut position = Position::new(size, Rule::Freestyle);
            for point in moves {
                position.play(*point).unwrap();
            }
            position.hash()
        };
        let hash = play(&points[..4]);
        assert_eq!(hash, play(&[points[2], points[3], points[0], points[1]]));
        assert!(hashes.insert(hash));
        assert!(hashes.insert(play(&[points[1], points[0], points[2], points[3]])), "the colors exchanged");
        assert!(hashes.insert(play(&points[..3])));
    }
}

#[test]
fn all_eight_symmetries_agree() {
    let mut random = StdRng::seed_from_u64(8);
    for size in sizes() {
        for rule in Rule::ALL {
            let position = random_game(size, rule, &mut random, |_| ());
            for symmetry in Symmetry::ALL {
                let mut image = Position::new(size, rule);
                for (i, point) in position.moves().iter().enumerate() {
                    assert_eq!(image.outcome(), None, "after {i} moves");
                    image.play(symmetry.apply(*point, size)).unwrap();
                }
                assert!(agrees_with_the_twin(&image));
                assert_eq!(winning_rows(&image).len(), winning_rows(&position).len());
                let winner = |position: &Position| match position.outcome().unwrap() {
                    Outcome::Five { winner, .. } => Some(winner),
                    _ => None,
                };
                assert_eq!(winner(&image), winner(&position));
            }
        }
    }
}

#[test]
fn a_side_can_win_no_more_when_every_window_of_five_is_barred() {
    // A stone in each line, each column and both diagonals.
    let barred = "
        O . . . .
        . . O . .
        . . . . O
        . O . . .
        . . . O .";
    let can_still_win = |text: &str, color| {
        Setup::from_diagram(&diagram::parse(text).unwrap())
            .position(Rule::Freestyle)
            .unwrap()
            .can_still_win(color)
    };
    assert!(!can_still_win(barred, Color::Black));
    assert!(can_still_win(barred, Color::White));
    // Without any one of them there is a window again.
    for (i, _) in barred.match_indices('O') {
        let open = format!("{}.{}", &barred[..i], &barred[i + 1..]);
        assert!(can_still_win(&open, Color::Black), "{open}");
    }
}

fn any_rule() -> impl Strategy<Value = Rule> {
    prop::sample::select(Rule::ALL.to_vec())
}

/// Random stones on a board; the same point may come twice.
fn any_stones() -> impl Strategy<Value = (BoardSize, Rule, Vec<(Point, Color)>)> {
    (SIZES, any_rule(), prop::collection::vec((0_u8..25, 0_u8..25, any::<bool>()), 0..120)).prop_map(
        |(lines, rule, stones)| {
            let size = BoardSize::new(lines).unwrap();
            let color = |black| if black { Color::Black } else { Color::White };
            let stones = stones
                .into_iter()
                .map(|(x, y, black)| {
                    // Squeezed onto part of the board so that rows come about, now and then past its edge.
                    let (x, y) = if x == 24 { (x, y) } else { (x % lines.min(9), y % lines.min(9)) };
                    (BoardSize::MAX.point(x, y).unwrap(), color(black))
                })
                .collect();
            (size, rule, stones)
        },
    )
}

proptest! {
    #[test]
    fn a_setup_is_a_position_or_says_why_not((size, rule, stones) in any_stones()) {
        let setup = Setup { size, stones: stones.clone(), to_move: Color::White };
        let outside = stones.iter().any(|(p, _)| p.x() >= size.lines() || p.y() >= size.lines());
        let twice = (1..stones.len()).any(|i| stones[..i].iter().any(|(p, _)| *p == stones[i].0));
        let rows = (!outside && !twice).then(|| {
            let mut board = Board::empty(size.lines());
            for (p, color) in &stones {
                board.put(p.x(), p.y(), color.letter());
            }
            board.winning_rows(rule)
        });
        match setup.position(rule) {
            Ok(position) => {
                prop_assert_eq!(rows, Some(Vec::new()));
                prop_assert!(position.is_consistent());
                prop_assert_eq!(position.stones().count(), stones.len());
                prop_assert_eq!(position.to_move(), Color::White);
            }
            Err(SetupError::Outside(point)) => prop_assert!(outside && !size.contains(point)),
            Err(SetupError::Occupied(_)) => prop_assert!(twice),
            Err(SetupError::Won(color, _)) => {
                prop_assert!(rows.unwrap().iter().any(|row| row.stone == color.letter()));
            }
            Err(SetupError::Size(_)) => prop_assert!(!SIZES.contains(&size.lines())),
            Err(SetupError::Full) => prop_assert_eq!(stones.len(), size.n_points()),
        }
    }

    #[test]
    fn any_moves_are_played_or_refused(
        lines in SIZES,
        rule in any_rule(),
        moves in prop::collection::vec((0_u8..25, 0_u8..25), 0..200),
    ) {
        let size = BoardSize::new(lines).unwrap();
        let mut position = Position::new(size, rule);
        for (x, y) in moves {
            let point = BoardSize::MAX.point(x, y).unwrap();
            let before = state(&position);
            match position.play(point) {
                Ok(()) => prop_assert!(before.3.is_none() && before.4.at(x.into(), y.into()) == '.'),
                Err(reason) => {
                    let expected = if before.3.is_some() {
                        IllegalMove::GameOver
                    } else if before.4.at(x.into(), y.into()) == ' ' {
                        IllegalMove::Outside
                    } else if before.4.at(x.into(), y.into()) != '.' {
                        IllegalMove::Occupied
                    } else {
                        prop_assert!(rule == Rule::Renju && before.2 == Color::Black);
                        IllegalMove::Forbidden(position.forbidden(point).unwrap())
                    };
                    prop_assert_eq!(reason, expected);
                    prop_assert_eq!(state(&position), before);
                }
            }
            prop_assert!(agrees_with_the_twin(&position));
        }
    }
}
