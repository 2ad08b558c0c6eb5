//! From tokens to games: nodes, variations, and what to do where brackets are missing.

use super::build::Builder;
use super::draft::Draft;
use super::lexer::{Found, Lexer, Token, is_space};
use crate::game::tree::{NodeId, RecordSize, Tree};
use crate::record::problem::{Done, Findings, ProblemKind, shortened};

/// All games of a text.
pub(super) struct Parser<'a> {
    text: &'a str,
    findings: Findings,
    games: Vec<Tree>,
    /// What the games may take together, in bytes.
    budget: usize,
    spent: usize,
    /// Whether any node says anything.
    has_properties: bool,
    draft: Draft,
}

/// As many properties may a node have; those in use have no more than fifty.
const MOST_PROPERTIES: usize = 10_000;

/// What an allocator takes for a table besides the table.
const OF_ALLOCATION: usize = 16;

/// Where a game ended.
enum End {
    /// Read on here.
    At(usize),
    /// There is no more.
    OfFile,
}

/// A game under way.
struct Game<'a> {
    builder: Option<Builder<'a>>,
    unsaid_size: Option<RecordSize>,
    /// The node after which the next one goes; the root before there is one.
    at: NodeId,
    /// What was the node after which to go on where each variation under way opened.
    open: Vec<NodeId>,
    /// Whether a node is under way.
    in_node: bool,
    /// What becomes of values.
    values: Values,
    /// The name that was read last and has no value yet.
    ident: Option<Found>,
    /// The bracket right before the node under way.
    opened_at: Option<usize>,
}

/// What becomes of the values that come next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Values {
    /// They belong to no property.
    Stray,
    /// They belong to the property begun.
    Taken,
    /// They belong to one too many.
    LeftOut,
}

impl<'a> Parser<'a> {
    /// A parser that may take as much memory for the games, in bytes.
    pub(super) fn new(text: &'a str, budget: usize) -> Self {
        let (findings, draft) = (Findings::default(), Draft::default());
        Self { text, findings, games: Vec::new(), budget, spent: 0, has_properties: false, draft }
    }

    /// The games, and what was wrong with them.
    pub(super) fn run(mut self) -> (Vec<Tree>, Findings) {
        let mut at = 0;
        while let Some(start) = self.next_game(at) {
            self.report_junk(at, start);
            at = match self.game(start, None) {
                End::At(end) => end,
                End::OfFile => self.text.len(),
            };
        }
        if !self.games.is_empty() {
            self.report_junk(at, self.text.len());
        }
        // A bracket and a semicolon in some other text are no game that says nothing.
        if self.games.is_empty() || !self.has_properties && self.findings.has_junk() {
            (self.games, self.findings) = (Vec::new(), Findings::default());
            self.findings.add(0, ProblemKind::NoGame, Done::Nothing);
        }
        (self.games, self.findings)
    }

    /// The bracket of the next `(;`; where the text has none at all, the first node without a bracket.
    fn next_game(&self, from: usize) -> Option<usize> {
        let bytes = self.text.as_bytes();
        let is_start = |open: &usize| {
            let rest = &bytes[open + 1..];
            bytes[*open] == b'(' && rest.iter().find(|byte| !is_space(**byte)) == Some(&b';')
        };
        let found = (from..bytes.len()).find(is_start);
        if found.is_some() || !self.games.is_empty() {
            return found;
        }
        let is_bare = |semicolon: &usize| {
            let rest = bytes[semicolon + 1..].trim_ascii_start();
            let ident = rest.iter().take_while(|byte| byte.is_ascii_uppercase()).count();
            bytes[*semicolon] == b';' && ident > 0 && rest.get(ident) == Some(&b'[')
        };
        (from..bytes.len().min(1 << 16)).find(is_bare)
    }

    fn report_junk(&mut self, from: usize, to: usize) {
        let between = &self.text[from..to];
        if let Some(start) = between.bytes().position(|byte| !is_space(byte)) {
            self.findings.add(from + start, ProblemKind::Junk, Done::LeftOut);
        }
    }

    /// Reads the game that starts here; on a board of this size where it does not say its size.
    fn game(&mut self, start: usize, unsaid_size: Option<RecordSize>) -> End {
        let mark = self.findings.mark();
        let mut game = Game {
            unsaid_size,
            builder: None,
            at: NodeId::ROOT,
            open: Vec::new(),
            in_node: false,
            values: Values::Stray,
            ident: None,
            opened_at: None,
        };
        if self.text.as_bytes()[start] != b'(' {
            self.findings.add(start, ProblemKind::Missing('('), Done::Understood);
            game.open.push(NodeId::ROOT);
        }
        let mut is_cut = true;
        let mut end = End::OfFile;
        for found in Lexer::new(self.text, start) {
            if let Some(early) = self.token(&mut game, found) {
                (is_cut, end) = (false, early);
                break;
            }
        }
        if is_cut {
            // A node of which nothing could be read is none.
            game.in_node &= !self.draft.is_empty() || game.builder.is_none();
            self.flush(&mut game);
            self.findings.add(self.text.len(), ProblemKind::CutShort, Done::ReadSoFar);
        }
        self.draft.clear();
        if let Some(builder) = game.builder {
            if let Some(size) = builder.board.better_size() {
                drop(builder);
                self.findings.rewind(mark);
                return self.game(start, Some(size));
            }
            let tree = builder.tree;
            self.spent += tree.heap_bytes() + OF_ALLOCATION;
            if self.games.len() == self.games.capacity() {
                self.games.reserve_exact((self.games.len() / 4).max(4));
            }
            self.games.push(tree);
        }
        end
    }

    /// Takes one token; the game may end with it.
    fn token(&mut self, game: &mut Game<'a>, found: Found) -> Option<End> {
        let waits = if matches!(found.token, Token::Value { .. }) { None } else { game.ident.take() };
        if let Some(ident) = waits {
            self.findings.add(ident.start, ProblemKind::Junk, Done::LeftOut);
        }
        match found.token {
            Token::Open => {
                self.flush(game);
                if game.open.len() == game.open.capacity() {
                    game.open.reserve_exact((game.open.len() / 4).max(16));
                }
                game.open.push(game.at);
                game.opened_at = Some(found.start);
                let n_bytes = game.open.capacity() * size_of::<NodeId>();
                self.is_too_much(game, n_bytes).then(|| self.give_up(game, found))
            }
            Token::Close => {
                self.flush(game);
                game.at = game.open.pop().unwrap_or(NodeId::ROOT);
                game.opened_at = None;
                game.open.is_empty().then_some(End::At(found.end))
            }
            Token::Node => {
                self.flush(game);
                game.in_node = true;
                self.is_too_much(game, 0).then(|| self.give_up(game, found))
            }
            Token::Ident => {
                game.values = Values::Stray;
                game.ident = Some(found);
                None
            }
            Token::Value { .. } => self.value(game, found),
            Token::Junk => {
                self.findings.add(found.start, ProblemKind::Junk, Done::LeftOut);
                None
            }
        }
    }

    fn value(&mut self, game: &mut Game<'a>, found: Found) -> Option<End> {
        if let Some(ident) = game.ident.take() {
            if !game.in_node {
                self.findings.add(ident.start, ProblemKind::Missing(';'), Done::Understood);
                game.in_node = true;
            }
            // A record that was cut runs on into the next one, which looks like a variation then.
            let is_root_like = matches!(&self.text[ident.start..ident.end], "FF" | "GM");
            if is_root_like
                && game.builder.is_some()
                && let Some(open) = game.opened_at
            {
                self.findings.add(open, ProblemKind::CutShort, Done::ReadSoFar);
                return Some(End::At(open));
            }
            game.values = if self.draft.n_properties() < MOST_PROPERTIES {
                self.draft.begin(ident.start..ident.end);
                Values::Taken
            } else {
                self.findings.add(ident.start, ProblemKind::TooDense, Done::LeftOut);
                Values::LeftOut
            };
        }
        if game.values == Values::LeftOut {
            return None;
        }
        if game.values == Values::Stray {
            let value = shortened(&self.text[found.start..found.end]);
            self.findings.add(
                found.start,
                ProblemKind::Value { ident: "nothing".to_owned(), value },
                Done::LeftOut,
            );
            return None;
        }
        // The start of a point or a number may be another one; that of a text is what there is of it.
        if found.token == (Token::Value { is_closed: false }) && !self.draft.last_is_text(self.text) {
            self.draft.forget_last();
            return None;
        }
        self.draft.value(found.start..found.end);
        let too_much = self.draft.heap_bytes() > self.budget / 2 && self.is_too_much(game, 0);
        too_much.then(|| self.give_up(game, found))
    }

    /// Makes a node of what was read of it.
    fn flush(&mut self, game: &mut Game<'a>) {
        if !std::mem::take(&mut game.in_node) {
            return;
        }
        game.values = Values::Stray;
        game.opened_at = None;
        self.has_properties |= !self.draft.is_empty();
        game.at = if let Some(builder) = &mut game.builder {
            // A second root in one bracket goes after the first, for a tree has one.
            builder.add(game.at, &self.draft, &mut self.findings)
        } else {
            let builder = Builder::new(self.text, &self.draft, game.unsaid_size, &mut self.findings);
            game.builder.insert(builder).last()
        };
        self.draft.clear();
    }

    /// Whether the games take more than they may.
    fn is_too_much(&self, game: &Game<'_>, more: usize) -> bool {
        let tree = game.builder.as_ref().map_or(0, |builder| builder.tree.heap_bytes());
        let games = self.games.capacity() * size_of::<Tree>();
        self.spent + games + tree + self.draft.heap_bytes() + more > self.budget
    }

    fn give_up(&mut self, game: &mut Game<'a>, found: Found) -> End {
        self.flush(game);
        self.findings.add(found.start, ProblemKind::TooDense, Done::ReadSoFar);
        End::OfFile
    }
}
