//! What was done, kept between starts in one file of the user's folder.
//!
//! The file is TOML and written at once. Steps that there are not are left in it; a file that cannot be read is set aside
//! as that of the settings is, and the courses begin anew.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::table::{Course, Step};
use crate::app::files;
use crate::app::session::Notice;

/// The file in the folder of the user.
pub const FILE: &str = "lessons.toml";

/// What was done.
#[derive(Resource, Debug, Default)]
pub struct Progress {
    kept: Kept,
    folder: Option<PathBuf>,
}

/// What stands in the file.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    /// Whether the courses have been opened.
    seen: bool,
    /// The names of the steps that were done.
    done: BTreeSet<String>,
}

impl Progress {
    /// Whether the courses have been opened before.
    pub const fn is_seen(&self) -> bool {
        self.kept.seen
    }

    /// Whether a step was done.
    pub fn is_done(&self, step: &Step) -> bool {
        self.kept.done.contains(step.name)
    }

    /// How many steps of a course were done.
    pub fn n_done(&self, course: Course) -> usize {
        course.steps().iter().filter(|step| self.is_done(step)).count()
    }

    /// Where a course is taken up: at the first step that was not done, or at the beginning.
    pub fn next(&self, course: Course) -> usize {
        course.steps().iter().position(|step| !self.is_done(step)).unwrap_or(0)
    }

    /// Notes that the courses are opened.
    pub(super) fn see(&mut self) {
        if !self.kept.seen {
            self.kept.seen = true;
            self.save();
        }
    }

    /// Notes that a step is done.
    pub(super) fn note(&mut self, step: &Step) {
        if self.kept.done.insert(step.name.to_owned()) {
            self.save();
        }
    }

    fn save(&self) {
        let Some(folder) = &self.folder else { return };
        if let Err(error) = files::keep(folder, FILE, &self.kept) {
            warn!("what was done in the lessons could not be written: {error}");
        }
    }
}

/// Reads what was done before.
pub(in crate::app) fn load(world: &mut World, folder: &Path) {
    let (kept, is_damaged) = files::load(folder, FILE);
    if is_damaged {
        world.write_message(Notice("notice-lessons-damaged"));
    }
    world.insert_resource(Progress { kept, folder: Some(folder.to_path_buf()) });
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
        assert!(!progress.is_seen());
        progress.see();
        let steps = Course::Go.steps();
        progress.note(&steps[0]);
        progress.note(&steps[2]);
        let world = loaded(folder.path());
        let progress = world.resource::<Progress>();
        assert!(progress.is_seen());
        assert_eq!((progress.n_done(Course::Go), progress.next(Course::Go)), (2, 1));
        assert_eq!((progress.n_done(Course::Five), progress.next(Course::Five)), (0, 0));
    }

    #[test]
    fn a_course_that_is_done_begins_again_at_its_beginning() {
        let mut progress = Progress::default();
        Course::Five.steps().iter().for_each(|step| progress.note(step));
        assert_eq!((progress.n_done(Course::Five), progress.next(Course::Five)), (4, 0));
    }

    #[test]
    fn steps_of_another_version_stay_and_a_damaged_file_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(FILE);
        std::fs::write(&path, "done = [\"ladder\"]\n").unwrap();
        loaded(folder.path()).resource_mut::<Progress>().see();
        assert!(std::fs::read_to_string(&path).unwrap().contains("ladder"));
        std::fs::write(&path, "done = 7").unwrap();
        let world = loaded(folder.path());
        assert_eq!(world.resource::<Messages<Notice>>().len(), 1);
        assert!(folder.path().join("lessons.toml.damaged").exists() && !path.exists());
    }
}
