//! Openings written down, one line a step: who acts, what is to be done, what is done.
//!
//! Points are named in the Renju manner. `center`, `3x3` and `not 5x5` are zones; `color?`, `color or two?`,
//! `1-8?` and `swap or fifths?` questions. The last line says who has which color in the end.

mod protocols;
mod refusals;

use super::*;
use crate::board::{BoardSize, Color, coord};

const FIFTEEN: u8 = 15;

fn opening_on(opening: Opening, lines: u8) -> OpeningGame {
    OpeningGame::new(opening, BoardSize::new(lines).unwrap()).unwrap()
}

fn drawn_zone(zone: Zone) -> String {
    match zone {
        Zone::Anywhere => "anywhere".to_owned(),
        Zone::Center => "center".to_owned(),
        Zone::Within(lines) => format!("{lines}x{lines}"),
        Zone::Outside(lines) => format!("not {lines}x{lines}"),
    }
}

/// Who acts and what is to be done, or who has which color in the end.
fn drawn(game: &OpeningGame) -> String {
    let name = |party| if party == Party::First { "first" } else { "second" };
    let Some(task) = game.task() else {
        assert_eq!(game.actor(), None);
        return format!("over: {} is black, {} stones", name(game.black()), game.stones().len());
    };
    let task = match task {
        Task::Place { color, zone } => format!("{color} {}", drawn_zone(zone)),
        Task::Choose(Choice::Color) => "color?".to_owned(),
        Task::Choose(Choice::ColorOrPlaceTwo) => "color or two?".to_owned(),
        Task::Choose(Choice::HowManyFifths { min, max }) => format!("{min}-{max}?"),
        Task::Choose(Choice::SwapOrFifths) => "swap or fifths?".to_owned(),
        Task::OfferFifth { made, total } => format!("offer {made}/{total}"),
        Task::PickFifth => "pick".to_owned(),
    };
    format!("{}: {task}", name(game.actor().unwrap()))
}

fn read_step(word: &str, size: BoardSize) -> Step {
    match word {
        "black" => Step::Answer(Answer::Take(Color::Black)),
        "white" => Step::Answer(Answer::Take(Color::White)),
        "two" => Step::Answer(Answer::PlaceTwo),
        _ => word.parse().map_or_else(
            |_| Step::Point(coord::parse(word, size).unwrap()),
            |number| Step::Answer(Answer::Number(number)),
        ),
    }
}

/// Plays the steps of a script without looking at what it says about them.
fn played(opening: Opening, lines: u8, steps: &str) -> OpeningGame {
    let mut game = opening_on(opening, lines);
    for word in steps.split_whitespace() {
        game.apply(read_step(word, game.size())).unwrap_or_else(|error| panic!("{word}: {error}"));
    }
    game
}

#[track_caller]
fn check(opening: Opening, script: &str) {
    let mut game = opening_on(opening, FIFTEEN);
    for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if line.starts_with("over") {
            assert_eq!(drawn(&game), line);
            assert_eq!(game.offers(), []);
            continue;
        }
        let (expected, word) = line.rsplit_once(' ').unwrap();
        assert_eq!(drawn(&game), expected, "before {word}");
        game.apply(read_step(word, game.size())).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    assert_eq!(game.task(), None, "the script goes to the end");
}
