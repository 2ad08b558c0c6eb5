//! The same record in every encoding that records were written in, with `CA` and without.

use encoding_rs::{BIG5, EUC_JP, EUC_KR, Encoding, GB18030, GBK, SHIFT_JIS, UTF_8, WINDOWS_1252};
use goishi::board::Color;
use goishi::game::tree::InfoKey;
use goishi::record::{Condition, sgf};

/// Names and comments as they are found, of which some have second bytes that look like `\`, `[` or `]`.
const SAMPLES: [(&[&Encoding], &str, &str); 5] = [
    (&[GBK, GB18030], "古力", "白棋在这里应该先手补棋，否则黑棋可以切断。这盘棋下得非常精彩。"),
    (&[BIG5], "許功蓋", "黑棋的功夫很好，白棋應該先補一手，否則會被吃掉。"),
    (&[SHIFT_JIS, EUC_JP], "表示ソ", "この手は予想していませんでした。白はここで長考に沈んだ。"),
    (&[EUC_KR], "이세돌", "이 수는 정말 대단한 수입니다. 백이 좋은 형세가 되었습니다."),
    (&[WINDOWS_1252], "Müller", "Un coup très élégant, à mon avis; das wäre schön für Weiß."),
];

fn check(bytes: &[u8], name: &str, comment: &str, what: &str) {
    let read = sgf::read(bytes);
    assert_eq!(read.condition(), Condition::Sound, "{what}: {:?}", read.problems);
    let game = &read.games[0];
    assert_eq!(game.info(InfoKey::Player(Color::Black)), Some(name), "{what}, read as {}", read.charset);
    assert_eq!(
        game.comment(game.main_line().nth(1).unwrap()),
        Some(comment),
        "{what}, read as {}",
        read.charset
    );
}

#[test]
fn every_encoding_is_read_with_and_without_its_name() {
    for (encodings, name, comment) in SAMPLES {
        for encoding in encodings.iter().copied().chain([UTF_8]) {
            for ca in [String::new(), format!("CA[{}]", encoding.name())] {
                let text = format!("(;GM[1]SZ[19]{ca}PB[{name}];B[dd]C[{comment}])");
                let (bytes, _, is_lost) = encoding.encode(&text);
                assert!(!is_lost);
                check(&bytes, name, comment, &format!("{} {ca:?}", encoding.name()));
            }
        }
    }
}

#[test]
fn a_wrong_name_of_the_encoding_is_not_believed() {
    let (_, name, comment) = SAMPLES[0];
    let text = format!("(;GM[1]SZ[19]CA[UTF-8]PB[{name}];B[dd]C[{comment}])");
    check(&GBK.encode(&text).0, name, comment, "GBK that says UTF-8");
    let text = text.replace("UTF-8", "gb2312");
    check(text.as_bytes(), name, comment, "UTF-8 that says GB 2312");
}

#[test]
fn byte_order_marks_decide() {
    let (_, name, comment) = SAMPLES[2];
    let text = format!("\u{feff}(;GM[1]SZ[19]CA[Big5]PB[{name}];B[dd]C[{comment}])");
    check(text.as_bytes(), name, comment, "UTF-8");
    let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
    check(&little, name, comment, "UTF-16 LE");
    check(&big, name, comment, "UTF-16 BE");
}

#[test]
fn bytes_of_no_encoding_are_replaced_and_named() {
    let read = sgf::read(b"(;GM[1]CA[UTF-8]SZ[9];B[aa]C[ab\xff\xfe\x81\xffcd\x9d])");
    assert_eq!(read.games[0].n_nodes(), 2);
    let text = sgf::write_collection(&read.games);
    assert!(text.contains("C[ab"), "{text}");
}

/// What a language has in `names.txt`.
#[derive(Default)]
struct Language {
    name: &'static str,
    encodings: Vec<&'static Encoding>,
    names: Vec<&'static str>,
    events: Vec<&'static str>,
    comments: Vec<&'static str>,
}

fn languages() -> Vec<Language> {
    let mut all: Vec<Language> = Vec::new();
    for line in include_str!("names.txt").lines() {
        if let Some((name, encodings)) = line.strip_prefix("# ").and_then(|head| head.split_once(" in ")) {
            let encodings = encodings.split(", ").map(|label| Encoding::for_label(label.as_bytes()).unwrap());
            let mut encodings: Vec<_> = encodings.chain([UTF_8]).collect();
            encodings.dedup();
            all.push(Language { name, encodings, ..Language::default() });
        } else if let (Some(language), Some((kind, texts))) = (all.last_mut(), line.split_once(": ")) {
            let list = match kind {
                "names" => &mut language.names,
                "events" => &mut language.events,
                _ => &mut language.comments,
            };
            list.extend(texts.split(" / "));
        }
    }
    all
}

/// Records of a language as they are found, without `CA`: with one name in it, with two, and with an event or a
/// comment besides.
fn records(language: &Language) -> [(&'static str, Vec<String>, f64); 3] {
    let Language { names, events, comments, .. } = language;
    let record = |black: &str, white: &str, event: &str, comment: &str| {
        let comment = if comment.is_empty() { String::new() } else { format!("C[{comment}]") };
        format!("(;GM[1]FF[3]SZ[19]PB[{black}]PW[{white}]{event}KM[6.5]RE[B+R];B[pd];W[dd]{comment};B[pp])")
    };
    let ones = names.iter().map(|name| record(name, "Go Seigen", "", "")).collect();
    let pairs = (0..3 * names.len()).map(|i| {
        let (black, white) = (names[i % names.len()], names[(i + 1 + i / names.len()) % names.len()]);
        (i, black, white)
    });
    let twos = pairs.clone().map(|(_, black, white)| record(black, white, "", "")).collect();
    let texts = pairs.map(|(i, black, white)| {
        let event = format!("EV[{}]", events[i % events.len()]);
        if i.is_multiple_of(2) {
            record(black, white, &event, "")
        } else {
            record(black, white, "", comments[i % comments.len()])
        }
    });
    // The share that is read right, at least.
    [("one name", ones, 0.8), ("two names", twos, 0.96), ("names and texts", texts.collect(), 0.99)]
}

/// Of records with two names 93 % were read right in GBK and 84 % in EUC-JP, and Chinese names came out in Cyrillic.
/// Short names in Hebrew and Arabic, in UTF-8, came out in Chinese and Cyrillic: 2 of 23 were right.
#[test]
fn short_records_are_read_without_the_name_of_their_encoding() {
    for language in languages() {
        for encoding in &language.encodings {
            for (what, texts, least) in records(&language) {
                let is_right = |text: &&String| {
                    let (bytes, _, is_lost) = encoding.encode(text);
                    assert!(!is_lost, "{text} in {}", encoding.name());
                    let read = sgf::read(&bytes);
                    let expect = sgf::read_text(text);
                    // A text in ASCII is in all encodings.
                    assert_eq!(read.is_charset_guessed, read.charset != "UTF-8", "{text}");
                    (read.games, read.problems) == (expect.games, expect.problems)
                };
                let n_right = texts.iter().filter(is_right).count();
                let share = n_right as f64 / texts.len() as f64;
                let (name, n) = (language.name, texts.len());
                let line =
                    format!("{:>12} {what:>15}: {:5.1} % of {n}, {name}", encoding.name(), 100.0 * share);
                println!("{line}");
                assert!(share >= least, "{line}");
            }
        }
    }
}
