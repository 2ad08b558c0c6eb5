//! The end of a game, and the two ways to count it.

use super::Lesson;
use super::study::{Claim, GoStudy, SHOT, STUDY, Shot, Show};
use crate::board::{ByColor, Color};
use crate::go::{IllegalMove, RuleSet};
use crate::handbook::{Part, Topic};

pub(super) const END: &[Part] = &[
    Part::Text("rules-go-end-intro"),
    Part::Go(LAST_MOVES),
    Part::Text("rules-go-end-resume"),
    Part::Go(RESUMED),
    Part::Text("rules-go-end-trial"),
    Part::Link(Topic::Go(Lesson::Count)),
];

pub(super) const COUNT: &[Part] = &[
    Part::Text("rules-go-count-intro"),
    Part::Text("rules-go-count-territory"),
    Part::Go(counted("go-count-territory", "go-count-territory", BY_TERRITORY)),
    Part::Text("rules-go-count-area"),
    Part::Go(counted("go-count-area", "go-count-area", BY_AREA)),
    Part::Text("rules-go-count-why"),
    Part::Link(Topic::Go(Lesson::Handicap)),
];

/// A finished game; Black has made the last move.
pub(super) const FINISHED: &str = "
    . . . . X O . . .
    . . X . X O O . .
    . . . X X O X O .
    . . X X O O . . .
    . X . X X O . . .
    . O . . X O O . .
    . X . . X X O . .
    . . X X X O O O .
    . . . X O O . . .";

/// The stones in it that could not be saved.
pub(super) const DEAD: &[&str] = &["b4", "g7"];

/// What each side took in that game, so that Black has made one move more than White.
pub(super) const PRISONERS: ByColor<u32> = ByColor { black: 2, white: 1 };

/// The same game two moves earlier; White is to move.
const NEARLY_FINISHED: &str = "
    . . . . X O . . .
    . . X . X O O . .
    . . . X X O X O .
    . . X X O O c . .
    . X . X X O . . .
    . O . . X O O . .
    . X . . X X O . .
    . . X X X O O O .
    . . . b a O . . .";

/// The finished game counted.
pub(super) const fn counted(name: &'static str, says: &'static str, shots: &'static [Shot]) -> GoStudy {
    GoStudy { name, says, board: FINISHED, prisoners: PRISONERS, shots, ..STUDY }
}

const BY_TERRITORY: &[Shot] =
    &[Shot { show: Show::Sum(DEAD), claims: &[Claim::Ends("W+0.5"), Claim::Dame(0)], ..SHOT }];

const BY_AREA: &[Shot] = &[Shot {
    by: RuleSet::Chinese,
    show: Show::Sum(DEAD),
    claims: &[Claim::Ends("W+0.5"), Claim::Dame(0)],
    ..SHOT
}];

const LAST_MOVES: GoStudy = GoStudy {
    name: "go-end",
    says: "go-end",
    board: NEARLY_FINISHED,
    to_move: Color::White,
    prisoners: PRISONERS,
    shots: &[
        Shot { claims: &[Claim::ToMove(Color::White), Claim::Over(false)], ..SHOT },
        Shot { played: "a b", claims: &[Claim::ToMove(Color::White), Claim::Over(false)], ..SHOT },
        Shot { played: "a b pass", claims: &[Claim::Over(false)], ..SHOT },
        Shot {
            played: "a b pass pass",
            claims: &[Claim::Over(true), Claim::Refused("c", IllegalMove::GameOver)],
            ..SHOT
        },
        Shot { played: "a b pass pass", show: Show::Points(DEAD), claims: &[Claim::Dame(0)], ..SHOT },
    ],
};

const RESUMED: GoStudy = GoStudy {
    name: "go-resume",
    says: "go-resume",
    board: NEARLY_FINISHED,
    to_move: Color::White,
    prisoners: PRISONERS,
    shots: &[
        Shot {
            by: RuleSet::Chinese,
            played: "a b pass pass black-resumes",
            show: Show::Liberties(&["g7"]),
            claims: &[Claim::ToMove(Color::White), Claim::Over(false), Claim::Chain("g7", 1, 1)],
            ..SHOT
        },
        Shot {
            by: RuleSet::Chinese,
            played: "a b pass pass black-resumes c",
            claims: &[Claim::Took(1)],
            ..SHOT
        },
        Shot {
            by: RuleSet::Chinese,
            played: "a b pass pass black-resumes c pass pass",
            show: Show::Result(&["b4"]),
            claims: &[Claim::Over(true), Claim::Ends("W+0.5")],
            ..SHOT
        },
        Shot {
            played: "a b pass pass black-resumes c pass pass",
            show: Show::Result(&["b4"]),
            claims: &[Claim::Over(true), Claim::Ends("B+0.5")],
            ..SHOT
        },
    ],
};
