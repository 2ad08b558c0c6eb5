//! What saved games say of one player: how they ended, by game, rules, board, opening and opponent.
//!
//! Nothing is kept besides the games: those that are deleted leave, and a copy of a game, with the same moves on the
//! same day, counts once. A game counts that has ended with a winner or drawn, and in which the player had one of the
//! two colors.

use std::collections::HashMap;
use std::fmt;

use super::shelf::{Progress, Summary};
use crate::board::Color;
use crate::game::tree::RecordResult;
use crate::game::{GameKind, GameSetup, Level, PlayerId, Seat};
use crate::go::RuleSet;
use crate::gomoku::Rule;
use crate::gomoku::opening::Opening;

/// Whose games are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose<'a> {
    /// Those of whoever has not said who they are.
    Nameless,
    /// Those of the player whom the record calls so.
    Named(&'a str),
    /// Those of a player whom the user has introduced; with a name also those that name the player, but no number.
    Player(PlayerId, Option<&'a str>),
}

impl<'a> Whose<'a> {
    /// Those of the player whom the record calls so; without a name those of the nameless.
    pub fn named(name: &'a str) -> Self {
        let name = name.trim();
        if name.is_empty() { Self::Nameless } else { Self::Named(name) }
    }
}

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
    /// A player whom the user has introduced, and what the record calls them.
    Player(PlayerId, Option<String>),
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

impl Rules {
    /// The game.
    pub const fn game(self) -> GameKind {
        match self {
            Self::Gomoku(_) => GameKind::Gomoku,
            Self::Go(_) => GameKind::Go,
        }
    }
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
    /// Whether nobody had a handicap or looked at an analysis, and the program played all of it at one level.
    pub is_even: bool,
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

impl FromIterator<Played> for History {
    fn from_iter<T: IntoIterator<Item = Played>>(games: T) -> Self {
        Self { games: games.into_iter().collect() }
    }
}

impl History {
    /// The history of a player, of games in the order in which they were played.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a Summary>, whose: Whose<'_>) -> Self {
        let mut seen: HashMap<(Option<&str>, usize), Vec<&Summary>> = HashMap::new();
        let mut played = Vec::new();
        for game in games {
            let Some(this) = Played::of(game, whose) else { continue };
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
    /// The game as one of a player; none where it has not ended, is a study, or is another's.
    fn of(game: &Summary, whose: Whose<'_>) -> Option<Self> {
        let setup = game.setup.filter(|_| !game.is_study && game.progress == Progress::Closed)?;
        let result = RecordResult::parse(game.result.as_deref()?)?;
        let color = color_of(game, whose)?;
        let ending = match result {
            RecordResult::Win { winner, .. } if winner == color => Ending::Won,
            RecordResult::Win { .. } => Ending::Lost,
            RecordResult::Draw => Ending::Drawn,
            RecordResult::Void | RecordResult::Unknown => return None,
        };
        let opponent = match (game.seats[!color], game.players[!color].as_deref().map(str::trim)) {
            (Seat::Program(level), _) => Opponent::Level(level),
            (Seat::Player(id), name) => Opponent::Player(id, name.map(str::to_owned)),
            (Seat::Human | Seat::Engine(_), Some(other)) => Opponent::Named(other.to_owned()),
            (Seat::Human | Seat::Engine(_), None) => Opponent::Nameless,
        };
        let (rules, opening) = match setup.game {
            GameSetup::Gomoku(gomoku) => (Rules::Gomoku(gomoku.rule), gomoku.opening),
            GameSetup::Go(go) => (Rules::Go(go.rules), Opening::Free),
        };
        let (lines, n_moves) = (setup.size().lines(), game.n_moves);
        Some(Self { rules, lines, opening, color, opponent, ending, n_moves, is_even: game.is_even })
    }
}

/// The color of a player, who does not sit on both sides.
fn color_of(game: &Summary, whose: Whose<'_>) -> Option<Color> {
    let is_theirs = |color: Color| match (game.seats[color], whose) {
        (Seat::Program(_) | Seat::Engine(_), _) | (Seat::Player(_), Whose::Nameless) => false,
        (Seat::Player(sat), Whose::Player(id, _)) => sat == id,
        (Seat::Human, Whose::Nameless) => game.players[color].is_none(),
        (Seat::Human, Whose::Player(_, name)) => name.is_some() && name == named(game, color),
        (Seat::Human | Seat::Player(_), Whose::Named(name)) => Some(name) == named(game, color),
    };
    match (is_theirs(Color::Black), is_theirs(Color::White)) {
        (true, false) => Some(Color::Black),
        (false, true) => Some(Color::White),
        _ => None,
    }
}

fn named(game: &Summary, color: Color) -> Option<&str> {
    game.players[color].as_deref().map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::ByColor;
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
    const ANN: Seat = Seat::Player(PlayerId::new(1));
    const RESULTS: [Option<&str>; 7] =
        [None, Some("B+5"), Some("W+R"), Some("B+T"), Some("W+3.5"), Some("Draw"), Some("?")];

    fn draw(rng: &mut StdRng) -> Drawn {
        let seat = |rng: &mut StdRng| match rng.random_range(0..5) {
            3 => ANN,
            4 => Seat::Player(PlayerId::new(2)),
            0 => Seat::Program(Level::ALL[rng.random_range(0..Level::ALL.len())]),
            _ => Seat::Human,
        };
        let seats = ByColor { black: seat(rng), white: seat(rng) };
        let name = |rng: &mut StdRng, seat: Seat| match seat {
            Seat::Human | Seat::Player(_) => NAMES[rng.random_range(0..NAMES.len())],
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
    fn counted(
        drawn: &[Drawn],
        whose: Whose<'_>,
        is_meant: impl Fn(&Drawn, Color) -> bool,
    ) -> (Tally, usize) {
        let (mut tally, mut n_moves) = (Tally::default(), 0);
        for game in drawn {
            let is = |color: Color| {
                let (seat, called) = (game.seats[color], game.names[color].map_or("", str::trim));
                match whose {
                    Whose::Nameless => seat == Seat::Human && called.is_empty(),
                    Whose::Named(name) => seat.is_person() && called == name,
                    Whose::Player(_, None) => seat == ANN,
                    Whose::Player(_, Some(name)) => seat == ANN || seat == Seat::Human && called == name,
                }
            };
            let mine = match (is(Color::Black), is(Color::White)) {
                (true, false) => Color::Black,
                (false, true) => Color::White,
                _ => continue,
            };
            if !is_meant(game, mine) {
                continue;
            }
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
        let id = PlayerId::new(1);
        let (cy, ann) = (Whose::Named("Cy"), Whose::Named("Ann"));
        for whose in [Whose::Nameless, ann, cy, Whose::Player(id, Some("Ann")), Whose::Player(id, None)] {
            let history = History::of(&games, whose);
            let (total, n_moves) = counted(&drawn, whose, |_, _| true);
            assert_eq!(history.total(), total, "{whose:?}");
            assert!(total.games() > 50 || whose == cy, "{whose:?}: {total}");
            let mean = history.mean_moves().map(|mean| (mean * total.games() as f64).round() as usize);
            assert_eq!(mean, (total.games() > 0).then_some(n_moves));
            for (rules, tally) in history.by(|game| game.rules) {
                let same = counted(&drawn, whose, |game, _| game.rules == rules).0;
                assert_eq!(tally, same, "{whose:?} {rules:?}");
            }
            let nameless = |opponent: &Opponent| match opponent {
                Opponent::Player(id, _) => Opponent::Player(*id, None),
                other => other.clone(),
            };
            for (opponent, tally) in history.by(|game| nameless(&game.opponent)) {
                let sat = match opponent {
                    Opponent::Level(level) => Seat::Program(level),
                    Opponent::Player(id, _) => Seat::Player(id),
                    Opponent::Named(_) | Opponent::Nameless => continue,
                };
                let same = counted(&drawn, whose, |game, mine| game.seats[!mine] == sat).0;
                assert_eq!(tally, same, "{whose:?} {sat:?}");
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
        assert_eq!(History::of(&games, Whose::Named("Bo")).run(), Some((Ending::Won, 3)));
        assert_eq!(History::of(&games[..1], Whose::Named("Bo")).run(), Some((Ending::Lost, 1)));
        assert_eq!(History::of(&games, Whose::Named("Cy")).run(), None);
    }

    #[test]
    fn who_plays_oneself_and_what_is_under_way_count_for_nobody() {
        let names = ByColor { black: Some("Ann"), white: Some("Ann") };
        let (seats, rules) = (ByColor::default(), Rules::Go(RuleSet::Chinese));
        let drawn = Drawn { names, seats, rules, result: Some("B+5"), n_moves: 9, is_copy: false };
        assert_eq!(History::of([&summary(&drawn, 0)], Whose::Named("Ann")).games(), []);
        let names = ByColor { black: Some("Ann"), white: None };
        let other = summary(&Drawn { names, ..drawn }, 1);
        assert_eq!(History::of([&other], Whose::Named("Ann")).total().games(), 1);
        let under_way = Summary { progress: Progress::UnderWay, ..other.clone() };
        let study = Summary { is_study: true, ..other };
        assert_eq!(History::of([&under_way, &study], Whose::Named("Ann")).games(), []);
    }
}
