//! The count of a game of Go as a table: both sides side by side, line by line, so that the sum can be checked.

use bevy_egui::egui::{Align2, Pos2, Rect, Stroke};

use super::fonts::Type;
use super::kit::{Kit, paint};
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
pub(crate) fn draw(kit: &mut Kit<'_>, score: &Score) {
    let rows = rows(score);
    let room = kit.room(HEAD_HEIGHT + ROW_HEIGHT * (rows.len() + 1) as f32 + 20.0);
    kit.plate(room, false);
    for color in Color::BOTH {
        let end = room.right() - COLUMN_ENDS[color];
        kit.stone(Pos2::new(end - 11.0, room.top() + 22.0), 11.0, color);
    }
    let mut top = room.top() + HEAD_HEIGHT + 2.0;
    for (part, points) in rows {
        line(kit, room, top, part_id(part), points, Type::Body);
        top += ROW_HEIGHT;
    }
    let rule = Stroke::new(1.5, paint(kit.theme.muted));
    kit.ui.painter().hline(room.x_range().shrink(16.0), top + 4.0, rule);
    let totals = ByColor { black: score.total(Color::Black), white: score.total(Color::White) };
    line(kit, room, top + 8.0, "count-total", totals, Type::Strong);
}

fn line(kit: &Kit<'_>, room: Rect, top: f32, id: &str, points: ByColor<HalfPoints>, kind: Type) {
    let middle = top + ROW_HEIGHT / 2.0;
    let painter = kit.ui.painter();
    let at = Pos2::new(room.left() + 16.0, middle);
    painter.text(at, Align2::LEFT_CENTER, kit.texts.get(id), kind.font(), paint(kit.theme.text));
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
