//! Freestyle and Standard.

use super::Part;
use super::figure::{Claim, Figure, at, five};
use crate::board::Color;
use crate::gomoku::Rule;

pub(super) const FREESTYLE: &[Part] = &[
    Part::Text("help-rules"),
    Part::Text("rules-freestyle-intro"),
    Part::Figure(THREE_TO_FIVE),
    Part::Text("rules-freestyle-six"),
    Part::Figure(SIX),
    Part::Text("rules-freestyle-fair"),
];

pub(super) const STANDARD: &[Part] = &[
    Part::Text("help-rules"),
    Part::Text("rules-standard-intro"),
    Part::Figure(SIX.by("standard-six", Rule::Standard).shots(&[
        at("").looking("a").claims(&[Claim::Allowed("a"), Claim::WouldNotWin("a")]),
        at("a").claims(&[Claim::GoesOn(6)]),
    ])),
    Part::Text("rules-standard-both"),
    Part::Figure(BOTH),
    Part::Text("rules-standard-fair"),
];

const THREE_TO_FIVE: Figure = five(
    "freestyle-five",
    Rule::Freestyle,
    "
        . . . . . . . . .
        . . . . O . . . .
        . . . . . . c . .
        . . . . O X . . .
        . . . . X . . . .
        . . . X . . O . .
        . . a . . . . . .
        . b . . . . . . .
        . . . . . . . . .",
    &[
        at("").claims(&[Claim::NoWin]),
        at("a").claims(&[Claim::Quiet, Claim::NoWin]),
        at("a c").looking("b").claims(&[Claim::WouldWin("b")]),
        at("a c b").claims(&[Claim::Wins(Color::Black, 5)]),
    ],
);

const SIX: Figure = five(
    "freestyle-six",
    Rule::Freestyle,
    "
        . . . . . . . . .
        . . . . . . . . .
        . . O . O . . . .
        . . . O . O O . .
        . X X X a X X . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .",
    &[at("").looking("a").claims(&[Claim::WouldWin("a")]), at("a").claims(&[Claim::Wins(Color::Black, 6)])],
);

const BOTH: Figure = five(
    "standard-both",
    Rule::Standard,
    "
        . . . . . . . . .
        . . O . O . . . .
        . . . . . O . O .
        . X X X a X X . .
        . . . . . X . O .
        . . . . O . X . .
        . . . . . . . X .
        . . . . . O . . X
        . . . . . . . . .",
    &[at("").looking("a").claims(&[Claim::WouldWin("a")]), at("a").claims(&[Claim::Wins(Color::Black, 5)])],
);
