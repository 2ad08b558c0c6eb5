//! Which of the games are listed, and in which order: chosen without typing.

use bevy_egui::egui::Vec2;

use super::index::{Card, has_program};
use crate::app::ui::frame::View;
use crate::app::ui::kit::{GAP, Kit, Says, Tile};
use crate::board::Color;
use crate::game::tree::{GameKind, RecordResult};
use crate::record::shelf::{Listed, Progress, Summary};

/// The least width of a choice, and its height.
const SIZE: Vec2 = Vec2::new(150.0, 60.0);

/// What is chosen, as long as the program runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sieve {
    game: Game,
    opponent: Opponent,
    ending: Ending,
    order: Order,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Game {
    #[default]
    All,
    Five,
    Go,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Opponent {
    #[default]
    Anyone,
    Program,
    People,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Ending {
    #[default]
    Any,
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

const GAMES: [(Game, &str); 3] =
    [(Game::All, "records-all-games"), (Game::Five, "game-gomoku"), (Game::Go, "game-go")];
const OPPONENTS: [(Opponent, &str); 3] = [
    (Opponent::Anyone, "records-anyone"),
    (Opponent::Program, "records-program"),
    (Opponent::People, "records-people"),
];
const ENDINGS: [(Ending, &str); 5] = [
    (Ending::Any, "records-any-result"),
    (Ending::Open, "records-open"),
    (Ending::Won(Color::Black), "over-black-won"),
    (Ending::Won(Color::White), "over-white-won"),
    (Ending::Drawn, "over-draw"),
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
    text_id(ending(summary), &ENDINGS)
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
        let game = match self.game {
            Game::All => true,
            Game::Five => summary.game == GameKind::FiveInARow,
            Game::Go => summary.game == GameKind::Go,
        };
        let opponent = match self.opponent {
            Opponent::Anyone => true,
            Opponent::Program => has_program(file),
            Opponent::People => !has_program(file),
        };
        game && opponent && (self.ending == Ending::Any || self.ending == ending(summary))
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
        let usual = Self::default();
        let choices = [
            ("records-game", text_id(self.game, &GAMES), self.game != usual.game),
            ("records-opponent", text_id(self.opponent, &OPPONENTS), self.opponent != usual.opponent),
            ("records-result", text_id(self.ending, &ENDINGS), self.ending != usual.ending),
            ("records-order", text_id(self.order, &ORDERS), self.order != usual.order),
        ];
        let tile = |(name, id, chosen): (&'static str, &str, bool)| Tile {
            name,
            text: view.texts.get(id),
            below: view.texts.get(name),
            done: false,
            chosen,
        };
        let tiles = choices.map(tile);
        // A little less, for what is lost in rounding.
        let quarter = (kit.ui.available_width() - 3.0 * GAP) / 4.0 - 1.0;
        match kit.tiles(Vec2::new(SIZE.x.max(quarter), SIZE.y), &tiles) {
            Some(0) => turn(&mut self.game, &GAMES),
            Some(1) => turn(&mut self.opponent, &OPPONENTS),
            Some(2) => turn(&mut self.ending, &ENDINGS),
            Some(_) => turn(&mut self.order, &ORDERS),
            None => {}
        }
        for Tile { name, text, below, .. } in tiles {
            kit.says(name, Says { value: Some(text), ..Says::button(below) });
        }
    }
}
