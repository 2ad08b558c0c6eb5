//! Renju: what wins, what is forbidden in short, and what White may do.

use super::study::{Claim, Shot, Study};
use super::{Part, Topic};
use crate::board::Color;
use crate::gomoku::ForbiddenKind::{DoubleFour, DoubleThree, Overline};
use crate::gomoku::Rule;

pub(super) const PAGE: &[Part] = &[
    Part::Text("help-rules"),
    Part::Text("rules-renju-intro"),
    Part::Study(KINDS),
    Part::Link(Topic::Forbidden),
    Part::Text("rules-renju-exactly"),
    Part::Study(FIVE),
    Part::Text("rules-renju-free"),
    Part::Study(WHITE),
    Part::Study(WHITE_SIX),
    Part::Text("rules-renju-opening"),
];

const KINDS: Study = Study {
    name: "renju-kinds",
    rule: Rule::Renju,
    board: "
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
    to_move: Color::Black,
    shots: &[
        Shot {
            played: "",
            look: None,
            claims: &[
                Claim::NForbidden(3),
                Claim::Forbidden('a', Overline, 1),
                Claim::Forbidden('b', DoubleFour, 2),
                Claim::Forbidden('c', DoubleThree, 2),
            ],
        },
        Shot { played: "", look: Some('a'), claims: &[Claim::Forbidden('a', Overline, 1)] },
        Shot { played: "", look: Some('b'), claims: &[Claim::Forbidden('b', DoubleFour, 2)] },
        Shot { played: "", look: Some('c'), claims: &[Claim::Forbidden('c', DoubleThree, 2)] },
    ],
};

const FIVE: Study = Study {
    name: "renju-five",
    rule: Rule::Renju,
    board: "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . O . . .
        . . O O . . O . .
        . a X X X X b X .
        . . . . O . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .",
    to_move: Color::Black,
    shots: &[
        Shot {
            played: "",
            look: Some('b'),
            claims: &[Claim::Forbidden('b', Overline, 1), Claim::NForbidden(1)],
        },
        Shot { played: "", look: Some('a'), claims: &[Claim::WouldWin('a')] },
        Shot { played: "a", look: None, claims: &[Claim::Wins(Color::Black, 5)] },
    ],
};

const WHITE: Study = Study {
    name: "renju-white",
    rule: Rule::Renju,
    board: "
        . . . . . . . . .
        . . . . . . . . .
        . . . X O . . . .
        . . X . O X . . .
        . . O O a . . . .
        . . . . . . X . .
        . . . . . X . . .
        . . . . . . . . .
        . . . . . . . . .",
    to_move: Color::White,
    shots: &[
        Shot {
            played: "",
            look: Some('a'),
            claims: &[Claim::Allowed('a'), Claim::Exchanged('a', DoubleThree)],
        },
        Shot { played: "a", look: None, claims: &[Claim::Quiet, Claim::NoWin] },
    ],
};

const WHITE_SIX: Study = Study {
    name: "renju-white-six",
    rule: Rule::Renju,
    board: "
        . . . . . . . . .
        . . . . . . . . .
        . . X . X . . . .
        . . . X . X X . .
        . O O O a O O . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .",
    to_move: Color::White,
    shots: &[
        Shot {
            played: "",
            look: Some('a'),
            claims: &[Claim::WouldWin('a'), Claim::Exchanged('a', Overline)],
        },
        Shot { played: "a", look: None, claims: &[Claim::Wins(Color::White, 6)] },
    ],
};
