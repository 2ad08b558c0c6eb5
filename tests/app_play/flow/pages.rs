//! Where pages begin, and what leads to them.

use bevy::prelude::*;
use goishi::app::features::lesson::{Lesson, LessonStage};
use goishi::app::features::play::questions::NEW;
use goishi::app::input::bindings::Chord;
use goishi::app::screen::Phase;
use goishi::app::table::next_match::NEW_GAME;
use goishi::app::view::audio::SoundSettings;
use goishi::game::Seat;

use crate::app::{Desk, Device, black_wins, setup};

fn two_people() -> Desk {
    Desk::in_match(Seat::Human, Seat::Human, 15)
}

fn press_new(desk: &mut Desk) {
    desk.press_chord(Chord::key(KeyCode::KeyN).ctrl());
}

#[track_caller]
fn assert_new_game(desk: &Desk) {
    assert_eq!((desk.phase(), desk.page()), (Phase::Menu, Some(NEW_GAME)));
    assert!(desk.is_focused("new-start"), "the page begins at its main button");
}

fn end_match(desk: &mut Desk, device: Device) {
    let points = black_wins(desk.game().size(), 3);
    desk.place_all(device, &points);
    assert_eq!(desk.phase(), Phase::GameOver);
}

#[test]
fn a_new_game_is_chosen_from_everywhere_by_its_keys() {
    let mut desk = Desk::new();
    press_new(&mut desk);
    assert_new_game(&desk);
    for page in ["title-records", "title-puzzle", "title-lessons"] {
        let mut desk = Desk::new();
        desk.choose(Device::Keyboard, page);
        press_new(&mut desk);
        assert_new_game(&desk);
    }
    // A match without moves has nothing to lose, nor has one that is over or only looked at.
    let mut desk = two_people();
    press_new(&mut desk);
    assert_new_game(&desk);
    let mut desk = two_people();
    end_match(&mut desk, Device::Mouse);
    press_new(&mut desk);
    assert_new_game(&desk);
    let mut desk = two_people();
    end_match(&mut desk, Device::Mouse);
    desk.choose(Device::Keyboard, "over-review");
    assert_eq!(desk.phase(), Phase::Replay);
    press_new(&mut desk);
    assert_new_game(&desk);
}

#[test]
fn a_match_under_way_is_left_for_a_new_one_only_when_asked() {
    let mut desk = two_people();
    let middle = desk.game().size().center();
    desk.place(Device::Keyboard, middle);
    press_new(&mut desk);
    assert_eq!(desk.page(), Some(NEW));
    desk.choose(Device::Keyboard, "confirm-no");
    assert_eq!((desk.phase(), desk.page(), desk.n_moves()), (Phase::Playing, None, 1));
    press_new(&mut desk);
    desk.choose(Device::Keyboard, "confirm-yes");
    assert_new_game(&desk);
    desk.press(KeyCode::Escape);
    assert!(desk.has_control("title-continue"), "it waits");
}

#[test]
fn a_double_click_turns_one_page_and_no_more() {
    let mut desk = Desk::new();
    desk.choose(Device::Mouse, "title-lessons");
    desk.choose(Device::Mouse, "lessons-begin-five");
    let number = |desk: &Desk| desk.app.world().resource::<Lesson>().attempt().number();
    let stage = |desk: &Desk| *desk.app.world().resource::<State<LessonStage>>().get();
    assert_eq!((stage(&desk), number(&desk)), (LessonStage::Doing, 0));
    desk.double_click_control("lesson-next");
    assert_eq!((stage(&desk), number(&desk)), (LessonStage::Doing, 1));
    // A later press is one of its own.
    desk.choose(Device::Mouse, "lesson-next");
    assert_eq!(number(&desk), 2);
    // Nor does it press what comes to lie under the pointer.
    for name in ["title-new", "title-records", "title-settings", "title-play"] {
        let mut desk = Desk::new();
        let before = desk.settings().clone();
        let middle = desk.rect_of(name).center();
        desk.double_click_control(name);
        let mut twin = Desk::new();
        twin.click(Vec2::new(middle.x, middle.y) * twin.layout().pixels_per_point());
        assert_eq!((desk.whereabouts(), desk.is_paused()), (twin.whereabouts(), twin.is_paused()), "{name}");
        assert_eq!(*desk.settings(), before, "{name}");
    }
}

#[test]
fn a_double_click_on_one_page_is_two_presses() {
    let mut desk = two_people();
    let points = black_wins(desk.game().size(), 3);
    desk.place_all(Device::Mouse, &points[..4]);
    desk.double_click_control("side-undo");
    assert_eq!(desk.n_moves(), 2);
}

#[test]
fn pages_begin_at_their_main_button_and_are_found_again_on_the_way_back() {
    for device in [Device::Keyboard, Device::Pad] {
        let mut desk = two_people();
        if device == Device::Pad {
            desk.connect_pad();
        }
        // The pause: what it leads to comes back to it, and the next pause is another one.
        let pause = |desk: &mut Desk| match device {
            Device::Pad => desk.pad_press(GamepadButton::Start),
            _ => desk.press(KeyCode::KeyP),
        };
        pause(&mut desk);
        assert!(desk.is_focused("pause-resume"));
        desk.choose(device, "pause-settings");
        desk.back(device, "settings-back");
        assert!(desk.is_focused("pause-settings"), "{device:?}");
        pause(&mut desk);
        assert!(!desk.is_paused());
        pause(&mut desk);
        assert!(desk.is_focused("pause-resume"), "{device:?}");
        pause(&mut desk);
        // The end of a match.
        end_match(&mut desk, device);
        assert!(desk.is_focused("over-rematch"));
        desk.choose(device, "over-export");
        desk.back(device, "export-back");
        assert!(desk.is_focused("over-export"), "{device:?}");
        desk.choose(device, "over-menu");
        assert!(desk.is_focused("title-play"));
        desk.start(setup(Seat::Human, Seat::Human, 15));
        end_match(&mut desk, device);
        assert!(desk.is_focused("over-rematch"), "{device:?}: another game, another page");
    }
}

#[test]
fn an_unknown_language_is_told_of_and_kept_until_another_one_is_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("settings.toml");
    std::fs::write(&path, "[text]\nlanguage = \"eo\"\n").unwrap();
    let mut desk = Desk::with_config(folder.path());
    assert_eq!(desk.notice(), Some(desk.words("notice-language-unknown")));
    let kept = |desk: &mut Desk| {
        desk.idle(std::time::Duration::from_secs(1));
        std::fs::read_to_string(&path).unwrap()
    };
    desk.change(|settings: &mut SoundSettings| settings.volume = 35);
    assert!(kept(&mut desk).contains("language = \"eo\""));
    desk.open_settings_at(Device::Mouse, "language-de");
    desk.choose(Device::Mouse, "language-de");
    assert!(kept(&mut desk).contains("language = \"de\""));
    drop(desk);
    // One that is ours under another name is no reason for a word.
    std::fs::write(&path, "[text]\nlanguage = \"de-AT\"\n").unwrap();
    let desk = Desk::with_config(folder.path());
    assert_eq!(desk.notice(), None);
    assert_eq!(desk.words("title-settings"), "Einstellungen");
}
