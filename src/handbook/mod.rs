//! The handbook: a page for each rule and opening as values, with pictures that the rules themselves draw.
//!
//! A page is data: paragraphs, and figures that are stepped through. A [`Figure`] is a [`Study`], a [`Script`] or a
//! [`GoStudy`]; they say only which stones are laid, and what is seen, from winning rows to liberties and points
//! counted, is asked of [`gomoku`](crate::gomoku) and of [`go`](crate::go). What is said are [`Words`]: ids of texts
//! with values, which a program puts into a language. Tests hold that each picture shows what its sentence says.

mod caro;
mod figure;
mod five;
mod forbidden;
mod go;
mod openings;
mod puzzle;
mod renju;
mod scene;
mod script;
mod study;
#[cfg(test)]
mod tests;
mod topic;
mod words;

pub use figure::{Cell, Figure, Row, Sum};
pub use go::Lesson;
pub use go::handicap::{HandicapStones, table as handicap_table};
pub use go::sets::{counting_id, facts};
pub use go::study::GoStudy;
pub use puzzle::cover;
pub use scene::{GoMarks, Players, Scene};
pub use script::Script;
pub use study::Study;
pub use topic::Topic;
pub use words::{Arg, Words, go_rules_id, rule_id};

use crate::go::RuleSet;

/// One part of a page.
pub enum Part {
    /// A paragraph, by the id of its text.
    Text(&'static str),
    /// A picture of the rules.
    Study(Study),
    /// A picture of an opening.
    Script(Script),
    /// A picture of Go.
    Go(GoStudy),
    /// The picture of the handicap stones.
    Handicap(HandicapStones),
    /// What a rule set of Go says, point by point.
    Facts(RuleSet),
    /// What White is given by each rule set of Go.
    GoTable,
    /// A button that leads to another page.
    Link(Topic),
    /// A board of the puzzle with its stones and what they take, by its drawing.
    Cover(&'static str),
}

impl Part {
    /// The figure, where the part is one.
    pub fn figure(&self) -> Option<&dyn Figure> {
        match self {
            Self::Study(study) => Some(study),
            Self::Script(script) => Some(script),
            Self::Go(study) => Some(study),
            Self::Handicap(stones) => Some(stones),
            Self::Text(_) | Self::Facts(_) | Self::GoTable | Self::Link(_) | Self::Cover(_) => None,
        }
    }

    /// All that the part says.
    fn words(&self) -> Vec<Words> {
        let of_rows = |rows: Vec<Row>| rows.into_iter().flat_map(Row::words).collect();
        match self {
            Self::Text(id) => vec![(*id).into()],
            Self::Facts(set) => facts(*set).into_iter().flatten().collect(),
            Self::GoTable => of_rows(handicap_table()),
            Self::Link(_) | Self::Cover(_) => Vec::new(),
            Self::Study(_) | Self::Script(_) | Self::Go(_) | Self::Handicap(_) => {
                let figure = self.figure().into_iter();
                let steps = figure.flat_map(|figure| (0..figure.n_steps()).map(move |step| (figure, step)));
                let said = steps.flat_map(|(figure, step)| {
                    let rows = figure.sum(step).map_or(Vec::new(), |sum| sum.rows);
                    rows.into_iter().flat_map(Row::words).chain([figure.sentence(step)])
                });
                said.collect()
            }
        }
    }
}
