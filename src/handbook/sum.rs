//! Sums: what a count of Go comes to, and what White is given.

use super::words::{Arg, Words, go_rules_id};
use crate::board::Color;
use crate::go::{HalfPoints, Outcome, Part, RuleSet, Score};

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

/// The handicap that the table takes for an example.
pub(super) const EXAMPLE: u16 = 4;

impl Row {
    fn head(columns: [Words; 2]) -> Self {
        Self { name: None, cells: columns.map(Cell::Head).to_vec(), is_total: false }
    }

    /// All that the row says.
    pub(super) fn words(self) -> impl Iterator<Item = Words> {
        let heads = self.cells.into_iter().filter_map(|cell| match cell {
            Cell::Head(head) => Some(head),
            Cell::Points(_) | Cell::Nothing => None,
        });
        self.name.into_iter().chain(heads)
    }
}

impl Sum {
    /// The lines of a count, both sides side by side.
    pub(super) fn of(score: &Score) -> Self {
        let sides = Color::BOTH.map(|color| score.lines(color));
        let mut parts: Vec<Part> = Vec::new();
        for (part, _) in sides.iter().flatten() {
            if !parts.contains(part) {
                parts.push(*part);
            }
        }
        let mut rows = vec![Row::head(["color-black", "color-white"].map(Words::from))];
        for part in parts {
            let of = |lines: &Vec<(Part, HalfPoints)>| {
                let found = lines.iter().find(|(other, _)| *other == part);
                found.map_or(Cell::Nothing, |(_, points)| Cell::Points(*points))
            };
            let cells = sides.iter().map(of).collect();
            rows.push(Row { name: Some(part_id(part).into()), cells, is_total: false });
        }
        let totals = Color::BOTH.map(|color| Cell::Points(score.total(color)));
        rows.push(Row { name: Some("rules-sum-total".into()), cells: totals.to_vec(), is_total: true });
        Self { rows, outcome: score.outcome() }
    }
}

/// Komi in an even game, and what White is given for some handicap stones, by every rule set.
pub fn handicap_table() -> Vec<Row> {
    let example = Words::with("rules-table-stones", [("n", Arg::Number(EXAMPLE.into()))]);
    let rows = RuleSet::ALL.into_iter().map(|set| {
        let rules = set.rules();
        let given = [rules.komi.points(), rules.handicap_bonus.for_stones(EXAMPLE)];
        Row { name: Some(go_rules_id(set).into()), cells: given.map(Cell::Points).to_vec(), is_total: false }
    });
    std::iter::once(Row::head(["rules-sum-komi".into(), example])).chain(rows).collect()
}

/// The id of the name of a line.
const fn part_id(part: Part) -> &'static str {
    match part {
        Part::Stones => "rules-sum-stones",
        Part::Territory => "rules-sum-territory",
        Part::Prisoners => "rules-sum-prisoners",
        Part::DeadStones => "rules-sum-dead",
        Part::Komi => "rules-sum-komi",
        Part::HandicapBonus => "rules-sum-bonus",
    }
}
