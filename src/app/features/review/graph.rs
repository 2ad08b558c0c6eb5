//! The value of a game over its moves.

use bevy_egui::egui::epaint::PathShape;
use bevy_egui::egui::{Align2, Pos2, Rect, Shape, Stroke, Vec2, pos2};
use serde::{Deserialize, Serialize};

use super::branch::{Branch, Seen};
use super::{ReviewSettings, Reviewed};
use crate::app::ui::fonts::Type;
use crate::app::ui::kit::{Kit, Says, ToPlace, paint};
use crate::board::Color;
use crate::game::Match;
use crate::game::tree::{MoveQuality, NodeId, Tree};
use crate::go::HalfPoints;
use crate::review::{Review, ReviewedMove};
use crate::words::names::color_id;

const HEIGHT: f32 = 132.0;
/// The room around the line, and the half of the width of a mark.
const PAD: f32 = 14.0;
const MARK: f32 = 5.0;
/// The room of the stones at the left of the line, and their radius.
const STONES: f32 = 18.0;
const STONE: f32 = 6.0;
/// The points at the edges, of which there are as many such steps as are needed.
const STEP: f32 = 10.0;

/// What the graph shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Graph {
    /// The chance of Black.
    #[default]
    Black,
    /// The chance of White.
    White,
    /// In Go by how many points Black is ahead.
    Points,
}

impl Graph {
    /// What it can show of a game, in order.
    pub(super) fn choices(review: &Review) -> &'static [Self] {
        // The first moves may be handicap stones, which are not judged.
        let is_go = review.moves.iter().any(|reviewed| reviewed.leads.is_some());
        if is_go { &[Self::Black, Self::White, Self::Points] } else { &[Self::Black, Self::White] }
    }

    /// The same, or what can be shown of a game in its place.
    pub(super) fn of(self, review: &Review) -> Self {
        if Self::choices(review).contains(&self) { self } else { Self::default() }
    }

    /// The id of its words.
    pub(super) const fn text_id(self) -> &'static str {
        match self {
            Self::Black => "review-graph-black",
            Self::White => "review-graph-white",
            Self::Points => "review-graph-points",
        }
    }

    /// The side that is ahead where the line stands high.
    const fn above(self) -> Color {
        match self {
            Self::Black | Self::Points => Color::Black,
            Self::White => Color::White,
        }
    }
}

/// What a position is worth to Black.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Worth {
    /// The chance to win, from 0 to 1.
    pub chance: f64,
    /// The points ahead, in Go.
    pub lead: Option<f32>,
}

impl Worth {
    /// Of the position before a move.
    pub(super) fn before(reviewed: &ReviewedMove) -> Self {
        Self { chance: reviewed.before.expected_score(), lead: reviewed.leads.map(|(before, _)| before) }
    }

    /// Of the position after a move.
    pub(super) fn after(reviewed: &ReviewedMove) -> Self {
        Self { chance: reviewed.after.expected_score(), lead: reviewed.leads.map(|(_, after)| after) }
    }

    /// The same in words.
    pub(super) fn text(self, kit: &Kit<'_>, number: usize, shows: Graph) -> String {
        let (side, is_black) = (shows.above(), shows.above() == Color::Black);
        let chance = (100.0 * if is_black { self.chance } else { 1.0 - self.chance }).round();
        let side = ("side", kit.texts.get(color_id(side)).into());
        let values = [side, ("n", number.into()), ("chance", chance.into())];
        let Some(lead) = self.lead else { return kit.texts.with("review-chance", values) };
        let points = kit.texts.points(HalfPoints::from_halves((2.0 * lead.abs()).round() as i32));
        let id = if (lead >= 0.0) == is_black { "review-chance-ahead" } else { "review-chance-behind" };
        let [side, n, chance] = values;
        kit.texts.with(id, [side, n, chance, ("points", points.into())])
    }
}

/// The line of play in view: the game, or the game up to where another line leaves it, and that line.
struct Course<'a> {
    review: &'a Review,
    branch: Option<Branch>,
    /// The place in it of the last move before the node in view, or there.
    here: Option<usize>,
}

impl<'a> Course<'a> {
    fn through(node: NodeId, tree: &Tree, review: &'a Review, seen: &Seen) -> Self {
        let branch = Branch::through(node, tree, review, seen);
        let here = if let Some(Branch { first, moves }) = &branch {
            moves.iter().position(|(of_branch, _)| *of_branch == node).map(|place| first + place)
        } else {
            let path = tree.path(node);
            review.moves.iter().rposition(|reviewed| path.contains(&reviewed.node))
        };
        Self { review, branch, here }
    }

    /// The number of moves.
    fn len(&self) -> usize {
        self.branch.as_ref().map_or(self.review.moves.len(), |branch| branch.first + branch.moves.len())
    }

    fn node(&self, place: usize) -> Option<NodeId> {
        match &self.branch {
            Some(branch) if place >= branch.first => {
                branch.moves.get(place - branch.first).map(|(node, _)| *node)
            }
            _ => self.review.moves.get(place).map(|reviewed| reviewed.node),
        }
    }

    fn worth(&self, place: usize) -> Option<Worth> {
        match &self.branch {
            Some(branch) if place >= branch.first => branch.moves.get(place - branch.first)?.1,
            _ => self.review.moves.get(place).map(Worth::after),
        }
    }

    /// What the position in view is worth, in words.
    fn text(&self, kit: &Kit<'_>, shows: Graph) -> String {
        let worth = match self.here {
            Some(here) => self.worth(here),
            None => self.review.moves.first().map(Worth::before),
        };
        let number = self.here.map_or(0, |here| here + 1);
        worth.map_or_else(|| kit.texts.get("review-graph-unknown"), |worth| worth.text(kit, number, shows))
    }
}

/// A graph with its scale.
struct Plot {
    inner: Rect,
    shows: Graph,
    /// The place at its right edge.
    last: usize,
    /// The points at its upper edge.
    most: f32,
}

impl Plot {
    fn new(inner: Rect, course: &Course<'_>, shows: Graph) -> Self {
        let moves = &course.review.moves;
        let leads = moves.iter().filter_map(|reviewed| Some(reviewed.leads?.1.abs()));
        let most = (leads.fold(0.0, f32::max) / STEP).ceil().max(1.0) * STEP;
        Self { inner, shows, last: moves.len().max(course.len()).saturating_sub(1).max(1), most }
    }

    /// Where the value after a move is drawn.
    fn at(&self, place: usize, worth: Worth) -> Pos2 {
        let height = match self.shows {
            Graph::Black => worth.chance as f32,
            Graph::White => 1.0 - worth.chance as f32,
            Graph::Points => 0.5 + (worth.lead.unwrap_or(0.0) / (2.0 * self.most)).clamp(-0.5, 0.5),
        };
        pos2(self.x(place), self.inner.bottom() - self.inner.height() * height)
    }

    /// Where a move is drawn, from left to right.
    fn x(&self, place: usize) -> f32 {
        self.inner.left() + self.inner.width() * place as f32 / self.last as f32
    }

    /// The place below a point of the screen.
    fn place(&self, x: f32) -> usize {
        ((x - self.inner.left()) / self.inner.width() * self.last as f32).round().max(0.0) as usize
    }
}

/// Draws the graph of a game whose review is done, and says what the position in view is worth; the node to which a
/// player goes.
pub(crate) fn of_game(
    kit: &mut Kit<'_>,
    reviewed: &Reviewed,
    game: &Match,
    settings: ReviewSettings,
) -> Option<NodeId> {
    let review = reviewed.of(game)?;
    let shows = settings.graph.of(review);
    let course = Course::through(game.node(), game.record(), review, &reviewed.seen);
    let asked = draw(kit, &course, shows);
    kit.muted(course.text(kit, shows));
    asked
}

/// Draws the value over the moves: above the middle the one side is ahead, below it the other. The line is strong where
/// the winner is proved, and dashed where it leaves the game. The node to which a player goes.
fn draw(kit: &mut Kit<'_>, course: &Course<'_>, shows: Graph) -> Option<NodeId> {
    let room = kit.room(HEIGHT);
    let says = Says::value(kit.texts.get("review-title"), course.text(kit, shows));
    let asked = kit.places(room, "review-graph", says);
    let inner = room.shrink(PAD).with_min_x(room.left() + PAD + STONES);
    let plot = Plot::new(inner, course, shows);
    draw_scale(kit, &plot);
    draw_game(kit, course.review, &plot);
    draw_branch(kit, course, &plot);
    if let Some(here) = course.here {
        let ink = paint(kit.theme.accent);
        kit.ui.painter().vline(plot.x(here), inner.y_range(), Stroke::new(1.5, ink));
        if let Some(worth) = course.worth(here) {
            kit.ui.painter().circle_filled(plot.at(here, worth), MARK, ink);
        }
    }
    let place = match asked? {
        ToPlace::By(steps) => {
            let from = course.here.map_or(-1, |here| i64::try_from(here).unwrap_or(0));
            usize::try_from((from + i64::from(steps)).max(0)).unwrap_or(0)
        }
        ToPlace::At(pos) => plot.place(pos.x),
    };
    course.node(place.min(course.len().saturating_sub(1)))
}

fn draw_scale(kit: &Kit<'_>, plot: &Plot) {
    let (painter, theme, inner) = (kit.ui.painter(), kit.theme, plot.inner);
    painter.hline(inner.x_range(), inner.center().y, Stroke::new(1.0, paint(theme.muted)));
    // At the height where each has won, or is ahead by this much.
    let above = plot.shows.above();
    for (color, y) in [(above, inner.top()), (!above, inner.bottom())] {
        kit.stone(pos2(inner.left() - STONES / 2.0, y), STONE, color);
    }
    if plot.shows == Graph::Points {
        let most = kit.cut(format!("+{}", plot.most), Type::Small, theme.muted, inner.width());
        kit.set(inner.expand2(Vec2::new(0.0, PAD / 2.0)), Align2::LEFT_TOP, most);
    }
}

fn draw_game(kit: &Kit<'_>, review: &Review, plot: &Plot) {
    let (painter, ink, inner) = (kit.ui.painter(), paint(kit.theme.text), plot.inner);
    let moves: Vec<_> = review
        .moves
        .iter()
        .enumerate()
        .map(|(place, reviewed)| (plot.at(place, Worth::after(reviewed)), reviewed))
        .collect();
    if let Some((at, _)) = moves.iter().find(|(_, it)| Some(it.number) == review.last_escape) {
        let ends = [pos2(at.x, inner.top()), pos2(at.x, inner.bottom())];
        painter.extend(Shape::dashed_line(&ends, Stroke::new(1.5, ink), 4.0, 4.0));
    }
    for ((before, _), (after, reviewed)) in moves.iter().zip(moves.iter().skip(1)) {
        let width = if reviewed.proved.is_some() { 3.5 } else { 1.5 };
        painter.line_segment([*before, *after], Stroke::new(width, ink));
    }
    for (at, reviewed) in moves {
        mark(kit, at, reviewed.quality);
    }
}

/// From the last move of the game through what is known of the line.
fn draw_branch(kit: &Kit<'_>, course: &Course<'_>, plot: &Plot) {
    let Some(branch) = &course.branch else { return };
    let start = branch.first.saturating_sub(1);
    let places: Vec<Pos2> =
        (start..course.len()).filter_map(|place| Some(plot.at(place, course.worth(place)?))).collect();
    let stroke = Stroke::new(2.0, paint(kit.theme.accent));
    kit.ui.painter().extend(Shape::dashed_line(&places, stroke, 5.0, 3.0));
}

/// A mistake points down, half of it is hollow; a good move is a ring.
fn mark(kit: &Kit<'_>, at: Pos2, quality: Option<MoveQuality>) {
    let (painter, ink, ground) = (kit.ui.painter(), paint(kit.theme.accent), paint(kit.theme.panel));
    let corners = || {
        [(-MARK, -MARK), (MARK, -MARK), (0.0, MARK)]
            .map(|(x, y)| pos2(at.x + x * 1.2, at.y + y * 1.2))
            .to_vec()
    };
    let stroke = Stroke::new(1.5, ink);
    match quality {
        Some(MoveQuality::Bad) => _ = painter.add(PathShape::convex_polygon(corners(), ink, stroke)),
        Some(MoveQuality::Doubtful) => _ = painter.add(PathShape::convex_polygon(corners(), ground, stroke)),
        Some(MoveQuality::Good | MoveQuality::Interesting) => _ = painter.circle(at, MARK, ground, stroke),
        None => {}
    }
}
