//! The Gomocup protocol: any conversation is answered line by line, and ends.

use std::io::{Cursor, Read as _};

use goishi::protocol::speak_gomocup;
use goishi_fuzz::{Target, main as run};

fn check(input: &[u8]) -> String {
    // Moves as soon as possible on a small board, so that many conversations go by.
    let head = Cursor::new(b"INFO timeout_turn 0\nINFO timeout_match 1\nSTART 5\n");
    // Not ended by `END`, which is read ahead and would leave the first search without an answer.
    let input = head.chain(Cursor::new(input.to_vec())).chain(Cursor::new(b"\nDONE\n"));
    let mut out = Vec::new();
    speak_gomocup(input, &mut out).expect("a list of bytes can be written to");
    let text = String::from_utf8(out).expect("answers are text");
    let mut kinds: Vec<&str> =
        text.lines().map(|line| line.split([' ', ',']).next().unwrap_or_default()).collect();
    kinds.retain(|kind| kind.bytes().all(|byte| byte.is_ascii_uppercase()));
    kinds.dedup();
    kinds.truncate(8);
    format!("{kinds:?}")
}

fn main() -> std::process::ExitCode {
    const DICTIONARY: &[&[u8]] = &[
        b"START 5\n",
        b"START 6\n",
        b"START 99999999999\n",
        b"RECTSTART 5,5\n",
        b"RESTART\n",
        b"BEGIN\n",
        b"TURN 2,2\n",
        b"TURN 0,4\n",
        b"TURN -1,5\n",
        b"BOARD\n",
        b"1,1,1\n",
        b"2,2,2\n",
        b"3,3,3\n",
        b"DONE\n",
        b"TAKEBACK 2,2\n",
        b"INFO rule 1\n",
        b"INFO rule 4\n",
        b"INFO rule 8\n",
        b"INFO rule 9\n",
        b"INFO rule 2\n",
        b"INFO timeout_turn 1\n",
        b"INFO time_left -5\n",
        b"INFO max_memory 0\n",
        b"ABOUT\n",
        b"END\n",
        b"SWAP2BOARD\n",
        b"YXNBEST 2\n",
        b"1,1\n",
        b"YXBOARD\n",
        b"YXSTOP\n",
        b"\r\n",
        b"\0",
        b"\xff",
        b",",
        b" ",
    ];
    run(&Target { name: "gomocup", extension: "gomocup", dictionary: DICTIONARY, check })
}
