//! A program that is killed while it plays has lost nothing that had been saved, and goes on at its next start.
//!
//! The program that is killed is this test itself, started with a folder in its environment.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use goishi::app::screen::Phase;
use goishi::app::table::autosave::Autosave;
use goishi::app::table::session::MatchOrder;
use goishi::app::table::session::Session;
use goishi::game::{Match, Move, Seat};
use goishi::record::shelf::Shelf;
use goishi::search::Level;
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

use crate::app::{Desk, setup};

const N_KILLS: usize = 50;
/// The environment variable that makes this program the one that is killed.
const CHILD: &str = "GOISHI_RECORDS_KILL";
/// What the child says after each save, with the moves after it.
const SAVED: &str = "saved:";
/// What it says at its start.
const FOUND: &str = "found:";

#[test]
fn records_survive_fifty_kills() {
    match std::env::var(CHILD) {
        Ok(config) => play(Path::new(&config)),
        Err(_) => kill(),
    }
}

fn text(game: &Match) -> String {
    let points = game.position().moves().filter_map(Move::point);
    let names: Vec<String> = points.map(|point| format!(" {},{}", point.x(), point.y())).collect();
    names.concat()
}

/// Two programs play game after game; the first one goes on where the one before was killed.
fn play(config: &Path) {
    // The harness may have begun a line.
    let say = |head: &str, game: &str| {
        let mut out = std::io::stdout();
        writeln!(out, "\n{head}{game}").and_then(|()| out.flush()).unwrap();
    };
    let mut desk = Desk::with_config(config);
    let level = Seat::Program(Level::Textbook);
    say(FOUND, &text(desk.game()));
    if desk.has_control("title-continue") {
        desk.app.world_mut().write_message(MatchOrder::Continue);
    } else {
        desk.app.world_mut().write_message(MatchOrder::StartMatch(setup(level, level, 15)));
    }
    let mut states: Vec<(u64, String)> = Vec::new();
    let mut n_said = 0;
    loop {
        desk.update();
        let revision = desk.app.world().resource::<Session>().revision();
        if desk.phase() == Phase::GameOver {
            desk.app.world_mut().write_message(MatchOrder::Restart);
        }
        if states.last().is_none_or(|(last, _)| *last != revision) {
            states.push((revision, text(desk.game())));
        }
        let saved = desk.app.world().resource::<Autosave>().saved_revision();
        if saved > n_said
            && let Some((_, state)) = states.iter().find(|(revision, _)| *revision == saved)
        {
            n_said = saved;
            say(SAVED, state);
        }
    }
}

fn kill() {
    let config = tempfile::tempdir().unwrap();
    let mut random = StdRng::seed_from_u64(5);
    let (mut n_resumed, mut n_saves) = (0, 0);
    let mut before: Option<String> = None;
    for _ in 0..N_KILLS {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "records_kill::records_survive_fifty_kills", "--nocapture"])
            .env(CHILD, config.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut said: Vec<String> = Vec::new();
        // At a random moment after a random save.
        let n_waited_for = random.random_range(1..8);
        for line in lines.by_ref() {
            said.push(line.unwrap());
            if said.iter().filter(|line| line.starts_with(SAVED)).count() == n_waited_for {
                break;
            }
        }
        let until = Instant::now() + Duration::from_micros(random.random_range(0..20_000));
        while Instant::now() < until {
            std::hint::spin_loop();
        }
        // Nothing of the program runs after this signal.
        child.kill().unwrap();
        child.wait().unwrap();
        said.extend(lines.map_while(Result::ok));
        let of = |head: &'static str| {
            said.iter().filter_map(move |line| line.strip_prefix(head)).map(str::to_owned)
        };
        // It began with the game that the one before had left.
        let found = of(FOUND).next().unwrap();
        if let Some(before) = before.take() {
            assert_eq!(found, before);
            n_resumed += 1;
        }
        n_saves += of(SAVED).count();
        let last = of(SAVED).next_back().unwrap();
        before = check(config.path(), &last);
    }
    assert!(n_resumed > N_KILLS / 2, "{n_resumed} games were gone on with");
    assert!(n_saves >= N_KILLS);
}

/// The game that was saved last is in the folder, or a later state of it; what is to be gone on with at the next start.
fn check(config: &Path, last: &str) -> Option<String> {
    let shelf = Shelf::open(config.join("records")).unwrap();
    let listed = shelf.list(Vec::new()).unwrap();
    for file in &listed {
        let summary = file.content.as_ref().unwrap_or_else(|damage| panic!("{}: {damage}", file.name));
        assert_eq!(summary.n_problems, 0, "{}", file.name);
    }
    let games = listed.iter().map(|file| shelf.read(&file.name).unwrap().games.remove(0));
    let kept = games.map(|tree| text(&Match::from_record(tree).unwrap())).any(|game| game.starts_with(last));
    assert!(kept, "{last:?} was saved and is lost");
    shelf.under_way().map(|(_, tree)| text(&Match::from_record(tree).unwrap()))
}
