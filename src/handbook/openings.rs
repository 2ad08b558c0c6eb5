//! The opening protocols.

use super::Part;
use super::figure::opening;
use crate::gomoku::opening::Opening;

/// The page of an opening.
pub(super) const fn page(opening: Opening) -> &'static [Part] {
    match opening {
        Opening::Free => &[Part::Text("rules-free-intro")],
        Opening::Swap => SWAP,
        Opening::Swap2 => SWAP2,
        Opening::Pro => PRO,
        Opening::LongPro => LONG_PRO,
        Opening::Rif => RIF,
        Opening::Yamaguchi => YAMAGUCHI,
        Opening::Soosorv8 => SOOSORV,
        Opening::Taraguchi10 => TARAGUCHI,
    }
}

const fn script(name: &'static str, of: Opening, played: &'static str) -> Part {
    Part::Figure(opening(name, of, played, 0))
}

/// A figure that begins after the first bar.
const fn branch(name: &'static str, of: Opening, played: &'static str) -> Part {
    Part::Figure(opening(name, of, played, 1))
}

const SWAP: &[Part] =
    &[Part::Text("rules-swap-intro"), script("swap-play", Opening::Swap, "h8 | i9 | f7 | black")];

const SWAP2: &[Part] = &[
    Part::Text("rules-swap2-intro"),
    script("swap2-play", Opening::Swap2, "h8 | i9 | f7 | black"),
    Part::Text("rules-swap2-two"),
    branch("swap2-two", Opening::Swap2, "h8 i9 f7 | two | k6 | g10 | white"),
];

const PRO: &[Part] = &[Part::Text("rules-pro-intro"), script("pro-play", Opening::Pro, "h8 | i9 | k7")];

const LONG_PRO: &[Part] =
    &[Part::Text("rules-long-pro-intro"), script("long-pro-play", Opening::LongPro, "h8 | g9 | l6")];

const RIF: &[Part] = &[
    Part::Text("rules-rif-intro"),
    script("rif-play", Opening::Rif, "h8 | i9 | j8 | black | g10 | j6 f7 | j6"),
    Part::Text("rules-fifths"),
];

const YAMAGUCHI: &[Part] = &[
    Part::Text("rules-yamaguchi-intro"),
    script("yamaguchi-play", Opening::Yamaguchi, "h8 | h9 | j9 | 3 | white | i7 | g7 j10 f10 | f10"),
    Part::Text("rules-fifths"),
];

const SOOSORV: &[Part] = &[
    Part::Text("rules-soosorv-intro"),
    script("soosorv-play", Opening::Soosorv8, "h8 | i9 | g9 | white | f6 | 4 | white | i7 j10 g7 e8 | j10"),
    Part::Text("rules-fifths"),
];

const TARAGUCHI: &[Part] = &[
    Part::Text("rules-taraguchi-intro"),
    script(
        "taraguchi-play",
        Opening::Taraguchi10,
        "h8 | white | i9 | black | g10 | black | k7 | 1 | l9 | white",
    ),
    Part::Text("rules-taraguchi-ten"),
    branch(
        "taraguchi-ten",
        Opening::Taraguchi10,
        "h8 white i9 black g10 black k7 | 10 | i7 g7 f8 j10 h10 g9 i11 j8 f6 k9 | i7",
    ),
    Part::Text("rules-fifths"),
];
