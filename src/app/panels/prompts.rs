//! The footer: the two or three presses that matter now, with the caps of the device used last.

use bevy_egui::egui::{Align2, CornerRadius, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2};

use super::View;
use super::fonts::Type;
use super::kit::paint;
use crate::app::input::LastDevice;
use crate::app::theme::Theme;

/// The height of the footer in points.
pub(super) const HEIGHT: f32 = 34.0;
const CAP_GAP: f32 = 6.0;
const PROMPT_GAP: f32 = 12.0;

/// What a page's presses are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// The board: stones are placed.
    Board,
    /// The board of the puzzle.
    Puzzle,
    /// The board of Go, where one may pass as well.
    GoBoard,
    /// The board while stones are counted.
    Count,
    /// A page that leads back to another one.
    Page,
    /// A question of an opening, beside the board.
    Question,
    /// A page with pictures that are stepped through.
    Reading,
    /// A record that is walked through.
    Replay,
    /// The first page.
    Title,
}

pub(super) fn draw(ui: &Ui, rect: Rect, view: &View<'_>, theme: &Theme, place: Place) {
    let prompts: &[(&str, &str)] = match (view.device, place) {
        (LastDevice::Mouse, Place::Board | Place::GoBoard | Place::Count | Place::Question) => {
            &[("F1", "prompt-help"), ("Esc", "prompt-pause")]
        }
        (LastDevice::Mouse, Place::Puzzle) => &[("F1", "prompt-help"), ("Esc", "prompt-boards")],
        (LastDevice::Keyboard, Place::Puzzle) => {
            &[("Enter", "prompt-place"), ("H", "prompt-hint"), ("Esc", "prompt-boards")]
        }
        (LastDevice::Gamepad, Place::Puzzle) => {
            &[("A", "prompt-place"), ("Y", "prompt-hint"), ("B", "prompt-boards")]
        }
        (LastDevice::Mouse, Place::Title) => &[("F1", "prompt-help"), ("F11", "prompt-full-screen")],
        (LastDevice::Keyboard, Place::Replay) => {
            &[("P", "prompt-menu"), ("←→", "prompt-moves"), ("Space", "prompt-run"), ("Esc", "prompt-back")]
        }
        (LastDevice::Gamepad, Place::Replay) => {
            &[("Start", "prompt-menu"), ("✚", "prompt-moves"), ("A", "prompt-run"), ("B", "prompt-back")]
        }
        (LastDevice::Mouse, Place::Page | Place::Reading | Place::Replay) => {
            &[("F1", "prompt-help"), ("Esc", "prompt-back")]
        }
        (LastDevice::Keyboard, Place::Board) => {
            &[("Enter", "prompt-place"), ("U", "prompt-undo"), ("Esc", "prompt-pause")]
        }
        (LastDevice::Keyboard, Place::GoBoard) => {
            &[("U", "prompt-undo"), ("Enter", "prompt-place"), ("G", "prompt-pass"), ("Esc", "prompt-pause")]
        }
        (LastDevice::Keyboard, Place::Count) => {
            &[("Enter", "prompt-dead"), ("G", "prompt-agree"), ("N", "prompt-play-on")]
        }
        (LastDevice::Gamepad, Place::GoBoard) => {
            &[("X", "prompt-undo"), ("A", "prompt-place"), ("R3", "prompt-pass"), ("B", "prompt-pause")]
        }
        (LastDevice::Gamepad, Place::Count) => {
            &[("A", "prompt-dead"), ("R3", "prompt-agree"), ("R2", "prompt-play-on")]
        }
        (LastDevice::Keyboard, Place::Question) => {
            &[("↑↓", "prompt-choose"), ("Enter", "prompt-press"), ("Esc", "prompt-pause")]
        }
        (LastDevice::Keyboard, Place::Title) => {
            &[("↑↓", "prompt-choose"), ("Enter", "prompt-press"), ("F1", "prompt-help")]
        }
        (LastDevice::Keyboard, Place::Page) => {
            &[("↑↓", "prompt-choose"), ("Enter", "prompt-press"), ("Esc", "prompt-back")]
        }
        (LastDevice::Keyboard, Place::Reading) => {
            &[("↑↓", "prompt-read"), ("←→", "prompt-step"), ("Esc", "prompt-back")]
        }
        (LastDevice::Gamepad, Place::Reading) => {
            &[("✚", "prompt-read"), ("A", "prompt-step"), ("B", "prompt-back")]
        }
        (LastDevice::Gamepad, Place::Board) => {
            &[("A", "prompt-place"), ("X", "prompt-undo"), ("B", "prompt-pause")]
        }
        (LastDevice::Gamepad, Place::Question) => {
            &[("✚", "prompt-choose"), ("A", "prompt-press"), ("B", "prompt-pause")]
        }
        (LastDevice::Gamepad, Place::Title) => &[("✚", "prompt-choose"), ("A", "prompt-press")],
        (LastDevice::Gamepad, Place::Page) => {
            &[("✚", "prompt-choose"), ("A", "prompt-press"), ("B", "prompt-back")]
        }
    };
    // What has no room is left out, the first one first: how to leave is always shown.
    let width_of = |(cap, id): &(&str, &str)| {
        let text =
            |text: String| ui.painter().layout_no_wrap(text, Type::Small.font(), paint(theme.text)).size().x;
        cap_width(text((*cap).to_owned())) + CAP_GAP + text(view.texts.get(id)) + PROMPT_GAP
    };
    let mut shown = prompts;
    while shown.len() > 1 && shown.iter().map(width_of).sum::<f32>() - PROMPT_GAP > rect.width() {
        shown = &shown[1..];
    }
    let painter = ui.painter();
    let mut x = rect.left();
    for (cap, id) in shown {
        let galley = painter.layout_no_wrap((*cap).to_owned(), Type::Small.font(), paint(theme.text));
        let size = Vec2::new(cap_width(galley.size().x), 28.0);
        let place = Rect::from_min_size(Pos2::new(x, rect.center().y - 14.0), size);
        let corner = if view.device == LastDevice::Gamepad { 14 } else { 6 };
        painter.rect(
            place,
            CornerRadius::same(corner),
            paint(theme.control()),
            Stroke::new(1.0, paint(theme.muted)),
            StrokeKind::Inside,
        );
        painter.galley(place.center() - galley.size() / 2.0, galley, paint(theme.text));
        let words = painter.text(
            Pos2::new(place.right() + CAP_GAP, rect.center().y),
            Align2::LEFT_CENTER,
            view.texts.get(id),
            Type::Small.font(),
            paint(theme.muted),
        );
        x = words.right() + PROMPT_GAP;
    }
}

fn cap_width(text_width: f32) -> f32 {
    (text_width + 12.0).max(28.0)
}
