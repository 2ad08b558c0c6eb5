//! The state of a conversation, and the commands that change it.

use std::fmt::Write as _;
use std::num::NonZero;
use std::time::Duration;

use super::stones::{self, List, Reading, Side};
use super::thinking::{Found, Task};
use super::times::Times;
use crate::board::{BoardSize, Color, Point};
use crate::gomoku::{IllegalMove, Position, Rule, SIZES, Setup, SetupError};
use crate::search::{Choice, Info, Level, Line, Player};

/// What is said about this program.
const ABOUT: &str = concat!(
    "name=\"Goishi\", version=\"",
    env!("CARGO_PKG_VERSION"),
    "\", author=\"the Goishi authors\", country=\"\""
);

/// The most moves that are named at a time.
const MOST_LINES: u64 = 100;
/// What is said before `START`.
const NO_BOARD: &str = "no board; START comes first";

/// Lines to be written, and what comes next.
#[derive(Debug)]
pub(super) struct Answer {
    pub(super) lines: Vec<String>,
    pub(super) next: Next,
}

/// What comes after an answer.
#[derive(Debug)]
pub(super) enum Next {
    /// The next line.
    Listen,
    /// A search, and then what it [found](Session::tell).
    Think(Task),
    /// The end of the search under way, if there is one.
    Stop,
    /// The end of the conversation.
    End,
}

impl From<Next> for Answer {
    fn from(next: Next) -> Self {
        Self { lines: Vec::new(), next }
    }
}

impl Answer {
    pub(super) fn nothing() -> Self {
        Next::Listen.into()
    }

    fn line(text: impl Into<String>) -> Self {
        Self { lines: vec![text.into()], next: Next::Listen }
    }

    pub(super) fn error(text: impl std::fmt::Display) -> Self {
        Self::line(format!("ERROR {text}"))
    }

    fn ok() -> Self {
        Self::line("OK")
    }
}

/// A command: what it is called, what it does with the text after its name, and when if it comes during a search.
struct Command {
    name: &'static str,
    meanwhile: Meanwhile,
    run: fn(&mut Session, &str) -> Answer,
}

/// When a command is heeded that comes during a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meanwhile {
    /// At its end.
    Wait,
    /// At once, unless others wait before it.
    InTurn,
    /// At once.
    AtOnce,
}

const COMMANDS: [Command; 16] = {
    use Meanwhile::{AtOnce, InTurn, Wait};
    [
        Command { name: "START", meanwhile: Wait, run: Session::start },
        Command { name: "RECTSTART", meanwhile: Wait, run: Session::rect_start },
        Command { name: "RESTART", meanwhile: Wait, run: |session, _| session.restart() },
        Command { name: "BEGIN", meanwhile: Wait, run: |session, _| session.begin() },
        Command { name: "TURN", meanwhile: Wait, run: Session::turn },
        Command { name: "BOARD", meanwhile: Wait, run: |session, _| session.list(List::Board(Vec::new())) },
        Command {
            name: "YXBOARD",
            meanwhile: Wait,
            run: |session, _| session.list(List::YxBoard(Vec::new())),
        },
        Command {
            name: "SWAP2BOARD",
            meanwhile: Wait,
            run: |session, _| session.list(List::Swap2(Vec::new())),
        },
        Command { name: "YXNBEST", meanwhile: Wait, run: Session::best },
        Command { name: "YXSHOWFORBID", meanwhile: Wait, run: |session, _| session.show_forbidden() },
        Command { name: "TAKEBACK", meanwhile: Wait, run: Session::take_back },
        Command { name: "INFO", meanwhile: InTurn, run: Session::info },
        Command { name: "ABOUT", meanwhile: Wait, run: |_, _| Answer::line(ABOUT) },
        Command { name: "YXSTOP", meanwhile: AtOnce, run: |_, _| Next::Stop.into() },
        Command { name: "STOP", meanwhile: AtOnce, run: |_, _| Next::Stop.into() },
        Command { name: "END", meanwhile: AtOnce, run: |_, _| Next::End.into() },
    ]
};

/// The command on a line, and the text after its name.
fn command(line: &str) -> Option<(&'static Command, &str)> {
    let (name, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let command = COMMANDS.iter().find(|command| command.name.eq_ignore_ascii_case(name))?;
    Some((command, rest.trim()))
}

/// Whether a line that comes during a search is heeded before its end.
pub(super) fn is_heeded_at_once(line: &str, is_first: bool) -> bool {
    command(line.trim()).is_some_and(|(command, _)| match command.meanwhile {
        Meanwhile::Wait => false,
        Meanwhile::InTurn => is_first,
        Meanwhile::AtOnce => true,
    })
}

/// The state of a conversation.
pub(super) struct Session {
    player: Player,
    size: Option<BoardSize>,
    /// The number that the manager gave the rule, whether we play it or not.
    rule_number: u64,
    stones: Vec<(Point, Side)>,
    /// Whose stones are black; whoever begins while the board is empty.
    pub(super) black: Option<Side>,
    reading: Option<Reading>,
    pub(super) times: Times,
}

impl Session {
    pub(super) fn new() -> Self {
        Self {
            player: new_player(),
            size: None,
            rule_number: 0,
            stones: Vec::new(),
            black: None,
            reading: None,
            times: Times::default(),
        }
    }

    /// Answers one line.
    pub(super) fn answer(&mut self, line: &str) -> Answer {
        let line = line.trim();
        if line.is_empty() {
            return Answer::nothing();
        }
        let Some((command, rest)) = command(line) else {
            return match self.reading.take() {
                Some(reading) => self.list_line(reading, line),
                None => Answer::line("UNKNOWN command"),
            };
        };
        let is_broken_off = !matches!(command.name, "INFO" | "END") && self.reading.take().is_some();
        let mut answer = (command.run)(self, rest);
        if is_broken_off {
            answer.lines.insert(0, "ERROR the stones were not ended by DONE".to_owned());
        }
        answer
    }

    /// Takes what a search found, and tells it.
    pub(super) fn tell(&mut self, found: Found) -> Vec<String> {
        match found {
            Found::Nothing => vec!["ERROR the game is over".to_owned()],
            Found::Move(choice) => self.tell_move(&choice),
            Found::Best(info) => self.tell_best(info),
            Found::Stones(points) => vec![points.into_iter().map(text_of).collect::<Vec<_>>().join(" ")],
            Found::Swap(stones) => {
                self.set_opening(&stones, Color::Black);
                vec!["SWAP".to_owned()]
            }
            Found::Stay(stones, choice) => {
                self.set_opening(&stones, Color::White);
                self.tell_move(&choice)
            }
        }
    }

    fn tell_move(&mut self, choice: &Choice) -> Vec<String> {
        self.stones.push((choice.point, Side::Own));
        let info = &choice.info;
        let (depth, value, nodes, ms) = (info.depth, info.value, info.nodes, info.elapsed.as_millis());
        let message = format!("MESSAGE depth {depth} value {value} nodes {nodes} ms {ms}");
        vec![message, text_of(choice.point)]
    }

    /// Tells each of the best moves in lines of `INFO`, and makes the best.
    fn tell_best(&mut self, mut info: Info) -> Vec<String> {
        let ms = info.elapsed.as_millis();
        let per_second = u128::from(info.nodes) * 1000 / ms.max(1);
        let best = Line { value: info.value, proof: info.proof, pv: std::mem::take(&mut info.pv) };
        let Some(point) = best.pv.first().copied() else { return self.tell(Found::Nothing) };
        let lines: Vec<Line> = std::iter::once(best).chain(info.others).collect();
        let mut said = Vec::new();
        for (i, line) in lines.iter().enumerate() {
            let value = match line.value.mate_in() {
                Some(plies) if plies > 0 => format!("+M{plies}"),
                Some(plies) => format!("-M{}", -plies),
                None => line.value.raw().to_string(),
            };
            let moves = line.pv.iter().copied().map(text_of).collect::<Vec<_>>().join(" ");
            said.extend([
                format!("INFO PV {i}"),
                format!("INFO NUMPV {}", lines.len()),
                format!("INFO DEPTH {}", info.depth),
                format!("INFO SELDEPTH {}", info.selective_depth),
                format!("INFO TOTALNODES {}", info.nodes),
                format!("INFO TOTALTIME {ms}"),
                format!("INFO SPEED {per_second}"),
                format!("INFO EVAL {value}"),
                format!("INFO WINRATE {:.4}", line.value.expected_score()),
                format!("INFO BESTLINE {moves}"),
                "INFO PV DONE".to_owned(),
            ]);
        }
        self.stones.push((point, Side::Own));
        said.push(text_of(point));
        said
    }

    /// The player, for as long as it thinks.
    pub(super) fn lend_player(&mut self) -> Player {
        std::mem::replace(&mut self.player, new_player())
    }

    /// Takes the player back, who has thought for so long.
    pub(super) fn take_player(&mut self, player: Player, spent: Duration) {
        self.player = player;
        self.times.spend(spent);
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
        if let Err(reason) = self.rule() {
            return Answer::error(reason);
        }
        self.size = Some(size);
        self.restart()
    }

    /// A board of `width,height`, which is taken when it is a square.
    fn rect_start(&mut self, rest: &str) -> Answer {
        match rest.split_once(',').map(|(width, height)| (width.trim(), height.trim())) {
            Some((width, height)) if width == height => self.start(width),
            _ => Answer::error("rectangular boards are not supported"),
        }
    }

    fn restart(&mut self) -> Answer {
        if self.size.is_none() {
            return Answer::error(NO_BOARD);
        }
        if let Err(reason) = self.rule() {
            return Answer::error(reason);
        }
        self.set_stones(Vec::new(), None);
        self.player = new_player();
        self.times.start();
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
        let point = match self.rule().and_then(|_| self.free_point(rest)) {
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

    fn list(&mut self, list: List) -> Answer {
        let Some(size) = self.size else { return Answer::error(NO_BOARD) };
        self.reading = Some(Reading::new(list, size));
        Answer::nothing()
    }

    /// Takes one line of a list of stones, or the `DONE` after the last.
    fn list_line(&mut self, mut reading: Reading, line: &str) -> Answer {
        if !line.eq_ignore_ascii_case("done") {
            reading.take(line);
            self.reading = Some(reading);
            return Answer::nothing();
        }
        match reading.done() {
            Err(reason) => Answer::error(reason),
            Ok(List::Board(stones)) => {
                if let Err(reason) = self.rule() {
                    return Answer::error(reason);
                }
                let n_own = stones.iter().filter(|(_, side)| *side == Side::Own).count();
                let black = if 2 * n_own >= stones.len() { Side::Own } else { Side::Opponent };
                self.set_stones(stones, Some(black));
                self.think()
            }
            Ok(List::YxBoard(stones)) => {
                let black = stones.first().map(|(_, side)| *side);
                self.set_stones(stones, black);
                Answer::nothing()
            }
            Ok(List::Swap2(stones)) => match self.swap2(&stones) {
                Ok(task) => Next::Think(task).into(),
                Err(reason) => Answer::error(reason),
            },
        }
    }

    fn swap2(&self, points: &[Point]) -> Result<Task, String> {
        Ok(Task::Swap2(stones::swap2(points, self.size.ok_or(NO_BOARD)?)?, self.rule()?))
    }

    fn set_stones(&mut self, stones: Vec<(Point, Side)>, black: Option<Side>) {
        self.stones = stones;
        self.black = black;
    }

    /// The stones of an opening, from Black in turns, and that we have a color.
    fn set_opening(&mut self, stones: &[Point], us: Color) {
        let side = |color| if color == us { Side::Own } else { Side::Opponent };
        let stones = stones.iter().enumerate().map(|(i, point)| (*point, side(Color::to_move_after(i))));
        self.set_stones(stones.collect(), Some(side(Color::Black)));
    }

    /// Answers with the points forbidden to Black, whoever is to move; where the game is over or the rule forbids
    /// nothing, with none.
    fn show_forbidden(&mut self) -> Answer {
        if self.size.is_none() {
            return Answer::error(NO_BOARD);
        }
        if let Err(reason) = self.rule() {
            return Answer::error(reason);
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

    /// Takes a setting, or ignores what is none; there is no answer.
    fn info(&mut self, rest: &str) -> Answer {
        let (key, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let value = value.trim();
        // The tables take 32 MiB whatever `max_memory` is; other settings change nothing here.
        match key.to_ascii_lowercase().as_str() {
            "rule" => self.rule_number = value.parse().unwrap_or(self.rule_number),
            key => {
                // Some managers send numbers past 32 bits for "without limit", and time left can be negative.
                if let Ok(value) = value.parse::<i64>() {
                    self.times.told(key, value);
                }
            }
        }
        Answer::nothing()
    }

    /// The rule in force, or why it is not played.
    fn rule(&self) -> Result<Rule, String> {
        let number = self.rule_number;
        Rule::from_gomocup(number).ok_or_else(|| {
            let kind = if number & 2 != 0 { " (continuous game)" } else { "" };
            format!(
                "rule {number}{kind} is not supported; 0, 1 (exactly five), 4 (Renju), 8 (Caro) \
                 and 9 (Caro with exactly five) are"
            )
        })
    }

    /// A point on the board.
    fn point(&self, text: &str) -> Result<Point, String> {
        stones::point(text, self.size.ok_or(NO_BOARD)?)
    }

    /// A point on the board without a stone.
    fn free_point(&self, text: &str) -> Result<Point, String> {
        let point = self.point(text)?;
        if self.stones.iter().any(|(taken, _)| *taken == point) {
            return Err(format!("{text:?} is taken"));
        }
        Ok(point)
    }

    /// Lets a move be chosen for the stones on the board.
    fn think(&self) -> Answer {
        match self.position(self.us()) {
            Ok(position) => Next::Think(Task::Move(Box::new(position))).into(),
            Err(reason) => Answer::error(reason),
        }
    }

    /// Our color; Black on an empty board.
    fn us(&self) -> Color {
        if self.black == Some(Side::Opponent) { Color::White } else { Color::Black }
    }

    /// Lets this many moves be looked for, at most [`MOST_LINES`].
    fn best(&mut self, rest: &str) -> Answer {
        let Some(n) = rest.parse().ok().and_then(|n: u64| NonZero::new(n.min(MOST_LINES) as u8)) else {
            return Answer::error(format_args!("{rest:?} is no number of moves"));
        };
        if self.stones.is_empty() {
            self.black = Some(Side::Own);
        }
        match self.position(self.us()) {
            Ok(position) => Next::Think(Task::Best(Box::new(position), n)).into(),
            Err(reason) => Answer::error(reason),
        }
    }

    /// The position that the stones make.
    fn position(&self, to_move: Color) -> Result<Position, String> {
        let size = self.size.ok_or(NO_BOARD)?;
        let rule = self.rule()?;
        let us = self.us();
        let color = |side| if side == Side::Own { us } else { !us };
        let stones: Vec<(Point, Color)> =
            self.stones.iter().map(|(point, side)| (*point, color(*side))).collect();
        if stones.len() == size.n_points() {
            return Err("the board is full".to_owned());
        }
        Setup { size, stones, to_move }.position(rule).map_err(|error| match error {
            SetupError::Won(..) => "the game is over".to_owned(),
            SetupError::Full => "every point left is forbidden".to_owned(),
            other => other.to_string(),
        })
    }
}

fn new_player() -> Player {
    Player::new(Level::Master, 1)
}

/// A point as the protocol writes it.
fn text_of(point: Point) -> String {
    format!("{},{}", point.x(), point.y())
}
