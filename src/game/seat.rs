//! Who plays a color.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::Level;

/// A person at this machine, the program, or an engine of others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Seat {
    /// A person.
    #[default]
    Human,
    /// The program at a level.
    Program(Level),
    /// An engine of others that the user has set up.
    Engine(EngineId),
}

impl Seat {
    /// Whether a person sits here.
    pub const fn is_person(self) -> bool {
        matches!(self, Self::Human)
    }
}

/// Which of the engines that the user has set up is meant.
///
/// The number is drawn when the engine is set up, so that a record from elsewhere does not name one of this machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct EngineId(u32);

impl EngineId {
    /// The engine with this number.
    pub const fn new(number: u32) -> Self {
        Self(number)
    }
}

impl fmt::Display for EngineId {
    /// Eight hexadecimal digits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

/// No number of an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the number of an engine is eight hexadecimal digits")]
pub struct NoEngineId;

impl FromStr for EngineId {
    type Err = NoEngineId;

    fn from_str(text: &str) -> Result<Self, NoEngineId> {
        let is_id = text.len() == 8 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        u32::from_str_radix(text, 16).ok().filter(|_| is_id).map(Self).ok_or(NoEngineId)
    }
}

impl TryFrom<String> for EngineId {
    type Error = NoEngineId;

    fn try_from(text: String) -> Result<Self, NoEngineId> {
        text.parse()
    }
}

impl From<EngineId> for String {
    fn from(id: EngineId) -> Self {
        id.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_they_are_written() {
        for number in [0, 7, 0xdead_beef, u32::MAX] {
            assert_eq!(EngineId(number).to_string().parse(), Ok(EngineId(number)));
        }
        for text in ["", "7", "+0000007", "000000000", "0000000g", "ä000000"] {
            assert_eq!(text.parse::<EngineId>(), Err(NoEngineId), "{text}");
        }
    }
}
