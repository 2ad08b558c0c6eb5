//! Theme files: any text is a theme or an error with a reason, and whatever colors there are can be worked with.

use goishi::board::Color;
use goishi::theme::read;
use goishi_fuzz::{Target, main as run};

fn check(input: &[u8]) -> String {
    let Ok(text) = std::str::from_utf8(input) else { return "no text".to_owned() };
    match read(text, "fuzzed") {
        Ok(named) => {
            assert!(named.theme.grain_percent <= 100);
            assert!(!named.name.is_empty() && named.name.chars().count() <= 40);
            for stone in Color::BOTH {
                let body = named.theme.stones[stone];
                assert!(named.theme.accent_on(stone).contrast(body) >= 4.5, "{body}");
                assert!(named.theme.ink_on(Some(stone)).contrast(body) >= 3.0, "{body}");
            }
            format!("{} faint", named.theme.faint().len())
        }
        Err(error) => error.to_string().chars().filter(|c| c.is_ascii_lowercase()).take(24).collect(),
    }
}

fn main() -> std::process::ExitCode {
    const DICTIONARY: &[&[u8]] = &[
        b"board = \"#d9a864\"\n",
        b"line = \"#2b1d0e\"\n",
        b"panel = \"#241c15\"\n",
        b"text = \"#f3eadb\"\n",
        b"accent = \"#f2b\"\n",
        b"muted = ",
        b"danger = ",
        b"black = ",
        b"white = ",
        b"grain = 100\n",
        b"name = \"Wood\"\n",
        b"[board]\n",
        b"\"#",
        b"ffffff\"\n",
        b"'''\n",
        b"{ a = [ 1, 2 ] }\n",
        b"1979-05-27T07:32:00Z\n",
    ];
    run(&Target { name: "theme", extension: "toml", dictionary: DICTIONARY, check })
}
