//! The fonts: each text of the program can be written with them, and figures stand in columns.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use ttf_parser::Face;

const FONTS: [&str; 2] = ["Goishi-Sans-Regular.otf", "Goishi-Sans-Bold.otf"];

/// What Japanese text is drawn with where they have it; the other fonts stand behind them.
const JAPANESE: [&str; 2] = ["Goishi-Sans-JP-Regular.otf", "Goishi-Sans-JP-Bold.otf"];

/// What the program may draw without naming it in a locale: numbers, lists, keys, marks, its own name.
const ALWAYS: &str = "–—×−±…·•‘’“”←↑→↓●○◆◇□■△▲▶◀✓★碁石五子棋简体中文。，、：；！？（）";

fn assets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets")
}

fn with_each_font(check: impl Fn(&str, &Face<'_>)) {
    with_fonts(FONTS, check);
}

fn with_fonts(names: [&str; 2], check: impl Fn(&str, &Face<'_>)) {
    for name in names {
        let data = std::fs::read(assets().join("fonts").join(name)).unwrap();
        check(name, &Face::parse(&data, 0).unwrap());
    }
}

/// The characters of all files with the extension in the folder and the folders in it; none without a folder.
fn characters_in(folder: &Path, extension: &str) -> BTreeSet<char> {
    let Ok(entries) = std::fs::read_dir(folder) else { return BTreeSet::new() };
    let mut characters = BTreeSet::new();
    for path in entries.map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            characters.extend(characters_in(&path, extension));
        } else if path.extension().is_some_and(|e| e == extension) {
            characters.extend(std::fs::read_to_string(path).unwrap().chars());
        }
    }
    characters
}

fn missing(face: &Face<'_>, characters: impl IntoIterator<Item = char>) -> String {
    characters.into_iter().filter(|c| !c.is_control() && face.glyph_index(*c).is_none()).collect()
}

#[test]
fn every_character_of_the_locales_has_a_glyph() {
    let locales = assets().join("locales");
    let japanese = std::fs::read_to_string(locales.join("ja.ftl")).unwrap();
    let of_japanese = |c: &char| *c > '\u{2fff}';
    let mut characters = characters_in(&locales, "ftl");
    let others = std::fs::read_dir(&locales).unwrap().map(|entry| entry.unwrap().path());
    let others: String = others
        .filter(|path| !path.ends_with("ja.ftl"))
        .map(|path| std::fs::read_to_string(path).unwrap())
        .collect();
    characters.retain(|c| !of_japanese(c) || others.contains(*c));
    with_each_font(|name, face| {
        let missing = missing(face, characters.iter().copied());
        assert_eq!(missing, "", "{name} lacks these; run scripts/make-fonts");
    });
    with_fonts(JAPANESE, |name, face| {
        let missing = missing(face, japanese.chars().filter(of_japanese));
        assert_eq!(missing, "", "{name} lacks these; run scripts/make-fonts");
    });
}

/// Japanese names are written with these, whatever the texts of the program are; and both draw the same ideograph each
/// in its own way.
#[test]
fn japanese_has_its_own_shapes() {
    with_fonts(JAPANESE, |name, face| {
        let kana = ('ぁ'..='ゖ').chain('ァ'..='ヺ').chain("ー、。「」々".chars());
        assert_eq!(missing(face, kana), "", "{name}");
        assert_eq!(face.glyph_index('A'), None, "{name}: letters come from the other fonts");
    });
    let [chinese, japanese] = [FONTS[0], JAPANESE[0]].map(|name| {
        let data = std::fs::read(assets().join("fonts").join(name)).unwrap();
        let face = Face::parse(&data, 0).unwrap();
        "直骨角令".chars().map(|c| face.glyph_bounding_box(face.glyph_index(c).unwrap())).collect::<Vec<_>>()
    });
    assert_ne!(chinese, japanese);
}

#[test]
fn the_usual_characters_have_glyphs() {
    with_each_font(|name, face| {
        assert_eq!(missing(face, ALWAYS.chars()), "", "{name}");
        assert_eq!(
            missing(face, (' '..='~').chain(['\u{a0}']).chain('¡'..='¬').chain('®'..='ÿ')),
            "",
            "{name}"
        );
    });
}

#[test]
fn figures_are_equally_wide() {
    with_each_font(|name, face| {
        let width = |c| face.glyph_hor_advance(face.glyph_index(c).unwrap()).unwrap();
        for figure in '0'..='9' {
            assert_eq!(width(figure), width('0'), "{name}: {figure}");
        }
    });
}

/// The Chinese face sets these as wide as an ideograph, which tears Latin words apart.
#[test]
fn western_punctuation_is_narrow() {
    with_each_font(|name, face| {
        let width = |c| face.glyph_hor_advance(face.glyph_index(c).unwrap()).unwrap();
        for mark in "‘’“”·•‐–×".chars() {
            assert!(width(mark) < 700, "{name}: {mark} is {} wide", width(mark));
        }
        assert_eq!(width('…'), 3 * width('.'), "{name}");
        assert_eq!(width('，'), 1000, "{name}: Chinese punctuation stays wide");
    });
}

#[test]
fn the_subset_has_its_own_name_and_its_licence() {
    for (fonts, own) in [(FONTS, "Goishi Sans"), (JAPANESE, "Goishi Sans JP")] {
        with_fonts(fonts, |name, face| {
            let names: Vec<String> = face.names().into_iter().filter_map(|name| name.to_string()).collect();
            assert!(names.iter().any(|n| n == own), "{name}: {names:?}");
            assert!(names.iter().any(|n| n.contains("SIL Open Font License")), "{name}: {names:?}");
        });
    }
    let licence = std::fs::read_to_string(assets().join("fonts/OFL.txt")).unwrap();
    assert!(licence.contains("SIL OPEN FONT LICENSE Version 1.1"));
}
