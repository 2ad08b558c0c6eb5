//! Rule sets as values: what may be played, and how the end is counted.

use serde::{Deserialize, Serialize};

use super::Komi;
use crate::board::Color;

/// What may not be repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum KoRule {
    /// A stone that just took a single stone may not be retaken at once, where that would restore the board.
    /// Longer cycles may go on for ever.
    Simple,
    /// No move may make a board that there has been, whoever played then.
    PositionalSuperko,
    /// No move may make a board that there has been with the same side to move.
    SituationalSuperko,
}

/// Whether a move may leave its own chain without a liberty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Suicide {
    /// Never.
    Forbidden,
    /// A stone may be played that makes a chain of at least two stones without a liberty, which goes.
    ///
    /// A single stone never may: it would leave the board as it was. Positional superko forbids that in so many
    /// words; under the other ko rules it would be a second way to pass, and is left out here.
    AllowedForChains,
}

/// What counts at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scoring {
    /// Living stones and the points they surround.
    Area,
    /// The points surrounded, outside seki, and the stones taken from the other side.
    Territory,
}

/// What White is given for Black's handicap stones, besides komi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HandicapBonus {
    /// Nothing.
    None,
    /// One point for each stone.
    EachStone,
    /// One point for each stone but the first.
    EachButFirst,
}

/// Who moves first when play goes on after two passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Resumption {
    /// The side whose turn it is: the other one than that which passed last.
    InTurn,
    /// The opponent of the one who asks for it.
    OpponentOfRequester,
}

/// The rules of a game of Go. In all of them two passes in a row end the play.
///
/// ```
/// # use goishi::go::{KoRule, RuleSet, Rules};
/// let rules = Rules { ko: KoRule::SituationalSuperko, ..RuleSet::Chinese.rules() };
/// assert_eq!(rules.named(), None);
/// assert_eq!(RuleSet::Chinese.rules().named(), Some(RuleSet::Chinese));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rules {
    /// What may not be repeated.
    pub ko: KoRule,
    /// Whether a move may take away its own chain.
    pub suicide: Suicide,
    /// What counts at the end.
    pub scoring: Scoring,
    /// What White is given for handicap stones.
    pub handicap_bonus: HandicapBonus,
    /// Who moves when play is resumed.
    pub resumption: Resumption,
    /// What White is given for moving second.
    pub komi: Komi,
}

impl Rules {
    /// The rule set that these rules are, whatever the komi; Japanese for the Korean ones, which are the same.
    pub fn named(self) -> Option<RuleSet> {
        RuleSet::ALL.into_iter().find(|set| Self { komi: self.komi, ..set.rules() } == self)
    }

    /// The same rules with the komi that is usual when Black has been given handicap stones: half a point.
    #[must_use]
    pub const fn for_handicap(self) -> Self {
        Self { komi: Komi::HALF, ..self }
    }

    /// Who moves first when a side asks to resume and it would be `in_turn`'s move.
    pub fn first_after_resumption(self, requester: Color, in_turn: Color) -> Color {
        match self.resumption {
            Resumption::InTurn => in_turn,
            Resumption::OpponentOfRequester => !requester,
        }
    }
}

impl Default for Rules {
    /// Those of [`RuleSet::Japanese`], the most played.
    fn default() -> Self {
        RuleSet::Japanese.rules()
    }
}

/// Rules by the name of those who play by them, and what is simplified in them here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RuleSet {
    /// The rules of the Nihon Ki-in of 1989: territory, simple ko, komi 6.5.
    ///
    /// Simplified: the players, or the program for them, say what is dead; the confirmation phase of article 7 with
    /// its own ko rule is not played out. A board that comes back (article 12, "no result") does not end the game;
    /// see [`Position::repeats`](super::Position::repeats). That both lose (article 13) is not known.
    #[default]
    Japanese,
    /// The rules of the Chinese Weiqi Association of 2002: area, komi 7.5, White is given a point for each handicap
    /// stone.
    ///
    /// The text forbids the whole board to be repeated, hence positional superko; referees let triple ko end without
    /// a result. Area is compared side by side instead of with half of the board.
    Chinese,
    /// The rules of the Korea Baduk Association: counted like [`Japanese`](Self::Japanese), and here the same in all
    /// but the name. Its own rulings on the confirmation of life are left out.
    Korean,
    /// The rules of the American Go Association of 1991: area, situational superko, komi 7.5, White is given a point
    /// for each handicap stone but the first.
    ///
    /// Simplified: no stone is handed over for a pass, and White need not pass last. Both serve to make counting by
    /// territory give the result of counting by area; here area is counted outright.
    Aga,
    /// The rules of the New Zealand Go Society: area, situational superko, suicide allowed, komi 7.
    ///
    /// Simplified: a suicide of one stone, which the text allows, is refused; see [`Suicide::AllowedForChains`].
    NewZealand,
    /// The rules of John Tromp and Bill Taylor, 1995: area, positional superko, suicide allowed; the text knows no
    /// komi, 7.5 is what programs play with.
    ///
    /// The text takes no stone off the board at the end: score with no stone marked dead to have it so.
    TrompTaylor,
}

impl RuleSet {
    /// All rule sets, in the order in which they are offered.
    pub const ALL: [Self; 6] =
        [Self::Japanese, Self::Chinese, Self::Korean, Self::Aga, Self::NewZealand, Self::TrompTaylor];

    /// What the name stands for.
    pub const fn rules(self) -> Rules {
        const JAPANESE: Rules = Rules {
            ko: KoRule::Simple,
            suicide: Suicide::Forbidden,
            scoring: Scoring::Territory,
            handicap_bonus: HandicapBonus::None,
            resumption: Resumption::OpponentOfRequester,
            komi: Komi::preset(13),
        };
        const TROMP_TAYLOR: Rules = Rules {
            ko: KoRule::PositionalSuperko,
            suicide: Suicide::AllowedForChains,
            scoring: Scoring::Area,
            handicap_bonus: HandicapBonus::None,
            resumption: Resumption::InTurn,
            komi: Komi::preset(15),
        };
        match self {
            Self::Japanese | Self::Korean => JAPANESE,
            Self::Chinese => Rules {
                suicide: Suicide::Forbidden,
                handicap_bonus: HandicapBonus::EachStone,
                ..TROMP_TAYLOR
            },
            Self::Aga => Rules {
                ko: KoRule::SituationalSuperko,
                suicide: Suicide::Forbidden,
                handicap_bonus: HandicapBonus::EachButFirst,
                ..TROMP_TAYLOR
            },
            Self::NewZealand => {
                Rules { ko: KoRule::SituationalSuperko, komi: Komi::preset(14), ..TROMP_TAYLOR }
            }
            Self::TrompTaylor => TROMP_TAYLOR,
        }
    }

    /// The value of the SGF property `RU`: those FF\[4\] lists, else a usual name.
    pub const fn sgf_name(self) -> &'static str {
        match self {
            Self::Japanese => "Japanese",
            Self::Chinese => "Chinese",
            Self::Korean => "Korean",
            Self::Aga => "AGA",
            Self::NewZealand => "NZ",
            Self::TrompTaylor => "Tromp-Taylor",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_find_their_rules() {
        for set in RuleSet::ALL {
            // Korean rules are the Japanese ones by another name.
            let expect = if set == RuleSet::Korean { RuleSet::Japanese } else { set };
            assert_eq!(set.rules().named(), Some(expect));
            assert_eq!(set.rules().for_handicap().named(), Some(expect));
        }
    }
}
