//! The Go Text Protocol as controller (<https://www.lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2/gtp2-spec.html>).
//!
//! Each command has a number, so that an answer that nobody waits for any more is told from the next one. A game that
//! goes on is told by its new moves, one that was taken back by `undo`, any other one from the beginning.

use std::time::Duration;

use super::Failure;
use super::engine::{About, Time};
use super::process::{Line, Patience, Process};
use crate::board::{BoardSize, Color};
use crate::go::{Move, Position, RuleSet, Rules, Setup, vertex};
use crate::search::thinker::Reply;
use crate::search::{GoInfo, StopFlag};

/// How long the answer to a command without thought is waited for; to the first one an engine may load much.
const START: Duration = Duration::from_secs(30);
/// How long an engine may think beyond its time until it is held for hanging.
const GRACE: Duration = Duration::from_secs(20);
/// More moves than this are not taken back one by one.
const MOST_UNDOS: usize = 4;

/// What an engine has been told.
#[derive(Debug, Default)]
pub(super) struct Talk {
    number: u32,
    commands: Vec<String>,
    /// The last of that command.
    time_settings: String,
    /// How long the engine may think still about what nobody waits for any more; it hears nothing before.
    owed: Duration,
    game: Option<(Setup, Rules)>,
    /// The moves of the game, its own last one with them.
    moves: Vec<(Color, Move)>,
}

impl Talk {
    /// Asks an engine who it is and what it can do.
    pub(super) fn about(&mut self, process: &mut Process, stop: &StopFlag) -> Result<About, Failure> {
        let name = self.tell(process, "name", stop)?;
        let version = self.tell(process, "version", stop).or_else(unless_refused)?;
        let commands = self.tell(process, "list_commands", stop)?;
        self.commands = commands.split_whitespace().map(str::to_owned).collect();
        Ok(About { name, version })
    }

    /// Tells an engine the size of the board, which it may not have.
    pub(super) fn start(
        &mut self,
        process: &mut Process,
        size: BoardSize,
        stop: &StopFlag,
    ) -> Result<(), Failure> {
        self.game = None;
        self.tell(process, &format!("boardsize {}", size.lines()), stop)?;
        self.tell(process, "clear_board", stop).map(|_| ())
    }

    /// Asks an engine for its move; `on_said` gets what it says of its thinking.
    pub(super) fn think(
        &mut self,
        process: &mut Process,
        position: &Position,
        time: Time,
        stop: &StopFlag,
        on_said: &mut dyn FnMut(&str),
    ) -> Result<Reply, Failure> {
        self.bring_up_to_date(process, position, stop)?;
        self.set_time(process, position.to_move(), time, stop)?;
        let color = position.to_move();
        let analyze =
            ["kata-genmove_analyze", "lz-genmove_analyze"].into_iter().find(|name| self.knows(name));
        let command = match analyze {
            Some(name) => format!("{name} {} {ANALYZE_EVERY}", letter(color)),
            None => format!("genmove {}", letter(color)),
        };
        // Where nobody waits for the answer, or there is none, the next question begins anew.
        let game = self.game.take();
        self.owed = time.longest();
        let longest = time.longest() + GRACE;
        let on_remark = &mut |line: &str| {
            if let Some(said) = best_move(line) {
                on_said(&said);
            }
        };
        let said = self.ask(process, &command, Patience { longest, stop }, on_remark)?;
        self.owed = Duration::ZERO;
        let answer = match analyze {
            Some(_) => said.lines().find_map(|line| line.strip_prefix("play ")).unwrap_or_default(),
            None => said.as_str(),
        };
        let answer = answer.trim();
        if answer.eq_ignore_ascii_case("resign") {
            return Ok(Reply::Resign);
        }
        let Some(mv) = vertex::read_move(answer, position.size()) else {
            return Err(Failure::Nonsense { command, said });
        };
        if position.check(mv).is_err() {
            return Err(Failure::IllegalMove(answer.to_owned()));
        }
        self.game = game;
        self.moves.push((color, mv));
        Ok(Reply::Step(mv.into()))
    }

    /// Has an engine look at a position for some time; `on_infos` gets the moves that it holds for best, in its order.
    pub(super) fn analyze(
        &mut self,
        process: &mut Process,
        position: &Position,
        time: Duration,
        stop: &StopFlag,
        on_infos: &mut dyn FnMut(&[GoInfo]),
    ) -> Result<(), Failure> {
        let known = ["kata-analyze", "lz-analyze"].into_iter().find(|name| self.knows(name));
        let name = known.unwrap_or("kata-analyze");
        self.bring_up_to_date(process, position, stop)?;
        let command = format!("{name} {} {ANALYZE_EVERY}", letter(position.to_move()));
        let (size, mut has_spoken) = (position.size(), false);
        let on_remark = &mut |line: &str| {
            let infos = infos_of(line, size);
            if !infos.is_empty() {
                has_spoken = true;
                on_infos(&infos);
            }
        };
        // It goes on until the next command, whose answer nobody waits for.
        let looked = match self.ask(process, &command, Patience { longest: time, stop }, on_remark) {
            Err(Failure::NoAnswer { .. } | Failure::Nonsense { .. }) if has_spoken => Ok(()),
            Err(failure) => Err(failure),
            Ok(_) => Ok(()),
        };
        if matches!(looked, Ok(()) | Err(Failure::Stopped)) {
            self.number += 1;
            process.say(&format!("{} protocol_version", self.number));
        }
        looked
    }

    fn knows(&self, command: &str) -> bool {
        self.commands.iter().any(|known| known == command)
    }

    /// Brings the board of an engine to a position.
    fn bring_up_to_date(
        &mut self,
        process: &mut Process,
        position: &Position,
        stop: &StopFlag,
    ) -> Result<(), Failure> {
        let moves: Vec<(Color, Move)> =
            position.moves().iter().map(|played| (played.color, played.mv)).collect();
        let game = (position.beginning().clone(), position.rules());
        let n_common = self.moves.iter().zip(&moves).take_while(|(told, made)| told == made).count();
        let n_undos = self.moves.len() - n_common;
        let is_same = self.game.as_ref() == Some(&game);
        if is_same && (n_undos == 0 || n_undos <= MOST_UNDOS && self.knows("undo")) {
            self.game = None;
            for _ in 0..n_undos {
                self.tell(process, "undo", stop)?;
            }
        } else {
            self.begin(process, &game.0, game.1, stop)?;
            self.moves.clear();
        }
        self.moves.truncate(n_common);
        for &(color, mv) in &moves[self.moves.len()..] {
            self.tell(
                process,
                &format!("play {} {}", letter(color), vertex::name_move(mv, position.size())),
                stop,
            )?;
        }
        self.moves = moves;
        self.game = Some(game);
        Ok(())
    }

    /// Tells an engine of a game before its first move.
    fn begin(
        &mut self,
        process: &mut Process,
        setup: &Setup,
        rules: Rules,
        stop: &StopFlag,
    ) -> Result<(), Failure> {
        self.start(process, setup.size, stop)?;
        if let Some(set) = rules.named() {
            // An engine that has rules of its own, and no others, is played all the same.
            let (kata, kgs) = rule_names(set);
            if self.knows("kata-set-rules") {
                self.tell(process, &format!("kata-set-rules {kata}"), stop).or_else(unless_refused)?;
            } else if self.knows("kgs-rules") {
                self.tell(process, &format!("kgs-rules {kgs}"), stop).or_else(unless_refused)?;
            }
        }
        self.tell(process, &format!("komi {}", rules.komi), stop)?;
        let is_handicap = usize::from(setup.n_handicap) == setup.stones.len()
            && setup.stones.len() > 1
            && self.knows("set_free_handicap");
        if is_handicap {
            let points = setup.stones.iter().map(|(point, _)| vertex::name(*point, setup.size));
            let points = points.collect::<Vec<_>>().join(" ");
            self.tell(process, &format!("set_free_handicap {points}"), stop)?;
            return Ok(());
        }
        for &(point, color) in &setup.stones {
            let point = vertex::name(point, setup.size);
            self.tell(process, &format!("play {} {point}", letter(color)), stop)?;
        }
        Ok(())
    }

    /// Tells an engine how long it may think. One that does not know that thinks as it likes.
    fn set_time(
        &mut self,
        process: &mut Process,
        color: Color,
        time: Time,
        stop: &StopFlag,
    ) -> Result<(), Failure> {
        let seconds = |time: Duration| time.as_secs().max(1);
        if self.knows("time_settings") {
            let of_move = time.turn.as_secs_f64().ceil() as u64;
            let command = match time.game.filter(|game| !game.is_zero()) {
                Some(game) => format!("time_settings {} 0 0", seconds(game)),
                None => format!("time_settings 0 {} 1", of_move.max(1)),
            };
            if self.time_settings != command {
                self.tell(process, &command, stop).or_else(unless_refused)?;
                self.time_settings = command;
            }
        }
        if let Some(left) = time.left.filter(|_| self.knows("time_left")) {
            let command = format!("time_left {} {} 0", letter(color), seconds(left));
            self.tell(process, &command, stop).or_else(unless_refused)?;
        }
        Ok(())
    }

    /// Tells an engine something that takes no thought.
    fn tell(&mut self, process: &mut Process, command: &str, stop: &StopFlag) -> Result<String, Failure> {
        let patience = Patience { longest: START + self.owed, stop };
        let answer = self.ask(process, command, patience, &mut |_| {})?;
        self.owed = Duration::ZERO;
        Ok(answer)
    }

    /// Sends a command and waits for its answer, without the `=`; `on_remark` gets the lines of an analysis.
    fn ask(
        &mut self,
        process: &mut Process,
        command: &str,
        patience: Patience<'_>,
        on_remark: &mut dyn FnMut(&str),
    ) -> Result<String, Failure> {
        self.number += 1;
        let mut reading = Reading::new(self.number);
        process.say(&format!("{} {command}", self.number));
        let take = |line: &str| {
            let read = reading.take(line);
            if matches!(read, Line::Remark) && line.starts_with(INFO) {
                on_remark(line);
            }
            read
        };
        let answer = process.hear(command, patience, take)?;
        answer.map_err(|said| Failure::Refused { command: command.to_owned(), said })
    }
}

/// How often an engine that can says what it thinks of, in hundredths of a second.
const ANALYZE_EVERY: u32 = 50;

/// Whoever refuses a command that can be done without need not obey it.
fn unless_refused(failure: Failure) -> Result<String, Failure> {
    if matches!(failure, Failure::Refused { .. }) { Ok(String::new()) } else { Err(failure) }
}

/// Each move of an analysis begins so.
const INFO: &str = "info ";
/// More moves and longer lines than these are not looked at.
const MOST_INFOS: usize = 400;

/// The best move of an analysis, how likely it wins, and how often it was looked at: "D4, 53 %, 120".
fn best_move(line: &str) -> Option<String> {
    let said = Said::of(line.split(INFO).nth(1)?);
    let percent = said.share.map(|share| format!("{:.0}\u{a0}%", 100.0 * share));
    let visits = said.visits.map(|visits| visits.to_string());
    let parts = [said.mv.map(str::to_owned), percent, visits];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// The moves of an analysis, in the order in which the engine has them; those that cannot be read are left out.
fn infos_of(line: &str, size: BoardSize) -> Vec<GoInfo> {
    let mut all: Vec<(u32, GoInfo)> = Vec::new();
    let visits =
        line.split(INFO).skip(1).filter_map(|info| Said::of(info).visits).fold(0, u64::saturating_add);
    for said in line.split(INFO).skip(1).take(MOST_INFOS).map(Said::of) {
        let (Some(first), Some(share)) = (said.mv.and_then(|mv| vertex::read_move(mv, size)), said.share)
        else {
            continue;
        };
        let mut pv: Vec<Move> = said.pv.iter().map_while(|name| vertex::read_move(name, size)).collect();
        if pv.first() != Some(&first) {
            pv = vec![first];
        }
        let (win_rate, lead) = (share as f32, said.lead.unwrap_or_default());
        all.push((said.order, GoInfo { visits, win_rate, lead, pv, ..GoInfo::default() }));
    }
    all.sort_by_key(|(order, _)| *order);
    all.into_iter().map(|(_, info)| info).collect()
}

/// What an analysis says of a move, from its side.
#[derive(Default)]
struct Said<'a> {
    mv: Option<&'a str>,
    visits: Option<u64>,
    /// The share of wins, from 0 to 1: `lz-analyze` tells it in hundredths of a percent.
    share: Option<f64>,
    /// The lead in points, which only `kata-analyze` tells.
    lead: Option<f32>,
    order: u32,
    pv: Vec<&'a str>,
}

impl<'a> Said<'a> {
    fn of(info: &'a str) -> Self {
        let mut said = Self { order: u32::MAX, ..Self::default() };
        let mut words = info.split_whitespace();
        while let Some(word) = words.next() {
            let mut next = || words.next();
            match word {
                "move" => said.mv = next(),
                "visits" => said.visits = next().and_then(|word| word.parse().ok()),
                "winrate" => {
                    let share = next().and_then(|word| word.parse::<f64>().ok());
                    let share = share.map(|share| if share > 1.0 { share / 10_000.0 } else { share });
                    said.share = share.filter(|share| (0.0..=1.0).contains(share));
                }
                "scoreLead" | "scoreMean" => {
                    let lead = next().and_then(|word| word.parse::<f32>().ok());
                    said.lead = said.lead.or(lead.filter(|lead| lead.abs() < 1_000.0));
                }
                "order" => said.order = next().and_then(|word| word.parse().ok()).unwrap_or(u32::MAX),
                // The last of what is said of a move, but for what no program of ours asks for.
                "pv" => {
                    let is_vertex = |word: &&str| word.len() <= 4;
                    said.pv = words.by_ref().take(MOST_INFOS).take_while(is_vertex).collect();
                }
                _ => {}
            }
        }
        said
    }
}

/// An answer that is being read: from a line with `=` or `?` and its number to an empty line.
struct Reading {
    number: String,
    /// Whether it is one that says no, and its lines so far.
    begun: Option<(bool, Vec<String>)>,
}

impl Reading {
    fn new(number: u32) -> Self {
        Self { number: number.to_string(), begun: None }
    }

    /// The next line; at the end of the answer what it says, `Err` where that is no.
    fn take(&mut self, line: &str) -> Line<Result<String, String>> {
        match &mut self.begun {
            Some((is_refusal, lines)) if line.is_empty() => {
                let text = lines.join("\n").trim().to_owned();
                let answer = if *is_refusal { Err(text) } else { Ok(text) };
                Line::Answer(answer)
            }
            Some((_, lines)) => {
                lines.push(line.to_owned());
                Line::Remark
            }
            None => {
                let Some(rest) = line.strip_prefix(['=', '?']) else { return foreign(line) };
                let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
                // Some engines leave the number out.
                if digits > 0 && rest[..digits] != self.number {
                    return foreign(line);
                }
                self.begun = Some((line.starts_with('?'), vec![rest[digits..].trim().to_owned()]));
                Line::Remark
            }
        }
    }
}

/// A line outside of the answer.
const fn foreign<T>(line: &str) -> Line<T> {
    if line.is_empty() { Line::Remark } else { Line::Nonsense }
}

/// The names of a rule set for `kata-set-rules` and for `kgs-rules`.
const fn rule_names(set: RuleSet) -> (&'static str, &'static str) {
    match set {
        RuleSet::Japanese => ("japanese", "japanese"),
        RuleSet::Chinese => ("chinese", "chinese"),
        RuleSet::Korean => ("korean", "japanese"),
        RuleSet::Aga => ("aga", "aga"),
        RuleSet::NewZealand => ("new-zealand", "new_zealand"),
        RuleSet::TrompTaylor => ("tromp-taylor", "chinese"),
    }
}

const fn letter(color: Color) -> char {
    match color {
        Color::Black => 'B',
        Color::White => 'W',
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// What comes of the lines of an answer to the seventh command.
    fn read(lines: &[&str]) -> Option<Result<String, String>> {
        let mut reading = Reading::new(7);
        lines.iter().find_map(|line| match reading.take(line) {
            Line::Answer(answer) => Some(answer),
            _ => None,
        })
    }

    #[test]
    fn an_answer_goes_to_the_empty_line_and_has_its_number() {
        assert_eq!(read(&["=7 D4", ""]), Some(Ok("D4".to_owned())));
        assert_eq!(read(&["?7 illegal move", ""]), Some(Err("illegal move".to_owned())));
        assert_eq!(read(&["= name", "other", ""]), Some(Ok("name\nother".to_owned())));
        assert_eq!(read(&["=6 old", "", "hello", "=7", ""]), Some(Ok(String::new())));
        assert_eq!(read(&["=7 D4"]), None);
        assert_eq!(read(&["", "D4", ""]), None);
    }

    #[test]
    fn an_analysis_is_told_by_its_best_move() {
        let lz = "info move D4 visits 120 winrate 5312 prior 1200 order 0 pv D4 Q16 info move Q16 visits 3";
        assert_eq!(best_move(lz).as_deref(), Some("D4, 53\u{a0}%, 120"));
        let kata = "info move D4 visits 120 utility 0.1 winrate 0.531 scoreMean 1.2 pv D4";
        assert_eq!(best_move(kata).as_deref(), Some("D4, 53\u{a0}%, 120"));
        assert_eq!(best_move("rootInfo"), None);
        assert_eq!(best_move("info winrate x"), None);
    }

    #[test]
    fn an_analysis_is_read_in_the_order_of_the_engine() {
        let size = BoardSize::new(19).unwrap();
        let kata = "info move Q16 visits 3 winrate 0.4 scoreLead -1.5 order 1 pv Q16 D4 \
                    info move D4 visits 120 winrate 0.531 scoreMean 1.2 scoreLead 1.25 order 0 pv D4 Q16 pass";
        let infos = infos_of(kata, size);
        let of = |info: &GoInfo| (info.visits, info.win_rate, info.lead, info.pv.len());
        assert_eq!(infos.iter().map(of).collect::<Vec<_>>(), [(123, 0.531, 1.2, 3), (123, 0.4, -1.5, 2)]);
        let lz = infos_of("info move D4 visits 9 winrate 5312 prior 1200 order 0 pv D4", size);
        assert_eq!((lz[0].win_rate, lz[0].lead), (0.5312, 0.0));
        for bad in ["info move Z99 winrate 0.5", "info move D4", "info move D4 winrate 7e9", "info", "x"] {
            assert_eq!(infos_of(bad, size), [], "{bad}");
        }
    }

    proptest! {
        #[test]
        fn any_lines_are_read(lines in proptest::collection::vec("([=?0-9 a-zé]{0,6}|info (move [A-Z]?[0-9]{0,3} |winrate [-.0-9e]{0,9} |pv |order 1 ){0,5})", 0..6)) {
            let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
            let _ = read(&lines);
            for line in lines {
                let _ = best_move(line);
                let _ = infos_of(line, BoardSize::new(9).unwrap());
            }
        }
    }
}
