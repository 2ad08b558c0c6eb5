//! Records on the command line, with the real program; and the seeds of the fuzzing programs.

use std::path::PathBuf;
use std::process::{Command, Output};

use goishi::record::{self, Condition, Format};

fn seed(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records/seeds").join(name)
}

fn engine(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_goishi-engine")).arg("record").args(arguments).output().unwrap()
}

#[test]
fn the_status_says_how_well_files_could_be_read() {
    let names = ["go.sgf", "renju.sgf", "damaged.sgf"].map(|name| seed(name).to_str().unwrap().to_owned());
    let [go, renju, damaged] = names.each_ref().map(String::as_str);
    let sound = engine(&[go, renju]);
    assert_eq!(sound.status.code(), Some(0));
    let lines = String::from_utf8(sound.stdout).unwrap();
    let ends: Vec<&str> =
        lines.lines().filter_map(|line| line.split_once(": ")).map(|(_, rest)| rest).collect();
    assert_eq!(
        ends,
        [
            "go 9x9, Ann - Bo, 5 moves, 3 lines, W+3.5, 0 problems in the file",
            "five in a row 15x15, 甲 - 乙, 5 moves, 2 lines, B+, 0 problems in the file",
            "five in a row 15x15, ? - ?, 3 moves, 1 lines, no result, 0 problems in the file",
        ]
    );
    assert_eq!(engine(&[go, damaged]).status.code(), Some(1));
    let missing = engine(&["no such file", go]);
    assert_eq!(missing.status.code(), Some(2));
    let (out, errors) =
        (String::from_utf8(missing.stdout).unwrap(), String::from_utf8(missing.stderr).unwrap());
    assert!(errors.starts_with("goishi-engine: no such file: ") && errors.lines().count() == 1, "{errors}");
    assert!(out.lines().count() == 1 && out.contains("go 9x9"), "the other is listed: {out}");
    let no_game = engine(&["--game", "3", renju]);
    assert_eq!((no_game.status.code(), no_game.stdout.len()), (Some(2), 0));
    assert!(
        String::from_utf8(no_game.stderr).unwrap().ends_with("it has 2 games, and none with the number 3\n")
    );
    assert_eq!(engine(&["--game", "0", renju]).status.code(), Some(2));
    assert_eq!(engine(&[]).status.code(), Some(2));
    let psq = engine(&["--to", "psq", seed("game.psq").to_str().unwrap()]);
    let expect = std::fs::read_to_string(seed("game.psq")).unwrap().replace("\r\n", "\n");
    // The player who begins is named first.
    let expect = expect.replace(", 1\n", ", 0\n").replace("alpha.exe\npbrain-beta", "beta.exe\npbrain-alpha");
    assert_eq!(String::from_utf8(psq.stdout).unwrap(), expect);
    assert_eq!(engine(&["--to", "psq", go]).status.code(), Some(2));
}

#[test]
fn records_become_pictures() {
    let path = seed("renju.sgf");
    let path = path.to_str().unwrap();
    let draw = |arguments: &[&str]| {
        let output = engine(&[arguments, &["--game", "1", path]].concat());
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
        output.stdout
    };
    let png = draw(&["--to", "png"]);
    assert!(png.starts_with(b"\x89PNG"));
    assert_ne!(draw(&["--to", "png", "--numbers", "2"]), png);
    assert_ne!(draw(&["--to", "png", "--move", "1"]), png);
    assert_eq!(draw(&["--to", "png", "--move", "5"]), png);
    assert!(draw(&["--to", "gif", "--size", "200", "--theme", "night"]).starts_with(b"GIF89a"));
    let svg = String::from_utf8(draw(&["--to", "svg", "--coordinates", "hidden"])).unwrap();
    assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
    let refused = |arguments: &[&str], reason: &str| {
        let output = engine(arguments);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(reason), "{said}");
    };
    refused(&["--to", "png", path], "a .png has place for one game, not for 2");
    refused(&["--to", "gif", "--game", "1", "--move", "99", path], "the main line has 5 moves, not 99");
    refused(&["--to", "png", "--size", "5000", path], "5000");
    refused(&["--to", "png", "--numbers", "few", path], "none, all, or a number of moves");
}

#[test]
fn the_seeds_are_read_as_they_are_meant() {
    let check = |name: &str, n_games, condition| {
        let bytes = std::fs::read(seed(name)).unwrap();
        let extension = name.rsplit_once('.').and_then(|(_, extension)| Format::of_extension(extension));
        let read = record::read(&bytes, extension);
        assert_eq!((read.games.len(), read.condition()), (n_games, condition), "{name}: {:?}", read.problems);
        // What a file holds counts, whatever it is called.
        assert_eq!(record::read(&bytes, None).games, read.games, "{name}");
    };
    check("go.sgf", 1, Condition::Sound);
    check("renju.sgf", 2, Condition::Sound);
    check("japanese.sgf", 1, Condition::Sound);
    check("chinese.sgf", 1, Condition::Sound);
    check("clocks.sgf", 3, Condition::Sound);
    check("damaged.sgf", 1, Condition::Repaired);
    check("game.psq", 1, Condition::Sound);
    check("boards.txt", 2, Condition::Sound);
    check("go.txt", 1, Condition::Sound);
    check("small.lib", 1, Condition::Sound);
}

#[test]
fn the_games_of_a_player_are_summed_up() {
    let [go, renju] = ["go.sgf", "renju.sgf"].map(|name| seed(name).to_str().unwrap().to_owned());
    let text = String::from_utf8(engine(&["--player", "Bo", &go, &renju, &go]).stdout).unwrap();
    let expect = "Bo: 1 games, 1-0-0 (won-drawn-lost), 5.0 moves a game\n\n\
                  | rules | games | won-drawn-lost |\n|---|---:|---|\n| Go, Japanese rules 9x9 | 1 | 1-0-0 |\n";
    assert!(text.starts_with(expect), "a copy counts once: {text}");
    assert!(text.contains("| Ann | 1 | 1-0-0 |"), "{text}");
    let text = String::from_utf8(engine(&["--player", "Nobody", &go]).stdout).unwrap();
    assert_eq!(text, "Nobody: 0 games, 0-0-0 (won-drawn-lost)\n");
}
