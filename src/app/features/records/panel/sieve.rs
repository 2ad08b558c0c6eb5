//! Which of the games are listed, and in which order: chosen without typing.

use super::index::{Card, has_program};
use crate::app::ui::frame::View;
use crate::app::ui::kit::{Kit, Says, Tile};
use crate::board::Color;
use crate::game::tree::{GameKind, RecordResult};
use crate::record::shelf::{Listed, Progress, Summary};

/// The least width of a choice, and its height.
const WIDTH: f32 = 150.0;
const HEIGHT: f32 = 60.0;

/// What is chosen, as long as the program runs; all games where nothing is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sieve {
    game: Option<GameKind>,
    /// Whether the program had a seat.
    has_program: Option<bool>,
    ending: Option<Ending>,
    order: Order,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    Open,
    Won(Color),
    Drawn,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Order {
    #[default]
    Newest,
    Oldest,
    Longest,
    Name,
}

const GAMES: [(Option<GameKind>, &str); 3] = [
    (None, "records-all-games"),
    (Some(GameKind::FiveInARow), "game-gomoku"),
    (Some(GameKind::Go), "game-go"),
];
const OPPONENTS: [(Option<bool>, &str); 3] =
    [(None, "records-anyone"), (Some(true), "records-program"), (Some(false), "records-people")];
const ENDINGS: [(Option<Ending>, &str); 5] = [
    (None, "records-any-result"),
    (Some(Ending::Open), "records-open"),
    (Some(Ending::Won(Color::Black)), "over-black-won"),
    (Some(Ending::Won(Color::White)), "over-white-won"),
    (Some(Ending::Drawn), "over-draw"),
];
const ORDERS: [(Order, &str); 4] = [
    (Order::Newest, "records-newest"),
    (Order::Oldest, "records-oldest"),
    (Order::Longest, "records-longest"),
    (Order::Name, "records-by-name"),
];

/// The choice after this one; after the last one the first.
fn turn<T: Copy + PartialEq>(chosen: &mut T, all: &[(T, &str)]) {
    let at = all.iter().position(|(choice, _)| choice == chosen).unwrap_or(0);
    *chosen = all[(at + 1) % all.len()].0;
}

fn text_id<T: PartialEq>(chosen: T, all: &[(T, &'static str)]) -> &'static str {
    all.iter().find(|(choice, _)| *choice == chosen).map_or("", |(_, id)| id)
}

/// How a game has ended, as far as its record says.
fn ending(summary: &Summary) -> Ending {
    if summary.progress == Progress::UnderWay {
        return Ending::Open;
    }
    match summary.result.as_deref().and_then(RecordResult::parse) {
        Some(RecordResult::Win { winner, .. }) => Ending::Won(winner),
        Some(RecordResult::Draw) => Ending::Drawn,
        Some(RecordResult::Void | RecordResult::Unknown) | None => Ending::Open,
    }
}

/// The words for how a game has ended.
pub(super) fn ending_id(summary: &Summary) -> &'static str {
    text_id(Some(ending(summary)), &ENDINGS)
}

impl Sieve {
    /// Whether it keeps any games back.
    pub(super) fn is_narrow(self) -> bool {
        Self { order: Order::default(), ..self } != Self::default()
    }

    /// Lets all games through again, in the order that was chosen.
    pub(super) fn widen(&mut self) {
        *self = Self { order: self.order, ..Self::default() };
    }

    /// Whether a game is listed.
    pub(super) fn passes(self, file: &Listed) -> bool {
        let Ok(summary) = &file.content else { return !self.is_narrow() };
        self.game.is_none_or(|game| game == summary.game)
            && self.has_program.is_none_or(|has| has == has_program(file))
            && self.ending.is_none_or(|how| how == ending(summary))
    }

    /// Puts games, which come the newest first, into the order that was chosen; of equals the newest stays first.
    pub(super) fn sort(self, found: &mut [(&Listed, &Card)]) {
        let n_moves = |file: &Listed| file.content.as_ref().map_or(0, |summary| summary.n_moves);
        match self.order {
            Order::Newest => {}
            Order::Oldest => found.reverse(),
            Order::Longest => found.sort_by_key(|(file, _)| std::cmp::Reverse(n_moves(file))),
            Order::Name => found.sort_by_cached_key(|(_, card)| card.lines[0].to_lowercase()),
        }
    }

    /// The four choices; each press turns one of them on to its next value.
    pub(super) fn draw(&mut self, kit: &mut Kit<'_>, view: &View<'_>) {
        let choices = [
            ("records-game", text_id(self.game, &GAMES), self.game.is_some()),
            ("records-opponent", text_id(self.has_program, &OPPONENTS), self.has_program.is_some()),
            ("records-result", text_id(self.ending, &ENDINGS), self.ending.is_some()),
            ("records-order", text_id(self.order, &ORDERS), self.order != Order::default()),
        ];
        let tiles = choices.map(|(name, id, chosen)| Tile {
            name: name.into(),
            text: view.texts.get(id),
            below: view.texts.get(name),
            done: false,
            chosen,
        });
        match kit.tiles(kit.n_columns(WIDTH).min(4), HEIGHT, &tiles) {
            Some(0) => turn(&mut self.game, &GAMES),
            Some(1) => turn(&mut self.has_program, &OPPONENTS),
            Some(2) => turn(&mut self.ending, &ENDINGS),
            Some(_) => turn(&mut self.order, &ORDERS),
            None => {}
        }
        for Tile { name, text, below, .. } in tiles {
            kit.says(&name, Says { value: Some(text), ..Says::button(below) });
        }
    }
}
