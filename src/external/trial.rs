//! Whether an engine can be used: it is started, asked who it is, and plays two moves.

use std::time::Duration;

use super::engine::Time;
use super::process::Process;
use super::{About, Attendant, EngineSpec, ExternalEngine, Failure, Protocol};
use crate::board::BoardSize;
use crate::game::{Move, Position, Step};
use crate::search::StopFlag;
use crate::search::thinker::Reply;
use crate::{go, gomoku};

/// How long each of the two moves may take.
const MOVE: Duration = Duration::from_secs(2);

/// What a trial has shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passed {
    /// Who the engine says that it is.
    pub about: About,
    /// What it played, on 15 lines, in Go on 19.
    pub moves: Vec<Move>,
    /// The size of that board.
    pub size: BoardSize,
}

/// Starts an engine, asks who it is, and has it play two moves, one for each side.
///
/// # Errors
/// What was wrong.
pub fn run(spec: &EngineSpec, attendant: &Attendant, stop: &StopFlag) -> Result<Passed, Failure> {
    play(ExternalEngine::start(spec, attendant, stop)?, stop)
}

/// The same with an engine that says this, whatever it is told.
///
/// # Errors
/// What was wrong.
pub fn of_output(protocol: Protocol, output: Vec<u8>) -> Result<Passed, Failure> {
    let (spec, stop) = (EngineSpec { protocol, ..EngineSpec::default() }, StopFlag::new());
    play(ExternalEngine::begin(&spec, Process::recorded(output), &stop)?, &stop)
}

fn play(mut engine: ExternalEngine, stop: &StopFlag) -> Result<Passed, Failure> {
    let spec = engine.spec().clone();
    let mut position = match spec.protocol {
        Protocol::Gomocup => {
            let size = gomoku::DEFAULT_SIZE;
            Position::Gomoku(Box::new(gomoku::Position::new(size, gomoku::Rule::Freestyle)))
        }
        Protocol::Gtp => Position::Go(go::Position::new(go::DEFAULT_SIZE, go::RuleSet::Chinese.rules())),
    };
    let size = position.size();
    let time = Time::of_move(MOVE.min(spec.time_for_move()));
    let mut moves = Vec::new();
    for _ in 0..2 {
        let reply = engine.think(&position, time, stop, &mut |_| {})?;
        let made = match reply {
            Reply::Step(Step::Point(point)) => Move::Place(point),
            Reply::Step(_) => Move::Pass,
            Reply::Resign => break,
        };
        if position.play(made).is_err() {
            return Err(Failure::IllegalMove(format!("{made:?}")));
        }
        moves.push(made);
    }
    Ok(Passed { about: engine.about().clone(), moves, size })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn what_an_engine_says_is_understood() {
        let said = "hello\nOK\nname=\"A\", version=\"1\"\nOK\nMESSAGE deep\n7,7\nOK\nUNKNOWN\n8,8\n";
        let passed = of_output(Protocol::Gomocup, said.into()).unwrap();
        assert_eq!((passed.about.name.as_str(), passed.moves.len()), ("A", 2));
        let said = "= A\n\n= 1\n\n= play\ngenmove\n\n=\n\n=\n\n=\n\n=D4\n\n= Q16\n\n";
        let passed = of_output(Protocol::Gtp, said.into()).unwrap();
        assert_eq!((passed.about.version.as_str(), passed.moves.len()), ("1", 2));
    }

    proptest! {
        #[test]
        fn whatever_an_engine_says_is_heard(
            bytes in prop::collection::vec(prop_oneof![
                Just(b"OK\n".to_vec()), Just(b"7,7\n".to_vec()), Just(b"=1 x\n\n".to_vec()), Just(b"= D4\n\n".to_vec()),
                Just(b"ERROR\n".to_vec()), Just(b"?\n\n".to_vec()), prop::collection::vec(any::<u8>(), 0..20),
            ], 0..20)
        ) {
            for protocol in Protocol::ALL {
                let _ = of_output(protocol, bytes.concat());
            }
        }
    }
}
