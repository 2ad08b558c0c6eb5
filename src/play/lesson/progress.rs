//! What was done, kept between starts in one file of the user's folder.
//!
//! The file is TOML and written at once. Unknown steps are left in it; a file that cannot be read is set aside
//! as that of the settings is, and the courses begin anew.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::course::{Course, Step};
use crate::files::{Kept, KeptFile};

/// What was done, with its file.
pub type Progress = KeptFile<Done>;

/// What was done.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Done {
    /// The names of the steps.
    done: BTreeSet<String>,
}

impl Kept for Done {
    const FILE: &'static str = "lessons.toml";
    const DAMAGED: &'static str = "notice-lessons-damaged";
    const NOT_SAVED: &'static str = "notice-progress-not-saved";

    fn with(&self, there: Self) -> Self {
        Self { done: &self.done | &there.done }
    }
}

impl Progress {
    /// Whether a step was done.
    pub fn is_done(&self, step: &Step) -> bool {
        self.held.done.contains(step.name)
    }

    /// How many steps of a course were done.
    pub fn n_done(&self, course: Course) -> usize {
        course.steps().iter().filter(|step| self.is_done(step)).count()
    }

    /// How many steps of all courses were done.
    pub fn n_all_done(&self) -> usize {
        Course::ALL.into_iter().map(|course| self.n_done(course)).sum()
    }

    /// Whether all of a course was done.
    pub fn is_complete(&self, course: Course) -> bool {
        self.n_done(course) == course.steps().len()
    }

    /// Whether a step of any course is left to be done.
    pub fn is_any_left(&self) -> bool {
        Course::ALL.into_iter().any(|course| !self.is_complete(course))
    }

    /// Where a course is taken up: at the first step that was not done, or at the beginning.
    pub fn next(&self, course: Course) -> usize {
        course.steps().iter().position(|step| !self.is_done(step)).unwrap_or(0)
    }

    /// Notes that a step is done.
    pub fn note(&mut self, step: &Step) {
        if self.held.done.insert(step.name.to_owned()) {
            self.save();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    fn read(folder: &Path) -> Progress {
        let (progress, is_damaged) = Progress::read(folder);
        assert!(!is_damaged);
        progress
    }

    #[test]
    fn what_was_done_is_remembered_at_the_next_start() {
        let folder = tempfile::tempdir().unwrap();
        let mut progress = read(folder.path());
        let steps = Course::Go.steps();
        progress.note(&steps[0]);
        progress.note(&steps[2]);
        let progress = read(folder.path());
        assert_eq!((progress.n_done(Course::Go), progress.next(Course::Go)), (2, 1));
        assert_eq!((progress.n_done(Course::Five), progress.next(Course::Five)), (0, 0));
    }

    #[test]
    fn what_is_done_in_two_windows_is_kept_of_both() {
        let folder = tempfile::tempdir().unwrap();
        let (mut one, mut other) = (read(folder.path()), read(folder.path()));
        let steps = Course::Go.steps();
        one.note(&steps[0]);
        other.note(&steps[1]);
        assert_eq!(read(folder.path()).n_done(Course::Go), 2);
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
        let path = folder.path().join(Done::FILE);
        std::fs::write(&path, "seen = true\ndone = [\"ladder\"]\n").unwrap();
        read(folder.path()).note(&Course::Go.steps()[0]);
        assert!(std::fs::read_to_string(&path).unwrap().contains("ladder"));
        std::fs::write(&path, "done = 7").unwrap();
        assert!(Progress::read(folder.path()).1);
        assert!(folder.path().join("lessons.toml.damaged").exists() && !path.exists());
    }
}
