//! What else can be done with a record, and who is to play on from where it stands.

use super::{Playing, RecordView};
use crate::app::features::exchange::ExchangeOrder;
use crate::app::features::replay::{ReplayOrder, Speed};
use crate::app::features::settings::{SETTINGS, numbers};
use crate::app::screen::{HELP, ScreenMove};
use crate::app::table::next_match::NextMatch;
use crate::app::theme::LookSettings;
use crate::app::ui::kit::{Ask, Emphasis, Kit};
use crate::board::{ByColor, Color};
use crate::game::Seat;
use crate::words::names::{every_seat, seat_text};

/// Who is to play on; those of the last match until somebody chooses.
pub(crate) type Seats = Option<ByColor<Seat>>;

/// The menu of a record.
pub(crate) fn menu(kit: &mut Kit<'_>, view: &RecordView<'_>, look: &LookSettings, playing: &Playing) {
    if kit.header("replay-close", &view.text("replay-title")) {
        kit.ask(ReplayOrder::Close);
    }
    if kit.button("replay-menu-close", &view.text("replay-menu-close"), Emphasis::Primary) {
        kit.ask(ReplayOrder::Close);
    }
    if kit.button("replay-menu-try", &view.text("replay-try"), Emphasis::Plain) {
        kit.ask(ReplayOrder::Try);
    }
    let can_remove = view.session.can_remove();
    if kit.button_if("replay-menu-remove", &view.text("control-remove"), Emphasis::Plain, can_remove) {
        kit.ask(ReplayOrder::Close);
        kit.ask(ReplayOrder::AskToRemove);
    }
    let can_play_on = view.session.game().can_play_on();
    if kit.button_if("replay-menu-play-on", &view.text("replay-play-on"), Emphasis::Plain, can_play_on) {
        kit.ask(ReplayOrder::ChooseSeats);
    }
    let mut speed = playing.speed;
    let label = view.text("replay-speed");
    if kit
        .choice("replay-menu-speed", &label, &mut speed, &Speed::ALL, |speed| view.texts.get(speed.text_id()))
    {
        kit.ask(ReplayOrder::Speed(speed));
    }
    let mut new = look.clone();
    numbers(kit, view, &mut new.move_numbers);
    kit.choose(look, new);
    let entries = [
        ("pause-settings", Ask::of(ScreenMove::Open(SETTINGS))),
        ("pause-help", Ask::of(ScreenMove::Open(HELP))),
        ("pause-export", Ask::of(ExchangeOrder::Export)),
        ("pause-copy-picture", Ask::of(ExchangeOrder::CopyPicture)),
        ("pause-copy", Ask::of(ExchangeOrder::CopyBoard)),
        ("pause-copy-game", Ask::of(ExchangeOrder::CopyGame)),
        ("replay-menu-leave", Ask::of(ReplayOrder::Leave)),
    ];
    for (name, ask) in entries {
        if kit.button(name, &view.texts.get(name), Emphasis::Plain) {
            kit.ask_for(ask);
        }
    }
}

/// The choice of those who play on.
pub(crate) fn seats(kit: &mut Kit<'_>, view: &RecordView<'_>, next: &NextMatch, seats: &mut Seats) {
    if kit.header("replay-seats-back", &view.text("replay-play-on")) {
        kit.ask(ReplayOrder::Close);
    }
    kit.muted(view.text("replay-play-on-how"));
    kit.space(1.0);
    let mut chosen = seats.unwrap_or(next.seats);
    if kit.button("replay-start", &view.text("new-start"), Emphasis::Primary) {
        kit.ask(ReplayOrder::PlayOn(chosen));
    }
    kit.space(0.5);
    let all = every_seat();
    for color in Color::BOTH {
        let (name, label) = match color {
            Color::Black => ("replay-black", view.text("color-black")),
            Color::White => ("replay-white", view.text("color-white")),
        };
        kit.choice(name, &label, &mut chosen[color], &all, |seat| seat_text(view.texts, *seat));
    }
    *seats = Some(chosen);
}
