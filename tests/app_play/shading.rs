//! What a record dims or leaves out, while it is looked at.

use std::fs;

use bevy::prelude::*;
use goishi::app::screen::Phase;
use goishi::app::view::marks::markup::Drawn;

use crate::app::Desk;

/// The points of the rows that are dim, and of those that are left out.
fn shaded(desk: &mut Desk) -> (usize, usize) {
    let mut query = desk.app.world_mut().query::<&Drawn>();
    let (mut dim, mut hidden) = (0, 0);
    for drawn in query.iter(desk.app.world()) {
        match drawn {
            Drawn::Dim(first, last) => dim += usize::from(last.x() - first.x()) + 1,
            Drawn::Hidden(first, last) => hidden += usize::from(last.x() - first.x()) + 1,
            _ => {}
        }
    }
    (dim, hidden)
}

#[test]
fn what_a_record_dims_and_leaves_out_is_so_until_it_says_otherwise() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.sgf");
    fs::write(&file, "(;GM[1]SZ[9]AB[cc]VW[aa:ee]DD[aa:ca][jj];B[dd];W[de]VW[]DD[ba])").unwrap();
    let mut desk = Desk::with_file(folder.path(), &file);
    desk.wait_for("the record", |desk| desk.phase() == Phase::Replay);
    desk.settle();
    desk.press(KeyCode::Home);
    assert_eq!(shaded(&mut desk), (3, 81 - 25));
    desk.press(KeyCode::ArrowRight);
    assert_eq!(shaded(&mut desk), (3, 81 - 25));
    desk.press(KeyCode::ArrowRight);
    assert_eq!(shaded(&mut desk), (1, 0));
    desk.press(KeyCode::ArrowLeft);
    assert_eq!(shaded(&mut desk), (3, 81 - 25));
    // The stones are all there.
    assert_eq!(desk.stones().len(), 2);
}
