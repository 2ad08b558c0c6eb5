//! A point of the board in words.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::table::shown::Shown;
use crate::app::text::Language;
use crate::app::theme::LookSettings;
use crate::board::coord::Notation;
use crate::board::{Color, Point};
use crate::game::Move;

/// What names points and says what stands on them.
#[derive(SystemParam)]
pub(crate) struct PointWords<'w> {
    texts: Res<'w, Language>,
    look: Res<'w, LookSettings>,
    shown: Res<'w, Shown>,
}

impl PointWords<'_> {
    /// Whether what is said of points may differ from what was said before.
    pub(crate) fn is_changed(&self) -> bool {
        self.texts.is_changed() || self.look.is_changed() || self.shown.is_changed()
    }

    /// How points are named here.
    pub(crate) fn notation(&self) -> Notation {
        self.look.coordinates.notation(self.shown.kind())
    }

    /// The name of a point.
    pub(crate) fn name(&self, point: Point) -> String {
        self.shown.grid().name(self.notation(), point)
    }

    /// The name of a point and what stands there: "H8, black, last move".
    pub(crate) fn describe(&self, point: Point) -> String {
        let is_cover = self.shown.cover().is_some();
        let is_taken = self.shown.cover().is_some_and(|cover| cover.n_takers(point) > 0);
        let what = match self.shown.stone(point) {
            Some(_) if is_cover => "point-stone",
            Some(Color::Black) => "point-black",
            Some(Color::White) => "point-white",
            None if is_taken => "point-taken",
            None if self.shown.grid().star_points().any(|star| star == point) => "point-star",
            None => "point-empty",
        };
        let words = self.texts.with(what, [("point", self.name(point).into())]);
        let last = if is_cover { None } else { self.shown.position().last_move().and_then(Move::point) };
        if last == Some(point) { self.texts.with("point-last", [("what", words.into())]) } else { words }
    }

    /// A message with a point and a number in it.
    pub(crate) fn say(&self, id: &str, point: Point, n: usize) -> String {
        self.texts.with(id, [("point", self.name(point).into()), ("n", n.into())])
    }
}
