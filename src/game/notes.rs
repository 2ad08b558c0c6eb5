//! Properties of our own: what a match holds and SGF has no name for.
//!
//! | name | where | value |
//! |---|---|---|
//! | `XS` | root | the seats before any exchange of colors, Black's first: `human`, or a level of the program |
//! | `XV` | root | the levels at which a program played before it got the one of `XS`: `first casual 12` where the party that had Black at first played the moves up to the twelfth so, several with commas |
//! | `XO` | root | how the first stones are laid, where an opening says it |
//! | `XB` | root | `free` where Black lays the handicap stones one after the other |
//! | `XF` | root | `lose` where a forbidden move loses |
//! | `XT` | root | the result was given by another program or person and is not ours to change |
//! | `XA` | no move | the answer to the question of an opening: `black`, `white`, `two`, or a number of fifth moves |
//! | `XP` | no move | the point offered for the fifth stone |
//! | `XR` | no move | who would rather play on than count |
//! | `XE` | any | an end that no stone brought about: `resign black`, `resign white`, `time black`, `time white`, `draw`, `count`; `given` for the result of the root |
//! | `XD`, `XK` | second pass | the stones called dead, and those in seki, two letters each |
//! | `XQ` | second pass | what an analysis proposed: the dead stones, a slash, the stones in seki |
//! | `XG` | second pass | who has agreed to that |
//! | `XM`, `XC` | root, any | what SGF cannot say of clocks, see the module [`clock`](super::clock) |
//! | `XI` | root | the record is a copy of another one, in which variations were tried: it is looked at, and not played on |
//! | `XU` | root | the match was under way when it was written |
//! | `XH` | one | here the match stood when it was written |
//! | `XL` | any | of several branches the one visited last |
//!
//! The last three are in files only: a match knows them itself. What is unreadable counts as absent.

use super::Level;
use super::tree::{Coord, NodeId, Tree};
use super::{Counting, OnForbidden, Placement, Seat};
use crate::board::{BoardSize, ByColor, Color, PointSet};
use crate::go::Judgment;
use crate::gomoku::opening::{Answer, Opening};

const SEATS: &str = "XS";
const OPENING: &str = "XO";
const FORBIDDEN: &str = "XF";
const PLACEMENT: &str = "XB";
const RESULT: &str = "XT";
const ANSWER: &str = "XA";
const OFFER: &str = "XP";
const RESUMED: &str = "XR";
const END: &str = "XE";
const DEAD: &str = "XD";
const SEKI: &str = "XK";
const PROPOSED: &str = "XQ";
const AGREED: &str = "XG";
const STUDY: &str = "XI";
const UNDER_WAY: &str = "XU";
const HERE: &str = "XH";
const VISITED: &str = "XL";

/// What a node without a move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    /// Answers the question of the opening.
    Answer(Answer),
    /// Offers a point for the fifth stone.
    Offer(Coord),
    /// Goes on with play instead of counting, because this side wants to.
    Resume(Color),
}

/// An end that no stone brought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// This side gave up.
    Resignation(Color),
    /// This side ran out of time.
    Time(Color),
    /// Both sides agreed to a draw.
    Draw,
    /// Both sides agreed to the count.
    Count,
    /// As the record was given it by another program, whose moves do not say so.
    Given,
}

impl Deed {
    pub(super) fn of(tree: &Tree, node: NodeId) -> Option<Self> {
        if let Some(text) = value(tree, node, ANSWER) {
            let answer = match text {
                "two" => Answer::PlaceTwo,
                _ => match color(text) {
                    Some(color) => Answer::Take(color),
                    None => Answer::Number(text.parse().ok()?),
                },
            };
            return Some(Self::Answer(answer));
        }
        let offer = value(tree, node, OFFER).and_then(Coord::from_letters).map(Self::Offer);
        offer.or_else(|| value(tree, node, RESUMED).and_then(color).map(Self::Resume))
    }

    pub(super) fn note(self, tree: &mut Tree, node: NodeId) {
        let (ident, text) = match self {
            Self::Answer(Answer::Take(color)) => (ANSWER, color_name(color).to_owned()),
            Self::Answer(Answer::PlaceTwo) => (ANSWER, "two".to_owned()),
            Self::Answer(Answer::Number(number)) => (ANSWER, number.to_string()),
            Self::Offer(point) => (OFFER, point.to_string()),
            Self::Resume(color) => (RESUMED, color_name(color).to_owned()),
        };
        tree.set_own(node, ident, Some(&text));
    }
}

impl End {
    pub(super) fn of(tree: &Tree, node: NodeId) -> Option<Self> {
        match value(tree, node, END)? {
            "draw" => Some(Self::Draw),
            "count" => Some(Self::Count),
            "given" => Some(Self::Given),
            text => {
                let resigned = text.strip_prefix("resign ").and_then(color).map(Self::Resignation);
                resigned.or_else(|| text.strip_prefix("time ").and_then(color).map(Self::Time))
            }
        }
    }

    pub(super) fn note(end: Option<Self>, tree: &mut Tree, node: NodeId) {
        let text = end.map(|end| match end {
            Self::Resignation(Color::Black) => "resign black",
            Self::Resignation(Color::White) => "resign white",
            Self::Time(Color::Black) => "time black",
            Self::Time(Color::White) => "time white",
            Self::Draw => "draw",
            Self::Count => "count",
            Self::Given => "given",
        });
        tree.set_own(node, END, text);
    }
}

/// Who sits where before any exchange; people where the record does not say.
pub(super) fn seats(tree: &Tree) -> ByColor<Seat> {
    let names = value(tree, tree.root(), SEATS).and_then(|text| text.split_once(' '));
    let (black, white) = names.unwrap_or_default();
    ByColor { black: seat(black), white: seat(white) }
}

pub(super) fn note_seats(tree: &mut Tree, seats: ByColor<Seat>) {
    let text = format!("{} {}", seat_name(seats.black), seat_name(seats.white));
    tree.set_own(tree.root(), SEATS, Some(&text));
}

/// Whether a record was made or taken over by a match.
pub(crate) fn is_own(tree: &Tree) -> bool {
    tree.property(tree.root(), SEATS).is_some()
}

/// Whether the result is not ours to change.
pub(super) fn is_result_given(tree: &Tree) -> bool {
    tree.property(tree.root(), RESULT).is_some()
}

/// Keeps the result as it is for good; it is the end of a node that has no other.
pub(super) fn note_given_result(tree: &mut Tree, node: NodeId) {
    tree.set_own(tree.root(), RESULT, Some(""));
    if End::of(tree, node).is_none() {
        End::note(Some(End::Given), tree, node);
    }
}

/// From now on the result is ours to write.
pub(super) fn forget_given_result(tree: &mut Tree) {
    tree.set_own(tree.root(), RESULT, None);
}

/// How the first stones are laid.
pub(super) fn opening(tree: &Tree) -> Opening {
    let name = value(tree, tree.root(), OPENING);
    Opening::ALL.into_iter().find(|opening| name == Some(opening_name(*opening))).unwrap_or_default()
}

pub(super) fn note_opening(tree: &mut Tree, opening: Opening) {
    let name = (opening != Opening::Free).then(|| opening_name(opening));
    tree.set_own(tree.root(), OPENING, name);
}

/// What becomes of a forbidden move.
pub(super) fn on_forbidden(tree: &Tree) -> OnForbidden {
    match value(tree, tree.root(), FORBIDDEN) {
        Some("lose") => OnForbidden::Lose,
        _ => OnForbidden::Refuse,
    }
}

pub(super) fn note_on_forbidden(tree: &mut Tree, on_forbidden: OnForbidden) {
    tree.set_own(tree.root(), FORBIDDEN, (on_forbidden == OnForbidden::Lose).then_some("lose"));
}

/// Where the handicap stones stand.
pub(super) fn placement(tree: &Tree) -> Placement {
    if value(tree, tree.root(), PLACEMENT) == Some("free") { Placement::Free } else { Placement::Fixed }
}

pub(super) fn note_placement(tree: &mut Tree, placement: Placement) {
    tree.set_own(tree.root(), PLACEMENT, (placement == Placement::Free).then_some("free"));
}

/// The count under way at a node.
pub(super) fn counting(tree: &Tree, node: NodeId, size: BoardSize) -> Counting {
    let read = |ident| value(tree, node, ident).map(|text| points(text, size)).unwrap_or_default();
    let agreed = value(tree, node, AGREED).unwrap_or_default();
    let agreed = ByColor::from_fn(|color| agreed.split(' ').any(|name| name == color_name(color)));
    let proposed = value(tree, node, PROPOSED).and_then(|text| text.split_once('/'));
    let proposed =
        proposed.map(|(dead, seki)| Judgment { dead: points(dead, size), seki: points(seki, size) });
    Counting::resumed(Judgment { dead: read(DEAD), seki: read(SEKI) }, proposed.as_ref(), agreed)
}

pub(super) fn note_counting(tree: &mut Tree, node: NodeId, counting: &Counting) {
    let judgment = counting.judgment();
    for (ident, set) in [(DEAD, &judgment.dead), (SEKI, &judgment.seki)] {
        let text = letters(set);
        tree.set_own(node, ident, (!text.is_empty()).then_some(&*text));
    }
    let proposed = counting
        .proposed()
        .map(|proposed| format!("{}/{}", letters(&proposed.dead), letters(&proposed.seki)));
    tree.set_own(node, PROPOSED, proposed.as_deref());
    let agreed = counting.agreed();
    let names: Vec<&str> = Color::BOTH.into_iter().filter(|color| agreed[*color]).map(color_name).collect();
    tree.set_own(node, AGREED, (!names.is_empty()).then_some(&*names.join(" ")));
}

/// Whether a record is a copy of another one, in which variations were tried.
pub(crate) fn is_study(tree: &Tree) -> bool {
    tree.property(tree.root(), STUDY).is_some()
}

/// Notes that a record is such a copy, or is played on as a game of its own.
pub(crate) fn note_study(tree: &mut Tree, is_study: bool) {
    tree.set_own(tree.root(), STUDY, is_study.then_some(""));
}

/// Whether a file holds a match that was under way when it was written.
pub(crate) fn is_under_way(tree: &Tree) -> bool {
    tree.property(tree.root(), UNDER_WAY).is_some()
}

/// Marks a match that is under way, for a file, or one that is not any more.
pub(crate) fn note_under_way(tree: &mut Tree, is_under_way: bool) {
    tree.set_own(tree.root(), UNDER_WAY, is_under_way.then_some(""));
}

/// Where a match in a file stood when it was written.
pub(crate) fn here(tree: &Tree) -> Option<NodeId> {
    tree.preorder(tree.root()).find(|node| tree.property(*node, HERE).is_some())
}

/// Marks where a match stands, for a file.
pub(super) fn note_here(tree: &mut Tree, node: NodeId) {
    tree.set_own(node, HERE, Some(""));
}

/// Marks the branch visited last, for a file.
pub(super) fn note_visited(tree: &mut Tree, node: NodeId) {
    tree.set_own(node, VISITED, Some(""));
}

/// Takes the marks out of a tree read from a file: where the match stood, and the branches visited last.
pub(super) fn take_marks(tree: &mut Tree) -> (Option<NodeId>, Vec<NodeId>) {
    let having = |ident: &str| -> Vec<NodeId> {
        tree.preorder(tree.root()).filter(|node| tree.property(*node, ident).is_some()).collect()
    };
    let (here, visited) = (having(HERE), having(VISITED));
    note_under_way(tree, false);
    for node in &here {
        tree.set_own(*node, HERE, None);
    }
    for node in &visited {
        tree.set_own(*node, VISITED, None);
    }
    (here.first().copied(), visited)
}

pub(super) fn value<'a>(tree: &'a Tree, node: NodeId, ident: &str) -> Option<&'a str> {
    tree.property(node, ident).map(|property| property.value().trim())
}

fn color(name: &str) -> Option<Color> {
    Color::BOTH.into_iter().find(|color| color_name(*color) == name)
}

const fn color_name(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

pub(super) fn seat(name: &str) -> Seat {
    Level::ALL.into_iter().find(|level| level_name(*level) == name).map_or(Seat::Human, Seat::Program)
}

const fn seat_name(seat: Seat) -> &'static str {
    match seat {
        Seat::Human => "human",
        Seat::Program(level) => level_name(level),
    }
}

pub(super) const fn level_name(level: Level) -> &'static str {
    match level {
        Level::Textbook => "textbook",
        Level::Novice => "novice",
        Level::Casual => "casual",
        Level::Club => "club",
        Level::Expert => "expert",
        Level::Master => "master",
    }
}

/// The name of an opening, as players write it.
pub(super) const fn opening_name(opening: Opening) -> &'static str {
    match opening {
        Opening::Free => "Free",
        Opening::Swap => "Swap",
        Opening::Swap2 => "Swap2",
        Opening::Pro => "Pro",
        Opening::LongPro => "Long Pro",
        Opening::Rif => "RIF",
        Opening::Yamaguchi => "Yamaguchi",
        Opening::Soosorv8 => "Soosorv-8",
        Opening::Taraguchi10 => "Taraguchi-10",
    }
}

fn letters(set: &PointSet) -> String {
    set.iter().map(|point| Coord::from(point).to_string()).collect()
}

fn points(text: &str, size: BoardSize) -> PointSet {
    let letters = text.as_bytes().chunks_exact(2).filter_map(|pair| std::str::from_utf8(pair).ok());
    letters.filter_map(|pair| Coord::from_letters(pair)?.point(size)).collect::<PointSet>()
}
