//! The page of exports: every format, what it refuses, and what is remembered.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use bevy::prelude::*;
use goishi::app::features::exchange::choice::ExportChoice;
use goishi::app::features::exchange::{EXPORT, Exchange, ExchangeOrder, PictureReady};
use goishi::app::intent::{Action, Heading};
use goishi::app::platform::files::FileOutcome;
use goishi::app::platform::notice::Notice;
use goishi::app::screen::Phase;
use goishi::app::text::TextSettings;
use goishi::board::Color as Stone;
use goishi::export::{Format, Numbered};
use goishi::files::Why;
use goishi::game::{GoSetup, MatchSetup, Seat};

use super::{DEVICES, StonesAtEnd as _, choose_format, paused, read, written};
use crate::app::{Desk, Device, black_wins, setup};

#[test]
fn exchange_each_format_is_written_by_each_device() {
    for device in DEVICES {
        let config = tempfile::tempdir().unwrap();
        let mut desk = paused(config.path());
        desk.choose(device, "pause-export");
        assert_eq!(desk.page(), Some(EXPORT));
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
        desk.back(device, "export-back");
        assert!(desk.is_paused() && desk.page().is_none());
    }
}

#[test]
fn exchange_nothing_that_is_there_is_written_over() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = paused(config.path());
    desk.press(KeyCode::Escape);
    desk.chord(KeyCode::ControlLeft, KeyCode::KeyS);
    assert_eq!(desk.page(), Some(EXPORT));
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
    desk.wait_for("a notice", |desk| !desk.log::<FileOutcome>().is_empty());
    assert!(matches!(
        &desk.log::<FileOutcome>()[0],
        FileOutcome::NotWritten { why: Why::Other | Why::Missing, .. }
    ));
    desk.settle();
    assert_eq!(desk.page(), Some(EXPORT), "one can try another place");
}

#[test]
fn exchange_a_format_that_cannot_hold_the_game_says_why_and_writes_nothing() {
    let config = tempfile::tempdir().unwrap();
    let records = config.path().join("records");
    fs::create_dir_all(&records).unwrap();
    fs::write(records.join("problem.sgf"), "(;GM[4]SZ[15]AB[hh];W[gg])").unwrap();
    let mut desk = Desk::with_config(config.path());
    desk.choose(Device::Keyboard, "title-records");
    desk.wait_for("the game", |desk| desk.has_control("records-more-0"));
    desk.choose(Device::Keyboard, "records-more-0");
    desk.choose(Device::Keyboard, "card-export");
    desk.wait_for("the page", |desk| desk.page() == Some(EXPORT));
    desk.settle();
    choose_format(&mut desk, Device::Keyboard, Format::Psq);
    for control in ["export-save", "export-save-as", "export-copy"] {
        desk.choose(Device::Keyboard, control);
        desk.pass(Duration::from_millis(200));
        assert_eq!(desk.page(), Some(EXPORT));
    }
    assert!(desk.log::<FileOutcome>().is_empty() && !config.path().join("exports").exists());
    choose_format(&mut desk, Device::Keyboard, Format::Sgf);
    desk.choose(Device::Keyboard, "export-save");
    assert_eq!(read(&fs::read(written(&mut desk)).unwrap()).stones_at_end(), 2);
}

#[test]
fn exchange_a_game_of_go_is_not_offered_as_psq() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = paused(config.path());
    desk.choose(Device::Keyboard, "pause-export");
    choose_format(&mut desk, Device::Keyboard, Format::Psq);
    let seats = goishi::board::ByColor { black: Seat::Human, white: Seat::Human };
    desk.start(MatchSetup::new(GoSetup::default(), seats));
    let center = desk.game().size().center();
    desk.place(Device::Keyboard, center);
    desk.press(KeyCode::Escape);
    desk.choose(Device::Keyboard, "pause-export");
    assert!(desk.has_control("export-sgf") && !desk.has_control("export-psq"));
    assert_eq!(desk.section::<ExportChoice>().format, Format::Sgf, "what was chosen for another game");
    desk.choose(Device::Keyboard, "export-save");
    assert_eq!(read(&fs::read(written(&mut desk)).unwrap()).stones_at_end(), 1);
}

#[test]
fn exchange_what_is_text_is_copied_as_text() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = paused(config.path());
    desk.choose(Device::Keyboard, "pause-export");
    for (format, head) in [
        (Format::Sgf, "(;FF[4]"),
        (Format::Psq, "Piskvorky"),
        (Format::Text, "Five in a row 15x15"),
        (Format::Png, ""),
    ] {
        choose_format(&mut desk, Device::Keyboard, format);
        desk.forget::<Notice>();
        desk.choose(Device::Keyboard, "export-copy");
        let text = desk.app.world().resource::<Exchange>().text();
        assert_eq!(text.is_some(), !format.is_picture(), "{format:?}");
        assert!(text.unwrap_or_default().starts_with(head), "{format:?}");
        let said = desk.log::<Notice>().iter().any(|notice| notice.id == "notice-text-copied");
        assert_eq!(said, !format.is_picture(), "{format:?}");
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
        assert_eq!(desk.section::<ExportChoice>(), &wanted);
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
        assert_eq!(again.section::<ExportChoice>(), &ExportChoice { format: Format::Text, ..wanted });
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
        |desk: &Desk| desk.log::<Notice>().iter().filter(|it| it.id.starts_with("notice-picture-")).count();
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
        assert_eq!(desk.page(), Some(EXPORT));
        desk.back(device, "export-back");
        assert_eq!((desk.page(), desk.phase()), (None, Phase::GameOver));
    }
}

#[test]
fn exchange_every_page_fits_small_windows_and_large_text() {
    for (width, height, text_percent) in
        [(800, 600, 100), (1280, 800, 200), (900, 1400, 100), (900, 1400, 200)]
    {
        let mut desk = Desk::sized(width, height);
        desk.app.world_mut().resource_mut::<TextSettings>().text_percent = text_percent;
        desk.start(setup(Seat::Human, Seat::Human, 15));
        let center = desk.game().size().center();
        desk.app.world_mut().write_message(goishi::app::table::place::PlaceRequested {
            point: center,
            by: goishi::app::table::place::Placer::Person,
        });
        desk.settle();
        desk.app.world_mut().write_message(ExchangeOrder::Export);
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
