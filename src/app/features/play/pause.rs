//! The pause: go on, or do what is rarer than a stone.

use super::cards;
use crate::app::features::exchange;
use crate::app::features::settings::volume;
use crate::app::screen::Question;
use crate::app::settings::Settings;
use crate::app::table::session::Command;
use crate::app::ui::fonts::Type;
use crate::app::ui::kit::{Emphasis, Kit};
use crate::app::ui::reads::View;
use crate::app::words::level_id;
use crate::app::words::level_sentence_id;
use crate::board::Color;
use crate::game::Seat;
use crate::search::Level;

pub(crate) fn draw(kit: &mut Kit<'_>, view: &View<'_>, settings: &mut Settings) -> Vec<Command> {
    let mut asked = Vec::new();
    kit.title(view.text("pause-title"));
    if view.session.game().setup().is_timed() {
        cards::draw(kit, view);
    }
    asked.extend(buttons(
        kit,
        view,
        [
            ("pause-resume", Command::Resume, Emphasis::Primary),
            ("pause-settings", Command::OpenSettings, Emphasis::Plain),
        ],
    ));
    let mut percent = settings.volume;
    if volume(kit, view, "settings-volume", &mut percent) {
        settings.volume = percent;
    }
    asked.extend(levels(kit, view));
    asked.extend(buttons(kit, view, [("pause-help", Command::OpenHelp, Emphasis::Plain)]));
    asked.extend(rarer(kit, view));
    if view.session.game().setup().is_timed() {
        asked.extend(buttons(
            kit,
            view,
            [
                ("pause-give-black", Command::GiveTime(Color::Black), Emphasis::Plain),
                ("pause-give-white", Command::GiveTime(Color::White), Emphasis::Plain),
            ],
        ));
    }
    // What ends the match stands apart.
    kit.space(1.0);
    asked.extend(buttons(
        kit,
        view,
        [
            ("pause-draw", Command::Ask(Question::Draw), Emphasis::Plain),
            ("pause-resign", Command::Ask(Question::Resign), Emphasis::Plain),
            ("pause-restart", Command::Ask(Question::Restart), Emphasis::Plain),
            ("pause-leave", Command::Ask(Question::Leave), Emphasis::Plain),
        ],
    ));
    kit.space(1.0);
    asked.extend(copies(kit, view));
    asked
}

/// What is done on the board and has no place beside it.
fn rarer(kit: &mut Kit<'_>, view: &View<'_>) -> Vec<Command> {
    let mut asked = Vec::new();
    if view.session.game().setup().go().is_some() {
        let pass = view.session.person_to_move();
        if kit.button_if("pause-pass", &view.text("action-pass"), Emphasis::Plain, pass) {
            asked.extend([Command::Pass, Command::Resume]);
        }
        let id = if view.estimated.is_shown() { "pause-estimate-hide" } else { "pause-estimate-show" };
        if kit.button("pause-estimate", &view.text(id), Emphasis::Plain) {
            asked.extend([Command::ToggleEstimate, Command::Resume]);
        }
    }
    let tables = view.text(if view.tables { "pause-tables-hide" } else { "pause-tables-show" });
    let has_tables = view.session.game().setup().gomoku().is_some();
    if has_tables && kit.button("pause-tables", &tables, Emphasis::Plain) {
        asked.extend([Command::ToggleTables, Command::Resume]);
    }
    asked
}

/// What takes the game elsewhere.
fn copies(kit: &mut Kit<'_>, view: &View<'_>) -> Vec<Command> {
    let mut asked = Vec::new();
    if kit.button("pause-export", &view.text("pause-export"), Emphasis::Plain) {
        asked.push(Command::Exchange(exchange::Order::Export));
    }
    if kit.button("pause-copy-picture", &view.text("pause-copy-picture"), Emphasis::Plain) {
        asked.push(Command::Exchange(exchange::Order::CopyPicture));
    }
    if kit.button("pause-copy", &view.text("pause-copy"), Emphasis::Plain) {
        asked.push(Command::CopyBoard);
    }
    if kit.button("pause-copy-game", &view.text("pause-copy-game"), Emphasis::Plain) {
        asked.push(Command::CopyGame);
    }
    asked
}

fn buttons<const N: usize>(
    kit: &mut Kit<'_>,
    view: &View<'_>,
    entries: [(&str, Command, Emphasis); N],
) -> Vec<Command> {
    let pressed = |(name, command, emphasis): (&str, Command, Emphasis)| {
        kit.button(name, &view.texts.get(name), emphasis).then_some(command)
    };
    entries.into_iter().filter_map(pressed).collect()
}

/// How strong the program plays from its next move on, for each color that it has.
fn levels(kit: &mut Kit<'_>, view: &View<'_>) -> Vec<Command> {
    let game = view.session.game();
    let seats = game.seats();
    let are_two = Color::BOTH.into_iter().all(|color| seats[color].is_program());
    let mut asked = Vec::new();
    for color in Color::BOTH {
        let Seat::Program(mut level) = seats[color] else { continue };
        let (name, label) = match color {
            Color::Black => ("pause-level-black", "pause-level-of-black"),
            Color::White => ("pause-level-white", "pause-level-of-white"),
        };
        let label = view.texts.get(if are_two { label } else { "pause-level" });
        if kit.choice(name, &label, &mut level, &Level::ALL, |level| view.texts.get(level_id(*level))) {
            asked.push(Command::SetLevel(color, level));
        }
        if !are_two {
            let sentence = level_sentence_id(game.setup().game.kind(), level);
            kit.label(view.texts.get(sentence), Type::Small, kit.theme.muted);
        }
    }
    asked
}
