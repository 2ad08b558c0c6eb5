//! The best moves one by one: left and right walk along the line of the one that has the focus, a press plays its first
//! move.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Vec2};

use super::{AnalysisOrder, AnalysisSettings, Analyzed, LINES, Longest, panel};
use crate::app::screen::{Phase, ScreenMove, Whereabouts};
use crate::app::table::opponent::EngineBook;
use crate::app::table::place::PointPressed;
use crate::app::table::session::Session;
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::{Frame, Page, Room};
use crate::app::ui::kit::{Button, Kit, Says};
use crate::board::Color;
use crate::game::{GameKind, Move, Seat};
use crate::play::Hand;
use crate::review::Candidate;
use crate::words::names::seat_text;
use crate::words::review::ReviewWords;

/// The height of a candidate.
const ROW: f32 = 72.0;

/// The names of the rows.
const ROWS: [&str; 5] = ["line-1", "line-2", "line-3", "line-4", "line-5"];

pub(super) fn draw(
    mut frame: Frame,
    session: Res<Session>,
    analyzed: Res<Analyzed>,
    settings: Res<AnalysisSettings>,
    book: Res<EngineBook>,
    at: Whereabouts,
) {
    let page = Page { room: Room::Panel, ..Page::of(LINES) };
    let may_play = at.phase() == Phase::Replay || session.person_to_move();
    frame.show(page, |kit, view| {
        let game = session.game();
        kit.header("lines-back", &view.text("analysis-title"), ScreenMove::Close);
        if !analyzed.is_shown() {
            kit.button(Button::new(("lines-show", "action-analyze"), AnalysisOrder::Toggle).main());
            return;
        }
        panel::draw(kit, view, &analyzed, game, session.revision());
        let words = ReviewWords { texts: view.texts, notation: view.notation, size: game.size() };
        let candidates = analyzed.of(session.revision()).map_or(&[][..], |analysis| &analysis.candidates);
        let seen = analyzed.seen;
        let side = game.to_move();
        for (i, (candidate, name)) in candidates.iter().zip(ROWS).enumerate() {
            row(kit, &words, (i, name), (candidate, side), seen, may_play);
        }
        kit.muted(view.text(if may_play { "lines-how" } else { "lines-how-walk" }));
        let mut new = *settings;
        kit.choice("settings-analysis-time", &mut new.time, &Longest::ALL, Longest::text_id);
        let engines: Vec<_> = book.of_game(GameKind::Go).into_iter().map(Some).collect();
        if game.setup().go().is_some() && !engines.is_empty() {
            let all = [vec![None], engines].concat();
            kit.choice_in_words("lines-engine", &mut new.go_engine, &all, |engine| match engine {
                Some(id) => seat_text(view.texts, Seat::Engine(*id)),
                None => view.text("records-program"),
            });
        }
        kit.choose(&*settings, new);
        kit.button(
            Button::new(("lines-hide", "action-analyze-hide"), AnalysisOrder::Toggle).and(ScreenMove::Close),
        );
    });
}

/// A candidate: its rank, the move, what it is worth, and the line.
fn row(
    kit: &mut Kit<'_>,
    words: &ReviewWords<'_>,
    (i, name): (usize, &str),
    (candidate, side): (&Candidate, Color),
    seen: (usize, usize),
    may_play: bool,
) {
    let title = words.candidate(candidate, side);
    let line = words.moves(&candidate.line);
    let room = kit.room(ROW);
    let (pressed, steps, focused) =
        kit.stepped_tile(room, name, i == 0, Says::value(title.as_str(), line.as_str()));
    let all = candidate.line.len();
    let n_moves = if seen.0 == i { seen.1.min(all) } else { all };
    if steps != 0 {
        let moved = usize::try_from(n_moves as i64 + i64::from(steps)).unwrap_or(0).clamp(1, all.max(1));
        kit.ask(AnalysisOrder::See(i, moved));
    } else if focused && seen.0 != i {
        kit.ask(AnalysisOrder::See(i, usize::MAX));
    }
    if let (true, true, Some(Move::Place(point))) = (pressed, may_play, candidate.mv()) {
        kit.ask(PointPressed { point, hand: Hand::Main });
    }
    let lines = room.shrink2(Vec2::new(12.0, 8.0));
    let shown = if n_moves < all { words.moves(&candidate.line[..n_moves]) } else { line };
    let ink = if i == 0 { kit.theme.accent } else { kit.theme.text };
    let title = kit.cut(title, Type::Button, ink, lines.width());
    let below = kit.cut(shown, Type::Small, kit.theme.muted, lines.width());
    kit.set(lines, Align2::LEFT_TOP, title);
    kit.set(lines, Align2::LEFT_BOTTOM, below);
}
