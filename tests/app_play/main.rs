//! Whole games from start to quit by each device alone, in the real program without window, GPU and sound.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod access;
mod analysis;
mod app;
mod clock;
mod devices;
mod editing;
mod engines;
mod exchange;
mod fields;
mod files;
mod first_start;
mod fit;
mod flow;
mod forbidden;
mod full_disk;
mod go;
mod inputs;
mod lesson;
mod level;
mod look;
mod mirror;
mod opening;
mod players;
mod power;
mod program;
mod puzzle;
mod records;
mod records_kill;
mod replay;
mod rules_pages;
mod rumble;
mod search;
mod shading;
mod sound;
mod stale;
mod tabs;
mod teaching;
mod trash;
mod two_windows;
mod typing;
mod unfocused;
mod whole_game;
mod whole_program;
