//! Where search proves what playouts only guess.

use super::ownership::Ownership;
use super::params::proof;
use crate::board::{Color, Point, PointSet};
use crate::go::{Board, Chain, Judgment, PassAlive, Position, neighbors};
use crate::search::life::{Arena, Beliefs, Fate, Solver};

/// A judgment corrected by proofs.
pub(super) struct Corrected {
    pub(super) judgment: Judgment,
    /// The stones whose death was proved against what the playouts say.
    pub(super) lost: PointSet,
    /// The stones that cannot be saved even if it is their side's move.
    pub(super) hopeless: PointSet,
}

/// Corrects a judgment by what can be proved of each chain, the largest first.
///
/// A chain is dead when the other side takes it though its own side moves first. Where whoever moves first decides, the
/// players, who passed, must have held it for one thing or the other, and the playouts say which. But by the Japanese
/// rules (article 7) the other side moves first where life is asked after; so to live, such a chain must live in most
/// playouts. What stands in the room of a dead chain lives.
pub(super) fn correct(position: &Position, ownership: &Ownership, judgment: Judgment) -> Corrected {
    let board = position.board();
    let mut unconditional = PointSet::EMPTY;
    let mut certain = PointSet::EMPTY;
    for color in Color::BOTH {
        let pass_alive = PassAlive::of(board, color, position.rules().suicide);
        unconditional.extend(pass_alive.stones.iter());
        certain.extend(pass_alive.territory.iter());
    }
    let enclosed = enclosed(board);
    let known =
        Known { ownership, unconditional, enclosed, alive: PointSet::EMPTY, doubtful: PointSet::EMPTY };
    let solver = Solver::new(proof::NODES);
    let mut trial = Trial {
        board,
        known,
        solver,
        dead: judgment.dead,
        proved: PointSet::EMPTY,
        hopeless: PointSet::EMPTY,
    };
    let mut chains: Vec<Chain<'_>> = board.chains().filter(|chain| !certain.contains(chain.head())).collect();
    chains.sort_by_key(|chain| std::cmp::Reverse(chain.n_stones()));
    for chain in chains {
        trial.look(&chain);
    }
    let dead = trial.dead;
    let lost = trial.proved.iter().filter(|stone| !judgment.dead.contains(*stone)).collect();
    let seki = still_in_seki(board, &judgment.seki, &dead);
    Corrected { judgment: Judgment { dead, seki }, lost, hopeless: trial.hopeless }
}

/// What is known and believed of a board, chain by chain.
struct Known<'a> {
    ownership: &'a Ownership,
    /// Chains that live by Benson's theorem.
    unconditional: PointSet,
    /// Stones in small rooms of the other side.
    enclosed: PointSet,
    /// Stones that search could not take, or whose captors are dead.
    alive: PointSet,
    /// Stones that can be taken, if only by the side that moves first.
    doubtful: PointSet,
}

impl Beliefs for Known<'_> {
    fn is_safe(&self, chain: &Chain<'_>, defender: Color) -> bool {
        let enough = if chain.color() == defender {
            proof::SAFE_OWN
        } else if self.enclosed.contains(chain.head()) {
            f32::INFINITY
        } else {
            proof::SAFE
        };
        let by_playouts = || !self.doubtful.contains(chain.head()) && self.share(chain) >= enough;
        self.is_proved_safe(chain) || by_playouts()
    }

    fn is_unconditional(&self, chain: &Chain<'_>) -> bool {
        self.unconditional.contains(chain.head())
    }

    fn is_held(&self, color: Color, point: Point) -> bool {
        self.ownership.of_side(color, point) >= proof::HELD
    }
}

impl Known<'_> {
    fn is_proved_safe(&self, chain: &Chain<'_>) -> bool {
        self.is_unconditional(chain) || self.alive.contains(chain.head())
    }

    /// How often a chain lives less how often it dies, by the playouts.
    fn share(&self, chain: &Chain<'_>) -> f32 {
        let sum: f32 = chain.stones().map(|stone| self.ownership.of_side(chain.color(), stone)).sum();
        sum / chain.n_stones() as f32
    }
}

/// The correction under way.
struct Trial<'a> {
    board: &'a Board,
    known: Known<'a>,
    solver: Solver,
    dead: PointSet,
    /// The stones whose death has been proved.
    proved: PointSet,
    /// Those that cannot be saved.
    hopeless: PointSet,
}

impl Trial<'_> {
    /// Asks what becomes of a chain, unless that is known or would be too hard to find out.
    fn look(&mut self, chain: &Chain<'_>) {
        let (head, share) = (chain.head(), self.known.share(chain));
        let is_sure = !(-proof::SURE..proof::SURE).contains(&share);
        if is_sure || self.known.is_proved_safe(chain) || self.proved.contains(head) {
            return;
        }
        let Some(arena) = Arena::around(self.board, head, &self.known) else { return };
        let fate = self.solver.fate(self.board, &arena, head, proof::NODES_PER_CHAIN);
        match fate {
            Fate::Unknown => return,
            Fate::Alive => return self.known.alive.extend(chain.stones()),
            Fate::Dead | Fate::Unsettled => self.known.doubtful.extend(chain.stones()),
        }
        let lives_mostly = share >= proof::UNSETTLED;
        if !lives_mostly || (fate == Fate::Dead && chain.n_stones() >= proof::FEW) {
            if fate == Fate::Dead {
                self.hopeless.extend(chain.stones());
            }
            self.bury(chain, &arena);
        }
    }

    /// Calls a chain dead, with what cannot do without it, and what stands in its room alive.
    fn bury(&mut self, chain: &Chain<'_>, arena: &Arena) {
        let mut lost: PointSet = chain.stones().collect();
        for own in arena.own.iter().filter_map(|own| self.board.chain_at(*own)) {
            let goes_too = own.head() != chain.head()
                && match self.solver.fate(self.board, arena, own.head(), proof::NODES_PER_CHAIN) {
                    Fate::Dead => {
                        self.hopeless.extend(own.stones());
                        true
                    }
                    Fate::Unsettled => self.known.share(&own) < proof::UNSETTLED,
                    Fate::Alive | Fate::Unknown => false,
                };
            if goes_too {
                lost.extend(own.stones());
            }
        }
        self.known.doubtful.extend(lost.iter());
        self.proved.extend(lost.iter());
        self.dead.extend(lost.iter());
        for inner in arena.inner.iter().filter_map(|inner| self.board.chain_at(*inner)) {
            self.known.alive.extend(inner.stones());
            for stone in inner.stones() {
                self.dead.remove(stone);
            }
        }
    }
}

/// The stones that the other side encloses in rooms of few points.
fn enclosed(board: &Board) -> PointSet {
    let mut enclosed = PointSet::EMPTY;
    for color in Color::BOTH {
        let mut seen = PointSet::EMPTY;
        for start in board.size().points() {
            if seen.contains(start) || board.stone(start) == Some(!color) {
                continue;
            }
            let mut room = vec![start];
            seen.insert(start);
            let mut i = 0;
            while i < room.len() {
                for n in neighbors(room[i]) {
                    if board.size().contains(n) && !seen.contains(n) && board.stone(n) != Some(!color) {
                        seen.insert(n);
                        room.push(n);
                    }
                }
                i += 1;
            }
            if room.len() <= proof::ROOM {
                enclosed.extend(room.into_iter().filter(|point| board.stone(*point).is_some()));
            }
        }
    }
    enclosed
}

/// The chains in seki but for the dead, and for those that share no liberty any more with the other side's in seki.
fn still_in_seki(board: &Board, seki: &PointSet, dead: &PointSet) -> PointSet {
    let mut seki: PointSet = seki.iter().filter(|stone| !dead.contains(*stone)).collect();
    loop {
        let shares = |chain: &Chain<'_>| {
            let liberties = chain.liberties();
            let mut around = liberties.iter().flat_map(neighbors);
            around.any(|n| seki.contains(n) && board.stone(n) == Some(!chain.color()))
        };
        let chains = board.chains().filter(|chain| seki.contains(chain.head()) && shares(chain));
        let remaining: PointSet = chains.flat_map(|chain| chain.stones()).collect();
        if remaining == seki {
            return seki;
        }
        seki = remaining;
    }
}
