//! Games of Gomocup: what can be written reads back and writes the same text, but for names whose few letters are taken
//! for another encoding.

use goishi::record::{psq, sgf};
use goishi_fuzz::replay::replay;
use goishi_fuzz::{Target, main as run, words};

fn check(input: &[u8]) -> String {
    let read = psq::read(input);
    for game in &read.games {
        if let Ok(text) = psq::write(game) {
            let again = psq::read(text.as_bytes());
            let written = psq::write(&again.games[0]).expect("what was written once can be written");
            if again.is_charset_guessed {
                // Only a name may have become another one.
                let plain =
                    |text: &str| text.lines().filter(|line| line.is_ascii()).map(str::to_owned).collect();
                let (there, here): (Vec<String>, Vec<String>) = (plain(&text), plain(&written));
                assert_eq!(here, there);
            } else {
                assert_eq!(written, text);
            }
        }
        let text = sgf::write_tree(game);
        assert!(sgf::read(text.as_bytes()).games[0] == *game);
    }
    words(&read) + &replay(&read)
}

fn main() -> std::process::ExitCode {
    const DICTIONARY: &[&[u8]] = &[
        b"Piskvorky 15x15, 11:11, 0\n",
        b"Piskvorky ",
        b"20x20",
        b"0x0",
        b", ",
        b"1\n",
        b"8,8,0\n",
        b"15,15,99999999999\n",
        b"0,1,2\n",
        b"-1\n",
        b"pbrain-name.exe\n",
        b"\r\n",
        b"256,1\n",
        b"52,52,1\n",
        b"\xc6\xe5\n",
        b",",
    ];
    run(&Target { name: "psq", extension: "psq", dictionary: DICTIONARY, check })
}
