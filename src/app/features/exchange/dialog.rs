//! The file window of the desktop, where there is one.
//!
//! It is asked for through the portal of the desktop, without any toolkit of our own, in a thread that waits for the
//! answer. Whether there is one at all only the attempt tells: an answer that comes sooner than anybody can
//! close a window means that none was opened.

use std::path::PathBuf;
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use super::worker::News;
use crate::app::platform::power::LoopWaker;

/// Nobody closes a window sooner than this after it was asked for.
const SOONEST: Duration = Duration::from_millis(400);

/// What is asked.
#[derive(Clone, Debug)]
pub(super) struct Question {
    /// Answers are told apart by it.
    pub(super) number: u64,
    pub(super) title: String,
    /// The name of what can be chosen, and its endings.
    pub(super) kind: (String, &'static [&'static str]),
    pub(super) folder: Option<PathBuf>,
    /// The name that a new file is to have; without one a file that is there is chosen.
    pub(super) save_as: Option<String>,
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    Chosen(PathBuf),
    Canceled,
    /// There is no such window.
    NotThere,
}

/// Whether it is worth the attempt. Windows has its own; elsewhere the portal is reached by the bus of the session, and
/// the window of a Mac belongs to a thread that is not ours to stop.
pub(super) fn may_be_there() -> bool {
    if cfg!(target_os = "windows") {
        return true;
    }
    let is_named = std::env::var_os("DBUS_SESSION_BUS_ADDRESS").is_some_and(|address| !address.is_empty());
    let usual = std::env::var_os("XDG_RUNTIME_DIR").map(|folder| PathBuf::from(folder).join("bus"));
    cfg!(not(target_os = "macos")) && (is_named || usual.is_some_and(|bus| bus.exists()))
}

/// Opens the window; false where there is no thread to wait for it.
pub(super) fn ask(question: Question, news: Sender<News>, waker: LoopWaker) -> bool {
    let wait = move || {
        let asked = Instant::now();
        let mut window =
            rfd::FileDialog::new().set_title(question.title).add_filter(question.kind.0, question.kind.1);
        if let Some(folder) = question.folder {
            window = window.set_directory(folder);
        }
        let chosen = match question.save_as {
            Some(name) => window.set_file_name(name).save_file(),
            None => window.pick_file(),
        };
        let answer = match chosen {
            Some(path) => Answer::Chosen(path),
            None if asked.elapsed() < SOONEST => Answer::NotThere,
            None => Answer::Canceled,
        };
        // An app that is gone needs no answer.
        let _ = news.send(News::Dialog { number: question.number, answer });
        waker.wake();
    };
    std::thread::Builder::new().name("file window".to_owned()).spawn(wait).is_ok()
}
