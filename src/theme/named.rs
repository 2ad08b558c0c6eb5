//! Themes by name.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Theme;

/// The name by which a theme is chosen: that of its file, without the ending.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ThemeId(String);

impl ThemeId {
    /// The name of a file without its ending.
    pub fn new(id: impl Into<String>) -> Self {
        Self(id.into())
    }

    /// As it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for ThemeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A theme and what it is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// By which it is chosen.
    pub id: ThemeId,
    /// As its file has it.
    pub name: String,
    /// The colors.
    pub theme: Theme,
}
