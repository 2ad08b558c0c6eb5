//! The forced win from the last escape to the end, move by move: what each made, and how every other defense is met.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Vec2};

use super::{ReviewOrder, Reviewed, WIN, page};
use crate::app::screen::ScreenMove;
use crate::app::table::session::Session;
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::{Frame, Page, Room};
use crate::app::ui::kit::{Kit, Says};
use crate::review::Proved;
use crate::words::review::ReviewWords;

/// How far the defenses are set in.
const INDENT: f32 = 28.0;

pub(super) fn draw(mut frame: Frame, session: Res<Session>, reviewed: Res<Reviewed>) {
    let game = session.game();
    let page = Page { room: Room::Panel, ..Page::of(WIN) };
    frame.show(page, |kit, view| {
        kit.header("review-win-back", &view.text("review-win"), ScreenMove::Close);
        let Some(review) = reviewed.of(game) else { return };
        let words = page::words(view, game.size());
        if let Some(text) = page::decided(view, review) {
            kit.muted(text);
        }
        for step in review.forced_win() {
            let is_open = step.number == reviewed.in_view;
            let id = format!("review-win-{}", step.number);
            if page::move_tile(kit, &id, &words, step, &words.step(review, step), is_open) {
                kit.ask(ReviewOrder::SeeStep(step.number));
            }
            for (i, defense) in step.defenses.iter().enumerate().filter(|_| is_open) {
                let seen = reviewed.defense.filter(|(of, _)| *of == i).map(|(_, n_moves)| n_moves);
                draw_defense(kit, &words, (i, defense), seen);
            }
        }
    });
}

/// A defense that was not played, with the win that meets it; left, right and presses walk along its line.
fn draw_defense(
    kit: &mut Kit<'_>,
    words: &ReviewWords<'_>,
    (i, defense): (usize, &Proved),
    seen: Option<usize>,
) {
    let title = words.defense(defense);
    let room = kit.room(page::ROW);
    let room = room.with_min_x(room.left() + INDENT);
    let says = Says::value(title.as_str(), words.defense_line(defense, usize::MAX));
    let (pressed, steps, focused) = kit.stepped_tile(room, &format!("review-defense-{i}"), false, says);
    let all = defense.plies();
    let n_moves = seen.unwrap_or(all).min(all);
    if steps != 0 {
        let moved = usize::try_from(n_moves as i64 + i64::from(steps)).unwrap_or(0).clamp(1, all.max(1));
        kit.ask(ReviewOrder::SeeDefense(i, moved));
    } else if pressed && seen.is_some() {
        kit.ask(ReviewOrder::SeeDefense(i, if n_moves < all { n_moves + 1 } else { 1 }));
    } else if pressed || focused && seen.is_none() {
        kit.ask(ReviewOrder::SeeDefense(i, usize::MAX));
    }
    let lines = room.shrink2(Vec2::new(12.0, 8.0));
    let shown = words.defense_line(defense, n_moves);
    let ink = if seen.is_some() { kit.theme.accent } else { kit.theme.text };
    kit.set(lines, Align2::LEFT_TOP, kit.cut(title, Type::Body, ink, lines.width()));
    kit.set(lines, Align2::LEFT_BOTTOM, kit.cut(shown, Type::Small, kit.theme.muted, lines.width()));
}
