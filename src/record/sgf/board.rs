//! The board of a record, on which points are read in any form that programs write.

use super::draft::RawValue;
use crate::game::tree::{Coord, GameKind, RecordSize};
use crate::record::problem::{Done, Findings, ProblemKind};

/// The board of a record.
#[derive(Debug)]
pub(super) struct Board {
    game: GameKind,
    size: RecordSize,
    /// The smallest board with all points of the game, where nobody has said its size.
    needed: Option<RecordSize>,
}

/// A point as read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ReadPoint {
    /// Two letters, or a form that is as usual.
    Plain(Coord),
    /// Two letters, of which the wrong case was taken.
    Repaired(Coord),
    /// Two letters that name a point off the board.
    OffBoard(Coord),
}

/// Where a move goes, as read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ReadPlace {
    Stone(ReadPoint),
    Pass,
    /// Neither.
    Unreadable,
}

impl ReadPoint {
    pub(super) const fn coord(self) -> Coord {
        match self {
            Self::Plain(coord) | Self::Repaired(coord) | Self::OffBoard(coord) => coord,
        }
    }
}

impl Board {
    /// The board of a game; the usual one where nobody says its size.
    pub(super) fn new(game: GameKind, size: Option<RecordSize>) -> Self {
        let usual = game.default_size();
        Self { game, size: size.unwrap_or(usual), needed: size.is_none().then_some(usual) }
    }

    pub(super) const fn size(&self) -> RecordSize {
        self.size
    }

    /// The board to read the game on once more: where nobody has said the size, and the usual board has not all points.
    pub(super) fn better_size(&self) -> Option<RecordSize> {
        let needed = self.needed.filter(|needed| *needed != self.size)?;
        let lines = needed.columns().max(needed.rows());
        let lines = [15, 19, 20].into_iter().find(|usual| *usual >= lines).unwrap_or(lines);
        RecordSize::new(lines, lines)
    }

    /// Reads a point: two letters and, at five in a row, `h8` in either case, with rows from the bottom.
    pub(super) fn point(&self, text: &str) -> Option<ReadPoint> {
        if let Some(coord) = Coord::from_letters(text) {
            if self.size.contains(coord) {
                return Some(ReadPoint::Plain(coord));
            }
            // Old programs write capitals for small letters; on boards past 26 lines they mean what they say.
            let small = Coord::from_letters(&text.to_ascii_lowercase());
            let repaired = small.filter(|small| *small != coord && self.size.contains(*small));
            return Some(repaired.map_or(ReadPoint::OffBoard(coord), ReadPoint::Repaired));
        }
        if self.game != GameKind::FiveInARow {
            return None;
        }
        let letter = text.bytes().next().filter(u8::is_ascii_alphabetic)?.to_ascii_lowercase();
        let row: u8 = text[1..].parse().ok().filter(|_| !text[1..].starts_with('+'))?;
        let x = letter - b'a';
        match self.size.rows().checked_sub(row).filter(|_| row > 0) {
            Some(y) if x < self.size.columns() => Coord::new(x, y).map(ReadPoint::Plain),
            Some(y) => Coord::new(x, y).map(ReadPoint::OffBoard),
            // A row above the board has no letter; the board may turn out to be larger.
            None => {
                Coord::new(x, row.checked_sub(1)?).filter(|_| self.needed.is_some()).map(ReadPoint::OffBoard)
            }
        }
    }

    /// Reads where a move goes: a point, or nothing for a pass, for which `FF[3]` wrote `tt` on boards up to 19 lines.
    pub(super) fn place(&self, text: &str) -> ReadPlace {
        let is_small = self.size.columns() <= 19 && self.size.rows() <= 19;
        if text.is_empty() || is_small && text == "tt" {
            return ReadPlace::Pass;
        }
        self.point(text).map_or(ReadPlace::Unreadable, ReadPlace::Stone)
    }

    /// Takes a point, on the board or not.
    pub(super) fn accept(
        &mut self,
        ident: &str,
        value: RawValue<'_>,
        point: ReadPoint,
        findings: &mut Findings,
    ) -> Coord {
        match (point, &mut self.needed) {
            (ReadPoint::OffBoard(coord), Some(needed)) => *needed = needed.with(coord),
            (ReadPoint::OffBoard(_), None) => {
                findings.add(value.at, ProblemKind::OffBoard(value.text.trim().to_owned()), Done::Kept);
            }
            (ReadPoint::Repaired(_), _) => findings.value(value.at, ident, value.text, Done::Understood),
            (ReadPoint::Plain(_), _) => {}
        }
        point.coord()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_have_many_forms() {
        let check = |game, lines, text: &str, expect: Option<(u8, u8)>| {
            let board = Board::new(game, RecordSize::new(lines, lines));
            let found = board.point(text).map(|point| (point.coord().x(), point.coord().y()));
            assert_eq!(found, expect, "{text:?}");
        };
        check(GameKind::FiveInARow, 15, "h8", Some((7, 7)));
        check(GameKind::FiveInARow, 15, "H8", Some((7, 7)));
        check(GameKind::FiveInARow, 15, "i15", Some((8, 0)));
        check(GameKind::FiveInARow, 15, "hh", Some((7, 7)));
        check(GameKind::FiveInARow, 15, "HH", Some((7, 7)));
        check(GameKind::FiveInARow, 15, "h16", None);
        check(GameKind::FiveInARow, 15, "h0", None);
        check(GameKind::FiveInARow, 15, "h+8", None);
        check(GameKind::FiveInARow, 15, "棋8", None);
        check(GameKind::Go, 19, "h8", None);
        check(GameKind::Go, 19, "tt", Some((19, 19)));
        check(GameKind::Go, 52, "HH", Some((33, 33)));
        let board = Board::new(GameKind::Go, RecordSize::new(19, 19));
        assert_eq!((board.place("tt"), board.place("")), (ReadPlace::Pass, ReadPlace::Pass));
        let board = Board::new(GameKind::Go, RecordSize::new(21, 21));
        assert!(matches!(board.place("tt"), ReadPlace::Stone(ReadPoint::Plain(_))));
    }
}
