//! The covering puzzle, asked of the real program.

#![expect(clippy::unwrap_used, reason = "what fails here fails the test")]

use std::process::{Command, Output};

fn cover(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_goishi-engine")).arg("cover").args(args).output().unwrap()
}

#[test]
fn a_board_is_solved_and_drawn() {
    let output = cover(&["5x5"]);
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8(output.stdout).unwrap();
    let expect =
        "Board: 5×5\nFewest stones: 7\nSolutions: 22\nDifferent up to turning and mirroring: 4\nTime: ";
    assert!(text.starts_with(expect), "{text}");
    assert!(text.contains("\nX . . . X      . X . . X      X . . . X      . . X . .\n"), "{text}");
}

#[test]
fn wrong_boards_are_refused_with_a_reason() {
    let check = |args: &[&str], expect: &str| {
        let output = cover(args);
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(output.stdout.is_empty() && error.contains(expect), "{args:?}: {error}");
    };
    check(&["10x5"], "1 to 9 points wide and high, not 10×5");
    check(&["0x5"], "1 to 9 points wide and high, not 0×5");
    check(&["99999999999999999999x5"], "1 to 9 points wide and high");
    check(&["5"], "written as width x height");
    check(&["five"], "written as width x height");
    check(&["5x5", "--steps", "many"], "invalid digit");
    check(&["--steps", "5"], "BOARD");
}
