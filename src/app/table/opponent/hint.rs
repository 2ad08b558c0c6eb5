//! A good move shown to a person who asks for one.

use bevy::prelude::*;

use super::engine::Engine;
use super::thinking::{Purpose, Thinking};
use crate::app::platform::notice::Notice;
use crate::app::platform::power::Wakefulness;
use crate::app::platform::randomness::Randomness;
use crate::app::table::session::{MatchOrder, Session};
use crate::board::{BoardSize, Point};
use crate::game::{Move, Step};
use crate::gomoku::opening::Answer;
use crate::search::thinker::About;
use crate::search::{Level, Manner};

/// What a hint shows, as long as the position stands. Of a stone it shows first where to look, then the point, then how
/// it goes on: each when it is asked for.
#[derive(Resource, Debug, Default, PartialEq, Eq)]
pub struct HintAt {
    /// The step, and the revision it is for.
    pub shown: Option<(Step, u64)>,
    /// The moves that are expected from that step on.
    line: Vec<Move>,
    told: Told,
}

/// How much of a hint is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Told {
    /// Where to look.
    #[default]
    Where,
    /// The point.
    Point,
    /// The moves that follow as well.
    Line,
}

/// How far around its middle one is to look, in cells.
const LOOK_REACH: i8 = 2;

impl HintAt {
    /// Takes what was found.
    pub(super) fn take(&mut self, step: Step, line: Vec<Move>, revision: u64) {
        *self = Self { shown: Some((step, revision)), line, told: Told::Where };
    }

    /// Tells more of what was found for this state of the match; whether something was.
    fn tell_more(&mut self, revision: u64) -> bool {
        let Some((Step::Point(_), of)) = self.shown else { return false };
        if of == revision {
            self.told = if self.told == Told::Where { Told::Point } else { Told::Line };
        }
        of == revision
    }

    /// How much is told.
    pub const fn told(&self) -> Told {
        self.told
    }

    fn stone(&self) -> Option<Point> {
        match self.shown {
            Some((Step::Point(point), _)) => Some(point),
            _ => None,
        }
    }

    /// The middle of the place where one is to look, which the point is not always.
    pub fn place(&self, size: BoardSize) -> Option<Point> {
        let point = self.stone().filter(|_| self.told == Told::Where)?;
        let aside = |a: u8, b: u8| i8::try_from((7 * a + 3 * b) % 3).unwrap_or(0) - 1;
        let last = i8::try_from(size.lines()).unwrap_or(i8::MAX) - 1 - LOOK_REACH;
        let [x, y] = [(point.x(), point.y()), (point.y(), point.x())].map(|(a, b)| {
            let middle = i8::try_from(a).unwrap_or(0) + aside(a, b);
            middle.min(last).max(LOOK_REACH)
        });
        size.point(u8::try_from(x).ok()?, u8::try_from(y).ok()?)
    }

    /// The point that is shown.
    pub fn point(&self) -> Option<Point> {
        self.stone().filter(|_| self.told >= Told::Point)
    }

    /// The moves that are shown.
    pub fn line(&self) -> &[Move] {
        if self.told == Told::Line && self.stone().is_some() { &self.line } else { &[] }
    }

    /// The answer to the question of an opening that is shown.
    pub const fn answer(&self) -> Option<Answer> {
        match self.shown {
            Some((Step::Answer(answer), _)) => Some(answer),
            _ => None,
        }
    }

    /// Whether the advice is to pass.
    pub const fn is_pass(&self) -> bool {
        matches!(self.shown, Some((Step::Pass, _)))
    }
}

/// Asks the engine for a hint.
pub(super) fn ask(
    mut commands_read: MessageReader<MatchOrder>,
    engine: Res<Engine>,
    session: Res<Session>,
    time: Res<Time<Real>>,
    mut randomness: ResMut<Randomness>,
    mut thinking: ResMut<Thinking>,
    mut hint: ResMut<HintAt>,
    (mut notices, mut wakefulness): (MessageWriter<Notice>, ResMut<Wakefulness>),
) {
    let asked = commands_read.read().filter(|command| **command == MatchOrder::Hint).count() > 0;
    if asked && hint.tell_more(session.revision()) {
        wakefulness.pending();
        return;
    }
    // An estimate gives way and is asked for again.
    if !asked || thinking.turn.as_ref().is_some_and(|turn| turn.purpose != Purpose::Estimate) {
        return;
    }
    if session.person_to_move() {
        let about = About::step(session.game(), Level::Expert, Manner::Play, None);
        thinking.start(Purpose::Hint, about, &engine, &session, time.elapsed(), randomness.seed());
    } else {
        notices.write(Notice::here("notice-hint-not-now"));
    }
}
