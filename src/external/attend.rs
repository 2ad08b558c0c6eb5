//! The small process between the program and an engine, by which no engine outlives us.
//!
//! However the program ends, also by `kill -9`, the system closes the pipe that it talks to the engine by. A process
//! of ours at the other end passes on what it reads there; when nothing comes any more it gives the engine a moment to
//! end by itself, and then ends it with all that it has started. On Unix an engine is a process group of its own for
//! that. What the engine writes goes to the program without a detour.

use std::ffi::{OsStr, OsString};
use std::io::{self, Read as _, Write as _};
use std::path::PathBuf;
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::mpsc::channel;
use std::time::Duration;

/// The first argument of a program of ours that is to attend an engine; the command line of the engine follows.
const ATTEND: &str = "--attend-engine";
/// The status of a process whose engine was not found, as shells have it.
pub(super) const NOT_FOUND: u8 = 127;
/// The status of a process whose engine could not be started, as shells have it.
pub(super) const NOT_STARTED: u8 = 126;
/// How long an engine may take to end by itself.
const GRACE: Duration = Duration::from_secs(1);

/// A program of ours that attends engines when it is started for that.
#[derive(Clone, Debug)]
pub struct Attendant(PathBuf);

impl Attendant {
    /// The program at this path, whose `main` begins with [`attend_if_asked`].
    pub const fn at(program: PathBuf) -> Self {
        Self(program)
    }

    /// The program that runs.
    ///
    /// # Errors
    /// Those of the system, which may not know where it lies.
    pub fn this_program() -> io::Result<Self> {
        std::env::current_exe().map(Self)
    }

    /// A command that starts an engine.
    pub(super) fn command(&self, engine: &OsStr) -> Command {
        let mut command = Command::new(&self.0);
        command.arg(ATTEND).arg(engine);
        command
    }
}

/// Attends an engine where this process was started for that, and says with what status it is to end.
pub fn attend_if_asked() -> Option<ExitCode> {
    let mut arguments = std::env::args_os().skip(1);
    if arguments.next()? != ATTEND {
        return None;
    }
    Some(attend(&arguments.next()?, arguments))
}

/// Runs an engine until it ends or nobody talks to it any more.
fn attend(engine: &OsStr, arguments: impl Iterator<Item = OsString>) -> ExitCode {
    let mut command = Command::new(engine);
    command.args(arguments).stdin(Stdio::piped());
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    match command.spawn() {
        Ok(child) => wait(child),
        Err(error) => {
            // Who has started us reads it there.
            let _ = writeln!(io::stderr(), "{error}");
            let is_missing = error.kind() == io::ErrorKind::NotFound;
            ExitCode::from(if is_missing { NOT_FOUND } else { NOT_STARTED })
        }
    }
}

/// Passes on what is said to the engine, and waits for its end.
fn wait(mut engine: Child) -> ExitCode {
    let (id, input) = (engine.id(), engine.stdin.take());
    let (chunks, to_write) = channel::<Vec<u8>>();
    // An engine that reads nothing does not keep us from seeing that nobody talks any more: another thread writes.
    std::thread::spawn(move || {
        let Some(mut input) = input else { return };
        while let Ok(chunk) = to_write.recv() {
            if input.write_all(&chunk).and_then(|()| input.flush()).is_err() {
                return;
            }
        }
    });
    std::thread::spawn(move || {
        let (mut talk, mut chunk) = (io::stdin().lock(), [0; 4096]);
        while let Ok(n @ 1..) = talk.read(&mut chunk) {
            // Who does not read any more is about to end.
            let _ = chunks.send(chunk[..n].to_vec());
        }
        drop(chunks);
        std::thread::sleep(GRACE);
        end_all(id);
    });
    let status = engine.wait();
    // What the engine has started may be there still.
    end_all(id);
    #[cfg(unix)]
    if let Some(signal) = status.as_ref().ok().and_then(std::os::unix::process::ExitStatusExt::signal) {
        return ExitCode::from(u8::try_from(128 + signal).unwrap_or(u8::MAX));
    }
    let status = status.ok().and_then(|status| status.code()).unwrap_or(1);
    ExitCode::from(u8::try_from(status).unwrap_or(1))
}

/// Ends an engine and all that it has started.
#[cfg(unix)]
fn end_all(engine: u32) {
    use rustix::process::{Pid, Signal, kill_process_group};
    if let Some(group) = i32::try_from(engine).ok().and_then(Pid::from_raw) {
        // Those that have ended already need no signal.
        let _ = kill_process_group(group, Signal::KILL);
    }
}

/// Ends an engine and all that it has started.
#[cfg(not(unix))]
fn end_all(engine: u32) {
    let id = engine.to_string();
    // Those that have ended already need not be ended.
    let _ = Command::new("taskkill").args(["/T", "/F", "/PID", &id]).stdout(Stdio::null()).status();
}
