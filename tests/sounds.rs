//! The sounds: the files are what the generator makes, and they play cleanly and softly.
//!
//! After a change of `sounds/synth.rs` run once with `GOISHI_BLESS=1` to write the files anew.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "sounds/synth.rs"]
mod synth;

use std::path::PathBuf;

use synth::{RATE, Sound};

fn file_of(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("assets/sounds/{name}.wav"))
}

fn loudest(samples: &[i16]) -> u16 {
    samples.iter().map(|sample| sample.unsigned_abs()).max().unwrap()
}

fn length_ms(sound: &Sound) -> usize {
    1000 * sound.samples.len() / RATE as usize
}

/// The strength of the steps between samples against the strength of the samples: more is brighter.
fn brightness(samples: &[i16]) -> f64 {
    let square = |x: f64| x * x;
    let steps: f64 = samples.windows(2).map(|w| square(f64::from(w[1]) - f64::from(w[0]))).sum();
    let strength: f64 = samples.iter().map(|s| square(f64::from(*s))).sum();
    steps / strength
}

fn stones(color: &str) -> Vec<Sound> {
    synth::all().into_iter().filter(|sound| sound.name.starts_with(&format!("stone-{color}"))).collect()
}

#[test]
fn the_files_are_what_the_generator_makes() {
    for Sound { name, samples } in synth::all() {
        let made = synth::wav(&samples);
        if std::env::var_os("GOISHI_BLESS").is_some() {
            std::fs::write(file_of(&name), &made).unwrap();
        }
        let committed = std::fs::read(file_of(&name)).unwrap();
        assert!(committed == made, "{name}.wav is not what synth.rs makes; see the top of this file");
    }
}

#[test]
fn there_is_no_file_without_a_generator() {
    let made: Vec<String> = synth::all().into_iter().map(|sound| sound.name).collect();
    for entry in std::fs::read_dir(file_of("x").parent().unwrap()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        assert!(made.contains(&name), "{}", path.display());
    }
}

#[test]
fn eight_at_once_stay_below_full_scale() {
    for sound in synth::all() {
        let loudest = loudest(&sound.samples);
        assert!(8 * u32::from(loudest) < i16::MAX as u32, "{}: {loudest}", sound.name);
        assert!(loudest > 1000, "{} can hardly be heard: {loudest}", sound.name);
    }
}

#[test]
fn each_starts_and_ends_in_silence() {
    for Sound { name, samples } in synth::all() {
        assert_eq!(samples[..8].iter().map(|s| s.abs()).max(), Some(0), "{name} starts");
        let tail = &samples[samples.len() - 64..];
        assert!(loudest(tail) <= 1, "{name} ends at {}", loudest(tail));
        // A step of more than half of the loudest sample would be heard as a crack of its own.
        let steepest = samples.windows(2).map(|w| w[0].abs_diff(w[1])).max().unwrap();
        assert!(steepest < loudest(&samples), "{name} jumps by {steepest}");
    }
}

#[test]
fn each_has_a_fitting_length() {
    for sound in synth::all() {
        let longest = if ["bowl", "win", "end"].contains(&&*sound.name) { 900 } else { 400 };
        let length = length_ms(&sound);
        assert!((60..=longest).contains(&length), "{}: {length} ms", sound.name);
    }
}

#[test]
fn a_stone_is_dry_and_short() {
    for sound in stones("black").into_iter().chain(stones("white")) {
        let loudest_at =
            sound.samples.iter().position(|s| s.unsigned_abs() == loudest(&sound.samples)).unwrap();
        assert!(1000 * loudest_at / (RATE as usize) < 3, "{}: the contact is at once", sound.name);
        let after_80_ms = &sound.samples[80 * RATE as usize / 1000..];
        assert!(
            20 * u32::from(loudest(after_80_ms)) < u32::from(loudest(&sound.samples)),
            "{} rings",
            sound.name
        );
    }
}

#[test]
fn the_five_variants_differ() {
    for color in ["black", "white"] {
        let stones = stones(color);
        assert_eq!(stones.len(), 5);
        for (i, one) in stones.iter().enumerate() {
            for other in &stones[i + 1..] {
                let apart =
                    one.samples.iter().zip(&other.samples).map(|(a, b)| a.abs_diff(*b)).max().unwrap();
                assert!(apart > loudest(&one.samples) / 4, "{} and {}", one.name, other.name);
            }
        }
    }
}

#[test]
fn slate_is_darker_than_shell() {
    let mean = |color| stones(color).iter().map(|s| brightness(&s.samples)).sum::<f64>() / 5.0;
    let (slate, shell) = (mean("black"), mean("white"));
    assert!(slate < 0.9 * shell, "slate {slate}, shell {shell}");
}
