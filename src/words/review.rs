//! What a review says of the moves of a game, and an analysis of a position.

use super::Texts;
use super::names::color_id;
use crate::board::coord::Notation;
use crate::board::{BoardSize, Color, Point};
use crate::game::Move;
use crate::game::tree::MoveQuality;
use crate::go::HalfPoints;
use crate::review::{
    Analysis, Candidate, Chances, Decided, Fate, Goal, Looked, Objection, Problem, Proved, Review,
    ReviewedMove, Stage, Threat, Turn, Words,
};
use crate::search::{Made, Proof};

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

    /// Moves by their names, one after the other.
    pub fn moves(&self, moves: &[Move]) -> String {
        let name = |mv: &Move| match mv {
            Move::Place(point) => self.point(*point),
            Move::Pass => self.texts.get("analysis-pass"),
        };
        moves.iter().map(name).collect::<Vec<_>>().join(" ")
    }

    /// Who is ahead after the best move, and by how much, or wins by it.
    pub fn analysis(&self, analysis: &Analysis) -> String {
        let Some(candidate) = analysis.candidates.first() else { return self.texts.get("analysis-nothing") };
        if let Some(proved) = &candidate.proved {
            let id = match proved.by {
                Proof::Fours => "analysis-by-fours",
                Proof::Threats => "analysis-by-threats",
                Proof::Search => "analysis-by-force",
            };
            let (side, n) = (self.side(proved.winner), proved.plies());
            return self.texts.with(id, [("side", side.into()), ("n", n.into())]);
        }
        let leader = if candidate.chance >= 0.5 { Color::Black } else { Color::White };
        let chance = (100.0 * candidate.chance_of(leader)).round();
        let (side, chance) = (("side", self.side(leader).into()), ("chance", chance.into()));
        let Some(lead) = candidate.lead else { return self.texts.with("analysis-chance", [side, chance]) };
        let lead = if leader == Color::Black { lead } else { -lead };
        let id = if lead >= 0.0 { "analysis-chance-ahead" } else { "analysis-chance-behind" };
        self.texts.with(id, [side, chance, ("points", self.points(lead).into())])
    }

    /// How far it was looked for what is estimated.
    pub fn looked(&self, analysis: &Analysis) -> String {
        match analysis.looked {
            _ if analysis.candidates.first().is_none_or(|best| best.proved.is_some()) => String::new(),
            Looked::Ahead(n) => self.texts.with("analysis-ahead", [("n", n.into())]),
            Looked::Visits(n) => self.texts.with("analysis-visits", [("n", n.into())]),
        }
    }

    /// A move of a side, and what it is worth to that side.
    pub fn candidate(&self, candidate: &Candidate, side: Color) -> String {
        let mv = ("move", self.moves(&candidate.line[..candidate.line.len().min(1)]).into());
        if let Some(proved) = &candidate.proved {
            let id = if proved.winner == side { "candidate-wins" } else { "candidate-loses" };
            return self.texts.with(id, [mv, ("n", proved.plies().into())]);
        }
        let chance = ("chance", (100.0 * candidate.chance_of(side)).round().into());
        let Some(lead) = candidate.lead else { return self.texts.with("candidate-chance", [mv, chance]) };
        let lead = if side == Color::Black { lead } else { -lead };
        let id = if lead >= 0.0 { "candidate-ahead" } else { "candidate-behind" };
        self.texts.with(id, [mv, chance, ("points", self.points(lead).into())])
    }

    /// Points to the half, without a sign.
    pub fn points(&self, points: f32) -> String {
        self.texts.points(HalfPoints::from_halves((2.0 * points.abs()).round() as i32))
    }

    /// What a side threatens to make, and where.
    pub fn threat(&self, threat: Threat) -> String {
        let id = match threat.made {
            Made::Five => "threat-five",
            Made::OpenFour => "threat-open-four",
            Made::DoubleFour => "threat-double-four",
            Made::FourThree => "threat-four-three",
            Made::DoubleThree => "threat-double-three",
            Made::Four => "threat-four",
            Made::OpenThree => "threat-open-three",
        };
        let (side, point) = (self.side(threat.side), self.point(threat.point));
        self.texts.with(id, [("side", side.into()), ("point", point.into())])
    }

    /// What there is to object to a move of a side.
    pub fn objection(&self, objection: &Objection, color: Color) -> String {
        let other = ("side", self.side(!color).into());
        match objection {
            Objection::MissedFive => self.texts.get("teach-missed-five"),
            Objection::OverlookedFour => self.texts.with("teach-overlooked-four", [other]),
            Objection::OverlookedThree => self.texts.with("teach-overlooked-three", [other]),
            Objection::Loses(proved) => self.texts.with("teach-loses", [other, ("n", proved.plies().into())]),
            Objection::MissedWin(proved) => {
                self.texts.with("teach-missed-win", [("n", proved.plies().into())])
            }
            Objection::CostsChance(before, after) => {
                let [before, after] = [before, after].map(|chance| (100.0 * chance).round());
                self.texts.with("teach-costs-chance", [("before", before.into()), ("after", after.into())])
            }
            Objection::CostsPoints(points) => {
                self.texts.with("teach-costs-points", [("points", self.points(*points).into())])
            }
        }
    }

    /// What is to be found, and by whom.
    pub fn task(&self, problem: &Problem) -> String {
        let to_move = problem.position().to_move();
        let [side, other] =
            [("side", to_move), ("other", !to_move)].map(|(id, it)| (id, self.side(it).into()));
        match problem.goal() {
            Goal::Win(win) if win.plies() == 1 => self.texts.with("problem-five", [side]),
            Goal::Win(win) => self.texts.with("problem-win", [side, ("n", win.plies().into())]),
            Goal::Escape => self.texts.with("problem-escape", [side, other]),
            Goal::Keep(Chances { lead: Some(lead), .. }) => {
                let id = if *lead >= 0.0 { "problem-keep-ahead" } else { "problem-keep-behind" };
                self.texts.with(id, [side, ("points", self.points(*lead).into())])
            }
            Goal::Keep(Chances { chance, .. }) => {
                self.texts.with("problem-keep", [side, ("chance", (100.0 * chance).round().into())])
            }
        }
    }

    /// What a stone makes, by its name.
    fn made(&self, made: Made) -> String {
        self.texts.get(match made {
            Made::Five => "made-five",
            Made::OpenFour => "made-open-four",
            Made::DoubleFour => "made-double-four",
            Made::FourThree => "made-four-three",
            Made::DoubleThree => "made-double-three",
            Made::Four => "made-four",
            Made::OpenThree => "made-open-three",
        })
    }

    /// What a move of the forced win made and in how many moves it wins, or how many other defenses there were.
    pub fn step(&self, review: &Review, step: &ReviewedMove) -> String {
        let wins = Some(step.color) == review.winner;
        let made = step.made.filter(|_| wins).map(|made| self.made(made));
        let forbidden = step
            .forbidden_answer
            .map(|point| self.texts.with("win-forbidden-answer", [("point", self.point(point).into())]));
        let proved = step.proved.as_ref().map_or(0, Proved::plies);
        let rest = match step.defenses.len() {
            _ if wins && proved == 0 => None,
            _ if wins => Some(self.texts.with("win-in", [("n", proved.into())])),
            0 => Some(self.texts.get("win-no-defense")),
            n => Some(self.texts.with("win-defenses", [("n", n.into())])),
        };
        [made, forbidden, rest].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }

    /// The move that cost most points in each part of a game of Go, one sentence each.
    pub fn largest_losses(&self, review: &Review) -> Vec<String> {
        let sentence = |(stage, reviewed): (Stage, &ReviewedMove)| {
            let id = match stage {
                Stage::Opening => "review-largest-opening",
                Stage::MiddleGame => "review-largest-middle-game",
                Stage::Endgame => "review-largest-endgame",
            };
            let points = self.points(reviewed.points().unwrap_or_default());
            let side = self.side(reviewed.color);
            let values = [("n", reviewed.number.into()), ("side", side.into()), ("points", points.into())];
            self.texts.with(id, values)
        };
        review.largest_losses(self.size).map(sentence).collect()
    }

    /// What was decided in an opening, and whether that was good.
    pub fn decided(&self, decided: &Decided) -> String {
        let percent = |chance: f64| (100.0 * chance).round();
        match *decided {
            Decided::Took { color, n_stones, chance } => {
                let id = match percent(chance) {
                    55.0.. => "opening-took-better",
                    ..=45.0 => "opening-took-worse",
                    _ => "opening-took-even",
                };
                let (side, n) = (self.side(color), n_stones);
                let values = [("side", side.into()), ("n", n.into()), ("chance", percent(chance).into())];
                self.texts.with(id, values)
            }
            Decided::Picked { picked: (point, chance), best, n_offers } => {
                let better = best.filter(|(_, best)| percent(*best) > percent(chance));
                let values = [
                    ("n", n_offers.into()),
                    ("point", self.point(point).into()),
                    ("side", self.side(Color::White).into()),
                    ("chance", percent(chance).into()),
                ];
                let Some((other, best)) = better else {
                    return self.texts.with("opening-picked-best", values);
                };
                let [n, point, side, chance] = values;
                let other = [("other", self.point(other).into()), ("best", percent(best).into())];
                let [other, best] = other;
                self.texts.with("opening-picked-other", [n, point, side, chance, other, best])
            }
        }
    }

    /// A defense, and in how many moves it loses.
    pub fn defense(&self, defense: &Proved) -> String {
        let point = self.line(defense.line.get(..1).unwrap_or_default());
        let n = defense.plies().saturating_sub(1);
        self.texts.with("defense-lost", [("point", point.into()), ("n", n.into())])
    }

    /// What it loses to, with this many moves of its line.
    pub fn defense_line(&self, defense: &Proved, n_moves: usize) -> String {
        let id = match defense.by {
            Proof::Fours => "defense-by-fours",
            Proof::Threats => "defense-by-threats",
            Proof::Search => "defense-by-force",
        };
        let line = &defense.line[..n_moves.min(defense.plies())];
        self.texts.with(id, [("line", self.line(line).into())])
    }

    fn side(&self, color: Color) -> String {
        self.texts.get(color_id(color))
    }

    /// A better move, and what the one that was made cost, where it cost anything.
    fn better(&self, reviewed: &ReviewedMove) -> String {
        let line = self.line(&reviewed.best[..reviewed.best.len().min(NAMED)]);
        if let Some(points) = reviewed.points().filter(|points| *points > 0.0) {
            let (side, points) = (self.side(reviewed.color), self.points(points));
            let values = [("line", line.into()), ("side", side.into()), ("points", points.into())];
            return self.texts.with("coach-better-points", values);
        }
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
            if let Some(Fate { color, point, n_stones }) = reviewed.fate {
                let id = if color == reviewed.color { "coach-could-save" } else { "coach-could-take" };
                let (side, point) = (self.side(color), self.point(point));
                let values = [("side", side.into()), ("n", n_stones.into()), ("point", point.into())];
                said.push(self.texts.with(id, values));
            }
            said.push(self.better(reviewed));
        }
        if review.last_escape == Some(reviewed.number) {
            said.push(of_side("coach-escape", reviewed.color));
        }
        (!said.is_empty()).then(|| said.join("\n"))
    }
}
