//! An engine as a process: lines go in and come out.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Cursor, ErrorKind, Read, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use super::attend::{NOT_FOUND, NOT_STARTED};
use super::{Attendant, EngineSpec, Failure, Fate, lines};
use crate::search::StopFlag;

/// The longest line that is read, in bytes: an analysis says much on one.
const LINE_BYTES: u64 = 1 << 16;
/// The number of lines that wait to be read before the engine has to.
const QUEUE: usize = 128;
/// An answer before which more lines come is none.
const MOST_LINES: usize = 50_000;
/// The number of lines that are kept of what an engine wrote on its standard error.
const LAST_LINES: usize = 8;
/// How often it is looked whether anybody waits still.
const TICK: Duration = Duration::from_millis(20);
/// How long the process may take to be gone once its output has ended.
const END: Duration = Duration::from_secs(2);

/// What is heard of an engine.
enum Heard {
    Line(String),
    End(Option<Fate>),
}

/// What a line of an engine is to whoever waits for an answer.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line<T> {
    /// The answer.
    Answer(T),
    /// Something that may be said meanwhile.
    Remark,
    /// Something that means nothing.
    Nonsense,
}

/// Until when an answer is waited for.
#[derive(Clone, Copy)]
pub(super) struct Patience<'a> {
    pub(super) longest: Duration,
    pub(super) stop: &'a StopFlag,
}

/// An engine as a process. It ends when this is dropped.
pub(super) struct Process {
    to_say: Sender<String>,
    heard: Receiver<Heard>,
    errors: Arc<Mutex<VecDeque<String>>>,
    fate: Option<Fate>,
}

impl std::fmt::Debug for Process {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Process").field("fate", &self.fate).finish_non_exhaustive()
    }
}

impl Process {
    /// Starts an engine.
    ///
    /// # Errors
    /// Why it cannot be started, as far as the system says so at once.
    pub(super) fn start(spec: &EngineSpec, attendant: &Attendant) -> Result<Self, Failure> {
        let program = find(&spec.program)?;
        let arguments = spec.argument_list().ok_or(Failure::Quotation)?;
        let mut command = attendant.command(program.as_os_str());
        command.args(arguments);
        if let Some(folder) = folder(spec, &program)? {
            command.current_dir(folder);
        }
        let mut child = spawn(command).map_err(|error| Failure::NotExecutable(error.to_string()))?;
        let errors = Arc::<Mutex<VecDeque<String>>>::default();
        let (say, to_say) = (channel(), child.stdin.take());
        let (sender, heard) = sync_channel(QUEUE);
        let (to, out, err) = (Arc::clone(&errors), child.stdout.take(), child.stderr.take());
        std::thread::spawn(move || write_all(&say.1, to_say));
        let listening = err.map(|err| std::thread::spawn(move || keep_last(err, &to)));
        std::thread::spawn(move || {
            each_line(out, |line| sender.send(Heard::Line(line)).is_ok());
            let fate = wait(&mut child);
            // What was written last belongs to the end; but who was started by the engine may hold the pipe open.
            let begun = Instant::now();
            while listening.as_ref().is_some_and(|listening| !listening.is_finished())
                && begun.elapsed() < END
            {
                std::thread::sleep(TICK);
            }
            // Who is gone needs to hear nothing.
            let _ = sender.send(Heard::End(fate));
        });
        Ok(Self { to_say: say.0, heard, errors, fate: None })
    }

    /// An engine that says this, whatever it is told, and ends.
    pub(super) fn recorded(output: Vec<u8>) -> Self {
        let (sender, heard) = sync_channel(QUEUE);
        std::thread::spawn(move || {
            each_line(Some(Cursor::new(output)), |line| sender.send(Heard::Line(line)).is_ok());
            // Who is gone needs to hear nothing.
            let _ = sender.send(Heard::End(Some(Fate::Status(0))));
        });
        Self { to_say: channel().0, heard, errors: Arc::default(), fate: None }
    }

    /// Says a line to the engine, or more than one.
    pub(super) fn say(&self, text: &str) {
        // That the engine is gone is heard when an answer is waited for.
        let _ = self.to_say.send(format!("{text}\n"));
    }

    /// Waits for the answer to a command among the next lines.
    ///
    /// # Errors
    /// The engine has ended, writes without end, or has not answered in time: with nothing, or with lines that mean
    /// nothing; or nobody waits any more.
    pub(super) fn hear<T>(
        &mut self,
        command: &str,
        patience: Patience<'_>,
        mut take: impl FnMut(&str) -> Line<T>,
    ) -> Result<T, Failure> {
        let (begun, mut n_lines, mut nonsense) = (Instant::now(), 0, None);
        loop {
            if patience.stop.is_set() {
                return Err(Failure::Stopped);
            }
            let left = patience.longest.saturating_sub(begun.elapsed());
            if left.is_zero() {
                let command = command.to_owned();
                return Err(match nonsense {
                    Some(said) => Failure::Nonsense { command, said },
                    None => Failure::NoAnswer { command, after: patience.longest },
                });
            }
            match self.heard.recv_timeout(left.min(TICK)) {
                Ok(Heard::Line(line)) => {
                    match take(&line) {
                        Line::Answer(answer) => return Ok(answer),
                        Line::Remark => {}
                        Line::Nonsense => nonsense = Some(line),
                    }
                    n_lines += 1;
                    if n_lines > MOST_LINES {
                        return Err(Failure::Flood);
                    }
                }
                Ok(Heard::End(fate)) => {
                    self.fate = fate;
                    return Err(self.end());
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(self.end()),
            }
        }
    }

    /// Why there is nothing to hear any more.
    fn end(&self) -> Failure {
        let last: Vec<String> =
            self.errors.lock().map(|last| last.iter().cloned().collect()).unwrap_or_default();
        match self.fate {
            Some(Fate::Status(status)) if status == i32::from(NOT_STARTED) => {
                Failure::NotExecutable(last.join(" "))
            }
            Some(Fate::Status(status)) if status == i32::from(NOT_FOUND) => Failure::NotFound(last.join(" ")),
            fate => Failure::Ended { fate: fate.unwrap_or(Fate::Status(1)), last },
        }
    }
}

/// The program: as it is where it is named only, else with its whole path, whatever folder it works in.
fn find(program: &Path) -> Result<PathBuf, Failure> {
    let missing = || Failure::NotFound(program.to_string_lossy().into_owned());
    if program.as_os_str().is_empty() {
        return Err(missing());
    }
    if program.components().count() == 1 {
        return Ok(program.to_owned());
    }
    let whole = std::path::absolute(program).map_err(|_| missing())?;
    match whole.metadata() {
        Ok(about) if about.is_dir() => Err(Failure::NotExecutable("it is a folder".to_owned())),
        Ok(_) => Ok(whole),
        Err(error) if error.kind() == ErrorKind::NotFound => Err(missing()),
        Err(error) => Err(Failure::NotExecutable(error.to_string())),
    }
}

/// The folder that the engine works in; none where the program is only named, and no folder.
fn folder(spec: &EngineSpec, program: &Path) -> Result<Option<PathBuf>, Failure> {
    match &spec.folder {
        Some(folder) if folder.is_dir() => Ok(Some(folder.clone())),
        Some(folder) => Err(Failure::NotFound(folder.to_string_lossy().into_owned())),
        None => Ok(program.parent().filter(|folder| !folder.as_os_str().is_empty()).map(Path::to_owned)),
    }
}

fn spawn(mut command: Command) -> std::io::Result<Child> {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()
}

/// Says to the engine what it is to be told, until there is no more or it does not listen.
fn write_all(to_say: &Receiver<String>, engine: Option<ChildStdin>) {
    let Some(mut engine) = engine else { return };
    while let Ok(text) = to_say.recv() {
        if engine.write_all(text.as_bytes()).and_then(|()| engine.flush()).is_err() {
            return;
        }
    }
}

/// Reads lines until there are no more or `take` has enough.
fn each_line(from: Option<impl Read>, mut take: impl FnMut(String) -> bool) {
    let Some(from) = from else { return };
    let mut from = BufReader::new(from);
    while let Ok(Some(line)) = next(&mut from) {
        if !take(line) {
            return;
        }
    }
}

fn next(from: &mut impl BufRead) -> std::io::Result<Option<String>> {
    lines::next(from, LINE_BYTES)
}

/// Keeps the last lines that are read.
fn keep_last(from: impl Read, to: &Mutex<VecDeque<String>>) {
    each_line(Some(from), |line| {
        let Ok(mut last) = to.lock() else { return false };
        if last.len() == LAST_LINES {
            last.pop_front();
        }
        if !line.is_empty() {
            last.push_back(line);
        }
        true
    });
}

/// Waits until a process is gone.
fn wait(child: &mut Child) -> Option<Fate> {
    let status = child.wait().ok()?.code()?;
    Some(if status > 128 { Fate::Signal(status - 128) } else { Fate::Status(status) })
}
