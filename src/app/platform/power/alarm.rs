//! The thread that wakes the sleeping loop in time.
//!
//! The loop of the window system could wait for a time itself, but whenever the time it waits for changes it makes
//! one more update, and a wait is told anew after every update. So the loop sleeps until it is woken, and the time
//! is kept here.
//!
//! The thread sees to one thing more. Under X11 whatever talks to the server may take events from the connection
//! into the queue of the program while it waits for an answer of its own, as drivers do when a picture is shown;
//! and the loop, which sleeps on the connection, does not learn of them until the next event comes: the release of a
//! button would be heard at the next press. So after every picture the loop is told to look into its queue.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use bevy::prelude::*;

use super::waker::LoopWaker;

/// When the loop looks for events after a picture was drawn: at once, when it is on the screen, and for slow drivers.
const LOOKS: [Duration; 3] = [Duration::ZERO, Duration::from_millis(40), Duration::from_millis(160)];

/// What the thread is told.
enum Call {
    /// An update is due then, and not at the time told before.
    Due(Option<Instant>),
    /// A picture was given to the screen.
    Drawn,
}

/// When the next update is due, though no event comes.
#[derive(Resource, Debug)]
pub struct Alarm {
    wait: Option<Duration>,
    bell: Bell,
}

/// The way to the thread.
#[derive(Resource, Clone, Debug)]
pub(super) struct Bell(Sender<Call>);

impl Bell {
    /// A picture was given to the screen.
    pub(super) fn drawn(&self) {
        self.tell(Call::Drawn);
    }

    fn tell(&self, call: Call) {
        // Without the thread the loop wakes when an event comes.
        let _ = self.0.send(call);
    }
}

impl Alarm {
    /// Starts the thread; it ends with the alarm.
    pub(super) fn start(waker: LoopWaker) -> Self {
        let (sender, calls) = channel();
        let spawned =
            std::thread::Builder::new().name("alarm".to_owned()).spawn(move || keep_time(&calls, &waker));
        if let Err(error) = spawned {
            error!("clocks stand still while nothing else happens: {error}");
        }
        Self { wait: None, bell: Bell(sender) }
    }

    /// The way to its thread.
    pub(super) fn bell(&self) -> Bell {
        self.bell.clone()
    }

    /// How long the loop sleeps after the last update unless an event comes; none without end.
    pub const fn wait(&self) -> Option<Duration> {
        self.wait
    }

    /// Sets the time of the next update, from now on.
    pub(super) fn set(&mut self, wait: Option<Duration>) {
        if wait.is_some() || self.wait.is_some() {
            self.bell.tell(Call::Due(wait.and_then(|wait| Instant::now().checked_add(wait))));
        }
        self.wait = wait;
    }
}

/// The life of the thread.
fn keep_time(calls: &Receiver<Call>, waker: &LoopWaker) {
    let mut due = None;
    let mut looks = Looks::default();
    loop {
        let next: Option<Instant> = [due, looks.next()].into_iter().flatten().min();
        let call = match next {
            Some(at) => calls.recv_timeout(at.saturating_duration_since(Instant::now())),
            None => calls.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match call {
            Ok(Call::Due(at)) => due = at,
            Ok(Call::Drawn) => looks = Looks::after(Instant::now()),
            Err(RecvTimeoutError::Timeout) => {
                let now = Instant::now();
                if due.take_if(|at| *at <= now).is_some() {
                    waker.wake();
                }
                if looks.take(now) {
                    waker.look();
                }
            }
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

/// The looks that are left after a picture.
#[derive(Debug, Default)]
struct Looks {
    drawn: Option<Instant>,
    n_taken: usize,
}

impl Looks {
    const fn after(drawn: Instant) -> Self {
        Self { drawn: Some(drawn), n_taken: 0 }
    }

    fn next(&self) -> Option<Instant> {
        Some(self.drawn? + *LOOKS.get(self.n_taken)?)
    }

    /// Whether one was due, which is taken.
    fn take(&mut self, now: Instant) -> bool {
        let is_due = self.next().is_some_and(|at| at <= now);
        self.n_taken += usize::from(is_due);
        is_due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_a_picture_the_loop_looks_three_times() {
        let drawn = Instant::now();
        let mut looks = Looks::after(drawn);
        assert!(looks.take(drawn));
        assert!(!looks.take(drawn + Duration::from_millis(39)));
        assert!(looks.take(drawn + Duration::from_millis(41)));
        assert_eq!(looks.next(), Some(drawn + LOOKS[2]));
        assert!(looks.take(drawn + Duration::from_secs(1)));
        assert_eq!(looks.next(), None);
        assert!(!looks.take(drawn + Duration::from_secs(2)));
        assert!(!Looks::default().take(drawn));
    }

    #[test]
    fn the_time_told_last_counts() {
        let mut alarm = Alarm::start(LoopWaker::default());
        alarm.set(Some(Duration::from_secs(3)));
        alarm.set(Some(Duration::from_secs(5)));
        assert_eq!(alarm.wait(), Some(Duration::from_secs(5)));
        alarm.set(None);
        assert_eq!(alarm.wait(), None);
    }
}
