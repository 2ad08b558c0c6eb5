//! The engine on the command line; see [`goishi::protocol::cli`].

use std::process::ExitCode;

fn main() -> ExitCode {
    goishi::external::attend_if_asked().unwrap_or_else(goishi::protocol::cli::run)
}
