//! All commands: what each is called, and what it does.

use std::fmt::Write as _;

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
    pub(super) run: fn(&mut Session, &[&str]) -> Answer,
}

/// In the order of `list_commands`.
pub(super) const COMMANDS: [Command; 27] = [
    Command { name: "protocol_version", run: |_, _| Ok("2".to_owned()) },
    Command { name: "name", run: |_, _| Ok("Goishi".to_owned()) },
    Command { name: "version", run: |_, _| Ok(env!("CARGO_PKG_VERSION").to_owned()) },
    Command { name: "known_command", run: |_, arguments| known_command(arguments) },
    Command { name: "list_commands", run: |_, _| Ok(list_commands()) },
    Command { name: "quit", run: |_, _| Ok(String::new()) },
    Command { name: "boardsize", run: Session::board_size },
    Command {
        name: "clear_board",
        run: |session, _| {
            session.clear_board();
            Ok(String::new())
        },
    },
    Command { name: "komi", run: Session::komi },
    Command { name: "fixed_handicap", run: Session::fixed_handicap },
    Command { name: "place_free_handicap", run: Session::place_free_handicap },
    Command { name: "set_free_handicap", run: Session::set_free_handicap },
    Command { name: "play", run: Session::play },
    Command { name: "genmove", run: |session, arguments| session.genmove(arguments, Manner::Play) },
    Command { name: "reg_genmove", run: Session::reg_genmove },
    Command { name: "undo", run: Session::undo },
    Command { name: "time_settings", run: Session::time_settings },
    Command { name: "time_left", run: Session::time_left },
    Command { name: "final_score", run: |session, _| Ok(session.estimate().score.outcome().to_string()) },
    Command { name: "final_status_list", run: |session, arguments| final_status_list(session, arguments) },
    Command { name: "showboard", run: |session, _| Ok(board::show(&session.position)) },
    Command { name: "loadsgf", run: load::load },
    Command { name: "kgs-rules", run: Session::kgs_rules },
    Command { name: "kgs-time_settings", run: Session::kgs_time_settings },
    Command {
        name: "kgs-genmove_cleanup",
        run: |session, arguments| session.genmove(arguments, Manner::Cleanup),
    },
    Command { name: "goishi-rules", run: |session, _| Ok(rules(session)) },
    Command { name: "goishi-estimate", run: |session, _| Ok(estimate(session)) },
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
