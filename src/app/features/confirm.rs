//! A question before a step that is not taken back by one press.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::play::reads::{MatchReads, MatchView};
use super::records::panel as records;
use crate::app::features::exchange::ExchangeOrder;
use crate::app::features::records::RecordOrder;
use crate::app::features::replay::ReplayOrder;
use crate::app::screen::{MenuPage, Overlay, Question, ScreenMove};
use crate::app::table::records::Records;
use crate::app::table::session::MatchOrder;
use crate::app::ui::frame::{Frame, Page, Pages, Room};
use crate::app::ui::kit::{Ask, Emphasis, Kit};
use crate::board::Color;
use crate::game::Seat;

pub(super) fn view(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw_page.in_set(Pages));
}

fn draw_page(mut frame: Frame, overlay: Res<State<Overlay>>, matches: MatchReads, listed: Res<Records>) {
    let Overlay::Confirm(question) = *overlay.get() else { return };
    let page = Page { room: Room::Panel, ..Page::new("confirm") };
    frame.show(page, |kit, view| draw(kit, &matches.view(view), &listed, question));
}

fn draw(kit: &mut Kit<'_>, view: &MatchView<'_>, listed: &Records, question: Question) {
    let (id, yes) = match question {
        Question::Resign => ("confirm-resign", Ask::of(MatchOrder::Resign)),
        Question::Draw => return draw_offer(kit, view),
        Question::Restart => ("confirm-restart", Ask::of(MatchOrder::Restart)),
        Question::Leave => ("confirm-leave", Ask::of(ScreenMove::Leave)),
        Question::New => ("confirm-leave", Ask::of(ScreenMove::Show(MenuPage::NewGame))),
        Question::RemoveVariation => ("confirm-remove", Ask::of(ReplayOrder::Remove)),
        Question::Quit => ("confirm-quit", Ask::of(ScreenMove::Quit)),
        Question::Discard => return discard(kit, view, listed),
    };
    let ends_match = !matches!(question, Question::Resign | Question::RemoveVariation);
    let is_lost = ends_match && view.is_unsaved;
    let note = if is_lost { format!("{id}-unsaved") } else { format!("{id}-note") };
    let note = ends_match.then(|| view.text(&note));
    let other_way =
        is_lost.then(|| ("confirm-export", view.text("over-export"), Ask::of(ExchangeOrder::Export)));
    ask(kit, view, Asked { id, title: view.text(id), note, other_way, yes });
}

/// A person is asked; the program answers by what it thinks of its position.
fn draw_offer(kit: &mut Kit<'_>, view: &MatchView<'_>) {
    let game = view.session.game();
    let offering = view.session.only_person().unwrap_or_else(|| game.color_to_act());
    if matches!(game.seats()[!offering], Seat::Human) {
        let note = if offering == Color::Black { "confirm-draw-white" } else { "confirm-draw-black" };
        let (id, note) = ("confirm-draw", Some(view.text(note)));
        let yes = Ask::of(MatchOrder::AgreeDraw);
        return ask(kit, view, Asked { id, title: view.text(id), note, other_way: None, yes });
    }
    if view.thinking.agrees_to_draw(game.position().n_moves()) {
        kit.ask(MatchOrder::AgreeDraw);
        kit.ask(ScreenMove::Close);
        return;
    }
    kit.title(view.text("confirm-draw"));
    kit.text(view.text("confirm-draw-refused"));
    kit.space(1.0);
    if kit.button("confirm-no", &view.text("confirm-draw-no"), Emphasis::Primary) {
        kit.ask(ScreenMove::Close);
    }
}

/// Names the one game, or says how many there are.
fn discard(kit: &mut Kit<'_>, view: &MatchView<'_>, listed: &Records) {
    let asked_about = listed.discarding();
    let listed = listed.deleted().iter().find(|(deleted, _)| asked_about == [deleted.clone()]);
    let id = "confirm-discard";
    let (title, note) = match listed {
        Some((_, file)) => (view.text(id), Some(records::lines(view.texts, file).join("\n"))),
        None => (view.texts.with("confirm-discard-all", [("n", asked_about.len().into())]), None),
    };
    ask(kit, view, Asked { id, title, note, other_way: None, yes: Ask::of(RecordOrder::Discard) });
}

/// A question, and what its answers do.
struct Asked<'a> {
    /// The answers have texts of this id with `-no` and `-yes`.
    id: &'a str,
    title: String,
    note: Option<String>,
    /// Another way out between the two answers: its name, its words and what it does.
    other_way: Option<(&'a str, String, Ask)>,
    yes: Ask,
}

/// Asks, with answers that say what they do. The one that changes nothing has the focus, so that a stray press does
/// nothing.
fn ask(kit: &mut Kit<'_>, view: &MatchView<'_>, asked: Asked<'_>) {
    let Asked { id, title, note, other_way, yes } = asked;
    kit.title(title);
    if let Some(note) = note {
        kit.text(note);
    }
    kit.space(1.0);
    let [no_text, yes_text] = ["no", "yes"].map(|answer| view.texts.get(&format!("{id}-{answer}")));
    if kit.button("confirm-no", &no_text, Emphasis::Primary) {
        kit.ask(ScreenMove::Close);
    }
    if let Some((name, text, ask)) = other_way
        && kit.button(name, &text, Emphasis::Plain)
    {
        kit.ask_for(ask);
    }
    if kit.button("confirm-yes", &yes_text, Emphasis::Plain) {
        kit.ask_for(yes);
        kit.ask(ScreenMove::Close);
    }
}
