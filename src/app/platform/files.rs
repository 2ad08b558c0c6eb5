//! What the program keeps in the folder of the user, as the app has it.

use std::path::{Path, PathBuf};

use bevy::ecs::component::Mutable;
use bevy::prelude::*;

use super::notice::Notice;
use super::power::Wakefulness;
use crate::files::{Kept, KeptFile, Trouble, Why};

/// Something that is kept in a file of the user's folder.
pub(crate) trait Keeps: Resource<Mutability = Mutable> {
    /// What is told when it cannot be written.
    const NOT_SAVED: Notice;

    /// Whether that is so.
    fn trouble(&mut self) -> &mut Trouble;
}

/// What a player has achieved, kept between starts.
#[derive(Resource, Debug, Deref, DerefMut)]
pub struct Achieved<K: Kept>(KeptFile<K>);

impl<K: Kept> Keeps for Achieved<K> {
    const NOT_SAVED: Notice = Notice::lasting(K::NOT_SAVED);

    fn trouble(&mut self) -> &mut Trouble {
        self.0.trouble()
    }
}

/// Tells once that a file cannot be written.
pub(crate) fn tell_of_trouble<T: Keeps>(
    mut kept: ResMut<T>,
    mut notices: MessageWriter<Notice>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    if kept.bypass_change_detection().trouble().take_untold() {
        notices.write(T::NOT_SAVED);
        wakefulness.pending();
    }
}

/// What has become of a file that was to be written for other programs.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum FileOutcome {
    /// It lies there.
    Wrote(PathBuf),
    /// It could not be written there.
    NotWritten {
        /// The file, or the folder that it was to be in.
        place: PathBuf,
        /// What stood against it.
        why: Why,
    },
}

/// Where it is told that a file of the user's folder cannot be written.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TellTrouble;

/// What is read from the user's folder when the program starts.
#[derive(Resource, Default)]
struct AtStart(Vec<fn(&mut World, &Path)>);

/// Adds files of the user's folder.
pub(crate) trait AddUserFile {
    /// What this reads is there from the first update on.
    fn add_user_file(&mut self, read: fn(&mut World, &Path)) -> &mut Self;

    /// Adds something that a player has achieved.
    fn add_achieved<K: Kept>(&mut self) -> &mut Self;
}

impl AddUserFile for App {
    fn add_user_file(&mut self, read: fn(&mut World, &Path)) -> &mut Self {
        self.world_mut().get_resource_or_init::<AtStart>().0.push(read);
        self
    }

    fn add_achieved<K: Kept>(&mut self) -> &mut Self {
        self.insert_resource(Achieved::<K>(KeptFile::default()))
            .add_user_file(read_achieved::<K>)
            .add_systems(Update, tell_of_trouble::<Achieved<K>>.in_set(TellTrouble))
    }
}

fn read_achieved<K: Kept>(world: &mut World, folder: &Path) {
    let (kept, is_damaged) = KeptFile::<K>::read(folder);
    if is_damaged {
        world.write_message(Notice::long(K::DAMAGED));
    }
    world.insert_resource(Achieved(kept));
}

/// Reads all that was [added](AddUserFile).
pub(crate) fn read_at_start(world: &mut World, folder: &Path) {
    let all = world.get_resource::<AtStart>().map(|all| all.0.clone()).unwrap_or_default();
    for read in all {
        read(world, folder);
    }
}
