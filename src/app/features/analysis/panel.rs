//! What the analysis says beside the board: who is ahead, by how much, what is threatened, and by whom it was made.

use bevy_egui::egui::Align2;

use super::{Analyzed, subject};
use crate::app::theme::Rgb;
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::View;
use crate::app::ui::kit::Kit;
use crate::game::Match;
use crate::review::threats;
use crate::words::review::ReviewWords;

/// The height of a line.
const LINE: f32 = 24.0;

/// Two lines that keep their height; nothing where no analysis is wanted.
pub(crate) fn draw(kit: &mut Kit<'_>, view: &View<'_>, analyzed: &Analyzed, game: &Match, revision: u64) {
    if !analyzed.is_shown() {
        return;
    }
    let words = ReviewWords { texts: view.texts, notation: view.notation, size: game.size() };
    let analysis = analyzed.of(revision);
    let worth = match analysis {
        _ if subject(game).is_none() => view.text("analysis-nothing"),
        Some(analysis) => words.analysis(analysis),
        None => view.text("analysis-wait"),
    };
    line(kit, &worth, kit.theme.accent);
    let looked = || {
        let engine = analyzed.engine.clone();
        let parts = engine.into_iter().chain(analysis.map(|analysis| words.looked(analysis)));
        parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
    };
    line(kit, &threat(&words, game).unwrap_or_else(looked), kit.theme.muted);
}

/// The most urgent threat of the side that is not to move; in five in a row.
fn threat(words: &ReviewWords<'_>, game: &Match) -> Option<String> {
    let position = subject(game)?.as_gomoku()?;
    let theirs = threats(position).into_iter().find(|threat| threat.side != position.to_move())?;
    Some(words.threat(theirs))
}

fn line(kit: &mut Kit<'_>, text: &str, color: Rgb) {
    let width = kit.ui.available_width();
    let galley = kit.cut(text, Type::Body, color, width);
    kit.line_in(text, galley, Align2::LEFT_CENTER, LINE);
}
