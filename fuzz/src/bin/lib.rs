//! Libraries of RenLib: what was read is a tree that SGF writes and reads back, and a match.

use goishi::record::{renlib, sgf};
use goishi_fuzz::replay::replay;
use goishi_fuzz::{Target, main as run, words};

fn check(input: &[u8]) -> String {
    let read = renlib::read(input);
    for game in &read.games {
        let text = sgf::write_tree(game);
        assert!(sgf::read(text.as_bytes()).games[0] == *game);
    }
    words(&read) + &replay(&read)
}

fn main() -> std::process::ExitCode {
    const DICTIONARY: &[&[u8]] = &[
        b"\xffRenLib\xff\x03\x04\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff",
        b"\x78\x00",
        b"\x68\x80",
        b"\x69\x40",
        b"\x89\xc0",
        b"\x00\x00",
        b"\x78\x08text\0\0",
        b"\x68\x20ab\xe3\0",
        b"\x68\x41\0\x01A\0",
        b"\x69\x43\0\x01B\0",
        b"\x01\x40",
        b"\xef\x40",
        b"\xf1\x00",
        b"\x10\x00",
        b"\x78\x10",
        b"\x78\x04",
        b"\x08",
        b"\x5c]",
        b"\0\0",
    ];
    run(&Target { name: "lib", extension: "lib", dictionary: DICTIONARY, check })
}
