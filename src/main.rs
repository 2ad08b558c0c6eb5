//! The desktop game.

fn main() {}
