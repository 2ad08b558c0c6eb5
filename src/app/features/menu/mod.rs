//! The title, and the choice of the next match.

pub(crate) mod new_game;
pub(crate) mod title;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::lesson::Progress;
use super::play::reads::MatchReads;
use super::players::Results;
use crate::app::intent::Action;
use crate::app::screen::{Phase, nothing_open};
use crate::app::table::next_match::{NEW_GAME, NextMatch};
use crate::app::table::seats::Seats;
use crate::app::ui::frame::{Frame, Page, Pages};
use crate::app::ui::prompts::{
    Prompts,
    Trigger::{Of, Rows},
};

/// What is pressed on the first page.
const TITLE: Prompts = Prompts {
    mouse: &[(Of(Action::Help), "prompt-help"), (Of(Action::FullScreen), "prompt-full-screen")],
    keys: &[
        (Rows, "prompt-choose"),
        (Of(Action::Confirm), "prompt-press"),
        (Of(Action::Help), "prompt-help"),
    ],
    pad: &[(Rows, "prompt-choose"), (Of(Action::Confirm), "prompt-press")],
};

pub(super) fn view(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (
            draw_title.run_if(in_state(Phase::Menu).and_then(nothing_open)),
            draw_new_game.run_if(in_state(NEW_GAME)),
        )
            .in_set(Pages),
    );
}

fn draw_title(mut frame: Frame, matches: MatchReads, progress: Res<Progress>, next: Res<NextMatch>) {
    let page = Page { prompts: TITLE, ..Page::at(Phase::Menu) };
    frame.show(page, |kit, view| {
        let view = matches.view(view);
        title::draw(kit, &view, &next, progress.is_any_left());
    });
}

fn draw_new_game(mut frame: Frame, next: Res<NextMatch>, known: Seats, results: Res<Results>) {
    frame.show(Page::of(NEW_GAME), |kit, view| new_game::draw(kit, view, &next, &known, &results));
}
