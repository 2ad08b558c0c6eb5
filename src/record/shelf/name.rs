//! Names of files in the folder.

use std::fmt;

use super::{super::Format, Moment};

/// The name of a file in the folder, with an ending that tells its format: one that every system can have.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FileName(String);

/// Why a text is no name for a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    /// Nothing but white space.
    #[error("no name")]
    Empty,
    /// A path separator, a control character or another one that some system refuses.
    #[error("a file name cannot have {0:?}")]
    Character(char),
    /// It begins with a dot, which hides it, or ends with one.
    #[error("a file name cannot begin or end with a dot")]
    Dot,
    /// It is the name of a device on some system.
    #[error("this name is reserved")]
    Reserved,
    /// More than 120 characters, or 200 bytes.
    #[error("the name is too long")]
    Long,
}

impl FileName {
    /// What is added where a name has no ending of a record.
    const ENDING: &str = ".sgf";

    /// A name as a person types it, with or without an ending of a record; `.sgf` is added where it has none.
    ///
    /// # Errors
    /// What stands against it.
    ///
    /// ```
    /// # use goishi::record::shelf::{FileName, NameError};
    /// assert_eq!(FileName::new(" Ann, Bo ").unwrap().as_str(), "Ann, Bo.sgf");
    /// assert_eq!(FileName::new("a/b"), Err(NameError::Character('/')));
    /// ```
    pub fn new(typed: &str) -> Result<Self, NameError> {
        let typed = typed.trim();
        let has_ending = typed
            .rsplit_once('.')
            .is_some_and(|(stem, ending)| !stem.is_empty() && Format::of_extension(ending).is_some());
        let stem = if has_ending { typed.rsplit_once('.').map_or(typed, |(stem, _)| stem) } else { typed };
        if stem.is_empty() {
            return Err(NameError::Empty);
        }
        if let Some(c) = stem.chars().find(|c| is_refused(*c)) {
            return Err(NameError::Character(c));
        }
        if stem.starts_with('.') || stem.ends_with(['.', ' ']) {
            return Err(NameError::Dot);
        }
        if is_reserved(stem) {
            return Err(NameError::Reserved);
        }
        if stem.chars().count() > 120 || stem.len() > 200 {
            return Err(NameError::Long);
        }
        Ok(Self(if has_ending { typed.to_owned() } else { format!("{typed}{}", Self::ENDING) }))
    }

    /// The name of a file that is in the folder already, however strange: none where it is hidden, or no record by its
    /// ending.
    pub(super) fn of_listed(name: &str) -> Option<Self> {
        let (stem, ending) = name.rsplit_once('.')?;
        let is_record = Format::of_extension(ending).is_some() && !name.starts_with('.') && !stem.is_empty();
        is_record.then(|| Self(name.to_owned()))
    }

    /// The name of a game begun at this time.
    pub(super) fn of_moment(moment: Moment) -> Self {
        Self(format!("{moment}{}", Self::ENDING))
    }

    /// Whether the name is the time at which a game was begun, and nobody has given it another one.
    pub fn is_of_moment(&self) -> bool {
        let pattern = "0000-00-00 00-00-00";
        let fits = |(c, like): (char, char)| if like == '0' { c.is_ascii_digit() } else { c == like };
        let (Some(time), Some(rest)) = (self.stem().get(..pattern.len()), self.stem().get(pattern.len()..))
        else {
            return false;
        };
        let is_number = |rest: &str| !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_digit());
        time.chars().zip(pattern.chars()).all(fits)
            && (rest.is_empty() || rest.strip_prefix(' ').is_some_and(is_number))
    }

    /// The name that comes nearest to any text.
    pub fn nearest(text: &str) -> Self {
        let cleaned: String = text.chars().map(|c| if is_refused(c) { '_' } else { c }).take(50).collect();
        let cleaned = cleaned.trim_matches(['.', ' ']);
        Self::new(text)
            .or_else(|_| Self::new(cleaned))
            .unwrap_or_else(|_| Self(format!("game{}", Self::ENDING)))
    }

    /// The same name with a number before the ending.
    pub(super) fn numbered(&self, number: u32) -> Self {
        let (stem, ending) = self.0.rsplit_once('.').unwrap_or((&self.0, "sgf"));
        Self(format!("{stem} {number}.{ending}"))
    }

    /// The same name with a word before it.
    pub(super) fn behind(&self, word: &str) -> Self {
        Self(format!("{word} {}", self.0))
    }

    /// The name with the ending of another.
    pub(super) fn with_ending_of(&self, other: &Self) -> Self {
        let ending = other.0.rsplit_once('.').map_or("sgf", |(_, ending)| ending);
        Self(format!("{}.{ending}", self.stem()))
    }

    /// The whole name.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The name without its ending, as it is shown.
    pub fn stem(&self) -> &str {
        self.0.rsplit_once('.').map_or(&self.0, |(stem, _)| stem)
    }
}

impl fmt::Display for FileName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

fn is_refused(c: char) -> bool {
    c.is_control() || matches!(c, '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|')
}

/// Devices of Windows, which have no files of their name, whatever its ending.
fn is_reserved(stem: &str) -> bool {
    let first = stem.split('.').next().unwrap_or(stem).trim_end().to_ascii_uppercase();
    let is_numbered = |prefix: &str| {
        first
            .strip_prefix(prefix)
            .is_some_and(|rest| rest.len() == 1 && rest.bytes().all(|b| b.is_ascii_digit()))
    };
    matches!(first.as_str(), "CON" | "PRN" | "AUX" | "NUL") || is_numbered("COM") || is_numbered("LPT")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_that_every_system_has() {
        let check = |typed: &str, expect: Result<&str, NameError>| {
            assert_eq!(
                FileName::new(typed).as_ref().map(FileName::as_str),
                expect.as_ref().copied(),
                "{typed:?}"
            );
        };
        check("game.sgf", Ok("game.sgf"));
        check("game.PSQ", Ok("game.PSQ"));
        check("v1.5", Ok("v1.5.sgf"));
        check("黑 对 白", Ok("黑 对 白.sgf"));
        check("  ", Err(NameError::Empty));
        check(".sgf", Err(NameError::Dot));
        check("..", Err(NameError::Dot));
        check("../up.sgf", Err(NameError::Character('/')));
        check("a\nb", Err(NameError::Character('\n')));
        check("nul.sgf", Err(NameError::Reserved));
        check("com1.x.sgf", Err(NameError::Reserved));
        check("common", Ok("common.sgf"));
        check(&"x".repeat(121), Err(NameError::Long));
    }

    #[test]
    fn names_that_nobody_has_given_are_known() {
        let given = |name: &str| !FileName::new(name).unwrap().is_of_moment();
        assert!(!given("2026-11-21 20-03-12.sgf") && !given("2026-11-21 20-03-12 2"));
        assert!(given("2026-11-21") && given("2026-11-21 20-03-12 Ann") && given("Ann, Bo") && given("棋"));
    }

    #[test]
    fn any_text_has_a_nearest_name() {
        for text in ["", ".", "con", "a/b:c.sgf", &"棋".repeat(500), "....sgf", "\0"] {
            let name = FileName::nearest(text);
            assert_eq!(FileName::new(name.as_str()), Ok(name), "{text:?}");
        }
    }
}
