//! The input as it comes, also while a search runs.

use std::collections::VecDeque;
use std::io::Read;
use std::ops::ControlFlow;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use super::session::{Next, Session, is_heeded_at_once};
use super::thinking::{Found, Task};
use crate::external::lines;
use crate::search::{Limits, StopFlag};

/// What can happen while we wait.
enum Event {
    Line(String),
    /// No more lines will come.
    Closed,
    /// A search is over.
    Thought,
}

/// Takes lines from the input, which a thread of its own reads.
pub(super) struct Listener {
    events: Receiver<Event>,
    sender: Sender<Event>,
    /// Lines that came during a search and must wait for its end, in order.
    waiting: VecDeque<String>,
    is_closed: bool,
}

/// Tells that a search is over, however it ended.
struct Bell(Sender<Event>);

impl Drop for Bell {
    fn drop(&mut self) {
        // Nobody listens any more only where the listener is gone.
        let _ = self.0.send(Event::Thought);
    }
}

impl Listener {
    pub(super) fn new(input: impl Read + Send + 'static) -> Self {
        let (sender, events) = mpsc::channel();
        let lines = sender.clone();
        lines::read(input, lines::COMMAND_BYTES, move |line| {
            match lines.send(line.map_or(Event::Closed, Event::Line)) {
                Ok(()) => ControlFlow::Continue(()),
                Err(_) => ControlFlow::Break(()),
            }
        });
        Self { events, sender, waiting: VecDeque::new(), is_closed: false }
    }

    /// The next line; `None` at the end of the input.
    pub(super) fn next_line(&mut self) -> Option<String> {
        if let Some(line) = self.waiting.pop_front() {
            return Some(line);
        }
        while !self.is_closed {
            match self.events.recv() {
                Ok(Event::Line(line)) => return Some(line),
                Ok(Event::Thought) => {}
                Ok(Event::Closed) | Err(_) => self.is_closed = true,
            }
        }
        None
    }

    /// Does a task within the times of the session, which may change meanwhile; `None` when `END` came.
    ///
    /// The time runs from the clock's start. A search that is given more while it runs is gone on with.
    pub(super) fn think(&mut self, session: &mut Session, task: &Task, clock: Instant) -> Option<Found> {
        let stop = StopFlag::new();
        if self.is_closed {
            stop.stop();
        }
        // The session takes commands meanwhile, and these do not need the player.
        let mut player = session.lend_player();
        let mut found = None;
        loop {
            let given = session.times.limits();
            let limits =
                Limits { time: given.time.map(|time| time.saturating_sub(clock.elapsed())), ..given };
            let again = self.listen_during(session, &clock, &stop, |stop| {
                task.solve(&mut player, limits, stop, &clock)
            })?;
            found = Some(match found.take() {
                Some(before) => again.unless_shallower(before),
                None => again,
            });
            let is_given_more = session.times.limits().time > given.time;
            if stop.is_set() || !is_given_more {
                break;
            }
        }
        session.take_player(player, clock.elapsed());
        found
    }

    /// Runs a search and listens until it is over; `None` when `END` came.
    fn listen_during(
        &mut self,
        session: &mut Session,
        clock: &Instant,
        stop: &StopFlag,
        search: impl FnOnce(&StopFlag) -> Found + Send,
    ) -> Option<Found> {
        let bell = Bell(self.sender.clone());
        std::thread::scope(|scope| {
            let search = scope.spawn(move || {
                let _bell = bell;
                search(stop)
            });
            let mut has_ended = false;
            loop {
                // Nothing limits the wait for a search that was told to stop.
                let left = if stop.is_set() { None } else { session.times.limits().time };
                let left = left.map_or(Duration::MAX, |time| time.saturating_sub(clock.elapsed()));
                match self.events.recv_timeout(left) {
                    Ok(Event::Line(line)) => match self.heed(session, line) {
                        Next::Stop => stop.stop(),
                        Next::End => {
                            has_ended = true;
                            stop.stop();
                        }
                        Next::Listen | Next::Think(_) => {}
                    },
                    Ok(Event::Closed) => {
                        self.is_closed = true;
                        stop.stop();
                    }
                    Err(RecvTimeoutError::Timeout) => stop.stop(),
                    Ok(Event::Thought) | Err(RecvTimeoutError::Disconnected) => break,
                }
            }
            let found = search.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            (!has_ended).then_some(found)
        })
    }

    /// Takes a line that came during a search: now, where it concerns the search and none waits before it.
    fn heed(&mut self, session: &mut Session, line: String) -> Next {
        if is_heeded_at_once(&line, self.waiting.is_empty()) {
            return session.answer(&line).next;
        }
        self.waiting.push_back(line);
        Next::Listen
    }
}
