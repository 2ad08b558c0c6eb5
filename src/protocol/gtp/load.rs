//! `loadsgf`: a position from a record (section 2.2 and 4.3 of the specification).

use super::session::{Answer, Session};
use super::words::{Refusal, SYNTAX_ERROR};
use crate::board::{BoardSize, Color, PointSet};
use crate::game::tree::{GameKind, NodeId, Tree};
use crate::go::{self, Move, Position, RuleSet, Rules, Setup};
use crate::record;

/// What is said about a file that is not there, no record, or of another game.
const CANNOT_LOAD: Refusal = Refusal::Borrowed("cannot load file");

/// A record longer than this is not read.
const MAX_BYTES: u64 = 16 << 20;

/// Loads the main line of the first game in a file, up to before the move of a number where that is given. Board,
/// stones and the side to move become those of the record; so do rules and komi where it names them.
pub(super) fn load(session: &mut Session, arguments: &[&str]) -> Answer {
    let (file, move_number) = match arguments {
        [file] => (file, usize::MAX),
        [file, number] => (file, number.parse().map_err(|_| SYNTAX_ERROR)?),
        _ => return Err(SYNTAX_ERROR),
    };
    let size = std::fs::metadata(file).map_err(|_| CANNOT_LOAD)?;
    if !size.is_file() || size.len() > MAX_BYTES {
        return Err(CANNOT_LOAD);
    }
    let bytes = std::fs::read(file).map_err(|_| CANNOT_LOAD)?;
    let reading = record::sgf::read(&bytes);
    let tree = reading.games.first().filter(|tree| tree.game() == GameKind::Go).ok_or(CANNOT_LOAD)?;
    let position = position(tree, session.position.rules(), move_number).ok_or(CANNOT_LOAD)?;
    session.clear_board();
    session.position = position;
    Ok(String::new())
}

/// The position of a record before a move, or at its end.
fn position(tree: &Tree, rules: Rules, move_number: usize) -> Option<Position> {
    let size = tree.size().board().filter(|size| go::is_size(*size))?;
    let komi = tree.komi().unwrap_or(rules.komi);
    let rules = Rules { komi, ..tree.understood().rule_set.map_or(rules, RuleSet::rules) };
    let setup = Setup { n_handicap: tree.handicap().unwrap_or(0), ..Setup::empty(size) };
    let mut position = setup.position(rules).ok()?;
    let mut n_moves = 0;
    let mut at = Some(tree.root());
    while let Some(node) = at {
        set_up(tree, node, &mut position)?;
        if let Some(played) = tree.played(node) {
            n_moves += 1;
            if n_moves >= move_number {
                position.set_to_move(played.color);
                break;
            }
            let mv = match played.place {
                Some(place) => Move::Place(place.point(size)?),
                None => Move::Pass,
            };
            position.play_tolerant(played.color, mv).ok()?;
        }
        at = tree.first_child(node);
    }
    Some(position)
}

/// Puts down and takes away what a node sets up, and gives the turn to whom it says; the history before is gone then.
fn set_up(tree: &Tree, node: NodeId, position: &mut Position) -> Option<()> {
    let changes = tree.setup(node);
    if !changes.is_empty() {
        let size: BoardSize = position.size();
        let mut setup = Setup::from_position(position);
        let touched: PointSet = changes.iter().filter_map(|(coord, _)| coord.point(size)).collect();
        setup.stones.retain(|(point, _)| !touched.contains(*point));
        let added = changes.iter().filter_map(|(coord, stone)| Some((coord.point(size)?, (*stone)?)));
        setup.stones.extend(added);
        setup.to_move = if setup.n_handicap > 0 { Color::White } else { setup.to_move };
        *position = setup.position(position.rules()).ok()?;
    }
    if let Some(color) = tree.said_turn(node) {
        position.set_to_move(color);
    }
    Some(())
}
