//! The board in words, row by row: for who reads it, or has it read, rather than looks.

use super::reads::MatchView;
use super::side;
use crate::app::ui::fonts::Type;
use crate::app::ui::kit::Kit;
use crate::board::Color;
use crate::play::Grid;
use crate::words::board::rows;
use crate::words::clock::clock_words;

pub(crate) fn draw(kit: &mut Kit<'_>, view: &MatchView<'_>) {
    let position = view.session.game().position();
    if let Some(sentence) = side::state_sentence(view) {
        kit.label(sentence, Type::Strong, kit.theme.accent);
    }
    for color in Color::BOTH {
        if let Some(clock) = view.clocks.and_then(|clocks| clocks[color]) {
            kit.text(clock_words(view.texts, color, &clock));
        }
    }
    let grid = Grid::from(position.size());
    if let Some(last) = position.last_move() {
        let name =
            last.point().map_or_else(|| view.text("say-pass"), |point| grid.name(view.notation, point));
        let n = position.n_moves();
        kit.muted(view.texts.with("words-last", [("point", name.into()), ("n", n.into())]));
    }
    kit.space(0.5);
    for (i, row) in rows(view.texts, position, view.notation).into_iter().enumerate() {
        kit.reading(&format!("words-row-{i}"), &row);
    }
}
