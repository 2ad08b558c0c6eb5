//! A figure of an opening: its steps one after the other, told by the opening itself.

use super::figure::Figure;
use super::scene::Scene;
use super::words::{Arg, Words};
use crate::board::{Color, coord};
use crate::gomoku::DEFAULT_SIZE;
use crate::gomoku::opening::{Answer, Choice, Opening, OpeningGame, Party, Step, Task, Zone};

/// How many lines of the board the figures show: the zones and a little more.
const LINES: u8 = 11;

/// An opening from its first stone to its end, along one branch of answers.
pub struct Script {
    /// The name of the figure.
    pub name: &'static str,
    /// The opening.
    pub opening: Opening,
    /// Points, `black`, `white`, `two` or a number of fifth moves; a bar ends what one step of the figure shows.
    pub steps: &'static str,
    /// The bar at which the figure begins.
    pub from: usize,
}

impl Script {
    /// What is done between two bars.
    fn parts(&self) -> impl Iterator<Item = &'static str> {
        self.steps.split('|')
    }

    /// The opening at a step of the figure.
    pub fn game(&self, step: usize) -> OpeningGame {
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
    fn sentence(&self, step: usize) -> Words {
        let game = self.game(step);
        let mut before = game.clone();
        let done = match before.undo() {
            Some(Step::Answer(answer)) => done_words(&before, answer),
            _ => None,
        };
        let next = next_words(&game);
        done.map_or(next.clone(), |done| {
            Words::with("rules-done-then", [("done", Arg::Words(done)), ("next", Arg::Words(next))])
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
fn done_words(before: &OpeningGame, answer: Answer) -> Option<Words> {
    let who = ("who", Arg::Case(party_key(before.actor())));
    Some(match answer {
        Answer::Take(_) if before.is_swap(answer) => Words::with("rules-did-swap", [who]),
        Answer::Take(color) => Words::with("rules-did-keep", [who, ("color", Arg::Case(color_key(color)))]),
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
            let color = Arg::Case(color_key(color));
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
