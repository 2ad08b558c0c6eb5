//! What a user has set up by numbers, kept in a file of the user's folder.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::{Kept, KeptFile};
use crate::game::Id;

/// Something that is set up.
pub trait Entry: Clone + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// Whose numbers it has.
    type Kind: Copy + Ord + Send + Sync + 'static;
    /// The name of the file.
    const FILE: &'static str;
    /// The id of the words that say that the file was damaged.
    const DAMAGED: &'static str;
    /// The id of the words that say that it cannot be written.
    const NOT_SAVED: &'static str;

    /// What its user calls it.
    fn title(&self) -> String;
}

/// All that is set up of a kind, by numbers.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(default, bound = "T: Entry")]
pub struct Catalog<T: Entry> {
    entries: BTreeMap<Id<T::Kind>, T>,
    /// Those that were deleted here, which another window may still have.
    #[serde(skip)]
    deleted: Vec<Id<T::Kind>>,
    /// Those that were changed here.
    #[serde(skip)]
    changed: Vec<Id<T::Kind>>,
}

impl<T: Entry> Default for Catalog<T> {
    fn default() -> Self {
        Self { entries: BTreeMap::new(), deleted: Vec::new(), changed: Vec::new() }
    }
}

impl<T: Entry> Kept for Catalog<T> {
    const FILE: &'static str = T::FILE;
    const DAMAGED: &'static str = T::DAMAGED;
    const NOT_SAVED: &'static str = T::NOT_SAVED;

    fn with(&self, mut there: Self) -> Self {
        there.entries.retain(|id, _| !self.deleted.contains(id));
        for (id, entry) in self.entries.iter().filter(|(id, _)| self.changed.contains(id)) {
            there.entries.insert(*id, entry.clone());
        }
        there
    }
}

impl<T: Entry> KeptFile<Catalog<T>> {
    /// All of them, by their names.
    pub fn all(&self) -> Vec<(Id<T::Kind>, &T)> {
        let mut all: Vec<_> = self.held.entries.iter().map(|(id, entry)| (*id, entry)).collect();
        all.sort_by_cached_key(|(id, entry)| (entry.title().to_lowercase(), *id));
        all
    }

    /// The one with a number, where it is set up here.
    pub fn get(&self, id: Id<T::Kind>) -> Option<&T> {
        self.held.entries.get(&id)
    }

    /// Sets one up, or changes how it is.
    pub fn set(&mut self, id: Id<T::Kind>, entry: T) {
        if self.get(id) == Some(&entry) {
            return;
        }
        self.held.deleted.retain(|deleted| *deleted != id);
        self.held.changed.push(id);
        self.held.entries.insert(id, entry);
        self.save();
    }

    /// Forgets one.
    pub fn delete(&mut self, id: Id<T::Kind>) {
        if self.held.entries.remove(&id).is_some() {
            self.held.changed.retain(|changed| *changed != id);
            self.held.deleted.push(id);
            self.save();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::external::{EngineSpec, Engines, Protocol};
    use crate::game::EngineId;
    use crate::play::players::{Player, Players};
    use proptest::prelude::*;

    fn named(name: &str) -> EngineSpec {
        EngineSpec { name: name.to_owned(), protocol: Protocol::Gtp, ..EngineSpec::default() }
    }

    fn names(engines: &Engines) -> Vec<String> {
        engines.all().into_iter().map(|(_, spec)| spec.title()).collect()
    }

    #[test]
    fn what_is_set_up_is_there_at_the_next_start() {
        let folder = tempfile::tempdir().unwrap();
        let (mut engines, _) = Engines::read(folder.path());
        engines.set(EngineId::new(7), named("b"));
        engines.set(EngineId::new(9), named("a"));
        engines.set(EngineId::new(8), named("c"));
        engines.set(EngineId::new(7), named("B"));
        engines.delete(EngineId::new(8));
        let (again, is_damaged) = Engines::read(folder.path());
        assert_eq!((names(&again), is_damaged), (vec!["a".to_owned(), "B".to_owned()], false));
    }

    #[test]
    fn two_windows_keep_what_both_have_set_up() {
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
            for file in [EngineSpec::FILE, Player::FILE] {
                std::fs::write(folder.path().join(file), &bytes).unwrap();
            }
            Engines::read(folder.path()).0.all();
            Players::read(folder.path()).0.all();
        }
    }
}
