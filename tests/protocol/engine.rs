//! The real `goishi-engine` behind its pipes.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

/// An engine that has not answered by then never will.
const PATIENCE: Duration = Duration::from_secs(30);

/// An engine in conversation; it ends with the test.
pub(crate) struct Engine {
    child: Child,
    /// Taken to close it.
    pub(crate) input: Option<ChildStdin>,
    output: Receiver<String>,
}

impl Engine {
    /// The engine with these arguments.
    pub(crate) fn start(arguments: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_goishi-engine"))
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = mpsc::channel();
        std::thread::spawn(move || {
            output.lines().map_while(Result::ok).try_for_each(|line| sender.send(line))
        });
        Self { child, input, output: lines }
    }

    /// Writes a line.
    pub(crate) fn say(&mut self, line: &str) {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
    }

    /// The next line that the engine writes.
    pub(crate) fn line(&mut self) -> String {
        self.output.recv_timeout(PATIENCE).expect("the engine went away or is silent")
    }

    /// All lines that the engine writes until its end.
    pub(crate) fn rest(&mut self) -> Vec<String> {
        std::iter::from_fn(|| match self.output.recv_timeout(PATIENCE) {
            Ok(line) => Some(line),
            Err(RecvTimeoutError::Disconnected) => None,
            Err(RecvTimeoutError::Timeout) => panic!("the engine does not end"),
        })
        .collect()
    }

    /// Waits for the end of the process, at most this long; whether it ended well.
    pub(crate) fn wait(&mut self, longest: Duration) -> bool {
        let start = Instant::now();
        while start.elapsed() < longest {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.success();
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        false
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
