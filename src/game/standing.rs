//! What a node of a record means: the opening and the position replayed from the root, one node after the other.

use super::base::{self, Stones};
use super::problem::{ReplayProblem, ReplayProblemKind};
use super::setup::GameSetup;
use super::tree::{Deed, NodeId, Played, Tree};
use super::{Illegal, Move, Position};
use crate::board::{BoardSize, ByColor, Color, Point};
use crate::gomoku::IllegalMove;
use crate::gomoku::opening::{self, IllegalStep, Opening, OpeningGame, Party, Task};

/// The state of a game at a node.
#[derive(Clone, Debug)]
pub(super) struct Standing {
    pub(super) opening: OpeningGame,
    pub(super) position: Position,
    /// The nodes from the root to this one; never empty.
    trail: Vec<Entry>,
    /// Those before the last of them that note the clock of a side, in their order.
    timed: ByColor<Vec<NodeId>>,
    /// What was wrong on the way, in its order.
    problems: Vec<ReplayProblem>,
}

/// A node on the way.
#[derive(Clone, Copy, Debug)]
struct Entry {
    node: NodeId,
    /// Who made the step, where the node is one.
    actor: Option<Party>,
    effect: Effect,
}

/// What a node did, so that it can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Effect {
    Nothing,
    /// A move of the position.
    Move,
    /// A step of the opening without a stone.
    Step,
    /// A step of the opening that laid a stone.
    StepWithStone,
    /// Two passes were followed by play.
    Resumption,
    /// The position begins anew: only replaying takes it back.
    Beginning,
}

/// What was left.
#[derive(Clone, Copy, Debug)]
pub(super) struct Left {
    /// Who had made the step, where the node was one.
    pub(super) actor: Option<Party>,
    /// The stone that went with it.
    pub(super) stone: Option<Point>,
}

impl Standing {
    /// The state at the root.
    pub(super) fn at_root(tree: &Tree, game: GameSetup) -> Self {
        let (position, found) = base::at_root(tree, game);
        let node = tree.root();
        let (opening, size) = match game {
            GameSetup::Gomoku(gomoku) => (gomoku.opening, gomoku.size),
            GameSetup::Go(go) => (Opening::Free, go.size),
        };
        Self {
            opening: opening_game(opening, size),
            position,
            trail: vec![Entry { node, actor: None, effect: Effect::Beginning }],
            timed: ByColor::default(),
            problems: found.into_iter().map(|kind| ReplayProblem { node, kind }).collect(),
        }
    }

    /// Where it stands.
    pub(super) fn node(&self) -> NodeId {
        self.trail.last().map_or(NodeId::ROOT, |entry| entry.node)
    }

    /// What was wrong on the way here.
    pub(super) fn problems(&self) -> &[ReplayProblem] {
        &self.problems
    }

    /// Who made the steps on the way here, the last one first.
    pub(super) fn actors(&self) -> impl Iterator<Item = Party> {
        self.trail.iter().rev().filter_map(|entry| entry.actor)
    }

    /// The nodes on the way here, the root first.
    pub(super) fn path(&self) -> impl DoubleEndedIterator<Item = NodeId> + ExactSizeIterator {
        self.trail.iter().map(|entry| entry.node)
    }

    /// The nodes on the way here that may note the clock of a side, the last one first.
    pub(super) fn timed(&self, color: Color) -> impl Iterator<Item = NodeId> {
        std::iter::once(self.node()).chain(self.timed[color].iter().rev().copied())
    }

    /// Who is to act, had the match not ended.
    pub(super) fn party_to_act(&self) -> Party {
        self.opening.actor().unwrap_or_else(|| self.party_of(self.position.to_move()))
    }

    fn party_of(&self, color: Color) -> Party {
        let black = self.opening.black();
        if color == Color::Black { black } else { !black }
    }

    /// Goes on to a child of the node where it stands; whether that was a step of a player.
    pub(super) fn enter(&mut self, tree: &Tree, node: NodeId) -> bool {
        let parent = self.node();
        debug_assert_eq!(tree.parent(node), Some(parent));
        for color in Color::BOTH {
            if tree.clock(parent, color).is_some() {
                self.timed[color].push(parent);
            }
        }
        // A node that sets stones up is never one of ours, and does nothing else.
        let deed = tree.deed(node).filter(|_| tree.areas(node).is_empty());
        let (actor, effect) = match (deed, tree.played(node)) {
            (Some(Deed::Resume(color)), None) => (None, self.resume(node, color)),
            (Some(Deed::Answer(answer)), None) if self.opening.task().is_some() => {
                self.step(node, opening::Step::Answer(answer))
            }
            (Some(Deed::Offer(at)), None) if self.opening.task().is_some() => {
                match at.point(self.position.size()) {
                    _ if self.expects_stone() => (None, self.leave_opening(node, IllegalStep::PointExpected)),
                    Some(point) => self.step(node, opening::Step::Point(point)),
                    None => (None, self.nothing(node, ReplayProblemKind::Outside)),
                }
            }
            (_, Some(played)) => self.play(node, played),
            (_, None) => (None, self.set_up(tree, node)),
        };
        self.trail.push(Entry { node, actor, effect });
        actor.is_some()
    }

    /// Goes back to the node before; `None` at the root. `game` is what the record was begun with.
    pub(super) fn leave(&mut self, tree: &Tree, game: GameSetup) -> Option<Left> {
        let entry = *self.trail.last().filter(|_| self.trail.len() > 1)?;
        let stone = match entry.effect {
            Effect::Beginning => {
                let parent = self.trail[self.trail.len() - 2].node;
                self.rebuild(tree, game, parent);
                let at = tree.played(entry.node).and_then(|played| played.place);
                let stone = at.and_then(|at| at.point(self.position.size()));
                return Some(Left { actor: entry.actor, stone });
            }
            Effect::Nothing => None,
            Effect::Move => self.position.undo().and_then(Move::point),
            Effect::Step => self.opening.undo().and(None),
            Effect::StepWithStone => {
                self.opening.undo();
                self.position.undo().and_then(Move::point)
            }
            Effect::Resumption => {
                // The second pass, taken back and made again, ends play again.
                let color = self.position.color_of_move(self.position.n_moves().saturating_sub(1));
                if let Some(made) = self.position.undo() {
                    // It was made before.
                    let _ = self.position.replay(color, made);
                }
                None
            }
        };
        self.trail.pop();
        let here = self.node();
        for color in Color::BOTH {
            let _ = self.timed[color].pop_if(|node| *node == here);
        }
        while self.problems.pop_if(|problem| problem.node == entry.node).is_some() {}
        Some(Left { actor: entry.actor, stone })
    }

    /// Goes to any node that the tree has.
    pub(super) fn go_to(&mut self, tree: &Tree, game: GameSetup, node: NodeId) {
        let path = tree.path(node);
        let n_common = self.path().zip(&path).take_while(|(ours, theirs)| ours == *theirs).count();
        if n_common == 0 {
            self.rebuild(tree, game, node);
            return;
        }
        self.go_back(tree, game, self.trail.len() - n_common);
        for node in &path[n_common..] {
            self.enter(tree, *node);
        }
    }

    /// Goes this many nodes back, or to the root.
    pub(super) fn go_back(&mut self, tree: &Tree, game: GameSetup, n_nodes: usize) {
        let n_left = self.trail.len().saturating_sub(n_nodes).max(1);
        // What begins anew is replayed from the root, and once is enough.
        if self.trail[n_left..].iter().any(|entry| entry.effect == Effect::Beginning) {
            self.rebuild(tree, game, self.trail[n_left - 1].node);
        }
        while self.trail.len() > n_left {
            self.leave(tree, game);
        }
    }

    /// Goes to a node from the root.
    pub(super) fn rebuild(&mut self, tree: &Tree, game: GameSetup, node: NodeId) {
        *self = Self::at_root(tree, game);
        for node in tree.path(node).into_iter().skip(1) {
            self.enter(tree, node);
        }
    }

    /// Makes a step of the opening; where it is none, the opening is left and its step an ordinary move.
    fn step(&mut self, node: NodeId, step: opening::Step) -> (Option<Party>, Effect) {
        let actor = self.party_to_act();
        let n_stones = self.opening.stones().len();
        match self.opening.apply(step) {
            Ok(()) => {}
            Err(refused) => return (None, self.leave_opening(node, refused)),
        }
        match self.opening.stones().get(n_stones) {
            None => (Some(actor), Effect::Step),
            Some(&stone) => match self.position.replay(self.position.to_move(), Move::Place(stone)) {
                Ok(()) => (Some(actor), Effect::StepWithStone),
                Err(refused) => {
                    self.note(node, ReplayProblemKind::LeftOut(refused));
                    (Some(actor), Effect::Step)
                }
            },
        }
    }

    /// Whether a point is a stone in the opening now, and no offer of one.
    fn expects_stone(&self) -> bool {
        match self.opening.task() {
            Some(Task::Place { .. } | Task::PickFifth) => true,
            // A single offer is not picked.
            Some(Task::OfferFifth { total, .. }) => total == 1,
            Some(Task::Choose(_)) | None => false,
        }
    }

    fn leave_opening(&mut self, node: NodeId, refused: IllegalStep) -> Effect {
        self.note(node, ReplayProblemKind::Opening(refused));
        self.opening = opening_game(Opening::Free, self.position.size());
        Effect::Beginning
    }

    /// Makes a move, whatever the rules say, as long as there is a way to make it.
    fn play(&mut self, node: NodeId, played: Played) -> (Option<Party>, Effect) {
        let size = self.position.size();
        let made = match played.place.map(|at| at.point(size)) {
            None => Move::Pass,
            Some(Some(point)) => Move::Place(point),
            Some(None) => return (None, self.nothing(node, ReplayProblemKind::Outside)),
        };
        let mut leaves_opening = false;
        if self.opening.task().is_some() {
            // A record can give the turn to whom it wants; the opening cannot.
            let turn = Color::to_move_after(self.opening.stones().len());
            let is_turn = played.color == turn && played.color == self.position.to_move();
            let step = made.point().map(opening::Step::Point).filter(|_| is_turn);
            let refused = match step {
                Some(_) if !self.expects_stone() => Some(IllegalStep::AnswerExpected),
                Some(step) => self.opening.check(step).err(),
                None => Some(IllegalStep::PointExpected),
            };
            match (refused, step) {
                (None, Some(step)) => return self.step(node, step),
                (refused, _) => {
                    self.leave_opening(node, refused.unwrap_or(IllegalStep::PointExpected));
                    leaves_opening = true;
                }
            }
        }
        let actor = self.party_of(played.color);
        let effect = self.make(node, played.color, made);
        let made_it = effect != Effect::Nothing;
        (made_it.then_some(actor), if leaves_opening { Effect::Beginning } else { effect })
    }

    fn make(&mut self, node: NodeId, color: Color, made: Move) -> Effect {
        let is_turn = color == self.position.to_move();
        if !is_turn {
            self.note(node, ReplayProblemKind::OutOfTurn(color));
        }
        let refused = self.position.check_as(color, made).err();
        match (&self.position, made) {
            (Position::Gomoku(position), Move::Pass) => {
                let ended = position.outcome().is_some();
                let kind = if ended {
                    ReplayProblemKind::LeftOut(IllegalMove::GameOver.into())
                } else {
                    ReplayProblemKind::Pass
                };
                self.note(node, kind);
                if ended { Effect::Nothing } else { self.begin_anew(!color) }
            }
            // The moves of a position of five in a row alternate.
            (Position::Gomoku(position), Move::Place(_)) if !is_turn && position.outcome().is_none() => {
                self.begin_anew(color);
                self.replay(node, color, made, refused);
                Effect::Beginning
            }
            _ => self.replay(node, color, made, refused),
        }
    }

    fn replay(&mut self, node: NodeId, color: Color, made: Move, refused: Option<Illegal>) -> Effect {
        match self.position.replay(color, made) {
            Ok(()) => {
                // A forbidden move that was made is no fault of the record: it loses.
                let is_forbidden = matches!(refused, Some(Illegal::Move(IllegalMove::Forbidden(_))));
                if let Some(refused) = refused.filter(|_| !is_forbidden) {
                    self.note(node, ReplayProblemKind::Tolerated(refused));
                }
                Effect::Move
            }
            Err(refused) => self.nothing(node, ReplayProblemKind::LeftOut(refused)),
        }
    }

    /// Forgets the moves, keeps the stones, and gives the turn to a side.
    fn begin_anew(&mut self, to_move: Color) -> Effect {
        self.position = Stones::of(&self.position).with_turn(to_move).position(&self.position).0;
        Effect::Beginning
    }

    fn set_up(&mut self, tree: &Tree, node: NodeId) -> Effect {
        let turn = tree.said_turn(node).filter(|turn| *turn != self.position.to_move());
        if turn.is_none() && tree.areas(node).is_empty() {
            return Effect::Nothing;
        }
        let (position, found) = base::behind(tree, node, &self.position);
        self.position = position;
        for kind in found {
            self.note(node, kind);
        }
        Effect::Beginning
    }

    fn resume(&mut self, node: NodeId, requester: Color) -> Effect {
        match &mut self.position {
            Position::Go(position) if position.is_over() => {
                position.resume(requester);
                Effect::Resumption
            }
            _ => self.nothing(node, ReplayProblemKind::Resumption),
        }
    }

    fn nothing(&mut self, node: NodeId, kind: ReplayProblemKind) -> Effect {
        self.note(node, kind);
        Effect::Nothing
    }

    fn note(&mut self, node: NodeId, kind: ReplayProblemKind) {
        self.problems.push(ReplayProblem { node, kind });
    }
}

fn opening_game(opening: Opening, size: BoardSize) -> OpeningGame {
    OpeningGame::new(opening, size)
        .or_else(|_| OpeningGame::new(Opening::Free, size))
        .expect("every board has room for the free opening")
}
