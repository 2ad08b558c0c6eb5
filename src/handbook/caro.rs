//! Caro, and Caro where overlines win.

use super::Part;
use super::figure::{Claim, Figure, at, five};
use crate::board::Color;
use crate::gomoku::Rule;

pub(super) const CARO: &[Part] = &[
    Part::Text("help-rules"),
    Part::Text("rules-caro-intro"),
    Part::Figure(BLOCKED),
    Part::Text("rules-caro-open"),
    Part::Figure(OPEN),
    Part::Figure(EDGE),
    Part::Text("rules-caro-six"),
    Part::Figure(SIX),
];

pub(super) const CARO_OVERLINE: &[Part] = &[
    Part::Text("help-rules"),
    Part::Text("rules-caro-overline-intro"),
    Part::Figure(BLOCKED.by("caro-overline-blocked", Rule::CaroOverline)),
    Part::Text("rules-caro-overline-six"),
    Part::Figure(BLOCKED_SIX),
];

const BLOCKED: Figure = five(
    "caro-blocked",
    Rule::Caro,
    "
        . . . . . . . . .
        . . . . . . . . .
        . . . X . . . . .
        . . . O . X . . .
        . O X X a X X O .
        . . . . O . . . .
        . . . O . X . . .
        . . . . . O . . .
        . . . . . . . . .",
    &[
        at("").looking("a").claims(&[Claim::Allowed("a"), Claim::WouldNotWin("a")]),
        at("a").claims(&[Claim::GoesOn(5)]),
    ],
);

const OPEN: Figure = five(
    "caro-open",
    Rule::Caro,
    "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . O . . .
        . . . O . . . . .
        . O X X X X a . .
        . . . . O . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .",
    &[at("").looking("a").claims(&[Claim::WouldWin("a")]), at("a").claims(&[Claim::Wins(Color::Black, 5)])],
);

const EDGE: Figure = five(
    "caro-edge",
    Rule::Caro,
    "
        . . . . . . . . .
        . . . . . . . . .
        . . . O . . . . .
        . O . . O . . . .
        X X a X X O . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .",
    &[at("").looking("a").claims(&[Claim::WouldWin("a")]), at("a").claims(&[Claim::Wins(Color::Black, 5)])],
);

const SIX: Figure = five(
    "caro-six",
    Rule::Caro,
    "
        . . . . . . . . .
        . . O . . O . . .
        . . . . . . . . .
        . . . O . O . . .
        . X X X a X X . .
        . . . . O . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .",
    &[
        at("").looking("a").claims(&[Claim::Allowed("a"), Claim::WouldNotWin("a")]),
        at("a").claims(&[Claim::GoesOn(6)]),
    ],
);

const BLOCKED_SIX: Figure = five(
    "caro-overline-six",
    Rule::CaroOverline,
    "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . O . . .
        . . . O . . . . .
        O X X X a X X O .
        . . . . O . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .",
    &[at("").looking("a").claims(&[Claim::WouldWin("a")]), at("a").claims(&[Claim::Wins(Color::Black, 6)])],
);
