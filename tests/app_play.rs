//! Whole games from start to quit by each device alone, in the real program without window, GPU and sound.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "app/access.rs"]
mod access;
mod app;
#[path = "app/clock.rs"]
mod clock;
#[path = "app/devices.rs"]
mod devices;
#[path = "app/exchange/mod.rs"]
mod exchange;
#[path = "app/fields.rs"]
mod fields;
#[path = "app/files.rs"]
mod files;
#[path = "app/first_start.rs"]
mod first_start;
#[path = "app/fit.rs"]
mod fit;
#[path = "app/flow/mod.rs"]
mod flow;
#[path = "app/forbidden.rs"]
mod forbidden;
#[path = "app/full_disk.rs"]
mod full_disk;
#[path = "app/go.rs"]
mod go;
#[path = "app/inputs/mod.rs"]
mod inputs;
#[path = "app/lesson/mod.rs"]
mod lesson;
#[path = "app/level.rs"]
mod level;
#[path = "app/look.rs"]
mod look;
#[path = "app/mirror.rs"]
mod mirror;
#[path = "app/opening.rs"]
mod opening;
#[path = "app/power.rs"]
mod power;
#[path = "app/program.rs"]
mod program;
#[path = "app/puzzle.rs"]
mod puzzle;
#[path = "app/records.rs"]
mod records;
#[path = "app/records_kill.rs"]
mod records_kill;
#[path = "app/replay/mod.rs"]
mod replay;
#[path = "app/rules_pages.rs"]
mod rules_pages;
#[path = "app/rumble.rs"]
mod rumble;
#[path = "app/search.rs"]
mod search;
#[path = "app/shading.rs"]
mod shading;
#[path = "app/sound.rs"]
mod sound;
#[path = "app/stale.rs"]
mod stale;
#[path = "app/tabs.rs"]
mod tabs;
#[path = "app/trash.rs"]
mod trash;
#[path = "app/two_windows.rs"]
mod two_windows;
#[path = "app/typing.rs"]
mod typing;
#[path = "app/unfocused.rs"]
mod unfocused;
#[path = "app/whole_game.rs"]
mod whole_game;
#[path = "app/whole_program/mod.rs"]
mod whole_program;
