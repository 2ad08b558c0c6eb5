//! Freestyle and Standard.

use super::Part;
use super::study::{Claim, Shot, Study};
use crate::board::Color;
use crate::gomoku::Rule;

pub(super) const FREESTYLE: &[Part] = &[
    Part::Text("help-rules"),
    Part::Text("rules-freestyle-intro"),
    Part::Study(THREE_TO_FIVE),
    Part::Text("rules-freestyle-six"),
    Part::Study(Study { name: "freestyle-six", rule: Rule::Freestyle, ..SIX }),
    Part::Text("rules-freestyle-fair"),
];

pub(super) const STANDARD: &[Part] = &[
    Part::Text("help-rules"),
    Part::Text("rules-standard-intro"),
    Part::Study(Study {
        name: "standard-six",
        shots: &[
            Shot { played: "", look: Some('a'), claims: &[Claim::Allowed('a'), Claim::WouldNotWin('a')] },
            Shot { played: "a", look: None, claims: &[Claim::GoesOn(6)] },
        ],
        ..SIX
    }),
    Part::Text("rules-standard-both"),
    Part::Study(BOTH),
    Part::Text("rules-standard-fair"),
];

const THREE_TO_FIVE: Study = Study {
    name: "freestyle-five",
    rule: Rule::Freestyle,
    board: "
        . . . . . . . . .
        . . . . O . . . .
        . . . . . . c . .
        . . . . O X . . .
        . . . . X . . . .
        . . . X . . O . .
        . . a . . . . . .
        . b . . . . . . .
        . . . . . . . . .",
    to_move: Color::Black,
    shots: &[
        Shot { played: "", look: None, claims: &[Claim::NoWin] },
        Shot { played: "a", look: None, claims: &[Claim::Quiet, Claim::NoWin] },
        Shot { played: "ac", look: Some('b'), claims: &[Claim::WouldWin('b')] },
        Shot { played: "acb", look: None, claims: &[Claim::Wins(Color::Black, 5)] },
    ],
};

const SIX: Study = Study {
    name: "",
    rule: Rule::Standard,
    board: "
        . . . . . . . . .
        . . . . . . . . .
        . . O . O . . . .
        . . . O . O O . .
        . X X X a X X . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .",
    to_move: Color::Black,
    shots: &[
        Shot { played: "", look: Some('a'), claims: &[Claim::WouldWin('a')] },
        Shot { played: "a", look: None, claims: &[Claim::Wins(Color::Black, 6)] },
    ],
};

const BOTH: Study = Study {
    name: "standard-both",
    rule: Rule::Standard,
    board: "
        . . . . . . . . .
        . . O . O . . . .
        . . . . . O . O .
        . X X X a X X . .
        . . . . . X . O .
        . . . . O . X . .
        . . . . . . . X .
        . . . . . O . . X
        . . . . . . . . .",
    to_move: Color::Black,
    shots: &[
        Shot { played: "", look: Some('a'), claims: &[Claim::WouldWin('a')] },
        Shot { played: "a", look: None, claims: &[Claim::Wins(Color::Black, 5)] },
    ],
};
