//! The themes that come with the program, by name.

use std::sync::LazyLock;

use super::Theme;
use super::file::read;
use super::named::{Named, ThemeId};

/// The files, in the order in which they are offered; the first one is the default.
const FILES: [(&str, &str); 4] = [
    ("kaya", include_str!("../../assets/themes/kaya.toml")),
    ("night", include_str!("../../assets/themes/night.toml")),
    ("paper", include_str!("../../assets/themes/paper.toml")),
    ("high-contrast", include_str!("../../assets/themes/high-contrast.toml")),
];

impl Default for ThemeId {
    fn default() -> Self {
        Self::new(FILES[0].0)
    }
}

static BUILT_IN: LazyLock<Vec<Named>> = LazyLock::new(|| {
    let sound = |(id, text)| read(text, id).expect("a test holds that our own themes can be read");
    FILES.into_iter().map(sound).collect()
});

/// The themes that come with the program, in the order in which they are offered.
pub fn built_in() -> &'static [Named] {
    &BUILT_IN
}

impl Default for Theme {
    fn default() -> Self {
        built_in()[0].theme
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_in_the_folder_is_built_in_and_sound() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/themes");
        let mut n_files = 0;
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let id = path.file_stem().unwrap().to_str().unwrap();
            let named = read(&std::fs::read_to_string(&path).unwrap(), id).unwrap();
            assert!(built_in().contains(&named), "{id}");
            n_files += 1;
        }
        assert_eq!(n_files, built_in().len());
    }

    #[test]
    fn settings_written_before_name_a_theme() {
        for id in ["kaya", "night", "paper", "high-contrast"] {
            assert!(built_in().iter().any(|named| named.id.as_str() == id), "{id}");
        }
        assert_eq!(ThemeId::default().as_str(), "kaya");
        assert_eq!(Theme::default(), built_in()[0].theme);
    }
}
