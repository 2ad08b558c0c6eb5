//! Lists of stones, from the line after the command to `DONE`.

use crate::board::{BoardSize, Point};
use crate::gomoku::opening::{Answer, Opening, OpeningGame, Step};

/// Whose stone it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Own,
    Opponent,
}

/// A list of stones, by the command that it belongs to.
#[derive(Debug)]
pub(super) enum List {
    /// To be answered with a move.
    Board(Vec<(Point, Side)>),
    /// The same without an answer.
    YxBoard(Vec<(Point, Side)>),
    /// The stones of a Swap2 opening in order, Black's first.
    Swap2(Vec<Point>),
}

/// A list of stones under way.
#[derive(Debug)]
pub(super) struct Reading {
    list: List,
    size: BoardSize,
    /// The first thing wrong with it.
    wrong: Option<String>,
}

impl Reading {
    /// An empty list for a board of this size.
    pub(super) const fn new(list: List, size: BoardSize) -> Self {
        Self { list, size, wrong: None }
    }

    /// Takes one line; the first that is wrong is remembered.
    pub(super) fn take(&mut self, line: &str) {
        if self.wrong.is_some() {
            return;
        }
        let taken = match &mut self.list {
            List::Board(stones) | List::YxBoard(stones) => {
                stone(line, self.size, stones).map(|stone| stones.push(stone))
            }
            // Taken points are found when the opening is played.
            List::Swap2(points) => point(line, self.size).map(|point| points.push(point)),
        };
        self.wrong = taken.err();
    }

    /// The list, or what is wrong with it.
    pub(super) fn done(self) -> Result<List, String> {
        self.wrong.map_or(Ok(self.list), Err)
    }
}

/// Reads `x,y,side`.
fn stone(line: &str, board_size: BoardSize, before: &[(Point, Side)]) -> Result<(Point, Side), String> {
    let (coordinates, side) = line.rsplit_once(',').ok_or_else(|| format!("{line:?} is no stone"))?;
    let point = point(coordinates, board_size)?;
    let owner = match side.trim() {
        "1" => Side::Own,
        "2" => Side::Opponent,
        // 3 marks a stone of a winning row or an opening; who owns it shows the order of play.
        "3" => before.last().map_or(Side::Opponent, |(_, side)| match side {
            Side::Own => Side::Opponent,
            Side::Opponent => Side::Own,
        }),
        other => return Err(format!("{other:?} is no side")),
    };
    if before.iter().any(|(taken, _)| *taken == point) {
        return Err(format!("two stones on {coordinates}"));
    }
    Ok((point, owner))
}

/// Reads `x,y`, a point on the board.
pub(super) fn point(text: &str, size: BoardSize) -> Result<Point, String> {
    let (x, y) = text.split_once(',').ok_or_else(|| format!("{text:?} is no point"))?;
    let number = |text: &str| text.trim().parse::<u8>().ok();
    number(x)
        .zip(number(y))
        .and_then(|(x, y)| size.point(x, y))
        .ok_or_else(|| format!("{text:?} is no point of the board"))
}

/// The Swap2 opening after none, three or five stones.
pub(super) fn swap2(stones: &[Point], size: BoardSize) -> Result<OpeningGame, String> {
    if !matches!(stones.len(), 0 | 3 | 5) {
        return Err(format!("SWAP2BOARD has 0, 3 or 5 stones, not {}", stones.len()));
    }
    let mut opening = OpeningGame::new(Opening::Swap2, size).map_err(|error| error.to_string())?;
    for (i, point) in stones.iter().enumerate() {
        let two_more = (i == 3).then_some(Step::Answer(Answer::PlaceTwo));
        for step in two_more.into_iter().chain([Step::Point(*point)]) {
            opening.apply(step).map_err(|error| format!("{},{}: {error}", point.x(), point.y()))?;
        }
    }
    Ok(opening)
}
