//! Where the lines of running text end: by the Unicode line breaking algorithm (UAX #14), strict, so that no line of
//! Chinese or Japanese begins with a mark or a small kana that belongs to the line before.

use icu_segmenter::options::LineBreakOptions;
use icu_segmenter::{LineSegmenter, LineSegmenterBorrowed};

const SEGMENTER: LineSegmenterBorrowed<'static> =
    LineSegmenter::new_for_non_complex_scripts(LineBreakOptions::default());

/// What two sums of the same widths may differ by.
const ROUNDING: f32 = 0.01;

/// `text` with a line feed wherever a line of this `width` ends, in place of the blanks there.
///
/// `edges` gives the right edge of each character of a text that is set in one line. A word that is wider than a line
/// is cut between two characters; a single character wider than that stands in a line of its own.
pub(super) fn broken(text: &str, width: f32, edges: impl Fn(&str) -> Vec<f32>) -> String {
    let paragraphs = text.split('\n').map(|paragraph| Lines::of(paragraph, width, &edges(paragraph)));
    paragraphs.collect::<Vec<_>>().join("\n")
}

/// The pieces of a text that no line is to end within, with the blanks after them.
pub(super) fn words(text: &str) -> impl Iterator<Item = &str> {
    let ends = SEGMENTER.segment_str(text).skip_while(|end| *end == 0);
    ends.scan(0, |from, end| Some(&text[std::mem::replace(from, end)..end]))
}

/// The lines of a paragraph while they are filled.
struct Lines {
    text: String,
    width: f32,
    /// Where the last line begins: in the text, and in the paragraph set in one line.
    start: usize,
    left: f32,
}

impl Lines {
    fn of(paragraph: &str, width: f32, edges: &[f32]) -> String {
        let mut lines = Self { text: String::with_capacity(paragraph.len() + 8), width, start: 0, left: 0.0 };
        let last = edges.last().copied().unwrap_or_default();
        let mut edges = edges.iter().copied().chain(std::iter::repeat(last));
        let mut right = 0.0;
        for word in words(paragraph) {
            let word: Vec<(char, f32)> = word.chars().zip(&mut edges).collect();
            let seen = word.iter().rev().find(|(c, _)| !c.is_whitespace());
            if let Some((_, edge)) = seen {
                lines.turn_before(*edge, right);
            }
            for (c, edge) in word {
                if !c.is_whitespace() {
                    lines.turn_before(edge, right);
                }
                lines.text.push(c);
                right = edge;
            }
        }
        lines.text
    }

    /// Begins a line at `right`, the edge of what is there, where something up to `edge` has no room in this one.
    fn turn_before(&mut self, edge: f32, right: f32) {
        if edge - self.left <= self.width + ROUNDING || self.text.len() == self.start {
            return;
        }
        let n_kept = self.text[self.start..].trim_end().len();
        self.text.truncate(self.start + n_kept);
        self.text.push('\n');
        self.start = self.text.len();
        self.left = right;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::ui::fonts::{Type, definitions};
    use crate::words::{LANGUAGES, Texts};
    use bevy_egui::egui::{self, Color32};
    use proptest::prelude::*;

    /// The marks and small kana of which none may begin a line.
    const NEVER_FIRST: &str = "，。：；！？、）」』】》ーぁぃぅぇぉっゃゅょァィゥェォッャュョ";

    fn one_each(text: &str) -> Vec<f32> {
        (1..=text.chars().count()).map(|n| n as f32).collect()
    }

    fn check(text: &str, width: f32, expect: &str) {
        assert_eq!(broken(text, width, one_each), expect.replace('|', "\n"), "{text:?} in {width}");
    }

    #[test]
    fn lines_end_where_unicode_lets_them() {
        check("one two three", 7.0, "one two|three");
        check("one two three", 8.0, "one two|three");
        check("one  two", 4.0, "one|two");
        check("well-known", 6.0, "well-|known");
        check("on 3\u{a0}×\u{a0}3 lines", 6.0, "on|3\u{a0}×\u{a0}3|lines");
        check("a\nb c", 1.0, "a|b|c");
        check("unbreakable", 4.0, "unbr|eaka|ble");
        check("", 4.0, "");
        check("\n\n", 4.0, "||");
        check("黑方先行，白方后行。", 4.0, "黑方先|行，白方|后行。");
        check("ゲームでしょう", 2.0, "ゲー|ムで|しょ|う");
    }

    #[test]
    fn what_fits_nowhere_still_ends() {
        check("，，，", 1.0, "，|，|，");
        check("行，行，", 1.0, "行|，|行|，");
        for width in [0.0, -5.0, f32::NAN] {
            let lines = broken("黑，白。 ab", width, one_each);
            assert_eq!(lines.replace(['\n', ' '], ""), "黑，白。ab", "{width}");
        }
    }

    proptest! {
        /// Only blanks and line feeds come and go, and every line fits that has a second character.
        #[test]
        fn every_text_is_kept_and_fits(text in "[a-z ，。：（）…ーっ黑白\u{a0}\u{301}\t\r\n\u{2028}-]{0,80}|\\PC{0,80}", width in 0.5f32..30.0) {
            let lines = broken(&text, width, one_each);
            let solid = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
            prop_assert_eq!(solid(&lines), solid(&text));
            for line in lines.lines() {
                let n = line.trim_end().chars().count();
                prop_assert!(n <= 1 || n as f32 <= width + 1.0, "{:?} in {}", line, width);
            }
        }
    }

    /// Every text of every language in every size, in rooms from 120 points on.
    #[test]
    fn every_text_of_the_program_is_set_in_every_room() {
        for (tag, _, source) in LANGUAGES {
            let texts = Texts::new(tag);
            let context = egui::Context::default();
            context.set_fonts(definitions(tag));
            // The fonts are there from the first pass on.
            context.run_ui(egui::RawInput::default(), |_| {}).textures_delta.clear();
            let ids: Vec<&str> = source
                .lines()
                .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
                .filter_map(|line| Some(line.split_once('=')?.0.trim()))
                .collect();
            assert!(ids.len() > 1_000, "{tag}: {} texts", ids.len());
            for kind in [Type::Display, Type::Title, Type::Button, Type::Body, Type::Strong] {
                for id in &ids {
                    let text = filled(&texts.get(id));
                    let edges = edges_of(&context, &text, kind);
                    let one_line = |paragraph: &str| {
                        if paragraph == text { edges.clone() } else { edges_of(&context, paragraph, kind) }
                    };
                    for width in (120..1_200).step_by(24).map(|width| width as f32) {
                        let lines = broken(&text, width, one_line);
                        // A longer word than that may have to be cut anywhere.
                        let has_room = width >= 6.0 * kind.font().size;
                        for line in lines.lines().skip(1).filter(|_| has_room) {
                            let first = line.chars().next();
                            assert!(
                                !first.is_some_and(|c| NEVER_FIRST.contains(c)),
                                "{tag} {id} at {width}: {lines}"
                            );
                        }
                        let is_solid = |c: &char| !c.is_whitespace();
                        assert!(
                            lines.chars().filter(is_solid).eq(text.chars().filter(is_solid)),
                            "{tag} {id}"
                        );
                    }
                }
            }
        }
    }

    /// With a number in the place of each value.
    fn filled(text: &str) -> String {
        text.split('{')
            .map(|part| part.split_once('}').map_or(part.to_owned(), |(_, rest)| format!("12{rest}")))
            .collect()
    }

    fn edges_of(context: &egui::Context, text: &str, kind: Type) -> Vec<f32> {
        let galley =
            context.fonts_mut(|fonts| fonts.layout_no_wrap(text.to_owned(), kind.font(), Color32::WHITE));
        crate::app::ui::kit::lines::edges(&galley)
    }
}
