//! A thread that works for a program: orders go in, news comes back and wakes it.
//!
//! Orders are carried out one after the other, in the order in which they came. A panic is caught and said here, and
//! the thread goes on with the next order. It ends with its [`Worker`], which waits for it as long as the work is
//! worth waiting for.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tracing::error;

/// Has whoever sleeps look for news.
pub type Waker = Arc<dyn Fn() + Send + Sync>;

/// What is done on a thread of its own.
pub trait Work: Send + 'static {
    /// What is to be done.
    type Order: Send + 'static;
    /// What has been done.
    type News: Send + 'static;

    /// The name of the thread; systems show 15 letters of it.
    const THREAD: &'static str;
    /// What is not done where no thread can be started, as the log says it.
    const LACK: &'static str;
    /// The longest that the end of the program waits until everything ordered is done.
    const LONGEST_END: Duration = Duration::ZERO;

    /// Does what was ordered.
    fn carry_out(&mut self, order: &Self::Order);

    /// An order has panicked: what was remembered may be in disorder.
    fn recover(&mut self, _order: &Self::Order) {}

    /// Whether an order is not to be carried out any more, as the next one waits already.
    fn is_outdated(_order: &Self::Order, _next: &Self::Order) -> bool {
        false
    }

    /// After how much time without orders something is tried again; none where nothing is left over.
    fn tries_again_after(&self) -> Option<Duration> {
        None
    }

    /// Tries again what is left over, also at the end.
    fn try_again(&mut self) {}
}

/// What work tells its news by.
pub struct Teller<N> {
    news: Sender<N>,
    waker: Waker,
}

impl<N> Teller<N> {
    /// Sends news that are to be shown.
    pub fn tell(&self, news: N) {
        self.tell_quietly(news);
        (self.waker)();
    }

    /// Sends news that can wait for the next update.
    pub fn tell_quietly(&self, news: N) {
        // Who is gone needs no news.
        let _ = self.news.send(news);
    }
}

/// The end of the bridge where orders are given; the default one has no thread.
pub struct Worker<W: Work> {
    orders: Option<Sender<W::Order>>,
    news: Mutex<Receiver<W::News>>,
}

impl<W: Work> Default for Worker<W> {
    fn default() -> Self {
        Self { orders: None, news: Mutex::new(channel().1) }
    }
}

impl<W: Work> std::fmt::Debug for Worker<W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Worker").field(&W::THREAD).finish()
    }
}

impl<W: Work> Worker<W> {
    /// Starts the thread; where that cannot be, the log says what is missing, and orders are refused.
    pub fn start(waker: Waker, work: impl FnOnce(Teller<W::News>) -> W) -> Self {
        let ((orders, to_do), (sender, news)) = (channel(), channel());
        let work = work(Teller { news: sender, waker });
        let thread = std::thread::Builder::new().name(W::THREAD.to_owned());
        if let Err(error) = thread.spawn(move || work_until_dropped(work, &to_do)) {
            error!("{}, for there is no thread to do it: {error}", W::LACK);
        }
        Self { orders: Some(orders), news: Mutex::new(news) }
    }

    /// Passes an order on; false where the thread is gone.
    pub fn order(&self, order: W::Order) -> bool {
        self.orders.as_ref().is_some_and(|orders| orders.send(order).is_ok())
    }

    /// What has come back since the last call.
    pub fn news(&self) -> Vec<W::News> {
        self.news.lock().map_or_else(|_| Vec::new(), |news| news.try_iter().collect())
    }

    /// Waits for the next news, but not for long.
    pub fn next_news(&self, longest: Duration) -> Option<W::News> {
        self.news.lock().ok()?.recv_timeout(longest).ok()
    }

    /// Takes no more orders, and waits until those that were given are carried out.
    pub fn end(&mut self) {
        let begun = Instant::now();
        let (Some(_), Ok(news)) = (self.orders.take(), self.news.get_mut()) else { return };
        // News nobody asks for any more; there is none to come when the thread is gone.
        while !W::LONGEST_END.is_zero() {
            match news.recv_timeout(W::LONGEST_END.saturating_sub(begun.elapsed())) {
                Ok(_) => {}
                Err(RecvTimeoutError::Disconnected) => return,
                Err(RecvTimeoutError::Timeout) => {
                    error!("the thread of the {} takes too long: its last orders may be lost", W::THREAD);
                    return;
                }
            }
        }
    }
}

impl<W: Work> Drop for Worker<W> {
    fn drop(&mut self) {
        self.end();
    }
}

/// The life of the thread.
fn work_until_dropped<W: Work>(mut work: W, orders: &Receiver<W::Order>) {
    let mut next = None;
    loop {
        let longest = work.tries_again_after().unwrap_or(Duration::MAX);
        let order = match next.take().map_or_else(|| orders.recv_timeout(longest), Ok) {
            Ok(order) => Some(order),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => break,
        };
        next = orders.try_recv().ok();
        if order.as_ref().zip(next.as_ref()).is_some_and(|(order, next)| W::is_outdated(order, next)) {
            continue;
        }
        attempt(&mut work, order.as_ref());
    }
    attempt(&mut work, None);
}

/// Carries an order out, or without one tries again what is left over.
fn attempt<W: Work>(work: &mut W, order: Option<&W::Order>) {
    let done = catch_unwind(AssertUnwindSafe(|| match order {
        Some(order) => work.carry_out(order),
        None => work.try_again(),
    }));
    if done.is_err() {
        error!("the thread of the {} could not do what it was to do", W::THREAD);
        if let Some(order) = order {
            work.recover(order);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATIENCE: Duration = Duration::from_mins(1);

    /// Tells each order; "gate" waits to be let through, and "trap" panics and leaves something over.
    struct Echo {
        teller: Teller<&'static str>,
        gate: Receiver<()>,
        left_over: Option<Duration>,
        told: Arc<Mutex<Vec<&'static str>>>,
    }

    impl Echo {
        fn tell(&self, news: &'static str) {
            self.told.lock().unwrap().push(news);
            self.teller.tell(news);
        }
    }

    impl Work for Echo {
        type Order = (&'static str, Duration);
        type News = &'static str;

        const THREAD: &'static str = "echo";
        const LACK: &'static str = "nothing is told";
        const LONGEST_END: Duration = PATIENCE;

        fn carry_out(&mut self, (order, again_after): &Self::Order) {
            if *order == "gate" {
                self.gate.recv_timeout(PATIENCE).unwrap();
            }
            self.left_over = Some(*again_after).filter(|_| *order == "trap");
            assert_ne!(*order, "trap", "as was ordered");
            self.tell(order);
        }

        fn recover(&mut self, _: &Self::Order) {
            self.tell("recovered");
        }

        fn is_outdated((order, _): &Self::Order, (next, _): &Self::Order) -> bool {
            order[..1] == next[..1]
        }

        fn tries_again_after(&self) -> Option<Duration> {
            self.left_over
        }

        fn try_again(&mut self) {
            if self.left_over.take().is_some() {
                self.tell("again");
            }
        }
    }

    /// A thread, its gate, and all that it ever tells.
    fn echo() -> (Worker<Echo>, Sender<()>, Arc<Mutex<Vec<&'static str>>>) {
        let ((opener, gate), told) = (channel(), Arc::default());
        let start = |teller| Echo { teller, gate, left_over: None, told: Arc::clone(&told) };
        (Worker::start(Arc::new(|| {}), start), opener, told)
    }

    fn order(worker: &Worker<Echo>, orders: &[&'static str], again_after: Duration) {
        for order in orders {
            assert!(worker.order((order, again_after)));
        }
    }

    fn hear(worker: &Worker<Echo>, n: usize) -> Vec<&'static str> {
        (0..n).map_while(|_| worker.next_news(PATIENCE)).collect()
    }

    #[test]
    fn what_waits_is_done_in_its_order_without_what_the_next_outdates() {
        let (worker, gate, _) = echo();
        order(&worker, &["gate", "a1", "a2", "b1", "a3"], Duration::ZERO);
        gate.send(()).unwrap();
        assert_eq!(hear(&worker, 4), ["gate", "a2", "b1", "a3"]);
        assert!(worker.news().is_empty());
    }

    #[test]
    fn an_order_that_panics_is_recovered_from_and_the_next_one_is_done() {
        let (worker, ..) = echo();
        order(&worker, &["trap"], Duration::from_millis(1));
        assert_eq!(hear(&worker, 2), ["recovered", "again"]);
        order(&worker, &["one"], Duration::ZERO);
        assert_eq!(hear(&worker, 1), ["one"]);
    }

    #[test]
    fn the_end_waits_for_all_orders_and_tries_once_more_what_is_left_over() {
        let (mut worker, gate, told) = echo();
        order(&worker, &["gate", "one", "trap"], PATIENCE);
        gate.send(()).unwrap();
        worker.end();
        assert_eq!(*told.lock().unwrap(), ["gate", "one", "recovered", "again"]);
        assert!(!worker.order(("late", Duration::ZERO)), "there is no thread any more");
    }

    #[test]
    fn without_a_thread_nothing_is_taken_and_nothing_waited_for() {
        let worker = Worker::<Echo>::default();
        assert!(!worker.order(("one", Duration::ZERO)));
        assert_eq!((worker.news(), worker.next_news(PATIENCE)), (Vec::new(), None));
    }
}
