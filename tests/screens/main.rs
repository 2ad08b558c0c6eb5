//! What each screen looks like: all of them into a folder, a handful compared with pictures that were accepted.
//!
//! `scripts/screens DIR` draws every screen in every theme, size and language. Without it the test draws a handful
//! and compares them with those in `tests/screens`; `GOISHI_BLESS=1` accepts them as they are.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod compare;
mod scenes;

use std::fs;
use std::path::{Path, PathBuf};

use bevy::math::UVec2;
use compare::Comparison;
use goishi::app::Options;
use goishi::app::features::settings::Tab;
use goishi::app::studio::Studio;
use goishi::app::text::TextSettings;
use goishi::app::theme::{LookSettings, ThemeId};
use goishi::picture::Image;
use goishi::theme::built_in;
use goishi::words::LANGUAGES;
use scenes::Scene;

/// What a screen is drawn for.
struct Canvas {
    name: &'static str,
    size: UVec2,
    scale: f32,
    text_percent: u16,
}

const CANVASES: [Canvas; 8] = [
    Canvas { name: "800x600-text-200", size: UVec2::new(800, 600), scale: 1.0, text_percent: 200 },
    Canvas { name: "800x600-text-100", size: UVec2::new(800, 600), scale: 1.0, text_percent: 100 },
    Canvas { name: "1280x800-text-150", size: UVec2::new(1280, 800), scale: 1.0, text_percent: 150 },
    Canvas { name: "900x1400-text-100", size: UVec2::new(900, 1400), scale: 1.0, text_percent: 100 },
    Canvas { name: "1280x800", size: UVec2::new(1280, 800), scale: 1.0, text_percent: 100 },
    Canvas { name: "1280x800-text-200", size: UVec2::new(1280, 800), scale: 1.0, text_percent: 200 },
    Canvas { name: "1920x1080", size: UVec2::new(1920, 1080), scale: 1.0, text_percent: 100 },
    Canvas { name: "3840x2160-at-200", size: UVec2::new(3840, 2160), scale: 2.0, text_percent: 100 },
];

/// The handful that is compared: theme, language, screen.
const ACCEPTED: [(&str, &str, Scene); 6] = [
    ("kaya", "en", Scene::Title),
    ("kaya", "en", Scene::Play),
    ("night", "zh-CN", Scene::GameOver),
    ("paper", "en", Scene::Count),
    ("high-contrast", "en", Scene::Play),
    ("night", "en", Scene::Settings(Tab::Look)),
];

/// A studio with a folder of its own, in which two games lie.
fn studio(canvas: &Canvas) -> (Studio, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().join("records");
    fs::create_dir_all(&records).unwrap();
    let trash = records.join(".trash");
    fs::create_dir_all(&trash).unwrap();
    fs::write(trash.join(scenes::DISCARDED.0), scenes::DISCARDED.1).unwrap();
    for (name, text) in scenes::SAVED {
        fs::write(records.join(name), text).unwrap();
    }
    let options = Options { config: Some(folder.path().to_owned()), seed: Some(1), ..Options::default() };
    let mut studio = Studio::with_games(&options, canvas.size, canvas.scale);
    studio.world_mut().resource_mut::<TextSettings>().text_percent = canvas.text_percent;
    (studio, folder)
}

fn dress(studio: &mut Studio, theme: &str, language: &str) {
    studio.world_mut().resource_mut::<LookSettings>().theme = ThemeId::new(theme);
    studio.world_mut().resource_mut::<TextSettings>().language = Some(language.to_owned());
}

/// Whether not all pixels are alike.
fn shows_something(picture: &Image) -> bool {
    let mut pixels = picture.rgba.chunks_exact(4);
    let first = pixels.next();
    pixels.any(|pixel| Some(pixel) != first)
}

#[test]
fn a_handful_of_screens_is_as_it_was_accepted() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/screens");
    let bless = std::env::var_os("GOISHI_BLESS").is_some();
    let mut wrong = Vec::new();
    let (mut studio, _folder) = studio(&CANVASES[1]);
    for (theme, language, scene) in ACCEPTED {
        dress(&mut studio, theme, language);
        scene.enter(&mut studio);
        let picture = studio.picture().unwrap();
        Scene::leave(&mut studio);
        let path = folder.join(format!("{theme}-{language}-{}.png", scene.name()));
        if bless {
            fs::write(&path, picture.png().unwrap()).unwrap();
            continue;
        }
        let comparison = Comparison::new(&picture, &fs::read(&path).unwrap());
        if !comparison.is_close() {
            let kept = std::env::temp_dir().join(path.file_name().unwrap());
            fs::write(&kept, picture.png().unwrap()).unwrap();
            wrong.push(format!("{}: {comparison:?}; drawn is {}", path.display(), kept.display()));
        }
    }
    assert!(wrong.is_empty(), "not as accepted:\n{}", wrong.join("\n"));
}

#[test]
fn a_screen_with_two_pixels_a_point_is_drawn_too() {
    let canvas =
        Canvas { name: "1600x1200-at-200", size: UVec2::new(1600, 1200), scale: 2.0, text_percent: 100 };
    let (mut studio, _folder) = studio(&canvas);
    let picture = studio.picture().unwrap();
    assert_eq!((picture.width, picture.height), (1600, 1200));
    assert!(shows_something(&picture));
}

#[test]
fn every_screen_is_drawn_where_it_is_asked_for() {
    let Some(folder) = std::env::var_os("GOISHI_SCREENS").map(PathBuf::from) else { return };
    fs::create_dir_all(&folder).unwrap();
    let only = std::env::var("GOISHI_SCREENS_ONLY").unwrap_or_default();
    let is_wanted =
        |name: &str| only.split_whitespace().any(|part| part.split('+').all(|part| name.contains(part)));
    for canvas in &CANVASES {
        let named = |scene: Scene| {
            let all =
                built_in().iter().flat_map(|theme| LANGUAGES.map(|(language, ..)| (&theme.id, language)));
            let named = all.map(move |(theme, language)| {
                let name = format!("{}-{}-{theme}-{language}.png", scene.name(), canvas.name);
                (theme, language, name)
            });
            named.filter(|(.., name)| is_wanted(name)).collect::<Vec<_>>()
        };
        let wanted = Scene::ALL.map(|(scene, _)| (scene, named(scene)));
        if wanted.iter().all(|(_, pictures)| pictures.is_empty()) {
            continue;
        }
        let (mut studio, _folder) = studio(canvas);
        for (scene, pictures) in wanted.into_iter().filter(|(_, pictures)| !pictures.is_empty()) {
            scene.enter(&mut studio);
            for (theme, language, name) in pictures {
                dress(&mut studio, theme.as_str(), language);
                let picture = studio.picture().unwrap();
                assert!(shows_something(&picture), "{name} is of one color");
                fs::write(folder.join(&name), picture.png().unwrap()).unwrap();
                eprintln!("{name}");
            }
            Scene::leave(&mut studio);
        }
    }
}
