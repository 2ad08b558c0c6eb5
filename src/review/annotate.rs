//! A review written into its record, so that other programs show it.

use super::{Review, ReviewedMove, Turn};
use crate::board::{Color, Point};
use crate::game::tree::{Coord, MoveQuality, NodeId, Played, Tree};

/// Every paragraph of a comment that a review has written begins so; those go when the game is reviewed again.
const MARK: &str = "Goishi: ";
/// The moves of an estimated line that are shown.
const SHOWN: usize = 7;

/// What is said of moves, in some language.
pub trait Words {
    /// What there is to say of a move; most need nothing.
    fn comment(&self, review: &Review, reviewed: &ReviewedMove) -> Option<String>;
}

/// Writes values (`V`), what moves are held for (`TE`, `DO`, `BM`), comments, better moves as variations, and all that
/// was found out, for the next review, into the record that was reviewed. What a review wrote there before is replaced;
/// what others wrote stays.
pub fn annotate(tree: &mut Tree, review: &Review, words: &dyn Words) {
    for (node, note) in &review.notes {
        if tree.contains(*node) {
            tree.set_finding(*node, note);
        }
    }
    for reviewed in &review.moves {
        let node = reviewed.node;
        if !tree.contains(node) {
            continue;
        }
        // In Go the value of a node is the estimated score (`FF[4]`, `V`).
        let points = reviewed.leads.map(|(_, after)| (10.0 * f64::from(after)).round() / 10.0);
        tree.set_value(node, points.unwrap_or_else(|| reviewed.after.points()));
        if reviewed.quality.is_some() || tree.comment(node).is_some_and(|comment| comment.contains(MARK)) {
            tree.set_quality(node, reviewed.quality);
        }
        say(tree, node, words.comment(review, reviewed));
        if matches!(reviewed.quality, Some(MoveQuality::Bad | MoveQuality::Doubtful)) && !reviewed.is_best() {
            let is_proved = matches!(reviewed.turn, Some(Turn::MissedWin(_)));
            let n_moves = if is_proved { usize::MAX } else { SHOWN };
            if let Some(parent) = tree.parent(node) {
                add_line(tree, parent, reviewed.color, reviewed.best.iter().take(n_moves));
            }
        }
        // At the end of the record it would become a part of the game.
        let is_last = tree.first_child(node).is_none();
        if let (Some(Turn::Loses), Some(proved), false) = (&reviewed.turn, &reviewed.proved, is_last) {
            add_line(tree, node, !reviewed.color, proved.line.iter());
        }
    }
}

/// Replaces what a review said of a node before.
fn say(tree: &mut Tree, node: NodeId, words: Option<String>) {
    let old = tree.comment(node).unwrap_or_default();
    let kept: Vec<&str> = old.lines().filter(|line| !line.starts_with(MARK)).collect();
    let said: Vec<String> =
        words.iter().flat_map(|words| words.lines()).map(|line| format!("{MARK}{line}")).collect();
    if said.is_empty() && kept.len() == old.lines().count() {
        return;
    }
    let comment = kept.into_iter().map(str::to_owned).chain(said).collect::<Vec<_>>().join("\n");
    tree.set_comment(node, &comment);
}

/// Adds moves after a node, the first of them by a color; those that are there already are gone along.
fn add_line<'p>(tree: &mut Tree, node: NodeId, mut color: Color, line: impl Iterator<Item = &'p Point>) {
    let mut node = node;
    for point in line {
        let Some(coord) = Coord::new(point.x(), point.y()) else { return };
        let played = Played::stone(color, coord);
        node = match tree.find_move(node, played) {
            Some(child) => child,
            None => match tree.add_move(node, played) {
                Ok(child) => child,
                Err(_) => return,
            },
        };
        color = !color;
    }
}
