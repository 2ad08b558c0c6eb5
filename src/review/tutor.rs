//! A move judged right after it was made, while it can still be taken back.

use std::num::NonZero;

use super::Proved;
use super::prover::{Cost, Prover, threat_of};
use super::reviewer::best_of_go;
use crate::board::{Color, Point};
use crate::game::{Move, Position};
use crate::search::alphabeta::Solver;
use crate::search::{Clock, GoPlayer, Level, Limits, Player, StopFlag};
use crate::{go, gomoku};

/// How much is objected to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Strictness {
    /// To what throws the game away.
    #[default]
    Gentle,
    /// To wins that are missed as well, and to moves that cost much.
    Strict,
}

/// What there is to object to a move.
#[derive(Clone, Debug, PartialEq)]
pub enum Objection {
    /// The side could have made five.
    MissedFive,
    /// The other side makes five with its next stone, which could have been prevented.
    OverlookedFour,
    /// The other side makes an open four or two fours with its next stone, which could have been prevented.
    OverlookedThree,
    /// The other side wins by force from here on.
    Loses(Proved),
    /// The side had a forced win, which is gone.
    MissedWin(Proved),
    /// It costs a part of the chance to win, by an estimate: before and after, from 0 to 1.
    CostsChance(f64, f64),
    /// In Go it costs this many points, by an estimate.
    CostsPoints(f32),
}

/// What a proof may cost.
const COST: Cost = Cost { fours: 20_000, threats: 60_000, lost: 0 };
/// The positions that a search for the worth of a position visits, and the visits in Go.
const NODES: u64 = 40_000;
const VISITS: u64 = 1_500;
/// A move that costs as much of the chance to win is objected to, where that is strict.
const MUCH: f64 = 0.2;
/// In Go as much of the chance and as many points, gently and strictly.
const MUCH_IN_GO: [(f32, f32); 2] = [(0.3, 12.0), (0.15, 6.0)];

/// Judges moves.
#[derive(Debug)]
pub struct Tutor {
    pub(super) gomoku: Player,
    pub(super) solver: Solver,
    pub(super) go: GoPlayer,
}

impl Default for Tutor {
    fn default() -> Self {
        let (gomoku, go) = (Player::new(Level::Expert, 0), GoPlayer::new(Level::Expert, 0));
        Self { gomoku, solver: Solver::default(), go }
    }
}

impl Tutor {
    /// What there is to object to a stone of the side to move; nothing where that stone ends the game, where nothing
    /// would have been better, or once `stop` is set.
    pub fn judge(
        &mut self,
        before: &Position,
        point: Point,
        strictness: Strictness,
        stop: &StopFlag,
        clock: &dyn Clock,
    ) -> Option<Objection> {
        let objection = match before {
            Position::Gomoku(before) => self.judge_gomoku(before, point, strictness, stop, clock),
            Position::Go(before) => self.judge_go(before, point, strictness, stop, clock),
        };
        objection.filter(|_| !stop.is_set())
    }

    fn judge_gomoku(
        &mut self,
        before: &gomoku::Position,
        point: Point,
        strictness: Strictness,
        stop: &StopFlag,
        clock: &dyn Clock,
    ) -> Option<Objection> {
        let mut after = before.clone();
        after.play(point).ok()?;
        if before.outcome().is_some() || after.outcome().is_some() {
            return None;
        }
        let mut prover = Prover { solver: &mut self.solver, cost: COST, stop, clock };
        let had = prover.win(before);
        if had.as_ref().is_some_and(|had| had.plies() == 1) {
            return Some(Objection::MissedFive);
        }
        let theirs = prover.win(&after);
        let was_lost = |tutor: &mut Self| tutor.worth(before, stop, clock) == Some(Worth::Lost);
        if let Some(theirs) = theirs {
            if had.is_none() && was_lost(self) {
                return None;
            }
            return Some(overlooked(before, theirs));
        }
        if strictness == Strictness::Gentle {
            return None;
        }
        let now = self.worth(&after, stop, clock)?;
        match had {
            Some(had) if had.line.first() == Some(&point) || now == Worth::Lost => None,
            Some(had) => Some(Objection::MissedWin(had)),
            None => {
                let then = self.worth(before, stop, clock)?;
                let (then, now) = (then.chance(), 1.0 - now.chance());
                (then - now >= MUCH).then_some(Objection::CostsChance(then, now))
            }
        }
    }

    /// What a position is worth to the side to move.
    fn worth(&mut self, position: &gomoku::Position, stop: &StopFlag, clock: &dyn Clock) -> Option<Worth> {
        let limits = Limits { nodes: Some(NODES), ..Limits::default() };
        let info = self.gomoku.analyze(position, NonZero::<u8>::MIN, limits, stop, clock, &mut |_| {})?;
        Some(match info.value.mate_in() {
            Some(plies) if plies <= 0 => Worth::Lost,
            _ => Worth::Chance(info.value.expected_score()),
        })
    }

    fn judge_go(
        &mut self,
        before: &go::Position,
        point: Point,
        strictness: Strictness,
        stop: &StopFlag,
        clock: &dyn Clock,
    ) -> Option<Objection> {
        let mut after = before.clone();
        after.play(Move::Place(point)).ok()?;
        if before.is_over() || before.n_to_lay() > 0 {
            return None;
        }
        let mut best = |position| {
            let best = best_of_go(&mut self.go, position, VISITS, stop, clock)?;
            Some((best.win_rate, best.lead))
        };
        let (chance, lead) = best(before)?;
        let (theirs, their_lead) = best(&after)?;
        let (lost_chance, lost_points) = (chance - (1.0 - theirs), lead + their_lead);
        let (much, many) = MUCH_IN_GO[usize::from(strictness == Strictness::Strict)];
        (lost_chance >= much && lost_points >= many).then_some(Objection::CostsPoints(lost_points))
    }
}

/// What there is to object to a move after which the other side wins so.
pub(super) fn overlooked(before: &gomoku::Position, theirs: Proved) -> Objection {
    match threat_of(before, !before.to_move()) {
        Some(1) => Objection::OverlookedFour,
        Some(_) if theirs.plies() == 3 => Objection::OverlookedThree,
        _ => Objection::Loses(theirs),
    }
}

/// What a position is worth to the side to move.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Worth {
    /// It loses by force.
    Lost,
    /// It has this chance, from 0 to 1.
    Chance(f64),
}

impl Worth {
    const fn chance(self) -> f64 {
        match self {
            Self::Lost => 0.0,
            Self::Chance(chance) => chance,
        }
    }
}

/// The position before the last stone of a match, and its point; none where the last step was no stone.
pub fn before_last(position: &Position) -> Option<(Position, Point, Color)> {
    let point = position.last_move()?.point()?;
    let mut before = position.clone();
    let is_undone = match &mut before {
        Position::Gomoku(before) => before.undo().is_some(),
        Position::Go(before) => before.undo().is_some(),
    };
    let color = position.color_of_move(position.n_moves() - 1);
    (is_undone && before.to_move() == color).then_some((before, point, color))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{coord, diagram};
    use crate::game::{Match, Walk};
    use crate::gomoku::{Rule, Setup};
    use crate::record::sgf;

    /// What is objected to a stone of `side` on a point.
    fn objection(text: &str, side: Color, point: &str, strictness: Strictness) -> Option<Objection> {
        let mut setup = Setup::from_diagram(&diagram::parse(text).unwrap());
        setup.to_move = side;
        let position = setup.position(Rule::Freestyle).unwrap();
        let point = coord::parse(point, position.size()).unwrap();
        let position = Position::Gomoku(Box::new(position));
        let clock = std::time::Instant::now();
        Tutor::default().judge(&position, point, strictness, &StopFlag::new(), &clock)
    }

    const FOUR: &str = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . O . . .
        . . . . O . . . .
        O X X X X . . . .
        . . . O . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";

    #[test]
    fn a_five_that_is_missed_and_a_four_that_is_overlooked_are_objected_to() {
        use Strictness::{Gentle, Strict};
        for strictness in [Gentle, Strict] {
            assert_eq!(objection(FOUR, Color::Black, "a1", strictness), Some(Objection::MissedFive));
            assert_eq!(objection(FOUR, Color::White, "a1", strictness), Some(Objection::OverlookedFour));
        }
        assert_eq!(objection(FOUR, Color::White, "f5", Gentle), None, "the four is stopped");
        assert_eq!(objection(FOUR, Color::Black, "f5", Strict), None, "the five is made");
    }

    const THREE: &str = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . . . . . . .
        . . . X X X . . .
        . . . . . . . . .
        . . . . . . . . .
        . O . . . . . . .
        . . . . . . . . .";

    #[test]
    fn an_open_three_is_to_be_answered_and_a_win_to_be_taken_where_that_is_strict() {
        use Strictness::{Gentle, Strict};
        assert_eq!(objection(THREE, Color::White, "a1", Gentle), Some(Objection::OverlookedThree));
        assert_eq!(objection(THREE, Color::White, "c5", Gentle), None);
        assert_eq!(objection(THREE, Color::Black, "a9", Gentle), None, "Black still wins");
        let missed = "
            . . . . . . . . .
            . . . . . . . . .
            . . . . O . . . .
            . . . . . O . . .
            . . O X X X . . .
            . . . O . . X . .
            . . . . . . . X .
            . O . . . . . . .
            . . . . . . . . .";
        assert!(matches!(
            objection(missed, Color::Black, "a1", Strict),
            Some(Objection::MissedWin(_) | Objection::OverlookedThree | Objection::Loses(_))
        ));
    }

    #[test]
    fn where_all_is_lost_nothing_is_objected_to() {
        let lost = "
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . X X X X . . .
            . . . . . . . . .
            . O . O . . . . .
            . . . . O . . . .
            . . . . . . . . .";
        for point in ["b5", "g5", "a1"] {
            assert_eq!(objection(lost, Color::White, point, Strictness::Strict), None, "{point}");
        }
    }

    /// Five stones of each side can be taken; Black is to move.
    const RACE: &str = "(;GM[1]SZ[9]KM[7]RU[Chinese]PL[B]AB[cg][dg][eg][fg][gg][ce][de][ee][fe][bf][hf]\
        AW[cf][df][ef][ff][gf][ch][dh][eh][fh][gh][bg];B[ge];W[ii])";

    #[test]
    fn the_position_before_a_stone_is_found_and_go_objects_to_what_costs_much() {
        let mut game = Match::from_record(sgf::read_text(RACE).games.remove(0)).unwrap();
        game.walk(Walk::First);
        game.walk(Walk::Forward(1));
        let (before, taking, color) = before_last(game.position()).unwrap();
        assert_eq!((before.n_moves(), color), (0, Color::Black));
        assert!(before_last(&before).is_none(), "no stone was played");
        let clock = std::time::Instant::now();
        let judge =
            |point| Tutor::default().judge(&before, point, Strictness::Gentle, &StopFlag::new(), &clock);
        assert_eq!(judge(taking), None);
        let idle = judge(before.size().point(0, 0).unwrap());
        assert!(matches!(idle, Some(Objection::CostsPoints(points)) if points > 12.0), "{idle:?}");
    }
}
