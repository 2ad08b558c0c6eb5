//! What else can be done with a record, and who is to play on from where it stands.

use super::RecordView;
use crate::app::features::analysis::{AnalysisOrder, LINES};
use crate::app::features::exchange::panel::copies;
use crate::app::features::replay::{ReplayOrder, Speed};
use crate::app::features::settings::{SETTINGS, numbers};
use crate::app::screen::{HELP, ScreenMove};
use crate::app::table::next_match::NextMatch;
use crate::app::table::seats::Seats;
use crate::app::theme::LookSettings;
use crate::app::ui::kit::{Button, Kit};
use crate::board::{ByColor, Color};
use crate::game::Seat;
use crate::words::names::{color_id, seat_text};

/// Who is to play on; those of the last match until somebody chooses.
pub(crate) type Chosen = Option<ByColor<Seat>>;

/// The menu of a record.
pub(crate) fn menu(kit: &mut Kit<'_>, view: &RecordView<'_>, look: &LookSettings) {
    kit.header("replay-close", &view.text("replay-title"), ReplayOrder::Close);
    let remove = Button::new(("replay-menu-remove", "control-remove"), ReplayOrder::Close);
    let play_on = Button::new(("replay-menu-play-on", "replay-play-on"), ReplayOrder::ChooseSeats);
    let analyze = if view.analyzed.is_shown() { "action-analyze-hide" } else { "action-analyze" };
    kit.column([
        Button::new("replay-menu-close", ReplayOrder::Close).main(),
        Button::new(("replay-menu-try", "replay-try"), ReplayOrder::Try),
        Button::new(("replay-menu-edit", "replay-edit"), ReplayOrder::Edit),
        remove.and(ReplayOrder::AskToRemove).only_if(view.session.can_remove()),
        play_on.only_if(view.session.game().can_play_on()),
        Button::new(("replay-menu-analyze", analyze), ReplayOrder::Close).and(AnalysisOrder::Toggle),
        Button::new(("replay-menu-lines", "action-lines"), ReplayOrder::Close)
            .and(ScreenMove::Open(LINES))
            .only_if(view.analyzed.is_shown()),
        Button::new(("replay-menu-explain", "review-open"), ReplayOrder::Explain),
    ]);
    let mut speed = view.speed;
    if kit.choice(("replay-menu-speed", "replay-speed"), &mut speed, &Speed::ALL, Speed::text_id) {
        kit.ask(ReplayOrder::Speed(speed));
    }
    let mut new = look.clone();
    numbers(kit, &mut new.move_numbers);
    kit.choose(look, new);
    kit.button(Button::new("pause-settings", ScreenMove::Open(SETTINGS)));
    kit.button(Button::new("pause-help", ScreenMove::Open(HELP)));
    kit.column(copies());
    kit.button(Button::new("replay-menu-leave", ReplayOrder::Leave));
}

/// The choice of those who play on.
pub(crate) fn seats(
    kit: &mut Kit<'_>,
    view: &RecordView<'_>,
    next: &NextMatch,
    known: &Seats,
    seats: &mut Chosen,
) {
    kit.header("replay-seats-back", &view.text("replay-play-on"), ReplayOrder::Close);
    kit.muted(view.text("replay-play-on-how"));
    kit.space(1.0);
    let all = known.of_game(view.session.game().setup().game.kind());
    let mut chosen = seats.unwrap_or(next.seats);
    for color in Color::BOTH {
        if !all.contains(&chosen[color]) {
            // An engine of the other game, or one or a player that is not known any more.
            chosen[color] = Seat::Human;
        }
    }
    kit.button(Button::new(("replay-start", "new-start"), ReplayOrder::PlayOn(chosen)).main());
    kit.space(0.5);
    for color in Color::BOTH {
        let name = if color == Color::Black { "replay-black" } else { "replay-white" };
        let seat = &mut chosen[color];
        kit.choice_in_words((name, color_id(color)), seat, &all, |seat| seat_text(view.texts, *seat));
    }
    *seats = Some(chosen);
}
