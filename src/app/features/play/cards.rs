//! The cards of the two seats: stone, name, whose turn, what was taken, and the clock.

use bevy_egui::egui::{Align2, Id, Pos2, Rect, Stroke, Vec2};

use super::clock;
use super::reads::MatchView;
use crate::app::ui::fonts::Type;
use crate::app::ui::kit::{GAP, Kit, Nature, Says, paint};
use crate::board::Color;
use crate::game::{Outcome, Seat};
use crate::gomoku::opening::{Opening, Party, Task};
use crate::words::Called;
use crate::words::names::{color_id, player_text, seat_text};

const HEIGHT: f32 = 62.0;
/// The same in a match with clocks.
const HEIGHT_TIMED: f32 = 84.0;
/// The least width of a card with a clock.
const LEAST_TIMED: f32 = 220.0;
/// The radius of the stone of a side, and of one beside which there is no room for words.
const STONE: f32 = 17.0;
const SMALL_STONE: f32 = 13.0;
/// Where the words begin.
const LEFT: f32 = 70.0;
/// How far words and figures stay away from the edges.
const EDGE: f32 = 14.0;
const LEAST_SIZE: f32 = 12.0;
/// The room above and below the words of a card without a clock.
const PAD: f32 = 6.0;
/// The least room for words.
const LEAST_WORDS: f32 = 44.0;

/// The two seats; the one to move has a lit bar and the word.
pub(crate) fn draw(kit: &mut Kit<'_>, view: &MatchView<'_>) {
    let game = view.session.game();
    let is_timed = game.setup().is_timed();
    // A clock and the words beside it need room.
    let side_by_side = view.low && !(is_timed && kit.share(2) < LEAST_TIMED);
    let columns = if side_by_side { 2 } else { 1 };
    let needed = |color| height_of(kit, view, kit.share(columns), color);
    let each =
        if is_timed { HEIGHT_TIMED } else { Color::BOTH.map(needed).into_iter().fold(HEIGHT, f32::max) };
    for (rect, color) in kit.cells(columns, each, 2).into_iter().zip(Color::BOTH) {
        card(kit, view, rect, color, game.seats()[color]);
    }
}

/// How high the card of a side is that has no clock: as its name and what it is at need it, and what it may be at
/// next, so that nothing below it jumps.
fn height_of(kit: &Kit<'_>, view: &MatchView<'_>, width: f32, color: Color) -> f32 {
    let game = view.session.game();
    let room = width - LEFT - EDGE - prisoners_width(kit, view, color);
    if room < LEAST_WORDS {
        return HEIGHT;
    }
    let name = seat_name(view, color, game.seats()[color]);
    let at = second_line(view, color, false, false, name == view.text(color_id(color)));
    let thinks = || view.texts.with("card-thinking", [("seconds", 99.into())]);
    let next = match game.seats()[color] {
        _ if game.counting().is_some() => ["card-agreed", "card-undecided"].map(|id| view.text(id)),
        Seat::Program(_) | Seat::Engine(_) => [thinks(), view.text("card-won")],
        Seat::Human | Seat::Player(_) => ["card-to-move", "card-won"].map(|id| view.text(id)),
    };
    let seconds = next.into_iter().chain([at]);
    let height = |text: &str, kind: Type| kit.wrapped(text, kind, kit.theme.text, room).size().y;
    let second = seconds.map(|text| height(&text, Type::Body)).fold(0.0, f32::max);
    height(&name, Type::Strong) + second + 2.0 * PAD
}

fn card(kit: &mut Kit<'_>, view: &MatchView<'_>, rect: Rect, color: Color, seat: Seat) {
    let game = view.session.game();
    let is_played = game.outcome().is_none() && game.counting().is_none();
    let to_move = is_played && game.color_to_act() == color;
    let won = matches!(game.outcome(), Some(Outcome::Win { winner, .. }) if winner == color);
    let fill = if to_move || won { kit.theme.control_focused() } else { kit.theme.control() };
    kit.ui.painter().rect_filled(rect, 10.0, paint(fill));
    if to_move || won {
        kit.bar(rect, 6.0);
    }
    let is_timed = game.setup().is_timed();
    let has_prisoners = game.setup().go().is_some();
    // Where there are figures at the right, what was taken goes under the stone of the seat.
    let pile = if is_timed { 0.0 } else { prisoners_width(kit, view, color) };
    let is_narrow = !is_timed && rect.width() - LEFT - EDGE - pile < LEAST_WORDS;
    let (stone, radius) = match rect.left_center() {
        _ if is_timed && has_prisoners => (Pos2::new(rect.left() + 38.0, rect.top() + 28.0), STONE),
        middle if is_narrow && has_prisoners => (middle + Vec2::new(24.0, 0.0), SMALL_STONE),
        middle => (middle + Vec2::new(38.0, 0.0), STONE),
    };
    kit.stone(stone, radius, color);
    let most = if is_timed || is_narrow { 1 } else { MOST_IN_PILE };
    prisoners(kit, view, rect, color, most, is_timed);
    let (above, below) = clock::draw(kit, view, rect, color);
    let left = rect.left() + LEFT;
    let name = seat_name(view, color, seat);
    let is_named_by_color = name == view.text(color_id(color));
    let room = |taken: f32| rect.right() - EDGE - taken - pile - left;
    let second = second_line(view, color, won, to_move, is_named_by_color);
    let ink = if to_move || won { kit.theme.accent } else { kit.theme.muted };
    let (name_room, second_room) = (room(above), room(below));
    // In the smallest window with the largest text the stone says whose card it is, and the bar whose turn.
    if name_room < LEAST_WORDS || second_room < LEAST_WORDS {
        return;
    }
    if !is_timed {
        let name = kit.wrapped(&name, Type::Strong, kit.theme.text, name_room);
        let second = kit.wrapped(&second, Type::Body, ink, second_room);
        let room = rect.with_min_x(left).shrink2(Vec2::new(0.0, PAD));
        let words = Says::line(format!("{}, {}", name.text(), second.text()));
        let (above, below) =
            (kit.set(room, Align2::LEFT_TOP, name), kit.set(room, Align2::LEFT_BOTTOM, second));
        kit.nav.say(Id::new(("card", color_id(color))), above.union(below), words);
        return;
    }
    let name = kit.shrunk_to(LEAST_SIZE, name_room, &name, kit.theme.text, Type::Strong.font());
    let second = kit.shrunk_to(LEAST_SIZE, second_room, &second, ink, Type::Body.font());
    kit.set(rect.with_min_x(left).with_min_y(rect.top() + 14.0), Align2::LEFT_TOP, name);
    kit.set(rect.with_min_x(left).with_max_y(rect.bottom() - 9.0), Align2::LEFT_BOTTOM, second);
}

/// What the side is at.
fn second_line(
    view: &MatchView<'_>,
    color: Color,
    won: bool,
    to_move: bool,
    is_named_by_color: bool,
) -> String {
    let game = view.session.game();
    let agreed = game.counting().map(|counting| counting.agreed()[color]);
    view.text(match agreed {
        _ if won => "card-won",
        Some(true) => "card-agreed",
        Some(false) => "card-undecided",
        // Its name says the color already.
        None if !to_move && is_named_by_color && game.outcome().is_none() => "card-waits",
        None if !to_move && is_named_by_color => "seat-person",
        None if !to_move => color_id(color),
        None => match view.thinking.time(view.now) {
            Some(time) => return view.texts.with("card-thinking", [("seconds", time.as_secs().into())]),
            None if matches!(game.task(), Some(Task::Choose(_))) => "card-to-choose",
            None => "card-to-move",
        },
    })
}

/// A pile of prisoners: the radius of a stone, and how far it lies from the number and from the next one.
const PRISONER: f32 = 9.0;
const PILE_GAP: f32 = 16.0;
const PILE_STEP: f32 = 7.0;
const MOST_IN_PILE: u32 = 5;

/// How many stones are shown for prisoners: the pile grows with the number, and says no more than that there
/// are many.
const fn n_in_pile(n_prisoners: u32) -> u32 {
    match n_prisoners {
        0 => 1,
        n @ 1..=3 => n,
        4..=9 => 4,
        _ => MOST_IN_PILE,
    }
}

/// The width of the pile on the card of a side with its number and the room before it; nothing where none are taken.
fn prisoners_width(kit: &Kit<'_>, view: &MatchView<'_>, color: Color) -> f32 {
    let Some(position) = view.session.game().position().as_go() else { return 0.0 };
    let n = position.prisoners()[color];
    let ink = paint(kit.theme.text);
    let number = kit.ui.painter().layout_no_wrap(n.to_string(), Type::Strong.font(), ink).size().x;
    number + PILE_GAP + PRISONER + PILE_STEP * (n_in_pile(n) - 1) as f32 + GAP
}

/// The stones that a side has taken from the other, piled at the right end of its card; one stone and the number under
/// the stone of the seat where a clock stands there.
fn prisoners(kit: &mut Kit<'_>, view: &MatchView<'_>, rect: Rect, color: Color, most: u32, is_under: bool) {
    let Some(position) = view.session.game().position().as_go() else { return };
    let n_prisoners = position.prisoners()[color];
    let ink = if n_prisoners == 0 { kit.theme.muted } else { kit.theme.text };
    let text = n_prisoners.to_string();
    let most_width = if is_under { 28.0 } else { f32::INFINITY };
    let number = kit.shrunk_to(LEAST_SIZE, most_width, &text, ink, Type::Strong.font());
    let (radius, stone) = if is_under {
        let place = Pos2::new(rect.left() + 27.0, rect.bottom() - 19.0);
        let beside = Rect::from_center_size(place, Vec2::ZERO).translate(Vec2::new(13.0, 0.0));
        kit.set(beside.with_max_x(rect.right()), Align2::LEFT_CENTER, number);
        (7.5, place)
    } else {
        let end = rect.right_center() - Vec2::new(EDGE, 0.0);
        let width = prisoners_width(kit, view, color) - GAP;
        let says = Says::value(view.text("count-prisoners"), text.as_str());
        let place = Rect::from_min_max(end - Vec2::new(width, PRISONER), end + Vec2::new(0.0, PRISONER));
        kit.nav.say(Id::new(("prisoners", color_id(color))), place, Says { nature: Nature::Line, ..says });
        let number = kit.set(place, Align2::RIGHT_CENTER, number);
        (PRISONER, number.left_center() - Vec2::new(PILE_GAP, 0.0))
    };
    if n_prisoners == 0 {
        let ring = Stroke::new(1.5, paint(kit.theme.muted));
        kit.ui.painter().circle_stroke(stone, radius, ring);
    }
    for i in (0..n_in_pile(n_prisoners).min(most).min(n_prisoners)).rev() {
        let step = Vec2::new(PILE_STEP * i as f32, if i % 2 == 0 { 0.0 } else { 2.0 });
        kit.stone(stone - step, radius, !color);
    }
}

/// Who sits there. Somebody without a name is "You" where only one person plays, otherwise the color, or the player who
/// may change it in an opening.
pub(crate) fn seat_name(view: &MatchView<'_>, color: Color, seat: Seat) -> String {
    let game = view.session.game();
    if let Some(Called { name, rank }) = view.texts.called(seat).filter(|_| seat.is_person()) {
        return player_text(view.texts, name, rank);
    }
    if let Some(name) = game.recorded_name(color).filter(|_| seat.is_person()) {
        return name.to_owned();
    }
    match seat {
        Seat::Human | Seat::Player(_) if view.session.only_person().is_some() => view.text("seat-you"),
        Seat::Human | Seat::Player(_) if game.opening().opening() != Opening::Free => {
            let is_first = game.opening().color_of(Party::First) == color;
            view.text(if is_first { "seat-first" } else { "seat-second" })
        }
        Seat::Human | Seat::Player(_) => {
            view.text(if color == Color::Black { "seat-black" } else { "seat-white" })
        }
        Seat::Program(_) | Seat::Engine(_) => seat_text(view.texts, seat),
    }
}
