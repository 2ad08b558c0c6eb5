//! How egui looks: the shader that its triangles go through, and what it gives to all that we do not draw.

use bevy::asset::load_internal_asset;
use bevy::prelude::*;
use bevy_egui::egui::{self, Color32};
use bevy_egui::render::EGUI_SHADER_HANDLE;

use super::kit::{GAP, paint};
use crate::app::theme::Theme;

/// The shader of the panels takes the place of the one that the plugin of egui has brought.
pub(crate) fn plugin(app: &mut App) {
    load_internal_asset!(app, EGUI_SHADER_HANDLE, "../../../assets/shaders/panel.wgsl", Shader::from_wgsl);
}

/// The looks that egui itself gives to text fields, scroll bars and the like.
pub(crate) fn apply(context: &egui::Context, theme: &Theme, styled: &mut Option<Theme>) {
    if *styled == Some(*theme) {
        return;
    }
    if styled.is_none() {
        // The zoom follows the window and the text size of the settings.
        context.options_mut(|options| options.zoom_with_keyboard = false);
    }
    *styled = Some(*theme);
    context.all_styles_mut(|style| {
        let visuals = &mut style.visuals;
        visuals.dark_mode = theme.is_dark();
        visuals.override_text_color = Some(paint(theme.text));
        visuals.panel_fill = paint(theme.panel);
        visuals.extreme_bg_color = paint(theme.control());
        visuals.selection.bg_fill = paint(theme.accent).gamma_multiply(0.45);
        // What is selected in a field that is typed in, and the frame of the field, which has the corners of every
        // control.
        visuals.selection.stroke = egui::Stroke::new(2.0, paint(theme.text));
        let widgets = &mut visuals.widgets;
        for look in
            [&mut widgets.inactive, &mut widgets.hovered, &mut widgets.active, &mut widgets.noninteractive]
        {
            look.corner_radius = egui::CornerRadius::same(10);
            let edge =
                theme.control_edge().map_or(egui::Stroke::NONE, |edge| egui::Stroke::new(1.5, paint(edge)));
            look.bg_stroke = edge;
        }
        visuals.text_cursor.blink = false;
        visuals.widgets.inactive.bg_fill = paint(theme.muted).gamma_multiply(0.5);
        visuals.widgets.hovered.bg_fill = paint(theme.muted);
        visuals.widgets.active.bg_fill = paint(theme.accent);
        visuals.window_shadow =
            egui::Shadow { color: Color32::from_black_alpha(90), ..visuals.window_shadow };
        style.spacing.item_spacing = egui::Vec2::new(GAP, GAP);
        style.interaction.tooltip_delay = 0.4;
        style.animation_time = 0.0;
        // By default a bar has the color of text.
        style.spacing.scroll.foreground_color = false;
        style.scroll_animation = egui::style::ScrollAnimation::none();
    });
}
