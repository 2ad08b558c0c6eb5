//! The worth of a position as a search sees it.

use std::fmt;
use std::ops::Neg;

/// How good a position is for the side to move: an estimate in hundredths of a point, or a forced win or loss
/// with the number of moves to it.
///
/// Two points are odds of *e* to one of winning the game, as [`expected_score`](Self::expected_score) says.
/// Values order from lost soon, lost late, worse, even, better, won late, to won soon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(i32);

impl Value {
    /// An even position, and a draw.
    pub const DRAW: Self = Self(0);
    /// The value of having won already; a win `n` plies away is `n` less.
    const MATE: i32 = 30_000;
    /// Wins and losses further away than this are not told apart from estimates.
    const MAX_PLIES: i32 = 1_000;

    /// An estimate; kept clear of forced wins and losses.
    pub const fn estimate(hundredths: i32) -> Self {
        let limit = Self::MATE - Self::MAX_PLIES - 1;
        if hundredths > limit {
            Self(limit)
        } else if hundredths < -limit {
            Self(-limit)
        } else {
            Self(hundredths)
        }
    }

    /// A win for the side to move, `plies` single moves from now; the winning stone is the last of them.
    pub const fn win_in_plies(plies: i32) -> Self {
        Self(Self::MATE - plies)
    }

    /// A loss for the side to move, `plies` single moves from now.
    pub const fn loss_in_plies(plies: i32) -> Self {
        Self(plies - Self::MATE)
    }

    /// The number of single moves to a forced win (positive) or a forced loss (negative or zero); `None` for an
    /// estimate.
    ///
    /// ```
    /// # use goishi::search::Value;
    /// assert_eq!(Value::win_in_plies(3).mate_in(), Some(3));
    /// assert_eq!(Value::loss_in_plies(2).mate_in(), Some(-2));
    /// assert_eq!(Value::estimate(120).mate_in(), None);
    /// ```
    pub const fn mate_in(self) -> Option<i32> {
        if self.0 >= Self::MATE - Self::MAX_PLIES {
            Some(Self::MATE - self.0)
        } else if self.0 <= Self::MAX_PLIES - Self::MATE {
            Some(-(Self::MATE + self.0))
        } else {
            None
        }
    }

    /// The share of the game that the side to move can expect: 0 for lost, 1 for won, one half for even.
    ///
    /// The evaluation is fitted so that this holds on average in games of the engine with itself.
    ///
    /// ```
    /// # use goishi::search::Value;
    /// assert_eq!(Value::DRAW.expected_score(), 0.5);
    /// assert!((Value::estimate(200).expected_score() - 0.73).abs() < 0.01);
    /// assert_eq!(Value::loss_in_plies(2).expected_score(), 0.0);
    /// assert_eq!(Value::win_in_plies(0).expected_score(), 1.0);
    /// ```
    pub fn expected_score(self) -> f64 {
        match self.mate_in() {
            Some(_) if self.0 > 0 => 1.0,
            Some(_) => 0.0,
            None => 1.0 / (1.0 + (-f64::from(self.0) / 200.0).exp()),
        }
    }

    /// The estimate that stands for a share of the game, from 0 to 1; kept clear of certainty.
    ///
    /// ```
    /// # use goishi::search::Value;
    /// assert_eq!(Value::of_expected_score(0.5), Value::DRAW);
    /// assert!((Value::of_expected_score(0.73).expected_score() - 0.73).abs() < 0.01);
    /// assert_eq!(Value::of_expected_score(1.0).mate_in(), None);
    /// ```
    pub fn of_expected_score(share: f64) -> Self {
        let share = share.clamp(0.0005, 0.9995);
        Self::of_log_odds((share / (1.0 - share)).ln())
    }

    /// The estimate that stands for the logarithm of the odds of winning.
    pub(super) fn of_log_odds(log_odds: f64) -> Self {
        Self::estimate((200.0 * log_odds).round() as i32)
    }

    /// The same in points, as records have it: a win `n` plies away is 300 less `n` hundredths.
    ///
    /// ```
    /// # use goishi::search::Value;
    /// assert_eq!(Value::estimate(-35).points(), -0.35);
    /// assert_eq!(Value::win_in_plies(7).points(), 299.93);
    /// assert_eq!(Value::from_points(299.93), Value::win_in_plies(7));
    /// ```
    pub fn points(self) -> f64 {
        f64::from(self.0) / 100.0
    }

    /// The inverse of [`points`](Self::points), to the nearest hundredth; what is beyond a win on the board is that
    /// win.
    pub fn from_points(points: f64) -> Self {
        Self(((points * 100.0).round() as i32).clamp(-Self::MATE, Self::MATE))
    }

    /// The number itself: hundredths, or a distance from ±30,000 for a forced win or loss.
    pub const fn raw(self) -> i32 {
        self.0
    }

    /// Takes a number of the search's own scale, which is this one.
    pub(super) const fn from_raw(raw: i32) -> Self {
        Self(raw)
    }
}

impl Neg for Value {
    type Output = Self;

    /// The value for the other side.
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl fmt::Display for Value {
    /// `+1.20`, `-0.35`, or `win in 3` and `loss in 2`, counted in single moves.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.mate_in() {
            Some(plies) if self.0 > 0 => write!(f, "win in {plies}"),
            Some(plies) => write!(f, "loss in {}", -plies),
            None => write!(f, "{:+.2}", self.points()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sooner_wins_and_later_losses_are_better() {
        let rising = [
            Value::loss_in_plies(2),
            Value::loss_in_plies(8),
            Value::estimate(i32::MIN),
            Value::estimate(-5),
            Value::DRAW,
            Value::estimate(i32::MAX),
            Value::win_in_plies(9),
            Value::win_in_plies(1),
        ];
        assert!(rising.is_sorted());
        assert!(rising.iter().rev().map(|value| -*value).is_sorted());
        assert_eq!(Value::estimate(i32::MAX).mate_in(), None);
    }

    #[test]
    fn points_are_the_same_value() {
        for raw in -Value::MATE..=Value::MATE {
            assert_eq!(Value::from_points(Value(raw).points()), Value(raw));
        }
        for points in [f64::MAX, f64::INFINITY] {
            assert_eq!(Value::from_points(points), Value::win_in_plies(0));
            assert_eq!(Value::from_points(-points), Value::loss_in_plies(0));
        }
    }

    #[test]
    fn values_read_like_words() {
        assert_eq!(Value::estimate(-35).to_string(), "-0.35");
        assert_eq!(Value::win_in_plies(5).to_string(), "win in 5");
        assert_eq!(Value::loss_in_plies(4).to_string(), "loss in 4");
    }
}
