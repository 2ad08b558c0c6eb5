//! The keys, or the buttons, in force: what the player has changed, over the table.

use bevy::prelude::*;

use super::Trigger;
use super::table::{TABLE, index_of};
use crate::app::intent::{Action, Scope};

/// As many keys an action has at most.
pub(super) const MOST: usize = 6;

/// The keys, or the buttons, of every action. In no place does one mean two things, and what the program cannot be
/// used without always has one.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Book<T: Trigger> {
    /// In the order of the table, what is shown first in front.
    pub(super) lists: Vec<Vec<T>>,
}

/// The last key of an action that the program cannot be used without; it stays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Protected(pub Action);

impl<T: Trigger> Default for Book<T> {
    fn default() -> Self {
        Self { lists: TABLE.iter().map(|entry| T::defaults(entry).to_vec()).collect() }
    }
}

impl<T: Trigger> Book<T> {
    /// What an action has, the one to be shown in front.
    pub fn of(&self, action: Action) -> &[T] {
        &self.lists[index_of(action)]
    }

    /// What a press means in a place: what counts only there goes first, and what counts only elsewhere not at all.
    pub fn action_of(&self, trigger: T, place: Scope) -> Option<Action> {
        let meaning = |counts: &dyn Fn(Scope) -> bool| {
            let mut entries = TABLE.iter().zip(&self.lists);
            entries.find_map(|(entry, list)| {
                (counts(entry.scope) && list.contains(&trigger)).then_some(entry.action)
            })
        };
        let is_long = matches!(place, Scope::Record | Scope::List | Scope::Editor);
        let own = meaning(&|scope| scope == place || is_long && scope == Scope::Long);
        own.or_else(|| meaning(&|scope| matches!(scope, Scope::Everywhere | Scope::Match)))
    }

    /// The other actions that this means already where `action` counts.
    pub fn rivals(&self, trigger: T, action: Action) -> Vec<Action> {
        let own = index_of(action);
        let rivals = (0..TABLE.len()).filter(|&i| {
            i != own && TABLE[i].scope.meets(TABLE[own].scope) && self.lists[i].contains(&trigger)
        });
        rivals.map(|i| TABLE[i].action).collect()
    }

    /// Puts this in front of what an action has, and takes it from every other that it meant there.
    ///
    /// # Errors
    /// The action whose last key it is, where that must stay; nothing is changed then.
    pub fn give(&mut self, trigger: T, action: Action) -> Result<(), Protected> {
        let rivals = self.rivals(trigger, action);
        if let Some(&rival) = rivals.iter().find(|rival| self.is_last(**rival)) {
            return Err(Protected(rival));
        }
        for rival in rivals {
            self.lists[index_of(rival)].retain(|other| *other != trigger);
        }
        let list = &mut self.lists[index_of(action)];
        list.retain(|other| *other != trigger);
        list.insert(0, trigger);
        list.truncate(MOST);
        Ok(())
    }

    /// Takes this away from an action.
    ///
    /// # Errors
    /// When it is the last one of an action that must keep it.
    pub fn take(&mut self, trigger: T, action: Action) -> Result<(), Protected> {
        if self.is_last(action) {
            return Err(Protected(action));
        }
        self.lists[index_of(action)].retain(|other| *other != trigger);
        Ok(())
    }

    /// Takes all away from an action that can do without.
    pub fn clear(&mut self, action: Action) {
        let i = index_of(action);
        if !TABLE[i].is_vital() {
            self.lists[i].clear();
        }
    }

    /// An action gets back what it had from the start; what others cannot do without stays theirs.
    pub fn reset(&mut self, action: Action) {
        let i = index_of(action);
        let old = std::mem::take(&mut self.lists[i]);
        for trigger in T::defaults(&TABLE[i]).iter().rev() {
            // What is the last one of another stays there.
            let _ = self.give(*trigger, action);
        }
        if self.lists[i].is_empty() && TABLE[i].is_vital() {
            self.lists[i] = old;
        }
    }

    /// What each of two actions had the other has.
    pub fn swap(&mut self, a: Action, b: Action) {
        self.lists.swap(index_of(a), index_of(b));
    }

    /// Whether an action has what it had from the start.
    pub fn is_default(&self, action: Action) -> bool {
        let i = index_of(action);
        self.lists[i] == T::defaults(&TABLE[i])
    }

    /// Whether an action must keep the one that it has.
    pub fn is_last(&self, action: Action) -> bool {
        let i = index_of(action);
        TABLE[i].is_vital() && self.lists[i].len() <= 1
    }
}

#[cfg(test)]
pub(super) mod tests {
    use bevy::prelude::*;
    use proptest::prelude::*;

    use super::*;
    use crate::app::input::bindings::Chord;
    use crate::app::intent::Heading;

    const fn k(key: KeyCode) -> Chord {
        Chord::key(key)
    }

    #[track_caller]
    pub(crate) fn assert_sound<T: Trigger>(book: &Book<T>) {
        for entry in &TABLE {
            assert!(!entry.is_vital() || !book.of(entry.action).is_empty(), "{} has none", entry.name);
            assert!(book.of(entry.action).len() <= MOST);
            for trigger in book.of(entry.action) {
                assert_eq!(book.rivals(*trigger, entry.action), [], "{trigger:?}");
            }
        }
    }

    #[test]
    fn one_key_may_mean_two_things_where_they_never_meet() {
        let keys = Book::<Chord>::default();
        assert_eq!(keys.action_of(k(KeyCode::KeyN), Scope::Match), Some(Action::MoveNow));
        assert_eq!(keys.action_of(k(KeyCode::KeyN), Scope::Record), Some(Action::PlayOn));
        assert_eq!(keys.action_of(k(KeyCode::KeyU), Scope::Record), Some(Action::Undo));
        assert_eq!(keys.action_of(k(KeyCode::Home), Scope::Match), None);
        assert_eq!(keys.action_of(k(KeyCode::PageDown), Scope::Record), Some(Action::PageOn));
        assert_eq!(keys.action_of(k(KeyCode::PageDown), Scope::Tabs), Some(Action::NextTab));
        assert_eq!(keys.action_of(k(KeyCode::PageDown), Scope::Match), None);
        assert_eq!(keys.action_of(k(KeyCode::KeyM), Scope::Tabs), Some(Action::Mute));
        assert_eq!(keys.rivals(k(KeyCode::KeyN), Action::Hint), [Action::MoveNow, Action::PlayOn]);
    }

    #[test]
    fn the_last_key_of_what_is_vital_stays() {
        let mut keys = Book::<Chord>::default();
        let escape = k(KeyCode::Escape);
        assert_eq!(keys.give(escape, Action::Hint), Err(Protected(Action::Back)));
        assert_eq!(keys.take(escape, Action::Back), Err(Protected(Action::Back)));
        keys.clear(Action::Step(Heading::Up));
        assert_eq!(keys, Book::default());
        keys.give(k(KeyCode::KeyB), Action::Back).unwrap();
        keys.give(escape, Action::Hint).unwrap();
        assert_eq!(keys.of(Action::Back), [k(KeyCode::KeyB)]);
        keys.reset(Action::Back);
        assert_eq!(keys.of(Action::Back), [escape]);
        assert_eq!(keys.of(Action::Hint), [k(KeyCode::KeyH)]);
    }

    proptest! {
        #[test]
        fn any_change_keeps_it_sound(changes in prop::collection::vec((0..5_u8, 0..TABLE.len(), 0..TABLE.len()), 0..30)) {
            let mut book = Book::<Chord>::default();
            for (kind, i, j) in changes {
                let (action, other) = (TABLE[i].action, TABLE[j].action);
                let trigger = book.of(other).first().copied().unwrap_or(k(KeyCode::F9));
                match kind {
                    0 | 1 => drop(book.give(trigger, action)),
                    2 => drop(book.take(trigger, action)),
                    3 => book.clear(action),
                    _ => book.reset(action),
                }
                assert_sound(&book);
            }
        }
    }
}
