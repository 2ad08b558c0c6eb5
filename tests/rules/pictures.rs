//! Openings once more, slowly: zones are counted out, and fifth moves compared by turning pictures of the board.

use goishi::board::{BoardSize, Point};
use goishi::gomoku::opening::{IllegalStep, OpeningGame, Task, Zone};

/// A board as rows of `X`, `O` and `.`.
pub(crate) type Picture = Vec<Vec<char>>;

/// The picture of stones that alternate from Black.
pub(crate) fn picture(stones: &[Point], size: BoardSize) -> Picture {
    let mut rows = vec![vec!['.'; usize::from(size.lines())]; usize::from(size.lines())];
    for (stone, letter) in stones.iter().zip("XOXOX".chars()) {
        rows[usize::from(stone.y())][usize::from(stone.x())] = letter;
    }
    rows
}

fn mirrored(picture: &Picture) -> Picture {
    picture.iter().rev().cloned().collect()
}

/// A quarter turn.
fn turned(picture: &Picture) -> Picture {
    let columns = 0..picture.len();
    columns.map(|x| picture.iter().rev().map(|row| row[x]).collect()).collect()
}

/// Whether some turn or mirror image of one picture is the other.
pub(crate) fn look_alike(one: &Picture, other: &Picture) -> bool {
    let mut turning = one.clone();
    (0..4).any(|_| {
        turning = turned(&turning);
        turning == *other || mirrored(&turning) == *other
    })
}

/// How many fifth stones make boards that do not look alike.
pub(crate) fn n_different_fifths(stones: &[Point], size: BoardSize) -> usize {
    let mut different: Vec<Picture> = Vec::new();
    for point in size.points().filter(|point| !stones.contains(point)) {
        let five = picture(&[stones, &[point]].concat(), size);
        if !different.iter().any(|known| look_alike(known, &five)) {
            different.push(five);
        }
    }
    different.len()
}

fn is_in_zone(zone: Zone, point: Point, size: BoardSize) -> bool {
    let middle = i32::from(size.lines() / 2);
    let in_square = |lines: u8| {
        let first = middle - (i32::from(lines) - 1) / 2;
        let square = first..first + i32::from(lines);
        square.contains(&i32::from(point.x())) && square.contains(&i32::from(point.y()))
    };
    match zone {
        Zone::Anywhere => true,
        Zone::Center => in_square(1),
        Zone::Within(lines) => in_square(lines),
        Zone::Outside(lines) => !in_square(lines),
    }
}

/// What naming this point now must come to.
pub(crate) fn expected_of_point(game: &OpeningGame, point: Point) -> Result<(), IllegalStep> {
    let Some(task) = game.task() else { return Err(IllegalStep::Finished) };
    let size = game.size();
    let is_off_board = point.x() >= size.lines() || point.y() >= size.lines();
    let five = |fifth: Point| picture(&[game.stones(), &[fifth]].concat(), size);
    let refusal = match task {
        Task::Choose(_) => Some(IllegalStep::AnswerExpected),
        _ if is_off_board => Some(IllegalStep::Outside),
        _ if game.stones().contains(&point) => Some(IllegalStep::Occupied),
        Task::Place { zone, .. } => (!is_in_zone(zone, point, size)).then_some(IllegalStep::Zone(zone)),
        Task::OfferFifth { made, total } => {
            assert_eq!(usize::from(made), game.offers().len());
            assert!(made < total);
            if game.offers().contains(&point) {
                Some(IllegalStep::AlreadyOffered)
            } else {
                let alike = game.offers().iter().find(|&&offer| look_alike(&five(offer), &five(point)));
                alike.map(|&offer| IllegalStep::Symmetrical(offer))
            }
        }
        Task::PickFifth => (!game.offers().contains(&point)).then_some(IllegalStep::NotOffered),
    };
    refusal.map_or(Ok(()), Err)
}
