//! How much two pictures differ.

use goishi::picture::Image;

/// A channel that differs by more than this is another color.
const NOTICEABLE: u8 = 24;
/// So many pixels may: edges are smoothed a little differently by other processors.
const MOST_SHARE: f64 = 0.004;

/// How much a picture differs from the one that was accepted.
#[derive(Debug)]
pub(crate) struct Comparison {
    is_same_size: bool,
    /// The share of pixels of another color.
    share: f64,
}

impl Comparison {
    /// Compares a picture with a PNG file.
    pub(crate) fn new(picture: &Image, accepted: &[u8]) -> Self {
        let mut reader = png::Decoder::new(std::io::Cursor::new(accepted)).read_info().unwrap();
        let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut bytes).unwrap();
        let is_same_size = (info.width, info.height) == (picture.width, picture.height);
        let differs = |(a, b): (&[u8], &[u8])| a.iter().zip(b).any(|(a, b)| a.abs_diff(*b) > NOTICEABLE);
        let pixels = picture.rgba.chunks_exact(4).zip(bytes.chunks_exact(4));
        let n_different = pixels.filter(|pair| differs(*pair)).count();
        Self { is_same_size, share: n_different as f64 / f64::from(picture.width * picture.height) }
    }

    pub(crate) fn is_close(&self) -> bool {
        self.is_same_size && self.share <= MOST_SHARE
    }
}
