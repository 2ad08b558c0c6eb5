//! Conversations and garbage.

use std::time::{Duration, Instant};

use super::session::{Next, Session};
use super::stones::Side;
use super::times::Times;
use crate::external::lines;
use crate::search::StopFlag;
use proptest::prelude::*;

fn session() -> Session {
    let mut session = Session::new();
    session.times.told("timeout_turn", 0);
    session
}

/// All lines of the answer to a line, searches done.
fn answer(session: &mut Session, line: &str) -> Vec<String> {
    let answer = session.answer(line);
    let mut lines = answer.lines;
    if let Next::Think(task) = answer.next {
        let (mut player, limits) = (session.lend_player(), session.times.limits());
        let found = task.solve(&mut player, limits, &StopFlag::new(), &Instant::now());
        session.take_player(player, Duration::ZERO);
        lines.extend(session.tell(found));
    }
    lines
}

/// Whether the last line is a point.
fn is_move(lines: &[String]) -> bool {
    lines
        .last()
        .is_some_and(|last| last.split(',').filter_map(|number| number.parse::<u8>().ok()).count() == 2)
}

fn check(session: &mut Session, line: &str, expect: &str) {
    let lines = answer(session, line);
    let last = lines.last().map_or("", String::as_str);
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
    check(&mut session, "RECTSTART 10,12", "ERROR");
    check(&mut session, "RECTSTART", "ERROR");
    check(&mut session, "RECTSTART 12, 12", "OK");
    check(&mut session, "SWAP3BOARD", "UNKNOWN");
    check(&mut session, "YXSTOP", "");
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
    for rule in [0, 1, 8, 9] {
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
    check(&mut Session::new(), "YXSHOWFORBID", "ERROR no board");
}

#[test]
fn who_is_black_is_known_from_the_way_the_board_came_about() {
    let mut session = renju();
    let black = |session: &mut Session, lines: &str, expected: Option<Side>| {
        for line in lines.split(' ') {
            answer(session, &line.replace('_', " "));
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
fn the_best_moves_are_named_in_blocks() {
    let mut session = session();
    check(&mut session, "YXNBEST 3", "ERROR");
    check(&mut session, "START 15", "OK");
    for wrong in ["YXNBEST", "YXNBEST 0", "YXNBEST -1", "YXNBEST x"] {
        check(&mut session, wrong, "ERROR");
    }
    check(&mut session, "INFO max_node 3000", "");
    say(&mut session, "YXBOARD 7,7,2 8,8,1 6,8,2 DONE");
    let lines = answer(&mut session, "YXNBEST 3");
    let told = |key: &str| -> Vec<String> {
        let key = format!("INFO {key} ");
        lines.iter().filter_map(|line| line.strip_prefix(&key)).map(str::to_owned).collect()
    };
    assert_eq!(told("PV"), ["0", "DONE", "1", "DONE", "2", "DONE"]);
    assert_eq!(told("NUMPV"), ["3"; 3]);
    let chances: Vec<f64> = told("WINRATE").iter().map(|text| text.parse().unwrap()).collect();
    assert!(chances.len() == 3 && chances.is_sorted_by(|better, worse| better >= worse), "{chances:?}");
    let bests = told("BESTLINE");
    let best = bests[0].split(' ').next().unwrap();
    assert_eq!(lines.last().map(String::as_str), Some(best));
    // It is played.
    check(&mut session, &format!("TURN {best}"), "ERROR");
    say(&mut session, "YXBOARD 3,3,1 0,9,2 4,3,1 1,9,2 5,3,1 5,9,2 6,3,1 7,9,2 DONE");
    assert!(answer(&mut session, "YXNBEST 100").contains(&"INFO EVAL +M1".to_owned()));
}

#[test]
fn a_forbidden_move_of_the_opponent_is_named_and_played_on_from() {
    let mut session = renju();
    let exchanged = DOUBLE_THREE.replace(",1 ", ",3 ").replace(",2 ", ",1 ").replace(",3 ", ",2 ");
    say(&mut session, &exchanged);
    let lines = answer(&mut session, "TURN 4,4");
    assert_eq!(lines[0], "MESSAGE a double-three is forbidden");
    assert!(lines.last().unwrap().chars().next().unwrap().is_ascii_digit(), "{lines:?}");
    // White may play there.
    say(&mut session, &DOUBLE_THREE.replace("4,3,1 0,6,2", "4,3,1"));
    let lines = answer(&mut session, "TURN 4,4");
    assert!(!lines.iter().any(|line| line.contains("forbidden")), "{lines:?}");
}

#[test]
fn a_list_of_stones_not_ended_by_done_is_broken_off() {
    let mut session = renju();
    for (command, expected) in [("YXSHOWFORBID", "FORBID ."), ("RESTART", "OK"), ("TURN 1,1", "")] {
        say(&mut session, "YXBOARD 2,4,1");
        check(&mut session, "INFO rule 4", "");
        say(&mut session, "3,4,1");
        let lines = answer(&mut session, command);
        assert_eq!(lines[0], "ERROR the stones were not ended by DONE");
        assert!(lines.last().unwrap().starts_with(expected), "{lines:?}");
    }
    for wrong in ["2,4,1 2,4,2", "15,0,1", "2,4", "2,4,5", "x", "2,4,1 , 3,3,1"] {
        say(&mut session, &format!("YXBOARD {wrong}"));
        check(&mut session, "DONE", "ERROR");
    }
}

/// Managers read nothing after an `INFO`, and would take an `ERROR` for the move.
#[test]
fn a_rule_that_is_not_played_is_said_where_play_begins_or_goes_on() {
    let mut session = renju();
    for number in [2, 3, 5, 6, 7, 10, 12, 13, 16, 99_999_999_999_u64] {
        check(&mut session, &format!("INFO rule {number}"), "");
        let said = format!("ERROR rule {number}");
        for command in ["START 15", "RECTSTART 15,15", "RESTART", "BEGIN", "TURN 7,7", "YXSHOWFORBID"] {
            check(&mut session, command, &said);
        }
        for list in ["BOARD", "BOARD 7,7,2", "SWAP2BOARD", "SWAP2BOARD 7,7 8,8 9,9"] {
            say(&mut session, list);
            check(&mut session, "DONE", &said);
        }
    }
    // Nothing of that was taken.
    check(&mut session, "INFO rule 2", "");
    check(&mut session, "TURN 8,8", "ERROR rule 2 (continuous game) is not supported");
    check(&mut session, "INFO rule 0", "");
    assert!(is_move(&answer(&mut session, "TURN 8,8")));
}

#[test]
fn what_is_no_number_is_no_setting() {
    let mut session = renju();
    say(&mut session, DOUBLE_THREE);
    let time = session.times.limits();
    for rest in [
        "rule renju",
        "rule",
        "rule -1",
        "rule 4.0",
        "",
        "timeout_turn",
        "timeout_turn soon",
        "time_left 1e9",
        "x y z",
    ] {
        check(&mut session, &format!("INFO {rest}"), "");
        check(&mut session, "YXSHOWFORBID", "FORBID 0404.");
        assert_eq!(session.times.limits(), time);
    }
}

#[test]
fn swap2_is_answered_by_stones_a_color_or_a_move() {
    let mut session = session();
    check(&mut session, "SWAP2BOARD", "ERROR no board");
    check(&mut session, "START 15", "OK");
    let ask = |session: &mut Session, stones: &str| {
        say(session, &format!("SWAP2BOARD {stones}"));
        answer(session, "DONE").pop().unwrap()
    };
    let opening = ask(&mut session, "");
    let mut stones: Vec<&str> = opening.split(' ').collect();
    assert_eq!(stones.len(), 3, "{opening}");
    stones.sort_unstable();
    stones.dedup();
    assert_eq!(stones.len(), 3, "{opening}");
    for stones in ["7,7 8,7 9,9", &opening, "7,7 7,8 8,8 14,14 0,0"] {
        let said = ask(&mut session, stones);
        let taken: Vec<&str> = stones.split(' ').collect();
        let n_stones = if said == "SWAP" { 0 } else { said.split(' ').count() };
        assert!(n_stones <= if taken.len() == 3 { 2 } else { 1 }, "{stones}: {said}");
        assert!(!said.split(' ').any(|stone| taken.contains(&stone)), "{stones}: {said}");
        check(&mut session, "RESTART", "OK");
    }
    for wrong in
        ["7,7", "7,7 8,7", "7,7 8,8 9,9 1,1", "7,7 8,7 7,7", "7,7 8,8 15,0", "7,7,1 8,8,2 9,9,1", "x"]
    {
        assert!(ask(&mut session, wrong).starts_with("ERROR"), "{wrong}");
    }
}

/// Three black stones that White cannot stop any more are Black's game; three that lie apart are White's, since White
/// is to move.
#[test]
fn swap2_takes_the_better_color_and_play_goes_on_with_it() {
    let mut session = session();
    check(&mut session, "START 15", "OK");
    let lopsided = "7,7 0,0 8,8 14,0 9,9";
    say(&mut session, &format!("SWAP2BOARD {lopsided}"));
    check(&mut session, "DONE", "SWAP");
    assert_eq!(session.black, Some(Side::Own));
    check(&mut session, "TURN 9,9", "ERROR");
    // White leaves the three alone; Black makes the open four.
    let lines = answer(&mut session, "TURN 0,7");
    assert!(["6,6", "10,10"].contains(&lines.last().unwrap().as_str()), "{lines:?}");
    check(&mut session, "RESTART", "OK");
    say(&mut session, "SWAP2BOARD 0,0 7,7 14,14 8,8 0,14");
    let lines = answer(&mut session, "DONE");
    assert!(is_move(&lines), "{lines:?}");
    assert_eq!(session.black, Some(Side::Opponent));
    check(&mut session, &format!("TURN {}", lines[1]), "ERROR");
    assert!(is_move(&answer(&mut session, "TURN 14,7")));
}

#[test]
fn black_with_forbidden_points_only_is_told_so() {
    let mut session = session();
    check(&mut session, "START 6", "OK");
    check(&mut session, "INFO rule 4", "");
    // The first stone is ours, and so we are Black.
    check(&mut session, "YXBOARD", "");
    for (y, row) in (0..).zip(["XXX.XX", "OOOOXO", "OXXOOO", "OOOOXO", "OXOOO.", "XX.XXX"]) {
        for (x, stone) in row.chars().enumerate().filter(|(_, stone)| *stone != '.') {
            check(&mut session, &format!("{x},{y},{}", if stone == 'X' { 1 } else { 2 }), "");
        }
    }
    check(&mut session, "DONE", "");
    check(&mut session, "TURN 5,4", "ERROR every point left is forbidden");
    check(&mut session, "YXSHOWFORBID", "FORBID 03000205.");
}

/// What a move may take, in milliseconds, after some settings.
fn limit_ms(told: &[(&str, i64)]) -> u128 {
    let mut times = Times::default();
    for (key, ms) in told {
        times.told(key, *ms);
    }
    times.limits().time.unwrap().as_millis()
}

#[test]
fn time_is_kept_in_reserve() {
    assert_eq!(limit_ms(&[("timeout_turn", 1000)]), 850);
    assert_eq!(limit_ms(&[("timeout_turn", 0)]), 10);
    assert_eq!(limit_ms(&[("timeout_turn", 100)]), 50);
    assert_eq!(limit_ms(&[]), 29_850);
    assert!(limit_ms(&[("timeout_turn", 5_000), ("timeout_match", 100_000), ("time_left", 2_000)]) <= 50);
}

#[test]
fn the_reserve_follows_the_machine() {
    let mut times = Times::default();
    times.told("timeout_turn", 1_000);
    let limit = |times: &Times| times.limits().time.unwrap().as_millis();
    for _ in 0..20 {
        let punctual = times.limits().time.unwrap();
        times.spend(punctual + Duration::from_millis(1));
    }
    assert_eq!(limit(&times), 968);
    // A move that is made early says nothing.
    times.spend(Duration::from_millis(500));
    assert_eq!(limit(&times), 968);
    times.spend(Duration::from_millis(968 + 100));
    assert_eq!(limit(&times), 770);
    times.spend(Duration::from_millis(770));
    assert_eq!(limit(&times), 820);
}

#[test]
fn positions_are_limited_until_that_is_taken_back() {
    let mut times = Times::default();
    assert_eq!(times.limits().nodes, None);
    times.told("max_node", 20_000);
    times.start();
    assert_eq!(times.limits().nodes, Some(20_000));
    for unlimited in [0, -1] {
        times.told("max_node", unlimited);
        assert_eq!(times.limits().nodes, None);
    }
}

/// The protocol lets managers send `time_left` alone.
#[test]
fn time_left_counts_without_a_time_for_the_match() {
    assert_eq!(limit_ms(&[("time_left", 20_000)]), 850);
    assert_eq!(limit_ms(&[("timeout_match", 0), ("time_left", 20_000)]), 850);
    assert_eq!(limit_ms(&[("time_left", 0)]), 10);
    assert_eq!(limit_ms(&[("time_left", -5)]), 10);
    for unlimited in [i64::from(i32::MAX), i64::MAX] {
        assert_eq!(limit_ms(&[("time_left", unlimited)]), 29_850);
        assert_eq!(limit_ms(&[("timeout_match", 20_000), ("time_left", unlimited)]), 29_850);
    }
}

#[test]
fn time_runs_down_until_the_next_game() {
    let mut times = Times::default();
    times.told("timeout_match", 100_000);
    let limit = |times: &Times| times.limits().time.unwrap().as_millis();
    assert_eq!(limit(&times), 4_850);
    for _ in 0..160 {
        times.spend(Duration::from_millis(500));
    }
    assert_eq!(limit(&times), 850);
    times.start();
    assert_eq!(limit(&times), 4_850);
    times.told("time_left", 100_000);
    for _ in 0..160 {
        times.spend(Duration::from_millis(500));
    }
    assert_eq!(limit(&times), 850);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn garbage_is_answered(lines in proptest::collection::vec(garbage_line(), 0..12)) {
        let mut session = session();
        answer(&mut session, "START 6");
        for line in lines {
            let is_info = line.starts_with("INFO");
            let lines = answer(&mut session, &line);
            prop_assert!(!is_info || lines.is_empty(), "{line:?}: {lines:?}");
            for text in lines {
                prop_assert!(!text.contains('\n'));
            }
        }
    }

    #[test]
    fn any_bytes_are_read_as_lines(bytes in proptest::collection::vec(any::<u8>(), 0..9000)) {
        let mut input = bytes.as_slice();
        while let Some(line) = lines::next(&mut input, lines::COMMAND_BYTES).unwrap() {
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
        Just("SWAP2BOARD".to_owned()),
        Just("STOP".to_owned()),
        Just("YXSHOWFORBID".to_owned()),
        Just("YXNBEST 2".to_owned()),
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
