//! The sounds of the game: what each is for, its files, and from which side it comes.

mod pan;

pub use pan::panned;

use crate::board::Color;

/// The sounds of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cue {
    /// A stone meets the wood.
    Stone(Color),
    /// A stone is taken up.
    Undo,
    /// A stone is refused.
    Refuse,
    /// Stones are taken off the board.
    Capture,
    /// A side passes.
    Pass,
    /// Stones are poured: a match begins.
    Bowl,
    /// Somebody at this machine has won.
    Win,
    /// A draw, or the program has won.
    End,
    /// One of the last seconds of a person's clock.
    Tick,
    /// Main time or a period is used up.
    Period,
    /// A button is pressed.
    Menu,
}

/// The kinds of sounds that have a loudness of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Stones on wood, in bowls and in hands.
    Stones,
    /// What is told: a refusal, a pass, an end.
    Signals,
    /// Buttons.
    Menu,
}

macro_rules! sounds {
    ($($name:literal)*) => {
        &[$(include_bytes!(concat!("../../assets/sounds/", $name, ".wav"))),*]
    };
}

impl Cue {
    /// All of them.
    pub const ALL: [Self; 12] = [
        Self::Stone(Color::Black),
        Self::Stone(Color::White),
        Self::Undo,
        Self::Refuse,
        Self::Capture,
        Self::Pass,
        Self::Bowl,
        Self::Win,
        Self::End,
        Self::Tick,
        Self::Period,
        Self::Menu,
    ];

    /// Its kind.
    pub const fn kind(self) -> Kind {
        match self {
            Self::Stone(_) | Self::Undo | Self::Capture | Self::Bowl => Kind::Stones,
            Self::Refuse | Self::Pass | Self::Win | Self::End | Self::Tick | Self::Period => Kind::Signals,
            Self::Menu => Kind::Menu,
        }
    }

    /// The files of the cue, as WAV; of several any is heard.
    pub const fn variants(self) -> &'static [&'static [u8]] {
        match self {
            Self::Stone(Color::Black) => {
                sounds!("stone-black-1" "stone-black-2" "stone-black-3" "stone-black-4" "stone-black-5")
            }
            Self::Stone(Color::White) => {
                sounds!("stone-white-1" "stone-white-2" "stone-white-3" "stone-white-4" "stone-white-5")
            }
            Self::Undo => sounds!("undo"),
            Self::Refuse => sounds!("refuse"),
            Self::Capture => sounds!("capture"),
            Self::Pass => sounds!("pass"),
            Self::Bowl => sounds!("bowl"),
            Self::Win => sounds!("win"),
            Self::End => sounds!("end"),
            Self::Tick => sounds!("tick"),
            Self::Period => sounds!("period"),
            Self::Menu => sounds!("menu"),
        }
    }
}
