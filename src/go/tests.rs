//! The fast board against exact numbers, on boards smaller than those that are played on.

use std::collections::HashSet;

use super::Board;
use crate::board::{BoardSize, Color, Point};

/// Every board that moves of either color lead to, passes being free, found by playing and taking back.
fn explore(board: &mut Board, points: &[Point], seen: &mut HashSet<u64>, drawings: &mut HashSet<String>) {
    if !seen.insert(board.hash()) {
        return;
    }
    drawings.insert(format!("{board:?}"));
    for &point in points {
        for color in Color::BOTH {
            board.clear_ko();
            if !board.is_legal(color, point) {
                continue;
            }
            let before = (Box::new(board.clone()), board.empty_points().to_vec());
            let expect = board.hash_after(color, point);
            let mut removed = Vec::new();
            let placed = board.place(color, point, |stone| removed.push(stone));
            assert_eq!(board.hash(), expect);
            assert!(board.is_consistent(), "{board:?}");
            explore(board, points, seen, drawings);
            board.ko = None;
            board.unplace(placed, &removed);
            assert!(*board == *before.0, "{board:?}");
            assert_eq!(board.empty_points(), before.1);
            assert!(board.is_consistent(), "{board:?}");
        }
    }
}

/// The numbers of legal positions on boards of 1×1 to 3×3: OEIS A094777; Tromp, Farnebäck, "Combinatorics of Go".
#[test]
fn as_many_positions_as_there_are() {
    // A line of play can be as long as there are positions.
    let walk = std::thread::Builder::new().stack_size(256 << 20).spawn(walk_all_positions);
    walk.unwrap().join().unwrap();
}

fn walk_all_positions() {
    for (lines, expect) in [(1, 1), (2, 57), (3, 12_675)] {
        let mut board = Board::with_inner_lines(BoardSize::MIN, lines);
        let points = board.empty_points().to_vec();
        assert_eq!(points.len(), usize::from(lines * lines));
        let (mut seen, mut drawings) = (HashSet::new(), HashSet::new());
        explore(&mut board, &points, &mut seen, &mut drawings);
        assert_eq!((seen.len(), drawings.len()), (expect, expect), "{lines} lines");
    }
}

/// The same by making every board outright: it is legal when every chain has a liberty.
#[test]
fn as_many_fillings_have_a_liberty_for_each_chain() {
    for (lines, expect) in [(1_u8, 1), (2, 57), (3, 12_675)] {
        let size = BoardSize::MIN;
        let points = Board::with_inner_lines(size, lines).empty_points().to_vec();
        let is_legal = |number: u32| {
            let mut board = Board::with_inner_lines(size, lines);
            let mut rest = number;
            for &point in &points {
                if let Some(color) = [None, Some(Color::Black), Some(Color::White)][rest as usize % 3] {
                    board.set_cell(point, color);
                    board.empties.take(point);
                }
                rest /= 3;
            }
            board.gather_chains();
            let all_live = board.chains().all(|chain| chain.n_liberties() > 0);
            assert_eq!(all_live, board.is_consistent());
            all_live
        };
        let n_legal = (0..3_u32.pow(points.len() as u32)).filter(|number| is_legal(*number)).count();
        assert_eq!(n_legal, expect, "{lines} lines");
    }
}
