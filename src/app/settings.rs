//! What the player has chosen: sections, each a resource of the unit that it belongs to, kept in one file of the user's
//! configuration folder.
//!
//! A unit [adds](AddSection) its section and reads it as any resource; a page asks for another value by a [`Choose`]
//! message, so that a section changes only where something is different.
//!
//! The file is TOML with a table for each section, written whole beside the old one and then moved over it, so that no
//! moment leaves half a file. Only what was changed in this window is changed in it: two windows lose nothing of one
//! another's, and take it over at their next start. Missing entries take their defaults. A file that cannot be read is
//! renamed to `settings.toml.damaged`, reported, and replaced by the defaults; it never keeps the program from
//! starting.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use toml::{Table, Value};

use crate::app::platform::files::{self as user_files, Keeps};
use crate::app::platform::notice::Notice;
use crate::app::platform::power::Wakefulness;
use crate::app::platform::randomness::Randomness;
use crate::app::{AppSet, Options};
use crate::files;

/// Changes are written after this time without another change, and at the end.
const SAVE_DELAY: Duration = Duration::from_millis(500);
const FILE: &str = "settings.toml";

/// A part of the settings.
pub trait Section:
    Resource<Mutability = bevy::ecs::component::Mutable>
    + Clone
    + Default
    + PartialEq
    + Serialize
    + DeserializeOwned
{
    /// The name of its table in the file.
    const NAME: &'static str;

    /// The nearest value that can be used; files may say anything.
    #[must_use]
    fn sanitized(self) -> Self {
        self
    }
}

/// A page asks for a section to become this; it is so from the beginning of the next update.
#[derive(Message, Clone, Debug)]
pub struct Choose<S: Section>(pub S);

/// When changed sections are noted for the file.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct NoteChanges;

/// Adds a section to the settings.
pub trait AddSection {
    /// The section is there at once with its defaults, and with what the file says from [`load`] on.
    fn add_section<S: Section>(&mut self) -> &mut Self;
}

impl AddSection for App {
    fn add_section<S: Section>(&mut self) -> &mut Self {
        self.init_resource::<S>()
            .add_message::<Choose<S>>()
            .add_systems(PreUpdate, take_choice::<S>)
            .add_systems(Update, note::<S>.in_set(NoteChanges).run_if(resource_changed::<S>));
        let store = &mut *self.world_mut().get_resource_or_init::<SettingsStore>();
        store.known.push(Known { put: put::<S>, is_sound: |file| read::<S>(file).is_ok() });
        self
    }
}

/// A section that was added.
#[derive(Clone, Copy)]
struct Known {
    /// Makes the section what a file says.
    put: fn(&mut World, &Table) -> Result<(), toml::de::Error>,
    /// Whether a file says something that can be read.
    is_sound: fn(&Table) -> bool,
}

/// Where the settings are kept, and what was last written there.
#[derive(Resource, Default)]
pub struct SettingsStore {
    known: Vec<Known>,
    folder: Option<PathBuf>,
    /// All sections as they were written or read last; nothing where there was no file.
    written: Table,
    /// All sections as they are.
    now: Table,
    /// There was no file when the program started.
    is_first: bool,
    changed_at: Option<Duration>,
    trouble: files::Trouble,
}

impl Keeps for SettingsStore {
    const NOT_SAVED: Notice = Notice::lasting("notice-settings-not-saved");

    fn trouble(&mut self) -> &mut files::Trouble {
        &mut self.trouble
    }
}

pub(super) fn plugin(app: &mut App) {
    // Each section notes its own; each file is told of by itself.
    app.configure_sets(
        Update,
        (
            NoteChanges.after(AppSet::Sound).ambiguous_with(NoteChanges),
            user_files::TellTrouble.after(AppSet::Sound).ambiguous_with(user_files::TellTrouble),
        ),
    );
    app.init_resource::<SettingsStore>()
        .add_systems(
            Update,
            (
                save_when_changed.after(NoteChanges).before(user_files::TellTrouble),
                user_files::tell_of_trouble::<SettingsStore>.in_set(user_files::TellTrouble),
            ),
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
    let known = world.resource::<SettingsStore>().known.clone();
    let mut put_all = |file: &Table| known.iter().try_for_each(|section| (section.put)(world, file));
    let is_first = match file_in(&folder)
        .and_then(|file| Ok((put_all(file.as_ref().unwrap_or(&Table::new()))?, file)))
    {
        Ok(((), file)) => file.is_none(),
        Err(error) => {
            files::set_aside(&folder, FILE, &error);
            // Defaults can be read.
            let _ = put_all(&Table::new());
            world.write_message(Notice::long("notice-settings-damaged"));
            false
        }
    };
    user_files::read_at_start(world, &folder);
    let mut store = world.resource_mut::<SettingsStore>();
    store.folder = Some(folder);
    store.is_first = is_first;
    if !is_first {
        store.written = store.now.clone();
    }
}

/// Why settings could not be read.
#[derive(Debug, thiserror::Error)]
enum ReadError {
    #[error("{0}")]
    Io(#[from] io::Error),
    #[error("{0}")]
    Toml(#[from] toml::de::Error),
}

/// The file in a folder; `None` when there is none.
fn file_in(folder: &Path) -> Result<Option<Table>, ReadError> {
    Ok(files::read(folder, FILE)?.map(|text| text.parse()).transpose()?)
}

/// What a file says of a section.
fn read<S: Section>(file: &Table) -> Result<S, toml::de::Error> {
    file.get(S::NAME).map_or_else(|| Ok(S::default()), |said| said.clone().try_into()).map(S::sanitized)
}

fn put<S: Section>(world: &mut World, file: &Table) -> Result<(), toml::de::Error> {
    let section = read::<S>(file)?;
    world.resource_mut::<SettingsStore>().note(&section);
    world.insert_resource(section);
    Ok(())
}

fn take_choice<S: Section>(mut choices: MessageReader<Choose<S>>, mut section: ResMut<S>) {
    if let Some(Choose(chosen)) = choices.read().last() {
        section.set_if_neq(chosen.clone());
    }
}

fn note<S: Section>(section: Res<S>, mut store: ResMut<SettingsStore>, time: Res<Time<Real>>) {
    if store.bypass_change_detection().note(&*section) {
        store.changed_at = Some(time.elapsed());
    }
}

fn save_when_changed(
    mut store: ResMut<SettingsStore>,
    time: Res<Time<Real>>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    let Some(changed_at) = store.changed_at else { return };
    let since = time.elapsed().saturating_sub(changed_at);
    if since < SAVE_DELAY {
        wakefulness.due_in(SAVE_DELAY.saturating_sub(since));
    } else {
        store.save();
    }
}

fn save_at_end(mut store: ResMut<SettingsStore>) {
    store.save();
}

impl SettingsStore {
    /// Whether there was no file of settings when the program started, and there is to be one.
    pub const fn is_first_start(&self) -> bool {
        self.is_first
    }

    /// All sections as they are, as the file has them.
    pub const fn sections(&self) -> &Table {
        &self.now
    }

    /// Nothing is written any more.
    pub(crate) fn forget_folder(&mut self) {
        self.folder = None;
    }

    /// The settings are written although nothing has changed.
    pub(crate) const fn save_soon(&mut self) {
        self.changed_at = Some(Duration::ZERO);
    }

    /// Notes a section as it is; whether it is different from before.
    fn note<S: Section>(&mut self, section: &S) -> bool {
        match Value::try_from(section) {
            Ok(value) => {
                self.now.insert(S::NAME.to_owned(), value.clone()).is_none_or(|before| before != value)
            }
            Err(error) => {
                warn!("the settings of {} cannot be written: {error}", S::NAME);
                false
            }
        }
    }

    fn save(&mut self) {
        self.changed_at = None;
        let Some(folder) = &self.folder else { return };
        if self.written == self.now {
            return;
        }
        let written = self.write(folder);
        if written.is_ok() {
            self.written = self.now.clone();
        }
        self.trouble.note(FILE, written);
    }

    /// Writes what is different from what was written or read before; all of it where there is no file, or one that
    /// would not be read.
    fn write(&self, folder: &Path) -> io::Result<()> {
        files::keep(folder, FILE, |there: Option<Table>| {
            let patched = there.map(|mut there| {
                patch(&mut there, &self.written, &self.now);
                there
            });
            let is_sound = |file: &Table| self.known.iter().all(|section| (section.is_sound)(file));
            patched.filter(is_sound).unwrap_or_else(|| self.now.clone())
        })
    }
}

/// Changes in a table what is changed from `before` to `now`.
fn patch(there: &mut Table, before: &Table, now: &Table) {
    for key in before.keys().chain(now.keys()) {
        match (before.get(key), now.get(key)) {
            (old, new) if old == new => {}
            (Some(Value::Table(old)), Some(Value::Table(new))) => {
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

#[cfg(test)]
mod tests {
    use std::fs;

    use proptest::prelude::*;
    use serde::Deserialize;

    use super::*;

    #[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
    #[serde(default)]
    struct Sound {
        volume: u8,
        muted: bool,
        voice: Option<String>,
    }

    impl Default for Sound {
        fn default() -> Self {
            Self { volume: 80, muted: false, voice: None }
        }
    }

    impl Section for Sound {
        const NAME: &'static str = "sound";

        fn sanitized(self) -> Self {
            Self { volume: self.volume.min(100), ..self }
        }
    }

    #[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(default)]
    struct Window {
        width: u32,
    }

    impl Section for Window {
        const NAME: &'static str = "window";
    }

    /// An app with two sections, as it starts.
    fn started(folder: &Path) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin)).add_message::<Notice>().init_resource::<Wakefulness>();
        app.add_section::<Sound>().add_section::<Window>();
        load(app.world_mut(), &Options { config: Some(folder.to_path_buf()), ..Options::default() });
        app
    }

    fn sound(app: &App) -> Sound {
        app.world().resource::<Sound>().clone()
    }

    /// Changes the sound, and ends.
    #[track_caller]
    fn change(mut app: App, change: impl FnOnce(&mut Sound)) {
        let mut new = sound(&app);
        change(&mut new);
        app.world_mut().write_message(Choose(new.clone()));
        app.update();
        assert_eq!(sound(&app), new);
        app.world_mut().write_message(AppExit::Success);
        app.update();
    }

    fn text(folder: &Path) -> String {
        fs::read_to_string(folder.join(FILE)).unwrap()
    }

    #[test]
    fn what_is_chosen_is_there_at_the_next_start() {
        let folder = tempfile::tempdir().unwrap();
        let app = started(folder.path());
        assert_eq!(sound(&app), Sound::default());
        assert!(app.world().resource::<SettingsStore>().is_first_start());
        change(app, |sound| sound.volume = 35);
        let app = started(folder.path());
        assert_eq!(sound(&app), Sound { volume: 35, ..Sound::default() });
        assert!(!app.world().resource::<SettingsStore>().is_first_start());
    }

    #[test]
    fn a_choice_that_changes_nothing_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let mut app = started(folder.path());
        app.update();
        let changed_at = |app: &App| app.world().resource_ref::<Sound>().last_changed();
        let before = changed_at(&app);
        app.world_mut().write_message(Choose(Sound::default()));
        app.update();
        assert_eq!(changed_at(&app), before);
        app.world_mut().write_message(Choose(Sound { volume: 7, ..Sound::default() }));
        app.update();
        assert_ne!(changed_at(&app), before);
    }

    #[test]
    fn two_windows_lose_nothing_of_one_another_s() {
        let folder = tempfile::tempdir().unwrap();
        change(started(folder.path()), |sound| sound.volume = 35);
        let (one, other) = (started(folder.path()), started(folder.path()));
        change(one, |sound| sound.muted = true);
        change(other, |sound| sound.voice = Some("low".to_owned()));
        let both = Sound { volume: 35, muted: true, voice: Some("low".to_owned()) };
        assert_eq!(sound(&started(folder.path())), both);
        // What is taken back is gone, and what is not ours stays.
        let app = started(folder.path());
        fs::write(folder.path().join(FILE), "from_the_future = true\n[sound]\nvoice = \"low\"\n").unwrap();
        change(app, |sound| sound.voice = None);
        assert_eq!(text(folder.path()), "from_the_future = true\n\n[sound]\n");
        // In place of a file that cannot be read all of it is written.
        for damaged in ["volume = \"loud", "[sound]\nvolume = \"loud\"\n"] {
            change(started(folder.path()), |sound| sound.muted = true);
            let app = started(folder.path());
            fs::write(folder.path().join(FILE), damaged).unwrap();
            change(app, |sound| sound.muted = false);
            let read = started(folder.path());
            assert_eq!(sound(&read), Sound::default(), "{damaged}");
            assert_eq!(read.world().resource::<Messages<Notice>>().len(), 0, "{damaged}");
        }
    }

    #[test]
    fn a_damaged_file_is_kept_reported_and_replaced() {
        for damaged in
            ["volume = \"loud", "[sound]\nvolume = \"loud\"\n", "sound = 7", "[window]\nwidth = -1\n"]
        {
            let folder = tempfile::tempdir().unwrap();
            fs::write(folder.path().join(FILE), damaged).unwrap();
            let app = started(folder.path());
            assert_eq!(sound(&app), Sound::default(), "{damaged}");
            assert_eq!(app.world().resource::<Messages<Notice>>().len(), 1, "{damaged}");
            assert!(folder.path().join("settings.toml.damaged").exists());
            assert!(!folder.path().join(FILE).exists());
        }
    }

    #[test]
    fn missing_and_unknown_entries_do_no_harm_and_values_are_mended() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(FILE), "[sound]\nvolume = 200\nfrom_the_future = true\n").unwrap();
        assert_eq!(sound(&started(folder.path())), Sound { volume: 100, ..Sound::default() });
    }

    proptest! {
        #[test]
        fn any_file_is_read_or_set_aside(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
            let folder = tempfile::tempdir().unwrap();
            fs::write(folder.path().join(FILE), bytes).unwrap();
            let _app = started(folder.path());
        }
    }
}
