//! Matches from records, and what the root of a record says before the first move.

use super::tree::{End, GameKind, InfoKey, NodeId, RecordSize, Tree, Understood};
use super::{GameSetup, GoSetup, GomokuSetup, Match, MatchSetup, Placement, Walk};
use crate::board::{BoardSize, Color};
use crate::go::{self, Handicap, Komi};
use crate::gomoku::opening::Opening;
use crate::gomoku::{Rule, SIZES};

/// Why no match can be made of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotPlayable {
    /// It is neither Go nor five in a row; the number is that of `GM`.
    #[error("game {0} is neither Go nor five in a row")]
    OtherGame(u8),
    /// The game is not played on such a board here.
    #[error("the game is not played on a board of {0} here")]
    Size(RecordSize),
}

impl Match {
    /// A match that stands at a node of a record, or at its root where the record does not have the node: a game
    /// that was saved, or one to play on from there. Nothing of the record is lost or changed, but for
    /// what the root has to say about rules and seats.
    ///
    /// What the rules do not know is tolerated, see [`Match::problems`]. A record from elsewhere keeps its result, and
    /// where the moves do not say how the main line ended, its last node has the outcome of the record.
    ///
    /// # Errors
    /// [`NotPlayable`].
    pub fn from_tree(record: Tree, node: NodeId) -> Result<Self, NotPlayable> {
        let setup = MatchSetup::of_tree(&record)?;
        let mut game = Self::at_root(record, setup);
        if !game.record.is_own() {
            if game.record.info(InfoKey::Result).is_some() && game.main_line_result() != game.record.result()
            {
                let end = game.record.main_line().last().unwrap_or(game.record.root());
                game.note_given_result(end);
            }
            game.record.set_seats(setup.seats);
        }
        game.arrive();
        game.walk(Walk::To(node));
        game.last_visited.clear();
        for node in game.record.path(node) {
            game.remember(node);
        }
        Ok(game)
    }

    /// A match that stands where it stood when [`to_tree`](Self::to_tree) made the record; at the end of the main
    /// line of a record from elsewhere.
    ///
    /// # Errors
    /// [`NotPlayable`].
    pub fn from_record(mut record: Tree) -> Result<Self, NotPlayable> {
        let (here, visited) = take_marks(&mut record);
        let end = record.main_line().last();
        let node = here.or(end).unwrap_or(record.root());
        let mut game = Self::from_tree(record, node)?;
        for node in visited {
            game.remember(node);
        }
        Ok(game)
    }

    /// The record with marks that tell [`from_record`](Self::from_record) where the match stands and which branches
    /// were visited last.
    pub fn to_tree(&self) -> Tree {
        let mut tree = self.record.clone();
        if self.is_exchanged() != tree.has_exchanged() {
            tree.exchange_players();
        }
        self.note_thought(&mut tree);
        tree.mark_here(self.node(), true);
        for (parent, child) in &self.last_visited {
            // Without a mark it is the first.
            if tree.parent(*child) == Some(*parent) && tree.first_child(*parent) != Some(*child) {
                tree.mark_visited(*child, true);
            }
        }
        tree
    }

    /// Keeps the result as it is for good; it is the end of a node that has no other.
    fn note_given_result(&mut self, node: NodeId) {
        self.record.set_result_given(true);
        if self.record.end(node).is_none() {
            self.record.set_end(node, Some(End::Given));
        }
    }
}

/// Takes the marks of a file out of a record: where the match stood, and the branches visited last.
fn take_marks(record: &mut Tree) -> (Option<NodeId>, Vec<NodeId>) {
    let having = |is_marked: fn(&Tree, NodeId) -> bool| -> Vec<NodeId> {
        record.preorder(record.root()).filter(|node| is_marked(record, *node)).collect()
    };
    let (here, visited) = (having(Tree::is_here), having(Tree::is_visited));
    record.set_under_way(false);
    for node in &here {
        record.mark_here(*node, false);
    }
    for node in &visited {
        record.mark_visited(*node, false);
    }
    (here.first().copied(), visited)
}

impl MatchSetup {
    /// What a record says before its first move; people sit where it does not say who does.
    ///
    /// # Errors
    /// [`NotPlayable`].
    pub fn of_tree(tree: &Tree) -> Result<Self, NotPlayable> {
        let size = tree.size().board().ok_or(NotPlayable::Size(tree.size()));
        let game = match tree.game() {
            GameKind::Other(number) => return Err(NotPlayable::OtherGame(number)),
            GameKind::Go => go_setup(tree, size?)?.into(),
            GameKind::FiveInARow => gomoku_setup(tree, size?)?.into(),
        };
        let root = tree.root_facts();
        let seats = root.seats.map(|seats| seats.first).unwrap_or_default();
        Ok(Self { game, seats, time: root.time })
    }

    /// A record before its first move.
    pub(in crate::game) fn as_tree(&self) -> Tree {
        let kind = if self.is_go() { GameKind::Go } else { GameKind::FiveInARow };
        let mut tree = Tree::new(kind, RecordSize::from(self.size()));
        if let GameSetup::Go(go) = self.game {
            set_handicap(&mut tree, go);
        }
        self.note_in(&mut tree);
        tree
    }

    /// Says in the root what was chosen; stones that are set up stay.
    pub(super) fn note_in(&self, tree: &mut Tree) {
        match self.game {
            GameSetup::Gomoku(gomoku) => {
                if tree.understood().rule != Some(gomoku.rule) {
                    let rules = Understood { rule: Some(gomoku.rule), rule_set: None, ..tree.understood() };
                    tree.set_rules(rule_name(gomoku.rule), rules);
                }
                tree.set_opening(gomoku.opening);
                tree.set_on_forbidden(gomoku.on_forbidden);
                if gomoku.opening != Opening::Free {
                    tree.set_info(InfoKey::Opening, gomoku.opening.name());
                }
            }
            GameSetup::Go(go) => {
                if tree.understood().rule_set != Some(go.rules) {
                    let rules = Understood { rule: None, rule_set: Some(go.rules), ..tree.understood() };
                    tree.set_rules(go.rules.sgf_name(), rules);
                }
                if tree.komi() != Some(go.komi) {
                    tree.set_komi(Some(go.komi));
                }
            }
        }
        tree.set_seats(self.seats);
        if tree.root_facts().time != self.time {
            tree.set_time(self.time);
        }
    }
}

fn gomoku_setup(tree: &Tree, size: BoardSize) -> Result<GomokuSetup, NotPlayable> {
    if !SIZES.contains(&size.lines()) {
        return Err(NotPlayable::Size(tree.size()));
    }
    // Stones that are set up leave no opening to be played.
    let is_set_up = !tree.areas(tree.root()).is_empty();
    let opening = if is_set_up { Opening::Free } else { tree.root_facts().opening };
    let rule = tree.understood().rule.unwrap_or_default();
    let setup = GomokuSetup { size, rule, opening, on_forbidden: tree.root_facts().on_forbidden };
    Ok(setup.sanitized())
}

fn go_setup(tree: &Tree, size: BoardSize) -> Result<GoSetup, NotPlayable> {
    if !go::is_size(size) {
        return Err(NotPlayable::Size(tree.size()));
    }
    let rules = tree.understood().rule_set.unwrap_or_default();
    let handicap = tree.handicap().and_then(|stones| u8::try_from(stones).ok()).unwrap_or(0);
    // A handicap without komi is the usual one of half a point.
    let usual = if handicap >= 2 { Komi::HALF } else { rules.rules().komi };
    let placement = tree.root_facts().placement;
    Ok(GoSetup { size, rules, handicap, placement, komi: tree.komi().unwrap_or(usual) }.sanitized())
}

/// The number of handicap stones and where they stand, or that Black lays them.
fn set_handicap(tree: &mut Tree, setup: GoSetup) {
    if setup.handicap < 2 {
        return;
    }
    tree.set_handicap(Some(setup.handicap.into()));
    if setup.placement == Placement::Free {
        tree.set_placement(Placement::Free);
        // Elsewhere a handicap leaves the turn to White.
        let _ = tree.set_to_move(tree.root(), Some(Color::Black));
        return;
    }
    let Ok(handicap) = Handicap::fixed(setup.size, setup.handicap.into()) else { return };
    for &point in handicap.points() {
        tree.set_up(tree.root(), point.into(), Some(Color::Black)).expect("the stones lie on their board");
    }
}

/// The name of a rule, as programs write it.
const fn rule_name(rule: Rule) -> &'static str {
    match rule {
        Rule::Freestyle => "Freestyle",
        Rule::Standard => "Standard",
        Rule::Caro => "Caro",
        Rule::CaroOverline => "Caro, overlines win",
        Rule::Renju => "Renju",
    }
}
