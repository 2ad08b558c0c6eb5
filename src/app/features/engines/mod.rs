//! Engines of others: set up, tried, and what is done when one fails in a match.

mod failed;
mod form;
pub(crate) mod list;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use self::form::Form;
use super::exchange::{ExchangeOrder, PathChosen, Purpose};
use crate::app::AppSet;
use crate::app::intent::Typing;
use crate::app::platform::power::{LoopWaker, Wakefulness};
use crate::app::platform::randomness::Randomness;
use crate::app::screen::{Screen, Screens, TurnPages, Whereabouts};
use crate::app::table::opponent::{Attending, ENGINE_FAILED, EngineBook, EngineTrouble};
use crate::app::table::session::CarryOut;
use crate::app::ui::frame::{Frame, Pages};
use crate::app::ui::kit::{Ask, Draft};
use crate::app::ui::question::Question;
use crate::external::trial::{self, Passed};
use crate::external::{Attendant, EngineSpec, Failure};
use crate::game::EngineId;
use crate::search::StopFlag;
use crate::worker::{Teller, Work, Worker};

/// The engines that are set up.
pub const ENGINES: Screen = Screen::new("engines");
/// One of them.
pub const ENGINE: Screen = Screen::new("engine");
/// What it is called.
pub const ENGINE_NAME: Screen = Screen { typing: Typing::Line, ..Screen::new("engine-name") };
/// What it is started by.
pub const ENGINE_COMMAND: Screen = Screen { typing: Typing::Line, ..Screen::new("engine-command") };
/// Forget it?
pub const FORGET_ENGINE: Screen = Question::page("forget-engine");

/// What a player asks for on these pages.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum EngineOrder {
    /// Set up another engine.
    Add,
    /// See how an engine is set up.
    See(EngineId),
    /// The engine in view is to be set up so.
    Change(EngineSpec),
    /// The same, typed on a page of its own.
    Typed(EngineSpec),
    /// Try it.
    Try,
    /// Wait no longer for what the trial shows.
    StopTrial,
    /// Forget it.
    Forget,
    /// The engine that has failed in a match tries again.
    Again,
}

/// A trial of an engine.
struct TrialWork(Teller<Result<Passed, Failure>>);

impl Work for TrialWork {
    type Order = (EngineSpec, Attendant, StopFlag);
    type News = Result<Passed, Failure>;

    const THREAD: &'static str = "engine trial";
    const LACK: &'static str = "engines are not tried";

    fn carry_out(&mut self, (spec, attendant, stop): &Self::Order) {
        self.0.tell(trial::run(spec, attendant, stop));
    }
}

pub(super) fn logic(app: &mut App) {
    app.init_resource::<Form>().add_message::<EngineOrder>().add_systems(
        Update,
        (carry_out, take_chosen, take_trial).chain().in_set(AppSet::Rules).in_set(TurnPages).before(CarryOut),
    );
    app.add_systems(Update, again.in_set(AppSet::Rules));
}

pub(super) fn view(app: &mut App) {
    app.init_resource::<Typed>().add_systems(
        EguiPrimaryContextPass,
        (
            list::draw_page.run_if(in_state(ENGINES)),
            form::draw_page.run_if(in_state(ENGINE)),
            form::draw_typed.run_if(in_state(ENGINE_NAME).or_else(in_state(ENGINE_COMMAND))),
            draw_forget.run_if(in_state(FORGET_ENGINE)),
            failed::draw_page.run_if(in_state(ENGINE_FAILED)),
            forget_typed,
        )
            .chain()
            .in_set(Pages),
    );
}

/// What is being typed.
#[derive(Resource, Default)]
struct Typed(Draft);

fn forget_typed(at: Whereabouts, mut typed: ResMut<Typed>) {
    if !at.has(ENGINE_NAME) && !at.has(ENGINE_COMMAND) {
        typed.bypass_change_detection().0.clear();
    }
}

fn carry_out(
    mut orders: MessageReader<EngineOrder>,
    mut form: ResMut<Form>,
    mut book: ResMut<EngineBook>,
    attending: Res<Attending>,
    waker: Res<LoopWaker>,
    mut randomness: ResMut<Randomness>,
    mut screens: Screens,
    mut wakefulness: ResMut<Wakefulness>,
) {
    for order in orders.read() {
        wakefulness.pending();
        match order {
            EngineOrder::Add => {
                // Its number is drawn, so that no record from elsewhere names it.
                let id = EngineId::new(randomness.seed() as u32);
                *form = Form::of(id, EngineSpec::default());
                screens.open(ENGINE);
            }
            EngineOrder::See(id) => {
                let Some(spec) = book.get(*id) else { continue };
                *form = Form::of(*id, spec.clone());
                screens.open(ENGINE);
            }
            EngineOrder::Change(spec) => form.change(spec.clone(), &mut book),
            EngineOrder::Typed(spec) => {
                form.change(spec.clone(), &mut book);
                screens.close();
            }
            EngineOrder::Try => {
                let stop = StopFlag::new();
                let worker = Worker::start(waker.waker(), TrialWork);
                worker.order((form.spec.clone(), attending.0.clone(), stop.clone()));
                form.start(worker, stop);
            }
            EngineOrder::StopTrial => form.stop(),
            EngineOrder::Forget => {
                form.stop();
                book.delete(form.id);
                screens.replace(ENGINE, None);
            }
            EngineOrder::Again => {}
        }
    }
}

/// The engine that has failed is asked again.
fn again(mut orders: MessageReader<EngineOrder>, mut trouble: ResMut<EngineTrouble>) {
    if orders.read().any(|order| *order == EngineOrder::Again) {
        trouble.forget();
    }
}

/// A program or a folder was chosen for the engine in view.
fn take_chosen(mut chosen: MessageReader<PathChosen>, mut form: ResMut<Form>, mut book: ResMut<EngineBook>) {
    for PathChosen { purpose, path } in chosen.read() {
        let path = path.clone();
        let spec = match purpose {
            Purpose::Program => EngineSpec { program: path, ..form.spec.clone() },
            Purpose::Folder => EngineSpec { folder: Some(path), ..form.spec.clone() },
            Purpose::Open | Purpose::Save => continue,
        };
        form.change(spec, &mut book);
    }
}

/// Takes what a trial has shown. An engine that nobody has named is called as it calls itself.
fn take_trial(mut form: ResMut<Form>, mut book: ResMut<EngineBook>, mut wakefulness: ResMut<Wakefulness>) {
    let Some(shown) = form.bypass_change_detection().take_trial() else { return };
    if let Ok(passed) = &shown
        && form.spec.name.is_empty()
        && !passed.about.name.is_empty()
    {
        let spec = EngineSpec { name: passed.about.name.clone(), ..form.spec.clone() };
        form.change(spec, &mut book);
    }
    form.shown = Some(shown);
    wakefulness.pending();
}

fn draw_forget(mut frame: Frame, form: Res<Form>) {
    frame.show(Question::place(FORGET_ENGINE), |kit, view| {
        let yes = Ask::of(EngineOrder::Forget);
        let question = Question::new(view.texts, "engine-forget", yes);
        Question { note: Some(form.spec.title()), ..question }.draw(kit);
    });
}
