//! Lines of the input, read by a thread of its own so that a search under way can be stopped.

use std::io::{self, BufRead, BufReader, Read};
use std::sync::mpsc::{self, Receiver};

use crate::search::StopFlag;

/// The longest line read, in bytes; what follows is dropped.
const MAX_LINE: u64 = 4096;

/// Reads lines until one `ends` the session or the input does; `quit` is set then.
///
/// The lines come without their ends and the white space around them, bytes that are no text replaced.
pub(super) fn read(
    input: impl Read + Send + 'static,
    quit: StopFlag,
    ends: impl Fn(&str) -> bool + Send + 'static,
) -> Receiver<String> {
    let (sender, lines) = mpsc::channel();
    // The thread ends with its input; when the session ends before, it ends with the process.
    std::thread::spawn(move || {
        let mut input = BufReader::new(input);
        while let Ok(Some(line)) = next(&mut input) {
            let is_last = ends(&line);
            if sender.send(line).is_err() || is_last {
                break;
            }
        }
        quit.stop();
    });
    lines
}

/// The next line without its end; `None` at the end of the input.
pub(super) fn next(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    if input.by_ref().take(MAX_LINE).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    while bytes.last() != Some(&b'\n') {
        let mut rest = Vec::new();
        if input.by_ref().take(MAX_LINE).read_until(b'\n', &mut rest)? == 0 {
            break;
        }
        if rest.ends_with(b"\n") {
            bytes.push(b'\n');
        }
    }
    Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
}
