//! Who plays a color.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::Level;

/// A person at this machine, the program, or an engine of others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Seat {
    /// A person of whom nothing is known.
    #[default]
    Human,
    /// A person whom the user has introduced.
    Player(PlayerId),
    /// The program at a level.
    Program(Level),
    /// An engine of others that the user has set up.
    Engine(EngineId),
}

impl Seat {
    /// Whether a person sits here.
    pub const fn is_person(self) -> bool {
        matches!(self, Self::Human | Self::Player(_))
    }
}

/// Which of the engines that the user has set up is meant.
pub type EngineId = Id<AnEngine>;

/// Which of the players whom the user has introduced is meant.
pub type PlayerId = Id<APlayer>;

/// An engine of others has the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AnEngine {}

/// A player has the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum APlayer {}

/// A number that stands for something of this user's.
///
/// It is drawn when that is set up, so that a record from elsewhere does not mean something of this machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String", bound = "T: Clone")]
pub struct Id<T>(u32, PhantomData<T>);

impl<T> Id<T> {
    /// What has this number.
    pub const fn new(number: u32) -> Self {
        Self(number, PhantomData)
    }
}

impl<T> fmt::Display for Id<T> {
    /// Eight hexadecimal digits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

/// A text that is no such number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("such a number has eight hexadecimal digits")]
pub struct NoId;

impl<T> FromStr for Id<T> {
    type Err = NoId;

    fn from_str(text: &str) -> Result<Self, NoId> {
        let is_id = text.len() == 8 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        u32::from_str_radix(text, 16).ok().filter(|_| is_id).map(Self::new).ok_or(NoId)
    }
}

impl<T> TryFrom<String> for Id<T> {
    type Error = NoId;

    fn try_from(text: String) -> Result<Self, NoId> {
        text.parse()
    }
}

impl<T> From<Id<T>> for String {
    fn from(id: Id<T>) -> Self {
        id.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_they_are_written() {
        for number in [0, 7, 0xdead_beef, u32::MAX] {
            assert_eq!(EngineId::new(number).to_string().parse(), Ok(EngineId::new(number)));
        }
        for text in ["", "7", "+0000007", "000000000", "0000000g", "ä000000"] {
            assert_eq!(text.parse::<EngineId>(), Err(NoId), "{text}");
        }
    }
}
