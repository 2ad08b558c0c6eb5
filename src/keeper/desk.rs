//! How each order is carried out.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use tracing::{error, warn};

use super::opened::{Opened, Trouble, Wrong, line, opened, wrong};
use super::{Held, MatchNumber, News, Order, Resumed, Save, now};
use crate::game::{Match, Walk};
use crate::record::shelf::{Claim, Deleted, FileName, Listed, Shelf, ShelfError, Version};
use crate::record::{self, Condition, Format};
use crate::worker::{Teller, Work};

/// What could not be saved is tried again after this time.
const RETRY: Duration = Duration::from_secs(5);
/// What was left half written so long ago is thrown away at the start.
const AGE_OF_PARTS: Duration = Duration::from_hours(24);

/// What the thread works with.
pub struct Desk {
    folder: PathBuf,
    shelf: Option<Shelf>,
    teller: Teller<News>,
    /// Which file holds which match.
    files: HashMap<MatchNumber, Held>,
    /// The folder is ours, or another program's; none as long as there is no folder.
    claim: Option<Claim>,
    /// The folder as it was listed last.
    known: Vec<Listed>,
    known_deleted: Vec<(Deleted, Listed)>,
    /// What could not be saved, the last state of each match; it is tried again after a while, and at the end.
    unsaved: BTreeMap<MatchNumber, Save>,
}

impl Desk {
    /// A desk for a folder, which need not be there yet.
    pub fn new(folder: PathBuf, teller: Teller<News>) -> Self {
        Self {
            folder,
            shelf: None,
            teller,
            files: HashMap::new(),
            claim: None,
            known: Vec::new(),
            known_deleted: Vec::new(),
            unsaved: BTreeMap::new(),
        }
    }
}

impl Work for Desk {
    type Order = Order;
    type News = News;

    const THREAD: &'static str = "records";
    const LACK: &'static str = "games are not saved";
    const LONGEST_END: Duration = Duration::from_secs(10);

    fn carry_out(&mut self, order: &Order) {
        match order {
            Order::Resume => self.resume(),
            Order::Adopt(number, file) => {
                self.files.insert(*number, file.clone());
            }
            Order::Save(save) => self.save(save),
            Order::List => self.list(),
            Order::Open(name) => {
                let opened = self.shelf().map_err(|_| Wrong::Unreadable).and_then(|shelf| {
                    let (reading, seen) = shelf.read_seen(name).map_err(|damage| wrong(&damage))?;
                    opened(reading, Held { name: name.clone(), seen })
                });
                self.tell_opened(name.as_str(), opened);
            }
            Order::Import(path) => self.import_file(path),
            Order::ImportText(text) => {
                let name = now().to_string();
                let opened = self.import(&name, text.as_bytes());
                self.tell_opened("", opened);
            }
            Order::Delete(name) => {
                let deleted = self.shelf().and_then(|shelf| shelf.delete(name, SystemTime::now()));
                if self.went_well(deleted).is_some() {
                    let held = self.files.extract_if(|_, file| file.name == *name);
                    let numbers = held.map(|(number, _)| number).collect();
                    self.teller.tell(News::Deleted(numbers));
                }
                self.list();
            }
            Order::Restore(deleted) => {
                let restored = self.shelf().and_then(|shelf| shelf.restore(deleted));
                if self.went_well(restored).is_some() {
                    self.teller.tell(News::Restored);
                }
                self.list();
            }
            Order::Discard(deleted) => {
                let opened = self.shelf();
                let discarded = opened.and_then(|shelf| deleted.iter().try_for_each(|it| shelf.discard(it)));
                self.went_well(discarded);
                self.list();
            }
            Order::Rename(from, to) => self.rename(from, to),
            Order::ListRecent => {
                let recent = self.shelf().map(|shelf| shelf.recent()).unwrap_or_default();
                self.teller.tell(News::Recent(recent));
            }
        }
    }

    /// Of several states of a match that wait the newest alone is written.
    fn is_outdated(order: &Order, next: &Order) -> bool {
        matches!((order, next), (Order::Save(save), Order::Save(next)) if save.number == next.number)
    }

    fn tries_again_after(&self) -> Option<Duration> {
        (!self.unsaved.is_empty()).then_some(RETRY)
    }

    /// Tries what could not be saved once more.
    fn try_again(&mut self) {
        let was_unsaved = !self.unsaved.is_empty();
        while let Some(entry) = self.unsaved.first_entry() {
            let save = entry.get().clone();
            if self.try_save(&save).is_err() {
                return;
            }
            self.unsaved.remove(&save.number);
            self.teller.tell_quietly(News::Saved(save.revision));
        }
        if was_unsaved {
            self.teller.tell(News::SavedAgain);
        }
    }
}

impl Desk {
    /// Finds the game that was under way, and puts the folder in order.
    fn resume(&mut self) {
        let found = self.last_played();
        self.teller.tell(News::Resumed(found.map(Box::new)));
        if matches!(self.claim, Some(Claim::Others)) {
            self.teller.tell(News::OpenTwice);
        }
        if let Some(shelf) = &self.shelf
            && let Err(error) = shelf.tidy(SystemTime::now(), AGE_OF_PARTS)
        {
            warn!("{error}");
        }
    }

    /// Opens a file from elsewhere, and remembers it.
    fn import_file(&mut self, path: &Path) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let opened = match fs::read(path) {
            Ok(bytes) => self.import(&name, &bytes),
            Err(error) => {
                warn!("{}: {error}", path.display());
                Err(Wrong::Unreadable)
            }
        };
        if let (Ok(_), Ok(shelf)) = (&opened, self.shelf())
            && let Err(error) = shelf.add_recent(path)
        {
            warn!("{error}");
        }
        let recent = self.shelf().map(|shelf| shelf.recent()).unwrap_or_default();
        self.teller.tell_quietly(News::Recent(recent));
        self.tell_opened(&name, opened);
    }

    /// The folder of games, which is made where it is missing.
    fn shelf(&mut self) -> Result<Shelf, ShelfError> {
        if let Some(shelf) = &self.shelf
            && shelf.folder().is_dir()
        {
            return Ok(shelf.clone());
        }
        let opened = Shelf::open(&self.folder)?;
        self.claim = Some(opened.claim());
        self.shelf = Some(opened.clone());
        Ok(opened)
    }

    /// The game that was under way; without one, that which ended last, as it ended. None where another window has the
    /// folder, which goes on with it.
    fn last_played(&mut self) -> Option<Resumed> {
        if !self.folder.is_dir() {
            return None;
        }
        let games = self.shelf().ok()?;
        if matches!(self.claim, Some(Claim::Others)) {
            return None;
        }
        let (name, _) = games.under_way().or_else(|| games.ended_last())?;
        let (mut reading, seen) = games.read_seen(&name).ok()?;
        if reading.games.is_empty() {
            return None;
        }
        let tree = reading.games.swap_remove(0);
        let is_over = !tree.is_under_way();
        let mut game = Match::from_record(tree)
            .inspect_err(|error| warn!("the game in {name} cannot be played on: {error}"))
            .ok()?;
        if let Some(end) = game.record().main_line().last().filter(|_| is_over) {
            game.walk(Walk::To(end));
        }
        let played_at = fs::metadata(games.path(&name)).and_then(|data| data.modified()).ok();
        Some(Resumed { file: Held { name, seen }, game, played_at })
    }

    fn save(&mut self, save: &Save) {
        match self.try_save(save) {
            Ok(()) => {
                let was_unsaved = self.unsaved.remove(&save.number).is_some();
                self.teller.tell_quietly(News::Saved(save.revision));
                if !self.unsaved.is_empty() {
                    self.try_again();
                } else if was_unsaved {
                    self.teller.tell(News::SavedAgain);
                }
            }
            Err(error) => {
                // Said once, and again only after it has gone well in between.
                if self.unsaved.is_empty() {
                    error!("the game could not be saved: {error}");
                    self.teller.tell(News::NotSaved);
                }
                self.unsaved.insert(save.number, save.clone());
            }
        }
    }

    fn try_save(&mut self, save: &Save) -> Result<(), ShelfError> {
        let games = self.shelf()?;
        let held = self.files.get(&save.number);
        let saved = held.map(|Held { name, seen }| {
            let seen = games.save_over(name, *seen, save.tree.clone(), save.progress)?;
            Ok(Held { name: name.clone(), seen })
        });
        let held = match saved {
            Some(Err(ShelfError::Changed(name))) => {
                warn!("another window has changed {name}; the game goes on in another file");
                let (name, seen) = games.save_new(&name, save.tree.clone(), save.progress)?;
                self.teller.tell(News::Parted);
                Held { name, seen }
            }
            Some(saved) => saved?,
            None => {
                let name = games.unused_name(save.begun)?;
                let (name, seen) = games.save_new(&name, save.tree.clone(), save.progress)?;
                Held { name, seen }
            }
        };
        self.files.insert(save.number, held);
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
        opened(reading, Held { name: file, seen: Version::of(bytes) })
    }

    /// Later states of a match follow its file to the new name.
    fn rename(&mut self, from: &FileName, to: &FileName) {
        match self.shelf().and_then(|shelf| shelf.rename(from, to)) {
            Ok(to) => {
                for file in self.files.values_mut().filter(|file| file.name == *from) {
                    file.name = to.clone();
                }
                self.teller.tell(News::Renamed);
            }
            Err(ShelfError::Exists(_)) => self.teller.tell(News::NameTaken),
            Err(error) => {
                error!("{error}");
                self.teller.tell(News::NotChanged);
            }
        }
        self.list();
    }

    fn list(&mut self) {
        let (known, known_deleted) =
            (std::mem::take(&mut self.known), std::mem::take(&mut self.known_deleted));
        let listed =
            self.shelf().and_then(|shelf| Ok((shelf.list(known)?, shelf.list_deleted(known_deleted)?)));
        if let Some((files, deleted)) = self.went_well(listed) {
            self.known.clone_from(&files);
            self.known_deleted.clone_from(&deleted);
            self.teller.tell(News::Listed(files, deleted));
        }
    }

    /// What came out, or the news that nothing did.
    fn went_well<T>(&self, result: Result<T, ShelfError>) -> Option<T> {
        result
            .inspect_err(|error| {
                error!("{error}");
                self.teller.tell(News::NotChanged);
            })
            .ok()
    }

    fn tell_opened(&self, file: &str, opened: Result<Opened, Wrong>) {
        let trouble = |what| Trouble { file: file.to_owned(), what };
        self.teller.tell(match opened {
            Ok(mut opened) => {
                let held = self
                    .files
                    .iter()
                    .filter(|(_, held)| opened.file.as_ref().is_some_and(|file| held.name == file.name));
                opened.held_by = held.map(|(number, _)| *number).collect();
                if let Some(trouble) = &mut opened.trouble {
                    file.clone_into(&mut trouble.file);
                }
                News::Opened(Box::new(opened))
            }
            Err(what) => News::NotOpened(trouble(what)),
        });
    }
}
