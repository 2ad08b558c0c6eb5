//! Games and pictures come out of the program and into it, by each device.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::prelude::*;
use goishi::app::exchange::choice::{ExportChoice, Format, Numbered};
use goishi::app::exchange::{Exchange, Order, Page, PictureReady, Purpose, Told, Why};
use goishi::app::input::{Action, Heading};
use goishi::app::phase::{MenuPage, Overlay, Phase};
use goishi::app::session::{Command, Notice};
use goishi::app::settings::Settings;
use goishi::board::Color as Stone;
use goishi::game::tree::{InfoKey, Tree};
use goishi::game::{GoSetup, MatchSetup, Seat};
use goishi::record::{self, Condition};

use crate::app::{Desk, Device, black_wins, setup};

const DEVICES: [Device; 3] = [Device::Keyboard, Device::Mouse, Device::Pad];

/// A program with a folder, a pad, and a match of two people with two stones, paused.
fn paused(config: &Path) -> Desk {
    let mut desk = Desk::with_config(config);
    desk.connect_pad();
    desk.start(setup(Seat::Human, Seat::Human, 15));
    let size = desk.game().size();
    desk.place_all(Device::Keyboard, &[size.center(), size.point(8, 8).unwrap()]);
    desk.press(KeyCode::Escape);
    assert!(desk.is_paused());
    desk
}

fn page(desk: &Desk) -> Option<Page> {
    if let Overlay::Exchange(page) = desk.overlay() { Some(page) } else { None }
}

/// Leaves the page in view.
fn back(desk: &mut Desk, device: Device, header: &str) {
    match device {
        Device::Keyboard => desk.press(KeyCode::Escape),
        Device::Mouse => desk.choose(device, header),
        Device::Pad => desk.pad_press(GamepadButton::East),
    }
}

/// Waits for the next file, and gives its path.
#[track_caller]
fn written(desk: &mut Desk) -> PathBuf {
    desk.wait_for("a file", |desk| !desk.log::<Told>().is_empty());
    let Told::Wrote(path) = desk.log::<Told>()[0].clone() else { panic!("{:?}", desk.log::<Told>()) };
    desk.forget::<Told>();
    desk.settle();
    path
}

fn read(bytes: &[u8]) -> Tree {
    let mut reading = record::read(bytes, None);
    assert_eq!(reading.condition(), Condition::Sound, "{:?}", reading.problems);
    reading.games.remove(0)
}

fn choose_format(desk: &mut Desk, device: Device, format: Format) {
    desk.choose(device, format.text_id());
    assert_eq!(desk.settings().export.format, format);
}

#[test]
fn exchange_each_format_is_written_by_each_device() {
    for device in DEVICES {
        let config = tempfile::tempdir().unwrap();
        let mut desk = paused(config.path());
        desk.choose(device, "pause-export");
        assert_eq!(page(&desk), Some(Page::Export));
        if device == Device::Keyboard {
            assert!(desk.is_focused("export-save-as"), "the first press goes on");
        }
        for format in Format::ALL {
            choose_format(&mut desk, device, format);
            desk.choose(device, "export-save");
            let path = written(&mut desk);
            assert_eq!(path.parent(), Some(config.path().join("exports").as_path()));
            assert_eq!(path.extension().unwrap(), format.ending());
            let bytes = fs::read(&path).unwrap();
            match format {
                Format::Sgf | Format::Psq => {
                    let tree = read(&bytes);
                    let n_moves = tree.main_line().filter(|node| tree.played(*node).is_some()).count();
                    assert_eq!(n_moves, 2, "{format:?}");
                }
                Format::Text => {
                    let tree = read(&bytes);
                    let stones = tree.stones_at(tree.root());
                    assert_eq!(Stone::BOTH.map(|color| stones.count(color)), [1, 1]);
                }
                Format::Png => {
                    let mut decoder = png::Decoder::new(std::io::Cursor::new(&bytes)).read_info().unwrap();
                    let mut pixels = vec![0; decoder.output_buffer_size().unwrap()];
                    let info = decoder.next_frame(&mut pixels).unwrap();
                    assert!((900..=1024).contains(&info.width), "{}", info.width);
                    let middle = 4 * (info.height / 2 * info.width + info.width / 2) as usize;
                    assert!(pixels[middle] < 0x60, "a black stone lies in the middle");
                }
                Format::Svg => {
                    let tree = resvg::usvg::Tree::from_data(&bytes, &resvg::usvg::Options::default());
                    assert!(tree.unwrap().size().width() > 900.0);
                }
                Format::Gif => {
                    let mut decoder = gif::DecodeOptions::new().read_info(bytes.as_slice()).unwrap();
                    let mut n_frames = 0;
                    while decoder.read_next_frame().unwrap().is_some() {
                        n_frames += 1;
                    }
                    assert_eq!(n_frames, 3);
                }
            }
        }
        back(&mut desk, device, "export-back");
        assert!(desk.is_paused() && page(&desk).is_none());
    }
}

#[test]
fn exchange_nothing_that_is_there_is_written_over() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = paused(config.path());
    desk.press(KeyCode::Escape);
    desk.chord(KeyCode::ControlLeft, KeyCode::KeyS);
    assert_eq!(page(&desk), Some(Page::Export));
    let paths: Vec<PathBuf> = (0..3)
        .map(|_| {
            desk.choose(Device::Keyboard, "export-save");
            written(&mut desk)
        })
        .collect();
    assert!(paths[0] != paths[1] && paths[1] != paths[2]);
    assert!(paths[2].to_string_lossy().ends_with(" 3.sgf"));
    assert_eq!(fs::read_dir(config.path().join("exports")).unwrap().count(), 3);
}

#[test]
fn exchange_what_cannot_be_written_is_said() {
    let config = tempfile::tempdir().unwrap();
    fs::write(config.path().join("exports"), "in the way").unwrap();
    let mut desk = paused(config.path());
    desk.choose(Device::Keyboard, "pause-export");
    desk.choose(Device::Keyboard, "export-save");
    desk.wait_for("a notice", |desk| !desk.log::<Told>().is_empty());
    assert!(matches!(&desk.log::<Told>()[0], Told::NotWritten { why: Why::Other | Why::Missing, .. }));
    desk.settle();
    assert_eq!(page(&desk), Some(Page::Export), "one can try another place");
}

#[test]
fn exchange_a_format_that_cannot_hold_the_game_says_why_and_writes_nothing() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = Desk::with_config(config.path());
    let seats = goishi::board::ByColor { black: Seat::Human, white: Seat::Human };
    desk.start(MatchSetup::new(GoSetup::default(), seats));
    let center = desk.game().size().center();
    desk.place(Device::Keyboard, center);
    desk.press(KeyCode::Escape);
    desk.choose(Device::Keyboard, "pause-export");
    choose_format(&mut desk, Device::Keyboard, Format::Psq);
    for control in ["export-save", "export-save-as"] {
        desk.choose(Device::Keyboard, control);
        desk.pass(Duration::from_millis(200));
        assert_eq!(page(&desk), Some(Page::Export));
    }
    assert!(desk.log::<Told>().is_empty() && !config.path().join("exports").exists());
    choose_format(&mut desk, Device::Keyboard, Format::Sgf);
    desk.choose(Device::Keyboard, "export-save");
    assert_eq!(read(&fs::read(written(&mut desk)).unwrap()).stones_at_end(), 1);
}

trait StonesAtEnd {
    fn stones_at_end(&self) -> usize;
}

impl StonesAtEnd for Tree {
    fn stones_at_end(&self) -> usize {
        self.stones_at(self.main_line().last().unwrap()).iter().count()
    }
}

#[test]
fn exchange_the_choices_are_kept_and_the_position_is_stepped_through() {
    for device in DEVICES {
        let config = tempfile::tempdir().unwrap();
        let mut desk = paused(config.path());
        desk.choose(device, "pause-export");
        choose_format(&mut desk, device, Format::Png);
        desk.adjust(device, "export-size", Heading::Left);
        desk.adjust(device, "export-numbers", Heading::Left);
        desk.adjust(device, "export-theme", Heading::Right);
        desk.choose(device, "export-coordinates");
        desk.choose(device, "export-marks");
        let wanted = ExportChoice {
            format: Format::Png,
            size_px: 512,
            numbers: Numbered::All,
            coordinates: false,
            marks: false,
            theme: goishi::app::theme::ThemeId::new("night"),
            ..ExportChoice::default()
        };
        assert_eq!(desk.settings().export, wanted);
        desk.adjust(device, "export-position", Heading::Left);
        assert_eq!(desk.app.world().resource::<Exchange>().at(), 1);
        choose_format(&mut desk, device, Format::Text);
        desk.choose(device, "export-save");
        let path = written(&mut desk);
        assert_eq!(read(&fs::read(&path).unwrap()).stones_at_end(), 1);
        assert!(path.to_string_lossy().ends_with(" 1.txt"), "the number of the move: {path:?}");
        // Past the beginning comes the end.
        desk.adjust(device, "export-position", Heading::Left);
        desk.adjust(device, "export-position", Heading::Left);
        assert_eq!(desk.app.world().resource::<Exchange>().at(), 2);
        desk.press(KeyCode::Escape);
        desk.chord(KeyCode::ControlLeft, KeyCode::KeyQ);
        desk.choose(Device::Keyboard, "confirm-yes");
        assert!(desk.has_quit());
        drop(desk);
        let again = Desk::with_config(config.path());
        assert_eq!(again.settings().export, ExportChoice { format: Format::Text, ..wanted });
    }
}

#[test]
fn exchange_the_preview_follows_the_choices_and_then_nothing_is_drawn() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = paused(config.path());
    desk.choose(Device::Keyboard, "pause-export");
    let preview =
        |desk: &Desk| desk.app.world().resource::<Exchange>().preview().map(|(_, image)| image.clone());
    desk.wait_for("a picture", |desk| preview(desk).is_some());
    desk.settle();
    let before = preview(&desk).unwrap();
    choose_format(&mut desk, Device::Keyboard, Format::Png);
    desk.adjust(Device::Keyboard, "export-theme", Heading::Right);
    desk.wait_for("another picture", |desk| preview(desk).is_some_and(|image| image != before));
    desk.settle();
    desk.pass(Duration::from_secs(10));
    assert_eq!(desk.pass(Duration::from_mins(5)), 0);
}

#[test]
fn exchange_a_picture_goes_to_the_clipboard() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = paused(config.path());
    let copied = |desk: &mut Desk| {
        desk.wait_for("a picture", |desk| !desk.log::<PictureReady>().is_empty());
        let image = desk.log::<PictureReady>()[0].0.clone();
        desk.forget::<PictureReady>();
        desk.settle();
        image
    };
    for device in DEVICES {
        desk.choose(device, "pause-copy-picture");
        let image = copied(&mut desk);
        assert_eq!(image.rgba.len(), 4 * (image.width * image.height) as usize);
        let middle = 4 * (image.height / 2 * image.width + image.width / 2) as usize;
        assert!(image.rgba[middle] < 0x60, "a black stone lies in the middle");
    }
    // There is no clipboard here, or there is one: either is said.
    let said =
        |desk: &Desk| desk.log::<Notice>().iter().filter(|it| it.0.starts_with("notice-picture-")).count();
    assert_eq!(said(&desk), 3);
    // By keys from the board, and as it is chosen on the page.
    desk.press(KeyCode::Escape);
    desk.key_down(KeyCode::ControlLeft);
    desk.key_down(KeyCode::AltLeft);
    desk.press(KeyCode::KeyC);
    desk.key_up(KeyCode::AltLeft);
    desk.key_up(KeyCode::ControlLeft);
    assert!(desk.log::<Action>().contains(&Action::CopyPicture));
    let usual = copied(&mut desk);
    desk.chord(KeyCode::ControlLeft, KeyCode::KeyS);
    choose_format(&mut desk, Device::Keyboard, Format::Png);
    desk.adjust(Device::Keyboard, "export-size", Heading::Left);
    desk.choose(Device::Keyboard, "export-copy");
    assert!(copied(&mut desk).width < usual.width);
}

/// A folder with a record, a folder in it, and another record in that.
fn with_files(config: &Path) -> PathBuf {
    let exports = config.join("exports");
    fs::create_dir_all(exports.join("games")).unwrap();
    fs::write(exports.join("top.sgf"), "(;GM[4]SZ[15];B[hh];W[gg];B[ii])").unwrap();
    fs::write(exports.join("note.md"), "not a game").unwrap();
    fs::write(exports.join("games/inner.sgf"), "(;GM[1]SZ[9]RE[B+T]PB[Ann]PW[Bo];B[ee];W[cc])").unwrap();
    exports
}

fn folder(desk: &Desk) -> Option<PathBuf> {
    desk.app.world().resource::<Exchange>().folder().map(|folder| folder.path.clone())
}

/// Presses an entry, and waits until another folder is in view.
#[track_caller]
fn enter(desk: &mut Desk, device: Device, entry: &str, expect: &Path) {
    desk.choose(device, entry);
    desk.wait_for("another folder", |desk| folder(desk).as_deref() == Some(expect));
    desk.settle();
}

#[test]
fn exchange_a_file_is_found_and_opened_by_each_device() {
    for device in DEVICES {
        let config = tempfile::tempdir().unwrap();
        let exports = with_files(config.path());
        let mut desk = Desk::with_config(config.path());
        desk.connect_pad();
        desk.choose(device, "title-records");
        desk.wait_for("the page", |desk| desk.has_control("records-open-file"));
        desk.settle();
        desk.choose(device, "records-open-file");
        assert_eq!(page(&desk), Some(Page::Files));
        desk.wait_for("a folder", |desk| folder(desk).is_some());
        desk.settle();
        enter(&mut desk, device, "files-exports", &exports);
        assert!(desk.has_control("files-file-0") && !desk.has_control("files-file-1"), "only records");
        if device == Device::Keyboard {
            assert!(desk.is_focused("files-file-0"));
        }
        enter(&mut desk, device, "files-folder-0", &exports.join("games"));
        enter(&mut desk, device, "files-up", &exports);
        enter(&mut desk, device, "files-folder-0", &exports.join("games"));
        desk.choose(device, "files-file-0");
        desk.wait_for("the game", |desk| desk.phase() == Phase::Replay);
        desk.settle();
        assert_eq!((desk.game().record().n_nodes(), page(&desk)), (3, None));
        // It is exported from there: by a key, or from the menu of the page.
        match device {
            Device::Pad => {
                desk.pad_press(GamepadButton::Start);
                desk.choose(device, "pause-export");
            }
            Device::Keyboard | Device::Mouse => desk.chord(KeyCode::ControlLeft, KeyCode::KeyS),
        }
        assert_eq!(page(&desk), Some(Page::Export));
        back(&mut desk, device, "export-back");
        assert_eq!((page(&desk), desk.phase()), (None, Phase::Replay));
        desk.app.world_mut().write_message(Command::LeaveMatch);
        desk.settle();
        // From the records it is found again among the files opened lately.
        if desk.menu_page() != Some(MenuPage::Records) {
            desk.choose(device, "title-records");
        }
        desk.wait_for("the file", |desk| desk.has_control("records-recent-0"));
        desk.settle();
        desk.choose(device, "records-recent-0");
        desk.wait_for("the game", |desk| desk.phase() == Phase::Replay);
        desk.settle();
        assert_eq!(desk.game().record().info(InfoKey::Result), Some("B+T"));
    }
}

#[test]
fn exchange_files_are_asked_for_by_a_key_from_everywhere_and_left_again() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = paused(config.path());
    for _ in 0..2 {
        desk.chord(KeyCode::ControlLeft, KeyCode::KeyO);
        assert_eq!(page(&desk), Some(Page::Files));
        assert_eq!(desk.app.world().resource::<Exchange>().purpose(), Purpose::Open);
        desk.press(KeyCode::Escape);
        assert_eq!((page(&desk), desk.phase()), (None, Phase::Playing));
        desk.press(KeyCode::Escape);
    }
    desk.app.world_mut().write_message(Command::LeaveMatch);
    desk.settle();
    desk.chord(KeyCode::ControlLeft, KeyCode::KeyO);
    assert_eq!(page(&desk), Some(Page::Files));
    desk.press(KeyCode::Escape);
    desk.choose(Device::Keyboard, "title-records");
    desk.wait_for("the page", |desk| desk.has_control("records-open-file"));
    desk.settle();
    desk.chord(KeyCode::ControlLeft, KeyCode::KeyO);
    assert_eq!(page(&desk), Some(Page::Files), "though words are typed there");
    desk.press(KeyCode::Escape);
    assert_eq!((page(&desk), desk.menu_page()), (None, Some(MenuPage::Records)));
}

#[test]
fn exchange_a_place_is_chosen_for_an_export_by_each_device() {
    for device in DEVICES {
        let config = tempfile::tempdir().unwrap();
        let exports = with_files(config.path());
        let mut desk = paused(config.path());
        desk.choose(device, "pause-export");
        choose_format(&mut desk, device, Format::Sgf);
        desk.choose(device, "export-save-as");
        assert_eq!(page(&desk), Some(Page::Files));
        desk.wait_for("the folder", |desk| folder(desk).is_some());
        desk.settle();
        assert_eq!(folder(&desk), Some(exports.clone()), "the folder of exports is there, and so begun with");
        assert!(!desk.has_control("files-file-0"), "a file that is there is nothing to choose");
        enter(&mut desk, device, "files-folder-0", &exports.join("games"));
        desk.choose(device, "files-save-here");
        let path = written(&mut desk);
        assert_eq!(path.parent(), Some(exports.join("games").as_path()));
        assert_eq!(read(&fs::read(&path).unwrap()).stones_at_end(), 2);
        assert_eq!(page(&desk), Some(Page::Export));
        // The next choice begins where this one ended.
        desk.choose(device, "export-save-as");
        desk.wait_for("the folder", |desk| folder(desk) == Some(exports.join("games")));
        desk.settle();
        back(&mut desk, device, "files-back");
        assert_eq!(page(&desk), Some(Page::Export));
        back(&mut desk, device, "export-back");
        assert!(desk.is_paused());
    }
}

/// A program with a saved game of that name, at its records.
fn at_records(config: &Path, name: &str) -> Desk {
    let folder = config.join("records");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join(name), "(;GM[4]SZ[15]PB[Ann]PW[Bo]RE[W+F];B[hh];W[gg];B[ii])").unwrap();
    let mut desk = Desk::with_config(config);
    desk.connect_pad();
    desk.choose(Device::Keyboard, "title-records");
    desk.wait_for("the game", |desk| desk.has_control("records-open-0"));
    desk.settle();
    desk
}

#[test]
fn exchange_a_saved_game_is_exported_from_its_card_by_each_device() {
    for device in DEVICES {
        let config = tempfile::tempdir().unwrap();
        let mut desk = at_records(config.path(), "match.sgf");
        desk.choose(device, "records-more-0");
        assert_eq!(page(&desk), Some(Page::Card));
        desk.choose(device, "card-export");
        desk.wait_for("the page", |desk| page(desk) == Some(Page::Export));
        desk.settle();
        choose_format(&mut desk, device, Format::Sgf);
        desk.choose(device, "export-save");
        let path = written(&mut desk);
        assert_eq!(path.file_name().unwrap(), "match.sgf");
        let tree = read(&fs::read(&path).unwrap());
        assert_eq!((tree.stones_at_end(), tree.info(InfoKey::Result)), (3, Some("W+F")));
        back(&mut desk, device, "export-back");
        assert_eq!(page(&desk), Some(Page::Card));
        back(&mut desk, device, "card-back");
        assert_eq!((page(&desk), desk.menu_page()), (None, Some(MenuPage::Records)));
    }
}

#[test]
fn exchange_a_saved_game_is_renamed() {
    let config = tempfile::tempdir().unwrap();
    let names = |config: &Path| {
        let entries = fs::read_dir(config.join("records")).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.retain(|name| !name.starts_with('.'));
        names.sort();
        names
    };
    let mut desk = at_records(config.path(), "2026-11-21 20-03-12.sgf");
    desk.choose(Device::Keyboard, "records-more-0");
    desk.choose(Device::Keyboard, "card-rename");
    assert_eq!(page(&desk), Some(Page::Rename));
    // A name that no file can have is not taken.
    desk.type_text("a/b");
    desk.press(KeyCode::Enter);
    assert_eq!(page(&desk), Some(Page::Rename));
    for _ in 0..2 {
        desk.press(KeyCode::Backspace);
    }
    desk.type_text("lice w");
    desk.press(KeyCode::Enter);
    desk.wait_for("a notice", |desk| desk.log::<Notice>().contains(&Notice("notice-renamed")));
    desk.settle();
    assert_eq!(names(config.path()), ["alice w.sgf"]);
    assert_eq!((page(&desk), desk.menu_page()), (None, Some(MenuPage::Records)));
    desk.type_text("alice");
    assert!(desk.has_control("records-open-0"), "it is found by its new name");
    // Nothing is written over, and the pages are left as they were come to.
    fs::write(config.path().join("records/other.sgf"), "(;GM[4]SZ[15];B[aa])").unwrap();
    desk.choose(Device::Mouse, "records-more-0");
    desk.choose(Device::Mouse, "card-rename");
    desk.type_text("other");
    desk.choose(Device::Mouse, "rename-save");
    desk.wait_for("a notice", |desk| desk.log::<Notice>().contains(&Notice("notice-name-taken")));
    assert_eq!(names(config.path()), ["alice w.sgf", "other.sgf"]);
    // By a pad the page is walked and left.
    desk.settle();
    desk.choose(Device::Pad, "records-more-0");
    desk.choose(Device::Pad, "card-rename");
    desk.choose(Device::Pad, "rename-cancel");
    assert_eq!(page(&desk), Some(Page::Card));
}

#[test]
fn exchange_a_match_that_is_saved_goes_on_in_its_renamed_file() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = paused(config.path());
    desk.wait_until_saved();
    let file = fs::read_dir(config.path().join("records")).unwrap().next().unwrap().unwrap().file_name();
    let from = goishi::record::shelf::FileName::new(file.to_str().unwrap()).unwrap();
    let to = goishi::record::shelf::FileName::new("mine").unwrap();
    desk.app.world_mut().write_message(Command::Exchange(Order::RenameTo(from, to)));
    desk.wait_for("the new name", |_| config.path().join("records/mine.sgf").exists());
    desk.settle();
    desk.press(KeyCode::Escape);
    let corner = desk.game().size().point(0, 0).unwrap();
    desk.place(Device::Keyboard, corner);
    desk.wait_until_saved();
    let files = fs::read_dir(config.path().join("records")).unwrap();
    let names: Vec<_> = files.map(|file| file.unwrap().file_name()).filter(|it| it != ".recent").collect();
    assert_eq!(names, ["mine.sgf"]);
    assert_eq!(read(&fs::read(config.path().join("records/mine.sgf")).unwrap()).stones_at_end(), 3);
}

#[test]
fn exchange_a_game_that_is_over_is_exported_from_there() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = Desk::with_config(config.path());
    desk.connect_pad();
    desk.start(setup(Seat::Human, Seat::Human, 15));
    desk.place_all(Device::Keyboard, &black_wins(desk.game().size(), 5));
    assert_eq!(desk.phase(), Phase::GameOver);
    for device in DEVICES {
        desk.choose(device, "over-export");
        assert_eq!(page(&desk), Some(Page::Export));
        back(&mut desk, device, "export-back");
        assert_eq!((page(&desk), desk.phase()), (None, Phase::GameOver));
    }
}

#[test]
fn exchange_every_page_fits_small_windows_and_large_text() {
    for (width, height, text_percent) in
        [(800, 600, 100), (1280, 800, 200), (900, 1400, 100), (900, 1400, 200)]
    {
        let mut desk = Desk::sized(width, height);
        desk.app.world_mut().resource_mut::<Settings>().text_percent = text_percent;
        desk.start(setup(Seat::Human, Seat::Human, 15));
        let center = desk.game().size().center();
        desk.app.world_mut().write_message(goishi::app::place::PlaceRequested {
            point: center,
            by: goishi::app::place::Placer::Person,
        });
        desk.settle();
        desk.app.world_mut().write_message(Command::Exchange(Order::Export));
        desk.settle();
        for format in Format::ALL {
            desk.choose(Device::Mouse, format.text_id());
            desk.choose(Device::Keyboard, format.text_id());
        }
        choose_format(&mut desk, Device::Mouse, Format::Png);
        for control in ["export-marks", "export-coordinates", "export-numbers", "export-save-as"] {
            desk.focus(Device::Keyboard, control);
        }
        assert!(desk.app.world().resource::<Exchange>().exports().is_none(), "nothing is kept here");
        let window = desk.layout().screen.physical.as_vec2() / desk.layout().pixels_per_point();
        for control in ["export-save-as", "export-save", "export-copy", "export-back"] {
            let rect = desk.rect_of(control);
            assert!(
                rect.left() >= 0.0 && rect.right() <= window.x,
                "{control} in {width} x {height}: {rect:?}"
            );
        }
    }
}
