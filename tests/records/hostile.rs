//! Matches of any record whatever: they stand at every node, and are written and read as they are.

use goishi::board::ByColor;
use goishi::game::{Match, Walk, tree::NodeId};
use goishi::picture::Subject;
use goishi::record::sgf;
use proptest::prelude::*;

/// A node with what can disturb a match.
fn node() -> impl Strategy<Value = String> {
    let point = || "[a-f][a-f]";
    let one = |ident: &'static str, value: &'static str| {
        value.prop_map(move |value: String| format!("{ident}[{value}]"))
    };
    let property = prop_oneof![
        8 => ("[BW]", point()).prop_map(|(color, at)| format!("{color}[{at}]")),
        2 => one("B", ""),
        2 => one("W", ""),
        1 => ("A[BWE]", point(), point()).prop_map(|(ident, a, b)| format!("{ident}[{a}:{b}]")),
        2 => ("A[BWE]", point()).prop_map(|(ident, at)| format!("{ident}[{at}]")),
        1 => one("PL", "[BW]"),
        2 => one("XA", "(black|white|two|[0-9]{1,2}|)"),
        1 => one("XP", "([a-f][a-f]|zz|)"),
        2 => one("XR", "(black|white|)"),
        2 => one("XE", "(resign black|resign white|draw|count|)"),
        1 => one("XD", "([a-f]{2,6}|zz)"),
        1 => one("XG", "(black|black white|)"),
        1 => one("XH", ""),
        1 => one("XL", ""),
    ];
    let properties = proptest::collection::vec(property, 0..3).prop_map(|all| all.concat());
    (prop_oneof![6 => Just(";"), 1 => Just("(;"), 1 => Just(");")], properties)
        .prop_map(|(open, all)| format!("{open}{all}"))
}

fn head() -> impl Strategy<Value = String> {
    let game = prop_oneof![Just("GM[1]"), Just("GM[4]"), Just("GM[4]RU[Renju]"), Just("GM[1]RU[NZ]")];
    let size = prop_oneof![Just("5"), Just("6"), Just("9")];
    let rest = prop_oneof![
        Just(""),
        Just("XO[Swap2]"),
        Just("XO[Swap]PL[W]"),
        Just("XO[Soosorv-8]"),
        Just("XO[Taraguchi-10]"),
        Just("XO[RIF]XF[lose]XS[human club]"),
        Just("HA[2]AB[aa][cc]"),
        Just("HA[9]KM[0.25]"),
        Just("RE[B+3.5]"),
        Just("RE[W+R]"),
        Just("AB[aa:ee]"),
        Just("AB[aa:ea]AW[ab:eb]XU[]"),
    ];
    (game, size, rest).prop_map(|(game, size, rest)| format!("(;{game}SZ[{size}]{rest}"))
}

/// All that tells one match from another.
fn seen(game: &Match) -> impl PartialEq + std::fmt::Debug + use<> {
    let position = game.position();
    let stones: Vec<_> = position.stones().collect();
    let kinds: Vec<_> = game.problems().iter().map(|problem| problem.kind).collect();
    (stones, position.to_move(), game.outcome(), game.task(), game.counting().cloned(), kinds)
}

proptest! {
    #[test]
    fn a_match_stands_at_every_node_of_any_record(head in head(), nodes in proptest::collection::vec(node(), 0..25)) {
        let text = format!("{head}{}", nodes.concat());
        for tree in sgf::read_text(&text).games {
            let Ok(mut game) = Match::from_record(tree) else { continue };
            let nodes: Vec<NodeId> = game.record().preorder(game.record().root()).collect();
            // Forwards one way, backwards another: at a node the match is the same.
            let mut there = Vec::new();
            for node in &nodes {
                game.walk(Walk::To(*node));
                prop_assert_eq!(game.node(), *node);
                prop_assert!(game.position().is_consistent());
                if game.problems().is_empty() {
                    let stones = game.position().stones().map(|(point, color)| (point.into(), color));
                    prop_assert!(stones.eq(game.record().stones_at(*node).iter()), "{}", text);
                }
                // Cheap to ask, and asks for all that can be drawn.
                let _ = Subject::of_match(&game);
                there.push(seen(&game));
            }
            for (node, there) in nodes.iter().zip(&there).rev() {
                let direct = Match::from_tree(game.record().clone(), *node).unwrap();
                prop_assert_eq!(&seen(&direct), there, "{}", text);
                game.walk(Walk::To(*node));
                prop_assert_eq!(&seen(&game), there, "{}", text);
            }
            // Taking back and playing again go through it as well.
            game.walk(Walk::Last);
            let end = seen(&game);
            if game.outcome().is_none() {
                let n_steps = game.n_to_undo();
                game.undo();
                if n_steps > 0 {
                    prop_assert_ne!(game.node(), *nodes.last().unwrap());
                }
                game.walk(Walk::Last);
                prop_assert_eq!(&seen(&game), &end, "{}", text);
            }
            let nobody = ByColor { black: String::new(), white: String::new() };
            let written = sgf::write(&game, &nobody);
            let again = Match::from_record(sgf::read_text(&written).games.remove(0)).unwrap();
            prop_assert_eq!(again.record(), game.record(), "{}", written);
            prop_assert_eq!(&seen(&again), &end, "{}", written);
        }
    }
}
