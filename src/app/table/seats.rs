//! Who can sit at the board, and what the user calls them.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::opponent::EngineBook;
use crate::app::AppSet;
use crate::app::platform::files::{Achieved, AddUserFile as _};
use crate::app::text::{FollowLanguage, Language};
use crate::game::{GameKind, Seat};
use crate::play::players::PlayerList;
use crate::words::Called;
use crate::words::names::every_seat;

/// The players whom the user has introduced.
pub type PlayerBook = Achieved<PlayerList>;

/// Who can sit at the board.
#[derive(SystemParam)]
pub struct Seats<'w> {
    players: Res<'w, PlayerBook>,
    engines: Res<'w, EngineBook>,
}

impl Seats<'_> {
    /// Those who play a game, people first.
    pub fn of_game(&self, game: GameKind) -> Vec<Seat> {
        let players = self.players.all().into_iter().map(|(id, _)| id);
        every_seat(players, self.engines.of_game(game))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_achieved::<PlayerList>()
        .add_systems(Update, call_seats.after(FollowLanguage).before(AppSet::Input));
}

/// The texts call players and engines as their user does.
fn call_seats(known: Seats, mut language: ResMut<Language>) {
    if known.players.is_changed() || known.engines.is_changed() || language.is_changed() {
        let called = |name: String, rank: &str| Called { name, rank: rank.trim().to_owned() };
        let players = known.players.all().into_iter();
        let players =
            players.map(|(id, player)| (Seat::Player(id), called(player.name.clone(), &player.rank)));
        let engines = known.engines.all().into_iter();
        let engines = engines.map(|(id, spec)| (Seat::Engine(id), called(spec.title(), "")));
        language.bypass_change_detection().call(players.chain(engines).collect());
    }
}
