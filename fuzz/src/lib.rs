//! Feeds readers with files that are almost right, for a given time, on stable Rust.
//!
//! ```text
//! cargo run --package goishi-fuzz --bin TARGET -- SECONDS [SEED [SEEDS [OUT]]]
//! cargo run --package goishi-fuzz --bin TARGET -- FILE...
//! ```
//!
//! The everyday build finds overflows and failed assertions, and does three quarters of what a release does.
//!
//! The targets are `sgf`, `psq`, `lib`, `text`, `gomocup`, `solve`, `theme`, `net`, `engines` and `review`. Inputs
//! begin as the files in the folder SEEDS, by itself `tests/records/seeds` and `assets/themes`, with the ending of the
//! target; what shows a reader doing something new is kept and changed further. New is an edge of the program that was
//! not run through before, where it was built to count them ([`coverage`]); else a target says in a few words what an
//! input led to, and new words are new. An input that panics, breaks what the target checks or takes over ten seconds
//! of processor time is left in the folder OUT, by itself `fuzz/artifacts`, as is the slowest one; one that ends the
//! program is left there as `TARGET-SEED-running`.

pub mod coverage;
mod mutate;
pub mod replay;

use std::collections::HashSet;
use std::fs::File;
use std::os::unix::fs::FileExt as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use coverage::Coverage;
use rand::SeedableRng as _;
use rand::rngs::StdRng;

/// A reader under test.
pub struct Target {
    /// Its name, that of the program.
    pub name: &'static str,
    /// The ending of its seeds.
    pub extension: &'static str,
    /// Pieces that its inputs are made of.
    pub dictionary: &'static [&'static [u8]],
    /// Reads an input, panics where something is wrong, and says in a few words what it led to.
    pub check: fn(&[u8]) -> String,
}

/// Where seeds lie, from the folder of this package.
const SEEDS: [&str; 3] = ["../tests/records/seeds", "../assets/themes", "../tests/net"];
/// What an input may take of a processor; on a busy machine more time passes.
const MOST_TIME: Duration = Duration::from_secs(10);
/// What takes longer will not end at all.
const MOST_SECONDS_EVER: u64 = 120;
/// As many inputs are kept to be changed further.
const MOST_KEPT: usize = 20_000;

/// The number of inputs begun, for the watch over those that do not end.
static N_BEGUN: AtomicU64 = AtomicU64::new(0);

/// Runs a target as the command line says.
pub fn main(target: &Target) -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let seconds = arguments.first().and_then(|first| first.parse().ok());
    let is_sound = match seconds {
        Some(seconds) => {
            let seed = arguments.get(1).and_then(|seed| seed.parse().ok()).unwrap_or(1);
            let folders =
                arguments.get(2).map_or_else(|| SEEDS.map(|at| here.join(at)).to_vec(), |at| vec![at.into()]);
            let seeds = seeds(target, &folders);
            let out = arguments.get(3).map_or_else(|| here.join("artifacts"), PathBuf::from);
            Search::new(target, seed, out).run(Duration::from_secs(seconds), seeds)
        }
        None => arguments.iter().all(|path| {
            let bytes = std::fs::read(path).unwrap_or_else(|error| panic!("{path}: {error}"));
            let start = Instant::now();
            let words = catch_unwind(AssertUnwindSafe(|| (target.check)(&bytes))).ok();
            println!("{path}: {words:?} in {:.2?}", start.elapsed());
            words.is_some()
        }),
    };
    if arguments.is_empty() {
        eprintln!("usage: {} SECONDS [SEED [SEEDS [OUT]]] | FILE...", target.name);
    }
    if is_sound && !arguments.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// A search under way.
struct Search<'a> {
    target: &'a Target,
    random: StdRng,
    /// Where inputs are left, and the beginning of their names.
    out: PathBuf,
    name: String,
    /// Has the input that is being tried, for the case that nothing is left to write it afterwards.
    running: Option<File>,
    kept: Vec<Vec<u8>>,
    words: HashSet<String>,
    coverage: Coverage,
    slowest: (Duration, Vec<u8>),
    n_failed: usize,
}

impl<'a> Search<'a> {
    fn new(target: &'a Target, seed: u64, out: PathBuf) -> Self {
        let name = format!("{}-{seed}", target.name);
        let running = std::fs::create_dir_all(&out)
            .and_then(|()| File::create(out.join(format!("{name}-running"))))
            .inspect_err(|error| eprintln!("{}: {error}", out.display()))
            .ok();
        Self {
            target,
            random: StdRng::seed_from_u64(seed),
            out,
            name,
            running,
            kept: Vec::new(),
            words: HashSet::new(),
            coverage: Coverage::default(),
            slowest: (Duration::ZERO, Vec::new()),
            n_failed: 0,
        }
    }

    /// Tries changed inputs until the time is over; whether all went well.
    fn run(mut self, time: Duration, seeds: Vec<Vec<u8>>) -> bool {
        std::thread::spawn(watch);
        let (start, mut said, mut n_tried) = (Instant::now(), Instant::now(), 0_u64);
        // Nothing that the program did before counts as what an input did.
        self.coverage.take();
        let mut untouched = seeds.clone();
        self.kept = seeds;
        while start.elapsed() < time && self.n_failed < 10 {
            let next = untouched.pop();
            let input =
                next.unwrap_or_else(|| mutate::changed(&self.kept, self.target.dictionary, &mut self.random));
            n_tried += 1;
            self.attempt(input);
            if said.elapsed() > Duration::from_secs(300) {
                said = Instant::now();
                self.say(n_tried, start);
            }
        }
        self.say(n_tried, start);
        self.leave("slowest", &self.slowest.1);
        drop(self.running);
        // All that was tried has ended.
        let _ = std::fs::remove_file(self.out.join(format!("{}-running", self.name)));
        self.n_failed == 0
    }

    fn attempt(&mut self, input: Vec<u8>) {
        N_BEGUN.fetch_add(1, Ordering::Relaxed);
        if let Some(file) = &self.running {
            let _ = file.write_all_at(&input, 0).and_then(|()| file.set_len(input.len() as u64));
        }
        let start = worked();
        let result = catch_unwind(AssertUnwindSafe(|| (self.target.check)(&input)));
        let elapsed = worked().saturating_sub(start);
        let has_new_edge = self.coverage.take();
        if elapsed > self.slowest.0 && result.is_ok() {
            // Tables that are made once are no fault of the input.
            let start = worked();
            let _ = catch_unwind(AssertUnwindSafe(|| (self.target.check)(&input)));
            self.coverage.take();
            let elapsed = elapsed.min(worked().saturating_sub(start));
            if elapsed > self.slowest.0 {
                self.slowest = (elapsed, input.clone());
            }
        }
        match result {
            Ok(words) if elapsed < MOST_TIME => {
                let has_new_words = self.words.insert(words);
                let is_measured = self.coverage.n_edges() > 0;
                let is_new = if is_measured { has_new_edge } else { has_new_words };
                if is_new && self.kept.len() < MOST_KEPT {
                    self.kept.push(input);
                }
            }
            _ => {
                self.n_failed += 1;
                let hash = input.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
                    (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
                });
                let path = self.leave(&format!("{hash:016x}"), &input);
                eprintln!("{}: an input failed after {elapsed:.1?}; {}", self.name, path.display());
            }
        }
    }

    fn leave(&self, what: &str, input: &[u8]) -> PathBuf {
        let path = self.out.join(format!("{}-{what}", self.name));
        if let Err(error) = std::fs::write(&path, input) {
            eprintln!("{}: {error}", path.display());
        }
        path
    }

    fn say(&self, n_tried: u64, start: Instant) {
        println!(
            "{}: {n_tried} inputs in {:.0?}, {} edges, {} kinds, {} kept, slowest {:.2?} ({} bytes), peak {} MiB, {} failed",
            self.name,
            start.elapsed(),
            self.coverage.n_edges(),
            self.words.len(),
            self.kept.len(),
            self.slowest.0,
            self.slowest.1.len(),
            peak_mib(),
            self.n_failed
        );
    }
}

/// How long this thread has had a processor, as Linux tells; elsewhere the time that has passed.
fn worked() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|told| told.split_whitespace().next()?.parse().ok());
    nanoseconds.map_or_else(|| START.elapsed(), Duration::from_nanos)
}

/// Ends the program when an input does not end; it is in the file of the one being tried.
fn watch() {
    loop {
        let before = N_BEGUN.load(Ordering::Relaxed);
        std::thread::sleep(Duration::from_secs(MOST_SECONDS_EVER));
        if N_BEGUN.load(Ordering::Relaxed) == before {
            eprintln!("an input has not ended after {MOST_SECONDS_EVER} s");
            std::process::abort();
        }
    }
}

/// The most memory that the program has had, as Linux tells it; 0 elsewhere.
fn peak_mib() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kib = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok());
    kib.unwrap_or(0) / 1024
}

fn seeds(target: &Target, folders: &[PathBuf]) -> Vec<Vec<u8>> {
    let entries = folders.iter().filter_map(|folder| std::fs::read_dir(folder).ok()).flatten();
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == target.extension));
    paths.sort();
    let mut seeds: Vec<Vec<u8>> = paths.iter().filter_map(|path| std::fs::read(path).ok()).collect();
    if seeds.is_empty() {
        eprintln!("{}: no seeds in {folders:?}", target.name);
    }
    seeds.push(target.dictionary.concat());
    seeds
}

/// In a few words what was read: the kinds of problems, and about how many nodes.
pub fn words(reading: &goishi::record::Reading) -> String {
    let mut kinds: Vec<String> = reading
        .problems
        .iter()
        .map(|problem| {
            let kind = format!("{:?}", problem.kind);
            let name: String = kind.chars().take_while(|c| c.is_alphanumeric()).collect();
            format!("{name}{:?}", problem.done)
        })
        .collect();
    kinds.sort();
    kinds.dedup();
    let n_nodes: usize = reading.games.iter().map(goishi::game::tree::Tree::n_nodes).sum();
    format!(
        "{kinds:?} {} {} {}",
        reading.games.len().min(4),
        n_nodes.checked_ilog2().unwrap_or(0),
        reading.charset
    )
}
