//! The pause: go on, or do what is rarer than a stone.

use super::cards;
use super::reads::MatchView;
use super::seats::SEATS;
use crate::app::features::analysis::{AnalysisOrder, LINES};
use crate::app::features::exchange::panel::copies;
use crate::app::features::play::questions::{DRAW, LEAVE, RESIGN, RESTART};
use crate::app::features::settings::{SETTINGS, volume};
use crate::app::features::teach::{TeachSettings, Teaching, may_teach};
use crate::app::screen::{HELP, ScreenMove};
use crate::app::table::session::MatchOrder;
use crate::app::ui::fonts::Type;
use crate::app::ui::kit::{Button, Kit};
use crate::app::view::audio::SoundSettings;
use crate::board::Color;
use crate::game::Seat;
use crate::search::Level;
use crate::words::names::{level_id, level_sentence};

pub(crate) fn draw(kit: &mut Kit<'_>, view: &MatchView<'_>, sound: SoundSettings, teaching: TeachSettings) {
    kit.title(view.text("pause-title"));
    if view.session.game().setup().is_timed() {
        cards::draw(kit, view);
    }
    kit.button(Button::new("pause-resume", MatchOrder::Resume).main());
    kit.button(Button::new("pause-settings", ScreenMove::Open(SETTINGS)));
    let mut new = sound;
    volume(kit, "settings-volume", &mut new.volume);
    kit.choose(&sound, new);
    levels(kit, view);
    if may_teach(view.session.game()) {
        let mut new = teaching;
        kit.choice("settings-teaching", &mut new.teaching, &Teaching::ALL, Teaching::text_id);
        kit.choose(&teaching, new);
    }
    kit.button(Button::new("pause-seats", ScreenMove::Open(SEATS)));
    kit.button(Button::new("pause-help", ScreenMove::Open(HELP)));
    rarer(kit, view);
    if view.session.game().setup().is_timed() {
        kit.button(Button::new("pause-give-black", MatchOrder::GiveTime(Color::Black)));
        kit.button(Button::new("pause-give-white", MatchOrder::GiveTime(Color::White)));
    }
    // What ends the match stands apart.
    kit.space(1.0);
    kit.column([
        Button::new("pause-draw", ScreenMove::Open(DRAW)),
        Button::new("pause-resign", ScreenMove::Open(RESIGN)),
        Button::new("pause-restart", ScreenMove::Open(RESTART)),
        Button::new("pause-leave", ScreenMove::Open(LEAVE)),
    ]);
    kit.space(1.0);
    kit.column(copies());
}

/// What is done on the board and has no place beside it.
fn rarer(kit: &mut Kit<'_>, view: &MatchView<'_>) {
    let id = if view.analyzed.is_shown() { "action-analyze-hide" } else { "action-analyze" };
    kit.row([
        Button::new(("pause-analyze", id), AnalysisOrder::Toggle).and(MatchOrder::Resume),
        Button::new(("pause-lines", "action-lines"), MatchOrder::Resume)
            .and(ScreenMove::Open(LINES))
            .only_if(view.analyzed.is_shown()),
    ]);
    if view.session.game().setup().go().is_some() {
        let pass = Button::new(("pause-pass", "action-pass"), MatchOrder::Pass).and(MatchOrder::Resume);
        kit.button(pass.only_if(view.session.person_to_move()));
        let id = if view.estimated.is_shown() { "pause-estimate-hide" } else { "pause-estimate-show" };
        let estimate = Button::new(("pause-estimate", id), MatchOrder::ToggleEstimate);
        kit.button(estimate.and(MatchOrder::Resume));
    } else {
        let id = if view.tables { "pause-tables-hide" } else { "pause-tables-show" };
        kit.button(Button::new(("pause-tables", id), MatchOrder::ToggleTables).and(MatchOrder::Resume));
    }
}

/// How strong the program plays from its next move on, for each color that it has.
fn levels(kit: &mut Kit<'_>, view: &MatchView<'_>) {
    let game = view.session.game();
    let seats = game.seats();
    let are_two = Color::BOTH.into_iter().all(|color| !seats[color].is_person());
    for color in Color::BOTH {
        let Seat::Program(mut level) = seats[color] else { continue };
        let (name, label) = match color {
            Color::Black => ("pause-level-black", "pause-level-of-black"),
            Color::White => ("pause-level-white", "pause-level-of-white"),
        };
        let label = if are_two { label } else { "pause-level" };
        if kit.choice((name, label), &mut level, &Level::ALL, level_id) {
            kit.ask(MatchOrder::SetSeat(color, Seat::Program(level)));
        }
        if !are_two {
            let sentence = level_sentence(view.texts, game.setup().game.kind(), level);
            kit.label(sentence, Type::Small, kit.theme.muted);
        }
    }
}
