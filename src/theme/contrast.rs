//! Which colors lie on which, and how much they must differ (WCAG 2.2: text 4.5, shapes 3).

use super::{Rgb, Theme};
use crate::board::Color;

/// A color on another one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pair {
    /// What it is.
    pub what: &'static str,
    /// The color of what is to be seen.
    pub front: Rgb,
    /// The color of what it lies on.
    pub back: Rgb,
    /// The contrast that it needs.
    pub least: f32,
}

impl Pair {
    /// The contrast that it has.
    pub fn contrast(&self) -> f32 {
        self.front.contrast(self.back)
    }
}

/// What text needs, and what shapes need.
const TEXT: f32 = 4.5;
const SHAPE: f32 = 3.0;

impl Theme {
    /// All pairs of colors that must be told apart.
    pub fn pairs(&self) -> Vec<Pair> {
        let text = |what, front, back| Pair { what, front, back, least: TEXT };
        let shape = |what, front, back| Pair { what, front, back, least: SHAPE };
        let mut pairs = vec![
            text("text", self.text, self.panel),
            text("text on a control", self.text, self.control()),
            text("text on the focus", self.text, self.control_focused()),
            text("muted text", self.muted, self.panel),
            text("muted text on a control", self.muted, self.control()),
            text("text of what cannot be used", self.unusable(), self.panel),
            text("accent as text", self.accent, self.panel),
            text("danger as text", self.danger, self.panel),
            text("text on the accent", self.on_accent(), self.accent),
            text("text on the room", self.text, self.room()),
            text("coordinates", self.line, self.board),
            text("digit on a mark", self.danger_on_board().outline(), self.danger_on_board()),
            shape("focus ring", self.accent, self.room()),
            shape("forbidden point", self.danger_on_board(), self.board),
            shape("black and white stones", self.stones.black, self.stones.white),
        ];
        pairs.extend(self.control_edge().map(|edge| shape("edge of a control", edge, self.panel)));
        for stone in Color::BOTH {
            let body = self.stones[stone];
            let (rim, _) = self.rim(stone);
            let (on_stone, on_board) = match stone {
                Color::Black => ("number on a black stone", "black stone on the board"),
                Color::White => ("number on a white stone", "white stone on the board"),
            };
            pairs.push(text(on_stone, self.ink_on(Some(stone)), body));
            pairs.push(text("number of the last move", self.accent_on(stone), body));
            // A stone is seen by its body or by its rim, whichever stands out.
            let seen = if rim.contrast(self.board) > body.contrast(self.board) { rim } else { body };
            pairs.push(Pair { least: 2.5, ..shape(on_board, seen, self.board) });
        }
        pairs
    }

    /// The pairs that differ less than they should.
    pub fn faint(&self) -> Vec<Pair> {
        self.pairs().into_iter().filter(|pair| pair.contrast() < pair.least).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::built_in;

    #[test]
    fn every_pair_of_our_themes_has_its_contrast() {
        for named in built_in() {
            let least = if named.id.as_str() == "high-contrast" { 7.0 } else { 0.0 };
            for pair in named.theme.pairs() {
                let (has, needs) = (pair.contrast(), pair.least.max(least));
                assert!(has >= needs, "{}: {} {has:.1}, not {needs}", named.id, pair.what);
            }
        }
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        let theme = Theme { muted: Rgb(0x30, 0x28, 0x20), line: Rgb(0xc0, 0x90, 0x50), ..Theme::default() };
        let faint: Vec<&str> = theme.faint().iter().map(|pair| pair.what).collect();
        assert_eq!(
            faint,
            ["muted text", "muted text on a control", "text of what cannot be used", "coordinates"]
        );
    }
}
