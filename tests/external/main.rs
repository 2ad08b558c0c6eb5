//! Engines of others as processes: good ones play, broken ones are told by what is wrong with them, none is left over.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[cfg(target_os = "linux")]
mod left_over;
mod matches;

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use goishi::board::{BoardSize, Color};
use goishi::external::{Attendant, EngineSpec, ExternalEngine, Failure, Fate, Protocol, Time, trial};
use goishi::game::{Move, Position, Step};
use goishi::gomoku::opening::{self, Opening, OpeningGame, Party};
use goishi::gomoku::{self, Rule};
use goishi::search::StopFlag;
use goishi::search::thinker::Reply;
use goishi::{go, go::RuleSet};
use tempfile::TempDir;

/// Our program on the command line, which is an engine itself and attends those of others.
const PROGRAM: &str = env!("CARGO_BIN_EXE_goishi-engine");

fn attendant() -> Attendant {
    Attendant::at(PathBuf::from(PROGRAM))
}

/// An engine that is a script of the shell, in a folder of its own.
fn script(protocol: Protocol, text: &str) -> (EngineSpec, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("engine.sh"), text).unwrap();
    let spec = EngineSpec {
        protocol,
        program: PathBuf::from("/bin/sh"),
        arguments: "engine.sh".to_owned(),
        folder: Some(folder.path().to_owned()),
        move_ms: 300,
        ..EngineSpec::default()
    };
    (spec, folder)
}

/// Our own engine as one of others.
fn own(protocol: Protocol) -> EngineSpec {
    let arguments = match protocol {
        Protocol::Gomocup => "gomocup",
        Protocol::Gtp => "gtp --level casual",
    };
    EngineSpec {
        protocol,
        program: PathBuf::from(PROGRAM),
        arguments: arguments.to_owned(),
        move_ms: 200,
        ..EngineSpec::default()
    }
}

/// What is wrong with an engine.
fn failure(protocol: Protocol, text: &str) -> Failure {
    let (spec, _folder) = script(protocol, text);
    trial::run(&spec, &attendant(), &StopFlag::new()).unwrap_err()
}

fn five() -> Position {
    Position::Gomoku(Box::new(gomoku::Position::new(gomoku::DEFAULT_SIZE, Rule::Freestyle)))
}

/// The beginning of a script that speaks the Gomocup protocol until it is to move.
const POLITE: &str = r#"
while read -r word rest; do
  case "$word" in
    START) echo OK;;
    ABOUT) echo 'name="Script", version="0.1"';;
    BEGIN|TURN|DONE) "#;
const END: &str = ";;\n    END) exit 0;;\n  esac\ndone\n";

#[test]
fn good_engines_pass_the_trial_and_say_who_they_are() {
    for protocol in Protocol::ALL {
        let passed = trial::run(&own(protocol), &attendant(), &StopFlag::new()).unwrap();
        assert_eq!(passed.about.name, "Goishi");
        assert_eq!(passed.about.version, env!("CARGO_PKG_VERSION"));
        assert_eq!(passed.moves.len(), 2);
    }
}

#[test]
fn what_cannot_be_started_says_why() {
    let stop = StopFlag::new();
    let start = |program: &str, folder: Option<&str>| {
        let spec = EngineSpec {
            program: PathBuf::from(program),
            folder: folder.map(PathBuf::from),
            ..EngineSpec::default()
        };
        trial::run(&spec, &attendant(), &stop).unwrap_err()
    };
    for program in ["", "/nowhere/engine", "no-such-engine-anywhere"] {
        let failure = start(program, None);
        assert!(matches!(failure, Failure::NotFound(_)), "{program}: {failure}");
    }
    assert!(matches!(start("/bin/sh", Some("/nowhere")), Failure::NotFound(_)));
    assert!(matches!(start("/tmp", None), Failure::NotExecutable(_)));
    // A text file without the right to be run.
    let file = tempfile::NamedTempFile::new().unwrap();
    let failure = start(file.path().to_str().unwrap(), None);
    assert!(matches!(&failure, Failure::NotExecutable(why) if why.contains("ermission")), "{failure}");
    let spec = EngineSpec { program: "sh".into(), arguments: "'".to_owned(), ..EngineSpec::default() };
    assert_eq!(trial::run(&spec, &attendant(), &stop), Err(Failure::Quotation));
}

#[test]
fn an_engine_that_crashes_tells_its_last_lines() {
    let text = "echo 'loading the net' >&2\necho 'no net: giving up' >&2\nexit 3\n";
    let expect = Failure::Ended {
        fate: Fate::Status(3),
        last: vec!["loading the net".to_owned(), "no net: giving up".to_owned()],
    };
    assert_eq!(failure(Protocol::Gomocup, text), expect);
    assert_eq!(failure(Protocol::Gtp, text), expect);
    let killed = failure(Protocol::Gomocup, &format!("{POLITE} kill -SEGV $${END}"));
    assert!(matches!(killed, Failure::Ended { fate: Fate::Signal(11), .. }), "{killed}");
}

#[test]
fn an_engine_that_floods_is_ended() {
    let begun = Instant::now();
    for text in ["yes MESSAGE thinking", "yes ''"] {
        assert_eq!(failure(Protocol::Gomocup, text), Failure::Flood);
    }
    assert_eq!(failure(Protocol::Gtp, "yes info"), Failure::Flood);
    assert!(begun.elapsed() < Duration::from_secs(30), "{:?}", begun.elapsed());
}

#[test]
fn illegal_moves_and_refusals_are_told_as_such() {
    let illegal = failure(Protocol::Gomocup, &format!("{POLITE} echo 7,7{END}"));
    assert_eq!(illegal, Failure::IllegalMove("7,7".to_owned()), "the second stone on the same point");
    let outside = failure(Protocol::Gomocup, &format!("{POLITE} echo 70,7{END}"));
    assert_eq!(outside, Failure::IllegalMove("70,7".to_owned()));
    let refused = failure(Protocol::Gomocup, "while read -r line; do echo 'ERROR no board of 15'; done");
    assert_eq!(
        refused,
        Failure::Refused { command: "START 15".to_owned(), said: "ERROR no board of 15".to_owned() }
    );
    let gtp = r#"
while read -r id word rest; do
  case "$word" in
    genmove) echo "=$id Z99";;
    *) echo "=$id";;
  esac
  echo
done
"#;
    let nonsense = failure(Protocol::Gtp, gtp);
    assert!(matches!(&nonsense, Failure::Nonsense { said, .. } if said == "Z99"), "{nonsense}");
}

#[test]
fn an_engine_that_refuses_a_turn_is_told_the_whole_board() {
    let deaf = format!(
        "{POLITE} case $word in BEGIN) echo 7,7;; TURN) echo ERROR unknown command;; *) echo 3,3;; esac{END}"
    );
    let (spec, _folder) = script(Protocol::Gomocup, &deaf);
    let mut engine = ExternalEngine::start(&spec, &attendant(), &StopFlag::new()).unwrap();
    let mut position = five();
    assert!(reply(&mut engine, &mut position));
    let point = |x, y| gomoku::DEFAULT_SIZE.point(x, y).unwrap();
    position.play(Move::Place(point(8, 8))).unwrap();
    assert!(reply(&mut engine, &mut position));
    assert_eq!(position.moves().last(), Some(Move::Place(point(3, 3))));
}

/// Stops a question once it has been asked.
fn stop_soon(stop: &StopFlag) {
    let asked = stop.clone();
    std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(200));
        asked.stop();
    });
}

#[test]
fn nobody_is_waited_for_once_nobody_waits() {
    let (spec, _folder) = script(Protocol::Gomocup, &format!("{POLITE} sleep 100{END}"));
    let stop = StopFlag::new();
    let mut engine = ExternalEngine::start(&spec, &attendant(), &stop).unwrap();
    stop_soon(&stop);
    let begun = Instant::now();
    let time = Time::of_move(Duration::from_mins(1));
    assert_eq!(engine.think(&five(), time, &stop, &mut |_| {}), Err(Failure::Stopped));
    drop(engine);
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
}

#[test]
fn an_engine_that_hangs_is_not_waited_for_without_end() {
    let (spec, _folder) = script(Protocol::Gomocup, &format!("{POLITE} sleep 100{END}"));
    let stop = StopFlag::new();
    let mut engine = ExternalEngine::start(&spec, &attendant(), &stop).unwrap();
    let failure = engine.think(&five(), Time::of_move(Duration::ZERO), &stop, &mut |_| {}).unwrap_err();
    assert!(matches!(&failure, Failure::NoAnswer { command, .. } if command == "BEGIN"), "{failure}");
}

#[test]
fn an_engine_that_was_not_waited_for_answers_the_next_question() {
    let slow = format!("{POLITE} sleep 1; echo 3,3{END}");
    let (spec, _folder) = script(Protocol::Gomocup, &slow);
    let stop = StopFlag::new();
    let mut engine = ExternalEngine::start(&spec, &attendant(), &stop).unwrap();
    stop_soon(&stop);
    let time = Time::of_move(Duration::from_millis(300));
    assert_eq!(engine.think(&five(), time, &stop, &mut |_| {}), Err(Failure::Stopped));
    let point = gomoku::DEFAULT_SIZE.point(3, 3).unwrap();
    let reply = engine.think(&five(), time, &StopFlag::new(), &mut |_| {});
    assert_eq!(reply, Ok(Reply::Step(Step::Point(point))));
}

/// Plays what an engine answers, and says whether the game goes on.
fn reply(engine: &mut ExternalEngine, position: &mut Position) -> bool {
    let time = Time::of_move(Duration::from_millis(100));
    match engine.think(position, time, &StopFlag::new(), &mut |_| {}).unwrap() {
        Reply::Step(Step::Point(point)) => position.play(Move::Place(point)).unwrap(),
        Reply::Step(Step::Pass) => position.play(Move::Pass).unwrap(),
        Reply::Step(Step::Answer(_)) => panic!("no opening is played"),
        Reply::Resign => return false,
    }
    position.outcome().is_none()
}

#[test]
fn an_engine_follows_a_game_that_is_taken_back_and_another_game() {
    for protocol in Protocol::ALL {
        let mut engine = ExternalEngine::start(&own(protocol), &attendant(), &StopFlag::new()).unwrap();
        for lines in [9, 13] {
            let size = BoardSize::new(lines).unwrap();
            let start = match protocol {
                Protocol::Gomocup => Position::Gomoku(Box::new(gomoku::Position::new(size, Rule::Renju))),
                Protocol::Gtp => Position::Go(go::Position::new(size, RuleSet::Chinese.rules())),
            };
            let mut position = start.clone();
            for _ in 0..6 {
                assert!(reply(&mut engine, &mut position));
            }
            // Three moves back, and on with another one.
            let moves: Vec<Move> = position.moves().take(3).collect();
            let mut again = start.clone();
            for made in moves {
                again.play(made).unwrap();
            }
            let free = again.empty_points().find(|point| again.check(Move::Place(*point)).is_ok()).unwrap();
            again.play(Move::Place(free)).unwrap();
            for _ in 0..3 {
                assert!(reply(&mut engine, &mut again));
            }
        }
    }
}

#[test]
fn handicap_stones_and_stones_set_up_are_told() {
    let size = BoardSize::new(9).unwrap();
    let mut engine = ExternalEngine::start(&own(Protocol::Gtp), &attendant(), &StopFlag::new()).unwrap();
    let handicap = go::Handicap::fixed(size, 3).unwrap();
    let setup = go::Setup::handicap(&handicap);
    let mut position = Position::Go(setup.position(RuleSet::Japanese.rules().for_handicap()).unwrap());
    assert_eq!(position.to_move(), Color::White);
    assert!(reply(&mut engine, &mut position));
    assert_eq!(position.stones().count(), 4);

    let stones = [(3, 3, Color::Black), (4, 4, Color::White), (3, 4, Color::Black)];
    let stones = stones.map(|(x, y, color)| (size.point(x, y).unwrap(), color)).to_vec();
    let setup = go::Setup { stones: stones.clone(), to_move: Color::White, ..go::Setup::empty(size) };
    let mut position = Position::Go(setup.position(RuleSet::Aga.rules()).unwrap());
    assert!(reply(&mut engine, &mut position));

    let mut engine = ExternalEngine::start(&own(Protocol::Gomocup), &attendant(), &StopFlag::new()).unwrap();
    let setup = gomoku::Setup { size, stones, to_move: Color::White };
    let mut position = Position::Gomoku(Box::new(setup.position(Rule::Freestyle).unwrap()));
    assert!(reply(&mut engine, &mut position));
    assert_eq!(position.stones().count(), 4);
}

#[test]
fn swap2_is_played_by_an_engine_step_by_step() {
    let size = gomoku::DEFAULT_SIZE;
    let time = Time::of_move(Duration::from_millis(200));
    let stop = StopFlag::new();
    for rule in [Rule::Freestyle, Rule::Standard] {
        let start = || ExternalEngine::start(&own(Protocol::Gomocup), &attendant(), &stop).unwrap();
        let mut engines = [start(), start()];
        let mut opening = OpeningGame::new(Opening::Swap2, size).unwrap();
        while let Some(actor) = opening.actor() {
            let engine = &mut engines[usize::from(actor == Party::Second)];
            let chosen = engine.open((&opening, rule), time, &stop, &mut |_| {}).unwrap();
            opening.apply(chosen).unwrap();
        }
        // Whoever has White moves, the stone of the answer where that had one.
        let white = usize::from(opening.black() == Party::First);
        let mut position = Position::Gomoku(Box::new(opening.position(rule)));
        for n in 0..4 {
            assert!(reply(&mut engines[(white + n) % 2], &mut position));
        }
    }
}

#[test]
fn one_answer_is_a_whole_turn_and_an_engine_that_knows_no_swap2_says_so() {
    let (time, stop) = (Time::of_move(Duration::from_millis(300)), StopFlag::new());
    let ask = |text: &str, n: usize| -> Vec<Result<opening::Step, Failure>> {
        let (spec, _folder) = script(Protocol::Gomocup, text);
        let mut engine = ExternalEngine::start(&spec, &attendant(), &stop).unwrap();
        let mut opening = OpeningGame::new(Opening::Swap2, gomoku::DEFAULT_SIZE).unwrap();
        let mut next = || {
            let chosen = engine.open((&opening, Rule::Freestyle), time, &stop, &mut |_| {});
            chosen.inspect(|chosen| opening.apply(*chosen).unwrap())
        };
        (0..n).map(|_| next()).collect()
    };
    // It answers once, and is asked no more.
    let once = format!("{POLITE} if [ -z \"$done\" ]; then done=1; echo 7,7 8,8 2,2; else exit 3; fi {END}");
    let point = |x, y| Ok(opening::Step::Point(gomoku::DEFAULT_SIZE.point(x, y).unwrap()));
    assert_eq!(ask(&once, 3), [point(7, 7), point(8, 8), point(2, 2)]);
    let refused =
        |said: &str| Err(Failure::Refused { command: "SWAP2BOARD".to_owned(), said: said.to_owned() });
    assert_eq!(ask(&format!("{POLITE} echo UNKNOWN command {END}"), 1), [refused("UNKNOWN command")]);
    assert_eq!(ask(&format!("{POLITE} echo ERROR no {END}"), 1), [refused("ERROR no")]);
    assert_eq!(ask(&format!("{POLITE} echo 7,7 {END}"), 1), [Err(Failure::IllegalMove("7,7".to_owned()))]);
}

/// An engine that analyzes until it is told something else.
const ANALYST: &str = r#"
pid=
while read -r number command rest; do
  if [ -n "$pid" ]; then kill $pid; wait $pid 2>/dev/null; pid=; echo; fi
  case "$command" in
    name) printf '=%s Analyst\n\n' "$number";;
    list_commands) printf '=%s kata-analyze\nplay\n\n' "$number";;
    kata-analyze) printf '=%s\n' "$number"
      (while :; do echo "info move E5 visits 8 winrate 0.61 scoreLead 2.5 order 0 pv E5 C3 info move C3 visits 1 winrate 0.5 scoreLead 0.0 order 1 pv C3"; sleep 0.05; done) & pid=$!;;
    quit) exit 0;;
    *) printf '=%s\n\n' "$number";;
  esac
done
"#;

#[test]
fn an_engine_analyzes_one_position_after_the_other() {
    let (spec, _folder) = script(Protocol::Gtp, ANALYST);
    let mut engine = ExternalEngine::start(&spec, &attendant(), &StopFlag::new()).unwrap();
    let size = BoardSize::new(9).unwrap();
    let mut position = go::Position::new(size, RuleSet::Chinese.rules());
    for n_moves in 0..3 {
        let mut heard = Vec::new();
        let mut on_infos = |infos: &[goishi::search::GoInfo]| heard.push(infos.to_vec());
        engine.analyze(&position, Duration::from_millis(400), &StopFlag::new(), &mut on_infos).unwrap();
        let last = heard.last().unwrap();
        assert_eq!((last.len(), last[0].visits, last[0].lead), (2, 9, 2.5), "after {n_moves} moves");
        assert_eq!(last[0].pv.first(), Some(&Move::Place(size.center())));
        position.play(Move::Place(size.point(n_moves, 0).unwrap())).unwrap();
    }
    // Who has enough is obeyed at once.
    let stop = StopFlag::new();
    let mut on_infos = |_: &[goishi::search::GoInfo]| stop.stop();
    let begun = Instant::now();
    let stopped = engine.analyze(&position, Duration::from_mins(1), &stop, &mut on_infos);
    assert_eq!(stopped, Err(Failure::Stopped));
    assert!(begun.elapsed() < Duration::from_secs(10));
}

/// Our own analysis is read as that of others is: the best move of a small board is its center.
#[test]
fn our_engine_analyzes_for_others() {
    let mut engine = ExternalEngine::start(&own(Protocol::Gtp), &attendant(), &StopFlag::new()).unwrap();
    let size = BoardSize::new(5).unwrap();
    let position = go::Position::new(size, RuleSet::Chinese.rules());
    let mut heard = Vec::new();
    let mut on_infos = |infos: &[goishi::search::GoInfo]| heard.push(infos.to_vec());
    engine.analyze(&position, Duration::from_secs(1), &StopFlag::new(), &mut on_infos).unwrap();
    let best = &heard.last().unwrap()[0];
    assert_eq!(best.pv.first(), Some(&Move::Place(size.center())));
    assert!(best.win_rate > 0.5 && best.visits > 0, "{best:?}");
}

#[test]
fn an_engine_that_does_not_analyze_says_so() {
    let (spec, _folder) = script(
        Protocol::Gtp,
        "while read -r number command rest; do case \"$command\" in kata-analyze) printf '?%s unknown command\\n\\n' $number;; *) printf '=%s\\n\\n' $number;; esac; done\n",
    );
    let mut engine = ExternalEngine::start(&spec, &attendant(), &StopFlag::new()).unwrap();
    let position = go::Position::new(BoardSize::new(9).unwrap(), RuleSet::Chinese.rules());
    let failure = engine.analyze(&position, Duration::from_secs(5), &StopFlag::new(), &mut |_| {});
    assert!(matches!(failure, Err(Failure::Refused { .. })), "{failure:?}");
}

#[test]
fn a_setting_is_told_once_for_some_engines_forget_the_board_over_it() {
    // It answers by the number of stones that it knows.
    let text = r#"
n=0
while read -r word rest; do
  case "$word $rest" in
    START*) n=0; echo OK;;
    ABOUT*) echo 'name="Forgetful"';;
    "INFO thread_num"*) n=0;;
    BEGIN*) n=1; echo 0,14;;
    TURN*) n=$((n + 2)); echo "$((n - 1)),14";;
    END*) exit 0;;
  esac
done
"#;
    let (spec, _folder) = script(Protocol::Gomocup, text);
    let stop = StopFlag::new();
    let mut engine = ExternalEngine::start(&spec, &attendant(), &stop).unwrap();
    let mut position = gomoku::Position::new(gomoku::DEFAULT_SIZE, Rule::Freestyle);
    for n_known in [0, 2, 4] {
        let now = Position::Gomoku(Box::new(position.clone()));
        let time = Time::of_move(Duration::from_millis(300 + n_known));
        let reply = engine.think(&now, time, &stop, &mut |_| {}).unwrap();
        let Reply::Step(Step::Point(point)) = reply else { panic!("{reply:?}") };
        assert_eq!(u64::from(point.x()), n_known);
        position.play(point).unwrap();
        position.play(position.size().point(u8::try_from(n_known).unwrap(), 0).unwrap()).unwrap();
    }
}
