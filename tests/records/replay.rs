//! Records as matches: branches, walks, and what other programs write and the rules do not know.

use goishi::board::{ByColor, Color};
use goishi::game::tree::{Coord, GameKind, InfoKey, NodeId, Played, RecordResult, Tree};
use goishi::game::{DrawBy, Match, MatchSetup, NotPlayable, Outcome, ReplayProblemKind, Seat, Walk, WinBy};
use goishi::gomoku::Rule;
use goishi::record::sgf;

fn two_people() -> Match {
    let seats = ByColor { black: Seat::Human, white: Seat::Human };
    Match::new(MatchSetup { seats, ..MatchSetup::default() })
}

fn play(game: &mut Match, moves: &[&str]) {
    for letters in moves {
        let point = Coord::from_letters(letters).unwrap().point(game.size()).unwrap();
        assert_eq!(game.play(point), Ok(()), "{letters}");
    }
}

fn read(text: &str) -> Match {
    Match::from_record(sgf::read(text.as_bytes()).games.remove(0)).unwrap()
}

fn written(game: &Match) -> String {
    sgf::write(game, &ByColor { black: String::new(), white: String::new() }).replace('\n', "")
}

/// The stones of the position, as the record itself has them.
fn agrees_with_record(game: &Match) -> bool {
    let expect = game.record().stones_at(game.node());
    game.position().stones().map(|(point, color)| (point.into(), color)).eq(expect.iter())
}

#[test]
fn what_is_played_instead_becomes_the_main_line_and_what_was_taken_back_stays() {
    let mut game = two_people();
    play(&mut game, &["hh", "ii", "jj"]);
    game.undo();
    game.undo();
    play(&mut game, &["gg", "ff"]);
    assert!(written(&game).contains(";B[hh](;W[gg];B[ff]XH[])(;W[ii];B[jj]))"), "{}", written(&game));
    // Looking around is another thing: what is tried then is a variation.
    assert!(game.walk(Walk::Back(1)));
    play(&mut game, &["aa"]);
    assert!(written(&game).contains(";W[gg](;B[ff])(;B[aa]"), "{}", written(&game));
}

#[test]
fn walks_follow_the_branch_visited_last() {
    let mut game = two_people();
    play(&mut game, &["hh", "ii", "jj"]);
    game.walk(Walk::First);
    play(&mut game, &["gg", "ff"]);
    assert!(game.walk(Walk::First) && !game.walk(Walk::First) && !game.walk(Walk::Back(9)));
    assert!(game.walk(Walk::Last));
    assert!(game.walk(Walk::Back(1)) && game.walk(Walk::PreviousBranch) && !game.walk(Walk::PreviousBranch));
    assert!(game.walk(Walk::NextBranch) && game.walk(Walk::PreviousBranch));
    assert!(game.walk(Walk::Forward(10)) && !game.walk(Walk::Forward(1)));
    assert_eq!((game.position().n_moves(), game.can_redo()), (3, false));
    // Undo goes back along the same way, and redo returns.
    for _ in 0..3 {
        game.undo();
    }
    assert!(game.is_fresh());
    while game.can_redo() {
        game.redo();
    }
    assert_eq!(game.position().n_moves(), 3);
}

#[test]
fn an_end_stays_where_it_was_declared() {
    let mut game = two_people();
    play(&mut game, &["hh", "ii"]);
    game.resign(Color::White);
    assert_eq!(game.record().info(InfoKey::Result), Some("B+Resign"));
    game.walk(Walk::Back(1));
    assert_eq!(game.outcome(), None);
    play(&mut game, &["aa"]);
    assert_eq!((game.outcome(), game.record().info(InfoKey::Result)), (None, Some("B+Resign")));
    game.walk(Walk::PreviousBranch);
    assert_eq!(game.outcome(), Some(Outcome::Win { winner: Color::Black, by: WinBy::Resignation }));
    game.undo();
    assert_eq!((game.outcome(), game.record().info(InfoKey::Result)), (None, None));
}

#[test]
fn a_branch_under_the_match_can_be_deleted() {
    let mut game = two_people();
    play(&mut game, &["hh", "ii", "jj"]);
    let second = game.record().main_line().nth(2).unwrap();
    game.edit_record(|tree| tree.delete(second));
    assert_eq!((game.position().n_moves(), game.record().n_nodes()), (1, 2));
    assert!(!game.can_redo());
    game.edit_record(|tree| tree.set_comment(tree.root(), "Short."));
    assert_eq!((game.position().n_moves(), game.record().comment(game.record().root())), (1, Some("Short.")));
}

#[test]
fn a_game_of_a_server_keeps_its_result() {
    let ended = |text: &str| read(text).outcome();
    let head = "(;GM[1]SZ[9]KM[6.5]RU[Japanese]";
    let win = |winner, by| Some(Outcome::Win { winner, by });
    let by_points = ended(&format!("{head}RE[W+3.5];B[cc];W[gg];B[];W[])"));
    assert!(
        matches!(by_points, Some(Outcome::Win { winner: Color::White, by: WinBy::Score(margin) }) if margin.to_string() == "3.5")
    );
    assert_eq!(ended(&format!("{head}RE[B+R];B[cc];W[gg])")), win(Color::Black, WinBy::Resignation));
    assert_eq!(ended(&format!("{head}RE[0];B[cc];W[gg])")), Some(Outcome::Draw(DrawBy::EqualScore)));
    assert_eq!(ended(&format!("{head}RE[B+T];B[cc];W[gg])")), win(Color::Black, WinBy::Time));
    assert_eq!(ended(&format!("{head}RE[W+Forfeit];B[cc];W[gg])")), win(Color::White, WinBy::Forfeit));
    assert_eq!(ended(&format!("{head}RE[W+];B[cc];W[gg])")), win(Color::White, WinBy::Unsaid));
    assert_eq!(ended(&format!("{head}RE[Void];B[cc];W[gg])")), None);
    assert_eq!(ended("(;GM[4]SZ[15]RE[B+5];B[hh];W[gg])"), win(Color::Black, WinBy::Unsaid));
    // Whatever is played, taken back or saved: the result is the record's.
    let mut game = read(&format!("{head}RE[B+T];B[cc];W[gg])"));
    game.undo();
    play(&mut game, &["dd"]);
    game.resign(Color::White);
    game.undo();
    let again = read(&written(&game));
    assert_eq!(again.record().info(InfoKey::Result), Some("B+T"));
    let mut game = read(&format!("{head}RE[B+R];B[cc];W[gg])"));
    game.undo();
    // What was taken back is played on, as far as one likes.
    play(&mut game, &["dd", "ee", "ff"]);
    assert_eq!(game.outcome(), None);
    assert_eq!(read(&written(&game)).record().info(InfoKey::Result), Some("B+R"));
    // Nor does another line of the same length end with it.
    let mut game = read(&format!("{head}RE[B+R];B[cc];W[gg])"));
    let last = game.node();
    game.edit_record(|tree| tree.delete(last));
    play(&mut game, &["ee", "ff"]);
    assert_eq!(game.outcome(), None);
}

#[test]
fn a_result_that_no_move_shows_is_written_back_as_it_was() {
    for game in ["GM[1]SZ[9]", "GM[4]SZ[15]"] {
        for result in ["B+T", "W+Time", "B+F", "W+Forfeit", "B+", "黑超时负"] {
            let mut game = read(&format!("(;{game}RE[{result}];B[cc];W[gg])"));
            let by = match RecordResult::parse(result) {
                Some(RecordResult::Win { winner, by }) => Some((winner, by)),
                _ => None,
            };
            let ended = game.outcome().map(RecordResult::from);
            assert_eq!(ended, by.map(|(winner, by)| RecordResult::Win { winner, by }), "{result}");
            // Only there: one move before, the game is not over.
            game.walk(Walk::Back(1));
            assert_eq!(game.outcome(), None, "{result}");
            game.walk(Walk::Forward(1));
            let again = read(&written(&game));
            assert_eq!(
                (again.record().info(InfoKey::Result), again.outcome()),
                (Some(result), game.outcome())
            );
        }
    }
}

#[test]
fn rules_are_read_in_the_usual_words() {
    let rule = |name: &str| read(&format!("(;GM[4]SZ[15]RU[{name}])")).setup().gomoku().unwrap().rule;
    assert_eq!(
        ["Renju", "RIF", "gomoku", "Standard", "caro", ""].map(rule),
        [Rule::Renju, Rule::Renju, Rule::Freestyle, Rule::Standard, Rule::Caro, Rule::Freestyle]
    );
    // The numbers of the Gomocup protocol.
    assert_eq!(
        ["0", "1", "4", "8", " 9 ", "2", "-1"].map(rule),
        [
            Rule::Freestyle,
            Rule::Standard,
            Rule::Renju,
            Rule::CaroOverline,
            Rule::Caro,
            Rule::Freestyle,
            Rule::Freestyle
        ]
    );
    for rule in Rule::ALL {
        let mut setup = two_people().setup();
        setup.game = goishi::game::GomokuSetup { rule, ..setup.gomoku().unwrap() }.into();
        assert_eq!(read(&written(&Match::new(setup))).setup(), setup);
    }
}

#[test]
fn handicap_stones_stand_where_the_record_puts_them() {
    let game = read("(;GM[1]SZ[9]HA[2]AB[aa][ee];W[cc];B[dd])");
    assert!(agrees_with_record(&game));
    assert_eq!((game.problems(), game.position().as_go().unwrap().n_handicap()), (&[][..], 2));
    assert_eq!((game.setup().go().unwrap().handicap, game.to_move()), (2, Color::White));
    assert_eq!(game.setup().go().unwrap().komi.to_string(), "0.5");
}

/// The problems on the main line, as text, each with the number of its node.
fn problems(game: &Match) -> Vec<String> {
    let nodes: Vec<NodeId> = game.record().main_line().collect();
    let number = |node| nodes.iter().position(|other| *other == node).unwrap();
    game.problems().iter().map(|problem| format!("{}: {}", number(problem.node), problem.kind)).collect()
}

#[test]
fn stones_may_be_set_up_between_moves() {
    for (text, to_move) in [
        ("(;GM[4]SZ[9];B[aa];W[bb];AB[cc]AW[dd]AE[aa];B[ee])", Color::White),
        ("(;GM[1]SZ[9];B[aa];W[bb];AB[cc]AW[dd]AE[aa]PL[W];W[ee])", Color::Black),
        ("(;GM[4]SZ[9]AB[aa][bb]AW[cc];W[dd])", Color::Black),
        ("(;GM[1]SZ[9]AB[aa][bb]AW[cc];B[dd])", Color::White),
    ] {
        let mut game = read(text);
        assert_eq!((problems(&game), game.to_move()), (vec![], to_move), "{text}");
        let end = game.node();
        while game.walk(Walk::Back(1)) {
            assert!(agrees_with_record(&game), "{text}");
        }
        game.walk(Walk::To(end));
        assert!(agrees_with_record(&game), "{text}");
        game.undo();
        assert!(agrees_with_record(&game) && game.can_redo(), "{text}");
        assert_eq!(game.redo().len(), 1, "{text}");
    }
}

#[test]
fn a_diagram_of_an_ended_game_is_ended() {
    let game = read("(;GM[4]SZ[9]AB[aa][ab][ac][ad][ae]AW[ba][bb][bc][bd])");
    assert!(matches!(game.outcome(), Some(Outcome::Win { winner: Color::Black, by: WinBy::Five(_) })));
    assert!(agrees_with_record(&game) && game.problems().is_empty());
}

#[test]
fn what_breaks_the_rules_is_tolerated_and_named() {
    let check = |text: &str, expect: &[&str]| {
        let mut game = read(text);
        assert_eq!(problems(&game), expect, "{text}");
        assert!(game.position().is_consistent());
        // Back and forth again it is the same.
        while game.walk(Walk::Back(1)) {}
        game.walk(Walk::Last);
        assert_eq!(problems(&game), expect, "{text}");
    };
    check("(;GM[4]SZ[9];B[aa];B[bb])", &["2: black moves out of turn; played all the same"]);
    check("(;GM[4]SZ[9];B[aa];W[];B[bb];W[cc])", &["2: a pass where the game has none; the turn goes over"]);
    check("(;GM[4]SZ[9];B[aa];W[aa];W[bb])", &["2: the point is taken; left out"]);
    check("(;GM[1]SZ[9];B[aa];W[aa];W[bb])", &["2: the point is taken; left out"]);
    check("(;GM[1]SZ[5];B[aa];W[];B[];W[bb])", &["4: the game is over; played all the same"]);
    check("(;GM[1]SZ[5]AB[ab][ba]PL[W];W[aa])", &["1: the stone would have no liberty; played all the same"]);
    check(
        "(;GM[4]SZ[9];B[aa];W[ba];B[ab];W[bb];B[ac];W[bc];B[ad];W[bd];B[ae];W[be])",
        &["10: the game is over; left out"],
    );
    check("(;GM[1]SZ[5];B[aa];XR[black];W[bb])", &["2: play is resumed that was not ended; left out"]);
    check(
        "(;GM[4]SZ[9]XO[Swap];B[aa];W[bb];XA[black];B[cc])",
        &["3: a point is expected, not an answer; the opening is left"],
    );
    // What is no offer to the opening, no stone of it, and no turn of it.
    check("(;GM[4]SZ[9]XO[Swap];XP[gg])", &["1: a point is expected, not an answer; the opening is left"]);
    check(
        "(;GM[4]RU[Renju]SZ[15]XO[RIF];B[hh];W[hg];B[ig];XA[white];W[jj];B[aa])",
        &["6: an answer is expected, not a point; the opening is left"],
    );
    check(
        "(;GM[4]SZ[9]XO[Swap]PL[W];B[aa])",
        &[
            "1: a point is expected, not an answer; the opening is left",
            "1: black moves out of turn; played all the same",
        ],
    );
    check("(;GM[1]SZ[5]AB[ab][ba][bb]AW[aa])", &["0: a stone that was set up cannot stand there; left out"]);
}

/// No single stone completes such a board: rows are broken up, as few as may be, and soon.
#[test]
fn a_board_full_of_won_rows_is_read_in_no_time() {
    let text = format!("(;GM[4]SZ[20]{})", ";AB[aa:tt]AW[aa]".repeat(30));
    let start = std::time::Instant::now();
    let game = read(&text);
    assert!(start.elapsed().as_secs() < 20, "{:?}", start.elapsed());
    let n_stones = game.position().stones().count();
    assert!((200..400).contains(&n_stones), "{n_stones} stones");
    // Without the stones of the row there is a winner, and it is known.
    let won = read("(;GM[4]SZ[9]AB[aa:ea][ac][cc]AW[bb]PL[B])");
    assert!(matches!(won.outcome(), Some(Outcome::Win { winner: Color::Black, by: WinBy::Five(_) })));
    let twice = read("(;GM[4]SZ[9]AB[aa:ea][ac:ec]PL[B])");
    assert!(matches!(twice.outcome(), Some(Outcome::Win { winner: Color::Black, by: WinBy::Five(_) })));
    assert_eq!((twice.problems().len(), twice.position().stones().count()), (1, 9));
}

#[test]
fn other_games_and_boards_are_refused() {
    let refused = |text: &str| Match::from_record(sgf::read(text.as_bytes()).games.remove(0)).err();
    assert_eq!(refused("(;GM[3]SZ[8])"), Some(NotPlayable::OtherGame(3)));
    assert!(matches!(refused("(;GM[1]SZ[9:13])"), Some(NotPlayable::Size(_))));
    assert!(matches!(refused("(;GM[4]SZ[25])"), Some(NotPlayable::Size(_))));
    assert!(matches!(refused("(;GM[1]SZ[52])"), Some(NotPlayable::Size(_))));
}

#[test]
fn play_goes_on_from_any_node_with_other_seats() {
    let game = read("(;GM[4]SZ[15]PB[Ann]PW[Bo];B[hh];W[ii];B[jj];W[kk])");
    let third = game.record().main_line().nth(3).unwrap();
    let mut from_here = Match::from_tree(game.record().clone(), third).unwrap();
    let program = Seat::Program(goishi::search::Level::Casual);
    from_here.set_seats(ByColor { black: Seat::Human, white: program });
    assert_eq!(from_here.seat_to_move(), Some(program));
    play(&mut from_here, &["aa"]);
    assert_eq!(from_here.record().children(third).count(), 2);
    assert_eq!(read(&written(&from_here)).seats().white, program);
    assert_eq!(from_here.record().info(InfoKey::Player(Color::Black)), Some("Ann"));
}

/// A line of a million nodes, and as many branches at one node, on the stack of a test.
#[test]
fn a_million_nodes_are_walked_without_recursion() {
    const N_NODES: usize = 1_000_000;
    let mut line = Tree::new(GameKind::Go, GameKind::Go.default_size());
    let mut wide = line.clone();
    let mut at = line.root();
    for i in 0..N_NODES {
        at = line.add_node(at).unwrap();
        let node = wide.add_node(wide.root()).unwrap();
        if i % 1000 == 0 {
            let place = Coord::new((i / 1000 % 19) as u8, (i / 19_000 % 19) as u8);
            wide.add_move(node, Played { color: Color::Black, place }).unwrap();
        }
    }
    let mut game = Match::from_tree(line, at).unwrap();
    assert!(game.walk(Walk::Back(N_NODES / 2)) && game.walk(Walk::First) && game.walk(Walk::Last));
    assert_eq!(game.node(), at);
    assert!(game.record().heap_bytes() / N_NODES <= 400);
    let mut game = Match::from_record(wide).unwrap();
    for _ in 0..1000 {
        assert!(game.walk(Walk::First) && game.walk(Walk::Forward(1)) && game.walk(Walk::NextBranch));
    }
    assert!(!game.problems().iter().any(|problem| problem.kind == ReplayProblemKind::Outside));
}
