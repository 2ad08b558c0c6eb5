//! The keys, or the buttons, in force: what the player has changed, over the table.

use bevy::log::warn;
use serde::ser::SerializeMap as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::table::{Scope, TABLE, index_of};
use super::{Entry, Trigger};
use crate::app::input::Action;

/// As many keys an action has at most.
const MOST: usize = 6;

/// The keys, or the buttons, of every action. In no place does one mean two things, and what the program cannot be
/// used without always has one.
#[derive(Clone, Debug, PartialEq)]
pub struct Book<T> {
    /// In the order of the table, what is shown first in front.
    lists: Vec<Vec<T>>,
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

    /// What a press means; while a record is walked through what counts only there goes first.
    pub fn action_of(&self, trigger: T, in_record: bool) -> Option<Action> {
        let meaning = |counts: fn(Scope) -> bool| {
            let mut entries = TABLE.iter().zip(&self.lists);
            entries.find_map(|(entry, list)| {
                (counts(entry.scope) && list.contains(&trigger)).then_some(entry.action)
            })
        };
        let own = if in_record { meaning(|scope| scope == Scope::Record) } else { None };
        own.or_else(|| meaning(|scope| scope != Scope::Record))
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

    /// Reads what settings say, leaves out with a warning what cannot be, and mends the rest.
    fn read(value: &toml::Value) -> Self {
        let mut book = Self::default();
        let Some(table) = value.as_table() else {
            warn!("the settings of keys or buttons are no table; those from the start hold");
            return book;
        };
        for name in table.keys().filter(|name| TABLE.iter().all(|entry| entry.name != *name)) {
            warn!("the settings name keys of {name:?}, which is nothing that can be done");
        }
        let mut written: Vec<usize> = Vec::new();
        for (i, entry) in TABLE.iter().enumerate() {
            let Some(list) = table.get(entry.name).and_then(|value| read_list(value, entry)) else {
                continue;
            };
            let is_free = |trigger: &T| {
                let claims =
                    |j: &usize| TABLE[*j].scope.meets(entry.scope) && book.lists[*j].contains(trigger);
                let other = written.iter().copied().find(|j| claims(j));
                if let Some(j) = other {
                    warn!("{:?} is wanted for {} and for {}", trigger.name(), TABLE[j].name, entry.name);
                }
                other.is_none()
            };
            book.lists[i] = list.into_iter().filter(is_free).collect();
            written.push(i);
        }
        // What is written goes before what only was so from the start.
        for i in 0..TABLE.len() {
            if !written.contains(&i) {
                let taken = |trigger: &T| {
                    written
                        .iter()
                        .any(|j| TABLE[*j].scope.meets(TABLE[i].scope) && book.lists[*j].contains(trigger))
                };
                let left = book.lists[i].iter().copied().filter(|trigger| !taken(trigger)).collect();
                book.lists[i] = left;
            }
        }
        book.made_usable()
    }

    /// What the program cannot be used without has a key again.
    fn made_usable(mut self) -> Self {
        for (i, entry) in TABLE.iter().enumerate().filter(|(_, entry)| entry.is_vital()) {
            if self.lists[i].is_empty() {
                warn!("the settings leave {} without any key or button", entry.name);
                self.reset(entry.action);
            }
            if self.lists[i].is_empty() {
                return Self::default();
            }
        }
        self
    }
}

/// The list that the settings have for an action; none where nothing in it can be read.
fn read_list<T: Trigger>(value: &toml::Value, entry: &Entry) -> Option<Vec<T>> {
    let names: Vec<&str> = match value {
        toml::Value::String(name) => vec![name],
        toml::Value::Array(names) => names.iter().filter_map(toml::Value::as_str).collect(),
        _ => {
            warn!("the settings of {} are no list of keys or buttons", entry.name);
            return None;
        }
    };
    let mut list = Vec::new();
    for name in &names {
        match T::parse(name) {
            Some(trigger) if !list.contains(&trigger) => list.push(trigger),
            Some(_) => {}
            None => warn!("the settings of {} name {name:?}, which is no key or button", entry.name),
        }
    }
    list.truncate(MOST);
    (names.is_empty() || !list.is_empty()).then_some(list)
}

impl<T: Trigger> Serialize for Book<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (entry, list) in TABLE.iter().zip(&self.lists) {
            if list != T::defaults(entry) {
                let names: Vec<String> = list.iter().map(|trigger| trigger.name()).collect();
                map.serialize_entry(entry.name, &names)?;
            }
        }
        map.end()
    }
}

impl<'de, T: Trigger> Deserialize<'de> for Book<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = toml::Value::deserialize(deserializer)?;
        Ok(Self::read(&value))
    }
}

#[cfg(test)]
mod tests {
    use bevy::prelude::*;
    use proptest::prelude::*;

    use super::*;
    use crate::app::input::Heading;
    use crate::app::input::bindings::Chord;

    /// As the settings hold it.
    #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(default)]
    struct File {
        keys: Book<Chord>,
        pad: Book<GamepadButton>,
    }

    fn read(text: &str) -> File {
        toml::from_str(text).unwrap()
    }

    const fn k(key: KeyCode) -> Chord {
        Chord::key(key)
    }

    #[track_caller]
    fn assert_sound<T: Trigger>(book: &Book<T>) {
        for entry in &TABLE {
            assert!(!entry.is_vital() || !book.of(entry.action).is_empty(), "{} has none", entry.name);
            assert!(book.of(entry.action).len() <= MOST);
            for trigger in book.of(entry.action) {
                assert_eq!(book.rivals(*trigger, entry.action), [], "{trigger:?}");
            }
        }
    }

    #[test]
    fn only_what_differs_is_kept() {
        let mut file = File::default();
        assert_eq!(toml::to_string(&file).unwrap().lines().count(), 3);
        file.keys.give(k(KeyCode::KeyZ), Action::Undo).unwrap();
        file.keys.clear(Action::Mute);
        file.pad.give(GamepadButton::North, Action::Undo).unwrap();
        let text = toml::to_string(&file).unwrap();
        for line in [
            "undo = [\"KeyZ\", \"KeyU\", \"Ctrl+KeyZ\", \"Backspace\"]",
            "mute = []",
            "undo = [\"North\", \"West\"]",
            "hint = []",
        ] {
            assert!(text.contains(line), "{line} in\n{text}");
        }
        assert_eq!(text.matches('=').count(), 4, "{text}");
        assert_eq!(read(&text), file);
    }

    #[test]
    fn what_is_written_takes_keys_from_where_they_were() {
        let file = read("[keys]\nhint = \"KeyU\"\n");
        assert_eq!(file.keys.of(Action::Hint), [k(KeyCode::KeyU)]);
        assert_eq!(file.keys.of(Action::Undo), [k(KeyCode::KeyZ).ctrl(), k(KeyCode::Backspace)]);
        assert_eq!(file.keys.action_of(k(KeyCode::KeyU), false), Some(Action::Hint));
    }

    #[test]
    fn nonsense_is_left_out() {
        let file = read(
            "keys = 5\n[pad]\nundo = [\"Nose\"]\nhint = [3, \"West\", \"West\"]\nfly = [\"East\"]\nback = []\n",
        );
        assert_eq!(file.keys, Book::default());
        assert_eq!(file.pad.of(Action::Hint), [GamepadButton::West]);
        assert_eq!(file.pad.of(Action::Undo), []);
        assert_eq!(file.pad.of(Action::Back), [GamepadButton::East]);
        // Two that would be left without any key of their own.
        let file = read("[keys]\nconfirm = [\"Escape\"]\nback = []\n");
        assert_sound(&file.keys);
    }

    #[test]
    fn one_key_may_mean_two_things_where_they_never_meet() {
        let keys = Book::<Chord>::default();
        assert_eq!(keys.action_of(k(KeyCode::KeyN), false), Some(Action::MoveNow));
        assert_eq!(keys.action_of(k(KeyCode::KeyN), true), Some(Action::PlayOn));
        assert_eq!(keys.action_of(k(KeyCode::KeyU), true), Some(Action::Undo));
        assert_eq!(keys.action_of(k(KeyCode::Home), false), None);
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

    fn garbage() -> impl Strategy<Value = String> {
        let names = TABLE.iter().map(|entry| entry.name).chain(["fly", "\"\""]).collect::<Vec<_>>();
        let triggers =
            ["KeyU", "Escape", "Enter", "Ctrl+KeyZ", "ArrowUp", "West", "South", "East", "", "Nose", "+"];
        let list = prop::collection::vec(prop::sample::select(triggers.to_vec()), 0..4);
        let line = (prop::sample::select(names), list).prop_map(|(name, list)| format!("{name} = {list:?}"));
        prop::collection::vec(line, 0..12).prop_map(|mut lines| {
            lines.sort();
            lines.dedup_by_key(|line| line.split(' ').next().map(str::to_owned));
            lines.join("\n")
        })
    }

    proptest! {
        #[test]
        fn any_book_is_made_sound(keys in garbage(), pad in garbage()) {
            let file = read(&format!("[keys]\n{keys}\n[pad]\n{pad}\n"));
            assert_sound(&file.keys);
            assert_sound(&file.pad);
            prop_assert_eq!(read(&toml::to_string(&file).unwrap()), file);
        }

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
