//! The folder of games: nothing in it is lost, whatever is done to it and whatever lies in it.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::time::{Duration, SystemTime};

use goishi::board::{ByColor, Color};
use goishi::game::tree::InfoKey;
use goishi::game::{GoSetup, Match, MatchSetup, Seat, Walk};
use goishi::record::sgf;
use goishi::record::shelf::{Damage, Deleted, FileName, Listed, Moment, Progress, Shelf, ShelfError};
use tempfile::TempDir;

fn shelf() -> (TempDir, Shelf) {
    let folder = tempfile::tempdir().unwrap();
    let shelf = Shelf::open(folder.path().join("games")).unwrap();
    (folder, shelf)
}

fn name(text: &str) -> FileName {
    FileName::new(text).unwrap()
}

fn game(n_moves: usize) -> Match {
    let seats = ByColor { black: Seat::Human, white: Seat::Human };
    let mut game = Match::new(MatchSetup { seats, ..MatchSetup::default() });
    let points: Vec<_> = game.size().points().step_by(2).take(n_moves).collect();
    for point in points {
        game.play(point).unwrap();
    }
    game
}

fn names() -> ByColor<String> {
    ByColor { black: "Ann".to_owned(), white: "Bo".to_owned() }
}

fn save(shelf: &Shelf, file: &str, n_moves: usize, progress: Progress) {
    shelf.save(&name(file), sgf::tree_of(&game(n_moves), &names()), progress).unwrap();
}

fn listed(shelf: &Shelf) -> Vec<Listed> {
    let mut listed = shelf.list(Vec::new()).unwrap();
    listed.sort_by(|one, other| one.name.cmp(&other.name));
    listed
}

fn stems(shelf: &Shelf) -> Vec<String> {
    listed(shelf).iter().map(|file| file.name.stem().to_owned()).collect()
}

#[test]
fn the_game_that_ended_last_is_found() {
    let (_folder, shelf) = shelf();
    save(&shelf, "put away", 3, Progress::Closed);
    assert!(shelf.ended_last().is_none(), "it has not ended");
    // One from elsewhere was not played here.
    fs::write(shelf.folder().join("other.sgf"), "(;GM[4]SZ[15]RE[B+];B[hh])").unwrap();
    assert!(shelf.ended_last().is_none());
    let mut ended = game(4);
    ended.resign(Color::White);
    shelf.save(&name("ended"), sgf::tree_of(&ended, &names()), Progress::Closed).unwrap();
    assert_eq!(shelf.ended_last().map(|(file, _)| file), Some(name("ended")));
    // Nor is a copy in which variations were tried.
    let mut study = ended.clone();
    study.note_study();
    shelf.save(&name("study"), sgf::tree_of(&study, &names()), Progress::Closed).unwrap();
    assert_eq!(shelf.ended_last().map(|(file, _)| file), Some(name("ended")));
}

#[test]
fn a_saved_match_is_found_and_played_on() {
    let (_folder, shelf) = shelf();
    let mut played = game(6);
    played.undo();
    played.walk(Walk::Back(2));
    shelf.save(&name("last"), sgf::tree_of(&played, &names()), Progress::UnderWay).unwrap();
    let (file, tree) = shelf.under_way().unwrap();
    assert_eq!(file, name("last"));
    let again = Match::from_record(tree).unwrap();
    assert_eq!((again.node(), again.position().n_moves()), (played.node(), 3));
    // Put away, it is offered no more, and the mark is in no other record.
    shelf.save(&file, sgf::tree_of(&again, &names()), Progress::Closed).unwrap();
    assert!(shelf.under_way().is_none());
    assert!(!fs::read_to_string(shelf.path(&file)).unwrap().contains("XU"));
}

#[test]
fn a_list_tells_what_files_hold() {
    let (_folder, shelf) = shelf();
    let mut tree = sgf::tree_of(&game(3), &names());
    tree.set_info(InfoKey::Date, "2026-11-21");
    shelf.save(&name("five"), tree, Progress::UnderWay).unwrap();
    let go = Match::new(MatchSetup { game: GoSetup::default().into(), ..MatchSetup::default() });
    let nobody = ByColor { black: String::new(), white: String::new() };
    shelf.save(&name("go"), sgf::tree_of(&go, &nobody), Progress::Closed).unwrap();
    let files = listed(&shelf);
    let five = files[0].content.as_ref().unwrap();
    assert_eq!((five.n_moves, five.n_lines, five.n_games, five.n_problems), (3, 1, 1, 0));
    assert_eq!((five.players.black.as_deref(), five.date.as_deref()), (Some("Ann"), Some("2026-11-21")));
    assert_eq!((five.stones.count(Color::Black), five.stones.count(Color::White)), (2, 1));
    assert_eq!(
        (five.progress, files[1].content.as_ref().unwrap().progress),
        (Progress::UnderWay, Progress::Closed)
    );
    assert_eq!(files[1].content.as_ref().unwrap().players.white, None);
}

#[test]
fn files_that_did_not_change_are_not_read_again() {
    let (_folder, shelf) = shelf();
    save(&shelf, "one", 3, Progress::Closed);
    save(&shelf, "two", 3, Progress::Closed);
    let mut known = shelf.list(Vec::new()).unwrap();
    for listed in &mut known {
        listed.content = Err(Damage::TooLong(0));
    }
    save(&shelf, "two", 5, Progress::Closed);
    for listed in shelf.list(known).unwrap() {
        let n_moves = listed.content.ok().map(|summary| summary.n_moves);
        assert_eq!(n_moves, if listed.name == name("two") { Some(5) } else { None });
    }
}

#[test]
fn damaged_files_are_listed_and_kept() {
    let (_folder, shelf) = shelf();
    save(&shelf, "sound", 4, Progress::Closed);
    let sound = fs::read(shelf.path(&name("sound"))).unwrap();
    fs::write(shelf.path(&name("cut")), &sound[..sound.len() - 12]).unwrap();
    fs::write(shelf.path(&name("empty")), b"").unwrap();
    fs::write(shelf.path(&name("junk.psq")), [0xff; 300]).unwrap();
    fs::write(shelf.folder().join("notes.md"), b"no record").unwrap();
    fs::create_dir(shelf.folder().join("folder.sgf")).unwrap();
    assert_eq!(stems(&shelf), ["cut", "empty", "junk", "sound"]);
    let files = listed(&shelf);
    let cut = files[0].content.as_ref().unwrap();
    assert!(cut.n_problems > 0 && (2..=4).contains(&cut.n_moves), "{cut:?}");
    for file in &files[1..3] {
        assert!(matches!(file.content, Err(Damage::NoGame(_))), "{file:?}");
    }
    assert_eq!(fs::read(shelf.path(&name("empty"))).unwrap(), b"");
    assert!(shelf.under_way().is_none());
}

#[cfg(unix)]
#[test]
fn what_is_no_file_is_listed_too() {
    let (_folder, shelf) = shelf();
    std::os::unix::fs::symlink("nowhere", shelf.path(&name("link"))).unwrap();
    let socket = std::os::unix::net::UnixListener::bind(shelf.path(&name("socket"))).unwrap();
    let files = listed(&shelf);
    assert_eq!(files.len(), 2);
    assert!(files.iter().all(|file| matches!(file.content, Err(Damage::Unreadable(_)))), "{files:?}");
    drop(socket);
}

#[test]
fn a_name_is_never_taken_away() {
    let (_folder, shelf) = shelf();
    save(&shelf, "one", 1, Progress::Closed);
    save(&shelf, "two", 2, Progress::Closed);
    assert!(matches!(shelf.rename(&name("one"), &name("two")), Err(ShelfError::Exists(_))));
    assert_eq!(
        shelf.rename(&name("one"), &name("three.psq")).unwrap(),
        name("three.sgf"),
        "the ending stays"
    );
    assert_eq!(shelf.rename(&name("two"), &name("two")).unwrap(), name("two"));
    assert!(matches!(shelf.rename(&name("one"), &name("four")), Err(ShelfError::Io { .. })));
    assert_eq!(stems(&shelf), ["three", "two"]);
    let begun = Moment::from_unix_s(1_700_000_000);
    let first = shelf.unused_name(begun).unwrap();
    assert_eq!(first.as_str(), "2023-11-14 22-13-20.sgf");
    save(&shelf, first.as_str(), 1, Progress::Closed);
    assert_eq!(shelf.unused_name(begun).unwrap().stem(), "2023-11-14 22-13-20 2");
    let outside = shelf.folder().join("../two.sgf");
    fs::write(&outside, b"(;GM[4];B[hh])").unwrap();
    assert_eq!(shelf.import(&outside).unwrap(), name("two 2"));
    assert_eq!(fs::read(shelf.path(&name("two 2"))).unwrap(), b"(;GM[4];B[hh])");
}

/// What was deleted, without what it holds.
fn deleted(shelf: &Shelf) -> Vec<Deleted> {
    shelf.list_deleted(Vec::new()).unwrap().into_iter().map(|(deleted, _)| deleted).collect()
}

#[test]
fn deleting_is_taken_back_until_it_is_done_for_good() {
    let (_folder, shelf) = shelf();
    let (now, day) = (SystemTime::now(), Duration::from_hours(24));
    assert!(deleted(&shelf).is_empty());
    save(&shelf, "one", 1, Progress::Closed);
    let first = shelf.delete(&name("one"), now - 3 * day).unwrap();
    save(&shelf, "one", 2, Progress::Closed);
    let second = shelf.delete(&name("one"), now).unwrap();
    assert_eq!(stems(&shelf), [""; 0]);
    // A later start of the program finds them, the last one first, with what they hold.
    let again = Shelf::open(shelf.folder()).unwrap();
    assert_eq!(deleted(&again), [second.clone(), first.clone()]);
    let files = again.list_deleted(Vec::new()).unwrap();
    let held = files.iter().map(|(_, file)| (file.name.clone(), file.content.as_ref().unwrap().n_moves));
    assert_eq!(held.collect::<Vec<_>>(), [(name("one"), 2), (name("one"), 1)]);
    assert_eq!(files[1].0.when, Moment::from(now - 3 * day));
    assert_eq!(shelf.restore(&second).unwrap(), name("one"));
    assert_eq!(shelf.restore(&first).unwrap(), name("one 2"));
    assert!(shelf.restore(&first).is_err());
    let held = |file: &Listed| (file.name.stem().to_owned(), file.content.as_ref().unwrap().n_moves);
    let held: Vec<_> = listed(&shelf).iter().map(held).collect();
    assert_eq!(held, [("one 2".to_owned(), 1), ("one".to_owned(), 2)]);
    let gone = shelf.delete(&name("one"), now - 3 * day).unwrap();
    let kept = shelf.delete(&name("one 2"), now - 3 * day).unwrap();
    // What else lies there is none of ours.
    for strange in
        ["x.sgf", "7.sgf", " a.sgf", "99999999999999999999 a.sgf", "7 .sgf", "7 notes.md", "-\u{661} a.sgf"]
    {
        fs::write(shelf.folder().join(".trash").join(strange), b"(;").unwrap();
    }
    shelf.discard(&gone).unwrap();
    assert!(shelf.discard(&gone).is_err() && shelf.restore(&gone).is_err());
    assert_eq!(deleted(&shelf), [kept]);
}

#[test]
fn what_is_left_half_written_is_thrown_away_and_nothing_else() {
    let (_folder, shelf) = shelf();
    let (now, day) = (SystemTime::now(), Duration::from_hours(24));
    save(&shelf, "one", 1, Progress::Closed);
    save(&shelf, "two", 1, Progress::Closed);
    let kept = shelf.delete(&name("one"), now - 1000 * day).unwrap();
    let part = shelf.folder().join(".1-0-one.sgf.part");
    fs::write(&part, b"(;").unwrap();
    shelf.tidy(now + day / 2, day).unwrap();
    assert!(part.exists());
    shelf.tidy(now + 2 * day, day).unwrap();
    assert!(!part.exists());
    assert_eq!((deleted(&shelf), stems(&shelf)), (vec![kept], vec!["two".to_owned()]));
}

#[test]
fn files_opened_lately_are_remembered() {
    let (_folder, shelf) = shelf();
    assert!(shelf.recent().is_empty());
    let paths: Vec<_> = (0..Shelf::N_RECENT + 3)
        .map(|i| {
            save(&shelf, &format!("game {i}"), 1, Progress::Closed);
            shelf.path(&name(&format!("game {i}")))
        })
        .collect();
    for path in &paths {
        shelf.add_recent(path).unwrap();
    }
    shelf.add_recent(&paths[10]).unwrap();
    fs::remove_file(&paths[20]).unwrap();
    let recent = shelf.recent();
    assert_eq!(recent[..3], [paths[10].clone(), paths[22].clone(), paths[21].clone()]);
    assert_eq!(recent.len(), Shelf::N_RECENT - 1);
    fs::write(shelf.folder().join(".recent"), [0xff, b'\n', 0, b'\n']).unwrap();
    assert_eq!(shelf.recent().len(), 0);
}

#[test]
fn a_failed_save_leaves_what_was_there() {
    let (_folder, shelf) = shelf();
    save(&shelf, "one", 3, Progress::Closed);
    // Nobody, not even the superuser, puts a file in place of a folder.
    fs::create_dir(shelf.path(&name("two"))).unwrap();
    let tree = sgf::tree_of(&game(5), &names());
    assert!(matches!(shelf.save(&name("two"), tree, Progress::Closed), Err(ShelfError::Io { .. })));
    assert_eq!(stems(&shelf), ["one"]);
    let hidden = fs::read_dir(shelf.folder()).unwrap().flatten();
    assert_eq!(hidden.filter(|entry| entry.file_name().to_string_lossy().starts_with('.')).count(), 0);
}
