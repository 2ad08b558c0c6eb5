//! No engine outlives us.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use super::*;

/// An engine that has started a program of its own, and listens to neither us nor the system's request to end.
const STUBBORN: &str = "trap '' TERM HUP INT\nsleep 1000 &\necho $! > grandchild\necho $$ > child\n";

/// Whether a process runs; one that nobody has asked about since its end does not.
fn runs(id: &str) -> bool {
    let state = fs::read_to_string(format!("/proc/{}/stat", id.trim()));
    state.is_ok_and(|text| !text.rsplit(')').next().unwrap_or_default().trim_start().starts_with('Z'))
}

fn soon(what: &str, check: impl Fn() -> bool) {
    let begun = Instant::now();
    while !check() {
        assert!(begun.elapsed() < Duration::from_secs(20), "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// The numbers of the engine and of what it has started, once both run.
fn both(folder: &Path) -> [String; 2] {
    let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap_or_default();
    soon("the engine starts", || read("child").ends_with('\n'));
    let ids = ["child", "grandchild"].map(read);
    assert!(ids.iter().all(|id| runs(id)), "{ids:?}");
    ids
}

#[test]
fn an_engine_ends_with_its_game_and_so_does_what_it_has_started() {
    let (spec, folder) = script(Protocol::Gomocup, &format!("{STUBBORN}{POLITE} echo 1,1{END}"));
    let engine = ExternalEngine::start(&spec, &attendant(), &StopFlag::new()).unwrap();
    let ids = both(folder.path());
    drop(engine);
    soon("both end", || !ids.iter().any(|id| runs(id)));
}

#[test]
fn an_engine_ends_when_the_program_is_killed() {
    // It does not even read what it is told.
    let (spec, folder) = script(Protocol::Gomocup, &format!("{STUBBORN}while :; do sleep 1; done"));
    let command = format!("gomocup:sh {}", folder.path().join("engine.sh").display());
    let mut program = Command::new(PROGRAM)
        .args(["match", &command, "textbook"])
        .current_dir(folder.path())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let ids = both(&spec.folder.unwrap());
    // On Unix this is `kill -9`.
    program.kill().unwrap();
    program.wait().unwrap();
    soon("both end", || !ids.iter().any(|id| runs(id)));
}
