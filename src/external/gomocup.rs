//! The Gomocup protocol as manager (<https://plastovicka.github.io/protocl2en.htm>).
//!
//! A board begins with `START`. Where a game goes on by one move of the other side the engine is told it by `TURN`;
//! else by a new `START` and the whole board, so that nothing hangs on what the engine remembers. So it is, too, where
//! `TURN` is refused: Rapfi hears nothing yet in the moment after it has moved.

use std::fmt::Write as _;
use std::time::Duration;

use super::engine::{About, Time};
use super::process::{Line, Patience, Process};
use super::swap2::{Plan, Said};
use super::{EngineSpec, Failure};
use crate::board::{BoardSize, Point};
use crate::game::Step;
use crate::gomoku::opening::{self, OpeningGame};
use crate::gomoku::{Position, Rule};
use crate::search::StopFlag;
use crate::search::thinker::Reply;

/// How long the answer to a command without thought is waited for; to the first one an engine may load much.
const START: Duration = Duration::from_secs(30);
const ABOUT: Duration = Duration::from_secs(2);
/// How long an engine may think beyond its time until it is held for hanging.
const GRACE: Duration = Duration::from_secs(10);

/// The command of an opening.
const SWAP2: &str = "SWAP2BOARD";

/// What an engine has been told.
#[derive(Debug, Default)]
pub(super) struct Talk {
    game: Option<(BoardSize, Rule)>,
    /// The moves of the game, its own last one with them.
    moves: Vec<Point>,
    /// How long the engine may think still about what nobody waits for any more; it hears nothing before.
    owed: Duration,
    /// What it does in an opening, where it has said so.
    plan: Option<Plan>,
    /// The settings that it has been told since its board was laid out.
    settings: Vec<String>,
}

impl Talk {
    /// Asks an engine who it is. Some do not answer that, and play all the same.
    pub(super) fn about(process: &mut Process, stop: &StopFlag) -> Result<About, Failure> {
        process.say("ABOUT");
        let take = |line: &str| {
            if line.contains("name=") { Line::Answer(line.to_owned()) } else { Line::Remark }
        };
        match process.hear("ABOUT", Patience { longest: ABOUT, stop }, take) {
            Ok(line) => Ok(About {
                name: value(&line, "name").unwrap_or_default(),
                version: value(&line, "version").unwrap_or_default(),
            }),
            Err(Failure::NoAnswer { .. }) => Ok(About::default()),
            Err(failure) => Err(failure),
        }
    }

    /// Tells an engine the size of the board.
    pub(super) fn start(
        &mut self,
        process: &mut Process,
        size: BoardSize,
        stop: &StopFlag,
    ) -> Result<(), Failure> {
        self.game = None;
        self.settings.clear();
        let longest = START + std::mem::take(&mut self.owed);
        let command = format!("START {}", size.lines());
        process.say(&command);
        // Not all engines keep silent before they are ready.
        let take = |line: &str| {
            if line.eq_ignore_ascii_case("OK") {
                Line::Answer(Ok(()))
            } else if begins(line, "ERROR") {
                Line::Answer(Err(Failure::Refused { command: command.clone(), said: line.to_owned() }))
            } else {
                unasked(line)
            }
        };
        process.hear(&command, Patience { longest, stop }, take)?
    }

    /// Asks an engine for its next step in Swap2; `on_said` gets its remarks.
    pub(super) fn open(
        &mut self,
        process: &mut Process,
        spec: &EngineSpec,
        (opening, rule): (&OpeningGame, Rule),
        time: Time,
        stop: &StopFlag,
        on_said: &mut dyn FnMut(&str),
    ) -> Result<opening::Step, Failure> {
        if let Some(step) = self.plan.as_mut().and_then(|plan| plan.step(opening)) {
            return Ok(step);
        }
        let size = opening.size();
        self.plan = None;
        self.start(process, size, stop)?;
        self.set(process, infos(spec, rule, time));
        let stones: String = opening.stones().iter().map(|stone| text_of(*stone) + "\n").collect();
        process.say(&format!("{SWAP2}\n{stones}DONE"));
        self.owed = time.longest();
        let take = |line: &str| match Said::read(line, size) {
            Some(said) => Line::Answer(Ok((said, line.to_owned()))),
            None if begins(line, "ERROR") || begins(line, "UNKNOWN") => {
                Line::Answer(Err(Failure::Refused { command: SWAP2.to_owned(), said: line.to_owned() }))
            }
            None => {
                if let Some(said) = line.strip_prefix("MESSAGE") {
                    on_said(said.trim());
                }
                unasked(line)
            }
        };
        let (said, line) =
            process.hear(SWAP2, Patience { longest: time.longest() + GRACE, stop }, take)??;
        self.owed = Duration::ZERO;
        let mut plan = Plan::new(opening, &said).ok_or(Failure::IllegalMove(line))?;
        let first = plan.step(opening).expect("a plan has a step");
        self.plan = Some(plan);
        Ok(first)
    }

    /// Tells an engine the settings that have changed since its board was laid out: some begin anew at one that they
    /// know.
    fn set(&mut self, process: &Process, settings: Vec<String>) {
        for setting in settings.iter().filter(|setting| !self.settings.contains(setting)) {
            process.say(setting);
        }
        self.settings = settings;
    }

    /// Asks an engine for its move; `on_said` gets its remarks.
    pub(super) fn think(
        &mut self,
        process: &mut Process,
        spec: &EngineSpec,
        position: &Position,
        time: Time,
        stop: &StopFlag,
        on_said: &mut dyn FnMut(&str),
    ) -> Result<Reply, Failure> {
        let (size, rule, moves) = (position.size(), position.rule(), position.moves());
        let planned = self.plan.take().and_then(|plan| plan.then(size, moves));
        if let Some(point) = planned.filter(|point| position.check(*point).is_ok()) {
            self.game = None;
            return Ok(Reply::Step(Step::Point(point)));
        }
        let goes_on = self.game == Some((size, rule)) && is_one_more(&self.moves, moves);
        if !goes_on {
            self.start(process, size, stop)?;
        }
        self.set(process, infos(spec, rule, time));
        let command = match moves.last() {
            Some(last) if goes_on => format!("TURN {}", text_of(*last)),
            _ if position.stones().next().is_none() => "BEGIN".to_owned(),
            _ => board(position),
        };
        process.say(&command);
        // Where nobody waits for the answer, or there is none, the next question begins anew.
        self.game = None;
        let command = command.lines().next().unwrap_or_default().to_owned();
        self.owed = time.longest();
        let longest = time.longest() + GRACE;
        let point = match answer(process, &command, Patience { longest, stop }, size, on_said) {
            Err(Failure::Refused { .. }) if goes_on => {
                return self.think(process, spec, position, time, stop, on_said);
            }
            answered => answered?,
        };
        if position.check(point).is_err() {
            return Err(Failure::IllegalMove(text_of(point)));
        }
        self.owed = Duration::ZERO;
        self.game = Some((size, rule));
        self.moves = moves.to_vec();
        self.moves.push(point);
        Ok(Reply::Step(Step::Point(point)))
    }
}

/// Waits for a move.
fn answer(
    process: &mut Process,
    command: &str,
    patience: Patience<'_>,
    size: BoardSize,
    on_said: &mut dyn FnMut(&str),
) -> Result<Point, Failure> {
    let take = |line: &str| {
        if let Some((x, y)) = numbers_of(line) {
            return Line::Answer(size.point(x, y).ok_or_else(|| Failure::IllegalMove(line.to_owned())));
        }
        if begins(line, "ERROR") {
            let (command, said) = (command.to_owned(), line.to_owned());
            return Line::Answer(Err(Failure::Refused { command, said }));
        }
        if let Some(said) = line.strip_prefix("MESSAGE") {
            on_said(said.trim());
        }
        unasked(line)
    };
    process.hear(command, patience, take)?
}

/// Whether a game has gone on by one move.
fn is_one_more(told: &[Point], moves: &[Point]) -> bool {
    !told.is_empty() && moves.len() == told.len() + 1 && moves.starts_with(told)
}

/// The settings, which are not answered.
fn infos(spec: &EngineSpec, rule: Rule, time: Time) -> Vec<String> {
    let Time { turn, game, left, nodes } = time;
    let ms = |time: Duration| time.as_millis().min(i32::MAX as u128);
    let settings = [
        format!("INFO rule {}", rule.gomocup()),
        format!("INFO timeout_turn {}", ms(turn)),
        format!("INFO timeout_match {}", game.map_or(0, ms)),
        format!("INFO time_left {}", left.map_or(i32::MAX as u128, ms)),
        format!("INFO max_memory {}", u64::from(spec.memory_mib) << 20),
        format!("INFO thread_num {}", spec.threads.max(1)),
    ];
    // Only where it is asked for: not every engine ignores what it does not know.
    settings.into_iter().chain(nodes.map(|nodes| format!("INFO max_node {nodes}"))).collect()
}

/// The whole board: the moves in their order, and before them the stones that no move has put there.
fn board(position: &Position) -> String {
    let us = position.to_move();
    let moves = position.moves();
    let set_up = position.stones().filter(|(point, _)| !moves.contains(point));
    let played = moves.iter().enumerate().map(|(i, point)| (*point, position.color_of_move(i)));
    let mut text = "BOARD\n".to_owned();
    for (point, color) in set_up.chain(played) {
        let whose = if color == us { 1 } else { 2 };
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{},{whose}", text_of(point));
    }
    text + "DONE"
}

/// A line that is no answer: some an engine may say at any time.
fn unasked<T>(line: &str) -> Line<T> {
    let is_remark = ["MESSAGE", "DEBUG", "UNKNOWN", "SUGGEST"].iter().any(|word| begins(line, word));
    if line.is_empty() || is_remark { Line::Remark } else { Line::Nonsense }
}

fn begins(line: &str, word: &str) -> bool {
    line.get(..word.len()).is_some_and(|head| head.eq_ignore_ascii_case(word))
}

/// The value of a key in the answer to `ABOUT`.
fn value(line: &str, key: &str) -> Option<String> {
    let (_, rest) = line.split_once(&format!("{key}=\""))?;
    Some(rest.split('"').next()?.trim().to_owned())
}

/// A point as the protocol writes it: column and row from the top left, from zero.
fn text_of(point: Point) -> String {
    format!("{},{}", point.x(), point.y())
}

/// The two numbers of a line that is nothing else; one that no board has is 255.
fn numbers_of(line: &str) -> Option<(u8, u8)> {
    let (x, y) = line.split_once(',')?;
    let number =
        |text: &str| text.trim().parse().ok().map(|number: i32| u8::try_from(number).unwrap_or(u8::MAX));
    Some((number(x)?, number(y)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn points_are_two_numbers() {
        assert_eq!(numbers_of("3,0"), Some((3, 0)));
        assert_eq!(numbers_of(" 3 , 0 "), Some((3, 0)));
        assert_eq!(numbers_of("-1,300"), Some((255, 255)));
        for line in ["", "OK", "1", "1,2,3", "a,b", "1;2"] {
            assert_eq!(numbers_of(line), None, "{line}");
        }
    }

    #[test]
    fn who_an_engine_is_stands_in_quotation_marks() {
        let line = r#"name="Some Engine", version="2.1", author="A", country="CZ""#;
        assert_eq!(value(line, "name").as_deref(), Some("Some Engine"));
        assert_eq!(value(line, "version").as_deref(), Some("2.1"));
        assert_eq!(value(line, "email"), None);
    }

    #[test]
    fn a_board_is_told_from_the_side_that_is_to_move() {
        let size = BoardSize::new(15).unwrap();
        let mut position = Position::new(size, Rule::Renju);
        for (x, y) in [(7, 7), (8, 8), (6, 7)] {
            position.play(size.point(x, y).unwrap()).unwrap();
        }
        assert_eq!(board(&position), "BOARD\n7,7,2\n8,8,1\n6,7,2\nDONE");
        assert_eq!(position.to_move(), crate::board::Color::White);
        let said = infos(&EngineSpec::default(), Rule::Renju, Time::of_move(Duration::from_secs(2)));
        assert_eq!(said[..2], ["INFO rule 4", "INFO timeout_turn 2000"]);
    }

    proptest! {
        #[test]
        fn any_line_is_read(line in ".{0,30}") {
            let _ = (numbers_of(&line), value(&line, "name"), unasked::<()>(&line));
        }
    }
}
