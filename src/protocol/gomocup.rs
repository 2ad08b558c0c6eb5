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

use std::fmt::Write as _;
use std::io::{Read, Write};
use std::time::{Duration, Instant};

use super::cli::CommandError;
use super::lines;
use crate::board::{BoardSize, Color, Point};
use crate::gomoku::{IllegalMove, Position, Rule, SIZES, Setup, SetupError};
use crate::search::{Level, Limits, Player, StopFlag};

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
            SetupError::Won(_) => "the game is over".to_owned(),
            SetupError::Full => "every point left is forbidden".to_owned(),
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
        check(&mut session, "INFO rule 2", "ERROR rule 2 is not supported");
        check(&mut session, "BEGIN", "7,7");
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

    fn say(session: &mut Session, lines: &str) {
        for line in lines.split_whitespace() {
            check(session, line, "");
        }
    }

    /// A double-three of the side with stones `1` on 4,4, on a board of 15 lines under Renju.
    const DOUBLE_THREE: &str = "YXBOARD 2,4,1 0,0,2 3,4,1 0,2,2 4,2,1 0,4,2 4,3,1 0,6,2 DONE";

    fn renju() -> Session {
        let mut session = session();
        check(&mut session, "START 15", "OK");
        check(&mut session, "INFO rule 4", "");
        session
    }

    #[test]
    fn forbidden_points_are_shown_for_black_whoever_that_is() {
        let mut session = renju();
        check(&mut session, "YXSHOWFORBID", "FORBID .");
        say(&mut session, DOUBLE_THREE);
        check(&mut session, "yxshowforbid", "FORBID 0404.");
        // The sides exchanged, the first stone listed is black all the same.
        let exchanged = DOUBLE_THREE.replace(",1 ", ",3 ").replace(",2 ", ",1 ").replace(",3 ", ",2 ");
        say(&mut session, &exchanged);
        check(&mut session, "YXSHOWFORBID", "FORBID 0404.");
        // One more stone in front of the others, and they are black: a double-four on one line, twice.
        say(&mut session, &DOUBLE_THREE.replace("YXBOARD ", "YXBOARD 0,8,2 "));
        check(&mut session, "YXSHOWFORBID", "FORBID 00030005.");
        say(&mut session, DOUBLE_THREE);
        for rule in [0, 1, 8] {
            check(&mut session, &format!("INFO rule {rule}"), "");
            check(&mut session, "YXSHOWFORBID", "FORBID .");
        }
        check(&mut session, "INFO rule 4", "");
        check(&mut session, "YXSHOWFORBID", "FORBID 0404.");
        check(&mut session, "RESTART", "OK");
        check(&mut session, "YXSHOWFORBID", "FORBID .");
        // A game that is over forbids nothing, and is no reason to fall silent.
        say(&mut session, "YXBOARD 2,4,1 3,4,1 4,4,1 5,4,1 6,4,1 DONE");
        check(&mut session, "YXSHOWFORBID", "FORBID .");
        check(&mut session, "TURN 7,4", "ERROR the game is over");
        check(&mut Session::new(StopFlag::new()), "YXSHOWFORBID", "ERROR no board");
    }

    #[test]
    fn who_is_black_is_known_from_the_way_the_board_came_about() {
        let mut session = renju();
        let black = |session: &mut Session, lines: &str, expected: Option<Side>| {
            for line in lines.split(' ') {
                session.answer(&line.replace('_', " "));
            }
            assert_eq!(session.black, expected, "{lines}");
        };
        black(&mut session, "BEGIN", Some(Side::Own));
        black(&mut session, "TAKEBACK_7,7", None);
        black(&mut session, "TURN_3,3", Some(Side::Opponent));
        black(&mut session, "TURN_12,12", Some(Side::Opponent));
        black(&mut session, "RESTART", None);
        black(&mut session, "YXBOARD 3,3,2 4,4,2 5,6,2 DONE", Some(Side::Opponent));
        black(&mut session, "TURN_9,9", Some(Side::Opponent));
        black(&mut session, "YXBOARD 3,3,1 4,4,2 5,6,2 9,6,2 DONE", Some(Side::Own));
        black(&mut session, "TURN_9,9", Some(Side::Own));
        black(&mut session, "TAKEBACK_3,3", Some(Side::Own));
        black(&mut session, "BOARD 3,3,2 4,4,1 DONE", Some(Side::Own));
        black(&mut session, "BOARD 3,3,2 4,4,1 5,5,2 DONE", Some(Side::Opponent));
        black(&mut session, "BOARD DONE", Some(Side::Own));
        // What is wrong changes nothing.
        black(&mut session, "YXBOARD 3,3,2 3,3,1 DONE", Some(Side::Own));
        black(&mut session, "YXBOARD DONE", None);
    }

    #[test]
    fn a_forbidden_move_of_the_opponent_is_named_and_played_on_from() {
        let mut session = renju();
        let exchanged = DOUBLE_THREE.replace(",1 ", ",3 ").replace(",2 ", ",1 ").replace(",3 ", ",2 ");
        say(&mut session, &exchanged);
        let answer = session.answer("TURN 4,4");
        assert_eq!(answer.lines[0], "MESSAGE a double-three is forbidden");
        assert!(answer.lines.last().unwrap().chars().next().unwrap().is_ascii_digit(), "{answer:?}");
        // White may play there.
        say(&mut session, &DOUBLE_THREE.replace("4,3,1 0,6,2", "4,3,1"));
        let answer = session.answer("TURN 4,4");
        assert!(!answer.lines.iter().any(|line| line.contains("forbidden")), "{answer:?}");
    }

    #[test]
    fn a_list_of_stones_not_ended_by_done_is_broken_off() {
        let mut session = renju();
        for (command, expected) in [("YXSHOWFORBID", "FORBID ."), ("RESTART", "OK"), ("TURN 1,1", "")] {
            say(&mut session, "YXBOARD 2,4,1");
            check(&mut session, "INFO rule 4", "");
            say(&mut session, "3,4,1");
            let answer = session.answer(command);
            assert_eq!(answer.lines[0], "ERROR the stones were not ended by DONE");
            assert!(answer.lines.last().unwrap().starts_with(expected), "{answer:?}");
        }
        for wrong in ["2,4,1 2,4,2", "15,0,1", "2,4", "2,4,5", "x", "2,4,1 , 3,3,1"] {
            say(&mut session, &format!("YXBOARD {wrong}"));
            check(&mut session, "DONE", "ERROR");
        }
    }

    #[test]
    fn a_rule_that_is_refused_leaves_the_rule_as_it_was() {
        let mut session = renju();
        say(&mut session, DOUBLE_THREE);
        for rule in ["2", "3", "5", "6", "7", "9", "12", "-1", "99999999999", "renju", ""] {
            check(&mut session, &format!("INFO rule {rule}"), "ERROR");
            check(&mut session, "YXSHOWFORBID", "FORBID 0404.");
        }
    }

    #[test]
    fn black_with_forbidden_points_only_is_told_so() {
        let mut session = session();
        check(&mut session, "START 6", "OK");
        check(&mut session, "INFO rule 4", "");
        check(&mut session, "BOARD", "");
        for (y, row) in (0..).zip(["XXX.XX", "OOOOXO", "OXXOOO", "OOOOXO", "OXOOOO", "XX.XXX"]) {
            for (x, stone) in row.chars().enumerate().filter(|(_, stone)| *stone != '.') {
                check(&mut session, &format!("{x},{y},{}", if stone == 'X' { 1 } else { 2 }), "");
            }
        }
        // By the number of stones we are White; as Black we are stuck.
        let reading = session.reading.take().unwrap();
        session.set_stones(reading.stones, Some(Side::Own));
        assert_eq!(session.think(), Answer::error("every point left is forbidden"));
        check(&mut session, "YXSHOWFORBID", "FORBID 03000205.");
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
            while let Some(line) = lines::next(&mut input).unwrap() {
                prop_assert!(!line.contains('\n'));
            }
        }
    }

    fn garbage_line() -> impl Strategy<Value = String> {
        let word = prop_oneof![
            Just("TURN".to_owned()),
            Just("BOARD".to_owned()),
            Just("DONE".to_owned()),
            Just("YXBOARD".to_owned()),
            Just("YXSHOWFORBID".to_owned()),
            Just("INFO rule 4".to_owned()),
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
