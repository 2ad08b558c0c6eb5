//! The levels at which a program has played: told, and kept in the file.

use goishi::board::{ByColor, Color};
use goishi::game::tree::InfoKey;
use goishi::game::{Level, Match, MatchSetup, Seat};
use goishi::record::sgf;

const CASUAL: Seat = Seat::Program(Level::Casual);

fn begun(n_moves: u8) -> Match {
    let seats = ByColor { black: Seat::Human, white: CASUAL };
    let mut game = Match::new(MatchSetup { seats, ..MatchSetup::default() });
    play(&mut game, 0, n_moves);
    game
}

fn play(game: &mut Match, row: u8, n_moves: u8) {
    for x in 0..n_moves {
        let point = game.size().point(2 * x % 15, row + x / 7).unwrap();
        game.play(point).unwrap();
    }
}

#[test]
fn the_levels_that_were_played_are_told_in_their_order() {
    let mut game = begun(4);
    assert_eq!((game.levels(Color::White), game.levels(Color::Black)), (vec![Level::Casual], vec![]));
    game.set_level(Color::White, Level::Club);
    game.set_level(Color::White, Level::Expert);
    assert_eq!(game.levels(Color::White), [Level::Casual, Level::Expert]);
    play(&mut game, 5, 2);
    game.set_level(Color::White, Level::Casual);
    assert_eq!(game.levels(Color::White), [Level::Casual, Level::Expert, Level::Casual]);
    assert_eq!(game.seats().white, CASUAL);
    // A person has no level.
    game.set_level(Color::Black, Level::Master);
    assert_eq!(game.seats().black, Seat::Human);
}

#[test]
fn a_level_that_nothing_was_played_at_is_not_told() {
    let mut game = begun(0);
    game.set_level(Color::White, Level::Master);
    assert_eq!(game.levels(Color::White), [Level::Master]);
    let mut game = begun(4);
    game.set_level(Color::White, Level::Master);
    game.set_level(Color::White, Level::Casual);
    assert_eq!(game.levels(Color::White), [Level::Casual]);
}

#[test]
fn a_file_has_the_levels() {
    let mut game = begun(4);
    game.set_level(Color::White, Level::Learner);
    play(&mut game, 5, 1);
    let text = sgf::write_tree(&game.to_tree());
    let tree = sgf::read(text.as_bytes()).games.remove(0);
    let read = Match::from_record(tree).unwrap();
    assert_eq!(read.levels(Color::White), [Level::Casual, Level::Learner]);
    assert_eq!(read.seats(), game.seats());
    // A game that goes on from there is another one.
    let other = read.played_on(ByColor { black: CASUAL, white: CASUAL });
    assert_eq!(other.levels(Color::White), [Level::Casual]);
}

#[test]
fn a_level_is_known_by_the_name_it_once_had() {
    assert_eq!(Level::by_name("Novice"), Some(Level::Learner));
    let file = b"(;FF[4]GM[4]SZ[15]XS[human novice])";
    let game = Match::from_record(sgf::read(file).games.remove(0)).unwrap();
    assert_eq!(game.seats().white, Seat::Program(Level::Learner));
}

#[test]
fn a_name_that_says_the_old_level_goes() {
    let mut game = begun(2);
    game.edit_record(|tree| tree.set_info(InfoKey::Player(Color::White), "Goishi · Casual"));
    game.set_level(Color::White, Level::Casual);
    assert!(game.record().info(InfoKey::Player(Color::White)).is_some());
    game.set_level(Color::White, Level::Master);
    assert_eq!(game.record().info(InfoKey::Player(Color::White)), None);
}
