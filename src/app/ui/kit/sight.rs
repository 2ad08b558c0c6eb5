//! What is seen of a page, and how a step of the focus reads on where the next control is far.

use bevy_egui::egui::Rect;

use super::{CONTROL_HEIGHT, GAP};
use crate::app::intent::Heading;

/// What is seen of a page, and how much of it lies beyond.
#[derive(Clone, Copy, Debug)]
pub struct Sight {
    /// The part in view, in points.
    pub view: Rect,
    /// The length of what lies above it.
    pub above: f32,
    /// The length of what lies below it.
    pub below: f32,
}

impl Sight {
    /// How far the page is scrolled when the focus is to go on from a control to the next one, down when positive,
    /// and whether the focus goes on; no scrolling where it is enough to bring the next control into view.
    ///
    /// Nothing is jumped over: first the rest of a control that is longer than the view, then what lies between two
    /// controls, and after the last one what is left of the page.
    pub(super) fn reading_step(self, current: Rect, next: Option<Rect>, heading: Heading) -> (f32, bool) {
        let down = heading == Heading::Down;
        let sign = if down { 1.0 } else { -1.0 };
        // How far the edges of a rectangle lie beyond those of the view: its near edge beyond the far one, …
        let entry = |rect: Rect| {
            if down { rect.top() - self.view.bottom() } else { self.view.top() - rect.bottom() }
        };
        // … its far edge beyond the far one, and its near edge beyond the near one.
        let rest =
            |rect: Rect| if down { rect.bottom() - self.view.bottom() } else { self.view.top() - rect.top() };
        let lead =
            |rect: Rect| if down { rect.top() - self.view.top() } else { self.view.bottom() - rect.bottom() };
        let stride = self.view.height() * 0.6;
        let ahead = next.filter(|next| (next.center().y > current.center().y) == down);
        let left = if down { self.below } else { self.above };
        match ahead {
            _ if rest(current) > 1.0 && lead(current) < self.view.height() => {
                (sign * (rest(current) + GAP).min(stride), false)
            }
            Some(next) if rest(next).min(lead(next)) > stride => {
                (sign * stride, entry(next) - stride < -CONTROL_HEIGHT)
            }
            None if left > 1.0 => (sign * left.min(stride), false),
            _ => (0.0, true),
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::Pos2;

    use super::*;

    fn rect(top: f32, bottom: f32) -> Rect {
        Rect::from_min_max(Pos2::new(0.0, top), Pos2::new(100.0, bottom))
    }

    /// In a view of 1000 points; upwards it is the mirror image.
    #[track_caller]
    fn check(current: (f32, f32), next: Option<(f32, f32)>, below: f32, expect: (f32, bool)) {
        let view = rect(0.0, 1000.0);
        let to_rect = |(top, bottom)| rect(top, bottom);
        let sight = Sight { view, above: 0.0, below };
        assert_eq!(sight.reading_step(to_rect(current), next.map(to_rect), Heading::Down), expect);
        let mirrored = |(top, bottom)| rect(1000.0 - bottom, 1000.0 - top);
        let sight = Sight { view, above: below, below: 0.0 };
        let up = sight.reading_step(mirrored(current), next.map(mirrored), Heading::Up);
        assert_eq!(up, (-expect.0, expect.1));
    }

    #[test]
    fn a_step_of_the_focus_reads_on() {
        check((0.0, 50.0), Some((60.0, 110.0)), 500.0, (0.0, true)); // The next one is in view.
        check((0.0, 50.0), Some((1100.0, 1150.0)), 500.0, (0.0, true)); // It is near.
        check((0.0, 50.0), Some((2100.0, 2150.0)), 2000.0, (600.0, false)); // Much lies between.
        check((0.0, 50.0), Some((900.0, 2150.0)), 2000.0, (600.0, true)); // It is longer than the view.
        check((500.0, 1300.0), Some((1310.0, 1400.0)), 2000.0, (308.0, false)); // This one is not read yet.
        check((500.0, 900.0), None, 200.0, (200.0, false)); // What is left of the page.
        check((500.0, 900.0), Some((0.0, 50.0)), 200.0, (200.0, false)); // The same: the next one is the first.
        check((500.0, 900.0), Some((0.0, 50.0)), 0.0, (0.0, true));
    }
}
