//! What the tests of the desktop program share: the program before a player, and matches to begin with.

mod desk;

use goishi::board::{BoardSize, ByColor, Point};
use goishi::game::{GomokuSetup, MatchSetup, Seat};

pub(crate) use self::desk::{Desk, Device, TICK, TITLE};

/// Two seats on a board.
pub(crate) fn setup(black: Seat, white: Seat, lines: u8) -> MatchSetup {
    let size = BoardSize::new(lines).unwrap();
    let game = GomokuSetup { size, ..GomokuSetup::default() };
    MatchSetup::new(game, ByColor { black, white })
}

/// A game that Black wins by a row of five, from the left in the row `y`.
pub(crate) fn black_wins(size: BoardSize, y: u8) -> Vec<Point> {
    let at = |x, y| size.point(x, y).unwrap();
    (0..5).flat_map(|x| [at(x, y), at(x, y + 1)]).take(9).collect()
}
