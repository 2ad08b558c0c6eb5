//! Records are walked through, played by themselves, and played on, by each device.

mod by_itself;
mod explained;
mod leaving;
mod shown;
mod tried;
mod trying;
mod walking;

use std::fs;
use std::path::Path;

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use goishi::app::features::replay::{ReplayOrder, ReplayStage};
use goishi::app::screen::Phase;
use goishi::game::tree::NodeId;

use crate::app::Desk;

/// A main line of 24 moves; at the third move two variations, the first of them with one of its own.
fn branched() -> String {
    let at = |i: u8| format!("{}{}", char::from(b'a' + i % 12), char::from(b'a' + i / 12 * 2));
    let main: Vec<String> =
        (0..24).map(|i| format!(";{}[{}]", if i % 2 == 0 { "B" } else { "W" }, at(i))).collect();
    let (before, behind) = (main[..2].concat(), main[2..].concat());
    format!(
        "(;GM[4]SZ[15]PB[Ann]PW[Bo]RE[W+R]{before}({behind})\
         (;B[oo]C[Another way.](;W[no];B[mo])(;W[on]))(;B[oa]LB[oa:1][ha:A]TR[aa]LN[ac:cc]AR[cc:cg]))"
    )
}

fn open(config: &Path, text: &str) -> Desk {
    open_in(Desk::with_config(config), config, text)
}

fn open_in(mut desk: Desk, config: &Path, text: &str) -> Desk {
    let file = config.join("a.sgf");
    fs::write(&file, text).unwrap();
    let window = desk.window();
    desk.app.world_mut().write_message(FileDragAndDrop::DroppedFile { window, path_buf: file });
    desk.wait_for("the record", |desk| desk.phase() == Phase::Replay);
    desk.connect_pad();
    desk.settle();
    desk
}

fn node(desk: &Desk) -> NodeId {
    desk.game().node()
}

fn stage(desk: &Desk) -> Option<ReplayStage> {
    desk.app.world().get_resource::<State<ReplayStage>>().map(|stage| *stage.get())
}

fn order(desk: &mut Desk, order: ReplayOrder) {
    desk.app.world_mut().write_message(order);
    desk.settle();
}
