//! What the threads have done.

use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::*;

use super::dialog::Answer;
use super::{Exchange, PictureReady};
use crate::app::features::exchange::{CARD, EXPORT, Purpose, WAITING};
use crate::app::platform::files::FileOutcome;
use crate::app::platform::notice::Notice;
use crate::app::platform::power::Wakefulness;
use crate::app::screen::{Screens, Whereabouts};
use crate::app::table::autosave::Autosave;
use crate::export::desk::{News, Target};

pub(super) fn take_news(
    mut exchange: ResMut<Exchange>,
    mut screens: Screens,
    at: Whereabouts,
    autosave: Res<Autosave>,
    mut pictures: MessageWriter<PictureReady>,
    mut told: MessageWriter<FileOutcome>,
    mut notices: MessageWriter<Notice>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    let news = exchange.painter.news().into_iter().chain(exchange.writer.news());
    for news in news {
        wakefulness.pending();
        let exchange = &mut *exchange;
        match news {
            News::Preview(number, image) => {
                if exchange.asked_preview.is_some_and(|(asked, ..)| asked == number) {
                    exchange.preview = Some((number, image));
                }
            }
            News::Picture(image) => {
                pictures.write(PictureReady(Arc::new(image)));
            }
            News::NotPainted => {
                notices.write(Notice::here("notice-no-picture"));
            }
            News::Folder(folder) => exchange.folder = Some(folder),
            News::Read(Some(game)) => {
                // Not where the page that asked for it has been left.
                if at.is_open() || at.page() == Some(CARD) {
                    exchange.take_up(*game);
                    screens.open(EXPORT);
                }
            }
            News::Read(None) => {
                notices.write(Notice::here("notice-not-read"));
            }
            News::Wrote(path) => {
                exchange.n_writing -= 1;
                exchange.last_written = Some(path.clone());
                told.write(FileOutcome::Wrote(path));
            }
            News::NotWritten(place, why) => {
                exchange.n_writing -= 1;
                told.write(FileOutcome::NotWritten { place, why });
            }
        }
    }
    for answer in exchange.window.news() {
        wakefulness.pending();
        // An answer that comes after its page was closed is to nobody's question.
        if !at.has(WAITING) {
            continue;
        }
        let is_missing = exchange.hear(answer, &autosave);
        screens.replace(WAITING, is_missing.then(|| exchange.purpose.screen()));
    }
}

impl Exchange {
    /// Does what the file window of the desktop was opened for; true where there is none, and a page takes its place.
    fn hear(&mut self, answer: Answer, autosave: &Autosave) -> bool {
        match answer {
            Answer::NotThere => {
                self.has_no_window = true;
                self.browse();
                return true;
            }
            Answer::Chosen(path) if self.purpose == Purpose::Save => {
                self.last_folder = path.parent().map(std::path::Path::to_path_buf);
                let path = with_ending(path, self.wanted.format.ending());
                self.write(Target::Over(path));
            }
            Answer::Chosen(path) => _ = self.pick(&path, autosave),
            Answer::Canceled => {}
        }
        false
    }
}

/// A path with an ending where it has none.
fn with_ending(path: PathBuf, ending: &str) -> PathBuf {
    if path.extension().is_some() { path } else { path.with_extension(ending) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::export::Exported;
    use crate::export::desk::Writer;
    use crate::record::sgf;
    use crate::worker::Worker;

    /// The pages while the window of the desktop is open.
    fn waiting(purpose: Purpose) -> Exchange {
        let tree = sgf::read(b"(;GM[4]SZ[15];B[hh])").games.remove(0);
        let node = tree.root();
        let writer = Worker::start(Arc::new(|| {}), Writer);
        let mut exchange = Exchange { writer, purpose, ..Exchange::default() };
        exchange.take_up(Exported::new(tree, node, "game".to_owned()));
        exchange
    }

    fn hear(exchange: &mut Exchange, answer: Answer) -> bool {
        exchange.hear(answer, &Autosave::default())
    }

    #[test]
    fn without_a_window_of_the_desktop_a_page_takes_its_place() {
        for purpose in [Purpose::Open, Purpose::Save] {
            let mut exchange = waiting(purpose);
            assert!(hear(&mut exchange, Answer::NotThere));
            assert!(exchange.has_no_window, "it is not tried again");
        }
    }

    #[test]
    fn what_is_chosen_there_is_written_with_the_ending_of_its_format() {
        let folder = tempfile::tempdir().unwrap();
        let mut exchange = waiting(Purpose::Save);
        assert!(!hear(&mut exchange, Answer::Chosen(folder.path().join("mine"))));
        exchange.writer.end();
        assert!(std::fs::read(folder.path().join("mine.sgf")).unwrap().starts_with(b"(;FF[4]"));
        let mut exchange = waiting(Purpose::Save);
        assert!(!hear(&mut exchange, Answer::Canceled));
        assert!(!exchange.is_writing() && exchange.last_folder.is_none());
    }
}
