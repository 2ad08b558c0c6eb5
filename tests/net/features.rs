//! What nets are shown, against a slow and plain computation.

use goishi::board::{BoardSize, Color, Point, PointSet, Symmetry, diagram};
use goishi::go::{Board, IllegalMove, Move, Position, RuleSet, Setup};
use goishi::search::net::Features;

use super::random_game;

fn liberties(board: &Board, stone: Point) -> PointSet {
    let size = board.size();
    let color = board.stone(stone).unwrap();
    let (mut chain, mut liberties) = (vec![stone], PointSet::EMPTY);
    let mut i = 0;
    while i < chain.len() {
        for n in size.neighbors(chain[i]) {
            if board.stone(n).is_none() {
                liberties.insert(n);
            } else if board.stone(n) == Some(color) && !chain.contains(&n) {
                chain.push(n);
            }
        }
        i += 1;
    }
    liberties
}

/// Whether a chain is lost that has to move.
fn is_lost(board: &Board, stone: Point) -> bool {
    let (us, around) = (board.stone(stone).unwrap(), liberties(board, stone));
    if around.len() > 1 || board.ko().is_some() {
        return false;
    }
    let mut moves = around;
    for own in board.chain_at(stone).unwrap().stones() {
        for chain in board.chains_beside(own, !us).filter(|chain| chain.n_liberties() == 1) {
            moves.extend(chain.liberties().iter());
        }
    }
    moves.iter().filter(|point| board.is_legal(us, *point)).all(|point| {
        let mut after = board.clone();
        after.play_unchecked(us, point);
        is_taken(&after, stone)
    })
}

/// Whether the other side takes a chain by atari after atari.
fn is_taken(board: &Board, stone: Point) -> bool {
    let (us, around) = (board.stone(stone).unwrap(), liberties(board, stone));
    match around.len() {
        0 | 1 => true,
        2 if is_double_ko(board, stone, &around) => true,
        2 => around.iter().filter(|point| board.is_legal(!us, *point)).any(|point| {
            let mut after = board.clone();
            after.play_unchecked(!us, point);
            is_lost(&after, stone)
        }),
        _ => false,
    }
}

/// Whether both liberties are mouths of kos that the other side can take, connecting at either gains nothing, and
/// nothing around can be taken: that is held for death.
fn is_double_ko(board: &Board, stone: Point, liberties_of: &PointSet) -> bool {
    let us = board.stone(stone).unwrap();
    let may_take = board.chain_at(stone).unwrap().stones().any(|own| {
        let mut beside = board.chains_beside(own, !us);
        beside.any(|chain| chain.n_liberties() == 1)
    });
    !may_take
        && liberties_of.iter().all(|point| {
            let taken = board.chains_beside(point, us).filter(|chain| chain.n_liberties() == 1);
            let mut after = board.clone();
            after.play_unchecked(us, point);
            board.size().neighbors(point).all(|n| board.stone(n) == Some(us))
                && taken.map(|chain| chain.n_stones()).sum::<usize>() == 1
                && after.stone(point).is_none_or(|_| liberties(&after, point).len() <= 2)
        })
}

/// The stones in ladders, and where those with two liberties begin.
fn ladders(board: &Board) -> (PointSet, PointSet, PointSet) {
    let mut found = (PointSet::EMPTY, PointSet::EMPTY, PointSet::EMPTY);
    for chain in board.chains() {
        let around = liberties(board, chain.head());
        let mut at_root = board.clone();
        at_root.clear_ko();
        let is_in_one = match around.len() {
            1 => is_lost(&at_root, chain.head()),
            2 => {
                let starts = around.iter().filter(|point| board.is_legal(!chain.color(), *point));
                let working: Vec<Point> = starts
                    .filter(|point| {
                        let mut after = board.clone();
                        after.play_unchecked(!chain.color(), *point);
                        after.clear_ko();
                        is_lost(&after, chain.head())
                    })
                    .collect();
                let starts = if chain.color() == Color::Black { &mut found.1 } else { &mut found.2 };
                starts.extend(working.iter().copied());
                !working.is_empty()
            }
            _ => false,
        };
        if is_in_one {
            found.0.extend(chain.stones());
        }
    }
    found
}

/// The board some moves ago, by playing the game again.
fn before(position: &Position, n: usize) -> Position {
    let mut earlier = Position::new(position.size(), position.rules());
    let n_moves = position.moves().len();
    for played in &position.moves()[..n_moves - n.min(n_moves)] {
        earlier.play(played.mv).unwrap();
    }
    earlier
}

#[track_caller]
fn check(position: &Position) {
    let features = Features::of(position);
    let (planes, size, us) = (features.planes(), position.size(), position.to_move());
    let points =
        |is_in: &dyn Fn(Point) -> bool| -> PointSet { size.points().filter(|point| is_in(*point)).collect() };
    let board = position.board();
    let mut expect = [PointSet::EMPTY; 22];
    expect[0] = points(&|_| true);
    expect[1] = points(&|point| board.stone(point) == Some(us));
    expect[2] = points(&|point| board.stone(point) == Some(!us));
    for n in 1..=3 {
        expect[2 + n] = points(&|point| board.stone(point).is_some() && liberties(board, point).len() == n);
    }
    let is_ban =
        |point| matches!(position.check(Move::Place(point)), Err(IllegalMove::Ko | IllegalMove::Superko));
    expect[6] = points(&is_ban);
    for (i, played) in position.moves().iter().rev().take(5).enumerate() {
        expect[9 + i].extend(played.mv.point());
        assert_eq!(features.globals()[i] > 0.0, played.mv == Move::Pass);
    }
    let (stones, black_starts, white_starts) = ladders(board);
    expect[14] = stones;
    expect[15] = ladders(before(position, 1).board()).0;
    expect[16] = ladders(before(position, 2).board()).0;
    expect[17] = if us == Color::Black { white_starts } else { black_starts };
    for i in (0..18).chain([20, 21]) {
        assert_eq!(planes[i], expect[i], "plane {i} of {position:?}");
    }
    // A stone is somebody's, and no point both sides'.
    for point in size.points() {
        assert!(!(planes[18].contains(point) && planes[19].contains(point)));
    }
}

#[test]
fn planes_are_those_of_the_slow_way() {
    for lines in [5, 7, 9] {
        let size = BoardSize::new(lines).unwrap();
        for seed in 0..40 {
            let n_moves = seed as usize * 3 * size.n_points() / 80;
            check(&random_game(size, RuleSet::ALL[seed as usize % 6], n_moves, seed));
        }
    }
}

#[test]
fn turned_games_have_turned_planes() {
    let size = BoardSize::new(9).unwrap();
    for seed in 0..12 {
        let position = random_game(size, RuleSet::ALL[seed as usize % 6], 8 * seed as usize, seed);
        let features = Features::of(&position);
        for symmetry in Symmetry::ALL {
            let mut turned = Position::new(size, position.rules());
            for played in position.moves() {
                let point = played.mv.point().map(|point| symmetry.apply(point, size));
                turned.play(point.map_or(Move::Pass, Move::Place)).unwrap();
            }
            assert_eq!(features.clone().turned(symmetry), Features::of(&turned));
        }
    }
}

/// `B` and `W` mark the area of each side beside its stones; Black is to move.
#[track_caller]
fn check_area(text: &str) {
    let read = diagram::parse(text).unwrap();
    let position = Setup::from_diagram(&read).position(RuleSet::Chinese.rules()).unwrap();
    let features = Features::of(&position);
    for (color, plane, mark) in [(Color::Black, 18, 'b'), (Color::White, 19, 'w')] {
        let stones = position.stones().filter(|(_, stone)| *stone == color).map(|(point, _)| point);
        let marked = read.marks.iter().filter(|(_, name)| *name == mark).map(|(point, _)| *point);
        let expect: PointSet = stones.chain(marked).collect();
        assert_eq!(features.planes()[plane], expect, "{color:?} {position:?}");
    }
}

#[test]
fn empty_regions_of_one_side_are_its_area() {
    check_area(
        ". . . . .
         . . . . .
         . . . . .
         . . . . .
         . . . . .",
    );
    check_area(
        "b b X O w
         b b X O w
         b b X O w
         b b X O w
         b b X O w",
    );
}

/// Black, to move, begins a ladder at `s`, unless a stone of White's stands in its way.
#[test]
fn ladders_run_to_the_edge_or_to_a_breaker() {
    for (breaker, is_ladder) in [('.', true), ('O', false)] {
        let read = diagram::parse(&format!(
            ". . . . . . . . .
             . . X X . . . . .
             . X O . . . . . .
             . . s . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . {breaker} . .
             . . . . . . . . .
             . . . . . . . . ."
        ))
        .unwrap();
        let position = Setup::from_diagram(&read).position(RuleSet::Chinese.rules()).unwrap();
        let planes = *Features::of(&position).planes();
        let stone = position.size().point(2, 2).unwrap();
        assert_eq!(planes[14].contains(stone), is_ladder, "{position:?}");
        assert_eq!(planes[17].iter().next(), is_ladder.then_some(read.marks[0].0));
    }
}
