//! What a review keeps in a record: whatever stands there, what is taken up is written again and read as the same.

use std::sync::LazyLock;

use goishi::record::sgf;
use goishi::review::{Effort, Reviewer};
use goishi_fuzz::{Target, main as run};

/// Black has three in a row with both ends free, and is to move.
const GAME: &str = "(;GM[4]SZ[15]RU[Freestyle];B[hh];W[aa];B[ih];W[ca];B[jh];W[ea]";
const EFFORT: Effort = Effort { nodes: 1 };

/// The notes of a review of the game whose last node has this one, none where the file is no text.
fn notes(note: &str) -> Vec<String> {
    let escaped = note.replace('\\', "\\\\").replace(']', "\\]");
    let Some(game) = sgf::read(format!("{GAME}XW[{escaped}])").as_bytes()).games.pop() else {
        return Vec::new();
    };
    let reviewer = Reviewer::new(&game, EFFORT).expect("the game can be played");
    reviewer.review().notes.into_iter().map(|(_, note)| note).collect()
}

/// The item that says which position it is.
static OF: LazyLock<String> = LazyLock::new(|| {
    let game = sgf::read(format!("{GAME})").as_bytes()).games.remove(0);
    let mut reviewer = Reviewer::new(&game, EFFORT).expect("the game can be played");
    while reviewer.step(&Default::default(), &std::time::Instant::now()) {}
    let notes = reviewer.review().notes;
    let (_, last) = notes.last().expect("every position has one");
    last.split(',').next().expect("an item").to_owned()
});

fn check(input: &[u8]) -> String {
    let text = String::from_utf8_lossy(input);
    let kept = notes(&format!("{}, nodes 1, {text}", *OF));
    if let [note] = &kept[..] {
        assert_eq!(notes(note), kept);
    }
    // Of which position it is may be anything as well.
    let kept_by_itself = notes(&text);
    let kinds = |notes: &[String]| {
        let items = notes.iter().flat_map(|note| note.split(", ").filter_map(|item| item.split(' ').next()));
        items.collect::<Vec<_>>().join(" ")
    };
    format!("{}; {}", kinds(&kept), kinds(&kept_by_itself))
}

fn main() -> std::process::ExitCode {
    const DICTIONARY: &[&[u8]] = &[
        b"value -123, ",
        b"best kh",
        b"won black fours khghlh",
        b"won white search",
        b"lost threats ",
        b"lead -3.25, ",
        b"chain black hh 3, ",
        b"close, ",
        b"nodes 18446744073709551615, ",
        b"of 00000000, ",
        b"aa",
        b"nan",
        b"-",
    ];
    run(&Target { name: "review", extension: "note", dictionary: DICTIONARY, check })
}
