//! The pages of a match, each drawn while it is on top.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::entry::EntryDraft;
use super::reads::MatchReads;
use super::{entry, game_over, pause, plate, seats, side};
use crate::app::features::teach::TeachSettings;
use crate::app::intent::Action;
use crate::app::screen::{EndStage, PageId, Phase, PlayStage, Whereabouts, nothing_open};
use crate::app::table::next_match::NEW_GAME;
use crate::app::table::pending::Pending;
use crate::app::table::result::MomentBegan;
use crate::app::table::session::MatchOrder;
use crate::app::ui::frame::{Frame, Page, Pages, Room};
use crate::app::ui::prompts::{
    List, Prompts,
    Trigger::{Of, Rows},
};
use crate::app::view::audio::SoundSettings;
use crate::app::view::marks::{ENTRY, TypedPoint};
use crate::gomoku::opening::Task;

const MOUSE: List = &[(Of(Action::Help), "prompt-help"), (Of(Action::Back), "prompt-pause")];
const ONE_STEP: List = &[(Of(Action::Confirm), "prompt-step")];
/// What is pressed in the moment after the last move.
const MOMENT: Prompts = Prompts::new(ONE_STEP, ONE_STEP);
/// At a question of an opening.
const QUESTION: Prompts = Prompts::new(
    MOUSE,
    &[(Rows, "prompt-choose"), (Of(Action::Confirm), "prompt-press"), (Of(Action::Back), "prompt-pause")],
);
/// While stones are counted.
const COUNT: Prompts = Prompts::new(
    MOUSE,
    &[
        (Of(Action::Confirm), "prompt-dead"),
        (Of(Action::Pass), "prompt-agree"),
        (Of(Action::MoveNow), "prompt-play-on"),
    ],
);
/// On the board.
const BOARD: Prompts = Prompts::new(
    MOUSE,
    &[
        (Of(Action::Confirm), "prompt-place"),
        (Of(Action::Undo), "prompt-undo"),
        (Of(Action::Back), "prompt-pause"),
    ],
);
/// On the board of Go, where one may pass as well.
const GO_BOARD: Prompts = Prompts::new(
    MOUSE,
    &[
        (Of(Action::Undo), "prompt-undo"),
        (Of(Action::Confirm), "prompt-place"),
        (Of(Action::Pass), "prompt-pass"),
        (Of(Action::Back), "prompt-pause"),
    ],
);

pub(super) fn plugin(app: &mut App) {
    let is_played = in_state(Phase::Playing).and_then(not(in_state(PlayStage::Paused)));
    app.init_resource::<EntryDraft>()
        .add_systems(
            EguiPrimaryContextPass,
            (
                draw_side.run_if(is_played.or_else(in_state(EndStage::Moment))),
                draw_pause.run_if(in_state(PlayStage::Paused)),
                draw_end.run_if(in_state(EndStage::Page)),
            )
                .run_if(nothing_open)
                .in_set(Pages),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                draw_entry.run_if(in_state(ENTRY)),
                forget_entry.run_if(not(in_state(ENTRY))),
                seats::draw_page.run_if(in_state(seats::SEATS)),
            )
                .in_set(Pages),
        );
}

/// A match that waits is offered first in the menu, and the next one is another one.
const FORGETS: &[PageId] = &[PageId::at(Phase::Menu), PageId::of(NEW_GAME)];
/// The pages of a match.
const SIDE: PageId = PageId::at(Phase::Playing);
const ANSWER: PageId = SIDE.part("answer");
const PAUSE: PageId = SIDE.part("pause");

/// The panel beside the board: in play, at a question of an opening, and in the moment of the end.
fn draw_side(
    mut frame: Frame,
    matches: MatchReads,
    pending: Res<Pending>,
    whereabouts: Whereabouts,
    moment: Res<MomentBegan>,
    mut number: Local<u8>,
) {
    let game = matches.session.game();
    let is_moment = whereabouts.is_moment();
    // Not any more in the update that follows the answer.
    let is_asked = whereabouts.is_answering() && matches!(game.task(), Some(Task::Choose(_)));
    let is_counting = game.counting().is_some();
    let prompts = match () {
        () if is_moment => MOMENT,
        () if is_asked => QUESTION,
        () if is_counting => COUNT,
        () if pending.point().is_some() => Prompts::PENDING,
        () if game.setup().go().is_some() => GO_BOARD,
        () => BOARD,
    };
    // Both sides agree by the same button.
    let is_stepped = is_asked || (is_counting && !is_moment);
    let page = Page {
        step: if is_stepped { matches.session.revision() } else { 0 },
        room: Room::Panel,
        active: is_asked,
        prompts,
        forgets: if is_asked || is_moment { &[] } else { FORGETS },
        ..Page::new(if is_asked { ANSWER } else { SIDE })
    };
    frame.show(page, |kit, view| side::draw(kit, &matches.view(view), &mut number));
    if is_moment {
        let since = frame.now().saturating_sub(moment.0);
        let (mut moves, mut is_pressed) = (false, false);
        frame.over(|context, layout, theme, texts, nav| {
            moves = plate::draw(context, layout, theme, texts, &matches.session, since);
            // A click anywhere is any press.
            let pointer =
                context.input(|input| input.pointer.interact_pos().filter(|_| input.pointer.any_click()));
            is_pressed = pointer.is_some_and(|at| nav.takes_click(at));
        });
        if moves {
            frame.wakefulness.animating();
        }
        if is_pressed {
            frame.commands.write_message(MatchOrder::SeeResult);
            frame.wakefulness.pending();
        }
    }
}

fn draw_pause(
    mut frame: Frame,
    matches: MatchReads,
    sound: Res<SoundSettings>,
    teaching: Res<TeachSettings>,
) {
    frame.show(Page::new(PAUSE), |kit, view| {
        pause::draw(kit, &matches.view(view), *sound, *teaching);
    });
}

fn draw_end(mut frame: Frame, matches: MatchReads) {
    let page = Page { room: Room::Panel, ..Page::at(Phase::GameOver) };
    frame.show(page, |kit, view| game_over::draw(kit, &matches.view(view)));
}

fn draw_entry(
    mut frame: Frame,
    matches: MatchReads,
    mut draft: ResMut<EntryDraft>,
    mut typed: ResMut<TypedPoint>,
) {
    let page = Page { room: Room::Panel, ..Page::of(ENTRY) };
    frame.show(page, |kit, view| {
        entry::draw(kit, &matches.view(view), &mut draft.0, &mut typed);
    });
}

fn forget_entry(mut draft: ResMut<EntryDraft>, mut typed: ResMut<TypedPoint>) {
    draft.bypass_change_detection().0.clear();
    typed.set_if_neq(TypedPoint(None));
}
