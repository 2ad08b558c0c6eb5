//! The rules of five in a row: what wins, and what is forbidden.

use serde::{Deserialize, Serialize};

use crate::board::Color;

/// What a player must make to win, and what one may not make.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rule {
    /// Five or more in a row win (Gomocup rule 0).
    #[default]
    Freestyle,
    /// Exactly five in a row win; six or more, an overline, do not (Gomocup rule 1).
    Standard,
    /// Exactly five in a row win unless stones of the other side stand at both ends (Gomocup rule 9).
    ///
    /// The edge of the board is no stone: a five that touches it cannot be blocked at both ends.
    Caro,
    /// The same, but six or more in a row win as well, whatever stands at their ends (Gomocup rule 8).
    CaroOverline,
    /// The rules of the Renju International Federation (Gomocup rule 4): Black wins with exactly five, and may
    /// make neither an overline nor two fours nor two threes at once; White wins with five or more.
    Renju,
}

/// The ends of a row of stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ends {
    /// At least one end has no stone of the other side.
    Open,
    /// Stones of the other side stand at both ends.
    Blocked,
}

impl Rule {
    /// All rules, in the order in which they are offered.
    pub const ALL: [Self; 5] = [Self::Freestyle, Self::Standard, Self::Renju, Self::Caro, Self::CaroOverline];

    /// The rule with a number of the Gomocup protocol, which is a sum: 1 for exactly five, 2 for a game that goes on
    /// after a five, 4 for Renju, 8 for Caro. `None` for sums with a 2, which we do not play, and for 5, 12 and 13,
    /// which mean nothing that anybody has laid down.
    ///
    /// The protocol leaves open whether six win in rule 8. They do where games are judged: in the manager Piskvork
    /// (`ruleFive` in its source) and by Gomocup (`make_move` in `ai_match.py` of its judge), for both of which 9 is
    /// Caro with exactly five.
    ///
    /// ```
    /// # use goishi::gomoku::Rule;
    /// assert_eq!(Rule::from_gomocup(8), Some(Rule::CaroOverline));
    /// assert_eq!(Rule::from_gomocup(2), None);
    /// ```
    pub const fn from_gomocup(number: u64) -> Option<Self> {
        match number {
            0 => Some(Self::Freestyle),
            1 => Some(Self::Standard),
            4 => Some(Self::Renju),
            8 => Some(Self::CaroOverline),
            9 => Some(Self::Caro),
            _ => None,
        }
    }

    /// Its number in the Gomocup protocol.
    pub const fn gomocup(self) -> u64 {
        match self {
            Self::Freestyle => 0,
            Self::Standard => 1,
            Self::Renju => 4,
            Self::CaroOverline => 8,
            Self::Caro => 9,
        }
    }

    /// Whether a row of this many stones of a color wins.
    ///
    /// ```
    /// # use goishi::{board::Color, gomoku::{Ends, Rule}};
    /// assert!(Rule::Renju.wins(Color::White, 6, Ends::Open));
    /// assert!(!Rule::Renju.wins(Color::Black, 6, Ends::Open));
    /// assert!(!Rule::Caro.wins(Color::Black, 5, Ends::Blocked));
    /// ```
    pub const fn wins(self, color: Color, row_len: u8, ends: Ends) -> bool {
        match (self, color) {
            (Self::Freestyle, _) | (Self::Renju, Color::White) => row_len >= 5,
            (Self::Standard, _) | (Self::Renju, Color::Black) => row_len == 5,
            (Self::Caro, _) => row_len == 5 && matches!(ends, Ends::Open),
            (Self::CaroOverline, _) => row_len > 5 || row_len == 5 && matches!(ends, Ends::Open),
        }
    }

    /// Whether some moves are forbidden to Black.
    pub const fn forbids(self) -> bool {
        matches!(self, Self::Renju)
    }
}
