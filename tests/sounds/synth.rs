//! Makes every sound of the game from nothing: modes of vibration struck by short contacts.
//!
//! A struck solid rings in a handful of modes, each a sine that dies away; how long the contact lasts decides
//! how many of the high ones are woken (Cook, "Physically Informed Sonic Modeling", 1997). So a stone on the
//! board is a contact of about a fifth of a millisecond on the modes of the stone (bright, gone in 30 ms)
//! and of the board (low, gone in 90 ms), and a second, lighter contact as the stone rocks flat.
//!
//! Only the four basic operations and rounding are used on floating-point numbers. IEEE 754 fixes their results
//! to the last bit, so that the same seed gives the same bytes on every machine.

use std::f64::consts::{PI, TAU};

use goishi::board::zobrist::split_mix;

/// Samples per second.
pub(crate) const RATE: u32 = 44_100;
/// The height of the loudest sample of the loudest sounds: eight of them at once still fit.
pub(crate) const PEAK: f64 = 0.122;

/// A sound and the name of its file, without the ending.
pub(crate) struct Sound {
    pub(crate) name: String,
    pub(crate) samples: Vec<i16>,
}

/// Every sound of the game.
pub(crate) fn all() -> Vec<Sound> {
    let mut sounds = Vec::new();
    for variant in 1..=5 {
        sounds.push(finish(format!("stone-black-{variant}"), stone(&SLATE, variant), PEAK));
        sounds.push(finish(format!("stone-white-{variant}"), stone(&SHELL, variant), PEAK));
    }
    sounds.push(finish("refuse".into(), refuse(), 0.8 * PEAK));
    sounds.push(finish("undo".into(), undo(), 0.5 * PEAK));
    sounds.push(finish("capture".into(), capture(), 0.8 * PEAK));
    sounds.push(finish("pass".into(), pass(), 0.5 * PEAK));
    sounds.push(finish("menu".into(), menu(), 0.4 * PEAK));
    sounds.push(finish("bowl".into(), bowl(), 0.9 * PEAK));
    sounds.push(finish("win".into(), win(), 0.9 * PEAK));
    sounds.push(finish("end".into(), end(), 0.8 * PEAK));
    sounds.push(finish("tick".into(), tick(), 0.45 * PEAK));
    sounds.push(finish("period".into(), period(), 0.7 * PEAK));
    sounds
}

/// The bytes of a WAV file: mono, 16 bits.
pub(crate) fn wav(samples: &[i16]) -> Vec<u8> {
    let n_bytes = 2 * u32::try_from(samples.len()).expect("a sound is short");
    let mut file = Vec::with_capacity(44 + 2 * samples.len());
    file.extend(b"RIFF");
    file.extend((36 + n_bytes).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16_u32.to_le_bytes());
    file.extend(1_u16.to_le_bytes()); // PCM
    file.extend(1_u16.to_le_bytes()); // mono
    file.extend(RATE.to_le_bytes());
    file.extend((2 * RATE).to_le_bytes());
    file.extend(2_u16.to_le_bytes());
    file.extend(16_u16.to_le_bytes());
    file.extend(b"data");
    file.extend(n_bytes.to_le_bytes());
    file.extend(samples.iter().flat_map(|sample| sample.to_le_bytes()));
    file
}

/// One way in which a solid rings.
#[derive(Clone, Copy)]
struct Mode {
    hz: f64,
    /// The time in which it falls by 60 dB.
    t60_ms: f64,
    /// How strongly a contact wakes it, whatever its frequency; below zero where it moves against the others.
    gain: f64,
}

const fn mode(hz: f64, t60_ms: f64, gain: f64) -> Mode {
    Mode { hz, t60_ms, gain }
}

/// What a stone is made of.
struct Material {
    seed: u64,
    /// How long stone and board touch; the shorter, the brighter.
    contact_ms: f64,
    /// The rustle of the first two milliseconds.
    noise: f64,
    modes: &'static [Mode],
}

/// White stones: cut from clam shell, hard and bright.
const SHELL: Material = Material {
    seed: 0x5e11,
    contact_ms: 0.13,
    noise: 0.70,
    modes: &[
        mode(2150.0, 30.0, 0.75),
        mode(3080.0, 27.0, -1.00),
        mode(3920.0, 22.0, 0.90),
        mode(4850.0, 18.0, -0.75),
        mode(5900.0, 14.0, 0.60),
        mode(6950.0, 11.0, -0.45),
    ],
};

/// Black stones: slate, a little softer, lower and drier.
const SLATE: Material = Material {
    seed: 0x51a7,
    contact_ms: 0.20,
    noise: 0.50,
    modes: &[
        mode(1820.0, 26.0, 0.80),
        mode(2560.0, 23.0, -1.00),
        mode(3340.0, 19.0, 0.85),
        mode(4180.0, 14.0, -0.60),
        mode(5300.0, 10.0, 0.40),
    ],
};

/// The thick board under the stone.
const BOARD: [Mode; 5] = [
    mode(192.0, 90.0, 0.13),
    mode(278.0, 85.0, -0.27),
    mode(396.0, 70.0, 0.33),
    mode(665.0, 46.0, -0.36),
    mode(1130.0, 30.0, 0.42),
];

/// A stone set on the board.
fn stone(material: &Material, variant: u64) -> Vec<f64> {
    let mut random = Random::new(material.seed + 101 * variant);
    let mut out = silence(160.0);
    let mut modes: Vec<Mode> = material.modes.iter().map(|m| random.vary(*m, 0.05, 0.3)).collect();
    modes.extend(BOARD.iter().map(|m| random.vary(*m, 0.03, 0.15)));
    let contact_ms = material.contact_ms * random.around(0.12);

    strike(&mut out, 0.5, contact_ms, 1.0, &modes);
    rustle(&mut out, 0.5, 2.0, material.noise * random.around(0.2), &mut random);
    // The stone lands on its rim and rocks flat: one or two lighter contacts close behind.
    let rock_ms = 11.0 + 6.0 * random.unit();
    let rock = 0.16 + 0.08 * random.unit();
    strike(&mut out, 0.5 + rock_ms, 1.2 * contact_ms, rock, &modes);
    strike(&mut out, 0.5 + rock_ms * 1.6, 1.3 * contact_ms, 0.35 * rock, &modes);
    out
}

/// Two soft knocks on wood: no.
fn refuse() -> Vec<f64> {
    let wood = [
        mode(196.0, 100.0, 0.45),
        mode(287.0, 90.0, 0.80),
        mode(431.0, 70.0, -0.90),
        mode(668.0, 48.0, 0.60),
        mode(1010.0, 30.0, -0.40),
        mode(1490.0, 18.0, 0.25),
    ];
    let mut out = silence(290.0);
    strike(&mut out, 0.5, 1.1, 1.0, &wood);
    strike(&mut out, 105.5, 1.3, 0.62, &wood);
    out
}

/// A stone lifted: a fingertip brushes the board, and the rim ticks as it leaves.
fn undo() -> Vec<f64> {
    let mut random = Random::new(0x11f7);
    let mut out = silence(150.0);
    let brush = [mode(1450.0, 7.0, 0.8), mode(2300.0, 6.0, 1.0), mode(3400.0, 5.0, 0.7)];
    let mut at_ms = 1.0;
    while at_ms < 52.0 {
        let swell = bump(at_ms / 56.0);
        strike(&mut out, at_ms, 0.45, 0.30 * swell * (0.3 + random.unit()) * random.sign(), &brush);
        at_ms += 0.25 + 0.5 * random.unit();
    }
    let rim =
        [mode(1240.0, 22.0, 0.8), mode(2050.0, 20.0, 1.0), mode(3010.0, 16.0, 0.6), mode(420.0, 50.0, 0.3)];
    strike(&mut out, 54.0, 0.5, 1.0, &rim);
    out
}

/// Stones gathered in the hand: a handful of light contacts of stone on stone, ever closer.
fn capture() -> Vec<f64> {
    let mut random = Random::new(0xca_97);
    let mut out = silence(330.0);
    let mut at_ms = 2.0;
    for i in 0..7 {
        let material = if i % 2 == 0 { &SHELL } else { &SLATE };
        let modes: Vec<Mode> =
            material.modes.iter().map(|m| Mode { hz: 1.15 * m.hz, ..random.vary(*m, 0.08, 0.4) }).collect();
        strike(&mut out, at_ms, 0.28, (0.5 + 0.5 * random.unit()) * (1.0 - 0.07 * f64::from(i)), &modes);
        at_ms += 22.0 + 22.0 * random.unit();
    }
    out
}

/// A fingertip on the rim of the board: a pass.
fn pass() -> Vec<f64> {
    let mut out = silence(180.0);
    let wood =
        [mode(262.0, 80.0, 0.7), mode(524.0, 60.0, 0.8), mode(910.0, 34.0, 0.45), mode(1420.0, 20.0, 0.2)];
    strike(&mut out, 0.5, 1.4, 1.0, &wood);
    out
}

/// The focus moves in a menu.
fn menu() -> Vec<f64> {
    let mut out = silence(70.0);
    strike(
        &mut out,
        0.5,
        0.6,
        1.0,
        &[mode(1180.0, 24.0, 1.0), mode(2120.0, 16.0, 0.7), mode(3350.0, 9.0, 0.3)],
    );
    out
}

/// Stones run through the bowl: a new game.
fn bowl() -> Vec<f64> {
    let mut random = Random::new(0xb0_b1);
    let mut out = silence(880.0);
    let bowl =
        [mode(310.0, 90.0, 0.10), mode(472.0, 85.0, 0.20), mode(705.0, 70.0, 0.20), mode(1060.0, 45.0, 0.14)];
    let mut at_ms = 2.0;
    while at_ms < 700.0 {
        // Many at once in the first third, then single stones that come to rest.
        let progress = at_ms / 700.0;
        let size = 0.78 + 0.5 * random.unit();
        let material = if random.unit() < 0.5 { &SHELL } else { &SLATE };
        let stone =
            material.modes.iter().map(|m| Mode { hz: 1.12 * m.hz / size, ..random.vary(*m, 0.08, 0.4) });
        let modes: Vec<Mode> = stone.chain(bowl.iter().map(|m| filling(*m, progress))).collect();
        let loud = (0.25 + 0.75 * random.unit() * random.unit()) * (1.0 - 0.72 * progress);
        let swell = if progress < 0.12 { 0.35 + 0.65 * progress / 0.12 } else { 1.0 };
        strike(&mut out, at_ms, 0.30 * size, loud * swell, &modes);
        at_ms += (6.0 + 62.0 * progress * progress) * (0.35 + 1.3 * random.unit());
    }
    out
}

/// The bowl fills, so the air in it sounds higher.
fn filling(mode: Mode, progress: f64) -> Mode {
    Mode { hz: mode.hz * (1.0 + 0.18 * progress), ..mode }
}

/// Two soft notes, a fifth apart and rising.
fn win() -> Vec<f64> {
    let mut out = silence(890.0);
    note(&mut out, 0.5, 523.25, 0.85);
    note(&mut out, 150.0, 783.99, 1.0);
    out
}

/// One soft note.
fn end() -> Vec<f64> {
    let mut out = silence(800.0);
    note(&mut out, 0.5, 392.0, 1.0);
    out
}

/// The tick of a clock: a light tap on a small hollow block of wood.
fn tick() -> Vec<f64> {
    let mut out = silence(110.0);
    let block =
        [mode(830.0, 42.0, 0.9), mode(1720.0, 30.0, -0.7), mode(2610.0, 20.0, 0.5), mode(3980.0, 12.0, -0.3)];
    strike(&mut out, 0.5, 0.35, 1.0, &block);
    out
}

/// Time is used up: the same block struck twice, and a low bar under it, as an arbiter would rap.
fn period() -> Vec<f64> {
    let mut out = silence(390.0);
    let block =
        [mode(415.0, 130.0, 0.9), mode(622.0, 110.0, 0.6), mode(1245.0, 60.0, -0.5), mode(2490.0, 24.0, 0.3)];
    strike(&mut out, 0.5, 0.7, 0.8, &block);
    strike(&mut out, 130.5, 0.7, 1.0, &block);
    out
}

/// A wooden bar under a soft mallet: the second mode of such a bar is tuned two octaves up.
fn note(out: &mut [f64], at_ms: f64, hz: f64, loud: f64) {
    let bar = [
        mode(hz, 780.0, 1.0),
        // A twin slightly out of tune lets the note breathe.
        mode(1.003 * hz, 700.0, 0.35),
        mode(2.0 * hz, 420.0, 0.10),
        mode(3.98 * hz, 230.0, 0.42),
        mode(9.1 * hz, 50.0, 0.30),
        // The knock of the mallet.
        mode(340.0, 40.0, 0.12),
        mode(930.0, 25.0, 0.16),
    ];
    strike(out, at_ms, 0.8, loud, &bar);
}

/// Adds what the modes answer to one contact that swells and ebbs.
fn strike(out: &mut [f64], at_ms: f64, contact_ms: f64, loud: f64, modes: &[Mode]) {
    let start = samples(at_ms);
    let n_contact = samples(contact_ms).max(3);
    let mut force: Vec<f64> = (0..n_contact).map(|i| bump((i as f64 + 0.5) / n_contact as f64)).collect();
    let total: f64 = force.iter().sum();
    for f in &mut force {
        *f *= loud / total;
    }
    for mode in modes {
        let angle = TAU * mode.hz / f64::from(RATE);
        // ln(1000) is 60 dB.
        let decay = exp(-6.907_755_278_982_137 * 1000.0 / (mode.t60_ms * f64::from(RATE)));
        let (turn_re, turn_im) = (decay * sin(angle + PI / 2.0), decay * sin(angle));
        let (mut re, mut im) = (0.0, 0.0);
        for (i, sample) in out.iter_mut().skip(start).enumerate() {
            (re, im) = (re * turn_re - im * turn_im, re * turn_im + im * turn_re);
            re += mode.gain * force.get(i).copied().unwrap_or(0.0);
            *sample += im;
        }
    }
}

/// Adds a burst of noise that falls by 60 dB in twice the time given, without its low part.
fn rustle(out: &mut [f64], at_ms: f64, ms: f64, loud: f64, random: &mut Random) {
    let n = samples(2.0 * ms);
    let n_rise = samples(0.25) as f64;
    let decay = exp(-6.907_755_278_982_137 / n as f64);
    let (mut level, mut last, mut smooth) = (loud, 0.0, 0.0);
    for (i, sample) in out.iter_mut().skip(samples(at_ms)).take(n).enumerate() {
        let noise = 2.0 * random.unit() - 1.0;
        smooth += 0.55 * (noise - smooth);
        let rise = ((i as f64 + 1.0) / n_rise).min(1.0);
        *sample += level * rise * (smooth - last);
        last = smooth;
        level *= decay;
    }
}

/// Takes away what lies below hearing, lets the end fade, sets the loudness and rounds.
fn finish(name: String, mut sound: Vec<f64>, peak: f64) -> Sound {
    // One pole at 70 Hz.
    let (mut low, step) = (0.0, TAU * 70.0 / f64::from(RATE));
    for sample in &mut sound {
        low += step * (*sample - low);
        *sample -= low;
    }
    let n_fade = samples(25.0);
    for (i, sample) in sound.iter_mut().rev().take(n_fade).enumerate() {
        let x = i as f64 / n_fade as f64;
        *sample *= x * x * (3.0 - 2.0 * x);
    }
    let loudest = sound.iter().fold(0.0, |loudest: f64, sample| loudest.max(sample.abs()));
    let scale = peak * f64::from(i16::MAX) / loudest;
    let samples = sound.iter().map(|sample| (scale * sample).round() as i16).collect();
    Sound { name, samples }
}

fn silence(ms: f64) -> Vec<f64> {
    vec![0.0; samples(ms)]
}

fn samples(ms: f64) -> usize {
    (ms * f64::from(RATE) / 1000.0).round() as usize
}

/// A smooth hill over 0 to 1, with height 1.
fn bump(x: f64) -> f64 {
    0.5 - 0.5 * sin(TAU * x + PI / 2.0)
}

/// The sine, by its power series after bringing the angle near zero.
fn sin(angle: f64) -> f64 {
    let x = angle - TAU * (angle / TAU).round();
    let square = x * x;
    let (mut term, mut sum) = (x, x);
    for n in 1..16 {
        let n = f64::from(2 * n);
        term *= -square / (n * (n + 1.0));
        sum += term;
    }
    sum
}

/// The exponential function of a number between −1 and 1, by its power series.
fn exp(x: f64) -> f64 {
    let (mut term, mut sum) = (1.0, 1.0);
    for n in 1..20 {
        term *= x / f64::from(n);
        sum += term;
    }
    sum
}

/// Seeded random numbers.
struct Random(u64);

impl Random {
    fn new(seed: u64) -> Self {
        Self(split_mix(seed))
    }

    /// A number from 0 to 1.
    fn unit(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        // 2^53 steps, so that no bit is rounded.
        (split_mix(self.0) >> 11) as f64 / 9_007_199_254_740_992.0
    }

    /// A factor near 1.
    fn around(&mut self, spread: f64) -> f64 {
        1.0 + spread * (2.0 * self.unit() - 1.0)
    }

    fn sign(&mut self) -> f64 {
        if self.unit() < 0.5 { -1.0 } else { 1.0 }
    }

    /// The mode of another stone of the same kind.
    fn vary(&mut self, mode: Mode, pitch: f64, gain: f64) -> Mode {
        Mode {
            hz: mode.hz * self.around(pitch),
            t60_ms: mode.t60_ms * self.around(0.12),
            gain: mode.gain * self.around(gain),
        }
    }
}

#[test]
fn the_series_agree_with_the_library() {
    for i in -200..=200 {
        let x = f64::from(i) / 20.0;
        assert!((sin(x) - x.sin()).abs() < 1e-12, "sin {x}");
        let x = x / 10.0;
        assert!((exp(x) - x.exp()).abs() < 1e-12, "exp {x}");
    }
}
