//! Where things are: a pure function from window, scale and board size to the rectangles of board and panel.
//!
//! All lengths are physical pixels counted from the top left of the window, so that lines of the board fall on whole
//! pixels whatever the scale; [`ScreenLayout::to_world`] leads to the world of the 2D camera, whose unit is the
//! logical pixel, origin in the middle and y upwards.

use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::AppSet;
use crate::app::platform::power::Wakefulness;
use crate::app::table::shown::Shown;
use crate::app::text::TextSettings;
use crate::app::theme::LookSettings;
use crate::board::Point;
use crate::play::Grid;
use crate::theme::shift::{shift, stone_cells};

/// The distance from the last line to the edge of the board, in cells.
const MARGIN_CELLS: f32 = 1.0;
/// How near to a point the pointer must be to mean it, in cells; between points lies a dead zone.
const SNAP_CELLS: f32 = 0.44;
/// The width of the side panel and the height of a panel below, in points.
const PANEL_WIDTH: f32 = 360.0;
const PANEL_HEIGHT: f32 = 300.0;
/// The cells of a board with few lines are no larger than those of a board with this many.
const MIN_GAPS: f32 = 3.0;
/// Room around the board, in points.
const ROOM: f32 = 20.0;

/// What the layout depends on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Screen {
    /// The window in physical pixels.
    pub physical: UVec2,
    /// Physical pixels in a logical one.
    pub scale: f32,
    /// The reader's text size, 1 for the usual one.
    pub text_scale: f32,
}

/// A rectangle in physical pixels from the top left.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PixelRect {
    /// The left and top edges.
    pub min: Vec2,
    /// The right and bottom edges.
    pub max: Vec2,
}

impl PixelRect {
    /// Whether a pixel lies within.
    pub fn contains(self, pixel: Vec2) -> bool {
        pixel.cmpge(self.min).all() && pixel.cmplt(self.max).all()
    }

    /// The width and height.
    pub fn size(self) -> Vec2 {
        self.max - self.min
    }
}

/// The places of board and panel.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct ScreenLayout {
    /// The window that the layout is made for.
    pub screen: Screen,
    /// Logical pixels in a point of text: grows with the window and with the reader's text size.
    pub zoom: f32,
    /// The board.
    pub board: BoardLayout,
    /// The panel beside or below the board.
    pub panel: PixelRect,
    /// Stones lie a little beside their points.
    pub is_shifted: bool,
}

/// The places of the points on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardLayout {
    /// The lines of the board.
    pub grid: Grid,
    /// The top left corner of the wood.
    pub corner: Vec2,
    /// The distance of two lines, a whole number.
    pub cell: f32,
    /// The distance from the edge of the wood to the first line, a whole number.
    pub margin: f32,
}

impl ScreenLayout {
    /// Lays the screen out: the board as large as fits, the panel at its right, or below in a tall window.
    pub fn new(screen: Screen, grid: impl Into<Grid>) -> Self {
        let window = screen.physical.max(UVec2::ONE).as_vec2();
        let logical = window / screen.scale;
        let fit = (logical.x / 1920.0).min(logical.y / 1080.0).max((logical.min_element() / 1080.0).min(1.0));
        let zoom = fit.clamp(0.8, 3.0) * screen.text_scale;
        let point = zoom * screen.scale;
        let wide = window.x > window.y * 1.05;
        let (panel, room) = if wide {
            let width = (PANEL_WIDTH * point).min(window.x * 0.45).round();
            let split = window.x - width;
            (
                PixelRect { min: Vec2::new(split, 0.0), max: window },
                PixelRect { min: Vec2::ZERO, max: Vec2::new(split, window.y) },
            )
        } else {
            let height = (PANEL_HEIGHT * point).max(window.y - window.x).min(window.y * 0.6).round();
            let split = window.y - height;
            (
                PixelRect { min: Vec2::new(0.0, split), max: window },
                PixelRect { min: Vec2::ZERO, max: Vec2::new(window.x, split) },
            )
        };
        let board = BoardLayout::within(room, grid.into(), ROOM * point);
        Self { screen, zoom, board, panel, is_shifted: false }
    }

    /// Physical pixels in a point of text.
    pub fn pixels_per_point(&self) -> f32 {
        self.zoom * self.screen.scale
    }

    /// A physical pixel as a place in the world of the camera.
    pub fn to_world(self, pixel: Vec2) -> Vec2 {
        let middle = self.screen.physical.as_vec2() / 2.0;
        Vec2::new(pixel.x - middle.x, middle.y - pixel.y) / self.screen.scale
    }

    /// The place of something in the world of the camera on the screen, in physical pixels.
    pub fn to_pixel(self, place: Vec2) -> Vec2 {
        let middle = self.screen.physical.as_vec2() / 2.0;
        middle + Vec2::new(place.x, -place.y) * self.screen.scale
    }

    /// The place of a point in the world of the camera.
    pub fn world_of(&self, point: Point) -> Vec2 {
        self.to_world(self.board.pixel_of(point))
    }

    /// The place of a stone on a point, and of what is drawn on the stone.
    pub fn world_of_stone(&self, point: Point) -> Vec2 {
        let (right, down) = if self.is_shifted { shift(point.x(), point.y()) } else { (0.0, 0.0) };
        self.world_of(point) + Vec2::new(self.cells(right), -self.cells(down))
    }

    /// The width of a stone as logical pixels.
    pub fn stone_width(&self) -> f32 {
        self.cells(stone_cells(self.is_shifted))
    }

    /// A length in cells as logical pixels.
    pub fn cells(&self, n: f32) -> f32 {
        n * self.board.cell / self.screen.scale
    }
}

impl BoardLayout {
    /// The largest board within a rectangle, keeping `room` free around it.
    fn within(rect: PixelRect, grid: Grid, room: f32) -> Self {
        let shorter = rect.size().min_element();
        let room = rect.size() - (2.0 * room).min(shorter * 0.5);
        let fits = |gaps: f32, room: f32| (room / (gaps + 2.0 * MARGIN_CELLS)).floor();
        let gaps = gaps(grid);
        let cell =
            fits(gaps.x, room.x).min(fits(gaps.y, room.y)).min(fits(MIN_GAPS, room.min_element())).max(4.0);
        let margin = (cell * MARGIN_CELLS).round();
        let wood = cell * gaps + 2.0 * margin;
        let corner = ((rect.min + rect.max - wood) / 2.0).round();
        Self { grid, corner, cell, margin }
    }

    /// The width and height of the wood.
    pub fn wood(&self) -> Vec2 {
        self.cell * gaps(self.grid) + 2.0 * self.margin
    }

    /// The middle of the pixel on which the lines of a point cross.
    pub fn pixel_of(&self, point: Point) -> Vec2 {
        let lines = Vec2::new(f32::from(point.x()), f32::from(point.y()));
        self.corner + self.margin + lines * self.cell + 0.5
    }

    /// The point that a pixel means, or none between points and off the board.
    pub fn point_at(&self, pixel: Vec2) -> Option<Point> {
        let lines = (pixel - self.corner - self.margin - 0.5) / self.cell;
        let nearest = lines.round();
        let near = nearest.distance(lines) <= SNAP_CELLS;
        if !near || nearest.min_element() < 0.0 || nearest.max_element() > 31.0 {
            return None;
        }
        self.grid.point(nearest.x as u8, nearest.y as u8)
    }
}

/// How many cells lie between the first line and the last one, each way.
fn gaps(grid: Grid) -> Vec2 {
    Vec2::new(f32::from(grid.columns() - 1), f32::from(grid.rows() - 1))
}

pub(super) fn plugin(app: &mut App) {
    let screen = Screen { physical: UVec2::new(1280, 800), scale: 1.0, text_scale: 1.0 };
    app.insert_resource(ScreenLayout::new(screen, crate::gomoku::DEFAULT_SIZE))
        .add_systems(Update, lay_out.before(AppSet::Input))
        .add_systems(Update, lay_out_board.after(crate::app::table::shown::ShowTable).before(AppSet::Mirror));
}

/// Follows the window, the image that is drawn into, and the reader's text size.
fn lay_out(
    windows: Query<&Window, With<PrimaryWindow>>,
    targets: Query<(&Camera, &RenderTarget)>,
    (text, look): (Res<TextSettings>, Res<LookSettings>),
    mut layout: ResMut<ScreenLayout>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    let window = windows.single().ok().map(|window| (window.physical_size(), window.scale_factor()));
    let image = targets.iter().filter(|(_, target)| matches!(target, RenderTarget::Image(_))).find_map(
        |(camera, _)| {
            let scale = camera.target_scaling_factor().unwrap_or(1.0);
            camera.physical_target_size().map(|size| (size, scale))
        },
    );
    let Some((physical, scale)) = window.or(image) else { return };
    if physical.min_element() == 0 {
        return;
    }
    let screen = Screen { physical, scale, text_scale: text.text_scale() };
    let is_shifted = look.shifted_stones;
    if layout.screen != screen || layout.is_shifted != is_shifted {
        *layout = ScreenLayout { is_shifted, ..ScreenLayout::new(screen, layout.board.grid) };
        wakefulness.pending();
    }
}

/// Follows the size of the board.
fn lay_out_board(shown: Res<Shown>, mut layout: ResMut<ScreenLayout>) {
    let grid = shown.grid();
    if layout.board.grid != grid {
        *layout = ScreenLayout { is_shifted: layout.is_shifted, ..ScreenLayout::new(layout.screen, grid) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BoardSize;
    use crate::cover;

    fn check(width: u32, height: u32, scale: f32, text_scale: f32, grid: Grid) {
        let screen = Screen { physical: UVec2::new(width, height), scale, text_scale };
        let layout = ScreenLayout::new(screen, grid);
        let what = format!("{width}×{height} at {scale}, text {text_scale}: {layout:?}");
        let board = layout.board;
        assert!(board.corner.min_element() >= 0.0, "{what}");
        let far = board.corner + board.wood();
        assert!(far.x <= width as f32 && far.y <= height as f32, "{what}");
        let panel = layout.panel;
        assert!(far.x <= panel.min.x || far.y <= panel.min.y, "the panel covers the board: {what}");
        assert!(board.cell.fract().abs() < f32::EPSILON, "{what}");
        assert_eq!(board.corner.fract(), Vec2::ZERO, "{what}");
        for point in grid.points() {
            assert_eq!(board.point_at(board.pixel_of(point)), Some(point), "{what}");
        }
    }

    #[test]
    fn board_and_panel_fit_every_window() {
        for (width, height) in
            [(800, 600), (1280, 800), (1920, 1080), (3840, 2160), (900, 1600), (1000, 1000)]
        {
            for scale in [1.0, 1.25, 2.0] {
                for text_scale in [1.0, 1.5, 2.0] {
                    for lines in [5, 8, 15, 22] {
                        check(width, height, scale, text_scale, BoardSize::new(lines).unwrap().into());
                    }
                    for board in cover::Board::OFFERED {
                        check(width, height, scale, text_scale, board.into());
                    }
                }
            }
        }
    }

    /// The board of the puzzle with three lines takes most of what a large one does.
    #[test]
    fn a_small_board_is_nearly_as_large_as_others() {
        for (width, height) in [(800, 600), (1280, 800), (900, 1600)] {
            let screen = Screen { physical: UVec2::new(width, height), scale: 1.0, text_scale: 1.0 };
            let wood = |grid: Grid| ScreenLayout::new(screen, grid).board.wood().min_element();
            let [small, large] =
                [cover::Board::new(3, 3).unwrap().into(), crate::gomoku::DEFAULT_SIZE.into()];
            assert!(wood(small) > 0.75 * wood(large), "{} beside {}", wood(small), wood(large));
        }
    }

    #[test]
    fn between_points_the_pointer_means_none() {
        let screen = Screen { physical: UVec2::new(1280, 800), scale: 1.0, text_scale: 1.0 };
        let layout = ScreenLayout::new(screen, crate::gomoku::DEFAULT_SIZE);
        let board = layout.board;
        let corner_point = board.grid.point(0, 0).unwrap();
        let at = board.pixel_of(corner_point);
        assert_eq!(board.point_at(at + board.cell * 0.3), Some(corner_point));
        assert_eq!(board.point_at(at + Vec2::new(board.cell * 0.5, 0.0)), None);
        assert_eq!(board.point_at(at - board.cell), None);
        assert_eq!(board.point_at(Vec2::splat(-5000.0)), None);
        assert_eq!(board.point_at(Vec2::splat(f32::NAN)), None);
    }
}
