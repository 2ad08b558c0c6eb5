//! Ko and superko.

use super::Lesson;
use super::study::{Claim, GoStudy, SHOT, STUDY, Shot, Show};
use crate::board::Color;
use crate::go::{IllegalMove, RuleSet};
use crate::handbook::{Part, Topic};

pub(super) const PAGE: &[Part] = &[
    Part::Text("rules-go-ko-intro"),
    Part::Go(KO),
    Part::Text("rules-go-ko-super"),
    Part::Go(SUPERKO),
    Part::Text("rules-go-ko-loop"),
    Part::Link(Topic::Go(Lesson::Life)),
];

const KO: GoStudy = GoStudy {
    name: "go-ko",
    says: "go-ko",
    board: "
        . . . . . . .
        . . . . . . .
        . . X O . . .
        . X O a O . .
        . . X O . . c
        . . . . . b X
        . . . . . O X",
    shots: &[
        Shot { look: Some("a"), claims: &[Claim::Chain("c4", 1, 1), Claim::Allowed("a")], ..SHOT },
        Shot {
            played: "a",
            show: Show::Liberties(&["a"]),
            claims: &[Claim::Took(1), Claim::Chain("a", 1, 1)],
            ..SHOT
        },
        Shot { played: "a", look: Some("c4"), claims: &[Claim::Refused("c4", IllegalMove::Ko)], ..SHOT },
        Shot { played: "a b", show: Show::Liberties(&["g1"]), claims: &[Claim::Chain("g1", 2, 1)], ..SHOT },
        Shot { played: "a b c", claims: &[Claim::Chain("g1", 3, 2), Claim::ToMove(Color::White)], ..SHOT },
        Shot { played: "a b c", look: Some("c4"), claims: &[Claim::Allowed("c4")], ..SHOT },
        Shot {
            played: "a b c c4",
            look: Some("a"),
            claims: &[Claim::Took(1), Claim::Refused("a", IllegalMove::Ko)],
            ..SHOT
        },
    ],
    ..STUDY
};

/// White sends two stones and Black returns one: the shortest cycle that is no ko.
const SUPERKO: GoStudy = GoStudy {
    name: "go-superko",
    says: "go-superko",
    board: "
        . X a O b O .
        . X X X O O .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .",
    to_move: Color::White,
    shots: &[
        Shot { look: Some("a"), claims: &[Claim::Allowed("a"), Claim::ToMove(Color::White)], ..SHOT },
        Shot { played: "a", show: Show::Liberties(&["d7"]), claims: &[Claim::Chain("d7", 2, 1)], ..SHOT },
        Shot { played: "a b", claims: &[Claim::Took(2), Claim::Chain("b", 1, 1)], ..SHOT },
        Shot { played: "a b", look: Some("d7"), claims: &[Claim::Allowed("d7")], ..SHOT },
        Shot { played: "a b d7", claims: &[Claim::SameBoard, Claim::ToMove(Color::Black)], ..SHOT },
        Shot {
            by: RuleSet::Chinese,
            played: "a b",
            look: Some("d7"),
            claims: &[Claim::Refused("d7", IllegalMove::Superko)],
            ..SHOT
        },
        Shot { by: RuleSet::Aga, played: "a b", look: Some("d7"), claims: &[Claim::Allowed("d7")], ..SHOT },
        Shot {
            by: RuleSet::Aga,
            played: "a b d7 pass",
            look: Some("a"),
            claims: &[Claim::SameBoard, Claim::Refused("a", IllegalMove::Superko)],
            ..SHOT
        },
    ],
    ..STUDY
};
