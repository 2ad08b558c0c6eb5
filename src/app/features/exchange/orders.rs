//! What a player asks for on the pages of files and exports.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

use super::dialog::{self, FileWindow, Question, Wants};
use super::{CARD, EXPORT, Exchange, OPEN_FILE, PathChosen, Purpose, RENAME, SAVE_FILE, WAITING, places};
use crate::app::intent::{Action, LastDevice};
use crate::app::platform::power::{LoopWaker, Wakefulness};
use crate::app::screen::{Phase, Screen, Screens, Whereabouts};
use crate::app::table::autosave::Autosave;
use crate::app::table::records::Records;
use crate::app::table::session::Session;
use crate::app::text::Language;
use crate::export::desk::{self, Target, Writing};
use crate::export::{Exported, Format};
use crate::files::{RECORDS, Shown};
use crate::keeper;
use crate::record::shelf::{FileName, Listed};
use crate::words::Texts;
use crate::words::records::signed;
use crate::worker::Worker;

/// What a player asks for.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum ExchangeOrder {
    /// Export the game in view.
    Export,
    /// Export a saved game.
    ExportRecord(FileName),
    /// The position in view, this many steps on or back.
    Step(i32),
    /// The preview has this many pixels of room on either side.
    PreviewRoom(u32),
    /// Write the file into the folder of exports.
    Save,
    /// Write the file to a place that is chosen.
    SaveAs,
    /// Write the file into the folder in view, under a name, or the usual one.
    SaveHere(Option<FileName>),
    /// Put a picture on the clipboard: of the position on the page of exports, or of the board.
    CopyPicture,
    /// Put the text of the file on the clipboard.
    CopyText,
    /// Choose a file to open.
    OpenFile,
    /// Choose a program, or a folder.
    Choose(Purpose),
    /// Have another folder in view.
    Enter(PathBuf),
    /// Open this file.
    Pick(PathBuf),
    /// Choose on the program's own page instead of in the window of the desktop.
    ChooseHere,
    /// See what can be done with a saved game.
    Card(FileName),
    /// Ask for another name for a saved game.
    Rename(FileName),
    /// Give a saved game another name.
    RenameTo(FileName, FileName),
    /// Delete a saved game, from its page.
    Delete(FileName),
    /// Read a game from the clipboard.
    Paste,
    /// Put the game on the clipboard as SGF.
    CopyGame,
    /// Put the board on the clipboard as text.
    CopyBoard,
}

/// What the choice of a file hangs on.
#[derive(SystemParam)]
pub(super) struct Desktop<'w> {
    proxy: Option<Res<'w, EventLoopProxyWrapper>>,
    device: Res<'w, LastDevice>,
    waker: Res<'w, LoopWaker>,
}

impl Desktop<'_> {
    /// Whether the file window of the desktop is to be tried. A gamepad cannot be used in it.
    fn may_have_window(&self, exchange: &Exchange) -> bool {
        let has_keys = *self.device != LastDevice::Gamepad;
        self.proxy.is_some() && has_keys && !exchange.has_no_window && dialog::may_be_there()
    }
}

/// The match in view.
#[derive(SystemParam)]
pub(super) struct InView<'w> {
    session: Res<'w, Session>,
    texts: Res<'w, Language>,
}

impl InView<'_> {
    /// The match as other programs get it.
    fn exported(&self) -> Exported {
        let (game, now) = (self.session.game(), keeper::now());
        Exported::new(signed(&self.texts, game, now), game.node(), format!("Goishi {}", now.date()))
    }
}

/// The saved games, and the thread that has them.
#[derive(SystemParam)]
pub(super) struct SavedGames<'w> {
    records: Res<'w, Records>,
    autosave: Res<'w, Autosave>,
}

impl SavedGames<'_> {
    fn find(&self, name: &FileName) -> Option<&Listed> {
        self.records.files()?.iter().find(|file| file.name == *name)
    }
}

pub(super) fn carry_out(
    mut orders: MessageReader<ExchangeOrder>,
    mut exchange: ResMut<Exchange>,
    mut screens: Screens,
    at: Whereabouts,
    desktop: Desktop,
    table: InView,
    saved: SavedGames,
    mut wakefulness: ResMut<Wakefulness>,
) {
    for order in orders.read() {
        wakefulness.pending();
        let exchange = &mut *exchange;
        match order {
            ExchangeOrder::Export => {
                exchange.take_up(table.exported());
                screens.open(EXPORT);
            }
            ExchangeOrder::ExportRecord(name) => {
                if let Some(Listed { path, name, .. }) = saved.find(name) {
                    let (path, stem) = (path.clone(), name.stem().to_owned());
                    exchange.painter.order(desk::Order::Read(path, stem));
                }
            }
            ExchangeOrder::PreviewRoom(size_px) => exchange.preview_px = Some(*size_px),
            ExchangeOrder::Step(by) => {
                let n = exchange.game.as_ref().map_or(1, |game| game.end() as i32 + 1);
                exchange.at = (exchange.at as i32 + by).rem_euclid(n) as usize;
            }
            ExchangeOrder::Save => exchange.save(exchange.exports.clone(), None),
            ExchangeOrder::SaveHere(name) => {
                if let Some(folder) = exchange.folder.as_ref().map(|folder| folder.path.clone()) {
                    exchange.last_folder = Some(folder.clone());
                    exchange.save(Some(folder), name.clone());
                    screens.replace(SAVE_FILE, None);
                }
            }
            ExchangeOrder::SaveAs => {
                exchange.choose(Purpose::Save, &desktop, &table.texts, &mut screens);
            }
            ExchangeOrder::OpenFile => {
                saved.autosave.order(keeper::Order::ListRecent);
                exchange.choose(Purpose::Open, &desktop, &table.texts, &mut screens);
            }
            ExchangeOrder::Choose(purpose) => {
                exchange.choose(*purpose, &desktop, &table.texts, &mut screens);
            }
            ExchangeOrder::CopyPicture => {
                let on_page = at.page() == Some(EXPORT);
                exchange.copy_picture(on_page, || table.exported());
            }
            // What is text, the clipboard takes up itself.
            ExchangeOrder::CopyText
            | ExchangeOrder::Paste
            | ExchangeOrder::CopyGame
            | ExchangeOrder::CopyBoard => {}
            ExchangeOrder::Enter(path) => exchange.look(path.clone()),
            ExchangeOrder::Pick(path) => {
                if exchange.pick(path, &saved.autosave) {
                    screens.replace(OPEN_FILE, None);
                }
            }
            ExchangeOrder::ChooseHere => {
                exchange.window = Worker::default();
                exchange.browse();
                screens.replace(WAITING, Some(exchange.purpose.screen()));
            }
            ExchangeOrder::Card(name) => exchange.open_card(saved.find(name), CARD, &mut screens),
            ExchangeOrder::Rename(name) => exchange.open_card(saved.find(name), RENAME, &mut screens),
            ExchangeOrder::RenameTo(from, to) => {
                saved.autosave.order(keeper::Order::Rename(from.clone(), to.clone()));
                screens.close_pages();
            }
            ExchangeOrder::Delete(name) => {
                saved.autosave.order(keeper::Order::Delete(name.clone()));
                screens.close_pages();
            }
        }
    }
}

impl Exchange {
    /// The name of a new file where nobody gives another one.
    fn usual_name(&self) -> FileName {
        FileName::nearest(&format!("{}.sgf", self.stem()))
    }

    /// Writes the file into a folder, if there is one, under this name or the usual one, with a number where there is
    /// such a file already.
    fn save(&mut self, folder: Option<PathBuf>, name: Option<FileName>) {
        if let Some(folder) = folder {
            let name = name.unwrap_or_else(|| self.usual_name());
            self.write(Target::Into(folder, name.stem().to_owned()));
        }
    }

    /// Paints the position on the page of the export, or where that is not open the one in view, for the clipboard.
    fn copy_picture(&mut self, on_page: bool, in_view: impl FnOnce() -> Exported) {
        let chosen = self.game.clone().filter(|_| on_page).map(|game| (game, self.at));
        let (game, at) = chosen.unwrap_or_else(|| {
            let game = in_view();
            let at = game.here();
            (Arc::new(game), at)
        });
        let view = desk::View { game, at, style: self.wanted.style };
        self.painter.order(desk::Order::Picture(view));
    }

    /// Opens a page about a saved game.
    fn open_card(&mut self, listed: Option<&Listed>, page: Screen, screens: &mut Screens) {
        if let Some(listed) = listed {
            self.card = Some(listed.clone());
            screens.open(page);
        }
    }

    /// Writes the file.
    pub(super) fn write(&mut self, target: Target) {
        let wanted = self.wanted;
        if let Some(game) = self.game.clone().filter(|game| game.refusal(wanted.format).is_none()) {
            let writing = Writing { game, at: self.at, wanted, target };
            self.n_writing += usize::from(self.writer.order(writing));
        }
    }

    /// Takes a path that was chosen; true where that was all that the page was opened for.
    pub(super) fn pick(&mut self, path: &Path, autosave: &Autosave) -> bool {
        self.last_folder = path.parent().map(Path::to_path_buf);
        let purpose = self.purpose;
        match purpose {
            Purpose::Open | Purpose::Save => autosave.order(keeper::Order::Import(path.to_owned())),
            Purpose::Program | Purpose::Folder => {
                self.chosen.push(PathChosen { purpose, path: path.to_owned() });
                return true;
            }
        }
        false
    }

    /// Asks for a file: in the window of the desktop, where there may be one, or on a page.
    fn choose(&mut self, purpose: Purpose, desktop: &Desktop, texts: &Texts, screens: &mut Screens) {
        self.purpose = purpose;
        if desktop.may_have_window(self) && self.ask_desktop(desktop, texts) {
            screens.open(WAITING);
        } else {
            self.browse();
            screens.open(purpose.screen());
        }
    }

    fn ask_desktop(&mut self, desktop: &Desktop, texts: &Texts) -> bool {
        let format = self.wanted.format;
        let wants = match self.purpose {
            Purpose::Open => Wants::File(texts.get("files-records"), RECORDS),
            Purpose::Save => {
                let name = format!("{}.{}", self.stem(), format.ending());
                Wants::NewFile(texts.get(format.text_id()), endings(format), name)
            }
            Purpose::Program => Wants::AnyFile,
            Purpose::Folder => Wants::Folder,
        };
        let title = texts.get(self.purpose.title_id());
        let question = Question { title, wants, folder: self.start() };
        self.window = Worker::start(desktop.waker.waker(), FileWindow);
        self.window.order(question)
    }

    /// Has the folder in view that one begins with.
    pub(super) fn browse(&mut self) {
        self.places = places::places(self.exports.as_deref());
        self.folder = None;
        let start = self.start().unwrap_or_else(|| PathBuf::from("/"));
        self.look(start);
    }

    /// The folder of the last choice, that of exports, or that of the documents.
    fn start(&self) -> Option<PathBuf> {
        let of_user = || {
            let places = places::places(None);
            let documents = places.iter().find(|place| place.text_id == "files-documents");
            documents.or(places.first()).map(|place| place.path.clone())
        };
        let exports = self.exports.clone().filter(|folder| self.purpose == Purpose::Save && folder.is_dir());
        self.last_folder.clone().filter(|folder| folder.is_dir()).or(exports).or_else(of_user)
    }

    fn look(&mut self, path: PathBuf) {
        let shown = match self.purpose {
            Purpose::Open => Shown::Endings(RECORDS),
            Purpose::Save => Shown::Endings(endings(self.wanted.format)),
            Purpose::Program => Shown::Programs,
            Purpose::Folder => Shown::Nothing,
        };
        self.painter.order(desk::Order::Look(path, shown));
    }
}

/// The endings of files of a format.
const fn endings(format: Format) -> &'static [&'static str] {
    match format {
        Format::Sgf => &["sgf"],
        Format::Psq => &["psq"],
        Format::Text => &["txt"],
        Format::Png => &["png"],
        Format::Svg => &["svg"],
        Format::Gif => &["gif"],
    }
}

/// What the keys and buttons ask for.
pub(super) fn interpret(
    mut actions: MessageReader<Action>,
    whereabouts: Whereabouts,
    mut orders: MessageWriter<ExchangeOrder>,
) {
    let is_open = whereabouts.is_open();
    let shows_match = is_open && whereabouts.shows_match();
    let takes_games = is_open && matches!(whereabouts.phase(), Phase::Menu | Phase::Replay);
    let exports = whereabouts.page() == Some(EXPORT);
    for action in actions.read() {
        orders.write(match action {
            Action::CopyPicture if exports || shows_match => ExchangeOrder::CopyPicture,
            Action::Export if exports => ExchangeOrder::SaveAs,
            Action::Export if shows_match => ExchangeOrder::Export,
            Action::OpenFile if is_open => ExchangeOrder::OpenFile,
            Action::Paste if takes_games => ExchangeOrder::Paste,
            Action::CopyGame if shows_match => ExchangeOrder::CopyGame,
            Action::Copy if shows_match => ExchangeOrder::CopyBoard,
            _ => continue,
        });
    }
}
