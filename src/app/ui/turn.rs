//! How a page comes in: it fades and slides a little, and can be used from its first moment.

use std::time::Duration;

use crate::app::screen::PageId;

/// How long it takes, and how far a page slides, in points.
const DURATION: Duration = Duration::from_millis(120);
const SLIDE: f32 = 8.0;

/// The page in view and since when.
#[derive(Default)]
pub(crate) struct Turn {
    page: Option<PageId>,
    since: Option<Duration>,
}

/// How a page is seen while it comes in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Coming {
    /// How much of it shows, 0 to 1.
    pub(crate) opacity: f32,
    /// How far below its place it is, in points.
    pub(crate) below: f32,
}

impl Turn {
    /// How the page is seen now; none when it has come in.
    pub(crate) fn see(&mut self, page: PageId, now: Duration, is_cut: bool) -> Option<Coming> {
        if self.page != Some(page) {
            // The first page of all is simply there.
            self.since = self.page.is_some().then_some(now);
            self.page = Some(page);
        }
        let gone = now.saturating_sub(self.since?);
        if gone >= DURATION || is_cut {
            self.since = None;
            return None;
        }
        let left = 1.0 - gone.as_secs_f32() / DURATION.as_secs_f32();
        Some(Coming { opacity: (1.0 - left * left).max(0.1), below: SLIDE * left * left })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::screen::Phase;

    const TITLE: PageId = PageId::at(Phase::Menu);
    const BOARD: PageId = PageId::at(Phase::Playing);

    const fn ms(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    #[test]
    fn a_page_comes_in_and_stays() {
        let mut turn = Turn::default();
        assert_eq!(turn.see(TITLE, ms(5), false), None);
        assert_eq!(turn.see(TITLE, ms(900), false), None);
        let first = turn.see(BOARD, ms(1000), false).unwrap();
        assert_eq!(first, Coming { opacity: 0.1, below: SLIDE });
        let later = turn.see(BOARD, ms(1060), false).unwrap();
        assert!(later.opacity > 0.5 && later.below < 4.0, "{later:?}");
        assert_eq!(turn.see(BOARD, ms(1120), false), None);
        assert_eq!(turn.see(BOARD, ms(1121), false), None);
        assert!(turn.see(TITLE, ms(2000), false).is_some());
    }

    #[test]
    fn with_reduced_motion_it_is_a_cut() {
        let mut turn = Turn::default();
        assert_eq!(turn.see(TITLE, ms(0), true), None);
        assert_eq!(turn.see(BOARD, ms(1), true), None);
        assert_eq!(turn.see(BOARD, ms(2), false), None);
    }
}
