//! A position looked at while somebody waits: the best moves with what each is worth, and what is threatened.

use std::num::NonZero;
use std::time::Duration;

use super::Proved;
use super::prover::{Cost, Prover, turned_to};
use crate::board::{Color, Point};
use crate::game::{Move, Position};
use crate::search::alphabeta::Solver;
use crate::search::{
    Clock, GoInfo, GoPlayer, Info, Level, Limits, Line, Made, Player, StopFlag, Value, made_in,
};
use crate::{go, gomoku};

/// How much is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scope {
    /// The number of moves.
    pub n_moves: NonZero<u8>,
    /// The time after which nothing more is looked for.
    pub time: Duration,
    /// The threads that look; one if `None`.
    pub threads: Option<NonZero<u8>>,
}

/// How long the answer must have stood still at least, and in which share of all the time, to be the last one.
const STILL: Duration = Duration::from_secs(3);
const STILL_SHARE: f64 = 0.6;
/// A chance that changes by less than this stands still.
const STILL_CHANCE: f64 = 0.015;

/// What is estimated is never surer than this, from either end.
const SURE: f64 = 0.01;

/// A line that the table has only the beginning of is looked for to its end with this many positions at a time, as long
/// as it is shorter than this.
const LINE_NODES: u64 = 30_000;
const LONGEST_LINE: usize = 80;

/// What the proof of a win may cost before the search: some tenths of a second.
const COST: Cost = Cost { fours: 40_000, threats: 120_000, lost: 0 };

/// What is known of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// The best moves, the best first; none where the game is over.
    pub candidates: Vec<Candidate>,
    /// How far it was looked.
    pub looked: Looked,
    /// Whether no more comes: the answer is proved, has stood still, or the time is over.
    pub is_last: bool,
}

impl Analysis {
    /// What there is to say of a game that is over.
    pub const fn nothing() -> Self {
        Self { candidates: Vec::new(), looked: Looked::Ahead(0), is_last: true }
    }
}

/// How far a search has looked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Looked {
    /// This many moves ahead.
    Ahead(u32),
    /// At this many positions.
    Visits(u64),
}

/// A move with what is known of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// The chance of Black to win, from 0 to 1.
    pub chance: f64,
    /// By how many points Black is ahead, in Go.
    pub lead: Option<f32>,
    /// The forced win of either side by this move, where it is proved.
    pub proved: Option<Proved>,
    /// The move, and those expected after it.
    pub line: Vec<Move>,
}

impl Candidate {
    /// The move.
    pub fn mv(&self) -> Option<Move> {
        self.line.first().copied()
    }

    /// The chance of a side to win, from 0 to 1.
    pub fn chance_of(&self, color: Color) -> f64 {
        if color == Color::Black { self.chance } else { 1.0 - self.chance }
    }
}

/// What a side would make on a point, had it the move: something that must be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threat {
    /// Whose it is.
    pub side: Color,
    /// Where the stone would lie.
    pub point: Point,
    /// What it would make.
    pub made: Made,
}

/// What both sides threaten to make, the most urgent first: a five, an open four, and two fours or threes at once.
///
/// A point that is forbidden to Black is no threat of Black's.
///
/// ```
/// # use goishi::{board::{Color, coord, diagram}, gomoku::{Rule, Setup}, review::threats, search::Made};
/// let read = diagram::parse("
///     . . . . . . . . .
///     . . . O O O . . .
///     . . . . . . . . .
///     . . . . X . . . .
///     . . . X . X . . .
///     . . . . . . . . .
///     . . . . . . . . .
///     . . . . . . . . .
///     . . . . . . . . .
/// ").unwrap();
/// let position = Setup::from_diagram(&read).position(Rule::Freestyle).unwrap();
/// let first = threats(&position)[0];
/// assert_eq!((first.side, first.made), (Color::White, Made::OpenFour));
/// ```
pub fn threats(position: &gomoku::Position) -> Vec<Threat> {
    let mut threats = Vec::new();
    for side in Color::BOTH {
        let Some(turned) = turned_to(position, side) else { continue };
        let urgent = made_in(&turned).into_iter().filter(|(_, made)| *made <= Made::DoubleThree);
        let legal = urgent.filter(|(point, _)| turned.check(*point).is_ok());
        threats.extend(legal.map(|(point, made)| Threat { side, point, made }));
    }
    threats.sort_by_key(|threat| (threat.made, threat.side != position.to_move(), threat.point));
    threats
}

/// Looks at positions of either game, one after the other.
#[derive(Debug)]
pub struct Analyst {
    gomoku: Player,
    solver: Solver,
    go: GoPlayer,
}

impl Default for Analyst {
    fn default() -> Self {
        Self {
            gomoku: Player::new(Level::Master, 0),
            solver: Solver::default(),
            go: GoPlayer::new(Level::Master, 0),
        }
    }
}

impl Analyst {
    /// Looks at a position until the answer is proved or stands still, the time is over, or `stop` is set. `on_news`
    /// hears of every answer that differs from the one before; of the last one too, but where it was stopped.
    pub fn analyze(
        &mut self,
        position: &Position,
        scope: Scope,
        stop: &StopFlag,
        clock: &dyn Clock,
        on_news: &mut dyn FnMut(&Analysis),
    ) {
        let mut watch = Watch::new(clock, on_news);
        match position {
            Position::Gomoku(position) => self.analyze_gomoku(position, scope, stop, &mut watch),
            Position::Go(position) => self.analyze_go(position, scope, stop, &mut watch),
        }
        if !stop.is_set() || watch.is_still {
            watch.end();
        }
    }

    fn analyze_gomoku(
        &mut self,
        position: &gomoku::Position,
        scope: Scope,
        stop: &StopFlag,
        watch: &mut Watch<'_>,
    ) {
        let clock = watch.clock;
        let proved = Prover { solver: &mut self.solver, cost: COST, stop, clock }.win(position);
        if let Some(proved) = proved {
            let line = proved.line.iter().copied().map(Move::Place).collect();
            let chance = proved.value().expected_score();
            let looked = Looked::Ahead(u32::try_from(proved.plies()).unwrap_or(u32::MAX));
            let candidate = Candidate { chance, lead: None, proved: Some(proved), line };
            watch.take(vec![candidate], looked);
            return;
        }
        let Scope { n_moves, time, threads } = scope;
        let limits = Limits { time: Some(time), threads, ..Limits::default() };
        let on_info = &mut |info: &Info| {
            let Info { value, proof, pv, .. } = info.clone();
            let lines = std::iter::once(Line { value, proof, pv }).chain(info.others.iter().cloned());
            let candidates = lines.map(|line| candidate_of(position, line)).collect();
            if watch.take(candidates, Looked::Ahead(info.depth)) {
                stop.stop();
            }
        };
        let Some(info) = self.gomoku.analyze(position, n_moves, limits, stop, clock, on_info) else { return };
        // A win that the search has seen whole is shown whole, where the table had only the beginning of its line.
        let Info { value, proof, pv, others, depth, .. } = info;
        let best = Line { value, proof, pv };
        if value.mate_in().is_some() && candidate_of(position, best.clone()).proved.is_none() {
            // Who was stopped for standing still has some more moments.
            let rest = StopFlag::new();
            let stop = if watch.is_still { &rest } else { stop };
            let whole = Line { pv: self.followed(position, best.pv.clone(), stop, clock), ..best };
            let lines = std::iter::once(whole).chain(others);
            let candidates = lines.map(|line| candidate_of(position, line)).collect();
            watch.take(candidates, Looked::Ahead(depth));
        }
    }

    /// A line and what the search expects after it, to the end of the game or until it sees no forced end any more.
    fn followed(
        &mut self,
        position: &gomoku::Position,
        mut line: Vec<Point>,
        stop: &StopFlag,
        clock: &dyn Clock,
    ) -> Vec<Point> {
        let mut position = position.clone();
        let mut n_played = 0;
        while line.len() < LONGEST_LINE {
            if line[n_played..].iter().any(|point| position.play_tolerant(*point).is_err()) {
                break;
            }
            n_played = line.len();
            let limits = Limits { nodes: Some(LINE_NODES), ..Limits::default() };
            let next = self.gomoku.analyze(&position, NonZero::<u8>::MIN, limits, stop, clock, &mut |_| {});
            match next {
                Some(info) if info.value.mate_in().is_some() && !info.pv.is_empty() => line.extend(info.pv),
                _ => break,
            }
        }
        line
    }

    fn analyze_go(&mut self, position: &go::Position, scope: Scope, stop: &StopFlag, watch: &mut Watch<'_>) {
        let limits = Limits { time: Some(scope.time), threads: scope.threads, ..Limits::default() };
        let to_move = position.to_move();
        let clock = watch.clock;
        let on_infos = &mut |infos: &[GoInfo]| {
            if watch.take_go(to_move, infos) {
                stop.stop();
            }
        };
        self.go.analyze(position, scope.n_moves, limits, stop, clock, on_infos);
    }
}

/// Watches somebody else look at a position of Go: `look` tells the function that it gets of the moves that are held
/// for best, which says once the answer has stood still, and returns whether it has come to its end. `on_news` hears of
/// it as from an [`Analyst`].
pub fn watch_go(
    to_move: Color,
    clock: &dyn Clock,
    on_news: &mut dyn FnMut(&Analysis),
    look: impl FnOnce(&mut dyn FnMut(&[GoInfo]) -> bool) -> bool,
) {
    let mut watch = Watch::new(clock, on_news);
    let is_done = look(&mut |infos| watch.take_go(to_move, infos));
    if is_done || watch.is_still {
        watch.end();
    }
}

/// A line of the engine; what it takes for forced is proved where the rules play it to its end.
fn candidate_of(position: &gomoku::Position, line: Line) -> Candidate {
    let to_move = position.to_move();
    let Line { value, proof, pv } = line;
    let proved = value.mate_in().zip(proof).map(|(plies, by)| {
        let winner = if plies > 0 { to_move } else { !to_move };
        Proved { winner, by, line: pv.clone() }
    });
    let proved = proved.filter(|proved| proved.holds(position));
    let ours = match &proved {
        Some(_) => value.expected_score(),
        None => Value::estimate(value.raw()).expected_score().clamp(SURE, 1.0 - SURE),
    };
    let chance = if to_move == Color::Black { ours } else { 1.0 - ours };
    Candidate { chance, lead: None, proved, line: pv.into_iter().map(Move::Place).collect() }
}

fn go_candidate(to_move: Color, info: &GoInfo) -> Candidate {
    let (rate, lead) = (f64::from(info.win_rate), info.lead);
    let (chance, lead) = if to_move == Color::Black { (rate, lead) } else { (1.0 - rate, -lead) };
    Candidate { chance, lead: Some(lead), proved: None, line: info.pv.clone() }
}

/// Watches the answers come, and tells when they stand still.
struct Watch<'a> {
    clock: &'a dyn Clock,
    on_news: &'a mut dyn FnMut(&Analysis),
    start: Duration,
    /// The answer told last.
    latest: Option<Analysis>,
    /// The best move and its chance, and since when they have stood still.
    best: Option<(Option<Move>, f64, Duration)>,
    is_still: bool,
}

impl<'a> Watch<'a> {
    fn new(clock: &'a dyn Clock, on_news: &'a mut dyn FnMut(&Analysis)) -> Self {
        Self { clock, on_news, start: clock.now(), latest: None, best: None, is_still: false }
    }

    /// Tells of an answer in Go; whether it has stood still for long.
    fn take_go(&mut self, to_move: Color, infos: &[GoInfo]) -> bool {
        let visits = infos.first().map_or(0, |info| info.visits);
        let candidates = infos.iter().map(|info| go_candidate(to_move, info)).collect();
        self.take(candidates, Looked::Visits(visits))
    }

    /// Tells of an answer; whether it has stood still for long.
    fn take(&mut self, candidates: Vec<Candidate>, looked: Looked) -> bool {
        let now = self.clock.now();
        let Some((mv, chance)) = candidates.first().map(|best| (best.mv(), best.chance)) else {
            return false;
        };
        let since = match self.best {
            Some((before, old, since)) if before == mv && (old - chance).abs() < STILL_CHANCE => since,
            _ => {
                self.best = Some((mv, chance, now));
                now
            }
        };
        let (still, all) = (now.saturating_sub(since), now.saturating_sub(self.start));
        self.is_still = still >= STILL && still.as_secs_f64() >= STILL_SHARE * all.as_secs_f64();
        let analysis = Analysis { candidates, looked, is_last: false };
        (self.on_news)(&analysis);
        self.latest = Some(analysis);
        self.is_still
    }

    /// Tells that no more comes.
    fn end(&mut self) {
        let last =
            self.latest.take().map_or(Analysis::nothing(), |latest| Analysis { is_last: true, ..latest });
        (self.on_news)(&last);
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;
    use crate::board::{BoardSize, coord, diagram};
    use crate::go::RuleSet;
    use crate::gomoku::{Rule, Setup};
    use crate::search::Proof;

    fn gomoku(text: &str, rule: Rule) -> gomoku::Position {
        Setup::from_diagram(&diagram::parse(text).unwrap()).position(rule).unwrap()
    }

    fn analyzed(position: &Position, ms: u64) -> Vec<Analysis> {
        let scope =
            Scope { n_moves: NonZero::new(4).unwrap(), time: Duration::from_millis(ms), threads: None };
        let mut all = Vec::new();
        let clock = std::time::Instant::now();
        Analyst::default().analyze(position, scope, &StopFlag::new(), &clock, &mut |it| all.push(it.clone()));
        all
    }

    const THREE: &str = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . X X X . . . .
        . . . O . . . . .
        . . . . . . . . .
        . . . . . . O . .
        . . . . . . . . .";

    #[test]
    fn a_win_by_fours_is_proved_at_once() {
        let mut position = gomoku(THREE, Rule::Freestyle);
        if position.to_move() == Color::White {
            position = turned_to(&position, Color::Black).unwrap();
        }
        let all = analyzed(&Position::Gomoku(Box::new(position)), 5_000);
        let last = all.last().unwrap();
        let proved = last.candidates[0].proved.as_ref().unwrap();
        assert_eq!((last.is_last, proved.winner, proved.by), (true, Color::Black, Proof::Fours));
        assert_eq!((proved.plies(), last.candidates[0].chance), (3, 1.0));
    }

    #[test]
    fn other_positions_have_several_moves_the_best_first_and_an_end() {
        let position = gomoku::Position::new(BoardSize::new(9).unwrap(), Rule::Freestyle);
        for position in [
            Position::Gomoku(Box::new(position)),
            Position::Go(go::Position::new(BoardSize::new(9).unwrap(), RuleSet::Chinese.rules())),
        ] {
            let all = analyzed(&position, 300);
            let last = all.last().unwrap();
            assert!(last.is_last && all[..all.len() - 1].iter().all(|analysis| !analysis.is_last));
            let go = position.as_go().is_some();
            assert!(last.candidates.iter().all(|it| it.lead.is_some() == go && it.mv().is_some()));
            assert!(all.iter().all(|it| it.candidates.iter().all(|it| (0.0..=1.0).contains(&it.chance))));
            assert!(last.candidates.len() > 1 || position.as_gomoku().is_some());
        }
    }

    #[test]
    fn a_game_that_is_over_has_no_candidates() {
        let mut position = gomoku::Position::new(BoardSize::new(9).unwrap(), Rule::Freestyle);
        for name in "a1 a9 b1 b9 c1 c9 d1 d9 e1".split(' ') {
            position.play(coord::parse(name, position.size()).unwrap()).unwrap();
        }
        let all = analyzed(&Position::Gomoku(Box::new(position)), 100);
        assert_eq!(all, [Analysis::nothing()]);
    }

    /// A clock that goes on by a second whenever it is asked.
    struct Ticking(Cell<u64>);

    impl Clock for Ticking {
        fn now(&self) -> Duration {
            self.0.set(self.0.get() + 1);
            Duration::from_secs(self.0.get())
        }
    }

    #[test]
    fn an_answer_stands_still_once_it_has_not_changed_for_long() {
        let clock = Ticking(Cell::new(0));
        let mut n_told = 0;
        let mut on_news = |_: &Analysis| n_told += 1;
        let mut watch = Watch::new(&clock, &mut on_news);
        let mut take = |x, chance| {
            let mv = Move::Place(BoardSize::new(9).unwrap().point(x, 0).unwrap());
            let candidate = Candidate { chance, lead: None, proved: None, line: vec![mv] };
            watch.take(vec![candidate], Looked::Ahead(1))
        };
        // It changes its mind after four seconds, and then its chance; from then on it stands still.
        let answers = [(0, 0.5), (0, 0.5), (0, 0.5), (1, 0.5), (1, 0.6), (1, 0.61)];
        let still = answers.map(|(x, chance)| take(x, chance));
        assert_eq!(still, [false; 6]);
        let n_more = (0..20).take_while(|_| !take(1, 0.6)).count();
        assert_eq!(n_more, 6, "nine of fourteen seconds");
        assert_eq!(n_told, 6 + n_more + 1);
    }

    #[test]
    fn threats_of_both_sides_are_named_and_forbidden_points_are_none() {
        let fork = "
            . . . . . . . . .
            . . . . . . . . .
            . . . . X . . . .
            . . . . X . . . .
            . . X X . . . . .
            . . . . . . . . .
            . . . O . O . . .
            . . . O . . O . .
            . . . . . . . . .";
        let of = |rule| {
            let all = threats(&gomoku(fork, rule));
            all.into_iter().map(|threat| (threat.side, threat.made)).collect::<Vec<_>>()
        };
        assert!(of(Rule::Freestyle).contains(&(Color::Black, Made::DoubleThree)));
        assert!(!of(Rule::Renju).contains(&(Color::Black, Made::DoubleThree)));
        let open = "
            . . . . . . . . .
            . . . O O O . . .
            . . . . . . . . .
            . . . . X . . . .
            . . . X . X . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .";
        let all = threats(&gomoku(open, Rule::Freestyle));
        assert!(all.iter().all(|threat| threat.side == Color::White && threat.made == Made::OpenFour));
        assert_eq!(all.len(), 2);
    }
}
