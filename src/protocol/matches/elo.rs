//! Elo differences from match results.

use std::fmt;

/// Games won, drawn and lost by one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub(super) wins: u32,
    pub(super) draws: u32,
    pub(super) losses: u32,
}

impl Tally {
    /// The number of games.
    pub(super) const fn games(self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points, a draw being half of one; one half before the first game.
    pub(super) fn score(self) -> f64 {
        if self.games() == 0 {
            return 0.5;
        }
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games())
    }

    /// The Elo difference that the score stands for, and the ends of its 95 % interval; infinite where all
    /// games went one way.
    ///
    /// The score's spread is that of the games played, taken as normal.
    pub(super) fn elo(self) -> (f64, f64, f64) {
        let n = f64::from(self.games().max(1));
        let mean = self.score();
        let deviations = f64::from(self.wins) * (1.0 - mean).powi(2)
            + f64::from(self.draws) * (0.5 - mean).powi(2)
            + f64::from(self.losses) * mean.powi(2);
        let margin = 1.96 * (deviations / n).sqrt() / n.sqrt();
        (elo_of(mean), elo_of(mean - margin), elo_of(mean + margin))
    }
}

impl fmt::Display for Tally {
    /// `12-3-5`: wins, draws, losses.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.wins, self.draws, self.losses)
    }
}

fn elo_of(score: f64) -> f64 {
    if score <= 0.0 {
        f64::NEG_INFINITY
    } else if score >= 1.0 {
        f64::INFINITY
    } else {
        -400.0 * (1.0 / score - 1.0).log10()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn even_is_zero_and_three_to_one_is_191() {
        let even = Tally { wins: 10, draws: 5, losses: 10 };
        assert!(even.elo().0.abs() < 1e-9);
        let better = Tally { wins: 75, draws: 0, losses: 25 };
        let (elo, low, high) = better.elo();
        assert!((elo - 190.8).abs() < 0.1 && low < elo && elo < high);
        let all = Tally { wins: 4, draws: 0, losses: 0 };
        assert!(all.elo().0.is_infinite());
        assert!((Tally::default().score() - 0.5).abs() < f64::EPSILON);
    }
}
