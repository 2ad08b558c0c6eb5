//! Renju: what wins, what is forbidden in short, and what White may do.

use super::figure::{Claim, Figure, at, five};
use super::{Part, Topic};
use crate::board::Color;
use crate::gomoku::ForbiddenKind::{DoubleFour, DoubleThree, Overline};
use crate::gomoku::Rule;

pub(super) const PAGE: &[Part] = &[
    Part::Text("help-rules"),
    Part::Text("rules-renju-intro"),
    Part::Figure(KINDS),
    Part::Link(Topic::Forbidden),
    Part::Text("rules-renju-exactly"),
    Part::Figure(FIVE),
    Part::Text("rules-renju-free"),
    Part::Figure(WHITE),
    Part::Figure(WHITE_SIX),
    Part::Text("rules-renju-opening"),
];

const KINDS: Figure = five(
    "renju-kinds",
    Rule::Renju,
    "
        . . . . . . . . . . .
        . . X X X a X X . . .
        . . . . . . . . . . .
        . . . O . . O . X . .
        . . O . . . . . X . .
        . . X . . . X X c . .
        . . X . . O . . . . .
        . . X . . . . . O . .
        . . b X X X O . . . .
        . . . . . . . O . . .
        . . . . O . . . . . .",
    &[
        at("").claims(&[
            Claim::NForbidden(3),
            Claim::Forbidden("a", Overline, 1),
            Claim::Forbidden("b", DoubleFour, 2),
            Claim::Forbidden("c", DoubleThree, 2),
        ]),
        at("").looking("a").claims(&[Claim::Forbidden("a", Overline, 1)]),
        at("").looking("b").claims(&[Claim::Forbidden("b", DoubleFour, 2)]),
        at("").looking("c").claims(&[Claim::Forbidden("c", DoubleThree, 2)]),
    ],
);

const FIVE: Figure = five(
    "renju-five",
    Rule::Renju,
    "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . O . . .
        . . O O . . O . .
        . a X X X X b X .
        . . . . O . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .",
    &[
        at("").looking("b").claims(&[Claim::Forbidden("b", Overline, 1), Claim::NForbidden(1)]),
        at("").looking("a").claims(&[Claim::WouldWin("a")]),
        at("a").claims(&[Claim::Wins(Color::Black, 5)]),
    ],
);

const WHITE: Figure = five(
    "renju-white",
    Rule::Renju,
    "
        . . . . . . . . .
        . . . . . . . . .
        . . . X O . . . .
        . . X . O X . . .
        . . O O a . . . .
        . . . . . . X . .
        . . . . . X . . .
        . . . . . . . . .
        . . . . . . . . .",
    &[
        at("").looking("a").claims(&[Claim::Allowed("a"), Claim::Exchanged("a", DoubleThree)]),
        at("a").claims(&[Claim::Quiet, Claim::NoWin]),
    ],
)
.white_first();

const WHITE_SIX: Figure = five(
    "renju-white-six",
    Rule::Renju,
    "
        . . . . . . . . .
        . . . . . . . . .
        . . X . X . . . .
        . . . X . X X . .
        . O O O a O O . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .",
    &[
        at("").looking("a").claims(&[Claim::WouldWin("a"), Claim::Exchanged("a", Overline)]),
        at("a").claims(&[Claim::Wins(Color::White, 6)]),
    ],
)
.white_first();
