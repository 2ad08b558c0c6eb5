//! Reviews of games: what is proved is so by the rules, escapes are escapes, and no record is too strange.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::num::NonZero;
use std::process::Command;
use std::time::{Duration, Instant};

use goishi::board::coord::{self, Notation};
use goishi::board::{BoardSize, ByColor, Color, Point};
use goishi::game::tree::{Coord, MoveQuality, Played, Tree};
use goishi::game::{GomokuSetup, Level, Match, MatchSetup};
use goishi::go::Score;
use goishi::gomoku::opening::{Answer, Opening, Step};
use goishi::gomoku::{Position, Rule};
use goishi::record::sgf;
use goishi::review::{
    Chances, Decided, Effort, Goal, Objection, Problem, Review, ReviewedMove, Reviewer, Stage, Turn, Tutor,
    Verdict, Words, annotate,
};
use goishi::search::{Limits, Player, Proof, StopFlag};
use goishi::words::review::ReviewWords;
use goishi::words::{LANGUAGES, Texts};
use proptest::prelude::*;

const QUICK: Effort = Effort { nodes: 20_000 };

fn read(text: &str) -> Tree {
    sgf::read(text.as_bytes()).games.remove(0)
}

fn reviewed(game: &Tree, effort: Effort) -> Review {
    let mut reviewer = Reviewer::new(game, effort).unwrap();
    while reviewer.step(&StopFlag::new(), &Instant::now()) {}
    reviewer.review()
}

/// The main line of a game from its moves, Black's first.
fn record(rule: &str, moves: &str) -> Tree {
    let size = BoardSize::new(15).unwrap();
    let node = |(i, name): (usize, &str)| {
        let point = coord::parse(name, size).unwrap();
        let letters: String = [point.x(), point.y()].map(|n| char::from(b'a' + n)).iter().collect();
        format!(";{}[{letters}]", if i % 2 == 0 { "B" } else { "W" })
    };
    let nodes: String = moves.split_whitespace().enumerate().map(node).collect();
    read(&format!("(;GM[4]SZ[15]RU[{rule}]{nodes})"))
}

/// The positions around the moves of a game without anything out of the ordinary.
fn positions(review: &Review, rule: Rule) -> Vec<Position> {
    let mut position = Position::new(BoardSize::new(15).unwrap(), rule);
    let mut all = vec![position.clone()];
    for reviewed in &review.moves {
        position.play(reviewed.point).unwrap();
        all.push(position.clone());
    }
    all
}

fn name(point: Point) -> String {
    coord::renju(point, BoardSize::new(15).unwrap())
}

fn names(points: &[Point]) -> String {
    points.iter().map(|point| name(*point)).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_four_of_the_side_that_loses_is_no_escape() {
    // With its twelfth move White could make a four; it is answered, and Black wins all the same.
    let moves = "g5 e5 f10 k5 k9 l5 i7 h6 g7 j5 i5 i6 g6 g8 h7 j7 h4 j6 e7 f7 f6 d8 i3";
    let review = reviewed(&record("freestyle", moves), QUICK);
    assert_eq!((review.winner, review.last_escape), (Some(Color::Black), Some(10)));
}

#[test]
fn an_open_three_left_alone_is_the_last_escape() {
    let review = reviewed(&record("freestyle", "h8 i9 i8 i7 j8 a15 k8 c15 l8"), QUICK);
    assert_eq!((review.winner, review.last_escape), (Some(Color::Black), Some(6)));
    let lost = review.move_by_number(6).unwrap();
    assert_eq!((&lost.turn, lost.unanswered), (&Some(Turn::Loses), Some(3)));
    let proved = lost.proved.as_ref().unwrap();
    assert_eq!((proved.winner, proved.by, proved.plies()), (Color::Black, Proof::Fours, 3));
    assert_eq!(lost.quality, Some(MoveQuality::Bad));
    assert_eq!(review.combination, [7, 9]);
    assert_eq!(review.forced_win().iter().map(|step| step.number).collect::<Vec<_>>(), [7, 8, 9]);
    // Either end of the four could have been closed instead.
    let lines =
        |step: &ReviewedMove| step.defenses.iter().map(|defense| names(&defense.line)).collect::<Vec<_>>();
    let mut others = lines(review.move_by_number(8).unwrap());
    others.sort();
    assert_eq!(others, ["g8 l8", "l8 g8"]);
    assert_eq!(lines(lost), [""; 0]);
    assert!(review.key_moments.contains(&6));
    assert_eq!(review.kept.black.moves, 5);
}

#[test]
fn a_four_left_alone_and_wins_that_were_missed_are_told() {
    // White closes one end, Black goes on; White does not see the four, nor does Black see the five.
    let review = reviewed(&record("freestyle", "h8 g8 i8 a1 j8 c1 k8 e1 a15 l8"), QUICK);
    let unseen = review.move_by_number(8).unwrap();
    assert_eq!((unseen.unanswered, &unseen.turn), (Some(1), &Some(Turn::Loses)));
    let missed = review.move_by_number(9).unwrap();
    let Some(Turn::MissedWin(win)) = &missed.turn else { panic!("{missed:?}") };
    assert_eq!(names(&win.line), "l8");
    assert!(review.key_moments.contains(&9));
    assert_eq!((review.winner, review.last_escape, review.combination.len()), (None, None, 0));
}

#[test]
fn a_trap_of_renju_is_a_proof() {
    // White's four at h10-k10 can be met at l10 alone, which is an overline for Black.
    let moves = "l7 h10 l8 i10 l9 j10 l11 a1 l12 g15 g10 k10";
    let game = record("renju", moves);
    let review = reviewed(&game, QUICK);
    let last = review.moves.last().unwrap();
    let proved = last.proved.as_ref().unwrap();
    assert_eq!((proved.winner, proved.by), (Color::White, Proof::Fours), "{proved:?}");
    assert_eq!(last.forbidden_answer.map(name).as_deref(), Some("l10"));
    let review = reviewed(&record("freestyle", moves), QUICK);
    assert_eq!(review.moves.last().unwrap().forbidden_answer, None);
    assert_eq!(review.moves.last().unwrap().proved.as_ref().map(|proved| proved.winner), Some(Color::Black));
}

/// Swaps and picks are judged by what a search sees, seen by the side that was taken or that picked.
#[test]
fn decisions_of_an_opening_are_judged() {
    let played = |opening: Opening, rule: Rule, steps: &[Step]| {
        let size = BoardSize::new(15).unwrap();
        let setup = GomokuSetup { size, rule, opening, ..GomokuSetup::default() };
        let mut game = Match::new(MatchSetup::new(setup, ByColor::default()));
        for step in steps {
            game.step((*step).into()).unwrap();
        }
        reviewed(&game.to_tree(), QUICK).decisions
    };
    let at = |name: &str| Step::Point(coord::parse(name, BoardSize::new(15).unwrap()).unwrap());
    // Two stones beside each other in the middle, and White's in a corner.
    for (color, is_better) in [(Color::Black, true), (Color::White, false)] {
        let steps = [at("h8"), at("a1"), at("h9"), Step::Answer(Answer::Take(color))];
        let [Decided::Took { color: took, n_stones: 3, chance }] =
            played(Opening::Swap, Rule::Freestyle, &steps)[..]
        else {
            panic!()
        };
        assert_eq!((took, chance > 0.6, chance < 0.4), (color, is_better, !is_better), "{chance}");
    }
    // The fifth stone beside the others is better for Black than the one in the corner.
    let open = |picked: &str| {
        let mut steps = ["h8", "h9", "i10"].map(at).to_vec();
        steps.push(Step::Answer(Answer::Take(Color::White)));
        steps.extend(["g10", "i8", "a1", picked].map(at));
        played(Opening::Rif, Rule::Renju, &steps)
    };
    let judged = |picked: &str| match open(picked)[..] {
        [Decided::Took { .. }, Decided::Picked { picked: (point, chance), best, n_offers: 2 }] => {
            assert_eq!(name(point), picked);
            (chance, best.unwrap().1)
        }
        ref other => panic!("{other:?}"),
    };
    let ((good, worse), (bad, better)) = (judged("a1"), judged("i8"));
    assert!(good > worse && bad < better, "{good} {worse} {bad} {better}");
}

/// A game of two levels.
fn played(black: Level, white: Level, rule: Rule, seed: u64) -> Tree {
    let setup = GomokuSetup {
        size: BoardSize::new(15).unwrap(),
        rule,
        opening: Opening::Free,
        ..GomokuSetup::default()
    };
    let mut game = Match::new(MatchSetup::new(setup, ByColor::default()));
    let mut players = [Player::new(black, seed), Player::new(white, seed + 1)];
    for turn in 0.. {
        let position = game.position().as_gomoku().unwrap().clone();
        let player = &mut players[turn % 2];
        let limits = Limits { nodes: Some(20_000), ..Limits::default() };
        let Some(choice) =
            player.choose_within(&position, limits, &StopFlag::new(), &Instant::now(), &mut |_| {})
        else {
            break;
        };
        game.play(choice.point).unwrap();
    }
    game.to_tree()
}

/// What is proved is checked move by move: each reply of the side that is lost meets a win that another search finds.
#[test]
fn proofs_hold_against_every_reply() {
    for (seed, rule) in [(1, Rule::Freestyle), (2, Rule::Renju), (3, Rule::Caro), (4, Rule::Standard)] {
        let game = played(Level::Textbook, Level::Veteran, rule, seed);
        let review = reviewed(&game, QUICK);
        let (winner, escape) = (review.winner.unwrap(), review.last_escape.unwrap());
        let positions = positions(&review, rule);
        let (mut n_corridor, mut n_defenses) = (0, 0);
        for (reviewed, position) in review.moves.iter().zip(&positions[1..]) {
            if let Some(proved) = &reviewed.proved {
                assert!(proved.holds(position), "{rule:?} {}", reviewed.number);
            }
        }
        let mut judge = Player::new(Level::Master, 0);
        for (reviewed, position) in review.moves.iter().zip(&positions) {
            if reviewed.color == winner || reviewed.number <= escape {
                continue;
            }
            n_corridor += 1;
            for defense in &reviewed.defenses {
                assert_ne!(defense.line.first(), Some(&reviewed.point));
                assert!(defense.winner == winner && defense.holds(position), "{rule:?} {defense:?}");
            }
            n_defenses += reviewed.defenses.len();
            for point in position.empty_points() {
                let mut after = position.clone();
                if after.play(point).is_err() {
                    continue;
                }
                let limits = Limits { nodes: Some(2_000_000), ..Limits::default() };
                let info = judge
                    .analyze(
                        &after,
                        NonZero::<u8>::MIN,
                        limits,
                        &StopFlag::new(),
                        &Instant::now(),
                        &mut |_| {},
                    )
                    .unwrap();
                let wins = info.value.mate_in().is_some_and(|plies| plies > 0);
                assert!(wins, "{rule:?} {}: {} holds, {info:?}", reviewed.number, name(point));
            }
        }
        assert!(n_corridor > 0 && n_defenses > 0, "{rule:?}: {review:?}");
    }
}

#[test]
fn a_review_is_stopped_and_goes_on() {
    let game = record("freestyle", "h8 h9 i8 c15 j7 e15 k8 g15 l8 a1 j8");
    let whole = reviewed(&game, QUICK);
    let mut reviewer = Reviewer::new(&game, QUICK).unwrap();
    let clock = Instant::now();
    for _ in 0..4 {
        assert!(reviewer.step(&StopFlag::new(), &clock));
    }
    let before = reviewer.progress();
    let stop = StopFlag::new();
    stop.stop();
    assert!(!reviewer.step(&stop, &clock));
    assert_eq!((reviewer.progress(), before.0), (before, 4));
    while reviewer.step(&StopFlag::new(), &clock) {}
    let (done, all) = reviewer.progress();
    assert_eq!(done, all);
    let rest = reviewer.review();
    assert_eq!(Review { elapsed: Duration::ZERO, ..rest }, Review { elapsed: Duration::ZERO, ..whole });
}

#[test]
fn records_of_any_kind_are_reviewed_as_far_as_they_make_sense() {
    for text in ["(;GM[2]SZ[8])", "(;GM[4]SZ[40];B[aa])", "(;GM[4]SZ[10:12];B[aa])"] {
        assert!(Reviewer::new(&read(text), QUICK).is_err(), "{text}");
    }
    let empty = reviewed(&read("(;GM[4]SZ[15])"), QUICK);
    assert_eq!((empty.moves.len(), empty.winner, empty.last_escape), (0, None, None));
    // A pass, a stone on a stone, a move out of turn, stones set up between moves, moves after the end.
    let strange = read(
        "(;GM[4]SZ[15]AB[hh][ih];B[jh];W[];W[jh];B[kh];W[aa];AE[aa]AW[gh];B[lh];W[ba];B[ca];W[da]RE[W+R])",
    );
    let review = reviewed(&strange, QUICK);
    assert!(!review.problems.is_empty());
    assert_eq!((review.moves.len(), review.n_after_end), (4, 3));
    assert_eq!(review.moves[1].color, Color::Black);
}

/// Five stones of each side can be taken. Black plays elsewhere, White takes, and both pass.
const RACE: &str = "(;GM[1]SZ[9]KM[7]RU[Chinese]PL[B]AB[cg][dg][eg][fg][gg][ce][de][ee][fe][bf][hf]\
    AW[cf][df][ef][ff][gf][ch][dh][eh][fh][gh][bg];B[aa];W[hg];B[];W[ib];B[ge])";

#[test]
fn a_game_of_go_is_reviewed_in_points() {
    let effort = Effort { nodes: 100_000 };
    let review = reviewed(&read(RACE), effort);
    assert_eq!(review.moves.iter().map(|it| it.number).collect::<Vec<_>>(), [1, 2, 3, 4]);
    let first = review.move_by_number(1).unwrap();
    let size = BoardSize::new(9).unwrap();
    assert_eq!(first.best.first().map(|point| Notation::Go.name(*point, size)).as_deref(), Some("G5"));
    assert!(first.points().unwrap() > 10.0, "{:?}", first.leads);
    assert_eq!((first.quality, first.proved.as_ref()), (Some(MoveQuality::Bad), None));
    assert_eq!(review.key_moments.first(), Some(&1));
    assert_eq!((review.last_escape, review.combination.len()), (None, 0));
    let mut game = read(RACE);
    let texts = Texts::new(LANGUAGES[0].0);
    annotate(&mut game, &review, &ReviewWords { texts: &texts, notation: Notation::Go, size });
    let comment = game.comment(first.node).unwrap();
    assert!(comment.contains("Goishi: Better (estimated): G5") && comment.contains("costs Black about"));
    // It was the last liberty but one of both sides' chains.
    let fate = first.fate.unwrap();
    assert!(fate.n_stones >= 5, "{fate:?}");
    assert!(comment.starts_with("Goishi: The ") && comment.contains("could have been"), "{comment}");
    let losses: Vec<_> = review.largest_losses(size).map(|(stage, lost)| (stage, lost.number)).collect();
    assert_eq!(losses.first(), Some(&(Stage::Opening, 1)));
    assert_eq!(
        game.value(first.node),
        first.leads.map(|(_, after)| (10.0 * f64::from(after)).round() / 10.0)
    );
    assert_eq!(game.children(game.root()).count(), 2, "the better move is a variation");
    // Several threads find the same.
    let mut reviewer = Reviewer::new(&read(RACE), effort).unwrap().on_threads(NonZero::new(3).unwrap());
    while reviewer.step(&StopFlag::new(), &Instant::now()) {}
    assert_eq!(Review { elapsed: review.elapsed, ..reviewer.review() }, review);
    // A count that was agreed to is told.
    let file =
        "(;GM[1]SZ[5]KM[0]RU[Chinese];B[bc];W[dc];B[bb];W[db];B[bd];W[dd];B[ba];W[da];B[be];W[de];B[];W[])";
    let counted = read(file);
    let mut game = Match::from_tree(counted.clone(), counted.main_line().last().unwrap()).unwrap();
    assert_eq!(reviewed(&game.to_tree(), Effort { nodes: 3_000 }).score, None);
    for color in Color::BOTH {
        game.agree_to_count(color);
    }
    let score = reviewed(&game.to_tree(), Effort { nodes: 3_000 }).score;
    assert_eq!(score.as_ref().map(Score::outcome), game.score().as_ref().map(Score::outcome));
    assert!(score.is_some());
    // A handicap that Black lays, and a board without a move, are no trouble.
    for text in ["(;GM[1]SZ[9]HA[2]XB[free];B[cc];B[gg];W[ee])", "(;GM[1]SZ[19])", "(;GM[1]SZ[9];B[];W[])"] {
        let _ = reviewed(&read(text), QUICK);
    }
}

fn examine(tutor: &mut Tutor, problem: &Problem, point: Point) -> Verdict {
    tutor.examine(problem, point, &StopFlag::new(), &Instant::now()).unwrap()
}

/// Goes along with what is shown as right, to the end.
fn solve(tutor: &mut Tutor, mut problem: Problem) -> usize {
    for n in 1..=60 {
        match examine(tutor, &problem, problem.solution().unwrap()) {
            Verdict::Solved => return n,
            Verdict::GoesOn(_, next) => problem = *next,
            Verdict::Wrong(fault) => panic!("{problem:?}: {fault:?}"),
        }
    }
    panic!("{problem:?} has no end")
}

#[test]
fn a_moment_is_a_problem_that_every_good_move_solves() {
    let size = BoardSize::new(15).unwrap();
    let mut tutor = Tutor::default();
    let mut verdict =
        |problem: &Problem, name: &str| examine(&mut tutor, problem, coord::parse(name, size).unwrap());
    // Two stones are left alone, and the three that comes of them.
    let game = record("freestyle", "h8 i9 i8 a15 j8 c15 k8 e15 l8");
    let review = reviewed(&game, Effort::default());
    let escape = Problem::of(&game, &review, 4).unwrap();
    let posed = Tutor::default().problems(&game, &review, &StopFlag::new(), &Instant::now());
    assert!(posed.iter().any(|problem| problem.number() == escape.number()));
    assert_eq!((escape.goal(), escape.position().to_move()), (&Goal::Escape, Color::White));
    let right = name(escape.solution().unwrap());
    assert!(matches!(verdict(&escape, &right), Verdict::Solved), "{right}");
    let Verdict::Wrong(fault) = verdict(&escape, "a15") else { panic!("what lost the game is right") };
    assert!(matches!(&fault.objection, Objection::Loses(proved) if proved.plies() == fault.line.len()));
    // The three wins by either end; and the move after that, whatever was answered.
    let win = Problem::of(&game, &review, 5).unwrap();
    let Goal::Win(proved) = win.goal() else { panic!("{:?}", win.goal()) };
    assert!(proved.plies() > 3 && proved.holds(win.position().as_gomoku().unwrap()));
    let Verdict::GoesOn(reply, next) = verdict(&win, "j8") else { panic!("the three is not taken") };
    assert_eq!((next.position().n_moves(), next.position().stone(reply)), (6, Some(Color::White)));
    assert!(matches!(verdict(&next, "a1"), Verdict::Wrong(_)));
    assert!(solve(&mut Tutor::default(), *next) > 1);
    // What lies on the board is refused, and where nothing better is known nothing is asked.
    assert!(
        Tutor::default()
            .examine(&win, coord::parse("h8", size).unwrap(), &StopFlag::new(), &Instant::now())
            .is_none()
    );
    assert!(Problem::of(&game, &review, 99).is_none());
}

/// What is shown as right is right to the end, and what threw the game away is wrong.
#[test]
fn problems_of_games_are_solved_by_what_is_shown() {
    let mut n_problems = 0;
    for (seed, rule) in [(1, Rule::Freestyle), (2, Rule::Renju), (3, Rule::Caro), (4, Rule::Standard)] {
        let game = played(Level::Textbook, Level::Veteran, rule, seed);
        let review = reviewed(&game, QUICK);
        let mut tutor = Tutor::default();
        for problem in tutor.problems(&game, &review, &StopFlag::new(), &Instant::now()) {
            n_problems += 1;
            let number = problem.number();
            let moment = review.move_by_number(number).unwrap();
            let is_fault = matches!(problem.goal(), Goal::Escape | Goal::Keep(_));
            let verdict = examine(&mut tutor, &problem, moment.point);
            assert!(!is_fault || matches!(verdict, Verdict::Wrong(_)), "{rule:?} {number}: {verdict:?}");
            solve(&mut tutor, problem);
        }
    }
    assert!(n_problems >= 8, "{n_problems}");
}

#[test]
fn a_moment_of_go_is_a_problem_in_points() {
    let (game, size) = (read(RACE), BoardSize::new(9).unwrap());
    let review = reviewed(&game, Effort { nodes: 100_000 });
    let problem = Problem::of(&game, &review, 1).unwrap();
    let Goal::Keep(Chances { lead: Some(lead), .. }) = problem.goal() else { panic!("{:?}", problem.goal()) };
    assert!(*lead > 0.0, "{lead}");
    let mut tutor = Tutor::default();
    assert_eq!(solve(&mut tutor, problem.clone()), 1);
    let Verdict::Wrong(fault) = examine(&mut tutor, &problem, size.point(0, 0).unwrap()) else {
        panic!("the stones are given away")
    };
    assert!(matches!(fault.objection, Objection::CostsPoints(points) if points > 10.0), "{fault:?}");
    assert!(!fault.line.is_empty());
}

struct Plain;

impl Words for Plain {
    fn comment(&self, review: &Review, reviewed: &ReviewedMove) -> Option<String> {
        (review.last_escape == Some(reviewed.number)).then(|| "escape\nlast".to_owned())
    }
}

#[test]
fn a_review_is_written_into_its_record_once() {
    let text = "(;GM[4]SZ[15];B[hh];W[ig];B[ih];W[ii];B[jh];W[aa]C[mine]IT[];B[kh];W[ca];B[lh])";
    let mut game = read(text);
    let review = reviewed(&game, QUICK);
    annotate(&mut game, &review, &Plain);
    let node = review.move_by_number(6).unwrap().node;
    assert_eq!(game.comment(node), Some("mine\nGoishi: escape\nGoishi: last"));
    assert_eq!((game.quality(node), game.value(node)), (Some(MoveQuality::Bad), Some(299.97)));
    assert_eq!(game.main_line().count(), 10, "the game is still the main line");
    assert!(game.n_lines() > 1, "better moves are variations");
    let once = sgf::write_tree(&game);
    assert_eq!(read(&once), game);
    annotate(&mut game, &review, &Plain);
    assert_eq!(sgf::write_tree(&game), once);
}

/// What an earlier review has written into a record is taken up, as far as the game is the same.
#[test]
fn a_review_goes_on_from_what_its_record_keeps() {
    let texts = Texts::new(LANGUAGES[0].0);
    let games = ["h8 i9 i8 i7 j8 a15 k8 c15 l8", "h8 h9 i8 c15 j7 e15 k8 g15 l8 a1 j8"];
    let games = games.map(|moves| (record("freestyle", moves), QUICK));
    for (game, effort) in games.into_iter().chain([(read(RACE), Effort { nodes: 10_000 })]) {
        let review = reviewed(&game, effort);
        let mut kept = game.clone();
        let words =
            ReviewWords { texts: &texts, notation: Notation::Renju, size: game.size().board().unwrap() };
        annotate(&mut kept, &review, &words);
        let file = sgf::write_collection(&[kept]);
        let kept = read(&file);
        let mut reviewer = Reviewer::new(&kept, effort).unwrap();
        let (n, of) = reviewer.progress();
        assert_eq!(n, of);
        assert!(!reviewer.step(&StopFlag::new(), &Instant::now()));
        let again = reviewer.review();
        let moves = again.moves.into_iter().zip(&review.moves);
        let moves = moves.map(|(again, first)| ReviewedMove { node: first.node, ..again }).collect();
        let notes =
            again.notes.into_iter().zip(&review.notes).map(|(again, first)| (first.0, again.1)).collect();
        assert_eq!(Review { moves, notes, elapsed: review.elapsed, ..again }, review);
        // By another rule nothing is known.
        let other = read(&file.replace("RU[Chinese]", "RU[Japanese]").replace("RU[freestyle]", "RU[renju]"));
        assert_eq!(Reviewer::new(&other, effort).unwrap().progress().0, 0);
    }
    // Where the game has gone on, its last position and the new one are looked at.
    let game = record("freestyle", "h8 h9 i8 c15 j7");
    let review = reviewed(&game, QUICK);
    let mut longer = game.clone();
    annotate(&mut longer, &review, &Plain);
    let last = longer.main_line().last().unwrap();
    longer.add_move(last, Played::stone(Color::White, Coord::from_letters("aa").unwrap())).unwrap();
    let (n, of) = Reviewer::new(&longer, QUICK).unwrap().progress();
    assert_eq!(of - n, 2);
}

#[test]
fn every_language_says_what_was_found() {
    let moves = ["h8 i9 i8 i7 j8 a15 k8 c15 l8", "h8 g8 i8 a1 j8 c1 k8 e1 a15 l8"];
    let reviews = moves.map(|moves| reviewed(&record("freestyle", moves), QUICK));
    for (tag, ..) in LANGUAGES {
        let texts = Texts::new(tag);
        let words =
            ReviewWords { texts: &texts, notation: Notation::Renju, size: BoardSize::new(15).unwrap() };
        let said: Vec<String> = reviews
            .iter()
            .flat_map(|review| review.moves.iter().filter_map(|reviewed| words.comment(review, reviewed)))
            .collect();
        assert!(said.len() >= 4, "{tag}: {said:?}");
        assert!(said.iter().any(|words| words.contains("G8 F8 K8")), "{tag}: {said:?}");
        assert!(
            said.iter().all(|words| !words.contains("coach-") && !words.contains('{')),
            "{tag}: {said:?}"
        );
    }
}

#[test]
fn games_are_reviewed_on_the_command_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("two.sgf");
    let won = "(;GM[4]SZ[15]PB[Ann];B[hh];W[ig];B[ih];W[ii];B[jh];W[aa];B[kh];W[ca];B[lh])";
    std::fs::write(&file, format!("{won}(;GM[4]SZ[40];B[aa])(;GM[1]SZ[9];B[aa];W[ee])")).unwrap();
    let run = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_goishi-engine"));
        let output = command.args(["review", "--nodes", "5000"]).args(arguments).arg(&file).output().unwrap();
        (output.status.code(), String::from_utf8(output.stdout).unwrap())
    };
    let (code, text) = run(&["--json"]);
    let lines: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((code, lines.len()), (Some(0), 3));
    assert_eq!((&lines[0]["last_escape"], &lines[0]["winner"]), (&6.into(), &"black".into()));
    let sixth = &lines[0]["moves"][5];
    assert_eq!((&sixth["n"], &sixth["color"], &sixth["value"]), (&6.into(), &"white".into(), &1.0.into()));
    assert_eq!((&sixth["proved"]["plies"], &sixth["proved"]["by"]), (&3.into(), &"fours".into()));
    assert!(lines[0]["seconds"].is_number() && lines[0]["key_moments"].is_array());
    assert!(lines[1]["error"].is_string());
    assert!(lines[2]["moves"][1]["lead"].is_number() && lines[0]["moves"][1]["lead"].is_null());
    let (code, text) = run(&["--game", "1"]);
    assert!(text.contains("Ann - ?, 9 moves, black won"), "{text}");
    assert!(text.contains("last escape of white was move 6"), "{text}");
    assert_eq!(code, Some(0));
    let (_, text) = run(&["--game", "1", "--to", "sgf"]);
    let game = read(&text);
    let node = game.main_line().nth(6).unwrap();
    assert!(game.comment(node).unwrap().contains("open three"), "{text}");
    assert_eq!(run(&["--game", "4"]).0, Some(2));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    /// Nodes of any kind in any order are reviewed, and what is proved holds in words of the rules.
    #[test]
    fn any_record_is_reviewed(nodes in prop::collection::vec((0..9_u8, 0..9_u8, 0..9_u8), 0..24), rule in 0..4_usize) {
        let rule = ["freestyle", "renju", "caro", "what?"][rule];
        let node = |(kind, x, y): (u8, u8, u8)| {
            let at: String = [x, y].map(|n| char::from(b'a' + n)).iter().collect();
            match kind {
                0 => format!(";B[{at}]ZZ[unknown]"),
                1..=3 => format!(";B[{at}]"),
                4..=6 => format!(";W[{at}]"),
                7 => format!(";AB[{at}]AW[ba]"),
                _ => ";W[]".to_owned(),
            }
        };
        let nodes: String = nodes.into_iter().map(node).collect();
        let game = read(&format!("(;GM[4]SZ[9]RU[{rule}]{nodes})"));
        let review = reviewed(&game, Effort { nodes: 300 });
        for reviewed in &review.moves {
            prop_assert!((0.0..=1.0).contains(&reviewed.cost()));
        }
        let mut annotated = game;
        annotate(&mut annotated, &review, &Plain);
        prop_assert_eq!(read(&sgf::write_tree(&annotated)), annotated);
    }
}

#[test]
fn where_every_reply_loses_the_one_that_was_made_does_too() {
    // A search that was given 100,000 positions proves the loss before White's twelfth move, and not the win after it.
    let file =
        b"(;GM[4]SZ[15];B[hh];W[gg];B[hf];W[he];B[gh];W[if];B[hi];W[jg];B[kh];W[fg];B[eh];W[ih];B[fh])";
    let game = sgf::read(file).games.remove(0);
    let mut reviewer = Reviewer::new(&game, Effort::default()).unwrap();
    while reviewer.step(&StopFlag::new(), &Instant::now()) {}
    let review = reviewer.review();
    for [before, after] in review.moves.array_windows() {
        let Some(proved) = &before.proved else { continue };
        if proved.winner == before.color {
            let after = after.proved.as_ref().map(|after| after.winner);
            assert_eq!(after, Some(proved.winner), "after move {}", before.number + 1);
        }
    }
    assert!(review.moves.iter().any(|reviewed| matches!(reviewed.turn, Some(Turn::MissedWin(_)))));
}

#[test]
fn what_was_not_played_does_not_become_a_part_of_the_game() {
    // White resigns after the move that loses.
    let mut game = read("(;GM[4]SZ[15]RE[B+R];B[hh];W[aa];B[ih];W[ca];B[jh];W[ea])");
    let played: Vec<_> = game.main_line().collect();
    let mut reviewer = Reviewer::new(&game, QUICK).unwrap();
    while reviewer.step(&StopFlag::new(), &Instant::now()) {}
    let review = reviewer.review();
    assert!(review.moves.last().unwrap().proved.is_some());
    let texts = Texts::new("en");
    annotate(
        &mut game,
        &review,
        &ReviewWords { texts: &texts, notation: Notation::Renju, size: BoardSize::new(15).unwrap() },
    );
    assert_eq!(game.main_line().collect::<Vec<_>>(), played);
}
