//! What the program knows about fives that are blocked at both ends.

use super::*;

const CARO: [Rule; 2] = [Rule::Caro, Rule::CaroOverline];
const SEARCHING: [Level; 4] = [Level::Casual, Level::Club, Level::Expert, Level::Master];

/// With a stone at one end of the five to come, a four is met at its completing point or at the other end.
const FOUR: &str = ". . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . X O O O O a b . . .
     . . . . . . . . . . .
     . . X . . . . . . . .
     . . . . X . . . . . .
     . . . . . . . X . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .";

#[test]
fn a_four_is_met_at_either_end() {
    check_in(&CARO, FOUR, Color::Black, &Level::ALL);
}

/// Two completing points are no open four when a single stone takes both fives: between two stones of the other
/// side four in a row have no way out.
#[test]
fn an_open_four_between_two_stones_can_be_met() {
    let text = ". . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . X a O O O b c X . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . X . . . . . .
         . . . . . . . X . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .";
    for rule in CARO {
        let (mut position, marks) = position(text, Color::White, rule);
        assert_ne!(mate(text, Color::White, rule), Some(3), "{rule:?}");
        position.play(marks[1]).unwrap();
        for level in SEARCHING {
            let choice = choose(level, &position, level_limits(level)).unwrap();
            assert!([marks[0], marks[2]].contains(&choice.point), "{level:?}\n{position:?}");
            assert!(choice.info.value.mate_in().is_none_or(|plies| plies > 0), "{level:?}\n{position:?}");
        }
    }
    assert_eq!(mate(text, Color::White, Rule::Freestyle), Some(3));
}

/// The completing point that makes six: nothing in Caro, a win where overlines win.
#[test]
fn six_in_a_row_wins_between_stones_where_overlines_win() {
    let text = ". . . . . . . . . .
         . . . . . . . . . .
         . O X X X a X X O .
         . . . . . . . . . .
         . . O . O . . . . .
         . . . . . . . O . .
         . . . . . . . . . .
         . . . . . . . . . .
         . . . . . . . . . .
         . . . . . . . . . .";
    check_in(&[Rule::CaroOverline, Rule::Freestyle], text, Color::Black, &Level::ALL);
    for rule in [Rule::Caro, Rule::Standard] {
        assert_ne!(mate(text, Color::Black, rule), Some(1));
    }
}

/// The edge of the board is no stone: a four along it with a stone at one end is met at one point only.
#[test]
fn the_edge_blocks_no_five() {
    check_in(
        &CARO,
        "O O O O a X . . .
         . . . . . . . . .
         . . . X . . . . .
         . . X . . . . . .
         . . . . . X . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
        Color::Black,
        &Level::ALL,
    );
}
