//! The Gomocup protocol, as engine: <https://plastovicka.github.io/protocl2en.htm>.
//!
//! One line in, one answer out; a point is `x,y` from zero at the top left. Reading is lenient: commands in
//! either case, white space anywhere between, lines ended by LF, CR LF or the end of the input, bytes that are
//! no text replaced, empty lines skipped. What cannot be understood is answered `UNKNOWN` or `ERROR` with a
//! reason, and the session goes on.
//!
//! The input is read by a thread of its own, so that `END` and a closed pipe stop a search under way.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use super::cli::CommandError;
use crate::board::{BoardSize, Color, Point};
use crate::gomoku::{Position, Rule, SIZES, Setup, SetupError};
use crate::search::{Level, Limits, Player, StopFlag};

/// What is said about this program.
const ABOUT: &str = concat!(
    "name=\"Goishi\", version=\"",
    env!("CARGO_PKG_VERSION"),
    "\", author=\"the Goishi authors\", country=\"\""
);

/// The longest line read, in bytes; what follows is dropped.
const MAX_LINE: u64 = 4096;

/// Speaks the protocol until `END` or the end of the input.
pub(super) fn run(input: impl Read + Send + 'static, out: &mut dyn Write) -> Result<(), CommandError> {
    let (sender, lines) = mpsc::channel();
    let quit = StopFlag::new();
    let quit_of_reader = quit.clone();
    // The thread ends with its input; when the session ends before, it ends with the process.
    std::thread::spawn(move || {
        let mut input = BufReader::new(input);
        while let Ok(Some(line)) = read_line(&mut input) {
            let ends = line.trim().eq_ignore_ascii_case("end");
            if sender.send(line).is_err() || ends {
                break;
            }
        }
        quit_of_reader.stop();
    });
    let mut session = Session::new(quit);
    for line in lines {
        let answer = session.answer(&line);
        for text in answer.lines {
            writeln!(out, "{text}")?;
        }
        out.flush()?;
        if answer.ends {
            break;
        }
    }
    Ok(())
}

/// The next line without its end; `None` at the end of the input.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    if input.by_ref().take(MAX_LINE).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    while bytes.last() != Some(&b'\n') {
        let mut rest = Vec::new();
        if input.by_ref().take(MAX_LINE).read_until(b'\n', &mut rest)? == 0 {
            break;
        }
        if rest.ends_with(b"\n") {
            bytes.push(b'\n');
        }
    }
    Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
}

/// Lines to be written, and whether the session is over.
#[derive(Debug, Default, PartialEq, Eq)]
struct Answer {
    lines: Vec<String>,
    ends: bool,
}

impl Answer {
    const NOTHING: Self = Self { lines: Vec::new(), ends: false };

    fn line(text: impl Into<String>) -> Self {
        Self { lines: vec![text.into()], ends: false }
    }

    fn error(text: impl std::fmt::Display) -> Self {
        Self::line(format!("ERROR {text}"))
    }

    fn ok() -> Self {
        Self::line("OK")
    }
}

/// Whose stone it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Own,
    Opponent,
}

/// A command: what it is called, and what it does with the text behind its name.
struct Command {
    name: &'static str,
    run: fn(&mut Session, &str) -> Answer,
}

/// All commands.
const COMMANDS: [Command; 10] = [
    Command { name: "START", run: Session::start },
    Command { name: "RECTSTART", run: Session::rect_start },
    Command { name: "RESTART", run: Session::restart },
    Command { name: "BEGIN", run: |session, _| session.begin() },
    Command { name: "TURN", run: Session::turn },
    Command { name: "BOARD", run: |session, _| session.board() },
    Command { name: "TAKEBACK", run: Session::take_back },
    Command { name: "INFO", run: Session::info },
    Command { name: "ABOUT", run: |_, _| Answer::line(ABOUT) },
    Command { name: "END", run: |_, _| Answer { lines: Vec::new(), ends: true } },
];

/// The state of a conversation.
struct Session {
    player: Player,
    size: Option<BoardSize>,
    /// The rule asked for, as the sum of its bits.
    rule: u32,
    stones: Vec<(Point, Side)>,
    /// The stones of a `BOARD` under way, and the first thing wrong with it.
    reading: Option<(Vec<(Point, Side)>, Option<String>)>,
    times: Times,
    quit: StopFlag,
}

impl Session {
    fn new(quit: StopFlag) -> Self {
        Self {
            player: new_player(),
            size: None,
            rule: 0,
            stones: Vec::new(),
            reading: None,
            times: Times::default(),
            quit,
        }
    }

    /// Answers one line.
    fn answer(&mut self, line: &str) -> Answer {
        let line = line.trim();
        if line.is_empty() {
            return Answer::NOTHING;
        }
        let (name, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if self.reading.is_some() && !name.eq_ignore_ascii_case("end") {
            return self.board_line(line);
        }
        let command = COMMANDS.iter().find(|command| command.name.eq_ignore_ascii_case(name));
        match command {
            Some(command) => (command.run)(self, rest.trim()),
            None => Answer::line("UNKNOWN command"),
        }
    }

    fn start(&mut self, rest: &str) -> Answer {
        let size = rest
            .parse()
            .ok()
            .filter(|lines| SIZES.contains(lines))
            .and_then(|lines| BoardSize::new(lines).ok());
        let Some(size) = size else {
            return Answer::error(format_args!(
                "unsupported board size; sizes from {} to {} are",
                SIZES.start(),
                SIZES.end()
            ));
        };
        self.size = Some(size);
        self.restart("")
    }

    /// A board of `width,height`, which is taken when it is a square.
    fn rect_start(&mut self, rest: &str) -> Answer {
        match rest.split_once(',').map(|(width, height)| (width.trim(), height.trim())) {
            Some((width, height)) if width == height => self.start(width),
            _ => Answer::error("rectangular boards are not supported"),
        }
    }

    fn restart(&mut self, _rest: &str) -> Answer {
        if self.size.is_none() {
            return Answer::error("no board; START comes first");
        }
        self.stones.clear();
        self.player = new_player();
        Answer::ok()
    }

    fn begin(&mut self) -> Answer {
        if !self.stones.is_empty() {
            return Answer::error("the board is not empty");
        }
        self.think()
    }

    fn turn(&mut self, rest: &str) -> Answer {
        match self.free_point(rest) {
            Ok(point) => {
                self.stones.push((point, Side::Opponent));
                self.think()
            }
            Err(reason) => Answer::error(reason),
        }
    }

    fn board(&mut self) -> Answer {
        if self.size.is_none() {
            return Answer::error("no board; START comes first");
        }
        self.reading = Some((Vec::new(), None));
        Answer::NOTHING
    }

    /// Takes one line of a `BOARD`: `x,y,side`, or the `DONE` behind the last.
    fn board_line(&mut self, line: &str) -> Answer {
        let Some((mut stones, mut wrong)) = self.reading.take() else { return Answer::NOTHING };
        if line.eq_ignore_ascii_case("done") {
            if let Some(reason) = wrong {
                return Answer::error(reason);
            }
            self.stones = stones;
            return self.think();
        }
        if wrong.is_none() {
            match self.board_stone(line, &stones) {
                Ok(stone) => stones.push(stone),
                Err(reason) => wrong = Some(reason),
            }
        }
        self.reading = Some((stones, wrong));
        Answer::NOTHING
    }

    fn board_stone(&self, line: &str, before: &[(Point, Side)]) -> Result<(Point, Side), String> {
        let (coordinates, side) = line.rsplit_once(',').ok_or_else(|| format!("{line:?} is no stone"))?;
        let point = self.point(coordinates)?;
        let side = match side.trim() {
            // 3 marks a stone of a winning row or an opening; who owns it shows the order of play.
            "1" => Side::Own,
            "2" => Side::Opponent,
            "3" => before.last().map_or(Side::Opponent, |(_, side)| match side {
                Side::Own => Side::Opponent,
                Side::Opponent => Side::Own,
            }),
            other => return Err(format!("{other:?} is no side")),
        };
        if before.iter().any(|(taken, _)| *taken == point) {
            return Err(format!("two stones on {coordinates}"));
        }
        Ok((point, side))
    }

    fn take_back(&mut self, rest: &str) -> Answer {
        match self.point(rest) {
            Ok(point) => match self.stones.iter().rposition(|(taken, _)| *taken == point) {
                Some(i) => {
                    self.stones.remove(i);
                    Answer::ok()
                }
                None => Answer::error("no stone there"),
            },
            Err(reason) => Answer::error(reason),
        }
    }

    /// Takes a setting; there is no answer to one that is understood.
    fn info(&mut self, rest: &str) -> Answer {
        let (key, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let value = value.trim();
        // Some managers send numbers past 32 bits for "without limit", and time left can be negative.
        let number = || value.parse::<i64>().map_err(|_| format!("{value:?} is no number"));
        let milliseconds = || number().map(|ms| Duration::from_millis(ms.max(0) as u64));
        let result = match key.to_ascii_lowercase().as_str() {
            "timeout_turn" => milliseconds().map(|time| self.times.turn = time),
            "timeout_match" => milliseconds().map(|time| self.times.whole = time),
            "time_left" => milliseconds().map(|time| self.times.left = Some(time)),
            "rule" => number().and_then(|rule| self.set_rule(rule)),
            // The tables take 32 MiB whatever the limit is; other settings change nothing here.
            _ => Ok(()),
        };
        match result {
            Ok(()) => Answer::NOTHING,
            Err(reason) => Answer::error(reason),
        }
    }

    fn set_rule(&mut self, rule: i64) -> Result<(), String> {
        self.rule = u32::try_from(rule).unwrap_or(u32::MAX);
        self.rule().map(|_| ())
    }

    /// The rule of the sum of bits asked for: 1 is exactly five, 2 a continuous game, 4 Renju, 8 Caro.
    fn rule(&self) -> Result<Rule, String> {
        match self.rule {
            0 => Ok(Rule::Freestyle),
            1 => Ok(Rule::Standard),
            4 => Ok(Rule::Renju),
            8 => Ok(Rule::Caro),
            other => {
                Err(format!("rule {other} is not supported; 0, 1 (exactly five), 4 (Renju) and 8 (Caro) are"))
            }
        }
    }

    /// A point on the board.
    fn point(&self, text: &str) -> Result<Point, String> {
        let size = self.size.ok_or("no board; START comes first")?;
        let (x, y) = text.split_once(',').ok_or_else(|| format!("{text:?} is no point"))?;
        let number = |text: &str| text.trim().parse::<u8>().ok();
        number(x)
            .zip(number(y))
            .and_then(|(x, y)| size.point(x, y))
            .ok_or_else(|| format!("{text:?} is no point of the board"))
    }

    /// A point on the board without a stone.
    fn free_point(&self, text: &str) -> Result<Point, String> {
        let point = self.point(text)?;
        if self.stones.iter().any(|(taken, _)| *taken == point) {
            return Err(format!("{text:?} is taken"));
        }
        Ok(point)
    }

    /// Answers with a move for the stones on the board.
    fn think(&mut self) -> Answer {
        let clock = Instant::now();
        let position = match self.position() {
            Ok(position) => position,
            Err(reason) => return Answer::error(reason),
        };
        let limits = self.times.limits();
        let Some(choice) = self.player.choose_within(&position, limits, &self.quit, &clock, &mut |_| {})
        else {
            return Answer::error("the game is over");
        };
        if let Some(left) = &mut self.times.left {
            *left = left.saturating_sub(clock.elapsed());
        }
        self.stones.push((choice.point, Side::Own));
        let info = choice.info;
        let message = format!(
            "MESSAGE depth {} value {} nodes {} ms {}",
            info.depth,
            info.value,
            info.nodes,
            info.elapsed.as_millis()
        );
        Answer { lines: vec![message, format!("{},{}", choice.point.x(), choice.point.y())], ends: false }
    }

    /// The position that the stones make, ourselves to move; we are Black when we have no more stones than the
    /// opponent has.
    fn position(&self) -> Result<Position, String> {
        let size = self.size.ok_or("no board; START comes first")?;
        let rule = self.rule()?;
        let n_own = self.stones.iter().filter(|(_, side)| *side == Side::Own).count();
        let us = if 2 * n_own >= self.stones.len() { Color::Black } else { Color::White };
        let color = |side| if side == Side::Own { us } else { !us };
        let stones: Vec<(Point, Color)> =
            self.stones.iter().map(|(point, side)| (*point, color(*side))).collect();
        if stones.len() == size.n_points() {
            return Err("the board is full".to_owned());
        }
        Setup { size, stones, to_move: us }.position(rule).map_err(|error| match error {
            SetupError::Won(_) => "the game is over".to_owned(),
            other => other.to_string(),
        })
    }
}

fn new_player() -> Player {
    Player::new(Level::Master, 1)
}

/// What the manager said about time.
#[derive(Debug)]
struct Times {
    /// For one move; zero asks for a move as soon as possible.
    turn: Duration,
    /// For the whole game; zero is without limit.
    whole: Duration,
    /// What is left of it.
    left: Option<Duration>,
}

impl Default for Times {
    /// What the protocol lays down for a manager that says nothing.
    fn default() -> Self {
        Self { turn: Duration::from_secs(30), whole: Duration::ZERO, left: None }
    }
}

impl Times {
    /// Kept back from every limit, so that a busy machine does not make a move late; more from a long one, and no
    /// more than half of a short one.
    const RESERVE: Duration = Duration::from_millis(200);
    /// The share of the time left that a move may take.
    const MOVES_LEFT: u32 = 20;
    /// Enough for a sensible move.
    const LEAST: Duration = Duration::from_millis(10);

    /// What the next move may spend.
    fn limits(&self) -> Limits {
        let mut time = self.turn;
        let left = if self.whole.is_zero() { None } else { Some(self.left.unwrap_or(self.whole)) };
        if let Some(left) = left {
            time = time.min(left / Self::MOVES_LEFT);
        }
        let reserve = Self::RESERVE.min(time / 2).max(time / 20);
        Limits { time: Some(time.saturating_sub(reserve).max(Self::LEAST)), ..Limits::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn session() -> Session {
        let mut session = Session::new(StopFlag::new());
        session.times.turn = Duration::ZERO;
        session
    }

    fn check(session: &mut Session, line: &str, expect: &str) {
        let answer = session.answer(line);
        let last = answer.lines.last().map_or("", String::as_str);
        assert!(last.starts_with(expect), "{line:?} was answered {last:?}");
        assert_eq!(last.is_empty(), expect.is_empty(), "{line:?} was answered {last:?}");
    }

    #[test]
    fn a_short_conversation() {
        let mut session = session();
        check(&mut session, "TURN 7,7", "ERROR");
        check(&mut session, "start 4", "ERROR");
        check(&mut session, "START 15", "OK");
        check(&mut session, "INFO rule 1", "");
        check(&mut session, "BEGIN", "7,7");
        check(&mut session, "TURN 7,7", "ERROR");
        check(&mut session, "TAKEBACK 7,7", "OK");
        check(&mut session, "TAKEBACK 7,7", "ERROR");
        check(&mut session, "INFO rule 2", "ERROR");
        check(&mut session, "BEGIN", "ERROR");
        check(&mut session, "RECTSTART 10,12", "ERROR");
        check(&mut session, "RECTSTART", "ERROR");
        check(&mut session, "RECTSTART 12, 12", "OK");
        check(&mut session, "SWAP2BOARD", "UNKNOWN");
        check(&mut session, "", "");
    }

    #[test]
    fn a_board_is_answered_after_done() {
        let mut session = session();
        check(&mut session, "START 15", "OK");
        for line in ["BOARD", "3,3,1", "4,3,1", "5,3,1", "6,3,1", "2,3,2", "5,5,2", "6,6,2", "9,9,2"] {
            check(&mut session, line, "");
        }
        check(&mut session, "DONE", "7,3");
        for line in ["BOARD", "1,1,1", "1,1,2", "nonsense"] {
            check(&mut session, line, "");
        }
        check(&mut session, "DONE", "ERROR two stones");
    }

    #[test]
    fn time_is_kept_in_reserve() {
        let ms = Duration::from_millis;
        let limit = |turn, whole, left| Times { turn, whole, left }.limits().time.unwrap();
        assert_eq!(limit(ms(1000), ms(0), None), ms(800));
        assert_eq!(limit(ms(0), ms(0), None), ms(10));
        assert_eq!(limit(ms(100), ms(0), None), ms(50));
        assert_eq!(limit(ms(30_000), ms(0), None), ms(28_500));
        assert!(limit(ms(5_000), ms(100_000), Some(ms(2_000))) <= ms(50));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn garbage_is_answered(lines in proptest::collection::vec(garbage_line(), 0..12)) {
            let mut session = session();
            session.answer("START 6");
            for line in lines {
                for text in session.answer(&line).lines {
                    prop_assert!(!text.contains('\n'));
                }
            }
        }

        #[test]
        fn any_bytes_are_read_as_lines(bytes in proptest::collection::vec(any::<u8>(), 0..9000)) {
            let mut input = bytes.as_slice();
            while let Some(line) = read_line(&mut input).unwrap() {
                prop_assert!(!line.contains('\n'));
            }
        }
    }

    fn garbage_line() -> impl Strategy<Value = String> {
        let word = prop_oneof![
            Just("TURN".to_owned()),
            Just("BOARD".to_owned()),
            Just("DONE".to_owned()),
            Just("BEGIN".to_owned()),
            Just("TAKEBACK".to_owned()),
            Just("INFO timeout_turn".to_owned()),
            Just("INFO time_left".to_owned()),
            Just("INFO rule".to_owned()),
            Just("RESTART".to_owned()),
            Just(String::new()),
            "\\PC{0,8}",
        ];
        let rest = prop_oneof![
            "[0-9]{1,2},[0-9]{1,2}",
            "[0-5],[0-5]",
            "[0-5],[0-5],[0-4]",
            "-[0-9]{1,30}",
            "\\PC{0,12}",
        ];
        (word, rest).prop_map(|(word, rest)| format!("{word} {rest}"))
    }
}
