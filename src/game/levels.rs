//! The level of the program changed during a match.

use super::Level;
use super::tree::{EarlierLevel, InfoKey};
use super::{Match, Seat};
use crate::board::Color;
use crate::gomoku::opening::Party;

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
        let earlier: Vec<EarlierLevel> = self.earlier_levels(party).collect();
        let mut all = self.record.root_facts().levels.clone();
        all.retain(|earlier| earlier.party != party);
        all.extend_from_slice(&earlier);
        // A level at which nothing has been played is no part of the story.
        if earlier.last().map_or(0, |last| last.until) < n_moves {
            all.push(EarlierLevel { party, level: old, until: n_moves });
        }
        self.record.set_levels(all);
        self.forget_name(color);
        let mut seats = self.setup.seats;
        match party {
            Party::First => seats.black = Seat::Program(level),
            Party::Second => seats.white = Seat::Program(level),
        }
        self.set_seats(seats);
    }

    /// Seats somebody else at a color, from the next move on: a program at another level is the
    /// [same one](Self::set_level), anybody else is not, and a name that the record has for the color goes.
    pub fn set_seat(&mut self, color: Color, seat: Seat) {
        if let (Seat::Program(_), Seat::Program(level)) = (self.seats()[color], seat) {
            return self.set_level(color, level);
        }
        if self.seats()[color] == seat {
            return;
        }
        self.forget_name(color);
        let mut seats = self.setup.seats;
        match self.party_of(color) {
            Party::First => seats.black = seat,
            Party::Second => seats.white = seat,
        }
        self.set_seats(seats);
    }

    /// The name that the record has for whoever has a color now.
    pub fn recorded_name(&self, color: Color) -> Option<&str> {
        self.record.info(InfoKey::Player(self.recorded_color(color)))
    }

    /// The record knows no more who has a color now.
    fn forget_name(&mut self, color: Color) {
        let recorded = self.recorded_color(color);
        for key in [InfoKey::Player(recorded), InfoKey::Rank(recorded), InfoKey::Team(recorded)] {
            if self.record.info(key).is_some() {
                self.record.set_info(key, "");
            }
        }
    }

    /// The color under which the record has the name of whoever has this one now.
    fn recorded_color(&self, color: Color) -> Color {
        if self.is_exchanged() == self.record.has_exchanged() { color } else { !color }
    }

    /// Whether the seats of the setup have each other's color now.
    pub(super) fn is_exchanged(&self) -> bool {
        self.opening().black() == Party::Second
    }

    /// The levels at which the program has played the color that it has now, the one in force last; none where a
    /// person has the color.
    pub fn levels(&self, color: Color) -> Vec<Level> {
        let Seat::Program(level) = self.seats()[color] else { return Vec::new() };
        let n_moves = self.position().n_moves();
        // What was taken back since was played at no level.
        let mut begun = 0;
        let played = self
            .earlier_levels(self.party_of(color))
            .filter(|earlier| std::mem::replace(&mut begun, earlier.until) < n_moves);
        let mut levels: Vec<Level> = played.map(|earlier| earlier.level).chain([level]).collect();
        levels.dedup();
        levels
    }

    /// The levels at which a party's program played before the one that it has.
    fn earlier_levels(&self, party: Party) -> impl Iterator<Item = EarlierLevel> {
        self.record.root_facts().levels.iter().copied().filter(move |earlier| earlier.party == party)
    }

    /// Which party has a color now.
    pub fn party_of(&self, color: Color) -> Party {
        let black = self.opening().black();
        if (black == Party::First) == (color == Color::Black) { Party::First } else { Party::Second }
    }
}
