//! What each device does besides a plain game: dead zones, sliding off, repeats, sticks, unplugging, stray presses.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::prelude::*;
use goishi::app::features::play::questions::QUIT;
use goishi::app::features::settings::{SETTINGS, Tab};
use goishi::app::input::mouse::Pointer;
use goishi::app::intent::{Action, Heading};
use goishi::app::platform::notice::Notice;
use goishi::app::screen::{HELP, Phase, PlayStage};
use goishi::app::table::next_match::NextMatch;
use goishi::app::table::place::{MoveRefused, PointPressed, Refusal};
use goishi::app::text::TextSettings;
use goishi::app::theme::LookSettings;
use goishi::app::view::stone::Stone;
use goishi::game::{DrawBy, Outcome, Seat};
use goishi::gomoku::IllegalMove;
use goishi::picture::Numbers;
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

use crate::app::{Desk, Device, TICK, black_wins};

fn two_people() -> Desk {
    Desk::in_match(Seat::Human, Seat::Human, 15)
}

#[test]
fn a_press_becomes_a_stone_in_the_same_update() {
    let mut desk = two_people();
    desk.settle();
    desk.write_key(KeyCode::Enter, ButtonState::Pressed, false);
    desk.update();
    assert_eq!(desk.n_moves(), 1);
    assert_eq!(desk.count::<Stone>(), 1);
    desk.assert_mirrored();
}

#[test]
fn sliding_off_takes_the_press_back() {
    let mut desk = two_people();
    let (from, to) = (desk.at(7, 7), desk.at(8, 7));
    desk.move_mouse(desk.pixel_of(from));
    desk.mouse_down();
    desk.move_mouse(desk.pixel_of(to));
    desk.mouse_up();
    assert_eq!(desk.n_moves(), 0);
    assert!(desk.log::<PointPressed>().is_empty());
    // Sliding back before letting go places after all.
    desk.move_mouse(desk.pixel_of(from));
    desk.mouse_down();
    desk.move_mouse(desk.pixel_of(to));
    desk.move_mouse(desk.pixel_of(from));
    desk.mouse_up();
    assert_eq!(desk.points(), [from]);
}

/// A slow machine hears of all of it at once.
#[test]
fn clicks_within_one_update_count_where_they_were_made() {
    let mut desk = two_people();
    let points = [desk.at(7, 7), desk.at(3, 4), desk.at(11, 2)];
    for point in points {
        desk.write_mouse_move(desk.pixel_of(point));
        desk.write_mouse_button(MouseButton::Left, ButtonState::Pressed);
        desk.write_mouse_button(MouseButton::Left, ButtonState::Released);
    }
    desk.write_mouse_move(Vec2::ONE);
    desk.update();
    assert_eq!(desk.points(), points);
    // And a way off that ends where it began, but not before the release, is a slide off.
    desk.write_mouse_move(desk.pixel_of(desk.at(5, 5)));
    desk.write_mouse_button(MouseButton::Left, ButtonState::Pressed);
    desk.write_mouse_move(desk.pixel_of(desk.at(6, 5)));
    desk.write_mouse_button(MouseButton::Left, ButtonState::Released);
    desk.write_mouse_move(desk.pixel_of(desk.at(5, 5)));
    desk.update();
    assert_eq!(desk.n_moves(), 3);
}

#[test]
fn between_points_a_click_places_nothing() {
    let mut desk = two_people();
    let cell = desk.layout().board.cell;
    let corner = desk.pixel_of(desk.at(3, 3));
    for offset in [Vec2::new(0.5, 0.0), Vec2::new(0.0, 0.5), Vec2::splat(0.5)] {
        desk.click(corner + offset * cell);
    }
    // The wood outside the lines, and the panel beside the board.
    let board = desk.layout().board;
    desk.click(board.corner + board.margin * 0.3);
    let panel = desk.layout().panel;
    desk.click(panel.min.midpoint(panel.max) * Vec2::new(1.0, 0.98));
    assert_eq!(desk.n_moves(), 0);
    assert!(desk.log::<PointPressed>().is_empty());
    // Near a point is on it.
    desk.click(corner + 0.3 * cell);
    assert_eq!(desk.n_moves(), 1);
}

#[test]
fn only_the_left_button_places() {
    let mut desk = two_people();
    desk.move_mouse(desk.pixel_of(desk.at(7, 7)));
    for button in [MouseButton::Right, MouseButton::Middle] {
        desk.mouse_button(button, ButtonState::Pressed);
        desk.mouse_button(button, ButtonState::Released);
    }
    assert_eq!(desk.n_moves(), 0);
    desk.mouse_down();
    desk.mouse_up();
    assert_eq!(desk.n_moves(), 1);
    // The two buttons at the side of some mice take back and play again.
    desk.mouse_button(MouseButton::Back, ButtonState::Pressed);
    assert_eq!(desk.n_moves(), 0);
    desk.mouse_button(MouseButton::Forward, ButtonState::Pressed);
    assert_eq!(desk.n_moves(), 1);
}

#[test]
fn a_taken_point_is_refused_and_the_turn_stays() {
    let mut desk = two_people();
    let point = desk.at(7, 7);
    for device in [Device::Mouse, Device::Keyboard] {
        desk.place(device, point);
        desk.forget::<MoveRefused>();
        let to_move = desk.game().to_move();
        desk.place(device, point);
        let reason = Refusal::Illegal(IllegalMove::Occupied.into());
        assert_eq!(desk.log::<MoveRefused>(), [MoveRefused { point, reason }]);
        assert_eq!(desk.game().to_move(), to_move);
        assert_eq!(desk.n_moves(), 1);
        desk.assert_mirrored();
    }
}

#[test]
fn a_press_that_a_pause_interrupts_is_forgotten() {
    let mut desk = two_people();
    let point = desk.at(7, 7);
    desk.move_mouse(desk.pixel_of(point));
    desk.mouse_down();
    desk.press(KeyCode::Escape);
    assert!(desk.is_paused());
    desk.mouse_up();
    desk.press(KeyCode::Escape);
    assert!(!desk.is_paused());
    assert_eq!(desk.app.world().resource::<Pointer>().pressed, None);
    assert_eq!(desk.n_moves(), 0);
}

#[test]
fn the_click_that_starts_a_match_places_no_stone() {
    let mut desk = Desk::sized(900, 1600);
    // In a tall window the menu lies over the board.
    desk.choose(Device::Mouse, "title-play");
    assert_eq!(desk.phase(), Phase::Playing);
    desk.settle();
    assert_eq!(desk.n_moves(), 0);
    assert!(desk.log::<PointPressed>().is_empty());
}

#[test]
fn the_press_that_starts_or_resumes_places_no_stone() {
    let mut desk = Desk::new();
    desk.choose(Device::Keyboard, "title-play");
    assert_eq!((desk.phase(), desk.n_moves()), (Phase::Playing, 0));
    desk.press(KeyCode::Escape);
    desk.choose(Device::Keyboard, "pause-resume");
    assert_eq!((desk.is_paused(), desk.n_moves()), (false, 0));
    assert!(desk.log::<PointPressed>().is_empty());
}

/// What is asked for shows although nothing else happens that would wake the loop.
#[test]
fn a_page_opens_on_the_press_and_not_on_the_release() {
    let mut desk = two_people();
    desk.settle();
    desk.key_down(KeyCode::Escape);
    assert!(desk.is_paused());
    desk.key_up(KeyCode::Escape);
    desk.key_down(KeyCode::F1);
    assert_eq!(desk.page(), Some(HELP));
    desk.key_up(KeyCode::F1);
    desk.key_down(KeyCode::Escape);
    assert_eq!(desk.page(), None);
}

#[test]
fn tab_walks_the_pages_and_enter_presses_only_what_has_the_focus() {
    let mut desk = Desk::new();
    assert!(desk.is_focused("title-play"));
    desk.press(KeyCode::Tab);
    assert!(desk.is_focused("title-new"));
    desk.press(KeyCode::Tab);
    assert!(desk.is_focused("title-records"));
    desk.press(KeyCode::Tab);
    assert!(desk.is_focused("title-puzzle"));
    desk.press(KeyCode::Tab);
    assert!(desk.is_focused("title-lessons"));
    desk.press(KeyCode::Tab);
    assert!(desk.is_focused("title-settings"));
    desk.press(KeyCode::Enter);
    assert_eq!((desk.page(), desk.phase()), (Some(SETTINGS), Phase::Menu));
    assert!(desk.is_focused("settings-tab-play"));
    desk.press(KeyCode::ArrowRight);
    assert!(desk.is_focused("settings-tab-look"));
    desk.press(KeyCode::Tab);
    assert!(desk.is_focused("settings-theme"));
    desk.update_until("the switch of the numbers", |desk| {
        desk.press(KeyCode::Tab);
        desk.is_focused("settings-numbers")
    });
    let before = desk.section::<LookSettings>().clone();
    desk.press(KeyCode::Space);
    assert_eq!(
        (before.move_numbers, desk.section::<LookSettings>().move_numbers),
        (Numbers::None, Numbers::Last(1))
    );
    assert_eq!(desk.section::<LookSettings>().theme, before.theme);
    assert_eq!(desk.page(), Some(SETTINGS));
}

#[test]
fn every_control_of_the_settings_is_within_reach_at_the_largest_text() {
    let mut desk = Desk::sized(800, 600);
    desk.choose(Device::Keyboard, "title-settings");
    desk.open_tab(Device::Keyboard, Tab::Access);
    while desk.section::<TextSettings>().text_percent != 200 {
        desk.adjust(Device::Keyboard, "settings-text", Heading::Right);
    }
    for tab in Tab::ALL {
        desk.open_tab(Device::Mouse, tab);
        desk.focus(Device::Keyboard, "settings-reset");
    }
    desk.choose(Device::Mouse, "settings-reset");
    assert_eq!(desk.section::<TextSettings>().text_percent, 100);
    desk.adjust(Device::Keyboard, "settings-motion", Heading::Right);
    assert!(desk.section::<LookSettings>().reduced_motion);
    desk.choose(Device::Mouse, "settings-back");
    assert_eq!(desk.page(), None);
}

#[test]
fn keys_of_the_cursor() {
    let mut desk = two_people();
    let center = desk.game().size().center();
    assert_eq!(desk.cursor(), center);
    for key in [KeyCode::KeyD, KeyCode::KeyD, KeyCode::KeyS, KeyCode::KeyA, KeyCode::KeyW, KeyCode::KeyA] {
        desk.press(key);
    }
    assert_eq!(desk.cursor(), center);
    desk.chord(KeyCode::ShiftLeft, KeyCode::ArrowLeft);
    assert_eq!(desk.cursor(), desk.at(3, 7));
    desk.press(KeyCode::KeyX);
    assert_eq!(desk.cursor(), center);
    // A held key repeats as the desktop system does; the edge stops it.
    desk.key_down(KeyCode::ArrowUp);
    for _ in 0..20 {
        desk.key_repeats(KeyCode::ArrowUp);
    }
    desk.key_up(KeyCode::ArrowUp);
    assert_eq!(desk.cursor(), desk.at(7, 0));
    // A held confirm key places once.
    desk.key_down(KeyCode::Enter);
    desk.key_repeats(KeyCode::Enter);
    desk.key_up(KeyCode::Enter);
    assert_eq!(desk.log::<PointPressed>().len(), 1);
}

#[test]
fn a_held_direction_of_the_pad_repeats() {
    let mut desk = two_people();
    desk.connect_pad();
    for stick in [false, true] {
        desk.cursor_to(Device::Keyboard, desk.at(0, 7));
        let push = |desk: &mut Desk, on: bool| match (stick, on) {
            (false, _) => desk.pad_button(GamepadButton::DPadRight, f32::from(u8::from(on))),
            (true, _) => desk.pad_stick(if on { 0.9 } else { 0.0 }, if on { 0.3 } else { 0.0 }),
        };
        push(&mut desk, true);
        assert_eq!(desk.cursor(), desk.at(1, 7), "stick: {stick}");
        desk.hold(Duration::from_millis(300));
        assert_eq!(desk.cursor(), desk.at(1, 7), "stick: {stick}");
        desk.hold(Duration::from_millis(400));
        let x = desk.cursor().x();
        assert!((4..=7).contains(&x), "{x} after 350 ms and repeats of 80 ms");
        push(&mut desk, false);
        desk.hold(Duration::from_millis(400));
        assert!(desk.cursor().x() <= x + 1);
    }
    // A stick that is pushed a little steers nothing.
    let before = desk.cursor();
    desk.pad_stick(0.3, -0.3);
    desk.hold(Duration::from_millis(800));
    assert_eq!(desk.cursor(), before);
}

#[test]
fn a_pad_at_rest_lets_the_loop_sleep_and_a_held_direction_wakes_it() {
    let mut desk = two_people();
    desk.connect_pad();
    desk.pass(Duration::from_secs(10));
    assert!(desk.sleep_time() > Duration::from_mins(10), "wakes after {:?}", desk.sleep_time());
    desk.pad_button(GamepadButton::DPadRight, 1.0);
    assert!(desk.sleep_time() <= Duration::from_millis(350), "repeats after {:?}", desk.sleep_time());
}

#[test]
fn buttons_of_the_pad() {
    let mut desk = two_people();
    desk.connect_pad();
    let center = desk.cursor();
    desk.pad_press(GamepadButton::South);
    desk.pad_press(GamepadButton::DPadUp);
    desk.pad_press(GamepadButton::LeftTrigger);
    assert_eq!(desk.cursor(), center);
    assert_eq!(desk.n_moves(), 1);
    desk.pad_press(GamepadButton::West);
    assert_eq!(desk.n_moves(), 0);
    desk.pad_press(GamepadButton::RightTrigger);
    assert_eq!(desk.n_moves(), 1);
    desk.pad_press(GamepadButton::Select);
    assert_eq!(desk.page(), Some(HELP));
    desk.pad_press(GamepadButton::East);
    assert_eq!(desk.page(), None);
    desk.pad_press(GamepadButton::East);
    assert!(desk.is_paused());
    desk.pad_press(GamepadButton::Start);
    assert!(!desk.is_paused());
    let requests = desk.log::<PointPressed>().len();
    assert_eq!(requests, 1);
}

#[test]
fn a_pad_that_is_unplugged_pauses_the_match_it_plays() {
    let mut desk = two_people();
    desk.connect_pad();
    desk.pad_press(GamepadButton::South);
    assert_eq!(desk.n_moves(), 1);
    desk.forget::<Notice>();
    desk.disconnect_pad();
    assert!(desk.is_paused());
    assert_eq!(desk.log::<Notice>(), [Notice::lasting("notice-pad-lost")]);
    // Plugged in again it goes on.
    desk.connect_pad();
    desk.pad_press(GamepadButton::South);
    assert!(!desk.is_paused());
    assert_eq!(desk.n_moves(), 1);
}

#[test]
fn a_pad_that_is_not_in_use_pauses_nothing() {
    let mut desk = two_people();
    desk.connect_pad();
    desk.press(KeyCode::ArrowUp);
    desk.disconnect_pad();
    assert!(!desk.is_paused());
}

#[test]
fn quitting_a_match_under_way_asks_first() {
    let mut desk = two_people();
    desk.press(KeyCode::Enter);
    desk.chord(KeyCode::ControlLeft, KeyCode::KeyQ);
    assert_eq!(desk.page(), Some(QUIT));
    desk.press(KeyCode::Escape);
    assert_eq!(desk.page(), None);
    assert!(!desk.has_quit());
    desk.chord(KeyCode::ControlLeft, KeyCode::KeyQ);
    desk.choose(Device::Keyboard, "confirm-yes");
    assert!(desk.has_quit());
}

/// A slow machine hears of all of it at once.
#[test]
fn a_chord_within_one_update_is_a_chord() {
    let mut desk = two_people();
    for (modifier, key) in [(KeyCode::ShiftLeft, KeyCode::ArrowUp), (KeyCode::ControlLeft, KeyCode::KeyQ)] {
        for (key, state) in [
            (modifier, ButtonState::Pressed),
            (key, ButtonState::Pressed),
            (key, ButtonState::Released),
            (modifier, ButtonState::Released),
            (KeyCode::ArrowLeft, ButtonState::Pressed),
            (KeyCode::ArrowLeft, ButtonState::Released),
        ] {
            desk.write_key(key, state, false);
        }
        desk.update();
    }
    assert_eq!(desk.cursor(), desk.at(5, 3));
    desk.settle();
    assert!(desk.has_quit());
}

#[test]
fn modifiers_are_forgotten_with_the_focus_of_the_window() {
    let mut desk = two_people();
    desk.key_down(KeyCode::ShiftLeft);
    desk.app.world_mut().write_message(bevy::input::keyboard::KeyboardFocusLost);
    desk.press(KeyCode::ArrowUp);
    assert_eq!(desk.cursor(), desk.at(7, 6));
}

#[test]
fn without_a_match_the_program_quits_at_once() {
    let mut desk = Desk::new();
    desk.chord(KeyCode::ControlLeft, KeyCode::KeyQ);
    assert!(desk.has_quit());
}

#[test]
fn a_draw_by_agreement_and_a_full_board() {
    let mut desk = two_people();
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Escape);
    desk.choose(Device::Keyboard, "pause-draw");
    desk.choose(Device::Keyboard, "confirm-yes");
    assert_eq!(desk.phase(), Phase::GameOver);
    assert_eq!(desk.game().outcome(), Some(Outcome::Draw(DrawBy::Agreement)));

    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 5);
    let rows = ["XXOXO", "OOXOX", "XXOXO", "OOXOX", "XXOXO"];
    let size = desk.game().size();
    let of = |letter| {
        size.points().filter(move |p| rows[usize::from(p.y())].as_bytes()[usize::from(p.x())] == letter)
    };
    let (mut black, mut white) = (of(b'X'), of(b'O'));
    for n in 0..25 {
        let point = if n % 2 == 0 { black.next() } else { white.next() };
        desk.click_point(point.unwrap());
    }
    assert_eq!(desk.phase(), Phase::GameOver);
    assert_eq!(desk.game().outcome(), Some(Outcome::Draw(DrawBy::FullBoard)));
    desk.assert_mirrored();
}

#[test]
fn restarting_keeps_one_cursor_and_no_stone() {
    let mut desk = two_people();
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Escape);
    desk.choose(Device::Keyboard, "pause-restart");
    desk.choose(Device::Keyboard, "confirm-yes");
    assert_eq!((desk.phase(), desk.n_moves(), desk.is_paused()), (Phase::Playing, 0, false));
    desk.assert_mirrored();
}

#[test]
fn after_the_end_the_board_takes_no_stone_and_undo_goes_on() {
    let mut desk = two_people();
    let points = black_wins(desk.game().size(), 3);
    desk.place_all(Device::Mouse, &points);
    assert_eq!(desk.phase(), Phase::GameOver);
    let free = desk.at(10, 10);
    desk.click_point(free);
    desk.press(KeyCode::Space);
    assert_ne!(desk.n_moves(), 10);
    let mut desk = two_people();
    desk.place_all(Device::Mouse, &points);
    desk.choose(Device::Mouse, "over-undo");
    assert_eq!((desk.phase(), desk.n_moves()), (Phase::Playing, 8));
    desk.assert_mirrored();
    desk.place_all(Device::Mouse, &[free]);
    assert_eq!(desk.phase(), Phase::Playing);
}

/// Whatever the cursor does, the record of the match is not touched.
#[test]
fn the_cursor_never_changes_the_record() {
    const KEYS: [KeyCode; 11] = [
        KeyCode::ArrowUp,
        KeyCode::ArrowDown,
        KeyCode::ArrowLeft,
        KeyCode::ArrowRight,
        KeyCode::KeyW,
        KeyCode::KeyA,
        KeyCode::KeyS,
        KeyCode::KeyD,
        KeyCode::KeyX,
        KeyCode::ShiftLeft,
        KeyCode::Tab,
    ];
    let mut desk = two_people();
    desk.place_all(Device::Mouse, &black_wins(desk.game().size(), 6)[..8]);
    let before = desk.game().position().clone();
    let stones = desk.stones();
    let mut random = StdRng::seed_from_u64(8);
    let mut seen = std::collections::HashSet::new();
    for n in 0..2000 {
        let key = KEYS[random.random_range(0..KEYS.len())];
        let released = random.random_range(0..4) == 0;
        let state = if released { ButtonState::Released } else { ButtonState::Pressed };
        desk.write_key(key, state, random.random());
        desk.update();
        seen.insert(desk.cursor());
        let position = desk.game().position();
        let same = position.hash() == before.hash() && position.moves().eq(before.moves());
        assert!(same, "after {n} keys");
        assert!(position.size().contains(desk.cursor()));
    }
    assert!(seen.len() > 150, "the cursor has been on {} points only", seen.len());
    assert_eq!(desk.log::<PointPressed>().len(), 8);
    assert_eq!(desk.stones(), stones);
    desk.assert_mirrored();
}

#[test]
fn a_held_stick_walks_into_a_page_without_harm() {
    let mut desk = two_people();
    desk.connect_pad();
    desk.pad_stick(0.0, 1.0);
    desk.hold(Duration::from_millis(600));
    desk.pad_press(GamepadButton::Start);
    desk.hold(TICK * 60);
    desk.pad_stick(0.0, 0.0);
    assert!(desk.is_paused());
    assert_eq!(desk.app.world().resource::<State<PlayStage>>().get(), &PlayStage::Paused);
    assert!(desk.log::<Action>().iter().all(|action| *action != Action::Confirm));
    assert_eq!(desk.n_moves(), 0);
}

/// On a slow machine one update brings several presses: each of them counts.
#[test]
fn presses_that_come_together_all_move_a_value() {
    let mut desk = Desk::new();
    desk.choose(Device::Keyboard, "title-new");
    desk.focus(Device::Keyboard, "new-size");
    let before = desk.section::<NextMatch>().gomoku.size.lines();
    for _ in 0..3 {
        desk.write_key(KeyCode::ArrowRight, ButtonState::Pressed, false);
        desk.write_key(KeyCode::ArrowRight, ButtonState::Released, false);
    }
    desk.settle();
    assert_eq!(desk.section::<NextMatch>().gomoku.size.lines(), before + 3);
    // And those for different controls go to each of them.
    for key in
        [KeyCode::ArrowLeft, KeyCode::ArrowUp, KeyCode::ArrowRight, KeyCode::ArrowDown, KeyCode::ArrowLeft]
    {
        desk.write_key(key, ButtonState::Pressed, false);
        desk.write_key(key, ButtonState::Released, false);
    }
    desk.settle();
    assert_eq!(desk.section::<NextMatch>().gomoku.size.lines(), before + 1);
    assert_ne!(desk.section::<NextMatch>().gomoku.opening, goishi::gomoku::opening::Opening::Free);
}

/// On a fast screen updates follow one another more quickly than the fixed steps of time.
#[test]
fn the_press_that_begins_a_match_places_no_stone() {
    for device in [Device::Keyboard, Device::Pad] {
        let mut desk = Desk::new();
        desk.connect_pad();
        desk.focus(device, "title-play");
        let fast = Duration::from_millis(1);
        desk.app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(fast));
        desk.confirm(device);
        assert_eq!((desk.phase(), desk.n_moves()), (Phase::Playing, 0), "{device:?}");
    }
}
