//! Handicap and komi.

use crate::go::{DEFAULT_SIZE, Handicap, Position, RuleSet, Setup};
use crate::handbook::figure::{Cell, Figure, Row};
use crate::handbook::scene::Scene;
use crate::handbook::words::{Arg, Words, go_rules_id};
use crate::handbook::{Part, Topic};

pub(super) const PAGE: &[Part] = &[
    Part::Text("rules-go-handicap-komi"),
    Part::Text("rules-go-handicap-intro"),
    Part::Text("rules-go-handicap-bonus"),
    Part::GoTable,
    Part::Handicap(HandicapStones),
    Part::Link(Topic::GoRules(RuleSet::Japanese)),
];

/// The smallest handicap.
const FEWEST: u16 = 2;
/// The handicap that the table takes for an example.
pub(super) const EXAMPLE: u16 = 4;

/// A figure of the handicap stones on their customary places, from the smallest number to the largest.
pub struct HandicapStones;

/// The position with which the game of a step begins.
pub(super) fn position(step: usize) -> Position {
    let setup = Handicap::fixed(DEFAULT_SIZE, n_stones(step)).map(|stones| Setup::handicap(&stones));
    let position = setup.ok().and_then(|setup| setup.position(RuleSet::Japanese.rules()).ok());
    position.expect("a test holds that every step has its stones")
}

/// How many stones a step shows.
const fn n_stones(step: usize) -> u16 {
    FEWEST + step as u16
}

impl Figure for HandicapStones {
    fn name(&self) -> &'static str {
        "go-handicap"
    }

    fn n_steps(&self) -> usize {
        usize::from(Handicap::max_fixed(DEFAULT_SIZE) - FEWEST) + 1
    }

    fn scene(&self, step: usize) -> Scene {
        Scene { stones: position(step).stones().collect(), ..Scene::empty(DEFAULT_SIZE) }
    }

    fn sentence(&self, step: usize) -> Words {
        Words::with("rules-handicap-stones", [("n", Arg::Number(n_stones(step).into()))])
    }
}

/// Komi in an even game, and what White is given for some handicap stones, by every rule set.
pub fn table() -> Vec<Row> {
    let example = Words::with("rules-table-stones", [("n", Arg::Number(EXAMPLE.into()))]);
    let head = ["rules-sum-komi".into(), example].map(Cell::Head);
    let rows = RuleSet::ALL.into_iter().map(|set| {
        let rules = set.rules();
        let given = [rules.komi.points(), rules.handicap_bonus.for_stones(EXAMPLE)];
        let cells = given.map(Cell::Points).to_vec();
        Row { name: Some(go_rules_id(set).into()), cells, is_total: false }
    });
    std::iter::once(Row { name: None, cells: head.to_vec(), is_total: false }).chain(rows).collect()
}
