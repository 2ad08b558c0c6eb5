//! Ko and superko.

use super::Lesson;
use crate::board::Color;
use crate::go::{IllegalMove, RuleSet};
use crate::handbook::figure::{Claim, Figure, Show, at, go};
use crate::handbook::{Part, Topic};

pub(super) const PAGE: &[Part] = &[
    Part::Text("rules-go-ko-intro"),
    Part::Figure(KO),
    Part::Text("rules-go-ko-super"),
    Part::Figure(SUPERKO),
    Part::Text("rules-go-ko-loop"),
    Part::Link(Topic::Go(Lesson::Life)),
];

const KO: Figure = go(
    "go-ko",
    "
        . . . . . . .
        . . . . . . .
        . . X O . . .
        . X O a O . .
        . . X O . . c
        . . . . . b X
        . . . . . O X",
    &[
        at("").looking("a").claims(&[Claim::Chain("c4", 1, 1), Claim::Allowed("a")]),
        at("a").showing(Show::Liberties(&["a"])).claims(&[Claim::Took(1), Claim::Chain("a", 1, 1)]),
        at("a").looking("c4").claims(&[Claim::Refused("c4", IllegalMove::Ko)]),
        at("a b").showing(Show::Liberties(&["g1"])).claims(&[Claim::Chain("g1", 2, 1)]),
        at("a b c").claims(&[Claim::Chain("g1", 3, 2), Claim::ToMove(Color::White)]),
        at("a b c").looking("c4").claims(&[Claim::Allowed("c4")]),
        at("a b c c4").looking("a").claims(&[Claim::Took(1), Claim::Refused("a", IllegalMove::Ko)]),
    ],
);

/// White sends two stones and Black returns one: the shortest cycle that is no ko.
const SUPERKO: Figure = go(
    "go-superko",
    "
        . X a O b O .
        . X X X O O .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .",
    &[
        at("").looking("a").claims(&[Claim::Allowed("a"), Claim::ToMove(Color::White)]),
        at("a").showing(Show::Liberties(&["d7"])).claims(&[Claim::Chain("d7", 2, 1)]),
        at("a b").claims(&[Claim::Took(2), Claim::Chain("b", 1, 1)]),
        at("a b").looking("d7").claims(&[Claim::Allowed("d7")]),
        at("a b d7").claims(&[Claim::SameBoard, Claim::ToMove(Color::Black)]),
        at("a b").by(RuleSet::Chinese).looking("d7").claims(&[Claim::Refused("d7", IllegalMove::Superko)]),
        at("a b").by(RuleSet::Aga).looking("d7").claims(&[Claim::Allowed("d7")]),
        at("a b d7 pass")
            .by(RuleSet::Aga)
            .looking("a")
            .claims(&[Claim::SameBoard, Claim::Refused("a", IllegalMove::Superko)]),
    ],
)
.white_first();
