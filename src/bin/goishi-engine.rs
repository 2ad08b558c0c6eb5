//! The engine on the command line.

fn main() {}
