//! Every reason for which a step is refused, and every number that is limited.

use super::*;
use crate::board::Point;

/// Why the last step is refused after the others.
#[track_caller]
fn refused(opening: Opening, lines: u8, steps: &str, last: Step, expected: IllegalStep) {
    let mut game = played(opening, lines, steps);
    let before = game.clone();
    assert_eq!(game.check(last), Err(expected));
    assert_eq!(game.apply(last), Err(expected));
    assert_eq!(game, before);
}

fn point(name: &str) -> Point {
    coord::parse(name, BoardSize::new(FIFTEEN).unwrap()).unwrap()
}

#[test]
fn points_are_refused_with_the_reason() {
    let beyond = Step::Point(BoardSize::MAX.point(15, 3).unwrap());
    let at = |name| Step::Point(point(name));
    refused(Opening::Swap, 15, "", beyond, IllegalStep::Outside);
    refused(Opening::Swap, 15, "h8", at("h8"), IllegalStep::Occupied);
    refused(Opening::Pro, 15, "", at("h9"), IllegalStep::Zone(Zone::Center));
    refused(Opening::Pro, 15, "h8 a1", at("j8"), IllegalStep::Zone(Zone::Outside(5)));
    refused(Opening::Pro, 15, "h8 k8", at("k8"), IllegalStep::Occupied);
    refused(Opening::LongPro, 15, "h8 a1", at("k11"), IllegalStep::Zone(Zone::Outside(7)));
    refused(Opening::Rif, 15, "h8", at("h10"), IllegalStep::Zone(Zone::Within(3)));
    refused(Opening::Rif, 15, "h8", at("h8"), IllegalStep::Occupied);
    refused(Opening::Rif, 15, "h8 h9", at("k8"), IllegalStep::Zone(Zone::Within(5)));
    refused(
        Opening::Taraguchi10,
        15,
        "h8 white h9 black h7 white",
        at("l8"),
        IllegalStep::Zone(Zone::Within(7)),
    );
    let four = "h8 white h9 black h7 white h6 1";
    refused(Opening::Taraguchi10, 15, four, at("h13"), IllegalStep::Zone(Zone::Within(9)));
    refused(Opening::Swap, 15, "h8 h9 h7", at("a1"), IllegalStep::AnswerExpected);
    refused(Opening::Free, 15, "", at("h8"), IllegalStep::Finished);
    refused(Opening::Pro, 15, "h8 a1 k8", at("h9"), IllegalStep::Finished);
}

#[test]
fn offers_are_refused_with_the_reason() {
    let at = |name| Step::Point(point(name));
    let beyond = Step::Point(BoardSize::MAX.point(3, 15).unwrap());
    let four = "h8 h9 h10 3 white h7"; // All on one line: left and right are the same.
    refused(Opening::Yamaguchi, 15, four, at("h7"), IllegalStep::Occupied);
    refused(Opening::Yamaguchi, 15, four, beyond, IllegalStep::Outside);
    let offered = "h8 h9 h10 3 white h7 h11 g9";
    refused(Opening::Yamaguchi, 15, offered, at("g9"), IllegalStep::AlreadyOffered);
    refused(Opening::Yamaguchi, 15, offered, at("i9"), IllegalStep::Symmetrical(point("g9")));
    let all = "h8 h9 h10 3 white h7 h11 g9 a1";
    refused(Opening::Yamaguchi, 15, all, at("i9"), IllegalStep::NotOffered);
    refused(Opening::Yamaguchi, 15, all, at("h8"), IllegalStep::Occupied);
    refused(Opening::Yamaguchi, 15, all, beyond, IllegalStep::Outside);
    let picked = "h8 h9 h10 3 white h7 h11 g9 a1 h11";
    refused(Opening::Yamaguchi, 15, picked, at("i9"), IllegalStep::Finished);
    assert_eq!(played(Opening::Yamaguchi, 15, picked).stones().last(), Some(&point("h11")));
}

#[test]
fn answers_are_refused_with_the_reason() {
    let (take, number) = (Step::Answer(Answer::Take(Color::White)), |n| Step::Answer(Answer::Number(n)));
    let two = Step::Answer(Answer::PlaceTwo);
    refused(Opening::Free, 15, "", take, IllegalStep::Finished);
    refused(Opening::Swap, 15, "", take, IllegalStep::PointExpected);
    refused(Opening::Swap, 15, "h8 h9 h7", two, IllegalStep::NotAnAnswer);
    refused(Opening::Swap2, 15, "h8 h9 h7", number(2), IllegalStep::NotAnAnswer);
    refused(Opening::Swap2, 15, "h8 h9 h7 two a1 a2", two, IllegalStep::NotAnAnswer);
    refused(Opening::Swap2, 15, "h8 h9 h7 two a1 a2 white", take, IllegalStep::Finished);
    refused(Opening::Rif, 15, "h8 h9 h7 white a1", number(2), IllegalStep::PointExpected);
    refused(Opening::Rif, 15, "h8 h9 h7 white a1 a2 a3", take, IllegalStep::PointExpected);
    refused(Opening::Yamaguchi, 15, "h8 h9 h7", take, IllegalStep::NotAnAnswer);
    for n in [0, 13, 255] {
        let expected = IllegalStep::NumberOutOfRange { min: 1, max: 12 };
        refused(Opening::Yamaguchi, 15, "h8 h9 h7", number(n), expected);
    }
    for n in [0, 9] {
        let expected = IllegalStep::NumberOutOfRange { min: 1, max: 8 };
        refused(Opening::Soosorv8, 15, "h8 h9 h7 white a1", number(n), expected);
    }
    for step in [number(2), number(5), two, Step::Answer(Answer::Take(Color::Black))] {
        let four = "h8 white h9 black h7 white h6";
        refused(Opening::Taraguchi10, 15, four, step, IllegalStep::NotAnAnswer);
    }
}

#[test]
fn no_more_fifth_moves_are_asked_for_than_there_are() {
    // On the line c of 5×5 one point is free, and ten lie on each side of it.
    let game = played(Opening::Yamaguchi, 5, "c3 c4 c5 12 white c2");
    assert_eq!((game.n_fifths(), game.legal_points().count()), (Some(11), 21));
    assert_eq!(drawn(&game), "first: offer 0/11");
    let game = played(Opening::Yamaguchi, 5, "c3 c4 c5 12 white c2 c1 a1 a2 a3 a4 a5 b1 b2 b3 b4 b5");
    assert_eq!(drawn(&game), "second: pick");
    assert_eq!(game.offers().len(), 11);
}

#[test]
fn a_board_without_room_is_refused() {
    for opening in Opening::ALL {
        for lines in 5..=25 {
            let size = BoardSize::new(lines).unwrap();
            let expected = lines >= opening.min_lines();
            assert_eq!(opening.fits(size), expected);
            let refusal = OpeningGame::new(opening, size).err();
            assert_eq!(refusal, (!expected).then_some(BoardTooSmall(opening.min_lines())));
        }
    }
    let min_lines = Opening::ALL.map(Opening::min_lines);
    assert_eq!(min_lines, [5, 5, 5, 7, 9, 5, 5, 5, 9]);
}

#[test]
fn swaps_are_told_from_other_answers() {
    let swaps = |opening, steps| -> Vec<Answer> {
        let game = played(opening, 15, steps);
        game.answers().filter(|&answer| game.is_swap(answer)).collect()
    };
    let (black, white) = (Answer::Take(Color::Black), Answer::Take(Color::White));
    assert_eq!(swaps(Opening::Swap, "h8"), []);
    assert_eq!(swaps(Opening::Swap2, "h8 h9 h7"), [black]);
    assert_eq!(swaps(Opening::Swap2, "h8 h9 h7 two a1 a2"), [white]);
    assert_eq!(swaps(Opening::Yamaguchi, "h8 h9 h7"), []);
    assert_eq!(swaps(Opening::Taraguchi10, "h8 black h9"), [white]);
    assert_eq!(swaps(Opening::Taraguchi10, "h8 black h9 white h7 black h6"), [white]);
}
