//! The count of a game of Go: both sides side by side, line by line, so that the sum can be checked.

use bevy_egui::egui::{Align2, Pos2, Rect, Sense, Stroke, Vec2};

use crate::app::table::count::next_person;
use crate::app::table::session::MatchOrder;
use crate::app::text::Texts;
use crate::app::ui::fonts::Type;
use crate::app::ui::kit::{Emphasis, Kit, paint};
use crate::app::ui::reads::View;
use crate::board::{ByColor, Color};
use crate::go::{HalfPoints, Part, Score};

/// The height of a line of the table, and of the stones over it.
const ROW_HEIGHT: f32 = 27.0;
const HEAD_HEIGHT: f32 = 34.0;
/// Where the columns of both sides end, from the right edge of the table.
const COLUMN_ENDS: ByColor<f32> = ByColor { black: 92.0, white: 16.0 };

/// Every part that counts for a side, in the order in which they are added up.
const PARTS: [Part; 6] =
    [Part::Stones, Part::Prisoners, Part::Territory, Part::DeadStones, Part::Komi, Part::HandicapBonus];

/// The id of the name of a part.
pub(crate) const fn part_id(part: Part) -> &'static str {
    match part {
        Part::Stones => "count-stones",
        Part::Territory => "count-territory",
        Part::Prisoners => "count-prisoners",
        Part::DeadStones => "count-dead",
        Part::Komi => "count-komi",
        Part::HandicapBonus => "count-bonus",
    }
}

/// What a side has of a part; none where that is not counted.
fn points_of(lines: &[(Part, HalfPoints)], part: Part) -> Option<HalfPoints> {
    lines.iter().find(|(of, _)| *of == part).map(|(_, points)| *points)
}

/// The parts that count for either side, each with what Black and White have.
fn rows(score: &Score) -> Vec<(Part, ByColor<HalfPoints>)> {
    let lines = ByColor { black: score.lines(Color::Black), white: score.lines(Color::White) };
    let row = |part: Part| {
        let [black, white] = Color::BOTH.map(|color| points_of(&lines[color], part));
        (black.is_some() || white.is_some()).then(|| {
            let points = ByColor { black: black.unwrap_or_default(), white: white.unwrap_or_default() };
            (part, points)
        })
    };
    PARTS.into_iter().filter_map(row).collect()
}

/// The table: a line for each part, and the sums.
pub(crate) fn table(kit: &mut Kit<'_>, texts: &Texts, score: &Score) {
    let rows = rows(score);
    let width = kit.ui.available_width();
    let height = HEAD_HEIGHT + ROW_HEIGHT * (rows.len() + 1) as f32 + 20.0;
    let (room, _) = kit.ui.allocate_exact_size(Vec2::new(width, height), Sense::hover());
    kit.ui.painter().rect_filled(room, 10.0, paint(kit.theme.control()));
    for color in Color::BOTH {
        let end = room.right() - COLUMN_ENDS[color];
        kit.stone(Pos2::new(end - 11.0, room.top() + 22.0), 11.0, color);
    }
    let mut top = room.top() + HEAD_HEIGHT + 2.0;
    for (part, points) in rows {
        line(kit, room, top, &texts.get(part_id(part)), points, Type::Body);
        top += ROW_HEIGHT;
    }
    let rule = Stroke::new(1.5, paint(kit.theme.muted));
    kit.ui.painter().hline(room.x_range().shrink(16.0), top + 4.0, rule);
    let totals = ByColor { black: score.total(Color::Black), white: score.total(Color::White) };
    line(kit, room, top + 8.0, &texts.get("count-total"), totals, Type::Strong);
}

fn line(kit: &Kit<'_>, room: Rect, top: f32, name: &str, points: ByColor<HalfPoints>, kind: Type) {
    let middle = top + ROW_HEIGHT / 2.0;
    let painter = kit.ui.painter();
    let at = Pos2::new(room.left() + 16.0, middle);
    painter.text(at, Align2::LEFT_CENTER, name, kind.font(), paint(kit.theme.text));
    for color in Color::BOTH {
        let at = Pos2::new(room.right() - COLUMN_ENDS[color], middle);
        let nothing = points[color] == HalfPoints::ZERO && kind == Type::Body;
        let (text, ink) = if nothing {
            ("–".to_owned(), kit.theme.muted)
        } else {
            (kit.texts.points(points[color]), kit.theme.text)
        };
        painter.text(at, Align2::RIGHT_CENTER, text, kind.font(), paint(ink));
    }
}

/// Who is ahead by so much.
pub(crate) fn lead_text(texts: &Texts, lead: HalfPoints, ids: [&str; 3]) -> String {
    let id = match lead.halves() {
        0 => ids[2],
        1.. => ids[0],
        _ => ids[1],
    };
    texts.with(id, [("points", texts.points(lead.abs()).into())])
}

/// What is to be known and done while stones are counted.
pub(crate) fn sentence(view: &View<'_>) -> String {
    let game = view.session.game();
    if !game.counting().is_some_and(crate::game::Counting::is_proposed) {
        return view.text("count-wait");
    }
    if view.count.is_contested() {
        return view.text("count-contested");
    }
    let both = view.session.only_person().is_none();
    match next_person(game) {
        Some(Color::Black) if both => view.text("count-ask-black"),
        Some(Color::White) if both => view.text("count-ask-white"),
        Some(_) => view.text("count-ask"),
        None => view.text("count-wait"),
    }
}

/// The ways on, the table of the count that stands, and how to correct it.
pub(crate) fn draw(kit: &mut Kit<'_>, view: &View<'_>) {
    let game = view.session.game();
    let ready = next_person(game).is_some();
    let score = game.score().filter(|_| ready);
    // Nobody is to agree unseen to what stands far below.
    if let Some(score) = &score {
        let lead = score.total(Color::Black) - score.total(Color::White);
        let ids = ["count-black-ahead", "count-white-ahead", "count-even"];
        kit.label(lead_text(view.texts, lead, ids), Type::Strong, kit.theme.accent);
    }
    if kit.button_if("side-agree", &view.text("count-agree"), Emphasis::Primary, ready) {
        kit.ask(MatchOrder::AgreeToCount);
    }
    let (play_on, pause) = (view.text("count-play-on"), view.text("action-pause"));
    match kit.buttons([("side-play-on", &play_on, ready), ("side-pause", &pause, true)]) {
        Some(0) => kit.ask(MatchOrder::PlayOn),
        Some(_) => kit.ask(MatchOrder::Pause),
        None => {}
    }
    if let Some(score) = score {
        kit.space(0.5);
        table(kit, view.texts, &score);
        kit.label(view.text("count-how"), Type::Small, kit.theme.muted);
    }
}
