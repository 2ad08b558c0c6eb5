//! What a review says of the moves of a game.

use super::Texts;
use super::names::color_id;
use crate::board::coord::Notation;
use crate::board::{BoardSize, Color, Point};
use crate::game::tree::MoveQuality;
use crate::review::{Proved, Review, ReviewedMove, Turn, Words};
use crate::search::Proof;

/// The moves of an estimated line that are named.
const NAMED: usize = 5;

/// The words for a game on a board of a size.
pub struct ReviewWords<'a> {
    /// In which language.
    pub texts: &'a Texts,
    /// How points are named.
    pub notation: Notation,
    /// The size of the board.
    pub size: BoardSize,
}

impl ReviewWords<'_> {
    /// A point by its name.
    pub fn point(&self, point: Point) -> String {
        self.notation.name(point, self.size)
    }

    /// Points by their names, one after the other.
    pub fn line(&self, points: &[Point]) -> String {
        points.iter().map(|point| self.point(*point)).collect::<Vec<_>>().join(" ")
    }

    /// Who wins, in how many moves and by what, with the line to the winning stone.
    pub fn proved(&self, proved: &Proved) -> String {
        let id = match proved.by {
            Proof::Fours => "coach-by-fours",
            Proof::Threats => "coach-by-threats",
            Proof::Search => "coach-by-force",
        };
        let line = self.line(&proved.line);
        let (side, n) = (self.side(proved.winner), proved.plies());
        self.texts.with(id, [("side", side.into()), ("n", n.into()), ("line", line.into())])
    }

    fn side(&self, color: Color) -> String {
        self.texts.get(color_id(color))
    }

    /// A better move, and what the one that was made cost, where it cost anything.
    fn better(&self, reviewed: &ReviewedMove) -> String {
        let line = self.line(&reviewed.best[..reviewed.best.len().min(NAMED)]);
        let [before, after] = [reviewed.before, reviewed.after].map(|value| {
            let chance = value.expected_score();
            (100.0 * if reviewed.color == Color::Black { chance } else { 1.0 - chance }).round()
        });
        if before <= after {
            return self.texts.with("coach-better", [("line", line.into())]);
        }
        let side = self.side(reviewed.color);
        let values = [
            ("line", line.into()),
            ("side", side.into()),
            ("before", before.into()),
            ("after", after.into()),
        ];
        self.texts.with("coach-better-cost", values)
    }
}

impl Words for ReviewWords<'_> {
    fn comment(&self, review: &Review, reviewed: &ReviewedMove) -> Option<String> {
        let of_side = |id, color| self.texts.with(id, [("side", self.side(color).into())]);
        let of_proof = |id, proved| self.texts.with(id, [("proof", self.proved(proved).into())]);
        let unanswered = match reviewed.unanswered {
            Some(1) => Some("coach-unanswered-four"),
            Some(_) => Some("coach-unanswered-three"),
            None => None,
        };
        let mut said: Vec<String> = unanswered.map(|id| of_side(id, !reviewed.color)).into_iter().collect();
        said.extend(match (&reviewed.turn, &reviewed.proved) {
            (Some(Turn::MissedWin(win)), _) => Some(of_proof("coach-missed", win)),
            (Some(Turn::Loses), Some(proved)) => Some(of_proof("coach-loses", proved)),
            (Some(Turn::Punishes), _) => Some(self.texts.get("coach-punishes")),
            _ => None,
        });
        let is_estimated = !matches!(reviewed.turn, Some(Turn::MissedWin(_) | Turn::Punishes));
        let is_poor = matches!(reviewed.quality, Some(MoveQuality::Bad | MoveQuality::Doubtful));
        if is_poor && is_estimated && !reviewed.is_best() && !reviewed.best.is_empty() {
            said.push(self.better(reviewed));
        }
        if review.last_escape == Some(reviewed.number) {
            said.push(of_side("coach-escape", reviewed.color));
        }
        (!said.is_empty()).then(|| said.join("\n"))
    }
}
