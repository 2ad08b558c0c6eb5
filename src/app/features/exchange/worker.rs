//! The thread that paints previews, looks into folders and reads records; files are written by threads of their own.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bevy::log::{error, warn};

use super::browse::Folder;
use super::choice::Wanted;
use super::dialog::Answer;
use super::export::{Exported, Failure};
use crate::app::platform::files::Why;
use crate::app::platform::power::LoopWaker;
use crate::game::Match;
use crate::picture::{Image, PictureError, Style};
use crate::record::shelf::{self, ShelfError};
use crate::record::{self, Format};

/// The longest that the end of the program waits for a file.
const LONGEST_WAIT: Duration = Duration::from_secs(20);

/// What is to be done.
pub(super) enum Order {
    /// Paint a position for the page.
    Preview { number: u64, game: Arc<Exported>, at: usize, style: Style },
    /// Paint a position for the clipboard.
    Picture { game: Arc<Exported>, at: usize, style: Style },
    /// Look into a folder.
    Look { path: PathBuf, endings: &'static [&'static str] },
    /// Read a record that is to be exported.
    Read { path: PathBuf, stem: String },
}

/// What has been done.
pub(super) enum News {
    Preview {
        number: u64,
        image: Image,
    },
    Picture(Image),
    Folder(Folder),
    /// A record was read; none where it cannot be.
    Read(Option<Box<Exported>>),
    /// A file lies there.
    Wrote(PathBuf),
    NotWritten {
        place: PathBuf,
        why: Why,
    },
    /// No picture could be painted.
    NotPainted,
    /// The file window of the desktop has answered.
    Dialog {
        number: u64,
        answer: Answer,
    },
}

/// Where a file goes.
#[derive(Clone, Debug)]
pub(super) enum Target {
    /// To this place, over what is there.
    Over(PathBuf),
    /// Into a folder, under a name that no file has.
    Into { folder: PathBuf, stem: String },
}

/// The app's end of the bridge.
#[derive(Debug)]
pub(super) struct Worker {
    orders: Option<Sender<Order>>,
    news_sender: Sender<News>,
    news: Mutex<Receiver<News>>,
    waker: LoopWaker,
    /// Held by each thread that writes a file.
    writing: Arc<()>,
}

impl Default for Worker {
    fn default() -> Self {
        Self::waking(LoopWaker::default())
    }
}

impl Worker {
    /// One that wakes the loop when there is news.
    pub(super) fn waking(waker: LoopWaker) -> Self {
        let (news_sender, news) = channel();
        Self { orders: None, news_sender, news: Mutex::new(news), waker, writing: Arc::new(()) }
    }

    /// Passes an order on; the thread is started for the first one.
    pub(super) fn order(&mut self, order: Order) {
        let orders = self.orders.get_or_insert_with(|| {
            let (orders, receiver) = channel();
            let desk = Desk { news: self.news_sender.clone(), waker: self.waker.clone() };
            let spawned = std::thread::Builder::new()
                .name("exchange".to_owned())
                .spawn(move || desk.work_until_dropped(&receiver));
            if let Err(error) = spawned {
                error!("there is no thread for pictures and folders: {error}");
            }
            orders
        });
        if orders.send(order).is_err() {
            error!("the thread for pictures and folders is gone");
        }
    }

    /// Writes a file, in a thread of its own.
    pub(super) fn write(&self, game: Arc<Exported>, at: usize, wanted: Wanted, target: Target) {
        let desk = Desk { news: self.news_sender.clone(), waker: self.waker.clone() };
        let held = Arc::clone(&self.writing);
        let write = move || {
            let place = match &target {
                Target::Over(path) => path.clone(),
                Target::Into { folder, .. } => folder.clone(),
            };
            let written = catch_unwind(AssertUnwindSafe(|| {
                written(&game.bytes(at, &wanted)?, &target, wanted.format.ending())
            }));
            // Before the news, with which the page is drawn.
            drop(held);
            desk.tell(match written {
                Ok(Ok(path)) => News::Wrote(path),
                Ok(Err(error)) => {
                    warn!("{}: {error}", place.display());
                    News::NotWritten { place, why: error.why() }
                }
                Err(_) => News::NotWritten { place, why: Why::Other },
            });
        };
        if let Err(error) = std::thread::Builder::new().name("export".to_owned()).spawn(write) {
            error!("there is no thread to write a file: {error}");
        }
    }

    /// Whether a file is being written.
    pub(super) fn is_writing(&self) -> bool {
        Arc::strong_count(&self.writing) > 1
    }

    /// What has come back since the last call.
    pub(super) fn news(&self) -> Vec<News> {
        self.news.lock().map_or_else(|_| Vec::new(), |news| news.try_iter().collect())
    }

    /// What others tell their news by.
    pub(super) fn news_sender(&self) -> Sender<News> {
        self.news_sender.clone()
    }

    /// What wakes the loop when there is news.
    pub(super) const fn waker(&self) -> &LoopWaker {
        &self.waker
    }

    /// Waits for files that are being written.
    pub(super) fn finish(&self) {
        let begun = Instant::now();
        while self.is_writing() && begun.elapsed() < LONGEST_WAIT {
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

/// What stood against a file.
#[derive(Debug, thiserror::Error)]
enum WriteError {
    #[error("{0}")]
    Failure(#[from] Failure),
    #[error("{0}")]
    Shelf(#[from] ShelfError),
}

impl WriteError {
    fn why(&self) -> Why {
        match self {
            Self::Failure(failure) => why(failure),
            Self::Shelf(ShelfError::Io { source, .. }) => Why::of(source.kind()),
            Self::Shelf(ShelfError::Exists(_) | ShelfError::Changed(_)) => Why::Other,
        }
    }
}

fn not_painted(failure: &Failure) -> News {
    warn!("{failure}");
    News::NotPainted
}

fn why(failure: &Failure) -> Why {
    match failure {
        Failure::Psq(_) => Why::NotHeld,
        Failure::Picture(PictureError::TooLong { .. }) => Why::TooLong,
        Failure::Picture(PictureError::Memory(_) | PictureError::Encoding(_)) => Why::Other,
    }
}

fn written(bytes: &[u8], target: &Target, ending: &str) -> Result<PathBuf, WriteError> {
    Ok(match target {
        Target::Over(path) => {
            shelf::write_over(path, bytes)?;
            path.clone()
        }
        Target::Into { folder, stem } => shelf::write_new(folder, stem, ending, bytes)?,
    })
}

/// What the thread works with.
struct Desk {
    news: Sender<News>,
    waker: LoopWaker,
}

impl Desk {
    /// The life of the thread: it ends when the app drops its end of the channel.
    fn work_until_dropped(self, orders: &Receiver<Order>) {
        while let Ok(order) = orders.recv() {
            let waiting: Vec<Order> = std::iter::once(order).chain(orders.try_iter()).collect();
            // Of several previews that wait only the last one is to be seen.
            let is_preview = |order: &Order| matches!(order, Order::Preview { .. });
            let last_preview = waiting.iter().rposition(is_preview);
            for (i, order) in waiting.into_iter().enumerate() {
                if is_preview(&order) && Some(i) != last_preview {
                    continue;
                }
                if catch_unwind(AssertUnwindSafe(|| self.carry_out(order))).is_err() {
                    error!("an order about pictures and folders could not be carried out");
                }
            }
        }
    }

    fn carry_out(&self, order: Order) {
        self.tell(match order {
            Order::Preview { number, game, at, style } => match game.image(at, &style) {
                Ok(image) => News::Preview { number, image },
                Err(failure) => not_painted(&failure),
            },
            Order::Picture { game, at, style } => match game.image(at, &style) {
                Ok(image) => News::Picture(image),
                Err(failure) => not_painted(&failure),
            },
            Order::Look { path, endings } => News::Folder(Folder::look(&path, endings)),
            Order::Read { path, stem } => News::Read(read(&path, stem).map(Box::new)),
        });
    }

    fn tell(&self, news: News) {
        // An app that is gone needs no news.
        let _ = self.news.send(news);
        self.waker.wake();
    }
}

/// The first game of a file, where it stood when it was left.
fn read(path: &Path, stem: String) -> Option<Exported> {
    let bytes = std::fs::read(path).inspect_err(|error| warn!("{}: {error}", path.display())).ok()?;
    let ending = path.extension().and_then(|ending| ending.to_str());
    let mut reading = record::read(&bytes, ending.and_then(Format::of_extension));
    let tree = if reading.games.is_empty() { None } else { Some(reading.games.swap_remove(0)) }?;
    let end = tree.main_line().last().unwrap_or(tree.root());
    Some(match Match::from_record(tree.clone()) {
        Ok(game) => Exported::new(game.record().clone(), game.node(), stem),
        // A game that is not played here can be written all the same.
        Err(_) => Exported::new(tree, end, stem),
    })
}
