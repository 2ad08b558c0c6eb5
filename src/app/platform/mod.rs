//! The machine under the game: its files and threads, the loop that sleeps while nothing happens, and the camera.

pub mod camera;
pub mod files;
pub mod handover;
pub mod notice;
pub mod power;
pub mod randomness;
