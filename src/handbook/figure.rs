//! A figure: a picture that is stepped through, with a sentence at each step and sometimes a sum.

use super::scene::Scene;
use super::words::Words;
use crate::go::{HalfPoints, Outcome};

/// What is shown in steps.
pub trait Figure {
    /// The name of the figure.
    fn name(&self) -> &'static str;
    /// The number of steps, at least one.
    fn n_steps(&self) -> usize;
    /// What is seen at a step.
    fn scene(&self, step: usize) -> Scene;
    /// What is said at a step.
    fn sentence(&self, step: usize) -> Words;
    /// What is added up at a step, if anything is.
    fn sum(&self, _step: usize) -> Option<Sum> {
        None
    }
}

/// A sum and what comes of it.
#[derive(Clone, Debug)]
pub struct Sum {
    /// What is added up, and the total; none where only the result is told.
    pub rows: Vec<Row>,
    /// What comes of it.
    pub outcome: Outcome,
}

/// A name and its numbers.
#[derive(Clone, Debug)]
pub struct Row {
    /// What is counted; the heads of the columns have none.
    pub name: Option<Words>,
    /// The numbers, as many in each row.
    pub cells: Vec<Cell>,
    /// A line lies above the row, and it stands out.
    pub is_total: bool,
}

/// What stands in a column.
#[derive(Clone, Debug)]
pub enum Cell {
    /// The head of the column.
    Head(Words),
    /// Points of Go.
    Points(HalfPoints),
    /// Nothing to be counted.
    Nothing,
}

impl Row {
    /// All that the row says.
    pub(super) fn words(self) -> impl Iterator<Item = Words> {
        let heads = self
            .cells
            .into_iter()
            .filter_map(|cell| if let Cell::Head(head) = cell { Some(head) } else { None });
        self.name.into_iter().chain(heads)
    }
}
