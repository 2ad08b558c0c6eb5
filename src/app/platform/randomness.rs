//! Where every random number of the desktop program comes from.

use bevy::prelude::*;
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

/// All randomness of the desktop program.
#[derive(Resource)]
pub struct Randomness(StdRng);

impl Randomness {
    /// A generator that gives the same numbers for the same seed.
    pub fn from_seed(seed: u64) -> Self {
        Self(StdRng::seed_from_u64(seed))
    }

    /// A new seed.
    pub fn seed(&mut self) -> u64 {
        self.0.random()
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0.random_range(0..n.max(1))
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(Randomness::from_seed(rand::random()));
}
