//! A game as an animated GIF (`GIF89a`).
//!
//! All frames share one table of colors, chosen from the first, the middle and the last position, so that the wood
//! does not flicker. Painted are only the surroundings of points that changed, and a frame holds only the pixels that
//! did.

use std::collections::HashMap;
use std::time::Duration;

use ::gif::{DisposalMethod, Encoder, Frame, Repeat};
use color_quant::NeuQuant;
use tiny_skia::Pixmap;

use super::layout::{Cut, Layout};
use super::raster::{self, Part};
use super::{PictureError, Style, Subject, scene};
use crate::game::Match;
use crate::game::tree::{NodeId, Tree};
use crate::theme::Rgb;

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
    let room = style.theme.panel;
    // 1. Choose the colors.
    let mut samples = Vec::new();
    for (i, subject) in subjects.iter().enumerate() {
        if [0, n_frames / 2, n_frames - 1].contains(&i) {
            samples.extend(opaque(&raster::painted(&scene(&subject, &style))?, room));
        }
    }
    let mut canvas =
        Canvas::new(Table::new(&samples), Layout::new(tree.size(), Cut::none(tree.size()), &style));
    drop(samples);
    // 2. Paint and write one position after the other.
    let wrong = |error: ::gif::EncodingError| PictureError::Encoding(error.to_string());
    let mut bytes = Vec::new();
    let mut encoder =
        Encoder::new(&mut bytes, canvas.width as u16, canvas.height as u16, &canvas.table.colors)
            .map_err(wrong)?;
    encoder.set_repeat(Repeat::Infinite).map_err(wrong)?;
    let mut before: Option<Subject> = None;
    for (i, subject) in subjects.iter().enumerate() {
        let points = before.as_ref().and_then(|before| subject.changed_since(before, style.numbers));
        let parts = match points {
            Some(points) => points.into_iter().map(|at| canvas.layout.around(at)).collect(),
            None => vec![canvas.whole()],
        };
        let picture = scene(&subject, &style);
        for part in parts {
            canvas.paint(part, &opaque(&raster::painted_part(&picture, part)?, room));
        }
        let delay = if i + 1 == n_frames { pace.last } else { pace.each };
        encoder.write_frame(&canvas.frame(delay)).map_err(wrong)?;
        before = Some(subject);
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

/// The colors: all that a byte can name but one.
struct Table {
    quantizer: NeuQuant,
    /// Three bytes each.
    colors: Vec<u8>,
    known: HashMap<[u8; 3], u8>,
}

/// Names the color that is none: what was there shows through.
const CLEAR: u8 = 255;

impl Table {
    /// Chooses the colors that come nearest to those of these pixels, of four bytes each.
    fn new(pixels: &[u8]) -> Self {
        // Every tenth pixel is as good as all.
        let quantizer = NeuQuant::new(10, usize::from(CLEAR), pixels);
        let mut colors = quantizer.color_map_rgb();
        colors.extend([0; 3]);
        Self { colors, quantizer, known: HashMap::new() }
    }

    fn nearest(&mut self, pixel: &[u8]) -> u8 {
        let key = [pixel[0], pixel[1], pixel[2]];
        *self.known.entry(key).or_insert_with(|| self.quantizer.index_of(pixel) as u8)
    }
}

/// The picture as it is shown, and what has changed since the last frame.
struct Canvas {
    table: Table,
    layout: Layout,
    width: usize,
    height: usize,
    /// The color of each pixel, [`CLEAR`] before the first frame.
    shown: Vec<u8>,
    /// The color of each pixel that has changed, [`CLEAR`] for the others.
    changed: Vec<u8>,
}

impl Canvas {
    fn new(table: Table, layout: Layout) -> Self {
        let (width, height) = (layout.width() as usize, layout.height() as usize);
        let clear = vec![CLEAR; width * height];
        Self { table, layout, width, height, shown: clear.clone(), changed: clear }
    }

    const fn whole(&self) -> Part {
        Part { left: 0, top: 0, width: self.width as u32, height: self.height as u32 }
    }

    /// Takes over a part that was painted, of four bytes a pixel.
    fn paint(&mut self, part: Part, pixels: &[u8]) {
        let rows = pixels.chunks_exact(4 * part.width as usize);
        for (y, row) in (part.top as usize..).zip(rows) {
            let start = y * self.width + part.left as usize;
            for (at, pixel) in (start..).zip(row.chunks_exact(4)) {
                let color = self.table.nearest(pixel);
                if self.shown[at] != color {
                    (self.shown[at], self.changed[at]) = (color, color);
                }
            }
        }
    }

    /// The smallest frame that shows what has changed, which then is forgotten.
    fn frame(&mut self, delay: Duration) -> Frame<'static> {
        let (mut left, mut top, mut right, mut bottom) = (self.width, self.height, 0, 0);
        for (y, row) in self.changed.chunks_exact(self.width).enumerate() {
            let is_changed = |color: &u8| *color != CLEAR;
            if let (Some(first), Some(last)) =
                (row.iter().position(is_changed), row.iter().rposition(is_changed))
            {
                (left, right) = (left.min(first), right.max(last + 1));
                (top, bottom) = (top.min(y), y + 1);
            }
        }
        if right == 0 {
            // A pass changes nothing; a frame has one pixel at least.
            (left, top, right, bottom) = (0, 0, 1, 1);
        }
        let rows = self.changed.chunks_exact(self.width).skip(top).take(bottom - top);
        let buffer: Vec<u8> = rows.flat_map(|row| row[left..right].iter().copied()).collect();
        self.changed.fill(CLEAR);
        Frame {
            // In hundredths of a second; viewers take less than two for ten.
            delay: u16::try_from(delay.as_millis() / 10).unwrap_or(u16::MAX).max(2),
            dispose: DisposalMethod::Keep,
            transparent: Some(CLEAR),
            left: left as u16,
            top: top as u16,
            width: (right - left) as u16,
            height: (bottom - top) as u16,
            buffer: buffer.into(),
            ..Frame::default()
        }
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
