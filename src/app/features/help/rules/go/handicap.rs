//! Handicap and komi.

use crate::app::features::help::rules::figure::Figure;
use crate::app::features::help::rules::scene::Scene;
use crate::app::features::help::rules::table::Row;
use crate::app::features::help::rules::{Part, Topic};
use crate::app::text::Texts;
use crate::app::words::go_rules_id;
use crate::go::{DEFAULT_SIZE, Handicap, Position, RuleSet, Setup};

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
pub(crate) const EXAMPLE: u16 = 4;

/// A figure of the handicap stones on their customary places, from the smallest number to the largest.
pub(crate) struct HandicapStones;

/// The position with which the game of a step begins.
pub(crate) fn position(step: usize) -> Position {
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

    fn sentence(&self, texts: &Texts, step: usize) -> String {
        texts.with("rules-handicap-stones", [("n", n_stones(step).into())])
    }
}

/// Komi in an even game, and what White is given for some handicap stones, by every rule set.
pub(crate) fn table(texts: &Texts) -> Vec<Row> {
    let example = texts.with("rules-table-stones", [("n", EXAMPLE.into())]);
    let head =
        Row { name: String::new(), cells: vec![texts.get("rules-sum-komi"), example], is_total: false };
    let rows = RuleSet::ALL.into_iter().map(|set| {
        let rules = set.rules();
        let bonus = rules.handicap_bonus.for_stones(EXAMPLE);
        let cells = vec![texts.points(rules.komi.points()), texts.points(bonus)];
        Row { name: texts.get(go_rules_id(set)), cells, is_total: false }
    });
    std::iter::once(head).chain(rows).collect()
}
