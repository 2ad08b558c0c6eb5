//! What engines of others say: whatever it is, it comes to a move or to what is wrong.

use goishi::external::{Protocol, trial};
use goishi_fuzz::{Target, main as run};

fn check(input: &[u8]) -> String {
    let outcome = |protocol| match trial::of_output(protocol, input.to_vec()) {
        Ok(passed) => format!("{} moves", passed.moves.len()),
        // The kind of what was wrong, without what was said.
        Err(failure) => format!("{failure:?}").split([' ', '(']).next().unwrap_or_default().to_owned(),
    };
    Protocol::ALL.map(outcome).join(", ")
}

fn main() -> std::process::ExitCode {
    const DICTIONARY: &[&[u8]] = &[
        b"OK\n",
        b"name=\"A\", version=\"1\"\n",
        b"MESSAGE depth 3\n",
        b"ERROR no\n",
        b"UNKNOWN\n",
        b"DEBUG\n",
        b"7,7\n",
        b"8,8\n",
        b"-1,99\n",
        b"=1 A\n\n",
        b"=2 1\n\n",
        b"=3 genmove\nundo\nkata-genmove_analyze\n\n",
        b"=\n\n",
        b"= D4\n\n",
        b"= pass\n\n",
        b"= resign\n\n",
        b"? no\n\n",
        b"info move D4 visits 3 winrate 0.5 pv D4\n",
        b"play Q16\n",
        b"\r\n",
        b"\0",
        b"\xff",
    ];
    run(&Target { name: "engines", extension: "engine", dictionary: DICTIONARY, check })
}
