//! Life and death: eyes and seki.

use super::Lesson;
use crate::board::Color;
use crate::go::{IllegalMove, RuleSet};
use crate::handbook::figure::{Claim, Figure, Show, at, go};
use crate::handbook::{Part, Topic};

pub(super) const PAGE: &[Part] = &[
    Part::Text("rules-go-life-intro"),
    Part::Figure(EYES),
    Part::Text("rules-go-life-one"),
    Part::Figure(ONE_EYE),
    Part::Text("rules-go-life-false"),
    Part::Figure(FALSE_EYE),
    Part::Text("rules-go-life-seki"),
    Part::Figure(SEKI),
    Part::Text("rules-go-life-seki-eyes"),
    Part::Figure(SEKI_EYES),
    Part::Link(Topic::Go(Lesson::End)),
];

const EYES: Figure = go(
    "go-eyes",
    "
        a X b X O . .
        X X X X O . .
        O O O O O . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .",
    &[
        at("").showing(Show::Alive(Color::Black)).claims(&[Claim::Alive(Color::Black, 6)]),
        at("").looking("a").claims(&[Claim::Refused("a", IllegalMove::Suicide)]),
        at("").looking("b").claims(&[Claim::Refused("b", IllegalMove::Suicide)]),
    ],
)
.white_first();

const ONE_EYE: Figure = go(
    "go-one-eye",
    "
        X a X b . . .
        X X X O . . .
        O O O . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .",
    &[
        at("")
            .looking("a")
            .claims(&[Claim::Refused("a", IllegalMove::Suicide), Claim::Alive(Color::Black, 0)]),
        at("b").showing(Show::Liberties(&["a6"])).claims(&[Claim::Chain("a6", 5, 1)]),
        at("b pass").looking("a").claims(&[Claim::Allowed("a"), Claim::ToMove(Color::White)]),
        at("b pass a").claims(&[Claim::Took(5)]),
    ],
)
.white_first();

const FALSE_EYE: Figure = go(
    "go-false-eye",
    "
        a X c X X O .
        X X X O O . .
        O O O . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .",
    &[
        at("")
            .showing(Show::Liberties(&["d7"]))
            .claims(&[Claim::Chain("d7", 2, 1), Claim::Alive(Color::Black, 0)]),
        at("c").showing(Show::Liberties(&["d7"])).claims(&[Claim::Chain("d7", 7, 1)]),
        at("c a").claims(&[Claim::Took(7)]),
    ],
);

const SEKI: Figure = go(
    "go-seki",
    "
        O X a O X . .
        O X b O X . .
        O X X O X . .
        O O O X X X X
        . . O X . . .
        O O O X . X .
        . . O X . . .",
    &[
        at("")
            .showing(Show::Liberties(&["b7", "d7"]))
            .claims(&[Claim::Chain("b7", 4, 2), Claim::Chain("d7", 3, 2)]),
        at("a").showing(Show::Liberties(&["b7"])).claims(&[Claim::Chain("b7", 5, 1)]),
        at("a b").claims(&[Claim::Took(5), Claim::WouldLose(Color::White, "a", "b", 4)]),
        at("").showing(Show::Points(&[])).claims(&[Claim::Dame(2), Claim::SekiEyes(0)]),
    ],
);

const SEKI_EYES: Figure = go(
    "go-seki-eyes",
    "
        O X a X b O . O X
        O X X X O O O O X
        O O O O X X X X X
        . . . O X . . . .
        . O . O X . X . .
        . . . O X . . . .
        O O O O X X X X X
        . . . O X . . . .
        . . . O X . . . .",
    &[
        at("")
            .showing(Show::Liberties(&["b9", "f9"]))
            .claims(&[Claim::Chain("b9", 5, 2), Claim::Chain("f9", 6, 2)]),
        at("b a").claims(&[Claim::Took(6), Claim::WouldLose(Color::White, "b", "g9", 7)]),
        at("").showing(Show::Points(&[])).claims(&[Claim::Dame(1), Claim::SekiEyes(1)]),
        at("").by(RuleSet::Chinese).showing(Show::Points(&[])).claims(&[Claim::Dame(1), Claim::SekiEyes(0)]),
    ],
);
