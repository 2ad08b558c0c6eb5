//! How the games of a player ended, as pictures that are read at a glance.

use std::collections::HashMap;

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, Stroke, StrokeKind, Vec2, pos2};

use super::{InView, RESULTS};
use crate::app::features::problem::Solved;
use crate::app::screen::ScreenMove;
use crate::app::table::records::Records;
use crate::app::table::seats::PlayerBook;
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::{Frame, Page, Room};
use crate::app::ui::kit::{Kit, paint};
use crate::game::{GameKind, PlayerId, Seat};
use crate::play::rating::Rating;
use crate::record::history::{Ending, History, Played, Tally, Whose};
use crate::words::history::{Facet, endings_text, rating_text, run_text, tally_text, total_text};

/// The last games in a picture: the room of each, and the height of all.
const GAME_WIDTH: f32 = 16.0;
const GAMES_HEIGHT: f32 = 72.0;
/// A row of results: its least width, its height, the room around it, and the height of its bar.
const ROW_WIDTH: f32 = 400.0;
const ROW_HEIGHT: f32 = 56.0;
const ROW_PAD: Vec2 = Vec2::new(10.0, 6.0);
const BAR_HEIGHT: f32 = 14.0;

/// What the saved games say of each player, as they were listed last.
#[derive(Resource, Default)]
pub(crate) struct Results {
    of: HashMap<Option<PlayerId>, History>,
    counted: Option<u64>,
}

impl Results {
    /// What they say of the person who sits there; none before they have been listed.
    pub(crate) fn of_seat(&self, seat: Seat) -> Option<&History> {
        match seat {
            Seat::Human => self.of(None),
            Seat::Player(id) => self.of(Some(id)),
            Seat::Program(_) | Seat::Engine(_) => None,
        }
    }

    /// What they say of a player, or of whoever has no name; none before they have been listed.
    pub(super) fn of(&self, id: Option<PlayerId>) -> Option<&History> {
        self.of.get(&id)
    }
}

/// Counts the games when they have been listed, or somebody is called otherwise.
pub(super) fn count(records: Res<Records>, book: Res<PlayerBook>, mut results: ResMut<Results>) {
    let Some(files) = records.files() else { return };
    if results.counted == Some(records.n_listings()) && !book.is_changed() {
        return;
    }
    results.counted = Some(records.n_listings());
    // The newest lies on top.
    let games = || files.iter().rev().filter_map(|file| file.content.as_ref().ok());
    let named = book.all().into_iter().map(|(id, player)| (Some(id), player.games(id)));
    let whose = named.chain([(None, Whose::Nameless)]);
    results.of = whose.map(|(id, whose)| (id, History::of(games(), whose))).collect();
}

pub(super) fn draw_page(
    mut frame: Frame,
    in_view: Res<InView>,
    book: Res<PlayerBook>,
    results: Res<Results>,
    solved: Res<Solved>,
) {
    frame.show(Page { room: Room::Window, ..Page::of(RESULTS) }, |kit, view| {
        let name = in_view.0.and_then(|id| book.get(id)).map(|player| player.name.clone());
        let name = name.unwrap_or_else(|| view.text("players-nameless"));
        kit.header("results-back", &name, ScreenMove::Close);
        if let Some(history) = results.of(in_view.0) {
            draw(kit, history, solved.n_solved(in_view.0));
        }
    });
}

fn draw(kit: &mut Kit<'_>, history: &History, n_solved: usize) {
    kit.label(total_text(kit.texts, history), Type::Strong, kit.theme.text);
    if n_solved > 0 {
        kit.muted(kit.texts.with("results-problems", [("n", n_solved.into())]));
    }
    let Some(run) = run_text(kit.texts, history) else {
        kit.muted(kit.texts.get("results-none-how"));
        return;
    };
    kit.muted(run);
    for game in GameKind::ALL {
        if let Some(rating) = Rating::of(history, game) {
            kit.muted(rating_text(kit.texts, game, rating));
        }
    }
    kit.space(0.5);
    let n_shown = (kit.ui.available_width() / GAME_WIDTH) as usize;
    let games = history.games();
    last_games(kit, &games[games.len().saturating_sub(n_shown)..]);
    let columns = kit.n_columns(ROW_WIDTH);
    for facet in Facet::ALL {
        let rows = facet.rows(kit.texts, history);
        if rows.is_empty() {
            continue;
        }
        kit.space(1.0);
        kit.label(kit.texts.get(facet.id()), Type::Strong, kit.theme.text);
        let most = rows.iter().map(|(_, tally)| tally.games()).max().unwrap_or(1);
        for (i, (room, (name, tally))) in
            kit.cells(columns, ROW_HEIGHT, rows.len()).into_iter().zip(rows).enumerate()
        {
            let words = tally_text(kit.texts, tally);
            kit.reading_in(room, &format!("{}-{i}", facet.id()), &format!("{name}: {words}"));
            row(kit, room.shrink2(ROW_PAD), [name, words], tally, most);
        }
    }
}

/// A bar for each game, the newest at the right: up where it was won, down where it was lost, a line where it was
/// drawn.
fn last_games(kit: &mut Kit<'_>, games: &[Played]) {
    let room = kit.told_room(&endings_text(kit.texts, games), GAMES_HEIGHT);
    let middle = room.center().y;
    let painter = kit.ui.painter();
    let ground = Stroke::new(1.0, paint(kit.theme.muted));
    painter.hline(room.left()..=room.left() + games.len() as f32 * GAME_WIDTH, middle, ground);
    for (i, game) in games.iter().enumerate() {
        let left = room.left() + i as f32 * GAME_WIDTH + 2.0;
        let bar = |top: f32, bottom: f32| {
            Rect::from_min_max(pos2(left, top), pos2(left + GAME_WIDTH - 4.0, bottom))
        };
        match game.ending {
            Ending::Won => part(kit, bar(room.top(), middle), Ending::Won),
            Ending::Lost => part(kit, bar(middle, room.bottom()), Ending::Lost),
            Ending::Drawn => part(kit, bar(middle - 4.0, middle + 4.0), Ending::Drawn),
        }
    }
}

/// Who or what, how the games ended, and a bar of them that is as long as there are games.
fn row(kit: &Kit<'_>, room: Rect, [name, words]: [String; 2], tally: Tally, most: usize) {
    let line = room.with_max_y(room.bottom() - BAR_HEIGHT - 4.0);
    let words = kit.cut(words, Type::Small, kit.theme.muted, room.width() * 0.75);
    let words = kit.set(line, Align2::RIGHT_CENTER, words);
    let name = kit.cut(name, Type::Body, kit.theme.text, words.left() - room.left() - 12.0);
    kit.set(line, Align2::LEFT_CENTER, name);
    let each = room.width() / most as f32;
    let mut at = pos2(room.left(), room.bottom() - BAR_HEIGHT);
    let parts = [(Ending::Won, tally.won), (Ending::Drawn, tally.drawn), (Ending::Lost, tally.lost)];
    for (ending, n) in parts {
        let size = Vec2::new(each * n as f32, BAR_HEIGHT);
        if n > 0 {
            part(kit, Rect::from_min_size(at, size), ending);
        }
        at.x += size.x;
    }
}

/// Told apart without colors too: what was won is full, what was drawn is dim, what was lost is an outline.
fn part(kit: &Kit<'_>, rect: Rect, ending: Ending) {
    let painter = kit.ui.painter();
    match ending {
        Ending::Won => painter.rect_filled(rect, 2.0, paint(kit.theme.accent)),
        Ending::Drawn => painter.rect_filled(rect, 2.0, paint(kit.theme.muted)),
        Ending::Lost => {
            let edge = Stroke::new(1.5, paint(kit.theme.muted));
            painter.rect_stroke(rect, 2.0, edge, StrokeKind::Inside)
        }
    };
}
