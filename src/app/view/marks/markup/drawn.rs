//! What a node of a record draws on the board.

use bevy::prelude::*;

use crate::board::{Color, Point};
use crate::game::Match;
use crate::game::tree::{Coord, LineEnd, Mark, runs};

/// Something that the record draws.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub enum Drawn {
    /// A mark on a point.
    Mark(Point, Mark),
    /// A text on a point.
    Label(Point, String),
    /// The ground of a text, which hides the lines behind it.
    Ground(Point),
    /// A line from point to point.
    Line(Point, Point),
    /// The head of an arrow from point to point.
    Head(Point, Point),
    /// A point where one of several variations goes on.
    Next(Point),
    /// A point that is called the territory of a side.
    Territory(Point, Color),
    /// Points in a row, from the first to the last one, that are dim.
    Dim(Point, Point),
    /// The same for what is left out.
    Hidden(Point, Point),
}

/// What the node where a game stands draws.
pub(super) fn drawn(game: &Match) -> Vec<Drawn> {
    let (tree, node, size) = (game.record(), game.node(), game.size());
    let mut all = Vec::new();
    for line in tree.lines(node) {
        let (Some(from), Some(to)) = (line.from.point(size), line.to.point(size)) else { continue };
        if from == to {
            continue;
        }
        all.push(Drawn::Line(from, to));
        if line.end == LineEnd::Arrow {
            all.push(Drawn::Head(from, to));
        }
    }
    // What the rules count is drawn as such.
    if game.score().is_none() {
        let territory = tree.territory(node).into_iter();
        all.extend(territory.filter_map(|(at, color)| Some(Drawn::Territory(at.point(size)?, color))));
    }
    let marks = tree.marks(node).into_iter();
    all.extend(marks.filter_map(|(at, mark)| Some(Drawn::Mark(at.point(size)?, mark))));
    for label in tree.labels(node) {
        let Some(point) = label.at.point(size) else { continue };
        if game.position().stone(point).is_none() {
            all.push(Drawn::Ground(point));
        }
        all.push(Drawn::Label(point, label.shown().into_owned()));
    }
    all.extend(next_points(game).into_iter().map(Drawn::Next));
    let shading = tree.shading(node);
    let ends = |(first, last): (Coord, Coord)| Some((first.point(size)?, last.point(size)?));
    let rows = |points: &[Coord]| runs(points).into_iter().filter_map(ends).collect::<Vec<_>>();
    all.extend(rows(&shading.dimmed).into_iter().map(|(first, last)| Drawn::Dim(first, last)));
    all.extend(rows(&shading.hidden).into_iter().map(|(first, last)| Drawn::Hidden(first, last)));
    all
}

/// Where the variations of the node go on, if there are several.
fn next_points(game: &Match) -> Vec<Point> {
    let (tree, node) = (game.record(), game.node());
    if tree.first_child(node) == tree.last_child(node) {
        return Vec::new();
    }
    let point = |child| tree.played(child)?.place?.point(game.size());
    let mut points: Vec<Point> = tree.children(node).filter_map(point).collect();
    points.retain(|point| game.position().stone(*point).is_none());
    points.sort_unstable();
    points.dedup();
    points
}
