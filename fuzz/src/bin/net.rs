//! Files of nets: any bytes are a net or an error that names the broken part, and a net computes.

use std::sync::Arc;

use goishi::board::BoardSize;
use goishi::go::{Position, RuleSet};
use goishi::search::net::{Evaluator, Features, Net};
use goishi_fuzz::{Target, main as run};

fn check(input: &[u8]) -> String {
    match Net::read(input) {
        Ok(net) => {
            let words = format!("{} blocks of {}", net.n_blocks(), net.n_channels());
            let size = BoardSize::MIN;
            let position = Position::new(size, RuleSet::Chinese.rules());
            let outputs = Evaluator::new(Arc::new(net), size).evaluate(&[&Features::of(&position)]);
            assert_eq!(outputs[0].policies().len(), size.n_points() + 1);
            words
        }
        Err(error) => error.to_string(),
    }
}

fn main() -> std::process::ExitCode {
    const DICTIONARY: &[&[u8]] = &[
        b"\x1f\x8b\x08\x00",
        b"net 8 22 19 trunk 1 1 1 1 1 1\n",
        b"conv 3 3 22 1 1 1\n@BIN@",
        b"matrix 19 1\n@BIN@",
        b"norm 1 0.001 1 1\n@BIN@",
        b"ordinary_block ",
        b"gpool_block ",
        b"activation ",
        b"@BIN@",
        b"\x00\x00\x80\x3f",
        b"\x00\x00\xc0\x7f",
        b" 4294967297 ",
        b" -1 ",
        b" 1024 ",
    ];
    run(&Target { name: "net", extension: "gz", dictionary: DICTIONARY, check })
}
