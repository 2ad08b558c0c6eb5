//! What was found out about a position as a text, which the record keeps at its node.
//!
//! Items stand between commas, words between spaces, points as letters of SGF, one after the other:
//!
//! | item | value |
//! |---|---|
//! | `of` | what the position and the next move of the game are, as a checksum: of any other it holds nothing |
//! | `nodes` | the [effort](super::Effort) |
//! | `value` | what the position is worth to Black, in hundredths of a point of the evaluation; not where it is proved |
//! | `best` | the best moves; not where it is proved |
//! | `won` | a side, `fours`, `threats` or `search`, and the moves to the winning stone |
//! | `lost` | the same of a defense that is met, for the other side |
//! | `lead` | by how many points Black is ahead (Go) |
//! | `chain` | whose, one of its stones and how many there are (Go): what a better move would have saved or taken |
//! | `close` | it was looked at closely |
//!
//! What is proved is played through by the rules when it is read.

use std::fmt::Write as _;

use super::fate::Fate;
use super::reviewer::Found;
use super::{Effort, Proved};
use crate::board::{BoardSize, Color, Point};
use crate::game::Position;
use crate::game::tree::Coord;
use crate::search::{Proof, Value};

/// What a text says beside what was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Looked {
    pub(super) effort: Effort,
    /// It was looked at closely.
    pub(super) is_close: bool,
}

/// The text of what was found of a position in which the game goes on with a move.
pub(super) fn write(found: &Found, position: &Position, next: Option<Point>, looked: Looked) -> String {
    let mut text = format!("of {:08x}, nodes {}", checksum(position, next), looked.effort.nodes);
    if let Some(proved) = &found.proved {
        let _ = write!(text, ", won {} {}", proved.winner, proof(proved));
    } else {
        let _ = write!(text, ", value {}", found.value.raw());
        if !found.best.is_empty() {
            let _ = write!(text, ", best {}", letters(&found.best));
        }
    }
    for defense in &found.defenses {
        let _ = write!(text, ", lost {}", proof(defense));
    }
    if let Some(lead) = found.lead {
        let _ = write!(text, ", lead {lead}");
    }
    if let Some(Fate { color, point, n_stones }) = found.fate {
        let _ = write!(text, ", chain {} {} {n_stones}", color, letters(&[point]));
    }
    if looked.is_close {
        text.push_str(", close");
    }
    text
}

/// What a text says of a position; none where it is of another one, or nothing that the rules allow.
pub(super) fn read(text: &str, position: &Position, next: Option<Point>) -> Option<(Found, Looked)> {
    let (size, to_move) = (position.size(), position.to_move());
    let mut found = Found::nothing();
    let (mut is_ours, mut looked) = (false, Looked { effort: Effort { nodes: 0 }, is_close: false });
    for item in text.split(',') {
        let mut words = item.split_whitespace();
        match words.next()? {
            "of" => is_ours = u32::from_str_radix(words.next()?, 16).ok()? == checksum(position, next),
            "nodes" => looked.effort.nodes = words.next()?.parse().ok()?,
            "value" => found.value = Value::estimate(words.next()?.parse().ok()?),
            "best" => found.best = points(words.next()?, size)?,
            "won" => found.proved = Some(read_proof(Color::named(words.next()?)?, &mut words, size)?),
            "lost" => found.defenses.push(read_proof(!to_move, &mut words, size)?),
            "lead" => found.lead = Some(words.next()?.parse().ok().filter(|lead: &f32| lead.is_finite())?),
            "chain" => {
                let (color, stone) = (Color::named(words.next()?)?, points(words.next()?, size)?);
                let point = *stone.first().filter(|point| position.stone(**point) == Some(color))?;
                found.fate = Some(Fate { color, point, n_stones: words.next()?.parse().ok()? });
            }
            "close" => looked.is_close = true,
            _ => {}
        }
    }
    let holds = |proved: &Proved| position.as_gomoku().is_some_and(|position| proved.holds(position));
    if !is_ours || !found.proved.iter().chain(&found.defenses).all(holds) {
        return None;
    }
    if let Some(proved) = &found.proved {
        found.value = proved.value();
        found.best.clone_from(&proved.line);
    }
    Some((found, looked))
}

/// What a position is, its rules, and the move that comes next (FNV-1a, 32 bits).
fn checksum(position: &Position, next: Option<Point>) -> u32 {
    let rules = match position {
        Position::Gomoku(position) => format!("{:?}", position.rule()),
        Position::Go(position) => format!("{:?}", position.rules()),
    };
    let at = |point: Point| [point.x(), point.y()];
    let stones = position.stones().flat_map(|(point, color)| {
        let [x, y] = at(point);
        [x, y, u8::from(color == Color::Black)]
    });
    let rest = [position.size().lines(), u8::from(position.to_move() == Color::Black)];
    let next = next.into_iter().flat_map(at);
    let bytes = rules.bytes().chain(rest).chain(stones).chain(next);
    bytes.fold(0x811c_9dc5, |sum: u32, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

fn proof(proved: &Proved) -> String {
    format!("{} {}", proved.by.name(), letters(&proved.line)).trim_end().to_owned()
}

fn read_proof<'a>(
    winner: Color,
    words: &mut impl Iterator<Item = &'a str>,
    size: BoardSize,
) -> Option<Proved> {
    let by = Proof::named(words.next()?)?;
    let line = words.next().map_or(Some(Vec::new()), |line| points(line, size))?;
    Some(Proved { winner, by, line })
}

fn letters(points: &[Point]) -> String {
    points.iter().map(|point| Coord::from(*point).to_string()).collect()
}

fn points(letters: &str, size: BoardSize) -> Option<Vec<Point>> {
    let pairs = letters.as_bytes().chunks(2).map(|pair| str::from_utf8(pair).ok());
    pairs.map(|pair| Coord::from_letters(pair?)?.point(size)).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::gomoku;

    /// Five stones of each side around the middle; Black has three in a row.
    fn position() -> Position {
        let size = BoardSize::new(15).unwrap();
        let mut position = gomoku::Position::new(size, gomoku::Rule::Freestyle);
        for (x, y) in [(7, 7), (0, 0), (8, 7), (2, 0), (9, 7), (4, 0)] {
            position.play(size.point(x, y).unwrap()).unwrap();
        }
        Position::Gomoku(Box::new(position))
    }

    #[test]
    fn what_was_written_is_read() {
        let position = position();
        let next = position.size().point(10, 7);
        let text = |items: &str| format!("of {:08x}, nodes 5, {items}", checksum(&position, next));
        for items in [
            "value -123, best khgh",
            "value 0, lead -3.25, chain black hh 3, close",
            "won black fours khghlh",
            "value 7",
        ] {
            let text = text(items);
            let (found, looked) = read(&text, &position, next).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(write(&found, &position, next, looked), text);
        }
        // Of another position, with another move to come, or against the rules.
        assert!(read(&text("value 7"), &position, None).is_none());
        for items in
            ["won white fours khghlh", "won black fours khgh", "chain white hh 1", "lead NaN", "best zz", ""]
        {
            assert!(read(&text(items), &position, next).is_none(), "{items}");
        }
    }

    proptest! {
        #[test]
        fn any_text_is_read(text in "(of|won|lost|chain|lead|value|best|[a-z0-9 ,.-]|é){0,12}[ -~]{0,40}") {
            let position = position();
            let next = None;
            let ours = format!("of {:08x},{text}", checksum(&position, next));
            for text in [text, ours] {
                if let Some((found, looked)) = read(&text, &position, next) {
                    let written = write(&found, &position, next, looked);
                    let (again, looked_again) = read(&written, &position, next).unwrap();
                    prop_assert_eq!(looked, looked_again);
                    prop_assert_eq!(write(&again, &position, next, looked), written);
                }
            }
        }
    }
}
