//! Pictures of positions and games: SVG, PNG and animated GIF.
//!
//! A [`Subject`] is what is to be seen: stones, numbers, marks, and what a page of the handbook tells. Together with a
//! [`Style`] it becomes one description in shapes, from which the SVG is written and the pixels are painted, so that
//! both look the same. Measures are in cells, the distance of two lines; lines lie on whole pixels. Text is drawn as
//! outlines of the font that comes with the program, so that no viewer needs it.
//!
//! ```
//! # use goishi::{picture::{self, Style, Subject}, record::sgf};
//! let read = sgf::read(b"(;GM[4]SZ[15];B[hh];W[ih];B[hi])");
//! let game = &read.games[0];
//! let subject = Subject::of_node(game, game.main_line().last().unwrap());
//! let svg = picture::svg(&subject, &Style::default());
//! assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
//! let png = picture::png(&subject, &Style::default())?;
//! assert!(png.starts_with(b"\x89PNG"));
//! # Ok::<(), picture::PictureError>(())
//! ```

mod board;
pub(crate) mod font;
mod gif;
mod icon;
mod layout;
mod letters;
mod marks;
mod notes;
mod numbers;
mod raster;
mod scene;
mod stones;
mod style;
mod subject;
mod svg;

pub use font::Face;
pub use gif::{Pace, gif};
pub use icon::icon;
pub use letters::letters;
pub use numbers::Numbers;
pub use raster::Part;
pub use style::{Coordinates, Marks, Style};
pub use subject::Subject;

use crate::game::tree::RecordSize;
use layout::Layout;
use scene::Scene;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// The game has more positions than an animation may have.
    #[error("an animation has at most {most} positions, the game has {n_positions}")]
    TooLong {
        /// The most it may have.
        most: usize,
        /// What it would have.
        n_positions: usize,
    },
    /// There is no memory for this many pixels.
    #[error("no memory for a picture of {0} pixels each way")]
    Memory(u32),
    /// The pixels could not be put into a file.
    #[error("the picture could not be encoded: {0}")]
    Encoding(String),
}

/// A position as SVG.
pub fn svg(subject: &Subject, style: &Style) -> String {
    svg::write(&scene(subject, style), &subject.description())
}

/// Pixels, row by row from the top left.
#[derive(Clone, PartialEq, Eq)]
pub struct Image {
    /// The pixels in a row.
    pub width: u32,
    /// The rows.
    pub height: u32,
    /// Red, green, blue and opacity of each pixel, a byte each, in sRGB and not premultiplied.
    pub rgba: Vec<u8>,
}

impl Image {
    /// The file of the picture.
    ///
    /// # Errors
    /// [`PictureError::Encoding`] where the pixels are not as many as the size says.
    pub fn png(&self) -> Result<Vec<u8>, PictureError> {
        raster::png(self)
    }
}

impl std::fmt::Debug for Image {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Image {} x {}", self.width, self.height)
    }
}

/// A position in pixels, as a clipboard or a screen takes them.
///
/// # Errors
/// [`PictureError::Memory`].
pub fn image(subject: &Subject, style: &Style) -> Result<Image, PictureError> {
    Ok(raster::image(&raster::painted(&scene(subject, style))?))
}

/// A position as PNG; the corners of the board are round and clear.
///
/// # Errors
/// [`PictureError::Memory`], [`PictureError::Encoding`].
pub fn png(subject: &Subject, style: &Style) -> Result<Vec<u8>, PictureError> {
    raster::png(&image(subject, style)?)
}

/// The height of a picture without coordinates over its width, but for what whole pixels leave.
pub fn shape(size: RecordSize) -> f32 {
    let [width, height] =
        [size.columns(), size.rows()].map(|n| f32::from(n - 1) + 2.0 * layout::BARE_EDGE_CELLS);
    height / width
}

/// All that is drawn, the lowest first.
fn scene(subject: &Subject, style: &Style) -> Scene {
    let bare;
    let subject = match style.marks {
        Marks::Shown => subject,
        Marks::Hidden => {
            bare = subject.unmarked();
            &bare
        }
    };
    let layout = Layout::new(subject.size(), subject.cut(), style);
    let mut scene = Scene::new(layout.width(), layout.height());
    board::wood(&mut scene, &layout, style);
    notes::draw_zone(&mut scene, &layout, subject, style);
    board::draw(&mut scene, &layout, style, subject.game());
    marks::draw_below(&mut scene, &layout, subject, style);
    stones::draw(&mut scene, &layout, subject, style);
    marks::draw_above(&mut scene, &layout, subject, style);
    notes::draw(&mut scene, &layout, subject, style);
    scene
}
