//! Points and moves as the Go Text Protocol writes them (section 2.11 of its specification).

use super::Move;
use crate::board::coord::{self, Notation};
use crate::board::{BoardSize, Point};

/// Reads `pass` or a vertex: a letter from the left, a number from the bottom.
pub(crate) fn read_move(text: &str, size: BoardSize) -> Option<Move> {
    if text.eq_ignore_ascii_case("pass") { Some(Move::Pass) } else { read(text, size).map(Move::Place) }
}

/// Reads a vertex on the board.
pub(crate) fn read(text: &str, size: BoardSize) -> Option<Point> {
    let (letter, number) = text.split_at_checked(1)?;
    let is_vertex = letter.starts_with(|c: char| c.is_ascii_alphabetic())
        && number.bytes().all(|byte| byte.is_ascii_digit());
    if is_vertex { coord::parse_in(text, size, Notation::Go).ok() } else { None }
}

/// The name of a point.
pub(crate) fn name(point: Point, size: BoardSize) -> String {
    Notation::Go.name(point, size)
}

/// The name of a move.
pub(crate) fn name_move(mv: Move, size: BoardSize) -> String {
    mv.point().map_or_else(|| "pass".to_owned(), |point| name(point, size))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn check(text: &str, expect: Option<(u8, u8)>) {
        let size = BoardSize::new(19).unwrap();
        assert_eq!(read(text, size).map(|point| (point.x(), point.y())), expect, "{text:?}");
    }

    #[test]
    fn vertices_leave_out_the_letter_i() {
        check("A1", Some((0, 18)));
        check("t19", Some((18, 0)));
        check("h3", Some((7, 16)));
        check("j3", Some((8, 16)));
        check("i3", None);
    }

    #[test]
    fn what_is_no_vertex_is_refused() {
        for text in ["", "a", "a0", "a20", "u1", "3", "a-1", "a+1", "aa", "é1", "a1b", "a999999999999"] {
            check(text, None);
        }
    }

    proptest! {
        #[test]
        fn names_read_back(lines in 5_u8..=25, x in 0_u8..25, y in 0_u8..25) {
            let size = BoardSize::new(lines).unwrap();
            if let Some(point) = size.point(x, y) {
                prop_assert_eq!(read(&name(point, size), size), Some(point));
            }
        }

        #[test]
        fn any_text_is_read_or_refused(text in "\\PC*") {
            let _ = read_move(&text, BoardSize::MAX);
        }
    }
}
