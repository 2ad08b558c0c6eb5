//! The look: themes and stones change at once, stones may lie beside their points, and what moves never delays.

use std::fs;
use std::time::Duration;

use bevy::mesh::MeshTag;
use bevy::prelude::*;
use goishi::app::features::settings::{SETTINGS, Tab};
use goishi::app::intent::Heading;
use goishi::app::platform::notice::Notice;
use goishi::app::screen::ScreenMove;
use goishi::app::table::place::{PlaceRequested, Placer};
use goishi::app::table::session::MatchOrder;
use goishi::app::theme::{LookSettings, StoneSet, Theme};
use goishi::app::view::board::material::{StoneKind, StoneMaterial};
use goishi::app::view::board::veil::Veil;
use goishi::app::view::letters::Letters;
use goishi::app::view::marks::Mark;
use goishi::app::view::marks::glow::Glow;
use goishi::app::view::stone::{Stone, StoneMaterials};
use goishi::app::view::tween::Tween;
use goishi::board::{ByColor, Color, Point};
use goishi::game::clock::TimeControl;
use goishi::game::{GoSetup, MatchSetup, Seat};
use goishi::picture::Numbers;
use goishi::theme::built_in;

use crate::app::{Desk, Device, black_wins, setup};

const MOSS: &str = "name = 'Moss'\nboard = '#7f9a6a'\nline = '#10180c'\npanel = '#1a2118'\ntext = '#eee'\n\
                    accent = '#e8c15a'\nwhite = '#ffe8d0'\n";

fn theme(desk: &Desk) -> Theme {
    *desk.app.world().resource::<Theme>()
}

/// What every stone on the board is drawn with.
fn kinds(desk: &mut Desk) -> ByColor<Vec<StoneKind>> {
    let world = desk.app.world_mut();
    let mut stones = world.query::<(&Stone, &MeshMaterial2d<StoneMaterial>)>();
    let materials = world.resource::<Assets<StoneMaterial>>();
    let mut kinds = ByColor::from_fn(|_| Vec::new());
    for (stone, material) in stones.iter(world) {
        kinds[stone.color].push(materials.get(&material.0).unwrap().kind);
    }
    kinds
}

/// Where the stone on a point is drawn.
fn place_of(desk: &mut Desk, point: Point) -> Vec2 {
    let mut stones = desk.app.world_mut().query::<(&Stone, &Transform)>();
    let found = stones.iter(desk.app.world()).find(|(stone, _)| stone.point == point);
    found.unwrap().1.translation.truncate()
}

fn place_of_mark(desk: &mut Desk, mark: Mark) -> Vec2 {
    let mut marks = desk.app.world_mut().query::<(&Mark, &Transform)>();
    marks.iter(desk.app.world()).find(|(here, _)| **here == mark).unwrap().1.translation.truncate()
}

/// A stone of a person, as the device in use asks for it; what moves then still moves.
fn request(desk: &mut Desk, point: Point) {
    desk.app.world_mut().write_message(PlaceRequested { point, by: Placer::Person });
    desk.update();
}

#[test]
fn themes_and_stones_change_at_once() {
    for device in [Device::Keyboard, Device::Mouse, Device::Pad] {
        let mut desk = Desk::in_match(Seat::Human, Seat::Human, 9);
        if device == Device::Pad {
            desk.connect_pad();
        }
        let points: Vec<Point> = desk.game().size().points().take(2).collect();
        desk.place_all(Device::Keyboard, &points);
        desk.app.world_mut().write_message(ScreenMove::Open(SETTINGS));
        desk.settle();
        assert_eq!(desk.page(), Some(SETTINGS));
        desk.open_tab(device, Tab::Look);
        for named in built_in().iter().cycle().skip(1).take(built_in().len()) {
            desk.adjust(device, "settings-theme", Heading::Right);
            assert_eq!(theme(&desk).colors(), named.theme, "{device:?}");
            let room = named.theme.room();
            let clear = desk.app.world().resource::<ClearColor>().0.to_srgba().to_u8_array();
            assert_eq!(clear, [room.0, room.1, room.2, 255]);
        }
        let expected = [
            (StoneSet::Flat, StoneKind::Flat, StoneKind::Flat),
            (StoneSet::Glass, StoneKind::Glass, StoneKind::Glass),
            (StoneSet::Natural, StoneKind::Slate, StoneKind::Shell),
        ];
        for (set, black, white) in expected {
            desk.adjust(device, "settings-stones", Heading::Right);
            assert_eq!(desk.section::<LookSettings>().stones, set, "{device:?}");
            assert_eq!(kinds(&mut desk), ByColor { black: vec![black], white: vec![white] }, "{device:?}");
            let ghost = desk.app.world().resource::<StoneMaterials>().ghost[Color::White].clone();
            let materials = desk.app.world().resource::<Assets<StoneMaterial>>();
            assert_eq!(materials.get(&ghost).unwrap().kind, white);
        }
    }
}

#[test]
fn a_theme_of_the_player_is_offered_by_its_name() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("themes")).unwrap();
    fs::write(folder.path().join("themes/moss.toml"), MOSS).unwrap();
    fs::write(folder.path().join("themes/broken.toml"), "board = 3").unwrap();
    let mut desk = Desk::with_config(folder.path());
    assert_eq!(desk.log::<Notice>().len(), 1);
    desk.choose(Device::Keyboard, "title-settings");
    desk.open_tab(Device::Keyboard, Tab::Look);
    // The list goes round, and the themes of the player are its last ones.
    desk.adjust(Device::Keyboard, "settings-theme", Heading::Left);
    assert_eq!(desk.section::<LookSettings>().theme.as_str(), "moss");
    assert_eq!(theme(&desk).board.to_string(), "#7f9a6a");
    desk.press(KeyCode::Escape);
    desk.choose(Device::Keyboard, "title-quit");
    assert!(desk.has_quit());
    // It is chosen at the next start, and one that is gone gives way to the first one without being forgotten.
    assert_eq!(theme(&Desk::with_config(folder.path())).stones.white.to_string(), "#ffe8d0");
    fs::remove_file(folder.path().join("themes/moss.toml")).unwrap();
    let next = Desk::with_config(folder.path());
    assert_eq!(theme(&next).colors(), built_in()[0].theme);
    assert_eq!(next.section::<LookSettings>().theme.as_str(), "moss");
}

#[test]
fn stones_laid_by_hand_take_their_marks_along() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    let points = black_wins(desk.game().size(), 6);
    desk.place_all(Device::Keyboard, &points[..8]);
    desk.settle();
    for &point in &points[..8] {
        assert_eq!(place_of(&mut desk, point), desk.layout().world_of(point));
    }
    desk.change(|settings: &mut LookSettings| settings.shifted_stones = true);
    let mut n_moved = 0;
    for &point in &points[..8] {
        let apart = place_of(&mut desk, point).distance(desk.layout().world_of(point));
        assert!(apart <= desk.layout().cells(0.036), "{point:?}: {apart}");
        n_moved += usize::from(apart > 0.2);
    }
    assert!(n_moved >= 6, "{n_moved}");
    let before: Vec<Vec2> = points[..8].iter().map(|point| place_of(&mut desk, *point)).collect();
    assert_eq!(place_of_mark(&mut desk, Mark::LastMove), before[7]);
    // Taken back and made again it lies where it lay.
    desk.press(KeyCode::KeyU);
    desk.settle();
    desk.press(KeyCode::KeyR);
    desk.settle();
    let after: Vec<Vec2> = points[..8].iter().map(|point| place_of(&mut desk, *point)).collect();
    assert_eq!(after, before);
    // The light runs from the middle of the first stone to that of the last.
    desk.place_all(Device::Keyboard, &points[8..]);
    desk.settle();
    assert_eq!(desk.count::<Glow>(), 5);
    let ends = [0, 8].map(|i| place_of(&mut desk, points[i]));
    let line = place_of_mark(&mut desk, Mark::WinningRow);
    assert!(line.distance((ends[0] + ends[1]) / 2.0) < 0.01, "{line} {ends:?}");
}

#[test]
fn a_movement_is_short_fades_and_delays_nothing() {
    let mut desk = Desk::new();
    let go = GoSetup { size: goishi::board::BoardSize::new(5).unwrap(), ..GoSetup::default() };
    desk.start(MatchSetup::new(go, ByColor { black: Seat::Human, white: Seat::Human }));
    let at = |desk: &Desk, x, y| desk.game().size().point(x, y).unwrap();
    let points = [(1, 0), (0, 0), (3, 3)].map(|(x, y)| at(&desk, x, y));
    desk.place_all(Device::Mouse, &points);
    desk.settle();
    // White plays on, Black takes the stone in the corner: it rises and fades, and is long gone for the game.
    let (elsewhere, takes) = (at(&desk, 3, 4), at(&desk, 0, 1));
    desk.place_all(Device::Mouse, &[elsewhere]);
    desk.settle();
    let captured = points[1];
    request(&mut desk, takes);
    assert!(!desk.stones().contains_key(&captured));
    let fading = |desk: &mut Desk| {
        let world = desk.app.world_mut();
        let mut leaving = world.query_filtered::<(&Name, &MeshTag), (With<Tween>, Without<Stone>)>();
        let stones = leaving.iter(world).filter(|(name, _)| name.starts_with("Stone"));
        stones.map(|(_, tag)| tag.0 >> 16).max()
    };
    let mut seen = Vec::new();
    for _ in 0..12 {
        seen.extend(fading(&mut desk));
        desk.update();
    }
    assert!(seen.len() > 3 && seen.last() > seen.first(), "{seen:?}");
    assert!(seen.is_sorted(), "{seen:?}");
    desk.settle();
    assert_eq!(desk.count::<Tween>(), 0);
    // The next move is made while the last one is taken back.
    desk.app.world_mut().write_message(MatchOrder::Undo);
    desk.update();
    assert!(desk.count::<Tween>() > 0 && desk.stones().contains_key(&captured));
    request(&mut desk, takes);
    assert_eq!(desk.stones().get(&takes), Some(&Color::Black));
    desk.settle();
    desk.assert_mirrored();
}

#[test]
fn reduced_motion_makes_everything_a_cut() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    desk.change(|settings: &mut LookSettings| settings.reduced_motion = true);
    let points = black_wins(desk.game().size(), 3);
    for &point in &points {
        request(&mut desk, point);
        assert_eq!(desk.count::<Tween>(), 0, "{point:?}");
        let place = desk.layout().world_of(point);
        assert_eq!(place_of(&mut desk, point), place);
    }
    // The page of the end is there, whole, and at rest after what any change takes.
    let cut = desk.settle();
    assert!(cut <= 6, "{cut} updates");
    assert_eq!(desk.count::<Glow>(), 5);
    desk.change(|settings: &mut LookSettings| settings.reduced_motion = false);
    desk.press(KeyCode::KeyU);
    desk.settle();
    assert_eq!(desk.count::<Glow>(), 0);
    request(&mut desk, points[8]);
    assert!(desk.count::<Tween>() > 0);
    assert!(desk.settle() > cut);
    assert_eq!(desk.count::<Tween>(), 0);
}

#[test]
fn a_pause_hides_the_board_only_where_clocks_stand_still_and_dims_it_anywhere() {
    for is_timed in [false, true] {
        let mut setup = setup(Seat::Human, Seat::Human, 9);
        let main = Duration::from_mins(10);
        let control = if is_timed { TimeControl::Absolute { main } } else { TimeControl::None };
        setup.time = ByColor { black: control, white: control };
        check_pause(setup, is_timed);
    }
}

fn check_pause(setup: MatchSetup, is_hidden: bool) {
    let mut desk = Desk::new();
    desk.start(setup);
    let points: Vec<Point> = desk.game().size().points().take(4).collect();
    desk.place_all(Device::Keyboard, &points);
    desk.change(|settings: &mut LookSettings| settings.move_numbers = Numbers::All);
    let opacity = |desk: &mut Desk| {
        let world = desk.app.world_mut();
        let mut stones = world.query_filtered::<&MeshMaterial2d<StoneMaterial>, With<Stone>>();
        let materials = world.resource::<Assets<StoneMaterial>>();
        stones.iter(world).map(|stone| materials.get(&stone.0).unwrap().look.body.w).fold(0.0, f32::max)
    };
    let is_veiled = |desk: &mut Desk| {
        let mut veils = desk.app.world_mut().query_filtered::<&Visibility, With<Veil>>();
        *veils.single(desk.app.world()).unwrap() == Visibility::Visible
    };
    let n_numbers = |desk: &mut Desk| {
        let mut texts = desk.app.world_mut().query::<(&Name, &Letters)>();
        texts.iter(desk.app.world()).filter(|(name, _)| name.as_str() == "Number").count()
    };
    assert_eq!((opacity(&mut desk), is_veiled(&mut desk), n_numbers(&mut desk)), (1.0, false, 4));
    desk.press(KeyCode::Escape);
    assert!(desk.is_paused());
    let paused = if is_hidden { (0.0, true, 0) } else { (1.0, true, 4) };
    assert_eq!((opacity(&mut desk), is_veiled(&mut desk), n_numbers(&mut desk)), paused);
    desk.choose(Device::Keyboard, "pause-resume");
    desk.settle();
    assert_eq!((opacity(&mut desk), is_veiled(&mut desk), n_numbers(&mut desk)), (1.0, false, 4));
}
