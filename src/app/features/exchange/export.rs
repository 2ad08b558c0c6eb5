//! A game on its way into a file: the line that is exported, the position on it, and the bytes of each format.

use super::choice::{Format, Wanted};
use crate::game::Match;
use crate::game::tree::{GameKind, InfoKey, NodeId, Tree};
use crate::picture::{self, Image, PictureError, Style, Subject};
use crate::record::psq::{self, PsqError};
use crate::record::{sgf, text};

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
    use crate::app::features::exchange::choice::ExportChoice;
    use crate::app::theme::LookSettings;
    use crate::app::theme::Themes;

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
            let export = ExportChoice { format, size_px: 512, ..ExportChoice::default() };
            let wanted = Wanted::new(&export, &LookSettings::default(), &Themes::default());
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
