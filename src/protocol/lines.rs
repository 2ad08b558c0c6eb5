//! Lines of the input, read by a thread of its own so that a search under way can be stopped.

use std::io::{self, BufRead, BufReader, Read};
use std::ops::ControlFlow;

/// The longest line read, in bytes; what follows is dropped.
const MAX_LINE: u64 = 4096;

/// Hands each line to `take` as it comes, and `None` after the last, until `take` breaks off.
///
/// The lines come without their ends and the white space around them, bytes that are no text replaced.
pub(super) fn read(
    input: impl Read + Send + 'static,
    mut take: impl FnMut(Option<String>) -> ControlFlow<()> + Send + 'static,
) {
    // The thread ends with its input; when the session ends before, it ends with the process.
    std::thread::spawn(move || {
        let mut input = BufReader::new(input);
        while let Ok(Some(line)) = next(&mut input) {
            if take(Some(line)) == ControlFlow::Break(()) {
                return;
            }
        }
        // Nothing is left to be broken off.
        let _ = take(None);
    });
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
