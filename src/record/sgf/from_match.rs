//! A match as a record.

use super::writer::write_tree;
use crate::board::{ByColor, Color};
use crate::game::Match;
use crate::game::tree::{InfoKey, Tree};

/// The match with all its branches as a collection of one game tree; the names are those of the players.
///
/// Reading it and [`Match::from_record`] restore the match as it stands.
///
/// ```
/// # use goishi::{board::ByColor, game::{Match, MatchSetup}, record::sgf};
/// let mut game = Match::new(MatchSetup::default());
/// game.play(game.size().center())?;
/// let names = ByColor { black: "Ann".to_owned(), white: "Bo]b".to_owned() };
/// let text = sgf::write(&game, &names);
/// assert!(text.starts_with("(;FF[4]GM[4]CA[UTF-8]"));
/// assert!(text.contains("PW[Bo\\]b]"));
/// assert!(text.contains(";B[hh]"));
/// let mut read = sgf::read(text.as_bytes());
/// let again = Match::from_record(read.games.remove(0))?;
/// assert_eq!(again.seats(), game.seats());
/// assert_eq!(again.position().stone(game.size().center()), Some(goishi::board::Color::Black));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write(game: &Match, names: &ByColor<String>) -> String {
    write_tree(&tree_of(game, names))
}

/// The match as a tree with the names of the players, see [`Match::to_tree`]; a name without letters leaves the
/// one in the record.
pub fn tree_of(game: &Match, names: &ByColor<String>) -> Tree {
    let mut tree = game.to_tree();
    for color in Color::BOTH {
        if !names[color].is_empty() {
            tree.set_info(InfoKey::Player(color), &names[color]);
        }
    }
    tree
}
