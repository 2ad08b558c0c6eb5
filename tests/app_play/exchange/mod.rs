//! Games and pictures come out of the program and into it, by each device.

mod export;
mod files;
mod saved;

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use goishi::app::features::exchange::choice::ExportChoice;
use goishi::app::platform::files::FileOutcome;
use goishi::export::Format;
use goishi::game::Seat;
use goishi::game::tree::Tree;
use goishi::record::{self, Condition};

use crate::app::{Desk, Device, setup};

const DEVICES: [Device; 3] = [Device::Keyboard, Device::Mouse, Device::Pad];

/// A program with a folder, a pad, and a match of two people with two stones, paused.
fn paused(config: &Path) -> Desk {
    let mut desk = Desk::with_config(config);
    desk.connect_pad();
    desk.start(setup(Seat::Human, Seat::Human, 15));
    let size = desk.game().size();
    desk.place_all(Device::Keyboard, &[size.center(), size.point(8, 8).unwrap()]);
    desk.press(KeyCode::Escape);
    assert!(desk.is_paused());
    desk
}
/// Waits for the next file, and gives its path.
#[track_caller]
fn written(desk: &mut Desk) -> PathBuf {
    desk.wait_for("a file", |desk| !desk.log::<FileOutcome>().is_empty());
    let FileOutcome::Wrote(path) = desk.log::<FileOutcome>()[0].clone() else {
        panic!("{:?}", desk.log::<FileOutcome>())
    };
    desk.forget::<FileOutcome>();
    desk.settle();
    path
}

fn read(bytes: &[u8]) -> Tree {
    let mut reading = record::read(bytes, None);
    assert_eq!(reading.condition(), Condition::Sound, "{:?}", reading.problems);
    reading.games.remove(0)
}

fn choose_format(desk: &mut Desk, device: Device, format: Format) {
    desk.choose(device, format.text_id());
    assert_eq!(desk.section::<ExportChoice>().format, format);
}

/// How many stones lie on the board at the end of a record.
trait StonesAtEnd {
    fn stones_at_end(&self) -> usize;
}

impl StonesAtEnd for Tree {
    fn stones_at_end(&self) -> usize {
        self.stones_at(self.main_line().last().unwrap()).iter().count()
    }
}
