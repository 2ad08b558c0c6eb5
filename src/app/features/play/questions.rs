//! What is asked before a match is given up, left or begun anew, and the keys that ask for it.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::reads::{MatchReads, MatchView};
use crate::app::AppSet;
use crate::app::features::exchange::ExchangeOrder;
use crate::app::intent::{Action, Interpret};
use crate::app::screen::{Phase, Screen, ScreenMove, Screens, TurnPages, Whereabouts};
use crate::app::table::autosave::Autosave;
use crate::app::table::next_match::NEW_GAME;
use crate::app::table::session::{CarryOut, MatchOrder, Session};
use crate::app::ui::frame::{Frame, Pages};
use crate::app::ui::kit::{Ask, Button, Kit};
use crate::app::ui::question::Question;
use crate::app::view::marks::ENTRY;
use crate::board::Color;
use crate::game::Seat;

/// Give the match up?
pub const RESIGN: Screen = Question::page("resign");
/// Does the other side agree to a draw?
pub const DRAW: Screen = Question::page("draw");
/// Begin the match anew?
pub const RESTART: Screen = Question::page("restart");
/// Leave for the title?
pub const LEAVE: Screen = Question::page("leave");
/// Leave to choose another match?
pub const NEW: Screen = Question::page("new");
/// Leave the program in the middle of a match?
pub const QUIT: Screen = Question::page("quit");

pub(super) fn logic(app: &mut App) {
    app.add_systems(Update, interpret.in_set(AppSet::Intend).in_set(Interpret))
        .add_systems(Update, quit.in_set(AppSet::Rules).after(TurnPages).before(CarryOut));
}

pub(super) fn view(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw_page.in_set(Pages));
}

/// Leaving the program and going on to another match are asked for from everywhere.
fn interpret(
    mut actions: MessageReader<Action>,
    whereabouts: Whereabouts,
    session: Res<Session>,
    mut moves: MessageWriter<ScreenMove>,
) {
    let under_way = whereabouts.phase() == Phase::Playing && !session.game().is_fresh();
    let is_open = whereabouts.is_open();
    for action in actions.read() {
        moves.write(match action {
            Action::Quit if under_way => ScreenMove::Open(QUIT),
            Action::Quit => ScreenMove::Quit,
            Action::New if is_open && under_way => ScreenMove::Open(NEW),
            Action::New if is_open => ScreenMove::Open(NEW_GAME),
            Action::Type if is_open && whereabouts.is_play() => ScreenMove::Open(ENTRY),
            Action::Back if is_open && whereabouts.phase() == Phase::GameOver && !whereabouts.is_moment() => {
                ScreenMove::Leave
            }
            _ => continue,
        });
    }
}

/// Leaves the program; what would be lost is not left without a question.
fn quit(
    mut moves: MessageReader<ScreenMove>,
    autosave: Res<Autosave>,
    whereabouts: Whereabouts,
    mut screens: Screens,
    mut exit: MessageWriter<AppExit>,
) {
    for _ in moves.read().filter(|to| **to == ScreenMove::Quit) {
        if autosave.is_failing() && whereabouts.page() != Some(QUIT) {
            screens.open(QUIT);
        } else {
            exit.write(AppExit::Success);
        }
    }
}

fn draw_page(mut frame: Frame, page: Option<Res<State<Screen>>>, matches: MatchReads) {
    let Some(page) = page.map(|page| *page.get()) else { return };
    let (id, yes) = match page {
        RESIGN => ("confirm-resign", Ask::of(MatchOrder::Resign)),
        RESTART => ("confirm-restart", Ask::of(MatchOrder::Restart)),
        LEAVE => ("confirm-leave", Ask::of(ScreenMove::Leave)),
        NEW => ("confirm-leave", Ask::of(ScreenMove::Open(NEW_GAME))),
        QUIT => ("confirm-quit", Ask::of(ScreenMove::Quit)),
        DRAW => return frame.show(Question::place(page), |kit, view| draw_offer(kit, &matches.view(view))),
        _ => return,
    };
    frame.show(Question::place(page), |kit, view| {
        let view = matches.view(view);
        let question = Question::new(view.texts, id, yes);
        if page == RESIGN {
            return question.draw(kit);
        }
        let note = if view.is_unsaved { format!("{id}-unsaved") } else { format!("{id}-note") };
        let export = || Button::new(("confirm-export", "over-export"), ExchangeOrder::Export);
        let other_way = view.is_unsaved.then(export);
        Question { note: Some(view.text(&note)), other_way, ..question }.draw(kit);
    });
}

/// A person is asked; the program answers by what it thinks of its position.
fn draw_offer(kit: &mut Kit<'_>, view: &MatchView<'_>) {
    let game = view.session.game();
    let offering = view.session.only_person().unwrap_or_else(|| game.color_to_act());
    if game.seats()[!offering].is_person() {
        let note = if offering == Color::Black { "confirm-draw-white" } else { "confirm-draw-black" };
        let question = Question::new(view.texts, "confirm-draw", Ask::of(MatchOrder::AgreeDraw));
        return Question { note: Some(view.text(note)), ..question }.draw(kit);
    }
    if view.thinking.agrees_to_draw(game.position().n_moves()) {
        kit.ask(MatchOrder::AgreeDraw);
        kit.ask(ScreenMove::Close);
        return;
    }
    kit.title(view.text("confirm-draw"));
    let is_ours = matches!(game.seats()[!offering], Seat::Program(_));
    kit.text(view.text(if is_ours { "confirm-draw-refused" } else { "confirm-draw-engine" }));
    kit.space(1.0);
    kit.button(Button::new(("confirm-no", "confirm-draw-no"), ScreenMove::Close).main());
}
