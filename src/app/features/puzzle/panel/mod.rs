//! What stands beside the board of the puzzle, a page for each stage.

mod boards;
pub(crate) mod drawing;
mod solve;
mod watching;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Pos2, Vec2};

use super::{Albums, Puzzle, PuzzleStage};
use crate::app::intent::Action;
use crate::app::screen::{PageId, Phase, nothing_open};
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::{Frame, Page, Pages, Room, View};
use crate::app::ui::kit::{Kit, paint};
use crate::app::ui::prompts::{Prompts, Trigger::Of};
use crate::board::Color;
use crate::cover::Cover;

/// Of the pages the first one, which begins with what is most wanted on it when stones were placed.
const BOARDS: PageId = PageId::at(Phase::Puzzle);

/// What is pressed on the board of the puzzle.
const BOARD: Prompts = Prompts::new(
    &[(Of(Action::Help), "prompt-help"), (Of(Action::Back), "prompt-boards")],
    &[
        (Of(Action::Confirm), "prompt-place"),
        (Of(Action::Hint), "prompt-hint"),
        (Of(Action::Back), "prompt-boards"),
    ],
);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.run_if(nothing_open.and_then(in_state(Phase::Puzzle))).in_set(Pages),
    );
}

fn draw(mut frame: Frame, stage: Res<State<PuzzleStage>>, puzzle: Res<Puzzle>, albums: Res<Albums>) {
    let stage = *stage.get();
    let is_solved_on_board = stage == PuzzleStage::Solving;
    let page = Page {
        room: if stage == PuzzleStage::Choosing { Room::Raised } else { Room::Panel },
        active: !is_solved_on_board,
        prompts: if is_solved_on_board { BOARD } else { Prompts::PAGE },
        // What comes next begins with what is most wanted there.
        forgets: if is_solved_on_board { &[BOARDS] } else { &[] },
        ..Page::new(match stage {
            PuzzleStage::Choosing => BOARDS,
            PuzzleStage::Solving => BOARDS.part("solving"),
            PuzzleStage::Solved => BOARDS.part("solved"),
            PuzzleStage::Watching => BOARDS.part("watching"),
        })
    };
    let album = albums.of(puzzle.board());
    frame.show(page, |kit, view| match stage {
        PuzzleStage::Choosing => boards::draw(kit, view, &puzzle, &albums),
        PuzzleStage::Solving => solve::draw(kit, view, &puzzle, album),
        PuzzleStage::Solved => solve::draw_solved(kit, view, &puzzle, album),
        PuzzleStage::Watching => watching::draw(kit, view, &puzzle, album),
    });
}

/// The room around what stands in a box, and the distance of its first line from its left edge.
const PAD: f32 = 10.0;
const INDENT: f32 = 20.0;
/// The radius of a stone among those left, the distance from one to the next, and how many stand in a row.
const STONE_RADIUS: f32 = 11.5;
/// The dot where a stone is missing.
const USED_RADIUS: f32 = 2.5;
const STONE_STEP: f32 = 29.0;
const STONES_A_ROW: usize = 10;

/// The stones left, drawn, with empty places for those on the board, and what is left in figures.
fn supply(kit: &mut Kit<'_>, view: &View<'_>, cover: &Cover) {
    let n_stones = cover.n_left() + cover.n_placed();
    let a_row = if n_stones > STONES_A_ROW { n_stones.div_ceil(2) } else { n_stones };
    let n_rows = n_stones.div_ceil(a_row);
    let values = [("stones", cover.n_left().into()), ("points", cover.n_free().into())];
    let text = view.texts.with("puzzle-left", values);
    let galley = kit.wrapped(&text, Type::Body, kit.theme.text, kit.ui.available_width() - INDENT - PAD);
    let stones_height = n_rows as f32 * STONE_STEP;
    let rect = kit.room(stones_height + galley.size().y + 2.0 * PAD + 4.0);
    kit.plate(rect, false);
    let step = STONE_STEP.min((rect.width() - 2.0 * PAD) / a_row as f32);
    for i in 0..n_stones {
        let place =
            Vec2::new((i % a_row) as f32 + 0.5, (i / a_row) as f32 + 0.5) * Vec2::new(step, STONE_STEP);
        let middle: Pos2 = rect.min + Vec2::splat(PAD) + place;
        if i < cover.n_left() {
            kit.stone(middle, STONE_RADIUS, Color::Black);
        } else {
            kit.ui.painter().circle_filled(middle, USED_RADIUS, paint(kit.theme.muted));
        }
    }
    kit.set_lines(rect.min + Vec2::new(PAD + 4.0, PAD + stones_height + 2.0), [galley]);
}
