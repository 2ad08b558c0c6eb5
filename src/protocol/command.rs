//! What commands have in common: why one ends early, and times among their arguments.

use std::io;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use crate::gomoku::Rule;
use crate::search::Level;
use crate::search::net::Net;

/// Why a command ended early.
#[derive(Debug, thiserror::Error)]
pub(super) enum CommandError {
    /// Reading or writing failed.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The arguments make no sense together.
    #[error("{0}")]
    Usage(String),
}

impl CommandError {
    /// The same for those who expect nothing else.
    pub(super) fn into_io(self) -> io::Error {
        match self {
            Self::Io(error) => error,
            Self::Usage(reason) => io::Error::other(reason),
        }
    }
}

/// The net of a file.
pub(super) fn net(path: &Path) -> Result<Arc<Net>, CommandError> {
    let net = Net::read(&std::fs::read(path)?);
    net.map(Arc::new).map_err(|error| CommandError::Usage(format!("{}: {error}", path.display())))
}

/// A level by its name.
pub(super) fn level(name: &str) -> Result<Level, String> {
    let names = || Level::ALL.map(Level::name).join(", ");
    Level::by_name(name).ok_or_else(|| format!("no level is called {name}; there are {}", names()))
}

/// Reads a time in seconds.
pub(super) fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.ok_or_else(|| "a time is a number of seconds, such as 0.5".to_owned())
}

/// A rule by its name.
#[derive(Clone, Copy, Debug)]
pub(super) struct RuleName(pub(super) Rule);

impl FromStr for RuleName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Rule::ALL
            .into_iter()
            .find(|rule| is_name(format!("{rule:?}"), text))
            .map(Self)
            .ok_or_else(|| format!("no rule is called {text}"))
    }
}

/// Whether a text is a name, hyphens and case aside.
pub(super) fn is_name(name: String, text: &str) -> bool {
    name.eq_ignore_ascii_case(&text.replace('-', ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_numbers_of_seconds() {
        assert_eq!(seconds("0.5"), Ok(Duration::from_millis(500)));
        assert_eq!(seconds("0"), Ok(Duration::ZERO));
        for text in ["nan", "inf", "-1", "1e300", "1,5", "", "soon"] {
            assert!(seconds(text).is_err_and(|said| said.contains("number of seconds")), "{text}");
        }
    }
}
