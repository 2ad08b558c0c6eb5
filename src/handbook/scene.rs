//! What a figure shows at one of its steps, all of it asked of the rules.

use crate::board::{BoardSize, Color, Direction, Point, PointSet};
use crate::go::{self, PassAlive, PointStatus, Score};
use crate::gomoku::opening::{OpeningGame, Party, Task, Zone};
use crate::gomoku::{Cause, ForbiddenKind, Outcome, Position, Row};

/// How many lines of the board an opening shows: the zones and a little more.
const OPENING_LINES: u8 = 11;

/// A board with everything that is drawn on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The board.
    pub size: BoardSize,
    /// How many lines around the middle are shown.
    pub lines: u8,
    /// The stones.
    pub stones: Vec<(Point, Color)>,
    /// The stones that are numbered, from one.
    pub numbered: Vec<Point>,
    /// The stone laid last.
    pub last: Option<Point>,
    /// Stones that are thought of only.
    pub ghosts: Vec<(Point, Color)>,
    /// A ghost that may be played.
    pub allowed: Option<Point>,
    /// Points forbidden to Black.
    pub forbidden: Vec<(Point, ForbiddenKind)>,
    /// The lines that make the ghost forbidden.
    pub causes: Vec<Cause>,
    /// The winning row.
    pub win: Option<Row>,
    /// Rows of five and more that do not win.
    pub dead: Vec<Row>,
    /// Where the next stone of an opening is bound to lie.
    pub zone: Option<Zone>,
    /// The two players of an opening.
    pub players: Option<Players>,
    /// What is seen in Go alone.
    pub go: GoMarks,
}

/// The marks of Go.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GoMarks {
    /// A ghost that may not be played.
    pub refused: Option<Point>,
    /// Stones that the last move took.
    pub taken: Vec<(Point, Color)>,
    /// The liberties of the chains that are spoken of.
    pub liberties: Vec<Point>,
    /// Points that belong to a side.
    pub territory: Vec<(Point, Color)>,
    /// Points that a side encloses in seki and that do not count.
    pub seki_eyes: Vec<(Point, Color)>,
    /// Stones held for dead.
    pub dead: PointSet,
}

/// Who has Black, and who acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Players {
    /// Who has Black now.
    pub black: Party,
    /// Whose step is next; nobody's when the opening is over.
    pub actor: Option<Party>,
}

impl Scene {
    /// A board with nothing on it.
    fn empty(size: BoardSize) -> Self {
        Self {
            size,
            lines: size.lines(),
            stones: Vec::new(),
            numbered: Vec::new(),
            last: None,
            ghosts: Vec::new(),
            allowed: None,
            forbidden: Vec::new(),
            causes: Vec::new(),
            win: None,
            dead: Vec::new(),
            zone: None,
            players: None,
            go: GoMarks::default(),
        }
    }

    /// Stones alone.
    pub(super) fn of_stones(size: BoardSize, stones: impl Iterator<Item = (Point, Color)>) -> Self {
        Self { stones: stones.collect(), ..Self::empty(size) }
    }

    /// A position of five in a row, and a point where the side to move thinks of a stone; [`Color::Black`] does where
    /// it is forbidden.
    pub(super) fn of_five(position: &Position, look: Option<Point>) -> Self {
        let size = position.size();
        let why = look.and_then(|point| position.why_forbidden(point));
        let is_allowed = |point: &Point| why.is_none() && position.check(*point).is_ok();
        let color = if why.is_some() { Color::Black } else { position.to_move() };
        let win = match position.outcome() {
            Some(Outcome::Five { row, .. }) => Some(row),
            _ => None,
        };
        let last = position.moves().last().copied();
        let counts = |point: Point| {
            position.outcome().is_none() && position.to_move() == Color::Black || look == Some(point)
        };
        Self {
            last,
            ghosts: look.map(|point| (point, color)).into_iter().collect(),
            allowed: look.filter(is_allowed),
            forbidden: position.forbidden_points().filter(|(point, _)| counts(*point)).collect(),
            causes: why.map_or(Vec::new(), |why| why.causes),
            win,
            dead: last.map_or(Vec::new(), |last| dead_rows(position, last, win)),
            ..Self::of_stones(size, position.stones())
        }
    }

    /// A position of Go, and a point where the side to move thinks of a stone.
    pub(super) fn of_go(position: &go::Position, look: Option<Point>) -> Self {
        let is_allowed = |point: &Point| position.check(go::Move::Place(*point)).is_ok();
        let last = position.moves().last().and_then(|played| Some((played.mv.point()?, played.color)));
        let taken = last.map_or(Vec::new(), |(point, color)| {
            // A suicide takes stones of its own.
            let taken = if position.stone(point).is_none() { color } else { !color };
            position.captures_of_last_move().iter().map(|point| (*point, taken)).collect()
        });
        let refused = look.filter(|point| !is_allowed(point));
        Self {
            last: last.map(|(point, _)| point).filter(|point| position.stone(*point).is_some()),
            ghosts: look.map(|point| (point, position.to_move())).into_iter().collect(),
            allowed: look.filter(is_allowed),
            go: GoMarks { refused, taken, ..GoMarks::default() },
            ..Self::of_stones(position.size(), position.stones())
        }
    }

    /// The liberties of the chains of these stones.
    pub(super) fn with_liberties(mut self, position: &go::Position, stones: &[Point]) -> Self {
        let chains = stones.iter().filter_map(|point| position.board().chain_at(*point));
        self.go.liberties = chains.flat_map(|chain| chain.liberties().iter().collect::<Vec<_>>()).collect();
        self
    }

    /// What a side encloses with chains that live unconditionally.
    pub(super) fn with_alive(mut self, position: &go::Position, color: Color) -> Self {
        let alive = PassAlive::of(position.board(), color, position.rules().suicide);
        self.go.territory = alive.territory.iter().map(|point| (point, color)).collect();
        self
    }

    /// Whose each point is in a count for which the chains of these stones are dead.
    pub(super) fn with_score(mut self, position: &go::Position, dead: &[Point], score: &Score) -> Self {
        let chains = dead.iter().filter_map(|point| position.board().chain_at(*point));
        self.go.dead = chains.flat_map(|chain| chain.stones()).collect();
        for &(point, status) in score.statuses() {
            match status {
                // The cross on a dead stone says whose the point is.
                PointStatus::Territory(_) if position.stone(point).is_some() => {}
                PointStatus::Territory(color) => self.go.territory.push((point, color)),
                PointStatus::SekiEye(color) => self.go.seki_eyes.push((point, color)),
                PointStatus::Living(_) | PointStatus::Dame => {}
            }
        }
        self
    }

    /// An opening under way.
    pub(super) fn of_opening(game: &OpeningGame) -> Self {
        let stones = game.stones();
        let zone = match game.task() {
            Some(Task::Place { zone, .. }) => Some(zone),
            _ => None,
        };
        Self {
            lines: OPENING_LINES,
            stones: stones.iter().enumerate().map(|(i, &p)| (p, Color::to_move_after(i))).collect(),
            numbered: stones.to_vec(),
            last: stones.last().copied(),
            ghosts: game.offers().iter().map(|&point| (point, Color::Black)).collect(),
            zone: zone.filter(|zone| *zone != Zone::Anywhere),
            players: Some(Players { black: game.black(), actor: game.actor() }),
            ..Self::empty(game.size())
        }
    }
}

/// The rows of five and more through a stone, but for the one that wins.
fn dead_rows(position: &Position, point: Point, win: Option<Row>) -> Vec<Row> {
    let size = position.size();
    let rows = Direction::ALL.into_iter().filter_map(|direction| {
        let (dx, dy) = direction.step();
        let along = |i: i8| size.offset(point, dx * i, dy * i);
        let is_own = |i: i8| along(i).is_some_and(|at| position.stone(at) == position.stone(point));
        let before = (1_i8..32).take_while(|i| is_own(-i)).count() as i8;
        let after = (1_i8..32).take_while(|i| is_own(*i)).count() as i8;
        Some(Row { start: along(-before)?, direction, len: (before + 1 + after) as u8 })
    });
    rows.filter(|row| row.len >= 5 && Some(*row) != win).collect()
}
