//! A program that is killed at any moment has lost no move whose saving had returned.
//!
//! The program is this one: started with a folder and a seed it plays and saves, and says after each save how many
//! there were. Its parent kills it fifty times.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use goishi::board::ByColor;
use goishi::game::tree::Tree;
use goishi::game::{GoSetup, Match, MatchSetup, Seat};
use goishi::record::sgf;
use goishi::record::shelf::{Moment, Progress, Shelf};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

const N_KILLS: u64 = 50;
/// The environment variable that makes this program the one that is killed.
const CHILD: &str = "GOISHI_SHELF_KILL";

fn main() {
    if let Ok(order) = std::env::var(CHILD) {
        let (seed, folder) = order.split_once(' ').unwrap();
        play(Path::new(folder), seed.parse().unwrap());
    } else if !std::env::args().any(|argument| argument == "--list") {
        kill_fifty_times();
    }
}

/// A game that goes on for ever, one step after the other; with moves taken back, so that it branches.
struct Game {
    game: Match,
    random: StdRng,
}

impl Game {
    fn new(seed: u64) -> Self {
        let seats = ByColor { black: Seat::Human, white: Seat::Human };
        let mut setup = MatchSetup { seats, ..MatchSetup::default() };
        if seed.is_multiple_of(2) {
            setup.game = GoSetup::default().into();
        }
        Self { game: Match::new(setup), random: StdRng::seed_from_u64(seed) }
    }

    fn step(&mut self) {
        let legal: Vec<_> =
            self.game.size().points().filter(|point| self.game.check(*point).is_ok()).collect();
        if legal.is_empty() || self.random.random_ratio(1, 8) {
            self.game.undo();
        } else {
            self.game.play(legal[self.random.random_range(0..legal.len())]).unwrap();
        }
    }

    fn tree(&self) -> Tree {
        sgf::tree_of(&self.game, &ByColor { black: String::new(), white: String::new() })
    }
}

fn play(folder: &Path, seed: u64) {
    let shelf = Shelf::open(folder).unwrap();
    let file = shelf.unused_name(Moment::from_unix_s(seed as i64)).unwrap();
    let mut game = Game::new(seed);
    let mut out = std::io::stdout().lock();
    for n_saved in 1_u32.. {
        game.step();
        shelf.save(&file, game.tree(), Progress::UnderWay).unwrap();
        writeln!(out, "{n_saved}").and_then(|()| out.flush()).unwrap();
    }
}

fn kill_fifty_times() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = Shelf::open(folder.path()).unwrap();
    let mut random = StdRng::seed_from_u64(5);
    let (mut n_saves, mut n_between) = (0_u64, 0);
    for seed in 1..=N_KILLS {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .env(CHILD, format!("{seed} {}", folder.path().display()))
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        // At a random moment after a random save.
        let n_waited_for = random.random_range(1..12);
        let mut said = Vec::new();
        said.extend(lines.by_ref().take(n_waited_for).map(|line| line.unwrap()));
        let until = Instant::now() + Duration::from_micros(random.random_range(0..6_000));
        while Instant::now() < until {
            std::hint::spin_loop();
        }
        // Nothing of the program runs after this signal.
        child.kill().unwrap();
        child.wait().unwrap();
        said.extend(lines.map_while(Result::ok));
        let n_said: u64 = said.last().unwrap().parse().unwrap();
        n_saves += n_said;
        n_between += u64::from(check(&shelf, seed, n_said) > n_said);
    }
    assert_eq!(shelf.list(Vec::new()).unwrap().len() as u64, N_KILLS, "every game is there");
    let mut out = std::io::stdout();
    writeln!(
        out,
        "{N_KILLS} kills in {n_saves} saves, {n_between} between a save and its report: nothing lost"
    )
    .unwrap();
}

/// Whether the shelf holds the game as it was when the last save had returned, or one step later; the number of steps.
fn check(shelf: &Shelf, seed: u64, n_said: u64) -> u64 {
    let (file, saved) = shelf.under_way().expect("a game is under way");
    let listed = shelf.list(Vec::new()).unwrap();
    assert!(listed.iter().all(|listed| listed.content.as_ref().is_ok_and(|summary| summary.n_problems == 0)));
    assert_eq!(listed[0].name, file, "the last game is the newest");
    let saved = Match::from_record(saved).unwrap();
    let mut game = Game::new(seed);
    for _ in 0..n_said {
        game.step();
    }
    for n_steps in n_said..=n_said + 1 {
        if game.game.record() == saved.record() && game.game.position().hash() == saved.position().hash() {
            assert!(game.game.position().moves().eq(saved.position().moves()));
            return n_steps;
        }
        game.step();
    }
    panic!("game {seed} was saved {n_said} times and is {:?}", sgf::write_tree(saved.record()));
}
