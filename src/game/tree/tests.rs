//! The tree against a slow twin, and on a small stack.

use super::*;
use proptest::prelude::*;

/// A tree as lists of children, the root first; deleted nodes are in no list.
#[derive(Debug, Default)]
struct Twin {
    children: Vec<Vec<usize>>,
}

impl Twin {
    fn preorder(&self) -> Vec<usize> {
        let (mut order, mut open) = (Vec::new(), vec![0]);
        while let Some(node) = open.pop() {
            order.push(node);
            open.extend(self.children[node].iter().rev());
        }
        order
    }

    fn place(&self, node: usize) -> Option<(usize, usize)> {
        self.children.iter().enumerate().find_map(|(parent, children)| {
            children.iter().position(|child| *child == node).map(|place| (parent, place))
        })
    }
}

fn id(node: usize) -> NodeId {
    NodeId(node as u32)
}

fn coord(x: u8, y: u8) -> Coord {
    Coord::new(x, y).unwrap()
}

fn tree() -> Tree {
    Tree::new(GameKind::Go, GameKind::Go.default_size())
}

fn same(tree: &Tree, twin: &Twin) {
    let alive = twin.preorder();
    assert!(tree.preorder(tree.root()).eq(alive.iter().copied().map(id)));
    assert_eq!(tree.n_nodes(), alive.len());
    for node in 0..twin.children.len() {
        assert_eq!(tree.contains(id(node)), alive.contains(&node));
        if !alive.contains(&node) {
            assert_eq!((tree.parent(id(node)), tree.first_child(id(node))), (None, None));
            continue;
        }
        assert!(tree.children(id(node)).eq(twin.children[node].iter().copied().map(id)));
        assert_eq!(tree.last_child(id(node)), twin.children[node].last().copied().map(id));
        let place = twin.place(node);
        assert_eq!(tree.parent(id(node)), place.map(|(parent, _)| id(parent)));
        let before = place.and_then(|(parent, place)| Some(twin.children[parent][place.checked_sub(1)?]));
        assert_eq!(tree.previous_sibling(id(node)), before.map(id));
        let next = place.and_then(|(parent, place)| twin.children[parent].get(place + 1).copied());
        assert_eq!(tree.next_sibling(id(node)), next.map(id));
    }
}

proptest! {
    #[test]
    fn links_agree_with_lists_of_children(steps in proptest::collection::vec((0_u8..6, any::<u16>()), 0..80)) {
        let mut tree = tree();
        let mut twin = Twin { children: vec![Vec::new()] };
        for (step, choice) in steps {
            let alive = twin.preorder();
            let node = alive[usize::from(choice) % alive.len()];
            let place = twin.place(node);
            match (step, place) {
                (0..=2, _) => {
                    assert_eq!(tree.add_node(id(node)), Ok(id(twin.children.len())));
                    let new = twin.children.len();
                    twin.children.push(Vec::new());
                    twin.children[node].push(new);
                }
                (3, place) => {
                    assert_eq!(tree.delete(id(node)), place.map(|(parent, _)| id(parent)));
                    if let Some((parent, place)) = place {
                        twin.children[parent].remove(place);
                    }
                }
                (4, Some((parent, place))) => {
                    tree.promote(id(node));
                    let node = twin.children[parent].remove(place);
                    twin.children[parent].insert(0, node);
                }
                (5, Some((parent, place))) => {
                    tree.move_up(id(node));
                    twin.children[parent].swap(place, place.saturating_sub(1));
                }
                _ => {}
            }
            same(&tree, &twin);
        }
        let copy = tree.clone();
        prop_assert!(copy == tree);
    }
}

#[test]
fn properties_of_a_node_are_found_changed_and_taken_away() {
    use Field::{Arrows, Circles, Comment, Crosses, Dimmed, Labels, WhiteTerritory};
    let mut tree = tree();
    let node = tree.add_move(tree.root(), Played::stone(Color::Black, coord(3, 3))).unwrap();
    tree.set_comment(node, "one\r\ntwo");
    tree.set_mark(node, coord(1, 2), Some(Mark::Circle));
    tree.set_mark(node, coord(1, 1), Some(Mark::Circle));
    tree.set_mark(node, coord(1, 2), Some(Mark::Cross));
    tree.set_label(node, coord(4, 4), "a:b");
    tree.set_label(node, coord(5, 4), "c");
    tree.set_label(node, coord(5, 4), "");
    let arrow = Line { from: coord(0, 0), to: coord(2, 2), end: LineEnd::Arrow };
    tree.set_lines(node, &[arrow]);
    tree.set_dimmed(node, Some(&[]));
    tree.set_territory(node, coord(9, 9), Some(Color::White));
    assert_eq!(tree.comment(node), Some("one\ntwo"));
    assert_eq!(tree.marks(node), [(coord(1, 1), Mark::Circle), (coord(1, 2), Mark::Cross)]);
    assert_eq!(tree.labels(node), [Label { at: coord(4, 4), text: "a:b" }]);
    assert_eq!(tree.lines(node), [arrow]);
    assert_eq!((tree.dimmed(node), tree.visible(node)), (Some(Vec::new()), None));
    assert_eq!(tree.territory(node), [(coord(9, 9), Color::White)]);
    let order: Vec<Key<'_>> = tree.properties(node).map(Property::key).collect();
    let expect = [Comment, Circles, Crosses, Labels, Arrows, Dimmed, WhiteTerritory];
    assert_eq!(order, expect.map(Key::Field));
    tree.set_comment(node, "");
    assert_eq!(tree.comment(node), None);
    assert_eq!(tree.set_up(node, coord(0, 0), None), Err(EditError::HasMove));
    tree.delete(node);
    assert_eq!((tree.comment(node), tree.marks(node)), (None, Vec::new()));
    tree.set_comment(node, "nobody listens");
}

#[test]
fn set_up_stones_and_moves_make_the_board() {
    let mut tree = tree();
    let root = tree.root();
    for (x, y, stone) in [(0, 0, Color::White), (1, 0, Color::Black), (5, 5, Color::Black)] {
        tree.set_up(root, coord(x, y), Some(stone)).unwrap();
    }
    tree.set_up(root, coord(5, 5), Some(Color::White)).unwrap();
    assert_eq!(tree.set_up(root, coord(19, 0), None), Err(EditError::Outside));
    assert_eq!(tree.to_move(root), Color::Black);
    let taken = tree.add_move(root, Played::stone(Color::Black, coord(0, 1))).unwrap();
    assert_eq!(tree.stones_at(root).stone(coord(0, 0)), Some(Color::White));
    let stones: Vec<_> = tree.stones_at(taken).iter().collect();
    let expect = [(coord(1, 0), Color::Black), (coord(0, 1), Color::Black), (coord(5, 5), Color::White)];
    assert_eq!(stones, expect);
    assert_eq!(tree.to_move(taken), Color::White);
    let pass = tree.add_move(taken, Played::pass(Color::White)).unwrap();
    assert_eq!((tree.to_move(pass), tree.move_number(pass)), (Color::Black, 2));
}

#[test]
fn values_are_black_s_in_points() {
    let mut tree = tree();
    let root = tree.root();
    assert_eq!(tree.value(root), None);
    tree.set_value(root, -1.35);
    assert_eq!(tree.value(root), Some(-1.35));
    for word in ["", "x", "nan", "inf"] {
        tree.set_text(root, Field::Value, word);
        assert_eq!(tree.value(root), None, "{word}");
    }
}

#[test]
fn a_chain_without_liberties_is_taken_and_one_that_takes_is_not() {
    let size = RecordSize::new(3, 2).unwrap();
    let mut stones = Stones::new(size);
    for (x, y, color) in
        [(0, 0, Color::White), (1, 0, Color::White), (0, 1, Color::Black), (2, 0, Color::Black)]
    {
        stones.play(GameKind::Go, Played::stone(color, coord(x, y)));
    }
    assert_eq!(stones.count(Color::White), 2);
    stones.play(GameKind::Go, Played::stone(Color::Black, coord(1, 1)));
    assert_eq!((stones.count(Color::White), stones.count(Color::Black)), (0, 3));
    stones.play(GameKind::Go, Played::stone(Color::White, coord(0, 0)));
    assert_eq!(stones.stone(coord(0, 0)), Some(Color::White));
    stones.play(GameKind::FiveInARow, Played::stone(Color::Black, coord(1, 0)));
    assert_eq!(stones.stone(coord(0, 0)), Some(Color::White));
}

#[test]
fn a_long_line_needs_no_stack() {
    let work = || {
        let mut tree = tree();
        let mut at = tree.root();
        for i in 0..300_000_u32 {
            let color = Color::to_move_after(i as usize);
            at = tree.add_move(at, Played::stone(color, coord((i % 19) as u8, (i / 19 % 19) as u8))).unwrap();
        }
        assert_eq!(tree.move_number(at), 300_000);
        assert_eq!(tree.path(at).len(), 300_001);
        assert!(tree.is_main(at));
        tree.promote_to_main(at);
        let copy = tree.clone();
        assert!(copy == tree);
        assert!(tree.heap_bytes() < 400 * tree.n_nodes());
        let first = tree.first_child(tree.root()).unwrap();
        assert_eq!(tree.delete(first), Some(tree.root()));
        assert_eq!(tree.n_nodes(), 1);
        drop(copy);
    };
    std::thread::Builder::new().stack_size(64 * 1024).spawn(work).unwrap().join().unwrap();
}
