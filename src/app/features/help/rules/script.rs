//! A figure of an opening: its steps one after the other, told by the opening itself.

use super::figure::Figure;
use super::scene::Scene;
use crate::app::text::Texts;
use crate::board::{Color, coord};
use crate::gomoku::DEFAULT_SIZE;
use crate::gomoku::opening::{Answer, Choice, Opening, OpeningGame, Party, Step, Task, Zone};

/// How many lines of the board the figures show: the zones and a little more.
const LINES: u8 = 11;

/// An opening from its first stone to its end, along one branch of answers.
pub(super) struct Script {
    /// The name of the figure.
    pub(super) name: &'static str,
    /// The opening.
    pub(super) opening: Opening,
    /// Points, `black`, `white`, `two` or a number of fifth moves; a bar ends what one step of the figure shows.
    pub(super) steps: &'static str,
    /// The bar at which the figure begins.
    pub(super) from: usize,
}

impl Script {
    /// What is done between two bars.
    fn parts(&self) -> impl Iterator<Item = &'static str> {
        self.steps.split('|')
    }

    /// The opening at a step of the figure.
    pub(super) fn game(&self, step: usize) -> OpeningGame {
        let mut game = OpeningGame::new(self.opening, DEFAULT_SIZE)
            .expect("every opening fits on the usual board, as a test holds");
        for word in self.parts().take(self.from + step).flat_map(str::split_whitespace) {
            game.apply(step_of(word)).expect("a test holds that every script is legal");
        }
        game
    }
}

impl Figure for Script {
    fn name(&self) -> &'static str {
        self.name
    }

    fn n_steps(&self) -> usize {
        self.parts().count() + 1 - self.from
    }

    fn scene(&self, step: usize) -> Scene {
        Scene::of_opening(&self.game(step), LINES)
    }

    /// What was answered last, and what is to be done next.
    fn sentence(&self, texts: &Texts, step: usize) -> String {
        let game = self.game(step);
        let mut before = game.clone();
        let done = match before.undo() {
            Some(Step::Answer(answer)) => done_text(texts, &before, answer),
            _ => None,
        };
        let next = next_text(texts, &game);
        done.map_or(next.clone(), |done| {
            texts.with("rules-done-then", [("done", done.into()), ("next", next.into())])
        })
    }
}

/// A step from its word.
fn step_of(word: &str) -> Step {
    match word {
        "black" => Step::Answer(Answer::Take(Color::Black)),
        "white" => Step::Answer(Answer::Take(Color::White)),
        "two" => Step::Answer(Answer::PlaceTwo),
        _ => word.parse().map_or_else(
            |_| Step::Point(coord::parse(word, DEFAULT_SIZE).expect("a test holds that every point is one")),
            |number| Step::Answer(Answer::Number(number)),
        ),
    }
}

const fn party_key(party: Option<Party>) -> &'static str {
    match party {
        Some(Party::First) | None => "first",
        Some(Party::Second) => "second",
    }
}

const fn color_key(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

/// What an answer has done, where it changes something that is seen or counted.
fn done_text(texts: &Texts, before: &OpeningGame, answer: Answer) -> Option<String> {
    let who = ("who", party_key(before.actor()).into());
    Some(match answer {
        Answer::Take(_) if before.is_swap(answer) => texts.with("rules-did-swap", [who]),
        Answer::Take(color) => texts.with("rules-did-keep", [who, ("color", color_key(color).into())]),
        Answer::Number(n) if before.task() == Some(Task::Choose(Choice::SwapOrFifths)) && n == 1 => {
            return None;
        }
        Answer::Number(n) => texts.with("rules-did-number", [who, ("n", n.into())]),
        Answer::PlaceTwo => return None,
    })
}

/// What is to be done, and by whom.
fn next_text(texts: &Texts, game: &OpeningGame) -> String {
    let who = ("who", party_key(game.actor()).into());
    match game.task() {
        None => texts.get("rules-do-nothing"),
        Some(Task::Place { color, zone }) => {
            let (key, lines) = match zone {
                Zone::Anywhere => ("anywhere", 0),
                Zone::Center => ("center", 1),
                Zone::Within(lines) => ("within", lines),
                Zone::Outside(lines) => ("outside", lines),
            };
            let color = color_key(color).into();
            texts.with(
                "rules-do-place",
                [who, ("color", color), ("zone", key.into()), ("lines", lines.into())],
            )
        }
        Some(Task::Choose(Choice::Color)) => texts.with("rules-do-color", [who]),
        Some(Task::Choose(Choice::ColorOrPlaceTwo)) => texts.with("rules-do-color-or-two", [who]),
        Some(Task::Choose(Choice::HowManyFifths { min, max })) => {
            texts.with("rules-do-number", [who, ("min", min.into()), ("max", max.into())])
        }
        Some(Task::Choose(Choice::SwapOrFifths)) => {
            texts.with("rules-do-swap-or-fifths", [who, ("n", Choice::FIFTHS_INSTEAD_OF_SWAP.into())])
        }
        Some(Task::OfferFifth { total, .. }) => texts.with("rules-do-offer", [who, ("n", total.into())]),
        Some(Task::PickFifth) => texts.with("rules-do-pick", [who]),
    }
}
