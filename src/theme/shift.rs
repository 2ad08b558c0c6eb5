//! Stones as a hand lays them: each a little beside its point, always the same on the same point.

use super::STONE_CELLS;

/// The width of a stone that may lie beside its point, in cells: there must be room between two of them.
pub const SHIFTED_STONE_CELLS: f32 = 0.93;
/// How far beside its point a stone lies at most, in cells: two neighbors just touch.
pub const MOST_CELLS: f32 = (1.0 - SHIFTED_STONE_CELLS) / 2.0;

/// The width of a stone in cells.
pub const fn stone_cells(is_shifted: bool) -> f32 {
    if is_shifted { SHIFTED_STONE_CELLS } else { STONE_CELLS }
}

/// How far a stone on this column and row lies beside its point, in cells to the right and down.
pub fn shift(column: u8, row: u8) -> (f32, f32) {
    // SplitMix64, Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
    let mut bits =
        (u64::from(column) << 8 | u64::from(row)).wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^= bits >> 31;
    let share = |bits: u64| f32::from(bits as u16) / f32::from(u16::MAX);
    // Every place within reach is as likely as any other.
    let far = MOST_CELLS * share(bits).sqrt();
    let (sin, cos) = (share(bits >> 16) * std::f32::consts::TAU).sin_cos();
    (far * cos, far * sin)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(column: u8, row: u8) -> (f32, f32) {
        let (right, down) = shift(column, row);
        (f32::from(column) + right, f32::from(row) + down)
    }

    #[test]
    fn no_two_stones_overlap_and_none_strays() {
        for (column, row) in (0..32).flat_map(|column| (0..32).map(move |row| (column, row))) {
            let (right, down) = shift(column, row);
            assert!(right.hypot(down) <= MOST_CELLS + 1e-6, "{column} {row}");
            let here = place(column, row);
            for (dx, dy) in [(1, 0), (0, 1), (1, 1)] {
                let there = place(column + dx, row + dy);
                let apart = (there.0 - here.0).hypot(there.1 - here.1);
                assert!(apart >= SHIFTED_STONE_CELLS - 1e-5, "{column} {row}: {apart}");
            }
        }
    }

    #[test]
    fn every_point_has_its_own_place() {
        let places: std::collections::HashSet<(u32, u32)> = (0..22_u8)
            .flat_map(|column| (0..22_u8).map(move |row| shift(column, row)))
            .map(|(right, down)| (right.to_bits(), down.to_bits()))
            .collect();
        assert!(places.len() > 470, "{}", places.len());
        // The same each time, and nowhere in particular.
        assert_eq!(shift(3, 4), shift(3, 4));
        let n = f32::from(22_u16 * 22);
        let mean = (0..22_u8).flat_map(|x| (0..22_u8).map(move |y| shift(x, y).0)).sum::<f32>() / n;
        assert!(mean.abs() < MOST_CELLS / 5.0, "{mean}");
    }
}
