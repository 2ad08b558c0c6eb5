//! The players whom a user has introduced, kept in a file of the user's folder, and what their saved games say of them.

use serde::{Deserialize, Serialize};

use crate::board::{ByColor, Color};
use crate::files::{Catalog, Entry, KeptFile};
use crate::game::{APlayer, Level, PlayerId, Seat};
use crate::record::history::Whose;

/// The players by their numbers.
pub type PlayerList = Catalog<Player>;

/// Those, with their file.
pub type Players = KeptFile<PlayerList>;

/// Somebody who plays at this machine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Player {
    /// The name.
    pub name: String,
    /// The rank, in words of their own; may be empty.
    pub rank: String,
    /// The color that they like to play.
    pub color: Option<Color>,
    /// The level of the program that they like to play against.
    pub level: Option<Level>,
    /// Whether games count that name the player, but not by number: those played before the player was introduced, and
    /// those from elsewhere.
    pub counts_by_name: bool,
}

impl Default for Player {
    fn default() -> Self {
        Self { name: String::new(), rank: String::new(), color: None, level: None, counts_by_name: true }
    }
}

impl Entry for Player {
    type Kind = APlayer;
    const FILE: &'static str = "players.toml";
    const DAMAGED: &'static str = "notice-players-damaged";
    const NOT_SAVED: &'static str = "notice-players-not-saved";

    fn title(&self) -> String {
        self.name.clone()
    }
}

impl Player {
    /// Whose games are the player's.
    pub fn games(&self, id: PlayerId) -> Whose<'_> {
        let name = Some(self.name.trim()).filter(|name| self.counts_by_name && !name.is_empty());
        Whose::Player(id, name)
    }

    /// Takes a seat of the next match: that of the color that the player likes, else the one that they have or that
    /// nobody in particular has; against the program at the level that they like. The other side stays who it is.
    pub fn sit_down(&self, id: PlayerId, seats: &mut ByColor<Seat>) {
        let me = Seat::Player(id);
        let having = |seat: Seat| Color::BOTH.into_iter().find(|color| seats[*color] == seat);
        let mut mine = having(me).or_else(|| having(Seat::Human)).unwrap_or(Color::Black);
        seats[mine] = me;
        if let Some(color) = self.color.filter(|color| *color != mine) {
            *seats = seats.swapped();
            mine = color;
        }
        let other = &mut seats[!mine];
        if *other == me {
            *other = Seat::Program(Level::default());
        }
        if let (Seat::Program(level), Some(liked)) = (other, self.level) {
            *level = liked;
        }
    }
}

impl Players {
    /// Lets a player begin anew under another number: the games so far are no longer theirs.
    pub fn start_over(&mut self, id: PlayerId, new: PlayerId) {
        let Some(player) = self.get(id).cloned() else { return };
        self.delete(id);
        self.set(new, Player { counts_by_name: false, ..player });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: PlayerId = PlayerId::new(1);
    const BO: Seat = Seat::Player(PlayerId::new(2));

    #[test]
    fn a_player_takes_the_seat_that_they_like() {
        let (ann, club) = (Seat::Player(ANN), Seat::Program(Level::Club));
        let (white, casual) = (Some(Color::White), Some(Level::Casual));
        for (color, level, seats, then) in [
            (None, None, (Seat::Human, club), (ann, club)),
            (None, None, (club, Seat::Human), (club, ann)),
            (white, casual, (Seat::Human, club), (Seat::Program(Level::Casual), ann)),
            (white, casual, (Seat::Human, Seat::Human), (Seat::Human, ann)),
            (white, None, (ann, BO), (BO, ann)),
            (None, casual, (ann, ann), (ann, Seat::Program(Level::Casual))),
            (None, None, (club, club), (ann, club)),
        ] {
            let mut taken = ByColor { black: seats.0, white: seats.1 };
            Player { color, level, ..Player::default() }.sit_down(ANN, &mut taken);
            assert_eq!((taken.black, taken.white), then, "{color:?} {level:?} {seats:?}");
        }
    }

    #[test]
    fn who_starts_over_has_no_games() {
        let mut players = Players::default();
        players.set(ANN, Player { name: "Ann".to_owned(), rank: "2k".to_owned(), ..Player::default() });
        assert_eq!(players.get(ANN).unwrap().games(ANN), Whose::Player(ANN, Some("Ann")));
        let new = PlayerId::new(3);
        players.start_over(ANN, new);
        assert_eq!(players.get(ANN), None);
        let ann = players.get(new).unwrap();
        assert_eq!((ann.rank.as_str(), ann.games(new)), ("2k", Whose::Player(new, None)));
    }
}
