//! The icon of the program: a board of two lines with a stone of each color.

use super::{Coordinates, Image, PictureError, Style, Subject, image};
use crate::record::sgf;

/// What it shows; packages have it drawn from the same record.
const RECORD: &[u8] = include_bytes!("../../assets/desktop/icon.sgf");

/// The icon as a square of `size_px` pixels.
///
/// # Errors
/// [`PictureError::Memory`].
pub fn icon(size_px: u32) -> Result<Image, PictureError> {
    let board = sgf::read(RECORD).games.remove(0);
    let style = Style { size_px, coordinates: Coordinates::Hidden, ..Style::default() };
    image(&Subject::of_node(&board, board.root()), &style)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_a_square_with_round_corners_and_two_stones() {
        let icon = icon(128).unwrap();
        assert_eq!((icon.width, icon.height), (128, 128));
        let pixel = |x: usize, y: usize| &icon.rgba[4 * (y * 128 + x)..][..4];
        assert_eq!(pixel(0, 0)[3], 0, "the corner is clear");
        let brightness = |x: usize, y: usize| pixel(x, y)[..3].iter().map(|c| u32::from(*c)).sum::<u32>();
        assert!(brightness(92, 36) > 600 && brightness(36, 92) < 200);
    }
}
