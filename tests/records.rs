//! Records: what is written reads back, what is broken is read as far as it goes, and nothing is too long or too
//! deep.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "records/charsets.rs"]
mod charsets;
#[path = "records/clocks.rs"]
mod clocks;
#[path = "records/command_line.rs"]
mod command_line;
#[path = "records/damaged.rs"]
mod damaged;
#[path = "records/hostile.rs"]
mod hostile;
#[path = "records/levels.rs"]
mod levels;
#[path = "records/matches.rs"]
mod matches;
#[path = "records/play_on.rs"]
mod play_on;
#[path = "records/random.rs"]
mod random;
#[path = "records/replay.rs"]
mod replay;
#[path = "records/round_trip.rs"]
mod round_trip;
#[path = "records/shading.rs"]
mod shading;
#[path = "records/stress.rs"]
mod stress;
