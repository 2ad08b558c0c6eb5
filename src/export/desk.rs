//! One thread paints previews, looks into folders and reads records, another one writes files.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use tracing::warn;

use super::{Exported, Failure, Wanted};
use crate::files::{Folder, Shown, Why};
use crate::game::Match;
use crate::picture::{Image, PictureError, Style};
use crate::record::shelf::{self, ShelfError};
use crate::record::{self, Format};
use crate::worker::{Teller, Work};

/// A position of a game as it is to be painted.
#[derive(Clone, Debug)]
pub struct View {
    /// The game.
    pub game: Arc<Exported>,
    /// The place of the position on its line.
    pub at: usize,
    /// The looks.
    pub style: Style,
}

/// What is to be done.
pub enum Order {
    /// Paint a position for the page; the news has the same number.
    Preview(u64, View),
    /// Paint a position for the clipboard.
    Picture(View),
    /// Look into a folder.
    Look(PathBuf, Shown),
    /// Read a record that is to be exported; its files are called this.
    Read(PathBuf, String),
}

/// What has been done.
pub enum News {
    /// What was ordered under this number.
    Preview(u64, Image),
    /// A picture for the clipboard.
    Picture(Image),
    /// What lies in a folder.
    Folder(Folder),
    /// A record was read; none where it cannot be.
    Read(Option<Box<Exported>>),
    /// A file lies there.
    Wrote(PathBuf),
    /// There is no file in this place, or folder.
    NotWritten(PathBuf, Why),
    /// No picture could be painted.
    NotPainted,
}

/// Where a file goes.
#[derive(Clone, Debug)]
pub enum Target {
    /// To this place, over what is there.
    Over(PathBuf),
    /// Into a folder, under a name that no file has.
    Into(PathBuf, String),
}

impl Target {
    /// The file or its folder.
    fn place(&self) -> &Path {
        match self {
            Self::Over(path) => path,
            Self::Into(folder, _) => folder,
        }
    }
}

/// A file that is to be written.
pub struct Writing {
    /// The game.
    pub game: Arc<Exported>,
    /// The place of the position on its line.
    pub at: usize,
    /// The file.
    pub wanted: Wanted,
    /// Where it goes.
    pub target: Target,
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
        Target::Into(folder, stem) => shelf::write_new(folder, stem, ending, bytes)?,
    })
}

/// Paints previews, looks into folders and reads records.
pub struct Painter(pub Teller<News>);

impl Work for Painter {
    type Order = Order;
    type News = News;

    const THREAD: &'static str = "exchange";
    const LACK: &'static str = "no pictures are painted and no folders seen";

    fn carry_out(&mut self, order: &Order) {
        let painted = |view: &View, news: &dyn Fn(Image) -> News| {
            view.game.image(view.at, &view.style).map_or_else(
                |failure| {
                    warn!("{failure}");
                    News::NotPainted
                },
                news,
            )
        };
        self.0.tell(match order {
            Order::Preview(number, view) => painted(view, &|image| News::Preview(*number, image)),
            Order::Picture(view) => painted(view, &News::Picture),
            Order::Look(path, shown) => News::Folder(Folder::look(path, *shown)),
            Order::Read(path, stem) => News::Read(read(path, stem.clone()).map(Box::new)),
        });
    }

    /// Of several previews that wait only the last one is to be seen.
    fn is_outdated(order: &Order, next: &Order) -> bool {
        matches!((order, next), (Order::Preview(..), Order::Preview(..)))
    }
}

/// Writes files, while others are painted.
pub struct Writer(pub Teller<News>);

impl Work for Writer {
    type Order = Writing;
    type News = News;

    const THREAD: &'static str = "export";
    const LACK: &'static str = "no files are written";
    const LONGEST_END: Duration = Duration::from_secs(20);

    fn carry_out(&mut self, Writing { game, at, wanted, target }: &Writing) {
        let bytes = game.bytes(*at, wanted).map_err(WriteError::from);
        let written = bytes.and_then(|bytes| written(&bytes, target, wanted.format.ending()));
        self.0.tell(written.map_or_else(
            |error| {
                let place = target.place().to_owned();
                warn!("{}: {error}", place.display());
                News::NotWritten(place, error.why())
            },
            News::Wrote,
        ));
    }

    fn recover(&mut self, order: &Writing) {
        self.0.tell(News::NotWritten(order.target.place().to_owned(), Why::Other));
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
