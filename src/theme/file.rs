//! Reads a theme file. Lenient: only the colors that everything else is made of are asked for.

use toml::{Table, Value};

use super::{Named, Rgb, STONES, Theme, ThemeId};
use crate::board::ByColor;

/// Why a file is no theme.
#[derive(Debug, thiserror::Error)]
pub enum ThemeError {
    /// It is not TOML.
    #[error("{0}")]
    Toml(#[from] toml::de::Error),
    /// A color that has no default.
    #[error("{0} is missing")]
    Missing(&'static str),
    /// A color that is none.
    #[error("{entry} is no color such as \"#d9a864\": {found}")]
    NoColor {
        /// What it is for.
        entry: &'static str,
        /// What is there.
        found: String,
    },
    /// The grain is not a percentage.
    #[error("grain is no number from 0 to 100: {0}")]
    NoPercentage(String),
}

/// The longest name that is shown.
const MOST_NAME_CHARS: usize = 40;
/// How much of a wrong entry is repeated.
const MOST_FOUND_CHARS: usize = 40;

/// Reads a theme; `id` is the name of its file without the ending.
///
/// # Errors
/// [`ThemeError`], with the entry that is wrong.
pub fn read(text: &str, id: &str) -> Result<Named, ThemeError> {
    let table: Table = text.parse()?;
    let needed = |entry| color(&table, entry)?.ok_or(ThemeError::Missing(entry));
    let (panel, text) = (needed("panel")?, needed("text")?);
    let accent = needed("accent")?;
    let theme = Theme {
        board: needed("board")?,
        line: needed("line")?,
        panel,
        text,
        muted: color(&table, "muted")?.unwrap_or_else(|| text.mixed(panel, 0.25)),
        accent,
        danger: color(&table, "danger")?.unwrap_or(accent),
        stones: ByColor {
            black: color(&table, "black")?.unwrap_or(STONES.black),
            white: color(&table, "white")?.unwrap_or(STONES.white),
        },
        grain_percent: percentage(&table)?,
    };
    let name = table.get("name").and_then(Value::as_str).unwrap_or_default();
    // A name is one line on a page.
    let name: String = name.chars().filter(|c| !c.is_control()).take(MOST_NAME_CHARS).collect();
    let name = if name.trim().is_empty() { id.to_owned() } else { name.trim().to_owned() };
    Ok(Named { id: ThemeId::new(id), name, theme })
}

fn color(table: &Table, entry: &'static str) -> Result<Option<Rgb>, ThemeError> {
    let Some(value) = table.get(entry) else { return Ok(None) };
    let color = value.as_str().and_then(Rgb::parse);
    color.map(Some).ok_or_else(|| ThemeError::NoColor { entry, found: found(value) })
}

fn percentage(table: &Table) -> Result<u8, ThemeError> {
    let Some(value) = table.get("grain") else { return Ok(0) };
    let number = value.as_integer().and_then(|number| u8::try_from(number).ok());
    number.filter(|number| *number <= 100).ok_or_else(|| ThemeError::NoPercentage(found(value)))
}

fn found(value: &Value) -> String {
    value.to_string().chars().take(MOST_FOUND_CHARS).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    use proptest::prelude::*;

    const LEAST: &str =
        "board = '#d9a864'\nline = '#210'\npanel = '#241c15'\ntext = '#f3eadb'\naccent = '#f2b84b'\n";

    #[track_caller]
    fn check(more: &str, expect: &str) {
        let without = |entry: &str| {
            LEAST.lines().filter(|line| !line.starts_with(entry)).collect::<Vec<_>>().join("\n")
        };
        let entry = more.split(' ').next().unwrap();
        let error = read(&format!("{}\n{more}", without(entry)), "wrong").unwrap_err().to_string();
        assert!(error.contains(expect), "{more}: {error}");
    }

    #[test]
    fn what_is_left_out_has_its_default() {
        let least = read(LEAST, "moss").unwrap();
        assert_eq!((least.name.as_str(), least.id.as_str()), ("moss", "moss"));
        assert_eq!((least.theme.danger, least.theme.grain_percent), (least.theme.accent, 0));
        assert_eq!(least.theme.line, Rgb(0x22, 0x11, 0x00));
        let more = format!("{LEAST}name = \" Moss\\n \"\nwhite = '#ffe'\nfrom_the_future = {{ a = [1] }}\n");
        let more = read(&more, "moss").unwrap();
        assert_eq!(more.name, "Moss");
        assert_eq!(more.theme.stones, ByColor { white: Rgb(0xff, 0xff, 0xee), ..STONES });
    }

    #[test]
    fn what_is_wrong_is_named() {
        check("board ", "=");
        check("board = 7", "board is no color such as \"#d9a864\": 7");
        check("muted = '#12'", "muted is no color");
        check("grain = 101", "grain is no number from 0 to 100: 101");
        check("grain = '1'", "grain is no number");
        check("line = { x = '#000' }", "line is no color");
        assert_eq!(read("", "x").unwrap_err().to_string(), "panel is missing");
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in any::<String>()) {
            let _ = read(&text, "any");
        }

        #[test]
        fn any_entry_is_read_or_refused(
            entries in prop::collection::vec(("(board|line|panel|text|accent|grain|name|black)", "[ -~]{0,12}"), 0..9),
        ) {
            let lines: Vec<String> = entries.iter().map(|(entry, value)| format!("{entry} = {value}")).collect();
            let text = lines.join("\n");
            if let Ok(named) = read(&format!("{LEAST}{text}"), "any").or_else(|_| read(&text, "any")) {
                prop_assert!(named.theme.grain_percent <= 100 && !named.name.is_empty());
                // Whatever the colors are, what is derived from them is found.
                let _ = (named.theme.faint(), named.theme.rim(crate::board::Color::Black));
            }
        }

        #[test]
        fn any_colors_make_a_theme(colors in prop::array::uniform5("#[0-9a-f]{6}")) {
            let [board, line, panel, text, accent] = colors;
            let file = format!(
                "board='{board}'\nline='{line}'\npanel='{panel}'\ntext='{text}'\naccent='{accent}'\n"
            );
            let theme = read(&file, "any").unwrap().theme;
            prop_assert_eq!(theme.board.to_string(), board);
            for stone in crate::board::Color::BOTH {
                prop_assert!(theme.accent_on(stone).contrast(theme.stones[stone]) >= 4.5);
            }
        }
    }
}
