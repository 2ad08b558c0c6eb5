//! The numbers of the search.

/// Exploration: how much the policy and few visits count beside the value, at first and with the logarithm of visits.
/// Those of KataGo (`cpp/search/searchparams.cpp`).
pub(super) mod exploration {
    pub(in super::super) const FIRST: f32 = 1.0;
    pub(in super::super) const GROWTH: f32 = 0.45;
    /// The visits from which it grows.
    pub(in super::super) const GROWTH_FROM: f32 = 500.0;
    /// An unvisited move is held for worse than its parent by this, times the root of the policy visited so far.
    pub(in super::super) const FIRST_PLAY_REDUCTION: f32 = 0.2;
    /// The same at the root.
    pub(in super::super) const ROOT_REDUCTION: f32 = 0.1;
}

/// What the score counts for beside winning, whose span is 2.
pub(super) mod score {
    /// For being ahead at all.
    pub(in super::super) const STATIC: f32 = 0.1;
    /// For being ahead of what is expected at the root.
    pub(in super::super) const DYNAMIC: f32 = 0.25;
    /// Points that count half, for a line of the board.
    pub(in super::super) const SCALE_PER_LINE: f32 = 1.0;
}

/// Moves with a lower policy are not looked at, but for the best few.
pub(super) const LEAST_POLICY: f32 = 0.000_2;
/// These few.
pub(super) const LEAST_MOVES: usize = 8;

/// The nodes of a tree; at 40 bytes each, 160 MB. A full tree still learns, but grows no more.
pub(super) const MAX_NODES: usize = 4_000_000;

/// Variety at the beginning of games.
pub(super) mod variety {
    /// Moves per line of the board in which moves vary: the one played is drawn from those visited most.
    pub(in super::super) const MOVES_PER_LINE: f32 = 0.7;
    /// Up to this many visits, priors vary as well,
    pub(in super::super) const FEW_VISITS: u64 = 100;
    /// and each keeps at least this share of itself.
    pub(in super::super) const LEAST_POLICY: f32 = 0.4;
    /// Those drawn from have at least this share of the visits of the best,
    pub(in super::super) const LEAST_VISITS: f32 = 0.5;
    /// and are worse by no more than this.
    pub(in super::super) const MOST_LOSS: f32 = 0.04;
}

/// Moves drawn by the policy alone.
pub(super) mod draw {
    /// None has less than this share of the policy of the best.
    pub(in super::super) const LEAST_SHARE: f32 = 0.01;
    /// A point's owner is sure from this ownership on.
    pub(in super::super) const SURE: f32 = 0.8;
    /// With this much policy even such a point may be played on: stones there may have to be saved.
    pub(in super::super) const GOOD_REASON: f32 = 0.1;
}

/// When to leave a position to playouts, and when to resign.
pub(super) mod manners {
    /// A chain is dead when it is the other side's with this certainty.
    pub(in super::super) const DEAD: f32 = 0.5;
    /// Where all is settled, this many games are played to their end before a move.
    pub(in super::super) const PLAYOUTS: u64 = 1_500;
    /// The chance to win below which a position is hopeless.
    pub(in super::super) const HOPELESS: f32 = 0.02;
    /// After this many hopeless moves in a row the game is resigned.
    pub(in super::super) const HOPELESS_MOVES: u8 = 3;
    /// But not before this share of the points has been played on.
    pub(in super::super) const RESIGN_FROM: f32 = 0.4;
}
