//! Where the nodes of a record lie in the picture of its tree.
//!
//! Columns are steps from the root, rows are lines: the main line lies in the first row, straight, and every
//! variation in a row of its own part of the board below the line that it leaves. Of several variations the one that
//! leaves last lies highest, so that no two lines cross. A row is used again where a line before it has not begun or
//! has ended.
//!
//! The plan is made once, in the time of one walk over the nodes. What is drawn is found by column and row, so a
//! window of it costs what it shows, however large the tree.

use std::ops::Range;

use super::{NodeId, Tree};

/// A node in the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The node.
    pub node: NodeId,
    /// Its column.
    pub column: u32,
    /// Its row.
    pub row: u32,
    /// The row of its last variation, or its own.
    pub down_to: u32,
}

/// The picture of a tree.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Column by column, each from its top.
    spots: Vec<Spot>,
    /// Where each column begins among the spots, and after the last one their number.
    starts: Vec<usize>,
    /// Column and row of each node, by its number.
    places: Vec<(u32, u32)>,
    n_rows: u32,
}

impl Plan {
    /// Lays a tree out.
    pub fn new(tree: &Tree) -> Self {
        let mut places = Vec::new();
        // Of each column the first row that is free, all above it being taken.
        let mut free: Vec<u32> = Vec::new();
        // Lines to be laid, by their first node and its column; the last one is the next.
        let mut open = vec![(tree.root(), 0_usize)];
        let mut spots = Vec::with_capacity(tree.n_nodes());
        while let Some((first, column)) = open.pop() {
            let end = column + tree.line_from(first).count();
            free.resize(free.len().max(end), 0);
            // The way to a line leads down in the column before it.
            let room = column.saturating_sub(1)..end;
            let row = free[room.clone()].iter().copied().max().unwrap_or(0);
            free[room].fill(row + 1);
            for (column, node) in (column..).zip(tree.line_from(first)) {
                if places.len() <= node.index() {
                    places.resize(node.index() + 1, (0, 0));
                }
                places[node.index()] = (column as u32, row);
                spots.push(Spot { node, column: column as u32, row, down_to: row });
                // The variations of one node are laid in their order, those of the last node first.
                let n_open = open.len();
                open.extend(tree.children(node).skip(1).map(|child| (child, column + 1)));
                open[n_open..].reverse();
            }
        }
        spots.sort_unstable_by_key(|spot| (spot.column, spot.row));
        let mut starts = vec![0; free.len() + 1];
        for spot in &mut spots {
            starts[spot.column as usize + 1] += 1;
            if let Some(child) = tree.last_child(spot.node) {
                spot.down_to = places[child.index()].1;
            }
        }
        for column in 1..starts.len() {
            starts[column] += starts[column - 1];
        }
        let n_rows = free.iter().copied().max().unwrap_or(0);
        Self { spots, starts, places, n_rows }
    }

    /// The number of columns.
    pub const fn n_columns(&self) -> u32 {
        self.starts.len() as u32 - 1
    }

    /// The number of rows.
    pub const fn n_rows(&self) -> u32 {
        self.n_rows
    }

    /// The column and the row of a node.
    pub fn place(&self, node: NodeId) -> (u32, u32) {
        self.places.get(node.index()).copied().unwrap_or_default()
    }

    /// The node at a place.
    pub fn node_at(&self, column: u32, row: u32) -> Option<NodeId> {
        let column = self.column(column);
        let found = column.binary_search_by_key(&row, |spot| spot.row).ok()?;
        Some(column[found].node)
    }

    /// The nodes in a part of the picture; of each column also the one above it, from which a line may lead down.
    pub fn within(&self, columns: Range<u32>, rows: Range<u32>) -> impl Iterator<Item = &Spot> {
        columns.flat_map(move |column| {
            let column = self.column(column);
            let first = column.partition_point(|spot| spot.row < rows.start).saturating_sub(1);
            let n = column[first..].partition_point(|spot| spot.row < rows.end);
            &column[first..first + n]
        })
    }

    fn column(&self, column: u32) -> &[Spot] {
        let column = column as usize;
        match (self.starts.get(column), self.starts.get(column + 1)) {
            (Some(from), Some(to)) => &self.spots[*from..*to],
            _ => &[],
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use proptest::prelude::*;

    use super::*;
    use crate::board::Color;
    use crate::game::tree::{Coord, GameKind, Played};

    /// A tree in which the i-th node follows the node that `parents` names.
    fn tree(parents: &[usize]) -> (Tree, Vec<NodeId>) {
        let mut tree = Tree::new(GameKind::Go, GameKind::Go.default_size());
        let mut nodes = vec![tree.root()];
        for parent in parents {
            let played = Played::stone(Color::Black, Coord::new(3, 3).unwrap());
            nodes.push(tree.add_as_read(nodes[*parent], Some(played)));
        }
        (tree, nodes)
    }

    #[track_caller]
    fn check(parents: &[usize], rows: &[u32]) {
        let (tree, nodes) = tree(parents);
        let plan = Plan::new(&tree);
        let found: Vec<u32> = nodes.iter().map(|node| plan.place(*node).1).collect();
        assert_eq!(found, rows);
    }

    #[test]
    fn the_main_line_is_straight_and_variations_lie_below() {
        check(&[0, 1, 2], &[0, 0, 0, 0]);
        check(&[0, 1, 0, 0], &[0, 0, 0, 1, 2]);
        // The variation that leaves later lies above.
        check(&[0, 1, 2, 0, 2, 4], &[0, 0, 0, 0, 2, 1, 2]);
        // A row is used again after a line that has ended.
        check(&[0, 1, 2, 3, 4, 0, 3], &[0, 0, 0, 0, 0, 0, 1, 1]);
    }

    #[test]
    fn large_trees_of_any_shape_are_laid_at_once() {
        const N: usize = 100_000;
        let line: Vec<usize> = (0..N).collect();
        let star = vec![0; N];
        let comb: Vec<usize> = (0..N).map(|i| if i % 2 == 0 { i } else { i - 1 }).collect();
        for parents in [line, star, comb] {
            let (tree, nodes) = tree(&parents);
            let clock = Instant::now();
            let plan = Plan::new(&tree);
            assert!(clock.elapsed() < Duration::from_secs(2), "{:?}", clock.elapsed());
            assert_eq!(plan.spots.len(), N + 1);
            let (column, row) = plan.place(nodes[N / 2]);
            // A busy machine may hold one of them up.
            let shortest = (0..5).map(|_| {
                let clock = Instant::now();
                let seen = plan.within(column..column + 20, row..row + 10).count();
                assert!((1..=220).contains(&seen), "{seen}");
                clock.elapsed()
            });
            assert!(shortest.min().unwrap() < Duration::from_millis(20));
        }
    }

    proptest! {
        #[test]
        fn no_two_lines_meet(choices in prop::collection::vec(any::<prop::sample::Index>(), 1..80)) {
            let parents: Vec<usize> = choices.iter().enumerate().map(|(i, index)| index.index(i + 1)).collect();
            let (tree, nodes) = tree(&parents);
            let plan = Plan::new(&tree);
            let mut taken = std::collections::HashSet::new();
            for node in &nodes {
                let (column, row) = plan.place(*node);
                prop_assert!(taken.insert((column, row)), "two nodes at {column}, {row}");
                prop_assert_eq!(plan.node_at(column, row), Some(*node));
                prop_assert_eq!(column as usize, tree.path(*node).len() - 1);
                prop_assert!(row < plan.n_rows() && column < plan.n_columns());
            }
            // Nothing lies on the way down from a node to its variations.
            for node in &nodes {
                let (column, from) = plan.place(*node);
                let to = tree.children(*node).map(|child| plan.place(child).1).max().unwrap_or(from);
                for row in from + 1..=to {
                    prop_assert_eq!(plan.node_at(column, row), None);
                }
                if let Some(first) = tree.first_child(*node) {
                    prop_assert_eq!(plan.place(first).1, from);
                }
            }
            prop_assert_eq!(plan.within(0..plan.n_columns(), 0..plan.n_rows()).count(), nodes.len());
        }
    }
}
