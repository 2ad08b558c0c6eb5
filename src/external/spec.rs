//! How an engine of others is started, and what it may use.

use std::path::PathBuf;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::game::GameKind;

/// What an engine speaks, and so which game it plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Protocol {
    /// The [Gomocup protocol](https://plastovicka.github.io/protocl2en.htm): five in a row.
    #[default]
    Gomocup,
    /// The [Go Text Protocol](https://www.lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2/gtp2-spec.html), version 2: Go.
    Gtp,
}

impl Protocol {
    /// Both, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::Gomocup, Self::Gtp];

    /// The game that is played by it.
    pub const fn game(self) -> GameKind {
        match self {
            Self::Gomocup => GameKind::Gomoku,
            Self::Gtp => GameKind::Go,
        }
    }
}

/// How an engine of others is started, and what it may use.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EngineSpec {
    /// What its user calls it; may be empty.
    pub name: String,
    /// What it speaks.
    pub protocol: Protocol,
    /// The program: a path, or a name that is looked up in the folders of the environment variable `PATH`.
    pub program: PathBuf,
    /// What it is started with, quoted as in a shell. `{threads}` and `{memory}` stand for the numbers below.
    pub arguments: String,
    /// The folder that it works in; where there is none, that of the program, in which engines look for their files.
    pub folder: Option<PathBuf>,
    /// The longest that it may think about a move where the game has no clocks, in milliseconds.
    pub move_ms: u32,
    /// The memory that it is told to use, in MiB.
    pub memory_mib: u32,
    /// The number of threads that it is told to use.
    pub threads: u16,
}

impl Default for EngineSpec {
    fn default() -> Self {
        Self {
            name: String::new(),
            protocol: Protocol::default(),
            program: PathBuf::new(),
            arguments: String::new(),
            folder: None,
            move_ms: 5_000,
            memory_mib: 350,
            threads: 1,
        }
    }
}

impl EngineSpec {
    /// An engine that is started by a command line, quoted as in a shell; `None` where there is no program in it, a
    /// quotation without an end, or the byte 0, which nothing can be started with.
    pub fn of_command(protocol: Protocol, command: &str) -> Option<Self> {
        let words = shlex::split(command).filter(|_| !command.contains('\0'))?;
        let (program, arguments) = words.split_first().filter(|(program, _)| !program.is_empty())?;
        let arguments = shlex::try_join(arguments.iter().map(String::as_str)).ok()?;
        Some(Self { protocol, program: program.into(), arguments, ..Self::default() })
    }

    /// The program with what it is started with, quoted as in a shell; empty where there is no program.
    pub fn command_line(&self) -> String {
        let program = self.program.to_string_lossy();
        let quoted = shlex::try_quote(&program).unwrap_or_default();
        if program.is_empty() {
            String::new()
        } else {
            format!("{quoted} {}", self.arguments).trim().to_owned()
        }
    }

    /// The same engine, started by this command line; `None` as for [`of_command`](Self::of_command).
    #[must_use]
    pub fn with_command(&self, command: &str) -> Option<Self> {
        let Self { program, arguments, .. } = Self::of_command(self.protocol, command)?;
        Some(Self { program, arguments, ..self.clone() })
    }

    /// What the program is started with; `None` where a quotation has no end.
    pub fn argument_list(&self) -> Option<Vec<String>> {
        let words = shlex::split(&self.arguments)?;
        let (threads, memory) = (self.threads.to_string(), self.memory_mib.to_string());
        Some(
            words
                .iter()
                .map(|word| word.replace("{threads}", &threads).replace("{memory}", &memory))
                .collect(),
        )
    }

    /// The longest that it may think about a move where the game has no clocks.
    pub fn time_for_move(&self) -> Duration {
        Duration::from_millis(u64::from(self.move_ms))
    }

    /// What it is called: by its user, or else as its program.
    pub fn title(&self) -> String {
        if self.name.is_empty() {
            self.program.file_stem().unwrap_or_default().to_string_lossy().into_owned()
        } else {
            self.name.clone()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_command_line_is_split_as_a_shell_does() {
        let spec = EngineSpec::of_command(Protocol::Gtp, "gnugo --mode gtp 'a b' -t {threads}").unwrap();
        assert_eq!((spec.program.to_str(), spec.title().as_str()), (Some("gnugo"), "gnugo"));
        let spec = EngineSpec { threads: 3, ..spec };
        assert_eq!(spec.argument_list().unwrap(), ["--mode", "gtp", "a b", "-t", "3"]);
        for command in ["", "  ", "''", "\0", "gnugo 'without end"] {
            assert_eq!(EngineSpec::of_command(Protocol::Gtp, command), None, "{command:?}");
        }
    }

    proptest! {
        #[test]
        fn any_command_line_is_split_or_refused(command in ".{0,40}") {
            if let Some(spec) = EngineSpec::of_command(Protocol::Gomocup, &command) {
                prop_assert!(spec.argument_list().is_some());
                prop_assert_eq!(spec.with_command(&spec.command_line()), Some(spec));
            }
        }
    }
}
