//! The choice of the next match: game, rules, size, seats. The board beside it follows at once.

mod go;
mod gomoku;
mod time;

use crate::app::features::edit::EditOrder;
use crate::app::features::engines::ENGINES;
use crate::app::features::players::{PLAYERS, Results};
use crate::app::screen::ScreenMove;
use crate::app::settings::Section as _;
use crate::app::table::next_match::NextMatch;
use crate::app::table::seats::Seats;
use crate::app::table::session::MatchOrder;
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::View;
use crate::app::ui::kit::{Button, Kit};
use crate::board::Color;
use crate::game::{GameKind, Level, Seat};
use crate::play::rating::{Follow, Rating};
use crate::words::history::{follow_sentence, follow_text};
use crate::words::names::{color_id, game_id, level_sentence, seat_text};

pub(crate) fn draw(kit: &mut Kit<'_>, view: &View<'_>, drawn: &NextMatch, known: &Seats, results: &Results) {
    kit.header("new-back", &view.text("new-title"), ScreenMove::Close);
    let mut next = *drawn;
    kit.button(Button::new("new-start", MatchOrder::StartMatch(next.setup())).main());
    kit.space(0.5);
    let kinds = GameKind::ALL.map(|kind| (game_name(kind), view.text(game_id(kind))));
    let at = GameKind::ALL.iter().position(|kind| *kind == next.game).unwrap_or(0);
    if let Some(pressed) = kit.segments(&kinds, at) {
        next.game = GameKind::ALL[pressed];
    }
    match next.game {
        GameKind::Gomoku => gomoku::draw(kit, view, &mut next.gomoku),
        GameKind::Go => go::draw(kit, view, &mut next.go),
    }
    let seats = known.of_game(next.game);
    let mut follows = next.follows;
    for color in Color::BOTH {
        if !seats.contains(&next.seats[color]) {
            // An engine of the other game, or one or a player that is not known any more.
            next.seats[color] = match next.seats[color] {
                Seat::Player(_) => Seat::Human,
                _ => Seat::Program(Level::default()),
            };
        }
        let name = if color == Color::Black { "new-black" } else { "new-white" };
        let all = with_following(&seats, next.seats[!color].is_person());
        let is_following = matches!(next.seats[color], Seat::Program(_)) && next.seats[!color].is_person();
        let mut chosen = (next.seats[color], follows.filter(|_| is_following));
        let text = |(seat, follows): &(Seat, Option<Follow>)| match follows {
            Some(follow) => follow_text(view.texts, *follow),
            None => seat_text(view.texts, *seat),
        };
        // A level that follows is found in the list whatever it is now.
        if let (Seat::Program(_), Some(follow)) = chosen {
            chosen = (Seat::Program(Level::default()), Some(follow));
        }
        if kit.choice_in_words((name, color_id(color)), &mut chosen, &all, text) {
            (next.seats[color], follows) = chosen;
        }
    }
    next.follows = follows.filter(|_| next.program_of_a_person().is_some());
    let programs = Color::BOTH.map(|color| next.seats[color]);
    if let Some(level) = programs.into_iter().find_map(|seat| match seat {
        Seat::Program(level) => Some(level),
        Seat::Human | Seat::Player(_) | Seat::Engine(_) => None,
    }) {
        let sentence = match (next.follows, next.program_of_a_person()) {
            (Some(follow), Some(color)) => {
                let history = results.of_seat(next.seats[!color]);
                let rating = history.and_then(|history| Rating::of(history, next.game));
                follow_sentence(view.texts, follow, level, rating)
            }
            _ => level_sentence(view.texts, next.game, level),
        };
        kit.label(sentence, Type::Small, kit.theme.muted);
    }
    time::draw(kit, view, &mut next.time);
    kit.column([
        Button::new("new-set-up", EditOrder::SetUp(next.setup().game)),
        Button::new("new-players", ScreenMove::Open(PLAYERS)),
        Button::new("new-engines", ScreenMove::Open(ENGINES)),
    ]);
    kit.choose(drawn, next.sanitized());
}

/// All seats; after the levels those that follow the results of the other side, where a person sits there.
fn with_following(seats: &[Seat], plays_a_person: bool) -> Vec<(Seat, Option<Follow>)> {
    let mut all: Vec<_> = seats.iter().map(|seat| (*seat, None)).collect();
    if plays_a_person {
        let after =
            seats.iter().rposition(|seat| matches!(seat, Seat::Program(_))).map_or(0, |last| last + 1);
        let following = Follow::ALL.map(|follow| (Seat::Program(Level::default()), Some(follow)));
        all.splice(after..after, following);
    }
    all
}

/// The name of the control that chooses the game.
const fn game_name(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Gomoku => "new-game-gomoku",
        GameKind::Go => "new-game-go",
    }
}
