//! Records: what is written reads back, what is broken is read as far as it goes, and nothing is too long or too
//! deep.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod charsets;
mod clocks;
mod command_line;
mod damaged;
mod editing;
mod hostile;
mod levels;
mod matches;
mod play_on;
mod random;
mod replay;
mod round_trip;
mod shading;
mod stress;
