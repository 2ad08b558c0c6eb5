//! Marks on points, labels, lines and areas of a node.

use std::borrow::Cow;

use super::{Coord, Field, Key, NodeId, Tree};
use crate::board::Color;

/// A mark on a point; a point has one at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A triangle.
    Triangle,
    /// A square.
    Square,
    /// A circle.
    Circle,
    /// An X.
    Cross,
    /// Selected: its look is left to the program.
    Selected,
}

impl Mark {
    /// All marks, in the order in which a file has them.
    pub const ALL: [Self; 5] = [Self::Triangle, Self::Square, Self::Circle, Self::Cross, Self::Selected];
}

/// A short text on a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label<'a> {
    /// Where.
    pub at: Coord,
    /// The text, in one line.
    pub text: &'a str,
}

impl<'a> Label<'a> {
    /// The most characters that have room on a point; `FF[4]` speaks of three or four.
    pub const MOST_SHOWN: usize = 4;

    /// What is shown of the text on the board: all of it, or its beginning and a sign that there is more.
    ///
    /// ```
    /// # use goishi::game::tree::{Coord, Label};
    /// let shown = |text| Label { at: Coord::new(0, 0).unwrap(), text }.shown();
    /// assert_eq!(["12", "seki", "seki?", "10.5k"].map(shown), ["12", "seki", "sek…", "10…"]);
    /// ```
    pub fn shown(&self) -> Cow<'a, str> {
        let mut rest = self.text.char_indices().skip(Self::MOST_SHOWN - 1);
        match (rest.next(), rest.next()) {
            // Four dots in a row would say nothing.
            (Some((end, _)), Some(_)) => {
                Cow::Owned(format!("{}…", self.text[..end].trim_end_matches(['.', ',', ' '])))
            }
            _ => Cow::Borrowed(self.text),
        }
    }
}

/// A straight line between two points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    /// Where it begins.
    pub from: Coord,
    /// Where it ends.
    pub to: Coord,
    /// What it ends with.
    pub end: LineEnd,
}

/// What a line ends with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineEnd {
    /// Nothing.
    Plain,
    /// The head of an arrow.
    Arrow,
}

impl Tree {
    /// The marks of a node, kind by kind and row by row.
    pub fn marks(&self, node: NodeId) -> Vec<(Coord, Mark)> {
        let of_kind = |mark: Mark| {
            self.points(node, Field::of_mark(mark)).iter().map(move |coord| (coord, mark)).collect::<Vec<_>>()
        };
        Mark::ALL.into_iter().flat_map(of_kind).collect()
    }

    /// Puts a mark on a point in place of the one it has, or takes it away.
    pub fn set_mark(&mut self, node: NodeId, at: Coord, mark: Option<Mark>) {
        for kind in Mark::ALL {
            self.edit_points(node, Field::of_mark(kind), at, Some(kind) == mark);
        }
    }

    /// The labels of a node, in their order.
    pub fn labels(&self, node: NodeId) -> Vec<Label<'_>> {
        let read = |value: &'_ str| -> Option<(Coord, usize)> {
            let colon = value.find(':')?;
            Some((Coord::from_letters(&value[..colon])?, colon + 1))
        };
        let values = self.text(node, Field::Labels.into()).into_iter().flat_map(super::Property::values);
        values.filter_map(|value| read(value).map(|(at, text)| Label { at, text: &value[text..] })).collect()
    }

    /// Puts a label on a point in place of the one it has; without text the label is taken away.
    pub fn set_label(&mut self, node: NodeId, at: Coord, text: &str) {
        let mut values: Vec<String> = self
            .labels(node)
            .iter()
            .filter(|label| label.at != at)
            .map(|label| format!("{}:{}", label.at, label.text))
            .collect();
        if !text.is_empty() {
            values.push(format!("{at}:{}", super::normalized_line(text)));
        }
        self.set_texts(node, Field::Labels.into(), values.iter().map(String::as_str));
    }

    /// The lines and arrows of a node.
    pub fn lines(&self, node: NodeId) -> Vec<Line> {
        let of_kind = |(field, end): (Field, LineEnd)| {
            let values = self.text(node, field.into()).into_iter().flat_map(super::Property::values);
            values.filter_map(move |value| {
                let (from, to) = value.split_once(':')?;
                Some(Line { from: Coord::from_letters(from)?, to: Coord::from_letters(to)?, end })
            })
        };
        LINES.into_iter().flat_map(of_kind).collect()
    }

    /// Draws these lines and no others.
    pub fn set_lines(&mut self, node: NodeId, lines: &[Line]) {
        for (field, end) in LINES {
            let values: Vec<String> = lines
                .iter()
                .filter(|line| line.end == end)
                .map(|line| format!("{}:{}", line.from, line.to))
                .collect();
            self.set_texts(node, field.into(), values.iter().map(String::as_str));
        }
    }

    /// The points that a node calls territory.
    pub fn territory(&self, node: NodeId) -> Vec<(Coord, Color)> {
        let of_color = |color| {
            self.points(node, territory_of(color)).iter().map(move |at| (at, color)).collect::<Vec<_>>()
        };
        Color::BOTH.into_iter().flat_map(of_color).collect()
    }

    /// Calls a point the territory of a side, or of nobody.
    pub fn set_territory(&mut self, node: NodeId, at: Coord, owner: Option<Color>) {
        for color in Color::BOTH {
            self.edit_points(node, territory_of(color), at, Some(color) == owner);
        }
    }

    /// The points that a node dims: `None` where it goes on with those of the node before, and no points
    /// where nothing is dim any more.
    pub fn dimmed(&self, node: NodeId) -> Option<Vec<Coord>> {
        self.text(node, Field::Dimmed.into()).map(|_| self.points(node, Field::Dimmed).iter().collect())
    }

    /// Dims these points from here on, see [`Self::dimmed`].
    pub fn set_dimmed(&mut self, node: NodeId, points: Option<&[Coord]>) {
        self.set_inherited(node, Field::Dimmed, points);
    }

    /// The points that a node shows: `None` where it goes on as the node before, and no points where the whole
    /// board is shown again.
    pub fn visible(&self, node: NodeId) -> Option<Vec<Coord>> {
        self.text(node, Field::Visible.into()).map(|_| self.points(node, Field::Visible).iter().collect())
    }

    /// Shows these points only from here on, see [`Self::visible`].
    pub fn set_visible(&mut self, node: NodeId, points: Option<&[Coord]>) {
        self.set_inherited(node, Field::Visible, points);
    }

    fn set_inherited(&mut self, node: NodeId, field: Field, points: Option<&[Coord]>) {
        let mut values: Vec<String> = points.unwrap_or_default().iter().map(Coord::to_string).collect();
        if points.is_some_and(<[Coord]>::is_empty) {
            values.push(String::new());
        }
        self.set_texts(node, Key::Field(field), values.iter().map(String::as_str));
    }

    /// The points of a property that lists points or rectangles; what is unreadable is left out.
    fn points(&self, node: NodeId, field: Field) -> PointSet {
        let mut points = PointSet::default();
        for value in self.text(node, field.into()).into_iter().flat_map(super::Property::values) {
            let (from, to) = value.split_once(':').unwrap_or((value, value));
            if let (Some(from), Some(to)) = (Coord::from_letters(from), Coord::from_letters(to)) {
                points.add(from, to);
            }
        }
        points
    }

    /// Adds a point to a list of points or takes it away; a list that already is right is not touched.
    fn edit_points(&mut self, node: NodeId, field: Field, at: Coord, wanted: bool) {
        let mut points = self.points(node, field);
        if points.contains(at) == wanted {
            return;
        }
        points.set(at, wanted);
        let values: Vec<String> = points.iter().map(|coord| coord.to_string()).collect();
        self.set_texts(node, Key::Field(field), values.iter().map(String::as_str));
    }
}

/// Both kinds of lines, in the order in which a node has them.
const LINES: [(Field, LineEnd); 2] = [(Field::Arrows, LineEnd::Arrow), (Field::Lines, LineEnd::Plain)];

const fn territory_of(color: Color) -> Field {
    Field::of_color(color, [Field::BlackTerritory, Field::WhiteTerritory])
}

/// A set of points: a row of bits for each row of the largest board.
#[derive(Clone, Debug)]
pub(super) struct PointSet([u64; Coord::LIMIT as usize]);

impl Default for PointSet {
    fn default() -> Self {
        Self([0; Coord::LIMIT as usize])
    }
}

impl PointSet {
    /// Adds the rectangle between two opposite corners.
    pub(super) fn add(&mut self, a: Coord, b: Coord) {
        let columns = a.x().min(b.x())..=a.x().max(b.x());
        let row = columns.fold(0, |row, x| row | 1 << x);
        for y in a.y().min(b.y())..=a.y().max(b.y()) {
            self.0[usize::from(y)] |= row;
        }
    }

    pub(super) fn contains(&self, at: Coord) -> bool {
        self.0[usize::from(at.y())] >> at.x() & 1 == 1
    }

    pub(super) fn set(&mut self, at: Coord, wanted: bool) {
        let row = &mut self.0[usize::from(at.y())];
        *row = *row & !(1 << at.x()) | u64::from(wanted) << at.x();
    }

    /// The points row by row.
    pub(super) fn iter(&self) -> impl Iterator<Item = Coord> + '_ {
        let rows = (0..Coord::LIMIT).filter(|y| self.0[usize::from(*y)] != 0);
        let all = rows.flat_map(|y| (0..Coord::LIMIT).filter_map(move |x| Coord::new(x, y)));
        all.filter(|at| self.contains(*at))
    }
}
