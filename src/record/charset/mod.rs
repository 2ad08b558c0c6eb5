//! From bytes to text: which of the encodings of eighty years of computers it is.
//!
//! A byte order mark decides, else what `CA` says, else the bytes themselves. Where they do not bear out what `CA`
//! says, they are believed and not it; nor is it believed of what is UTF-8 beyond doubt. Text is decoded before
//! anything else is looked at: in GB18030, Big5 and Shift-JIS the second byte of a character may look like a
//! backslash or a bracket.
//!
//! What is no text is no record: a file in which more than a handful of characters and one of 32 mean nothing in a
//! text. Fewer are damage, or stand where old programs put them, and so are zeros in a row, which a crash leaves.

mod guess;
mod usual;

use std::borrow::Cow;

use encoding_rs::{Encoding, UTF_8};

use super::{At, ProblemKind, Reading};

/// A text and how it was found.
#[derive(Debug)]
pub(in crate::record) struct Decoded<'a> {
    /// The text, without a byte order mark.
    pub(in crate::record) text: Cow<'a, str>,
    /// The encoding, by its usual name.
    pub(in crate::record) charset: &'static str,
    /// Whether some bytes were no text in it, and were replaced.
    pub(in crate::record) is_damaged: bool,
    /// Whether the encoding is a guess from the bytes, and not UTF-8.
    pub(in crate::record) is_guessed: bool,
}

/// As many bytes of text are looked at to find the encoding.
const SAMPLE: usize = 1 << 18;

/// This many characters that mean nothing do not yet show that it is no text, nor does one more in every `STRAY_OF`.
const STRAY: usize = 4;
const STRAY_OF: usize = 32;

/// This many characters past ASCII are not UTF-8 by chance.
const CHANCE: usize = 4;

/// Decodes a file.
///
/// # Errors
/// What there is to say of a file that is no text.
pub(in crate::record) fn decode(bytes: &[u8]) -> Result<Decoded<'_>, Reading> {
    let decoded = decode_any(bytes);
    if is_text(&decoded.text) {
        return Ok(decoded);
    }
    let first = bytes.iter().position(|byte| byte.is_ascii() && is_stray(char::from(*byte)));
    Err(Reading::refused(At::Byte(first.unwrap_or(0)), ProblemKind::Format("text")))
}

/// Whether the characters are those of a text.
fn is_text(text: &str) -> bool {
    let (mut n_characters, mut n_stray, mut before) = (0, 0, ' ');
    for c in text.chars() {
        n_characters += 1;
        n_stray += usize::from(is_stray(c) && !(c == '\0' && before == '\0'));
        before = c;
    }
    n_stray <= STRAY + n_characters / STRAY_OF
}

/// Whether a character means nothing in a text: what controlled a terminal but for escapes and the sign for the end of
/// a file, and what stands for bytes that are none.
const fn is_stray(c: char) -> bool {
    matches!(c, '\0'..='\u{8}' | '\u{e}'..='\u{19}' | '\u{1c}'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{fffd}')
}

fn decode_any(bytes: &[u8]) -> Decoded<'_> {
    if let Some((encoding, mark)) = Encoding::for_bom(bytes) {
        return decoded(encoding, &bytes[mark..]);
    }
    let said = said_encoding(bytes);
    let n_past_ascii = |text: &str| text.chars().filter(|c| !c.is_ascii()).take(CHANCE).count();
    let is_utf8 = std::str::from_utf8(bytes).is_ok_and(|text| matches!(n_past_ascii(text), 0 | CHANCE));
    if is_utf8 {
        return decoded(UTF_8, bytes);
    }
    if let Some(encoding) = said {
        let decoded = decoded(encoding, bytes);
        if !decoded.is_damaged {
            return decoded;
        }
    }
    let guess = of_texts(texts(bytes));
    let guessed = Decoded { is_guessed: guess != UTF_8, ..decoded(guess, bytes) };
    match said {
        // Neither holds: what the file says of itself is more than a guess.
        Some(said) if guessed.is_damaged => {
            drop(guessed);
            decoded(said, bytes)
        }
        _ => guessed,
    }
}

fn decoded<'a>(encoding: &'static Encoding, bytes: &'a [u8]) -> Decoded<'a> {
    let (mut text, is_damaged) = encoding.decode_without_bom_handling(bytes);
    if let Cow::Owned(text) = &mut text {
        // Room was made for the longest text that it might have been.
        text.shrink_to_fit();
    }
    Decoded { text, charset: encoding.name(), is_damaged, is_guessed: false }
}

/// The encoding of texts, such as names and comments, that say nothing about it.
pub(in crate::record) fn of_texts<'a>(texts: impl Iterator<Item = &'a [u8]>) -> &'static Encoding {
    let mut sample = Vec::new();
    for text in texts.filter(|text| !text.is_ascii()) {
        let room = SAMPLE.saturating_sub(sample.len());
        if room == 0 {
            break;
        }
        sample.push(b'\n');
        sample.extend(&text[..text.len().min(room)]);
    }
    if sample.is_empty() { UTF_8 } else { guess::guess(&sample) }
}

/// The texts of a file: what stands in brackets, or the lines where nothing past ASCII does.
fn texts(bytes: &[u8]) -> Box<dyn Iterator<Item = &[u8]> + '_> {
    if values(bytes).any(|value| !value.is_ascii()) {
        Box::new(values(bytes))
    } else {
        Box::new(bytes.split(|byte| *byte == b'\n'))
    }
}

/// What stands in brackets. The second byte of a character may look like the end of it, but what follows does not
/// look like what follows a value then.
fn values(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    let ends = |at: usize| {
        let behind = bytes[at + 1..].iter().find(|byte| !byte.is_ascii_whitespace());
        let is_behind = |byte: &u8| byte.is_ascii_alphabetic() || b";()[".contains(byte);
        bytes[at] == b']' && behind.is_none_or(is_behind)
    };
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at + bytes[at..].iter().position(|byte| *byte == b'[')? + 1;
        at = (start..bytes.len()).find(|at| ends(*at)).unwrap_or(bytes.len());
        Some(&bytes[start..at])
    })
}

/// The encoding that the first `CA` in the head of the file names, if we know it.
fn said_encoding(bytes: &[u8]) -> Option<&'static Encoding> {
    let head = &bytes[..bytes.len().min(4096)];
    let starts = (0..head.len().saturating_sub(3)).filter(|&i| {
        head[i..].starts_with(b"CA[")
            && !i.checked_sub(1).is_some_and(|before| head[before].is_ascii_uppercase())
    });
    starts.into_iter().find_map(|start| {
        let value = &head[start + 3..];
        let end = value.iter().position(|byte| *byte == b']')?;
        let label = value[..end].trim_ascii();
        // Names of Windows code pages, which the standard list of labels does not have.
        let label = match label.to_ascii_lowercase().as_slice() {
            b"cp936" | b"936" => b"gbk".as_slice(),
            b"cp950" | b"950" => b"big5",
            b"cp949" | b"949" => b"euc-kr",
            b"cp932" | b"932" => b"shift_jis",
            _ => label,
        };
        Encoding::for_label_no_replacement(label)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn check(bytes: &[u8], charset: &str, text: &str, is_damaged: bool) {
        let decoded = decode(bytes).unwrap();
        assert_eq!((decoded.charset, &*decoded.text, decoded.is_damaged), (charset, text, is_damaged));
    }

    #[test]
    fn marks_labels_and_bytes_decide_in_this_order() {
        check("\u{feff}(;C[棋])".as_bytes(), "UTF-8", "(;C[棋])", false);
        check(b"\xff\xfe(\0;\0)\0", "UTF-16LE", "(;)", false);
        check(b"(;CA[ISO-8859-1]C[\xe9])", "windows-1252", "(;CA[ISO-8859-1]C[é])", false);
        check(b"(;CA[cp936]C[\xc6\xe5])", "GBK", "(;CA[cp936]C[棋])", false);
        // What is said is wrong, or is no encoding.
        check("(;CA[gbk]C[黑棋白子])".as_bytes(), "UTF-8", "(;CA[gbk]C[黑棋白子])", false);
        check("(;CA[nonsense]C[棋])".as_bytes(), "UTF-8", "(;CA[nonsense]C[棋])", false);
        check(b"(;CA[UTF-8]C[ab\xff])", "windows-1252", "(;CA[UTF-8]C[abÿ])", false);
    }

    #[test]
    fn a_guess_is_called_one() {
        let is_guessed = |bytes: &[u8]| decode(bytes).unwrap().is_guessed;
        assert!(is_guessed(b"(;PB[\xb9\xc5\xc1\xa6])"));
        assert!(is_guessed(b"(;CA[UTF-8]PB[\xb9\xc5\xc1\xa6])"));
        assert!(!is_guessed(b"(;CA[GBK]PB[\xb9\xc5\xc1\xa6])"));
        assert!(!is_guessed("(;PB[古力])".as_bytes()) && !is_guessed(b"(;PB[Gu Li])"));
    }

    #[test]
    fn texts_are_what_stands_in_brackets() {
        let of = |bytes| values(bytes).map(|value| String::from_utf8_lossy(value)).collect::<Vec<_>>();
        assert_eq!(of(b"(;PB[a]PW[b\\]c];B[dd] [ee\n"), ["a", "b\\", "dd", "ee\n"]);
        // The second byte of the first character is 0x5d.
        assert_eq!(values(b"PB[\x97]\x90\xb3]PW[\x97]]").map(<[u8]>::len).collect::<Vec<_>>(), [4, 2]);
        assert_eq!(of(b"]]["), [""]);
    }

    #[test]
    fn what_is_no_text_is_refused() {
        let said = |bytes: &[u8]| {
            decode(bytes).map(|decoded| decoded.charset).map_err(|read| read.problems[0].to_string())
        };
        let png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01\0\0\0\x02\0\x08\x06\0\0\0(;GM[1])";
        assert_eq!(
            said(png),
            Err("byte 8: not a file that can be read as text; nothing was read".to_owned())
        );
        // A hole that a crash left, and a few characters for an old printer.
        let hole = [b"(;GM[1];B[aa]".as_slice(), &[0; 4096], b";W[bb])"].concat();
        assert_eq!(said(&hole), Ok("UTF-8"));
        assert_eq!(said(b"\x02(;GM[1]\x0f\n;B[aa]\x0e;W[bb])\x1a"), Ok("UTF-8"));
    }

    proptest! {
        #[test]
        fn garbage_never_panics(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
            let _ = decode(&bytes);
            let _ = of_texts(texts(&bytes));
        }
    }
}
