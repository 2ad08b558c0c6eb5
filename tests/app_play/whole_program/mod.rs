//! The whole program by one device alone, in one run from its start to its end: a setting, every game, a record made
//! of one, found again, looked at and played on.
//!
//! The script is one, and knows nothing of the device: it names what a player wants, and the hands find the way.

mod games;
mod record;

use std::fs;
use std::time::Duration;

use bevy::prelude::*;
use goishi::app::features::puzzle::Puzzle;
use goishi::app::features::settings::SETTINGS;
use goishi::app::intent::{Action, Heading, LastDevice};
use goishi::app::screen::{Phase, Screen};
use goishi::app::table::place::MovePlayed;
use goishi::app::ui::kit::Nav;
use goishi::app::view::audio::SoundSettings;
use goishi::board::Point;
use goishi::gomoku::Rule;

use crate::app::{Desk, Device, TITLE};

#[test]
fn the_whole_program_by_mouse_alone() {
    whole_program(Device::Mouse);
}

#[test]
fn the_whole_program_by_keyboard_alone() {
    whole_program(Device::Keyboard);
}

#[test]
fn the_whole_program_by_gamepad_alone() {
    whole_program(Device::Pad);
}

fn whole_program(device: Device) {
    let mut player = Player::at_title(device);
    player.changes_a_setting();
    for rule in Rule::ALL {
        player.plays_five_in_a_row(rule);
        player.leaves_the_match();
    }
    player.plays_go_to_a_count();
    player.covers_a_board();
    player.wins_and_keeps_the_record();
    player.finds_it_among_the_records();
    player.opens_the_file_and_reviews_it();
    player.plays_on_from_there();
    player.leaves_the_match();
    player.quits();
}

/// Somebody with one device before the program.
struct Player {
    desk: Desk,
    device: Device,
    config: tempfile::TempDir,
    /// The moves of the match that becomes a record.
    game: Vec<Point>,
}

impl Player {
    fn at_title(device: Device) -> Self {
        let config = tempfile::tempdir().unwrap();
        let mut desk = Desk::with_config(config.path());
        if device == Device::Pad {
            desk.connect_pad();
        }
        assert_eq!(desk.whereabouts(), TITLE);
        assert!(!desk.has_control("title-continue"), "there is nothing to go on with");
        Self { desk, device, config, game: Vec::new() }
    }

    // What one does, and a look after each.

    #[track_caller]
    fn choose(&mut self, control: &str) {
        self.desk.choose(self.device, control);
        self.look();
    }

    #[track_caller]
    fn adjust(&mut self, control: &str, heading: Heading) {
        self.desk.adjust(self.device, control, heading);
        self.look();
    }

    #[track_caller]
    fn act(&mut self, action: Action, control: &str) {
        self.desk.act(self.device, action, control);
        self.look();
    }

    #[track_caller]
    fn back(&mut self, control: &str) {
        self.act(Action::Back, control);
    }

    #[track_caller]
    fn place_all(&mut self, points: &[Point]) {
        for point in points {
            let n_before = self.desk.log::<MovePlayed>().len();
            self.desk.place(self.device, *point);
            let played = self.desk.log::<MovePlayed>();
            assert_eq!((played.len(), played[n_before].point), (n_before + 1, *point));
            self.look();
        }
    }

    /// What holds wherever one is: the board shows what it should, the focus is on the screen, and the program knows
    /// what is in one's hands.
    #[track_caller]
    fn look(&mut self) {
        let expected = match self.device {
            Device::Keyboard => LastDevice::Keyboard,
            Device::Mouse => LastDevice::Mouse,
            Device::Pad => LastDevice::Gamepad,
        };
        assert_eq!(*self.desk.app.world().resource::<LastDevice>(), expected);
        if self.desk.phase() == Phase::Puzzle {
            let n_placed = self.puzzle().cover().n_placed();
            assert_eq!(self.desk.stones().len(), n_placed);
        } else {
            self.desk.assert_mirrored();
        }
        let nav = self.desk.app.world().resource::<Nav>();
        if nav.active && self.device != Device::Mouse {
            let focused = nav.focused_rect().expect("a page has the focus, and nothing on it");
            let screen = self.desk.layout().screen.physical.as_vec2() / self.desk.layout().pixels_per_point();
            let middle = focused.center();
            assert!(
                middle.x > 0.0 && middle.y > 0.0 && middle.x < screen.x && middle.y < screen.y,
                "the focus on {:?} is out of sight: {focused:?}",
                nav.page()
            );
        }
    }

    #[track_caller]
    fn assert_at(&self, phase: Phase, page: Option<Screen>) {
        assert_eq!(self.desk.whereabouts(), (phase, page));
    }

    fn puzzle(&self) -> &Puzzle {
        self.desk.app.world().resource::<Puzzle>()
    }

    fn at(&self, x: u8, y: u8) -> Point {
        self.desk.game().size().point(x, y).unwrap()
    }

    // The beginning and the end of the script.

    fn changes_a_setting(&mut self) {
        let before = self.desk.section::<SoundSettings>().volume;
        self.desk.open_settings_at(self.device, "settings-volume");
        self.assert_at(Phase::Menu, Some(SETTINGS));
        self.adjust("settings-volume", Heading::Left);
        self.adjust("settings-volume", Heading::Left);
        assert_eq!(self.desk.section::<SoundSettings>().volume, before - 20);
        self.back("settings-back");
        self.assert_at(Phase::Menu, None);
        self.desk.pass(Duration::from_secs(3));
        let kept = fs::read_to_string(self.config.path().join("settings.toml")).unwrap();
        assert!(kept.contains(&format!("volume = {}\n", before - 20)), "{kept}");
    }

    fn quits(mut self) {
        assert!(!self.desk.has_quit());
        self.desk.choose(self.device, "title-quit");
        assert!(self.desk.has_quit());
        // All of it lies on the disk, and the next start offers to go on.
        drop(self.desk);
        let again = Desk::with_config(self.config.path());
        assert!(again.has_control("title-continue"));
        assert_eq!(again.game().position().n_moves(), 3);
    }
}
