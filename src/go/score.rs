//! Counting the end of a game, line by line.

use super::table::neighbors;
use super::{Board, HalfPoints, Komi, Outcome, Part, PointStatus, Position, Scoring};
use crate::board::{ByColor, Color, Point, PointSet};

/// What the players, or an analysis for them, hold of the stones at the end.
///
/// A chain is dead, or in seki, when any of its stones is in the set: stones of a chain share one fate. Points without
/// a stone mean nothing. A dead chain is not in seki.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Judgment {
    /// Stones to be taken off before counting.
    pub dead: PointSet,
    /// Stones that live in seki. Points that they surround do not count under [`Scoring::Territory`].
    pub seki: PointSet,
}

impl Judgment {
    /// Adds all chains to the seki that touch a neutral point once the dead are off.
    ///
    /// That is the definition of seki in article 8 of the Japanese rules. It holds when the players have filled every
    /// neutral point that can be filled; before that it finds seki where there is none.
    #[must_use]
    pub fn with_seki_beside_dame(mut self, position: &Position) -> Self {
        let board = position.board();
        let dead = whole_chains(board, &self.dead);
        for region in regions(board, &dead).iter().filter(|region| region.owner().is_none()) {
            self.seki.extend(region.border.iter().copied());
        }
        self
    }
}

/// A game counted: everything that is added up, and everything that is not.
///
/// ```
/// # use goishi::{board::{Color, diagram}, go::{Judgment, Komi, RuleSet, Rules, Score, Setup}};
/// let read = diagram::parse("
///     . X O . O
///     . X O O .
///     X X O X .
///     . X O O O
///     . X O . .
/// ").unwrap();
/// let rules = Rules { komi: Komi::HALF, ..RuleSet::Japanese.rules() };
/// let position = Setup::from_diagram(&read).position(rules).unwrap();
/// let judgment = Judgment { dead: read.size.point(3, 2).into_iter().collect(), ..Judgment::default() };
/// let score = Score::of(&position, &judgment);
/// // Black has 4 points; White 6, one dead stone and half a point of komi.
/// assert_eq!(score.total(Color::White).to_string(), "7.5");
/// assert_eq!(score.outcome().to_string(), "W+3.5");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// What counts.
    pub scoring: Scoring,
    /// Living stones of each side.
    pub stones: ByColor<u32>,
    /// Points that each side surrounds, those under dead stones included, seki eyes not.
    pub territory: ByColor<u32>,
    /// Points that each side surrounds in seki and that do not count; always none under [`Scoring::Area`].
    pub seki_eyes: ByColor<u32>,
    /// Points that belong to nobody.
    pub dame: u32,
    /// Stones that each side took during play.
    pub prisoners: ByColor<u32>,
    /// Dead stones of the other side that each side takes off at the end.
    pub dead_stones: ByColor<u32>,
    /// What White was given for moving second.
    pub komi: Komi,
    /// What White was given for handicap stones.
    pub handicap_bonus: HalfPoints,
    /// Of every point, row by row.
    statuses: Vec<(Point, PointStatus)>,
}

impl Score {
    /// Counts a position by its rules.
    pub fn of(position: &Position, judgment: &Judgment) -> Self {
        let (board, rules) = (position.board(), position.rules());
        let dead = whole_chains(board, &judgment.dead);
        let seki = match rules.scoring {
            Scoring::Area => PointSet::EMPTY,
            Scoring::Territory => whole_chains(board, &judgment.seki),
        };
        let mut score = Self {
            scoring: rules.scoring,
            stones: ByColor::default(),
            territory: ByColor::default(),
            seki_eyes: ByColor::default(),
            dame: 0,
            prisoners: position.prisoners(),
            dead_stones: ByColor::default(),
            komi: rules.komi,
            handicap_bonus: rules.handicap_bonus.for_stones(position.n_handicap()),
            statuses: Vec::with_capacity(board.size().n_points()),
        };
        for (point, color) in position.stones() {
            if dead.contains(point) {
                score.dead_stones[!color] += 1;
            } else {
                score.stones[color] += 1;
                score.statuses.push((point, PointStatus::Living(color)));
            }
        }
        for region in regions(board, &dead) {
            score.add_region(&region, &seki);
        }
        score.statuses.sort_unstable_by_key(|(point, _)| *point);
        score
    }

    fn add_region(&mut self, region: &Region, seki: &PointSet) {
        let n = region.points.len() as u32;
        let status = match region.owner() {
            None => {
                self.dame += n;
                PointStatus::Dame
            }
            Some(owner) if region.border.iter().any(|point| seki.contains(*point)) => {
                self.seki_eyes[owner] += n;
                PointStatus::SekiEye(owner)
            }
            Some(owner) => {
                self.territory[owner] += n;
                PointStatus::Territory(owner)
            }
        };
        self.statuses.extend(region.points.iter().map(|point| (*point, status)));
    }

    /// What each point of the board is, row by row.
    pub fn statuses(&self) -> &[(Point, PointStatus)] {
        &self.statuses
    }

    /// What counts for a side, line by line; lines of nothing are left out, except for stones and territory.
    pub fn lines(&self, color: Color) -> Vec<(Part, HalfPoints)> {
        let whole = |n: u32| HalfPoints::from_points(n as i32);
        let komi = self.komi.points();
        let (komi, bonus) = match color {
            Color::Black => (-komi, HalfPoints::ZERO),
            Color::White => (komi, self.handicap_bonus),
        };
        let counted = match self.scoring {
            Scoring::Area => (Part::Stones, whole(self.stones[color])),
            Scoring::Territory => (Part::Prisoners, whole(self.prisoners[color])),
        };
        let dead_stones = match self.scoring {
            Scoring::Area => HalfPoints::ZERO,
            Scoring::Territory => whole(self.dead_stones[color]),
        };
        let parts = [
            counted,
            (Part::Territory, whole(self.territory[color])),
            (Part::DeadStones, dead_stones),
            (Part::Komi, komi.max(HalfPoints::ZERO)),
            (Part::HandicapBonus, bonus),
        ];
        let always = |part| matches!(part, Part::Stones | Part::Territory);
        parts.into_iter().filter(|(part, points)| always(*part) || *points != HalfPoints::ZERO).collect()
    }

    /// All that counts for a side.
    pub fn total(&self, color: Color) -> HalfPoints {
        self.lines(color).into_iter().map(|(_, points)| points).sum()
    }

    /// How the game ends.
    pub fn outcome(&self) -> Outcome {
        Outcome::by(self.total(Color::Black) - self.total(Color::White))
    }
}

/// Connected points without living stones.
struct Region {
    points: Vec<Point>,
    /// The living stones next to it, some more than once.
    border: Vec<Point>,
    /// Which colors they have.
    touches: ByColor<bool>,
}

impl Region {
    /// The only side next to it.
    fn owner(&self) -> Option<Color> {
        Color::BOTH.into_iter().find(|color| self.touches[*color] && !self.touches[!*color])
    }
}

/// All stones of the chains that have a stone in the set.
fn whole_chains(board: &Board, some: &PointSet) -> PointSet {
    let chains = some.iter().filter_map(|point| board.chain_at(point));
    chains.flat_map(|chain| chain.stones()).collect()
}

/// The regions of a board from which the dead stones have been taken.
fn regions(board: &Board, dead: &PointSet) -> Vec<Region> {
    let living = |point: Point| board.stone(point).filter(|_| !dead.contains(point));
    let mut seen = PointSet::EMPTY;
    let mut regions = Vec::new();
    for start in board.size().points() {
        if living(start).is_some() || seen.contains(start) {
            continue;
        }
        let mut region = Region { points: Vec::new(), border: Vec::new(), touches: ByColor::default() };
        let mut queue = vec![start];
        seen.insert(start);
        while let Some(point) = queue.pop() {
            region.points.push(point);
            for n in neighbors(point).into_iter().filter(|n| board.size().contains(*n)) {
                if let Some(color) = living(n) {
                    region.touches[color] = true;
                    region.border.push(n);
                } else if !seen.contains(n) {
                    seen.insert(n);
                    queue.push(n);
                }
            }
        }
        regions.push(region);
    }
    regions
}
