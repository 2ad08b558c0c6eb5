//! The layers of the house, read from the paths in its sources: what is above uses what is below, never the other way.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// The rooms from the ground up, but for the features, which stand over them. A room is a folder or file below `src`,
/// below `src/app`, or below `src/app/features`.
const ROOMS: &[&str] = &[
    "options",
    "board",
    "gomoku",
    "go",
    "cover",
    "game",
    "worker",
    "record",
    "files",
    "keeper",
    "search",
    "review",
    "external",
    "handbook",
    "play",
    "words",
    "theme",
    "sound",
    "picture",
    "export",
    "protocol",
    // The desktop program.
    "app/intent",
    "app/platform",
    "app/settings",
    "app/text",
    "app/theme",
    "app/screen",
    "app/window",
    "app/table",
    "app/layout",
    "app/input",
    "app/ui",
    "app/view",
];
/// What puts the program together.
const ROOF: &str = "app/studio";

/// All rooms: those, and the features in the order of the list that adds them.
static HOUSE: LazyLock<Vec<String>> = LazyLock::new(|| {
    let list = include_str!("../src/app/features/mod.rs").split("FEATURES").nth(1).unwrap();
    let words = list.split(|c: char| !c.is_alphanumeric() && c != '_' && c != ':');
    let features = words.filter_map(|word| word.strip_suffix("::view").or(word.strip_suffix("::logic")));
    let mut features: Vec<String> = features.map(|name| format!("app/features/{name}")).collect();
    features.dedup();
    assert!(features.len() > 9, "{features:?}");
    ROOMS.iter().map(|room| (*room).to_owned()).chain(features).chain([ROOF.to_owned()]).collect()
});

/// The names of a path: `crate`, `app`, `text`.
type Names = Vec<String>;

/// Every source below a folder that is no test.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() && name != "tests" {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") && name != "tests.rs" {
            found.push(path);
        }
    }
}

/// The module of a source: `app::text` for `src/app/text.rs`.
fn module(root: &Path, source: &Path) -> Names {
    let mut names: Names = source
        .strip_prefix(root)
        .unwrap()
        .with_extension("")
        .iter()
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    names.pop_if(|last| last == "mod");
    names
}

/// The source without comments and without the tests at its end.
fn code(source: &Path) -> String {
    let text = fs::read_to_string(source).unwrap();
    let text = text.split("#[cfg(test)]").next().unwrap_or_default();
    text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

/// Every path of a `use`, its braces opened.
fn opened(tree: &str, before: &[String], found: &mut Vec<Names>) {
    let (path, group) = tree.split_once('{').map_or((tree, None), |(path, rest)| (path, Some(rest)));
    let path = path.split(" as ").next().unwrap_or_default();
    let names = path.split("::").map(str::trim).filter(|name| !name.is_empty()).map(str::to_owned);
    let whole: Names = before.iter().cloned().chain(names).collect();
    let Some(group) = group else {
        found.push(whole);
        return;
    };
    let group = group.trim_end().strip_suffix('}').unwrap();
    let (mut depth, mut from) = (0, 0);
    for (at, letter) in group.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                opened(&group[from..at], &whole, found);
                from = at + 1;
            }
            _ => {}
        }
    }
    opened(&group[from..], &whole, found);
}

/// Every path in the code, from the root of the crate on: those of `use`, and those written out.
fn paths(code: &str, module: &[String]) -> Vec<Names> {
    let mut found = Vec::new();
    let mut rest = String::new();
    for statement in code.split_inclusive(';') {
        let at = statement
            .rfind("use ")
            .filter(|at| statement[..*at].chars().last().is_none_or(|c| " \n".contains(c)));
        match at {
            Some(at) if statement.ends_with(';') => {
                opened(statement[at + 4..].trim_end_matches(';'), &[], &mut found);
                rest.push_str(&statement[..at]);
            }
            _ => rest.push_str(statement),
        }
    }
    let is_name = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    for word in rest.split(|c| !is_name(c)).filter(|word| word.contains("::")) {
        found.push(word.split("::").map(str::to_owned).collect());
    }
    found.into_iter().filter_map(|names| from_root(&names, module)).collect()
}

/// The path from the root on; none where it leads out of the crate.
fn from_root(names: &[String], module: &[String]) -> Option<Names> {
    match names.first()?.as_str() {
        "crate" => Some(names[1..].to_vec()),
        "super" => {
            let up = names.iter().take_while(|name| *name == "super").count();
            let kept = module.len().checked_sub(up)?;
            Some(module[..kept].iter().chain(&names[up..]).cloned().collect())
        }
        _ => None,
    }
}

/// The room that a path lies in; none for what only puts rooms together.
fn room(names: &[String]) -> Option<&'static str> {
    let path = names.join("/");
    HOUSE.iter().map(String::as_str).find(|room| path == *room || path.starts_with(&format!("{room}/")))
}

/// Every use of a room by another one.
fn uses() -> BTreeSet<(&'static str, &'static str)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut all = Vec::new();
    sources(&root, &mut all);
    let mut uses = BTreeSet::new();
    for source in all {
        let module = module(&root, &source);
        let Some(by) = room(&module) else { continue };
        for path in paths(&code(&source), &module) {
            uses.extend(room(&path).filter(|of| *of != by).map(|of| (by, of)));
        }
    }
    uses
}

#[test]
fn rooms_use_what_is_below_them() {
    let level = |room: &str| HOUSE.iter().position(|known| known == room).unwrap();
    let up: Vec<_> = uses().into_iter().filter(|(by, of)| level(of) > level(by)).collect();
    assert!(up.is_empty(), "these rooms use one above them: {up:#?}");
}

#[test]
fn every_source_has_a_room() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut all = Vec::new();
    sources(&root, &mut all);
    // What puts the rooms together.
    let frames = ["lib", "main", "bin/goishi-engine", "app", "app/features", "app/demo"];
    let homeless: Vec<String> = all
        .iter()
        .map(|source| module(&root, source))
        .filter(|module| room(module).is_none())
        .map(|module| module.join("/"))
        .filter(|path| !frames.contains(&path.as_str()))
        .collect();
    assert!(homeless.is_empty(), "{homeless:?}");
}

#[test]
fn paths_are_found_however_they_are_written() {
    let module = ["app", "ui", "kit"].map(str::to_owned);
    let code = "use std::fmt;\npub(super) use super::{page::{self, Page}, fonts as letters};\n\
                fn f() -> crate::board::Point { super::super::text::size(1) }\n";
    let found: Vec<String> = paths(code, &module).iter().map(|names| names.join("::")).collect();
    assert_eq!(
        found,
        ["app::ui::page::self", "app::ui::page::Page", "app::ui::fonts", "board::Point", "app::text::size"]
    );
}
