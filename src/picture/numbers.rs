//! Which stones wear the number of their move.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Which stones wear the number of their move.
///
/// In a file it is `"none"`, `"all"`, or how many of the last moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Numbers {
    /// None; the last move has a ring.
    #[default]
    None,
    /// Those of the last few moves.
    Last(u16),
    /// All that a move placed.
    All,
}

impl Numbers {
    /// Those that are offered, in their order.
    pub const OFFERED: [Self; 6] =
        [Self::None, Self::Last(1), Self::Last(5), Self::Last(10), Self::Last(20), Self::All];

    /// How many of the last moves have a number.
    pub fn n_shown(self, n_moves: usize) -> usize {
        match self {
            Self::None => 0,
            Self::Last(n) => n_moves.min(n.into()),
            Self::All => n_moves,
        }
    }
}

impl Serialize for Numbers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::None => serializer.serialize_str("none"),
            Self::Last(n) => serializer.serialize_u16(*n),
            Self::All => serializer.serialize_str("all"),
        }
    }
}

/// What a file may say.
#[derive(Deserialize)]
#[serde(untagged)]
enum Said {
    Number(u16),
    Word(String),
}

impl<'de> Deserialize<'de> for Numbers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Said::deserialize(deserializer)? {
            Said::Number(0) => Ok(Self::None),
            Said::Number(n) => Ok(Self::Last(n)),
            Said::Word(word) => match word.as_str() {
                "none" => Ok(Self::None),
                "all" => Ok(Self::All),
                _ => Err(D::Error::custom(format!("{word:?} says nothing about numbers"))),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct File {
        n: Numbers,
    }

    #[track_caller]
    fn check(text: &str, expect: Option<Numbers>) {
        assert_eq!(toml::from_str::<File>(text).ok().map(|file| file.n), expect, "{text}");
    }

    #[test]
    fn numbers_and_words_are_read() {
        check("n = true", None);
        check("n = \"all\"", Some(Numbers::All));
        check("n = 0", Some(Numbers::None));
        check("n = 7", Some(Numbers::Last(7)));
        check("n = \"some\"", None);
        check("n = -1", None);
    }

    #[test]
    fn what_is_written_is_read() {
        for n in Numbers::OFFERED {
            let file = File { n };
            check(&toml::to_string(&file).unwrap(), Some(n));
        }
    }

    #[test]
    fn no_more_numbers_than_moves() {
        assert_eq!(Numbers::Last(5).n_shown(3), 3);
        assert_eq!(Numbers::Last(5).n_shown(30), 5);
        assert_eq!((Numbers::All.n_shown(30), Numbers::None.n_shown(30)), (30, 0));
    }
}
