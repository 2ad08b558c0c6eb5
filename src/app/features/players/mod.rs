//! Those who play at this machine: who they are, and what their saved games say of them.

mod level;
mod list;
mod one;
mod results;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use self::one::Typed;
pub(crate) use self::results::Results;
use super::exchange::Exchanging;
use crate::app::AppSet;
use crate::app::intent::Typing;
use crate::app::platform::power::Wakefulness;
use crate::app::platform::randomness::Randomness;
use crate::app::screen::{Phase, Screen, Screens, TurnPages};
use crate::app::table::autosave::list_records;
use crate::app::table::next_match::{NEW_GAME, NextMatch};
use crate::app::table::records::TakeNews;
use crate::app::table::seats::PlayerBook;
use crate::app::table::session::CarryOut;
use crate::app::text::Language;
use crate::app::ui::frame::Pages;
use crate::app::ui::question::Question;
use crate::board::Color;
use crate::game::{PlayerId, Seat};
use crate::play::players::Player;

/// Those who are known.
pub const PLAYERS: Screen = Screen::new("players");
/// One of them.
pub const PLAYER: Screen = Screen::new("player");
/// What they are called.
pub const PLAYER_NAME: Screen = Screen { typing: Typing::Line, ..Screen::new("player-name") };
/// How strong they call themselves.
pub const PLAYER_RANK: Screen = Screen { typing: Typing::Line, ..Screen::new("player-rank") };
/// How their games ended.
pub const RESULTS: Screen = Screen::new("results");
/// Begin anew, without the games so far?
pub const START_OVER: Screen = Question::page("start-over");
/// Forget them?
pub const FORGET_PLAYER: Screen = Question::page("forget-player");

/// What is asked for on these pages.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum PlayerOrder {
    /// Introduce somebody.
    Add,
    /// See who a player is.
    See(PlayerId),
    /// See how the games of a player ended, or those of whoever has no name.
    Results(Option<PlayerId>),
    /// The player in view is like this.
    Change(Player),
    /// The same, typed on a page of its own.
    Typed(Player),
    /// The player in view plays next.
    Play,
    /// The results of the player in view begin anew.
    StartOver,
    /// Forget the player in view.
    Forget,
}

/// The player in view; none for those without a name.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct InView(Option<PlayerId>);

pub(super) fn logic(app: &mut App) {
    let is_counted = in_state(PLAYERS)
        .or_else(in_state(RESULTS))
        .or_else(in_state(NEW_GAME))
        .or_else(in_state(Phase::GameOver));
    app.init_resource::<InView>()
        .init_resource::<Results>()
        .add_message::<PlayerOrder>()
        .add_systems(OnEnter(PLAYERS), list_records)
        .add_systems(OnEnter(NEW_GAME), list_records)
        .add_systems(
            Update,
            (
                carry_out.in_set(TurnPages).before(CarryOut),
                (results::count, level::follow).chain().after(TakeNews).after(CarryOut).run_if(is_counted),
                list_records
                    .after(Exchanging)
                    .run_if(in_state(Phase::GameOver).and_then(level::has_kept_the_end)),
            )
                .chain()
                .in_set(AppSet::Rules),
        );
}

pub(super) fn view(app: &mut App) {
    app.init_resource::<Typed>().add_systems(
        EguiPrimaryContextPass,
        (
            list::draw_page.run_if(in_state(PLAYERS)),
            one::draw_page.run_if(in_state(PLAYER)),
            one::draw_typed.run_if(in_state(PLAYER_NAME).or_else(in_state(PLAYER_RANK))),
            one::draw_start_over.run_if(in_state(START_OVER)),
            one::draw_forget.run_if(in_state(FORGET_PLAYER)),
            results::draw_page.run_if(in_state(RESULTS)),
            one::forget_typed,
        )
            .chain()
            .in_set(Pages),
    );
}

fn carry_out(
    mut orders: MessageReader<PlayerOrder>,
    mut in_view: ResMut<InView>,
    mut book: ResMut<PlayerBook>,
    mut next: ResMut<NextMatch>,
    language: Res<Language>,
    mut randomness: ResMut<Randomness>,
    mut screens: Screens,
    mut wakefulness: ResMut<Wakefulness>,
) {
    for order in orders.read() {
        wakefulness.pending();
        match order {
            PlayerOrder::Add => {
                let id = PlayerId::new(randomness.seed() as u32);
                let name = new_name(&book, &language);
                book.set(id, Player { name, ..Player::default() });
                in_view.0 = Some(id);
                // Whoever is introduced wants to play.
                if let Some(color) = Color::BOTH.into_iter().find(|color| next.seats[*color] == Seat::Human) {
                    next.seats[color] = Seat::Player(id);
                }
                screens.open(PLAYER);
            }
            PlayerOrder::See(id) => {
                in_view.0 = Some(*id);
                screens.open(PLAYER);
            }
            PlayerOrder::Results(id) => {
                in_view.0 = *id;
                screens.open(RESULTS);
            }
            PlayerOrder::Change(player) | PlayerOrder::Typed(player) => {
                if let Some(id) = in_view.0 {
                    book.set(id, player.clone());
                }
                if matches!(order, PlayerOrder::Typed(_)) {
                    screens.close();
                }
            }
            PlayerOrder::Play => {
                let Some((id, player)) = in_view.0.and_then(|id| Some((id, book.get(id)?))) else { continue };
                player.sit_down(id, &mut next.seats);
                if player.level.is_some() {
                    next.follows = None;
                }
                screens.open(NEW_GAME);
            }
            PlayerOrder::StartOver => {
                let new = PlayerId::new(randomness.seed() as u32);
                if let Some(id) = in_view.0.replace(new) {
                    book.start_over(id, new);
                    reseat(&mut next, id, Seat::Player(new));
                }
            }
            PlayerOrder::Forget => {
                if let Some(id) = in_view.0.take() {
                    book.delete(id);
                    reseat(&mut next, id, Seat::Human);
                }
                screens.replace(PLAYER, None);
            }
        }
    }
}

/// A name that nobody has, until another one is typed.
fn new_name(book: &PlayerBook, language: &Language) -> String {
    let all = book.all();
    let name = |n: usize| language.with("player-new", [("n", n.into())]);
    let is_free = |name: &String| all.iter().all(|(_, player)| player.name != *name);
    // One of one more than there are is free.
    (all.len() + 1..=2 * all.len() + 1).map(name).find(is_free).unwrap_or_default()
}

/// Somebody else sits where a player was to sit in the next match.
fn reseat(next: &mut NextMatch, id: PlayerId, seat: Seat) {
    for color in Color::BOTH {
        if next.seats[color] == Seat::Player(id) {
            next.seats[color] = seat;
        }
    }
}
