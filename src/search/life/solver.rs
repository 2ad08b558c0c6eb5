//! Whether a chain can be taken: depth-first proof-number search.

use super::arena::Arena;
use super::eyes::Eyes;
use super::params::{MAX_DEPTH, TABLE_LEN};
use crate::board::{Color, Point, zobrist};
use crate::go::{Board, Placed};

/// Proof numbers from the side to move: how many positions must at least be proved for it to reach its end (`phi`), and
/// for it not to (`delta`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Numbers {
    phi: u32,
    delta: u32,
}

/// What is proved has this number.
const INFINITE: u32 = 1 << 28;

impl Numbers {
    const WON: Self = Self { phi: 0, delta: INFINITE };
    const LOST: Self = Self { phi: INFINITE, delta: 0 };
}

#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    numbers: Numbers,
}

#[derive(Clone, Copy)]
struct Child {
    /// `None` is a pass.
    point: Option<Point>,
    key: u64,
    numbers: Numbers,
}

/// What becomes of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// It is taken even when its side moves first.
    Dead,
    /// It is taken when the other side moves first, and perhaps not when its own does.
    Unsettled,
    /// It is not taken: it has two eyes, or stands in seki.
    Alive,
    /// The search has not found out.
    Unknown,
}

/// A searcher with its memory.
pub(crate) struct Solver {
    table: Vec<Entry>,
    eyes: Eyes,
    removed: Vec<Point>,
    path: Vec<u64>,
    /// Positions looked at, of all searches, and how many may be.
    n_nodes: u64,
    max_nodes: u64,
    /// How many chains have been asked about: the table knows nothing of one that holds for another.
    n_asked: u64,
}

impl Solver {
    /// A searcher that looks at this many positions in all.
    pub(crate) fn new(max_nodes: u64) -> Self {
        let empty = Entry { key: 0, numbers: Numbers { phi: 1, delta: 1 } };
        Self {
            table: vec![empty; TABLE_LEN],
            eyes: Eyes::default(),
            removed: Vec::new(),
            path: Vec::new(),
            n_nodes: 0,
            max_nodes,
            n_asked: 0,
        }
    }

    /// What becomes of the chain of a stone in its arena; looks at this many positions for each side to move first.
    pub(crate) fn fate(&mut self, board: &Board, arena: &Arena, stone: Point, max_nodes: u32) -> Fate {
        self.n_asked += 1;
        let mut board = Box::new(board.clone());
        board.clear_ko();
        if self.eyes.is_alive(&board, arena, stone) {
            return Fate::Alive;
        }
        match self.is_taken(&mut board, arena, stone, !arena.defender, max_nodes) {
            Some(false) if arena.is_closed => Fate::Alive,
            None | Some(false) => Fate::Unknown,
            Some(true) => match self.is_taken(&mut board, arena, stone, arena.defender, max_nodes) {
                Some(true) => Fate::Dead,
                Some(false) | None => Fate::Unsettled,
            },
        }
    }

    /// Whether the chain is taken when this side moves first; `None` where the search ends without a proof.
    fn is_taken(
        &mut self,
        board: &mut Board,
        arena: &Arena,
        stone: Point,
        first: Color,
        max_nodes: u32,
    ) -> Option<bool> {
        let max = self.max_nodes.min(self.n_nodes + u64::from(max_nodes));
        let salt = zobrist::split_mix(self.n_asked);
        let mut run = Run { solver: self, board, arena, stone, salt, max };
        let key = run.key(first);
        let numbers = run.search(first, key, Numbers { phi: INFINITE, delta: INFINITE });
        let attacks = first != arena.defender;
        match numbers {
            Numbers { phi: 0, .. } => Some(attacks),
            Numbers { delta: 0, .. } => Some(!attacks),
            _ => None,
        }
    }
}

/// One search.
struct Run<'a> {
    solver: &'a mut Solver,
    board: &'a mut Board,
    arena: &'a Arena,
    stone: Point,
    salt: u64,
    max: u64,
}

impl Run<'_> {
    /// The name of the position with this side to move.
    fn key(&self, to_move: Color) -> u64 {
        let ko = self.board.ko().map_or(0, |ko| zobrist::split_mix(!(ko.point.index() as u64)));
        let side = if to_move == Color::White { zobrist::WHITE_TO_MOVE } else { 0 };
        self.board.hash() ^ side ^ ko ^ self.salt
    }

    /// Searches until one of the numbers reaches its limit.
    fn search(&mut self, us: Color, key: u64, limit: Numbers) -> Numbers {
        self.solver.n_nodes += 1;
        self.solver.path.push(key);
        let mut children = self.children(us);
        let numbers = loop {
            let numbers = sum(&children);
            if numbers.phi >= limit.phi
                || numbers.delta >= limit.delta
                || numbers.phi == 0
                || numbers.delta == 0
                || self.solver.n_nodes >= self.max
            {
                break numbers;
            }
            let (best, second) = best_two(&children);
            let child = children[best];
            let next = Numbers {
                phi: limit
                    .delta
                    .saturating_sub(numbers.delta)
                    .saturating_add(child.numbers.phi)
                    .min(INFINITE),
                delta: limit.phi.min(second.saturating_add(1 + second / 4)),
            };
            children[best].numbers = self.descend(us, child, next);
        };
        self.solver.path.pop();
        self.store(key, numbers);
        numbers
    }

    /// Searches after a move.
    fn descend(&mut self, us: Color, child: Child, limit: Numbers) -> Numbers {
        let Some(point) = child.point else {
            let ko = self.board.ko();
            self.board.clear_ko();
            let numbers = self.search(!us, child.key, limit);
            self.board.set_ko(ko);
            return numbers;
        };
        let (placed, from) = self.place(us, point);
        let numbers = self.search(!us, child.key, limit);
        self.unplace(placed, from);
        numbers
    }

    fn place(&mut self, us: Color, point: Point) -> (Placed, usize) {
        let removed = &mut self.solver.removed;
        let from = removed.len();
        (self.board.place(us, point, |stone| removed.push(stone)), from)
    }

    fn unplace(&mut self, placed: Placed, from: usize) {
        self.board.unplace(placed, &self.solver.removed[from..]);
        self.solver.removed.truncate(from);
    }

    /// The moves of a side with what is known of each.
    fn children(&mut self, us: Color) -> Vec<Child> {
        let mut children = Vec::with_capacity(16);
        let attacks = us != self.arena.defender;
        for &point in &self.arena.points {
            if !self.board.is_legal(us, point) || self.board.is_eye_like(us, point) {
                continue;
            }
            let (placed, from) = self.place(us, point);
            let key = self.key(!us);
            let numbers = self.look(us, point, key, attacks);
            self.unplace(placed, from);
            children.push(Child { point: Some(point), key, numbers });
            if numbers == Numbers::LOST {
                // The other side has lost: no other move matters.
                return children;
            }
        }
        if !attacks {
            let ko = self.board.ko();
            self.board.clear_ko();
            let key = self.key(!us);
            let numbers = self.known(key, attacks);
            self.board.set_ko(ko);
            children.push(Child { point: None, key, numbers });
        }
        children
    }

    /// What is known of the position after a stone, for the side then to move.
    fn look(&mut self, us: Color, point: Point, key: u64, attacks: bool) -> Numbers {
        if attacks && self.board.stone(self.stone) != Some(self.arena.defender) {
            // A stone that takes and can be taken itself has decided nothing.
            let holds = self.board.chain_at(point).is_some_and(|chain| !chain.is_atari());
            return if holds { Numbers::LOST } else { Numbers::WON };
        }
        if !attacks
            && (self.arena.ring.iter().any(|stone| self.board.stone(*stone) != Some(!us))
                || self.solver.eyes.is_alive(self.board, self.arena, self.stone))
        {
            return Numbers::LOST;
        }
        self.known(key, attacks)
    }

    /// What the table says of a position reached by a move of the attacker, or of the defender.
    fn known(&self, key: u64, attacks: bool) -> Numbers {
        if self.solver.path.contains(&key) || self.solver.path.len() >= MAX_DEPTH {
            // Whoever cannot make progress does not take the chain.
            return if attacks { Numbers::WON } else { Numbers::LOST };
        }
        let entry = self.solver.table[key as usize % TABLE_LEN];
        if entry.key == key {
            return entry.numbers;
        }
        let n_liberties =
            self.board.chain_at(self.stone).map_or(1, |chain| chain.n_liberties_up_to(8)) as u32;
        let hope = n_liberties.max(1);
        if attacks { Numbers { phi: 1, delta: hope } } else { Numbers { phi: hope, delta: 1 } }
    }

    fn store(&mut self, key: u64, numbers: Numbers) {
        self.solver.table[key as usize % TABLE_LEN] = Entry { key, numbers };
    }
}

/// The numbers of a node from those of its children.
///
/// Where moves transpose, the plain sum would count the same positions many times; so the largest is taken, and one
/// for each other child (T. Ueda et al., "Weak proof-number search", CG 2008).
fn sum(children: &[Child]) -> Numbers {
    let phi = children.iter().map(|child| child.numbers.delta).min().unwrap_or(INFINITE);
    let most = children.iter().map(|child| child.numbers.phi).max().unwrap_or(0);
    let n_open = children.iter().filter(|child| child.numbers.phi > 0).count() as u32;
    let delta = if most >= INFINITE { INFINITE } else { most + n_open.saturating_sub(1) };
    Numbers { phi, delta }
}

/// The child with the least `delta`, and the least `delta` of the others.
fn best_two(children: &[Child]) -> (usize, u32) {
    let (mut best, mut least, mut second) = (0, u32::MAX, INFINITE);
    for (i, child) in children.iter().enumerate() {
        if child.numbers.delta < least {
            second = least.min(INFINITE);
            (best, least) = (i, child.numbers.delta);
        } else {
            second = second.min(child.numbers.delta);
        }
    }
    (best, second)
}
