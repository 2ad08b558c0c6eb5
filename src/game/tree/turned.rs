//! A record seen from another side of the board.

use super::{Coord, Field, Tree};
use crate::board::{PointSet, Symmetry};
use crate::game::Counting;
use crate::game::tree::{Area, Deed, Played};
use crate::go::Judgment;

/// The texts that name points: alone, two opposite corners, or two ends.
const OF_POINTS: [Field; 19] = [
    Field::BlackStones,
    Field::WhiteStones,
    Field::Cleared,
    Field::Triangles,
    Field::Squares,
    Field::Circles,
    Field::Crosses,
    Field::Selected,
    Field::Labels,
    Field::Arrows,
    Field::Lines,
    Field::Dimmed,
    Field::Visible,
    Field::BlackTerritory,
    Field::WhiteTerritory,
    Field::Offer,
    Field::Dead,
    Field::Seki,
    Field::Proposed,
];

impl Tree {
    /// Turns or mirrors everything that the record has on its board, in all nodes; what is foreign stays as it is.
    /// Nothing is done on a board that is none of [ours](super::RecordSize::board).
    pub fn turn(&mut self, symmetry: Symmetry) {
        let Some(size) = self.size().board() else { return };
        let image = |at: Coord| at.point(size).map_or(at, |point| symmetry.apply(point, size).into());
        let images = |points: &PointSet| points.iter().map(|point| symmetry.apply(point, size)).collect();
        let judged =
            |judgment: &Judgment| Judgment { dead: images(&judgment.dead), seki: images(&judgment.seki) };
        let nodes: Vec<_> = self.preorder(self.root()).collect();
        for node in nodes {
            if let Some(played) = self.played(node) {
                self.set_played(node, Some(Played { place: played.place.map(image), ..played }));
            }
            let areas = self.areas(node).iter();
            let areas = areas.map(|area| Area { from: image(area.from), to: image(area.to), ..*area });
            let areas: Box<[Area]> = areas.collect();
            if !areas.is_empty() {
                self.set_areas(node, areas);
            }
            if let Some(Deed::Offer(at)) = self.deed(node) {
                self.set_deed(node, Some(Deed::Offer(image(at))));
            }
            if let Some(count) = self.count(node) {
                let proposed = count.proposed().map(judged);
                let count = Counting::resumed(judged(count.judgment()), proposed.as_ref(), count.agreed());
                self.set_count(node, &count);
            }
            for field in OF_POINTS {
                let Some(text) = self.text(node, field.into()) else { continue };
                let values: Vec<String> = text.values().map(|value| turned(value, field, image)).collect();
                self.set_texts(node, field.into(), values.iter().map(String::as_str));
            }
        }
    }
}

/// A value with the images of its points.
fn turned(value: &str, field: Field, image: impl Fn(Coord) -> Coord) -> String {
    let name =
        |name: &str| Coord::from_letters(name).map_or_else(|| name.to_owned(), |at| image(at).to_string());
    match value.split_once(':') {
        Some((at, text)) if field == Field::Labels => format!("{}:{text}", name(at)),
        Some((from, to)) => format!("{}:{}", name(from), name(to)),
        None => name(value),
    }
}
