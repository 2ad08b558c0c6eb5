//! How strong a player is, by their games against the levels of the program, and the level that is to play them next.

use serde::{Deserialize, Serialize};

use crate::game::{GameKind, Level};
use crate::record::history::{Ending, History, Opponent, Played};

/// The points of the Elo scale for a factor of ten in the odds, as a power of e.
const Q: f64 = std::f64::consts::LN_10 / 400.0;
/// How little is known of somebody who has not played, and of somebody who has played much: strength changes.
const UNKNOWN: f64 = 350.0;
const LEAST: f64 = 60.0;

/// How strong a level is, in Elo above [`Level::Textbook`], as measured with `goishi-engine match --ladder`: at five in
/// a row by the figures of the README; at Go on nine lines in 200 games a step, [`Level::Master`] with 200 positions a
/// move, a twentieth of a second.
pub const fn strength(game: GameKind, level: Level) -> f64 {
    match game {
        GameKind::Gomoku => match level {
            Level::Newcomer => -401.0,
            Level::Beginner => -207.0,
            Level::Textbook => 0.0,
            Level::Learner => 215.0,
            Level::Casual => 448.0,
            Level::Regular => 677.0,
            Level::Club => 882.0,
            Level::Tournament => 1_117.0,
            Level::Veteran => 1_347.0,
            Level::Expert => 1_576.0,
            Level::Master => 1_749.0,
        },
        GameKind::Go => match level {
            Level::Newcomer => -383.0,
            Level::Beginner => -230.0,
            Level::Textbook => 0.0,
            Level::Learner => 186.0,
            Level::Casual => 327.0,
            Level::Regular => 562.0,
            Level::Club => 787.0,
            Level::Tournament => 980.0,
            Level::Veteran => 1_173.0,
            Level::Expert => 1_316.0,
            Level::Master => 2_114.0,
        },
    }
}

/// The games out of a hundred that a level won against the one below it, a draw for half; none for the lowest.
pub fn measured(game: GameKind, level: Level) -> Option<(u32, Level)> {
    let below = Level::ALL.into_iter().rev().find(|below| *below < level)?;
    let difference = strength(game, level) - strength(game, below);
    Some(((100.0 * expected(difference)).round() as u32, below))
}

/// The share of the points that somebody takes who is this much stronger.
fn expected(difference: f64) -> f64 {
    1.0 / (1.0 + (-difference * Q).exp())
}

/// How strong a player is.
///
/// Source: M. Glickman, "The Glicko system", with a period for each game and opponents whose strength is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The most likely strength, in Elo above [`Level::Textbook`].
    pub mean: f64,
    /// The standard deviation of what is known of it.
    pub deviation: f64,
}

impl Rating {
    /// The rating by the games against the program on even terms; none before the first one.
    pub fn of(history: &History, game: GameKind) -> Option<Self> {
        let nobody = Self { mean: strength(game, Level::default()), deviation: UNKNOWN };
        let mut games = rated(history, game).peekable();
        games.peek()?;
        Some(games.fold(nobody, |rating, (level, ending)| rating.after(strength(game, level), ending)))
    }

    /// The rating after another game.
    fn after(self, opponent: f64, ending: Ending) -> Self {
        let expected = expected(self.mean - opponent);
        let score = match ending {
            Ending::Won => 1.0,
            Ending::Drawn => 0.5,
            Ending::Lost => 0.0,
        };
        let known = self.deviation.powi(-2) + Q * Q * expected * (1.0 - expected);
        Self { mean: self.mean + Q / known * (score - expected), deviation: known.powf(-0.5).max(LEAST) }
    }

    /// The level that is nearest.
    pub fn level(self, game: GameKind) -> Level {
        let distance = |level: &Level| (strength(game, *level) - self.mean).abs();
        Level::ALL.into_iter().min_by(|a, b| distance(a).total_cmp(&distance(b))).unwrap_or_default()
    }
}

/// The games against the program on even terms: its level, and how they ended.
fn rated(history: &History, game: GameKind) -> impl Iterator<Item = (Level, Ending)> {
    let rated = move |played: &Played| match played.opponent {
        Opponent::Level(level) if played.is_even && played.rules.game() == game => {
            Some((level, played.ending))
        }
        _ => None,
    };
    history.games().iter().filter_map(rated)
}

/// A level that follows the results of the one who plays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Follow {
    /// About as strong as the player.
    Equal,
    /// One above the best that the player has beaten: beat it, and it grows.
    Ahead,
}

impl Follow {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::Equal, Self::Ahead];

    /// The level against whoever has this history.
    pub fn level(self, history: &History, game: GameKind) -> Level {
        match self {
            Self::Equal => Rating::of(history, game).map_or_else(Level::default, |rating| rating.level(game)),
            Self::Ahead => {
                let won = rated(history, game).filter(|(_, ending)| *ending == Ending::Won);
                let above = |best: Level| Level::ALL.into_iter().find(|level| *level > best).unwrap_or(best);
                won.map(|(level, _)| level).max().map_or(Level::ALL[0], above)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Color;
    use crate::gomoku::Rule;
    use crate::gomoku::opening::Opening;
    use crate::record::history::Rules;
    use rand::rngs::StdRng;
    use rand::{RngExt as _, SeedableRng as _};

    fn played(level: Level, ending: Ending) -> Played {
        Played {
            rules: Rules::Gomoku(Rule::Freestyle),
            lines: 15,
            opening: Opening::Free,
            color: Color::Black,
            opponent: Opponent::Level(level),
            ending,
            n_moves: 40,
            is_even: true,
        }
    }

    fn history(games: &[(Level, Ending)]) -> History {
        games.iter().map(|(level, ending)| played(*level, *ending)).collect()
    }

    /// The player and the first opponent of the example in the paper, whose strength is known exactly here.
    #[test]
    fn a_win_against_somebody_weaker_says_little() {
        let before = Rating { mean: 1_500.0, deviation: 200.0 };
        let after = before.after(1_400.0, Ending::Won);
        assert!((after.mean - 1_563.9).abs() < 1.0 && (after.deviation - 175.2).abs() < 1.0, "{after:?}");
        let lost = before.after(1_400.0, Ending::Lost);
        assert!(before.mean - lost.mean > after.mean - before.mean);
        let drawn = before.after(1_500.0, Ending::Drawn);
        assert!((drawn.mean - 1_500.0).abs() < 1e-9 && drawn.deviation < before.deviation);
    }

    /// Somebody of a strength plays whoever is nearest: after thirty games the program knows it within the deviation
    /// that it says, and no game moves it by more than half a level once it is known.
    #[test]
    fn the_level_settles_at_the_strength_of_the_player() {
        let mut rng = StdRng::seed_from_u64(6);
        let mut n_near = 0;
        for _ in 0..100 {
            let truth = rng.random_range(100.0..1_400.0);
            let mut games = Vec::new();
            for n in 0..60 {
                let level = Follow::Equal.level(&history(&games), GameKind::Gomoku);
                let odds = expected(truth - strength(GameKind::Gomoku, level));
                let before = Rating::of(&history(&games), GameKind::Gomoku);
                games.push((level, if rng.random_bool(odds) { Ending::Won } else { Ending::Lost }));
                let after = Rating::of(&history(&games), GameKind::Gomoku).unwrap();
                if let Some(before) = before.filter(|_| n > 30) {
                    assert!((after.mean - before.mean).abs() < 40.0, "{before:?} to {after:?}");
                }
            }
            let rating = Rating::of(&history(&games), GameKind::Gomoku).unwrap();
            n_near += usize::from((rating.mean - truth).abs() < 2.0 * rating.deviation);
        }
        assert!(n_near >= 90, "{n_near} of 100 within two deviations");
    }

    #[test]
    fn who_beats_a_level_meets_the_next_one() {
        use Ending::{Lost, Won};
        let level = |games: &[_]| Follow::Ahead.level(&history(games), GameKind::Gomoku);
        assert_eq!(level(&[]), Level::Newcomer);
        assert_eq!(level(&[(Level::Textbook, Won)]), Level::Learner);
        assert_eq!(level(&[(Level::Textbook, Won), (Level::Learner, Lost)]), Level::Learner);
        assert_eq!(level(&[(Level::Club, Won), (Level::Learner, Lost)]), Level::Tournament);
        assert_eq!(level(&[(Level::Master, Won)]), Level::Master);
    }

    #[test]
    fn games_on_uneven_terms_and_of_the_other_game_do_not_count() {
        let win = played(Level::Master, Ending::Won);
        let games = [
            Played { is_even: false, ..win.clone() },
            Played { opponent: Opponent::Nameless, ..win.clone() },
        ];
        let history: History = games.into_iter().collect();
        assert_eq!(Rating::of(&history, GameKind::Gomoku), None);
        assert_eq!(Rating::of(&[win].into_iter().collect(), GameKind::Go), None);
        assert_eq!(Follow::Equal.level(&history, GameKind::Gomoku), Level::Casual);
    }
}
