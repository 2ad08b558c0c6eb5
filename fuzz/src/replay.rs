//! Records as matches: each node can be stood at, whichever way leads there; playing, taking back and editing leave a
//! sound match; and a match that is written and read is the same match.

use goishi::board::{ByColor, Color, Point};
use goishi::game::tree::{NodeId, Stones, Tree};
use goishi::game::{Match, Outcome, ReplayProblemKind, Seat, Step, Walk};
use goishi::go::Judgment;
use goishi::gomoku::opening::{Answer, Task};
use goishi::record::{Reading, sgf};
use goishi::search::Level;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};

/// As many games of a file are played.
const MOST_GAMES: usize = 3;
/// As many steps go from anywhere to anywhere, and as many are made.
const MOST_JUMPS: usize = 8;

/// Replays what was read; in a few words what that led to.
pub fn replay(reading: &Reading) -> String {
    reading.games.iter().take(MOST_GAMES).map(replay_game).collect()
}

fn replay_game(tree: &Tree) -> String {
    let Ok(mut game) = Match::from_record(tree.clone()) else { return "-".to_owned() };
    let nodes: Vec<NodeId> = game.record().preorder(game.record().root()).collect();
    assert_eq!(nodes.len(), tree.n_nodes(), "a node was lost");
    // The same input is the same for ever.
    let mut random = StdRng::seed_from_u64(nodes.len() as u64 ^ game.position().hash());
    let mut kinds = Kinds::default();
    let first = state(&game);
    kinds.note(&game);

    // To the beginning and on again, move by move.
    game.walk(Walk::First);
    assert!(!game.walk(Walk::First) && !game.walk(Walk::Back(1)));
    assert_eq!(game.node(), game.record().root());
    let mut stones = game.record().stones_at(game.node());
    while game.walk(Walk::Forward(1)) {
        // From the root to each node would take the square of a long line.
        let (tree, node) = (game.record(), game.node());
        tree.setup(node).into_iter().for_each(|(at, stone)| stones.set(at, stone));
        tree.played(node).into_iter().for_each(|played| stones.play(tree.game(), played));
        is_sound_with(&game, &stones);
    }
    kinds.note(&game);
    is_as_fresh(&game);
    for _ in 0..4 {
        game.walk(Walk::Back(1));
        is_as_fresh(&game);
        game.walk(Walk::PreviousBranch);
        game.walk(Walk::NextBranch);
        is_as_fresh(&game);
    }
    game.walk(Walk::Last);
    // To any node from any other.
    for _ in 0..MOST_JUMPS.min(nodes.len()) {
        if let Some(node) = nodes.choose(&mut random) {
            game.walk(Walk::To(*node));
            assert_eq!(game.node(), *node);
            is_as_fresh(&game);
            kinds.note(&game);
        }
    }
    game.walk(Walk::To(first.node));
    assert_eq!(state(&game), first);
    is_same_when_read(&game);

    if random.random_bool(0.3) {
        let seats = ByColor { black: Seat::Human, white: Seat::Program(Level::Textbook) };
        game.set_seats(seats);
    }
    for _ in 0..MOST_JUMPS {
        act(&mut game, &mut random);
        is_as_fresh(&game);
        kinds.note(&game);
    }
    is_same_when_read(&game);
    kinds.words()
}

/// Does something that a player can do.
fn act(game: &mut Match, random: &mut StdRng) {
    let color = if random.random() { Color::Black } else { Color::White };
    let points: Vec<Point> = game.position().empty_points().collect();
    let before = (state(game), game.record().n_nodes());
    match random.random_range(0..16) {
        0..=3 => {
            let Some(&point) = points.choose(random) else { return };
            let allowed = game.check(point);
            assert_eq!(game.play(point), allowed);
            made_or_refused(game, allowed.is_ok(), before);
        }
        4 => {
            let is_made = game.pass().is_ok();
            made_or_refused(game, is_made, before);
        }
        5 => {
            let answer = match (game.task(), random.random_range(0..4)) {
                (Some(Task::OfferFifth { .. }), _) | (_, 0) => Answer::PlaceTwo,
                (_, 1) => Answer::Number(random.random_range(0..12)),
                _ => Answer::Take(color),
            };
            let is_made = game.step(Step::Answer(answer)).is_ok();
            made_or_refused(game, is_made, before);
        }
        6 => {
            let (could, n_steps) = (game.can_undo(), game.n_to_undo());
            let stones = game.undo();
            assert!(stones.len() <= n_steps, "more stones than steps");
            assert!(could || state(game) == before.0);
        }
        7 => {
            game.redo();
        }
        8 => game.resign(color),
        9 => game.agree_draw(),
        10 => {
            let stones: Vec<Point> = game.position().stones().map(|(point, _)| point).collect();
            if let Some(&stone) = stones.choose(random) {
                let is_counting = game.counting().is_some();
                assert_eq!(game.toggle_dead(stone), is_counting);
            }
        }
        11 => {
            let dead = game.position().stones().map(|(point, _)| point).filter(|_| random.random_bool(0.2));
            let judgment = Judgment { dead: dead.collect(), ..Judgment::default() };
            game.propose(judgment);
        }
        12 => {
            game.agree_to_count(color);
            game.agree_to_count(!color);
        }
        13 => game.resume(color),
        14 => {
            game.walk([Walk::First, Walk::Back(2), Walk::Last, Walk::NextBranch][random.random_range(0..4)]);
        }
        _ => {
            let node = game.node();
            game.edit_record(|tree| {
                if tree.delete(node).is_none() {
                    tree.set_comment(node, "a ] b");
                }
            });
        }
    }
    assert!(game.record().contains(game.node()));
}

/// A step that was made can be taken back; one that was refused changed nothing.
fn made_or_refused(game: &Match, is_made: bool, (before, n_nodes): (State, usize)) {
    if !is_made {
        assert_eq!((state(game), game.record().n_nodes()), (before, n_nodes), "refused, and changed");
        return;
    }
    assert_eq!(game.record().parent(game.node()), Some(before.node));
    if game.record().n_nodes() > n_nodes
        && game.setup().seats.black.is_person()
        && game.setup().seats.white.is_person()
    {
        let mut game = game.clone();
        game.undo();
        assert_eq!(state(&game), before, "taken back, and not as before");
    }
}

/// All that can be seen of a match.
#[derive(Debug, PartialEq)]
struct State {
    node: NodeId,
    hash: u64,
    stones: Vec<(Point, Color)>,
    to_move: Color,
    n_moves: usize,
    outcome: Option<Outcome>,
    task: Option<Task>,
    seats: ByColor<Seat>,
    to_act: Color,
    problems: Vec<ReplayProblemKind>,
    count: Option<(goishi::go::Score, bool)>,
}

fn state(game: &Match) -> State {
    let position = game.position();
    State {
        node: game.node(),
        hash: position.hash(),
        stones: position.stones().collect(),
        to_move: game.to_move(),
        n_moves: position.n_moves(),
        outcome: game.outcome(),
        task: game.task(),
        seats: game.seats(),
        to_act: game.color_to_act(),
        problems: game.problems().iter().map(|problem| problem.kind).collect(),
        count: game.score().map(|score| (score, game.counting().is_some_and(|count| count.is_proposed()))),
    }
}

fn is_sound(game: &Match) {
    is_sound_with(game, &game.record().stones_at(game.node()));
}

/// The stones are those of the record, where that keeps the rules.
fn is_sound_with(game: &Match, expect: &Stones) {
    assert!(game.position().is_consistent());
    if game.problems().is_empty() {
        let stones = game.position().stones().map(|(point, color)| (point.into(), color));
        assert!(stones.eq(expect.iter()), "the record has other stones");
    }
}

/// Standing here is the same as coming here from the beginning.
fn is_as_fresh(game: &Match) {
    is_sound(game);
    let fresh = Match::from_tree(game.record().clone(), game.node());
    let fresh = fresh.expect("a match makes no record that it cannot be made of");
    assert!(fresh.record() == game.record(), "standing somewhere changed the record");
    assert_eq!(state(&fresh), state(game));
}

/// Written and read it is the same, and written again the same text.
fn is_same_when_read(game: &Match) {
    let names = ByColor { black: String::new(), white: String::new() };
    let text = sgf::write(game, &names);
    let mut read = sgf::read(text.as_bytes()).games;
    assert_eq!(read.len(), 1);
    let again = Match::from_record(read.remove(0));
    let again = again.expect("a match is written as what it can be made of");
    // What is being thought at the moment is in files only.
    assert!(again.to_tree() == game.to_tree(), "the record differs");
    assert_eq!(sgf::write(&again, &names), text);
    assert_eq!(again.setup(), game.setup());
    let number = |game: &Match| game.record().preorder(game.record().root()).position(|n| n == game.node());
    assert_eq!(number(&again), number(game), "it stands elsewhere");
    assert_eq!(State { node: game.node(), ..state(&again) }, state(game));
}

/// What was seen on the way.
#[derive(Default)]
struct Kinds(std::collections::BTreeSet<String>);

impl Kinds {
    fn note(&mut self, game: &Match) {
        for problem in game.problems().iter().take(20) {
            self.0.insert(
                format!("{:?}", problem.kind)
                    .chars()
                    .take_while(|c| *c != '{')
                    .filter(|c| !c.is_ascii_digit())
                    .collect(),
            );
        }
        if let Some(outcome) = game.outcome() {
            self.0.insert(format!("{outcome:?}").chars().filter(|c| c.is_ascii_uppercase()).collect());
        }
        if let Some(task) = game.task() {
            self.0.insert(format!("{task:?}").chars().take_while(|c| c.is_alphabetic()).collect());
        }
    }

    fn words(self) -> String {
        format!(" {:?}", self.0)
    }
}
