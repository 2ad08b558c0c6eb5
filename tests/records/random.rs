//! Random trees of both games, with all that a node can have.

use goishi::board::Color;
use goishi::game::tree::{Coord, GameKind, InfoKey, Line, LineEnd, Mark, NodeId, Played, RecordSize, Tree};
use proptest::prelude::*;

/// Something done to a tree, at the node and the points that the numbers choose.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    kind: u8,
    node: u16,
    a: (u8, u8),
    b: (u8, u8),
    text: String,
}

/// Text with all that text can stumble over.
pub(crate) fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        "[\\[\\]\\\\:;()a\n]{0,12}",
        "\\PC{0,12}",
        Just("line\r\nbreaks\n\rof\rall systems".to_owned()),
        Just("\t\u{1e}\u{1f}\0 ends with \\".to_owned()),
        Just("棋子 ５目 é ]".to_owned()),
    ]
}

pub(crate) fn tree(game: GameKind, largest: u8) -> impl Strategy<Value = Tree> {
    let point = || (any::<u8>(), any::<u8>());
    let step = (0_u8..17, any::<u16>(), point(), point(), text());
    let step = step.prop_map(|(kind, node, a, b, text)| Step { kind, node, a, b, text });
    let steps = proptest::collection::vec(step, 0..60);
    (1..=largest, 1..=largest, steps).prop_map(move |(columns, rows, steps)| {
        let mut tree = Tree::new(game, RecordSize::new(columns, rows).unwrap());
        for step in &steps {
            apply(&mut tree, step);
        }
        tree
    })
}

fn apply(tree: &mut Tree, step: &Step) {
    let nodes: Vec<NodeId> = tree.preorder(tree.root()).collect();
    // Late nodes are chosen more often, so that lines grow.
    let back = usize::from(step.node) % (2 * nodes.len());
    let node = nodes[nodes.len() - 1 - back.min(nodes.len() - 1)];
    let size = tree.size();
    let coord = |(x, y): (u8, u8)| Coord::new(x % size.columns(), y % size.rows()).unwrap();
    let (a, b, text) = (coord(step.a), coord(step.b), step.text.as_str());
    let color = if step.b.0.is_multiple_of(2) { Color::Black } else { Color::White };
    let maybe = |color| (!step.b.1.is_multiple_of(3)).then_some(color);
    match step.kind {
        0..=3 => {
            tree.add_move(node, Played::stone(color, a)).unwrap();
        }
        4 => {
            tree.add_move(node, Played::pass(color)).unwrap();
        }
        5 => {
            tree.add_node(node).unwrap();
        }
        6 => tree.set_comment(node, text),
        7 => tree.set_name(node, text),
        8 => tree.set_mark(node, a, Some(Mark::ALL[usize::from(step.b.0) % 5])),
        9 => tree.set_label(node, a, text),
        10 if a != b => {
            let end = if color == Color::Black { LineEnd::Arrow } else { LineEnd::Plain };
            tree.set_lines(node, &[Line { from: a, to: b, end }]);
        }
        11 => tree.set_territory(node, a, maybe(color)),
        12 => tree.set_dimmed(node, [None, Some([].as_slice()), Some(&[a])][usize::from(step.b.1) % 3]),
        // Refused where the node has a move.
        13 => {
            let _ = tree.set_up(node, a, maybe(color));
        }
        14 => {
            let _ = tree.set_to_move(node, maybe(color));
        }
        15 => {
            let keys = [InfoKey::Player(color), InfoKey::Result, InfoKey::GameComment, InfoKey::Rules];
            tree.set_info(keys[usize::from(step.b.1) % 4], text);
        }
        16 => tree.promote(node),
        _ => {}
    }
}
