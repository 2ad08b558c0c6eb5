//! A game as an animated GIF (GIF89a).
//!
//! All frames share one table of 256 colors, chosen from the first, the middle and the last position, so that the wood does
//! not flicker. A frame holds only the rectangle that changed.

use std::collections::HashMap;
use std::time::Duration;

use ::gif::{DisposalMethod, Encoder, Frame, Repeat};
use color_quant::NeuQuant;
use tiny_skia::Pixmap;

use super::theme::Rgb;
use super::{PictureError, Style, Subject, raster, scene};
use crate::game::Match;
use crate::game::tree::{NodeId, Tree};

/// The most positions of an animation.
const MOST: usize = 1_000;
/// The longest side of an animation, in pixels.
const MOST_PX: u32 = 1_200;

/// How fast an animation runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// How long each position stays, from 20 ms up.
    pub each: Duration,
    /// How long the last one stays.
    pub last: Duration,
}

impl Default for Pace {
    fn default() -> Self {
        Self { each: Duration::from_millis(700), last: Duration::from_secs(4) }
    }
}

/// The game from its beginning to a node, again and again. Pictures are at most 1,200 pixels wide.
///
/// # Errors
/// [`PictureError`].
pub fn gif(tree: &Tree, end: NodeId, style: &Style, pace: Pace) -> Result<Vec<u8>, PictureError> {
    let style = Style { size_px: style.size_px.min(MOST_PX), ..*style };
    let subjects = Subjects::new(tree, end)?;
    let n_frames = subjects.nodes.len();
    let room = style.theme.colors().room;
    let mut samples = Vec::new();
    for (i, subject) in subjects.iter().enumerate() {
        if [0, n_frames / 2, n_frames - 1].contains(&i) {
            samples.extend(opaque(&raster::painted(&scene(&subject, &style))?, room));
        }
    }
    let mut table = Table::new(&samples);
    let wrong = |error: ::gif::EncodingError| PictureError::Encoding(error.to_string());
    let mut bytes = Vec::new();
    let mut encoder: Option<Encoder<&mut Vec<u8>>> = None;
    let mut room_for_encoder = Some(&mut bytes);
    let mut before: Option<Vec<u8>> = None;
    for (i, subject) in subjects.iter().enumerate() {
        let pixels = raster::painted(&scene(&subject, &style))?;
        let (width, height) = (pixels.width() as u16, pixels.height() as u16);
        if let Some(out) = room_for_encoder.take() {
            let mut new = Encoder::new(out, width, height, &table.colors).map_err(wrong)?;
            new.set_repeat(Repeat::Infinite).map_err(wrong)?;
            encoder = Some(new);
        }
        let indexed = table.indexed(&opaque(&pixels, room));
        let delay = if i + 1 == n_frames { pace.last } else { pace.each };
        let frame = changed(before.as_deref(), &indexed, width, height, delay);
        before = Some(indexed);
        if let Some(encoder) = &mut encoder {
            encoder.write_frame(&frame).map_err(wrong)?;
        }
    }
    drop(encoder);
    Ok(bytes)
}

/// The positions of a game, one after the other.
struct Subjects<'a> {
    tree: &'a Tree,
    /// The root, and the nodes that change stones.
    nodes: Vec<NodeId>,
    end: Subject,
}

impl<'a> Subjects<'a> {
    fn new(tree: &'a Tree, end: NodeId) -> Result<Self, PictureError> {
        let shows = |node: &NodeId| {
            *node == tree.root() || tree.played(*node).is_some() || !tree.setup(*node).is_empty()
        };
        let nodes: Vec<NodeId> = tree.path(end).into_iter().filter(shows).collect();
        if nodes.len() > MOST {
            return Err(PictureError::TooLong { most: MOST, n_positions: nodes.len() });
        }
        let nodes = if nodes.is_empty() { vec![tree.root()] } else { nodes };
        let end = match Match::from_tree(tree.clone(), end) {
            Ok(game) => Subject::of_match(&game),
            Err(_) => Subject::of_node(tree, end),
        };
        Ok(Self { tree, nodes, end })
    }

    fn iter(&self) -> impl Iterator<Item = Subject> {
        let mut subject = Subject::empty(self.tree.game(), self.tree.size());
        self.nodes.iter().enumerate().map(move |(i, node)| {
            subject.advance(self.tree, *node);
            subject.mark(self.tree, *node);
            let shown = subject.clone();
            if i + 1 == self.nodes.len() { shown.with_row_of(&self.end) } else { shown }
        })
    }
}

/// The 256 colors.
struct Table {
    quantizer: NeuQuant,
    /// Three bytes each.
    colors: Vec<u8>,
    known: HashMap<[u8; 3], u8>,
}

impl Table {
    /// Chooses the colors that come nearest to those of these pixels, of four bytes each.
    fn new(pixels: &[u8]) -> Self {
        // Every tenth pixel is as good as all.
        let quantizer = NeuQuant::new(10, 256, pixels);
        Self { colors: quantizer.color_map_rgb(), quantizer, known: HashMap::new() }
    }

    fn indexed(&mut self, pixels: &[u8]) -> Vec<u8> {
        let index = |pixel: &[u8]| {
            let key = [pixel[0], pixel[1], pixel[2]];
            *self.known.entry(key).or_insert_with(|| self.quantizer.index_of(pixel) as u8)
        };
        pixels.chunks_exact(4).map(index).collect()
    }
}

/// The pixels, of four bytes each, before a color; nothing shines through.
fn opaque(pixels: &Pixmap, behind: Rgb) -> Vec<u8> {
    let channel = |own: u8, behind: u8, alpha: u8| {
        own.saturating_add((u16::from(behind) * u16::from(255 - alpha) / 255) as u8)
    };
    let pixel = |pixel: &tiny_skia::PremultipliedColorU8| {
        let alpha = pixel.alpha();
        let Rgb(red, green, blue) = behind;
        [
            channel(pixel.red(), red, alpha),
            channel(pixel.green(), green, alpha),
            channel(pixel.blue(), blue, alpha),
            255,
        ]
    };
    pixels.pixels().iter().flat_map(pixel).collect()
}

/// The smallest frame that makes one picture of another.
fn changed(before: Option<&[u8]>, now: &[u8], width: u16, height: u16, delay: Duration) -> Frame<'static> {
    let (columns, rows) = (usize::from(width), usize::from(height));
    let differs =
        |x: usize, y: usize| before.is_none_or(|before| before[y * columns + x] != now[y * columns + x]);
    let (mut left, mut top, mut right, mut bottom) = (columns, rows, 0, 0);
    for y in 0..rows {
        for x in 0..columns {
            if differs(x, y) {
                (left, right) = (left.min(x), right.max(x + 1));
                (top, bottom) = (top.min(y), bottom.max(y + 1));
            }
        }
    }
    if right == 0 {
        // A pass changes nothing; a frame has one pixel at least.
        (left, top, right, bottom) = (0, 0, 1, 1);
    }
    let buffer: Vec<u8> =
        (top..bottom).flat_map(|y| now[y * columns + left..y * columns + right].iter().copied()).collect();
    Frame {
        // In hundredths of a second; viewers take less than two for ten.
        delay: u16::try_from(delay.as_millis() / 10).unwrap_or(u16::MAX).max(2),
        dispose: DisposalMethod::Keep,
        left: left as u16,
        top: top as u16,
        width: (right - left) as u16,
        height: (bottom - top) as u16,
        buffer: buffer.into(),
        ..Frame::default()
    }
}
