//! The numbers of the search.

/// A node gets children when it has been visited so often.
///
/// Fewer cost memory, more waste what is known of the moves; Michi uses the same.
pub(super) const EXPAND_VISITS: u32 = 6;

/// The nodes of a tree; at 44 bytes each, 130 MB. A full tree still learns, but grows no more.
pub(super) const MAX_NODES: usize = 3_000_000;

/// How many visits of a move weigh as much as what is known of it as a later move (RAVE).
pub(super) const RAVE_EQUIVALENCE: f32 = 3_000.0;

/// What the margin counts for besides the game: the share of it in the result, and the margin in points beyond which
/// it does not matter.
#[derive(Clone, Copy, Debug)]
pub(super) struct Margin {
    pub(super) share: f32,
    pub(super) most: f32,
}

impl Margin {
    /// In the middle of a game: among winning moves the larger win is played, among losing ones the smaller loss.
    pub(super) const MIDDLE: Self = Self { share: 0.06, most: 40.0 };
    /// Near the end, when most games are decided but points are still to be had.
    pub(super) const END: Self = Self { share: 0.4, most: 15.0 };
}

/// Chances of the rules of playouts, of 256.
pub(super) mod chance {
    /// To answer an atari at the last stone.
    pub(in super::super) const ATARI: u8 = 230;
    /// To play a 3×3 pattern next to the last stone.
    pub(in super::super) const PATTERN: u8 = 240;
    /// To refuse a self-atari of few stones.
    pub(in super::super) const SELF_ATARI: u8 = 200;
}

/// A chain of more stones than these fills no eye to kill (nakade): its self-atari is always refused.
pub(super) const NAKADE_STONES: usize = 5;

/// What is thought of moves before they are visited: visits that have not been, and how many of them were won.
pub(super) mod prior {
    /// The visits for a reason, and the wins among them.
    #[derive(Clone, Copy)]
    pub(in super::super) struct Prior(pub(in super::super) f32, pub(in super::super) f32);

    /// Any move.
    pub(in super::super) const EVEN: Prior = Prior(10.0, 5.0);
    /// A pass, which is seldom of use.
    pub(in super::super) const PASS: Prior = Prior(10.0, 2.0);
    /// It takes one stone.
    pub(in super::super) const CAPTURE_ONE: Prior = Prior(15.0, 15.0);
    /// It takes more.
    pub(in super::super) const CAPTURE_MORE: Prior = Prior(30.0, 30.0);
    /// It saves a chain in atari.
    pub(in super::super) const RESCUE: Prior = Prior(15.0, 15.0);
    /// It puts its own chain in atari.
    pub(in super::super) const SELF_ATARI: Prior = Prior(15.0, 0.0);
    /// A 3×3 pattern.
    pub(in super::super) const PATTERN: Prior = Prior(10.0, 10.0);
    /// By the distance from the last stone, from one on, walked along chains for nothing.
    pub(in super::super) const NEAR: [Prior; 3] = [Prior(24.0, 24.0), Prior(22.0, 22.0), Prior(8.0, 8.0)];
    /// Far from all stones, by the line from the edge: the first two are bad, the third is best.
    pub(in super::super) const EMPTY_LINE: [Prior; 4] =
        [Prior(20.0, 0.0), Prior(10.0, 0.0), Prior(10.0, 10.0), Prior(10.0, 8.0)];
    /// The third and fourth points of an empty corner, on boards of this many lines and more.
    pub(in super::super) const CORNER: Prior = Prior(40.0, 36.0);
    /// Smaller boards have no corners of their own.
    pub(in super::super) const CORNER_LINES: u8 = 13;
    /// How far from such a point the corner must be empty.
    pub(in super::super) const CORNER_DISTANCE: i8 = 6;
    /// On the first line while the board is still empty, whatever stands near.
    pub(in super::super) const EARLY_EDGE: Prior = Prior(60.0, 0.0);
    /// The board is so empty while this share of the points has a stone.
    pub(in super::super) const EARLY_SHARE: f32 = 0.2;
    /// How far from all stones that is.
    pub(in super::super) const EMPTY_DISTANCE: i8 = 3;
    /// A stone on the first line needs another one so near.
    pub(in super::super) const EDGE_DISTANCE: i8 = 2;
}

/// When to pass.
pub(super) mod manners {
    /// Of this many moves thought about near the end, one is spent on what passing would lead to.
    pub(in super::super) const PASS_EVERY: u64 = 4;
    /// A move that gains less than this, in points, is not worth a stone.
    pub(in super::super) const LEAST_GAIN: f32 = 0.6;
    /// Nor one by which the share of games won rises by less than this.
    pub(in super::super) const LEAST_RISE: f32 = 0.04;
    /// Playouts that tell whether all is settled.
    pub(in super::super) const PLAYOUTS: u32 = 96;
    /// A point is settled when one side owns it in this share of the playouts more than the other.
    pub(in super::super) const SETTLED: f32 = 0.7;
    /// The end is near when this share of the points is settled.
    pub(in super::super) const NEAR_END: f32 = 0.8;
    /// Nobody plays on for ever: after this many moves for each point one passes.
    pub(in super::super) const MOVES_PER_POINT: usize = 3;
}

/// What is held for seki.
pub(super) mod seki {
    /// Playouts that look for seki refuse the self-atari of more stones than these.
    pub(in super::super) const SELF_ATARI: usize = 2;
    /// A liberty is nobody's when it stays empty in more than this share of such playouts.
    pub(in super::super) const NEUTRAL: f32 = 0.6;
    /// A chain must live in more than this share of them, less those in which it dies.
    pub(in super::super) const ALIVE: f32 = 0.5;
    /// And in the others it may not die as often as this: what a nakade kills is no seki.
    pub(in super::super) const DEAD: f32 = -0.85;
}

/// Playouts for an estimate of the score, by the number of points of the board.
pub(super) const fn estimate_playouts(n_points: usize) -> u32 {
    if n_points <= 169 { 600 } else { 400 }
}

/// Where playouts are checked by search.
pub(super) mod proof {
    /// A chain that lives in more than this share of the playouts, less those in which it dies, or dies so often, is
    /// not asked about: even where playouts miss a nakade, they see it now and then.
    pub(in super::super) const SURE: f32 = 0.97;
    /// While a chain is asked about, another one of its side is held for safe that lives so often,
    pub(in super::super) const SAFE_OWN: f32 = 0.9;
    /// and one of the other side that lives so often: the asked one's life, where there is none, costs it playouts.
    pub(in super::super) const SAFE: f32 = 0.2;
    /// But not where the asked one's side encloses it in a room of this many points: there it may be a nakade.
    pub(in super::super) const ROOM: usize = 14;
    /// A side that owns an empty point so often lets the other get nothing beyond it.
    pub(in super::super) const HELD: f32 = 0.6;
    /// A chain whose life depends on who moves first is dead below this.
    pub(in super::super) const UNSETTLED: f32 = 0.4;
    /// A chain of fewer stones that playouts hold for living dies only with larger ones: what takes it may die in turn.
    pub(in super::super) const FEW: usize = 3;
    /// Positions looked at for each chain and side to move first.
    pub(in super::super) const NODES_PER_CHAIN: u32 = 8_000;
    /// And for all together; about a fifth of a second.
    pub(in super::super) const NODES: u64 = 50_000;
}

/// From which share on a point is drawn, and counted, as a side's.
pub(super) mod drawn {
    /// Of a point that is less certain, nobody can say whose it is.
    pub(in super::super) const LEAST: f32 = 0.25;
    /// A point that is so certain counts whole: some playouts end in nonsense.
    pub(in super::super) const WHOLE: f32 = 0.9;
}
