//! The control that shows a figure: a board, the way through its steps, and a sentence.

use std::sync::Arc;

use bevy_egui::egui::{CornerRadius, FontId, Galley, Pos2, Rect, Stroke, Vec2};

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
use crate::words::Texts;

/// What is written at a step.
struct Writing {
    sentence: Arc<Galley>,
    sum: Option<(Table, Arc<Galley>)>,
}

impl Writing {
    fn of(kit: &Kit<'_>, texts: &Texts, figure: &Figure, step: usize, width: f32) -> Self {
        let sentence = kit.wrapped(&texts.say(&figure.sentence(step)), Type::Body, kit.theme.text, width);
        let sum = figure.sum(step).map(|sum| {
            let result = match sum.outcome {
                Outcome::Draw => texts.get("end-draw-score"),
                Outcome::Win { winner, margin } => texts.won_by(winner, margin),
            };
            let result = kit.wrapped(&result, Type::Strong, kit.theme.text, width);
            (Table::new(kit, texts, &sum.rows, width.min(MAX_BOARD)), result)
        });
        Self { sentence, sum }
    }

    fn height(&self) -> f32 {
        let sum =
            self.sum.as_ref().map_or(0.0, |(table, result)| table.height() + result.size().y + 2.0 * GAP);
        self.sentence.size().y + sum
    }

    fn draw(&self, kit: &Kit<'_>, place: Pos2) {
        let ink = paint(kit.theme.text);
        kit.ui.painter().galley(place, self.sentence.clone(), ink);
        if let Some((table, result)) = &self.sum {
            let place = place + Vec2::new(0.0, self.sentence.size().y + GAP);
            table.draw(kit, place);
            kit.ui.painter().galley(place + Vec2::new(0.0, table.height() + GAP), result.clone(), ink);
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

/// Where the parts of a figure lie within it.
struct Places {
    size: Vec2,
    board: Rect,
    players: [Rect; 2],
    steps: Rect,
    sentence: Pos2,
}

pub(super) fn draw(kit: &mut Kit<'_>, texts: &Texts, shelf: &mut Shelf, figure: &Figure) {
    let n_steps = figure.n_steps();
    let step = shelf.steps.entry(figure.name).or_insert(0);
    let scene = figure.scene(*step);
    // The figure with the focus, or the first one, is on the large board too.
    if kit.nav.is_focused(figure.name) || shelf.on_board.is_none() {
        shelf.on_board = Some((figure.name, scene.clone()));
    }
    let step = shelf.steps.entry(figure.name).or_insert(0);
    let width = kit.ui.available_width();
    let beside = width >= BESIDE_FROM;
    // What is said of it stands below, and is to be seen with it.
    let seen = kit.ui.clip_rect().height() * if beside { 1.0 } else { SEEN_SHARE };
    let board = (width - 2.0 * PAD).min(MAX_BOARD).min(seen.max(LEAST_BOARD));
    let text_width = if beside { width - board - 4.0 * PAD } else { width - 2.0 * PAD - GAP };
    let writings: Vec<Writing> =
        (0..n_steps).map(|step| Writing::of(kit, texts, figure, step, text_width)).collect();
    // As high as the longest step wants it, so that nothing jumps from step to step.
    let text_height = writings.iter().map(Writing::height).fold(0.0, f32::max);
    let steps_height = if n_steps > 1 { STEPS_HEIGHT } else { GAP };
    let places = places(width, board, beside, scene.players.is_some(), [steps_height, text_height]);
    let steps_at = |rect: Rect| places.steps.translate(rect.min.to_vec2());
    let is_back = |rect: Rect, pos: Pos2| {
        let row = steps_at(rect);
        row.contains(pos) && pos.x < row.left() + row.width() / 3.0
    };
    let (rect, moved) = kit.canvas(figure.name, places.size, is_back);
    let sentence = texts.say(&figure.sentence(*step));
    kit.says(figure.name, Says::value(sentence, format!("{} / {n_steps}", *step + 1)));
    let offset = rect.min.to_vec2();
    draw_board(kit, &scene, places.board.translate(offset));
    if let Some(players) = scene.players {
        draw_players(kit, texts, players, places.players.map(|place| place.translate(offset)));
    }
    if n_steps > 1 {
        draw_steps(kit, steps_at(rect), *step, n_steps);
    }
    if let Some(writing) = writings.get(*step) {
        writing.draw(kit, places.sentence + offset);
    }
    // Forward from the last step is the first one again; back from the first one is nowhere.
    *step = match moved {
        0 => *step,
        1.. => (*step + 1) % n_steps,
        _ => step.saturating_sub(1),
    };
}

/// Draws what is seen at a step.
pub(super) fn draw_board(kit: &Kit<'_>, scene: &Scene, room: Rect) {
    let numbers = if scene.numbered.is_empty() { Numbers::None } else { Numbers::All };
    let style = Style { numbers, ..boards::style(kit.theme) };
    boards::draw(kit, &Subject::of_page(scene), style, room);
}

fn places(width: f32, board: f32, beside: bool, has_players: bool, heights: [f32; 2]) -> Places {
    let [steps_height, text_height] = heights;
    let stacked = has_players && !beside && board < 250.0;
    let left = if beside { board + 3.0 * PAD } else { PAD };
    let text_width = if beside { width - left - PAD } else { board };
    let each = if stacked { text_width } else { (text_width - GAP) / 2.0 };
    let player = |i: f32| {
        let place =
            if stacked { Vec2::new(0.0, i * PLAYER_HEIGHT) } else { Vec2::new(i * (each + GAP), 0.0) };
        Rect::from_min_size(Pos2::new(left, PAD) + place, Vec2::new(each, PLAYER_HEIGHT))
    };
    let players = [player(0.0), player(1.0)];
    let head = if has_players { players[1].bottom() + GAP } else { PAD };
    let board_top = if beside { PAD } else { head };
    let board_left = if beside { PAD } else { (width - board) / 2.0 };
    let board = Rect::from_min_size(Pos2::new(board_left, board_top), Vec2::splat(board));
    let steps_top = if beside { head } else { board.bottom() };
    let steps = Rect::from_min_size(
        Pos2::new(left, steps_top),
        Vec2::new(if beside { text_width.min(MAX_BOARD) } else { width - 2.0 * PAD }, steps_height),
    );
    let sentence = Pos2::new(left + GAP / 2.0, steps.bottom() + if beside { GAP } else { 0.0 });
    let bottom = board.bottom().max(sentence.y + text_height);
    Places { size: Vec2::new(width, bottom + PAD), board, players, steps, sentence }
}

/// Arrows at both ends, and between them a dot for each step.
fn draw_steps(kit: &Kit<'_>, row: Rect, step: usize, n_steps: usize) {
    let painter = kit.ui.painter();
    let middle = row.center().y;
    for (x, sign, on) in [(row.left() + 16.0, -1.0, step > 0), (row.right() - 16.0, 1.0, true)] {
        let color = if on { kit.theme.accent } else { kit.theme.muted };
        let stroke = Stroke::new(if on { 3.0 } else { 1.5 }, paint(color));
        let tip = Pos2::new(x + 5.0 * sign, middle);
        for dy in [-8.0, 8.0] {
            painter.line_segment([tip, Pos2::new(x - 4.0 * sign, middle + dy)], stroke);
        }
    }
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
fn draw_players(kit: &Kit<'_>, texts: &Texts, players: Players, places: [Rect; 2]) {
    let painter = kit.ui.painter();
    let parties = [(Party::First, "rules-first-player"), (Party::Second, "rules-second-player")];
    let lay_out = |id: &str, color: Rgb, size: f32| {
        let font = FontId { size, ..Type::Body.font() };
        painter.layout_no_wrap(texts.get(id), font, paint(color))
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
            let bar = Rect::from_min_size(place.min, Vec2::new(4.0, place.height()));
            painter.rect_filled(bar, CornerRadius::same(2), paint(kit.theme.accent));
        }
        let color = if party == players.black { Color::Black } else { Color::White };
        let middle = Pos2::new(place.left() + 20.0, place.center().y);
        kit.stone(middle, 10.0, color);
        let ink = if acts { kit.theme.text } else { kit.theme.muted };
        let galley = lay_out(id, ink, size);
        let left = Pos2::new(middle.x + 16.0, place.center().y - galley.size().y / 2.0);
        painter.galley(left, galley, paint(ink));
    }
}
