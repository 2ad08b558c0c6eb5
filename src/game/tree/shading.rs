//! What of the board a node dims or leaves out.

use super::{Coord, NodeId, Tree};

/// The points that are not seen as usual at a node; none lies in both lists.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shading {
    /// Points that are dim (`DD`), row by row.
    pub dimmed: Vec<Coord>,
    /// Points outside the part that is shown (`VW`), row by row.
    pub hidden: Vec<Coord>,
}

impl Shading {
    /// Whether the whole board is seen as usual.
    pub const fn is_empty(&self) -> bool {
        self.dimmed.is_empty() && self.hidden.is_empty()
    }
}

impl Tree {
    /// What is dim and what is left out at a node: both go on from node to node until another one says otherwise
    /// (`FF[4]`, `DD` and `VW`).
    pub fn shading(&self, node: NodeId) -> Shading {
        let (mut dimmed, mut visible) = (Vec::new(), Vec::new());
        for node in self.path(node) {
            dimmed = self.dimmed(node).unwrap_or(dimmed);
            visible = self.visible(node).unwrap_or(visible);
        }
        let size = self.size();
        let all =
            || (0..size.rows()).flat_map(move |y| (0..size.columns()).filter_map(move |x| Coord::new(x, y)));
        // Without a point that is shown the whole board is.
        let is_hidden = |at: &Coord| !visible.is_empty() && !visible.contains(at);
        dimmed.retain(|at| size.contains(*at) && !is_hidden(at));
        Shading { hidden: all().filter(is_hidden).collect(), dimmed }
    }
}

/// The unbroken rows of points that follow one another row by row, each by its first and last one.
pub fn runs(points: &[Coord]) -> Vec<(Coord, Coord)> {
    let mut runs: Vec<(Coord, Coord)> = Vec::new();
    for &at in points {
        match runs.last_mut() {
            Some((_, last)) if last.y() == at.y() && last.x() + 1 == at.x() => *last = at,
            _ => runs.push((at, at)),
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_broken_where_a_point_is_missing() {
        let at = |x, y| Coord::new(x, y).unwrap();
        let points = [at(0, 0), at(1, 0), at(3, 0), at(4, 0), at(0, 1)];
        assert_eq!(runs(&points), [(at(0, 0), at(1, 0)), (at(3, 0), at(4, 0)), (at(0, 1), at(0, 1))]);
        assert_eq!(runs(&[]), []);
    }
}
