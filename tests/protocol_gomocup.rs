//! The Gomocup protocol, spoken with the real program over pipes.

#![expect(clippy::unwrap_used, reason = "what fails here fails the test")]

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_goishi-engine"))
            .arg("gomocup")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().unwrap());
        Self { child, input, output }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
    }

    /// The next answer that is no message.
    fn answer(&mut self) -> String {
        loop {
            let mut line = String::new();
            assert!(self.output.read_line(&mut line).unwrap() > 0, "the engine went away");
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

    /// Waits for the end of the process, at most this long.
    fn wait(&mut self, longest: Duration) -> bool {
        let start = Instant::now();
        while start.elapsed() < longest {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.success();
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        false
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn point(answer: &str) -> (u8, u8) {
    let (x, y) = answer.split_once(',').unwrap();
    (x.parse().unwrap(), y.parse().unwrap())
}

#[test]
fn a_game_is_begun_played_and_ended() {
    let mut engine = Engine::start();
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
    assert!(engine.wait(Duration::from_secs(5)));
}

#[test]
fn positions_are_answered() {
    let mut engine = Engine::start();
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
         < INFO rule 2
         > ERROR
         < BEGIN
         > ERROR
         < INFO rule 0
         < BEGIN
         > 7,7",
    );
}

#[test]
fn the_time_limit_holds() {
    let mut engine = Engine::start();
    engine.follow(
        "< START 15
         > OK
         < INFO timeout_turn 300
         < BEGIN
         > 7,7",
    );
    for turn in ["TURN 8,8", "TURN 0,0", "TURN 14,14"] {
        let start = Instant::now();
        let answer = engine.ask(turn);
        // A point that the engine took itself is an error, which is quick too.
        assert!(start.elapsed() < Duration::from_millis(300), "{turn}: {answer} after {:?}", start.elapsed());
    }
}

#[test]
fn no_time_at_all_still_gives_moves() {
    let mut engine = Engine::start();
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
    assert!(start.elapsed() < Duration::from_millis(200));
}

#[test]
fn a_closed_pipe_ends_a_search_under_way() {
    let mut engine = Engine::start();
    engine.follow(
        "< START 15
         > OK
         < INFO timeout_turn 60000
         < TURN 7,7",
    );
    std::thread::sleep(Duration::from_millis(50));
    drop(engine.input.take());
    assert!(engine.wait(Duration::from_secs(5)));
}

#[test]
fn end_ends_a_search_under_way() {
    let mut engine = Engine::start();
    engine.follow(
        "< START 15
         > OK
         < TURN 7,7
         < END",
    );
    assert!(engine.wait(Duration::from_secs(5)));
}

#[test]
fn garbage_never_stops_the_conversation() {
    let mut engine = Engine::start();
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
