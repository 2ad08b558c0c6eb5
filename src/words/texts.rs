//! Every word that is shown, by Fluent messages: one file a language under `assets/locales`.

use std::collections::HashMap;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::board::Color;
use crate::game::Seat;
use crate::go::HalfPoints;
use crate::handbook::{Arg, Words};

/// The languages: tag, own name, messages. The first one stands in for what another lacks.
pub const LANGUAGES: [(&str, &str, &str); 4] = [
    ("en", "English", include_str!("../../assets/locales/en.ftl")),
    ("zh-CN", "简体中文", include_str!("../../assets/locales/zh-CN.ftl")),
    ("ja", "日本語", include_str!("../../assets/locales/ja.ftl")),
    ("de", "Deutsch", include_str!("../../assets/locales/de.ftl")),
];

/// What no line ends before or within, as the locales have it and as it is shown: the sign between the width and the
/// height of a board, and the dot between two parts of a line.
const BOUND: [[&str; 2]; 2] = [[" × ", "\u{a0}×\u{a0}"], [" · ", "\u{a0}· "]];

/// The size of a board, in all languages alike: "15 × 15".
pub fn size_text(columns: u8, rows: u8) -> String {
    format!("{columns}\u{a0}×\u{a0}{rows}")
}

/// What the user calls somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Called {
    /// The name.
    pub name: String,
    /// The rank, in words of their own; may be empty.
    pub rank: String,
}

/// The texts of the language in use.
pub struct Texts {
    tag: &'static str,
    bundle: FluentBundle<FluentResource>,
    /// What the user calls players and engines of others.
    called: HashMap<Seat, Called>,
}

impl Texts {
    /// The texts of a language of [`LANGUAGES`]; those of the first one for any other tag.
    pub fn new(tag: &str) -> Self {
        let (tag, _, source) =
            LANGUAGES.into_iter().find(|(known, ..)| *known == tag).unwrap_or(LANGUAGES[0]);
        let id: LanguageIdentifier = tag.parse().expect("our own language tags are well-formed");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Our texts run in one direction; the isolating marks would show as boxes.
        bundle.set_use_isolating(false);
        // What can be read of a file with errors is used; a test holds that ours have none.
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(source.to_owned());
        bundle.add_resource_overriding(resource);
        Self { tag, bundle, called: HashMap::new() }
    }

    /// Learns what the user calls players and engines of others.
    pub fn call(&mut self, all: HashMap<Seat, Called>) {
        self.called = all;
    }

    /// What the user calls whoever sits there; none for the program, and for those who are not known here.
    pub fn called(&self, seat: Seat) -> Option<&Called> {
        self.called.get(&seat)
    }

    /// The tag of the language in use.
    pub const fn tag(&self) -> &'static str {
        self.tag
    }

    /// The text with this id; the id itself when there is none, which a test rules out.
    pub fn get(&self, id: &str) -> String {
        self.format(id, None)
    }

    /// The text with this id and values in it.
    pub fn with<'a>(&self, id: &str, values: impl IntoIterator<Item = (&'a str, FluentValue<'a>)>) -> String {
        let args: FluentArgs<'a> = values.into_iter().collect();
        self.format(id, Some(&args))
    }

    /// A number of points with the decimal sign of the language.
    pub fn points(&self, points: HalfPoints) -> String {
        points.to_string().replace('.', &self.get("number-point"))
    }

    /// Who has won, by how many points.
    pub fn won_by(&self, winner: Color, margin: HalfPoints) -> String {
        let is_one = margin == HalfPoints::from_points(1);
        let id = match (winner, is_one) {
            (Color::Black, true) => "end-black-score-one",
            (Color::Black, false) => "end-black-score",
            (Color::White, true) => "end-white-score-one",
            (Color::White, false) => "end-white-score",
        };
        self.with(id, [("points", self.points(margin).into())])
    }

    /// What a page of the handbook says.
    pub fn say(&self, words: &Words) -> String {
        let value = |arg: &Arg| match arg {
            Arg::Case(case) => FluentValue::from(*case),
            Arg::Number(number) => (*number).into(),
            Arg::Points(points) => self.points(*points).into(),
            Arg::Words(words) => self.say(words).into(),
        };
        self.with(&words.id, words.args.iter().map(|(name, arg)| (*name, value(arg))))
    }

    /// Whether there is a text with this id.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    fn format(&self, id: &str, args: Option<&FluentArgs<'_>>) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return id.to_owned();
        };
        let text = self.bundle.format_pattern(pattern, args, &mut Vec::new());
        BOUND.iter().fold(text.into_owned(), |text, [plain, bound]| text.replace(plain, bound))
    }
}

/// The tag of [`LANGUAGES`] for a tag such as `zh-Hans` or a POSIX locale name such as `zh_CN.UTF-8`; none where we do
/// not have the language.
pub fn language_of(name: &str) -> Option<&'static str> {
    let language = name.split(['_', '.', '-', '@']).next().unwrap_or_default();
    LANGUAGES.iter().map(|(tag, ..)| *tag).find(|tag| tag.split('-').next() == Some(language))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};

    fn ids(source: &str) -> BTreeSet<&str> {
        source
            .lines()
            .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
            .filter_map(|line| line.split_once('=').map(|(id, _)| id.trim()))
            .collect()
    }

    #[test]
    fn every_file_is_sound_and_every_language_complete() {
        let english = ids(LANGUAGES[0].2);
        assert!(english.len() > 50);
        for (tag, _, source) in LANGUAGES {
            assert!(FluentResource::try_new(source.to_owned()).is_ok(), "{tag} has errors");
            let own = ids(source);
            let differ: Vec<_> = own.symmetric_difference(&english).collect();
            assert!(differ.is_empty(), "{tag}: {differ:?}");
        }
    }

    /// The texts with what follows them up to the next one.
    fn messages(source: &str) -> BTreeMap<&str, String> {
        let mut found = BTreeMap::new();
        let mut last = "";
        for line in source.lines() {
            if let Some((id, text)) =
                line.split_once(" =").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase()))
            {
                last = id;
                found.insert(id, text.to_owned());
            } else if !line.starts_with('#') {
                found.entry(last).and_modify(|text| *text += line);
            }
        }
        found
    }

    /// A text must say what the English one says: a number left out would be missed, and one too many shows as its
    /// name.
    #[test]
    fn every_language_has_the_values_of_the_english_texts() {
        let values = |text: &str| -> BTreeSet<String> {
            let names = text.split('$').skip(1);
            names.map(|name| name.chars().take_while(char::is_ascii_lowercase).collect()).collect()
        };
        let english = messages(LANGUAGES[0].2);
        for (tag, _, source) in &LANGUAGES[1..] {
            for (id, text) in messages(source) {
                assert_eq!(values(&text), values(&english[id]), "{tag}: {id}");
            }
        }
    }

    #[test]
    fn plurals_follow_the_language() {
        let after = |tag, n: i64| Texts::new(tag).with("over-moves", [("n", n.into())]);
        assert_eq!(
            ["en", "de", "ja", "zh-CN"].map(|tag| after(tag, 1)),
            ["1 move", "1 Zug", "1手", "共 1 手"]
        );
        assert_eq!([after("en", 2), after("de", 2)], ["2 moves", "2 Züge"]);
    }

    #[test]
    fn a_win_by_one_point_is_by_a_point() {
        let won = |tag, halves| {
            Color::BOTH.map(|winner| Texts::new(tag).won_by(winner, HalfPoints::from_halves(halves)))
        };
        assert_eq!(won("en", 7), ["Black wins by 3.5 points.", "White wins by 3.5 points."]);
        assert_eq!(won("en", 2), ["Black wins by 1 point.", "White wins by 1 point."]);
        assert_eq!(won("de", 2), ["Schwarz gewinnt mit 1 Punkt.", "Weiß gewinnt mit 1 Punkt."]);
        for (tag, ..) in LANGUAGES {
            assert!(won(tag, 2).iter().all(|sentence| sentence.contains('1')), "{tag}");
        }
    }

    #[test]
    fn halves_stand_behind_the_sign_of_the_language() {
        let written = |halves| {
            let points = HalfPoints::from_halves(halves);
            LANGUAGES.map(|(tag, ..)| Texts::new(tag).points(points))
        };
        assert_eq!(written(13), ["6.5", "6.5", "6.5", "6,5"]);
        assert_eq!(written(-1), ["-0.5", "-0.5", "-0.5", "-0,5"]);
        assert_eq!(written(14), ["7"; 4]);
        // Also within sentences.
        let (_, _, german) = LANGUAGES[3];
        let is_figure = |c: char| c.is_ascii_digit();
        let has_point = |line: &str| {
            line.split('.')
                .map(|part| (part.starts_with(is_figure), part.ends_with(is_figure)))
                .collect::<Vec<_>>()
                .windows(2)
                .any(|pair| pair[0].1 && pair[1].0)
        };
        let wrong: Vec<&str> =
            german.lines().filter(|line| !line.starts_with('#') && has_point(line)).collect();
        assert!(wrong.is_empty(), "{wrong:?}");
    }

    #[test]
    fn a_number_with_its_unit_stays_in_one_line() {
        for (tag, _, source) in LANGUAGES {
            for line in source.lines().filter(|line| !line.starts_with('#')) {
                let words_after = line.split("} ").skip(1).filter_map(|rest| rest.split_whitespace().next());
                let is_parted = words_after.into_iter().any(|word| ["s", "min", "ms"].contains(&word));
                assert!(!is_parted, "{tag}: {line}");
            }
        }
    }

    /// Boards are "15 × 15" on every page, and no line ends within.
    #[test]
    fn sizes_are_written_in_one_way() {
        for (tag, _, source) in LANGUAGES {
            let pieces: Vec<&str> = source.split('×').collect();
            for pair in pieces.windows(2) {
                let is_size = pair[0].trim_end().ends_with(|c: char| c == '}' || c.is_ascii_digit());
                let is_spaced = pair[0].ends_with('\u{a0}') && pair[1].starts_with('\u{a0}');
                let line = pair[0].lines().last().unwrap_or_default();
                assert!(is_spaced || !is_size, "{tag}: {line}×");
            }
            let value = Texts::new(tag).with("new-size-value", [("lines", 15.into())]);
            assert_eq!(value, size_text(15, 15), "{tag}");
        }
        assert_eq!(size_text(6, 5), "6\u{a0}×\u{a0}5");
    }

    #[test]
    fn every_id_in_the_code_has_a_text() {
        let texts = Texts::new("en");
        let mut seen = 0;
        for file in sources(std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))) {
            let source = std::fs::read_to_string(&file).unwrap();
            let code = source.split("#[cfg(test)]").next().unwrap_or_default();
            for call in [".get(\"", ".with(\"", "here(\"", "lasting(\"", "long(\"", "text(\""] {
                for piece in code.split(call).skip(1) {
                    let id = piece.split('"').next().unwrap_or_default();
                    if id.contains('-') {
                        assert!(texts.has(id), "{} names {id:?}", file.display());
                        seen += 1;
                    }
                }
            }
        }
        assert!(seen > 40, "only {seen} ids were found in the code");
    }

    fn sources(folder: &std::path::Path) -> Vec<std::path::PathBuf> {
        let mut found = Vec::new();
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                found.extend(sources(&path));
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
        found
    }

    #[test]
    fn locales_of_the_system_find_their_language() {
        assert_eq!(language_of("zh_CN.UTF-8"), Some("zh-CN"));
        assert_eq!(language_of("en_GB"), Some("en"));
        assert_eq!(language_of("ja_JP.UTF-8"), Some("ja"));
        assert_eq!(language_of("de_AT@euro"), Some("de"));
        assert_eq!(language_of("C"), None);
        assert_eq!(language_of(""), None);
    }
}
