//! Files with something wrong in them: what is read all the same, and what is said about it.

use goishi::board::Color;
use goishi::game::tree::{Coord, GameKind, InfoKey, Mark, RecordResult, Tree, WinMargin};
use goishi::record::{self, Condition, Format, Reading, sgf};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

fn coord(letters: &str) -> Coord {
    Coord::from_letters(letters).unwrap()
}

/// Reads a text of which this comes out when it is written again (without the head that we write), and these are the
/// problems.
fn check(text: &str, written: &str, problems: &[&str]) -> Reading {
    let read = sgf::read(text.as_bytes());
    let said: Vec<String> = read.problems.iter().map(ToString::to_string).collect();
    assert_eq!(said, problems, "{text:?}");
    let again = sgf::write_collection(&read.games);
    let head = format!("FF[4]GM[1]CA[UTF-8]AP[Goishi:{}]SZ[19]", env!("CARGO_PKG_VERSION"));
    assert_eq!(again.replace(&head, "").replace('\n', ""), written, "{text:?}");
    assert_eq!(sgf::read(again.as_bytes()).games, read.games, "{again}");
    read
}

#[test]
fn sound_files_have_no_problems() {
    check("(;GM[1];B[aa];W[bb])", "(;;B[aa];W[bb])", &[]);
    check("\r\n ( ; GM [1] \n C\n[x] ; B\t[aa] ) ", "(;C[x];B[aa])", &[]);
    check("(;GM[1](;B[aa](;W[bb])(;W[cc]))(;B[dd]))", "(;(;B[aa](;W[bb])(;W[cc]))(;B[dd]))", &[]);
    check("(;GM[1](;B[aa](;W[bb](;B[cc]))))", "(;;B[aa];W[bb];B[cc])", &[]);
    check("(;GM[1]SZ[19:19]AB[aa:cc][dd]DD[]KO[])", "(;KO[]AB[aa:cc][dd]DD[])", &[]);
    check("(;GM[1];B[];W[tt])(;GM[1])", "(;;B[];W[])(;)", &[]);
}

#[test]
fn a_file_may_end_anywhere() {
    let whole = "(;GM[1]C[a\\]b](;B[aa]AB[cc])(;B[bb]LB[aa:x]))";
    for end in 0..whole.len() {
        let read = sgf::read(&whole.as_bytes()[..end]);
        let expect = if end < 2 { Condition::Unreadable } else { Condition::Repaired };
        assert_eq!(read.condition(), expect, "{}", &whole[..end]);
        if end >= 21 {
            assert_eq!(read.games[0].n_nodes() > 1, end >= 21);
        }
    }
    let cut = "the file ends in the middle of a game; what comes before was read";
    check("(;GM[1];B[aa];W[b", "(;;B[aa])", &[&format!("1:18: {cut}")]);
    check("(;GM[1];B[aa]C[half a com", "(;;B[aa]C[half a com])", &[&format!("1:26: {cut}")]);
    check("(;GM[1];B[aa](;W[bb]", "(;;B[aa];W[bb])", &[&format!("1:21: {cut}")]);
}

#[test]
fn a_game_cut_short_does_not_swallow_the_next_one() {
    let read = sgf::read(b"(;FF[4]GM[1]SZ[9];B[aa]\n\n(;FF[4]GM[4]SZ[15];B[hh])");
    assert_eq!(read.games.len(), 2);
    assert_eq!(read.games.iter().map(Tree::game).collect::<Vec<_>>(), [GameKind::Go, GameKind::FiveInARow]);
    assert_eq!(read.problems[0].to_string().split(':').take(2).collect::<Vec<_>>(), ["3", "1"]);
}

#[test]
fn text_around_games_is_left_out() {
    let junk = "text that is no part of a game; left out";
    let text = "Dear (all);\n(;GM[1];B[aa]) and (;GM[1];B[bb])\nbye)";
    let problems = [format!("1:1: {junk}"), format!("2:16: {junk}"), format!("3:1: {junk}")];
    check(text, "(;;B[aa])(;;B[bb])", &problems.each_ref().map(String::as_str));
    check("(;GM[1]+;B[aa] x)", "(;;B[aa])", &[&format!("1:8: {junk}"), &format!("1:16: {junk}")]);
    let read = sgf::read(b"no game here, (really); none");
    assert_eq!(read.condition(), Condition::Unreadable);
    assert_eq!(read.problems[0].to_string(), "1:1: no game; nothing was read");
    assert_eq!(sgf::read(b"").condition(), Condition::Unreadable);
}

/// Such bytes were an empty game of Go.
#[test]
fn what_is_no_text_is_no_record() {
    let mut random = StdRng::seed_from_u64(8);
    for n_bytes in [512, 2_000, 50_000] {
        for _ in 0..20 {
            let mut bytes: Vec<u8> = (0..n_bytes).map(|_| random.random()).collect();
            let at = random.random_range(0..n_bytes - 10);
            bytes[at..at + 2].copy_from_slice(b"(;");
            for named in [None, Some(Format::Sgf), Some(Format::Text)] {
                let read = record::read(&bytes, named);
                assert_eq!(read.condition(), Condition::Unreadable, "{:?}", read.games);
                assert!(read.problems[0].to_string().ends_with("nothing was read"), "{:?}", read.problems);
            }
        }
    }
    // A game is text all the same, whatever stands around it.
    let hole = [b"(;GM[1]SZ[9];B[aa]".as_slice(), &[0; 5000], b";W[bb])"].concat();
    assert_eq!(record::read(&hole, None).games[0].n_nodes(), 3);
}

#[test]
fn a_bracket_and_a_semicolon_in_a_text_are_no_game() {
    for text in ["See you tomorrow (;\nBo", "a (;) b", "list (; one; two)"] {
        let read = record::read(text.as_bytes(), Some(Format::Sgf));
        assert_eq!(read.condition(), Condition::Unreadable, "{text:?}: {:?}", read.games);
        assert_eq!(read.problems[0].to_string(), "1:1: no game; nothing was read");
    }
    assert_eq!(sgf::read(b"(;)").condition(), Condition::Sound);
    assert_eq!(sgf::read(b"See you tomorrow (;\nBo\n(;B[aa])").games.len(), 1);
}

#[test]
fn missing_brackets_and_semicolons_are_seen() {
    let problem = "1:9: a ';' is missing; understood all the same";
    check("(;GM[1](B[aa])(;B[bb]))", "(;(;B[aa])(;B[bb]))", &[problem]);
    let read = sgf::read(b";B[aa];W[bb]");
    assert_eq!(read.games[0].n_nodes(), 3);
    assert_eq!(read.problems[0].to_string(), "1:1: a '(' is missing; understood all the same");
    assert_eq!(sgf::read(b"((;GM[1];B[aa])(;GM[1]))").games.len(), 2);
}

#[test]
fn a_node_with_too_much_is_split() {
    let split = "a node has more than a move, or the root has one; split";
    check("(;GM[1];B[aa]W[bb]C[x])", "(;;B[aa]C[x];W[bb])", &[&format!("1:11: {split}")]);
    check("(;GM[1];B[aa][bb])", "(;;B[aa];B[bb])", &[&format!("1:11: {split}")]);
    check("(;GM[1];AB[cc]B[aa]C[x]PL[W])", "(;;AB[cc]PL[W];B[aa]C[x])", &[&format!("1:17: {split}")]);
    let root = "(;GM[1]PB[Ann]C[game]B[aa]BL[9];W[bb])";
    check(root, "(;PB[Ann]C[game];B[aa]BL[9];W[bb])", &[&format!("1:24: {split}")]);
}

#[test]
fn properties_twice_are_put_together() {
    let twice = |column, ident| format!("1:{column}: {ident} comes twice in a node; put together");
    check("(;GM[1]AB[aa]AW[bb]AB[cc][aa])", "(;AB[aa][cc]AW[bb])", &[&twice(8, "AB")]);
    check("(;GM[1]C[one]C[two]C[two])", "(;C[one\ntwo])".replace('\n', "").as_str(), &[&twice(8, "C")]);
    check("(;GM[1]XX[1]AA[]XX[2])", "(;XX[1][2]AA[])", &[&twice(8, "XX")]);
    let left_out = "1:14: KM cannot be \"7\"; left out";
    check("(;GM[1]KM[6][7])", "(;KM[6])", &[left_out]);
    check("(;GM[1];SZ[9]B[aa])", "(;;B[aa])", &["1:9: SZ belongs to the first node; left out"]);
}

#[test]
fn values_that_are_none_stay_and_are_named() {
    let kept = |place, ident, value| format!("{place}: {ident} cannot be {value:?}; kept as it stands");
    check("(;GM[1];B[zz9]C[x])", "(;;B[zz9]C[x])", &[&kept("1:11", "B", "zz9")]);
    check("(;GM[1]TR[aa][b:c])", "(;TR[aa][b:c])", &[&kept("1:15", "TR", "b:c")]);
    check("(;GM[1]\nLB[aa:x][é])", "(;LB[aa:x][é])", &[&kept("2:10", "LB", "é")]);
    check("(;GM[1]AR[aa:aa])", "(;AR[aa:aa])", &[&kept("1:11", "AR", "aa:aa")]);
    check("(;GM[1]KM[none])", "(;KM[none])", &[&kept("1:11", "KM", "none")]);
    let understood = "1:11: B cannot be \"DD\"; understood all the same";
    check("(;GM[1];B[DD])", "(;;B[dd])", &[understood]);
    check("(;GM[1]SZ[19];B[uu])", "(;;B[uu])", &["1:17: uu is off the board; kept as it stands"]);
    check("(;GM[1]SZ[99];B[aa])", "(;;B[aa])", &["1:11: SZ cannot be \"99\"; left out"]);
    check("(;GM[x];B[aa])", "(;;B[aa])", &["1:6: GM cannot be \"x\"; left out"]);
}

#[test]
fn old_formats_are_read() {
    let read = check(
        "(;GaMe[1]VieW[]PlayerBlack[Ann]Black[aa]L[bb][cc]M[dd])",
        "(;PB[Ann]MA[dd]LB[bb:a][cc:b]VW[];B[aa])",
        &["1:38: a node has more than a move, or the root has one; split"],
    );
    assert_eq!(read.games[0].marks(read.games[0].root()), [(coord("dd"), Mark::Cross)]);
}

#[test]
fn five_in_a_row_in_the_wild() {
    let read = sgf::read(b"(;GM[4]B[h8];W[I9];B[hh]AB[gg];W[gg])");
    let game = &read.games[0];
    assert_eq!((game.game(), game.size().columns()), (GameKind::FiveInARow, 15));
    let stones = game.stones_at(game.main_line().last().unwrap());
    assert_eq!(stones.stone(coord("hh")), Some(Color::Black));
    assert_eq!(stones.stone(coord("ig")), Some(Color::White));
    // Not said, but named; and on a board as large as the points need.
    let read = sgf::read(b"(;RU[Gomoku, freestyle];B[pp])");
    assert_eq!((read.games[0].game(), read.games[0].size().columns()), (GameKind::FiveInARow, 19));
    assert_eq!(read.condition(), Condition::Sound);
}

#[test]
fn komi_and_results_in_the_wild() {
    let game = |text: &str| sgf::read(text.as_bytes()).games.remove(0);
    for (text, komi) in [("6,5", "6.5"), ("650", "6.5"), ("375", "7.5"), ("6.50", "6.5"), ("-3", "-3")] {
        assert_eq!(
            game(&format!("(;KM[{text}])")).komi().map(|komi| komi.to_string()).as_deref(),
            Some(komi)
        );
    }
    let played = game("(;RE[黑中盘胜]HA[3]PL[w])");
    let expect = RecordResult::Win { winner: Color::Black, by: WinMargin::Resignation };
    assert_eq!((played.result(), played.info(InfoKey::Result)), (Some(expect), Some("黑中盘胜")));
    assert_eq!((played.handicap(), played.to_move(played.root())), (Some(3), Color::White));
}

#[test]
fn problems_past_a_thousand_are_counted() {
    let read = sgf::read(format!("(;GM[1]{})", ";B[??]".repeat(3000)).as_bytes());
    assert_eq!((read.problems.len(), read.n_more_problems), (1000, 2000));
    assert_eq!(read.games[0].n_nodes(), 3001);
}
