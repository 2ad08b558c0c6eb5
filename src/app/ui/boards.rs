//! Boards in pages: pictures of the core's painter as textures, kept for as long as they are in view.

use bevy_egui::egui::cache::CacheTrait;
use bevy_egui::egui::{Color32, ColorImage, Pos2, Rect, TextureHandle, TextureOptions};

use super::kit::Kit;
use crate::app::theme::Theme;
use crate::picture::{self, Coordinates, Image, Marks, Numbers, Style, Subject};

/// The pictures of this frame and of the one before it.
#[derive(Default)]
struct InView(Vec<Kept>);

struct Kept {
    style: Style,
    subject: Subject,
    texture: TextureHandle,
    is_used: bool,
}

impl CacheTrait for InView {
    fn update(&mut self) {
        self.0.retain_mut(|kept| std::mem::take(&mut kept.is_used));
    }

    fn len(&self) -> usize {
        self.0.len()
    }
}

/// How boards in pages look: in the colors and with the stones in use; how large they are follows from their place.
pub(crate) fn style(theme: &Theme) -> Style {
    Style {
        theme: theme.colors(),
        stones: theme.stone_set,
        is_shifted: false,
        size_px: 0,
        coordinates: Coordinates::Hidden,
        numbers: Numbers::None,
        marks: Marks::Shown,
    }
}

/// Draws a board in the middle of a place whose longer side is that of the board.
pub(crate) fn draw(kit: &Kit<'_>, subject: &Subject, style: Style, room: Rect) {
    if !kit.ui.is_rect_visible(room) {
        return;
    }
    let Some(texture) = texture(kit, subject, style, room.size().max_elem()) else { return };
    // Whole pixels, so that nothing blurs.
    let pixels = kit.ui.ctx().pixels_per_point();
    let size = texture.size_vec2() / pixels;
    let corner = ((room.center() - size / 2.0) * pixels).to_vec2().round() / pixels;
    let place = Rect::from_min_size(corner.to_pos2(), size);
    let all = Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0));
    kit.ui.painter().image(texture.id(), place, all, Color32::WHITE);
}

/// The picture whose longer side has `side` points; it is painted where it is not in view yet.
fn texture(kit: &Kit<'_>, subject: &Subject, style: Style, side: f32) -> Option<TextureHandle> {
    let ctx = kit.ui.ctx();
    let style = Style { size_px: (side * ctx.pixels_per_point()).round() as u32, ..style };
    let found = ctx.memory_mut(|memory| {
        let mut kept = memory.caches.cache::<InView>().0.iter_mut();
        let kept = kept.find(|kept| kept.style == style && kept.subject == *subject)?;
        kept.is_used = true;
        Some(kept.texture.clone())
    });
    found.or_else(|| {
        let Image { width, height, rgba } = picture::image(subject, &style).ok()?;
        let image = ColorImage::from_rgba_unmultiplied([width as usize, height as usize], &rgba);
        let texture = ctx.load_texture("board", image, TextureOptions::NEAREST);
        let kept = Kept { style, subject: subject.clone(), texture: texture.clone(), is_used: true };
        ctx.memory_mut(|memory| memory.caches.cache::<InView>().0.push(kept));
        Some(texture)
    })
}
