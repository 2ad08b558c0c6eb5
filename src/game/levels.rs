//! The level of the program changed during a match.

use super::Level;
use super::notes;
use super::tree::{InfoKey, Tree};
use super::{Match, Seat};
use crate::board::Color;
use crate::gomoku::opening::Party;

/// The property of the root that keeps them, see the module `notes`.
const LEVELS: &str = "XV";

impl Match {
    /// Lets the program that has a color now play on at another level, from its next move on. Nothing where a person
    /// has the color.
    ///
    /// The levels at which it has played before are kept in the record; a name that it has there says its old level
    /// and is taken away.
    pub fn set_level(&mut self, color: Color, level: Level) {
        let Seat::Program(old) = self.seats()[color] else { return };
        if old == level {
            return;
        }
        let party = self.party_of(color);
        let n_moves = self.position().n_moves();
        let mut earlier = earlier_levels(&self.record, party);
        // A level at which nothing has been played is no part of the story.
        if earlier.last().map_or(0, |(_, until)| *until) < n_moves {
            earlier.push((old, n_moves));
        }
        note_earlier_levels(&mut self.record, party, &earlier);
        if self.record.info(InfoKey::Player(color)).is_some() {
            self.record.set_info(InfoKey::Player(color), "");
        }
        let mut seats = self.setup.seats;
        match party {
            Party::First => seats.black = Seat::Program(level),
            Party::Second => seats.white = Seat::Program(level),
        }
        self.set_seats(seats);
    }

    /// The levels at which the program has played the color that it has now, the one in force last; none where a
    /// person has the color.
    pub fn levels(&self, color: Color) -> Vec<Level> {
        let Seat::Program(level) = self.seats()[color] else { return Vec::new() };
        let n_moves = self.position().n_moves();
        let earlier = earlier_levels(&self.record, self.party_of(color));
        // What was taken back since was played at no level.
        let until = earlier.iter().map(|(_, until)| *until).collect::<Vec<_>>();
        let begun = |i: usize| i.checked_sub(1).map_or(0, |before| until[before]);
        let played =
            earlier.iter().enumerate().filter(|(i, _)| begun(*i) < n_moves).map(|(_, (level, _))| *level);
        let mut levels: Vec<Level> = played.chain([level]).collect();
        levels.dedup();
        levels
    }

    fn party_of(&self, color: Color) -> Party {
        let black = self.opening().black();
        if (black == Party::First) == (color == Color::Black) { Party::First } else { Party::Second }
    }
}

/// The levels at which a party's program played before the one that it has, each with the number of the last move.
fn earlier_levels(tree: &Tree, party: Party) -> Vec<(Level, usize)> {
    all_earlier_levels(tree)
        .into_iter()
        .filter(|(of, ..)| *of == party)
        .map(|(_, level, n)| (level, n))
        .collect()
}

fn all_earlier_levels(tree: &Tree) -> Vec<(Party, Level, usize)> {
    let read = |entry: &str| -> Option<(Party, Level, usize)> {
        let mut words = entry.split_whitespace();
        let name = words.next()?;
        let party = [Party::First, Party::Second].into_iter().find(|party| party_name(*party) == name)?;
        let Seat::Program(level) = notes::seat(words.next()?) else { return None };
        Some((party, level, words.next()?.parse().ok()?))
    };
    notes::value(tree, tree.root(), LEVELS).unwrap_or_default().split(',').filter_map(read).collect()
}

fn note_earlier_levels(tree: &mut Tree, party: Party, levels: &[(Level, usize)]) {
    let mut all = all_earlier_levels(tree);
    all.retain(|(of, ..)| *of != party);
    all.extend(levels.iter().map(|(level, n)| (party, *level, *n)));
    let entry = |(party, level, n): &(Party, Level, usize)| {
        format!("{} {} {n}", party_name(*party), notes::level_name(*level))
    };
    let entries: Vec<String> = all.iter().map(entry).collect();
    tree.set_own(tree.root(), LEVELS, (!entries.is_empty()).then(|| entries.join(",")).as_deref());
}

/// Forgets the levels of a game that has ended where another one begins.
pub(super) fn forget_earlier_levels(tree: &mut Tree) {
    tree.set_own(tree.root(), LEVELS, None);
}

const fn party_name(party: Party) -> &'static str {
    match party {
        Party::First => "first",
        Party::Second => "second",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::ByColor;
    use crate::game::MatchSetup;
    use crate::record::sgf;

    const CASUAL: Seat = Seat::Program(Level::Casual);

    fn begun(n_moves: u8) -> Match {
        let seats = ByColor { black: Seat::Human, white: CASUAL };
        let mut game = Match::new(MatchSetup { seats, ..MatchSetup::default() });
        play(&mut game, 0, n_moves);
        game
    }

    fn play(game: &mut Match, row: u8, n_moves: u8) {
        for x in 0..n_moves {
            let point = game.size().point(2 * x % 15, row + x / 7).unwrap();
            game.play(point).unwrap();
        }
    }

    #[test]
    fn the_levels_that_were_played_are_told_in_their_order() {
        let mut game = begun(4);
        assert_eq!((game.levels(Color::White), game.levels(Color::Black)), (vec![Level::Casual], vec![]));
        game.set_level(Color::White, Level::Club);
        game.set_level(Color::White, Level::Expert);
        assert_eq!(game.levels(Color::White), [Level::Casual, Level::Expert]);
        play(&mut game, 5, 2);
        game.set_level(Color::White, Level::Casual);
        assert_eq!(game.levels(Color::White), [Level::Casual, Level::Expert, Level::Casual]);
        assert_eq!(game.seats().white, CASUAL);
        // A person has no level.
        game.set_level(Color::Black, Level::Master);
        assert_eq!(game.seats().black, Seat::Human);
    }

    #[test]
    fn a_level_that_nothing_was_played_at_is_not_told() {
        let mut game = begun(0);
        game.set_level(Color::White, Level::Master);
        assert_eq!(game.levels(Color::White), [Level::Master]);
        let mut game = begun(4);
        game.set_level(Color::White, Level::Master);
        game.set_level(Color::White, Level::Casual);
        assert_eq!(game.levels(Color::White), [Level::Casual]);
    }

    #[test]
    fn a_file_has_the_levels() {
        let mut game = begun(4);
        game.set_level(Color::White, Level::Novice);
        play(&mut game, 5, 1);
        let text = sgf::write_tree(&game.to_tree());
        let tree = sgf::read(text.as_bytes()).games.remove(0);
        let read = Match::from_record(tree).unwrap();
        assert_eq!(read.levels(Color::White), [Level::Casual, Level::Novice]);
        assert_eq!(read.seats(), game.seats());
        // A game that goes on from there is another one.
        let other = read.played_on(ByColor { black: CASUAL, white: CASUAL });
        assert_eq!(other.levels(Color::White), [Level::Casual]);
    }

    #[test]
    fn a_name_that_says_the_old_level_goes() {
        let mut game = begun(2);
        game.edit_record(|tree| tree.set_info(InfoKey::Player(Color::White), "Goishi · Casual"));
        game.set_level(Color::White, Level::Casual);
        assert!(game.record().info(InfoKey::Player(Color::White)).is_some());
        game.set_level(Color::White, Level::Master);
        assert_eq!(game.record().info(InfoKey::Player(Color::White)), None);
    }
}
