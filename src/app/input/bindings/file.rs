//! A [`Book`] in the file of settings: only what differs from the table is written, and whatever is read is made
//! sound.

use bevy::log::warn;
use serde::ser::SerializeMap as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::book::MOST;
use super::table::TABLE;
use super::{Book, Entry, Trigger};
use crate::app::intent::Scope;
use crate::app::settings::Section;

impl<T: Trigger> Section for Book<T> {
    const NAME: &'static str = T::TABLE;
}

impl<T: Trigger> Book<T> {
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
                let other = book.claimant(&written, entry.scope, *trigger);
                if let Some(other) = other {
                    warn!("{:?} is wanted for {other} and for {}", trigger.name(), entry.name);
                }
                other.is_none()
            };
            book.lists[i] = list.into_iter().filter(is_free).collect();
            written.push(i);
        }
        // What is written goes before what only was so from the start.
        for (i, entry) in TABLE.iter().enumerate().filter(|(i, _)| !written.contains(i)) {
            let is_free = |trigger: &T| book.claimant(&written, entry.scope, *trigger).is_none();
            book.lists[i] = book.lists[i].iter().copied().filter(is_free).collect();
        }
        book.made_usable()
    }

    /// The name of the action among these that has this where the scope counts.
    fn claimant(&self, among: &[usize], scope: Scope, trigger: T) -> Option<&'static str> {
        let claims = |j: &usize| TABLE[*j].scope.meets(scope) && self.lists[*j].contains(&trigger);
        among.iter().copied().find(claims).map(|j| TABLE[j].name)
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
    use crate::app::input::bindings::Chord;
    use crate::app::input::bindings::book::tests::assert_sound;
    use crate::app::intent::Action;

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
        assert_eq!(file.keys.action_of(k(KeyCode::KeyU), Scope::Match), Some(Action::Hint));
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
    }
}
