//! From bytes to text: which of the encodings of eighty years of computers it is.
//!
//! A byte order mark decides, else what `CA` says, else the bytes themselves. Where they do not bear out what `CA`
//! says, they are believed and not it; nor is it believed of what is UTF-8 beyond doubt. Text is decoded before anything else is looked at: in GB18030, Big5 and
//! Shift-JIS the second byte of a character may look like a backslash or a bracket.

use std::borrow::Cow;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding, UTF_8};

/// A text and how it was found.
#[derive(Debug)]
pub(in crate::record) struct Decoded<'a> {
    /// The text, without a byte order mark.
    pub(in crate::record) text: Cow<'a, str>,
    /// The encoding, by its usual name.
    pub(in crate::record) charset: &'static str,
    /// Whether some bytes were no text in it, and were replaced.
    pub(in crate::record) is_damaged: bool,
}

/// As many bytes are looked at to find the encoding.
const SAMPLE: usize = 1 << 20;

/// So many characters past ASCII are not UTF-8 by chance.
const CHANCE: usize = 4;

/// Decodes a file.
pub(in crate::record) fn decode(bytes: &[u8]) -> Decoded<'_> {
    if let Some((encoding, mark)) = Encoding::for_bom(bytes) {
        return decoded(encoding, &bytes[mark..]);
    }
    let said = said_encoding(bytes);
    let utf8 = std::str::from_utf8(bytes).ok();
    let utf8 =
        utf8.map(|text| Decoded { text: Cow::Borrowed(text), charset: UTF_8.name(), is_damaged: false });
    let is_beyond_doubt =
        |utf8: &Decoded<'_>| utf8.text.chars().filter(|c| !c.is_ascii()).nth(CHANCE - 1).is_some();
    let utf8 = match utf8 {
        Some(utf8) if is_beyond_doubt(&utf8) => return utf8,
        utf8 => utf8,
    };
    if let Some(encoding) = said {
        let decoded = decoded(encoding, bytes);
        if !decoded.is_damaged {
            return decoded;
        }
    }
    if let Some(utf8) = utf8 {
        return utf8;
    }
    let guess = guess(bytes);
    let guessed = decoded(guess, bytes);
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
    let (text, is_damaged) = encoding.decode_without_bom_handling(bytes);
    Decoded { text, charset: encoding.name(), is_damaged }
}

/// The encoding of texts that say nothing about it.
pub(in crate::record) fn of_bytes(bytes: &[u8]) -> &'static Encoding {
    if std::str::from_utf8(bytes).is_ok() { UTF_8 } else { guess(bytes) }
}

/// The encoding that the bytes look like.
fn guess(bytes: &[u8]) -> &'static Encoding {
    let start = bytes.iter().position(|byte| !byte.is_ascii()).unwrap_or(0);
    let sample = &bytes[start..bytes.len().min(start + SAMPLE)];
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(sample, sample.len() < SAMPLE);
    detector.guess(None, Utf8Detection::Allow)
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

    fn check(bytes: &[u8], charset: &str, text: &str, is_damaged: bool) {
        let decoded = decode(bytes);
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
}
