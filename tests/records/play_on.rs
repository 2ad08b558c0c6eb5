//! Games that go on from somewhere in a record.

use goishi::board::{ByColor, Color};
use goishi::game::tree::InfoKey;
use goishi::game::{Level, Match, MatchSetup, Seat, Walk};
use goishi::record::sgf;

const TEXT: &str =
    "(;GM[4]SZ[15]PB[Ann]PW[Bo]RE[W+R]DT[1999-01-01];B[hh];W[gg](;B[ii]C[Good.];W[jj])(;B[aa]))";

fn read(text: &str) -> Match {
    let tree = sgf::read(text.as_bytes()).games.remove(0);
    Match::from_record(tree).unwrap()
}

const PEOPLE: ByColor<Seat> = ByColor { black: Seat::Human, white: Seat::Human };

#[test]
fn a_game_goes_on_in_a_copy_and_the_record_stays() {
    let mut record = read(TEXT);
    record.walk(Walk::Back(2));
    let before = record.record().clone();
    let mut game = record.played_on(PEOPLE);
    let point = game.size().point(0, 14).unwrap();
    game.play(point).unwrap();
    assert_eq!(*record.record(), before);
    let tree = game.record();
    assert_eq!(tree.n_nodes(), before.n_nodes() + 1);
    assert_eq!(tree.main_line().last(), Some(game.node()));
    assert_eq!(
        (tree.result(), tree.info(InfoKey::Player(Color::Black)), tree.info(InfoKey::Date)),
        (None, None, None)
    );
    assert_eq!(game.outcome(), None);
}

#[test]
fn a_game_that_was_given_up_goes_on() {
    let record = read(TEXT);
    assert!(record.outcome().is_some() && record.can_play_on());
    let seats = ByColor { black: Seat::Program(Level::Textbook), white: Seat::Human };
    let mut game = record.played_on(seats);
    assert_eq!((game.outcome(), game.seats()), (None, seats));
    game.play(game.size().point(0, 14).unwrap()).unwrap();
    assert_eq!(game.record().result(), None);
    assert!(record.outcome().is_some());
}

#[test]
fn what_was_taken_back_is_a_branch_until_it_is_forgotten() {
    let mut game = Match::new(MatchSetup { seats: PEOPLE, ..MatchSetup::default() });
    let at = |x: u8| goishi::gomoku::DEFAULT_SIZE.point(x, 3).unwrap();
    for x in 0..6 {
        game.play(at(x)).unwrap();
    }
    for _ in 0..3 {
        game.undo();
    }
    game.redo();
    assert!(!game.has_replaced());
    game.play(at(9)).unwrap();
    assert_eq!(game.record().n_nodes(), 8);
    assert!(game.has_replaced() && game.forget_taken_back());
    assert_eq!(game.record().n_nodes(), 6);
    assert!(!game.has_replaced() && !game.forget_taken_back());
    // What is played again as it was is no branch, and nothing is forgotten.
    game.undo();
    game.play(at(9)).unwrap();
    assert!(!game.forget_taken_back());
    assert_eq!(game.record().n_nodes(), 6);
}

#[test]
fn branches_that_hang_on_what_was_taken_back_stay() {
    let mut game = Match::new(MatchSetup { seats: PEOPLE, ..MatchSetup::default() });
    let at = |x: u8| goishi::gomoku::DEFAULT_SIZE.point(x, 3).unwrap();
    for x in [0, 1, 2, 3] {
        game.play(at(x)).unwrap();
    }
    game.undo();
    game.play(at(7)).unwrap();
    for _ in 0..3 {
        game.undo();
    }
    game.play(at(8)).unwrap();
    assert!(game.forget_taken_back());
    // The root, the first stone, its second, third and other fourth, and the new second one.
    assert_eq!(game.record().n_nodes(), 6);
    assert_eq!(game.node(), game.record().main_line().last().unwrap());
}
