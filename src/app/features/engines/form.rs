//! How an engine is started, and whether it can be.

use bevy::prelude::*;

use super::{
    ENGINE, ENGINE_COMMAND, ENGINE_NAME, EngineOrder, ExchangeOrder, FORGET_ENGINE, Purpose, TrialWork, Typed,
};
use crate::app::screen::{Screen, ScreenMove};
use crate::app::table::opponent::EngineBook;
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::{Frame, Page, View};
use crate::app::ui::kit::{Button, Field, Kit};
use crate::external::trial::Passed;
use crate::external::{EngineSpec, Failure, Protocol};
use crate::game::EngineId;
use crate::search::StopFlag;
use crate::words::engines::{failure_text, passed_text, protocol_id};
use crate::worker::Worker;

/// What is offered for the time of a move, in milliseconds, for memory, in MiB, and for threads.
const MOVE_MS: [u32; 10] = [100, 500, 1_000, 2_000, 3_000, 5_000, 10_000, 15_000, 30_000, 60_000];
const MEMORY_MIB: [u32; 8] = [64, 128, 256, 350, 512, 1_024, 2_048, 4_096];
const THREADS: [u16; 8] = [1, 2, 3, 4, 6, 8, 12, 16];

/// The engine in view.
#[derive(Resource)]
pub(super) struct Form {
    pub(super) id: EngineId,
    pub(super) spec: EngineSpec,
    /// The trial that is on.
    trial: Option<(Worker<TrialWork>, StopFlag)>,
    /// What the last one has shown of this engine as it is set up now.
    pub(super) shown: Option<Result<Passed, Failure>>,
}

impl Default for Form {
    fn default() -> Self {
        Self::of(EngineId::new(0), EngineSpec::default())
    }
}

impl Form {
    pub(super) const fn of(id: EngineId, spec: EngineSpec) -> Self {
        Self { id, spec, trial: None, shown: None }
    }

    /// The engine is set up so from now on; it is kept as soon as there is a program.
    pub(super) fn change(&mut self, spec: EngineSpec, book: &mut EngineBook) {
        self.stop();
        let is_called_otherwise = EngineSpec { name: self.spec.name.clone(), ..spec.clone() } == self.spec;
        if !is_called_otherwise {
            self.shown = None;
        }
        if !spec.program.as_os_str().is_empty() {
            book.set(self.id, spec.clone());
        }
        self.spec = spec;
    }

    pub(super) fn start(&mut self, worker: Worker<TrialWork>, stop: StopFlag) {
        self.stop();
        self.shown = None;
        self.trial = Some((worker, stop));
    }

    /// Nobody waits any longer for what a trial shows.
    pub(super) fn stop(&mut self) {
        if let Some((_, stop)) = self.trial.take() {
            stop.stop();
        }
    }

    /// What the trial has shown, once it has.
    pub(super) fn take_trial(&mut self) -> Option<Result<Passed, Failure>> {
        let shown = self.trial.as_ref()?.0.news().pop()?;
        self.trial = None;
        Some(shown)
    }
}

pub(super) fn draw_page(mut frame: Frame, form: Res<Form>) {
    frame.show(Page::of(ENGINE), |kit, view| draw(kit, view, &form));
}

fn draw(kit: &mut Kit<'_>, view: &View<'_>, form: &Form) {
    kit.header("engine-back", &view.text("engine-title"), ScreenMove::Close);
    let mut spec = form.spec.clone();
    let protocols = Protocol::ALL.map(|protocol| (protocol_id(protocol), view.text(protocol_id(protocol))));
    let at = Protocol::ALL.iter().position(|protocol| *protocol == spec.protocol).unwrap_or(0);
    if let Some(pressed) = kit.segments(&protocols, at) {
        spec.protocol = Protocol::ALL[pressed];
    }
    let has_program = !spec.program.as_os_str().is_empty();
    kit.button(Button::new("engine-choose", ExchangeOrder::Choose(Purpose::Program)).main_if(!has_program));
    kit.leading("engine-command", &spec.command_line(), ScreenMove::Open(ENGINE_COMMAND));
    kit.leading("engine-name", &spec.title(), ScreenMove::Open(ENGINE_NAME));
    let folder = match &spec.folder {
        Some(folder) => folder.display().to_string(),
        None => view.text("engine-folder-own"),
    };
    kit.leading("engine-folder", &folder, ExchangeOrder::Choose(Purpose::Folder));
    trial(kit, view, form, has_program);
    kit.space(0.5);
    let seconds =
        |ms: &u32| view.texts.with("engine-seconds", [("seconds", (f64::from(*ms) / 1_000.0).into())]);
    kit.choice_in_words("engine-time", &mut spec.move_ms, &MOVE_MS, seconds);
    kit.choice_in_words("engine-threads", &mut spec.threads, &THREADS, ToString::to_string);
    let memory = |mib: &u32| format!("{mib}\u{a0}MiB");
    kit.choice_in_words("engine-memory", &mut spec.memory_mib, &MEMORY_MIB, memory);
    kit.muted(view.text("engine-limits-how"));
    kit.space(0.5);
    kit.button(Button::new("engine-forget", ScreenMove::Open(FORGET_ENGINE)).only_if(has_program));
    if spec != form.spec {
        kit.ask(EngineOrder::Change(spec));
    }
}

/// The trial: the button, and what it has shown.
fn trial(kit: &mut Kit<'_>, view: &View<'_>, form: &Form, has_program: bool) {
    if form.trial.is_some() {
        kit.button(Button::new("engine-stop", EngineOrder::StopTrial).main());
        kit.muted(view.text("engine-trying"));
        return;
    }
    kit.button(Button::new("engine-try", EngineOrder::Try).main_if(has_program).only_if(has_program));
    match &form.shown {
        Some(Ok(passed)) => kit.text(passed_text(view.texts, passed, form.spec.protocol)),
        Some(Err(failure)) => kit.wrong(failure_text(view.texts, failure)),
        None => kit.muted(view.text("engine-try-how")),
    }
}

pub(super) fn draw_typed(
    mut frame: Frame,
    page: Res<State<Screen>>,
    form: Res<Form>,
    mut typed: ResMut<Typed>,
) {
    let (page, spec) = (*page.get(), &form.spec);
    let is_name = page == ENGINE_NAME;
    let id = if is_name { "engine-name" } else { "engine-command" };
    frame.show(Page::of(page), |kit, view| {
        kit.header("engine-typed-back", &view.texts.get(id), ScreenMove::Close);
        let how = view.text(if is_name { "engine-name-how" } else { "engine-command-how" });
        kit.muted(how.as_str());
        let draft = &mut typed.bypass_change_detection().0;
        if !draft.is_open() {
            let text = if is_name { spec.title() } else { spec.command_line() };
            draft.text = text;
        }
        let label = view.texts.get(id);
        let field = Field { name: "engine-typed", label: &label, hint: "", kind: Type::Button, limit: 2_000 };
        kit.field(field, draft);
        let text = draft.text.trim();
        let new = if is_name {
            Some(EngineSpec { name: text.to_owned(), ..spec.clone() })
        } else {
            spec.with_command(text)
        };
        let save = Button::of("engine-typed-save").main();
        kit.button(match new {
            Some(new) => save.and(EngineOrder::Typed(new)),
            None => save.only_if(false),
        });
        kit.button(Button::new(("engine-typed-cancel", "cancel"), ScreenMove::Close));
    });
}
