//! Whose each point would be if the game ended now and nothing were taken off: the area that nets are shown under area
//! scoring.
//!
//! As nets of KataGo were trained with it: chains that live for certain (Benson), what they alone enclose when the
//! other side has no room for an eye in it, all other stones for their own side, and empty regions that touch one side
//! only. See `Board::calculateArea` there.

use crate::board::{Color, Point, PointSet};
use crate::go::{Board, PassAlive, Suicide, neighbors};

/// The points of each side, Black first.
pub(crate) fn areas(board: &Board, suicide: Suicide) -> [PointSet; 2] {
    let mut areas = [PointSet::EMPTY; 2];
    for (us, them) in [(0, 1), (1, 0)] {
        let color = Color::BOTH[us];
        let alive = PassAlive::of(board, color, suicide).stones;
        for point in alive.iter() {
            areas[us].insert(point);
            areas[them].remove(point);
        }
        for region in regions(board, color) {
            let is_theirs = |point: Point| board.stone(point) == Some(!color);
            let has_theirs = region.points.iter().any(is_theirs);
            let is_enclosed = region.border.iter().all(|stone| alive.contains(stone));
            let is_certain = is_enclosed && (region.n_inside <= 1 || !has_theirs);
            for point in region.points.iter() {
                if is_certain {
                    areas[us].insert(point);
                    areas[them].remove(point);
                } else if !has_theirs && !areas[them].contains(point) {
                    areas[us].insert(point);
                }
            }
        }
    }
    for point in board.size().points() {
        let is_taken = areas.iter().any(|area| area.contains(point));
        if let Some(color) = board.stone(point).filter(|_| !is_taken) {
            areas[usize::from(color == Color::White)].insert(point);
        }
    }
    areas
}

/// Connected points without stones of a color.
struct Region {
    points: PointSet,
    /// The stones around it.
    border: PointSet,
    /// Points that no such stone touches.
    n_inside: usize,
}

/// The regions of a color that has stones.
fn regions(board: &Board, color: Color) -> Vec<Region> {
    let mut regions = Vec::new();
    if !board.chains().any(|chain| chain.color() == color) {
        return regions;
    }
    let mut seen = PointSet::EMPTY;
    for start in board.size().points().filter(|point| board.is_empty(*point)) {
        if seen.contains(start) {
            continue;
        }
        let mut region = Region { points: PointSet::EMPTY, border: PointSet::EMPTY, n_inside: 0 };
        let mut queue = vec![start];
        seen.insert(start);
        while let Some(point) = queue.pop() {
            region.points.insert(point);
            let mut is_inside = true;
            for n in neighbors(point).into_iter().filter(|n| board.size().contains(*n)) {
                if board.stone(n) == Some(color) {
                    region.border.insert(n);
                    is_inside = false;
                } else if !seen.contains(n) {
                    seen.insert(n);
                    queue.push(n);
                }
            }
            region.n_inside += usize::from(is_inside);
        }
        regions.push(region);
    }
    regions
}
