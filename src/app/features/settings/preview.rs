//! A small board in the page of settings: the theme and the stones as they are chosen.

use bevy_egui::egui::{
    Color32, ColorImage, CornerRadius, Pos2, Rect, Sense, Stroke, StrokeKind, TextureHandle, TextureOptions,
    Vec2,
};

use crate::app::theme::{LookSettings, MoveNumbers, Theme};
use crate::app::ui::kit::{Kit, paint};
use crate::picture::{self, Coordinates, Image, Marks, Numbers, Style, Subject};
use crate::record::sgf;

/// A corner of a game of Go: enough stones to compare, and an empty edge.
const RECORD: &[u8] = b"(;GM[1]SZ[9:5]AB[bb][cb][dc][bd][ed][gc]AW[cc][db][eb][cd][fc][gd];B[fb])";

/// The picture in view, and what it was made from.
#[derive(Default)]
pub(crate) struct Preview(Option<(Style, TextureHandle)>);

impl Preview {
    /// Draws the board as wide as the page.
    pub(crate) fn draw(&mut self, kit: &mut Kit<'_>, look: &LookSettings) {
        let width = kit.ui.available_width();
        let pixels = kit.ui.ctx().pixels_per_point();
        let style = style(kit.theme, look, width * pixels);
        if self.0.as_ref().is_none_or(|(drawn, _)| *drawn != style) {
            let Some(image) = image(&style) else { return };
            let texture = kit.ui.ctx().load_texture("preview", image, TextureOptions::LINEAR);
            self.0 = Some((style, texture));
        }
        let Some((_, texture)) = &self.0 else { return };
        // Whole pixels, so that nothing blurs.
        let size = texture.size_vec2() / pixels;
        let (room, _) = kit.ui.allocate_exact_size(Vec2::new(width, size.y), Sense::hover());
        let corner = ((room.center() - size / 2.0) * pixels).to_vec2().round() / pixels;
        let place = Rect::from_min_size(corner.to_pos2(), size);
        let all = Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0));
        kit.ui.painter().image(texture.id(), place, all, Color32::WHITE);
        // A board as dark as the page needs an edge.
        if kit.theme.board.contrast(kit.theme.panel) < 1.5 {
            let stroke = Stroke::new(1.0, paint(kit.theme.muted));
            kit.ui.painter().rect_stroke(place, CornerRadius::same(3), stroke, StrokeKind::Inside);
        }
    }

    /// Frees the picture while another page is in view.
    pub(crate) fn close(&mut self) {
        self.0 = None;
    }
}

fn style(theme: &Theme, look: &LookSettings, width_px: f32) -> Style {
    Style {
        theme: theme.colors(),
        stones: theme.stone_set,
        is_shifted: look.shifted_stones,
        size_px: width_px.max(64.0) as u32,
        coordinates: Coordinates::Hidden,
        numbers: match look.move_numbers {
            MoveNumbers::None => Numbers::None,
            MoveNumbers::Last(n) => Numbers::Last(n.into()),
            MoveNumbers::All => Numbers::All,
        },
        marks: Marks::Shown,
    }
}

fn image(style: &Style) -> Option<ColorImage> {
    let game = sgf::read(RECORD).games.into_iter().next()?;
    let last = game.main_line().last()?;
    let Image { width, height, rgba } = picture::image(&Subject::of_node(&game, last), style).ok()?;
    Some(ColorImage::from_rgba_unmultiplied([width as usize, height as usize], &rgba))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::{StoneSet, built_in};

    #[test]
    fn every_choice_shows() {
        let mut seen = Vec::new();
        for named in built_in() {
            for stones in StoneSet::ALL {
                for is_shifted in [false, true] {
                    let look = LookSettings { shifted_stones: is_shifted, ..LookSettings::default() };
                    let style =
                        Style { theme: named.theme, stones, ..style(&Theme::default(), &look, 312.0) };
                    let picture = image(&style).unwrap();
                    assert_eq!(picture.width(), 312);
                    assert!((170..190).contains(&picture.height()), "{}", picture.height());
                    assert!(!seen.contains(&picture.pixels), "{} {stones:?} {is_shifted}", named.id);
                    seen.push(picture.pixels);
                }
            }
        }
    }
}
