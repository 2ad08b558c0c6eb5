//! The Gomocup protocol, spoken with the real program over pipes.

#![expect(clippy::unwrap_used, reason = "what fails here fails the test")]

#[path = "protocol/engine.rs"]
mod engine;
#[path = "engine/prompt.rs"]
mod prompt;

use std::io::Write as _;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use engine::Engine;
use prompt::assert_prompt;

impl Engine {
    /// The next answer that is no message.
    fn answer(&mut self) -> String {
        loop {
            let line = self.line();
            if !line.starts_with("MESSAGE") && !line.starts_with("DEBUG") {
                return line.trim_end().to_owned();
            }
        }
    }

    fn ask(&mut self, line: &str) -> String {
        self.say(line);
        self.answer()
    }

    /// A transcript: lines for the engine begin with `<`, answers expected with `>`; an answer may be longer.
    fn follow(&mut self, transcript: &str) {
        for line in transcript.lines().map(str::trim).filter(|line| !line.is_empty()) {
            if let Some(text) = line.strip_prefix('<') {
                self.say(text.trim());
            } else if let Some(expect) = line.strip_prefix('>') {
                let answer = self.answer();
                assert!(answer.starts_with(expect.trim()), "{line} but was {answer}");
            }
        }
    }
}

fn point(answer: &str) -> (u8, u8) {
    let (x, y) = answer.split_once(',').unwrap();
    (x.parse().unwrap(), y.parse().unwrap())
}

#[test]
fn a_game_is_begun_played_and_ended() {
    let mut engine = Engine::start(&["gomocup"]);
    engine.follow(
        "< START 15
         > OK
         < INFO timeout_turn 100
         < INFO timeout_match 0
         < INFO max_memory 0
         < INFO game_type 1
         < INFO rule 0
         < INFO time_left 2147483647
         < INFO folder /nowhere
         < BEGIN
         > 7,7",
    );
    let (x, y) = point(&engine.ask("TURN 8,7"));
    assert!(x < 15 && y < 15 && (x, y) != (7, 7) && (x, y) != (8, 7));
    engine.follow(
        "< TURN 8,7
         > ERROR
         < TURN 15,0
         > ERROR
         < ABOUT
         > name=\"Goishi\"
         < NONSENSE 1 2 3
         > UNKNOWN
         < RESTART
         > OK
         < END",
    );
    assert!(engine.wait(SOON));
}

#[test]
fn positions_are_answered() {
    let mut engine = Engine::start(&["gomocup"]);
    engine.follow(
        "< START 20
         > OK
         < INFO timeout_turn 50
         < INFO rule 1
         < BOARD
         < 3,3,1
         < 4,3,1
         < 5,3,1
         < 6,3,1
         < 2,3,2
         < 9,9,2
         < 9,10,2
         < 12,9,2
         < DONE
         > 7,3
         < RESTART
         > OK
         < BOARD
         < 0,0,2
         < 1,1,2
         < 2,2,2
         < 3,3,2
         < 10,3,1
         < 12,3,1
         < 11,8,1
         < DONE
         > 4,4
         < TAKEBACK 4,4
         > OK
         < BOARD
         < 1,1,1
         < rubbish
         < DONE
         > ERROR
         < RECTSTART 10,12
         > ERROR
         < START 4
         > ERROR
         < START 15
         > OK
         < BEGIN
         > 7,7",
    );
}

#[test]
fn every_rule_begins_on_every_size() {
    let mut engine = Engine::start(&["gomocup"]);
    engine.say("INFO timeout_turn 20");
    for rule in [0, 1, 4, 8, 9] {
        engine.say(&format!("INFO rule {rule}"));
        for lines in 5..=22 {
            assert_eq!(engine.ask(&format!("START {lines}")), "OK");
            let (x, y) = point(&engine.ask("BEGIN"));
            assert!(x < lines && y < lines);
        }
    }
    for lines in ["4", "23", "0", "-15", "255", "256", "271"] {
        assert!(engine.ask(&format!("START {lines}")).starts_with("ERROR"), "{lines}");
    }
}

/// A six of Black's is forbidden in Renju, wins in freestyle and in Caro with overlines, and does nothing in standard
/// and in Caro with exactly five; a five between white stones is dead in both kinds of Caro. So a manager that names
/// the rule gets other moves.
#[test]
fn the_rule_named_is_the_rule_played() {
    let mut engine = Engine::start(&["gomocup"]);
    engine.say("START 15");
    assert_eq!(engine.answer(), "OK");
    engine.say("INFO timeout_turn 100");
    let six = "0,3,1 1,3,1 2,3,1 4,3,1 5,3,1 0,0,2 2,0,2 4,6,2 6,8,2 8,10,2";
    let six_between = "1,3,1 2,3,1 3,3,1 5,3,1 6,3,1 0,3,2 7,3,2 4,6,2 6,8,2 8,10,2";
    let five_between = "6,3,2 8,3,1 9,3,1 10,3,1 11,3,1 12,3,2 0,0,2 2,0,2 2,12,2 4,14,1";
    // Of the last two stones White makes one more than Black: Black is the opponent, whose six is to be met.
    let six_of_theirs = "0,3,2 1,3,2 2,3,2 4,3,2 5,3,2 0,0,1 2,0,1 4,6,1 6,8,1";
    let board = |engine: &mut Engine, rule: u8, stones: &str| {
        engine.say(&format!("INFO rule {rule}\nBOARD\n{}\nDONE", stones.replace(' ', "\n")));
        point(&engine.answer())
    };
    for (rule, six_wins, five_between_wins) in
        [(0, true, true), (1, false, true), (4, false, true), (8, true, false), (9, false, false)]
    {
        assert_eq!(board(&mut engine, rule, six) == (3, 3), six_wins, "rule {rule}");
        assert_eq!(board(&mut engine, rule, six_between) == (4, 3), six_wins, "rule {rule}");
        assert_eq!(board(&mut engine, rule, five_between) == (7, 3), five_between_wins, "rule {rule}");
        assert_eq!(board(&mut engine, rule, six_of_theirs) == (3, 3), six_wins, "rule {rule}");
    }
}

/// Who has made six has won in Caro, and with exactly five has not.
#[test]
fn a_six_on_the_board_ends_the_game_where_overlines_win() {
    let mut engine = Engine::start(&["gomocup"]);
    engine.say("START 15");
    assert_eq!(engine.answer(), "OK");
    engine.say("INFO timeout_turn 20");
    let six =
        "YXBOARD 1,3,1 0,0,2 2,3,1 2,0,2 4,3,1 4,6,2 5,3,1 6,8,2 6,3,1 8,10,2 3,3,1 DONE".replace(' ', "\n");
    for (rule, wins) in [(0, true), (1, false), (8, true), (9, false)] {
        engine.say(&format!("INFO rule {rule}\n{six}"));
        let answer = engine.ask("TURN 14,14");
        assert_eq!(answer == "ERROR the game is over", wins, "rule {rule}: {answer}");
    }
}

/// Piskvork takes the line after an `INFO` for the move.
#[test]
fn a_rule_that_is_not_played_is_said_where_play_begins() {
    let mut engine = Engine::start(&["gomocup"]);
    engine.follow(
        "< INFO rule 2
         < START 15
         > ERROR rule 2 (continuous game) is not supported
         < INFO rule 0
         < START 15
         > OK
         < INFO timeout_turn 20
         < INFO rule 2
         < INFO rule gomoku
         < INFO timeout_match soon
         < INFO
         < BEGIN
         > ERROR rule 2
         < TURN 7,7
         > ERROR rule 2
         < BOARD
         < 7,7,2
         < DONE
         > ERROR rule 2
         < INFO rule 9
         < BEGIN
         > 7,7",
    );
}

#[test]
fn stones_are_set_without_an_answer_and_the_game_goes_on_from_them() {
    let mut engine = Engine::start(&["gomocup"]);
    engine.follow(
        "< START 15
         > OK
         < INFO timeout_turn 50
         < INFO rule 4
         < YXBOARD
         < 7,7,2
         < 3,3,1
         < 2,3,2
         < 4,3,1
         < 9,9,2
         < 5,3,1
         < 6,3,1
         < DONE
         < ABOUT
         > name=\"Goishi\"
         < YXSHOWFORBID
         > FORBID .
         < TURN 14,0
         > 7,3
         < TURN 0,0
         > ERROR the game is over
         < TAKEBACK 0,0
         > OK
         < TAKEBACK 7,3
         > OK
         < TAKEBACK 14,0
         > OK
         < TURN 0,14
         > 7,3
         < RESTART
         > OK
         < YXBOARD
         < 7,7,2
         < 7,7,1
         < DONE
         > ERROR two stones on 7,7
         < YXBOARD
         < 7,7,2
         < 77
         < DONE
         > ERROR
         < YXBOARD
         < 7,7,1
         < YXSHOWFORBID
         > ERROR the stones were not ended by DONE
         > FORBID .
         < YXBOARD
         < DONE
         < BEGIN
         > 7,7
         < TAKEBACK 7,7
         > OK
         < BEGIN
         > 7,7
         < TURN 7,7
         > ERROR",
    );
}

/// Six white stones win in Renju and six black ones are forbidden, so the reply shows which we think are ours.
#[test]
fn the_order_or_the_number_of_stones_tells_our_color() {
    let mut engine = Engine::start(&["gomocup"]);
    engine.say("INFO rule 4\nINFO timeout_turn 100");
    assert_eq!(engine.ask("START 15"), "OK");
    let ours = "1,3,1 2,3,1 4,3,1 5,3,1 6,3,1";
    let theirs = "0,0,2 14,2,2 2,14,2 14,12,2";
    let mut reply = |list: &str| point(&engine.ask(&list.replace(' ', "\n").replace('_', " ")));
    // By the first stone in a `YXBOARD`, though the numbers are the same.
    assert_eq!(reply(&format!("YXBOARD {theirs} {ours} DONE TURN_10,10")), (3, 3));
    assert_ne!(reply(&format!("YXBOARD {ours} {theirs} DONE TURN_10,10")), (3, 3));
    // By the number in a `BOARD`, though the order is the same.
    assert_eq!(reply(&format!("BOARD {ours} {theirs} 10,10,2 7,11,2 DONE")), (3, 3));
    assert_ne!(reply(&format!("BOARD {ours} {theirs} 10,10,2 DONE")), (3, 3));
}

/// The opponent, who is Black, plays a double-three: managers judge, we say what it is and play on.
#[test]
fn a_forbidden_move_of_the_opponent_does_not_end_the_conversation() {
    let mut engine = Engine::start(&["gomocup"]);
    engine.follow(
        "< START 15
         > OK
         < INFO timeout_turn 50
         < INFO rule 4
         < YXBOARD
         < 2,4,2
         < 0,0,1
         < 3,4,2
         < 14,2,1
         < 4,2,2
         < 0,14,1
         < 4,3,2
         < 14,14,1
         < DONE
         < YXSHOWFORBID
         > FORBID 0404.",
    );
    engine.say("TURN 4,4");
    assert_eq!(engine.line(), "MESSAGE a double-three is forbidden");
    let (x, y) = point(&engine.answer());
    assert!(x < 15 && y < 15);
    assert_eq!(engine.ask("RESTART"), "OK");
}

/// The numbers of a list of points after a key of one line of JSON.
fn numbers<'a>(line: &'a str, key: &str) -> Vec<&'a str> {
    let (_, list) = line.split_once(&format!("\"{key}\":[")).unwrap();
    let end = if list.starts_with(']') { 0 } else { list.find("]]").unwrap() };
    list[..end].split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty()).collect()
}

/// Positions on which two other programs agree: see tests/rules/README.md.
#[test]
fn forbidden_points_are_shown_as_other_programs_see_them() {
    let mut engine = Engine::start(&["gomocup"]);
    engine.say("INFO rule 4");
    let mut n_points = 0;
    for (i, line) in include_str!("rules/renju_forbidden.jsonl").lines().enumerate() {
        let size = line.split(&[':', ','][..]).nth(1).unwrap();
        assert_eq!(engine.ask(&format!("START {size}")), "OK");
        // Black is the side of the first stone, whichever it is and however many the stones are.
        let (black, white) = if i % 2 == 0 { (1, 2) } else { (2, 1) };
        engine.say("YXBOARD");
        for (key, side) in [("black", black), ("white", white)] {
            for pair in numbers(line, key).chunks_exact(2) {
                engine.say(&format!("{},{},{side}", pair[0], pair[1]));
            }
        }
        engine.say("DONE");
        let answer = engine.ask("YXSHOWFORBID");
        let digits = answer.strip_prefix("FORBID ").and_then(|rest| rest.strip_suffix('.')).unwrap();
        let mut expected: Vec<String> = numbers(line, "forbidden")
            .chunks_exact(2)
            .map(|xy| format!("{:0>2}{:0>2}", xy[0], xy[1]))
            .collect();
        let mut found: Vec<&str> = (0..digits.len() / 4).map(|i| &digits[4 * i..4 * i + 4]).collect();
        expected.sort();
        found.sort_unstable();
        assert_eq!(found, expected, "{line}");
        assert_eq!(digits.len(), 4 * expected.len());
        n_points += found.len();
    }
    assert!(n_points > 500, "{n_points}");
}

#[test]
fn the_time_limit_holds() {
    assert_prompt(Duration::from_millis(300), "the slowest of three moves in 300 ms", || {
        let mut engine = Engine::start(&["gomocup"]);
        engine.follow(
            "< START 15
             > OK
             < INFO timeout_turn 300
             < BEGIN
             > 7,7",
        );
        // A point that the engine took itself is an error, which is quick too.
        let times = ["TURN 8,8", "TURN 0,0", "TURN 14,14"].map(|turn| {
            let start = Instant::now();
            engine.ask(turn);
            start.elapsed()
        });
        times.into_iter().max().unwrap()
    });
}

#[test]
fn no_time_at_all_still_gives_moves() {
    assert_prompt(Duration::from_millis(200), "a move in no time", || {
        let mut engine = Engine::start(&["gomocup"]);
        engine.follow(
            "< START 15
             > OK
             < INFO timeout_turn 0
             < INFO timeout_match 0
             < INFO time_left -5
             < BEGIN
             > 7,7",
        );
        let start = Instant::now();
        engine.ask("TURN 6,6");
        start.elapsed()
    });
}

/// Long before the minute that [`thinking`] has, and not a moment on a busy machine.
const SOON: Duration = Duration::from_secs(5);

/// A board on which there is much to think about.
const QUIET: &str = "BOARD\n7,7,2\n10,8,1\n4,4,2\nDONE";

/// An engine that has begun to think about [`QUIET`], for a minute if it is let.
fn thinking() -> Engine {
    let mut engine = Engine::start(&["gomocup"]);
    engine.follow(
        "< START 15
         > OK
         < INFO timeout_turn 60000
         < INFO timeout_match 0",
    );
    engine.say(QUIET);
    std::thread::sleep(Duration::from_millis(100));
    engine
}

#[test]
fn a_closed_pipe_ends_a_search_under_way() {
    let mut engine = thinking();
    drop(engine.input.take());
    // What was asked before is answered.
    point(&engine.answer());
    assert!(engine.wait(SOON));
}

#[test]
fn lines_that_wait_when_the_pipe_closes_are_answered() {
    let mut engine = thinking();
    engine.say("ABOUT\nTURN 14,0\nNONSENSE");
    drop(engine.input.take());
    point(&engine.answer());
    assert!(engine.answer().starts_with("name="));
    point(&engine.answer());
    assert!(engine.answer().starts_with("UNKNOWN"));
    assert!(engine.wait(SOON));
}

/// The protocol wants nothing written after `END`: a manager may have closed its end of the pipe.
#[test]
fn nothing_is_written_after_end() {
    let mut engine = thinking();
    engine.say("ABOUT\nEND\nABOUT");
    assert_eq!(engine.rest(), Vec::<String>::new());
    assert!(engine.wait(SOON));
    // What came before, and takes no search, is answered.
    let mut engine = Engine::start(&["gomocup"]);
    engine.say("START 15\nABOUT\nEND\nABOUT");
    let lines = engine.rest();
    assert_eq!((lines.len(), lines[0].as_str()), (2, "OK"), "{lines:?}");
    assert!(engine.wait(SOON));
}

#[test]
fn a_search_is_cut_short() {
    for stop in ["YXSTOP", "stop", "INFO timeout_turn 0", "INFO time_left 1000", "INFO timeout_match 1000"] {
        let mut engine = thinking();
        engine.say(stop);
        let start = Instant::now();
        point(&engine.answer());
        assert!(start.elapsed() < SOON, "{stop}: {:?}", start.elapsed());
        // Where nothing is thought about there is nothing to stop.
        engine.follow(
            "< YXSTOP
             < RESTART
             > OK",
        );
    }
}

#[test]
fn a_search_is_given_more_time() {
    let mut engine = Engine::start(&["gomocup"]);
    engine.follow(
        "< START 15
         > OK
         < INFO timeout_turn 400",
    );
    let start = Instant::now();
    engine.say(QUIET);
    engine.say("INFO timeout_turn 2500");
    point(&engine.answer());
    let spent = start.elapsed();
    // No iteration is begun in the last quarter.
    assert!((Duration::from_secs(1)..SOON).contains(&spent), "{spent:?}");
}

/// Settings after a command that waits belong to that command.
#[test]
fn what_comes_during_a_search_is_answered_in_order() {
    let mut engine = thinking();
    engine.say("RESTART\nINFO timeout_turn 20\nINFO rule 2\nBEGIN\nINFO rule 1\nBEGIN");
    std::thread::sleep(Duration::from_millis(200));
    engine.say("YXSTOP");
    point(&engine.answer());
    assert_eq!(engine.answer(), "OK");
    assert!(engine.answer().starts_with("ERROR rule 2"));
    assert_eq!(engine.answer(), "7,7");
}

/// The protocol lets managers send `time_left` alone.
#[test]
fn time_left_holds_without_a_time_for_the_match() {
    let mut engine = Engine::start(&["gomocup"]);
    engine.follow(
        "< START 15
         > OK
         < INFO time_left 2000",
    );
    let start = Instant::now();
    engine.say(QUIET);
    point(&engine.answer());
    assert!(start.elapsed() < SOON, "{:?}", start.elapsed());
}

/// Two engines open a game by Swap2, as the judge of Gomocup lets them, and play on.
#[test]
fn a_game_is_opened_by_swap2() {
    let mut engines = [(); 2].map(|()| Engine::start(&["gomocup"]));
    for engine in &mut engines {
        engine.follow(
            "< START 15
             > OK
             < INFO timeout_turn 300
             < INFO rule 1",
        );
    }
    let mut swap2 = |player: usize, stones: &[(u8, u8)]| {
        engines[player].say("SWAP2BOARD");
        for (x, y) in stones {
            engines[player].say(&format!("{x},{y}"));
        }
        engines[player].ask("DONE")
    };
    let read = |answer: &str| -> Vec<(u8, u8)> { answer.split(' ').map(point).collect() };
    let mut stones = read(&swap2(0, &[]));
    assert_eq!(stones.len(), 3);
    let mut black = 0;
    let mut answer = swap2(1, &stones);
    if answer != "SWAP" && read(&answer).len() == 2 {
        stones.extend(read(&answer));
        answer = swap2(0, &stones);
        black = 1;
    }
    if answer == "SWAP" {
        black = 1 - black;
    } else {
        stones.extend(read(&answer));
        assert!(matches!(stones.len(), 4 | 6), "{answer}");
    }
    for i in 0..4 {
        let to_move = if stones.len() % 2 == 0 { black } else { 1 - black };
        let answer = if i < 2 {
            engines[to_move].say("BOARD");
            for (n, (x, y)) in (0..).zip(&stones) {
                let side = if n % 2 == stones.len() % 2 { 1 } else { 2 };
                engines[to_move].say(&format!("{x},{y},{side}"));
            }
            engines[to_move].ask("DONE")
        } else {
            let (x, y) = stones[stones.len() - 1];
            engines[to_move].ask(&format!("TURN {x},{y}"))
        };
        let stone = point(&answer);
        assert!(!stones.contains(&stone), "{answer}");
        stones.push(stone);
    }
}

#[test]
fn garbage_never_stops_the_conversation() {
    let mut engine = Engine::start(&["gomocup"]);
    let input = engine.input.as_mut().unwrap();
    input
        .write_all(
            b"\xff\xfe\x00garbage\r\nTURN\r\nTURN ,\nBOARD\nDONE\nTAKEBACK 99,99\nSTART\nSTART 99999999999\n",
        )
        .unwrap();
    input.write_all(&vec![b'x'; 100_000]).unwrap();
    input
        .write_all(b"\nINFO\nINFO timeout_turn\nINFO timeout_turn 99999999999999999999\n\n  \nSTART 9\n")
        .unwrap();
    loop {
        let answer = engine.answer();
        assert!(answer.starts_with("ERROR") || answer.starts_with("UNKNOWN") || answer == "OK", "{answer}");
        if answer == "OK" {
            break;
        }
    }
    engine.follow(
        "< INFO timeout_turn 20
         < BEGIN
         > 4,4",
    );
}

#[test]
fn a_match_without_games_or_time_is_refused_with_a_sentence() {
    let check = |arguments: &[&str], expect: &str| {
        let run = Command::new(env!("CARGO_BIN_EXE_goishi-engine"))
            .args(["match", "textbook", "textbook"])
            .args(arguments)
            .output()
            .unwrap();
        let said = String::from_utf8(run.stderr).unwrap();
        assert!(said.contains(expect), "{arguments:?}: {said}");
        assert_eq!((run.status.code(), run.stdout.as_slice()), (Some(2), &b""[..]), "{arguments:?}");
    };
    check(&["--games", "0"], "a match has one game or more");
    check(&["--games=-1"], "a match has one game or more");
    for seconds in ["nan", "inf", "-1", "soon"] {
        check(&[&format!("--seconds={seconds}")], "a time is a number of seconds, such as 0.5");
    }
}

#[test]
fn wrong_arguments_exit_with_two_and_a_broken_pipe_is_success() {
    let run = |args: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_goishi-engine")).args(args).output().unwrap().status.code()
    };
    assert_eq!(run(&["nothing-like-that"]), Some(2));
    assert_eq!(run(&["match", "textbook", "textbook", "--size", "99"]), Some(2));
    assert_eq!(run(&["match", "textbook", "nobody"]), Some(2));
    assert_eq!(run(&["match", "textbook", "textbook", "--games", "2"]), Some(0));
    let mut child = Command::new(env!("CARGO_BIN_EXE_goishi-engine"))
        .args(["bench", "--depth", "1"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    assert!(child.wait().unwrap().success());
}
