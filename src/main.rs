//! The desktop game: reads the command line and runs the app.

use clap::Parser as _;
use goishi::app::{self, Options};

fn main() -> std::process::ExitCode {
    goishi::external::attend_if_asked().unwrap_or_else(|| app::run(Options::parse()))
}
