//! The sequential probability ratio test: when enough games have been played to choose between two claims.
//!
//! The first claim is that the first player is `low` Elo better, the second one that it is `high` better; each is taken
//! wrongly in at most one of twenty tests. Likelihoods are those of the share of wins, draws and losses that fits the
//! games best among all that give the score of the claim, as the tests of chess programs have it (M. Van den Bergh,
//! "The generalized sequential probability ratio test for multinomial distributions").

use std::fmt;
use std::str::FromStr;

use super::elo::Tally;

/// The logarithm of the ratio at which a claim is taken: ln((1 − α) / β) with α = β = 0.05.
const BOUND: f64 = 2.944_438_979_166_44;

/// Two claims about the Elo difference of the first player from the second one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sprt {
    low: f64,
    high: f64,
}

impl FromStr for Sprt {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wanted = || "two differences in Elo, the lower one first, such as 0,20".to_owned();
        let (low, high) = text.split_once(',').ok_or_else(wanted)?;
        let number = |text: &str| text.trim().parse().ok().filter(|elo: &f64| elo.abs() <= 1_000.0);
        let (low, high) =
            number(low).zip(number(high)).filter(|(low, high)| low < high).ok_or_else(wanted)?;
        Ok(Self { low, high })
    }
}

/// The points of a win, a draw and a loss.
const POINTS: [f64; 3] = [1.0, 0.5, 0.0];

/// The λ by which the frequencies nᵢ / (1 + λ (xᵢ − s)) have the mean s: those that fit the games best among all that
/// do.
fn tilt(counts: [f64; 3], score: f64) -> f64 {
    let (mut from, mut to) = (-1.0 / (1.0 - score), 1.0 / score);
    for _ in 0..60 {
        let middle = f64::midpoint(from, to);
        let excess = |(n, points): (f64, f64)| n * (points - score) / (1.0 + middle * (points - score));
        // The sum falls as λ grows.
        if counts.into_iter().zip(POINTS).map(excess).sum::<f64>() > 0.0 {
            from = middle;
        } else {
            to = middle;
        }
    }
    f64::midpoint(from, to)
}

/// What a test says so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The first player is not better than the lower claim.
    Low,
    /// It is as much better as the higher one says.
    High,
}

impl Sprt {
    /// The logarithm of how much more likely the higher claim makes these games than the lower one.
    pub(super) fn log_ratio(self, tally: Tally) -> f64 {
        // What has not happened yet is not taken for impossible.
        let counts = [tally.wins, tally.draws, tally.losses].map(|n| f64::from(n) + 1e-3);
        let [low, high] = [self.low, self.high].map(|elo| {
            let score = 1.0 / (1.0 + 10_f64.powf(-elo / 400.0));
            let tilt = tilt(counts, score);
            POINTS.map(|points| (1.0 + tilt * (points - score)).ln())
        });
        counts.iter().zip(low.iter().zip(high)).map(|(n, (low, high))| n * (low - high)).sum()
    }

    /// The claim to be taken; none where more games are needed.
    pub(super) fn verdict(self, tally: Tally) -> Option<Verdict> {
        let ratio = self.log_ratio(tally);
        (ratio.abs() >= BOUND).then_some(if ratio > 0.0 { Verdict::High } else { Verdict::Low })
    }

    /// What is said of games played.
    pub(super) fn report(self, tally: Tally) -> String {
        let said = match self.verdict(tally) {
            Some(Verdict::High) => format!("{:+} Elo or more is taken", self.high),
            Some(Verdict::Low) => format!("{:+} Elo or less is taken", self.low),
            None => "undecided".to_owned(),
        };
        format!("SPRT {self}: {said}, LLR {:+.2} of ±{BOUND:.2}", self.log_ratio(tally))
    }
}

impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+} against {:+} Elo", self.low, self.high)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::rngs::StdRng;
    use rand::{RngExt as _, SeedableRng as _};

    #[test]
    fn claims_are_two_numbers_the_lower_one_first() {
        assert_eq!("0,20".parse(), Ok(Sprt { low: 0.0, high: 20.0 }));
        assert_eq!("-5, 5".parse(), Ok(Sprt { low: -5.0, high: 5.0 }));
        for text in ["", "0", "20,0", "0,nan", "inf,2", "0,20,30"] {
            assert!(text.parse::<Sprt>().is_err(), "{text}");
        }
    }

    /// Plays games that the first player wins with this chance until a claim is taken.
    fn play(sprt: Sprt, chance: f64, rng: &mut StdRng) -> Verdict {
        let mut tally = Tally::default();
        loop {
            if rng.random_bool(chance) {
                tally.wins += 1;
            } else {
                tally.losses += 1;
            }
            if let Some(verdict) = sprt.verdict(tally) {
                return verdict;
            }
        }
    }

    #[test]
    fn the_wrong_claim_is_taken_in_one_of_twenty_tests() {
        let sprt = Sprt { low: 0.0, high: 100.0 };
        let mut rng = StdRng::seed_from_u64(1);
        for (elo, expect) in [(0.0, Verdict::Low), (100.0, Verdict::High)] {
            let chance = 1.0 / (1.0 + 10_f64.powf(-elo / 400.0));
            let n_wrong = (0..1_000).filter(|_| play(sprt, chance, &mut rng) != expect).count();
            assert!((15..=65).contains(&n_wrong), "{n_wrong} of 1,000 at {elo} Elo");
        }
    }
}
