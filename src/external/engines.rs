//! The engines that a user has set up, kept in a file of the user's folder.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::EngineSpec;
use crate::files::{Kept, KeptFile};
use crate::game::{EngineId, GameKind};

/// The engines that a user has set up, with their file. Only what stands there is ever started.
pub type Engines = KeptFile<EngineList>;

/// The engines by their numbers.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct EngineList {
    engines: BTreeMap<EngineId, EngineSpec>,
    /// Those that were deleted here, which another window may still have.
    #[serde(skip)]
    deleted: Vec<EngineId>,
    /// Those that were changed here.
    #[serde(skip)]
    changed: Vec<EngineId>,
}

impl Kept for EngineList {
    const FILE: &'static str = "engines.toml";
    const DAMAGED: &'static str = "notice-engines-damaged";
    const NOT_SAVED: &'static str = "notice-engines-not-saved";

    fn with(&self, mut there: Self) -> Self {
        there.engines.retain(|id, _| !self.deleted.contains(id));
        for (id, spec) in self.engines.iter().filter(|(id, _)| self.changed.contains(id)) {
            there.engines.insert(*id, spec.clone());
        }
        there
    }
}

impl Engines {
    /// All of them, by their names.
    pub fn all(&self) -> Vec<(EngineId, &EngineSpec)> {
        let mut all: Vec<_> = self.held.engines.iter().map(|(id, spec)| (*id, spec)).collect();
        all.sort_by_cached_key(|(id, spec)| (spec.title().to_lowercase(), *id));
        all
    }

    /// Those that play a game.
    pub fn of_game(&self, game: GameKind) -> Vec<EngineId> {
        let all = self.all().into_iter();
        all.filter(|(_, spec)| spec.protocol.game() == game).map(|(id, _)| id).collect()
    }

    /// The engine with a number, where it is set up here.
    pub fn get(&self, id: EngineId) -> Option<&EngineSpec> {
        self.held.engines.get(&id)
    }

    /// Sets an engine up, or changes how it is.
    pub fn set(&mut self, id: EngineId, spec: EngineSpec) {
        if self.get(id) == Some(&spec) {
            return;
        }
        self.held.deleted.retain(|deleted| *deleted != id);
        self.held.changed.push(id);
        self.held.engines.insert(id, spec);
        self.save();
    }

    /// Forgets an engine.
    pub fn delete(&mut self, id: EngineId) {
        if self.held.engines.remove(&id).is_some() {
            self.held.changed.retain(|changed| *changed != id);
            self.held.deleted.push(id);
            self.save();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::external::Protocol;
    use proptest::prelude::*;

    fn named(name: &str) -> EngineSpec {
        EngineSpec { name: name.to_owned(), protocol: Protocol::Gtp, ..EngineSpec::default() }
    }

    fn names(engines: &Engines) -> Vec<String> {
        engines.all().into_iter().map(|(_, spec)| spec.title()).collect()
    }

    #[test]
    fn engines_are_there_at_the_next_start() {
        let folder = tempfile::tempdir().unwrap();
        let (mut engines, _) = Engines::read(folder.path());
        engines.set(EngineId::new(7), named("b"));
        engines.set(EngineId::new(9), named("a"));
        engines.set(EngineId::new(8), named("c"));
        engines.set(EngineId::new(7), named("B"));
        engines.delete(EngineId::new(8));
        let (again, is_damaged) = Engines::read(folder.path());
        assert_eq!((names(&again), is_damaged), (vec!["a".to_owned(), "B".to_owned()], false));
        assert_eq!(again.of_game(GameKind::Go).len(), 2);
        assert_eq!(again.of_game(GameKind::Gomoku), []);
    }

    #[test]
    fn two_windows_keep_the_engines_of_both() {
        let folder = tempfile::tempdir().unwrap();
        let (mut one, _) = Engines::read(folder.path());
        one.set(EngineId::new(1), named("one"));
        let (mut other, _) = Engines::read(folder.path());
        other.set(EngineId::new(2), named("other"));
        one.set(EngineId::new(3), named("third"));
        other.delete(EngineId::new(1));
        assert_eq!(names(&Engines::read(folder.path()).0), ["other", "third"]);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(40))]
        #[test]
        fn any_file_is_read_or_set_aside(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            let folder = tempfile::tempdir().unwrap();
            std::fs::write(folder.path().join(EngineList::FILE), bytes).unwrap();
            Engines::read(folder.path()).0.all();
        }
    }
}
