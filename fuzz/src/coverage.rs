//! Which edges of the program under test an input ran through.
//!
//! The compiler counts them when it is told to, which works on stable Rust as well:
//!
//! ```text
//! RUSTFLAGS="-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=3 \
//!            -Cllvm-args=-sanitizer-coverage-inline-8bit-counters" \
//!     cargo build --target x86_64-unknown-linux-gnu --package goishi-fuzz
//! ```
//!
//! Each edge then has a byte that counts up, and the program says at its start where those bytes lie. Without these
//! flags there are no counters, and nothing is measured.

use std::sync::Mutex;

/// The counters of the program, as it named them at its start: where each run of them begins, and its length.
static COUNTERS: Mutex<Vec<(usize, usize)>> = Mutex::new(Vec::new());

/// Called by the start-up code of each instrumented piece of the program; all of them name the same counters.
///
/// # Safety
/// The two ends are those of one array that lasts as long as the program.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn __sanitizer_cov_8bit_counters_init(start: *mut u8, end: *mut u8) {
    let piece = (start as usize, end as usize - start as usize);
    if let Ok(mut pieces) = COUNTERS.lock()
        && !pieces.contains(&piece)
    {
        pieces.push(piece);
    }
}

/// What has been run through so far: of each edge the kinds of counts seen, one bit each.
#[derive(Debug, Default)]
pub struct Coverage {
    seen: Vec<u8>,
    n_edges: usize,
}

impl Coverage {
    /// Edges that were run through.
    pub const fn n_edges(&self) -> usize {
        self.n_edges
    }

    /// Takes the counters in and sets them to zero; whether there was anything new among them.
    pub fn take(&mut self) -> bool {
        let pieces = COUNTERS.lock().map(|pieces| pieces.clone()).unwrap_or_default();
        self.seen.resize(pieces.iter().map(|(_, len)| len).sum(), 0);
        let (mut at, mut is_new) = (0, false);
        for (start, len) in pieces {
            // SAFETY: the program named this array itself; its counters are bytes that nothing else reads, and
            // only this thread runs what is counted.
            let counters = unsafe { std::slice::from_raw_parts_mut(start as *mut u8, len) };
            for (chunk, seen) in counters.chunks_mut(64).zip(self.seen[at..at + len].chunks_mut(64)) {
                if chunk.iter().fold(0, |all, count| all | count) == 0 {
                    continue;
                }
                for (count, seen) in chunk.iter_mut().zip(seen) {
                    let kind = kind(*count);
                    if kind & !*seen != 0 {
                        is_new = true;
                        self.n_edges += usize::from(*seen == 0);
                        *seen |= kind;
                    }
                    *count = 0;
                }
            }
            at += len;
        }
        is_new
    }
}

/// A bit for about how often an edge was run through; twice as often is another kind.
const fn kind(count: u8) -> u8 {
    match count {
        0 => 0,
        1 => 1,
        2 => 2,
        3 => 4,
        4..=7 => 8,
        8..=15 => 16,
        16..=31 => 32,
        32..=127 => 64,
        128.. => 128,
    }
}
