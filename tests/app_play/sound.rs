//! What is heard, and when nothing is.

use bevy::audio::{AudioPlayer, AudioSource};
use bevy::prelude::*;
use goishi::app::table::session::MatchOrder;
use goishi::app::view::audio::{Cue, Heard, SoundSettings, Volumes};
use goishi::board::Color;
use goishi::game::Seat;
use goishi::search::Level;

use crate::app::{Desk, Device, black_wins, setup};

fn heard(desk: &mut Desk) -> Vec<Cue> {
    let cues = desk.log::<Heard>().iter().map(|heard| heard.cue).collect();
    desk.forget::<Heard>();
    cues
}

#[test]
fn each_event_has_its_sound() {
    let mut desk = Desk::new();
    assert_eq!(heard(&mut desk), []);
    desk.start(setup(Seat::Human, Seat::Human, 15));
    desk.settle();
    assert_eq!(heard(&mut desk), [Cue::Bowl]);
    let points = black_wins(desk.game().size(), 3);
    desk.place_all(Device::Mouse, &points[..2]);
    assert_eq!(heard(&mut desk), [Cue::Stone(Color::Black), Cue::Stone(Color::White)]);
    desk.click_point(points[0]);
    assert_eq!(heard(&mut desk), [Cue::Refuse]);
    desk.press(KeyCode::KeyU);
    assert_eq!(heard(&mut desk), [Cue::Undo]);
    desk.place_all(Device::Mouse, &points[1..]);
    let cues = heard(&mut desk);
    assert_eq!(cues[cues.len() - 2..], [Cue::Stone(Color::Black), Cue::Win]);
    desk.choose(Device::Mouse, "over-rematch");
    assert_eq!(heard(&mut desk), [Cue::Menu, Cue::Bowl]);
}

#[test]
fn a_lost_match_and_a_draw_end_softly() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Program(Level::Textbook), 15);
    desk.settle();
    heard(&mut desk);
    desk.app.world_mut().write_message(MatchOrder::Resign);
    desk.settle();
    assert_eq!(heard(&mut desk), [Cue::End]);
    desk.start(setup(Seat::Human, Seat::Human, 15));
    desk.settle();
    heard(&mut desk);
    desk.app.world_mut().write_message(MatchOrder::AgreeDraw);
    desk.settle();
    assert_eq!(heard(&mut desk), [Cue::End]);
}

#[test]
fn what_is_muted_is_not_played() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    desk.settle();
    let place_one = |desk: &mut Desk| {
        heard(desk);
        let before = desk.count::<AudioPlayer>();
        let free = desk.game().position().empty_points().next().unwrap();
        desk.place(Device::Mouse, free);
        assert_eq!(heard(desk).len(), 1);
        desk.count::<AudioPlayer>() - before
    };
    assert_eq!(place_one(&mut desk), 1);
    desk.press(KeyCode::KeyM);
    assert!(desk.section::<SoundSettings>().muted);
    assert_eq!(place_one(&mut desk), 0);
    desk.press(KeyCode::KeyM);
    assert!(!desk.section::<SoundSettings>().muted);
    assert_eq!(place_one(&mut desk), 1);
    desk.app.world_mut().resource_mut::<SoundSettings>().volume = 0;
    assert_eq!(place_one(&mut desk), 0);
}

#[test]
fn behind_another_window_the_player_may_want_silence() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Program(Level::Textbook), 15);
    desk.app.world_mut().resource_mut::<SoundSettings>().mute_unfocused = true;
    let mut windows = desk.app.world_mut().query::<&mut Window>();
    windows.single_mut(desk.app.world_mut()).unwrap().focused = false;
    desk.settle();
    let before = desk.count::<AudioPlayer>();
    desk.press(KeyCode::Enter);
    desk.wait_for("an answer", |desk| desk.n_moves() == 2);
    desk.settle();
    assert_eq!(desk.count::<AudioPlayer>(), before);
}

#[test]
fn each_kind_of_sound_has_its_loudness() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    desk.settle();
    let played = |desk: &mut Desk, place: usize| {
        let before = desk.count::<AudioPlayer>();
        let point = desk.game().size().points().nth(place).unwrap();
        desk.place(Device::Mouse, point);
        desk.count::<AudioPlayer>() - before
    };
    desk.app.world_mut().resource_mut::<SoundSettings>().volumes.stones = 0;
    assert_eq!(played(&mut desk, 0), 0, "a stone");
    assert_eq!(played(&mut desk, 0), 1, "a refusal");
    desk.app.world_mut().resource_mut::<SoundSettings>().volumes =
        Volumes { signals: 0, ..Volumes::default() };
    assert_eq!(played(&mut desk, 0), 0, "a refusal");
    assert_eq!(played(&mut desk, 1), 1, "a stone");
}

#[test]
fn a_stone_is_heard_from_its_side() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    desk.settle();
    let size = desk.game().size();
    for (x, sides) in [(0, 2), (7, 1), (14, 2)] {
        let known: Vec<Entity> = players(&mut desk).iter().map(|(entity, _)| *entity).collect();
        desk.place(Device::Mouse, size.point(x, 3).unwrap());
        let new = players(&mut desk).into_iter().find(|(entity, _)| !known.contains(entity)).unwrap().1;
        let sounds = desk.app.world().resource::<Assets<AudioSource>>();
        assert_eq!(sounds.get(&new).unwrap().bytes[22], sides, "the number of channels in column {x}");
    }
}

fn players(desk: &mut Desk) -> Vec<(Entity, Handle<AudioSource>)> {
    let mut players = desk.app.world_mut().query::<(Entity, &AudioPlayer)>();
    players.iter(desk.app.world()).map(|(entity, player)| (entity, player.0.clone())).collect()
}
