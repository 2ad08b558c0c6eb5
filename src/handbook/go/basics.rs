//! How Go is played: the aim, liberties, capture; then capture in detail and suicide.

use super::{Lesson, endgame};
use crate::board::Color;
use crate::go::{IllegalMove, RuleSet};
use crate::handbook::figure::{Claim, Figure, Show, at, go};
use crate::handbook::{Part, Topic};

pub(super) const BASICS: &[Part] = &[
    Part::Text("rules-go-basics-intro"),
    Part::Figure(AIM),
    Part::Text("rules-go-basics-liberties"),
    Part::Figure(LIBERTIES),
    Part::Text("rules-go-basics-capture"),
    Part::Figure(ATARI),
    Part::Link(Topic::Go(Lesson::Capture)),
];

pub(super) const CAPTURE: &[Part] = &[
    Part::Text("rules-go-capture-intro"),
    Part::Figure(CHAIN),
    Part::Text("rules-go-capture-escape"),
    Part::Figure(ESCAPE),
    Part::Text("rules-go-capture-suicide"),
    Part::Figure(SUICIDE),
    Part::Text("rules-go-capture-allowed"),
    Part::Figure(SUICIDE_OF_TWO),
    Part::Link(Topic::Go(Lesson::Ko)),
];

const AIM: Figure = go(
    "go-aim",
    endgame::FINISHED,
    &[
        at("").claims(&[Claim::Over(false)]),
        at("").showing(Show::Points(endgame::DEAD)).claims(&[Claim::Dame(0)]),
    ],
);

const LIBERTIES: Figure = go(
    "go-liberties",
    "
        X . . . . . .
        . . . . . . .
        . . . X . . .
        X . . . . . .
        . . . . X X .
        . . . . X . .
        . . . . . . .",
    &[
        at("").showing(Show::Liberties(&["d5"])).claims(&[Claim::Chain("d5", 1, 4)]),
        at("")
            .showing(Show::Liberties(&["a4", "a7"]))
            .claims(&[Claim::Chain("a4", 1, 3), Claim::Chain("a7", 1, 2)]),
        at("").showing(Show::Liberties(&["e3"])).claims(&[Claim::Chain("e3", 3, 7)]),
    ],
);

const ATARI: Figure = go(
    "go-atari",
    "
        . . . . . . .
        . O . . . . .
        . . . X . . .
        . . X O a . .
        . . . X . . .
        . . . . . O .
        . . . . . . .",
    &[
        at("").showing(Show::Liberties(&["d4"])).claims(&[Claim::Chain("d4", 1, 1), Claim::Allowed("a")]),
        at("a").claims(&[Claim::Took(1)]),
    ],
);

const CHAIN: Figure = go(
    "go-chain",
    "
        . X O O a . .
        . . X O X . .
        . . . X . . .
        . . . . . . .
        . . O . . O .
        . . . . . . .
        . . . . . . .",
    &[
        at("").showing(Show::Liberties(&["c7"])).claims(&[Claim::Chain("c7", 3, 1)]),
        at("a").claims(&[Claim::Took(3)]),
    ],
);

const ESCAPE: Figure = go(
    "go-escape",
    "
        . . . . . . .
        . . . . . O .
        . . . X . . .
        . . X O a . .
        . . . X . . .
        . . . . . . .
        . . . . . . .",
    &[
        at("")
            .showing(Show::Liberties(&["d4"]))
            .claims(&[Claim::Chain("d4", 1, 1), Claim::ToMove(Color::White)]),
        at("a").showing(Show::Liberties(&["d4"])).claims(&[Claim::Chain("d4", 2, 3), Claim::Took(0)]),
    ],
)
.white_first();

const SUICIDE: Figure = go(
    "go-suicide",
    "
        . . . . . . .
        . . O . . . .
        . O a O . . .
        . . O . . . .
        . . . . . . X
        . . . . . X O
        . . . . O O b",
    &[
        at("").looking("a").claims(&[Claim::Refused("a", IllegalMove::Suicide)]),
        at("").looking("b").claims(&[Claim::Allowed("b"), Claim::Chain("g2", 1, 1)]),
        at("b").showing(Show::Liberties(&["b"])).claims(&[Claim::Took(1), Claim::Chain("b", 1, 1)]),
    ],
);

const SUICIDE_OF_TWO: Figure = go(
    "go-suicide-two",
    "
        X a O . . . .
        O O . . . . .
        . . . . . . .
        . . . . . . .
        . . . . O . .
        . . . O b O .
        . . . . O . .",
    &[
        at("").looking("a").claims(&[Claim::Refused("a", IllegalMove::Suicide)]),
        at("").by(RuleSet::NewZealand).looking("a").claims(&[Claim::Allowed("a")]),
        at("a").by(RuleSet::NewZealand).claims(&[Claim::Suicide(2)]),
        at("").by(RuleSet::NewZealand).looking("b").claims(&[Claim::Refused("b", IllegalMove::Suicide)]),
    ],
);
