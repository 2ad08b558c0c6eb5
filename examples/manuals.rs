//! Writes the manual pages of both programs and their completions for shells into a folder, from the definitions of
//! their command lines: `cargo run --no-default-features --example manuals -- DIR`. `scripts/package` puts them into
//! packages.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use clap::{Command, CommandFactory as _};
use clap_complete::Shell;

/// Games.
const SECTION: &str = "6";

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args_os().nth(1).unwrap_or_else(|| "manuals".into()));
    fs::create_dir_all(&folder)?;
    for mut command in [goishi::options::Options::command(), goishi::protocol::cli::command_line()] {
        let name = command.get_name().to_owned();
        command.build();
        write_pages(&folder, &command)?;
        for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
            clap_complete::generate_to(shell, &mut command, &name, &folder)?;
        }
    }
    Ok(())
}

/// A page for a command, and one for each of those below it.
fn write_pages(folder: &Path, command: &Command) -> io::Result<()> {
    let name = command.get_display_name().unwrap_or_else(|| command.get_name());
    let page = clap_mangen::Man::new(command.clone()).section(SECTION);
    let mut text = Vec::new();
    page.render(&mut text)?;
    fs::write(folder.join(format!("{name}.{SECTION}")), text)?;
    command.get_subcommands().try_for_each(|below| write_pages(folder, below))
}
