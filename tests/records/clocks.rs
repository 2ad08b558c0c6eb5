//! The clocks of whole matches: noted, found again, taken back, stopped.

use std::time::Duration;

use goishi::board::{ByColor, Color};
use goishi::game::Level;
use goishi::game::clock::{Stretch, TimeControl};
use goishi::game::tree::{RecordResult, WinMargin};
use goishi::game::{GoSetup, GomokuSetup, Match, MatchSetup, Outcome, Seat, Walk, WinBy};
use goishi::gomoku::opening::{Answer, Opening};
use goishi::record::sgf;

const fn s(secs: u64) -> Duration {
    Duration::from_secs(secs)
}

const PEOPLE: ByColor<Seat> = ByColor { black: Seat::Human, white: Seat::Human };
const ABSOLUTE: TimeControl = TimeControl::Absolute { main: s(600) };
const FISCHER: TimeControl = TimeControl::Fischer { main: s(60), increment: s(10) };

fn timed(time: TimeControl) -> Match {
    Match::new(MatchSetup::new(GomokuSetup::default(), PEOPLE).timed(time))
}

/// Thinks so long and plays in the column.
fn play(game: &mut Match, secs: u64, column: u8) {
    game.run_clock(s(secs));
    game.play(game.size().point(column, 7).unwrap()).unwrap();
}

#[track_caller]
fn check(game: &Match, black: u64, white: u64) {
    let clocks = game.clocks().unwrap();
    assert_eq!([clocks.black.left(), clocks.white.left()], [s(black), s(white)]);
}

fn reread(game: &Match) -> Match {
    let text = sgf::write(game, &ByColor::default());
    let read = sgf::read(text.as_bytes());
    assert_eq!(read.problems, [], "{text}");
    let again = Match::from_record(read.games.into_iter().next().unwrap()).unwrap();
    assert_eq!(again.clocks(), game.clocks(), "{text}");
    assert_eq!(again.setup(), game.setup());
    assert_eq!(again.to_tree(), game.to_tree(), "{text}");
    again
}

#[test]
fn without_a_control_there_are_no_clocks() {
    let mut game = timed(TimeControl::None);
    assert!(!game.run_clock(Duration::MAX) && game.clocks().is_none());
    play(&mut game, 5, 0);
    assert!(!sgf::write(&game, &ByColor::default()).contains("BL["));
}

#[test]
fn the_clock_of_the_side_to_move_runs_and_is_noted() {
    let mut game = timed(ABSOLUTE);
    play(&mut game, 10, 0);
    play(&mut game, 20, 1);
    game.run_clock(Duration::from_millis(1500));
    let text = sgf::write(&game, &ByColor::default());
    assert!(
        text.contains("TM[600]") && text.contains(";B[ah]BL[590]") && text.contains(";W[bh]WL[580]"),
        "{text}"
    );
    let again = reread(&game);
    assert_eq!(again.clocks().unwrap().black.left(), Duration::from_millis(588_500));
}

#[test]
fn who_has_no_time_left_has_lost() {
    let mut game = timed(ABSOLUTE);
    play(&mut game, 10, 0);
    assert!(!game.run_clock(s(599)));
    assert!(game.run_clock(s(1)), "zero is too late");
    assert_eq!(game.outcome(), Some(Outcome::Win { winner: Color::Black, by: WinBy::Time }));
    let result = RecordResult::Win { winner: Color::Black, by: WinMargin::Time };
    assert_eq!(game.record().result(), Some(result));
    assert!(game.play(game.size().center()).is_err());
    assert!(!game.run_clock(s(1)));
    check(&game, 590, 0);
    let mut again = reread(&game);
    assert_eq!(again.outcome(), game.outcome());
    // The loss is taken back, with the time that was thought there.
    again.undo();
    assert_eq!(again.outcome(), None);
    check(&again, 590, 600);
    assert!(!again.run_clock(s(1)));
}

#[test]
fn taking_back_gives_back_what_was_thought_later_only() {
    let mut game = timed(FISCHER);
    play(&mut game, 5, 0);
    play(&mut game, 7, 1);
    play(&mut game, 20, 2);
    check(&game, 55, 63);
    game.run_clock(s(30));
    game.undo();
    check(&game, 45, 63);
    game.run_clock(s(5));
    game.redo();
    // The move costs what was thought in the meantime, and White's thinking is not forgotten.
    check(&game, 50, 33);
    game.undo();
    check(&game, 40, 63);
    game.undo();
    check(&game, 65, 53);
    reread(&game);
}

#[test]
fn against_the_program_two_moves_are_taken_back() {
    let seats = ByColor { black: Seat::Human, white: Seat::Program(Level::Textbook) };
    let mut game = Match::new(MatchSetup::new(GomokuSetup::default(), seats).timed(FISCHER));
    for (n, secs) in [(0, 5), (1, 1), (2, 5), (3, 1)] {
        play(&mut game, secs, n);
    }
    check(&game, 70, 78);
    game.run_clock(s(3));
    assert_eq!(game.undo().len(), 2);
    check(&game, 60, 69);
    game.redo();
    check(&game, 67, 78);
}

#[test]
fn clocks_follow_the_players_through_an_exchange() {
    let gomoku = GomokuSetup { opening: Opening::Swap, ..GomokuSetup::default() };
    let mut game = Match::new(MatchSetup::new(gomoku, PEOPLE).timed(ABSOLUTE));
    for column in 0..3 {
        play(&mut game, 10, column);
    }
    check(&game, 570, 600);
    assert_eq!(game.clock_to_run(), Some(Color::White));
    game.run_clock(s(100));
    game.answer(Answer::Take(Color::Black)).unwrap();
    check(&game, 500, 570);
    assert_eq!(game.clock_to_run(), Some(Color::White));
    play(&mut game, 1, 5);
    reread(&game);
    game.undo();
    game.undo();
    check(&game, 570, 500);
    game.redo();
    // What was thought about the stone that was taken back stays spent.
    check(&game, 500, 569);
}

#[test]
fn the_count_stops_the_clocks() {
    let mut game = Match::new(MatchSetup::new(GoSetup::default(), PEOPLE).timed(ABSOLUTE));
    for _ in 0..2 {
        game.run_clock(s(10));
        game.pass().unwrap();
    }
    assert!(game.clock_to_run().is_none() && !game.run_clock(s(1000)));
    check(&game, 590, 590);
    game.resume(Color::White);
    assert_eq!(game.clock_to_run(), Some(Color::Black));
    game.run_clock(s(5));
    check(&game, 585, 590);
    reread(&game);
}

#[test]
fn more_time_is_for_good() {
    let mut game = timed(ABSOLUTE);
    game.run_clock(s(20));
    game.give_time(Color::Black, s(60));
    game.give_time(Color::White, s(30));
    check(&game, 640, 630);
    let mut game = reread(&game);
    play(&mut game, 10, 0);
    check(&game, 630, 630);
    game.undo();
    check(&game, 630, 630);
    assert_eq!(game.setup().time.black, ABSOLUTE, "the next match is played as this one was begun");
}

#[test]
fn overtime_is_kept_in_records() {
    for (time, secs, stretch) in [
        (TimeControl::Japanese { main: s(60), periods: 5, period: s(30) }, 95, Stretch::Period { left: 4 }),
        (TimeControl::Canadian { main: s(60), stones: 7, period: s(300) }, 95, Stretch::Stones { left: 6 }),
    ] {
        let mut game = timed(time);
        play(&mut game, secs, 0);
        assert_eq!(game.clocks().unwrap().black.stretch(), stretch);
        let text = sgf::write(&game, &ByColor::default());
        assert!(text.contains("OB["), "{text}");
        let mut game = reread(&game);
        play(&mut game, 61, 1);
        game.run_clock(s(10));
        reread(&game);
    }
}

#[test]
fn a_side_may_have_more_time() {
    let setup = MatchSetup::new(GomokuSetup::default(), PEOPLE).timed(FISCHER);
    let time = ByColor { white: FISCHER.with_main(s(180)), ..setup.time };
    let setup = MatchSetup { time, ..setup }.sanitized();
    let game = Match::new(setup);
    check(&game, 60, 180);
    check(&Match::new(reread(&game).setup().with_seats_swapped()), 180, 60);
}

#[test]
fn records_of_others_show_their_clocks_and_are_played_on_without() {
    let text = "(;GM[1]SZ[9]TM[600]OT[5x30 byo-yomi];B[ee]BL[590.5];W[gg]WL[30]OW[3];B[cc]BL[580])";
    let mut game = Match::from_record(sgf::read(text.as_bytes()).games.remove(0)).unwrap();
    let before = game.record().clone();
    let clocks = game.clocks().unwrap();
    assert_eq!((clocks.black.left(), clocks.white.left()), (s(580), s(30)));
    assert_eq!(clocks.white.stretch(), Stretch::Period { left: 3 });
    game.walk(Walk::First);
    game.walk(Walk::Forward(2));
    assert_eq!(game.clocks().unwrap().black.left(), Duration::from_millis(590_500));
    assert_eq!(*game.record(), before, "looking on changes nothing");
    let on = game.played_on(PEOPLE);
    assert!(on.clocks().is_none() && !on.setup().is_timed());
    reread(&on);
}

#[test]
fn a_node_that_was_lost_on_time_stays_lost() {
    let mut game = timed(ABSOLUTE);
    play(&mut game, 10, 0);
    play(&mut game, 1, 1);
    game.walk(Walk::Back(1));
    assert!(game.run_clock(s(600)));
    // What was played after it before is looked at, and taken back.
    game.walk(Walk::Forward(1));
    assert_eq!(game.outcome(), None);
    game.undo();
    assert_eq!(game.outcome(), Some(Outcome::Win { winner: Color::Black, by: WinBy::Time }));
    check(&game, 590, 0);
    reread(&game);
    // The same where it is come to by the same step.
    game.walk(Walk::First);
    play(&mut game, 0, 0);
    assert!(game.outcome().is_some());
    assert!(game.clocks().unwrap().white.has_fallen());
    reread(&game);
}
