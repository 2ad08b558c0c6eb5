//! The table of the puzzle, both ways against each other, and play by chance.

use super::recursion::{self, Cut, Search, Step};
use super::*;
use crate::board::Point;
use rand::rngs::StdRng;
use rand::seq::IteratorRandom as _;
use rand::{RngExt as _, SeedableRng as _};

/// Width, height, fewest stones (OEIS A350823, A104519), solutions, solutions up to turning and mirroring.
///
/// The numbers of solutions were found before by two programs other than this one.
const TABLE: [(u8, u8, usize, usize, usize); 24] = [
    (1, 1, 1, 1, 1),
    (2, 2, 2, 6, 2),
    (3, 3, 3, 10, 3),
    (4, 4, 4, 2, 1),
    (5, 5, 7, 22, 4),
    (6, 6, 10, 288, 39),
    (7, 7, 12, 2, 1),
    (8, 8, 16, 52, 10),
    (9, 9, 20, 32, 4),
    (4, 3, 4, 29, 11),
    (5, 3, 4, 1, 1),
    (6, 3, 5, 2, 1),
    (7, 3, 6, 11, 5),
    (8, 3, 7, 46, 15),
    (5, 4, 6, 52, 18),
    (6, 4, 7, 92, 23),
    (7, 4, 7, 2, 1),
    (8, 4, 8, 4, 2),
    (6, 5, 8, 13, 5),
    (7, 5, 9, 3, 2),
    (8, 5, 11, 344, 90),
    (7, 6, 11, 34, 9),
    (8, 6, 12, 2, 1),
    (8, 7, 14, 34, 12),
];

/// Boards that the recursion solves in at most a second in a test build, looking for fewer stones first.
fn is_quick(board: Board) -> bool {
    board.n_points() <= 36
}

fn board(width: u8, height: u8) -> Board {
    Board::new(width, height).unwrap()
}

fn drawn(board: Board, rows: &str) -> PointSet {
    read(board, rows).unwrap()
}

#[test]
fn the_table_by_the_fast_way() {
    for (width, height, fewest, n_all, n_classes) in TABLE {
        for board in [board(width, height), board(height, width)] {
            let solutions = Solutions::of(board);
            let found = (board.fewest_stones(), solutions.all().len(), solutions.classes().len());
            assert_eq!(found, (fewest, n_all, n_classes), "{board}");
            assert!(solutions.all().iter().all(|solution| solution.len() == fewest));
        }
    }
}

#[test]
fn both_ways_find_the_same() {
    for board in Board::all().filter(|board| is_quick(*board)) {
        assert_eq!(recursion::solutions(board), ProfileTable::new(board).solutions(), "{board}");
    }
}

/// With the right number of stones, and not with one less. 9×9 alone takes some seconds.
#[test]
fn the_table_by_the_recursion() {
    for (width, height, fewest, n_all, _) in TABLE {
        let board = board(width, height);
        let mut found = Vec::new();
        recursion::solve(&mut Cover::with_stones(board, fewest), &mut |cover| found.push(cover.stones()));
        found.sort();
        assert_eq!((found.len(), &found[..]), (n_all, Solutions::of(board).all()), "{board}");
        recursion::solve(&mut Cover::with_stones(board, fewest - 1), &mut |cover| panic!("{cover:?}"));
    }
}

#[test]
fn the_four_solutions_of_5x5() {
    let board = board(5, 5);
    let solutions = Solutions::of(board);
    let expect = [
        (8, "X...X\n..X..\nX....\n...XX\n.X..."),
        (8, ".X..X\n..X..\nX....\n...XX\n.X..."),
        (4, "X...X\n..X..\n..X..\nX...X\n..X.."),
        (2, "..X..\nX...X\n..X..\nX...X\n..X.."),
    ];
    assert_eq!(solutions.classes().len(), expect.len());
    for ((n_forms, drawing), number) in expect.into_iter().zip(1..) {
        let form = drawn(board, drawing);
        let class = Class { number, form, n_forms };
        assert_eq!(solutions.class_of(form), Some(&class), "{drawing}");
        for symmetry in Symmetry::of(board) {
            assert_eq!(solutions.class_of(symmetry.apply_to_all(form, board)), Some(&class));
        }
    }
}

/// Each stone of the one solution of 4×4 takes what no other takes.
#[test]
fn the_solution_of_4x4_is_perfect() {
    let board = board(4, 4);
    let mut cover = Cover::new(board);
    for point in Solutions::of(board).classes()[0].form.iter() {
        cover.place(point).unwrap();
    }
    assert!(cover.is_complete() && board.points().all(|point| cover.n_takers(point) == 1));
}

#[test]
fn classes_part_the_solutions() {
    for board in Board::OFFERED {
        let solutions = Solutions::of(board);
        let order = if board.is_square() { 8 } else { 4 };
        let classes = solutions.classes();
        assert_eq!(classes.iter().map(|class| class.n_forms).sum::<usize>(), solutions.all().len());
        assert!(
            classes.iter().all(|class| order % class.n_forms == 0 && solutions.all().contains(&class.form))
        );
        for class in classes {
            let members = solutions.all().iter().filter(|s| solutions.class_of(**s) == Some(class));
            assert_eq!(members.count(), class.n_forms, "{board}, class {}", class.number);
        }
    }
}

#[test]
fn the_album_counts_each_class_once() {
    let board = board(6, 4);
    let mut album = Album::new(Solutions::of(board));
    assert_eq!(album.add(PointSet::EMPTY), Find::NoSolution);
    assert_eq!(album.add(board.all_points()), Find::NoSolution);
    let all = album.solutions().all().to_vec();
    let n_new = all.into_iter().filter(|solution| matches!(album.add(*solution), Find::New(_))).count();
    assert_eq!((n_new, album.n_found(), album.is_full()), (23, 23, true));
    let mut restored = Album::new(Solutions::of(board));
    for class in album.found() {
        assert_eq!(restored.add(class.form), Find::New(*class));
    }
    assert!(restored.is_full());
}

/// The search replays on a second board: every step is what it says, each solution comes once, and at the end the
/// board is as it was.
fn check_search(start: &Cover) -> Vec<PointSet> {
    let mut search = Search::new(start.clone());
    let mut twin = start.clone();
    let mut found = Vec::new();
    while let Some(step) = search.next() {
        match step {
            Step::Place { point, takes, attempt, n_attempts } => {
                assert_eq!(Some(takes), twin.free_points().first());
                assert!((1..=n_attempts).contains(&attempt) && n_attempts <= 5);
                twin.place(point).unwrap();
                assert!(twin.takers(takes).contains(point));
            }
            Step::TakeBack { point } => assert_eq!(twin.undo(), Some(point)),
            Step::Complete => {
                assert!(twin.is_complete());
                found.push(twin.stones());
            }
            Step::Cut(Cut::TooFewStones { n_left, n_free }) => {
                assert_eq!((n_left, n_free), (twin.n_left(), twin.n_free()));
                assert!(5 * n_left < n_free);
            }
            Step::Cut(Cut::AllTried { free }) => {
                assert_eq!(Some(free), twin.free_points().first());
                assert!(start.board().plus(free).is_subset(search.excluded()));
            }
        }
        assert_eq!(search.cover(), &twin);
        assert_eq!(search.depth(), twin.n_placed() - start.n_placed());
        assert!(!step.describe(start.board()).to_string().is_empty());
    }
    assert_eq!((search.next(), &twin, search.excluded()), (None, start, PointSet::EMPTY));
    found
}

#[test]
fn cuts_in_words() {
    let board = board(5, 5);
    let words = |n_left, n_free| Step::Cut(Cut::TooFewStones { n_left, n_free }).describe(board).to_string();
    assert_eq!(words(3, 16), "16 points are free, but 3 stones take at most 15");
    assert_eq!(words(1, 6), "6 points are free, but the last stone takes at most 5");
    assert_eq!(words(0, 1), "1 point is free, but no stone is left");
    let free = board.point(2, 2).unwrap();
    let all_tried = Step::Cut(Cut::AllTried { free }).describe(board).to_string();
    assert_eq!(all_tried, "every stone that could take c3 has been tried");
}

#[test]
fn the_search_step_by_step_is_the_recursion() {
    for board in Board::all().filter(|board| board.n_points() <= 25) {
        for n_stones in board.fewest_stones() - 1..=board.fewest_stones() {
            let start = Cover::with_stones(board, n_stones);
            let mut expect = Vec::new();
            recursion::solve(&mut start.clone(), &mut |cover| expect.push(cover.stones()));
            let found = check_search(&start);
            assert_eq!(found, expect, "{board}");
            let n_solutions =
                if n_stones < board.fewest_stones() { 0 } else { Solutions::of(board).all().len() };
            assert_eq!(found.len(), n_solutions);
        }
    }
}

/// From any stones the search finds exactly the solutions that have them, however they were placed.
#[test]
fn the_search_goes_on_from_what_stands() {
    let mut rng = StdRng::seed_from_u64(1);
    let board = board(5, 5);
    let solutions = Solutions::of(board);
    for _ in 0..200 {
        let mut cover = Cover::new(board);
        for _ in 0..rng.random_range(1..=3) {
            let point = board.points().filter(|point| !cover.has_stone(*point)).choose(&mut rng).unwrap();
            cover.place(point).unwrap();
        }
        let mut found = check_search(&cover);
        found.sort();
        let expect: Vec<PointSet> = solutions.completions(cover.stones()).collect();
        assert_eq!(found, expect, "{cover:?}");
        assert_eq!(cover.completion().is_some(), !expect.is_empty());
    }
}

/// With stones to spare, just those sets of stones cover that contain one of the covers found.
#[test]
fn the_recursion_with_stones_to_spare() {
    let board = board(4, 3);
    let points: Vec<Point> = board.points().collect();
    for n_stones in board.fewest_stones()..=board.n_points() {
        let mut found: Vec<PointSet> = Vec::new();
        recursion::solve(&mut Cover::with_stones(board, n_stones), &mut |cover| found.push(cover.stones()));
        for bits in (0_u32..1 << points.len()).filter(|bits| bits.count_ones() as usize == n_stones) {
            let stones =
                (0..).zip(&points).filter(|(i, _)| bits >> i & 1 == 1).map(|(_, point)| *point).collect();
            let covers = board.taken_by(stones) == board.all_points();
            assert_eq!(found.iter().any(|cover| cover.is_subset(stones)), covers, "{stones:?}");
        }
    }
}

#[test]
fn hints_alone_solve_every_board() {
    for board in Board::all() {
        let mut cover = Cover::new(board);
        while let Some(point) = cover.hint() {
            cover.place(point).unwrap();
        }
        assert!(cover.is_complete() && cover.n_left() == 0, "{cover:?}");
        assert!(Solutions::of(board).class_of(cover.stones()).is_some());
    }
}

/// Stones by chance until a stone too few: hints come exactly as long as a solution has all stones, they belong
/// to one, and taking everything back leaves an empty board.
#[test]
fn random_play() {
    let mut rng = StdRng::seed_from_u64(2);
    for board in Board::OFFERED.into_iter().filter(|board| board.n_points() <= 49) {
        let solutions = Solutions::of(board);
        for _ in 0..3 {
            let mut cover = Cover::new(board);
            let mut before: Vec<Cover> = Vec::new();
            while cover.n_left() > 0 {
                check_hint(&cover, &solutions);
                // Half of the stones go where a solution has one, or every game would be lost at once.
                let good = cover.hint().filter(|_| rng.random_bool(0.5));
                let empty = |point: &Point| !cover.has_stone(*point);
                let point = good.or_else(|| board.points().filter(empty).choose(&mut rng)).unwrap();
                before.push(cover.clone());
                cover.place(point).unwrap();
            }
            assert_eq!(cover.is_complete(), solutions.class_of(cover.stones()).is_some());
            assert_eq!(cover.is_spent(), !cover.is_complete());
            while let Some(expect) = before.pop() {
                let last = cover.order().last().copied();
                assert_eq!((cover.undo(), &cover), (last, &expect));
            }
            assert_eq!((cover.undo(), &cover), (None, &Cover::new(board)));
        }
    }
}

fn check_hint(cover: &Cover, solutions: &Solutions) {
    let completions: Vec<PointSet> = solutions.completions(cover.stones()).collect();
    match cover.completion() {
        Some(rest) => {
            assert!((rest & cover.stones()).is_empty());
            assert!(completions.contains(&(rest | cover.stones())), "{cover:?}");
        }
        None => assert!(completions.is_empty(), "{cover:?}"),
    }
    let hint = cover.hint();
    assert_eq!(hint.is_some(), !completions.is_empty());
    if let Some(hint) = hint {
        assert_eq!(cover.check(hint), Ok(()));
        assert!(completions.iter().any(|solution| solution.contains(hint)));
    }
}
