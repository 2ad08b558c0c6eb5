//! A sound from a side: the ear that is nearer to a point hears a little more of it.

/// How much of a sound the farther ear loses at the edge of the board.
const MOST: f32 = 0.3;
/// The bytes before the samples of our sounds: RIFF, format and data heads with nothing between them.
const HEAD: usize = 44;

/// The sound for both ears, from a place between the left edge, −1, and the right one, 1. The sound must be one of
/// ours: 16 bit, one channel; anything else is given back as it is.
pub fn panned(wav: &[u8], place: f32) -> Vec<u8> {
    let Some((head, samples)) = wav.split_at_checked(HEAD).filter(|(head, _)| is_ours(head)) else {
        return wav.to_vec();
    };
    let pan = place.clamp(-1.0, 1.0) * MOST;
    let gains = [(1.0 - pan).min(1.0), (1.0 + pan).min(1.0)];
    let n_bytes = samples.len() / 2 * 4;
    let mut both = Vec::with_capacity(HEAD + n_bytes);
    both.extend_from_slice(head);
    let mut set = |at: usize, bytes: &[u8]| both[at..at + bytes.len()].copy_from_slice(bytes);
    let rate = u32::from_le_bytes([head[24], head[25], head[26], head[27]]);
    set(4, &((HEAD - 8 + n_bytes) as u32).to_le_bytes());
    set(22, &2_u16.to_le_bytes());
    set(28, &(rate * 4).to_le_bytes());
    set(32, &4_u16.to_le_bytes());
    set(40, &(n_bytes as u32).to_le_bytes());
    for sample in samples.chunks_exact(2) {
        let value = f32::from(i16::from_le_bytes([sample[0], sample[1]]));
        for gain in gains {
            both.extend_from_slice(&((value * gain).round() as i16).to_le_bytes());
        }
    }
    both
}

/// Whether this is the head of a file as our generator writes it: PCM, one channel, 16 bit.
fn is_ours(head: &[u8]) -> bool {
    head.starts_with(b"RIFF")
        && head[8..16] == *b"WAVEfmt "
        && head[16..24] == [16, 0, 0, 0, 1, 0, 1, 0]
        && head[34..40] == [16, 0, b'd', b'a', b't', b'a']
}

#[cfg(test)]
mod tests {
    use super::*;

    const STONE: &[u8] = include_bytes!("../../assets/sounds/stone-black-1.wav");

    fn loudness(wav: &[u8]) -> [f64; 2] {
        let mut sums = [0.0; 2];
        for (i, sample) in wav[HEAD..].chunks_exact(2).enumerate() {
            sums[i % 2] += f64::from(i16::from_le_bytes([sample[0], sample[1]])).powi(2);
        }
        sums.map(f64::sqrt)
    }

    #[test]
    fn the_middle_is_heard_alike_by_both_ears() {
        let both = panned(STONE, 0.0);
        assert_eq!(both.len(), HEAD + 2 * (STONE.len() - HEAD));
        assert_eq!(both[4..8], (both.len() as u32 - 8).to_le_bytes());
        let [left, right] = loudness(&both);
        assert!((left / right - 1.0).abs() < 1e-9);
    }

    #[test]
    fn the_farther_ear_loses_at_most_three_tenths() {
        for (place, expect) in [(-1.0, 1.0 / 0.7), (1.0, 0.7), (9.0, 0.7), (0.5, 0.85)] {
            let [left, right] = loudness(&panned(STONE, place));
            assert!((left / right - expect).abs() < 0.01, "{place}: {}", left / right);
        }
    }

    #[test]
    fn what_is_not_ours_is_left_alone() {
        for wav in [&[][..], b"RIFF", &[0; 100]] {
            assert_eq!(panned(wav, 0.5), wav);
        }
    }
}
