//! The forbidden moves of Renju in detail.

use super::Part;
use super::study::{Claim, Shot, Study};
use crate::board::Color;
use crate::gomoku::ForbiddenKind::{DoubleFour, DoubleThree, Overline};
use crate::gomoku::Rule;

pub(super) const PAGE: &[Part] = &[
    Part::Text("rules-forbidden-intro"),
    Part::Text("rules-forbidden-overline"),
    Part::Study(OVERLINE),
    Part::Text("rules-forbidden-fours"),
    Part::Study(FOURS),
    Part::Text("rules-forbidden-threes"),
    Part::Study(THREES),
    Part::Text("rules-forbidden-four-three"),
    Part::Study(FOUR_THREE),
    Part::Text("rules-forbidden-false"),
    Part::Study(FALSE_BY_OVERLINE),
    Part::Study(FALSE_BY_FORBIDDEN),
    Part::Text("rules-forbidden-five"),
    Part::Study(FIVE),
    Part::Text("rules-forbidden-trap"),
    Part::Study(TRAP),
];

const OVERLINE: Study = Study {
    name: "forbidden-overline",
    rule: Rule::Renju,
    board: "
        . . . . . . . . .
        . . . . . . . . .
        . . O . . O . . .
        . . . O . . . . .
        . X X X a X X . .
        . . . . O . . . .
        . . . O . . . . .
        . . . . . . . . .
        . . . . . . . . .",
    to_move: Color::Black,
    shots: &[
        Shot { played: "", look: None, claims: &[Claim::NForbidden(1)] },
        Shot { played: "", look: Some('a'), claims: &[Claim::Forbidden('a', Overline, 1)] },
    ],
};

/// Two fours that cross, and two on one line.
const FOURS: Study = Study {
    name: "forbidden-fours",
    rule: Rule::Renju,
    board: "
        . . . O . . . . . . .
        . . . X . . . . . . .
        . . . X . . O . . . .
        . . . X . . . . . . .
        O X X a X . . O . . .
        . . . . . . . . . . .
        . . O . O . . . . . .
        . . . . . . . . . . .
        . . X . X b X . X . .
        . . . . . . . . . . .
        . . . . . . O . . . .",
    to_move: Color::Black,
    shots: &[
        Shot { played: "", look: None, claims: &[Claim::NForbidden(2)] },
        Shot { played: "", look: Some('a'), claims: &[Claim::Forbidden('a', DoubleFour, 2)] },
        Shot { played: "", look: Some('b'), claims: &[Claim::Forbidden('b', DoubleFour, 2)] },
    ],
};

/// Two threes without a gap, and two of which one has a gap.
const THREES: Study = Study {
    name: "forbidden-threes",
    rule: Rule::Renju,
    board: "
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . X . . . O . . .
        . . . X . . . . . . .
        . X X a . . . . O . .
        . . . . . O . . . . .
        . . O . . . . X . . .
        . . . . O . . . X . .
        . . . . . . X . X b .
        . . . . . . . O . . .
        . . . . . O . . . . .",
    to_move: Color::Black,
    shots: &[
        Shot { played: "", look: None, claims: &[Claim::NForbidden(2)] },
        Shot { played: "", look: Some('a'), claims: &[Claim::Forbidden('a', DoubleThree, 2)] },
        Shot { played: "", look: Some('b'), claims: &[Claim::Forbidden('b', DoubleThree, 2)] },
    ],
};

const FOUR_THREE: Study = Study {
    name: "forbidden-four-three",
    rule: Rule::Renju,
    board: "
        . . . . e . . . .
        . . . . c . . . .
        . . . . X . . . .
        . . . . X . . . .
        O X X X a b . . .
        . . . . d . . . .
        . . O . . . O . .
        . . . O . O . . .
        . . . . . . . . .",
    to_move: Color::Black,
    shots: &[
        Shot { played: "", look: Some('a'), claims: &[Claim::Allowed('a'), Claim::NForbidden(0)] },
        Shot { played: "a", look: None, claims: &[Claim::Quiet] },
        Shot { played: "abc", look: None, claims: &[Claim::Quiet, Claim::NoWin] },
        Shot { played: "abcd", look: Some('e'), claims: &[Claim::WouldWin('e')] },
        Shot { played: "abcde", look: None, claims: &[Claim::Wins(Color::Black, 5)] },
    ],
};

/// A row with free ends that cannot become an open four, since stones farther out make it six.
const FALSE_BY_OVERLINE: Study = Study {
    name: "forbidden-false-overline",
    rule: Rule::Renju,
    board: "
        . . . . . . . . . . .
        . . . . . . O . . . .
        . . . . . . b . . . .
        . . . . . . X . . . .
        . . . . . . X . . . .
        . X . . X X a c d X .
        . . . . . . . . O . .
        . . . O . O . . . . .
        . . . . . . . . . . .
        . . . . O . . . . . .
        . . . . . . . . . . .",
    to_move: Color::Black,
    shots: &[
        Shot { played: "", look: Some('a'), claims: &[Claim::Allowed('a'), Claim::NForbidden(0)] },
        Shot { played: "ab", look: None, claims: &[Claim::Quiet, Claim::NoWin] },
        Shot { played: "abc", look: Some('d'), claims: &[Claim::Forbidden('d', Overline, 1)] },
    ],
};

/// A row with a gap where Black may not play.
const FALSE_BY_FORBIDDEN: Study = Study {
    name: "forbidden-false-nested",
    rule: Rule::Renju,
    board: "
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . X O . . . .
        . . . . . X b . . . .
        . . . . . X . . . . .
        . . . X X c a . . . .
        . . . . O X X . . . .
        . . O . . X X O . . .
        . . O . . O . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .",
    to_move: Color::Black,
    shots: &[
        Shot { played: "", look: Some('a'), claims: &[Claim::Allowed('a')] },
        Shot { played: "ab", look: Some('c'), claims: &[Claim::Forbidden('c', Overline, 1)] },
    ],
};

const FIVE: Study = Study {
    name: "forbidden-five",
    rule: Rule::Renju,
    board: "
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . O . X . O . .
        . X X X a X X . .
        . . . O X O . . .
        . . O . X . O . .
        . . . O . O . . .
        . . . . O . . . .",
    to_move: Color::Black,
    shots: &[
        Shot { played: "", look: Some('a'), claims: &[Claim::Allowed('a'), Claim::WouldWin('a')] },
        Shot { played: "a", look: None, claims: &[Claim::Wins(Color::Black, 5)] },
    ],
};

const TRAP: Study = Study {
    name: "forbidden-trap",
    rule: Rule::Renju,
    board: "
        . . . . . . . . .
        . . . . . . X . .
        . . . . . X . . .
        . . X X b . . . .
        . . . . O . . . .
        . . c . O . . . .
        . . . . O . . . .
        . . . . a . . . .
        . . . . X . . . .",
    to_move: Color::White,
    shots: &[
        Shot { played: "", look: None, claims: &[Claim::NoWin] },
        Shot { played: "a", look: Some('b'), claims: &[Claim::Forbidden('b', DoubleThree, 2)] },
        Shot { played: "acb", look: None, claims: &[Claim::Wins(Color::White, 5)] },
    ],
};
