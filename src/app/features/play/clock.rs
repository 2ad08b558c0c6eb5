//! A clock on the card of its seat, so that it cannot be misread: figures that keep their places, a triangle before
//! those that run and two bars while they are stopped, a frame around a period of overtime, and a heavy ring around
//! the last seconds.

use std::time::Duration;

use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontFamily, FontId, Painter, Pos2, Rect, Shape, Stroke,
};
use bevy_egui::egui::{StrokeKind, Vec2};

use crate::app::text::Texts;
use crate::app::ui::fonts::{Type, bold};
use crate::app::ui::kit::{Kit, paint};
use crate::app::ui::reads::View;
use crate::board::{ByColor, Color};
use crate::game::clock::{Clock, Stretch, TimeControl};

/// The size of the figures.
const SIZE: f32 = 32.0;
/// How far the clock stays away from the edges of its card.
const EDGE: f32 = 14.0;
/// Time is short from here on.
const LOW_S: u64 = 10;
/// The height of the ring around the last seconds.
const RING: f32 = 34.0;

/// What a card has room for besides the clock: the width that this takes above, and below.
type Taken = (f32, f32);

/// Draws the clock of a color at the right of its card.
pub(crate) fn draw(kit: &Kit<'_>, view: &View<'_>, card: Rect, color: Color) -> Taken {
    let Some(clock) = view.clocks.and_then(|clocks| clocks[color]) else { return (0.0, 0.0) };
    let theme = kit.theme;
    let painter = kit.ui.painter().with_clip_rect(card);
    let is_next = view.session.game().clock_to_run() == Some(color);
    let runs = is_next && view.clock_runs;
    let is_low = clock.is_pressing() && clock.shown_s() <= LOW_S;
    let ink = paint(match (is_low, is_next) {
        (true, _) => theme.danger,
        (false, true) => theme.accent,
        (false, false) => theme.text,
    });
    let family = if is_low || is_next { bold() } else { FontFamily::Proportional };
    let right = Pos2::new(card.right() - EDGE - 4.0, card.top() + 27.0);
    let text = figures(clock.left());
    let rect = paint_figures(&painter, right, &text, &FontId::new(SIZE, family), ink);
    if is_low {
        let middle = rect.center() + Vec2::new(0.0, 1.0);
        let ring = Rect::from_center_size(middle, Vec2::new(rect.width() + 14.0, RING));
        painter.rect_stroke(ring, CornerRadius::same(10), Stroke::new(3.0, ink), StrokeKind::Middle);
    }
    let sign = Pos2::new(rect.left() - 22.0, rect.center().y);
    if runs {
        painter.add(triangle(sign, ink));
    } else if is_next {
        for x in [-4.0, 4.0] {
            let bar = Rect::from_center_size(sign + Vec2::new(x, 0.0), Vec2::new(4.0, 16.0));
            painter.rect_filled(bar, 1.0, ink);
        }
    }
    let above = card.right() - rect.left() - EDGE + 40.0;
    let below = below(kit, view, &painter, card, &clock);
    (above, below)
}

/// What follows on the main time, or the period that runs; the width that this takes.
fn below(kit: &Kit<'_>, view: &View<'_>, painter: &Painter, card: Rect, clock: &Clock) -> f32 {
    let Some(text) = beside(view.texts, clock) else { return 0.0 };
    let is_main = clock.stretch() == Stretch::Main;
    let ink = if is_main { kit.theme.muted } else { kit.theme.text };
    let kind = if is_main { Type::Body } else { Type::Strong };
    let right = Pos2::new(card.right() - EDGE - 4.0, card.bottom() - 9.0);
    let rect = painter.text(right, Align2::RIGHT_BOTTOM, text, kind.font(), paint(ink));
    if !is_main {
        let frame = rect.expand2(Vec2::new(7.0, 1.0));
        painter.rect_stroke(frame, CornerRadius::same(6), Stroke::new(1.5, paint(ink)), StrokeKind::Middle);
    }
    rect.width() + 24.0
}

/// What is said beside the figures: "+ 5 × 0:30" in main time, "3 × 0:30" in a period.
fn beside(texts: &Texts, clock: &Clock) -> Option<String> {
    Some(match (clock.control(), clock.stretch()) {
        (TimeControl::Japanese { period, .. }, Stretch::Period { left }) => {
            format!("{left} × {}", figures(period))
        }
        (TimeControl::Japanese { periods, period, .. }, _) => format!("+ {periods} × {}", figures(period)),
        (TimeControl::Canadian { .. }, Stretch::Stones { left }) => {
            texts.with("clock-stones", [("n", left.into())])
        }
        (TimeControl::Canadian { stones, period, .. }, _) => format!("+ {stones} / {}", figures(period)),
        (TimeControl::Fischer { increment, .. }, _) => format!("+ {}", figures(increment)),
        (TimeControl::None | TimeControl::Absolute { .. }, _) => return None,
    })
}

/// A time as clocks show it: a second that has begun counts.
pub(crate) fn figures(time: Duration) -> String {
    let seconds = time.as_secs() + u64::from(time.subsec_nanos() > 0);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// A clock in words, for the page that has the board in words: "Black: 9 min 35 s left, in the last of 3 periods."
pub(crate) fn words(texts: &Texts, color: Color, clock: &Clock) -> String {
    let seconds = clock.shown_s();
    let time = texts.with("words-time", [("m", (seconds / 60).into()), ("s", (seconds % 60).into())]);
    let (id, n) = match clock.stretch() {
        Stretch::Main => ("words-clock", 0),
        Stretch::Period { left } => ("words-clock-period", left),
        Stretch::Stones { left } => ("words-clock-stones", left),
    };
    let who = texts.get(crate::app::words::color_id(color));
    texts.with(id, [("who", who.into()), ("time", time.into()), ("n", n.into())])
}

/// Says that a period has begun: "White: byo-yomi, 2 periods of 0:30 left".
pub(crate) fn period_words(texts: &Texts, color: Color, stretch: Stretch, control: TimeControl) -> String {
    let who = texts.get(crate::app::words::color_id(color));
    let time = figures(control.overtime().map_or(Duration::ZERO, |(_, period)| period));
    let (id, n) = match stretch {
        Stretch::Stones { left } => ("notice-stones", left),
        Stretch::Period { left } => ("notice-period", left),
        Stretch::Main => ("notice-period", 0),
    };
    texts.with(id, [("who", who.into()), ("time", time.into()), ("n", n.into())])
}

/// Both clocks in a line, as a record that is looked at has them: "Black 9:35 · White 0:26 (3 × 0:30)".
pub(crate) fn line(texts: &Texts, clocks: &ByColor<Clock>) -> String {
    let one = |clock: &Clock| match beside(texts, clock) {
        Some(beside) if clock.stretch() != Stretch::Main => format!("{} ({beside})", figures(clock.left())),
        _ => figures(clock.left()),
    };
    let values = [("black", one(&clocks.black).into()), ("white", one(&clocks.white).into())];
    texts.with("replay-clocks", values)
}

/// Draws figures that end at a point, each in a place of its own, so that none moves when another one changes.
fn paint_figures(painter: &Painter, right: Pos2, text: &str, font: &FontId, ink: Color32) -> Rect {
    let width = |c: char| painter.layout_no_wrap(c.to_string(), font.clone(), ink).size().x;
    let figure = ('0'..='9').map(width).fold(0.0, f32::max);
    let colon = width(':') + 2.0;
    let mut x = right.x;
    let mut rect = Rect::from_min_max(right, right);
    for c in text.chars().rev() {
        let room = if c == ':' { colon } else { figure };
        let place = Pos2::new(x - room / 2.0, right.y);
        let drawn = painter.text(place, Align2::CENTER_CENTER, c, font.clone(), ink);
        rect = rect.union(drawn.with_min_x(x - room).with_max_x(x));
        x -= room;
    }
    rect
}

fn triangle(middle: Pos2, ink: Color32) -> Shape {
    let corner = |x: f32, y: f32| middle + Vec2::new(x, y);
    let corners = vec![corner(-6.0, -9.0), corner(8.0, 0.0), corner(-6.0, 9.0)];
    Shape::convex_polygon(corners, ink, Stroke::NONE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_shown_as_on_a_clock() {
        let check = |ms: u64, expect: &str| assert_eq!(figures(Duration::from_millis(ms)), expect);
        check(0, "0:00");
        check(1, "0:01");
        check(59_001, "1:00");
        check(600_000, "10:00");
        check(3_599_999, "1:00:00");
        check(36_061_000, "10:01:01");
    }

    #[test]
    fn clocks_are_put_into_words() {
        let texts = Texts::new("en");
        let s = Duration::from_secs;
        let mut clock = Clock::new(TimeControl::Japanese { main: s(60), periods: 3, period: s(30) }).unwrap();
        let words = |clock: &Clock| words(&texts, Color::Black, clock).replace('\u{a0}', " ");
        assert_eq!(words(&clock), "Black: 1 min 0 s left.");
        let beside = |clock: &Clock| beside(&texts, clock).unwrap().replace('\u{a0}', " ");
        assert_eq!(beside(&clock), "+ 3 × 0:30");
        clock.run(s(95));
        assert_eq!(words(&clock), "Black: 0 min 25 s left in this period, 2 periods in all.");
        assert_eq!(beside(&clock), "2 × 0:30");
        let clocks = ByColor { black: clock, white: Clock::new(clock.control()).unwrap() };
        assert_eq!(line(&texts, &clocks).replace('\u{a0}', " "), "Black 0:25 (2 × 0:30) · White 1:00");
        let told = period_words(&texts, Color::White, clock.stretch(), clock.control());
        assert_eq!(told, "White: byo-yomi, 2 periods of 0:30.");
    }
}
