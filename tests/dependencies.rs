//! What we depend on, against what `deny.toml` allows: licenses and sources.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::iter::Peekable;
use std::path::Path;
use std::process::Command;
use std::vec::IntoIter;

/// An expression of licenses, read from the left: SPDX 2.3, annex D, with the slash that Cargo once took for `OR`.
struct Expression<'a> {
    words: Peekable<IntoIter<String>>,
    allowed: &'a BTreeSet<String>,
    /// The licenses that were read.
    named: BTreeSet<String>,
}

impl Expression<'_> {
    /// Whether one of several alternatives is allowed; none where the expression is none.
    fn any(&mut self) -> Option<bool> {
        let mut is_met = self.all()?;
        while self.words.next_if(|word| matches!(word.as_str(), "OR" | "/")).is_some() {
            is_met |= self.all()?;
        }
        Some(is_met)
    }

    fn all(&mut self) -> Option<bool> {
        let mut is_met = self.one()?;
        while self.words.next_if(|word| word == "AND").is_some() {
            is_met &= self.one()?;
        }
        Some(is_met)
    }

    fn one(&mut self) -> Option<bool> {
        let mut license = self.words.next().filter(|word| is_name(word) || word == "(")?;
        if license == "(" {
            let is_met = self.any()?;
            return self.words.next_if(|word| word == ")").map(|_| is_met);
        }
        if self.words.next_if(|word| word == "WITH").is_some() {
            license = format!("{license} WITH {}", self.words.next().filter(|word| is_name(word))?);
        }
        let is_met = self.allowed.contains(&license);
        self.named.insert(license);
        Some(is_met)
    }
}

/// Whether a word is the name of a license or an exception.
fn is_name(word: &str) -> bool {
    !matches!(word, "AND" | "OR" | "WITH")
        && word.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-+".contains(&byte))
}

/// Whether the licenses allowed meet an expression, and all that it names; none where it is no expression.
fn read(expression: &str, allowed: &BTreeSet<String>) -> Option<(bool, BTreeSet<String>)> {
    let spaced = ["(", ")", "/"]
        .iter()
        .fold(expression.to_owned(), |text, sign| text.replace(sign, &format!(" {sign} ")));
    let words: Vec<String> = spaced.split_whitespace().map(str::to_owned).collect();
    let mut read = Expression { words: words.into_iter().peekable(), allowed, named: BTreeSet::new() };
    let is_met = read.any()?;
    read.words.next().is_none().then_some((is_met, read.named))
}

fn set(names: &[&str]) -> BTreeSet<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

/// A list of `deny.toml`.
fn list(section: &str, key: &str) -> BTreeSet<String> {
    let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("deny.toml")).unwrap();
    let table: toml::Table = text.parse().unwrap();
    table[section][key].as_array().unwrap().iter().map(|name| name.as_str().unwrap().to_owned()).collect()
}

#[test]
fn expressions_are_read() {
    let allowed = set(&["MIT", "Zlib", "Apache-2.0 WITH LLVM-exception"]);
    let check = |expression, expect| {
        assert_eq!(read(expression, &allowed).map(|(is_met, _)| is_met), expect, "{expression}");
    };
    check("MIT", Some(true));
    check("GPL-3.0-only", Some(false));
    check("GPL-3.0-only OR MIT", Some(true));
    check("GPL-3.0-only/MIT", Some(true));
    check("GPL-3.0-only / BSL-1.0", Some(false));
    check("MIT AND Zlib", Some(true));
    check("MIT AND GPL-3.0-only", Some(false));
    // AND binds tighter.
    check("MIT OR Zlib AND GPL-3.0-only", Some(true));
    check("(MIT OR Zlib) AND GPL-3.0-only", Some(false));
    check("(GPL-3.0-only OR (MIT AND Zlib))", Some(true));
    check("Apache-2.0 WITH LLVM-exception", Some(true));
    check("Apache-2.0", Some(false));
    check("MIT WITH LLVM-exception", Some(false));
    for none in ["", "MIT OR", "OR MIT", "(MIT", "MIT)", "MIT Zlib", "MIT WITH", "MIT, Zlib", "()"] {
        check(none, None);
    }
}

/// Cargo fetches those that this machine has not had yet; else nothing leaves it.
#[test]
fn licenses_are_allowed() {
    let allowed = list("licenses", "allow");
    let mut tree = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
    tree.args(["tree", "--locked", "--all-features", "--target=all", "--edges=normal,build"]);
    tree.args(["--prefix=none", "--format={p}|{l}"]).current_dir(env!("CARGO_MANIFEST_DIR"));
    let output = tree.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    let (mut n_packages, mut named) = (0, BTreeSet::new());
    for line in text.lines().filter(|line| !line.is_empty()) {
        let (package, expression) = line.trim_end_matches(" (*)").split_once('|').unwrap();
        let (is_met, licenses) =
            read(expression, &allowed).unwrap_or_else(|| panic!("{package}: {expression:?}"));
        assert!(is_met, "{package} is under {expression}");
        named.extend(licenses);
        n_packages += 1;
    }
    assert!(n_packages > 100, "{text}");
    let idle: Vec<_> = allowed.difference(&named).collect();
    assert!(idle.is_empty(), "no dependency is under {idle:?}");
}

#[test]
fn sources_are_allowed() {
    let allowed = list("sources", "allow-registry");
    let lock: toml::Table = include_str!("../Cargo.lock").parse().unwrap();
    let packages = lock["package"].as_array().unwrap();
    let sources = packages.iter().filter_map(|package| package.get("source")?.as_str());
    let other: BTreeSet<&str> = sources
        .filter(|source| !source.strip_prefix("registry+").is_some_and(|at| allowed.contains(at)))
        .collect();
    assert!(other.is_empty(), "{other:?}");
}
