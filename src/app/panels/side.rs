//! The panel beside the board during a match: seats, rule, state, moves, actions. Nothing in it jumps.

use bevy_egui::egui::{self, Align2, Pos2, Rect, Sense, Vec2};

use super::fonts::Type;
use super::kit::{CONTROL_HEIGHT, GAP, Kit, paint};
use super::new_game::{go_rules_id, rule_id, seat_text};
use super::notice::refused_forbidden_id;
use super::opening;
use super::{View, count};
use crate::app::session::{Command, Session};
use crate::app::text::Texts;
use crate::board::{ByColor, Color, Point};
use crate::game::{DrawBy, GameSetup, Move, Outcome, Position, Seat, WinBy};
use crate::go;
use crate::gomoku::ForbiddenKind;
use crate::gomoku::opening::{Opening, Party, Task};
use crate::search::{Level, Made, made_by};

const CARD_HEIGHT: f32 = 62.0;

/// `number` is the number of fifth moves stepped to, where one is asked for.
pub(super) fn draw(kit: &mut Kit<'_>, view: &View<'_>, height: f32, number: &mut u8) -> Vec<Command> {
    let top = kit.ui.cursor().top();
    cards(kit, view);
    state(kit, view);
    let mut asked = Vec::new();
    if let Some(task) = view.session.game().task() {
        opening::task(kit, view, task);
        if view.session.person_to_move() {
            asked = opening::answers(kit, view, number);
        }
    }
    if view.session.game().counting().is_some() {
        return count::draw(kit, view);
    }
    let used = kit.ui.cursor().top() - top;
    let thinking = view.thinking.time(view.now).is_some();
    let n_rows = if view.session.game().setup().go().is_some() { 3.0 } else { 2.0 };
    let actions_height = n_rows * (CONTROL_HEIGHT + GAP);
    let moves_height = height - used - actions_height - GAP;
    if moves_height > 40.0 {
        moves(kit, view, moves_height);
    }
    asked.extend(actions(kit, view, thinking));
    asked
}

/// The two seats; the one to move has a lit bar and the word.
pub(super) fn cards(kit: &mut Kit<'_>, view: &View<'_>) {
    let game = view.session.game();
    let width = kit.ui.available_width();
    let side_by_side = view.low;
    let rows = if side_by_side { 1.0 } else { 2.0 };
    let height = CARD_HEIGHT * rows + GAP * (rows - 1.0);
    let (room, _) = kit.ui.allocate_exact_size(Vec2::new(width, height), Sense::hover());
    for (i, color) in (0_u8..).zip(Color::BOTH) {
        let i = f32::from(i);
        let (offset, size) = if side_by_side {
            let width = (room.width() - GAP) / 2.0;
            (Vec2::new(i * (width + GAP), 0.0), Vec2::new(width, CARD_HEIGHT))
        } else {
            (Vec2::new(0.0, i * (CARD_HEIGHT + GAP)), Vec2::new(room.width(), CARD_HEIGHT))
        };
        card(kit, view, Rect::from_min_size(room.min + offset, size), color, game.seats()[color]);
    }
}

fn card(kit: &Kit<'_>, view: &View<'_>, rect: Rect, color: Color, seat: Seat) {
    let game = view.session.game();
    let to_move = game.outcome().is_none() && game.color_to_act() == color;
    let to_move = to_move && game.counting().is_none();
    let agreed = game.counting().is_some_and(|counting| counting.agreed()[color]);
    let won = matches!(game.outcome(), Some(Outcome::Win { winner, .. }) if winner == color);
    let painter = kit.ui.painter().with_clip_rect(rect);
    let fill = if to_move || won { kit.theme.control_focused() } else { kit.theme.control() };
    painter.rect_filled(rect, 10.0, paint(fill));
    if to_move || won {
        let bar = Rect::from_min_size(rect.min, Vec2::new(6.0, rect.height()));
        painter.rect_filled(bar, 3.0, paint(kit.theme.accent));
    }
    kit.stone(Pos2::new(rect.left() + 38.0, rect.center().y), 17.0, color);
    let left = rect.left() + 70.0;
    painter.text(
        Pos2::new(left, rect.top() + 8.0),
        Align2::LEFT_TOP,
        seat_name(view, color, seat),
        Type::Strong.font(),
        paint(kit.theme.text),
    );
    prisoners(kit, view, rect, color);
    let is_named_by_color = seat_name(view, color, seat) == view.text(color_id(color));
    let second = if won {
        view.text("card-won")
    } else if agreed {
        view.text("card-agreed")
    } else if game.counting().is_some() {
        view.text("card-undecided")
    } else if !to_move && is_named_by_color {
        // Its name says the color already.
        view.text(if game.outcome().is_none() { "card-waits" } else { "seat-person" })
    } else if !to_move {
        view.text(color_id(color))
    } else if let Some(time) = view.thinking.time(view.now) {
        view.texts.with("card-thinking", [("seconds", time.as_secs().into())])
    } else if matches!(game.task(), Some(Task::Choose(_))) {
        view.text("card-to-choose")
    } else {
        view.text("card-to-move")
    };
    let ink = if to_move || won { kit.theme.accent } else { kit.theme.muted };
    painter.text(
        Pos2::new(left, rect.bottom() - 8.0),
        Align2::LEFT_BOTTOM,
        second,
        Type::Body.font(),
        paint(ink),
    );
}

/// The stones that a side has taken from the other, piled at the right end of its card.
fn prisoners(kit: &Kit<'_>, view: &View<'_>, rect: Rect, color: Color) {
    let Some(position) = view.session.game().position().as_go() else { return };
    let n_prisoners = position.prisoners()[color];
    let text = n_prisoners.to_string();
    let ink = if n_prisoners == 0 { kit.theme.muted } else { kit.theme.text };
    let end = Pos2::new(rect.right() - 14.0, rect.center().y);
    let painter = kit.ui.painter().with_clip_rect(rect);
    let number = painter.text(end, Align2::RIGHT_CENTER, text, Type::Strong.font(), paint(ink));
    if n_prisoners == 0 {
        painter.circle_stroke(
            number.left_center() - Vec2::new(16.0, 0.0),
            9.0,
            egui::Stroke::new(1.5, paint(kit.theme.muted)),
        );
        return;
    }
    // The pile grows with the number, and says no more than that there are many.
    let n_shown = match n_prisoners {
        n @ 0..=3 => n,
        4..=9 => 4,
        _ => 5,
    };
    for i in (0..n_shown).rev() {
        let step = Vec2::new(7.0 * i as f32, if i % 2 == 0 { 0.0 } else { 2.0 });
        kit.stone(number.left_center() - Vec2::new(16.0, 0.0) - step, 9.0, !color);
    }
}

/// The id of the color's name.
pub(super) const fn color_id(color: Color) -> &'static str {
    match color {
        Color::Black => "color-black",
        Color::White => "color-white",
    }
}

/// "You" where only one person plays, otherwise the color, the player who may change it in an opening, or the
/// program.
pub(super) fn seat_name(view: &View<'_>, color: Color, seat: Seat) -> String {
    let game = view.session.game();
    match seat {
        Seat::Human if view.session.only_person().is_some() => view.text("seat-you"),
        Seat::Human if game.opening().opening() != Opening::Free => {
            let is_first = game.opening().color_of(Party::First) == color;
            view.text(if is_first { "seat-first" } else { "seat-second" })
        }
        Seat::Human => view.text(if color == Color::Black { "seat-black" } else { "seat-white" }),
        Seat::Program(_) => seat_text(view.texts, seat),
    }
}

/// The rule in force and the state of the match, a line each.
fn state(kit: &mut Kit<'_>, view: &View<'_>) {
    let setup = view.session.game().setup();
    let name = match setup.game {
        GameSetup::Gomoku(gomoku) => view.text(rule_id(gomoku.rule)),
        GameSetup::Go(go) => {
            let id = if go.handicap == 0 { "go-rule-line" } else { "go-handicap-line" };
            let name = view.text(go_rules_id(go.rules));
            let (n, komi) = (go.handicap.into(), view.texts.points(go.komi.points()).into());
            view.texts.with(id, [("rule", name.into()), ("n", n), ("komi", komi)])
        }
    };
    let rule = view.texts.with("side-rule", [("rule", name.into()), ("lines", setup.size().lines().into())]);
    line(kit, &rule, kit.theme.muted);
    if let Some(sentence) = state_sentence(view) {
        line(kit, &sentence, kit.theme.text);
    }
    if let Some(estimate) = estimate_sentence(view) {
        line(kit, &estimate, kit.theme.accent);
    }
}

/// Who is ahead, where a person wants to see that.
fn estimate_sentence(view: &View<'_>) -> Option<String> {
    let game = view.session.game();
    if !view.estimated.is_shown() || game.setup().go().is_none() || game.counting().is_some() {
        return None;
    }
    Some(match view.estimated.of(view.session.revision()) {
        Some(estimate) => {
            let ids = ["estimate-black", "estimate-white", "estimate-even"];
            count::lead_text(view.texts, estimate.lead(), ids)
        }
        None => view.text("estimate-wait"),
    })
}

/// What is to be known now; none while an opening says what is to be done and nothing else was asked.
pub(super) fn state_sentence(view: &View<'_>) -> Option<String> {
    let game = view.session.game();
    let special = special_sentence(view);
    if special.is_some() || game.task().is_some() {
        return special;
    }
    if game.outcome().is_some() {
        return Some(outcome_text(view.texts, view.session));
    }
    if game.counting().is_some() {
        return Some(count::sentence(view));
    }
    let to_lay = game.position().as_go().map_or(0, go::Position::n_to_lay);
    if to_lay > 0 {
        return Some(view.texts.with("state-handicap", [("n", to_lay.into())]));
    }
    Some(match game.seat_to_move() {
        Some(Seat::Program(_)) if !view.session.is_running() => view.text("state-waiting"),
        Some(Seat::Program(_)) => view.text("state-program"),
        _ if game.to_move() == Color::Black => view.text("state-black"),
        _ => view.text("state-white"),
    })
}

/// What was asked for: an explanation, a hint, the tables.
fn special_sentence(view: &View<'_>) -> Option<String> {
    let game = view.session.game();
    if let Some(explained) = view.explained {
        return Some(view.texts.get(refused_forbidden_id(explained.why.kind)));
    }
    if let Some(answer) = view.hint.answer() {
        return Some(view.texts.with("hint-answer", [("answer", opening::answer_text(view, answer).into())]));
    }
    if view.hint.is_pass() {
        return Some(view.text("hint-pass"));
    }
    if let Some(point) = view.hint.point() {
        let position = game.position();
        let name = view.notation.name(point, position.size());
        let id = match position {
            Position::Gomoku(gomoku) if game.task().is_none() => hint_id(made_by(gomoku, point)),
            Position::Gomoku(_) => hint_id(None),
            Position::Go(go) => go_hint_id(go, point),
        };
        return Some(view.texts.with(id, [("point", name.into())]));
    }
    if view.thinking.seeks_hint() {
        return Some(view.text("state-hint"));
    }
    view.tables.then(|| view.text("state-tables"))
}

/// The id of the sentence that says what the hint makes.
const fn hint_id(made: Option<Made>) -> &'static str {
    match made {
        None => "hint-plain",
        Some(Made::Five) => "hint-five",
        Some(Made::OpenFour) => "hint-open-four",
        Some(Made::DoubleFour) => "hint-double-four",
        Some(Made::FourThree) => "hint-four-three",
        Some(Made::DoubleThree) => "hint-double-three",
        Some(Made::Four) => "hint-four",
        Some(Made::OpenThree) => "hint-open-three",
    }
}

/// The id of the sentence that says what the hint does in Go.
fn go_hint_id(position: &go::Position, point: Point) -> &'static str {
    let us = position.to_move();
    let board = position.board();
    let touched = || go::neighbors(point).into_iter().filter_map(|neighbor| board.chain_at(neighbor));
    let n_liberties = |color: Color, n: usize| {
        touched().any(|chain| chain.color() == color && chain.n_liberties_up_to(n + 1) == n)
    };
    if n_liberties(!us, 1) {
        "hint-captures"
    } else if n_liberties(us, 1) {
        "hint-saves"
    } else if n_liberties(!us, 2) {
        "hint-atari"
    } else {
        "hint-plain"
    }
}

/// One line that keeps its height and shrinks what would not fit.
fn line(kit: &mut Kit<'_>, text: &str, color: crate::app::theme::Rgb) {
    let width = kit.ui.available_width();
    let (rect, _) = kit.ui.allocate_exact_size(Vec2::new(width, 26.0), Sense::hover());
    let mut font = Type::Body.font();
    let galley = loop {
        let galley = kit.ui.painter().layout_no_wrap(text.to_owned(), font.clone(), paint(color));
        if galley.size().x <= width || font.size <= 13.0 {
            break galley;
        }
        font.size -= 0.5;
    };
    let place = Pos2::new(rect.left(), rect.center().y - galley.size().y / 2.0);
    kit.ui.painter().galley(place, galley, paint(color));
}

/// The moves in two columns, Black's and White's; the last one in view.
fn moves(kit: &mut Kit<'_>, view: &View<'_>, height: f32) {
    let position = view.session.game().position();
    let width = kit.ui.available_width();
    let (room, _) = kit.ui.allocate_exact_size(Vec2::new(width, height), Sense::hover());
    let row_height = 26.0;
    let n_rows = (((height - 16.0) / row_height).floor() as usize).max(1);
    let all_rows = rows_of(position);
    let painter = kit.ui.painter().with_clip_rect(room);
    painter.rect_filled(room, 10.0, paint(kit.theme.control()));
    let first = all_rows.len().saturating_sub(n_rows);
    for (slot, (row, moves)) in all_rows.iter().enumerate().skip(first).enumerate() {
        let y = room.top() + 8.0 + slot as f32 * row_height + row_height / 2.0;
        let number = format!("{}.", row + 1);
        let text = |x: f32, align: Align2, text: String, font: egui::FontId, color| {
            painter.text(Pos2::new(room.left() + x, y), align, text, font, paint(color));
        };
        text(44.0, Align2::RIGHT_CENTER, number, Type::Body.font(), kit.theme.muted);
        for (column, i) in [(0.0, moves.black), (1.0, moves.white)] {
            let Some((i, made)) = i.and_then(|i| Some((i, position.move_at(i)?))) else { continue };
            let last = i + 1 == position.n_moves();
            let name = made
                .point()
                .map_or_else(|| view.text("move-pass"), |at| view.notation.name(at, position.size()));
            let kind = if last { Type::Strong } else { Type::Body };
            let color = if last { kit.theme.accent } else { kit.theme.text };
            let x = 66.0 + column * (width - 66.0) / 2.0;
            text(x, Align2::LEFT_CENTER, name, kind.font(), color);
        }
    }
}

/// The numbers of the moves, in rows of one of Black's and one of White's that follows it.
fn rows_of(position: &Position) -> Vec<ByColor<Option<usize>>> {
    let mut rows: Vec<ByColor<Option<usize>>> = Vec::new();
    for i in 0..position.n_moves() {
        let color = position.color_of_move(i);
        match rows.last_mut() {
            Some(row) if color == Color::White && row.white.is_none() => row.white = Some(i),
            _ => {
                let mut row = ByColor { black: None, white: None };
                row[color] = Some(i);
                rows.push(row);
            }
        }
    }
    rows
}

fn actions(kit: &mut Kit<'_>, view: &View<'_>, thinking: bool) -> Vec<Command> {
    let game = view.session.game();
    let mut asked = Vec::new();
    let (undo, redo) = (view.text("action-undo"), view.text("action-redo"));
    match kit.buttons([("side-undo", &undo, game.can_undo()), ("side-redo", &redo, game.can_redo())]) {
        Some(0) => asked.push(Command::Undo),
        Some(_) => asked.push(Command::Redo),
        None => {}
    }
    let waiting = !view.session.is_running() && !view.session.person_to_move();
    let (middle, command) = if thinking {
        (view.text("action-move-now"), Command::MoveNow)
    } else if waiting {
        (view.text("action-go-on"), Command::MoveNow)
    } else {
        (view.text("action-hint"), Command::Hint)
    };
    let pause = view.text("action-pause");
    if game.setup().go().is_some() {
        let id = if view.estimated.is_shown() { "action-estimate-hide" } else { "action-estimate" };
        let (pass, estimate) = (view.text("action-pass"), view.text(id));
        let may_pass = view.session.person_to_move() && game.position().check(Move::Pass).is_ok();
        match kit.buttons([("side-pass", &pass, may_pass), ("side-estimate", &estimate, true)]) {
            Some(0) => asked.push(Command::Pass),
            Some(_) => asked.push(Command::ToggleEstimate),
            None => {}
        }
    }
    match kit.buttons([("side-hint", &middle, true), ("side-pause", &pause, true)]) {
        Some(0) => asked.push(command),
        Some(_) => asked.push(Command::Pause),
        None => {}
    }
    asked
}

/// The id of a level's name.
pub(in crate::app) const fn level_id(level: Level) -> &'static str {
    match level {
        Level::Textbook => "level-textbook",
        Level::Novice => "level-novice",
        Level::Casual => "level-casual",
        Level::Club => "level-club",
        Level::Expert => "level-expert",
        Level::Master => "level-master",
    }
}

/// Both seats in a line: "You – Goishi, casual".
pub(super) fn seats_line(texts: &Texts, seats: ByColor<Seat>) -> String {
    if seats == (ByColor { black: Seat::Human, white: Seat::Human }) {
        return texts.get("seats-people");
    }
    texts.with(
        "seats-line",
        [("black", seat_text(texts, seats.black).into()), ("white", seat_text(texts, seats.white).into())],
    )
}

/// Who has won, and how.
pub(in crate::app) fn outcome_text(texts: &Texts, session: &Session) -> String {
    let Some(outcome) = session.game().outcome() else { return String::new() };
    if let Outcome::Win { winner, by: WinBy::Score(margin) } = outcome {
        let id = if winner == Color::Black { "end-black-score" } else { "end-white-score" };
        return texts.with(id, [("points", texts.points(margin).into())]);
    }
    texts.get(match outcome {
        Outcome::Win { winner: Color::Black, by: WinBy::Five(row) } if row.len > 5 => "end-black-overline",
        Outcome::Win { winner: Color::White, by: WinBy::Five(row) } if row.len > 5 => "end-white-overline",
        Outcome::Win { winner: Color::Black, by: WinBy::Five(_) } => "end-black-five",
        Outcome::Win { winner: Color::White, by: WinBy::Five(_) } => "end-white-five",
        Outcome::Win { winner: Color::Black, by: WinBy::Resignation } => "end-black-resignation",
        Outcome::Win { winner: Color::White, by: WinBy::Resignation } => "end-white-resignation",
        Outcome::Win { winner: Color::Black, by: WinBy::Time } => "end-black-time",
        Outcome::Win { winner: Color::White, by: WinBy::Time } => "end-white-time",
        Outcome::Win { winner: Color::Black, by: WinBy::Forfeit } => "end-black-forfeit",
        Outcome::Win { winner: Color::White, by: WinBy::Forfeit } => "end-white-forfeit",
        Outcome::Win { by: WinBy::Unsaid, .. } => "end-unsaid",
        Outcome::Win { by: WinBy::Forbidden { kind, .. }, .. } => match kind {
            ForbiddenKind::DoubleThree => "end-double-three",
            ForbiddenKind::DoubleFour => "end-double-four",
            ForbiddenKind::Overline => "end-forbidden-overline",
        },
        Outcome::Win { by: WinBy::Score(_), .. } | Outcome::Draw(DrawBy::EqualScore) => "end-draw-score",
        Outcome::Draw(DrawBy::OnlyForbidden) => "end-draw-forbidden",
        Outcome::Draw(DrawBy::FullBoard) => "end-draw-full",
        Outcome::Draw(DrawBy::Agreement) => "end-draw-agreed",
    })
}
