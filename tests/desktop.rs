//! What packages tell a desktop about the program, against what the program is.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::path::Path;

use clap::CommandFactory as _;
use goishi::options::Options;

const ENTRY: &str = include_str!("../assets/desktop/goishi.desktop");
const MIME: &str = include_str!("../assets/desktop/goishi-mime.xml");
const METAINFO: &str = include_str!("../assets/desktop/goishi.metainfo.xml");
const FLATPAK: &str = include_str!("../assets/desktop/io.github.goishi.goishi.yml");

fn value(key: &str) -> &str {
    ENTRY.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix('=')).unwrap()
}

/// What stands between two texts, each time.
fn between<'a>(text: &'a str, start: &str, end: &str) -> BTreeSet<&'a str> {
    text.split(start).skip(1).map(|rest| rest.split(end).next().unwrap()).collect()
}

#[test]
fn files_of_our_formats_are_opened_by_the_program() {
    let opened: BTreeSet<&str> = value("MimeType").split_terminator(';').collect();
    assert_eq!(opened, between(MIME, "mime-type type=\"", "\""));
    assert_eq!(between(MIME, "glob pattern=\"*.", "\""), BTreeSet::from(["sgf", "psq", "lib"]));
    for ending in between(MIME, "glob pattern=\"*.", "\"") {
        assert!(goishi::record::Format::of_extension(ending).is_some(), "{ending}");
    }
}

#[test]
fn the_entry_starts_the_program_and_knows_its_window() {
    let name = Options::command().get_name().to_owned();
    assert_eq!(value("Exec"), format!("{name} %f"));
    assert_eq!([value("Icon"), value("StartupWMClass")], [name.as_str(); 2]);
    assert!(METAINFO.contains(&format!(">{name}.desktop</launchable>")));
    assert!(METAINFO.contains(&format!("<release version=\"{}\"", env!("CARGO_PKG_VERSION"))));
}

#[test]
fn what_is_named_is_there() {
    let pictures = between(METAINFO, "/assets/pictures/", "<");
    assert!(pictures.len() >= 2);
    for picture in pictures {
        assert!(
            Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/pictures").join(picture).is_file(),
            "{picture}"
        );
    }
    assert!(FLATPAK.contains(&format!("goishi-{}-", env!("CARGO_PKG_VERSION"))));
    let id = FLATPAK.lines().find_map(|line| line.strip_prefix("app-id: ")).unwrap();
    assert!(METAINFO.contains(&format!("<id>{id}</id>")));
}

/// Whoever translates the program translates its entry too.
#[test]
fn the_entry_speaks_the_languages_of_the_program() {
    for (tag, ..) in goishi::words::LANGUAGES.into_iter().skip(1) {
        assert!(!value(&format!("Comment[{}]", tag.replace('-', "_"))).is_empty(), "{tag}");
    }
}
