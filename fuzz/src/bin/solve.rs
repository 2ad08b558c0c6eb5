//! Positions as lines of JSON: each line is answered with one.

use std::collections::BTreeSet;
use std::io::Cursor;

use goishi::protocol::solve_by_fours;
use goishi_fuzz::{Target, main as run};

fn check(input: &[u8]) -> String {
    let n_lines = input.split(|byte| *byte == b'\n').filter(|line| !is_blank(line)).count();
    let mut out = Vec::new();
    solve_by_fours(Cursor::new(input.to_vec()), 200, &mut out).expect("a list of bytes can be written to");
    let text = String::from_utf8(out).expect("answers are text");
    assert_eq!(text.lines().count(), n_lines);
    let of = |line: &str| {
        ["win", "none", "unknown", "error"].iter().position(|kind| line.contains(&format!("\"{kind}\"")))
    };
    let kinds: BTreeSet<usize> =
        text.lines().map(|line| of(line).expect("each answer is of a kind")).collect();
    format!("{kinds:?}")
}

fn is_blank(line: &[u8]) -> bool {
    String::from_utf8_lossy(line).trim().is_empty()
}

fn main() -> std::process::ExitCode {
    const DICTIONARY: &[&[u8]] = &[
        b"{\"size\":15,\"rule\":\"renju\",\"black\":[[7,7]],\"white\":[],\"to_move\":\"black\"}\n",
        b"\"size\":",
        b"\"rule\":",
        b"\"black\":",
        b"\"white\":",
        b"\"to_move\":",
        b"\"caro\"",
        b"\"freestyle\"",
        b"[4,4],",
        b"[5,5],",
        b"[6,6],",
        b"[255,-1],",
        b"1e999",
        b"\"\\ud800\"",
        b"{",
        b"]",
        b"\n",
        b"\0",
        b"\xff",
    ];
    run(&Target { name: "solve", extension: "jsonl", dictionary: DICTIONARY, check })
}
