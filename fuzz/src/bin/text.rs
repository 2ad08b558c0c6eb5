//! Boards as text: what was read is drawn, and the drawing reads back.

use goishi::record::text::{self, Style};
use goishi_fuzz::replay::replay;
use goishi_fuzz::{Target, main as run, words};

fn check(input: &[u8]) -> String {
    let read = text::read(input);
    for game in &read.games {
        let stones = game.stones_at(game.root());
        for style in [Style::Letters, Style::Lines] {
            let drawn = text::write(game.game(), &stones, style);
            let again = text::read(drawn.as_bytes());
            assert_eq!(again.games.len(), 1, "{drawn}");
            assert_eq!(again.games[0].game(), game.game(), "{drawn}");
            assert!(again.games[0].stones_at(again.games[0].root()) == stones, "{drawn}");
        }
    }
    let size = read.games.first().map_or(0, |game| game.size().rows());
    format!("{} {size}{}", words(&read), replay(&read))
}

fn main() -> std::process::ExitCode {
    const DICTIONARY: &[&[u8]] = &[
        b". . . . .\n",
        b"X O . a 1\n",
        b".....\n",
        b"XXOO.\n",
        b"  A B C D E\n",
        b"  A B C D E F G H I\n",
        b"  A B C D E F G H J\n",
        b"Go 5x5\n",
        b"Five in a row\n",
        b"5 ",
        b" 5\n",
        "┌┬┬┬┐\n".as_bytes(),
        "├┼●○┤\n".as_bytes(),
        "└┴┴┴┘\n".as_bytes(),
        "─".as_bytes(),
        "│\n".as_bytes(),
        b"$$ | ",
        b" |\n",
        b"+-----+\n",
        b"\n",
        "●".as_bytes(),
        "○".as_bytes(),
        b"+",
        b"0",
        b" ",
    ];
    run(&Target { name: "text", extension: "txt", dictionary: DICTIONARY, check })
}
