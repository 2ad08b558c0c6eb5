//! The title: the name and the ways into the program.

use std::time::{Duration, SystemTime};

use bevy_egui::egui::{Align2, Pos2, Vec2};

use crate::app::features::lesson::LessonOrder;
use crate::app::features::play::reads::MatchView;
use crate::app::features::puzzle::PuzzleOrder;
use crate::app::features::records::RECORDS;
use crate::app::features::settings::SETTINGS;
use crate::app::screen::{HELP, ScreenMove};
use crate::app::table::next_match::{NEW_GAME, NextMatch};
use crate::app::table::session::MatchOrder;
use crate::app::ui::fonts::Type;
use crate::app::ui::kit::{Button, CONTROL_HEIGHT, Kit, Says, paint};
use crate::board::Color;
use crate::game::Seat;
use crate::words::names::{game_line, outcome_text, seat_text, seats_line};

/// The heights from which on each way into the program has a row of its own, and from which on there is room for a
/// picture above the name.
const ROOMY_FROM: f32 = 560.0;
const PICTURE_FROM: f32 = 700.0;
/// The room around the words on the card of a match that waits, and for the stone before whose turn it is.
const CARD_PAD: f32 = 12.0;
const CARD_STONE: f32 = 24.0;

/// `offers_lessons` is whether any of the first steps is left to be done.
pub(crate) fn draw(kit: &mut Kit<'_>, view: &MatchView<'_>, next: &NextMatch, offers_lessons: bool) {
    kit.named("Goishi");
    let is_low = view.height < ROOMY_FROM;
    name(kit, view);
    let goes_on = view.session.is_under_way();
    if goes_on {
        if waiting(kit, view) {
            kit.ask(MatchOrder::Continue);
        }
        kit.space(0.5);
    }
    let next = next.setup();
    kit.button(Button::new("title-play", MatchOrder::StartMatch(next)).main_if(!goes_on));
    kit.label(game_line(view.texts, &next), Type::Small, kit.theme.text);
    if !is_low {
        kit.label(seats_line(view.texts, next.seats), Type::Small, kit.theme.muted);
        kit.space(1.5);
    }
    let ways = [
        Some(Button::new("title-new", ScreenMove::Open(NEW_GAME))),
        Some(Button::new("title-records", ScreenMove::Open(RECORDS))),
        Some(Button::new("title-puzzle", PuzzleOrder::Open)),
        // Once they have all been done, the help leads there.
        offers_lessons.then(|| Button::new(("title-lessons", "lessons-title"), LessonOrder::Open)),
        Some(Button::new("title-settings", ScreenMove::Open(SETTINGS))),
        Some(Button::new("title-help", ScreenMove::Open(HELP))),
        Some(Button::new("title-quit", ScreenMove::Quit)),
    ];
    kit.grid(if is_low { 2 } else { 1 }, ways.into_iter().flatten());
    if view.session.is_last_played() && !goes_on {
        let outcome = outcome_text(view.texts, view.session.game());
        kit.space(0.5);
        kit.label(view.texts.with("title-last", [("outcome", outcome.into())]), Type::Small, kit.theme.muted);
    }
}

/// The match that waits, as a card: against whom, which rule, whose turn, and since when. True when it is pressed.
fn waiting(kit: &mut Kit<'_>, view: &MatchView<'_>) -> bool {
    let game = view.session.game();
    let n_moves = view.texts.with("over-moves", [("n", game.position().n_moves().into())]);
    let standing = turn_text(view).into_iter().chain([n_moves]).collect::<Vec<_>>().join(" · ");
    let what = game_line(view.texts, &game.setup());
    let lines = [
        Some((against(view), Type::Strong, kit.theme.text, 0.0)),
        (!view.low).then_some((what, Type::Small, kit.theme.muted, 0.0)),
        Some((standing, Type::Small, kit.theme.text, CARD_STONE)),
        ago_text(view).filter(|_| !view.low).map(|ago| (ago, Type::Small, kit.theme.muted, 0.0)),
    ];
    let lines: Vec<_> = lines.into_iter().flatten().collect();
    let width = kit.ui.available_width();
    let galleys: Vec<_> = (lines.iter())
        .map(|(text, kind, ink, indent)| kit.wrapped(text, *kind, *ink, width - 2.0 * CARD_PAD - indent))
        .collect();
    let words = galleys.iter().map(|galley| galley.size().y).sum::<f32>();
    let rect = kit.room(CONTROL_HEIGHT + words + 2.0 * CARD_PAD);
    let head = view.text("title-continue");
    let value = lines.iter().map(|(text, ..)| text.as_str()).collect::<Vec<_>>().join(", ");
    let says = Says { value: Some(value), ..Says::button(head.as_str()) };
    let pressed = kit.tile(rect, "title-continue", true, says);
    // The strip leaves the ring of the focus free.
    let strip = rect.with_max_y(rect.top() + CONTROL_HEIGHT + 6.0).shrink(6.0);
    let painter = kit.ui.painter();
    painter.rect_filled(strip, 6.0, paint(kit.theme.accent));
    let ink = paint(kit.theme.on_accent());
    painter.text(strip.center(), Align2::CENTER_CENTER, head, Type::Button.font(), ink);
    let mut at = Pos2::new(rect.left() + CARD_PAD, strip.bottom() + CARD_PAD);
    for (galley, (.., indent)) in galleys.into_iter().zip(&lines) {
        let height = galley.size().y;
        let first = galley.rows.first().map_or(height, |row| row.height());
        painter.galley(at + Vec2::new(*indent, 0.0), galley, ink);
        if *indent > 0.0 {
            kit.stone(at + Vec2::new(8.0, first / 2.0), 8.0, game.to_move());
        }
        at.y += height;
    }
    pressed
}

/// Against whom.
fn against(view: &MatchView<'_>) -> String {
    let seats = view.session.game().seats();
    match view.session.only_person() {
        Some(person) => {
            let who = seat_text(view.texts, seats[!person]);
            view.texts.with("title-against", [("who", who.into())])
        }
        None => seats_line(view.texts, seats),
    }
}

/// Whose turn it is, where it is anybody's.
fn turn_text(view: &MatchView<'_>) -> Option<String> {
    let is_alone = view.session.only_person().is_some();
    let id = match view.session.seat_to_move()? {
        seat if is_alone && seat.is_person() => "title-turn-you",
        Seat::Program(_) if is_alone => "title-turn-program",
        Seat::Engine(_) if is_alone => "title-turn-engine",
        _ if view.session.game().color_to_act() == Color::Black => "state-black",
        _ => "state-white",
    };
    Some(view.texts.get(id))
}

/// How long ago it was played on, where that is known.
fn ago_text(view: &MatchView<'_>) -> Option<String> {
    let passed = SystemTime::now().duration_since(view.played_at?).unwrap_or_default();
    let (id, n) = ago(passed);
    Some(view.texts.with(id, [("n", n.into())]))
}

/// The id of the words for a time that has passed, and the number in them.
const fn ago(passed: Duration) -> (&'static str, u64) {
    const MINUTE: u64 = 60;
    const HOUR: u64 = 60 * MINUTE;
    const DAY: u64 = 24 * HOUR;
    match passed.as_secs() {
        0..MINUTE => ("title-ago-now", 0),
        s @ MINUTE..HOUR => ("title-ago-minutes", s / MINUTE),
        s @ HOUR..DAY => ("title-ago-hours", s / HOUR),
        s => ("title-ago-days", s / DAY),
    }
}

/// The name in its own script and in ours; where there is room, what it is, and two stones above.
fn name(kit: &mut Kit<'_>, view: &MatchView<'_>) {
    let is_low = view.height < ROOMY_FROM;
    let has_picture = view.height >= PICTURE_FROM;
    let rect = kit.room(match () {
        () if is_low => 48.0,
        () if has_picture => 216.0,
        () => 112.0,
    });
    let painter = kit.ui.painter();
    let baseline = rect.bottom() - if is_low { 0.0 } else { 50.0 };
    let (ours, own) = if is_low { (Type::Title, Type::Button) } else { (Type::Display, Type::Title) };
    let at = Pos2::new(rect.left(), baseline);
    let name = painter.text(at, Align2::LEFT_BOTTOM, "Goishi", ours.font(), paint(kit.theme.text));
    let beside = Pos2::new(name.right() + 14.0, baseline - if is_low { 4.0 } else { 8.0 });
    painter.text(beside, Align2::LEFT_BOTTOM, "碁石", own.font(), paint(kit.theme.accent));
    if is_low {
        return;
    }
    let (at, what) = (Pos2::new(rect.left(), baseline - 2.0), view.text("title-what"));
    painter.text(at, Align2::LEFT_TOP, what, Type::Body.font(), paint(kit.theme.muted));
    if has_picture {
        let y = rect.top() + 46.0;
        kit.stone(Pos2::new(rect.left() + 84.0, y + 8.0), 36.0, Color::White);
        kit.stone(Pos2::new(rect.left() + 38.0, y), 36.0, Color::Black);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_that_has_passed_is_told_in_its_largest_unit() {
        let check = |seconds: u64, id: &str, n: u64| {
            assert_eq!(ago(Duration::from_secs(seconds)), (id, n), "{seconds} s");
        };
        check(0, "title-ago-now", 0);
        check(59, "title-ago-now", 0);
        check(60, "title-ago-minutes", 1);
        check(3_599, "title-ago-minutes", 59);
        check(3_600, "title-ago-hours", 1);
        check(86_399, "title-ago-hours", 23);
        check(86_400, "title-ago-days", 1);
        check(40 * 86_400, "title-ago-days", 40);
    }
}
