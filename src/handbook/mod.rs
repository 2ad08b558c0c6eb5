//! The handbook: a page for each rule and opening as values, with pictures that the rules themselves draw.
//!
//! A page is data: paragraphs, and [figures](Figure) that are stepped through. A figure says only which stones are laid
//! and what is played, as an [example](crate::game::example); what is seen, from winning rows to liberties and points
//! counted, is asked of [`gomoku`](crate::gomoku) and of [`go`](crate::go). What is said are [`Words`]: ids of texts
//! with values, which a program puts into a language. Each step has its claims, and tests ask the rules for all of
//! them.

mod caro;
mod figure;
mod five;
mod forbidden;
mod go;
mod openings;
mod puzzle;
mod renju;
mod scene;
mod sum;
#[cfg(test)]
mod tests;
mod told;
mod topic;
mod words;

pub use figure::{Claim, Figure, Shot, Show, Steps};
pub use go::Lesson;
pub use go::sets::{counting_id, facts};
pub use puzzle::cover;
pub use scene::{GoMarks, Players, Scene};
pub use sum::{Cell, Row, Sum, handicap_table};
pub use topic::Topic;
pub use words::{Arg, Words, go_rules_id, rule_id};

use crate::go::RuleSet;

/// One part of a page.
pub enum Part {
    /// A paragraph, by the id of its text.
    Text(&'static str),
    /// A picture of the rules.
    Figure(Figure),
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
    pub const fn figure(&self) -> Option<&Figure> {
        if let Self::Figure(figure) = self { Some(figure) } else { None }
    }

    /// All that the part says.
    fn words(&self) -> Vec<Words> {
        let of_rows = |rows: Vec<Row>| rows.into_iter().flat_map(Row::words);
        match self {
            Self::Text(id) => vec![(*id).into()],
            Self::Facts(set) => facts(*set).into_iter().flatten().collect(),
            Self::GoTable => of_rows(handicap_table()).collect(),
            Self::Link(_) | Self::Cover(_) => Vec::new(),
            Self::Figure(figure) => {
                let said = (0..figure.n_steps()).flat_map(|step| {
                    let rows = figure.sum(step).map_or(Vec::new(), |sum| sum.rows);
                    of_rows(rows).chain([figure.sentence(step)])
                });
                said.collect()
            }
        }
    }
}
