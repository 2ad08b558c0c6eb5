//! The forbidden moves of Renju in detail.

use super::Part;
use super::figure::{Claim, Figure, at, five};
use crate::board::Color;
use crate::gomoku::ForbiddenKind::{DoubleFour, DoubleThree, Overline};
use crate::gomoku::Rule;

pub(super) const PAGE: &[Part] = &[
    Part::Text("rules-forbidden-intro"),
    Part::Text("rules-forbidden-overline"),
    Part::Figure(OVERLINE),
    Part::Text("rules-forbidden-fours"),
    Part::Figure(FOURS),
    Part::Text("rules-forbidden-threes"),
    Part::Figure(THREES),
    Part::Text("rules-forbidden-four-three"),
    Part::Figure(FOUR_THREE),
    Part::Text("rules-forbidden-false"),
    Part::Figure(FALSE_BY_OVERLINE),
    Part::Figure(FALSE_BY_FORBIDDEN),
    Part::Text("rules-forbidden-five"),
    Part::Figure(FIVE),
    Part::Text("rules-forbidden-trap"),
    Part::Figure(TRAP),
];

const OVERLINE: Figure = five(
    "forbidden-overline",
    Rule::Renju,
    "
        . . . . . . . . .
        . . . . . . . . .
        . . O . . O . . .
        . . . O . . . . .
        . X X X a X X . .
        . . . . O . . . .
        . . . O . . . . .
        . . . . . . . . .
        . . . . . . . . .",
    &[
        at("").claims(&[Claim::NForbidden(1)]),
        at("").looking("a").claims(&[Claim::Forbidden("a", Overline, 1)]),
    ],
);

/// Two fours that cross, and two on one line.
const FOURS: Figure = five(
    "forbidden-fours",
    Rule::Renju,
    "
        . . . O . . . . . . .
        . . . X . . . . . . .
        . . . X . . O . . . .
        . . . X . . . . . . .
        O X X a X . . O . . .
        . . . . . . . . . . .
        . . O . O . . . . . .
        . . . . . . . . . . .
        . . X . X b X . X . .
        . . . . . . . . . . .
        . . . . . . O . . . .",
    &[
        at("").claims(&[Claim::NForbidden(2)]),
        at("").looking("a").claims(&[Claim::Forbidden("a", DoubleFour, 2)]),
        at("").looking("b").claims(&[Claim::Forbidden("b", DoubleFour, 2)]),
    ],
);

/// Two threes without a gap, and two of which one has a gap.
const THREES: Figure = five(
    "forbidden-threes",
    Rule::Renju,
    "
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . X . . . O . . .
        . . . X . . . . . . .
        . X X a . . . . O . .
        . . . . . O . . . . .
        . . O . . . . X . . .
        . . . . O . . . X . .
        . . . . . . X . X b .
        . . . . . . . O . . .
        . . . . . O . . . . .",
    &[
        at("").claims(&[Claim::NForbidden(2)]),
        at("").looking("a").claims(&[Claim::Forbidden("a", DoubleThree, 2)]),
        at("").looking("b").claims(&[Claim::Forbidden("b", DoubleThree, 2)]),
    ],
);

const FOUR_THREE: Figure = five(
    "forbidden-four-three",
    Rule::Renju,
    "
        . . . . e . . . .
        . . . . c . . . .
        . . . . X . . . .
        . . . . X . . . .
        O X X X a b . . .
        . . . . d . . . .
        . . O . . . O . .
        . . . O . O . . .
        . . . . . . . . .",
    &[
        at("").looking("a").claims(&[Claim::Allowed("a"), Claim::NForbidden(0)]),
        at("a").claims(&[Claim::Quiet]),
        at("a b c").claims(&[Claim::Quiet, Claim::NoWin]),
        at("a b c d").looking("e").claims(&[Claim::WouldWin("e")]),
        at("a b c d e").claims(&[Claim::Wins(Color::Black, 5)]),
    ],
);

/// A row with free ends that cannot become an open four, since stones farther out make it six.
const FALSE_BY_OVERLINE: Figure = five(
    "forbidden-false-overline",
    Rule::Renju,
    "
        . . . . . . . . . . .
        . . . . . . O . . . .
        . . . . . . b . . . .
        . . . . . . X . . . .
        . . . . . . X . . . .
        . X . . X X a c d X .
        . . . . . . . . O . .
        . . . O . O . . . . .
        . . . . . . . . . . .
        . . . . O . . . . . .
        . . . . . . . . . . .",
    &[
        at("").looking("a").claims(&[Claim::Allowed("a"), Claim::NForbidden(0)]),
        at("a b").claims(&[Claim::Quiet, Claim::NoWin]),
        at("a b c").looking("d").claims(&[Claim::Forbidden("d", Overline, 1)]),
    ],
);

/// A row with a gap where Black may not play.
const FALSE_BY_FORBIDDEN: Figure = five(
    "forbidden-false-nested",
    Rule::Renju,
    "
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . X O . . . .
        . . . . . X b . . . .
        . . . . . X . . . . .
        . . . X X c a . . . .
        . . . . O X X . . . .
        . . O . . X X O . . .
        . . O . . O . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .",
    &[
        at("").looking("a").claims(&[Claim::Allowed("a")]),
        at("a b").looking("c").claims(&[Claim::Forbidden("c", Overline, 1)]),
    ],
);

const FIVE: Figure = five(
    "forbidden-five",
    Rule::Renju,
    "
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . O . X . O . .
        . X X X a X X . .
        . . . O X O . . .
        . . O . X . O . .
        . . . O . O . . .
        . . . . O . . . .",
    &[
        at("").looking("a").claims(&[Claim::Allowed("a"), Claim::WouldWin("a")]),
        at("a").claims(&[Claim::Wins(Color::Black, 5)]),
    ],
);

const TRAP: Figure = five(
    "forbidden-trap",
    Rule::Renju,
    "
        . . . . . . . . .
        . . . . . . X . .
        . . . . . X . . .
        . . X X b . . . .
        . . . . O . . . .
        . . c . O . . . .
        . . . . O . . . .
        . . . . a . . . .
        . . . . X . . . .",
    &[
        at("").claims(&[Claim::NoWin]),
        at("a").looking("b").claims(&[Claim::Forbidden("b", DoubleThree, 2)]),
        at("a c b").claims(&[Claim::Wins(Color::White, 5)]),
    ],
)
.white_first();
