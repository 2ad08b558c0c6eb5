//! All commands: what each is called, and what it does.

use std::fmt::Write as _;

use super::analyze::Dialect;
use super::session::{Answer, Session};
use super::words::SYNTAX_ERROR;
use super::{board, load};
use crate::board::{Point, PointSet};
use crate::go::Outcome;
use crate::go::vertex;
use crate::search::Manner;

/// A command and what it does with its arguments; more than it needs are ignored, but where that could hide a mistake.
pub(super) struct Command {
    pub(super) name: &'static str,
    pub(super) run: Run,
}

/// How a command is answered.
pub(super) enum Run {
    /// When it is done.
    Once(fn(&mut Session, &[&str]) -> Answer),
    /// While the engine thinks.
    Watched(Watched, Dialect),
}

/// What the engine thinks about while the controller watches.
pub(super) enum Watched {
    /// The position, until the controller says something more.
    Analysis,
    /// A move, which is then played.
    Move,
}

/// In the order of `list_commands`.
pub(super) const COMMANDS: [Command; 31] = [
    Command { name: "protocol_version", run: Run::Once(|_, _| Ok("2".to_owned())) },
    Command { name: "name", run: Run::Once(|_, _| Ok("Goishi".to_owned())) },
    Command { name: "version", run: Run::Once(|_, _| Ok(env!("CARGO_PKG_VERSION").to_owned())) },
    Command { name: "known_command", run: Run::Once(|_, arguments| known_command(arguments)) },
    Command { name: "list_commands", run: Run::Once(|_, _| Ok(list_commands())) },
    Command { name: "quit", run: Run::Once(|_, _| Ok(String::new())) },
    Command { name: "boardsize", run: Run::Once(Session::board_size) },
    Command {
        name: "clear_board",
        run: Run::Once(|session, _| {
            session.clear_board();
            Ok(String::new())
        }),
    },
    Command { name: "komi", run: Run::Once(Session::komi) },
    Command { name: "fixed_handicap", run: Run::Once(Session::fixed_handicap) },
    Command { name: "place_free_handicap", run: Run::Once(Session::place_free_handicap) },
    Command { name: "set_free_handicap", run: Run::Once(Session::set_free_handicap) },
    Command { name: "play", run: Run::Once(Session::play) },
    Command {
        name: "genmove",
        run: Run::Once(|session, arguments| session.genmove(arguments, Manner::Play)),
    },
    Command { name: "reg_genmove", run: Run::Once(Session::reg_genmove) },
    Command { name: "undo", run: Run::Once(Session::undo) },
    Command { name: "time_settings", run: Run::Once(Session::time_settings) },
    Command { name: "time_left", run: Run::Once(Session::time_left) },
    Command {
        name: "final_score",
        run: Run::Once(|session, _| Ok(session.estimate().score.outcome().to_string())),
    },
    Command {
        name: "final_status_list",
        run: Run::Once(|session, arguments| final_status_list(session, arguments)),
    },
    Command { name: "showboard", run: Run::Once(|session, _| Ok(board::show(&session.position))) },
    Command { name: "loadsgf", run: Run::Once(load::load) },
    Command { name: "kgs-rules", run: Run::Once(Session::kgs_rules) },
    Command { name: "kgs-time_settings", run: Run::Once(Session::kgs_time_settings) },
    Command {
        name: "kgs-genmove_cleanup",
        run: Run::Once(|session, arguments| session.genmove(arguments, Manner::Cleanup)),
    },
    Command { name: "lz-analyze", run: Run::Watched(Watched::Analysis, Dialect::Leela) },
    Command { name: "kata-analyze", run: Run::Watched(Watched::Analysis, Dialect::Kata) },
    Command { name: "lz-genmove_analyze", run: Run::Watched(Watched::Move, Dialect::Leela) },
    Command { name: "kata-genmove_analyze", run: Run::Watched(Watched::Move, Dialect::Kata) },
    Command { name: "goishi-rules", run: Run::Once(|session, _| Ok(rules(session))) },
    Command { name: "goishi-estimate", run: Run::Once(|session, _| Ok(estimate(session))) },
];

fn known_command(arguments: &[&str]) -> Answer {
    let name = arguments.first().ok_or(SYNTAX_ERROR)?;
    Ok(COMMANDS.iter().any(|command| command.name.eq_ignore_ascii_case(name)).to_string())
}

fn list_commands() -> String {
    COMMANDS.map(|command| command.name).join("\n")
}

/// The name of the rules in force and komi; an extension.
fn rules(session: &Session) -> String {
    let rules = session.position.rules();
    let name = rules.named().map_or("other", crate::go::RuleSet::sgf_name);
    format!("{name} {}", rules.komi)
}

/// The lead in points that is to be expected, and whose each point is, from 9 for Black to -9 for White; an extension.
fn estimate(session: &Session) -> String {
    let (estimate, size) = (session.estimate(), session.position.size());
    let mut text = Outcome::by(estimate.lead).to_string();
    for y in 0..size.lines() {
        text.push('\n');
        for point in (0..size.lines()).filter_map(|x| size.point(x, y)) {
            // Writing to a string cannot fail.
            let _ = write!(text, "{:3}", (9.0 * estimate.ownership.share(point)).round());
        }
    }
    text
}

/// The stones of a status, chain by chain.
fn final_status_list(session: &Session, arguments: &[&str]) -> Answer {
    let judgment = session.estimate().judgment;
    let board = session.position.board();
    let is_dead = |point: Point| judgment.dead.contains(point);
    let is_seki = |point: Point| judgment.seki.contains(point) && !is_dead(point);
    let stones = board.size().points().filter(|point| board.stone(*point).is_some());
    let chosen: PointSet = match *arguments.first().ok_or(SYNTAX_ERROR)? {
        "alive" => stones.filter(|point| !is_dead(*point) && !is_seki(*point)).collect(),
        "seki" => stones.filter(|point| is_seki(*point)).collect(),
        "dead" => stones.filter(|point| is_dead(*point)).collect(),
        _ => return Err(SYNTAX_ERROR),
    };
    let chains = board.chains().filter(|chain| chosen.contains(chain.head()));
    let lines = chains.map(|chain| {
        let mut stones: Vec<Point> = chain.stones().collect();
        stones.sort_unstable();
        let names: Vec<String> = stones.into_iter().map(|stone| vertex::name(stone, board.size())).collect();
        names.join(" ")
    });
    Ok(lines.collect::<Vec<_>>().join("\n"))
}
