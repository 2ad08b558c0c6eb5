//! Numbers that lie on the borders of cache lines, so that no vector crosses one.

use std::ops::{Deref, DerefMut};

/// Numbers of a cache line; the number of channels of every layer is rounded up to a multiple of it.
pub(super) const LINE: usize = 16;

/// One cache line.
#[derive(Clone, Copy, Default, bytemuck::Pod, bytemuck::Zeroable)]
#[repr(C, align(64))]
struct Line([f32; LINE]);

/// The number of channels that a layer has with those added that are always zero.
pub(super) const fn padded(n_channels: usize) -> usize {
    n_channels.next_multiple_of(LINE)
}

/// A slice of numbers on the heap, aligned to 64 bytes, and all zero at first.
#[derive(Clone, Default)]
pub(super) struct Buffer(Vec<Line>);

impl Buffer {
    /// At least this many zeroes.
    pub(super) fn zeroed(len: usize) -> Self {
        Self(vec![Line::default(); len.div_ceil(LINE)])
    }

    /// Grows to at least this many numbers; what is new is zero.
    pub(super) fn reserve(&mut self, len: usize) {
        if self.len() < len {
            self.0.resize(len.div_ceil(LINE), Line::default());
        }
    }
}

impl Deref for Buffer {
    type Target = [f32];

    fn deref(&self) -> &[f32] {
        bytemuck::cast_slice(&self.0)
    }
}

impl DerefMut for Buffer {
    fn deref_mut(&mut self) -> &mut [f32] {
        bytemuck::cast_slice_mut(&mut self.0)
    }
}
