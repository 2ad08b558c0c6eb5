//! Analysis while a controller listens: `lz-analyze` of Leela Zero, `kata-analyze` of KataGo, and the same for a move
//! that is then played (<https://github.com/lightvector/KataGo/blob/master/docs/GTP_Extensions.md>).
//!
//! The answer begins at once. A line with `info` for each of the best moves follows as often as asked, in hundredths of
//! a second, until the controller says something more. Chances and leads are those of the side to move.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::num::NonZero;
use std::time::{Duration, Instant};

use super::Lines;
use super::session::Session;
use super::words::{self, Refusal, SYNTAX_ERROR};
use crate::board::{BoardSize, Color};
use crate::go::{Move, vertex};
use crate::search::{GoInfo, Limits, Manner, StopFlag};

/// Whose words are spoken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    /// Leela Zero's: shares are whole numbers up to 10,000, and there are no points.
    Leela,
    /// KataGo's: shares are numbers up to 1.
    Kata,
}

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wanted {
    color: Color,
    interval: Duration,
    n_moves: NonZero<u8>,
    ownership: bool,
}

impl Wanted {
    /// The moves told where none are asked for: as many as are looked at.
    const ALL: NonZero<u8> = NonZero::<u8>::MAX;

    /// Reads a color and an interval in hundredths of a second, one or both of which may be missing, and pairs of names
    /// and values.
    pub(super) fn read(arguments: &[&str], to_move: Color) -> Result<Self, Refusal> {
        let mut wanted =
            Self { color: to_move, interval: Duration::MAX, n_moves: Self::ALL, ownership: false };
        let mut words = arguments.iter().copied().peekable();
        if let Some(color) = words.peek().and_then(|word| words::read_color(word)) {
            wanted.color = color;
            words.next();
        }
        if let Some(interval) = words.peek().and_then(|word| hundredths(word)) {
            wanted.interval = interval;
            words.next();
        }
        while let Some(name) = words.next() {
            let value = words.next().ok_or(SYNTAX_ERROR)?;
            match name.to_ascii_lowercase().as_str() {
                "interval" => wanted.interval = hundredths(value).ok_or(SYNTAX_ERROR)?,
                "maxmoves" => {
                    let n: u32 = value.parse().map_err(|_| SYNTAX_ERROR)?;
                    let n = u8::try_from(n).unwrap_or(u8::MAX);
                    wanted.n_moves = NonZero::new(n).ok_or(SYNTAX_ERROR)?;
                }
                "ownership" => wanted.ownership = value.eq_ignore_ascii_case("true"),
                // As many as there are, whatever the least.
                "minmoves" => {}
                // What is not there is not promised.
                "rootinfo" | "pvvisits" | "movesownership" | "ownershipstdev" | "movesownershipstdev"
                    if value.eq_ignore_ascii_case("false") => {}
                _ => return Err(format!("not supported: {name} {value}").into()),
            }
        }
        Ok(wanted)
    }
}

fn hundredths(word: &str) -> Option<Duration> {
    word.parse().ok().map(|n: u32| Duration::from_millis(10 * u64::from(n)))
}

/// Analyzes until a line comes in.
pub(super) fn analyze(
    session: &mut Session,
    wanted: Wanted,
    dialect: Dialect,
    lines: &mut Lines,
    out: &mut dyn Write,
) -> io::Result<()> {
    let before = session.position.clone();
    session.turn_to(wanted.color);
    let mut report = Report::new(session, wanted, dialect, out);
    let (stop, clock) = (StopFlag::new(), Instant::now());
    let limits = Limits { threads: session.limits(wanted.color).threads, ..Limits::default() };
    session.player.analyze(&session.position, wanted.n_moves, limits, &stop, &clock, &mut |infos| {
        let is_heard = report.tell(infos);
        if lines.is_waiting() || !is_heard {
            stop.stop();
        }
    });
    session.position = before;
    report.end("")
}

/// Plays a move as `genmove` does, and tells what is thought of it meanwhile.
pub(super) fn play(
    session: &mut Session,
    wanted: Wanted,
    dialect: Dialect,
    out: &mut dyn Write,
) -> io::Result<()> {
    session.turn_to(wanted.color);
    let mut report = Report::new(session, wanted, dialect, out);
    let played = session.generate(Manner::Play, &mut |info| {
        report.tell(std::slice::from_ref(info));
    });
    report.end(&format!("play {}\n", played.map_err(io::Error::other)?))
}

/// What is written while the engine thinks.
struct Report<'a> {
    out: &'a mut dyn Write,
    dialect: Dialect,
    size: BoardSize,
    interval: Duration,
    /// Whose each point will be, as the side to move sees it.
    ownership: Option<Vec<f32>>,
    told: Instant,
    /// What has not been written yet.
    last: Option<String>,
    written: io::Result<()>,
}

impl<'a> Report<'a> {
    fn new(session: &mut Session, wanted: Wanted, dialect: Dialect, out: &'a mut dyn Write) -> Self {
        let ownership = (wanted.ownership && dialect == Dialect::Kata)
            .then(|| session.player.ownership(&session.position));
        Self {
            out,
            dialect,
            size: session.position.size(),
            interval: wanted.interval,
            ownership,
            told: Instant::now(),
            last: None,
            written: Ok(()),
        }
    }

    /// Takes what is known now, and writes it where that is due; whether anybody listens still.
    fn tell(&mut self, infos: &[GoInfo]) -> bool {
        self.last = Some(self.line(infos));
        if self.told.elapsed() >= self.interval {
            self.told = Instant::now();
            self.write();
        }
        self.written.is_ok()
    }

    fn write(&mut self) {
        if let (Ok(()), Some(line)) = (&self.written, self.last.take()) {
            self.written = writeln!(self.out, "{line}").and_then(|()| self.out.flush());
        }
    }

    /// What has not been told yet, what is said last, and the empty line.
    fn end(mut self, last: &str) -> io::Result<()> {
        self.write();
        self.written?;
        writeln!(self.out, "{last}")?;
        self.out.flush()
    }

    fn line(&self, infos: &[GoInfo]) -> String {
        let mut line = String::new();
        for (order, info) in infos.iter().enumerate() {
            let space = if order == 0 { "" } else { " " };
            let mv = info.pv.first().copied().unwrap_or(Move::Pass);
            let mv = vertex::name_move(mv, self.size);
            let GoInfo { move_visits, win_rate, lead, prior, .. } = *info;
            // Writing to a string cannot fail.
            let _ = write!(line, "{space}info move {mv} visits {move_visits} ");
            let _ = match self.dialect {
                Dialect::Leela => {
                    let whole = |share: f32| (10_000.0 * share).round() as u32;
                    write!(line, "winrate {} prior {}", whole(win_rate), whole(prior))
                }
                Dialect::Kata => write!(
                    line,
                    "winrate {win_rate:.6} scoreMean {lead:.3} scoreLead {lead:.3} prior {prior:.6}"
                ),
            };
            let _ = write!(line, " order {order} pv");
            for mv in &info.pv {
                let _ = write!(line, " {}", vertex::name_move(*mv, self.size));
            }
        }
        if let Some(ownership) = &self.ownership {
            line.push_str(" ownership");
            for share in ownership {
                let _ = write!(line, " {share:.3}");
            }
        }
        line
    }
}
