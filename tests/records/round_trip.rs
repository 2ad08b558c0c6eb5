//! What is written reads back as it was, without a problem.

use goishi::game::tree::{GameKind, Tree};
use goishi::record::{Condition, sgf};
use proptest::prelude::*;

use super::random;

fn check(trees: &[Tree]) {
    let text = sgf::write_collection(trees);
    let read = sgf::read(text.as_bytes());
    assert_eq!(read.problems, [], "{text}");
    assert_eq!(read.games, trees, "{text}");
    assert_eq!(sgf::write_collection(&read.games), text);
}

proptest! {
    #[test]
    fn trees_of_five_in_a_row(tree in random::tree(GameKind::FiveInARow, 22)) {
        check(&[tree]);
    }

    #[test]
    fn trees_of_go(tree in random::tree(GameKind::Go, 52)) {
        check(&[tree]);
    }

    #[test]
    fn collections_of_both(
        go in random::tree(GameKind::Go, 19),
        five in random::tree(GameKind::FiveInARow, 15),
    ) {
        check(&[go.clone(), five, go]);
    }

    /// What was repaired once needs no repair any more.
    #[test]
    fn the_second_reading_is_sound(text in "[(;)A-Za-z\\[\\]\\\\: \n]{0,200}") {
        let games = sgf::read_text(&format!("(;SZ[9]{text}")).games;
        check_again(&games);
    }

    #[test]
    fn the_second_reading_of_plausible_text_is_sound(nodes in proptest::collection::vec(node(), 0..30)) {
        for head in ["(;GM[4]", "(;GM[1]SZ[13]", "(;GM[11]SZ[9]", "("] {
            let games = sgf::read_text(&format!("{head}{}", nodes.concat())).games;
            check_again(&games);
        }
    }
}

/// Values that no game has stay in the record, and are problems again; all else is as it was.
fn check_again(games: &[Tree]) {
    let text = sgf::write_collection(games);
    let again = sgf::read(text.as_bytes());
    assert_eq!(again.games, games, "{text}");
    assert_eq!(sgf::write_collection(&again.games), text);
}

fn node() -> impl Strategy<Value = String> {
    let ident = prop_oneof![
        Just("B"),
        Just("W"),
        Just("AB"),
        Just("AW"),
        Just("AE"),
        Just("PL"),
        Just("C"),
        Just("N"),
        Just("KM"),
        Just("LB"),
        Just("L"),
        Just("M"),
        Just("TR"),
        Just("AR"),
        Just("DD"),
        Just("TB"),
        Just("XX"),
        Just("GaMe"),
        Just("PlayerBlack"),
        Just("FG"),
        Just("KO"),
        Just("MN"),
        Just("b"),
        Just("SZ"),
        Just("RE"),
    ];
    let value = prop_oneof![
        "[a-i][a-i]",
        "[a-i][a-i]:[a-i][a-i]",
        "[A-Z]?[a-z][0-9]{0,2}",
        "[a-i][a-i]:\\PC{0,6}",
        Just(String::new()),
        "[0-9]{1,3}([.,][0-9]{1,2})?",
        "[\\\\:;a\\n]{0,5}",
    ];
    let values = proptest::collection::vec(value, 1..4);
    let property = (ident, values).prop_map(|(ident, values)| {
        let values: Vec<String> = values.iter().map(|value| value.replace(']', "")).collect();
        format!("{ident}[{}]", values.join("]["))
    });
    let properties = proptest::collection::vec(property, 0..5).prop_map(|all| all.concat());
    (prop_oneof![Just(";"), Just("(;"), Just(");"), Just(" ")], properties)
        .prop_map(|(open, all)| format!("{open}{all}"))
}

#[test]
fn games_that_are_not_ours_keep_their_moves_as_text() {
    let text = "(;FF[4]GM[3]SZ[8];W[e2e4];B[e7e5]AW[a1:b2]C[a \\] b])";
    let read = sgf::read(text.as_bytes());
    assert_eq!(read.condition(), Condition::Sound);
    let written = sgf::write_collection(&read.games);
    assert!(written.contains(";W[e2e4];B[e7e5]AW[a1:b2]C[a \\] b])"), "{written}");
}
