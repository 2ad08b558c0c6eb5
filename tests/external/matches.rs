//! `goishi-engine match` with engines of others.

use std::process::{Command, Output};

use goishi::game::Outcome;
use goishi::record::{psq, sgf};

use super::*;

fn play(arguments: &[&str]) -> Output {
    Command::new(PROGRAM).arg("match").args(arguments).output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn games_of_an_engine_are_played_and_written() {
    let folder = tempfile::tempdir().unwrap();
    let (games, psqs) = (folder.path().join("games.sgf"), folder.path().join("games"));
    let engine = format!("gomocup:'{PROGRAM}' gomocup");
    let files = ["--sgf", games.to_str().unwrap(), "--psq", psqs.to_str().unwrap()];
    let output =
        play(&[&[engine.as_str(), "textbook", "--games", "2", "--seconds", "0.1"], &files[..]].concat());
    let text = said(&output);
    assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
    assert!(text.starts_with("goishi-engine is Goishi "), "{text}");
    assert!(text.contains("goishi-engine against textbook: 2-0-0 (wins, draws, losses)"), "{text}");
    let read = sgf::read(&fs::read(&games).unwrap());
    assert_eq!(read.games.len(), 2);
    for tree in read.games {
        let game = goishi::game::Match::from_record(tree).unwrap();
        let moves = game.record().main_line().count();
        assert!(moves > 8, "{moves}");
    }
    let first = psq::read(&fs::read(psqs.join("00001.psq")).unwrap());
    assert_eq!(first.games.len(), 1);
}

#[test]
fn games_of_go_are_played_to_the_count() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games.sgf");
    let engine = format!("gtp:'{PROGRAM}' gtp --level learner");
    let output = play(&[
        &engine,
        "textbook",
        "--games",
        "2",
        "--size",
        "5",
        "--sgf",
        games.to_str().unwrap(),
        "--show",
    ]);
    let text = said(&output);
    assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
    assert!(text.contains("game 1: black goishi-engine, "), "{text}");
    for tree in sgf::read(&fs::read(&games).unwrap()).games {
        let game = goishi::game::Match::from_record(tree).unwrap();
        assert!(matches!(game.outcome(), Some(Outcome::Win { .. } | Outcome::Draw(_))), "{text}");
    }
}

#[test]
fn an_engine_that_breaks_loses_its_game_and_plays_the_next() {
    let (_, folder) = script(Protocol::Gomocup, &format!("{POLITE} echo 0,0{END}"));
    let engine = format!("gomocup:sh {}", folder.path().join("engine.sh").display());
    let output = play(&["textbook", &engine, "--games", "2", "--seconds", "0.1"]);
    let text = said(&output);
    assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
    assert!(text.contains("textbook against sh: 2-0-0"), "{text}");
    for number in [1, 2] {
        assert!(text.contains(&format!("game {number}: sh has lost by the illegal move 0,0")), "{text}");
    }
}

#[test]
fn a_test_ends_the_match_as_soon_as_it_is_decided() {
    let output = play(&["casual", "textbook", "--games", "1000", "--size", "13", "--sprt", "0,200"]);
    let text = said(&output);
    assert!(text.contains("SPRT +0 against +200 Elo: +200 Elo or more is taken"), "{text}");
}

#[test]
fn what_cannot_be_played_is_said_before_the_first_game() {
    let says = |arguments: &[&str], expect: &str| {
        let output = play(arguments);
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{text}");
        assert!(text.contains(expect), "{text}");
    };
    says(&["gomocup:/nowhere/engine", "club"], "there is no program \"/nowhere/engine\"");
    says(&["gtp:x", "gomocup:y"], "the same game");
    says(&["club", "learner", "--sprt", "20,0"], "the lower one first");
    says(&["club", "learner", "--game", "go", "--psq", "x"], ".psq");
}
