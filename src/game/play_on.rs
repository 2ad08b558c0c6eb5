//! A game that goes on from somewhere in a record.

use super::tree::InfoKey;
use super::{Match, Seat};
use crate::board::{ByColor, Color};
use crate::gomoku::opening::Party;

/// What the root says about the game that was recorded, and not about one that goes on from it.
const OF_THE_OLD_GAME: [InfoKey; 10] = [
    InfoKey::Player(Color::Black),
    InfoKey::Player(Color::White),
    InfoKey::Rank(Color::Black),
    InfoKey::Rank(Color::White),
    InfoKey::Team(Color::Black),
    InfoKey::Team(Color::White),
    InfoKey::Event,
    InfoKey::Round,
    InfoKey::Place,
    InfoKey::Date,
];

impl Match {
    /// Whether the rules let the game go on from here, however it ended.
    pub fn can_play_on(&self) -> bool {
        self.position().outcome().is_none()
    }

    /// A match of its own that goes on from here, in a copy of the record: all lines and comments are in it, the one
    /// that leads here as the main line. `seats` are those of the colors now.
    ///
    /// A resignation or an agreement that has ended the game here is taken back. What is played next is put before
    /// the way on that the record had.
    #[must_use]
    pub fn played_on(&self, seats: ByColor<Seat>) -> Self {
        let mut game = self.clone();
        let node = game.node();
        game.record.set_result_given(false);
        game.record.set_study(false);
        game.record.set_levels(Vec::new());
        for key in OF_THE_OLD_GAME {
            if game.record.info(key).is_some() {
                game.record.set_info(key, "");
            }
        }
        game.record.promote_to_main(node);
        if game.declared.is_some() {
            game.withdraw();
        }
        game.record.set_result(None);
        // Nobody has agreed on a time for it.
        game.setup.time = ByColor::default();
        game.record.set_time(game.setup.time);
        game.set_seats(match game.opening().black() {
            Party::First => seats,
            Party::Second => seats.swapped(),
        });
        game.last_visited.clear();
        for node in game.record.path(node) {
            game.remember(node);
        }
        game.arrive();
        game.is_taking_back = true;
        (game.taken_back, game.replaced) = (None, None);
        game
    }
}
