//! Trees that are long, deep or wide: built, walked, written, read, copied and dropped on a small stack.
//!
//! `RUN_SLOW_TESTS=1` takes a million nodes instead of two hundred thousand.

use std::time::Instant;

use goishi::board::Color;
use goishi::game::tree::{Coord, GameKind, NodeId, Played, Tree};
use goishi::record::sgf;

fn n_nodes() -> u32 {
    if std::env::var_os("RUN_SLOW_TESTS").is_some() { 1_000_000 } else { 200_000 }
}

/// Runs on a stack that a function per node would be too much for.
fn on_a_small_stack(work: impl FnOnce() + Send + 'static) {
    std::thread::Builder::new().stack_size(128 * 1024).spawn(work).unwrap().join().unwrap();
}

fn played(i: u32) -> Played {
    let coord = Coord::new((i % 19) as u8, (i / 19 % 19) as u8).unwrap();
    Played::stone(Color::to_move_after(i as usize), coord)
}

/// Everything that can be done to a whole tree.
#[expect(clippy::print_stdout, reason = "the figures are what is asked for")]
fn exercise(name: &str, tree: Tree, last: NodeId) {
    let n_nodes = tree.n_nodes();
    assert!(tree.heap_bytes() <= 400 * n_nodes, "{name}: {} bytes", tree.heap_bytes());
    let start = Instant::now();
    let text = sgf::write_tree(&tree);
    let written = start.elapsed();
    let read = sgf::read(text.as_bytes());
    let seconds = start.elapsed();
    assert_eq!(read.problems, []);
    assert!(read.games[0] == tree, "{name}");
    let mut copy = tree.clone();
    assert!(copy == tree);
    assert_eq!(copy.preorder(copy.root()).count(), n_nodes);
    let path = copy.path(last);
    assert_eq!(path.first(), Some(&copy.root()));
    copy.promote_to_main(last);
    assert!(copy.is_main(last));
    assert_eq!(copy.n_lines(), tree.n_lines());
    let top = path.get(1).copied().unwrap_or(last);
    copy.delete(top);
    assert!(!copy.contains(last));
    println!(
        "{name}: {n_nodes} nodes, {} bytes a node, a file of {} bytes, written in {written:.2?}, written and read in {seconds:.2?}",
        tree.heap_bytes() / n_nodes,
        text.len(),
    );
}

#[test]
fn a_long_line() {
    on_a_small_stack(|| {
        let mut tree = Tree::new(GameKind::Go, GameKind::Go.default_size());
        let mut at = tree.root();
        for i in 0..n_nodes() {
            at = tree.add_move(at, played(i)).unwrap();
            if i % 10 == 0 {
                tree.set_comment(at, "A comment of the usual length.");
            }
        }
        exercise("a line", tree, at);
    });
}

#[test]
fn variations_in_each_other() {
    on_a_small_stack(|| {
        let mut tree = Tree::new(GameKind::Go, GameKind::Go.default_size());
        let mut at = tree.root();
        for i in 0..n_nodes() / 2 {
            tree.add_move(at, played(i + 2)).unwrap();
            at = tree.add_move(at, played(i)).unwrap();
        }
        exercise("variations in each other", tree, at);
    });
}

#[test]
fn variations_beside_each_other() {
    on_a_small_stack(|| {
        let mut tree = Tree::new(GameKind::Go, GameKind::Go.default_size());
        let mut at = tree.root();
        for i in 0..n_nodes() {
            // Nodes without a move, for a node has each move once.
            let root = tree.root();
            at = tree.add_node(root).unwrap();
            if i % 10 == 0 {
                tree.set_name(at, "A name");
            }
        }
        exercise("variations beside each other", tree, at);
    });
}

#[test]
fn brackets_in_each_other() {
    on_a_small_stack(|| {
        let n = n_nodes() as usize;
        let text = format!("(;GM[1]{}{})", "(;B[aa]".repeat(n), ")".repeat(n));
        let read = sgf::read(text.as_bytes());
        assert_eq!(read.problems, []);
        assert_eq!(read.games[0].n_nodes(), n + 1);
        let cut = sgf::read(&text.as_bytes()[..text.len() - n]);
        assert_eq!((cut.problems.len(), cut.games[0].n_nodes()), (1, n + 1));
    });
}
