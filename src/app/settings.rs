//! What the player has chosen, kept between starts in one file of the user's configuration folder.
//!
//! The file is TOML, written whole beside the old one and then moved over it, so that no moment leaves half a
//! file. Missing entries take their defaults. A file that cannot be read is renamed to `settings.toml.damaged`,
//! reported, and replaced by the defaults; it never keeps the program from starting.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::branches::KeepBranches;
use super::clock::{ClocksShown, TimeChoice};
use super::exchange::choice::ExportChoice;
use super::input::bindings::{Book, Chord};
use super::input::pads::PadSettings;
use super::numbers::MoveNumbers;
use super::power::Wakefulness;
use super::replay::Speed;
use super::rumble::Strength;
use super::session::{Notice, Randomness};
use super::theme::{StoneSet, ThemeId};
use super::{AppSet, Options, files};
use crate::board::ByColor;
use crate::board::coord::Notation;
use crate::game::{GameKind, GameSetup, GoSetup, GomokuSetup, MatchSetup, Seat, default_seats};

/// Changes are written after this time without another change, and at the end.
const SAVE_DELAY: Duration = Duration::from_millis(500);
const FILE: &str = "settings.toml";

/// What the player has chosen.
#[expect(clippy::struct_excessive_bools, reason = "they are switches on a page, each of its own")]
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The colors of board and room.
    pub theme: ThemeId,
    /// What the stones are made of.
    pub stones: StoneSet,
    /// Stones lie a little beside their points, as a hand lays them.
    pub shifted_stones: bool,
    /// The language, or none to follow the system.
    pub language: Option<String>,
    /// Text size in percent, 100 to 200.
    pub text_percent: u16,
    /// What stands along the board, and how points are named.
    pub coordinates: Coordinates,
    /// Numbers on the stones.
    pub move_numbers: MoveNumbers,
    /// The points forbidden to Black are marked on Black's turn.
    pub forbidden_marks: bool,
    /// Chains of Go with one liberty are marked.
    pub atari_marks: bool,
    /// Whose clock is shown.
    pub clocks: ClocksShown,
    /// What becomes of moves that were taken back.
    pub keep_branches: KeepBranches,
    /// A stone is shown first and placed by a second press.
    pub confirm_stones: bool,
    /// How fast a record is played by itself.
    pub replay_speed: Speed,
    /// Movement on the screen becomes a cut.
    pub reduced_motion: bool,
    /// Loudness in percent.
    pub volume: u8,
    /// The loudness of each kind of sound, in percent of that.
    pub volumes: Volumes,
    /// No sound at all.
    pub muted: bool,
    /// Silence while another window is in front.
    pub mute_unfocused: bool,
    /// The window as it was left.
    pub window: WindowMemory,
    /// The match that was chosen last.
    pub next_match: NextMatch,
    /// The export that was chosen last.
    pub export: ExportChoice,
    /// How gamepads are read.
    pub gamepad: PadSettings,
    /// How strongly they shake.
    pub rumble: Strength,
    /// The keys of every action, in the file those that differ from the usual ones.
    pub keys: Book<Chord>,
    /// The same for the buttons of gamepads.
    pub pad: Book<GamepadButton>,
}

/// The choices of the page for a new game; what was chosen for the other game is kept as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NextMatch {
    /// Which game.
    pub game: GameKind,
    /// Five in a row: rule, board, opening.
    pub gomoku: GomokuSetup,
    /// Go: rule set, board, handicap, komi.
    pub go: GoSetup,
    /// Who plays each color.
    pub seats: ByColor<Seat>,
    /// How long they may think.
    pub time: TimeChoice,
}

impl Default for NextMatch {
    fn default() -> Self {
        Self {
            game: GameKind::default(),
            gomoku: GomokuSetup::default(),
            go: GoSetup::default(),
            seats: default_seats(),
            time: TimeChoice::default(),
        }
    }
}

impl NextMatch {
    /// The match that these choices make.
    pub fn setup(self) -> MatchSetup {
        let game = match self.game {
            GameKind::Gomoku => self.gomoku.into(),
            GameKind::Go => self.go.into(),
        };
        MatchSetup { game, seats: self.seats, time: self.time.control() }.made_sound()
    }

    /// Brings both games to the nearest that can be played.
    pub fn make_sound(&mut self) {
        self.gomoku = self.gomoku.made_sound();
        self.go = self.go.made_sound();
    }

    /// Remembers the choices of a match.
    pub fn remember(&mut self, setup: MatchSetup) {
        self.game = setup.game.kind();
        match setup.game {
            GameSetup::Gomoku(gomoku) => self.gomoku = gomoku,
            GameSetup::Go(go) => self.go = go,
        }
        self.seats = setup.seats;
        self.time.remember(setup.time);
    }
}

/// The loudness of each kind of sound, in percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Volumes {
    /// Stones on wood, in bowls and in hands.
    pub stones: u8,
    /// What is told: a refusal, a pass, an end.
    pub signals: u8,
    /// Buttons.
    pub menu: u8,
}

impl Default for Volumes {
    fn default() -> Self {
        Self { stones: 100, signals: 100, menu: 100 }
    }
}

/// What stands along the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Coordinates {
    /// Nothing; points are named as is usual in the game.
    Off,
    /// As is usual in the game: letters from the left, without I in Go, and numbers from the bottom.
    #[default]
    #[serde(alias = "renju")]
    Usual,
    /// a to o both ways.
    Letters,
    /// 1 to 15 both ways.
    Numbers,
}

impl Coordinates {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Usual, Self::Letters, Self::Numbers, Self::Off];

    /// How points are named in a game.
    pub const fn notation(self, game: GameKind) -> Notation {
        match self {
            Self::Off | Self::Usual => game.notation(),
            Self::Letters => Notation::Letters,
            Self::Numbers => Notation::Numbers,
        }
    }

    /// The id of the name in the texts.
    pub const fn text_id(self) -> &'static str {
        match self {
            Self::Off => "coordinates-off",
            Self::Usual => "coordinates-usual",
            Self::Letters => "coordinates-letters",
            Self::Numbers => "coordinates-numbers",
        }
    }
}

/// The window as it was left, in logical pixels.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct WindowMemory {
    /// The width.
    pub width: u32,
    /// The height.
    pub height: u32,
    /// The top left corner on the desktop, in physical pixels, where the desktop tells it.
    pub place: Option<[i32; 2]>,
    /// Whether the window filled the screen.
    pub full_screen: bool,
}

impl Default for WindowMemory {
    fn default() -> Self {
        Self { width: 1280, height: 800, place: None, full_screen: false }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: ThemeId::default(),
            stones: StoneSet::default(),
            shifted_stones: false,
            language: None,
            text_percent: 100,
            coordinates: Coordinates::default(),
            move_numbers: MoveNumbers::default(),
            forbidden_marks: true,
            atari_marks: false,
            clocks: ClocksShown::default(),
            keep_branches: KeepBranches::default(),
            confirm_stones: false,
            replay_speed: Speed::default(),
            reduced_motion: false,
            volume: 80,
            volumes: Volumes::default(),
            muted: false,
            mute_unfocused: false,
            window: WindowMemory::default(),
            next_match: NextMatch::default(),
            export: ExportChoice::default(),
            gamepad: PadSettings::default(),
            rumble: Strength::default(),
            keys: Book::default(),
            pad: Book::default(),
        }
    }
}

impl Settings {
    /// The text size as a factor.
    pub fn text_scale(&self) -> f32 {
        f32::from(self.text_percent.clamp(100, 200)) / 100.0
    }
}

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
    app.init_resource::<Settings>()
        .init_resource::<SettingsStore>()
        .add_systems(Update, save_when_changed.after(AppSet::Sound))
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
            settings.next_match.make_sound();
            settings
        }
        Err(error) => {
            files::set_aside(&folder, FILE, &error);
            world.write_message(Notice("notice-settings-damaged"));
            Settings::default()
        }
    };
    super::puzzle::albums::load(world, &folder);
    super::lesson::progress::load(world, &folder);
    super::theme::load(world, &folder);
    world.insert_resource(SettingsStore {
        folder: Some(folder),
        written: (!is_first).then(|| settings.clone()),
        is_first,
        seen: Some(settings.clone()),
        changed_at: None,
    });
    world.insert_resource(settings);
}

/// Reads a file of settings; `None` when there is none.
fn read(folder: &Path) -> Result<Option<Settings>, ReadError> {
    let text = files::read(folder, FILE)?;
    Ok(text.map(|text| toml::from_str(&text)).transpose()?)
}

fn write(folder: &Path, settings: &Settings) -> io::Result<()> {
    let text = toml::to_string(settings).map_err(io::Error::other)?;
    files::write(folder, FILE, &text)
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
    pub(super) const fn save_soon(&mut self) {
        self.changed_at = Some(Duration::ZERO);
    }

    fn save(&mut self, settings: &Settings) {
        self.changed_at = None;
        let Some(folder) = &self.folder else { return };
        if self.written.as_ref() == Some(settings) {
            return;
        }
        match write(folder, settings) {
            Ok(()) => self.written = Some(settings.clone()),
            Err(error) => warn!("the settings could not be written: {error}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    use proptest::prelude::*;

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
        write(folder.path(), &settings).unwrap();
        assert_eq!(*loaded(folder.path()).resource::<Settings>(), settings);
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
