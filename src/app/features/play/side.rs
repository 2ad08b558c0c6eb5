//! The panel beside the board during a match: seats, rule, state, moves, actions. Nothing in it jumps.

use bevy_egui::egui::Align2;

use super::reads::MatchView;
use super::{cards, count, opening};
use crate::app::features::analysis;
use crate::app::table::session::MatchOrder;
use crate::app::theme::Rgb;
use crate::app::ui::fonts::Type;
use crate::app::ui::kit::{Button, GAP, Kit};
use crate::app::ui::moves;
use crate::board::{Color, Point};
use crate::game::{GameSetup, Move, Position, Seat};
use crate::go;
use crate::handbook::{go_rules_id, rule_id};
use crate::search::{Made, made_by};
use crate::words::engines::shortened;
use crate::words::names::{outcome_text, seat_text};
use crate::words::refusal::refused_forbidden_id;

/// From this height on the rule in force is named; in less, the moves have its room.
const RULED_FROM: f32 = 340.0;

/// `number` is the number of fifth moves stepped to, where one is asked for.
pub(crate) fn draw(kit: &mut Kit<'_>, view: &MatchView<'_>, number: &mut u8) {
    let bottom = kit.ui.cursor().top() + view.height;
    cards::draw(kit, view);
    state(kit, view, view.height >= RULED_FROM);
    if let Some(task) = view.session.game().task() {
        opening::task(kit, view, task);
        if view.session.person_to_move() {
            opening::answers(kit, view, number);
        }
    }
    if view.session.game().counting().is_some() {
        count::draw(kit, view);
        return;
    }
    let is_over = view.session.game().outcome().is_some();
    let rows = actions(view);
    let actions_height: f32 = rows.iter().map(|row| kit.row_height(row)).sum();
    let moves_height = bottom - kit.ui.cursor().top() - actions_height - GAP;
    if moves_height >= moves::LEAST_HEIGHT {
        moves::draw(kit, view, view.session.game().position(), moves_height);
    }
    for row in rows.into_iter().filter(|_| !is_over) {
        kit.row(row);
    }
}

/// The rule in force, where there is room for it, and the state of the match, a paragraph each.
fn state(kit: &mut Kit<'_>, view: &MatchView<'_>, is_ruled: bool) {
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
    if is_ruled {
        kit.muted(rule);
    }
    if let Some(sentence) = state_sentence(view) {
        let usual = ["state-black", "state-white", "state-program"].map(|id| view.text(id));
        one_of(kit, &sentence, &usual, kit.theme.text);
    }
    if let Some(estimate) = estimate_sentence(view) {
        kit.label(estimate, Type::Body, kit.theme.accent);
    }
    analysis::panel::draw(kit, view, view.analyzed, view.session.game(), view.session.revision());
}

/// Who is ahead, where a person wants to see that.
fn estimate_sentence(view: &MatchView<'_>) -> Option<String> {
    let game = view.session.game();
    if !view.estimated.is_shown() || game.setup().go().is_none() || game.counting().is_some() {
        return None;
    }
    Some(match view.estimated.of(view.session.revision()) {
        Some(estimate) => {
            let ids = ["estimate-black", "estimate-white", "estimate-even"];
            count::lead_text(view.texts, estimate.lead, ids)
        }
        None => view.text("estimate-wait"),
    })
}

/// What is to be known now; none while an opening says what is to be done and nothing else was asked.
pub(crate) fn state_sentence(view: &MatchView<'_>) -> Option<String> {
    let game = view.session.game();
    let special = special_sentence(view);
    if special.is_some() || game.task().is_some() {
        return special;
    }
    if game.outcome().is_some() {
        return Some(outcome_text(view.texts, view.session.game()));
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
        Some(Seat::Engine(_)) if view.has_failed() => view.text("engine-failed"),
        Some(seat @ Seat::Engine(_)) => {
            let id = if view.session.is_running() { "state-engine" } else { "state-engine-waiting" };
            let state = view.texts.with(id, [("name", seat_text(view.texts, seat).into())]);
            view.thinking.said().map_or(state.clone(), |said| format!("{state}\n{}", shortened(said)))
        }
        _ if game.to_move() == Color::Black => view.text("state-black"),
        _ => view.text("state-white"),
    })
}

/// What was asked for: an explanation, a hint, the tables.
fn special_sentence(view: &MatchView<'_>) -> Option<String> {
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
    if view.hint.place(game.size()).is_some() {
        return Some(view.text("hint-where"));
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

/// A sentence in place of several others: as high as the highest of them, so that nothing below it jumps.
fn one_of(kit: &mut Kit<'_>, text: &str, others: &[String], color: Rgb) {
    let width = kit.ui.available_width();
    let galley = kit.wrapped(text, Type::Body, color, width);
    let height_of = |text: &String| kit.wrapped(text, Type::Body, color, width).size().y;
    let height = others.iter().map(height_of).fold(galley.size().y, f32::max);
    kit.line_in(text, galley, Align2::LEFT_TOP, height);
}

/// What can be done, in rows of two.
fn actions(view: &MatchView<'_>) -> Vec<[Button<'static>; 2]> {
    let game = view.session.game();
    let thinking = view.thinking.time(view.now).is_some();
    let waiting = view.has_failed() || !view.session.is_running() && !view.session.person_to_move();
    let mut rows = vec![[
        Button::new(("side-undo", "action-undo"), MatchOrder::Undo).only_if(game.can_undo()),
        Button::new(("side-redo", "action-redo"), MatchOrder::Redo).only_if(game.can_redo()),
    ]];
    if game.setup().go().is_some() {
        let estimate = if view.estimated.is_shown() { "action-estimate-hide" } else { "action-estimate" };
        let may_pass = view.session.person_to_move() && game.position().check(Move::Pass).is_ok();
        rows.push([
            Button::new(("side-pass", "action-pass"), MatchOrder::Pass).only_if(may_pass),
            Button::new(("side-estimate", estimate), MatchOrder::ToggleEstimate),
        ]);
    }
    let (hint, command) = if thinking {
        ("action-move-now", MatchOrder::MoveNow)
    } else if waiting {
        ("action-go-on", MatchOrder::MoveNow)
    } else {
        ("action-hint", MatchOrder::Hint)
    };
    rows.push([
        Button::new(("side-hint", hint), command).only_if(!thinking || view.thinking.can_be_hurried()),
        Button::new(("side-pause", "action-pause"), MatchOrder::Pause),
    ]);
    rows
}
