//! The board: wood, lines, star points, coordinates.

use super::font::{Face, Fit, Font};
use super::layout::Layout;
use super::scene::{Form, Paint, Scene, Segment};
use super::{Coordinates, Style};
use crate::game::tree::{Coord, GameKind};

const CORNER_CELLS: f32 = 0.12;
const STAR_CELLS: f32 = 0.10;
const TEXT_CELLS: f32 = 0.33;
/// The distance of the text from the last line: clear of the stones there and of their shadows.
const DISTANCE_CELLS: f32 = 0.79;
/// Below this, stars and coordinates are a smear.
const LEAST_CELL_PX: f32 = 9.0;

/// The wood.
pub(super) fn wood(scene: &mut Scene, layout: &Layout, style: &Style) {
    let colors = style.theme;
    let size = (layout.width() as f32, layout.height() as f32);
    let corner = layout.px(CORNER_CELLS);
    scene.fill(Form::Rect { at: (0.0, 0.0), size, corner }, Paint::Color(colors.board, 1.0));
    if colors.grain() > 0.0 {
        grain(scene, layout, style);
    }
}

/// What is drawn on the wood.
pub(super) fn draw(scene: &mut Scene, layout: &Layout, style: &Style, game: GameKind) {
    lines(scene, layout, style);
    if layout.px(1.0) < LEAST_CELL_PX {
        return;
    }
    stars(scene, layout, style);
    if style.coordinates != Coordinates::Hidden {
        coordinates(scene, layout, style, game);
    }
}

/// Year rings cut along the trunk: nearly straight lines, each a little different, always the same.
fn grain(scene: &mut Scene, layout: &Layout, style: &Style) {
    let colors = style.theme;
    let (width, height) = (layout.width() as f32, layout.height() as f32);
    let dark = colors.board.mixed(colors.line, 0.55);
    let mut seed = 2_463_534_242_u32;
    // Marsaglia, "Xorshift RNGs", 2003.
    let mut random = || {
        seed ^= seed << 13;
        seed ^= seed >> 17;
        seed ^= seed << 5;
        (seed >> 8) as f32 / (1 << 24) as f32
    };
    let mut x = 0.0;
    while x < width {
        x += layout.px(0.10 + 0.5 * random());
        let bend = |random: &mut dyn FnMut() -> f32| layout.px(0.35) * (random() - 0.5);
        let (b1, b2, b3) = (bend(&mut random), bend(&mut random), bend(&mut random));
        let (stroke, opacity) = (layout.px(0.02 + 0.10 * random()).max(0.6), 0.035 + 0.07 * random());
        if x + b1.max(b2).max(b3) + stroke >= width {
            break;
        }
        let inside = |x: f32| x.max(stroke);
        let curve = vec![
            Segment::Move((inside(x), 0.0)),
            Segment::Cubic(
                (inside(x + b1), height * 0.33),
                (inside(x + b2), height * 0.66),
                (inside(x + b3), height),
            ),
        ];
        scene.stroke(Form::Outline(curve), stroke, dark, opacity * colors.grain());
    }
}

/// The lines, which run on over the edge of the picture where the board does.
fn lines(scene: &mut Scene, layout: &Layout, style: &Style) {
    let color = style.theme.line;
    let (cut, size) = (layout.cut(), layout.size());
    let (last_column, last_row) = (cut.first + cut.columns - 1, cut.first + cut.rows - 1);
    // The strokes of the frame meet at its corners, as they have square ends.
    let start = |x: f32| if cut.first == 0 { x } else { 0.0 };
    let end = |last: u8, n: u8, x: f32, edge: u32| if last + 1 == n { x } else { edge as f32 };
    let across =
        [start(layout.x(cut.first)), end(last_column, size.columns(), layout.x(last_column), layout.width())];
    let down = [start(layout.y(cut.first)), end(last_row, size.rows(), layout.y(last_row), layout.height())];
    let width =
        |line: u8, n: u8| if line == 0 || line + 1 == n { layout.frame_px() } else { layout.line_px() };
    for column in cut.first..=last_column {
        let x = layout.x(column);
        scene.line(&[(x, down[0]), (x, down[1])], width(column, size.columns()), color);
    }
    for row in cut.first..=last_row {
        let y = layout.y(row);
        scene.line(&[(across[0], y), (across[1], y)], width(row, size.rows()), color);
    }
}

fn stars(scene: &mut Scene, layout: &Layout, style: &Style) {
    let Some(size) = layout.size().board() else { return };
    for star in size.star_points().map(Coord::from).filter(|star| layout.cut().shows(*star)) {
        let center = layout.center(star);
        let radius = layout.px(STAR_CELLS).max(1.5);
        scene.fill(Form::Circle { center, radius }, Paint::Color(style.theme.line, 1.0));
    }
}

fn coordinates(scene: &mut Scene, layout: &Layout, style: &Style, game: GameKind) {
    let Some(font) = Font::new(Face::Bold) else { return };
    let color = style.theme.line;
    let fit = Fit { height: layout.px(TEXT_CELLS), width: layout.px(0.8) };
    let side = Fit { width: layout.px(0.42), ..fit };
    let (columns, rows) = (layout.size().columns(), layout.size().rows());
    let far = layout.px(DISTANCE_CELLS);
    for column in 0..columns {
        let text = style.coordinates.column(game, column);
        for y in [layout.y(0) - far, layout.y(rows - 1) + far] {
            font.write(scene, &text, (layout.x(column), y), fit, color);
        }
    }
    for row in 0..rows {
        let text = style.coordinates.row(game, row, rows);
        for x in [layout.x(0) - far, layout.x(columns - 1) + far] {
            font.write(scene, &text, (x, layout.y(row)), side, color);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::tree::RecordSize;
    use crate::picture::layout::Cut;

    #[test]
    fn coordinates_stay_clear_of_stones_and_of_the_edge() {
        for lines in [5, 9, 15, 19, 25] {
            for is_shifted in [false, true] {
                let style = Style { size_px: 1024, is_shifted, ..Style::default() };
                let size = RecordSize::new(lines, lines).unwrap();
                let layout = Layout::new(size, Cut::none(size), &style);
                let mut scene = Scene::new(layout.width(), layout.height());
                coordinates(&mut scene, &layout, &style, GameKind::FiveInARow);
                // A stone, its shadow, and some wood between that and the text.
                let reach = layout.stone_radius_px() + layout.px(0.1);
                let (near, far) = (layout.x(0) - reach, layout.x(lines - 1) + reach);
                assert!(scene.shapes.len() >= 4 * usize::from(lines));
                for shape in &scene.shapes {
                    let ((left, top), (right, bottom)) = shape.form.bounds();
                    assert!(right < near || left > far || bottom < near || top > far, "{lines}: {shape:?}");
                    let edge = layout.px(0.05);
                    assert!(left > edge && right < layout.width() as f32 - edge, "{lines}: {shape:?}");
                    assert!(top > edge && bottom < layout.height() as f32 - edge, "{lines}: {shape:?}");
                }
            }
        }
    }
}
