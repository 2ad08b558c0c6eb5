//! What the search asks about positions.

use std::sync::Arc;

use crate::board::{BoardSize, ByColor, Color, Point, PointSet, Symmetry};
use crate::go::{Judgment, Move, PassAlive, Position, Score, Scoring};
use crate::search::net::{Evaluator, Features, Net};

use super::params::manners;

/// What guides a search: it judges positions at once, without looking ahead.
pub trait Guide: Send {
    /// Judges a position; one that is over as if play went on.
    fn judge(&mut self, position: &Position) -> Guess;

    /// One for another thread, which judges the same.
    fn another(&self) -> Box<dyn Guide>;
}

/// What is thought of a position; "us" is the side to move.
#[derive(Clone, Debug)]
pub struct Guess {
    /// The size of the board.
    pub size: BoardSize,
    /// The legal moves, each with the chance from 0 to 1 that it is best; the best first.
    pub moves: Vec<(Move, f32)>,
    /// The chance that we win, from 0 to 1; half of the chance for a draw is in it.
    pub win: f32,
    /// The mean and the standard deviation of our final score, in points.
    pub score: f32,
    /// The standard deviation of it.
    pub score_stdev: f32,
    /// By how many points we lead.
    pub lead: f32,
    /// Whose each point will be, row by row: from 1 for us to -1 for them.
    pub ownership: Vec<f32>,
}

impl Guess {
    /// The ownership of a point, from 1 for a color to -1 for the other; `us` is the side to move.
    pub(super) fn owner(&self, point: Point, us: Color, color: Color) -> f32 {
        let share = self.ownership[self.size.ordinal(point)];
        if us == color { share } else { -share }
    }

    /// The chains that the ownership holds for dead.
    pub(super) fn dead(&self, position: &Position) -> PointSet {
        let us = position.to_move();
        let mut dead = PointSet::EMPTY;
        for chain in position.board().chains() {
            let sum: f32 = chain.stones().map(|stone| self.owner(stone, us, chain.color())).sum();
            if sum / (chain.n_stones() as f32) < -manners::DEAD {
                dead.extend(chain.stones());
            }
        }
        dead
    }
}

/// By how many points the side to move has won when the game ends now.
///
/// Both sides hold the chains of `dead` for dead, as long as they stay as they are. Beyond that, under area scoring,
/// stones count that are not certainly dead, so that nobody relies on the other side's agreement; under territory
/// scoring, where taking them costs points, the guess tells.
pub(super) fn final_lead(position: &Position, guess: &Guess, dead: &ByColor<PointSet>) -> f32 {
    let (board, rules) = (position.board(), position.rules());
    let mut off = match rules.scoring {
        Scoring::Area => PointSet::EMPTY,
        Scoring::Territory => guess.dead(position),
    };
    for color in Color::BOTH {
        off.extend(PassAlive::of(board, color, rules.suicide).dead_stones(board).iter());
    }
    for chain in board.chains() {
        if chain.stones().all(|stone| dead[chain.color()].contains(stone)) {
            off.extend(chain.stones());
        }
    }
    let score = Score::of(position, &Judgment { dead: off, ..Judgment::default() });
    let us = position.to_move();
    (score.total(us) - score.total(!us)).halves() as f32 / 2.0
}

/// A net as a guide.
pub struct NetGuide {
    net: Arc<Net>,
    /// For the size asked for last.
    evaluator: Option<Evaluator>,
}

impl NetGuide {
    /// A guide by a net.
    pub const fn new(net: Arc<Net>) -> Self {
        Self { net, evaluator: None }
    }
}

impl Guide for NetGuide {
    fn judge(&mut self, position: &Position) -> Guess {
        let size = position.size();
        if self.evaluator.as_ref().is_none_or(|evaluator| evaluator.size() != size) {
            self.evaluator = Some(Evaluator::new(self.net.clone(), size));
        }
        // What a net says depends a little on which way the board lies. Positions are shown in different ways, so that
        // in the mean of many the errors go.
        let symmetry = Symmetry::ALL[(position.hash() % 8) as usize];
        let features = Features::of(position).turned(symmetry);
        let evaluated = self.evaluator.as_mut().map(|evaluator| evaluator.evaluate(&[&features]));
        let outputs = evaluated.and_then(|mut all| all.pop()).expect("one position, one answer");
        let turned = |point| symmetry.apply(point, size);
        let places = size.points().map(|point| (Move::Place(point), Move::Place(turned(point))));
        let moves = places.chain([(Move::Pass, Move::Pass)]).map(|(mv, turned)| (mv, outputs.policy(turned)));
        let mut moves: Vec<(Move, f32)> = moves.filter(|(_, policy)| *policy > 0.0).collect();
        // A stable sort: equals stay in the order of the points.
        moves.sort_by(|a, b| b.1.total_cmp(&a.1));
        Guess {
            size,
            moves,
            win: outputs.win + outputs.no_result / 2.0,
            score: outputs.score_mean,
            score_stdev: outputs.score_stdev,
            lead: outputs.lead,
            ownership: size.points().map(|point| outputs.ownership(turned(point))).collect(),
        }
    }

    fn another(&self) -> Box<dyn Guide> {
        Box::new(Self::new(self.net.clone()))
    }
}
