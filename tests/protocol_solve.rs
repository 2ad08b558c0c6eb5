//! Positions as lines of JSON, given to the real program over pipes.

#![expect(clippy::unwrap_used, reason = "what fails here fails the test")]

#[path = "protocol/engine.rs"]
mod engine;

use std::time::Duration;

use engine::Engine;
use serde_json::{Value, json};

/// An open three with Black to move, further down the higher the number.
fn open_three(number: u8) -> String {
    let black = [[4, number], [5, number], [6, number]];
    json!({
        "size": 15, "rule": "renju", "black": black, "white": [[0, 14], [14, 14], [7, 14]], "to_move": "black",
        "source": "ours",
    })
    .to_string()
}

fn answer(engine: &mut Engine) -> Value {
    serde_json::from_str(&engine.line()).unwrap()
}

#[test]
fn each_line_is_answered_before_the_next_is_given() {
    let mut engine = Engine::start(&["solve", "--vcf"]);
    engine.say(&open_three(3));
    let won = answer(&mut engine);
    assert_eq!(won["result"], "win");
    let line: Vec<[u8; 2]> = serde_json::from_value(won["line"].clone()).unwrap();
    assert!(line.len() == 3 && line[0][1] == 3 && line[2][1] == 3, "{won}");
    assert!(won["nodes"].is_u64() && won["ms"].is_u64(), "{won}");
    engine.say("");
    engine.say("no position");
    assert!(answer(&mut engine)["error"].is_string());
    engine.say(&open_three(3).replace("[6,3]", "[6,5]"));
    assert_eq!(answer(&mut engine)["result"], "none");
    engine.input = None;
    assert!(engine.wait(Duration::from_secs(5)));
    assert_eq!(engine.rest(), Vec::<String>::new());
}

#[test]
fn answers_come_in_order_however_many_are_solved_at_a_time() {
    let mut engine = Engine::start(&["solve", "--vct", "--threads", "3", "--nodes", "20000"]);
    let mut expect = Vec::new();
    for i in 0..60 {
        if i % 3 == 0 {
            engine.say("{");
            expect.push(None);
        } else {
            engine.say(&open_three(i % 13));
            expect.push(Some(i % 13));
        }
    }
    for row in expect {
        let said = answer(&mut engine);
        match row {
            Some(row) => assert_eq!(said["line"][0][1], row, "{said}"),
            None => assert!(said["error"].is_string(), "{said}"),
        }
    }
}

#[test]
fn a_kind_must_be_named() {
    for arguments in [&["solve"][..], &["solve", "--vcf", "--vct"], &["solve", "--vcf", "--threads", "0"]] {
        let mut engine = Engine::start(arguments);
        assert!(!engine.wait(Duration::from_secs(1)), "{arguments:?}");
        assert_eq!(engine.rest(), Vec::<String>::new());
    }
}
