//! The control that shows a figure: a board, the way through its steps, and a sentence.

use std::sync::Arc;

use bevy_egui::egui::{Align2, CornerRadius, FontId, Galley, Pos2, Rect, Stroke, Vec2};

use super::Shelf;
use super::table::Table;
use crate::app::theme::Rgb;
use crate::app::ui::boards;
use crate::app::ui::fonts::Type;
use crate::app::ui::kit::{GAP, Kit, Says, paint};
use crate::board::Color;
use crate::go::Outcome;
use crate::gomoku::opening::Party;
use crate::handbook::{Figure, Players, Scene};
use crate::picture::{Numbers, Style, Subject};

/// What is written at a step.
struct Writing {
    sentence: Arc<Galley>,
    sum: Option<(Table, Arc<Galley>)>,
}

impl Writing {
    fn of(kit: &Kit<'_>, figure: &Figure, step: usize, width: f32) -> Self {
        let texts = kit.texts;
        let sentence = kit.wrapped(&texts.say(&figure.sentence(step)), Type::Body, kit.theme.text, width);
        let sum = figure.sum(step).map(|sum| {
            let result = match sum.outcome {
                Outcome::Draw => texts.get("end-draw-score"),
                Outcome::Win { winner, margin } => texts.won_by(winner, margin),
            };
            let result = kit.wrapped(&result, Type::Strong, kit.theme.text, width);
            (Table::new(kit, &sum.rows, width.min(MAX_BOARD)), result)
        });
        Self { sentence, sum }
    }

    fn height(&self) -> f32 {
        let sum =
            self.sum.as_ref().map_or(0.0, |(table, result)| table.height() + result.size().y + 2.0 * GAP);
        self.sentence.size().y + sum
    }

    fn draw(&self, kit: &Kit<'_>, place: Pos2) {
        kit.set_lines(place, [self.sentence.clone()]);
        if let Some((table, result)) = &self.sum {
            let place = place + Vec2::new(0.0, self.sentence.size().y + GAP);
            table.draw(kit, place);
            kit.set_lines(place + Vec2::new(0.0, table.height() + GAP), [result.clone()]);
        }
    }
}

/// The room between the edge of the control and what it shows.
const PAD: f32 = 10.0;
/// The height of the row with the arrows, and of a player's name.
const STEPS_HEIGHT: f32 = 44.0;
const PLAYER_HEIGHT: f32 = 34.0;
/// The share of the page that a board takes where its sentence stands below, and how small it becomes for that.
const SEEN_SHARE: f32 = 0.55;
const LEAST_BOARD: f32 = 180.0;
/// The longest side of a board, and the width from which the sentence stands beside it.
const MAX_BOARD: f32 = 360.0;
const BESIDE_FROM: f32 = 620.0;

/// Where the parts of a figure lie, and where it ends.
struct Places {
    board: Rect,
    players: [Rect; 2],
    steps: Rect,
    sentence: Pos2,
    bottom: f32,
}

pub(super) fn draw(kit: &mut Kit<'_>, shelf: &mut Shelf, figure: &Figure) {
    let (n_steps, step) = (figure.n_steps(), shelf.step(figure.name));
    let scene = figure.scene(step);
    // The figure with the focus, or the first one, is on the large board too.
    if kit.nav.is_focused(figure.name) || shelf.on_board.is_none() {
        shelf.on_board = Some((figure.name, scene.clone()));
    }
    let width = kit.ui.available_width();
    let beside = width >= BESIDE_FROM;
    // What is said of it stands below, and is to be seen with it.
    let seen = kit.ui.clip_rect().height() * if beside { 1.0 } else { SEEN_SHARE };
    let board = (width - 2.0 * PAD).min(MAX_BOARD).min(seen.max(LEAST_BOARD));
    let text_width = if beside { width - board - 4.0 * PAD } else { width - 2.0 * PAD - GAP };
    let writings: Vec<Writing> =
        (0..n_steps).map(|step| Writing::of(kit, figure, step, text_width)).collect();
    // As high as the longest step wants it, so that nothing jumps from step to step.
    let text_height = writings.iter().map(Writing::height).fold(0.0, f32::max);
    let steps_height = if n_steps > 1 { STEPS_HEIGHT } else { GAP };
    let room = Rect::from_min_size(kit.ui.cursor().min, Vec2::new(width, f32::INFINITY));
    let places = places(room, board, beside, scene.players.is_some(), [steps_height, text_height]);
    let row = places.steps;
    let is_back = |pos: Pos2| row.contains(pos) && pos.x < row.left() + row.width() / 3.0;
    let moved = kit.canvas(figure.name, places.bottom - room.top(), is_back);
    let sentence = kit.texts.say(&figure.sentence(step));
    kit.says(figure.name, Says::value(sentence, format!("{} / {n_steps}", step + 1)));
    draw_board(kit, &scene, places.board);
    if let Some(players) = scene.players {
        draw_players(kit, players, places.players);
    }
    if n_steps > 1 {
        draw_steps(kit, row, step, n_steps);
    }
    if let Some(writing) = writings.get(step) {
        writing.draw(kit, places.sentence);
    }
    // Forward from the last step is the first one again; back from the first one is nowhere.
    let step = match moved {
        0 => step,
        1.. => (step + 1) % n_steps,
        _ => step.saturating_sub(1),
    };
    shelf.steps.insert(figure.name, step);
}

/// Draws what is seen at a step.
pub(super) fn draw_board(kit: &Kit<'_>, scene: &Scene, room: Rect) {
    let numbers = if scene.numbered.is_empty() { Numbers::None } else { Numbers::All };
    let style = Style { numbers, ..boards::style(kit.theme) };
    boards::draw(kit, &Subject::of_page(scene), style, room);
}

/// The parts of a figure in a room that is as high as need be.
fn places(room: Rect, board: f32, beside: bool, has_players: bool, heights: [f32; 2]) -> Places {
    let [steps_height, text_height] = heights;
    let inner = room.shrink(PAD);
    let words = if beside { inner.with_min_x(inner.left() + board + 2.0 * PAD) } else { inner };
    let named = words.with_max_y(words.top() + PLAYER_HEIGHT);
    let named = if beside { named } else { named.with_max_x(named.left() + board) };
    let players = if !beside && board < 250.0 {
        [named, named.translate(Vec2::new(0.0, PLAYER_HEIGHT))]
    } else {
        let each = (named.width() - GAP) / 2.0;
        [named.with_max_x(named.left() + each), named.with_min_x(named.right() - each)]
    };
    let top = if has_players { players[1].bottom() + GAP } else { inner.top() };
    let corner = if beside { inner.min } else { Pos2::new(inner.center().x - board / 2.0, top) };
    let board = Rect::from_min_size(corner, Vec2::splat(board));
    let steps = if beside {
        words.with_min_y(top).with_max_x(words.left() + words.width().min(MAX_BOARD))
    } else {
        words.with_min_y(board.bottom())
    };
    let steps = steps.with_max_y(steps.top() + steps_height);
    let sentence = steps.left_bottom() + Vec2::new(GAP / 2.0, if beside { GAP } else { 0.0 });
    let bottom = board.bottom().max(sentence.y + text_height) + PAD;
    Places { board, players, steps, sentence, bottom }
}

/// Arrows at both ends, and between them a dot for each step.
fn draw_steps(kit: &Kit<'_>, row: Rect, step: usize, n_steps: usize) {
    let painter = kit.ui.painter();
    let middle = row.center().y;
    let strokes = [step > 0, true].map(|on| {
        let (width, ink) = if on { (3.0, kit.theme.accent) } else { (1.5, kit.theme.muted) };
        Some(Stroke::new(width, paint(ink)))
    });
    kit.arrows(row.expand2(Vec2::new(8.0, 0.0)), strokes);
    let apart = ((row.width() - 88.0) / n_steps as f32).min(18.0);
    let first = row.center().x - apart * (n_steps as f32 - 1.0) / 2.0;
    for i in 0..n_steps {
        let place = Pos2::new(first + apart * i as f32, middle);
        if i == step {
            painter.circle_filled(place, (apart * 0.42).min(5.5), paint(kit.theme.accent));
        } else {
            painter.circle_stroke(place, (apart * 0.3).min(4.0), Stroke::new(1.5, paint(kit.theme.muted)));
        }
    }
}

/// The two players with the stones that are theirs now; the one who acts has a lit bar.
fn draw_players(kit: &Kit<'_>, players: Players, places: [Rect; 2]) {
    let painter = kit.ui.painter();
    let parties = [(Party::First, "rules-first-player"), (Party::Second, "rules-second-player")];
    let lay_out = |id: &str, color: Rgb, size: f32| {
        let font = FontId { size, ..Type::Body.font() };
        painter.layout_no_wrap(kit.texts.get(id), font, paint(color))
    };
    // Both in one size, in which the longer one fits.
    let room = places[0].width() - 42.0;
    let full = Type::Body.font().size;
    let widest =
        parties.map(|(_, id)| lay_out(id, kit.theme.text, full).size().x).into_iter().fold(1.0, f32::max);
    let size = (full * (room / widest).min(1.0)).floor();
    for ((party, id), place) in parties.into_iter().zip(places) {
        let acts = players.actor == Some(party);
        if acts {
            painter.rect_filled(place, CornerRadius::same(6), paint(kit.theme.control_focused()));
            kit.bar(place, 4.0);
        }
        let color = if party == players.black { Color::Black } else { Color::White };
        kit.stone(place.left_center() + Vec2::new(20.0, 0.0), 10.0, color);
        let ink = if acts { kit.theme.text } else { kit.theme.muted };
        kit.set(place.with_min_x(place.left() + 36.0), Align2::LEFT_CENTER, lay_out(id, ink, size));
    }
}
