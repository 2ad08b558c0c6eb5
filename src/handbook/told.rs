//! What an opening says of itself: what was answered last, and what is to be done next.

use super::words::{Arg, Words};
use crate::gomoku::opening::{Answer, Choice, OpeningGame, Party, Step, Task, Zone};

/// The sentence of an opening under way.
pub(super) fn sentence(game: &OpeningGame) -> Words {
    let mut before = game.clone();
    let done = match before.undo() {
        Some(Step::Answer(answer)) => done_words(&before, answer),
        _ => None,
    };
    let next = next_words(game);
    match done {
        Some(done) => {
            Words::with("rules-done-then", [("done", Arg::Words(done)), ("next", Arg::Words(next))])
        }
        None => next,
    }
}

const fn party_key(party: Option<Party>) -> &'static str {
    match party {
        Some(Party::First) | None => "first",
        Some(Party::Second) => "second",
    }
}

/// What an answer has done, where it changes something that is seen or counted.
fn done_words(before: &OpeningGame, answer: Answer) -> Option<Words> {
    let who = ("who", Arg::Case(party_key(before.actor())));
    Some(match answer {
        Answer::Take(_) if before.is_swap(answer) => Words::with("rules-did-swap", [who]),
        Answer::Take(color) => Words::with("rules-did-keep", [who, ("color", Arg::Case(color.name()))]),
        Answer::Number(n) if before.task() == Some(Task::Choose(Choice::SwapOrFifths)) && n == 1 => {
            return None;
        }
        Answer::Number(n) => Words::with("rules-did-number", [who, ("n", Arg::Number(n.into()))]),
        Answer::PlaceTwo => return None,
    })
}

/// What is to be done, and by whom.
fn next_words(game: &OpeningGame) -> Words {
    let who = ("who", Arg::Case(party_key(game.actor())));
    match game.task() {
        None => "rules-do-nothing".into(),
        Some(Task::Place { color, zone }) => {
            let (key, lines) = match zone {
                Zone::Anywhere => ("anywhere", 0),
                Zone::Center => ("center", 1),
                Zone::Within(lines) => ("within", lines),
                Zone::Outside(lines) => ("outside", lines),
            };
            let color = Arg::Case(color.name());
            Words::with(
                "rules-do-place",
                [who, ("color", color), ("zone", Arg::Case(key)), ("lines", Arg::Number(lines.into()))],
            )
        }
        Some(Task::Choose(Choice::Color)) => Words::with("rules-do-color", [who]),
        Some(Task::Choose(Choice::ColorOrPlaceTwo)) => Words::with("rules-do-color-or-two", [who]),
        Some(Task::Choose(Choice::HowManyFifths { min, max })) => Words::with(
            "rules-do-number",
            [who, ("min", Arg::Number(min.into())), ("max", Arg::Number(max.into()))],
        ),
        Some(Task::Choose(Choice::SwapOrFifths)) => Words::with(
            "rules-do-swap-or-fifths",
            [who, ("n", Arg::Number(Choice::FIFTHS_INSTEAD_OF_SWAP.into()))],
        ),
        Some(Task::OfferFifth { total, .. }) => {
            Words::with("rules-do-offer", [who, ("n", Arg::Number(total.into()))])
        }
        Some(Task::PickFifth) => Words::with("rules-do-pick", [who]),
    }
}
