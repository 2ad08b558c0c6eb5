//! The engines that a user has set up, kept in a file of the user's folder. Only what stands there is ever started.

use super::EngineSpec;
use crate::files::{Catalog, Entry, KeptFile};
use crate::game::{AnEngine, EngineId, GameKind};

/// The engines that a user has set up, by their numbers.
pub type EngineList = Catalog<EngineSpec>;

/// Those, with their file.
pub type Engines = KeptFile<EngineList>;

impl Entry for EngineSpec {
    type Kind = AnEngine;
    const FILE: &'static str = "engines.toml";
    const DAMAGED: &'static str = "notice-engines-damaged";
    const NOT_SAVED: &'static str = "notice-engines-not-saved";

    fn title(&self) -> String {
        Self::title(self)
    }
}

impl Engines {
    /// Those that play a game.
    pub fn of_game(&self, game: GameKind) -> Vec<EngineId> {
        let all = self.all().into_iter();
        all.filter(|(_, spec)| spec.protocol.game() == game).map(|(id, _)| id).collect()
    }
}
