//! The thread that has the folder of saved games: whatever waits for the disk waits there.
//!
//! Orders are carried out one after the other, in the order in which they came; of several states of one match that
//! wait to be saved, the newest alone is written.

use std::collections::{HashMap, VecDeque};
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, SystemTime};

use bevy::prelude::*;

use super::super::power::LoopWaker;
use crate::game::tree::{RecordResult, Tree};
use crate::game::{Match, Walk, notes};
use crate::record::shelf::{Damage, Deleted, FileName, Listed, Moment, Progress, Shelf, ShelfError};
use crate::record::{self, At, Condition, Format, Problem, Reading};

/// A match of this run of the program, by the number that its session had.
pub(in crate::app) type MatchNumber = u64;

/// The longest that the end of the program waits for the disk.
const LONGEST_FLUSH: Duration = Duration::from_secs(10);

/// What is to be done.
pub(in crate::app) enum Order {
    /// Look for the game that was under way when the program ended.
    Resume,
    /// From now on the file holds this match.
    Adopt { number: MatchNumber, name: FileName },
    /// Save a match; one that has no file yet gets one.
    Save(Save),
    /// List the folder.
    List,
    /// Read the game in a file of the folder.
    Open(FileName),
    /// Take a file from elsewhere into the folder, and read it.
    Import(PathBuf),
    /// Take a text into the folder, and read it.
    ImportText(String),
    /// Delete a file.
    Delete(FileName),
    /// Have a deleted file back.
    Restore(Deleted),
    /// Give a file another name.
    Rename { from: FileName, to: FileName },
    /// List the files that were opened from elsewhere.
    ListRecent,
    /// Say when everything before this has been done.
    Flush(Sender<()>),
}

/// A state of a match.
#[derive(Clone)]
pub(in crate::app) struct Save {
    pub(in crate::app) number: MatchNumber,
    /// The revision of the session that it is the state of.
    pub(in crate::app) revision: u64,
    pub(in crate::app) begun: Moment,
    pub(in crate::app) tree: Tree,
    pub(in crate::app) progress: Progress,
}

/// What has been done.
pub(in crate::app) enum News {
    /// The game that was under way, if there is one.
    Resumed(Option<Box<(FileName, Match)>>),
    /// This state of a match lies on the disk.
    Saved { revision: u64 },
    /// A match could not be saved, and the one before it could.
    NotSaved,
    /// What lies in the folder.
    Listed { files: Vec<Listed> },
    /// A game was read.
    Opened(Box<Opened>),
    /// No game could be read.
    NotOpened(Trouble),
    /// A file was deleted; with the matches that it held.
    Deleted { deleted: Deleted, numbers: Vec<MatchNumber> },
    /// The files that were opened from elsewhere, the last one first.
    Recent(Vec<PathBuf>),
    /// A file has another name.
    Renamed,
    /// Another file has the name already.
    NameTaken,
    /// The folder could not be changed as was asked.
    NotChanged,
}

/// A game that was read from a file.
pub(in crate::app) struct Opened {
    pub(in crate::app) game: Match,
    /// It was not played here, or is over: it is looked at, and not gone on with.
    pub(in crate::app) is_looked_at: bool,
    /// The file that later states of the game are saved to. One that holds more than this game, or could not be read
    /// in full, or is of another format, stays as it is.
    pub(in crate::app) file: Option<FileName>,
    /// The matches of this run that are in the file already.
    pub(in crate::app) held_by: Vec<MatchNumber>,
    /// What is wrong with the file, where anything is.
    pub(in crate::app) trouble: Option<Trouble>,
}

/// What is wrong with a file, for the player; the log says it at length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// The file.
    pub file: String,
    /// What.
    pub what: Wrong,
}

/// What is wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// The system does not let us read it.
    Unreadable,
    /// There is no game in it; from this line on it cannot be understood.
    NoGame(Option<usize>),
    /// It holds another game than Go and five in a row, or one on a board that we do not have.
    NotPlayed,
    /// So many places could not be understood, the first one in this line.
    Repaired(usize, Option<usize>),
}

/// The app's end of the bridge.
#[derive(Debug)]
pub(in crate::app) struct Keeper {
    orders: Sender<Order>,
    news: Mutex<Receiver<News>>,
}

impl Keeper {
    /// Starts the thread for a folder, which is made when there is something to put into it.
    pub(in crate::app) fn start(folder: PathBuf, waker: LoopWaker) -> Self {
        let (orders, order_receiver) = channel();
        let (news_sender, news) = channel();
        let desk = Desk { folder, news: news_sender, waker, ..Desk::default() };
        let spawned = std::thread::Builder::new()
            .name("records".to_owned())
            .spawn(move || desk.work_until_dropped(&order_receiver));
        if let Err(error) = spawned {
            error!("games are not saved, for there is no thread to do it: {error}");
        }
        Self { orders, news: Mutex::new(news) }
    }

    /// Passes an order on; false where the thread is gone.
    pub(in crate::app) fn order(&self, order: Order) -> bool {
        self.orders.send(order).is_ok()
    }

    /// What has come back since the last call.
    pub(in crate::app) fn news(&self) -> Vec<News> {
        self.news.lock().map_or_else(|_| Vec::new(), |news| news.try_iter().collect())
    }

    /// Waits for the next news, but not for long.
    pub(in crate::app) fn next_news(&self, longest: Duration) -> Option<News> {
        self.news.lock().ok()?.recv_timeout(longest).ok()
    }

    /// Waits until all orders have been carried out.
    pub(in crate::app) fn flush(&self) {
        let (done, is_done) = channel();
        if self.order(Order::Flush(done))
            && is_done.recv_timeout(LONGEST_FLUSH) == Err(RecvTimeoutError::Timeout)
        {
            error!("the disk takes too long: the last moves may not be saved");
        }
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.flush();
    }
}

/// What the thread works with.
struct Desk {
    folder: PathBuf,
    shelf: Option<Shelf>,
    news: Sender<News>,
    waker: LoopWaker,
    waiting: VecDeque<Order>,
    /// Which file holds which match.
    files: HashMap<MatchNumber, FileName>,
    /// The folder as it was listed last.
    known: Vec<Listed>,
    /// What could not be saved; it is tried once more at the end.
    unsaved: Option<Save>,
}

impl Default for Desk {
    fn default() -> Self {
        Self {
            folder: PathBuf::new(),
            shelf: None,
            news: channel().0,
            waker: LoopWaker::default(),
            waiting: VecDeque::new(),
            files: HashMap::new(),
            known: Vec::new(),
            unsaved: None,
        }
    }
}

impl Desk {
    /// The life of the thread: it ends when the app drops its end of the channel.
    fn work_until_dropped(mut self, orders: &Receiver<Order>) {
        loop {
            if self.waiting.is_empty() {
                let Ok(order) = orders.recv() else { return };
                self.waiting.push_back(order);
            }
            self.waiting.extend(orders.try_iter());
            let Some(order) = self.waiting.pop_front() else { continue };
            // A file that brings our reader down must not take the saving with it.
            if catch_unwind(AssertUnwindSafe(|| self.carry_out(order))).is_err() {
                error!("an order about saved games could not be carried out");
            }
        }
    }

    fn carry_out(&mut self, order: Order) {
        match order {
            Order::Resume => {
                let found = self.under_way();
                self.tell(News::Resumed(found.map(Box::new)));
            }
            Order::Adopt { number, name } => {
                self.files.insert(number, name);
            }
            Order::Save(save) => {
                let is_old = |next: &Order| matches!(next, Order::Save(next) if next.number == save.number);
                if !self.waiting.front().is_some_and(is_old) {
                    self.save(save);
                }
            }
            Order::List => self.list(),
            Order::Open(name) => {
                let opened = self.shelf().map_err(|_| Wrong::Unreadable).and_then(|shelf| {
                    let reading = shelf.read(&name).map_err(|damage| wrong(&damage))?;
                    opened(reading, &name)
                });
                self.tell_opened(name.as_str(), opened);
            }
            Order::Import(path) => {
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                let opened = match fs::read(&path) {
                    Ok(bytes) => self.import(&name, &bytes),
                    Err(error) => {
                        warn!("{}: {error}", path.display());
                        Err(Wrong::Unreadable)
                    }
                };
                if let (Ok(_), Ok(shelf)) = (&opened, self.shelf())
                    && let Err(error) = shelf.add_recent(&path)
                {
                    warn!("{error}");
                }
                let recent = self.shelf().map(|shelf| shelf.recent()).unwrap_or_default();
                self.tell_quietly(News::Recent(recent));
                self.tell_opened(&name, opened);
            }
            Order::ImportText(text) => {
                let name = now().to_string();
                let opened = self.import(&name, text.as_bytes());
                self.tell_opened("", opened);
            }
            Order::Delete(name) => {
                let deleted = self.shelf().and_then(|shelf| shelf.delete(&name, SystemTime::now()));
                if let Some(deleted) = self.went_well(deleted) {
                    let held = self.files.extract_if(|_, file| *file == name);
                    let numbers = held.map(|(number, _)| number).collect();
                    self.tell(News::Deleted { deleted, numbers });
                }
                self.list();
            }
            Order::Restore(deleted) => {
                let restored = self.shelf().and_then(|shelf| shelf.restore(&deleted));
                self.went_well(restored);
                self.list();
            }
            Order::Rename { from, to } => self.rename(&from, &to),
            Order::ListRecent => {
                let recent = self.shelf().map(|shelf| shelf.recent()).unwrap_or_default();
                self.tell(News::Recent(recent));
            }
            Order::Flush(done) => {
                if let Some(save) = self.unsaved.take() {
                    self.save(save);
                }
                // Who has stopped waiting need not know.
                let _ = done.send(());
            }
        }
    }

    /// The folder of games, which is made where it is missing.
    fn shelf(&mut self) -> Result<Shelf, ShelfError> {
        if let Some(shelf) = &self.shelf
            && shelf.folder().is_dir()
        {
            return Ok(shelf.clone());
        }
        let opened = Shelf::open(&self.folder)?;
        self.shelf = Some(opened.clone());
        Ok(opened)
    }

    fn under_way(&mut self) -> Option<(FileName, Match)> {
        if !self.folder.is_dir() {
            return None;
        }
        let (name, tree) = self.shelf().ok()?.under_way()?;
        match Match::from_record(tree) {
            Ok(game) => Some((name, game)),
            Err(error) => {
                warn!("the game in {name} cannot be played on: {error}");
                None
            }
        }
    }

    fn save(&mut self, save: Save) {
        let revision = save.revision;
        match self.try_save(&save) {
            Ok(()) => {
                self.unsaved = None;
                self.tell_quietly(News::Saved { revision });
            }
            Err(error) => {
                // Said once, and again only after it has gone well in between.
                if self.unsaved.is_none() {
                    error!("the game could not be saved: {error}");
                    self.tell(News::NotSaved);
                }
                self.unsaved = Some(save);
            }
        }
    }

    fn try_save(&mut self, save: &Save) -> Result<(), ShelfError> {
        let folder = self.shelf()?;
        let name = match self.files.get(&save.number) {
            Some(name) => name.clone(),
            None => folder.unused_name(save.begun)?,
        };
        folder.save(&name, save.tree.clone(), save.progress)?;
        self.files.insert(save.number, name);
        Ok(())
    }

    /// Reads a file from elsewhere, and puts it into the folder where that does not have it.
    fn import(&mut self, name: &str, bytes: &[u8]) -> Result<Opened, Wrong> {
        let ending = Path::new(name).extension().and_then(|ending| ending.to_str());
        let reading = record::read(bytes, ending.and_then(Format::of_extension));
        if reading.condition() == Condition::Unreadable {
            for problem in &reading.problems {
                warn!("{name}: {problem}");
            }
            return Err(Wrong::NoGame(reading.problems.first().and_then(line)));
        }
        let file = self.shelf().and_then(|shelf| {
            let files = shelf.list(std::mem::take(&mut self.known))?;
            let has_it = |file: &&Listed| {
                file.n_bytes == bytes.len() as u64 && fs::read(&file.path).is_ok_and(|held| held == bytes)
            };
            let found = files.iter().find(has_it).map(|file| file.name.clone());
            self.known = files;
            found.map_or_else(|| shelf.import_bytes(name, bytes), Ok)
        });
        let file = file.map_err(|error| {
            error!("{error}");
            Wrong::Unreadable
        })?;
        opened(reading, &file)
    }

    /// Later states of a match follow its file to the new name.
    fn rename(&mut self, from: &FileName, to: &FileName) {
        match self.shelf().and_then(|shelf| shelf.rename(from, to)) {
            Ok(to) => {
                for file in self.files.values_mut().filter(|file| *file == from) {
                    *file = to.clone();
                }
                self.tell(News::Renamed);
            }
            Err(ShelfError::Exists(_)) => self.tell(News::NameTaken),
            Err(error) => {
                error!("{error}");
                self.tell(News::NotChanged);
            }
        }
        self.list();
    }

    fn list(&mut self) {
        let known = std::mem::take(&mut self.known);
        let listed = self.shelf().and_then(|shelf| shelf.list(known));
        if let Some(files) = self.went_well(listed) {
            self.known.clone_from(&files);
            self.tell(News::Listed { files });
        }
    }

    /// What came out, or the news that nothing did.
    fn went_well<T>(&self, result: Result<T, ShelfError>) -> Option<T> {
        result
            .inspect_err(|error| {
                error!("{error}");
                self.tell(News::NotChanged);
            })
            .ok()
    }

    fn tell_opened(&self, file: &str, opened: Result<Opened, Wrong>) {
        let trouble = |what| Trouble { file: file.to_owned(), what };
        self.tell(match opened {
            Ok(mut opened) => {
                let held = self.files.iter().filter(|(_, name)| Some(*name) == opened.file.as_ref());
                opened.held_by = held.map(|(number, _)| *number).collect();
                if let Some(trouble) = &mut opened.trouble {
                    file.clone_into(&mut trouble.file);
                }
                News::Opened(Box::new(opened))
            }
            Err(what) => News::NotOpened(trouble(what)),
        });
    }

    /// Sends news that are to be shown.
    fn tell(&self, news: News) {
        self.tell_quietly(news);
        self.waker.wake();
    }

    /// Sends news that can wait for the next update.
    fn tell_quietly(&self, news: News) {
        // An app that is gone needs no news.
        let _ = self.news.send(news);
    }
}

/// The first game of a file: one of ours where it stood, or at its end where it is over; one from elsewhere at its
/// beginning.
fn opened(mut reading: Reading, file: &FileName) -> Result<Opened, Wrong> {
    for problem in &reading.problems {
        warn!("{file}: {problem}");
    }
    let n_problems = reading.problems.len() + reading.n_more_problems;
    let is_alone = reading.games.len() == 1 && file.as_str().to_lowercase().ends_with(".sgf");
    let tree = if reading.games.is_empty() { None } else { Some(reading.games.swap_remove(0)) };
    let tree = tree.ok_or(Wrong::NoGame(None))?;
    let is_over = tree.result().is_some_and(|result| result != RecordResult::Unknown);
    let is_ours = notes::is_own(&tree);
    let mut game = Match::from_record(tree).map_err(|error| {
        warn!("{file}: {error}");
        Wrong::NotPlayed
    })?;
    if !is_ours {
        game.walk(Walk::First);
    } else if is_over && let Some(end) = game.record().main_line().last() {
        game.walk(Walk::To(end));
    }
    let is_looked_at = !is_ours || is_over || game.outcome().is_some();
    let what = Wrong::Repaired(n_problems, reading.problems.first().and_then(line));
    let trouble = (n_problems > 0).then(|| Trouble { file: String::new(), what });
    let file = (is_alone && n_problems == 0).then(|| file.clone());
    Ok(Opened { game, is_looked_at, file, held_by: Vec::new(), trouble })
}

fn wrong(damage: &Damage) -> Wrong {
    warn!("{damage}");
    match damage {
        Damage::NoGame(_) => Wrong::NoGame(None),
        Damage::Unreadable(_) | Damage::TooLong(_) => Wrong::Unreadable,
    }
}

/// The line of a problem, in a text.
const fn line(problem: &Problem) -> Option<usize> {
    match problem.at {
        At::Text(place) => Some(place.line),
        At::Byte(_) => None,
    }
}

/// Now, as files are named and games are dated.
pub(in crate::app) fn now() -> Moment {
    Moment::from(SystemTime::now())
}
