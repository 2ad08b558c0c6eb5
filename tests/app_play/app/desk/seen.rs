//! What a test can see of the program.

use std::collections::HashMap;

use bevy::prelude::*;
use goishi::app::features::help::{OpenTopic, TOPIC, Topic};
use goishi::app::layout::ScreenLayout;
use goishi::app::screen::{Phase, PlayStage, Screen};
use goishi::app::settings::{Section, SettingsStore};
use goishi::app::table::cursor::Cursor;
use goishi::app::table::session::Session;
use goishi::app::text::Language;
use goishi::app::ui::kit::Nav;
use goishi::app::ui::notice::NoticeInView;
use goishi::app::view::board::Cell;
use goishi::app::view::stone::Stone;
use goishi::board::{Color, Point};
use goishi::game::{Match, Move};

use super::{Desk, Log};

/// The title, as [`Desk::whereabouts`].
pub(crate) const TITLE: (Phase, Option<Screen>) = (Phase::Menu, None);

impl Desk {
    /// The phase.
    pub(crate) fn phase(&self) -> Phase {
        *self.app.world().resource::<State<Phase>>().get()
    }

    /// Whether the match is paused.
    pub(crate) fn is_paused(&self) -> bool {
        let stage = self.app.world().get_resource::<State<PlayStage>>();
        stage.is_some_and(|stage| *stage.get() == PlayStage::Paused)
    }

    /// The page in view; none where it is the one of the phase.
    pub(crate) fn page(&self) -> Option<Screen> {
        self.app.world().get_resource::<State<Screen>>().map(|page| *page.get())
    }

    /// The phase, and the page in view over it.
    pub(crate) fn whereabouts(&self) -> (Phase, Option<Screen>) {
        (self.phase(), self.page())
    }

    /// The match.
    pub(crate) fn game(&self) -> &Match {
        self.app.world().resource::<Session>().game()
    }

    /// A point of the board of the match, from the bottom left.
    pub(crate) fn at(&self, x: u8, y: u8) -> Point {
        self.game().size().point(x, y).unwrap()
    }

    /// The points of the moves, in order.
    pub(crate) fn points(&self) -> Vec<Point> {
        self.game().position().moves().filter_map(Move::point).collect()
    }

    /// The number of moves on the board.
    pub(crate) fn n_moves(&self) -> usize {
        self.game().position().n_moves()
    }

    /// Whether the page in view has a control of this name.
    pub(crate) fn has_control(&self, name: &str) -> bool {
        self.app.world().resource::<Nav>().rect_of(name).is_some()
    }

    /// All settings, as their file has them.
    pub(crate) fn settings(&self) -> &toml::Table {
        self.app.world().resource::<SettingsStore>().sections()
    }

    /// A section of the settings.
    pub(crate) fn section<S: Section>(&self) -> &S {
        self.app.world().resource::<S>()
    }

    /// Changes a section of the settings.
    pub(crate) fn change<S: Section>(&mut self, change: impl FnOnce(&mut S)) {
        change(&mut self.app.world_mut().resource_mut::<S>());
        self.settle();
    }

    /// The page of the help in view.
    pub(crate) fn topic(&self) -> Option<Topic> {
        (self.page() == Some(TOPIC)).then(|| self.app.world().resource::<OpenTopic>().0)
    }

    /// The point under the board cursor.
    pub(crate) fn cursor(&self) -> Point {
        self.app.world().try_query::<&Cursor>().unwrap().single(self.app.world()).unwrap().point
    }

    /// Whether the board cursor is in view.
    pub(crate) fn sees_cursor(&mut self) -> bool {
        let mut cursors = self.app.world_mut().query_filtered::<&Visibility, With<Cursor>>();
        cursors.single(self.app.world()).unwrap() == Visibility::Visible
    }

    /// The places of board and panel.
    pub(crate) fn layout(&self) -> &ScreenLayout {
        self.app.world().resource::<ScreenLayout>()
    }

    /// Whether a control has the focus.
    pub(crate) fn is_focused(&self, name: &str) -> bool {
        let nav = self.app.world().resource::<Nav>();
        nav.active && nav.is_focused(name)
    }

    /// What a control of the page in view is called.
    pub(crate) fn says(&self, name: &str) -> String {
        let id = bevy_egui::egui::Id::new(name);
        let said = self.app.world().resource::<Nav>().controls().iter().rfind(|control| control.id == id);
        said.unwrap_or_else(|| panic!("there is no {name}")).says.label.clone()
    }

    /// What a control of the page in view is set to.
    pub(crate) fn value(&self, name: &str) -> String {
        let id = bevy_egui::egui::Id::new(name);
        let said = self.app.world().resource::<Nav>().controls().iter().rfind(|control| control.id == id);
        said.and_then(|control| control.says.value.clone()).unwrap_or_default()
    }

    /// All that the page in view says, line by line.
    pub(crate) fn lines(&self) -> Vec<String> {
        let controls = self.app.world().resource::<Nav>().controls().iter();
        controls.map(|control| control.says.label.clone()).collect()
    }

    /// The notice in view.
    pub(crate) fn notice(&self) -> Option<String> {
        let texts = self.app.world().resource::<Language>();
        self.app.world().resource::<NoticeInView>().text(texts)
    }

    /// The words of a text.
    pub(crate) fn words(&self, id: &str) -> String {
        self.app.world().resource::<Language>().get(id)
    }

    /// Every message of a type so far.
    pub(crate) fn log<M: Message>(&self) -> &[M] {
        &self.app.world().resource::<Log<M>>().0
    }

    /// Forgets the messages of a type.
    pub(crate) fn forget<M: Message>(&mut self) {
        self.app.world_mut().resource_mut::<Log<M>>().0.clear();
    }

    /// Whether the program has ended, and well.
    pub(crate) fn has_quit(&self) -> bool {
        self.exit == Some(AppExit::Success)
    }

    /// The number of entities with a component.
    pub(crate) fn count<C: Component>(&mut self) -> usize {
        let mut query = self.app.world_mut().query::<&C>();
        query.iter(self.app.world()).count()
    }

    /// The stones as entities.
    pub(crate) fn stones(&mut self) -> HashMap<Point, Color> {
        let mut query = self.app.world_mut().query::<&Stone>();
        let stones: Vec<Stone> = query.iter(self.app.world()).copied().collect();
        let map: HashMap<Point, Color> = stones.iter().map(|stone| (stone.point, stone.color)).collect();
        assert_eq!(map.len(), stones.len(), "two stones lie on one point");
        map
    }

    /// Asserts that the entities are those of the match, or in the menu of the board shown there.
    #[track_caller]
    pub(crate) fn assert_mirrored(&mut self) {
        let position = self.app.world().resource::<goishi::app::table::shown::Shown>().position().clone();
        let phase = self.phase();
        if matches!(phase, Phase::Playing | Phase::GameOver | Phase::Replay) {
            assert_eq!(position.hash(), self.game().position().hash());
            assert!(position.moves().eq(self.game().position().moves()));
        }
        let size = position.size();
        assert_eq!(self.layout().board.grid, size.into());
        let mut cells = self.app.world_mut().query::<&Cell>();
        let cells: Vec<Cell> = cells.iter(self.app.world()).copied().collect();
        assert_eq!(cells.len(), size.n_points());
        let by_point: HashMap<Point, Option<Color>> =
            cells.iter().map(|cell| (cell.point, cell.stone)).collect();
        for point in size.points() {
            assert_eq!(by_point.get(&point), Some(&position.stone(point)), "the cell of {point:?}");
        }
        assert_eq!(self.stones(), position.stones().collect::<HashMap<_, _>>());
        assert_eq!(self.count::<Cursor>(), 1, "cursors in {phase:?}");
    }
}
