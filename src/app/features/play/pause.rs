//! The pause: go on, or do what is rarer than a stone.

use super::cards;
use super::reads::MatchView;
use crate::app::features::exchange::ExchangeOrder;
use crate::app::features::play::questions::{DRAW, LEAVE, RESIGN, RESTART};
use crate::app::features::settings::{SETTINGS, volume};
use crate::app::screen::{HELP, ScreenMove};
use crate::app::table::session::MatchOrder;
use crate::app::ui::fonts::Type;
use crate::app::ui::kit::{Ask, Emphasis, Kit};
use crate::app::view::audio::SoundSettings;
use crate::board::Color;
use crate::game::Seat;
use crate::search::Level;
use crate::words::names::{level_id, level_sentence_id};

pub(crate) fn draw(kit: &mut Kit<'_>, view: &MatchView<'_>, sound: SoundSettings) {
    kit.title(view.text("pause-title"));
    if view.session.game().setup().is_timed() {
        cards::draw(kit, view);
    }
    buttons(
        kit,
        view,
        [
            ("pause-resume", Ask::of(MatchOrder::Resume), Emphasis::Primary),
            ("pause-settings", Ask::of(ScreenMove::Open(SETTINGS)), Emphasis::Plain),
        ],
    );
    let mut new = sound;
    volume(kit, view, "settings-volume", &mut new.volume);
    kit.choose(&sound, new);
    levels(kit, view);
    buttons(kit, view, [("pause-help", Ask::of(ScreenMove::Open(HELP)), Emphasis::Plain)]);
    rarer(kit, view);
    if view.session.game().setup().is_timed() {
        buttons(
            kit,
            view,
            [
                ("pause-give-black", Ask::of(MatchOrder::GiveTime(Color::Black)), Emphasis::Plain),
                ("pause-give-white", Ask::of(MatchOrder::GiveTime(Color::White)), Emphasis::Plain),
            ],
        );
    }
    // What ends the match stands apart.
    kit.space(1.0);
    buttons(
        kit,
        view,
        [
            ("pause-draw", Ask::of(ScreenMove::Open(DRAW)), Emphasis::Plain),
            ("pause-resign", Ask::of(ScreenMove::Open(RESIGN)), Emphasis::Plain),
            ("pause-restart", Ask::of(ScreenMove::Open(RESTART)), Emphasis::Plain),
            ("pause-leave", Ask::of(ScreenMove::Open(LEAVE)), Emphasis::Plain),
        ],
    );
    kit.space(1.0);
    copies(kit, view);
}

/// What is done on the board and has no place beside it.
fn rarer(kit: &mut Kit<'_>, view: &MatchView<'_>) {
    if view.session.game().setup().go().is_some() {
        let pass = view.session.person_to_move();
        if kit.button_if("pause-pass", &view.text("action-pass"), Emphasis::Plain, pass) {
            kit.ask(MatchOrder::Pass);
            kit.ask(MatchOrder::Resume);
        }
        let id = if view.estimated.is_shown() { "pause-estimate-hide" } else { "pause-estimate-show" };
        if kit.button("pause-estimate", &view.text(id), Emphasis::Plain) {
            kit.ask(MatchOrder::ToggleEstimate);
            kit.ask(MatchOrder::Resume);
        }
    }
    let tables = view.text(if view.tables { "pause-tables-hide" } else { "pause-tables-show" });
    let has_tables = view.session.game().setup().gomoku().is_some();
    if has_tables && kit.button("pause-tables", &tables, Emphasis::Plain) {
        kit.ask(MatchOrder::ToggleTables);
        kit.ask(MatchOrder::Resume);
    }
}

/// What takes the game elsewhere.
fn copies(kit: &mut Kit<'_>, view: &MatchView<'_>) {
    if kit.button("pause-export", &view.text("pause-export"), Emphasis::Plain) {
        kit.ask(ExchangeOrder::Export);
    }
    if kit.button("pause-copy-picture", &view.text("pause-copy-picture"), Emphasis::Plain) {
        kit.ask(ExchangeOrder::CopyPicture);
    }
    if kit.button("pause-copy", &view.text("pause-copy"), Emphasis::Plain) {
        kit.ask(ExchangeOrder::CopyBoard);
    }
    if kit.button("pause-copy-game", &view.text("pause-copy-game"), Emphasis::Plain) {
        kit.ask(ExchangeOrder::CopyGame);
    }
}

fn buttons<const N: usize>(kit: &mut Kit<'_>, view: &MatchView<'_>, entries: [(&str, Ask, Emphasis); N]) {
    for (name, ask, emphasis) in entries {
        if kit.button(name, &view.texts.get(name), emphasis) {
            kit.ask_for(ask);
        }
    }
}

/// How strong the program plays from its next move on, for each color that it has.
fn levels(kit: &mut Kit<'_>, view: &MatchView<'_>) {
    let game = view.session.game();
    let seats = game.seats();
    let are_two = Color::BOTH.into_iter().all(|color| seats[color].is_program());
    for color in Color::BOTH {
        let Seat::Program(mut level) = seats[color] else { continue };
        let (name, label) = match color {
            Color::Black => ("pause-level-black", "pause-level-of-black"),
            Color::White => ("pause-level-white", "pause-level-of-white"),
        };
        let label = view.texts.get(if are_two { label } else { "pause-level" });
        if kit.choice(name, &label, &mut level, &Level::ALL, |level| view.texts.get(level_id(*level))) {
            kit.ask(MatchOrder::SetLevel(color, level));
        }
        if !are_two {
            let sentence = level_sentence_id(game.setup().game.kind(), level);
            kit.label(view.texts.get(sentence), Type::Small, kit.theme.muted);
        }
    }
}
