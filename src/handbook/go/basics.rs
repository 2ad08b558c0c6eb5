//! How Go is played: the aim, liberties, capture; then capture in detail and suicide.

use super::study::{Claim, GoStudy, SHOT, STUDY, Shot, Show};
use super::{Lesson, endgame};
use crate::board::Color;
use crate::go::{IllegalMove, RuleSet};
use crate::handbook::{Part, Topic};

pub(super) const BASICS: &[Part] = &[
    Part::Text("rules-go-basics-intro"),
    Part::Go(AIM),
    Part::Text("rules-go-basics-liberties"),
    Part::Go(LIBERTIES),
    Part::Text("rules-go-basics-capture"),
    Part::Go(ATARI),
    Part::Link(Topic::Go(Lesson::Capture)),
];

pub(super) const CAPTURE: &[Part] = &[
    Part::Text("rules-go-capture-intro"),
    Part::Go(CHAIN),
    Part::Text("rules-go-capture-escape"),
    Part::Go(ESCAPE),
    Part::Text("rules-go-capture-suicide"),
    Part::Go(SUICIDE),
    Part::Text("rules-go-capture-allowed"),
    Part::Go(SUICIDE_OF_TWO),
    Part::Link(Topic::Go(Lesson::Ko)),
];

const AIM: GoStudy = GoStudy {
    name: "go-aim",
    says: "go-aim",
    board: endgame::FINISHED,
    shots: &[
        Shot { claims: &[Claim::Over(false)], ..SHOT },
        Shot { show: Show::Points(endgame::DEAD), claims: &[Claim::Dame(0)], ..SHOT },
    ],
    ..STUDY
};

const LIBERTIES: GoStudy = GoStudy {
    name: "go-liberties",
    says: "go-liberties",
    board: "
        X . . . . . .
        . . . . . . .
        . . . X . . .
        X . . . . . .
        . . . . X X .
        . . . . X . .
        . . . . . . .",
    shots: &[
        Shot { show: Show::Liberties(&["d5"]), claims: &[Claim::Chain("d5", 1, 4)], ..SHOT },
        Shot {
            show: Show::Liberties(&["a4", "a7"]),
            claims: &[Claim::Chain("a4", 1, 3), Claim::Chain("a7", 1, 2)],
            ..SHOT
        },
        Shot { show: Show::Liberties(&["e3"]), claims: &[Claim::Chain("e3", 3, 7)], ..SHOT },
    ],
    ..STUDY
};

const ATARI: GoStudy = GoStudy {
    name: "go-atari",
    says: "go-atari",
    board: "
        . . . . . . .
        . O . . . . .
        . . . X . . .
        . . X O a . .
        . . . X . . .
        . . . . . O .
        . . . . . . .",
    shots: &[
        Shot {
            show: Show::Liberties(&["d4"]),
            claims: &[Claim::Chain("d4", 1, 1), Claim::Allowed("a")],
            ..SHOT
        },
        Shot { played: "a", claims: &[Claim::Took(1)], ..SHOT },
    ],
    ..STUDY
};

const CHAIN: GoStudy = GoStudy {
    name: "go-chain",
    says: "go-chain",
    board: "
        . X O O a . .
        . . X O X . .
        . . . X . . .
        . . . . . . .
        . . O . . O .
        . . . . . . .
        . . . . . . .",
    shots: &[
        Shot { show: Show::Liberties(&["c7"]), claims: &[Claim::Chain("c7", 3, 1)], ..SHOT },
        Shot { played: "a", claims: &[Claim::Took(3)], ..SHOT },
    ],
    ..STUDY
};

const ESCAPE: GoStudy = GoStudy {
    name: "go-escape",
    says: "go-escape",
    board: "
        . . . . . . .
        . . . . . O .
        . . . X . . .
        . . X O a . .
        . . . X . . .
        . . . . . . .
        . . . . . . .",
    to_move: Color::White,
    shots: &[
        Shot {
            show: Show::Liberties(&["d4"]),
            claims: &[Claim::Chain("d4", 1, 1), Claim::ToMove(Color::White)],
            ..SHOT
        },
        Shot {
            played: "a",
            show: Show::Liberties(&["d4"]),
            claims: &[Claim::Chain("d4", 2, 3), Claim::Took(0)],
            ..SHOT
        },
    ],
    ..STUDY
};

const SUICIDE: GoStudy = GoStudy {
    name: "go-suicide",
    says: "go-suicide",
    board: "
        . . . . . . .
        . . O . . . .
        . O a O . . .
        . . O . . . .
        . . . . . . X
        . . . . . X O
        . . . . O O b",
    shots: &[
        Shot { look: Some("a"), claims: &[Claim::Refused("a", IllegalMove::Suicide)], ..SHOT },
        Shot { look: Some("b"), claims: &[Claim::Allowed("b"), Claim::Chain("g2", 1, 1)], ..SHOT },
        Shot {
            played: "b",
            show: Show::Liberties(&["b"]),
            claims: &[Claim::Took(1), Claim::Chain("b", 1, 1)],
            ..SHOT
        },
    ],
    ..STUDY
};

const SUICIDE_OF_TWO: GoStudy = GoStudy {
    name: "go-suicide-two",
    says: "go-suicide-two",
    board: "
        X a O . . . .
        O O . . . . .
        . . . . . . .
        . . . . . . .
        . . . . O . .
        . . . O b O .
        . . . . O . .",
    shots: &[
        Shot { look: Some("a"), claims: &[Claim::Refused("a", IllegalMove::Suicide)], ..SHOT },
        Shot { by: RuleSet::NewZealand, look: Some("a"), claims: &[Claim::Allowed("a")], ..SHOT },
        Shot { by: RuleSet::NewZealand, played: "a", claims: &[Claim::Suicide(2)], ..SHOT },
        Shot {
            by: RuleSet::NewZealand,
            look: Some("b"),
            claims: &[Claim::Refused("b", IllegalMove::Suicide)],
            ..SHOT
        },
    ],
    ..STUDY
};
