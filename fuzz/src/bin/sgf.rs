//! SGF: what was read and written reads back the same, and writes the same text; its games can be played on.

use goishi::record::sgf;
use goishi_fuzz::replay::replay;
use goishi_fuzz::{Target, main as run, words};

fn check(input: &[u8]) -> String {
    let read = sgf::read(input);
    let text = sgf::write_collection(&read.games);
    let again = sgf::read(text.as_bytes());
    assert!(again.games == read.games, "the games differ");
    assert_eq!(sgf::write_collection(&again.games), text);
    for game in &read.games {
        let last = game.main_line().last().unwrap_or(game.root());
        let _ = (game.stones_at(last), game.result(), game.komi(), game.to_move(last));
        for node in game.preorder(game.root()) {
            let _ =
                (game.marks(node), game.labels(node), game.lines(node), game.setup(node), game.comment(node));
        }
    }
    words(&read) + &replay(&read)
}

fn main() -> std::process::ExitCode {
    const DICTIONARY: &[&[u8]] = &[
        b"(;",
        b")",
        b"(",
        b";",
        b"[",
        b"]",
        b"\\",
        b"\\]",
        b":",
        b"B[aa]",
        b"W[bb]",
        b"B[h8]",
        b"B[]",
        b"W[tt]",
        b"AB[aa][bb:cc]",
        b"AW[dd]",
        b"AE[aa]",
        b"PL[W]",
        b"C[text]",
        b"N[name]",
        b"GM[4]",
        b"GM[1]",
        b"GM[9]",
        b"SZ[15]",
        b"SZ[19:13]",
        b"SZ[52]",
        b"FF[4]",
        b"CA[GBK]",
        b"CA[Shift_JIS]",
        b"LB[aa:x]",
        b"AR[aa:bb]",
        b"DD[]",
        b"KM[6,5]",
        b"KM[375]",
        b"RE[B+R]",
        b"HA[2]",
        b"XX[a\\]b]",
        b"PlayerBlack[Ann]",
        b"L[aa][bb]",
        b"M[cc]",
        b"\r\n",
        b"\\\n",
        b"\t",
        b"\xef\xbb\xbf",
        b"\xff\xfe",
        b"\xc6\xe5",
        b"\x83\x5c",
        "棋".as_bytes(),
        b"FG[257:x]",
        b"SZ[9]",
        b"SZ[5]",
        b"HA[4]",
        b"RU[Renju]",
        b"RU[Chinese]",
        b"RU[Tromp-Taylor]",
        b"RE[W+3.5]",
        b"XO[Swap2]",
        b"XO[Taraguchi-10]",
        b"XO[Soosorv-8]",
        b"XA[black]",
        b"XA[two]",
        b"XA[3]",
        b"XP[gg]",
        b"XR[white]",
        b"XE[resign black]",
        b"XE[count]",
        b"XD[aabb]",
        b"XG[black white]",
        b"XQ[aa/bb]",
        b"XS[human master]",
        b"XB[free]",
        b"XF[lose]",
        b"XT[]",
        b"XH[]",
        b"XL[]",
        b"AB[ab][ba]",
        b";B[ab];W[ba]",
        b";B[];W[]",
        b"KO[]",
        b"AB[aa:ZZ]",
    ];
    run(&Target { name: "sgf", extension: "sgf", dictionary: DICTIONARY, check })
}
