//! The Gomocup protocol, as engine: <https://plastovicka.github.io/protocl2en.htm>.
//!
//! One line in, one answer out; a point is `x,y` from zero at the top left. Reading is lenient: commands in
//! either case, white space anywhere between, lines ended by LF, CR LF or the end of the input, bytes that are
//! no text replaced, empty lines skipped. What cannot be understood is answered `UNKNOWN` or `ERROR` with a
//! reason, and the session goes on. A command other than `INFO` in the middle of a list of stones ends the list with
//! an `ERROR` and is then answered itself.
//!
//! Of the extensions that user interfaces know from Yixin (<https://github.com/accreator/Yixin-protocol>) there are
//! `YXBOARD`, which sets stones as `BOARD` does and is not answered, and `YXSHOWFORBID`, which asks for all points
//! forbidden to Black: `FORBID xxyyxxyy.`, two digits a number. Who is Black matters for that. The side of the first
//! stone listed is in a `YXBOARD`, and the side to begin on an empty board; in a `BOARD`, whose order Gomocup leaves
//! open, we are where both sides have as many stones.
//!
//! A move of the opponent's that Renju forbids is named in a `MESSAGE` and played on from: managers judge games.
//!
//! The input is read by a thread of its own, so that `END` and a closed pipe stop a search under way.

mod times;

use std::fmt::Write as _;
use std::io::{Read, Write};
use std::time::{Duration, Instant};

use self::times::Times;
use super::cli::CommandError;
use super::lines;
use crate::board::{BoardSize, Color, Point};
use crate::gomoku::{IllegalMove, Position, Rule, SIZES, Setup, SetupError};
use crate::search::{Level, Player, StopFlag};

/// What is said about this program.
const ABOUT: &str = concat!(
    "name=\"Goishi\", version=\"",
    env!("CARGO_PKG_VERSION"),
    "\", author=\"the Goishi authors\", country=\"\""
);

/// Speaks the protocol until `END` or the end of the input.
pub(super) fn run(input: impl Read + Send + 'static, out: &mut dyn Write) -> Result<(), CommandError> {
    let quit = StopFlag::new();
    let lines = lines::read(input, quit.clone(), |line| line.eq_ignore_ascii_case("end"));
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
const COMMANDS: [Command; 12] = [
    Command { name: "START", run: Session::start },
    Command { name: "RECTSTART", run: Session::rect_start },
    Command { name: "RESTART", run: Session::restart },
    Command { name: "BEGIN", run: |session, _| session.begin() },
    Command { name: "TURN", run: Session::turn },
    Command { name: "BOARD", run: |session, _| session.board(WhenDone::Think) },
    Command { name: "YXBOARD", run: |session, _| session.board(WhenDone::Wait) },
    Command { name: "YXSHOWFORBID", run: |session, _| session.show_forbidden() },
    Command { name: "TAKEBACK", run: Session::take_back },
    Command { name: "INFO", run: Session::info },
    Command { name: "ABOUT", run: |_, _| Answer::line(ABOUT) },
    Command { name: "END", run: |_, _| Answer { lines: Vec::new(), ends: true } },
];

/// What follows the `DONE` of a list of stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum WhenDone {
    /// We answer with a move, as `BOARD` asks.
    Think,
    /// Nothing, as `YXBOARD` asks.
    Wait,
}

/// A list of stones under way.
struct Reading {
    stones: Vec<(Point, Side)>,
    /// The first thing wrong with it.
    wrong: Option<String>,
    when_done: WhenDone,
}

/// The state of a conversation.
struct Session {
    player: Player,
    size: Option<BoardSize>,
    rule: Rule,
    stones: Vec<(Point, Side)>,
    /// Whose stones are black; whoever begins while the board is empty.
    black: Option<Side>,
    reading: Option<Reading>,
    times: Times,
    quit: StopFlag,
}

impl Session {
    fn new(quit: StopFlag) -> Self {
        Self {
            player: new_player(),
            size: None,
            rule: Rule::Freestyle,
            stones: Vec::new(),
            black: None,
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
        let command = COMMANDS.iter().find(|command| command.name.eq_ignore_ascii_case(name));
        let Some(command) = command else {
            return match self.reading.take() {
                Some(reading) => self.board_line(reading, line),
                None => Answer::line("UNKNOWN command"),
            };
        };
        let is_broken_off = !matches!(command.name, "INFO" | "END") && self.reading.take().is_some();
        let mut answer = (command.run)(self, rest.trim());
        if is_broken_off {
            answer.lines.insert(0, "ERROR the stones were not ended by DONE".to_owned());
        }
        answer
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
        self.set_stones(Vec::new(), None);
        self.player = new_player();
        Answer::ok()
    }

    fn begin(&mut self) -> Answer {
        if !self.stones.is_empty() {
            return Answer::error("the board is not empty");
        }
        self.black = Some(Side::Own);
        self.think()
    }

    fn turn(&mut self, rest: &str) -> Answer {
        let point = match self.free_point(rest) {
            Ok(point) => point,
            Err(reason) => return Answer::error(reason),
        };
        if self.stones.is_empty() {
            self.black = Some(Side::Opponent);
        }
        let kind = match (self.us(), self.position(Color::White)) {
            (Color::White, Ok(before)) => before.forbidden(point),
            _ => None,
        };
        self.stones.push((point, Side::Opponent));
        let mut answer = self.think();
        if let Some(kind) = kind {
            answer.lines.insert(0, format!("MESSAGE {}", IllegalMove::from(kind)));
        }
        answer
    }

    fn board(&mut self, when_done: WhenDone) -> Answer {
        if self.size.is_none() {
            return Answer::error("no board; START comes first");
        }
        self.reading = Some(Reading { stones: Vec::new(), wrong: None, when_done });
        Answer::NOTHING
    }

    /// Takes one line of a list of stones: `x,y,side`, or the `DONE` behind the last.
    fn board_line(&mut self, mut reading: Reading, line: &str) -> Answer {
        if !line.eq_ignore_ascii_case("done") {
            if reading.wrong.is_none() {
                match self.board_stone(line, &reading.stones) {
                    Ok(stone) => reading.stones.push(stone),
                    Err(reason) => reading.wrong = Some(reason),
                }
            }
            self.reading = Some(reading);
            return Answer::NOTHING;
        }
        if let Some(reason) = reading.wrong {
            return Answer::error(reason);
        }
        let stones = reading.stones;
        match reading.when_done {
            WhenDone::Think => {
                let n_own = stones.iter().filter(|(_, side)| *side == Side::Own).count();
                let black = if 2 * n_own >= stones.len() { Side::Own } else { Side::Opponent };
                self.set_stones(stones, Some(black));
                self.think()
            }
            WhenDone::Wait => {
                let black = stones.first().map(|(_, side)| *side);
                self.set_stones(stones, black);
                Answer::NOTHING
            }
        }
    }

    fn set_stones(&mut self, stones: Vec<(Point, Side)>, black: Option<Side>) {
        self.stones = stones;
        self.black = black;
    }

    /// Answers with the points forbidden to Black, whoever is to move; where the game is over or the rule forbids
    /// nothing, with none.
    fn show_forbidden(&mut self) -> Answer {
        if self.size.is_none() {
            return Answer::error("no board; START comes first");
        }
        let mut points = String::new();
        if let Ok(position) = self.position(Color::White) {
            for (point, _) in position.forbidden_points() {
                // Writing to a string cannot fail.
                let _ = write!(points, "{:02}{:02}", point.x(), point.y());
            }
        }
        Answer::line(format!("FORBID {points}."))
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
                    if self.stones.is_empty() {
                        self.black = None;
                    }
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

    /// Takes the rule of a sum of bits: 1 is exactly five, 2 a continuous game, 4 Renju, 8 Caro. One that we do not
    /// play leaves the rule as it was.
    fn set_rule(&mut self, sum: i64) -> Result<(), String> {
        self.rule = match sum {
            0 => Rule::Freestyle,
            1 => Rule::Standard,
            4 => Rule::Renju,
            8 => Rule::Caro,
            other => {
                return Err(format!(
                    "rule {other} is not supported; 0, 1 (exactly five), 4 (Renju) and 8 (Caro) are"
                ));
            }
        };
        Ok(())
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
        let position = match self.position(self.us()) {
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

    /// Our color; Black on an empty board.
    fn us(&self) -> Color {
        if self.black == Some(Side::Opponent) { Color::White } else { Color::Black }
    }

    /// The position that the stones make.
    fn position(&self, to_move: Color) -> Result<Position, String> {
        let size = self.size.ok_or("no board; START comes first")?;
        let us = self.us();
        let color = |side| if side == Side::Own { us } else { !us };
        let stones: Vec<(Point, Color)> =
            self.stones.iter().map(|(point, side)| (*point, color(*side))).collect();
        if stones.len() == size.n_points() {
            return Err("the board is full".to_owned());
        }
        Setup { size, stones, to_move }.position(self.rule).map_err(|error| match error {
            SetupError::Won(..) => "the game is over".to_owned(),
            SetupError::Full => "every point left is forbidden".to_owned(),
            other => other.to_string(),
        })
    }
}

fn new_player() -> Player {
    Player::new(Level::Master, 1)
}

#[cfg(test)]
mod tests;
