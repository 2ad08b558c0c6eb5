//! Caro, and Caro where overlines win.

use super::Part;
use super::study::{Claim, Shot, Study};
use crate::board::Color;
use crate::gomoku::Rule;

pub(super) const CARO: &[Part] = &[
    Part::Text("help-rules"),
    Part::Text("rules-caro-intro"),
    Part::Study(Study { name: "caro-blocked", rule: Rule::Caro, ..BLOCKED }),
    Part::Text("rules-caro-open"),
    Part::Study(OPEN),
    Part::Study(EDGE),
    Part::Text("rules-caro-six"),
    Part::Study(SIX),
];

pub(super) const CARO_OVERLINE: &[Part] = &[
    Part::Text("help-rules"),
    Part::Text("rules-caro-overline-intro"),
    Part::Study(Study { name: "caro-overline-blocked", rule: Rule::CaroOverline, ..BLOCKED }),
    Part::Text("rules-caro-overline-six"),
    Part::Study(BLOCKED_SIX),
];

const BLOCKED: Study = Study {
    name: "",
    rule: Rule::Caro,
    board: "
        . . . . . . . . .
        . . . . . . . . .
        . . . X . . . . .
        . . . O . X . . .
        . O X X a X X O .
        . . . . O . . . .
        . . . O . X . . .
        . . . . . O . . .
        . . . . . . . . .",
    to_move: Color::Black,
    shots: &[
        Shot { played: "", look: Some('a'), claims: &[Claim::Allowed('a'), Claim::WouldNotWin('a')] },
        Shot { played: "a", look: None, claims: &[Claim::GoesOn(5)] },
    ],
};

const OPEN: Study = Study {
    name: "caro-open",
    rule: Rule::Caro,
    board: "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . O . . .
        . . . O . . . . .
        . O X X X X a . .
        . . . . O . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .",
    to_move: Color::Black,
    shots: &[
        Shot { played: "", look: Some('a'), claims: &[Claim::WouldWin('a')] },
        Shot { played: "a", look: None, claims: &[Claim::Wins(Color::Black, 5)] },
    ],
};

const EDGE: Study = Study {
    name: "caro-edge",
    rule: Rule::Caro,
    board: "
        . . . . . . . . .
        . . . . . . . . .
        . . . O . . . . .
        . O . . O . . . .
        X X a X X O . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .",
    to_move: Color::Black,
    shots: &[
        Shot { played: "", look: Some('a'), claims: &[Claim::WouldWin('a')] },
        Shot { played: "a", look: None, claims: &[Claim::Wins(Color::Black, 5)] },
    ],
};

const SIX: Study = Study {
    name: "caro-six",
    rule: Rule::Caro,
    board: "
        . . . . . . . . .
        . . O . . O . . .
        . . . . . . . . .
        . . . O . O . . .
        . X X X a X X . .
        . . . . O . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .",
    to_move: Color::Black,
    shots: &[
        Shot { played: "", look: Some('a'), claims: &[Claim::Allowed('a'), Claim::WouldNotWin('a')] },
        Shot { played: "a", look: None, claims: &[Claim::GoesOn(6)] },
    ],
};

const BLOCKED_SIX: Study = Study {
    name: "caro-overline-six",
    rule: Rule::CaroOverline,
    board: "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . O . . .
        . . . O . . . . .
        O X X X a X X O .
        . . . . O . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .",
    to_move: Color::Black,
    shots: &[
        Shot { played: "", look: Some('a'), claims: &[Claim::WouldWin('a')] },
        Shot { played: "a", look: None, claims: &[Claim::Wins(Color::Black, 6)] },
    ],
};
