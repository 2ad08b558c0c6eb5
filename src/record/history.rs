//! What saved games say of one player: how they ended, by game, rules, board, opening and opponent.
//!
//! Nothing is kept besides the games: those that are deleted leave, and a copy of a game, with the same moves on the same
//! day, counts once. A game counts that has ended with a winner or drawn, and in which the player had one of the two
//! colors.

use std::collections::HashMap;
use std::fmt;

use super::shelf::{Progress, Summary};
use crate::board::{ByColor, Color};
use crate::game::tree::RecordResult;
use crate::game::{GameSetup, Level, Seat};
use crate::go::RuleSet;
use crate::gomoku::Rule;
use crate::gomoku::opening::Opening;

/// How a game ended for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ending {
    /// The player won.
    Won,
    /// Nobody won.
    Drawn,
    /// The other side won.
    Lost,
}

/// Who played against the player.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Opponent {
    /// The program at a level.
    Level(Level),
    /// Somebody whom the record names.
    Named(String),
    /// Somebody else.
    Nameless,
}

/// By which rules a game was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rules {
    /// Five in a row.
    Gomoku(Rule),
    /// Go.
    Go(RuleSet),
}

/// A game of a player that has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The rules.
    pub rules: Rules,
    /// The lines of the board.
    pub lines: u8,
    /// How it was opened; free in Go.
    pub opening: Opening,
    /// The color of the player in the end.
    pub color: Color,
    /// The other side.
    pub opponent: Opponent,
    /// How it ended.
    pub ending: Ending,
    /// The moves on the main line.
    pub n_moves: usize,
}

/// Games won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Those won.
    pub won: usize,
    /// Those drawn.
    pub drawn: usize,
    /// Those lost.
    pub lost: usize,
}

impl Tally {
    /// The number of games.
    pub const fn games(self) -> usize {
        self.won + self.drawn + self.lost
    }

    const fn add(&mut self, ending: Ending) {
        match ending {
            Ending::Won => self.won += 1,
            Ending::Drawn => self.drawn += 1,
            Ending::Lost => self.lost += 1,
        }
    }
}

impl fmt::Display for Tally {
    /// `12-3-5`: won, drawn, lost.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.won, self.drawn, self.lost)
    }
}

/// The games of a player, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    games: Vec<Played>,
}

impl History {
    /// The history of the player of this name, of games in the order in which they were played; without a name that of
    /// whoever has not given one.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a Summary>, name: &str) -> Self {
        let mut seen: HashMap<(Option<&str>, usize), Vec<&Summary>> = HashMap::new();
        let mut played = Vec::new();
        for game in games {
            let Some(this) = Played::of(game, name) else { continue };
            let alike = seen.entry((game.date.as_deref(), game.n_moves)).or_default();
            if !alike.contains(&game) {
                alike.push(game);
                played.push(this);
            }
        }
        Self { games: played }
    }

    /// All games, the oldest first.
    pub fn games(&self) -> &[Played] {
        &self.games
    }

    /// All results.
    pub fn total(&self) -> Tally {
        self.by(|_| ()).into_iter().next().map_or_else(Tally::default, |((), tally)| tally)
    }

    /// The results by something that is known of each game, the most games first.
    pub fn by<K: Clone + PartialEq>(&self, key: impl Fn(&Played) -> K) -> Vec<(K, Tally)> {
        let mut found: Vec<(K, Tally)> = Vec::new();
        for game in &self.games {
            let key = key(game);
            let at = found.iter().position(|(known, _)| *known == key).unwrap_or_else(|| {
                found.push((key, Tally::default()));
                found.len() - 1
            });
            found[at].1.add(game.ending);
        }
        found.sort_by_key(|(_, tally)| std::cmp::Reverse(tally.games()));
        found
    }

    /// How the last games have ended alike, and how many; none before the first game.
    pub fn run(&self) -> Option<(Ending, usize)> {
        let last = self.games.last()?.ending;
        Some((last, self.games.iter().rev().take_while(|game| game.ending == last).count()))
    }

    /// The mean number of moves of a game; none before the first one.
    pub fn mean_moves(&self) -> Option<f64> {
        let total: usize = self.games.iter().map(|game| game.n_moves).sum();
        (!self.games.is_empty()).then(|| total as f64 / self.games.len() as f64)
    }
}

impl Played {
    /// The game as one of the player of this name; none where it has not ended, is a study, or is another's.
    fn of(game: &Summary, name: &str) -> Option<Self> {
        let setup = game.setup.filter(|_| !game.is_study && game.progress == Progress::Closed)?;
        let result = RecordResult::parse(game.result.as_deref()?)?;
        let color = color_of(game, name)?;
        let ending = match result {
            RecordResult::Win { winner, .. } if winner == color => Ending::Won,
            RecordResult::Win { .. } => Ending::Lost,
            RecordResult::Draw => Ending::Drawn,
            RecordResult::Void | RecordResult::Unknown => return None,
        };
        let programs = [setup.seats.black, setup.seats.white].map(|seat| match seat {
            Seat::Program(level) => Some(level),
            Seat::Human | Seat::Engine(_) => None,
        });
        // Colors may have been exchanged since: of two seats the other one is meant.
        let opponent = match (programs, game.players[!color].as_deref().map(str::trim)) {
            ([Some(level), None] | [None, Some(level)], _) => Opponent::Level(level),
            (_, Some(other)) => Opponent::Named(other.to_owned()),
            (_, None) => Opponent::Nameless,
        };
        let (rules, opening) = match setup.game {
            GameSetup::Gomoku(gomoku) => (Rules::Gomoku(gomoku.rule), gomoku.opening),
            GameSetup::Go(go) => (Rules::Go(go.rules), Opening::Free),
        };
        let (lines, n_moves) = (setup.size().lines(), game.n_moves);
        Some(Self { rules, lines, opening, color, opponent, ending, n_moves })
    }
}

/// The color of the player of this name, who does not sit on both sides.
fn color_of(game: &Summary, name: &str) -> Option<Color> {
    let seats = game.setup?.seats;
    let has_person = seats.black.is_person() || seats.white.is_person();
    let is_player = ByColor::from_fn(|color| match game.players[color].as_deref().map(str::trim) {
        Some(known) => !name.is_empty() && known == name,
        None => name.is_empty(),
    });
    match (is_player.black, is_player.white) {
        (true, false) if has_person => Some(Color::Black),
        (false, true) if has_person => Some(Color::White),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{GoSetup, GomokuSetup, MatchSetup};
    use crate::record::sgf;
    use rand::rngs::StdRng;
    use rand::{RngExt as _, SeedableRng as _};

    /// What is drawn for a game, and what the record is to say of it.
    #[derive(Clone, Debug)]
    struct Drawn {
        names: ByColor<Option<&'static str>>,
        seats: ByColor<Seat>,
        rules: Rules,
        result: Option<&'static str>,
        n_moves: usize,
        is_copy: bool,
    }

    const NAMES: [Option<&str>; 4] = [None, Some("Ann"), Some("Bo"), Some(" Ann ")];
    const RESULTS: [Option<&str>; 7] =
        [None, Some("B+5"), Some("W+R"), Some("B+T"), Some("W+3.5"), Some("Draw"), Some("?")];

    fn draw(rng: &mut StdRng) -> Drawn {
        let seat = |rng: &mut StdRng| match rng.random_range(0..3) {
            0 => Seat::Program(Level::ALL[rng.random_range(0..Level::ALL.len())]),
            _ => Seat::Human,
        };
        let seats = ByColor { black: seat(rng), white: seat(rng) };
        let name = |rng: &mut StdRng, seat: Seat| match seat {
            Seat::Human => NAMES[rng.random_range(0..NAMES.len())],
            _ => Some("Goishi"),
        };
        let names = ByColor { black: name(rng, seats.black), white: name(rng, seats.white) };
        let rules = if rng.random_bool(0.5) {
            Rules::Gomoku(Rule::ALL[rng.random_range(0..Rule::ALL.len())])
        } else {
            Rules::Go(RuleSet::ALL[rng.random_range(0..RuleSet::ALL.len())])
        };
        let result = RESULTS[rng.random_range(0..RESULTS.len())];
        Drawn { names, seats, rules, result, n_moves: rng.random_range(0..20), is_copy: rng.random_bool(0.1) }
    }

    /// The record of a game, with its number as the event: no two are alike.
    fn summary(drawn: &Drawn, number: usize) -> Summary {
        let setup = match drawn.rules {
            Rules::Gomoku(rule) => {
                MatchSetup::new(GomokuSetup { rule, ..GomokuSetup::default() }, drawn.seats)
            }
            Rules::Go(rules) => MatchSetup::new(GoSetup { rules, ..GoSetup::default() }, drawn.seats),
        };
        let mut tree = sgf::tree_of(&crate::game::Match::new(setup), &ByColor::default());
        tree.set_info(crate::game::tree::InfoKey::Event, &number.to_string());
        let mut summary = Summary::of_game(&tree);
        summary.players = ByColor::from_fn(|color| drawn.names[color].map(str::to_owned));
        summary.result = drawn.result.map(str::to_owned);
        summary.n_moves = drawn.n_moves;
        summary
    }

    /// The games of a player counted one by one: won, drawn, lost, and all moves.
    fn counted(drawn: &[Drawn], name: &str, is_meant: impl Fn(&Drawn) -> bool) -> (Tally, usize) {
        let (mut tally, mut n_moves) = (Tally::default(), 0);
        for game in drawn.iter().filter(|game| is_meant(game)) {
            let is = |color: Color| game.names[color].map_or("", str::trim) == name;
            let mine = match (is(Color::Black), is(Color::White)) {
                (true, false) => Color::Black,
                (false, true) => Color::White,
                _ => continue,
            };
            match game.result {
                Some("B+5" | "B+T") if mine == Color::Black => tally.won += 1,
                Some("W+R" | "W+3.5") if mine == Color::White => tally.won += 1,
                Some("Draw") => tally.drawn += 1,
                Some("B+5" | "B+T" | "W+R" | "W+3.5") => tally.lost += 1,
                _ => continue,
            }
            n_moves += game.n_moves;
        }
        (tally, n_moves)
    }

    #[test]
    fn a_thousand_games_are_counted_as_one_by_one() {
        let mut rng = StdRng::seed_from_u64(17);
        let drawn: Vec<Drawn> = (0..1_000).map(|_| draw(&mut rng)).collect();
        let mut games = Vec::new();
        for (number, game) in drawn.iter().enumerate() {
            games.push(summary(game, number));
            if game.is_copy {
                games.push(summary(game, number));
            }
        }
        for name in ["", "Ann", "Bo", "Cy"] {
            let history = History::of(&games, name);
            let (total, n_moves) = counted(&drawn, name, |_| true);
            assert_eq!(history.total(), total, "{name:?}");
            assert!(total.games() > 50 || name == "Cy", "{name:?}: {total}");
            let mean = history.mean_moves().map(|mean| (mean * total.games() as f64).round() as usize);
            assert_eq!(mean, (total.games() > 0).then_some(n_moves));
            for (rules, tally) in history.by(|game| game.rules) {
                assert_eq!(tally, counted(&drawn, name, |game| game.rules == rules).0, "{name:?} {rules:?}");
            }
            for (opponent, tally) in history.by(|game| game.opponent.clone()) {
                let Opponent::Level(level) = opponent else { continue };
                let has = |game: &Drawn| {
                    let levels =
                        [game.seats.black, game.seats.white].map(|seat| seat == Seat::Program(level));
                    levels[0] != levels[1]
                };
                assert_eq!(tally, counted(&drawn, name, has).0, "{name:?} {level:?}");
            }
        }
    }

    #[test]
    fn a_run_is_of_the_last_games() {
        let game = |result| {
            let names = ByColor { black: Some("Ann"), white: Some("Bo") };
            let (seats, rules) = (ByColor::default(), Rules::Gomoku(Rule::Renju));
            Drawn { names, seats, rules, result: Some(result), n_moves: 9, is_copy: false }
        };
        let games = ["B+5", "W+R", "W+5", "W+T"].map(game);
        let games: Vec<Summary> = games.iter().enumerate().map(|(i, game)| summary(game, i)).collect();
        assert_eq!(History::of(&games, "Bo").run(), Some((Ending::Won, 3)));
        assert_eq!(History::of(&games[..1], "Bo").run(), Some((Ending::Lost, 1)));
        assert_eq!(History::of(&games, "Cy").run(), None);
    }

    #[test]
    fn who_plays_oneself_and_what_is_under_way_count_for_nobody() {
        let names = ByColor { black: Some("Ann"), white: Some("Ann") };
        let (seats, rules) = (ByColor::default(), Rules::Go(RuleSet::Chinese));
        let drawn = Drawn { names, seats, rules, result: Some("B+5"), n_moves: 9, is_copy: false };
        assert_eq!(History::of([&summary(&drawn, 0)], "Ann").games(), []);
        let names = ByColor { black: Some("Ann"), white: None };
        let other = summary(&Drawn { names, ..drawn }, 1);
        assert_eq!(History::of([&other], "Ann").total().games(), 1);
        let under_way = Summary { progress: Progress::UnderWay, ..other.clone() };
        let study = Summary { is_study: true, ..other };
        assert_eq!(History::of([&under_way, &study], "Ann").games(), []);
    }
}
