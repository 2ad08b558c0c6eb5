//! The typed values of a tree as properties, both ways: those of SGF, and those of our own for what a match holds and
//! SGF has no name for.
//!
//! | name | where | value |
//! |---|---|---|
//! | `XS` | root | the seats before any exchange of colors, Black's first: `human`, `player-` or `engine-` with a number that means something on the machine alone where the match was played, or a level of the program; then `exchanged` where they have exchanged their colors since, and `PB` and `PW` with them |
//! | `XV` | root | the levels at which a program played before it got the one of `XS`: `first casual 12` where the party that had Black at first played the moves up to the twelfth so, several with commas |
//! | `XO` | root | how the first stones are laid, where an opening says it |
//! | `XB` | root | `free` where Black lays the handicap stones one after the other |
//! | `XF` | root | `lose` where a forbidden move loses |
//! | `XM` | root | the main time of White where it is another one than Black's, see the module `time` |
//! | `XT` | root | the result was given by another program or person and is not ours to change |
//! | `XI` | root | the record is a copy of another one, in which variations were tried: it is looked at, and not played on |
//! | `XN` | root | an analysis was looked at while the match was played |
//! | `XW` | any | what a review has found out about the position, see the module `review::note`; a text without value here |
//! | `XA` | no move | the answer to the question of an opening: `black`, `white`, `two`, or a number of fifth moves |
//! | `XP` | no move | the point offered for the fifth stone |
//! | `XR` | no move | who would rather play on than count |
//! | `XE` | any | an end that no stone brought about: `resign black`, `resign white`, `time black`, `time white`, `draw`, `count`; `given` for the result of the root |
//! | `XD`, `XK` | second pass | the stones called dead, and those in seki, two letters each |
//! | `XQ` | second pass | what an analysis proposed: the dead stones, a slash, the stones in seki |
//! | `XG` | second pass | who has agreed to that |
//! | `XC` | any | what the party to act has left where time was thought without a step: seconds, and in overtime the periods or stones |
//! | `XU` | root | the match was under way when it was written |
//! | `XH` | one | here the match stood when it was written |
//! | `XL` | any | of several branches the one visited last |
//!
//! The last three are in files only: a match knows them itself.
//!
//! What is read is written again as it was: words that we would write otherwise, and those that cannot be read and so
//! count as absent, are kept as text beside the value, and written in its place until it is set. Of times the figures
//! after the point are part of the value.

use super::time::{self, TimeWords};
use super::{rules, vocabulary};
use crate::board::{BoardSize, ByColor, Color, PointSet};
use crate::game::clock::Reading;
use crate::game::tree::{
    Area, Coord, Deed, EarlierLevel, End, Field, InfoKey, Key, NodeId, PropertiesWriter, Property,
    RecordResult, Seated, Tree, Understood,
};
use crate::game::{Counting, Level, OnForbidden, Placement, Seat};
use crate::go::Judgment;
use crate::gomoku::opening::{Answer, Opening, Party};

/// The fields that any node has values for.
const OF_NODE: [Field; 19] = [
    Field::Turn,
    Field::BlackLeft,
    Field::BlackCount,
    Field::WhiteLeft,
    Field::WhiteCount,
    Field::Answer,
    Field::Offer,
    Field::Resumption,
    Field::Dead,
    Field::Seki,
    Field::Proposed,
    Field::Agreed,
    Field::End,
    Field::Thought,
    Field::Here,
    Field::Visited,
    Field::BlackStones,
    Field::WhiteStones,
    Field::Cleared,
];

/// The fields of the times that the sides have left.
const OF_CLOCKS: [Field; 4] = [Field::BlackLeft, Field::BlackCount, Field::WhiteLeft, Field::WhiteCount];

/// The fields that only the root has values for.
const OF_ROOT: [Field; 12] = [
    Field::MainTime,
    Field::Overtime,
    Field::Placement,
    Field::GivenResult,
    Field::Opening,
    Field::OnForbidden,
    Field::Seats,
    Field::WhiteMainTime,
    Field::Levels,
    Field::Study,
    Field::Analyzed,
    Field::UnderWay,
];

/// The fields that may have several values, and what stands on their points.
const OF_SETUP: [(Field, Option<Color>); 3] = [
    (Field::BlackStones, Some(Color::Black)),
    (Field::WhiteStones, Some(Color::White)),
    (Field::Cleared, None),
];

/// The fields of a time control, which are one value.
const OF_TIME: [Field; 3] = [Field::MainTime, Field::Overtime, Field::WhiteMainTime];

/// Whether a node has a value for what a file says under a key.
pub(super) fn has_value(tree: &Tree, node: NodeId, key: Key<'_>) -> bool {
    match key {
        Key::Field(field) => OF_NODE.contains(&field) || node == tree.root() && OF_ROOT.contains(&field),
        Key::Foreign(_) => false,
    }
}

/// Gives a node the values that a file says it has, of which it has none yet.
pub(super) fn take(tree: &mut Tree, node: NodeId, said: &PropertiesWriter) {
    if said.is_empty() {
        return;
    }
    for property in said.iter() {
        if let Key::Field(field) = property.key() {
            take_value(tree, node, field, said);
        }
    }
    let is_our_time = || {
        OF_TIME.into_iter().all(|field| {
            let value = value_of_root(tree, field);
            said.get(field).into_iter().flat_map(Property::values).eq(value.as_deref())
        })
    };
    let is_our_time = node == tree.root() && is_our_time();
    for property in said.iter() {
        let Key::Field(field) = property.key() else { continue };
        let is_as_we_say = match setup_of(field) {
            Some((_, stone)) => {
                areas(tree, node, stone).map(word_of).eq(property.values().map(str::to_owned))
            }
            None if OF_TIME.contains(&field) => is_our_time,
            None => value_of(tree, node, field).is_some_and(|value| property.values().eq([value.as_str()])),
        };
        if !is_as_we_say {
            tree.set_texts(node, property.key(), property.values());
        }
    }
}

/// Reads what the root says in words, which stay as they are.
pub(super) fn understand(tree: &mut Tree) {
    let words = |key| tree.info(key);
    let result = words(InfoKey::Result).and_then(RecordResult::parse);
    let (rule, rule_set) =
        (words(InfoKey::Rules).and_then(rules::rule), words(InfoKey::Rules).and_then(rules::rule_set));
    if result.is_some() || rule.is_some() || rule_set.is_some() {
        tree.edit_root_facts(|root| root.understood = Understood { result, rule, rule_set });
    }
}

/// Gives a node what a file of another kind has for a property.
pub(in crate::record) fn adopt(tree: &mut Tree, node: NodeId, ident: &str, value: &str) {
    let mut said = PropertiesWriter::default();
    let key = vocabulary::key(ident);
    said.property(key, std::iter::once(value));
    if has_value(tree, node, key) {
        take(tree, node, &said);
    } else {
        tree.set_texts(node, key, std::iter::once(value));
    }
}

/// The first value of a property as it would be written.
pub(in crate::record) fn value(tree: &Tree, node: NodeId, ident: &str) -> Option<String> {
    let key = vocabulary::key(ident);
    let words = tree.text(node, key).map(|text| text.value().to_owned());
    words.or_else(|| match key {
        Key::Field(field) => value_of(tree, node, field),
        Key::Foreign(_) => None,
    })
}

/// What a node has besides its texts: for each field its values, in the order in which they are written. Where a file
/// had other words for one, those words are among the texts.
pub(super) fn said(tree: &Tree, node: NodeId) -> impl Iterator<Item = (Field, Vec<String>)> + '_ {
    // Nearly all nodes of a large record have no values, or one time.
    let of_node: &[Field] = match tree.clocks(node) {
        _ if tree.has_facts(node) => &OF_NODE,
        ByColor { black: None, white: None } => &[],
        _ => &OF_CLOCKS,
    };
    let of_root: &[Field] = if node == tree.root() { &OF_ROOT } else { &[] };
    let is_in_words = move |field: Field| tree.text(node, field.into()).is_some();
    let is_silent = move |field: Field| {
        is_in_words(field) || OF_TIME.contains(&field) && OF_TIME.into_iter().any(is_in_words)
    };
    of_node.iter().chain(of_root).filter_map(move |&field| {
        let values: Vec<String> = match setup_of(field) {
            Some((_, stone)) => areas(tree, node, stone).map(word_of).collect(),
            None => value_of(tree, node, field).into_iter().collect(),
        };
        (!values.is_empty() && !is_silent(field)).then_some((field, values))
    })
}

/// Reads one field, together with those that make a value with it.
fn take_value(tree: &mut Tree, node: NodeId, field: Field, said: &PropertiesWriter) {
    let word = |field| said.get(field).map(|property| property.value().trim());
    match field {
        Field::BlackStones | Field::WhiteStones | Field::Cleared => {
            if tree.areas(node).is_empty() {
                tree.set_areas(node, areas_of(said));
            }
        }
        Field::Turn => {
            let turn = match word(field) {
                Some("B") => Some(Color::Black),
                Some("W") => Some(Color::White),
                _ => None,
            };
            if turn.is_some() {
                tree.set_said_turn(node, turn);
            }
        }
        Field::BlackLeft | Field::WhiteLeft => {
            let (color, count) = match field {
                Field::BlackLeft => (Color::Black, Field::BlackCount),
                _ => (Color::White, Field::WhiteCount),
            };
            if let Some(reading) = word(field).and_then(|left| time::reading(left, word(count))) {
                tree.set_clock_as_read(node, color, Some(reading));
            }
        }
        Field::Answer | Field::Offer | Field::Resumption => {
            if let Some(deed) = deed_of(word(Field::Answer), word(Field::Offer), word(Field::Resumption)) {
                tree.set_deed(node, Some(deed));
            }
        }
        Field::Dead | Field::Seki | Field::Proposed | Field::Agreed => {
            if let Some(size) = tree.size().board() {
                let [dead, seki, proposed, agreed] =
                    [Field::Dead, Field::Seki, Field::Proposed, Field::Agreed].map(word);
                tree.set_count(node, &count_of(size, dead, seki, proposed, agreed));
            }
        }
        Field::End => {
            if let Some(end) = word(field).and_then(end_of) {
                tree.set_end(node, Some(end));
            }
        }
        Field::Thought => {
            let thought = said.get(field).and_then(|property| thought_of(property.value()));
            if thought.is_some() {
                tree.set_thought(node, thought);
            }
        }
        Field::Here => tree.mark_here(node, true),
        Field::Visited => tree.mark_visited(node, true),
        _ => take_of_root(tree, field, said),
    }
}

fn take_of_root(tree: &mut Tree, field: Field, said: &PropertiesWriter) {
    let word = |field| said.get(field).map_or("", |property| property.value().trim());
    match field {
        Field::MainTime | Field::Overtime | Field::WhiteMainTime => {
            let words = |field| said.get(field).map(|property| property.value().to_owned());
            let [main, overtime, white_main] = OF_TIME.map(words);
            let time = TimeWords { main, overtime, white_main }.meaning();
            if time != ByColor::default() {
                tree.edit_root_facts(|root| root.time = time);
            }
        }
        Field::Placement if word(field) == "free" => tree.set_placement(Placement::Free),
        Field::OnForbidden if word(field) == "lose" => tree.set_on_forbidden(OnForbidden::Lose),
        Field::GivenResult => tree.set_result_given(true),
        Field::Study => tree.set_study(true),
        Field::Analyzed => tree.set_analyzed(true),
        Field::UnderWay => tree.set_under_way(true),
        Field::Opening => {
            if let Some(opening) = Opening::ALL.into_iter().find(|opening| opening.name() == word(field)) {
                tree.set_opening(opening);
            }
        }
        Field::Seats => {
            let mut words = word(field).split(' ');
            let mut next = || words.next().unwrap_or_default();
            let first = ByColor { black: seat(next()), white: seat(next()) };
            tree.seat(Seated { first, is_exchanged: next() == EXCHANGED });
        }
        Field::Levels => {
            let levels: Vec<EarlierLevel> = word(field).split(',').filter_map(level_of).collect();
            if !levels.is_empty() {
                tree.set_levels(levels);
            }
        }
        _ => {}
    }
}

/// A value in our words; of stones that are set up, see [`areas`].
fn value_of(tree: &Tree, node: NodeId, field: Field) -> Option<String> {
    let count = || tree.count(node);
    Some(match field {
        Field::Turn => match tree.said_turn(node)? {
            Color::Black => "B".to_owned(),
            Color::White => "W".to_owned(),
        },
        Field::BlackLeft => time::left(tree.clock(node, Color::Black)?),
        Field::BlackCount => tree.clock(node, Color::Black)?.count()?.to_string(),
        Field::WhiteLeft => time::left(tree.clock(node, Color::White)?),
        Field::WhiteCount => tree.clock(node, Color::White)?.count()?.to_string(),
        Field::Answer | Field::Offer | Field::Resumption => match (field, tree.deed(node)?) {
            (Field::Answer, Deed::Answer(Answer::Take(color))) | (Field::Resumption, Deed::Resume(color)) => {
                color.name().to_owned()
            }
            (Field::Answer, Deed::Answer(Answer::PlaceTwo)) => "two".to_owned(),
            (Field::Answer, Deed::Answer(Answer::Number(number))) => number.to_string(),
            (Field::Offer, Deed::Offer(point)) => point.to_string(),
            _ => return None,
        },
        Field::Dead => letters(&count()?.judgment().dead)?,
        Field::Seki => letters(&count()?.judgment().seki)?,
        Field::Proposed => {
            let proposed = count()?.proposed()?;
            let [dead, seki] = [&proposed.dead, &proposed.seki].map(|set| letters(set).unwrap_or_default());
            format!("{dead}/{seki}")
        }
        Field::Agreed => {
            let agreed = count()?.agreed();
            let names: Vec<&str> =
                Color::BOTH.into_iter().filter(|color| agreed[*color]).map(Color::name).collect();
            (!names.is_empty()).then(|| names.join(" "))?
        }
        Field::End => match tree.end(node)? {
            End::Resignation(color) => format!("resign {}", color.name()),
            End::Time(color) => format!("time {}", color.name()),
            End::Draw => "draw".to_owned(),
            End::Count => "count".to_owned(),
            End::Given => "given".to_owned(),
        },
        Field::Thought => {
            let thought = tree.thought(node)?;
            let left = time::left(thought);
            thought.count().map_or_else(|| left.clone(), |count| format!("{left} {count}"))
        }
        Field::Here => tree.is_here(node).then(String::new)?,
        Field::Visited => tree.is_visited(node).then(String::new)?,
        _ if node == tree.root() => value_of_root(tree, field)?,
        _ => return None,
    })
}

fn value_of_root(tree: &Tree, field: Field) -> Option<String> {
    let root = tree.root_facts();
    match field {
        Field::MainTime => TimeWords::of(root.time).main,
        Field::Overtime => TimeWords::of(root.time).overtime,
        Field::WhiteMainTime => TimeWords::of(root.time).white_main,
        Field::Placement => (root.placement == Placement::Free).then(|| "free".to_owned()),
        Field::GivenResult => root.is_result_given.then(String::new),
        Field::Opening => (root.opening != Opening::Free).then(|| root.opening.name().to_owned()),
        Field::OnForbidden => (root.on_forbidden == OnForbidden::Lose).then(|| "lose".to_owned()),
        Field::Seats => root.seats.map(|Seated { first, is_exchanged }| {
            let names = [first.black, first.white].map(seat_name).join(" ");
            if is_exchanged { format!("{names} {EXCHANGED}") } else { names }
        }),
        Field::Levels => {
            let name = |EarlierLevel { party, level, until }: &EarlierLevel| {
                format!("{} {} {until}", party_name(*party), level.name())
            };
            let names: Vec<String> = root.levels.iter().map(name).collect();
            (!names.is_empty()).then(|| names.join(","))
        }
        Field::Study => root.is_study.then(String::new),
        Field::Analyzed => root.is_analyzed.then(String::new),
        Field::UnderWay => root.is_under_way.then(String::new),
        _ => None,
    }
}

/// Whether a field lists stones that are set up or points that are cleared, and what stands there then.
fn setup_of(field: Field) -> Option<(Field, Option<Color>)> {
    OF_SETUP.into_iter().find(|(of, _)| *of == field)
}

/// What a node sets up so.
fn areas(tree: &Tree, node: NodeId, stone: Option<Color>) -> impl Iterator<Item = Area> {
    tree.areas(node).iter().copied().filter(move |area| area.stone == stone)
}

/// A point, or two corners of a rectangle.
fn word_of(area: Area) -> String {
    if area.from == area.to { area.from.to_string() } else { format!("{}:{}", area.from, area.to) }
}

/// All that a node sets up; what cannot be read is left out.
fn areas_of(said: &PropertiesWriter) -> Box<[Area]> {
    let areas = OF_SETUP.into_iter().filter_map(|(field, stone)| Some((stone, said.get(field)?)));
    let areas = areas.flat_map(|(stone, property)| {
        property.values().filter_map(move |value| {
            let (from, to) = value.split_once(':').unwrap_or((value, value));
            Some(Area { stone, from: Coord::from_letters(from)?, to: Coord::from_letters(to)? })
        })
    });
    areas.collect()
}

fn deed_of(answer: Option<&str>, offer: Option<&str>, resumption: Option<&str>) -> Option<Deed> {
    if let Some(text) = answer {
        let answer = match (text, Color::named(text)) {
            ("two", _) => Answer::PlaceTwo,
            (_, Some(color)) => Answer::Take(color),
            (number, None) => Answer::Number(number.parse().ok()?),
        };
        return Some(Deed::Answer(answer));
    }
    let offer = offer.and_then(Coord::from_letters).map(Deed::Offer);
    offer.or_else(|| resumption.and_then(Color::named).map(Deed::Resume))
}

fn end_of(text: &str) -> Option<End> {
    match text {
        "draw" => Some(End::Draw),
        "count" => Some(End::Count),
        "given" => Some(End::Given),
        text => {
            let resigned = text.strip_prefix("resign ").and_then(Color::named).map(End::Resignation);
            resigned.or_else(|| text.strip_prefix("time ").and_then(Color::named).map(End::Time))
        }
    }
}

fn count_of(
    size: BoardSize,
    dead: Option<&str>,
    seki: Option<&str>,
    proposed: Option<&str>,
    agreed: Option<&str>,
) -> Counting {
    let judgment = |dead: &str, seki: &str| Judgment { dead: points(dead, size), seki: points(seki, size) };
    let proposed: Option<Judgment> =
        proposed.and_then(|text| text.split_once('/')).map(|(dead, seki)| judgment(dead, seki));
    let agreed = agreed.unwrap_or_default();
    let agreed = ByColor::from_fn(|color| agreed.split(' ').any(|name| name == color.name()));
    Counting::resumed(judgment(dead.unwrap_or_default(), seki.unwrap_or_default()), proposed.as_ref(), agreed)
}

fn thought_of(text: &str) -> Option<Reading> {
    let mut words = text.split(' ');
    time::reading(words.next()?, words.next())
}

fn level_of(entry: &str) -> Option<EarlierLevel> {
    let mut words = entry.split_whitespace();
    let name = words.next()?;
    let party = [Party::First, Party::Second].into_iter().find(|party| party_name(*party) == name)?;
    let Seat::Program(level) = seat(words.next()?) else { return None };
    Some(EarlierLevel { party, level, until: words.next()?.parse().ok()? })
}

const fn party_name(party: Party) -> &'static str {
    match party {
        Party::First => "first",
        Party::Second => "second",
    }
}

/// After the seats that have exchanged their colors.
const EXCHANGED: &str = "exchanged";
/// Before the number of an engine of others.
const ENGINE: &str = "engine-";
/// Before the number of a player.
const PLAYER: &str = "player-";

fn seat(name: &str) -> Seat {
    let known = if let Some(id) = name.strip_prefix(ENGINE) {
        id.parse().ok().map(Seat::Engine)
    } else if let Some(id) = name.strip_prefix(PLAYER) {
        id.parse().ok().map(Seat::Player)
    } else {
        Level::by_name(name).map(Seat::Program)
    };
    known.unwrap_or_default()
}

fn seat_name(seat: Seat) -> String {
    match seat {
        Seat::Human => "human".to_owned(),
        Seat::Program(level) => level.name().to_owned(),
        Seat::Engine(id) => format!("{ENGINE}{id}"),
        Seat::Player(id) => format!("{PLAYER}{id}"),
    }
}

/// The points of a set, two letters each; nothing where there are none.
fn letters(set: &PointSet) -> Option<String> {
    let text: String = set.iter().map(|point| Coord::from(point).to_string()).collect();
    (!text.is_empty()).then_some(text)
}

fn points(text: &str, size: BoardSize) -> PointSet {
    let letters = text.as_bytes().chunks_exact(2).filter_map(|pair| std::str::from_utf8(pair).ok());
    letters.filter_map(|pair| Coord::from_letters(pair)?.point(size)).collect::<PointSet>()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::sgf;

    fn read(text: &str) -> Tree {
        sgf::read(text.as_bytes()).games.remove(0)
    }

    /// What is written after the head of the file.
    fn written(tree: &Tree) -> String {
        let text = sgf::write_tree(tree).replace('\n', "");
        text.split_once("SZ[9]").map(|(_, rest)| rest.to_owned()).unwrap()
    }

    #[test]
    fn all_values_are_read_and_written_as_they_were() {
        let text = "TM[600]OT[5x30 byo-yomi]AB[aa][cc:dd]AW[bb]PL[W]XB[free]XT[]XO[Swap2]XF[lose]XS[human club]XM[90.5]\
                    XV[first casual 12,second expert 3]XI[]XU[];B[ee]BL[12.50]OB[3]WL[8]XE[resign white]XC[7 2]XH[];XA[two];XA[3]\
                    ;XA[white];XP[gg];XR[black];AE[aa];XD[aabb]XK[cc]XQ[aa/]XG[black white]XE[count]XL[])";
        let tree = read(&format!("(;GM[1]SZ[9]{text}"));
        assert_eq!(written(&tree), text);
        let nodes: Vec<NodeId> = tree.main_line().collect();
        assert!(
            nodes.iter().all(|node| tree.properties(*node).next().is_none()),
            "something is kept as text"
        );
        let root = tree.root_facts();
        assert_eq!(root.seats.map(|seats| seats.first.white), Some(Seat::Program(Level::Club)));
        assert_eq!((root.opening, root.placement, root.levels.len()), (Opening::Swap2, Placement::Free, 2));
        assert_eq!(root.time.white.main().as_millis(), 90_500);
        assert_eq!(
            (tree.end(nodes[1]), tree.end(nodes[8])),
            (Some(End::Resignation(Color::White)), Some(End::Count))
        );
        assert_eq!(tree.clock(nodes[1], Color::Black).and_then(Reading::count), Some(3));
        assert_eq!(tree.deed(nodes[5]), Coord::from_letters("gg").map(Deed::Offer));
        assert_eq!(tree.count(nodes[8]).map(Counting::agreed), Some(ByColor { black: true, white: true }));
    }

    #[test]
    fn other_words_for_a_value_stay_until_it_is_set() {
        let text = "TM[600]OT[3 x 60 Byo-Yomi]AB[aa][?]XO[Swap3]XS[Ann club];B[ee]BL[12.5000]OB[03]XE[ resign white]XC[soon])";
        let mut tree = read(&format!("(;GM[1]SZ[9]{text}"));
        let node = tree.main_line().nth(1).unwrap();
        assert_eq!(written(&tree), text);
        assert_eq!(tree.root_facts().time.black.overtime().map(|(periods, _)| periods), Some(3));
        assert_eq!((tree.end(node), tree.thought(node)), (Some(End::Resignation(Color::White)), None));
        tree.set_end(node, Some(End::Draw));
        tree.set_clock(node, Color::Black, tree.clock(node, Color::Black));
        tree.set_thought(node, None);
        tree.set_opening(Opening::Free);
        tree.set_time(ByColor::default());
        tree.set_up(tree.root(), Coord::from_letters("bb").unwrap(), Some(Color::Black)).unwrap();
        assert_eq!(written(&tree), "AB[aa][bb]XS[Ann club];B[ee]BL[12.500]OB[3]XE[draw])");
    }

    #[test]
    fn times_that_are_not_all_ours_are_kept_together() {
        for time in ["TM[600]OT[Hourglass]", "OT[5x30 byo-yomi]", "TM[600]XM[12.50]", "TM[0]", "XM[5]"] {
            let tree = read(&format!("(;GM[1]SZ[9]{time})"));
            assert_eq!(written(&tree), format!("{time})"));
        }
    }
}
