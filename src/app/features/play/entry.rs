//! Typed coordinates, with the point shown on the board while it is typed.

use bevy::prelude::Resource;

use super::reads::MatchView;
use crate::app::screen::ScreenMove;
use crate::app::table::place::{PlaceRequested, Placer};
use crate::app::ui::fonts::Type;
use crate::app::ui::kit::{Button, Draft, Field, Kit};
use crate::app::view::marks::TypedPoint;
use crate::board::Point;
use crate::board::coord::{self, CoordError};
use crate::game::GameKind;
use crate::play::editor::Tool;
use crate::words::refusal::refused_id;

/// The text typed for a point.
#[derive(Resource, Default)]
pub(crate) struct EntryDraft(pub(crate) Draft);

pub(crate) fn draw(kit: &mut Kit<'_>, view: &MatchView<'_>, draft: &mut Draft, typed: &mut TypedPoint) {
    kit.title(view.text("entry-title"));
    let kind = view.session.game().position().kind();
    kit.muted(view.text(if kind == GameKind::Go { "entry-how-go" } else { "entry-how" }));
    let hint = if kind == GameKind::Go { "Q16" } else { "H8" };
    let label = view.text("entry-title");
    kit.field(Field { name: "entry-text", label: &label, hint, kind: Type::Title, limit: 8 }, draft);
    // The key that opened the page may still be held.
    draft.text.retain(|c| c != '/');
    let game = view.session.game();
    let read = coord::parse_in(&draft.text, game.size(), kind.notation());
    let ready = |point: Point| {
        let name = view.notation.name(point, game.size());
        (view.texts.with("entry-ready", [("point", name.into())]), Some(point))
    };
    let (message, point) = match &read {
        Ok(point) => match game.check(*point) {
            // A tool in hand may do something on any point.
            _ if view.session.tool().is_some_and(|tool| tool != Tool::Moves) => ready(*point),
            _ if !view.session.is_reviewed() && !view.session.person_to_move() => {
                (view.text("refused-not-your-turn"), None)
            }
            Ok(()) => ready(*point),
            Err(reason) => (view.texts.get(refused_id(reason)), None),
        },
        Err(CoordError::Empty | CoordError::Incomplete) => (String::new(), None),
        Err(CoordError::Unreadable) => (view.text("entry-unreadable"), None),
        Err(CoordError::Outside) => (view.text("refused-outside"), None),
    };
    if *typed != TypedPoint(read.ok()) {
        *typed = TypedPoint(coord::parse_in(&draft.text, game.size(), kind.notation()).ok());
    }
    match point {
        None if message.is_empty() => kit.text(" "),
        None => kit.wrong(message),
        Some(_) => kit.text(message),
    }
    let place = Button::new("entry-place", ScreenMove::Close).main();
    kit.button(match point {
        Some(point) => place.and(PlaceRequested { point, by: Placer::Person }),
        None => place.only_if(false),
    });
    kit.button(Button::new(("entry-cancel", "cancel"), ScreenMove::Close));
}
