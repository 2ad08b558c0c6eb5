//! One of the moments that decided a game: what was played, what was better, and why.

use bevy::prelude::*;

use super::graph::{Graph, Worth};
use super::{MOMENT, ReviewOrder, Reviewed, page};
use crate::app::features::replay::{ReplayOrder, panel};
use crate::app::screen::ScreenMove;
use crate::app::table::session::Session;
use crate::app::ui::frame::{Frame, Page, Room};
use crate::app::ui::kit::{Button, Kit};
use crate::board::Point;
use crate::game::tree::{NodeId, Tree};
use crate::game::{Match, Walk};
use crate::review::{Review, ReviewedMove, Turn, Words as _};
use crate::words::review::ReviewWords;

pub(super) fn draw(mut frame: Frame, session: Res<Session>, reviewed: Res<Reviewed>) {
    let game = session.game();
    let number = reviewed.in_view;
    let page = Page { room: Room::Panel, step: number as u64, ..Page::of(MOMENT) };
    frame.show(page, |kit, view| {
        let (review, is_problem) = (reviewed.of(game), reviewed.is_problem(number));
        let moment = review.and_then(|review| Some((review, review.move_by_number(number)?)));
        let Some((review, reviewed)) = moment else {
            // The record is another one by now.
            kit.header("review-moment-back", &view.text("review-title"), ScreenMove::Close);
            return;
        };
        let words = page::words(view, game.size());
        kit.header("review-moment-back", &page::name(&words, reviewed), ScreenMove::Close);
        draw_moment(kit, &words, game, review, reviewed);
        if is_problem {
            kit.button(Button::new("review-try", ReviewOrder::Try(number)).main());
        }
        kit.signs(panel::walking(view, game, false));
        let beside =
            |is_wanted: fn(&usize, &usize) -> bool| move |moment: &&usize| is_wanted(moment, &number);
        let earlier = review.key_moments.iter().rev().find(beside(|moment, number| moment < number));
        let later = review.key_moments.iter().find(beside(|moment, number| moment > number));
        let to = |name: &'static str, moment: Option<&usize>| {
            Button::new(name, ReviewOrder::See(moment.copied().unwrap_or(number))).only_if(moment.is_some())
        };
        kit.row([to("review-previous", earlier), to("review-next", later)]);
    });
}

fn draw_moment(
    kit: &mut Kit<'_>,
    words: &ReviewWords<'_>,
    game: &Match,
    review: &Review,
    reviewed: &ReviewedMove,
) {
    for line in words.comment(review, reviewed).unwrap_or_default().lines() {
        kit.text(line);
    }
    let chance = Worth::after(reviewed).text(kit, reviewed.number, Graph::default());
    kit.muted(chance);
    kit.space(0.5);
    let walk = |node| ReplayOrder::Walk(Walk::To(node));
    let show = |name, node: Option<NodeId>| node.map(|node| Button::new(name, walk(node)));
    let tree = game.record();
    let before = tree.parent(reviewed.node);
    let better = reviewed.best.first().filter(|_| !reviewed.is_best());
    let better = before.zip(better).and_then(|(before, point)| child_at(tree, before, *point));
    let proved =
        reviewed.proved.as_ref().filter(|_| matches!(reviewed.turn, Some(Turn::Loses | Turn::Punishes)));
    let goes_on = proved.and_then(|proved| child_at(tree, reviewed.node, *proved.line.first()?));
    kit.column(
        [
            show("review-played", Some(reviewed.node)),
            show("review-better", better),
            show("review-goes-on", goes_on),
        ]
        .into_iter()
        .flatten(),
    );
}

/// The way on from a node by a move on a point.
fn child_at(tree: &Tree, node: NodeId, point: Point) -> Option<NodeId> {
    let at = point.into();
    tree.children(node).find(|child| tree.played(*child).is_some_and(|played| played.place == Some(at)))
}
