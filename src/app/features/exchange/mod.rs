//! Games and pictures to and from the world outside: the page of exports, the choice of a file, the clipboard.
//!
//! What waits for the disk or paints is done by threads of the [`crate::export::desk`]; this file keeps what the pages
//! show, carries out what is asked for on them, and takes what comes back.

pub mod choice;
pub(crate) mod clipboard;
mod dialog;
mod orders;
pub(crate) mod panel;
mod places;
mod taken;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;
use bevy::window::ExitSystems;

use self::choice::ExportChoice;
use self::dialog::FileWindow;
pub use self::orders::ExchangeOrder;
use self::places::Place;
use crate::app::AppSet;
use crate::app::intent::{Interpret, Typing};
use crate::app::platform::files::FileOutcome;
use crate::app::platform::power::LoopWaker;
use crate::app::screen::{Screen, Whereabouts};
use crate::app::settings::AddSection as _;
use crate::app::table::autosave::Autosave;
use crate::app::table::records::TakeNews;
use crate::app::table::shown::{SavedBoard, SavedInView};
use crate::app::theme::{LookSettings, Themes};
use crate::export::desk::{self, Painter, Writer};
use crate::export::{Exported, Wanted};
use crate::files::Folder;
use crate::picture::{Image, Style};
use crate::record::shelf::{Listed, Summary};
use crate::worker::Worker;

/// What is exported, and how.
pub const EXPORT: Screen = Screen::new("export");
/// The files of a folder, to open one.
pub const OPEN_FILE: Screen = Screen::new("open-file");
/// The files of a folder, to write one beside them.
pub const SAVE_FILE: Screen = Screen { typing: Typing::Words, ..Screen::new("save-file") };
/// The file window of the desktop is open.
pub const WAITING: Screen = Screen::new("waiting");
/// What can be done with a saved game.
pub const CARD: Screen = Screen::new("card");
/// A name for a saved game.
pub const RENAME: Screen = Screen { typing: Typing::Line, ..Screen::new("rename") };

/// What a file is chosen for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Purpose {
    /// To open the game in it.
    #[default]
    Open,
    /// To write the export.
    Save,
    /// To start the program in it.
    Program,
    /// A folder, for its own sake.
    Folder,
}

impl Purpose {
    /// The id of what is asked for.
    const fn title_id(self) -> &'static str {
        match self {
            Self::Open => "files-open",
            Self::Save => "files-save",
            Self::Program => "files-program",
            Self::Folder => "files-folder",
        }
    }

    /// The page on which one is chosen.
    pub(crate) const fn screen(self) -> Screen {
        match self {
            Self::Open | Self::Program | Self::Folder => OPEN_FILE,
            Self::Save => SAVE_FILE,
        }
    }
}

/// The folder of exports beside the one of games.
const FOLDER: &str = "exports";

/// What the pages show.
#[derive(Resource, Debug, Default)]
pub struct Exchange {
    painter: Worker<Painter>,
    writer: Worker<Writer>,
    /// The files that the writer has still to write.
    n_writing: usize,
    /// The folder of exports, where games are kept.
    exports: Option<PathBuf>,
    game: Option<Arc<Exported>>,
    /// The place of the position in view on the line of the game.
    at: usize,
    /// The saved game that a page is about.
    card: Option<Listed>,
    purpose: Purpose,
    folder: Option<Folder>,
    places: Vec<Place>,
    /// The folder in which a file was chosen last.
    last_folder: Option<PathBuf>,
    /// The file window of the desktop; what is answered to a question withdrawn is not heard.
    window: Worker<FileWindow>,
    /// The desktop has no such window, as an attempt has shown.
    has_no_window: bool,
    preview: Option<(u64, Image)>,
    /// The shorter side of the room for it in pixels; none before the page has been drawn.
    preview_px: Option<u32>,
    asked_preview: Option<(u64, usize, Style)>,
    /// What was chosen for its own sake, and has not been told.
    chosen: Vec<PathChosen>,
    /// Grows with every game that is exported, and with every preview.
    number: u64,
    last_written: Option<PathBuf>,
    /// What the choices come to.
    wanted: Wanted,
}

impl Exchange {
    /// The game that is exported.
    pub fn game(&self) -> Option<&Exported> {
        self.game.as_deref()
    }

    /// What is exported, as text where its file is one.
    pub fn text(&self) -> Option<String> {
        self.game.as_ref()?.text(self.at, &self.wanted)
    }

    /// The place of the position in view on the line of the game.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The folder of exports.
    pub fn exports(&self) -> Option<&Path> {
        self.exports.as_deref()
    }

    /// The saved game that a page is about.
    pub const fn card(&self) -> Option<&Listed> {
        self.card.as_ref()
    }

    /// What a file is chosen for.
    pub const fn purpose(&self) -> Purpose {
        self.purpose
    }

    /// The folder in view; none before it has been looked into.
    pub const fn folder(&self) -> Option<&Folder> {
        self.folder.as_ref()
    }

    /// The folders that one starts from.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// The picture of what is exported, with its number.
    pub const fn preview(&self) -> Option<&(u64, Image)> {
        self.preview.as_ref()
    }

    /// The shorter side of the room for the preview in pixels; none before the page has been drawn.
    pub const fn preview_px(&self) -> Option<u32> {
        self.preview_px
    }

    /// The file that was written last since the page was opened.
    pub fn last_written(&self) -> Option<&Path> {
        self.last_written.as_deref()
    }

    /// Whether a file is being written.
    pub const fn is_writing(&self) -> bool {
        self.n_writing > 0
    }

    /// The name of a new file, without a number.
    pub fn stem(&self) -> String {
        let Some(game) = &self.game else { return String::new() };
        if self.wanted.format.is_position() && self.at != game.end() {
            return format!("{} {}", game.stem(), game.n_moves(self.at));
        }
        game.stem().to_owned()
    }

    /// Takes up a game that is to be exported.
    fn take_up(&mut self, game: Exported) {
        self.at = game.here();
        self.game = Some(Arc::new(game));
        self.number += 1;
        (self.preview, self.asked_preview, self.last_written) = (None, None, None);
    }

    /// Has the position in view painted, where it is not yet.
    fn ask_for_preview(&mut self) {
        let (Some(game), Some(size_px)) = (self.game.clone(), self.preview_px) else { return };
        let style = Style { size_px, ..self.wanted.style };
        let asked = Some((self.number, self.at, style));
        if self.asked_preview != asked {
            self.number += 1;
            self.asked_preview = Some((self.number, self.at, style));
            let view = desk::View { game, at: self.at, style };
            self.painter.order(desk::Order::Preview(self.number, view));
        }
    }
}

/// A program or a folder was chosen.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct PathChosen {
    /// What for.
    pub purpose: Purpose,
    /// Where it lies.
    pub path: PathBuf,
}

/// A picture of the board is to be put on the clipboard.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct PictureReady(pub Arc<Image>);

/// Where orders about files are carried out.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Exchanging;

pub(super) fn logic(app: &mut App) {
    let waker = LoopWaker::of(app.world_mut()).waker();
    let (painter, writer) = (Worker::start(waker.clone(), Painter), Worker::start(waker, Writer));
    app.insert_resource(Exchange { painter, writer, ..Exchange::default() })
        .add_section::<ExportChoice>()
        .add_systems(Startup, choose_folder)
        .add_message::<PictureReady>()
        .add_message::<PathChosen>()
        .add_message::<FileOutcome>()
        .add_message::<ExchangeOrder>()
        .add_systems(Update, orders::interpret.in_set(AppSet::Intend).in_set(Interpret))
        .add_systems(
            Update,
            (
                follow_choices,
                orders::carry_out,
                taken::take_news,
                tell_chosen,
                paint.run_if(in_state(EXPORT)),
                show_card,
            )
                .chain()
                .in_set(AppSet::Rules)
                .in_set(Exchanging)
                .after(TakeNews)
                .before(crate::app::table::place::answer)
                .before(crate::app::table::result::detect_end),
        )
        .add_systems(Last, finish.run_if(on_message::<AppExit>).after(ExitSystems));
}

fn follow_choices(
    mut exchange: ResMut<Exchange>,
    choice: Res<ExportChoice>,
    look: Res<LookSettings>,
    themes: Res<Themes>,
) {
    if choice.is_changed() || look.is_changed() || themes.is_changed() {
        exchange.bypass_change_detection().wanted = choice.wanted(&look, &themes);
    }
}

/// Tells those who have asked for it what was chosen.
fn tell_chosen(mut exchange: ResMut<Exchange>, mut chosen: MessageWriter<PathChosen>) {
    chosen.write_batch(exchange.bypass_change_detection().chosen.drain(..));
}

/// Exports go into a folder beside that of the games.
fn choose_folder(mut exchange: ResMut<Exchange>, autosave: Res<Autosave>) {
    exchange.exports = autosave.folder().map(|folder| folder.with_file_name(FOLDER));
}

/// Keeps the preview up to the choices.
fn paint(mut exchange: ResMut<Exchange>) {
    exchange.bypass_change_detection().ask_for_preview();
}

/// The board shows the saved game that a page is about.
fn show_card(exchange: Res<Exchange>, at: Whereabouts, mut saved: ResMut<SavedInView>) {
    let is_in_view = at.page().is_some_and(|page| [CARD, RENAME].contains(&page));
    let summary = exchange.card().filter(|_| is_in_view).and_then(|card| card.content.as_ref().ok());
    saved.set_if_neq(SavedInView(summary.and_then(saved_board)));
}

/// What lies at the end of a saved game of those that are played here.
fn saved_board(summary: &Summary) -> Option<SavedBoard> {
    let setup = summary.setup?;
    let stones = summary.stones.iter().filter_map(|(at, color)| Some((at.point(setup.size())?, color)));
    Some(SavedBoard { game: setup.game, stones: stones.collect() })
}

/// The program ends when what is being written lies on the disk.
fn finish(mut exchange: ResMut<Exchange>) {
    exchange.writer.end();
}

/// Everything that shows it.
pub(super) fn view(app: &mut App) {
    app.add_plugins((clipboard::plugin, panel::plugin));
}
