//! The opening protocols as tables: who does what, one stage after the other.

use serde::{Deserialize, Serialize};

use super::{Answer, Choice, Zone};
use crate::board::BoardSize;

/// How a game of five in a row is opened.
///
/// Sources are named at each; where they leave something open, that is said. Lengths in lines, "1st" and so on
/// count stones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Opening {
    /// Ordinary play from the first stone.
    #[default]
    Free,
    /// "The opening player puts first three stones (black, white and black) anywhere on the board and his
    /// opponent then chooses which color he wants to play" (gomoku rules of vcpr.cz, to which Gomocup refers).
    Swap,
    /// As [`Swap`](Self::Swap), but the opponent "can put two additional stones (white and black) on the board
    /// and let the opening player choose which color to play" (the same). The rule of the Gomoku World
    /// Championships since 2009; Gomocup's command `SWAP2BOARD` has the same three options.
    Swap2,
    /// The 1st stone in the center, the 2nd anywhere, Black's second "at least three intersections away from the
    /// first", that is outside the central 5×5 (Wikipedia, Gomoku). Some clubs, such as that of vcpr.cz, also
    /// want the 2nd next to the 1st; we do not.
    Pro,
    /// As [`Pro`](Self::Pro), but "at least four intersections away": outside the central 7×7 (Wikipedia, Gomoku).
    LongPro,
    /// The opening of the International Rules of Renju of 1996 (renju.net/study/rifrules.php), in force until
    /// 2008: "the tentative Black plays all the first three moves", one of the 26 patterns (center, within 3×3,
    /// within 5×5); the tentative White may swap; White plays the 4th anywhere; Black makes "two different
    /// proposals for 5th stone", "unequal in all respects"; White picks one and plays on.
    Rif,
    /// renju.net/media/showrule.php?rule=5, World Championships 2009–2015: "the first player puts one of the 26
    /// openings and declares how many 5th moves will be offered"; "the next player has a right to swap"; White
    /// plays the 4th anywhere; Black offers as many ("symmetrical moves not allowed"); White picks one.
    ///
    /// The rule bounds the number nowhere. We allow 1 to 12; Soosõrv-8 makes do with eight for all 26 openings.
    Yamaguchi,
    /// Soosõrv-8, certified by the Renju International Federation (RIF) in 2011, World Championships from 2017
    /// (Wikipedia, Soosõrv opening rule): one of the 26 openings; "the other player has the right to swap"; White
    /// "puts the 4th move anywhere on board and declares" a number "not less than 1 and not greater than" 8; "the
    /// other player has a right to swap"; Black offers as many, not symmetrical; White picks one.
    Soosorv8,
    /// Taraguchi-10, certified by RIF (Wikipedia, Taraguchi opening rule): the 1st to 4th stone in the center and
    /// within 3×3, 5×5 and 7×7, and after each of the first three "the other player may swap". After the 4th
    /// either that player may swap, Black plays the 5th within 9×9, and "the other player may swap"; or Black
    /// "puts" ten "5th moves anywhere on board (symmetrical moves are not allowed)" and White picks one.
    Taraguchi10,
}

/// The board is too small for the zones of an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this opening needs a board of {0} lines or more")]
pub struct BoardTooSmall(pub u8);

impl Opening {
    /// All openings, in the order in which they are offered.
    pub const ALL: [Self; 9] = [
        Self::Free,
        Self::Swap,
        Self::Swap2,
        Self::Pro,
        Self::LongPro,
        Self::Rif,
        Self::Yamaguchi,
        Self::Soosorv8,
        Self::Taraguchi10,
    ];

    /// The name, as players write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Free => "Free",
            Self::Swap => "Swap",
            Self::Swap2 => "Swap2",
            Self::Pro => "Pro",
            Self::LongPro => "Long Pro",
            Self::Rif => "RIF",
            Self::Yamaguchi => "Yamaguchi",
            Self::Soosorv8 => "Soosorv-8",
            Self::Taraguchi10 => "Taraguchi-10",
        }
    }

    /// Whether the opening belongs to Renju and is offered with its forbidden moves only.
    pub const fn is_renju(self) -> bool {
        matches!(self, Self::Rif | Self::Yamaguchi | Self::Soosorv8 | Self::Taraguchi10)
    }

    /// The fewest lines on which its squares lie wholly on the board, with points on every side of one that is
    /// to be kept out of.
    pub const fn min_lines(self) -> u8 {
        match self {
            Self::Free | Self::Swap | Self::Swap2 => BoardSize::MIN.lines(),
            Self::Rif | Self::Yamaguchi | Self::Soosorv8 => 5,
            Self::Pro => 7,
            Self::LongPro | Self::Taraguchi10 => 9,
        }
    }

    /// Whether a board of this size has room for it.
    pub const fn fits(self, size: BoardSize) -> bool {
        size.lines() >= self.min_lines()
    }

    /// What is done, in order; answers can change what follows, see [`after`].
    pub(super) const fn stages(self) -> &'static [Stage] {
        match self {
            Self::Free => &[],
            Self::Swap => SWAP,
            Self::Swap2 => SWAP2,
            Self::Pro => PRO,
            Self::LongPro => LONG_PRO,
            Self::Rif => RIF,
            Self::Yamaguchi => YAMAGUCHI,
            Self::Soosorv8 => SOOSORV_8,
            Self::Taraguchi10 => TARAGUCHI_10,
        }
    }

    /// How many fifth moves are offered where nobody declares it.
    pub(super) const fn n_fifths(self) -> Option<u8> {
        if matches!(self, Self::Rif) { Some(2) } else { None }
    }
}

/// Who acts: a player, or whoever has a color by then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum By {
    First,
    Second,
    Black,
    White,
}

/// One part of a protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// The next stone is put on the board.
    Place(By, Zone),
    /// A question is answered.
    Choose(By, Choice),
    /// Black offers the fifth moves, White picks one.
    Fifths,
}

const fn place(by: By, zone: Zone) -> Stage {
    Stage::Place(by, zone)
}

const fn may_swap(by: By) -> Stage {
    Stage::Choose(by, Choice::Color)
}

const fn how_many(by: By, max: u8) -> Stage {
    Stage::Choose(by, Choice::HowManyFifths { min: 1, max })
}

const SWAP: &[Stage] = &[
    place(By::First, Zone::Anywhere),
    place(By::First, Zone::Anywhere),
    place(By::First, Zone::Anywhere),
    may_swap(By::Second),
];

const SWAP2: &[Stage] = &[
    place(By::First, Zone::Anywhere),
    place(By::First, Zone::Anywhere),
    place(By::First, Zone::Anywhere),
    Stage::Choose(By::Second, Choice::ColorOrPlaceTwo),
];

/// What follows when the second player of Swap2 lays two more stones.
const TWO_MORE: &[Stage] =
    &[place(By::Second, Zone::Anywhere), place(By::Second, Zone::Anywhere), may_swap(By::First)];

const PRO: &[Stage] =
    &[place(By::Black, Zone::Center), place(By::White, Zone::Anywhere), place(By::Black, Zone::Outside(5))];

const LONG_PRO: &[Stage] =
    &[place(By::Black, Zone::Center), place(By::White, Zone::Anywhere), place(By::Black, Zone::Outside(7))];

const RIF: &[Stage] = &[
    place(By::First, Zone::Center),
    place(By::First, Zone::Within(3)),
    place(By::First, Zone::Within(5)),
    may_swap(By::Second),
    place(By::White, Zone::Anywhere),
    Stage::Fifths,
];

const YAMAGUCHI: &[Stage] = &[
    place(By::First, Zone::Center),
    place(By::First, Zone::Within(3)),
    place(By::First, Zone::Within(5)),
    how_many(By::First, 12),
    may_swap(By::Second),
    place(By::White, Zone::Anywhere),
    Stage::Fifths,
];

const SOOSORV_8: &[Stage] = &[
    place(By::First, Zone::Center),
    place(By::First, Zone::Within(3)),
    place(By::First, Zone::Within(5)),
    may_swap(By::Second),
    place(By::White, Zone::Anywhere),
    how_many(By::White, 8),
    may_swap(By::Black),
    Stage::Fifths,
];

const TARAGUCHI_10: &[Stage] = &[
    place(By::Black, Zone::Center),
    may_swap(By::White),
    place(By::White, Zone::Within(3)),
    may_swap(By::Black),
    place(By::Black, Zone::Within(5)),
    may_swap(By::White),
    place(By::White, Zone::Within(7)),
    Stage::Choose(By::Black, Choice::SwapOrFifths),
];

/// What follows in Taraguchi-10 when Black plays one fifth move.
const ONE_FIFTH: &[Stage] = &[place(By::Black, Zone::Within(9)), may_swap(By::White)];

/// What follows an answer, where `rest` would follow if it changed nothing.
pub(super) const fn after(choice: Choice, answer: Answer, rest: &'static [Stage]) -> &'static [Stage] {
    match (choice, answer) {
        (Choice::ColorOrPlaceTwo, Answer::PlaceTwo) => TWO_MORE,
        (Choice::SwapOrFifths, Answer::Number(Choice::FIFTHS_INSTEAD_OF_SWAP)) => &[Stage::Fifths],
        (Choice::SwapOrFifths, _) => ONE_FIFTH,
        _ => rest,
    }
}
