//! The rules of five in a row that differ in what wins.

/// What a player must make to win.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "gui", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Rule {
    /// Five or more in a row win (Gomocup rule 0).
    #[default]
    Freestyle,
    /// Exactly five in a row win; six or more, an overline, do not (Gomocup rule 1).
    Standard,
}

impl Rule {
    /// All rules, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::Freestyle, Self::Standard];

    /// Whether a row of this many stones wins.
    pub const fn wins(self, row_len: u8) -> bool {
        match self {
            Self::Freestyle => row_len >= 5,
            Self::Standard => row_len == 5,
        }
    }
}
