//! A match as a record.

use super::writer::write_tree;
use crate::board::{ByColor, Color};
use crate::game::tree::{Coord, GameKind, InfoKey, Move, RecordResult, RecordSize, Tree, WinMargin};
use crate::game::{Match, Outcome, WinBy};
use crate::gomoku::Rule;

/// The match as a collection of one game tree; the names are those of the players.
///
/// ```
/// # use goishi::{board::ByColor, game::{Match, MatchSetup}, record::sgf};
/// let mut game = Match::new(MatchSetup::default());
/// game.play(game.setup().size.center())?;
/// let names = ByColor { black: "Ann".to_owned(), white: "Bo]b".to_owned() };
/// let text = sgf::write(&game, &names);
/// assert!(text.starts_with("(;FF[4]GM[4]CA[UTF-8]"));
/// assert!(text.contains("PW[Bo\\]b]"));
/// assert!(text.ends_with(";B[hh])\n"));
/// # Ok::<(), goishi::game::Illegal>(())
/// ```
pub fn write(game: &Match, names: &ByColor<String>) -> String {
    write_tree(&tree_of(game, names))
}

/// The match as a tree with one line.
pub fn tree_of(game: &Match, names: &ByColor<String>) -> Tree {
    let setup = game.setup();
    let mut tree = Tree::new(GameKind::FiveInARow, RecordSize::from(setup.size));
    tree.set_info(InfoKey::Rules, rule_name(setup.rule));
    for color in Color::BOTH {
        tree.set_info(InfoKey::Player(color), &names[color]);
    }
    tree.set_result(game.outcome().map(result));
    let position = game.position();
    let mut at = tree.root();
    for (i, &point) in position.moves().iter().enumerate() {
        let played = Move::stone(position.color_of_move(i), Coord::from(point));
        at = tree.add_as_read(at, Some(played));
    }
    tree
}

/// The name of a rule, as programs write it.
const fn rule_name(rule: Rule) -> &'static str {
    match rule {
        Rule::Freestyle => "Freestyle",
        Rule::Standard => "Standard",
        Rule::Caro | Rule::CaroOverline => "Caro",
        Rule::Renju => "Renju",
    }
}

const fn result(outcome: Outcome) -> RecordResult {
    let (winner, by) = match outcome {
        Outcome::Draw(_) => return RecordResult::Draw,
        Outcome::Win { winner, by } => (winner, by),
    };
    let by = match by {
        WinBy::Resignation => WinMargin::Resignation,
        WinBy::Forbidden { .. } => WinMargin::Forfeit,
        WinBy::Five(_) => WinMargin::Unsaid,
    };
    RecordResult::Win { winner, by }
}
