//! The count of a game of Go: both sides side by side, line by line, so that the sum can be checked.

use super::reads::MatchView;
use crate::app::table::session::MatchOrder;
use crate::app::ui::fonts::Type;
use crate::app::ui::kit::{Button, Kit};
use crate::app::ui::score;
use crate::board::Color;
use crate::go::HalfPoints;
use crate::play::count::next_person;
use crate::words::Texts;

/// Who is ahead by how much.
pub(crate) fn lead_text(texts: &Texts, lead: HalfPoints, ids: [&str; 3]) -> String {
    let id = match lead.halves() {
        0 => ids[2],
        1.. => ids[0],
        _ => ids[1],
    };
    texts.with(id, [("points", texts.points(lead.abs()).into())])
}

/// What is to be known and done while stones are counted.
pub(crate) fn sentence(view: &MatchView<'_>) -> String {
    let game = view.session.game();
    if !game.counting().is_some_and(crate::game::Counting::is_proposed) {
        return view.text("count-wait");
    }
    if view.count.is_contested() {
        return view.text("count-contested");
    }
    let both = view.session.only_person().is_none();
    match next_person(game) {
        Some(Color::Black) if both => view.text("count-ask-black"),
        Some(Color::White) if both => view.text("count-ask-white"),
        Some(_) => view.text("count-ask"),
        None => view.text("count-wait"),
    }
}

/// The ways on, the table of the count that stands, and how to correct it.
pub(crate) fn draw(kit: &mut Kit<'_>, view: &MatchView<'_>) {
    let game = view.session.game();
    let ready = next_person(game).is_some();
    let score = game.score().filter(|_| ready);
    // Nobody is to agree unseen to what stands far below.
    if let Some(score) = &score {
        let lead = score.total(Color::Black) - score.total(Color::White);
        let ids = ["count-black-ahead", "count-white-ahead", "count-even"];
        kit.label(lead_text(view.texts, lead, ids), Type::Strong, kit.theme.accent);
    }
    kit.button(Button::new(("side-agree", "count-agree"), MatchOrder::AgreeToCount).main().only_if(ready));
    kit.row([
        Button::new(("side-play-on", "count-play-on"), MatchOrder::PlayOn).only_if(ready),
        Button::new(("side-pause", "action-pause"), MatchOrder::Pause),
    ]);
    if let Some(counted) = score {
        kit.space(0.5);
        score::draw(kit, &counted);
        kit.label(view.text("count-how"), Type::Small, kit.theme.muted);
    }
}
