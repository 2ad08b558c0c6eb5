//! What was done, kept between starts in one file of the user's folder.
//!
//! The file is TOML and written at once. Unknown steps are left in it; a file that cannot be read is set aside
//! as that of the settings is, and the courses begin anew.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::app::platform::files::{self, KeptFile};
use crate::app::platform::notice::Notice;
use crate::play::lesson::Course;
use crate::play::lesson::course::Step;

/// The file in the folder of the user.
pub const FILE: &str = "lessons.toml";

/// What was done.
#[derive(Resource, Debug, Default)]
pub struct Progress {
    kept: Kept,
    folder: Option<PathBuf>,
    trouble: files::Trouble,
}

/// What stands in the file.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    /// The names of the steps that were done.
    done: BTreeSet<String>,
}

impl Progress {
    /// Whether a step was done.
    pub fn is_done(&self, step: &Step) -> bool {
        self.kept.done.contains(step.name)
    }

    /// How many steps of a course were done.
    pub fn n_done(&self, course: Course) -> usize {
        course.steps().iter().filter(|step| self.is_done(step)).count()
    }

    /// Whether all of a course was done.
    pub fn is_complete(&self, course: Course) -> bool {
        self.n_done(course) == course.steps().len()
    }

    /// Whether a step of any course is left to be done.
    pub(crate) fn is_any_left(&self) -> bool {
        Course::ALL.into_iter().any(|course| !self.is_complete(course))
    }

    /// Where a course is taken up: at the first step that was not done, or at the beginning.
    pub fn next(&self, course: Course) -> usize {
        course.steps().iter().position(|step| !self.is_done(step)).unwrap_or(0)
    }

    /// Notes that a step is done.
    pub(super) fn note(&mut self, step: &Step) {
        if self.kept.done.insert(step.name.to_owned()) {
            self.save();
        }
    }

    fn save(&mut self) {
        let Some(folder) = &self.folder else { return };
        let kept = files::keep(folder, FILE, |there: Option<Kept>| self.kept.with(there.unwrap_or_default()));
        self.trouble.note(FILE, kept);
    }
}

impl KeptFile for Progress {
    const NOT_SAVED: Notice = Notice::lasting("notice-progress-not-saved");

    fn trouble(&mut self) -> &mut files::Trouble {
        &mut self.trouble
    }
}

impl Kept {
    /// All that either of them has.
    fn with(&self, other: Self) -> Self {
        Self { done: &self.done | &other.done }
    }
}

/// Reads what was done before.
pub(crate) fn load(world: &mut World, folder: &Path) {
    let (kept, is_damaged) = files::load(folder, FILE);
    if is_damaged {
        world.write_message(Notice::lasting("notice-lessons-damaged"));
    }
    world.insert_resource(Progress { kept, folder: Some(folder.to_path_buf()), ..Progress::default() });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn loaded(folder: &Path) -> World {
        let mut world = World::new();
        world.init_resource::<Messages<Notice>>();
        load(&mut world, folder);
        world
    }

    #[test]
    fn what_was_done_is_remembered_at_the_next_start() {
        let folder = tempfile::tempdir().unwrap();
        let mut world = loaded(folder.path());
        let mut progress = world.resource_mut::<Progress>();
        let steps = Course::Go.steps();
        progress.note(&steps[0]);
        progress.note(&steps[2]);
        let world = loaded(folder.path());
        let progress = world.resource::<Progress>();
        assert_eq!((progress.n_done(Course::Go), progress.next(Course::Go)), (2, 1));
        assert_eq!((progress.n_done(Course::Five), progress.next(Course::Five)), (0, 0));
    }

    #[test]
    fn what_is_done_in_two_windows_is_kept_of_both() {
        let folder = tempfile::tempdir().unwrap();
        let (mut one, mut other) = (loaded(folder.path()), loaded(folder.path()));
        let steps = Course::Go.steps();
        one.resource_mut::<Progress>().note(&steps[0]);
        other.resource_mut::<Progress>().note(&steps[1]);
        assert_eq!(loaded(folder.path()).resource::<Progress>().n_done(Course::Go), 2);
    }

    #[test]
    fn a_course_that_is_done_begins_again_at_its_beginning() {
        let mut progress = Progress::default();
        Course::Five.steps().iter().for_each(|step| progress.note(step));
        assert_eq!((progress.n_done(Course::Five), progress.next(Course::Five)), (4, 0));
        assert!(progress.is_complete(Course::Five) && !progress.is_complete(Course::Go));
    }

    #[test]
    fn steps_of_another_version_stay_and_a_damaged_file_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(FILE);
        std::fs::write(&path, "seen = true\ndone = [\"ladder\"]\n").unwrap();
        loaded(folder.path()).resource_mut::<Progress>().note(&Course::Go.steps()[0]);
        assert!(std::fs::read_to_string(&path).unwrap().contains("ladder"));
        std::fs::write(&path, "done = 7").unwrap();
        let world = loaded(folder.path());
        assert_eq!(world.resource::<Messages<Notice>>().len(), 1);
        assert!(folder.path().join("lessons.toml.damaged").exists() && !path.exists());
    }
}
