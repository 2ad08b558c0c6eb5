//! A match as a record.

use super::writer::write_tree;
use crate::board::{BoardSize, ByColor, Color};
use crate::game::tree::{Coord, GameKind, InfoKey, Played, RecordResult, RecordSize, Tree, WinMargin};
use crate::game::{GameSetup, Match, Outcome, WinBy};
use crate::go::Handicap;
use crate::gomoku::Rule;

/// The match as a collection of one game tree; the names are those of the players.
///
/// ```
/// # use goishi::{board::ByColor, game::{Match, MatchSetup}, record::sgf};
/// let mut game = Match::new(MatchSetup::default());
/// game.play(game.size().center())?;
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
    let (kind, rules) = match game.setup().game {
        GameSetup::Gomoku(gomoku) => (GameKind::FiveInARow, rule_name(gomoku.rule)),
        GameSetup::Go(go) => (GameKind::Go, go.rules.sgf_name()),
    };
    let mut tree = Tree::new(kind, RecordSize::from(game.size()));
    tree.set_info(InfoKey::Rules, rules);
    if let GameSetup::Go(go) = game.setup().game {
        tree.set_komi(Some(go.komi));
        handicap(&mut tree, game.size(), go.handicap);
    }
    for color in Color::BOTH {
        tree.set_info(InfoKey::Player(color), &names[color]);
    }
    tree.set_result(game.outcome().map(result));
    let position = game.position();
    let mut at = tree.root();
    for (i, made) in position.moves().enumerate() {
        let played = Played { color: position.color_of_move(i), place: made.point().map(Coord::from) };
        at = tree.add_as_read(at, Some(played));
    }
    tree
}

/// The number of handicap stones and where they stand.
fn handicap(tree: &mut Tree, size: BoardSize, n_stones: u8) {
    let Ok(handicap) = Handicap::fixed(size, n_stones.into()) else { return };
    tree.set_handicap(Some(n_stones.into()));
    for &point in handicap.points() {
        tree.set_up(tree.root(), point.into(), Some(Color::Black)).expect("the stones lie on their board");
    }
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
        WinBy::Score(margin) => WinMargin::Points(margin),
        WinBy::Resignation => WinMargin::Resignation,
        WinBy::Forbidden { .. } => WinMargin::Forfeit,
        WinBy::Five(_) => WinMargin::Unsaid,
    };
    RecordResult::Win { winner, by }
}
