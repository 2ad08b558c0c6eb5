//! A whole game of the program against itself, drawn off screen: pictures and a record for machines without display.

use std::path::Path;

use bevy::prelude::*;

use super::Options;

/// Plays the demonstration into a folder.
pub(super) fn run(_options: &Options, _dir: &Path) -> AppExit {
    AppExit::error()
}
