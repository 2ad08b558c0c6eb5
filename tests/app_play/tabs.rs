//! The settings in tabs: every tab by every device, the focus in each, and what is reset.

use bevy::prelude::*;
use bevy_egui::egui::Id;
use goishi::app::features::settings::{OpenTab, SETTINGS, Tab};
use goishi::app::input::bindings::{Book, Chord};
use goishi::app::intent::{Action, Heading};
use goishi::app::screen::ScreenMove;
use goishi::app::text::TextSettings;
use goishi::app::theme::LookSettings;
use goishi::app::ui::kit::{Control, Nature, Nav};
use goishi::app::ui::prompts::Prompted;
use goishi::app::view::access::AccessibilityRequested;
use goishi::app::view::audio::SoundSettings;
use goishi::game::Seat;

use crate::app::{Desk, Device};

const ALL: [Device; 3] = [Device::Keyboard, Device::Mouse, Device::Pad];

fn at_settings(width: u32, height: u32) -> Desk {
    let mut desk = Desk::sized(width, height);
    desk.connect_pad();
    desk.app.world_mut().write_message(ScreenMove::Open(SETTINGS));
    desk.settle();
    assert_eq!(desk.page(), Some(SETTINGS));
    desk
}

fn open(desk: &Desk) -> Tab {
    desk.app.world().resource::<OpenTab>().0
}

/// What the tabs say of themselves: their names, and which of them is open.
fn told(desk: &Desk) -> Vec<(String, bool)> {
    let controls = desk.app.world().resource::<Nav>().controls().iter();
    let tab = |says: &goishi::app::ui::kit::Says| match says.nature {
        Nature::Tab { chosen } => Some((says.label.clone(), chosen)),
        _ => None,
    };
    controls.filter_map(|control| tab(&control.says)).collect()
}

#[test]
fn every_tab_is_opened_by_every_device_and_by_steps() {
    for device in ALL {
        let mut desk = at_settings(1280, 800);
        for tab in Tab::ALL.into_iter().rev() {
            desk.open_tab(device, tab);
            assert_eq!(open(&desk), tab, "{device:?}");
        }
    }
    for device in [Device::Keyboard, Device::Pad] {
        let mut desk = at_settings(1280, 800);
        for tab in Tab::ALL {
            assert!(desk.is_focused(tab.control()), "{device:?} {tab:?}");
            assert_eq!(open(&desk), tab);
            desk.step(device, Heading::Right);
        }
        assert_eq!(open(&desk), Tab::Play, "they go round");
        desk.step(device, Heading::Left);
        assert_eq!(open(&desk), Tab::Access);
        assert!(desk.is_focused("settings-tab-access"));
    }
}

#[test]
fn the_tabs_stay_where_they_are() {
    let mut desk = at_settings(1280, 800);
    let place = |desk: &Desk| desk.rect_of(Tab::Sound.control());
    let first = place(&desk);
    for tab in Tab::ALL {
        desk.open_tab(Device::Keyboard, tab);
        assert_eq!(place(&desk), first, "{tab:?}");
        desk.focus(Device::Keyboard, "settings-reset");
        assert_eq!(place(&desk), first, "{tab:?}, scrolled");
        assert!(desk.rect_of("settings-reset").top() > first.bottom());
    }
}

#[test]
fn the_focus_is_found_again_in_every_tab() {
    let mut desk = at_settings(1280, 800);
    desk.open_tab(Device::Keyboard, Tab::Sound);
    desk.focus(Device::Keyboard, "settings-mute");
    desk.press(KeyCode::PageDown);
    // At first it begins below the tabs, as it was there.
    assert!(desk.is_focused("settings-controls"));
    desk.step(Device::Keyboard, Heading::Down);
    assert!(desk.is_focused("settings-rumble"));
    desk.press(KeyCode::PageUp);
    assert!(desk.is_focused("settings-mute"));
    desk.press(KeyCode::PageDown);
    assert!(desk.is_focused("settings-rumble"));
    // Settings that are closed and opened again are at the tab where they were, and begin with it.
    desk.press(KeyCode::Escape);
    desk.app.world_mut().write_message(ScreenMove::Open(SETTINGS));
    desk.settle();
    assert_eq!(open(&desk), Tab::Controls);
    assert!(desk.is_focused("settings-tab-controls"));
    // In the head it stays in the head.
    desk.focus(Device::Keyboard, "settings-tab-controls");
    desk.press(KeyCode::PageDown);
    assert!(desk.is_focused("settings-tab-language"));
}

#[test]
fn up_and_down_pass_the_tabs_in_one_step_also_on_a_page_that_is_scrolled() {
    let mut desk = at_settings(1280, 800);
    desk.open_tab(Device::Keyboard, Tab::Look);
    desk.focus(Device::Keyboard, "settings-tab-look");
    desk.step(Device::Keyboard, Heading::Up);
    assert!(desk.is_focused("settings-back"));
    desk.step(Device::Keyboard, Heading::Up);
    assert!(desk.is_focused("settings-reset"));
    let mut names = Vec::new();
    for _ in 0..20 {
        desk.step(Device::Keyboard, Heading::Up);
        if desk.is_focused("settings-tab-look") {
            break;
        }
        names.extend(
            ["settings-theme", "settings-stones", "settings-shifted"]
                .into_iter()
                .find(|name| desk.is_focused(name)),
        );
    }
    names.dedup();
    assert_eq!(names, ["settings-shifted", "settings-stones", "settings-theme"]);
    assert!(desk.is_focused("settings-tab-look"));
}

#[test]
fn a_screen_reader_is_told_of_tabs() {
    let mut desk = Desk::new();
    let requested: &AccessibilityRequested = desk.app.world().resource();
    requested.set(true);
    desk.choose(Device::Keyboard, "title-settings");
    let names = ["Play", "Look", "Sound", "Controls", "Language", "Access"];
    let expected = |open: usize| -> Vec<(String, bool)> {
        names.iter().enumerate().map(|(i, name)| ((*name).to_owned(), i == open)).collect()
    };
    assert_eq!(told(&desk), expected(0));
    desk.press(KeyCode::PageDown);
    assert_eq!(told(&desk), expected(1));
}

#[test]
fn a_tab_is_reset_alone_and_that_is_taken_back() {
    for device in ALL {
        let mut desk = at_settings(1280, 800);
        desk.change(|sound: &mut SoundSettings| (sound.volume, sound.muted) = (30, true));
        desk.change(|text: &mut TextSettings| text.text_percent = 125);
        desk.open_tab(device, Tab::Sound);
        let before = desk.settings().clone();
        desk.choose(device, "settings-reset");
        let sound = desk.section::<SoundSettings>();
        assert_eq!((sound.volume, sound.muted), (80, false), "{device:?}");
        assert_eq!(desk.section::<TextSettings>().text_percent, 125, "{device:?}");
        desk.choose(device, "settings-reset");
        assert_eq!(*desk.settings(), before, "{device:?}");
        // What is changed after a reset stays.
        desk.choose(device, "settings-reset");
        desk.choose(device, "settings-mute");
        desk.choose(device, "settings-reset");
        assert!(!desk.section::<SoundSettings>().muted, "{device:?}: it is reset once more");
    }
}

#[test]
fn the_language_is_switched_at_once() {
    for device in ALL {
        let mut desk = at_settings(1280, 800);
        desk.open_tab(device, Tab::Language);
        desk.choose(device, "language-de");
        assert_eq!(desk.section::<TextSettings>().language.as_deref(), Some("de"));
        assert_eq!(told(&desk)[4].0, "Sprache");
        desk.choose(device, "language-ja");
        assert_eq!(told(&desk)[4].0, "言語");
        desk.choose(device, "language-system");
        assert_eq!(desk.section::<TextSettings>().language, None);
    }
}

#[test]
fn high_contrast_comes_and_goes() {
    let mut desk = at_settings(1280, 800);
    desk.change(|settings: &mut LookSettings| settings.theme = goishi::theme::ThemeId::new("paper"));
    desk.open_tab(Device::Keyboard, Tab::Access);
    desk.choose(Device::Keyboard, "settings-contrast");
    assert_eq!(desk.section::<LookSettings>().theme.as_str(), "high-contrast");
    desk.choose(Device::Keyboard, "settings-contrast");
    assert_eq!(desk.section::<LookSettings>().theme.as_str(), "paper");
}

/// At the largest text in the smallest window no language loses a tab or a control.
#[test]
fn nothing_is_lost_in_the_smallest_window() {
    for (width, height) in [(800, 600), (1280, 800), (700, 1000)] {
        for language in ["en", "zh-CN", "ja", "de"] {
            let mut desk = at_settings(width, height);
            desk.change(|settings: &mut TextSettings| {
                settings.text_percent = 200;
                settings.language = Some(language.to_owned());
            });
            for tab in Tab::ALL {
                desk.open_tab(Device::Keyboard, tab);
                desk.focus(Device::Pad, tab.control());
                let panel = desk.layout().panel;
                let zoom = desk.layout().pixels_per_point();
                // A notice lies beside the page.
                let on_page = |control: &&Control| control.id != Id::new("notice");
                for control in desk.app.world().resource::<Nav>().controls().iter().filter(on_page) {
                    let (left, right) = (control.rect.left() * zoom, control.rect.right() * zoom);
                    let is_within = left >= panel.min.x - 1.0 && right <= panel.max.x + 1.0;
                    assert!(is_within, "{width} {language} {tab:?}: {control:?} in {panel:?}");
                }
                let body = desk.app.world().resource::<Nav>().sight().unwrap().view;
                assert!(body.height() > 90.0, "{width}x{height} {language} {tab:?}: {body:?}");
            }
        }
    }
}

#[test]
fn the_volume_is_three_presses_from_a_match() {
    for device in [Device::Keyboard, Device::Pad] {
        let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
        desk.connect_pad();
        match device {
            Device::Pad => desk.pad_press(GamepadButton::Start),
            _ => desk.press(KeyCode::Escape),
        }
        assert!(desk.is_paused());
        desk.step(device, Heading::Down);
        desk.step(device, Heading::Down);
        desk.step(device, Heading::Left);
        assert_eq!(desk.section::<SoundSettings>().volume, 70, "{device:?}");
    }
}

#[test]
fn the_keys_of_the_tabs_are_chosen_as_all_others() {
    let mut desk = at_settings(1280, 800);
    desk.change(|settings: &mut Book<Chord>| {
        let key = goishi::app::input::bindings::Chord::key(KeyCode::KeyK);
        settings.give(key, Action::NextTab).unwrap();
    });
    desk.press(KeyCode::KeyK);
    assert_eq!(open(&desk), Tab::Look);
    let prompts = desk.app.world().resource::<Prompted>();
    assert!(prompts.0.iter().any(|(press, id)| press.contains('K') && *id == "prompt-tab"), "{prompts:?}");
    // They mean something else, or nothing, everywhere else.
    desk.press(KeyCode::Escape);
    desk.press(KeyCode::KeyK);
    assert_eq!((desk.page(), open(&desk)), (None, Tab::Look));
}
