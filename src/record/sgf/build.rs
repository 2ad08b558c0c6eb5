//! From the properties of a node as they stand in a file to nodes of a tree.

use super::board::{Board, ReadPlace};
use super::draft::{Draft, Group, RawValue};
use super::facts;
use super::sink::Sink;
use super::value;
use super::vocabulary::{self, Class, Kind};
use crate::board::Color;
use crate::game::tree::{GameKind, Key, NodeId, Played, PropertiesWriter, RecordSize, Tree};
use crate::record::problem::{Done, Findings, ProblemKind};

/// Makes nodes of one game.
#[derive(Debug)]
pub(super) struct Builder<'a> {
    pub(super) text: &'a str,
    pub(super) tree: Tree,
    /// What the root became: itself, or the last of the nodes that its moves had to go to.
    last_of_root: NodeId,
    pub(super) board: Board,
    writers: Writers,
}

/// What a node says, while it is read.
#[derive(Debug, Default)]
struct Writers {
    /// What becomes values, as words.
    values: PropertiesWriter,
    /// Texts about what we know.
    texts: PropertiesWriter,
    /// What we do not know.
    foreign: PropertiesWriter,
}

impl<'a> Builder<'a> {
    /// A game with its root; of this size where the record does not say its size.
    pub(super) fn new(
        text: &'a str,
        draft: &Draft,
        unsaid_size: Option<RecordSize>,
        findings: &mut Findings,
    ) -> Self {
        let game = game_of(text, draft, findings);
        let said = draft.find(text, "SZ").filter(|size| !size.text.trim().is_empty());
        let size = said.and_then(|said| value::size(&value::word(said.text)));
        if let (Some(said), None) = (said, size) {
            findings.value(said.at, "SZ", said.text, Done::LeftOut);
        }
        let board = Board::new(game, size.or(unsaid_size));
        let tree = Tree::new(game, board.size());
        let root = tree.root();
        let writers = Writers::default();
        let mut builder = Self { text, tree, board, last_of_root: root, writers };
        builder.last_of_root = builder.fill(draft, root, findings);
        builder
    }

    /// The node from which the game goes on after its root.
    pub(super) const fn last(&self) -> NodeId {
        self.last_of_root
    }

    /// Adds what a draft holds after a node, and returns the last node that it became.
    pub(super) fn add(&mut self, parent: NodeId, draft: &Draft, findings: &mut Findings) -> NodeId {
        if let Some((ident @ ("B" | "W"), value)) = draft.single(self.text)
            && !matches!(self.tree.game(), GameKind::Other(_))
            && self.board.place(&value::word(value.text)) != ReadPlace::Unreadable
            && let Some(played) = self.move_of(ident, value, findings)
        {
            return self.tree.add_as_read(parent, Some(played));
        }
        let node = self.tree.add_as_read(parent, None);
        self.fill(draft, node, findings)
    }

    /// Puts what a draft holds into a new node and, where it holds too much for one, into nodes after it.
    fn fill(&mut self, draft: &Draft, node: NodeId, findings: &mut Findings) -> NodeId {
        let is_root = node == self.tree.root();
        let groups = draft.groups(self.text, self.tree.game());
        let moves = self.moves(&groups, draft, findings);
        let class =
            |group: &Group<'_>| vocabulary::lookup(&group.ident).map_or(Class::Node, |entry| entry.class);
        let has_setup = groups.iter().any(|group| class(group) == Class::Setup);
        let is_mixed = moves.len() > 1 || !moves.is_empty() && (is_root || has_setup);
        // In the root what is about the move goes with it, elsewhere all that sets up no stones.
        let stays = |class| match class {
            Class::Setup => true,
            Class::Root | Class::Info | Class::Node => is_root,
            Class::Move => false,
        };
        let needs_two = !moves.is_empty() && (is_root || has_setup);
        let (mut first, mut second): (Vec<_>, Vec<_>) = groups
            .iter()
            .filter(|group| group.kind != Kind::Move)
            .partition(|g| !needs_two || stays(class(g)));
        let unread = groups.iter().filter(|group| group.kind == Kind::Move);
        if needs_two { &mut second } else { &mut first }.splice(0..0, unread);
        if is_mixed && let Some((at, _)) = moves.first() {
            findings.add(*at, ProblemKind::MixedNode, Done::Split);
        }
        let mut moves = moves.into_iter().map(|(_, played)| played);
        let mut last = node;
        if needs_two {
            self.write(last, &first, draft, findings);
            last = self.tree.add_as_read(last, moves.next());
            self.write(last, &second, draft, findings);
        } else {
            self.tree.set_played_as_read(last, moves.next());
            self.write(last, &first, draft, findings);
        }
        moves.for_each(|played| last = self.tree.add_as_read(last, Some(played)));
        last
    }

    /// The moves among the properties, in the order of the file, with their places.
    fn moves(
        &mut self,
        groups: &[Group<'_>],
        draft: &Draft,
        findings: &mut Findings,
    ) -> Vec<(usize, Played)> {
        let mut moves = Vec::new();
        for group in groups.iter().filter(|group| group.kind == Kind::Move) {
            for value in group.values(draft, self.text) {
                moves.extend(self.move_of(&group.ident, value, findings).map(|played| (value.at, played)));
            }
        }
        moves.sort_unstable_by_key(|(at, _)| *at);
        moves
    }

    fn move_of(&mut self, ident: &str, value: RawValue<'_>, findings: &mut Findings) -> Option<Played> {
        let color = if ident == "B" { Color::Black } else { Color::White };
        let place = match self.board.place(&value::word(value.text)) {
            ReadPlace::Pass => None,
            ReadPlace::Stone(point) => Some(self.board.accept(ident, value, point, findings)),
            ReadPlace::Unreadable => {
                findings.value(value.at, ident, value.text, Done::Kept);
                return None;
            }
        };
        Some(Played { color, place })
    }

    /// Gives a node its properties.
    fn write(&mut self, node: NodeId, groups: &[&Group<'_>], draft: &Draft, findings: &mut Findings) {
        let is_root = node == self.tree.root();
        for group in groups {
            if matches!(&*group.ident, "FF" | "GM" | "CA" | "AP" | "SZ") {
                if !is_root {
                    findings.add(group.at, ProblemKind::Misplaced(group.ident.to_string()), Done::LeftOut);
                }
                continue;
            }
            let key = vocabulary::key(&group.ident);
            let has_value = facts::has_value(&self.tree, node, key);
            let mut sink = Sink::new(std::mem::take(self.writer(key, has_value)), &group.ident, key);
            sink.take(group, draft, self.text, &mut self.board, findings);
            *self.writer(key, has_value) = sink.finish();
            if group.n_times > 1 && group.kind != Kind::Move {
                findings.add(group.at, ProblemKind::Duplicate(group.ident.to_string()), Done::Merged);
            }
        }
        let Writers { values, texts, foreign } = &mut self.writers;
        texts.append(foreign);
        if !texts.is_empty() {
            self.tree.set_properties(node, texts.properties());
        }
        facts::take(&mut self.tree, node, values);
        if is_root {
            facts::understand(&mut self.tree);
        }
        [values, texts, foreign].into_iter().for_each(PropertiesWriter::clear);
    }

    const fn writer(&mut self, key: Key<'_>, has_value: bool) -> &mut PropertiesWriter {
        match key {
            _ if has_value => &mut self.writers.values,
            Key::Field(_) => &mut self.writers.texts,
            Key::Foreign(_) => &mut self.writers.foreign,
        }
    }
}

/// Which game a record is of.
fn game_of(text: &str, draft: &Draft, findings: &mut Findings) -> GameKind {
    if let Some(said) = draft.find(text, "GM") {
        if let Ok(number) = value::word(said.text).parse() {
            return GameKind::from_number(number);
        }
        findings.value(said.at, "GM", said.text, Done::LeftOut);
    }
    // FF[4] says Go; programs for five in a row that leave it out at least name the rule or themselves.
    let names = ["gomoku", "renju", "piskvork", "caro", "freestyle", "swap2", "五子", "连珠", "連珠"];
    let says = |ident| {
        let value = draft.find(text, ident).map(|value| value.text.to_lowercase()).unwrap_or_default();
        names.iter().any(|name| value.contains(name))
    };
    if ["RU", "AP", "GN", "EV"].into_iter().any(says) { GameKind::FiveInARow } else { GameKind::Go }
}
