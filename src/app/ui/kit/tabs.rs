//! Tabs: the parts of a page in one strip, one of them in view.

use bevy_egui::egui::{Align2, CornerRadius, Id, Pos2, Rect, Stroke, Vec2};

use super::nav::Item;
use super::room::Cells;
use super::{CONTROL_HEIGHT, Kit, Says, paint};
use crate::app::ui::fonts::Type;

const TAB_GAP: f32 = 4.0;
const PAD: f32 = 8.0;
/// Letters that are smaller than this are not read.
const LEAST_TYPE: f32 = 16.0;
/// The bar under the tab in view.
const BAR: f32 = 4.0;

/// How tabs are laid out.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Form {
    /// In rows of this many columns, in letters of a size.
    Rows { columns: usize, type_size: f32 },
    /// Only the one in view is named, between two arrows.
    One,
}

impl Kit<'_> {
    /// The tabs of a page: in one row, in two where they need them, and where there is little room, as `is_low` says,
    /// only the one in view between two arrows. The index of the one asked for.
    ///
    /// Left and right open the tab beside the one in view; up and down leave the strip.
    pub fn tabs(&mut self, tabs: &[(&str, String)], chosen: usize, is_low: bool) -> Option<usize> {
        match self.form_of(tabs, is_low) {
            Form::One => self.one_tab(tabs, chosen),
            Form::Rows { columns, type_size } => self.all_tabs(tabs, chosen, columns, type_size),
        }
    }

    fn form_of(&self, tabs: &[(&str, String)], is_low: bool) -> Form {
        let font = Type::Button.font();
        let width_of = |(_, text): &(&str, String)| {
            self.ui.painter().layout_no_wrap(text.clone(), font.clone(), paint(self.theme.text)).size().x
        };
        let widest = tabs.iter().map(width_of).fold(1.0, f32::max);
        let type_size = |columns: usize| {
            let room = self.tab_width(columns) - 2.0 * PAD;
            (font.size * room / widest).floor().min(font.size)
        };
        let row = (tabs.len(), type_size(tabs.len()));
        let two_rows = tabs.len().div_ceil(2);
        let two_rows = (two_rows, type_size(two_rows));
        let fits = [row, two_rows].into_iter().find(|(_, type_size)| *type_size >= LEAST_TYPE);
        match fits {
            Some((columns, type_size)) if !is_low || columns == tabs.len() => {
                Form::Rows { columns, type_size }
            }
            _ => Form::One,
        }
    }

    fn tab_width(&self, columns: usize) -> f32 {
        (self.ui.available_width() - TAB_GAP * (columns as f32 - 1.0)) / columns as f32
    }

    fn all_tabs(
        &mut self,
        tabs: &[(&str, String)],
        chosen: usize,
        columns: usize,
        type_size: f32,
    ) -> Option<usize> {
        let each = self.tab_width(columns);
        let heights = vec![CONTROL_HEIGHT; tabs.len().div_ceil(columns)];
        let cells = Cells { columns, each, gap: TAB_GAP, heights };
        let room = self.room(cells.height());
        let mut wanted = None;
        for (i, ((name, text), rect)) in tabs.iter().zip(cells.places(room)).enumerate() {
            let is_chosen = i == chosen;
            let (clicked, focused) = self.tab(rect, name, text, is_chosen);
            let theme = self.theme;
            self.surface(rect, self.fill(is_chosen || focused), focused);
            let ink = if is_chosen { theme.text } else { theme.muted };
            let mut font = if is_chosen { Type::Strong.font() } else { Type::Button.font() };
            font.size = type_size;
            let galley = self.shrunk_to(LEAST_TYPE, each - PAD, text, ink, font);
            self.set(rect, Align2::CENTER_CENTER, galley);
            if is_chosen {
                let bottom = rect.bottom() - 3.0;
                let bar = rect.shrink2(Vec2::new(12.0, 0.0)).with_min_y(bottom - BAR).with_max_y(bottom);
                self.ui.painter().rect_filled(bar, CornerRadius::same(2), paint(theme.accent));
            }
            wanted = self.wanted(name, i, tabs.len(), clicked).or(wanted);
        }
        wanted.filter(|wanted| *wanted != chosen)
    }

    fn one_tab(&mut self, tabs: &[(&str, String)], chosen: usize) -> Option<usize> {
        let rect = self.room(CONTROL_HEIGHT);
        let (name, text) = tabs.get(chosen)?;
        let (clicked, focused) = self.tab(rect, name, text, true);
        self.surface(rect, self.theme.control_focused(), focused);
        self.arrows(rect, [Some(Stroke::new(2.5, paint(self.theme.accent))); 2]);
        let room = rect.shrink2(Vec2::new(40.0, 0.0));
        self.fitted_in(room, text, self.theme.text, Type::Button.font().size);
        // A dot for each tab, the one in view longer.
        let first = rect.center_bottom() - Vec2::new(5.0 * (tabs.len() as f32 - 1.0), 6.0);
        for i in 0..tabs.len() {
            let at = first + Vec2::new(10.0 * i as f32, 0.0);
            let (width, ink) = if i == chosen { (8.0, self.theme.accent) } else { (4.0, self.theme.muted) };
            let dot = Rect::from_center_size(at, Vec2::new(width, 4.0));
            self.ui.painter().rect_filled(dot, CornerRadius::same(2), paint(ink));
        }
        let n_tabs = tabs.len();
        let on = self.wanted(name, chosen, n_tabs, None);
        let clicked = clicked.map(|at| {
            self.nav.note_press();
            if at.x < rect.center().x { (chosen + n_tabs - 1) % n_tabs } else { (chosen + 1) % n_tabs }
        });
        clicked.or(on).filter(|wanted| *wanted != chosen)
    }

    /// Registers a tab; where it was clicked, and whether it has the focus.
    fn tab(&mut self, rect: Rect, name: &str, text: &str, is_chosen: bool) -> (Option<Pos2>, bool) {
        let id = Id::new(name);
        if is_chosen {
            self.nav.begin_at(id);
        }
        let item = Item { adjustable: true, passed_by: !is_chosen, ..Item::new(id, rect) };
        let (response, focused) = self.item(item, Says::tab(text, is_chosen));
        (self.click(&response), focused)
    }

    /// The tab that a press on this one, or a step from it, asks for.
    fn wanted(&mut self, name: &str, index: usize, n_tabs: usize, clicked: Option<Pos2>) -> Option<usize> {
        let id = Id::new(name);
        let steps: i32 = self.nav.steps(id).sum();
        let is_asked = steps != 0 || clicked.is_some() || self.nav.is_pressed(id);
        if !is_asked {
            return None;
        }
        self.nav.note_press();
        Some((index as i32 + steps).rem_euclid(n_tabs as i32) as usize)
    }
}
