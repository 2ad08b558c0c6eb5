//! The tabs of the settings, and which of them is open.

use bevy::prelude::*;

use super::choices::Choices;
use crate::app::AppSet;
use crate::app::features::settings::SETTINGS;
use crate::app::intent::Action;
use crate::app::platform::power::Wakefulness;
use crate::app::screen::{PageId, Whereabouts};
use crate::app::theme::LookSettings;

/// A part of the settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tab {
    /// How stones are placed, and what is marked.
    #[default]
    Play,
    /// Colors, stones, what stands along the board and on the stones.
    Look,
    /// The loudness of each kind of sound.
    Sound,
    /// Keys, buttons, and how gamepads are read.
    Controls,
    /// The language of the texts.
    Language,
    /// Size of text, contrast, motion.
    Access,
}

impl Tab {
    /// All of them, in their order.
    pub const ALL: [Self; 6] =
        [Self::Play, Self::Look, Self::Sound, Self::Controls, Self::Language, Self::Access];

    /// The name of the control that opens it, which is the id of its name in the texts.
    pub const fn control(self) -> &'static str {
        match self {
            Self::Play => "settings-tab-play",
            Self::Look => "settings-tab-look",
            Self::Sound => "settings-tab-sound",
            Self::Controls => "settings-tab-controls",
            Self::Language => "settings-tab-language",
            Self::Access => "settings-tab-access",
        }
    }

    /// The page that it makes.
    pub(crate) const fn page(self) -> PageId {
        PageId::of(SETTINGS).part(self.control())
    }

    /// Its place among [`Self::ALL`].
    pub(super) const fn index(self) -> usize {
        self as usize
    }

    /// The tab `by` places on; after the last one comes the first.
    fn beside(self, by: isize) -> Self {
        let n = Self::ALL.len() as isize;
        Self::ALL[(self.index() as isize + by).rem_euclid(n) as usize]
    }

    /// Takes over what can be chosen in this tab.
    pub(super) fn copy(self, from: &Choices, to: &mut Choices) {
        match self {
            Self::Play => {
                (to.table, to.analysis, to.teaching) = (from.table, from.analysis, from.teaching);
            }
            Self::Look => {
                to.look = LookSettings { reduced_motion: to.look.reduced_motion, ..from.look.clone() };
                to.window.full_screen = from.window.full_screen;
            }
            Self::Sound => to.sound = from.sound,
            // The keys and buttons have a page, and a reset, of their own; which of them confirms is chosen here.
            Self::Controls => {
                to.gamepad = from.gamepad;
                to.rumble = from.rumble;
            }
            Self::Language => to.text.language.clone_from(&from.text.language),
            Self::Access => {
                to.text.text_percent = from.text.text_percent;
                to.look.reduced_motion = from.look.reduced_motion;
                to.look.theme = from.look.theme.clone();
            }
        }
    }
}

/// The tab that is open, and that the settings open with again.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpenTab(pub Tab);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<OpenTab>().add_systems(Update, turn.in_set(AppSet::Intend));
}

/// The keys and buttons that open the tab before and the one after.
fn turn(
    mut actions: MessageReader<Action>,
    whereabouts: Whereabouts,
    mut open: ResMut<OpenTab>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    for action in actions.read() {
        let by = match action {
            Action::PreviousTab => -1,
            Action::NextTab => 1,
            _ => continue,
        };
        if whereabouts.page() == Some(SETTINGS) {
            open.0 = open.0.beside(by);
            wakefulness.pending();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::settings::TableSettings;
    use crate::app::text::TextSettings;
    use crate::app::view::audio::SoundSettings;

    #[test]
    fn tabs_follow_one_another_and_wrap() {
        for (i, tab) in Tab::ALL.into_iter().enumerate() {
            assert_eq!(tab.index(), i);
            assert_eq!(tab.beside(1).beside(-1), tab);
        }
        assert_eq!(Tab::Access.beside(1), Tab::Play);
        assert_eq!(Tab::Play.beside(-1), Tab::Access);
    }

    #[test]
    fn a_tab_is_reset_alone() {
        let changed = Choices {
            table: TableSettings { confirm_stones: true, ..TableSettings::default() },
            sound: SoundSettings { volume: 10, muted: true, ..SoundSettings::default() },
            text: TextSettings { text_percent: 200, language: Some("de".to_owned()) },
            ..Choices::default()
        };
        for tab in Tab::ALL {
            let mut new = changed.clone();
            tab.copy(&Choices::default(), &mut new);
            assert_eq!(new.sound.volume == 80, tab == Tab::Sound, "{tab:?}");
            assert_eq!(new.text.text_percent == 100, tab == Tab::Access, "{tab:?}");
            assert_eq!(!new.table.confirm_stones, tab == Tab::Play, "{tab:?}");
            assert_eq!(new.text.language.is_none(), tab == Tab::Language, "{tab:?}");
            tab.copy(&changed, &mut new);
            assert_eq!(new, changed, "{tab:?}");
        }
    }
}
