//! The engine on the command line; see [`goishi::protocol::cli`].

use std::process::ExitCode;

fn main() -> ExitCode {
    goishi::protocol::cli::run()
}
