//! Engines of others: what they speak, what was wrong with them.

use super::Texts;
use crate::external::trial::Passed;
use crate::external::{Failure, Fate, Protocol};

/// The id of the name of what an engine speaks, with the game that it plays by it.
pub const fn protocol_id(protocol: Protocol) -> &'static str {
    match protocol {
        Protocol::Gomocup => "engine-gomocup",
        Protocol::Gtp => "engine-gtp",
    }
}

/// What was wrong with an engine.
pub fn failure_text(texts: &Texts, failure: &Failure) -> String {
    match failure {
        Failure::NotFound(program) => texts.with("engine-not-found", [("program", program.as_str().into())]),
        Failure::NotExecutable(why) => texts.with("engine-not-executable", [("why", why.as_str().into())]),
        Failure::Quotation => texts.get("engine-quotation"),
        Failure::NoAnswer { command, after } => texts.with(
            "engine-no-answer",
            [("command", command.as_str().into()), ("seconds", after.as_secs().into())],
        ),
        Failure::Nonsense { command, said } => texts.with(
            "engine-nonsense",
            [("command", command.as_str().into()), ("said", shortened(said).into())],
        ),
        Failure::Refused { command, said } => texts
            .with("engine-refused", [("command", command.as_str().into()), ("said", shortened(said).into())]),
        Failure::Ended { fate, last } => {
            let how = match fate {
                Fate::Status(status) => texts.with("engine-ended", [("status", (*status).into())]),
                Fate::Signal(signal) => texts.with("engine-killed", [("signal", (*signal).into())]),
            };
            std::iter::once(how).chain(last.iter().map(|line| shortened(line))).collect::<Vec<_>>().join("\n")
        }
        Failure::Flood => texts.get("engine-flood"),
        Failure::IllegalMove(said) => texts.with("engine-illegal", [("said", shortened(said).into())]),
        Failure::NotSetUp => texts.get("engine-not-set-up"),
        Failure::OtherGame => texts.get("engine-other-game"),
        Failure::Stopped => texts.get("engine-stopped"),
    }
}

/// What a trial has shown: who the engine says that it is, and what it played.
pub fn passed_text(texts: &Texts, passed: &Passed, protocol: Protocol) -> String {
    let notation = protocol.game().notation();
    let moves = passed.moves.iter().map(|made| match made.point() {
        Some(point) => notation.name(point, passed.size),
        None => texts.get("engine-pass"),
    });
    let moves = moves.collect::<Vec<_>>().join(", ");
    let about = format!("{} {}", passed.about.name, passed.about.version);
    let about = if about.trim().is_empty() { texts.get("engine-nameless") } else { about.trim().to_owned() };
    texts.with("engine-passed", [("about", about.into()), ("moves", moves.into())])
}

/// The beginning of what an engine says, on one line.
pub fn shortened(said: &str) -> String {
    const MOST: usize = 120;
    let line = said.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() <= MOST { line } else { line.chars().take(MOST).chain(['…']).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::LANGUAGES;
    use std::time::Duration;

    #[test]
    fn every_failure_has_words_in_every_language() {
        let (command, said) = ("START 15".to_owned(), "x".repeat(1_000));
        let failures = [
            Failure::NotFound("gnugo".to_owned()),
            Failure::NotExecutable("denied".to_owned()),
            Failure::Quotation,
            Failure::NoAnswer { command: command.clone(), after: Duration::from_secs(30) },
            Failure::Nonsense { command: command.clone(), said: said.clone() },
            Failure::Refused { command, said: said.clone() },
            Failure::Ended { fate: Fate::Status(3), last: vec!["no net".to_owned()] },
            Failure::Ended { fate: Fate::Signal(11), last: Vec::new() },
            Failure::Flood,
            Failure::IllegalMove(said),
            Failure::NotSetUp,
            Failure::OtherGame,
            Failure::Stopped,
        ];
        for (tag, ..) in LANGUAGES {
            let texts = Texts::new(tag);
            for failure in &failures {
                let text = failure_text(&texts, failure);
                assert!(!text.starts_with("engine-") && text.chars().count() < 300, "{tag}: {text}");
            }
        }
    }
}
