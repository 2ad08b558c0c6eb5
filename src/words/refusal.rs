//! Why a point cannot be played, and what the program has answered in an opening.

use super::Texts;
use crate::board::Color;
use crate::game::Illegal;
use crate::go;
use crate::gomoku::opening::{Answer, IllegalStep, Zone};
use crate::gomoku::{ForbiddenKind, IllegalMove};

/// The id of the sentence that says why a point cannot be played.
pub const fn refused_id(reason: Illegal) -> &'static str {
    match reason {
        Illegal::Move(IllegalMove::Occupied)
        | Illegal::Opening(IllegalStep::Occupied)
        | Illegal::Go(go::IllegalMove::Occupied) => "refused-occupied",
        Illegal::Move(IllegalMove::Outside)
        | Illegal::Opening(IllegalStep::Outside)
        | Illegal::Go(go::IllegalMove::Outside) => "refused-outside",
        Illegal::Move(IllegalMove::GameOver)
        | Illegal::Opening(IllegalStep::Finished)
        | Illegal::Go(go::IllegalMove::GameOver) => "refused-over",
        Illegal::Go(go::IllegalMove::Suicide) => "refused-suicide",
        Illegal::Go(go::IllegalMove::Ko) => "refused-ko",
        Illegal::Go(go::IllegalMove::Handicap) => "refused-handicap",
        Illegal::Go(go::IllegalMove::Superko) => "refused-superko",
        Illegal::Move(IllegalMove::Forbidden(kind)) => refused_forbidden_id(kind),
        Illegal::Opening(IllegalStep::Zone(Zone::Center)) => "refused-zone-center",
        Illegal::Opening(IllegalStep::Zone(Zone::Outside(_))) => "refused-zone-inside",
        Illegal::Opening(IllegalStep::Zone(Zone::Anywhere | Zone::Within(_))) => "refused-zone-outside",
        Illegal::Opening(IllegalStep::AlreadyOffered) => "refused-offered",
        Illegal::Opening(IllegalStep::Symmetrical(_)) => "refused-symmetrical",
        Illegal::Opening(IllegalStep::NotOffered) => "refused-not-offered",
        Illegal::Opening(
            IllegalStep::AnswerExpected
            | IllegalStep::PointExpected
            | IllegalStep::NotAnAnswer
            | IllegalStep::NumberOutOfRange { .. },
        ) => "refused-answer-first",
    }
}

/// The id of the sentence that says what is forbidden.
pub const fn refused_forbidden_id(kind: ForbiddenKind) -> &'static str {
    match kind {
        ForbiddenKind::DoubleThree => "refused-double-three",
        ForbiddenKind::DoubleFour => "refused-double-four",
        ForbiddenKind::Overline => "refused-overline",
    }
}

/// What the program has answered, in a sentence.
pub fn answer_text(texts: &Texts, answer: Answer, is_swap: bool) -> String {
    match (answer, is_swap) {
        (Answer::Take(Color::Black), false) => texts.get("notice-took-black"),
        (Answer::Take(Color::White), false) => texts.get("notice-took-white"),
        (Answer::Take(Color::Black), true) => texts.get("notice-swapped-black"),
        (Answer::Take(Color::White), true) => texts.get("notice-swapped-white"),
        (Answer::PlaceTwo, _) => texts.get("notice-places-two"),
        (Answer::Number(n), _) => texts.with("notice-fifths", [("n", n.into())]),
    }
}
