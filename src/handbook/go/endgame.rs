//! The end of a game, and the two ways to count it.

use super::Lesson;
use crate::board::{ByColor, Color};
use crate::go::{IllegalMove, RuleSet};
use crate::handbook::figure::{Claim, Figure, Shot, Show, at, go};
use crate::handbook::{Part, Topic};

pub(super) const END: &[Part] = &[
    Part::Text("rules-go-end-intro"),
    Part::Figure(LAST_MOVES),
    Part::Text("rules-go-end-resume"),
    Part::Figure(RESUMED),
    Part::Text("rules-go-end-trial"),
    Part::Link(Topic::Go(Lesson::Count)),
];

pub(super) const COUNT: &[Part] = &[
    Part::Text("rules-go-count-intro"),
    Part::Text("rules-go-count-territory"),
    Part::Figure(counted("go-count-territory", "go-count-territory", BY_TERRITORY)),
    Part::Text("rules-go-count-area"),
    Part::Figure(counted("go-count-area", "go-count-area", BY_AREA)),
    Part::Text("rules-go-count-why"),
    Part::Link(Topic::Go(Lesson::Handicap)),
];

/// A finished game; Black has made the last move.
pub(in crate::handbook) const FINISHED: &str = "
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
pub(in crate::handbook) const DEAD: &[&str] = &["b4", "g7"];

/// What each side took in that game, so that Black has made one move more than White.
pub(in crate::handbook) const PRISONERS: ByColor<u32> = ByColor { black: 2, white: 1 };

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
pub(super) const fn counted(name: &'static str, says: &'static str, shots: &'static [Shot]) -> Figure {
    go(name, FINISHED, shots).says(says).prisoners(PRISONERS)
}

const BY_TERRITORY: &[Shot] =
    &[at("").showing(Show::Sum(DEAD)).claims(&[Claim::Ends("W+0.5"), Claim::Dame(0)])];

const BY_AREA: &[Shot] =
    &[at("").by(RuleSet::Chinese).showing(Show::Sum(DEAD)).claims(&[Claim::Ends("W+0.5"), Claim::Dame(0)])];

const LAST_MOVES: Figure = go(
    "go-end",
    NEARLY_FINISHED,
    &[
        at("").claims(&[Claim::ToMove(Color::White), Claim::Over(false)]),
        at("a b").claims(&[Claim::ToMove(Color::White), Claim::Over(false)]),
        at("a b pass").claims(&[Claim::Over(false)]),
        at("a b pass pass").claims(&[Claim::Over(true), Claim::Refused("c", IllegalMove::GameOver)]),
        at("a b pass pass").showing(Show::Points(DEAD)).claims(&[Claim::Dame(0)]),
    ],
)
.prisoners(PRISONERS)
.white_first();

const RESUMED: Figure = go(
    "go-resume",
    NEARLY_FINISHED,
    &[
        at("a b pass pass black-resumes").by(RuleSet::Chinese).showing(Show::Liberties(&["g7"])).claims(&[
            Claim::ToMove(Color::White),
            Claim::Over(false),
            Claim::Chain("g7", 1, 1),
        ]),
        at("a b pass pass black-resumes c").by(RuleSet::Chinese).claims(&[Claim::Took(1)]),
        at("a b pass pass black-resumes c pass pass")
            .by(RuleSet::Chinese)
            .showing(Show::Result(&["b4"]))
            .claims(&[Claim::Over(true), Claim::Ends("W+0.5")]),
        at("a b pass pass black-resumes c pass pass")
            .showing(Show::Result(&["b4"]))
            .claims(&[Claim::Over(true), Claim::Ends("B+0.5")]),
    ],
)
.prisoners(PRISONERS)
.white_first();
