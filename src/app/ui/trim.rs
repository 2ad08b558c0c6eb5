//! Text that is cut where it would not fit.

use std::sync::Arc;

use bevy_egui::egui::{Galley, Painter, text};

use super::fonts::Type;
use super::kit::paint;
use crate::app::theme::Rgb;

/// One line of text that ends in dots where it would not fit.
pub(crate) fn cut(painter: &Painter, text: String, kind: Type, color: Rgb, width: f32) -> Arc<Galley> {
    let mut job = text::LayoutJob::simple_singleline(text, kind.font(), paint(color));
    job.wrap = text::TextWrapping::truncate_at_width(width);
    painter.layout_job(job)
}
