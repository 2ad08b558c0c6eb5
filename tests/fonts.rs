//! The fonts: each text of the program can be written with them, and figures stand in columns.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use ttf_parser::Face;

const FONTS: [&str; 2] = ["Goishi-Sans-Regular.otf", "Goishi-Sans-Bold.otf"];

/// What the program may draw without naming it in a locale: numbers, lists, keys, marks, its own name.
const ALWAYS: &str = "–—×−±…·•‘’“”←↑→↓●○◆◇□■△▲▶◀✓★碁石五子棋简体中文。，、：；！？（）";

fn assets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets")
}

fn with_each_font(check: impl Fn(&str, &Face<'_>)) {
    for name in FONTS {
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
    let characters = characters_in(&assets().join("locales"), "ftl");
    with_each_font(|name, face| {
        let missing = missing(face, characters.iter().copied());
        assert_eq!(missing, "", "{name} lacks these; run scripts/make-fonts");
    });
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
    with_each_font(|name, face| {
        let names: Vec<String> = face.names().into_iter().filter_map(|name| name.to_string()).collect();
        assert!(names.iter().any(|n| n == "Goishi Sans"), "{name}: {names:?}");
        assert!(names.iter().any(|n| n.contains("SIL Open Font License")), "{name}: {names:?}");
    });
    let licence = std::fs::read_to_string(assets().join("fonts/OFL.txt")).unwrap();
    assert!(licence.contains("SIL OPEN FONT LICENSE Version 1.1"));
}
