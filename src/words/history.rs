//! What saved games say of a player.

use super::Texts;
use super::names::{color_id, game_id, level_id, opening_id, seat_text};
use super::texts::size_text;
use crate::game::{GameKind, Level, Seat};
use crate::handbook::{go_rules_id, rule_id};
use crate::play::rating::{Follow, Rating, strength};
use crate::record::history::{Ending, History, Opponent, Played, Rules, Tally};

/// By what games are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Facet {
    /// By the other side.
    Opponent,
    /// By game and rules.
    Rules,
    /// By the size of the board.
    Board,
    /// By opening, of games of five in a row.
    Opening,
    /// By the color that the player had.
    Color,
}

impl Facet {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Opponent, Self::Rules, Self::Board, Self::Opening, Self::Color];

    /// The id of its name.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Opponent => "results-by-opponent",
            Self::Rules => "results-by-rules",
            Self::Board => "results-by-board",
            Self::Opening => "results-by-opening",
            Self::Color => "results-by-color",
        }
    }

    /// The results told apart so, in words, the most games first.
    pub fn rows(self, texts: &Texts, history: &History) -> Vec<(String, Tally)> {
        let rows = history.by(|game| {
            Some(match (self, game.rules) {
                (Self::Opponent, _) => opponent_text(texts, &game.opponent),
                (Self::Rules, Rules::Gomoku(rule)) => texts.get(rule_id(rule)),
                (Self::Rules, Rules::Go(rules)) => texts.get(go_rules_id(rules)),
                (Self::Board, _) => size_text(game.lines, game.lines),
                (Self::Opening, Rules::Gomoku(_)) => texts.get(opening_id(game.opening)),
                (Self::Opening, Rules::Go(_)) => return None,
                (Self::Color, _) => texts.get(color_id(game.color)),
            })
        });
        rows.into_iter().filter_map(|(name, tally)| Some((name?, tally))).collect()
    }
}

fn opponent_text(texts: &Texts, opponent: &Opponent) -> String {
    match opponent {
        Opponent::Level(level) => texts.with("seat-program", [("level", texts.get(level_id(*level)).into())]),
        Opponent::Player(id, name) => {
            let known = texts.called(Seat::Player(*id)).map(|called| called.name.clone());
            known.or_else(|| name.clone()).unwrap_or_else(|| texts.get("seat-person"))
        }
        Opponent::Named(name) => name.clone(),
        Opponent::Nameless => seat_text(texts, Seat::Human),
    }
}

/// How many games were won, drawn and lost.
pub fn tally_text(texts: &Texts, tally: Tally) -> String {
    let parts =
        [("results-n-won", tally.won), ("results-n-drawn", tally.drawn), ("results-n-lost", tally.lost)];
    let parts = parts.into_iter().filter(|(_, n)| *n > 0);
    parts.map(|(id, n)| texts.with(id, [("n", n.into())])).collect::<Vec<_>>().join(" · ")
}

/// All games in a line, or that there is none.
pub fn total_text(texts: &Texts, history: &History) -> String {
    let total = history.total();
    if total.games() == 0 {
        return texts.get("results-none");
    }
    let tally = tally_text(texts, total);
    texts.with("results-total", [("n", total.games().into()), ("tally", tally.into())])
}

/// How the last games have ended alike, and how long a game is.
pub fn run_text(texts: &Texts, history: &History) -> Option<String> {
    let mean = history.mean_moves()?;
    let mean = texts.with("results-mean", [("n", mean.round().into())]);
    let (ending, n @ 2..) = history.run()? else { return Some(mean) };
    let id = match ending {
        Ending::Won => "results-run-won",
        Ending::Drawn => "results-run-drawn",
        Ending::Lost => "results-run-lost",
    };
    Some(format!("{} {mean}", texts.with(id, [("n", n.into())])))
}

/// How strong a player is at a game, and which level of the program is nearest.
pub fn rating_text(texts: &Texts, game: GameKind, rating: Rating) -> String {
    let level = rating.level(game);
    texts.with(
        "results-rating",
        [
            ("game", texts.get(game_id(game)).into()),
            ("rating", rating.mean.round().into()),
            ("deviation", (2.0 * rating.deviation).round().into()),
            ("level", texts.get(level_id(level)).into()),
            ("strength", strength(game, level).into()),
        ],
    )
}

/// Who plays at a level that follows the results of the other side.
pub fn follow_text(texts: &Texts, follow: Follow) -> String {
    texts.get(match follow {
        Follow::Equal => "seat-follow-equal",
        Follow::Ahead => "seat-follow-ahead",
    })
}

/// At which level that is now, and why.
pub fn follow_sentence(texts: &Texts, follow: Follow, level: Level, rating: Option<Rating>) -> String {
    let level = texts.get(level_id(level));
    match (follow, rating) {
        (Follow::Ahead, _) => texts.with("follow-ahead", [("level", level.into())]),
        (Follow::Equal, None) => texts.with("follow-equal-unknown", [("level", level.into())]),
        (Follow::Equal, Some(rating)) => {
            let [mean, deviation] = [rating.mean, 2.0 * rating.deviation].map(f64::round);
            let values = [("level", level.into()), ("rating", mean.into()), ("deviation", deviation.into())];
            texts.with("follow-equal", values)
        }
    }
}

/// How each of some games ended, the oldest first.
pub fn endings_text<'a>(texts: &Texts, games: impl IntoIterator<Item = &'a Played>) -> String {
    let each = games.into_iter().map(|game| {
        texts.get(match game.ending {
            Ending::Won => "results-won",
            Ending::Drawn => "results-drawn",
            Ending::Lost => "results-lost",
        })
    });
    texts.with("results-last", [("each", each.collect::<Vec<_>>().join(", ").into())])
}
