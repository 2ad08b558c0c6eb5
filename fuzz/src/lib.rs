//! Feeds readers with files that are almost right, for a given time, on stable Rust.
//!
//! ```text
//! cargo run --release --manifest-path fuzz/Cargo.toml --bin TARGET -- SECONDS [SEED]
//! cargo run --release --manifest-path fuzz/Cargo.toml --bin TARGET -- FILE...
//! ```
//!
//! The targets are `sgf`, `psq`, `lib`, `text`, `gomocup` and `theme`. Inputs begin as the seeds in `tests/records/seeds` with
//! the ending of the target; what shows a reader doing something new is kept and changed further. There is no
//! measurement of coverage: a target says in a few words what an input led to, and new words count as new. An
//! input that panics, breaks what the target checks or takes over ten seconds is left in `fuzz/artifacts`.

use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};

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

/// The longest input.
const MOST_BYTES: usize = 1 << 16;
/// What an input may take.
const MOST_TIME: Duration = Duration::from_secs(10);
/// As many inputs are kept to be changed further.
const MOST_KEPT: usize = 5000;

/// Runs a target as the command line says.
pub fn main(target: &Target) -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let seconds = arguments.first().and_then(|first| first.parse().ok());
    let is_sound = match seconds {
        Some(seconds) => {
            let seed = arguments.get(1).and_then(|seed| seed.parse().ok()).unwrap_or(1);
            search(target, Duration::from_secs(seconds), seed)
        }
        None => arguments.iter().all(|path| {
            let bytes = std::fs::read(path).unwrap_or_else(|error| panic!("{path}: {error}"));
            run(target, &bytes).is_some()
        }),
    };
    if arguments.is_empty() {
        eprintln!("usage: {} SECONDS [SEED] | FILE...", target.name);
    }
    if is_sound && !arguments.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Tries changed inputs until the time is over; whether all went well.
fn search(target: &Target, time: Duration, seed: u64) -> bool {
    let mut random = StdRng::seed_from_u64(seed);
    let mut kept = seeds(target);
    let mut seen = HashSet::new();
    let (start, mut n_tried, mut n_failed) = (Instant::now(), 0_u64, 0);
    let mut untouched = kept.clone();
    while start.elapsed() < time && n_failed < 10 {
        let input = untouched.pop().unwrap_or_else(|| changed(&kept, target, &mut random));
        n_tried += 1;
        match run(target, &input) {
            Some(words) => {
                if seen.insert(words) && kept.len() < MOST_KEPT {
                    kept.push(input);
                }
            }
            None => n_failed += 1,
        }
    }
    println!(
        "{}: {n_tried} inputs in {:.0?}, {} kinds, {n_failed} failed",
        target.name,
        start.elapsed(),
        seen.len()
    );
    n_failed == 0
}

/// What an input led to; `None` where something was wrong, with the input left in a file.
fn run(target: &Target, input: &[u8]) -> Option<String> {
    let start = Instant::now();
    let result = catch_unwind(AssertUnwindSafe(|| (target.check)(input)));
    if start.elapsed() < MOST_TIME
        && let Ok(words) = result
    {
        return Some(words);
    }
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("artifacts");
    let hash = input.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let path = folder.join(format!("{}-{hash:016x}", target.name));
    let written = std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&path, input));
    eprintln!(
        "{}: an input failed after {:.1?}; {} ({written:?})",
        target.name,
        start.elapsed(),
        path.display()
    );
    None
}

fn seeds(target: &Target) -> Vec<Vec<u8>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/records/seeds");
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder)
        .map(|entries| entries.filter_map(|entry| Some(entry.ok()?.path())).collect())
        .unwrap_or_default();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == target.extension));
    paths.sort();
    let mut seeds: Vec<Vec<u8>> = paths.iter().filter_map(|path| std::fs::read(path).ok()).collect();
    seeds.push(target.dictionary.concat());
    seeds
}

/// A kept input with a few changes.
fn changed(kept: &[Vec<u8>], target: &Target, random: &mut StdRng) -> Vec<u8> {
    let mut input = kept.choose(random).cloned().unwrap_or_default();
    for _ in 0..random.random_range(1..=6) {
        let at = random.random_range(0..=input.len());
        let len = random.random_range(0..=16.min(input.len() - at));
        match random.random_range(0..9) {
            0 if at < input.len() => input[at] ^= 1 << random.random_range(0..8),
            1 if at < input.len() => input[at] = random.random(),
            2 => {
                input.drain(at..at + len);
            }
            3 => input.truncate(at),
            4 => {
                let part = input[at..at + len].repeat(random.random_range(1..5));
                insert(&mut input, random, &part);
            }
            5 => {
                if let Some(other) = kept.choose(random) {
                    let from = random.random_range(0..=other.len());
                    let part = &other[from..other.len().min(from + random.random_range(1..200))];
                    insert(&mut input, random, part);
                }
            }
            6 => {
                let part: Vec<u8> = (0..random.random_range(1..5)).map(|_| random.random()).collect();
                insert(&mut input, random, &part);
            }
            _ => {
                if let Some(part) = target.dictionary.choose(random) {
                    insert(&mut input, random, part);
                }
            }
        }
    }
    input.truncate(MOST_BYTES);
    input
}

fn insert(input: &mut Vec<u8>, random: &mut StdRng, part: &[u8]) {
    let at = random.random_range(0..=input.len());
    input.splice(at..at, part.iter().copied());
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
