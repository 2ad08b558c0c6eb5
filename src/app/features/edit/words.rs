//! What is typed into a record: a comment, the name of a node, the label of a point.

use bevy::prelude::*;

use super::{EDIT_COMMENT, EDIT_LABEL, EDIT_NAME, EditOrder, Labelled};
use crate::app::screen::{Screen, ScreenMove, Whereabouts};
use crate::app::table::session::Session;
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::{Frame, Page};
use crate::app::ui::kit::{Button, Draft, Field};
use crate::game::tree::{Coord, Edit, NodeId};

/// The most characters of a comment, of a name, and of a label.
const LONGEST_COMMENT: usize = 20_000;
const LONGEST_NAME: usize = 200;
const LONGEST_LABEL: usize = 12;
/// The least height of the field of a comment, and the room below it for the button, in points.
const COMMENT_HEIGHT: f32 = 120.0;
const BELOW: f32 = 64.0;

/// What is being typed.
#[derive(Resource, Default)]
pub(super) struct Typed {
    draft: Draft,
    /// The record and the node that it is typed for.
    place: Option<(u64, NodeId)>,
}

pub(super) fn forget(at: Whereabouts, mut typed: ResMut<Typed>) {
    if ![EDIT_COMMENT, EDIT_NAME, EDIT_LABEL].into_iter().any(|page| at.has(page)) {
        *typed.bypass_change_detection() = Typed::default();
    }
}

/// However its page is left, a comment is kept.
pub(super) fn keep_comment(session: Res<Session>, typed: Res<Typed>, mut orders: MessageWriter<EditOrder>) {
    let (tree, node) = (session.game().record(), session.game().node());
    let text = typed.draft.text.trim_end();
    let is_there = typed.place == Some((session.number(), node));
    if is_there && text != tree.comment(node).unwrap_or_default().trim_end() {
        orders.write(EditOrder::Make(Edit::Comment(text.to_owned())));
    }
}

pub(super) fn draw_comment(mut frame: Frame, session: Res<Session>, mut typed: ResMut<Typed>) {
    let (tree, node) = (session.game().record(), session.game().node());
    let comment = tree.comment(node).unwrap_or_default();
    frame.show(Page::of(EDIT_COMMENT), |kit, view| {
        let label = view.text("edit-comment");
        kit.header("edit-comment-back", &label, ScreenMove::Close);
        kit.muted(view.text("edit-comment-how"));
        let Typed { draft, place } = typed.bypass_change_detection();
        if !draft.is_open() {
            comment.clone_into(&mut draft.text);
            *place = Some((session.number(), node));
        }
        let field = Field {
            name: "edit-comment-text",
            label: &label,
            hint: "",
            kind: Type::Body,
            limit: LONGEST_COMMENT,
        };
        let used = kit.ui.cursor().top() - kit.ui.min_rect().top();
        kit.text_area((view.height - used - BELOW).max(COMMENT_HEIGHT), field, draft);
        kit.button(Button::new("edit-keep", ScreenMove::Close).main());
    });
}

pub(super) fn draw_line(
    mut frame: Frame,
    page: Res<State<Screen>>,
    session: Res<Session>,
    labelled: Res<Labelled>,
    mut typed: ResMut<Typed>,
) {
    let page = *page.get();
    let (tree, node) = (session.game().record(), session.game().node());
    let at = labelled.0.map(Coord::from).filter(|_| page == EDIT_LABEL);
    let now = match at {
        Some(at) => {
            tree.labels(node).iter().find(|label| label.at == at).map_or("", |label| label.text).to_owned()
        }
        None => tree.name(node).unwrap_or_default().to_owned(),
    };
    let (id, how, limit) = if at.is_some() {
        ("edit-label", "edit-label-how", LONGEST_LABEL)
    } else {
        ("edit-name", "edit-name-how", LONGEST_NAME)
    };
    frame.show(Page::of(page), |kit, view| {
        let label = view.text(id);
        kit.header("edit-line-back", &label, ScreenMove::Close);
        kit.muted(view.text(how));
        let draft = &mut typed.bypass_change_detection().draft;
        if !draft.is_open() {
            draft.text.clone_from(&now);
        }
        kit.field(Field { name: "edit-line", label: &label, hint: "", kind: Type::Button, limit }, draft);
        let text = draft.text.trim().to_owned();
        let is_same = text == now;
        let edit = at.map_or_else(|| Edit::Name(text.clone()), |at| Edit::Label(at, text.clone()));
        let keep = Button::new("edit-keep", ScreenMove::Close).main();
        kit.button(if is_same { keep } else { keep.and(EditOrder::Make(edit)) });
        kit.button(Button::new(("edit-line-cancel", "cancel"), ScreenMove::Close));
    });
}
