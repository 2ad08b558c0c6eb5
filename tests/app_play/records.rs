//! Games are kept: saved move by move, offered again, listed, opened.

use std::fs;
use std::path::Path;
use std::time::Duration;

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use goishi::app::features::play::questions::LEAVE;
use goishi::app::features::records::RECORDS;
use goishi::app::features::replay::ReplayOrder;
use goishi::app::platform::notice::Notice;
use goishi::app::screen::{Phase, ScreenMove};
use goishi::app::table::records::{FileTrouble, Trouble, Wrong};
use goishi::app::table::session::MatchOrder;
use goishi::app::view::audio::SoundSettings;
use goishi::board::{ByColor, Color, Point};
use goishi::game::{Match, MatchSetup, Move, Seat, Walk};
use goishi::record::sgf;
use goishi::record::shelf::{FileName, Progress, Shelf};
use goishi::search::Level;

use crate::app::{Desk, Device, TITLE, black_wins, setup};

const PEOPLE: ByColor<Seat> = ByColor { black: Seat::Human, white: Seat::Human };
const DEVICES: [Device; 3] = [Device::Keyboard, Device::Mouse, Device::Pad];

fn shelf(config: &Path) -> Shelf {
    Shelf::open(config.join("records")).unwrap()
}

fn under_way(config: &Path) -> Option<Match> {
    shelf(config).under_way().map(|(_, tree)| Match::from_record(tree).unwrap())
}

fn moves(game: &Match) -> Vec<Point> {
    game.position().moves().filter_map(Move::point).collect()
}

/// A program with a folder, a pad, and a match of two people with some stones.
fn in_match(config: &Path, points: &[(u8, u8)]) -> (Desk, Vec<Point>) {
    let mut desk = Desk::with_config(config);
    desk.start(setup(Seat::Human, Seat::Human, 15));
    let size = desk.game().size();
    let points: Vec<Point> = points.iter().map(|(x, y)| size.point(*x, *y).unwrap()).collect();
    desk.place_all(Device::Keyboard, &points);
    (desk, points)
}

#[test]
fn records_every_move_is_on_the_disk_soon_after_it() {
    let config = tempfile::tempdir().unwrap();
    let (mut desk, mut points) = in_match(config.path(), &[(7, 7)]);
    for (x, y) in [(8, 8), (9, 7), (3, 3)] {
        let point = desk.game().size().point(x, y).unwrap();
        desk.place(Device::Keyboard, point);
        points.push(point);
        desk.wait_until_saved();
        assert_eq!(moves(&under_way(config.path()).unwrap()), points);
    }
    desk.press(KeyCode::KeyU);
    desk.wait_until_saved();
    let saved = under_way(config.path()).unwrap();
    assert_eq!(moves(&saved), points[..3]);
    assert_eq!(saved.record().n_nodes(), 5, "what was taken back is kept");
    assert_eq!(shelf(config.path()).list(Vec::new()).unwrap().len(), 1);
}

#[test]
fn records_nothing_is_drawn_because_of_the_saving() {
    let config = tempfile::tempdir().unwrap();
    let (mut desk, _) = in_match(config.path(), &[(7, 7)]);
    desk.pass(Duration::from_secs(10));
    desk.wait_until_saved();
    assert_eq!(desk.pass(Duration::from_mins(5)), 0);
}

#[test]
fn records_the_game_under_way_is_offered_first_by_each_device() {
    for device in DEVICES {
        let config = tempfile::tempdir().unwrap();
        let mut desk = Desk::with_config(config.path());
        assert!(!desk.has_control("title-continue"));
        desk.start(setup(Seat::Human, Seat::Program(Level::Textbook), 13));
        let center = desk.game().size().center();
        desk.place(Device::Keyboard, center);
        desk.wait_for("an answer", |desk| desk.n_moves() == 2);
        let (before, points) = (desk.game().setup(), desk.points());
        desk.wait_until_saved();
        // Not ended but gone, as after a loss of power.
        drop(desk);
        let mut desk = Desk::with_config(config.path());
        desk.connect_pad();
        if device == Device::Keyboard {
            assert!(desk.is_focused("title-continue"));
        }
        desk.choose(device, "title-continue");
        assert_eq!((desk.phase(), desk.game().setup(), desk.points()), (Phase::Playing, before, points));
        desk.assert_mirrored();
        assert!(desk.game().can_undo());
        // It is the same game, and not another file.
        desk.press(KeyCode::KeyU);
        desk.wait_until_saved();
        assert_eq!(shelf(config.path()).list(Vec::new()).unwrap().len(), 1);
        assert_eq!(moves(&under_way(config.path()).unwrap()), []);
    }
}

#[test]
fn records_the_program_goes_on_thinking_where_it_was_its_turn() {
    let config = tempfile::tempdir().unwrap();
    let (mut desk, points) = in_match(config.path(), &[(7, 7), (8, 8), (9, 9)]);
    desk.wait_until_saved();
    drop(desk);
    let file = shelf(config.path()).list(Vec::new()).unwrap().remove(0);
    let text = fs::read_to_string(&file.path).unwrap();
    let mut game = Match::from_record(shelf(config.path()).under_way().unwrap().1).unwrap();
    let mut seats = game.seats();
    seats.white = Seat::Program(Level::Textbook);
    game.set_seats(seats);
    shelf(config.path()).save(&file.name, game.to_tree(), Progress::UnderWay).unwrap();
    assert_ne!(fs::read_to_string(&file.path).unwrap(), text);
    let mut desk = Desk::with_config(config.path());
    desk.press(KeyCode::Enter);
    desk.wait_for("an answer", |desk| desk.n_moves() == 4);
    assert_eq!(desk.points()[..3], points);
}

#[test]
fn records_a_match_that_is_left_is_offered_and_goes_on() {
    let config = tempfile::tempdir().unwrap();
    let (mut desk, points) = in_match(config.path(), &[(7, 7), (8, 8)]);
    desk.press(KeyCode::Escape);
    desk.choose(Device::Keyboard, "pause-leave");
    assert_eq!(desk.page(), Some(LEAVE));
    desk.choose(Device::Keyboard, "confirm-yes");
    assert_eq!(desk.whereabouts(), TITLE);
    assert!(desk.is_focused("title-continue"));
    desk.press(KeyCode::Enter);
    assert_eq!((desk.phase(), desk.points()), (Phase::Playing, points));
    desk.assert_mirrored();
}

#[test]
fn records_a_match_that_has_ended_is_kept_and_not_offered() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = Desk::with_config(config.path());
    desk.start(setup(Seat::Human, Seat::Human, 15));
    desk.place_all(Device::Keyboard, &black_wins(desk.game().size(), 5));
    desk.wait_until_saved();
    assert!(under_way(config.path()).is_none());
    desk.choose(Device::Keyboard, "over-menu");
    assert!(!desk.has_control("title-continue"));
    drop(desk);
    assert!(!Desk::with_config(config.path()).has_control("title-continue"));
    let listed = shelf(config.path()).list(Vec::new()).unwrap();
    let summary = listed[0].content.as_ref().unwrap();
    assert_eq!((summary.progress, summary.n_moves), (Progress::Closed, 9));
    assert_eq!(summary.result.as_deref(), Some("B+"));
}

#[test]
fn records_another_match_puts_the_one_before_away() {
    let config = tempfile::tempdir().unwrap();
    let (mut desk, _) = in_match(config.path(), &[(7, 7)]);
    desk.start(setup(Seat::Human, Seat::Human, 11));
    let center = desk.game().size().center();
    desk.place(Device::Keyboard, center);
    desk.wait_until_saved();
    let listed = shelf(config.path()).list(Vec::new()).unwrap();
    let mut progress: Vec<_> =
        listed.iter().map(|file| file.content.as_ref().unwrap().progress == Progress::UnderWay).collect();
    progress.sort_unstable();
    assert_eq!(progress, [false, true]);
    assert_eq!(under_way(config.path()).unwrap().size().lines(), 11);
}

#[test]
fn records_a_match_without_a_step_is_no_file() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = Desk::with_config(config.path());
    desk.start(setup(Seat::Human, Seat::Human, 15));
    desk.pass(Duration::from_secs(2));
    desk.chord(KeyCode::ControlLeft, KeyCode::KeyQ);
    assert!(desk.has_quit());
    drop(desk);
    assert!(shelf(config.path()).list(Vec::new()).unwrap().is_empty());
}

#[test]
fn records_the_end_of_the_program_waits_for_the_last_move() {
    let config = tempfile::tempdir().unwrap();
    let (mut desk, points) = in_match(config.path(), &[(7, 7), (2, 2), (3, 4), (9, 1)]);
    desk.app.world_mut().write_message(AppExit::Success);
    desk.update();
    assert_eq!(moves(&under_way(config.path()).unwrap()), points);
}

#[test]
fn records_a_folder_that_cannot_be_written_is_told_of_once() {
    let config = tempfile::tempdir().unwrap();
    fs::write(config.path().join("records"), "in the way").unwrap();
    let (mut desk, _) = in_match(config.path(), &[(7, 7), (8, 8)]);
    let told = |desk: &Desk| desk.log::<Notice>().iter().filter(|n| n.id == "notice-not-saved").count();
    desk.wait_for("a notice", |desk| told(desk) > 0);
    desk.place_all(Device::Keyboard, &[desk.game().size().point(1, 1).unwrap()]);
    desk.pass(Duration::from_secs(1));
    assert_eq!(told(&desk), 1);
    // Once there is room again nothing is missing.
    fs::remove_file(config.path().join("records")).unwrap();
    desk.place_all(Device::Keyboard, &[desk.game().size().point(2, 2).unwrap()]);
    desk.wait_until_saved();
    assert_eq!(moves(&under_way(config.path()).unwrap()), desk.points());
}

/// A program with two games in its folder; the newer one is over, with three stones, Black having resigned.
fn with_two_games(config: &Path) -> Desk {
    let save = |name: &str, setup: MatchSetup, n_moves: u8, is_over: bool| {
        let mut game = Match::new(setup);
        for x in 0..n_moves {
            game.play(game.size().point(x, x).unwrap()).unwrap();
        }
        if is_over {
            game.resign(Color::Black);
        }
        let names = ByColor { black: "Ann".to_owned(), white: "Bo".to_owned() };
        let names = if is_over { names } else { ByColor { black: String::new(), white: String::new() } };
        let name = FileName::new(name).unwrap();
        shelf(config).save(&name, sgf::tree_of(&game, &names), Progress::Closed).unwrap();
    };
    save("open", setup(Seat::Human, Seat::Human, 15), 2, false);
    // Files of the same moment would lie in the order of their names.
    std::thread::sleep(Duration::from_millis(20));
    save("over", setup(Seat::Human, Seat::Program(Level::Textbook), 13), 3, true);
    Desk::with_config(config)
}

fn open_records(desk: &mut Desk, device: Device) {
    desk.choose(device, "title-records");
    assert_eq!(desk.page(), Some(RECORDS));
    desk.wait_for("the games", |desk| desk.has_control("records-open-0"));
    desk.settle();
}

#[test]
fn records_first_game_takes_the_focus_where_an_older_list_had_none() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = Desk::with_config(config.path());
    desk.choose(Device::Keyboard, "title-records");
    desk.wait_for("the page", |desk| desk.has_control("records-open-file"));
    desk.press(KeyCode::Escape);
    desk.settle();
    fs::create_dir_all(config.path().join("records")).unwrap();
    fs::write(config.path().join("records/first.sgf"), "(;GM[4]SZ[15];B[hh];W[gg])").unwrap();
    open_records(&mut desk, Device::Keyboard);
    assert!(desk.is_focused("records-open-0"));
}

#[test]
fn records_are_listed_opened_deleted_and_had_back_by_each_device() {
    for device in DEVICES {
        let config = tempfile::tempdir().unwrap();
        let mut desk = with_two_games(config.path());
        desk.connect_pad();
        open_records(&mut desk, device);
        assert!(desk.has_control("records-open-1") && !desk.has_control("records-open-2"));
        // The game that is over: the board as it ended, and back through it.
        desk.choose(device, "records-open-0");
        desk.wait_for("the game", |desk| desk.phase() == Phase::Replay);
        desk.settle();
        assert_eq!((desk.n_moves(), desk.game().size().lines()), (3, 13));
        desk.assert_mirrored();
        let before = fs::read(&shelf(config.path()).list(Vec::new()).unwrap()[0].path).unwrap();
        desk.app.world_mut().write_message(MatchOrder::Undo);
        desk.app.world_mut().write_message(ReplayOrder::Walk(Walk::Back(1)));
        desk.settle();
        assert_eq!((desk.phase(), desk.n_moves()), (Phase::Replay, 2));
        desk.app.world_mut().write_message(ReplayOrder::Walk(Walk::Back(1)));
        desk.pass(Duration::from_secs(1));
        assert_eq!(desk.n_moves(), 1, "nobody plays on in a game that is looked at");
        match device {
            Device::Keyboard => desk.press(KeyCode::Escape),
            Device::Mouse => desk.choose(device, "replay-leave"),
            Device::Pad => desk.pad_press(GamepadButton::East),
        }
        assert_eq!(desk.page(), Some(RECORDS), "back to where it was opened");
        desk.wait_for("the games", |desk| desk.has_control("records-open-0"));
        desk.press(KeyCode::Escape);
        desk.settle();
        assert_eq!(fs::read(&shelf(config.path()).list(Vec::new()).unwrap()[0].path).unwrap(), before);
        // The other one is played on.
        open_records(&mut desk, device);
        desk.choose(device, "records-open-1");
        desk.wait_for("the game", |desk| desk.phase() == Phase::Playing);
        desk.settle();
        assert_eq!((desk.n_moves(), desk.game().size().lines()), (2, 15));
        let corner = desk.game().size().point(14, 0).unwrap();
        desk.place(Device::Keyboard, corner);
        desk.wait_until_saved();
        assert_eq!(under_way(config.path()).unwrap().position().n_moves(), 3);
        desk.app.world_mut().write_message(ScreenMove::Leave);
        desk.settle();
        // Deleted, it is not offered any more either, until it is had back.
        open_records(&mut desk, device);
        desk.choose(device, "records-delete-0");
        desk.wait_for("one game less", |desk| !desk.has_control("records-open-1"));
        assert!(under_way(config.path()).is_none());
        desk.choose(device, "records-deleted");
        desk.choose(device, "deleted-restore-0");
        desk.wait_for("no deleted game", |desk| !desk.has_control("deleted-restore-0"));
        desk.back(device, "deleted-back");
        desk.wait_for("both games", |desk| desk.has_control("records-open-1"));
        assert_eq!(under_way(config.path()).unwrap().position().n_moves(), 3);
        match device {
            Device::Keyboard => desk.press(KeyCode::Escape),
            Device::Mouse => desk.choose(device, "records-back"),
            Device::Pad => desk.pad_press(GamepadButton::East),
        }
        assert_eq!(desk.whereabouts(), TITLE);
        assert!(!desk.has_control("title-continue"));
    }
}

#[test]
fn records_a_match_under_way_waits_while_another_game_is_looked_at() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = with_two_games(config.path());
    desk.start(setup(Seat::Human, Seat::Human, 11));
    let center = desk.game().size().center();
    desk.place(Device::Keyboard, center);
    desk.wait_until_saved();
    desk.app.world_mut().write_message(ScreenMove::Leave);
    desk.settle();
    open_records(&mut desk, Device::Keyboard);
    desk.choose(Device::Keyboard, "records-open-1");
    desk.wait_for("the game", |desk| desk.phase() == Phase::Replay);
    desk.settle();
    desk.press(KeyCode::Escape);
    assert_eq!(desk.page(), Some(RECORDS));
    desk.press(KeyCode::Escape);
    desk.choose(Device::Keyboard, "title-continue");
    assert_eq!((desk.phase(), desk.game().size().lines(), desk.n_moves()), (Phase::Playing, 11, 1));
    desk.wait_until_saved();
    assert_eq!(under_way(config.path()).unwrap().size().lines(), 11);
    assert_eq!(shelf(config.path()).list(Vec::new()).unwrap().len(), 3);
}

#[test]
fn records_an_empty_folder_says_so_and_is_left() {
    let config = tempfile::tempdir().unwrap();
    for mut desk in [Desk::with_config(config.path()), Desk::new()] {
        desk.choose(Device::Keyboard, "title-records");
        desk.wait_for("the page", |desk| desk.has_control("records-deleted"));
        assert!(!desk.has_control("records-open-0"));
        desk.settle();
        desk.press(KeyCode::Escape);
        assert_eq!(desk.whereabouts(), TITLE);
    }
}

fn import(desk: &mut Desk, path: &Path) {
    let window = desk.window();
    desk.app.world_mut().write_message(FileDragAndDrop::DroppedFile { window, path_buf: path.to_owned() });
    desk.settle();
}

#[test]
fn records_a_file_that_is_dropped_is_taken_in_and_opened_once() {
    let config = tempfile::tempdir().unwrap();
    let file = config.path().join("friends.sgf");
    let text = "(;GM[4]SZ[15]PB[Ann]PW[Bo]RE[W+R];B[hh];W[gg];B[ii])";
    fs::write(&file, text).unwrap();
    let mut desk = Desk::with_config(config.path());
    for _ in 0..2 {
        import(&mut desk, &file);
        desk.wait_for("the game", |desk| desk.phase() == Phase::Replay);
        desk.settle();
        assert_eq!((desk.n_moves(), desk.game().record().n_nodes()), (0, 4));
        desk.press(KeyCode::End);
        assert_eq!(desk.n_moves(), 3);
        desk.press(KeyCode::Escape);
        assert_eq!(desk.whereabouts(), TITLE);
    }
    let listed = shelf(config.path()).list(Vec::new()).unwrap();
    assert_eq!(listed.len(), 1);
    assert_eq!(listed[0].name.stem(), "friends");
    assert_eq!(fs::read_to_string(&listed[0].path).unwrap(), text, "what is only looked at stays as it was");
    assert!(desk.log::<FileTrouble>().is_empty());
}

#[test]
fn records_damaged_files_are_told_of() {
    let config = tempfile::tempdir().unwrap();
    let check = |name: &str, bytes: &[u8], expect: Wrong, opens: bool| {
        let file = config.path().join(name);
        fs::write(&file, bytes).unwrap();
        let mut desk = Desk::with_config(config.path());
        import(&mut desk, &file);
        desk.wait_for("a notice", |desk| !desk.log::<FileTrouble>().is_empty());
        desk.settle();
        let trouble = Trouble { file: name.to_owned(), what: expect };
        assert_eq!(desk.log::<FileTrouble>(), [FileTrouble(trouble)]);
        assert_eq!(desk.phase() != Phase::Menu, opens, "{name}");
    };
    check("cut.sgf", b"(;GM[4]SZ[15];B[hh];W[", Wrong::Repaired(1, Some(1)), true);
    check("none.sgf", b"nothing here", Wrong::NoGame(Some(1)), false);
    check("empty.sgf", b"", Wrong::NoGame(Some(1)), false);
    check("chess.sgf", b"(;GM[3];B[hh])", Wrong::NotPlayed, false);
    let mut desk = Desk::with_config(config.path());
    import(&mut desk, config.path());
    desk.wait_for("a notice", |desk| !desk.log::<FileTrouble>().is_empty());
    assert_eq!(desk.log::<FileTrouble>()[0].0.what, Wrong::Unreadable);
}

#[test]
fn records_damage_is_repaired_in_another_file() {
    let config = tempfile::tempdir().unwrap();
    let file = config.path().join("cut.sgf");
    fs::write(&file, "(;GM[4]SZ[15];B[hh];W[").unwrap();
    let mut desk = Desk::with_config(config.path());
    import(&mut desk, &file);
    desk.wait_for("the game", |desk| desk.phase() == Phase::Replay);
    desk.settle();
    desk.press(KeyCode::End);
    desk.app.world_mut().write_message(ReplayOrder::PlayOn(PEOPLE));
    desk.settle();
    let corner = desk.game().size().point(0, 0).unwrap();
    desk.place(Device::Keyboard, corner);
    desk.wait_until_saved();
    let listed = shelf(config.path()).list(Vec::new()).unwrap();
    let moves: Vec<usize> = listed.iter().map(|file| file.content.as_ref().unwrap().n_moves).collect();
    assert_eq!(moves, [2, 1]);
    assert_eq!(fs::read(&listed[1].path).unwrap(), fs::read(&file).unwrap());
}

#[test]
fn records_a_file_named_on_the_command_line_is_opened() {
    let config = tempfile::tempdir().unwrap();
    let file = config.path().join("a.sgf");
    fs::write(&file, "(;GM[1]SZ[9];B[ee];W[cc])").unwrap();
    let mut desk = Desk::with_file(config.path(), &file);
    desk.wait_for("the game", |desk| desk.phase() == Phase::Replay);
    desk.settle();
    desk.press(KeyCode::End);
    assert_eq!((desk.n_moves(), desk.game().size().lines()), (2, 9));
    desk.assert_mirrored();
}

#[test]
fn records_are_found_by_what_is_typed() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = with_two_games(config.path());
    open_records(&mut desk, Device::Keyboard);
    desk.settle();
    desk.type_text("wmu");
    assert!(!desk.has_control("records-open-0"));
    assert!(!desk.section::<SoundSettings>().muted);
    for _ in 0..3 {
        desk.press(KeyCode::Backspace);
    }
    desk.type_text("ann");
    assert!(desk.has_control("records-open-0") && !desk.has_control("records-open-1"));
    desk.press(KeyCode::Enter);
    desk.wait_for("the game", |desk| desk.phase() == Phase::Replay);
    // What was typed is forgotten with the page.
    desk.settle();
    desk.press(KeyCode::Escape);
    desk.wait_for("the games", |desk| desk.has_control("records-open-0"));
    desk.settle();
    assert!(desk.has_control("records-open-1"));
}
