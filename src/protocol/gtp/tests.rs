//! Conversations without the pipe.

use super::*;
use crate::board::Color;
use crate::go::Move;
use crate::go::vertex;
use proptest::prelude::*;

fn session() -> Session {
    let limits = Limits { nodes: Some(50), ..Limits::default() };
    Session::new(Level::Learner, None, limits, 1, StopFlag::new())
}

/// The whole answer to a request after which nothing more is said.
fn answer(session: &mut Session, request: &Request) -> String {
    let (_, receiver) = mpsc::channel();
    let mut out = Vec::new();
    super::answer(session, request, &mut Lines { receiver, next: None }, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

/// Lines after `<` are said, those after `>` are the first lines of the answers expected.
#[track_caller]
fn follow(session: &mut Session, transcript: &str) {
    let mut said = String::new();
    for line in transcript.lines().map(str::trim) {
        if let Some(text) = line.strip_prefix('<') {
            said = Request::read(text).map(|request| answer(session, &request)).unwrap_or_default();
            assert!(said.is_empty() || said.ends_with("\n\n"));
        } else if let Some(expect) = line.strip_prefix('>') {
            assert_eq!(said.lines().next().unwrap_or_default().trim(), expect.trim(), "{said}");
        }
    }
}

#[test]
fn list_commands_is_the_table() {
    let mut session = session();
    let listed = answer(&mut session, &Request::read("list_commands").unwrap());
    let listed: Vec<&str> = listed.trim_start_matches('=').split_whitespace().collect();
    assert_eq!(listed, COMMANDS.map(|command| command.name));
    for command in &COMMANDS {
        let known = answer(&mut session, &Request::read(&format!("known_command {}", command.name)).unwrap());
        assert_eq!(known, "= true\n\n");
        assert_eq!(COMMANDS.iter().filter(|other| other.name == command.name).count(), 1);
        // Without arguments every command answers something or says why not.
        let said = answer(&mut session, &Request::read(command.name).unwrap());
        let refusals = ["? syntax error\n\n", "? cannot undo\n\n", "? bad vertex list\n\n"];
        assert!(said.starts_with('=') || refusals.contains(&said.as_str()), "{said}");
    }
}

#[test]
fn lines_are_cleaned_before_they_are_read() {
    let read = |line: &str| Request::read(line).map(|request| (request.id, request.name, request.arguments));
    let request = |id: &str, name: &str, arguments: &[&str]| {
        Some((id.to_owned(), name.to_owned(), arguments.iter().map(|a| (*a).to_owned()).collect()))
    };
    assert_eq!(read(""), None);
    assert_eq!(read("  # only a comment"), None);
    assert_eq!(read("\u{1}\u{7f}\r"), None);
    assert_eq!(read("12 play\tB\x07 c3 # why"), request("12", "play", &["B", "c3"]));
    assert_eq!(read("NAME\r"), request("", "name", &[]));
    assert_eq!(read("007"), request("007", "", &[]));
}

#[test]
fn play_and_undo() {
    follow(
        &mut session(),
        "< boardsize 9
         > =
         < 1 play b C3
         > =1
         < 2 play w c3
         > ?2 illegal move: the point is taken
         < play w j9
         > =
         < play w k9
         > ? syntax error
         < play red c4
         > ? syntax error
         < play b
         > ? syntax error
         < undo
         > =
         < undo
         > =
         < undo
         > ? cannot undo
         < boardsize 4
         > ? unacceptable size
         < boardsize 20
         > ? unacceptable size
         < komi 6.5
         > =
         < komi six
         > ? syntax error
         < komi 7.25
         > ? komi is counted in half points
         < komi 6,5
         > ? komi is written with a point, not with a comma
         < komi 1000
         > ? komi is at most 625 points
         < goishi-rules
         > = Chinese 6.5
         < nonsense
         > ? unknown command",
    );
}

#[test]
fn the_game_may_go_on_after_passes() {
    follow(
        &mut session(),
        "< boardsize 9
         < play b pass
         > =
         < play w PASS
         > =
         < play w pass
         > =
         < play b d4
         > =
         < play b pass
         > =
         < play w pass
         > =
         < undo
         > =
         < undo
         > =
         < play b d5
         > =",
    );
}

#[test]
fn handicaps() {
    follow(
        &mut session(),
        "< fixed_handicap 2
         > = D4 Q16
         < fixed_handicap 2
         > ? board not empty
         < clear_board
         < fixed_handicap 10
         > ? invalid number of stones
         < place_free_handicap 4
         > = D4 Q16 D16 Q4
         < clear_board
         < set_free_handicap A1 A1
         > ? bad vertex list
         < set_free_handicap A1
         > ? bad vertex list
         < set_free_handicap A1 pass
         > ? bad vertex list
         < set_free_handicap A1 B1
         > =
         < boardsize 5
         < place_free_handicap 4
         > = B2 D4",
    );
}

#[test]
fn rules_and_scores() {
    follow(
        &mut session(),
        "< boardsize 5
         < kgs-rules japanese
         > =
         < komi 0.5
         < goishi-rules
         > = Japanese 0.5
         < kgs-rules french
         > ? unknown rules
         < kgs-rules chinese
         < komi 0
         < play b b5
         < play b b4
         < play b b3
         < play b b2
         < play b b1
         < play w c5
         < play w c4
         < play w c3
         < play w c2
         < play w c1
         < play w e3
         < play b a3
         < play w d4
         < play w d2
         < final_score
         > = W+5
         < final_status_list dead
         > =
         < final_status_list everything
         > ? syntax error",
    );
}

/// Some random stones, too few to close anything at first and many at last: no side is said to have more than there
/// is, nor the whole board because the other one has nothing on it.
#[test]
fn an_estimate_stays_within_the_board() {
    let mut random = 12_345_u32;
    for lines in [5, 7, 9, 13, 19, 25] {
        for (rules, komi) in [("chinese", 7.5), ("japanese", -6.5)] {
            let mut session = session();
            follow(
                &mut session,
                &format!("< boardsize {lines}\n> =\n< kgs-rules {rules}\n> =\n< komi {komi}\n> ="),
            );
            let size = session.position.size();
            for n_moves in [1, size.n_points() / 8, size.n_points()] {
                while session.position.moves().len() < n_moves {
                    random = random.wrapping_mul(1_103_515_245).wrapping_add(12_345);
                    let at = (random >> 8) as usize % size.n_points();
                    if session.position.play(Move::Place(size.points().nth(at).unwrap())).is_err() {
                        session.position.play(Move::Pass).unwrap();
                        session.position.resume(Color::Black);
                    }
                }
                let said = answer(&mut session, &Request::read("goishi-estimate").unwrap());
                let result = said.lines().next().unwrap().trim_start_matches("= ");
                let margin: f64 = result.split('+').nth(1).unwrap_or("0").parse().unwrap();
                let (stones, prisoners) = (session.position.stones().count(), session.position.prisoners());
                let taken = if rules == "japanese" {
                    // What is dead is a prisoner besides.
                    stones + prisoners.black.max(prisoners.white) as usize
                } else {
                    0
                };
                let most = (size.n_points() + taken) as f64 + f64::abs(komi);
                assert!(margin <= most, "{result}\n{:?}", session.position);
                let alone = size.n_points() as f64 / 4.0 + f64::abs(komi);
                assert!(n_moves > 1 || lines < 9 || margin < alone, "{result}\n{:?}", session.position);
            }
        }
    }
}

/// It is what tests of positions ask with: the same question has the same answer, whatever was asked in between.
#[test]
fn a_move_is_asked_for_without_being_played() {
    let mut session = session();
    follow(&mut session, "< boardsize 9\n< play b d4\n< play w pass");
    let ask = |session: &mut Session, color: &str| {
        answer(session, &Request::read(&format!("reg_genmove {color}")).unwrap())
    };
    let board = answer(&mut session, &Request::read("showboard").unwrap());
    let white = ask(&mut session, "w");
    let black = ask(&mut session, "b");
    assert!([&white, &black].iter().all(|said| said.starts_with("= ") && said.len() > 5), "{white}{black}");
    assert_eq!(answer(&mut session, &Request::read("showboard").unwrap()), board);
    assert_eq!((ask(&mut session, "w"), ask(&mut session, "b")), (white, black));
    follow(
        &mut session,
        "< reg_genmove
         > ? syntax error
         < undo
         > =
         < undo
         > =
         < undo
         > ? cannot undo",
    );
    // After two passes as well.
    follow(&mut session, "< play b pass\n< play w pass\n< play w pass");
    assert!(ask(&mut session, "b").starts_with("= "));
}

#[test]
fn time_systems_of_kgs() {
    let mut session = session();
    follow(
        &mut session,
        "< kgs-time_settings none
         > =
         < kgs-time_settings absolute 600
         > =
         < KGS-time_settings ByoYomi 600 30 5
         > =
         < time_left b 30 5
         > =
         < kgs-time_settings canadian 0 300 25
         > =
         < kgs-time_settings
         > ? syntax error
         < kgs-time_settings absolute
         > ? syntax error
         < kgs-time_settings byoyomi 600 30
         > ? syntax error
         < kgs-time_settings byoyomi 600 30 five
         > ? syntax error
         < kgs-time_settings canadian 600 nan 25
         > ? syntax error
         < kgs-time_settings fischer 600 10
         > ? unknown time system",
    );
}

#[test]
fn any_command_with_any_arguments_is_answered() {
    let mut session = session();
    for command in &COMMANDS {
        for arguments in
            ["", "1", "-1", "999999999999999999999", "b", "w pass", "b c3 4", "nan 1 1", "inf inf 0"]
        {
            let said =
                answer(&mut session, &Request::read(&format!("{} {arguments}", command.name)).unwrap());
            assert!(said.starts_with(['=', '?']) && said.ends_with("\n\n"), "{said}");
        }
        follow(&mut session, "< boardsize 5");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn garbage_is_answered(lines in proptest::collection::vec("\\PC{0,30}", 0..20)) {
        let mut session = session();
        for line in lines {
            if let Some(request) = Request::read(&line) {
                let said = answer(&mut session, &request);
                prop_assert!(said.starts_with(['=', '?']) && said.ends_with("\n\n"));
            }
        }
    }

    #[test]
    fn half_sensible_lines_are_answered(
        words in proptest::collection::vec(
            (0_usize..COMMANDS.len(), "[bw]", "[A-Ta-t][0-9]{1,2}|pass", 0_u8..30),
            0..20,
        ),
    ) {
        let mut session = session();
        follow(&mut session, "< boardsize 5");
        for (i, color, vertex, n) in words {
            let name = COMMANDS[i].name;
            for line in [format!("play {color} {vertex}"), format!("{name} {color} {vertex}"), format!("{name} {n}")] {
                let said = answer(&mut session, &Request::read(&line).unwrap());
                prop_assert!(said.starts_with(['=', '?']) && said.ends_with("\n\n"));
                prop_assert!(session.position.is_consistent());
            }
        }
    }
}

/// What is said of each move: its name, and the words after the names of the values.
fn infos(line: &str) -> Vec<Vec<&str>> {
    line.split("info move ").skip(1).map(|info| info.split_whitespace().collect()).collect()
}

#[test]
fn an_analysis_is_in_the_words_of_the_program_that_it_is_named_for() {
    let mut session = Session::new(Level::Master, None, Limits::default(), 1, StopFlag::new());
    let say = |session: &mut Session, line: &str| answer(session, &Request::read(line).unwrap());
    say(&mut session, "boardsize 5");
    let kata = say(&mut session, "7 kata-analyze W 10 ownership true maxmoves 3");
    let lines: Vec<&str> = kata.lines().collect();
    let ["=7", .., line, ""] = lines[..] else { panic!("{kata}") };
    let (line, ownership) = line.split_once(" ownership ").unwrap();
    assert_eq!(ownership.split(' ').filter_map(|share| share.parse::<f32>().ok()).count(), 25);
    assert!((1..=3).contains(&infos(line).len()), "{line}");
    for (n, info) in infos(line).iter().enumerate() {
        let [
            mv,
            "visits",
            visits,
            "winrate",
            win,
            "scoreMean",
            _,
            "scoreLead",
            lead,
            "prior",
            prior,
            "order",
            order,
            "pv",
            first,
            ..,
        ] = info[..]
        else {
            panic!("{info:?}")
        };
        assert!(vertex::read_move(mv, session.position.size()).is_some() && mv == first);
        assert!(visits.parse::<u64>().unwrap() > 0 && lead.parse::<f32>().unwrap().abs() <= 40.0);
        assert!([win, prior].iter().all(|share| (0.0..=1.0).contains(&share.parse::<f32>().unwrap())));
        assert_eq!(order.parse::<usize>().unwrap(), n);
    }
    let leela = say(&mut session, "lz-analyze 50");
    let info = &infos(&leela)[0];
    let [_, "visits", _, "winrate", win, "prior", prior, "order", "0", "pv", ..] = info[..] else {
        panic!("{leela}")
    };
    assert!([win, prior].iter().all(|share| share.parse::<u32>().unwrap() <= 10_000));
    // Nothing was played, and it is Black's turn still.
    assert!(session.position.moves().is_empty() && session.position.to_move() == Color::Black);
    // Ownership is told from the side that the analysis is for, as chances are.
    let stones = ["B2", "B3", "B4", "C2", "C3", "C4", "D2", "D3", "D4"];
    for stone in stones {
        say(&mut session, &format!("play B {stone}"));
    }
    for (color, sign) in [("B", 1.0), ("W", -1.0)] {
        let said = say(&mut session, &format!("kata-analyze {color} 10 ownership true maxmoves 1"));
        let shares = said.lines().find_map(|line| line.split_once(" ownership ")).unwrap().1;
        let sum: f32 = shares.split(' ').map(|share| share.parse::<f32>().unwrap()).sum();
        assert!(sign * sum > 10.0, "{color}: {sum}");
    }
    let refusal = "? not supported: avoid B\n\n";
    assert_eq!(say(&mut session, "kata-analyze B 10 avoid B C3 5"), refusal);
    assert_eq!(say(&mut session, "kata-analyze B ten"), "? syntax error\n\n");
}

#[test]
fn a_move_that_was_watched_is_played() {
    let limits = Limits { nodes: Some(64), ..Limits::default() };
    let mut session = Session::new(Level::Master, None, limits, 1, StopFlag::new());
    for (name, color) in [("kata-genmove_analyze", Color::Black), ("lz-genmove_analyze", Color::White)] {
        let said = answer(&mut session, &Request::read(&format!("{name} {color} 1")).unwrap());
        let played = session.position.moves().last().unwrap();
        assert_eq!(played.color, color);
        let end = format!("\nplay {}\n\n", vertex::name_move(played.mv, session.position.size()));
        assert!(said.starts_with("=\ninfo move ") && said.ends_with(&end), "{said}");
    }
}

/// An analysis goes on until a line comes in, which is answered next.
#[test]
fn a_line_ends_an_analysis_and_is_answered() {
    let mut session = Session::new(Level::Master, None, Limits::default(), 1, StopFlag::new());
    let (sender, receiver) = mpsc::channel();
    let mut lines = Lines { receiver, next: None };
    let said = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(400));
        sender.send("name".to_owned()).unwrap();
    });
    let mut out = Vec::new();
    let request = Request::read("kata-analyze B 10").unwrap();
    super::answer(&mut session, &request, &mut lines, &mut out).unwrap();
    said.join().unwrap();
    let text = String::from_utf8(out).unwrap();
    assert!(text.lines().filter(|line| line.starts_with("info ")).count() >= 2, "{text}");
    assert_eq!(lines.next().as_deref(), Some("name"));
    assert_eq!(lines.next(), None);
}
