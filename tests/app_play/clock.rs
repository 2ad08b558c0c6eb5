//! Clocks: they run for the party to act, stop in every pause, tell when time is short, and end the match.

use std::time::Duration;

use bevy::prelude::*;
use goishi::app::intent::Heading;
use goishi::app::screen::{Phase, ScreenMove};
use goishi::app::table::clock::{ClockEvent, ClocksShown};
use goishi::app::table::next_match::NextMatch;
use goishi::app::table::session::MatchOrder;
use goishi::app::table::settings::TableSettings;
use goishi::app::view::access::Spoken;
use goishi::app::view::audio::{Cue, Heard};
use goishi::board::{ByColor, Color};
use goishi::game::clock::choice::TimeKind;
use goishi::game::clock::{Stretch, TimeControl};
use goishi::game::{GoSetup, GomokuSetup, MatchSetup, Outcome, Seat, WinBy};
use goishi::gomoku::opening::Opening;
use goishi::search::Level;

use crate::app::{Desk, Device, setup};

const PEOPLE: ByColor<Seat> = ByColor { black: Seat::Human, white: Seat::Human };
const DEVICES: [Device; 3] = [Device::Keyboard, Device::Mouse, Device::Pad];

const fn s(secs: u64) -> Duration {
    Duration::from_secs(secs)
}

const ABSOLUTE: TimeControl = TimeControl::Absolute { main: s(90) };
const JAPANESE: TimeControl = TimeControl::Japanese { main: s(20), periods: 2, period: s(30) };

fn timed(time: TimeControl) -> Desk {
    let mut desk = Desk::new();
    desk.start(setup(Seat::Human, Seat::Human, 15).timed(time));
    desk.settle();
    desk
}

fn left(desk: &Desk, color: Color) -> Duration {
    desk.game().clocks().unwrap()[color].left()
}

/// Asserts that a clock has about so much left, in seconds: every step of a test takes some updates.
#[track_caller]
fn check(desk: &Desk, color: Color, about: f64) {
    let left = left(desk, color).as_secs_f64();
    assert!((about - 1.5..=about).contains(&left), "{color} has {left} s, not about {about} s");
}

fn cues(desk: &mut Desk) -> Vec<Cue> {
    let cues = desk.log::<Heard>().iter().map(|heard| heard.cue).collect();
    desk.forget::<Heard>();
    cues
}

fn spoken(desk: &mut Desk) -> Vec<String> {
    let words = desk.log::<Spoken>().iter().map(|spoken| spoken.0.clone()).collect();
    desk.forget::<Spoken>();
    words
}

#[test]
fn a_match_with_a_clock_is_chosen_and_lost_on_time_by_each_device() {
    for device in DEVICES {
        let mut desk = Desk::new();
        if device == Device::Pad {
            desk.connect_pad();
        }
        desk.choose(device, "title-new");
        for _ in 0..=Level::default() as usize {
            desk.adjust(device, "new-white", Heading::Left);
        }
        assert_eq!(desk.section::<NextMatch>().seats, PEOPLE, "{device:?}");
        assert!(!desk.has_control("new-main-time"), "nothing of clocks is in the way before one is wanted");
        desk.adjust(device, "new-time", Heading::Right);
        assert_eq!(desk.section::<NextMatch>().time.kind, TimeKind::Absolute);
        desk.adjust(device, "new-main-time", Heading::Left);
        desk.choose(device, "new-start");
        desk.update_until("a match", |desk| desk.phase() == Phase::Playing);
        assert_eq!(desk.game().setup().time.black, TimeControl::Absolute { main: s(300) });
        let size = desk.game().size();
        desk.place(device, size.center());
        desk.pass(s(299));
        assert_eq!(desk.phase(), Phase::Playing);
        check(&desk, Color::Black, 300.0);
        desk.pass(s(2));
        assert_eq!(desk.phase(), Phase::GameOver, "{device:?}");
        assert_eq!(desk.game().outcome(), Some(Outcome::Win { winner: Color::Black, by: WinBy::Time }));
        // The loss may be taken back; the board is seen before the clock runs again.
        desk.choose(device, "over-undo");
        desk.settle();
        assert!(desk.is_paused() && desk.game().outcome().is_none(), "{device:?}");
        desk.choose(device, "pause-give-white");
        check(&desk, Color::White, 360.0);
        desk.choose(device, "pause-resume");
        desk.pass(s(10));
        check(&desk, Color::White, 350.0);
    }
}

#[test]
fn what_was_chosen_of_time_is_remembered() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::with_config(folder.path());
    desk.choose(Device::Keyboard, "title-new");
    for _ in 0..2 {
        desk.adjust(Device::Keyboard, "new-time", Heading::Right);
    }
    desk.adjust(Device::Keyboard, "new-periods", Heading::Right);
    desk.adjust(Device::Keyboard, "new-time-odds", Heading::Right);
    let time = desk.section::<NextMatch>().setup().time;
    assert_eq!(time.white, TimeControl::Japanese { main: s(600), periods: 4, period: s(30) });
    assert_eq!(time.black, time.white.with_main(s(1200)));
    desk.choose(Device::Keyboard, "new-start");
    desk.settle();
    assert_eq!(desk.game().setup().time, time);
    desk.pass(s(2));
    let desk = Desk::with_config(folder.path());
    assert_eq!(desk.section::<NextMatch>().setup().time, time);
}

#[test]
fn only_the_clock_of_the_side_to_move_runs() {
    let mut desk = timed(ABSOLUTE);
    desk.pass(s(10));
    check(&desk, Color::Black, 80.0);
    assert_eq!(left(&desk, Color::White), s(90));
    desk.press(KeyCode::Enter);
    let black = left(&desk, Color::Black);
    desk.pass(s(20));
    check(&desk, Color::White, 70.0);
    assert_eq!(left(&desk, Color::Black), black);
}

#[test]
fn a_move_after_the_flag_has_fallen_is_too_late() {
    let mut desk = timed(ABSOLUTE);
    desk.pass(s(89));
    // The loop sleeps, and wakes by the key when time is over already.
    desk.app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(s(2)));
    desk.write_key(KeyCode::Enter, bevy::input::ButtonState::Pressed, false);
    desk.update();
    desk.app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(crate::app::TICK));
    desk.settle();
    assert_eq!((desk.n_moves(), desk.phase()), (0, Phase::GameOver));
}

#[test]
fn a_pause_stops_the_clocks() {
    let mut desk = timed(ABSOLUTE);
    desk.pass(s(5));
    desk.press(KeyCode::Escape);
    assert!(desk.is_paused());
    let before = left(&desk, Color::Black);
    super::power::assert_at_rest(&mut desk);
    assert_eq!(left(&desk, Color::Black), before);
    desk.press(KeyCode::Escape);
    assert!(!desk.is_paused());
    assert!(
        before.abs_diff(left(&desk, Color::Black)) < Duration::from_millis(300),
        "the time of the pause is not counted"
    );
    desk.pass(s(5));
    check(&desk, Color::Black, 80.0);
}

#[test]
fn a_page_that_covers_the_panel_makes_a_pause() {
    let mut desk = timed(ABSOLUTE);
    desk.press(KeyCode::F1);
    assert_ne!(desk.page(), None);
    assert!(desk.is_paused());
    let before = left(&desk, Color::Black);
    desk.pass(s(50));
    assert_eq!(left(&desk, Color::Black), before);
    desk.press(KeyCode::Escape);
    desk.pass(s(50));
    assert!(desk.is_paused());
    assert_eq!(left(&desk, Color::Black), before);
    // Without clocks the help is only a page.
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    desk.press(KeyCode::F1);
    assert!(!desk.is_paused());
}

#[test]
fn taking_back_gives_back_only_what_came_later() {
    let mut desk = timed(ABSOLUTE);
    desk.pass(s(10));
    desk.press(KeyCode::Enter);
    desk.pass(s(20));
    desk.press(KeyCode::KeyU);
    assert_eq!(desk.n_moves(), 0);
    check(&desk, Color::Black, 80.0);
    assert_eq!(left(&desk, Color::White), s(90));
    desk.press(KeyCode::KeyR);
    check(&desk, Color::Black, 80.0);
    check(&desk, Color::White, 70.0);
}

#[test]
fn clocks_go_on_where_they_stood_when_the_program_is_started_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::with_config(folder.path());
    desk.start(setup(Seat::Human, Seat::Human, 15).timed(JAPANESE));
    desk.pass(s(5));
    desk.press(KeyCode::Enter);
    desk.pass(s(28));
    let white = desk.game().clocks().unwrap().white;
    assert_eq!(white.stretch(), Stretch::Period { left: 2 });
    desk.app.world_mut().write_message(ScreenMove::Quit);
    desk.settle();
    assert!(desk.has_quit());
    drop(desk);
    let mut desk = Desk::with_config(folder.path());
    desk.choose(Device::Keyboard, "title-continue");
    desk.settle();
    assert!(desk.is_paused(), "nobody loses time before the board is seen");
    check(&desk, Color::Black, 15.0);
    let again = desk.game().clocks().unwrap().white;
    assert_eq!(again.stretch(), white.stretch());
    assert!(again.left().abs_diff(white.left()) < Duration::from_millis(100));
    desk.pass(s(100));
    assert_eq!(desk.game().clocks().unwrap().white, again);
    desk.choose(Device::Keyboard, "pause-resume");
    desk.pass(s(3));
    assert!(desk.game().clocks().unwrap().white.left() < again.left());
}

#[test]
fn a_kill_gives_back_a_quarter_of_a_minute_at_most() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::with_config(folder.path());
    desk.start(setup(Seat::Human, Seat::Human, 15).timed(ABSOLUTE));
    desk.press(KeyCode::Enter);
    desk.pass(s(50));
    let text = |folder: &std::path::Path| {
        let files = std::fs::read_dir(folder.join("records")).unwrap();
        let files = files.filter_map(|file| std::fs::read_to_string(file.unwrap().path()).ok());
        files.collect::<String>()
    };
    let kept = |text: &str| {
        let (_, behind) = text.split_once("XC[")?;
        behind.split_once(']')?.0.parse::<f64>().ok()
    };
    let clock = std::time::Instant::now();
    while kept(&text(folder.path())).is_none_or(|kept| kept > 56.0) {
        assert!(clock.elapsed() < s(30), "{}", text(folder.path()));
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn the_count_stops_the_clocks() {
    let mut desk = Desk::new();
    desk.start(MatchSetup::new(GoSetup::default(), PEOPLE).timed(ABSOLUTE));
    for _ in 0..2 {
        desk.app.world_mut().write_message(MatchOrder::Pass);
        desk.settle();
    }
    desk.wait_for("a count", |desk| desk.game().counting().is_some_and(goishi::game::Counting::is_proposed));
    let before = desk.game().clocks();
    super::power::assert_at_rest(&mut desk);
    assert_eq!(desk.game().clocks(), before);
    desk.app.world_mut().write_message(MatchOrder::PlayOn);
    desk.pass(s(10));
    assert_ne!(desk.game().clocks(), before, "play goes on, and so do the clocks");
}

#[test]
fn who_chooses_the_colors_thinks_on_the_own_clock() {
    let mut desk = Desk::new();
    let gomoku = GomokuSetup { opening: Opening::Swap, ..GomokuSetup::default() };
    desk.start(MatchSetup::new(gomoku, PEOPLE).timed(ABSOLUTE));
    let size = desk.game().size();
    for x in 0..3 {
        desk.place(Device::Mouse, size.point(x, 3).unwrap());
    }
    assert!(desk.game().task().is_some());
    check(&desk, Color::Black, 90.0);
    desk.pass(s(30));
    check(&desk, Color::White, 60.0);
    desk.app
        .world_mut()
        .write_message(MatchOrder::Answer(goishi::gomoku::opening::Answer::Take(Color::Black)));
    desk.settle();
    // The one who has chosen has Black now, and the other one is to move.
    check(&desk, Color::Black, 60.0);
    desk.pass(s(10));
    check(&desk, Color::White, 80.0);
}

#[test]
fn the_program_moves_in_time() {
    let short = TimeControl::Japanese { main: s(0), periods: 1, period: s(20) };
    for (level, time) in [
        (Level::Textbook, TimeControl::Absolute { main: s(10) }),
        (Level::Club, TimeControl::Fischer { main: s(10), increment: s(5) }),
        (Level::Master, short),
    ] {
        let mut desk = Desk::in_match(Seat::Human, Seat::Program(level), 15);
        desk.start(setup(Seat::Human, Seat::Program(level), 15).timed(time));
        for n in 1..=2 {
            let size = desk.game().size();
            let free = size.points().find(|point| desk.game().check(*point).is_ok()).unwrap();
            desk.place(Device::Mouse, free);
            desk.wait_for("an answer in time", |desk| desk.n_moves() == 2 * n);
            assert_eq!(desk.phase(), Phase::Playing);
        }
        assert!(!desk.game().clocks().unwrap().white.has_fallen());
        assert!(
            !desk
                .log::<ClockEvent>()
                .iter()
                .any(|event| { matches!(event, ClockEvent::Ticked { color: Color::White, .. }) })
        );
        // The player may always take back, and has no less time than the move has cost.
        desk.press(KeyCode::KeyU);
        assert_eq!(desk.n_moves(), 2);
    }
}

#[test]
fn in_time_trouble_the_program_does_not_think_as_long_as_it_likes() {
    let master = Seat::Program(Level::Master);
    let mut desk = Desk::new();
    desk.start(setup(Seat::Human, master, 15).timed(TimeControl::Absolute { main: s(30) }));
    let clock = std::time::Instant::now();
    desk.press(KeyCode::Enter);
    desk.wait_for("an answer", |desk| desk.n_moves() == 2);
    assert!(clock.elapsed() < s(4), "{:?} of a whole game of thirty seconds", clock.elapsed());
}

#[test]
fn the_last_seconds_tick_and_are_called_to_the_person_to_move() {
    let mut desk = timed(ABSOLUTE);
    cues(&mut desk);
    desk.pass(s(79));
    assert_eq!(cues(&mut desk), []);
    let words = spoken(&mut desk);
    assert!(words.ends_with(&["One minute left.".to_owned(), "30 seconds left.".to_owned()]), "{words:?}");
    desk.pass(Duration::from_millis(10_900));
    assert_eq!(cues(&mut desk), vec![Cue::Tick; 10]);
    assert_eq!(spoken(&mut desk), ["10 seconds left."]);
    desk.pass(s(1));
    assert_eq!(desk.phase(), Phase::GameOver);
    assert_eq!(cues(&mut desk), [Cue::Win]);
    assert_eq!(spoken(&mut desk), ["Black ran out of time."]);
}

#[test]
fn a_period_is_heard_seen_and_said() {
    let mut desk = timed(JAPANESE);
    cues(&mut desk);
    spoken(&mut desk);
    desk.pass(Duration::from_millis(20_500));
    assert_eq!(cues(&mut desk), [Cue::Period]);
    let words = spoken(&mut desk);
    assert_eq!(words.last().unwrap(), "Black: byo-yomi, 2 periods of 0:30.");
    desk.pass(s(30));
    let heard = cues(&mut desk);
    assert_eq!((heard.len(), heard.last()), (11, Some(&Cue::Period)));
    assert_eq!(spoken(&mut desk).last().unwrap(), "Black: byo-yomi, the last period of 0:30.");
}

#[test]
fn a_hidden_clock_runs_in_silence() {
    for shown in [ClocksShown::None, ClocksShown::Own] {
        let mut desk = Desk::new();
        desk.app.world_mut().resource_mut::<TableSettings>().clocks = shown;
        desk.start(setup(Seat::Human, Seat::Program(Level::Textbook), 15).timed(ABSOLUTE));
        desk.settle();
        cues(&mut desk);
        desk.pass(Duration::from_millis(89_500));
        let ticks = cues(&mut desk).len();
        assert_eq!(ticks, if shown == ClocksShown::None { 0 } else { 10 }, "{shown:?}");
        desk.pass(s(1));
        assert_eq!(desk.phase(), Phase::GameOver);
    }
}

#[test]
fn more_time_is_given_in_a_pause() {
    for device in DEVICES {
        let mut desk = timed(ABSOLUTE);
        if device == Device::Pad {
            desk.connect_pad();
        }
        desk.press(KeyCode::Escape);
        desk.settle();
        let before = left(&desk, Color::Black);
        desk.choose(device, "pause-give-black");
        assert!(desk.is_paused());
        assert_eq!(left(&desk, Color::Black), before + s(60), "{device:?}");
        assert_eq!(left(&desk, Color::White), s(90));
    }
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    desk.press(KeyCode::Escape);
    desk.settle();
    assert!(!desk.has_control("pause-give-black"), "without clocks there is nothing to give");
}

#[test]
fn a_match_that_was_left_is_taken_up_in_a_pause() {
    let mut desk = timed(ABSOLUTE);
    desk.press(KeyCode::Enter);
    desk.app.world_mut().write_message(ScreenMove::Leave);
    desk.settle();
    assert_eq!(desk.phase(), Phase::Menu);
    let before = desk.game().clocks();
    super::power::assert_at_rest(&mut desk);
    assert_eq!(desk.game().clocks(), before);
    desk.choose(Device::Mouse, "title-continue");
    desk.settle();
    assert!(desk.is_paused());
    assert_eq!(desk.game().clocks(), before);
}
