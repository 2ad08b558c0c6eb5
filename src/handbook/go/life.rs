//! Life and death: eyes and seki.

use super::Lesson;
use super::study::{Claim, GoStudy, SHOT, STUDY, Shot, Show};
use crate::board::Color;
use crate::go::{IllegalMove, RuleSet};
use crate::handbook::{Part, Topic};

pub(super) const PAGE: &[Part] = &[
    Part::Text("rules-go-life-intro"),
    Part::Go(EYES),
    Part::Text("rules-go-life-one"),
    Part::Go(ONE_EYE),
    Part::Text("rules-go-life-false"),
    Part::Go(FALSE_EYE),
    Part::Text("rules-go-life-seki"),
    Part::Go(SEKI),
    Part::Text("rules-go-life-seki-eyes"),
    Part::Go(SEKI_EYES),
    Part::Link(Topic::Go(Lesson::End)),
];

const EYES: GoStudy = GoStudy {
    name: "go-eyes",
    says: "go-eyes",
    board: "
        a X b X O . .
        X X X X O . .
        O O O O O . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .",
    to_move: Color::White,
    shots: &[
        Shot { show: Show::Alive(Color::Black), claims: &[Claim::Alive(Color::Black, 6)], ..SHOT },
        Shot { look: Some("a"), claims: &[Claim::Refused("a", IllegalMove::Suicide)], ..SHOT },
        Shot { look: Some("b"), claims: &[Claim::Refused("b", IllegalMove::Suicide)], ..SHOT },
    ],
    ..STUDY
};

const ONE_EYE: GoStudy = GoStudy {
    name: "go-one-eye",
    says: "go-one-eye",
    board: "
        X a X b . . .
        X X X O . . .
        O O O . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .",
    to_move: Color::White,
    shots: &[
        Shot {
            look: Some("a"),
            claims: &[Claim::Refused("a", IllegalMove::Suicide), Claim::Alive(Color::Black, 0)],
            ..SHOT
        },
        Shot { played: "b", show: Show::Liberties(&["a6"]), claims: &[Claim::Chain("a6", 5, 1)], ..SHOT },
        Shot {
            played: "b pass",
            look: Some("a"),
            claims: &[Claim::Allowed("a"), Claim::ToMove(Color::White)],
            ..SHOT
        },
        Shot { played: "b pass a", claims: &[Claim::Took(5)], ..SHOT },
    ],
    ..STUDY
};

const FALSE_EYE: GoStudy = GoStudy {
    name: "go-false-eye",
    says: "go-false-eye",
    board: "
        a X c X X O .
        X X X O O . .
        O O O . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .",
    shots: &[
        Shot {
            show: Show::Liberties(&["d7"]),
            claims: &[Claim::Chain("d7", 2, 1), Claim::Alive(Color::Black, 0)],
            ..SHOT
        },
        Shot { played: "c", show: Show::Liberties(&["d7"]), claims: &[Claim::Chain("d7", 7, 1)], ..SHOT },
        Shot { played: "c a", claims: &[Claim::Took(7)], ..SHOT },
    ],
    ..STUDY
};

const SEKI: GoStudy = GoStudy {
    name: "go-seki",
    says: "go-seki",
    board: "
        O X a O X . .
        O X b O X . .
        O X X O X . .
        O O O X X X X
        . . O X . . .
        O O O X . X .
        . . O X . . .",
    shots: &[
        Shot {
            show: Show::Liberties(&["b7", "d7"]),
            claims: &[Claim::Chain("b7", 4, 2), Claim::Chain("d7", 3, 2)],
            ..SHOT
        },
        Shot { played: "a", show: Show::Liberties(&["b7"]), claims: &[Claim::Chain("b7", 5, 1)], ..SHOT },
        Shot {
            played: "a b",
            claims: &[Claim::Took(5), Claim::WouldLose(Color::White, "a", "b", 4)],
            ..SHOT
        },
        Shot { show: Show::Points(&[]), claims: &[Claim::Dame(2), Claim::SekiEyes(0)], ..SHOT },
    ],
    ..STUDY
};

const SEKI_EYES: GoStudy = GoStudy {
    name: "go-seki-eyes",
    says: "go-seki-eyes",
    board: "
        O X a X b O . O X
        O X X X O O O O X
        O O O O X X X X X
        . . . O X . . . .
        . O . O X . X . .
        . . . O X . . . .
        O O O O X X X X X
        . . . O X . . . .
        . . . O X . . . .",
    shots: &[
        Shot {
            show: Show::Liberties(&["b9", "f9"]),
            claims: &[Claim::Chain("b9", 5, 2), Claim::Chain("f9", 6, 2)],
            ..SHOT
        },
        Shot {
            played: "b a",
            claims: &[Claim::Took(6), Claim::WouldLose(Color::White, "b", "g9", 7)],
            ..SHOT
        },
        Shot { show: Show::Points(&[]), claims: &[Claim::Dame(1), Claim::SekiEyes(1)], ..SHOT },
        Shot {
            by: RuleSet::Chinese,
            show: Show::Points(&[]),
            claims: &[Claim::Dame(1), Claim::SekiEyes(0)],
            ..SHOT
        },
    ],
    ..STUDY
};
