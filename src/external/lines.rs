//! Lines of the input, read by a thread of its own so that a search under way can be stopped.

use std::io::{self, BufRead, BufReader, Read};
use std::ops::ControlFlow;

/// The longest line of a command that is read, in bytes.
pub(crate) const COMMAND_BYTES: u64 = 4096;

/// Hands each line to `take` as it comes, and `None` after the last, until `take` breaks off.
///
/// What is longer than `most` bytes is cut off there. The lines come without their ends and the white space around
/// them, bytes that are no text replaced.
pub(crate) fn read(
    input: impl Read + Send + 'static,
    most: u64,
    mut take: impl FnMut(Option<String>) -> ControlFlow<()> + Send + 'static,
) {
    // The thread ends with its input; when the session ends before, it ends with the process.
    std::thread::spawn(move || {
        let mut input = BufReader::new(input);
        while let Ok(Some(line)) = next(&mut input, most) {
            if take(Some(line)) == ControlFlow::Break(()) {
                return;
            }
        }
        // Nothing is left to be broken off.
        let _ = take(None);
    });
}

/// The next line without its end; `None` at the end of the input. What is longer than `most` bytes is cut off there.
pub(crate) fn next(input: &mut impl BufRead, most: u64) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    if input.by_ref().take(most).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    while bytes.last() != Some(&b'\n') {
        let mut rest = Vec::new();
        if input.by_ref().take(most).read_until(b'\n', &mut rest)? == 0 {
            break;
        }
        if rest.ends_with(b"\n") {
            bytes.push(b'\n');
        }
    }
    Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
}
