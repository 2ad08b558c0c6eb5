//! A match pauses when another window comes in front, as the player wants it.

use std::time::Duration;

use bevy::window::WindowFocused;
use goishi::app::features::settings::Tab;
use goishi::app::intent::Heading;
use goishi::app::screen::{Phase, ScreenMove};
use goishi::app::table::session::MatchOrder;
use goishi::app::table::settings::TableSettings;
use goishi::app::table::unfocused::WhenUnfocused;
use goishi::app::view::marks::ENTRY;
use goishi::board::Color;
use goishi::game::clock::TimeControl;
use goishi::game::{MatchSetup, Seat};

use crate::app::{Desk, Device, setup};

const TIMED: TimeControl = TimeControl::Absolute { main: Duration::from_mins(1) };

fn people() -> MatchSetup {
    setup(Seat::Human, Seat::Human, 15)
}

fn focus(desk: &mut Desk, focused: bool) {
    let window = desk.window();
    desk.app.world_mut().write_message(WindowFocused { window, focused });
    desk.settle();
}

/// Whether a match pauses when another window comes in front.
fn pauses(when: WhenUnfocused, setup: MatchSetup) -> bool {
    let mut desk = Desk::new();
    desk.change(|settings: &mut TableSettings| settings.when_unfocused = when);
    desk.start(setup);
    focus(&mut desk, true);
    assert!(!desk.is_paused(), "the focus alone pauses nothing");
    focus(&mut desk, false);
    let is_paused = desk.is_paused();
    focus(&mut desk, true);
    assert_eq!(desk.is_paused(), is_paused, "nobody is to go on before the hands are back");
    is_paused
}

#[test]
fn it_is_for_the_player_to_say() {
    for (when, with_clocks, without) in [
        (WhenUnfocused::PlayOn, false, false),
        (WhenUnfocused::StopClocks, true, false),
        (WhenUnfocused::Pause, true, true),
    ] {
        assert_eq!(pauses(when, people().timed(TIMED)), with_clocks, "{when:?}");
        assert_eq!(pauses(when, people()), without, "{when:?}");
    }
    assert_eq!(WhenUnfocused::default(), WhenUnfocused::StopClocks);
}

#[test]
fn no_time_passes_in_the_background() {
    let mut desk = Desk::new();
    desk.start(people().timed(TIMED));
    // A point is being typed.
    desk.app.world_mut().write_message(ScreenMove::Open(ENTRY));
    desk.settle();
    focus(&mut desk, false);
    let before = desk.game().clocks().unwrap()[Color::Black].left();
    desk.pass(Duration::from_secs(30));
    assert_eq!(desk.game().clocks().unwrap()[Color::Black].left(), before);
    assert_eq!((desk.phase(), desk.page()), (Phase::Playing, Some(ENTRY)));
}

#[test]
fn outside_a_match_nothing_happens() {
    let mut desk = Desk::new();
    desk.change(|settings: &mut TableSettings| settings.when_unfocused = WhenUnfocused::Pause);
    focus(&mut desk, false);
    assert_eq!(desk.log::<MatchOrder>(), []);
    assert_eq!(desk.phase(), Phase::Menu);
}

#[test]
fn it_is_chosen_among_the_settings_by_each_device() {
    for device in [Device::Keyboard, Device::Mouse, Device::Pad] {
        let mut desk = Desk::new();
        desk.connect_pad();
        desk.choose(device, "title-settings");
        desk.open_tab(device, Tab::Play);
        desk.adjust(device, "settings-unfocused", Heading::Right);
        assert_eq!(desk.section::<TableSettings>().when_unfocused, WhenUnfocused::Pause, "{device:?}");
        desk.choose(device, "settings-reset");
        assert_eq!(desk.section::<TableSettings>().when_unfocused, WhenUnfocused::StopClocks, "{device:?}");
    }
}
