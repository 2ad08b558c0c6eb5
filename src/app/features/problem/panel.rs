//! What stands beside the board of a problem: what is to be found, what was said to a stone, and the ways on.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::{Problem, ProblemOrder, ProblemStage};
use crate::app::intent::Action;
use crate::app::screen::{PageId, Phase, nothing_open};
use crate::app::table::pending::Pending;
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::{Frame, Page, Pages, Room, View};
use crate::app::ui::kit::{Button, Kit};
use crate::app::ui::prompts::{Prompts, Trigger::Of};
use crate::board::coord::Notation;
use crate::play::problem::State as Standing;
use crate::review::{self, Goal};
use crate::words::Texts;
use crate::words::names::color_id;
use crate::words::review::ReviewWords;

const PAGE: PageId = PageId::at(Phase::Problem);

/// What is pressed on the board.
const BOARD: Prompts = Prompts::new(
    &[(Of(Action::Help), "prompt-help"), (Of(Action::Back), "prompt-back")],
    &[
        (Of(Action::Confirm), "prompt-place"),
        (Of(Action::Hint), "prompt-show"),
        (Of(Action::Redo), "prompt-skip"),
        (Of(Action::Back), "prompt-back"),
    ],
);

/// How many lines what is to be found may take before its box grows.
const TASK_LINES: f32 = 3.0;
const ROOMY_FROM: f32 = 480.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.run_if(nothing_open.and_then(in_state(Phase::Problem))).in_set(Pages),
    );
}

fn draw(mut frame: Frame, stage: Res<State<ProblemStage>>, problem: Res<Problem>, pending: Res<Pending>) {
    let is_solving = *stage.get() == ProblemStage::Solving;
    let page = Page {
        step: problem.number() as u64,
        room: Room::Panel,
        active: !is_solving,
        prompts: match *stage.get() {
            ProblemStage::Solving if pending.point().is_some() => Prompts::PENDING,
            ProblemStage::Solving => BOARD,
            ProblemStage::Solved => Prompts::PAGE,
        },
        // What comes next begins with what is most wanted there.
        forgets: if is_solving { &[PAGE] } else { &[] },
        ..Page::new(if is_solving { PAGE.part("solving") } else { PAGE })
    };
    frame.show(page, |kit, view| {
        let bottom = kit.ui.cursor().top() + view.height;
        let n = problem.posed().map_or(0, review::Problem::number);
        kit.header("problem-back", &view.texts.with("problem-title", [("n", n.into())]), ProblemOrder::Leave);
        if problem.row().len() > 1 {
            let values = [("n", (problem.number() + 1).into()), ("all", problem.row().len().into())];
            kit.muted(view.texts.with("problem-head", values));
        }
        if is_solving {
            draw_task(kit, view, &problem, bottom);
        } else {
            draw_solved(kit, view, &problem);
        }
    });
}

fn draw_task(kit: &mut Kit<'_>, view: &View<'_>, problem: &Problem, bottom: f32) {
    // Where there is little room, none is kept for longer sentences.
    let lines = if view.height < ROOMY_FROM { 1.0 } else { TASK_LINES };
    let words = words(view.texts, view.notation, problem);
    kit.said(&task(&words, problem), lines);
    match problem.state() {
        Standing::Judged(_) => kit.muted(view.text("problem-judged")),
        Standing::Wrong(_, fault) => {
            kit.wrong(objection(&words, problem));
            if problem.is_void() {
                kit.text(view.text("problem-void"));
            } else if !fault.line.is_empty() {
                kit.muted(view.text("problem-line"));
            }
        }
        Standing::ToDo | Standing::Solved => {
            if let Some(hint) = problem.hint() {
                let text = view.texts.with("lesson-hint-place", [("point", words.point(hint).into())]);
                kit.label(text, Type::Body, kit.theme.accent);
            } else if problem.is_under_way() {
                kit.label(view.text("problem-go-on"), Type::Body, kit.theme.accent);
            }
        }
    }
    let is_wrong = matches!(problem.state(), Standing::Wrong(..));
    let rows = [
        vec![
            Button::new(("problem-hint", "lesson-hint"), ProblemOrder::Hint).only_if(!problem.is_void()),
            Button::new(("problem-take-back", "teach-take-back"), ProblemOrder::TakeBack).only_if(is_wrong),
        ],
        ways(problem),
    ];
    let actions: f32 = rows.iter().map(|row| kit.row_height(row)).sum();
    kit.ui.add_space((bottom - kit.ui.cursor().top() - actions).max(0.0));
    for row in rows {
        kit.row(row);
    }
}

/// To the problems before and after; after the last one back.
fn ways(problem: &Problem) -> Vec<Button<'static>> {
    let previous = Button::new("problem-previous", ProblemOrder::Previous);
    vec![previous.only_if(problem.number() > 0), next(problem)]
}

fn next(problem: &Problem) -> Button<'static> {
    let is_last = problem.number() + 1 == problem.row().len();
    Button::new(("problem-next", if is_last { "problem-finish" } else { "problem-next" }), ProblemOrder::Next)
}

fn draw_solved(kit: &mut Kit<'_>, view: &View<'_>, problem: &Problem) {
    if !view.low {
        kit.title(view.text("lesson-right"));
    }
    let Some(posed) = problem.posed() else { return };
    let side = posed.position().to_move();
    let of_side = |id, side| view.texts.with(id, [("side", view.text(color_id(side)).into())]);
    kit.text(match posed.goal() {
        Goal::Win(_) => of_side("problem-solved-win", side),
        Goal::Escape => of_side("problem-solved-escape", !side),
        Goal::Keep(_) => view.text("problem-solved-keep"),
    });
    if problem.was_helped() {
        kit.muted(view.text("problem-helped"));
    }
    kit.space(1.0);
    kit.button(next(problem).main());
    kit.row([
        Button::new("problem-previous", ProblemOrder::Previous).only_if(problem.number() > 0),
        Button::new(("problem-again", "lesson-again"), ProblemOrder::Again),
    ]);
}

/// The words for what lies on the board.
pub(super) fn words<'a>(texts: &'a Texts, notation: Notation, problem: &Problem) -> ReviewWords<'a> {
    ReviewWords { texts, notation, size: problem.position().size() }
}

/// What is to be found.
pub(super) fn task(words: &ReviewWords<'_>, problem: &Problem) -> String {
    problem.left().map_or_else(String::new, |left| words.task(left))
}

/// What is wrong with the stone that lies there.
pub(super) fn objection(words: &ReviewWords<'_>, problem: &Problem) -> String {
    match (problem.state(), problem.left()) {
        (Standing::Wrong(_, fault), Some(left)) => {
            words.objection(&fault.objection, left.position().to_move())
        }
        _ => String::new(),
    }
}
