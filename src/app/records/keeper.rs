//! The thread that has the folder of saved games: whatever waits for the disk waits there.
//!
//! Orders are carried out one after the other, in the order in which they came; of several states of one match that
//! wait to be saved, the newest alone is written.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, SystemTime};

use bevy::prelude::*;

use super::super::power::LoopWaker;
use crate::game::Match;
use crate::game::tree::Tree;
use crate::record::shelf::{FileName, Moment, Progress, Shelf, ShelfError};

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
    /// This revision lies on the disk.
    Saved { revision: u64 },
    /// A match could not be saved, and the one before it could.
    NotSaved,
}

/// The app's end of the bridge.
#[derive(Debug)]
pub(in crate::app) struct Keeper {
    orders: Sender<Order>,
    news: Mutex<Receiver<News>>,
    waker: LoopWaker,
}

impl Keeper {
    /// Starts the thread for a folder, which is made when there is something to put into it.
    pub(in crate::app) fn start(folder: PathBuf) -> Self {
        let (orders, order_receiver) = channel();
        let (news_sender, news) = channel();
        let waker = LoopWaker::default();
        let desk = Desk { folder, news: news_sender, waker: waker.clone(), ..Desk::default() };
        let spawned = std::thread::Builder::new()
            .name("records".to_owned())
            .spawn(move || desk.work_until_dropped(&order_receiver));
        if let Err(error) = spawned {
            error!("games are not saved, for there is no thread to do it: {error}");
        }
        Self { orders, news: Mutex::new(news), waker }
    }

    /// Passes an order on; false where the thread is gone.
    pub(in crate::app) fn order(&self, order: Order) -> bool {
        self.orders.send(order).is_ok()
    }

    /// What wakes the loop when there is news to be shown.
    pub(in crate::app) const fn waker(&self) -> &LoopWaker {
        &self.waker
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
        let shelf = Shelf::open(&self.folder)?;
        self.shelf = Some(shelf.clone());
        Ok(shelf)
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
        let shelf = self.shelf()?;
        let name = match self.files.get(&save.number) {
            Some(name) => name.clone(),
            None => shelf.unused_name(save.begun)?,
        };
        shelf.save(&name, save.tree.clone(), save.progress)?;
        self.files.insert(save.number, name);
        Ok(())
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

/// Now, as files are named and games are dated.
pub(in crate::app) fn now() -> Moment {
    Moment::from(SystemTime::now())
}
