//! Whose clock is shown: some think worse with one before their eyes.

use serde::{Deserialize, Serialize};

use crate::app::table::session::Session;
use crate::board::{ByColor, Color};
use crate::game::clock::Clock;

/// Whose clock is shown, in matches that have clocks. One that is hidden runs all the same; it does not tick, and
/// nothing is called from it but that a period has begun.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ClocksShown {
    /// Both.
    #[default]
    Both,
    /// That of the person who plays the program; of two people's that of the party to act.
    Own,
    /// None.
    None,
}

impl ClocksShown {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Both, Self::Own, Self::None];

    /// The id of the name in the texts.
    pub const fn text_id(self) -> &'static str {
        match self {
            Self::Both => "clocks-both",
            Self::Own => "clocks-own",
            Self::None => "clocks-none",
        }
    }
}

/// Whether the clock of a color is shown.
pub(crate) fn is_shown(shown: ClocksShown, session: &Session, color: Color) -> bool {
    match shown {
        ClocksShown::Both => true,
        ClocksShown::Own => session.only_person().unwrap_or_else(|| session.game().color_to_act()) == color,
        ClocksShown::None => false,
    }
}

/// The clocks that are shown; none in a match without clocks.
pub(crate) fn shown(shown: ClocksShown, session: &Session) -> Option<ByColor<Option<Clock>>> {
    let clocks = session.game().clocks()?;
    Some(ByColor::from_fn(|color| is_shown(shown, session, color).then_some(clocks[color])))
}
