//! Which encoding a text is in, as far as its bytes tell.
//!
//! What a record without `CA` has for this is often no more than two names of two or three characters each, which are
//! text in ten encodings at once. `chardetng` was made for pages of the Web and knows whole languages; what is likely
//! in a record of Go it does not know. So each encoding reads the text, and each character that comes out costs the
//! more the rarer it is among players, events and comments: about as many tenths as the logarithm of one through its
//! probability has. The cheapest reading is taken, and the guess of `chardetng`, which knows what letters stand next
//! to each other, has something off.
//!
//! Measured on records with one name and with two, and no other text, of 60 to 400 names a language that the tables
//! were not made from (those of Faker 40): right were, with `chardetng` alone and so,
//!
//! | encoding     | one name         | two names        |
//! |--------------|------------------|------------------|
//! | GBK          | 61.8 % → 99.2 %  | 87.9 % → 99.9 %  |
//! | Big5         | 93.8 % → 97.0 %  | 99.8 % → 99.9 %  |
//! | Shift-JIS    | 93.2 % → 100 %   | 98.5 % → 100 %   |
//! | EUC-JP       | 71.5 % → 99.0 %  | 88.7 % → 100 %   |
//! | EUC-KR       | 99.5 % → 99.8 %  | 100 % → 100 %    |
//! | Windows-1251 | 99.5 % → 100 %   | 100 % → 100 %    |
//! | KOI8-R       | 99.8 % → 100 %   | 100 % → 100 %    |
//! | Windows-1252 | 97.5 % → 99.2 %  | 99.2 % → 98.8 %  |
//! | Windows-1250 | 89.6 % → 96.2 %  | 95.4 % → 98.4 %  |

use std::ops::RangeInclusive;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{
    BIG5, EUC_JP, EUC_KR, Encoding, GBK, IBM866, ISO_8859_2, ISO_8859_5, KOI8_U, SHIFT_JIS, UTF_8,
    WINDOWS_874, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252, WINDOWS_1253, WINDOWS_1254, WINDOWS_1255,
    WINDOWS_1256,
};

use super::usual::{IN_JAPANESE, IN_KOREAN, IN_SIMPLIFIED, IN_TRADITIONAL, Usual};

/// What a byte costs that is no text in an encoding.
const BROKEN: u32 = 250;
/// What the guess of `chardetng` has off.
const HINTED: u32 = 20;
/// What UTF-8 has off, whose bytes hardly follow each other by chance.
const UTF_8_OFF: u32 = 40;
/// What an encoding costs that only `chardetng` has thought of.
const HINTED_ALONE: u32 = 60;

/// How an encoding is read, and what it costs that records are seldom in it.
const READINGS: [(&Encoding, Reading, u32); 11] = [
    (GBK, Reading::Pairs(&SIMPLIFIED), 0),
    (SHIFT_JIS, Reading::Pairs(&SHIFTED), 0),
    (EUC_KR, Reading::Pairs(&KOREAN), 5),
    (BIG5, Reading::Pairs(&TRADITIONAL), 7),
    (EUC_JP, Reading::Pairs(&EXTENDED), 25),
    (WINDOWS_1251, Reading::Cyrillic, 20),
    (KOI8_U, Reading::Cyrillic, 25),
    (WINDOWS_1252, Reading::Latin(WESTERN), 0),
    (WINDOWS_1250, Reading::Latin(CENTRAL), 10),
    (ISO_8859_2, Reading::Latin(CENTRAL), 40),
    (WINDOWS_1254, Reading::Latin(TURKISH), 35),
];

/// How the characters of an encoding are weighed.
#[derive(Clone, Copy)]
enum Reading {
    /// Two bytes a character, mostly.
    Pairs(&'static Pairs),
    /// Words in capitals and small letters.
    Cyrillic,
    /// Single letters among those of ASCII; these are usual.
    Latin(&'static str),
}

/// What is known of an encoding of East Asia.
struct Pairs {
    usual: &'static Usual,
    /// The first bytes of characters in everyday use, and what such a character costs.
    common: (RangeInclusive<u8>, u32),
    /// The same for rare ones.
    rare: (RangeInclusive<u8>, u32),
    /// Where second bytes begin in both.
    second: u8,
    has_kana: bool,
}

const SIMPLIFIED: Pairs = Pairs {
    usual: &IN_SIMPLIFIED,
    common: (0xb0..=0xd7, 90),
    rare: (0xd8..=0xf7, 110),
    second: 0xa1,
    has_kana: false,
};
const TRADITIONAL: Pairs = Pairs {
    usual: &IN_TRADITIONAL,
    common: (0xa4..=0xc6, 90),
    rare: (0xc9..=0xf9, 115),
    second: 0x40,
    has_kana: false,
};
const SHIFTED: Pairs = Pairs {
    usual: &IN_JAPANESE,
    common: (0x88..=0x97, 90),
    rare: (0x98..=0xea, 110),
    second: 0x40,
    has_kana: true,
};
const EXTENDED: Pairs = Pairs {
    usual: &IN_JAPANESE,
    common: (0xb0..=0xcf, 90),
    rare: (0xd0..=0xf4, 110),
    second: 0xa1,
    has_kana: true,
};
const KOREAN: Pairs = Pairs {
    usual: &IN_KOREAN,
    common: (0xb0..=0xc8, 105),
    rare: (0xca..=0xfd, 130),
    second: 0xa1,
    has_kana: false,
};

const WESTERN: &str = "äöüßÄÖÜéèêëÉàâçÇîïôûùñåÅæÆøØœíóáúãõ";
const CENTRAL: &str = "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽľĽĺôäőűąćęłńśźżĄĆĘŁŃŚŹŻöüÖÜăâîșț";
const TURKISH: &str = "ğışİŞĞçöüÇÖÜâ";

/// The encoding that a text is in; its parts, such as names, each begin with a line feed, and the last one may be cut.
pub(super) fn guess(text: &[u8]) -> &'static Encoding {
    let hint = hint(text);
    let as_utf8 = utf8(text).map(|text| (utf8_cost(text).saturating_sub(UTF_8_OFF), UTF_8));
    let readings = READINGS.iter().map(|&(encoding, reading, prior)| {
        let off = if encoding == hint { HINTED } else { 0 };
        ((reading.cost(encoding, text) + prior).saturating_sub(off), encoding)
    });
    let costs = as_utf8.into_iter().chain(readings).chain(hinted_alone(hint, text));
    costs.min_by_key(|(cost, _)| *cost).map_or(UTF_8, |(_, encoding)| encoding)
}

/// The text as UTF-8, of which the last character may be cut.
fn utf8(text: &[u8]) -> Option<&str> {
    match std::str::from_utf8(text) {
        Err(error) if error.error_len().is_none() => std::str::from_utf8(&text[..error.valid_up_to()]).ok(),
        result => result.ok(),
    }
}

/// The guess of `chardetng`.
fn hint(text: &[u8]) -> &'static Encoding {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(text, true);
    detector.guess(None, Utf8Detection::Deny)
}

/// The cost of an encoding of letters that are none of those above.
fn hinted_alone(hint: &'static Encoding, text: &[u8]) -> Option<(u32, &'static Encoding)> {
    let decoded = || hint.decode_without_bom_handling(text).0;
    let cost = if hint == ISO_8859_5 || hint == IBM866 {
        cyrillic_cost(&decoded())
    } else if [WINDOWS_1253, WINDOWS_1255, WINDOWS_1256, WINDOWS_874].contains(&hint) {
        past_ascii(&decoded()).map(|c| if c.is_alphabetic() { 35 } else { 90 }).sum()
    } else {
        return None;
    };
    Some((cost + HINTED_ALONE, hint))
}

impl Reading {
    fn cost(self, encoding: &'static Encoding, text: &[u8]) -> u32 {
        let decoded = || encoding.decode_without_bom_handling(text).0;
        match self {
            Self::Pairs(pairs) => pairs.cost(encoding, text),
            Self::Cyrillic => cyrillic_cost(&decoded()),
            Self::Latin(usual) => latin_cost(&decoded(), usual),
        }
    }
}

impl Pairs {
    fn cost(&self, encoding: &'static Encoding, text: &[u8]) -> u32 {
        let (mut at, mut cost) = (0, 0);
        while let Some(&first) = text.get(at) {
            if first.is_ascii() {
                at += 1;
                continue;
            }
            let bytes = &text[at..text.len().min(at + len_of_character(encoding, first, text.get(at + 1)))];
            let decoded = encoding.decode_without_bom_handling_and_without_replacement(bytes);
            let character = decoded.and_then(|decoded| decoded.chars().next());
            cost += character.map_or(BROKEN, |c| self.cost_of(c, bytes));
            at += if character.is_some() { bytes.len() } else { 1 };
        }
        cost
    }

    fn cost_of(&self, c: char, bytes: &[u8]) -> u32 {
        match c {
            _ if self.usual.contains(&c) => 60,
            // Commas, full stops and brackets; kana; lines, circles and full letters; narrow kana, a byte each.
            '\u{3000}'..='\u{3011}' | '·' | '・' | 'ー' | '！' | '（' | '）' | '，' | '：' | '？' => {
                45
            }
            '\u{3041}'..='\u{30ff}' => {
                if self.has_kana {
                    43
                } else {
                    110
                }
            }
            '\u{2500}'..='\u{25ff}' | '\u{ff01}'..='\u{ff5e}' => 60,
            '\u{ff61}'..='\u{ff9f}' => 75,
            '\u{3400}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}' => self.cost_by_bytes(c, bytes),
            '\u{e000}'..='\u{f8ff}' => 140,
            _ => 100,
        }
    }

    /// What a character without an entry in the table costs: encodings have the frequent ones in a part of their own.
    fn cost_by_bytes(&self, c: char, bytes: &[u8]) -> u32 {
        let is_in = |leads: &RangeInclusive<u8>| {
            bytes.len() == 2 && leads.contains(&bytes[0]) && bytes[1] >= self.second
        };
        match () {
            () if is_in(&self.common.0) => self.common.1,
            () if is_in(&self.rare.0) => self.rare.1,
            // GBK has the traditional characters as well.
            () if IN_TRADITIONAL.contains(&c) => 80,
            () => 140,
        }
    }
}

/// How many bytes a character has that begins so.
fn len_of_character(encoding: &'static Encoding, first: u8, second: Option<&u8>) -> usize {
    match first {
        0xa1..=0xdf if encoding == SHIFT_JIS => 1,
        0x8f if encoding == EUC_JP => 3,
        _ if encoding == GBK && second.is_some_and(u8::is_ascii_digit) => 4,
        _ => 2,
    }
}

fn past_ascii(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter(|c| !c.is_ascii())
}

fn utf8_cost(text: &str) -> u32 {
    let cost = |c| match c {
        '\u{a0}'..='\u{17f}' | '\u{3000}'..='\u{30ff}' | '\u{ff00}'..='\u{ffef}' => 50,
        '\u{370}'..='\u{45f}' => 40,
        // Letters of Hebrew, Arabic and Persian.
        '\u{5d0}'..='\u{5ea}' | '\u{620}'..='\u{64a}' | '\u{671}'..='\u{6d3}' => 70,
        '\u{2010}'..='\u{27bf}' => 60,
        '\u{4e00}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}' => 85,
        _ => 140,
    };
    past_ascii(text).map(cost).sum()
}

/// Words are written large, or with a large first letter, or small; a name is not written small.
fn cyrillic_cost(text: &str) -> u32 {
    let is_letter = |c: char| ('\u{400}'..='\u{45f}').contains(&c);
    let (mut cost, mut before) = (0, '\n');
    for c in text.chars() {
        if is_letter(c) {
            cost += match before {
                _ if c.is_uppercase() && is_letter(before) => {
                    if before.is_lowercase() {
                        101
                    } else {
                        51
                    }
                }
                '\n' if c.is_lowercase() => 51,
                _ => 31,
            };
        } else if !c.is_ascii() {
            cost += if matches!(c, '«' | '»' | '—' | '–' | '№' | '\u{a0}') { 50 } else { 90 };
        }
        // Nor are its letters mixed with those of another alphabet.
        let is_mixed = |a: char, b: char| is_letter(a) && b.is_ascii_alphanumeric();
        cost += if is_mixed(c, before) || is_mixed(before, c) { 50 } else { 0 };
        before = c;
    }
    cost
}

/// Most letters are ASCII, and a letter that is none stands among them.
fn latin_cost(text: &str, usual: &str) -> u32 {
    let (mut cost, mut before, mut chars) = (0, '\n', text.chars().peekable());
    while let Some(c) = chars.next() {
        if !c.is_ascii() {
            let is_alone = ![Some(&before), chars.peek()].iter().flatten().any(|c| c.is_ascii_alphabetic());
            let is_inside_capital = c.is_uppercase() && before.is_lowercase();
            cost += match c {
                _ if usual.contains(c) => 35,
                _ if c.is_alphabetic() => 60,
                '«' | '»' | '–' | '’' | '“' | '”' | '„' | '…' | '°' | '´' | '\u{a0}' => 70,
                _ => 90,
            };
            cost += if is_alone { 35 } else { 0 } + if is_inside_capital { 50 } else { 0 };
        }
        before = c;
    }
    cost
}
