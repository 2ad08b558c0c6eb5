//! Trees that are long, deep or wide: built, walked, written, read, copied and dropped on a small stack.
//!
//! `RUN_SLOW_TESTS=1` takes a million nodes instead of two hundred thousand.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use goishi::board::Color;
use goishi::game::tree::{Coord, GameKind, NodeId, Played, Tree};
use goishi::game::{Match, Walk};
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

/// What this thread has had of a processor, as Linux tells; elsewhere the time that has passed.
fn worked() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|told| told.split_whitespace().next()?.parse().ok());
    nanoseconds.map_or_else(|| START.elapsed(), Duration::from_nanos)
}

/// A record of so many moves, some of which take a stone, and the work to read it as a match, to walk back through it
/// and on again, node by node.
fn work_to_walk(n_moves: usize) -> [Duration; 3] {
    let moves = [";B[ab]", ";W[]", ";B[ba]", ";W[aa]", ";B[]", ";W[]"];
    let text = format!("(;GM[1]SZ[5]RU[NZ]TM[600]{}", moves.concat().repeat(n_moves / moves.len()));
    let start = worked();
    let mut game = Match::from_record(sgf::read_text(&text).games.remove(0)).unwrap();
    let read = worked();
    while game.walk(Walk::Back(1)) {}
    let back = worked();
    while game.walk(Walk::Forward(1)) {}
    [(start, read), (read, back), (back, worked())].map(|(from, to)| to.saturating_sub(from))
}

/// Each step looked at all moves before it: at 20,000 moves that made seconds of milliseconds.
#[test]
fn a_step_costs_the_same_however_long_the_line_is() {
    // The least of several, for a busy machine can only add.
    let least = |work: &dyn Fn() -> [Duration; 3]| {
        let runs = (0..3).map(|_| work());
        runs.reduce(|one, other| std::array::from_fn(|i| one[i].min(other[i]))).unwrap()
    };
    let n_moves = 9_996;
    let four_short = least(&|| {
        let runs = (0..4).map(|_| work_to_walk(n_moves));
        runs.reduce(|one, other| std::array::from_fn(|i| one[i] + other[i])).unwrap()
    });
    let long = least(&|| work_to_walk(4 * n_moves));
    for (what, (short, long)) in ["read", "back", "on"].into_iter().zip(four_short.into_iter().zip(long)) {
        let line =
            format!("{what}: {short:.1?} for four times {n_moves} moves, {long:.1?} for all in a line");
        println!("{line}");
        // The same where it is linear, and up to four times as much where it is not.
        assert!(long < 2 * short, "{line}");
    }
}
