//! The value of a game over its moves.

use bevy_egui::egui::epaint::PathShape;
use bevy_egui::egui::{Pos2, Rect, Shape, Stroke, pos2};

use crate::app::ui::kit::{Kit, Says, ToPlace, paint};
use crate::board::Color;
use crate::game::tree::{MoveQuality, NodeId};
use crate::go::HalfPoints;
use crate::review::{Review, ReviewedMove};
use crate::words::names::color_id;

/// The room around the line, and the half of the width of a mark.
const PAD: f32 = 14.0;
const MARK: f32 = 5.0;
/// The room of the stones at the left of the line, and their radius.
const STONES: f32 = 18.0;
const STONE: f32 = 6.0;

/// Draws the chance of Black over the moves: above the middle Black is ahead, below it White. The line is strong where
/// the winner is proved. The node to which a player goes, where one stands at `node`.
pub(super) fn draw(kit: &mut Kit<'_>, review: &Review, node: NodeId, height: f32) -> Option<NodeId> {
    let moves = &review.moves;
    let here = moves.iter().position(|reviewed| reviewed.node == node);
    let room = kit.room(height);
    let asked = kit.places(room, "review-graph", says(kit, here.and_then(|here| moves.get(here))));
    let inner = room.shrink(PAD).with_min_x(room.left() + PAD + STONES);
    let at = |place: usize| place_of(inner, moves, place);
    lines(kit, review, inner);
    for (place, reviewed) in moves.iter().enumerate() {
        mark(kit, at(place), reviewed.quality);
    }
    if let Some(here) = here {
        let stroke = Stroke::new(1.5, paint(kit.theme.accent));
        kit.ui.painter().vline(at(here).x, inner.y_range(), stroke);
        kit.ui.painter().circle_filled(at(here), MARK, paint(kit.theme.accent));
    }
    let place = match asked? {
        ToPlace::By(steps) => {
            let from = here.map_or(-1, |here| i64::try_from(here).unwrap_or(0));
            usize::try_from((from + i64::from(steps)).max(0)).unwrap_or(0)
        }
        ToPlace::At(pos) => ((pos.x - inner.left()) / inner.width() * moves.len().saturating_sub(1) as f32)
            .round()
            .max(0.0) as usize,
    };
    moves.get(place.min(moves.len().saturating_sub(1))).map(|reviewed| reviewed.node)
}

/// Where the value after a move is drawn.
fn place_of(inner: Rect, moves: &[ReviewedMove], place: usize) -> Pos2 {
    let last = moves.len().saturating_sub(1).max(1);
    let chance = moves.get(place).map_or(0.5, |reviewed| reviewed.after.expected_score());
    pos2(
        inner.left() + inner.width() * place as f32 / last as f32,
        inner.bottom() - inner.height() * chance as f32,
    )
}

fn lines(kit: &Kit<'_>, review: &Review, inner: Rect) {
    let (painter, theme, moves) = (kit.ui.painter(), kit.theme, &review.moves);
    painter.hline(inner.x_range(), inner.center().y, Stroke::new(1.0, paint(theme.muted)));
    // At the height where each has won.
    for (color, y) in [(Color::Black, inner.top()), (Color::White, inner.bottom())] {
        kit.stone(pos2(inner.left() - STONES / 2.0, y), STONE, color);
    }
    if let Some(escape) =
        review.last_escape.and_then(|number| moves.iter().position(|it| it.number == number))
    {
        let x = place_of(inner, moves, escape).x;
        let ends = [pos2(x, inner.top()), pos2(x, inner.bottom())];
        painter.extend(Shape::dashed_line(&ends, Stroke::new(1.5, paint(theme.text)), 4.0, 4.0));
    }
    for (place, after) in moves.iter().enumerate().skip(1) {
        let ends = [place_of(inner, moves, place - 1), place_of(inner, moves, place)];
        let width = if after.proved.is_some() { 3.5 } else { 1.5 };
        painter.line_segment(ends, Stroke::new(width, paint(theme.text)));
    }
}

/// A mistake points down, half of it is hollow; a good move is a ring.
fn mark(kit: &Kit<'_>, at: Pos2, quality: Option<MoveQuality>) {
    let (painter, ink, ground) = (kit.ui.painter(), paint(kit.theme.accent), paint(kit.theme.panel));
    let corners = || {
        [(-MARK, -MARK), (MARK, -MARK), (0.0, MARK)]
            .map(|(x, y)| pos2(at.x + x * 1.2, at.y + y * 1.2))
            .to_vec()
    };
    let stroke = Stroke::new(1.5, ink);
    match quality {
        Some(MoveQuality::Bad) => _ = painter.add(PathShape::convex_polygon(corners(), ink, stroke)),
        Some(MoveQuality::Doubtful) => _ = painter.add(PathShape::convex_polygon(corners(), ground, stroke)),
        Some(MoveQuality::Good | MoveQuality::Interesting) => _ = painter.circle(at, MARK, ground, stroke),
        None => {}
    }
}

/// What a screen reader is told of the place.
fn says(kit: &Kit<'_>, here: Option<&ReviewedMove>) -> Says {
    let chance = here.map_or_else(String::new, |reviewed| chance_text(kit, reviewed));
    Says::value(kit.texts.get("review-title"), chance)
}

/// The chance of Black after a move, in words.
pub(super) fn chance_text(kit: &Kit<'_>, reviewed: &ReviewedMove) -> String {
    let chance = (100.0 * reviewed.after.expected_score()).round();
    let side = ("side", kit.texts.get(color_id(Color::Black)).into());
    let values = [side, ("n", reviewed.number.into()), ("chance", chance.into())];
    let Some((_, lead)) = reviewed.leads else { return kit.texts.with("review-chance", values) };
    let points = kit.texts.points(HalfPoints::from_halves((2.0 * lead.abs()).round() as i32));
    let id = if lead >= 0.0 { "review-chance-ahead" } else { "review-chance-behind" };
    let [side, n, chance] = values;
    kit.texts.with(id, [side, n, chance, ("points", points.into())])
}
