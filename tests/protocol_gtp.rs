//! The Go Text Protocol, spoken with the real program over pipes.

#![expect(clippy::unwrap_used, reason = "what fails here fails the test")]

#[path = "protocol/engine.rs"]
mod engine;
#[path = "engine/prompt.rs"]
mod prompt;

use std::io::Write as _;
use std::process::Command;
use std::time::{Duration, Instant};

use engine::Engine;
use prompt::assert_prompt;

impl Engine {
    /// The next answer, up to the empty line after it.
    fn answer(&mut self) -> String {
        let mut lines = Vec::new();
        loop {
            let line = self.line();
            if line.is_empty() {
                return lines.join("\n");
            }
            lines.push(line);
        }
    }

    fn ask(&mut self, line: &str) -> String {
        self.say(line);
        self.answer()
    }

    /// A transcript: lines for the engine begin with `<`, the whole answers expected with `>`.
    fn follow(&mut self, transcript: &str) {
        for line in transcript.lines().map(str::trim).filter(|line| !line.is_empty()) {
            if let Some(text) = line.strip_prefix('<') {
                self.say(text.trim());
            } else if let Some(expect) = line.strip_prefix('>') {
                assert_eq!(self.answer().trim_end(), expect.trim(), "{line}");
            }
        }
    }

    /// Asks for a move, which must be legal for the controller as well.
    fn genmove(&mut self, color: &str) -> String {
        let answer = self.ask(&format!("genmove {color}"));
        answer.strip_prefix("= ").unwrap_or_else(|| panic!("{answer}")).to_owned()
    }

    /// How long it thinks about a move.
    fn time_of_move(&mut self, color: &str) -> Duration {
        let start = Instant::now();
        self.genmove(color);
        start.elapsed()
    }
}

#[test]
fn a_controller_asks_who_is_there() {
    let mut engine = Engine::start(&["gtp"]);
    engine.follow(&format!(
        "< 1 protocol_version
         > =1 2
         < 2 name
         > =2 Goishi
         < 3 version
         > =3 {}
         < 4 known_command genmove
         > =4 true
         < 5 known_command make_tea
         > =5 false
         < 6 make_tea
         > ?6 unknown command
         <
         < # a comment
         < 7 protocol_version # two
         > =7 2
         < 8 quit
         > =8",
        env!("CARGO_PKG_VERSION")
    ));
    assert!(engine.wait(Duration::from_secs(5)));
}

#[test]
fn a_game_is_played_to_its_end() {
    let mut engine = Engine::start(&["gtp", "--visits", "60"]);
    engine.follow(
        "< boardsize 7
         > =
         < clear_board
         > =
         < komi 9
         > =
         < time_settings 0 0 0
         > =",
    );
    let mut passes = 0;
    for i in 0..200 {
        let mv = engine.genmove(if i % 2 == 0 { "black" } else { "white" });
        passes = if mv == "pass" { passes + 1 } else { 0 };
        if passes == 2 || mv == "resign" {
            passes = 2;
            break;
        }
    }
    assert_eq!(passes, 2);
    let score = engine.ask("final_score");
    let score = score.strip_prefix("= ").unwrap();
    assert!(score == "0" || score.starts_with("B+") || score.starts_with("W+"), "{score}");
    // All stones have one status; a game of chance may end with a seki.
    let mut stones: Vec<_> = ["alive", "seki", "dead"]
        .into_iter()
        .flat_map(|status| {
            let answer = engine.ask(&format!("final_status_list {status}"));
            let stones = answer.strip_prefix('=').unwrap().split_whitespace();
            stones.map(str::to_owned).collect::<Vec<_>>()
        })
        .collect();
    stones.sort_unstable();
    let board = engine.ask("showboard");
    let mut shown: Vec<_> = board
        .lines()
        .filter(|line| line.trim_start().starts_with(|c: char| c.is_ascii_digit()))
        .flat_map(|row| {
            let mut cells = row.split_whitespace();
            let number = cells.next().unwrap();
            let stones = cells.zip('A'..='G').filter(|(cell, _)| *cell != ".");
            stones.map(move |(_, column)| format!("{column}{number}"))
        })
        .collect();
    shown.sort_unstable();
    assert_eq!(stones, shown, "{board}");
    assert!(shown.len() > 12, "{board}");
}

#[test]
fn the_board_is_shown() {
    let mut engine = Engine::start(&["gtp"]);
    engine.follow(
        "< boardsize 5
         > =
         < play b c3
         > =
         < play w A1
         > =",
    );
    let shown = engine.ask("showboard");
    assert!(shown.contains("\n3 . . X . . 3") || shown.contains("3 . . X . . 3"), "{shown}");
    assert!(shown.contains("1 O . . . . 1"), "{shown}");
    assert!(shown.contains("black to move"), "{shown}");
}

#[test]
fn a_record_is_loaded_up_to_a_move() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let game = write("game.sgf", "(;GM[1]SZ[9]KM[5.5]HA[2]AB[cc][gg];W[ee];B[ed](;W[];B[dd])(;W[aa]))");
    let gomoku = write("five.sgf", "(;GM[4]SZ[15];B[hh])");
    let text = write("text.txt", "no record at all");
    let mut engine = Engine::start(&["gtp"]);
    engine.follow(&format!(
        "< loadsgf {game}
         > =
         < goishi-rules
         > = Chinese 5.5
         < loadsgf {gomoku}
         > ? cannot load file
         < loadsgf {text}
         > ? cannot load file
         < loadsgf {}
         > ? cannot load file
         < loadsgf /nowhere/at/all
         > ? cannot load file
         < loadsgf
         > ? syntax error",
        folder.path().display()
    ));
    // What could not be loaded changed nothing.
    let whole = engine.ask("showboard");
    assert!(whole.contains("6 . . . X X . . . . 6") && whole.contains("white to move"), "{whole}");
    engine.follow(&format!(
        "< loadsgf {game} 2
         > ="
    ));
    let before = engine.ask("showboard");
    assert!(before.contains("6 . . . . . . . . . 6") && before.contains("black to move"), "{before}");
    assert!(before.contains("5 . . . . O . . . . 5") && before.contains("7 . . X . . . + . . 7"), "{before}");
    engine.follow(
        "< undo
         > =
         < undo
         > ? cannot undo",
    );
}

/// White fills a point of its own, which costs territory and no area: the rules of the record say which counts.
#[test]
fn the_rules_of_a_record_are_taken() {
    let folder = tempfile::tempdir().unwrap();
    let mut engine = Engine::start(&["gtp"]);
    let mut score = |rules: &str| {
        let path = folder.path().join("game.sgf");
        // Black's wall on c, White's on d.
        let moves = ";B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de];B[];W[ea]";
        std::fs::write(&path, format!("(;GM[1]SZ[5]KM[0.5]{rules}{moves})")).unwrap();
        assert_eq!(engine.ask(&format!("loadsgf {}", path.display())), "=");
        (engine.ask("goishi-rules"), engine.ask("final_score"))
    };
    let said = |rules: &str, result: &str| (format!("= {rules} 0.5"), format!("= {result}"));
    // Nothing said: the rules stay.
    assert_eq!(score(""), said("Chinese", "B+4.5"));
    assert_eq!(score("RU[Japanese]"), said("Japanese", "B+5.5"));
    assert_eq!(score("RU[unheard of]"), said("Japanese", "B+5.5"));
    assert_eq!(score("RU[AGA]"), said("AGA", "B+4.5"));
    assert_eq!(score("RU[NZ]"), said("NZ", "B+4.5"));
}

/// A whole period of byo-yomi is there for each move.
#[test]
fn the_time_of_kgs_holds() {
    let mut engine = Engine::start(&["gtp"]);
    engine.follow(
        "< boardsize 19
         > =
         < kgs-time_settings byoyomi 0 1 5
         > =",
    );
    for color in ["b", "w", "b", "w"] {
        assert_prompt(Duration::from_secs(1), "a move in a second", || engine.time_of_move(color));
    }
}

#[test]
fn the_time_holds() {
    let mut engine = Engine::start(&["gtp"]);
    engine.follow(
        "< boardsize 19
         > =
         < time_settings 0 1 1
         > =",
    );
    for color in ["b", "w", "b"] {
        assert_prompt(Duration::from_secs(1), "a move in a second", || {
            engine.ask(&format!("time_left {color} 1 1"));
            engine.time_of_move(color)
        });
    }
    assert_prompt(Duration::from_millis(900), "a move in no time", || {
        engine.ask("time_left w 0 0");
        engine.time_of_move("w")
    });
}

#[test]
fn quit_ends_a_search_under_way() {
    let mut engine = Engine::start(&["gtp", "--seconds", "600"]);
    engine.say("genmove b");
    std::thread::sleep(Duration::from_millis(100));
    engine.say("quit");
    assert!(engine.wait(Duration::from_secs(5)));
}

#[test]
fn a_closed_pipe_ends_a_search_under_way() {
    let mut engine = Engine::start(&["gtp", "--seconds", "600"]);
    engine.say("genmove b");
    std::thread::sleep(Duration::from_millis(100));
    drop(engine.input.take());
    assert_eq!(engine.rest().len(), 2);
    assert!(engine.wait(Duration::from_secs(5)));
}

#[test]
fn garbage_never_stops_the_conversation() {
    let mut engine = Engine::start(&["gtp", "--visits", "10"]);
    let input = engine.input.as_mut().unwrap();
    input
        .write_all(b"\xff\xfe\x00garbage\r\n99999999999999999999 play\r\n\tplay b\t\n# nothing\n\n")
        .unwrap();
    input.write_all(&vec![b'x'; 100_000]).unwrap();
    input.write_all(b"\nboardsize -1\nkomi nan\ntime_left b inf 1\nundo\n5 name\n").unwrap();
    loop {
        let answer = engine.answer();
        if answer.starts_with("=5") {
            assert_eq!(answer, "=5 Goishi");
            break;
        }
        assert!(answer.starts_with('?'), "{answer}");
    }
}

#[test]
fn wrong_arguments_exit_with_two() {
    let run = |arguments: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_goishi-engine")).args(arguments).output().unwrap().status.code()
    };
    assert_eq!(run(&["gtp", "--level", "god"]), Some(2));
    assert_eq!(run(&["gtp", "--seconds", "-1"]), Some(2));
    assert_eq!(run(&["gtp", "--seconds", "nan"]), Some(2));
}
