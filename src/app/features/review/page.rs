//! How far the review is; then the graph, what decided the game, and the moments that did.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, Vec2};

use super::graph::Graph;
use super::{ReviewOrder, ReviewSettings, Reviewed, State, graph};
use crate::app::features::replay::ReplayOrder;
use crate::app::screen::{REVIEW, ScreenMove};
use crate::app::table::session::Session;
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::{Frame, Page, Room, View};
use crate::app::ui::kit::{Button, Kit, Says, paint};
use crate::app::ui::score;
use crate::board::{BoardSize, Color};
use crate::game::{Match, Walk};
use crate::review::{Review, ReviewedMove, Words as _};
use crate::words::names::color_id;
use crate::words::review::ReviewWords;

/// The height of a moment, and of the bar of progress.
pub(super) const ROW: f32 = 70.0;
const BAR: f32 = 8.0;
/// The radius of the stone of a moment.
const STONE: f32 = 13.0;

pub(super) fn draw(
    mut frame: Frame,
    session: Res<Session>,
    reviewed: Res<Reviewed>,
    settings: Res<ReviewSettings>,
) {
    let page = Page { room: Room::Panel, ..Page::of(REVIEW) };
    frame.show(page, |kit, view| {
        kit.header("review-back", &view.text("review-title"), ScreenMove::Close);
        match &reviewed.state {
            State::Done(_) => match reviewed.of(session.game()) {
                Some(review) => {
                    let first = reviewed.problems().and_then(|problems| Some(problems.first()?.number()));
                    draw_graph(kit, &reviewed, review, session.game(), *settings);
                    draw_review(kit, view, review, session.game().size(), first);
                    if reviewed.is_outgrown_by(session.game()) {
                        again(kit);
                    }
                }
                None => again(kit),
            },
            State::UnderWay { n, of } => {
                progress(kit, view, *n, *of);
                if let Some(left) = reviewed.left(view.now) {
                    let s = left.as_secs().max(1);
                    kit.muted(view.texts.with("review-left", [("s", s.into())]));
                }
                kit.muted(view.text("review-how"));
                kit.button(Button::new("review-stop", ReviewOrder::Stop));
            }
            State::Stopped { n, of } => {
                progress(kit, view, *n, *of);
                kit.button(Button::new("review-go-on", ReviewOrder::GoOn).main());
            }
            State::Refused(id) => kit.text(view.text(id)),
            State::None => again(kit),
        }
    });
}

/// The way to a review of a game that is another one by now.
fn again(kit: &mut Kit<'_>) {
    kit.button(Button::new("review-again", ReviewOrder::Again));
}

fn progress(kit: &mut Kit<'_>, view: &View<'_>, n: usize, of: usize) {
    kit.text(view.texts.with("review-progress", [("n", n.into()), ("of", of.into())]));
    let room = kit.room(BAR);
    kit.ui.painter().rect_filled(room, BAR / 2.0, paint(kit.theme.control()));
    let done = room.width() * n as f32 / of.max(1) as f32;
    let done = Rect::from_min_size(room.min, Vec2::new(done, BAR));
    kit.ui.painter().rect_filled(done, BAR / 2.0, paint(kit.theme.accent));
}

/// The words for a review; none for a board that has no size of ours.
pub(super) fn words<'a>(view: &View<'a>, size: BoardSize) -> ReviewWords<'a> {
    ReviewWords { texts: view.texts, notation: view.notation, size }
}

/// The value over the moves, and what of it is shown.
fn draw_graph(
    kit: &mut Kit<'_>,
    reviewed: &Reviewed,
    review: &Review,
    game: &Match,
    settings: ReviewSettings,
) {
    if review.moves.is_empty() {
        return;
    }
    if let Some(node) = graph::of_game(kit, reviewed, game, settings) {
        kit.ask(ReplayOrder::Walk(Walk::To(node)));
    }
    let choices = Graph::choices(review);
    let mut new = ReviewSettings { graph: settings.graph.of(review) };
    if kit.choice("review-graph-shows", &mut new.graph, choices, Graph::text_id) {
        kit.choose(&settings, new);
    }
}

fn draw_review(
    kit: &mut Kit<'_>,
    view: &View<'_>,
    review: &Review,
    size: BoardSize,
    first_problem: Option<usize>,
) {
    if review.moves.is_empty() {
        return kit.muted(view.text("review-no-moves"));
    }
    let words = words(view, size);
    if let Some(text) = decided(view, review) {
        kit.text(text);
    }
    for loss in words.largest_losses(review) {
        kit.text(loss);
    }
    for decided in &review.decisions {
        kit.text(words.decided(decided));
    }
    if let Some(first) = review.forced_win().first() {
        kit.button(Button::new("review-win", ReviewOrder::SeeStep(first.number)));
    }
    kit.space(0.5);
    kit.label(view.text("review-moments"), Type::Strong, kit.theme.text);
    if review.key_moments.is_empty() {
        kit.muted(view.text("review-no-moments"));
    }
    for number in &review.key_moments {
        if let Some(reviewed) = review.move_by_number(*number) {
            row(kit, &words, review, reviewed);
        }
    }
    if let Some(number) = first_problem {
        kit.button(Button::new("review-try", ReviewOrder::Try(number)));
    }
    kit.space(0.5);
    for color in Color::BOTH {
        let share = review.kept[color];
        let name = view.text(color_id(color));
        kit.text(view.texts.with(
            "review-kept",
            [("side", name.into()), ("kept", share.kept.into()), ("moves", share.moves.into())],
        ));
    }
    kit.muted(view.text("review-kept-how"));
    if let Some(score) = &review.score {
        kit.space(0.5);
        kit.label(view.text("review-count"), Type::Strong, kit.theme.text);
        score::draw(kit, score);
    }
    for (id, n) in [("review-problems", review.problems.len()), ("review-after-end", review.n_after_end)] {
        if n > 0 {
            kit.muted(view.texts.with(id, [("n", n.into())]));
        }
    }
}

/// Which move decided a game of five in a row, as far as that is proved.
pub(super) fn decided(view: &View<'_>, review: &Review) -> Option<String> {
    let winner = review.winner.filter(|_| review.moves.iter().all(|reviewed| reviewed.leads.is_none()))?;
    let [winner, loser] = [winner, !winner].map(|color| view.text(color_id(color)));
    Some(match review.last_escape {
        _ if review.forced_win().is_empty() => view.text("review-unproved"),
        Some(n) => view
            .texts
            .with("review-escape", [("n", n.into()), ("loser", loser.into()), ("winner", winner.into())]),
        None => view.texts.with("review-no-escape", [("winner", winner.into())]),
    })
}

/// The move of a moment by its number, side and point.
pub(super) fn name(words: &ReviewWords<'_>, reviewed: &ReviewedMove) -> String {
    let side = words.texts.get(color_id(reviewed.color));
    let point = words.point(reviewed.point);
    words.texts.with(
        "review-moment",
        [("n", reviewed.number.into()), ("side", side.into()), ("point", point.into())],
    )
}

/// A moment: the move, and the first thing to be said of it.
fn row(kit: &mut Kit<'_>, words: &ReviewWords<'_>, review: &Review, reviewed: &ReviewedMove) {
    let comment = words.comment(review, reviewed).unwrap_or_default();
    let first = comment.lines().next().unwrap_or_default();
    let id = format!("review-moment-{}", reviewed.number);
    if move_tile(kit, &id, words, reviewed, first, false) {
        kit.ask(ReviewOrder::See(reviewed.number));
    }
}

/// A move to be pressed: the stone, its name, and something that is said of it; whether it is pressed. One of them may
/// be open.
pub(super) fn move_tile(
    kit: &mut Kit<'_>,
    id: &str,
    words: &ReviewWords<'_>,
    reviewed: &ReviewedMove,
    said: &str,
    is_open: bool,
) -> bool {
    let name = name(words, reviewed);
    let room = kit.room(ROW);
    let is_pressed = kit.tile(room, id, is_open, Says::button(format!("{name}. {said}")));
    let middle = room.left_center() + Vec2::new(14.0 + STONE, 0.0);
    kit.stone(middle, STONE, reviewed.color);
    let lines = room.with_min_x(middle.x + STONE + 12.0).shrink2(Vec2::new(8.0, 8.0));
    let ink = if is_open { kit.theme.accent } else { kit.theme.text };
    kit.set(lines, Align2::LEFT_TOP, kit.cut(name, Type::Button, ink, lines.width()));
    kit.set(lines, Align2::LEFT_BOTTOM, kit.cut(said, Type::Small, kit.theme.muted, lines.width()));
    is_pressed
}
