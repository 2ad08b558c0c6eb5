//! The settings in one file of the user's configuration folder.
//!
//! The file is TOML, written whole beside the old one and then moved over it, so that no moment leaves half a
//! file. Only what was changed in this window is changed in it: two windows lose nothing of one another's, and take it
//! over at their next start. Missing entries take their defaults. A file that cannot be read is renamed to
//! `settings.toml.damaged`, reported, and replaced by the defaults; it never keeps the program from starting.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::prelude::*;
use toml::{Table, Value};

use super::Settings;
use crate::app::platform::files;
use crate::app::platform::power::Wakefulness;
use crate::app::platform::randomness::Randomness;
use crate::app::text::Notice;
use crate::app::{AppSet, Options, text};

/// Changes are written after this time without another change, and at the end.
const SAVE_DELAY: Duration = Duration::from_millis(500);
const FILE: &str = "settings.toml";

/// Where the settings are kept, and what was last written there.
#[derive(Resource, Default)]
pub struct SettingsStore {
    folder: Option<PathBuf>,
    written: Option<Settings>,
    /// There was no file when the program started.
    is_first: bool,
    /// The settings as they were seen last, written or not.
    seen: Option<Settings>,
    changed_at: Option<Duration>,
    trouble: files::Trouble,
}

/// Why settings could not be read.
#[derive(Debug, thiserror::Error)]
enum ReadError {
    #[error("{0}")]
    Io(#[from] io::Error),
    #[error("{0}")]
    Toml(#[from] toml::de::Error),
}

pub(super) fn plugin(app: &mut App) {
    // Each tells of a file of its own.
    app.configure_sets(Update, files::TellTrouble.after(AppSet::Sound).ambiguous_with(files::TellTrouble));
    app.init_resource::<SettingsStore>()
        .add_systems(
            Update,
            (save_when_changed, tell_of_trouble).chain().after(AppSet::Sound).after(files::TellTrouble),
        )
        .add_systems(Last, save_at_end.run_if(on_message::<AppExit>));
}

/// Takes the folder and the seed from the command line and reads the settings.
pub fn load(world: &mut World, options: &Options) {
    if let Some(seed) = options.seed {
        world.insert_resource(Randomness::from_seed(seed));
    }
    let own_folder =
        || directories::ProjectDirs::from("", "", "goishi").map(|dirs| dirs.config_dir().to_path_buf());
    let Some(folder) = options.config.clone().or_else(own_folder) else {
        warn!("this user has no folder for settings; they last until the program ends");
        return;
    };
    let mut is_first = false;
    let settings = match read(&folder) {
        Ok(settings) => {
            is_first = settings.is_none();
            let mut settings = settings.unwrap_or_default();
            settings.next_match.sanitize();
            // The name stays in the file until another language is chosen: another version may have it.
            if settings.language.as_deref().is_some_and(|name| text::language_of(name).is_none()) {
                world.write_message(Notice("notice-language-unknown"));
            }
            settings
        }
        Err(error) => {
            files::set_aside(&folder, FILE, &error);
            world.write_message(Notice("notice-settings-damaged"));
            Settings::default()
        }
    };
    files::read_at_start(world, &folder);
    world.insert_resource(SettingsStore {
        folder: Some(folder),
        written: (!is_first).then(|| settings.clone()),
        is_first,
        seen: Some(settings.clone()),
        ..SettingsStore::default()
    });
    world.insert_resource(settings);
}

/// Reads a file of settings; `None` when there is none.
fn read(folder: &Path) -> Result<Option<Settings>, ReadError> {
    let text = files::read(folder, FILE)?;
    Ok(text.map(|text| toml::from_str(&text)).transpose()?)
}

/// The tables of the file of which another window may have changed other entries; all else is one value.
const TABLES: [&str; 4] = ["keys", "pad", "volumes", "window"];

/// Writes what is different from the settings that were written or read before; all of it where there was no file.
fn write(folder: &Path, before: Option<&Settings>, settings: &Settings) -> io::Result<()> {
    let table = |settings: &Settings| Table::try_from(settings).map_err(io::Error::other);
    let (before, now) = (before.map(table).transpose()?.unwrap_or_default(), table(settings)?);
    files::keep(folder, FILE, |there: Option<Table>| {
        let Some(mut merged) = there else { return now };
        patch(&mut merged, &before, &now);
        if merged.clone().try_into::<Settings>().is_ok() { merged } else { now }
    })
}

/// Changes in a table what is changed from `before` to `now`.
fn patch(there: &mut Table, before: &Table, now: &Table) {
    for key in before.keys().chain(now.keys()) {
        match (before.get(key), now.get(key)) {
            (old, new) if old == new => {}
            (Some(Value::Table(old)), Some(Value::Table(new))) if TABLES.contains(&key.as_str()) => {
                if let Value::Table(there) = there.entry(key).or_insert_with(|| Table::new().into()) {
                    patch(there, old, new);
                }
            }
            (_, Some(new)) => {
                there.insert(key.clone(), new.clone());
            }
            (_, None) => {
                there.remove(key);
            }
        }
    }
}

/// Tells once that the settings cannot be written.
fn tell_of_trouble(
    mut store: ResMut<SettingsStore>,
    mut notices: MessageWriter<Notice>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    if store.bypass_change_detection().trouble.take_untold() {
        notices.write(Notice("notice-settings-not-saved"));
        wakefulness.pending();
    }
}

fn save_when_changed(
    settings: Res<Settings>,
    mut store: ResMut<SettingsStore>,
    time: Res<Time<Real>>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    // An open page of settings counts as a change in every update.
    if settings.is_changed() && store.seen.as_ref() != Some(&*settings) {
        store.seen = Some(settings.clone());
        store.changed_at = Some(time.elapsed());
    }
    let Some(changed_at) = store.changed_at else { return };
    let since = time.elapsed().saturating_sub(changed_at);
    if since < SAVE_DELAY {
        wakefulness.due_in(SAVE_DELAY.saturating_sub(since));
    } else {
        store.save(&settings);
    }
}

fn save_at_end(settings: Res<Settings>, mut store: ResMut<SettingsStore>) {
    store.save(&settings);
}

impl SettingsStore {
    /// Whether there was no file of settings when the program started, and there is to be one.
    pub const fn is_first_start(&self) -> bool {
        self.is_first
    }

    /// The settings are written although nothing has changed.
    pub(crate) const fn save_soon(&mut self) {
        self.changed_at = Some(Duration::ZERO);
    }

    fn save(&mut self, settings: &Settings) {
        self.changed_at = None;
        let Some(folder) = &self.folder else { return };
        if self.written.as_ref() == Some(settings) {
            return;
        }
        let written = write(folder, self.written.as_ref(), settings);
        if written.is_ok() {
            self.written = Some(settings.clone());
        }
        self.trouble.note(FILE, written);
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use proptest::prelude::*;

    use super::*;
    use crate::app::input::bindings::Chord;
    use crate::app::intent::Action;
    use crate::app::settings::Coordinates;
    use crate::app::theme::{StoneSet, ThemeId};

    fn loaded(folder: &Path) -> World {
        let mut world = World::new();
        world.init_resource::<Messages<Notice>>();
        load(&mut world, &Options { config: Some(folder.to_path_buf()), ..Options::default() });
        world
    }

    #[test]
    fn what_is_written_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let settings = Settings {
            volume: 35,
            coordinates: Coordinates::Off,
            theme: ThemeId::new("paper"),
            stones: StoneSet::Flat,
            shifted_stones: true,
            ..Settings::default()
        };
        write(folder.path(), None, &settings).unwrap();
        assert_eq!(*loaded(folder.path()).resource::<Settings>(), settings);
    }

    #[test]
    fn two_windows_lose_nothing_of_one_another_s() {
        let folder = tempfile::tempdir().unwrap();
        let start = Settings { volume: 35, ..Settings::default() };
        write(folder.path(), None, &start).unwrap();
        let mut one = start.clone();
        one.reduced_motion = true;
        one.volumes.stones = 11;
        one.keys.give(Chord::key(KeyCode::F5), Action::Help).unwrap();
        let mut other = start.clone();
        other.theme = ThemeId::new("paper");
        other.volumes.signals = 12;
        other.language = Some("de".to_owned());
        other.keys.give(Chord::key(KeyCode::F7), Action::Mute).unwrap();
        write(folder.path(), Some(&start), &one).unwrap();
        write(folder.path(), Some(&start), &other).unwrap();
        let both = loaded(folder.path()).resource::<Settings>().clone();
        let mut expect = other.clone();
        expect.reduced_motion = true;
        expect.volumes.stones = 11;
        expect.keys.give(Chord::key(KeyCode::F5), Action::Help).unwrap();
        assert_eq!(both, expect);
        // What is taken back is gone, and what is not ours stays.
        fs::write(folder.path().join(FILE), "from_the_future = true\nlanguage = \"de\"\n").unwrap();
        write(folder.path(), Some(&other), &Settings { language: None, ..other.clone() }).unwrap();
        assert_eq!(fs::read_to_string(folder.path().join(FILE)).unwrap(), "from_the_future = true\n");
        // In place of a file that cannot be read all of it is written.
        fs::write(folder.path().join(FILE), "volume = \"loud").unwrap();
        write(folder.path(), Some(&other), &other).unwrap();
        assert_eq!(*loaded(folder.path()).resource::<Settings>(), other);
    }

    #[test]
    fn without_a_file_the_defaults_hold() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(*loaded(folder.path()).resource::<Settings>(), Settings::default());
    }

    #[test]
    fn a_damaged_file_is_kept_reported_and_replaced() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(FILE), "volume = \"loud").unwrap();
        let world = loaded(folder.path());
        assert_eq!(*world.resource::<Settings>(), Settings::default());
        assert_eq!(world.resource::<Messages<Notice>>().len(), 1);
        assert!(folder.path().join("settings.toml.damaged").exists());
        assert!(!folder.path().join(FILE).exists());
    }

    #[test]
    fn missing_and_unknown_entries_do_no_harm() {
        let settings: Settings = toml::from_str("volume = 10\nfrom_the_future = true\n").unwrap();
        assert_eq!(settings, Settings { volume: 10, ..Settings::default() });
    }

    #[test]
    fn a_theme_is_named_as_ever() {
        let settings: Settings = toml::from_str("theme = \"high-contrast\"\nstones = \"glass\"\n").unwrap();
        assert_eq!((settings.theme.as_str(), settings.stones), ("high-contrast", StoneSet::Glass));
        // One that is gone is kept for when it is back.
        let settings: Settings = toml::from_str("theme = \"moss\"\n").unwrap();
        assert!(toml::to_string(&settings).unwrap().contains("theme = \"moss\""));
    }

    proptest! {
        #[test]
        fn any_file_is_read_or_set_aside(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
            let folder = tempfile::tempdir().unwrap();
            fs::write(folder.path().join(FILE), bytes).unwrap();
            loaded(folder.path());
        }
    }
}
