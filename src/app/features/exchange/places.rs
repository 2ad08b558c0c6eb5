//! The folders that one starts from.

use std::path::{Path, PathBuf};

use directories::UserDirs;

/// A folder that one starts from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The id of its name in the texts.
    pub text_id: &'static str,
    /// Where it lies.
    pub path: PathBuf,
}

/// The folders of this user, those that there are, and the folder of exports.
pub(super) fn places(exports: Option<&Path>) -> Vec<Place> {
    let user = UserDirs::new();
    // A desktop without folders of its own names has those of most others.
    let of_user = |folder: Option<&Path>, usual: &str| {
        folder.map(Path::to_path_buf).or_else(|| Some(user.as_ref()?.home_dir().join(usual)))
    };
    let all = [
        ("files-home", user.as_ref().map(|user| user.home_dir().to_path_buf())),
        ("files-documents", of_user(user.as_ref().and_then(UserDirs::document_dir), "Documents")),
        ("files-downloads", of_user(user.as_ref().and_then(UserDirs::download_dir), "Downloads")),
        ("files-exports", exports.map(Path::to_path_buf)),
    ];
    let mut places: Vec<Place> = Vec::new();
    for (text_id, path) in all {
        let Some(path) = path else { continue };
        if path.is_dir() && places.iter().all(|place| place.path != path) {
            places.push(Place { text_id, path });
        }
    }
    places
}
