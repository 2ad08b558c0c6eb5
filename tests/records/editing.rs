//! Records that are edited: by single changes of their tree, and by touches of the board with a tool in hand.

use std::collections::HashMap;
use std::time::Duration;

use goishi::board::{BoardSize, Color, Point, Symmetry};
use goishi::game::tree::{Coord, Edit, EditLog, GameKind, Line, LineEnd, Mark, NodeId, Played, Tree};
use goishi::game::{Match, MatchSetup, ReplayProblemKind, Step, Walk};
use goishi::play::editor::Tool;
use goishi::play::{Event, Hand, Placer, Play as _, Refusal, Session, Touch};
use goishi::record::sgf;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};

const TEXT: &str =
    "(;GM[4]SZ[15]PB[Ann]PW[Bo]RE[W+R]DT[1999-01-01];B[hh];W[gg](;B[ii]C[Good.];W[jj])(;B[aa]))";

fn read(text: &str) -> Match {
    let tree = sgf::read(text.as_bytes()).games.remove(0);
    Match::from_record(tree).unwrap()
}

/// A record that is looked at, as one that was played here.
fn looked_at(text: &str) -> Session {
    let mut session = Session::new(MatchSetup::default());
    session.open(read(text), &[]);
    session.review();
    session
}

fn point(name: &str) -> Point {
    let at = Coord::from_letters(name).unwrap();
    at.point(BoardSize::MAX).unwrap()
}

fn touch_with(session: &mut Session, hand: Hand, name: &str) -> Vec<Event> {
    session.touch(Touch { point: point(name), hand, by: Placer::Person, now: Duration::ZERO })
}

fn touch(session: &mut Session, name: &str) -> Vec<Event> {
    touch_with(session, Hand::Main, name)
}

/// Stones by their points.
fn stones(session: &Session) -> Vec<(String, Color)> {
    let stones = session.game().position().stones();
    let mut stones: Vec<_> = stones.map(|(at, color)| (Coord::from(at).to_string(), color)).collect();
    stones.sort();
    stones
}

fn any_edit(random: &mut StdRng, tree: &Tree, node: NodeId) -> Edit {
    let lines = tree.size().columns();
    let mut at = || Coord::new(random.random_range(0..lines), random.random_range(0..lines)).unwrap();
    let (here, there) = (at(), at());
    let colors = [None, Some(Color::Black), Some(Color::White)];
    let color = *colors.choose(random).unwrap();
    let text = ["", "a", "Seki?\n2", "]\\:", "黒"].choose(random).unwrap().to_string();
    match random.random_range(0..14) {
        0 | 1 => Edit::SetUp(vec![(here, color), (there, color.map(|color| !color))]),
        2 => Edit::Turn(color),
        3 => {
            Edit::Mark(here, [None, Some(Mark::Cross), Some(Mark::Selected)].choose(random).copied().unwrap())
        }
        4 => Edit::Label(here, text),
        5 => {
            let end = if random.random() { LineEnd::Arrow } else { LineEnd::Plain };
            let lines = tree.lines(node).into_iter().chain([Line { from: here, to: there, end }]);
            Edit::Lines(lines.collect())
        }
        6 => Edit::Erase(here),
        7 => Edit::Comment(text),
        8 => Edit::Name(text),
        9 => Edit::Promote,
        10 => Edit::MoveUp,
        11 => Edit::MoveDown,
        12 => Edit::Symmetry(*Symmetry::ALL.choose(random).unwrap()),
        // The root stays.
        _ if node == tree.root() => Edit::Name(text),
        _ => Edit::Delete,
    }
}

#[test]
fn every_change_is_undone_and_made_again_and_kept_by_a_file() {
    for seed in 0..60 {
        let mut random = StdRng::seed_from_u64(seed);
        let kind = if random.random() { GameKind::Go } else { GameKind::FiveInARow };
        let mut tree = Tree::new(kind, BoardSize::new(9).unwrap().into());
        let mut log = EditLog::new(tree.clone());
        let mut node = tree.root();
        let mut before = vec![(tree.clone(), node)];
        for _ in 0..60 {
            let all: Vec<NodeId> = tree.preorder(tree.root()).collect();
            let from = if random.random() { node } else { *all.choose(&mut random).unwrap() };
            before.last_mut().unwrap().1 = from;
            node = if random.random_range(0..4) == 0 {
                let place = Coord::new(random.random_range(0..9), random.random_range(0..9));
                let played = Played { color: Color::Black, place };
                let step = tree.clone().add_move(from, played).map(|_| played);
                let mut trial = Match::from_tree(tree.clone(), from).unwrap();
                trial.walk(Walk::To(from));
                let point = step.unwrap().place.unwrap().point(BoardSize::new(9).unwrap()).unwrap();
                match trial.tree_step(Step::Point(point)) {
                    Ok(step) => log.edit(&mut tree, from, Edit::Step(step)).unwrap(),
                    Err(_) => log.edit(&mut tree, from, Edit::Name("Not there".to_owned())).unwrap(),
                }
            } else {
                let edit = any_edit(&mut random, &tree, from);
                log.edit(&mut tree, from, edit).unwrap()
            };
            assert!(tree.contains(node));
            let written = sgf::write_tree(&tree);
            assert_eq!(sgf::read(written.as_bytes()).games, [tree.clone()], "seed {seed}: {written}");
            before.push((tree.clone(), node));
        }
        let after: Vec<Tree> = before.iter().skip(1).map(|(tree, _)| tree.clone()).collect();
        for (expect, from) in before[..before.len() - 1].iter().rev() {
            assert!(log.can_undo());
            assert_eq!(log.undo(&mut tree), Some(*from), "seed {seed}");
            assert_eq!(tree, *expect, "seed {seed}");
        }
        assert_eq!((log.can_undo(), log.undo(&mut tree)), (false, None));
        for expect in after {
            assert!(log.redo(&mut tree).is_some());
            assert_eq!(tree, expect, "seed {seed}");
        }
        assert!(!log.can_redo());
    }
}

#[test]
fn what_is_set_up_is_seen_and_nothing_else_changes() {
    for seed in 0..200 {
        let mut random = StdRng::seed_from_u64(seed);
        let mut tree = read(TEXT).record().clone();
        let all: Vec<NodeId> = tree.preorder(tree.root()).collect();
        let mut node = *all.choose(&mut random).unwrap();
        let mut expect: HashMap<Coord, Color> = tree.stones_at(node).iter().collect();
        for _ in 0..20 {
            let at = Coord::new(random.random_range(5..11), random.random_range(5..11)).unwrap();
            let stone = *[None, Some(Color::Black), Some(Color::White)].choose(&mut random).unwrap();
            node = tree.apply(node, &Edit::SetUp(vec![(at, stone)])).unwrap();
            match stone {
                Some(color) => expect.insert(at, color),
                None => expect.remove(&at),
            };
            assert_eq!(tree.stones_at(node).iter().collect::<HashMap<_, _>>(), expect, "seed {seed}");
            assert!(tree.played(node).is_none());
        }
        // What was played before is there as it was.
        let main: Vec<_> = tree.main_line().filter_map(|node| tree.played(node)).collect();
        assert_eq!(main.len(), 4, "seed {seed}");
    }
}

#[test]
fn a_record_that_is_turned_is_the_same_game() {
    let texts = [
        "(;GM[4]SZ[15]AB[aa:cc]AW[dd]AE[ab];B[hh]TR[aa]LB[bc:ab]AR[aa:cd]LN[ee:ff]DD[aa:ce]VW[ab];W[hi]TB[aa]TW[ce])",
        "(;GM[1]SZ[9]HA[2]AB[gc][cg];W[ee]CR[aa]SQ[bb]MA[cc]SL[dd];B[df](;W[dd])(;W[]))",
    ];
    for text in texts {
        let tree = sgf::read(text.as_bytes()).games.remove(0);
        let size = tree.size().board().unwrap();
        for symmetry in Symmetry::ALL {
            let mut turned = tree.clone();
            turned.turn(symmetry);
            let image = |at: Coord| Coord::from(symmetry.apply(at.point(size).unwrap(), size));
            for node in tree.preorder(tree.root()) {
                let sorted = |mut all: Vec<(Coord, Color)>| {
                    all.sort_by_key(|(at, _)| *at);
                    all
                };
                let before = tree.stones_at(node).iter().map(|(at, color)| (image(at), color)).collect();
                assert_eq!(sorted(turned.stones_at(node).iter().collect()), sorted(before), "{symmetry:?}");
                let marks = tree.marks(node).into_iter().map(|(at, mark)| (image(at), mark));
                assert!(marks.clone().all(|mark| turned.marks(node).contains(&mark)), "{symmetry:?}");
                assert_eq!(marks.count(), turned.marks(node).len());
                let lines = |tree: &Tree| tree.lines(node);
                let images = lines(&tree).into_iter();
                let images = images.map(|line| Line { from: image(line.from), to: image(line.to), ..line });
                assert_eq!(lines(&turned), images.collect::<Vec<_>>());
                let labels = |tree: &Tree| -> Vec<(Coord, String)> {
                    tree.labels(node).iter().map(|label| (label.at, label.text.to_owned())).collect()
                };
                let images = labels(&tree).into_iter().map(|(at, text)| (image(at), text));
                assert_eq!(labels(&turned), images.collect::<Vec<_>>());
            }
            turned.turn(symmetry.inverse());
            assert_eq!(sgf::write_tree(&turned), sgf::write_tree(&tree), "{symmetry:?}");
            assert_eq!(turned, tree, "{symmetry:?}");
        }
    }
}

#[test]
fn what_is_tried_is_a_variation_and_changes_nothing_else() {
    let mut session = looked_at(TEXT);
    let before = session.game().record().clone();
    let main: Vec<_> = before.main_line().collect();
    // Where the game has ended nothing is tried; one move before, anything is.
    let free = Step::Point(point("do"));
    assert!(session.try_step(free).is_err());
    session.walk(Walk::Back(1));
    session.try_step(free).unwrap();
    let tried = session.game().node();
    session.try_step(Step::Point(point("eo"))).unwrap();
    let tree = session.game().record();
    assert_eq!(tree.main_line().collect::<Vec<_>>(), main);
    assert_eq!((tree.n_nodes(), tree.result()), (before.n_nodes() + 2, before.result()));
    assert!(!tree.is_main(tried) && tree.parent(tried) == Some(main[3]));
    // The same again is the same branch, and one that is there is gone to.
    session.walk(Walk::To(main[3]));
    session.try_step(free).unwrap();
    assert_eq!((session.game().node(), session.game().record().n_nodes()), (tried, before.n_nodes() + 2));
    // What is taken away leaves the record as it was, and can be had again.
    session.edit(Edit::Delete).unwrap();
    assert_eq!((session.game().node(), session.game().record()), (main[3], &before));
    assert!(session.undo_edit().is_some() && session.game().node() == tried);
    session.undo_edit().unwrap();
    session.undo_edit().unwrap();
    assert_eq!(session.undo_edit(), None);
    assert_eq!((session.game().node(), session.game().record()), (main[3], &before));
}

#[test]
fn two_hands_set_up_a_position() {
    let mut session = looked_at("(;GM[1]SZ[9])");
    session.take_tool(Some(Tool::Stones));
    for (hand, name) in [(Hand::Main, "cc"), (Hand::Main, "cd"), (Hand::Other, "dd"), (Hand::Other, "ee")] {
        let color = if hand == Hand::Main { Color::Black } else { Color::White };
        let played = Event::Played { point: point(name), color, n_captured: 0 };
        assert_eq!(touch_with(&mut session, hand, name), [Event::Edited { is_copied: false }, played]);
    }
    // The one hand takes up a stone, the other its chain.
    let gone = touch(&mut session, "ee");
    assert_eq!(gone, [Event::Edited { is_copied: false }, Event::TakenBack(vec![point("ee")])]);
    touch_with(&mut session, Hand::Other, "cc");
    assert_eq!(stones(&session), [("dd".to_owned(), Color::White)]);
    session.undo_edit().unwrap();
    assert_eq!(stones(&session).len(), 3);
    // Everything lies in the root, and is played on from there.
    let game = session.game();
    assert_eq!((game.record().n_nodes(), game.node()), (1, game.record().root()));
    session.edit(Edit::Turn(Some(Color::White))).unwrap();
    assert_eq!(session.game().to_move(), Color::White);
    session.take_tool(Some(Tool::Moves));
    touch(&mut session, "aa");
    assert_eq!(
        session.game().record().played(session.game().node()).map(|played| played.color),
        Some(Color::White)
    );
}

#[test]
fn what_no_position_has_is_refused_and_changes_nothing() {
    let mut session = looked_at("(;GM[1]SZ[9]AB[ab][ba])");
    session.review_foreign();
    session.take_tool(Some(Tool::Stones));
    let (before, number) = (session.game().record().clone(), session.number());
    let refused = Event::Refused { point: point("aa"), reason: Refusal::CannotStand };
    assert_eq!(touch_with(&mut session, Hand::Other, "aa"), [refused]);
    assert_eq!((session.game().record(), session.number()), (&before, number), "no copy is made for it");
    assert!(!session.can_undo_edit());
    // Two rows at five in a row, which no move could have made.
    let rows = "(;GM[4]SZ[15]AB[aa][ba][ca][da][ac][bc][cc][dc][ec])";
    let mut session = looked_at(rows);
    session.take_tool(Some(Tool::Stones));
    let is_left_out = |kind| matches!(kind, ReplayProblemKind::Stone(_));
    assert!(!session.game().problems().iter().any(|problem| is_left_out(problem.kind)));
    assert!(matches!(touch(&mut session, "ea")[..], [Event::Refused { reason: Refusal::CannotStand, .. }]));
}

#[test]
fn the_opening_of_a_game_ends_where_stones_are_set_up_and_comes_back_with_undo() {
    let text = "(;GM[4]SZ[15]XO[Swap2])";
    let mut session = looked_at(text);
    let before = session.game().setup();
    assert!(session.game().task().is_some());
    session.take_tool(Some(Tool::Stones));
    touch(&mut session, "hh");
    assert_eq!(session.game().task(), None);
    session.undo_edit().unwrap();
    assert_eq!(session.game().setup(), before);
    let task = read(text).task();
    assert_eq!(session.game().task(), task);
}

#[test]
fn marks_labels_and_lines_by_touches() {
    let mut session = looked_at(TEXT);
    session.walk(Walk::First);
    session.walk(Walk::Forward(2));
    let markup = |session: &Session| {
        let (tree, node) = (session.game().record(), session.game().node());
        let labels: Vec<String> = tree.labels(node).iter().map(|l| format!("{}:{}", l.at, l.text)).collect();
        (tree.marks(node).len(), labels.join(" "), tree.lines(node).len())
    };
    session.take_tool(Some(Tool::Mark(Mark::Triangle)));
    touch(&mut session, "aa");
    touch(&mut session, "bb");
    touch(&mut session, "aa");
    assert_eq!(markup(&session), (1, String::new(), 0), "a second touch takes it away");
    session.take_tool(Some(Tool::Letters));
    for name in ["cc", "dd", "ee", "dd", "ff"] {
        touch(&mut session, name);
    }
    assert_eq!(markup(&session), (1, "cc:A ee:C ff:B".to_owned(), 0));
    session.take_tool(Some(Tool::Numbers));
    touch(&mut session, "cc");
    touch(&mut session, "gg");
    assert_eq!(markup(&session).1, "ee:C ff:B cc:1 gg:2");
    session.take_tool(Some(Tool::Lines(LineEnd::Arrow)));
    touch(&mut session, "aa");
    assert_eq!(session.line_from(), Some(point("aa")));
    touch_with(&mut session, Hand::Other, "cc");
    assert_eq!(session.line_from(), None, "the other hand lets go of it");
    for (from, to) in [("aa", "cc"), ("cc", "dd"), ("aa", "cc")] {
        touch(&mut session, from);
        touch(&mut session, to);
    }
    assert_eq!(markup(&session).2, 1, "the same once more takes it away");
    touch_with(&mut session, Hand::Other, "cc");
    assert_eq!(markup(&session), (1, "ee:C ff:B gg:2".to_owned(), 0), "the other hand wipes the point");
    session.take_tool(Some(Tool::Words));
    assert_eq!(touch(&mut session, "aa"), [Event::LabelAsked(point("aa"))]);
    // No stone has come by any of that, and all of it goes again.
    assert_eq!(stones(&session).len(), 2);
    while session.undo_edit().is_some() {}
    assert_eq!(session.game().record(), read(TEXT).record());
}

#[test]
fn a_record_of_somebody_else_is_edited_in_a_copy() {
    let mut session = looked_at(TEXT);
    session.review_foreign();
    let number = session.number();
    let comment = |text: &str| Edit::Comment(text.to_owned());
    assert_eq!(session.edit(comment("Mine.")), Ok(vec![Event::Edited { is_copied: true }]));
    assert_ne!(session.number(), number);
    assert_eq!(
        session.edit(comment("Mine again.")),
        Ok(vec![Event::Edited { is_copied: false }]),
        "once is enough"
    );
}

#[test]
fn the_game_that_was_played_stays_in_its_record() {
    let mut session = looked_at(TEXT);
    let number = session.number();
    session.walk(Walk::First);
    for edit in [Edit::Comment("Here.".to_owned()), Edit::SetUp(vec![(Coord::new(0, 0).unwrap(), None)])] {
        assert!(session.edit(edit).unwrap().contains(&Event::Edited { is_copied: false }));
    }
    let symmetry = Edit::Symmetry(Symmetry::ALL[1]);
    assert!(session.edit(symmetry).unwrap().contains(&Event::Edited { is_copied: false }));
    // A variation is not of the game, and there is always a root.
    assert!(session.edit(Edit::Delete).unwrap().contains(&Event::Edited { is_copied: false }));
    session.walk(Walk::First);
    session.edit(Edit::Delete).unwrap();
    assert_eq!(session.number(), number);
    // Without its last moves it is another game.
    let third = session.game().record().main_line().nth(3).unwrap();
    session.walk(Walk::To(third));
    assert!(session.edit(Edit::Delete).unwrap().contains(&Event::Edited { is_copied: true }));
    assert!(session.number() != number && session.game().is_study());
}
