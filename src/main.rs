//! The desktop game: reads the command line and runs the app.

use clap::Parser as _;
use goishi::app::{self, Options};

fn main() -> std::process::ExitCode {
    app::run(Options::parse())
}
