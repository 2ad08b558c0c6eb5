//! Inputs from inputs: a few changes at random.

use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rand::{Rng, RngExt as _};

/// The longest input.
const MOST_BYTES: usize = 1 << 16;

/// A kept input with a few changes.
pub(crate) fn changed(kept: &[Vec<u8>], dictionary: &[&[u8]], random: &mut StdRng) -> Vec<u8> {
    let mut input = chosen(kept, random).to_vec();
    for _ in 0..random.random_range(1..=6) {
        let at = random.random_range(0..=input.len());
        let len = random.random_range(0..=16.min(input.len() - at));
        match random.random_range(0..9) {
            0 if at < input.len() => input[at] ^= 1 << random.random_range(0..8),
            1 if at < input.len() => input[at] = random.random(),
            2 => {
                input.drain(at..at + len);
            }
            3 => input.truncate(at),
            4 => {
                let part = input[at..at + len].repeat(random.random_range(1..5));
                insert(&mut input, random, &part);
            }
            5 => {
                let other = chosen(kept, random);
                let from = random.random_range(0..=other.len());
                let part = &other[from..other.len().min(from + random.random_range(1..200))];
                insert(&mut input, random, part);
            }
            6 => {
                let part: Vec<u8> = (0..random.random_range(1..5)).map(|_| random.random()).collect();
                insert(&mut input, random, &part);
            }
            _ => {
                if let Some(part) = dictionary.choose(random) {
                    insert(&mut input, random, part);
                }
            }
        }
    }
    input.truncate(MOST_BYTES);
    input
}

/// A kept input: half the time one of those found last, which have been changed the least; of two the shorter one.
fn chosen<'a>(kept: &'a [Vec<u8>], random: &mut StdRng) -> &'a [u8] {
    let late = &kept[kept.len() - (kept.len() / 8).max(1).min(kept.len())..];
    let from = if random.random() { late } else { kept };
    let two = [from.choose(random), from.choose(random)];
    two.into_iter().flatten().min_by_key(|input| input.len()).map_or(&[], Vec::as_slice)
}

fn insert(input: &mut Vec<u8>, random: &mut impl Rng, part: &[u8]) {
    let at = random.random_range(0..=input.len());
    input.splice(at..at, part.iter().copied());
}
