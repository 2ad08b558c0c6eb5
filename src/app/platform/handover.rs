//! Files that are opened while the program runs come to its window, as if they had been dropped onto it.

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, channel};

use bevy::prelude::*;
use bevy::window::{FileDragAndDrop, PrimaryWindow};

use super::power::{LoopWaker, Wakefulness};
use crate::app::AppSet;
use crate::files::handover::{self, Listener};

/// The files that came, and what listens for more.
#[derive(Resource)]
struct Handed {
    files: Mutex<Receiver<PathBuf>>,
    _listener: Listener,
}

/// Has the window open what other programs on the same folder are started with; the first one there does.
pub fn listen(app: &mut App, folder: &Path) {
    let (send, files) = channel();
    let wake = LoopWaker::of(app.world_mut()).waker();
    let take = move |file| {
        // The program has ended where nobody hears.
        let _ = send.send(file);
        wake();
    };
    let Some(listener) = std::fs::create_dir_all(folder).ok().and_then(|()| handover::listen(folder, take))
    else {
        return;
    };
    app.insert_resource(Handed { files: Mutex::new(files), _listener: listener })
        .add_systems(Update, open.before(AppSet::Input));
}

/// The window comes to the front, and opens the file.
fn open(
    handed: Res<Handed>,
    mut windows: Query<(Entity, &mut Window), With<PrimaryWindow>>,
    mut dropped: MessageWriter<FileDragAndDrop>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    let Ok(files) = handed.files.lock() else { return };
    for path_buf in files.try_iter() {
        let Ok((window, mut shown)) = windows.single_mut() else { return };
        shown.set_minimized(false);
        shown.focused = true;
        dropped.write(FileDragAndDrop::DroppedFile { window, path_buf });
        wakefulness.pending();
    }
}
