//! The file window of the desktop, where there is one.
//!
//! It is asked for through the portal of the desktop, without any toolkit of our own, in a thread that waits for the
//! answer. Whether there is one at all only the attempt tells: an answer that comes sooner than anybody can
//! close a window means that none was opened.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::worker::{Teller, Work};

/// Nobody closes a window sooner than this after it was asked for.
const SOONEST: Duration = Duration::from_millis(400);

/// What is asked.
#[derive(Clone, Debug)]
pub(super) struct Question {
    pub(super) title: String,
    pub(super) wants: Wants,
    pub(super) folder: Option<PathBuf>,
}

/// What is to be chosen.
#[derive(Clone, Debug)]
pub(super) enum Wants {
    /// A file of a kind with this name and these endings.
    File(String, &'static [&'static str]),
    /// A new one of such a kind, which is to be called this.
    NewFile(String, &'static [&'static str], String),
    AnyFile,
    Folder,
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

/// Opens the window and waits for the answer; a question that is withdrawn is one that nobody listens to any more.
pub(super) struct FileWindow(pub(super) Teller<Answer>);

impl Work for FileWindow {
    type Order = Question;
    type News = Answer;

    const THREAD: &'static str = "file window";
    const LACK: &'static str = "the file window of the desktop is not asked for";

    fn carry_out(&mut self, question: &Question) {
        let Question { title, wants, folder } = question;
        let asked = Instant::now();
        let mut window = rfd::FileDialog::new().set_title(title);
        if let Some(folder) = folder {
            window = window.set_directory(folder);
        }
        let chosen = match wants {
            Wants::File(name, endings) => window.add_filter(name, endings).pick_file(),
            Wants::NewFile(name, endings, file) => {
                window.add_filter(name, endings).set_file_name(file).save_file()
            }
            Wants::AnyFile => window.pick_file(),
            Wants::Folder => window.pick_folder(),
        };
        self.0.tell(match chosen {
            Some(path) => Answer::Chosen(path),
            None if asked.elapsed() < SOONEST => Answer::NotThere,
            None => Answer::Canceled,
        });
    }

    fn recover(&mut self, _: &Question) {
        self.0.tell(Answer::NotThere);
    }
}
