//! What a picture shows.

use std::collections::HashMap;

use super::Numbers;
use super::layout::Cut;
use crate::board::{Color, Point};
use crate::cover::{Board, PointSet};
use crate::game::tree::{Coord, GameKind, Line, Mark, NodeId, RecordSize, Shading, Stones, Tree};
use crate::game::{Match, Outcome, WinBy};
use crate::handbook;

/// What a picture shows: the stones of a position, the numbers of their moves, and what is marked.
#[derive(Clone, Debug, PartialEq)]
pub struct Subject {
    game: GameKind,
    stones: Stones,
    /// The move that placed each stone, from one.
    moves: HashMap<Coord, u32>,
    n_moves: u32,
    last: Option<Coord>,
    marks: Vec<(Coord, Mark)>,
    /// What is shown of each.
    labels: Vec<(Coord, String)>,
    lines: Vec<Line>,
    territory: Vec<(Coord, Color)>,
    shading: Shading,
    dead: Vec<Coord>,
    /// The points of a winning row.
    row: Vec<Coord>,
    /// What a page of the handbook shows besides.
    told: Option<Box<handbook::Scene>>,
    /// Points that stand out.
    taken: Vec<Coord>,
}

impl Subject {
    /// A board without stones.
    pub fn empty(game: GameKind, size: RecordSize) -> Self {
        Self {
            game,
            stones: Stones::new(size),
            moves: HashMap::new(),
            n_moves: 0,
            last: None,
            marks: Vec::new(),
            labels: Vec::new(),
            lines: Vec::new(),
            territory: Vec::new(),
            shading: Shading::default(),
            dead: Vec::new(),
            row: Vec::new(),
            told: None,
            taken: Vec::new(),
        }
    }

    /// What a page of the handbook shows.
    pub fn of_page(scene: &handbook::Scene) -> Self {
        let coords =
            |points: &[(Point, Color)]| points.iter().map(|&(at, color)| (at.into(), color)).collect();
        let mut subject = Self {
            moves: scene.numbered.iter().copied().map(Coord::from).zip(1..).collect(),
            last: scene.last.map(Coord::from),
            territory: coords(&scene.go.territory),
            dead: scene.go.dead.iter().map(Coord::from).collect(),
            row: scene.win.map_or(Vec::new(), |row| row.points(scene.size).map(Coord::from).collect()),
            told: Some(Box::new(scene.clone())),
            ..Self::empty(GameKind::FiveInARow, scene.size.into())
        };
        for &(point, color) in &scene.stones {
            subject.stones.set(point.into(), Some(color));
        }
        subject
    }

    /// Black stones of the puzzle of the fewest stones, and what they take.
    pub fn of_cover(board: Board, stones: PointSet, taken: PointSet) -> Option<Self> {
        let mut subject = Self::empty(GameKind::FiveInARow, RecordSize::new(board.width(), board.height())?);
        for point in stones.iter() {
            subject.stones.set(point.into(), Some(Color::Black));
        }
        subject.taken = taken.iter().map(Coord::from).collect();
        Some(subject)
    }

    /// Stones alone, such as those of a [listed](crate::record::shelf::Summary) game.
    pub fn of_stones(game: GameKind, stones: Stones) -> Self {
        let size = stones.size();
        Self { stones, ..Self::empty(game, size) }
    }

    /// What a node of a record shows: the stones up to it and its own marks.
    pub fn of_node(tree: &Tree, node: NodeId) -> Self {
        let mut subject = Self::empty(tree.game(), tree.size());
        for node in tree.path(node) {
            subject.advance(tree, node);
        }
        subject.mark(tree, node);
        subject
    }

    /// What a match shows where it stands; besides, the winning row, and the stones called dead.
    pub fn of_match(game: &Match) -> Self {
        let mut subject = Self::of_node(game.record(), game.node());
        subject.dead = game.dead_stones().unwrap_or_default().iter().map(Coord::from).collect();
        if let Some(Outcome::Win { by: WinBy::Five(row), .. }) = game.outcome() {
            subject.row = row.points(game.size()).map(Coord::from).collect();
        }
        subject
    }

    /// Does what a node does.
    pub(super) fn advance(&mut self, tree: &Tree, node: NodeId) {
        for (at, stone) in tree.setup(node) {
            self.stones.set(at, stone);
            self.moves.remove(&at);
        }
        if let Some(played) = tree.played(node) {
            self.n_moves += 1;
            self.last = played.place.filter(|at| self.size().contains(*at));
            self.stones.play(self.game, played);
            if let Some(at) = self.last {
                self.moves.insert(at, self.n_moves);
            }
        }
    }

    /// Takes over the marks of a node.
    pub(super) fn mark(&mut self, tree: &Tree, node: NodeId) {
        self.marks = tree.marks(node);
        self.labels = tree.labels(node).iter().map(|label| (label.at, label.shown().into_owned())).collect();
        self.lines = tree.lines(node);
        self.territory = tree.territory(node);
        self.shading = tree.shading(node);
    }

    /// The same without the last move and without what a record marks; what is dead stays so.
    pub(super) fn unmarked(&self) -> Self {
        Self {
            last: None,
            marks: Vec::new(),
            labels: Vec::new(),
            lines: Vec::new(),
            territory: Vec::new(),
            shading: Shading::default(),
            told: None,
            ..self.clone()
        }
    }

    /// Marks a winning row.
    pub(super) fn with_row_of(mut self, other: &Self) -> Self {
        self.row.clone_from(&other.row);
        self
    }

    /// The points at which another picture of the same board looks different; `None` where it may do so anywhere.
    pub(super) fn changed_since(&self, before: &Self, numbers: Numbers) -> Option<Vec<Coord>> {
        let same_lines = self.lines == before.lines && self.row == before.row;
        let same_all_over = same_lines && self.dead == before.dead && self.shading == before.shading;
        if !same_all_over || self.size() != before.size() {
            return None;
        }
        let mut changed: Vec<Coord> = self.last.into_iter().chain(before.last).collect();
        let (ours, theirs) = (self.shown_at(numbers), before.shown_at(numbers));
        let differ = |at: &&Coord| ours.get(*at) != theirs.get(*at);
        changed.extend(ours.keys().chain(theirs.keys()).filter(differ));
        for (one, other) in [(self, before), (before, self)] {
            changed.extend(one.marks.iter().filter(|mark| !other.marks.contains(mark)).map(|(at, _)| *at));
            changed
                .extend(one.labels.iter().filter(|label| !other.labels.contains(label)).map(|(at, _)| *at));
            changed
                .extend(one.territory.iter().filter(|it| !other.territory.contains(it)).map(|(at, _)| *at));
        }
        changed.retain(|at| self.size().contains(*at));
        changed.sort_unstable();
        changed.dedup();
        Some(changed)
    }

    /// The stones with their numbers.
    fn shown_at(&self, numbers: Numbers) -> HashMap<Coord, (Color, Option<u32>)> {
        let mut shown: HashMap<_, _> = self.stones.iter().map(|(at, color)| (at, (color, None))).collect();
        for (at, number) in self.numbers(numbers) {
            if let Some((_, shown)) = shown.get_mut(&at) {
                *shown = Some(number);
            }
        }
        shown
    }

    /// Which game it is.
    pub const fn game(&self) -> GameKind {
        self.game
    }

    /// The size of the board.
    pub const fn size(&self) -> RecordSize {
        self.stones.size()
    }

    /// One sentence for who cannot see the picture.
    pub(super) fn description(&self) -> String {
        let [black, white] = Color::BOTH.map(|color| self.stones.count(color));
        format!("A board of {} lines with {black} black and {white} white stones", self.size())
    }

    pub(super) const fn stones(&self) -> &Stones {
        &self.stones
    }

    /// The point of the last move.
    pub(super) const fn last(&self) -> Option<Coord> {
        self.last
    }

    /// The stones that have a number, row by row.
    pub(super) fn numbers(&self, numbers: Numbers) -> impl Iterator<Item = (Coord, u32)> {
        let above = match numbers {
            Numbers::None => u32::MAX,
            Numbers::All => 0,
            Numbers::Last(n_moves) => self.n_moves.saturating_sub(n_moves.into()),
        };
        let number = move |(at, _)| Some((at, *self.moves.get(&at)?));
        self.stones.iter().filter_map(number).filter(move |(_, number)| *number > above)
    }

    pub(super) fn marks(&self) -> &[(Coord, Mark)] {
        &self.marks
    }

    pub(super) fn labels(&self) -> impl Iterator<Item = (Coord, &str)> {
        self.labels.iter().map(|(at, text)| (*at, text.as_str()))
    }

    pub(super) fn lines(&self) -> &[Line] {
        &self.lines
    }

    pub(super) fn territory(&self) -> &[(Coord, Color)] {
        &self.territory
    }

    pub(super) const fn shading(&self) -> &Shading {
        &self.shading
    }

    pub(super) fn dead(&self) -> &[Coord] {
        &self.dead
    }

    pub(super) fn is_dead(&self, at: Coord) -> bool {
        self.dead.contains(&at)
    }

    /// What a page of the handbook shows besides.
    pub(super) fn told(&self) -> Option<&handbook::Scene> {
        self.told.as_deref()
    }

    pub(super) fn taken(&self) -> &[Coord] {
        &self.taken
    }

    /// The part of the board that is shown.
    pub(super) fn cut(&self) -> Cut {
        match &self.told {
            Some(told) => {
                Cut { first: (told.size.lines() - told.lines) / 2, columns: told.lines, rows: told.lines }
            }
            None => Cut::none(self.size()),
        }
    }

    pub(super) fn row(&self) -> &[Coord] {
        &self.row
    }

    /// Whether there is a winning row, and this point is not on it.
    pub(super) fn is_behind_row(&self, at: Coord) -> bool {
        !self.row.is_empty() && !self.row.contains(&at)
    }
}
