//! The cursor jumps to what matters.

use bevy::prelude::*;
use goishi::app::intent::Heading;
use goishi::app::platform::notice::Notice;
use goishi::board::{BoardSize, ByColor};
use goishi::game::{GoSetup, MatchSetup, Seat};

use super::two_people;
use crate::app::{Desk, Device};

#[test]
fn the_cursor_jumps_to_the_last_move_and_to_threats() {
    for device in [Device::Keyboard, Device::Pad] {
        let mut desk = two_people();
        desk.connect_pad();
        let jump = |desk: &mut Desk, key, button| {
            if device == Device::Pad { desk.pad_press(button) } else { desk.press(key) }
        };
        let threat = |desk: &mut Desk| jump(desk, KeyCode::KeyE, GamepadButton::LeftTrigger2);
        let last = |desk: &mut Desk| jump(desk, KeyCode::KeyQ, GamepadButton::LeftTrigger);
        desk.forget::<Notice>();
        let center = desk.cursor();
        threat(&mut desk);
        last(&mut desk);
        assert_eq!(desk.cursor(), center);
        assert_eq!(desk.log::<Notice>(), [Notice::here("notice-no-threat")]);
        // Three of Black's, open at both ends.
        for (x, y) in [(5, 7), (1, 1), (6, 7), (3, 13), (7, 7)] {
            desk.place(Device::Mouse, desk.at(x, y));
        }
        desk.step(device, Heading::Down);
        last(&mut desk);
        assert_eq!(desk.cursor(), desk.at(7, 7));
        for x in [8, 4, 8] {
            threat(&mut desk);
            assert_eq!(desk.cursor(), desk.at(x, 7));
        }
        // A four goes before it.
        for (x, y) in [(4, 7), (8, 7)] {
            desk.place(Device::Mouse, desk.at(x, y));
        }
        desk.step(device, Heading::Down);
        for _ in 0..2 {
            threat(&mut desk);
            assert_eq!(desk.cursor(), desk.at(9, 7));
        }
        assert_eq!(desk.n_moves(), 7);
        // In Go it is the last liberty of a chain.
        let go = GoSetup { size: BoardSize::new(9).unwrap(), ..GoSetup::default() };
        desk.start(MatchSetup::new(go, ByColor { black: Seat::Human, white: Seat::Human }));
        desk.forget::<Notice>();
        for (x, y) in [(0, 0), (1, 0), (8, 8), (7, 8)] {
            desk.place(Device::Mouse, desk.at(x, y));
        }
        desk.step(device, Heading::Left);
        let mut seen = Vec::new();
        for _ in 0..3 {
            threat(&mut desk);
            seen.push((desk.cursor().x(), desk.cursor().y()));
        }
        assert_eq!(seen, [(0, 1), (8, 7), (0, 1)]);
    }
}
