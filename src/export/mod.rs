//! A game on its way into a file: the line that is exported, the position on it, and the bytes of each format.

pub mod desk;

use serde::{Deserialize, Serialize};

use crate::game::Match;
use crate::game::tree::{GameKind, InfoKey, NodeId, Tree};
use crate::picture::{self, Image, Pace, PictureError, Style, Subject};
use crate::record::psq::{self, PsqError};
use crate::record::{sgf, text};

/// What kind of file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// The game with all its variations.
    #[default]
    Sgf,
    /// The moves of a game of five in a row, as Gomocup has them.
    Psq,
    /// The position as text.
    Text,
    /// The position in pixels.
    Png,
    /// The position in shapes.
    Svg,
    /// The game in moving pictures.
    Gif,
}

impl Format {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 6] = [Self::Sgf, Self::Png, Self::Gif, Self::Svg, Self::Text, Self::Psq];

    /// How the names of such files end.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Sgf => "sgf",
            Self::Psq => "psq",
            Self::Text => "txt",
            Self::Png => "png",
            Self::Svg => "svg",
            Self::Gif => "gif",
        }
    }

    /// The id of the name in the texts.
    pub const fn text_id(self) -> &'static str {
        match self {
            Self::Sgf => "export-sgf",
            Self::Psq => "export-psq",
            Self::Text => "export-text",
            Self::Png => "export-png",
            Self::Svg => "export-svg",
            Self::Gif => "export-gif",
        }
    }

    /// The id of the sentence that says what the file holds.
    pub const fn about_id(self) -> &'static str {
        match self {
            Self::Sgf => "export-about-sgf",
            Self::Psq => "export-about-psq",
            Self::Text => "export-about-text",
            Self::Png => "export-about-png",
            Self::Svg => "export-about-svg",
            Self::Gif => "export-about-gif",
        }
    }

    /// Whether it is something to look at, in colors of its own.
    pub const fn is_picture(self) -> bool {
        matches!(self, Self::Png | Self::Svg | Self::Gif)
    }

    /// Whether it shows one position, and not the whole game.
    pub const fn is_position(self) -> bool {
        matches!(self, Self::Png | Self::Svg | Self::Text)
    }

    /// The sizes that are offered, in pixels.
    pub const fn sizes_px(self) -> &'static [u32] {
        match self {
            Self::Gif => &[512, 1024],
            _ => &[512, 1024, 2048],
        }
    }
}

/// Which stones have numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Numbered {
    /// None.
    #[default]
    None,
    /// The last one.
    Last,
    /// All.
    All,
}

impl Numbered {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::None, Self::Last, Self::All];

    /// The id of the name in the texts.
    pub const fn text_id(self) -> &'static str {
        match self {
            Self::None => "export-numbers-none",
            Self::Last => "export-numbers-last",
            Self::All => "export-numbers-all",
        }
    }
}

/// How fast moving pictures run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    /// A move each second and a half.
    Slow,
    /// A move each 700 ms.
    #[default]
    Usual,
    /// Four moves a second.
    Fast,
}

impl Speed {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Slow, Self::Usual, Self::Fast];

    /// The id of the name in the texts.
    pub const fn text_id(self) -> &'static str {
        match self {
            Self::Slow => "export-speed-slow",
            Self::Usual => "export-speed-usual",
            Self::Fast => "export-speed-fast",
        }
    }

    /// How long each position is seen.
    pub fn pace(self) -> Pace {
        let each_ms = match self {
            Self::Slow => 1500,
            Self::Usual => 700,
            Self::Fast => 250,
        };
        Pace { each: std::time::Duration::from_millis(each_ms), ..Pace::default() }
    }
}

/// A file as it is wanted: its format and its looks.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wanted {
    /// What kind of file.
    pub format: Format,
    /// How a picture looks.
    pub style: Style,
    /// How fast moving pictures run.
    pub pace: Pace,
}

/// A game to be exported.
#[derive(Clone, Debug)]
pub struct Exported {
    tree: Tree,
    /// The root, and the nodes that change stones or pass, through the position in view to the end of its line.
    line: Vec<NodeId>,
    /// The place of the position in view on the line.
    here: usize,
    /// What its files are called, without number and ending.
    stem: String,
}

/// Why there are no bytes.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The format has no place for something in the game.
    #[error("{0}")]
    Psq(#[from] PsqError),
    /// There is no picture.
    #[error("{0}")]
    Picture(#[from] PictureError),
}

impl Exported {
    /// A game with the position in view.
    pub fn new(tree: Tree, node: NodeId, stem: String) -> Self {
        let shows = |node: &NodeId| {
            *node == tree.root() || tree.played(*node).is_some() || !tree.setup(*node).is_empty()
        };
        let path = tree.path(node);
        let here = path.iter().filter(|node| shows(node)).count().saturating_sub(1);
        let line = path.into_iter().chain(tree.line_from(node).skip(1)).filter(shows).collect();
        Self { tree, line, here, stem }
    }

    /// The game with all its variations.
    pub const fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The place of the position that was in view on the line.
    pub const fn here(&self) -> usize {
        self.here
    }

    /// The last place of the line.
    pub const fn end(&self) -> usize {
        self.line.len().saturating_sub(1)
    }

    /// The moves up to a place of the line.
    pub fn n_moves(&self, at: usize) -> usize {
        self.line.iter().take(at + 1).filter(|node| self.tree.played(**node).is_some()).count()
    }

    /// What its files are called, without number and ending.
    pub fn stem(&self) -> &str {
        &self.stem
    }

    /// The players, as far as the record names them.
    pub fn players(&self) -> [Option<&str>; 2] {
        crate::board::Color::BOTH.map(|color| self.tree.info(InfoKey::Player(color)))
    }

    /// The formats that there are for such a game, in the order in which they are offered.
    pub fn formats(&self) -> impl Iterator<Item = Format> {
        let is_five = self.tree.game() == GameKind::FiveInARow;
        Format::ALL.into_iter().filter(move |format| is_five || *format != Format::Psq)
    }

    /// Why a format cannot hold the game, where it cannot.
    pub fn refusal(&self, format: Format) -> Option<PsqError> {
        if format == Format::Psq { psq::write(&self.tree).err() } else { None }
    }

    /// The file of a position of the line, or of the game.
    ///
    /// # Errors
    /// [`Failure`].
    pub fn bytes(&self, at: usize, wanted: &Wanted) -> Result<Vec<u8>, Failure> {
        let style = &wanted.style;
        Ok(match wanted.format {
            Format::Sgf => sgf::write_tree(&self.tree).into_bytes(),
            Format::Psq => psq::write(&self.tree)?.into_bytes(),
            Format::Text => {
                let stones = self.tree.stones_at(self.node(at));
                text::write(self.tree.game(), &stones, text::Style::Letters).into_bytes()
            }
            Format::Png => picture::png(&self.subject(at), style)?,
            Format::Svg => picture::svg(&self.subject(at), style).into_bytes(),
            Format::Gif => picture::gif(&self.tree, self.node(at), style, wanted.pace)?,
        })
    }

    /// The same as text; none of a picture, and where there are no bytes.
    pub fn text(&self, at: usize, wanted: &Wanted) -> Option<String> {
        let bytes = (!wanted.format.is_picture()).then(|| self.bytes(at, wanted).ok())??;
        String::from_utf8(bytes).ok()
    }

    /// A position of the line in pixels.
    ///
    /// # Errors
    /// [`Failure`].
    pub fn image(&self, at: usize, style: &Style) -> Result<Image, Failure> {
        Ok(picture::image(&self.subject(at), style)?)
    }

    fn node(&self, at: usize) -> NodeId {
        self.line.get(at).or(self.line.last()).copied().unwrap_or(self.tree.root())
    }

    /// What is to be seen of a position, with its winning row and its dead stones.
    fn subject(&self, at: usize) -> Subject {
        let node = self.node(at);
        match Match::from_tree(self.tree.clone(), node) {
            Ok(game) => Subject::of_match(&game),
            Err(_) => Subject::of_node(&self.tree, node),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn exported(text: &str) -> Exported {
        let tree = sgf::read(text.as_bytes()).games.remove(0);
        let node = tree.main_line().nth(2).unwrap();
        Exported::new(tree, node, "game".to_owned())
    }

    #[test]
    fn the_line_goes_through_the_position_in_view() {
        let game = exported("(;GM[4]SZ[15];B[hh];W[hi];C[said];B[ii])");
        assert_eq!((game.here(), game.end()), (2, 3));
        assert_eq!([0, 1, 2, 3].map(|at| game.n_moves(at)), [0, 1, 2, 3]);
    }

    #[test]
    fn each_format_has_its_file() {
        let game = exported("(;GM[4]SZ[15];B[hh];W[hi];B[ii])");
        for format in Format::ALL {
            let style = Style { size_px: 512, ..Style::default() };
            let wanted = Wanted { format, style, pace: Speed::Usual.pace() };
            let bytes = game.bytes(game.here(), &wanted).unwrap();
            let head: &[u8] = match format {
                Format::Sgf => b"(;FF[4]",
                Format::Psq => b"Piskvorky 15x15",
                Format::Text => b"Five in a row 15x15",
                Format::Png => b"\x89PNG",
                Format::Svg => b"<svg ",
                Format::Gif => b"GIF89a",
            };
            assert!(bytes.starts_with(head), "{format:?}");
        }
    }

    #[test]
    fn what_a_psq_cannot_hold_is_said_before_it_is_asked_for() {
        let refusal = |text| exported(text).refusal(Format::Psq);
        assert_eq!(refusal("(;GM[1]SZ[9];B[aa];W[bb])"), Some(PsqError::OtherGame));
        assert!(matches!(refusal("(;GM[4]SZ[15]AB[aa];B[bb];W[cc])"), Some(PsqError::Setup(_))));
        assert_eq!(refusal("(;GM[4]SZ[15];B[bb];W[cc])"), None);
        assert_eq!(exported("(;GM[1]SZ[9];B[aa];W[bb])").refusal(Format::Sgf), None);
    }
}
