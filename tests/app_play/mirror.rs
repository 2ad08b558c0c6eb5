//! Entities mirror the match, whatever happens to it, and phases take away what they own.

use bevy::audio::AudioPlayer;
use bevy::ecs::schedule::{LogLevel, ScheduleBuildSettings};
use bevy::input::InputPlugin;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use goishi::app::screen::{Phase, PlayStage, ScreenMove};
use goishi::app::table::next_match::NextMatch;
use goishi::app::table::place::{PlaceRequested, Placer};
use goishi::app::table::session::MatchOrder;
use goishi::app::view::board::material::StoneMaterial;
use goishi::app::view::stone::Stone;
use goishi::board::{Color, Point};
use goishi::game::Seat;
use rand::rngs::StdRng;
use rand::seq::IteratorRandom as _;
use rand::{RngExt as _, SeedableRng as _};

use crate::app::{Desk, Device, TITLE, black_wins, setup};

#[test]
fn entities_are_those_of_the_match_whatever_happens() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 6);
    let mut random = StdRng::seed_from_u64(3);
    let (mut n_ends, mut n_undone, mut n_sizes) = (0, 0, 0);
    for _ in 0..500 {
        let over = desk.phase() == Phase::GameOver;
        let (before, size) = (desk.n_moves(), desk.game().size());
        match random.random_range(0..100) {
            0..80 if !over => {
                let position = desk.game().position();
                // Every second stone goes into the row of its side, so that games come to their end.
                let y = if position.to_move() == Color::Black { 1 } else { 3 };
                let in_row = position.empty_points().find(|point| point.y() == y && random.random());
                let point = in_row.or_else(|| position.size().points().choose(&mut random)).unwrap();
                let request = PlaceRequested { point, by: Placer::Person };
                desk.app.world_mut().write_message(request);
            }
            80..88 => {
                desk.app.world_mut().write_message(MatchOrder::Undo);
            }
            88..95 => {
                desk.app.world_mut().write_message(MatchOrder::Redo);
            }
            95..96 => {
                desk.app.world_mut().write_message(MatchOrder::Restart);
            }
            96..97 => {
                desk.app.world_mut().write_message(ScreenMove::Leave);
            }
            97..98 => {
                let lines = random.random_range(5..=7);
                let setup = setup(Seat::Human, Seat::Human, lines);
                desk.app.world_mut().write_message(MatchOrder::StartMatch(setup));
            }
            _ => {
                desk.app.world_mut().write_message(MatchOrder::Rematch);
            }
        }
        desk.update();
        // Stones are there in the update of the move; what belongs to the phase comes with the next one.
        let truth = desk.app.world().resource::<goishi::app::table::shown::Shown>().position().clone();
        assert_eq!(desk.stones(), truth.stones().collect());
        n_ends += usize::from(desk.game().outcome().is_some() && !over);
        n_undone += usize::from(desk.n_moves() + 1 == before);
        n_sizes += usize::from(desk.game().size() != size);
        desk.update();
        desk.update();
        desk.assert_mirrored();
        if desk.phase() == Phase::Menu {
            desk.start(setup(Seat::Human, Seat::Human, 7));
        }
    }
    assert!(n_ends > 3 && n_undone > 20 && n_sizes > 3, "{n_ends} ends, {n_undone} undone, {n_sizes} sizes");
}

/// What one update does never depends on chance: systems of the logic that touch the same data have an order.
#[test]
fn systems_of_the_logic_have_an_order() {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin)).add_plugins(goishi::app::logic);
    app.edit_schedule(Update, |schedule| {
        schedule
            .set_build_settings(ScheduleBuildSettings { ambiguity_detection: LogLevel::Error, ..default() });
    });
    app.finish();
    // Panics when two systems conflict without an order.
    app.update();
    assert_eq!(*app.world().resource::<State<Phase>>().get(), Phase::Loading);
    app.update();
    assert_eq!(*app.world().resource::<State<Phase>>().get(), Phase::Menu);
}

#[test]
fn phases_take_away_what_they_own() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    assert!(desk.app.world().get_resource::<State<PlayStage>>().is_some());
    assert!(desk.page().is_none());
    desk.place_all(Device::Mouse, &black_wins(desk.game().size(), 3));
    assert_eq!(desk.phase(), Phase::GameOver);
    assert!(desk.app.world().get_resource::<State<PlayStage>>().is_none());
    desk.assert_mirrored();
    let entities = |desk: &mut Desk| {
        let world = desk.app.world_mut();
        // Sounds go when they have been heard.
        world.query_filtered::<(), (With<Name>, Without<AudioPlayer>)>().iter(world).count()
    };
    desk.choose(Device::Mouse, "over-menu");
    assert_eq!(desk.whereabouts(), TITLE);
    desk.settle();
    let at_title = entities(&mut desk);
    // Match after match nothing is left behind.
    for _ in 0..3 {
        desk.start(setup(Seat::Human, Seat::Human, 15));
        desk.place_all(Device::Keyboard, &black_wins(desk.game().size(), 8));
        desk.choose(Device::Keyboard, "over-menu");
        desk.settle();
        assert_eq!(entities(&mut desk), at_title);
        desk.assert_mirrored();
    }
}

#[test]
fn the_board_of_the_menu_follows_the_size_chosen() {
    let mut desk = Desk::new();
    desk.choose(Device::Keyboard, "title-new");
    for _ in 0..18 {
        desk.adjust(Device::Keyboard, "new-size", goishi::app::intent::Heading::Right);
        desk.assert_mirrored();
        assert_eq!(desk.layout().board.grid, desk.section::<NextMatch>().gomoku.size.into());
    }
    // All sizes have come round.
    assert_eq!(desk.section::<NextMatch>().gomoku.size.lines(), 15);
}

#[test]
fn stones_that_stepped_back_come_forward_when_the_match_goes_on() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    let points = black_wins(desk.game().size(), 3);
    desk.place_all(Device::Mouse, &points[..8]);
    let (white, black) = (points[1], points[0]);
    let before = (material(&mut desk, white), material(&mut desk, black));
    desk.place_all(Device::Mouse, &points[8..]);
    assert_eq!(desk.phase(), Phase::GameOver);
    assert_ne!(material(&mut desk, white), before.0);
    assert_eq!(material(&mut desk, black), before.1);
    desk.choose(Device::Mouse, "over-undo");
    assert_eq!(desk.phase(), Phase::Playing);
    assert_eq!((material(&mut desk, white), material(&mut desk, black)), before);
}

fn material(desk: &mut Desk, point: Point) -> AssetId<StoneMaterial> {
    let mut stones = desk.app.world_mut().query::<(&Stone, &MeshMaterial2d<StoneMaterial>)>();
    let found = stones.iter(desk.app.world()).find(|(stone, _)| stone.point == point);
    found.unwrap().1.0.id()
}
