//! The thread itself: how each order is carried out.

use std::collections::{HashMap, VecDeque};
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender};
use std::time::SystemTime;

use bevy::prelude::*;

use super::opened::{Opened, Trouble, Wrong, line, opened, wrong};
use super::{MatchNumber, News, Order, Save, now};
use crate::app::power::LoopWaker;
use crate::game::Match;
use crate::record::shelf::{FileName, Listed, Shelf, ShelfError};
use crate::record::{self, Condition, Format};

/// What the thread works with.
pub(super) struct Desk {
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

impl Desk {
    pub(super) fn new(folder: PathBuf, news: Sender<News>, waker: LoopWaker) -> Self {
        Self {
            folder,
            shelf: None,
            news,
            waker,
            waiting: VecDeque::new(),
            files: HashMap::new(),
            known: Vec::new(),
            unsaved: None,
        }
    }

    /// The life of the thread: it ends when the app drops its end of the channel.
    pub(super) fn work_until_dropped(mut self, orders: &Receiver<Order>) {
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
