//! Conversations and garbage.

use super::*;
use proptest::prelude::*;

fn session() -> Session {
    let mut session = Session::new(StopFlag::new());
    session.times.turn = Duration::ZERO;
    session
}

fn check(session: &mut Session, line: &str, expect: &str) {
    let answer = session.answer(line);
    let last = answer.lines.last().map_or("", String::as_str);
    assert!(last.starts_with(expect), "{line:?} was answered {last:?}");
    assert_eq!(last.is_empty(), expect.is_empty(), "{line:?} was answered {last:?}");
}

#[test]
fn a_short_conversation() {
    let mut session = session();
    check(&mut session, "TURN 7,7", "ERROR");
    check(&mut session, "start 4", "ERROR");
    check(&mut session, "START 15", "OK");
    check(&mut session, "INFO rule 1", "");
    check(&mut session, "BEGIN", "7,7");
    check(&mut session, "TURN 7,7", "ERROR");
    check(&mut session, "TAKEBACK 7,7", "OK");
    check(&mut session, "TAKEBACK 7,7", "ERROR");
    check(&mut session, "INFO rule 2", "ERROR rule 2 is not supported");
    check(&mut session, "BEGIN", "7,7");
    check(&mut session, "RECTSTART 10,12", "ERROR");
    check(&mut session, "RECTSTART", "ERROR");
    check(&mut session, "RECTSTART 12, 12", "OK");
    check(&mut session, "SWAP2BOARD", "UNKNOWN");
    check(&mut session, "", "");
}

#[test]
fn a_board_is_answered_after_done() {
    let mut session = session();
    check(&mut session, "START 15", "OK");
    for line in ["BOARD", "3,3,1", "4,3,1", "5,3,1", "6,3,1", "2,3,2", "5,5,2", "6,6,2", "9,9,2"] {
        check(&mut session, line, "");
    }
    check(&mut session, "DONE", "7,3");
    for line in ["BOARD", "1,1,1", "1,1,2", "nonsense"] {
        check(&mut session, line, "");
    }
    check(&mut session, "DONE", "ERROR two stones");
}

fn say(session: &mut Session, lines: &str) {
    for line in lines.split_whitespace() {
        check(session, line, "");
    }
}

/// A double-three of the side with stones `1` on 4,4, on a board of 15 lines under Renju.
const DOUBLE_THREE: &str = "YXBOARD 2,4,1 0,0,2 3,4,1 0,2,2 4,2,1 0,4,2 4,3,1 0,6,2 DONE";

fn renju() -> Session {
    let mut session = session();
    check(&mut session, "START 15", "OK");
    check(&mut session, "INFO rule 4", "");
    session
}

#[test]
fn forbidden_points_are_shown_for_black_whoever_that_is() {
    let mut session = renju();
    check(&mut session, "YXSHOWFORBID", "FORBID .");
    say(&mut session, DOUBLE_THREE);
    check(&mut session, "yxshowforbid", "FORBID 0404.");
    // The sides exchanged, the first stone listed is black all the same.
    let exchanged = DOUBLE_THREE.replace(",1 ", ",3 ").replace(",2 ", ",1 ").replace(",3 ", ",2 ");
    say(&mut session, &exchanged);
    check(&mut session, "YXSHOWFORBID", "FORBID 0404.");
    // One more stone in front of the others, and they are black: a double-four on one line, twice.
    say(&mut session, &DOUBLE_THREE.replace("YXBOARD ", "YXBOARD 0,8,2 "));
    check(&mut session, "YXSHOWFORBID", "FORBID 00030005.");
    say(&mut session, DOUBLE_THREE);
    for rule in [0, 1, 8] {
        check(&mut session, &format!("INFO rule {rule}"), "");
        check(&mut session, "YXSHOWFORBID", "FORBID .");
    }
    check(&mut session, "INFO rule 4", "");
    check(&mut session, "YXSHOWFORBID", "FORBID 0404.");
    check(&mut session, "RESTART", "OK");
    check(&mut session, "YXSHOWFORBID", "FORBID .");
    // A game that is over forbids nothing, and is no reason to fall silent.
    say(&mut session, "YXBOARD 2,4,1 3,4,1 4,4,1 5,4,1 6,4,1 DONE");
    check(&mut session, "YXSHOWFORBID", "FORBID .");
    check(&mut session, "TURN 7,4", "ERROR the game is over");
    check(&mut Session::new(StopFlag::new()), "YXSHOWFORBID", "ERROR no board");
}

#[test]
fn who_is_black_is_known_from_the_way_the_board_came_about() {
    let mut session = renju();
    let black = |session: &mut Session, lines: &str, expected: Option<Side>| {
        for line in lines.split(' ') {
            session.answer(&line.replace('_', " "));
        }
        assert_eq!(session.black, expected, "{lines}");
    };
    black(&mut session, "BEGIN", Some(Side::Own));
    black(&mut session, "TAKEBACK_7,7", None);
    black(&mut session, "TURN_3,3", Some(Side::Opponent));
    black(&mut session, "TURN_12,12", Some(Side::Opponent));
    black(&mut session, "RESTART", None);
    black(&mut session, "YXBOARD 3,3,2 4,4,2 5,6,2 DONE", Some(Side::Opponent));
    black(&mut session, "TURN_9,9", Some(Side::Opponent));
    black(&mut session, "YXBOARD 3,3,1 4,4,2 5,6,2 9,6,2 DONE", Some(Side::Own));
    black(&mut session, "TURN_9,9", Some(Side::Own));
    black(&mut session, "TAKEBACK_3,3", Some(Side::Own));
    black(&mut session, "BOARD 3,3,2 4,4,1 DONE", Some(Side::Own));
    black(&mut session, "BOARD 3,3,2 4,4,1 5,5,2 DONE", Some(Side::Opponent));
    black(&mut session, "BOARD DONE", Some(Side::Own));
    // What is wrong changes nothing.
    black(&mut session, "YXBOARD 3,3,2 3,3,1 DONE", Some(Side::Own));
    black(&mut session, "YXBOARD DONE", None);
}

#[test]
fn a_forbidden_move_of_the_opponent_is_named_and_played_on_from() {
    let mut session = renju();
    let exchanged = DOUBLE_THREE.replace(",1 ", ",3 ").replace(",2 ", ",1 ").replace(",3 ", ",2 ");
    say(&mut session, &exchanged);
    let answer = session.answer("TURN 4,4");
    assert_eq!(answer.lines[0], "MESSAGE a double-three is forbidden");
    assert!(answer.lines.last().unwrap().chars().next().unwrap().is_ascii_digit(), "{answer:?}");
    // White may play there.
    say(&mut session, &DOUBLE_THREE.replace("4,3,1 0,6,2", "4,3,1"));
    let answer = session.answer("TURN 4,4");
    assert!(!answer.lines.iter().any(|line| line.contains("forbidden")), "{answer:?}");
}

#[test]
fn a_list_of_stones_not_ended_by_done_is_broken_off() {
    let mut session = renju();
    for (command, expected) in [("YXSHOWFORBID", "FORBID ."), ("RESTART", "OK"), ("TURN 1,1", "")] {
        say(&mut session, "YXBOARD 2,4,1");
        check(&mut session, "INFO rule 4", "");
        say(&mut session, "3,4,1");
        let answer = session.answer(command);
        assert_eq!(answer.lines[0], "ERROR the stones were not ended by DONE");
        assert!(answer.lines.last().unwrap().starts_with(expected), "{answer:?}");
    }
    for wrong in ["2,4,1 2,4,2", "15,0,1", "2,4", "2,4,5", "x", "2,4,1 , 3,3,1"] {
        say(&mut session, &format!("YXBOARD {wrong}"));
        check(&mut session, "DONE", "ERROR");
    }
}

#[test]
fn a_rule_that_is_refused_leaves_the_rule_as_it_was() {
    let mut session = renju();
    say(&mut session, DOUBLE_THREE);
    for rule in ["2", "3", "5", "6", "7", "9", "12", "-1", "99999999999", "renju", ""] {
        check(&mut session, &format!("INFO rule {rule}"), "ERROR");
        check(&mut session, "YXSHOWFORBID", "FORBID 0404.");
    }
}

#[test]
fn black_with_forbidden_points_only_is_told_so() {
    let mut session = session();
    check(&mut session, "START 6", "OK");
    check(&mut session, "INFO rule 4", "");
    check(&mut session, "BOARD", "");
    for (y, row) in (0..).zip(["XXX.XX", "OOOOXO", "OXXOOO", "OOOOXO", "OXOOOO", "XX.XXX"]) {
        for (x, stone) in row.chars().enumerate().filter(|(_, stone)| *stone != '.') {
            check(&mut session, &format!("{x},{y},{}", if stone == 'X' { 1 } else { 2 }), "");
        }
    }
    // By the number of stones we are White; as Black we are stuck.
    let reading = session.reading.take().unwrap();
    session.set_stones(reading.stones, Some(Side::Own));
    assert_eq!(session.think(), Answer::error("every point left is forbidden"));
    check(&mut session, "YXSHOWFORBID", "FORBID 03000205.");
}

#[test]
fn time_is_kept_in_reserve() {
    let ms = Duration::from_millis;
    let limit = |turn, whole, left| Times { turn, whole, left }.limits().time.unwrap();
    assert_eq!(limit(ms(1000), ms(0), None), ms(800));
    assert_eq!(limit(ms(0), ms(0), None), ms(10));
    assert_eq!(limit(ms(100), ms(0), None), ms(50));
    assert_eq!(limit(ms(30_000), ms(0), None), ms(28_500));
    assert!(limit(ms(5_000), ms(100_000), Some(ms(2_000))) <= ms(50));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn garbage_is_answered(lines in proptest::collection::vec(garbage_line(), 0..12)) {
        let mut session = session();
        session.answer("START 6");
        for line in lines {
            for text in session.answer(&line).lines {
                prop_assert!(!text.contains('\n'));
            }
        }
    }

    #[test]
    fn any_bytes_are_read_as_lines(bytes in proptest::collection::vec(any::<u8>(), 0..9000)) {
        let mut input = bytes.as_slice();
        while let Some(line) = lines::next(&mut input).unwrap() {
            prop_assert!(!line.contains('\n'));
        }
    }
}

fn garbage_line() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        Just("TURN".to_owned()),
        Just("BOARD".to_owned()),
        Just("DONE".to_owned()),
        Just("YXBOARD".to_owned()),
        Just("YXSHOWFORBID".to_owned()),
        Just("INFO rule 4".to_owned()),
        Just("BEGIN".to_owned()),
        Just("TAKEBACK".to_owned()),
        Just("INFO timeout_turn".to_owned()),
        Just("INFO time_left".to_owned()),
        Just("INFO rule".to_owned()),
        Just("RESTART".to_owned()),
        Just(String::new()),
        "\\PC{0,8}",
    ];
    let rest = prop_oneof![
        "[0-9]{1,2},[0-9]{1,2}",
        "[0-5],[0-5]",
        "[0-5],[0-5],[0-4]",
        "-[0-9]{1,30}",
        "\\PC{0,12}",
    ];
    (word, rest).prop_map(|(word, rest)| format!("{word} {rest}"))
}
