//! Cover the board: by each device alone, with hints, albums and the recursion.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use bevy::audio::AudioPlayer;
use bevy::prelude::*;
use goishi::app::features::help::Topic;
use goishi::app::features::puzzle::Albums;
use goishi::app::features::puzzle::marks::{MarkedPoint, PuzzleMark};
use goishi::app::features::puzzle::{Hint, Puzzle, PuzzleOrder, PuzzleStage};
use goishi::app::intent::Heading;
use goishi::app::platform::notice::Notice;
use goishi::app::screen::Phase;
use goishi::app::table::place::{MoveRefused, PlaceRequested, Placer, Refusal};
use goishi::app::theme::LookSettings;
use goishi::app::view::audio::{Cue, Heard};
use goishi::app::view::board::Cell;
use goishi::board::{Color, Point};
use goishi::cover::{Board, PointSet, Solutions};
use goishi::game::Seat;
use goishi::play::Grid;
use goishi::play::puzzle::watch::{Running, Watch};
use rand::rngs::StdRng;
use rand::seq::IteratorRandom as _;
use rand::{RngExt as _, SeedableRng as _};

use crate::app::{Desk, Device, TITLE, setup};
use crate::power::assert_at_rest;

fn board(width: u8, height: u8) -> Board {
    Board::new(width, height).unwrap()
}

fn puzzle(desk: &Desk) -> &Puzzle {
    desk.app.world().resource::<Puzzle>()
}

fn stage(desk: &Desk) -> Option<PuzzleStage> {
    desk.app.world().get_resource::<State<PuzzleStage>>().map(|stage| *stage.get())
}

fn n_found(desk: &Desk, board: Board) -> usize {
    desk.app.world().resource::<Albums>().of(board).unwrap().n_found()
}

fn order(desk: &mut Desk, order: PuzzleOrder) {
    desk.app.world_mut().write_message(order);
    desk.settle();
}

/// The program with this board to be covered.
fn begun(board: Board) -> Desk {
    let mut desk = Desk::new();
    order(&mut desk, PuzzleOrder::Open);
    order(&mut desk, PuzzleOrder::Begin(board));
    assert_eq!(stage(&desk), Some(PuzzleStage::Solving));
    desk
}

/// The marks of a kind on the board.
fn marks(desk: &mut Desk, kind: impl Fn(PuzzleMark) -> bool) -> PointSet {
    let mut query = desk.app.world_mut().query::<(&PuzzleMark, &MarkedPoint)>();
    let marks = query.iter(desk.app.world()).filter(|(mark, _)| kind(**mark));
    let points: Vec<Point> = marks.map(|(_, point)| point.0).collect();
    let set: PointSet = points.iter().copied().collect();
    assert_eq!(set.len(), points.len(), "two marks of a kind lie on one point");
    set
}

/// Asserts that stones, cells and tiles are those of the puzzle.
#[track_caller]
fn assert_mirrored(desk: &mut Desk) {
    let cover = puzzle(desk).shown().clone();
    let board = cover.board();
    assert_eq!(desk.layout().board.grid, Grid::from(board));
    let stones: HashMap<Point, Color> = cover.stones().iter().map(|point| (point, Color::Black)).collect();
    assert_eq!(desk.stones(), stones);
    let mut cells = desk.app.world_mut().query::<&Cell>();
    let cells: HashSet<(Point, bool)> =
        cells.iter(desk.app.world()).map(|cell| (cell.point, cell.stone.is_some())).collect();
    let expect: HashSet<(Point, bool)> =
        board.points().map(|point| (point, cover.has_stone(point))).collect();
    assert_eq!(cells, expect);
    if stage(desk) != Some(PuzzleStage::Choosing) {
        let tiles = marks(desk, |mark| mark == PuzzleMark::Taken);
        assert_eq!(tiles, board.all_points() - cover.free_points() - cover.stones());
        for n in 2..=4 {
            let numbers = marks(desk, |mark| mark == PuzzleMark::Times(n));
            let expect: PointSet =
                tiles.iter().filter(|point| cover.n_takers(*point) == usize::from(n)).collect();
            assert_eq!(numbers, expect, "points taken {n} times");
        }
    }
}

/// One step back, as this device does it.
#[test]
fn a_board_is_covered_by_each_device_alone() {
    let five = board(5, 5);
    let solution = Solutions::of(five).classes()[1].form;
    for device in [Device::Keyboard, Device::Pad, Device::Mouse] {
        let mut desk = Desk::new();
        if device == Device::Pad {
            desk.connect_pad();
        }
        desk.choose(device, "title-puzzle");
        assert_eq!((desk.phase(), stage(&desk)), (Phase::Puzzle, Some(PuzzleStage::Choosing)));
        if device != Device::Mouse {
            assert!(desk.is_focused("puzzle-start"), "the first press begins");
        }
        assert_eq!(puzzle(&desk).board(), five, "with the board of the source");
        desk.choose(device, "puzzle-start");
        assert_eq!(stage(&desk), Some(PuzzleStage::Solving), "{device:?}");
        for (i, point) in solution.iter().enumerate() {
            assert_eq!(puzzle(&desk).cover().n_placed(), i, "{device:?}");
            desk.place(device, point);
            assert_mirrored(&mut desk);
        }
        assert_eq!(stage(&desk), Some(PuzzleStage::Solved), "{device:?}");
        assert_eq!(n_found(&desk, five), 1);
        assert!(desk.log::<Heard>().contains(&Cue::Win.into()));
        desk.choose(device, "puzzle-again");
        assert_eq!((stage(&desk), puzzle(&desk).cover().n_placed()), (Some(PuzzleStage::Solving), 0));
        desk.back(device, "puzzle-boards");
        assert_eq!(stage(&desk), Some(PuzzleStage::Choosing));
        desk.back(device, "puzzle-back");
        assert_eq!(desk.whereabouts(), TITLE);
    }
}

#[test]
fn a_rectangle_is_chosen_and_covered_by_each_device_alone() {
    let wide = board(8, 3);
    let solution = Solutions::of(wide).all()[0];
    for device in [Device::Keyboard, Device::Pad, Device::Mouse] {
        let mut desk = Desk::new();
        if device == Device::Pad {
            desk.connect_pad();
        }
        desk.choose(device, "title-puzzle");
        // The boards stand in rows, each of which leads back to its beginning.
        let row = [Heading::Down, Heading::Right, Heading::Right, Heading::Right, Heading::Right];
        if device == Device::Mouse {
            desk.choose(device, "puzzle-8x3");
        } else {
            for heading in std::iter::repeat_n(row, 12).flatten() {
                if desk.is_focused("puzzle-8x3") {
                    break;
                }
                desk.step(device, heading);
            }
            desk.confirm(device);
        }
        assert_eq!((puzzle(&desk).board(), stage(&desk)), (wide, Some(PuzzleStage::Choosing)));
        assert_mirrored(&mut desk);
        // A second press begins.
        desk.choose(device, "puzzle-8x3");
        assert_eq!((puzzle(&desk).board(), stage(&desk)), (wide, Some(PuzzleStage::Solving)));
        for point in solution.iter() {
            desk.place(device, point);
        }
        assert_eq!((stage(&desk), n_found(&desk, wide)), (Some(PuzzleStage::Solved), 1), "{device:?}");
        assert_mirrored(&mut desk);
    }
}

#[test]
fn every_board_that_is_offered_is_drawn_as_it_is() {
    let mut desk = Desk::new();
    order(&mut desk, PuzzleOrder::Open);
    for board in Board::OFFERED {
        order(&mut desk, PuzzleOrder::Begin(board));
        assert_mirrored(&mut desk);
        for (x, y) in [(0, 0), (board.width() - 1, board.height() - 1)] {
            let point = board.point(x, y).unwrap();
            desk.place(Device::Mouse, point);
            desk.cursor_to(Device::Keyboard, point);
        }
        assert_eq!(puzzle(&desk).cover().n_placed(), 2, "{board}");
        // The edge stops the cursor.
        desk.step(Device::Keyboard, Heading::Right);
        desk.chord(KeyCode::ShiftLeft, KeyCode::ArrowDown);
        assert_eq!(desk.cursor(), board.point(board.width() - 1, board.height() - 1).unwrap());
        assert_mirrored(&mut desk);
    }
}

#[test]
fn stones_are_taken_back_by_pointing_and_by_undo() {
    let five = board(5, 5);
    let at = |x, y| five.point(x, y).unwrap();
    for device in [Device::Keyboard, Device::Mouse] {
        let mut desk = begun(five);
        for point in [at(0, 0), at(2, 2), at(4, 4)] {
            desk.place(device, point);
        }
        desk.place(device, at(2, 2));
        assert_eq!(puzzle(&desk).cover().order(), [at(0, 0), at(4, 4)]);
        assert_eq!(desk.log::<Heard>().last().map(|heard| heard.cue), Some(Cue::Undo));
        assert_mirrored(&mut desk);
        desk.press(KeyCode::KeyU);
        assert_eq!(puzzle(&desk).cover().order(), [at(0, 0), at(2, 2), at(4, 4)]);
        desk.press(KeyCode::KeyU);
        assert_eq!(puzzle(&desk).cover().order(), [at(0, 0), at(2, 2)]);
        desk.chord(KeyCode::ControlLeft, KeyCode::KeyY);
        desk.press(KeyCode::KeyR);
        assert_eq!(puzzle(&desk).cover().order(), [at(0, 0), at(4, 4)]);
        assert_mirrored(&mut desk);
        desk.forget::<Notice>();
        desk.press(KeyCode::KeyR);
        assert_eq!(desk.log::<Notice>(), [Notice::here("notice-nothing-to-redo")]);
    }
}

#[test]
fn without_a_stone_left_the_next_one_is_refused() {
    let small = board(3, 3);
    let mut desk = begun(small);
    let points: Vec<Point> = small.points().collect();
    for &point in &points[..3] {
        desk.place(Device::Mouse, point);
    }
    assert!(puzzle(&desk).cover().is_spent());
    desk.place(Device::Mouse, points[8]);
    assert_eq!(desk.log::<MoveRefused>(), [MoveRefused { point: points[8], reason: Refusal::NoStoneLeft }]);
    assert_eq!(stage(&desk), Some(PuzzleStage::Solving));
    // Taken back and placed elsewhere until it is covered.
    for point in [points[0], points[1], points[2], points[3], points[4], points[5]] {
        desk.place(Device::Keyboard, point);
    }
    assert_eq!(stage(&desk), Some(PuzzleStage::Solved));
    desk.press(KeyCode::KeyU);
    assert_eq!((stage(&desk), puzzle(&desk).cover().n_left()), (Some(PuzzleStage::Solving), 1));
    desk.press(KeyCode::KeyR);
    assert_eq!(stage(&desk), Some(PuzzleStage::Solved), "covered again by playing it again");
    assert_eq!(n_found(&desk, small), 1);
}

#[test]
fn hints_lead_to_a_solution() {
    for (size, device) in [(board(5, 5), Device::Keyboard), (board(7, 4), Device::Pad)] {
        let mut desk = begun(size);
        desk.connect_pad();
        for _ in 0..size.fewest_stones() {
            match device {
                Device::Pad => desk.pad_press(GamepadButton::North),
                _ => desk.press(KeyCode::KeyH),
            }
            let shown = marks(&mut desk, |mark| mark == PuzzleMark::Hint);
            assert_eq!(puzzle(&desk).hint(), shown.first().map(Hint::Place));
            assert_eq!(shown.len(), 1);
            desk.place(device, shown.first().unwrap());
            assert_eq!(marks(&mut desk, |mark| mark == PuzzleMark::Hint).len(), 0, "a hint is for one stone");
        }
        assert_eq!((stage(&desk), n_found(&desk, size)), (Some(PuzzleStage::Solved), 1));
    }
}

#[test]
fn a_hint_says_when_it_cannot_be_done_any_more() {
    // 4×4 has one solution and its mirror image; neither has a corner.
    let four = board(4, 4);
    let mut desk = begun(four);
    desk.place(Device::Keyboard, four.point(0, 0).unwrap());
    desk.press(KeyCode::KeyH);
    assert_eq!(puzzle(&desk).hint(), Some(Hint::TakeBack));
    assert_eq!(marks(&mut desk, |mark| mark == PuzzleMark::Hint).len(), 0);
    desk.press(KeyCode::KeyU);
    assert_eq!(puzzle(&desk).hint(), None);
    desk.press(KeyCode::KeyH);
    assert!(matches!(puzzle(&desk).hint(), Some(Hint::Place(_))));
}

#[test]
fn the_pointer_shows_what_a_stone_would_take() {
    let five = board(5, 5);
    let mut desk = begun(five);
    let (corner, next) = (five.point(0, 0).unwrap(), five.point(1, 0).unwrap());
    desk.place(Device::Mouse, corner);
    desk.move_mouse(desk.pixel_of(next));
    let preview = marks(&mut desk, |mark| mark == PuzzleMark::Preview);
    assert_eq!(preview, five.plus(next) - five.plus(corner));
    assert_eq!(marks(&mut desk, |mark| mark == PuzzleMark::Ghost), PointSet::from_iter([next]));
    // A stone is not invited to where one stands.
    desk.move_mouse(desk.pixel_of(corner));
    assert_eq!(marks(&mut desk, |mark| matches!(mark, PuzzleMark::Preview | PuzzleMark::Ghost)).len(), 0);
    desk.step(Device::Keyboard, Heading::Right);
    let preview = marks(&mut desk, |mark| mark == PuzzleMark::Preview);
    assert_eq!(preview, five.plus(next) - five.plus(corner), "and neither device is left out");
}

#[test]
fn the_album_is_kept_between_starts_and_knows_turned_solutions() {
    let folder = tempfile::tempdir().unwrap();
    let five = board(5, 5);
    let solutions = Solutions::of(five);
    let cover = |desk: &mut Desk, solution: PointSet| {
        order(desk, PuzzleOrder::Open);
        order(desk, PuzzleOrder::Begin(five));
        for point in solution.iter() {
            desk.place(Device::Mouse, point);
        }
        assert_eq!(stage(desk), Some(PuzzleStage::Solved));
    };
    let mut desk = Desk::with_config(folder.path());
    cover(&mut desk, solutions.classes()[0].form);
    assert_eq!(n_found(&desk, five), 1);
    // Not ended but gone, as after a loss of power.
    drop(desk);
    let mut desk = Desk::with_config(folder.path());
    let turned = solutions.all().iter().copied().find(|solution| {
        let class = solutions.class_of(*solution).unwrap();
        class.number == 1 && class.form != *solution
    });
    cover(&mut desk, turned.unwrap());
    assert_eq!(n_found(&desk, five), 1, "the same solution, turned");
    order(&mut desk, PuzzleOrder::Boards);
    cover(&mut desk, solutions.classes()[3].form);
    assert_eq!(n_found(&desk, five), 2);
    drop(desk);
    std::fs::write(folder.path().join("puzzle.toml"), "[found").unwrap();
    let mut desk = Desk::with_config(folder.path());
    assert_eq!(desk.log::<Notice>(), [Notice::long("notice-puzzle-damaged")]);
    assert!(folder.path().join("puzzle.toml.damaged").exists());
    cover(&mut desk, solutions.classes()[1].form);
    assert_eq!(n_found(&desk, five), 1);
}

#[test]
fn the_recursion_is_watched_to_its_end_by_each_device_alone() {
    let small = board(3, 3);
    for device in [Device::Keyboard, Device::Pad, Device::Mouse] {
        let mut desk = Desk::new();
        if device == Device::Pad {
            desk.connect_pad();
        }
        desk.choose(device, "title-puzzle");
        order(&mut desk, PuzzleOrder::Choose(small));
        desk.choose(device, "puzzle-watch");
        assert_eq!(stage(&desk), Some(PuzzleStage::Watching));
        // Single steps, then a solution, then as fast as it goes.
        desk.choose(device, "watch-run");
        let steps = |desk: &Desk| puzzle(desk).watch().unwrap().n_steps();
        let before = steps(&desk);
        for n in 1..=3 {
            desk.choose(device, "watch-step");
            assert_eq!(steps(&desk), before + n);
            assert_mirrored(&mut desk);
        }
        desk.choose(device, "watch-next");
        assert!(puzzle(&desk).shown().is_complete());
        assert_eq!(puzzle(&desk).watch().unwrap().n_found(), 1);
        for _ in 0..4 {
            desk.adjust(device, "watch-speed", Heading::Right);
        }
        desk.choose(device, "watch-run");
        desk.pass(Duration::from_secs(20));
        let watch = puzzle(&desk).watch().unwrap();
        assert!(watch.is_over());
        assert_eq!(watch.n_found(), Solutions::of(small).classes().len());
        assert_mirrored(&mut desk);
        assert_at_rest(&mut desk);
        desk.choose(device, "watch-rewind");
        assert_eq!(puzzle(&desk).watch().map(Watch::is_over), Some(false));
        desk.back(device, "watch-back");
        assert_eq!(stage(&desk), Some(PuzzleStage::Choosing));
        assert_mirrored(&mut desk);
        assert_eq!(n_found(&desk, small), 0, "what the program finds is not the player's");
    }
}

#[test]
fn watching_wakes_the_picture_once_a_step_and_a_pause_not_at_all() {
    let mut desk = begun(board(5, 5));
    order(&mut desk, PuzzleOrder::Watch);
    let wakes = desk.pass(Duration::from_secs(15));
    let n_steps = puzzle(&desk).watch().unwrap().n_steps();
    assert!((8..=12).contains(&n_steps), "{n_steps} steps of a second and a half");
    assert!(wakes <= n_steps as usize + 3, "{wakes} wake-ups for {n_steps} steps");
    let heard = desk.log::<Heard>().iter().filter(|heard| heard.cue == Cue::Stone(Color::Black)).count();
    assert!(heard > 4, "{heard} stones were heard");
    desk.press(KeyCode::KeyP);
    assert_eq!(puzzle(&desk).watch().unwrap().running(), Running::Paused);
    assert_at_rest(&mut desk);
    assert_mirrored(&mut desk);
}

#[test]
fn every_step_of_the_recursion_shows_where_it_stands() {
    let mut desk = begun(board(4, 3));
    order(&mut desk, PuzzleOrder::Watch);
    order(&mut desk, PuzzleOrder::RunOrPause);
    for _ in 0..120 {
        order(&mut desk, PuzzleOrder::Step);
        assert_mirrored(&mut desk);
        let watch = puzzle(&desk).watch().unwrap().clone();
        let target = marks(&mut desk, |mark| mark == PuzzleMark::Target);
        assert_eq!(target.first(), watch.target());
        let to_come = marks(&mut desk, |mark| mark == PuzzleMark::ToCome);
        let tried = marks(&mut desk, |mark| mark == PuzzleMark::Tried);
        assert_eq!((to_come, tried), (watch.to_come(), watch.tried()));
        // All points from which a stone takes the target, but for the one where it has just been placed.
        let around = target.first().map(|target| board(4, 3).plus(target)).unwrap_or_default();
        assert_eq!(to_come | tried, around - watch.cover().stones());
    }
}

#[test]
fn every_stage_comes_to_rest() {
    let three = board(3, 3);
    let mut desk = Desk::new();
    desk.choose(Device::Keyboard, "title-puzzle");
    assert_at_rest(&mut desk);
    order(&mut desk, PuzzleOrder::Begin(three));
    assert_at_rest(&mut desk);
    desk.press(KeyCode::KeyH);
    assert_at_rest(&mut desk);
    for point in Solutions::of(three).all()[0].iter() {
        desk.place(Device::Mouse, point);
        assert_at_rest(&mut desk);
    }
    assert_eq!(stage(&desk), Some(PuzzleStage::Solved));
}

#[test]
fn a_board_that_is_left_is_found_as_it_was() {
    let five = board(5, 5);
    let mut desk = begun(five);
    let point = five.point(1, 3).unwrap();
    desk.place(Device::Keyboard, point);
    desk.press(KeyCode::Escape);
    assert!(desk.is_focused("puzzle-start"));
    order(&mut desk, PuzzleOrder::Begin(board(6, 6)));
    assert_eq!(puzzle(&desk).cover().n_placed(), 0);
    desk.press(KeyCode::Escape);
    desk.press(KeyCode::Escape);
    assert_eq!(desk.phase(), Phase::Menu);
    desk.choose(Device::Keyboard, "title-puzzle");
    order(&mut desk, PuzzleOrder::Begin(five));
    assert_eq!(puzzle(&desk).cover().order(), [point]);
    assert_mirrored(&mut desk);
    assert_eq!(desk.cursor(), point);
}

#[test]
fn the_help_opens_its_page_and_leads_back() {
    let mut desk = begun(board(5, 5));
    for from in [PuzzleStage::Solving, PuzzleStage::Choosing] {
        desk.press(KeyCode::F1);
        assert_eq!(desk.topic(), Some(Topic::Puzzle));
        // Nothing is placed behind the page.
        desk.press(KeyCode::Enter);
        desk.press(KeyCode::KeyH);
        desk.press(KeyCode::F1);
        assert_eq!((desk.page(), stage(&desk)), (None, Some(from)));
        assert_eq!((puzzle(&desk).cover().n_placed(), puzzle(&desk).hint()), (0, None));
        desk.press(KeyCode::Escape);
    }
}

#[test]
fn leaving_takes_away_what_the_puzzle_owns() {
    let mut desk = Desk::new();
    let entities = |desk: &mut Desk| {
        let world = desk.app.world_mut();
        // Sounds go when they have been heard.
        world.query_filtered::<(), (With<Name>, Without<AudioPlayer>)>().iter(world).count()
    };
    let before = entities(&mut desk);
    order(&mut desk, PuzzleOrder::Open);
    order(&mut desk, PuzzleOrder::Begin(board(7, 5)));
    desk.place(Device::Keyboard, board(7, 5).point(3, 2).unwrap());
    assert!(desk.count::<PuzzleMark>() > 3);
    desk.press(KeyCode::Escape);
    desk.press(KeyCode::Escape);
    assert_eq!((desk.phase(), stage(&desk)), (Phase::Menu, None));
    assert_eq!(desk.count::<PuzzleMark>(), 0);
    desk.pass(Duration::from_secs(4));
    assert_eq!(entities(&mut desk), before);
    desk.assert_mirrored();
    // And a match after it knows nothing of it.
    desk.start(setup(Seat::Human, Seat::Human, 9));
    desk.settle();
    desk.press(KeyCode::Enter);
    assert_eq!(desk.n_moves(), 1);
    desk.assert_mirrored();
}

#[test]
fn entities_are_those_of_the_puzzle_whatever_happens() {
    let mut desk = begun(board(5, 5));
    desk.app.world_mut().resource_mut::<LookSettings>().reduced_motion = true;
    let mut random = StdRng::seed_from_u64(11);
    for _ in 0..400 {
        let size = puzzle(&desk).board();
        let point = size.points().choose(&mut random).unwrap();
        let orders = [
            PuzzleOrder::Open,
            PuzzleOrder::Undo,
            PuzzleOrder::Redo,
            PuzzleOrder::Hint,
            PuzzleOrder::Clear,
            PuzzleOrder::Boards,
            PuzzleOrder::Begin(*Board::OFFERED.iter().choose(&mut random).unwrap()),
            PuzzleOrder::Begin(size),
            PuzzleOrder::Choose(*Board::OFFERED.iter().choose(&mut random).unwrap()),
            PuzzleOrder::Watch,
            PuzzleOrder::RunOrPause,
            PuzzleOrder::Step,
            PuzzleOrder::NextSolution,
            PuzzleOrder::Rewind,
            PuzzleOrder::StopWatching,
            PuzzleOrder::Leave,
        ];
        if random.random_range(0..100) < 60 {
            let request = PlaceRequested { point, by: Placer::Person };
            desk.app.world_mut().write_message(request);
        } else {
            let order = *orders.iter().choose(&mut random).unwrap();
            desk.app.world_mut().write_message(order);
        }
        desk.update();
        if desk.phase() == Phase::Puzzle {
            // States follow their orders an update later.
            desk.update();
            desk.update();
        }
        if desk.phase() == Phase::Puzzle {
            assert_mirrored(&mut desk);
            let is_solved = stage(&desk) == Some(PuzzleStage::Solved);
            assert!(!is_solved || puzzle(&desk).cover().is_complete());
        } else {
            order(&mut desk, PuzzleOrder::Open);
        }
    }
}
