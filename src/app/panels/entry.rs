//! Typed coordinates, with the point shown on the board while it is typed.

use bevy_egui::egui::{self, Id, Margin};

use super::View;
use super::fonts::Type;
use super::kit::{Emphasis, Kit, Says, paint};
use super::notice::refused_id;
use crate::app::marks::TypedPoint;
use crate::app::place::{PlaceRequested, Placer};
use crate::app::session::Command;
use crate::board::coord::{self, CoordError};
use crate::game::GameKind;

/// What has been typed so far.
#[derive(Default)]
pub(super) struct Typing {
    text: String,
    open: bool,
}

impl Typing {
    /// Forgets it, when the page is closed.
    pub(super) fn clear(&mut self) {
        self.text.clear();
        self.open = false;
    }
}

pub(super) fn draw(
    kit: &mut Kit<'_>,
    view: &View<'_>,
    typing: &mut Typing,
    typed: &mut TypedPoint,
) -> (Vec<Command>, Option<PlaceRequested>) {
    kit.title(view.text("entry-title"));
    let kind = view.session.game().position().kind();
    kit.muted(view.text(if kind == GameKind::Go { "entry-how-go" } else { "entry-how" }));
    let example = if kind == GameKind::Go { "Q16" } else { "h8" };
    let id = Id::new("entry-text");
    let field = egui::TextEdit::singleline(&mut typing.text)
        .id(id)
        .font(Type::Title.font())
        .hint_text(egui::RichText::new(example).font(Type::Title.font()).color(paint(kit.theme.unusable())))
        .margin(Margin::symmetric(14, 10))
        .char_limit(8)
        .desired_width(f32::INFINITY);
    let field = kit.ui.add(field);
    kit.says_field(&field, Says::text(view.text("entry-title"), typing.text.as_str()));
    if !typing.open {
        typing.open = true;
        // The key that opened the page is not part of what is typed.
        typing.text.clear();
    }
    typing.text.retain(|c| c != '/');
    let game = view.session.game();
    let read = coord::parse_in(&typing.text, game.size(), kind.notation());
    let (message, point) = match &read {
        Ok(point) => match game.check(*point) {
            _ if !view.session.person_to_move() => (view.text("refused-not-your-turn"), None),
            Ok(()) => {
                let name = view.notation.name(*point, game.size());
                (view.texts.with("entry-ready", [("point", name.into())]), Some(*point))
            }
            Err(reason) => (view.texts.get(refused_id(reason)), None),
        },
        Err(CoordError::Empty | CoordError::Incomplete) => (String::new(), None),
        Err(CoordError::Unreadable) => (view.text("entry-unreadable"), None),
        Err(CoordError::Outside) => (view.text("refused-outside"), None),
    };
    if *typed != TypedPoint(read.ok()) {
        *typed = TypedPoint(coord::parse_in(&typing.text, game.size(), kind.notation()).ok());
    }
    match point {
        None if message.is_empty() => kit.text(" "),
        None => kit.wrong(message),
        Some(_) => kit.text(message),
    }
    let place = kit.button_if("entry-place", &view.text("entry-place"), Emphasis::Primary, point.is_some());
    if place && let Some(point) = point {
        return (vec![Command::CloseOverlay], Some(PlaceRequested { point, by: Placer::Person }));
    }
    // Whatever is typed on this page is a point.
    kit.hold_keyboard(id);
    if kit.button("entry-cancel", &view.text("cancel"), Emphasis::Plain) {
        return (vec![Command::CloseOverlay], None);
    }
    (Vec::new(), None)
}
