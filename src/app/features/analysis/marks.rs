//! The best moves on the board, and the line of the one that is pointed at.
//!
//! The best move stands in a diamond and others in rings; what is proved stands in a square. In them is the chance of
//! the side to move in percent, or in how many moves it wins (`+7`) or loses (`-6`); below it, in Go, by how much that
//! side is ahead. A line that a table of another kind shows is drawn alike.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::{Analyzed, LINES};
use crate::app::AppSet;
use crate::app::input::mouse::Aim;
use crate::app::platform::camera::layer;
use crate::app::screen::Whereabouts;
use crate::app::table::opponent::HintAt;
use crate::app::table::session::Session;
use crate::app::view::board::material::{MarkKind, MarkMaterial};
use crate::app::view::dye::AddMaterial as _;
use crate::app::view::marks::pen::Pen;
use crate::app::view::stone::StoneMaterials;
use crate::board::{Color, Point, PointSet};
use crate::game::Move;
use crate::review::{Analysis, Candidate, Threat, threats};
use crate::search::Made;

/// A mark of the analysis on a point.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct AnalysisMark {
    /// The point.
    pub point: Point,
    /// What it says.
    pub sign: Sign,
}

/// What a mark says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// One of the best moves, by its rank from zero.
    Candidate(usize),
    /// A move of the line that is looked at, by its number from one.
    Line(usize),
    /// What a side threatens to make.
    Threat(Color, Made),
}

/// The line that a page shows on the board; none usually.
#[derive(Resource, Debug, Default)]
pub struct LineInView(pub Vec<Move>);

/// What the marks are made of.
#[derive(Resource)]
struct Materials {
    best: Handle<MarkMaterial>,
    other: Handle<MarkMaterial>,
    proved_best: Handle<MarkMaterial>,
    proved: Handle<MarkMaterial>,
}

/// Sizes in cells.
const BEST_CELLS: f32 = 1.22;
const OTHER_CELLS: f32 = 0.94;
const PROVED_CELLS: f32 = 0.88;
const CHANCE_CELLS: f32 = 0.38;
const LEAD_CELLS: f32 = 0.26;
const NUMBER_CELLS: f32 = 0.42;
const THREAT_CELLS: f32 = 0.26;
/// How far above and below the middle of a point two lines stand.
const TWO_LINES: f32 = 0.15;
const TWO_THREATS: f32 = 0.2;
/// The moves of a line that are shown at most.
const LONGEST_LINE: usize = 15;

pub(super) fn plugin(app: &mut App) {
    let mut add = |kind, is_best: bool, stroke| {
        app.dyed(move |dye| {
            let ink = if is_best { dye.accent } else { dye.line };
            MarkMaterial::new(kind, ink, stroke, 0.05).filled(dye.board, 0.94)
        })
    };
    let materials = Materials {
        best: add(MarkKind::Diamond, true, 0.07),
        other: add(MarkKind::Ring, false, 0.035),
        proved_best: add(MarkKind::Area, true, 0.08),
        proved: add(MarkKind::Area, false, 0.04),
    };
    app.insert_resource(materials).add_systems(Update, show.in_set(AppSet::Mirror));
}

/// Which line is looked at: on the page of lines the one that has the focus, elsewhere that of the candidate which is
/// pointed at.
#[derive(SystemParam)]
struct Look<'w, 's> {
    analyzed: Res<'w, Analyzed>,
    /// Its line is shown as well, where no other one is.
    hint: Res<'w, HintAt>,
    /// The same of a page.
    of_page: Res<'w, LineInView>,
    session: Res<'w, Session>,
    at: Whereabouts<'w>,
    aim: Aim<'w, 's>,
}

impl Look<'_, '_> {
    fn has_changed(&self) -> bool {
        self.analyzed.is_changed() || self.hint.is_changed() || self.of_page.is_changed()
    }

    fn line(&self, analysis: &Analysis) -> Option<(usize, usize)> {
        if self.at.page() == Some(LINES) {
            return Some(self.analyzed.seen);
        }
        let point = self.aim.point().filter(|_| self.at.is_open())?;
        let is_there = |candidate: &Candidate| candidate.mv() == Some(Move::Place(point));
        let candidate = analysis.candidates.iter().position(is_there)?;
        (self.at.board_has_focus() || self.aim.is_mouse()).then_some((candidate, usize::MAX))
    }
}

fn show(
    look: Look,
    materials: Res<Materials>,
    stones: Res<StoneMaterials>,
    mut pen: Pen<AnalysisMark>,
    mut line_before: Local<Option<(usize, usize)>>,
) {
    let is_match = pen.shown.is_match();
    let analysis = look.analyzed.of(look.session.revision()).filter(|_| is_match);
    let line = analysis.and_then(|analysis| look.line(analysis));
    let is_other = std::mem::replace(&mut *line_before, line) != line;
    let other_line = match &*look.of_page.0 {
        [] if is_match => look.hint.line(),
        [] => pen.shown.line(),
        line => line,
    };
    let other_line = other_line.to_vec();
    let has_marks = analysis.is_some() || !other_line.is_empty();
    let in_view = has_marks && look.at.dimming() == 0.0;
    if !pen.begins(in_view, look.has_changed() || is_other) {
        return;
    }
    let mut taken = PointSet::EMPTY;
    if let Some((candidate, n_moves)) = line
        && let Some(candidate) = analysis.and_then(|analysis| analysis.candidates.get(candidate))
    {
        draw_line(&mut pen, &stones, &candidate.line[..n_moves.min(candidate.line.len())], &mut taken);
    } else {
        draw_line(&mut pen, &stones, &other_line, &mut taken);
    }
    let Some(analysis) = analysis else { return };
    for (rank, candidate) in analysis.candidates.iter().enumerate() {
        if let Some(Move::Place(point)) = candidate.mv()
            && !taken.contains(point)
        {
            taken.insert(point);
            draw_candidate(&mut pen, &materials, rank, candidate, point);
        }
    }
    let all = pen.shown.position().as_gomoku().map(threats).unwrap_or_default();
    for threat in all.iter().filter(|threat| !taken.contains(threat.point)) {
        draw_threat(&mut pen, *threat, &all);
    }
}

/// The stones of a line, numbered, as if they were laid.
fn draw_line(
    pen: &mut Pen<'_, '_, AnalysisMark>,
    stones: &StoneMaterials,
    line: &[Move],
    taken: &mut PointSet,
) {
    let mut color = pen.shown.position().to_move();
    let cells = Vec2::splat(pen.layout.stone_width() / pen.layout.cells(1.0));
    for (number, mv) in (1..).zip(line.iter().take(LONGEST_LINE)) {
        if let Move::Place(point) = *mv
            && !taken.contains(point)
        {
            taken.insert(point);
            let mark = AnalysisMark { point, sign: Sign::Line(number) };
            let place = pen.layout.world_of(point);
            pen.figure("Line stone", mark, &stones.ghost[color], place.extend(layer::MARK), cells);
            let ink = pen.theme.ink_on(Some(color));
            // Above the stone that the pointer would lay there.
            let place = place.extend(layer::CURSOR);
            pen.word_at("Line number", mark, number.to_string(), ink, place, NUMBER_CELLS);
        }
        color = !color;
    }
}

fn draw_candidate(
    pen: &mut Pen<'_, '_, AnalysisMark>,
    materials: &Materials,
    rank: usize,
    candidate: &Candidate,
    point: Point,
) {
    let to_move = pen.shown.position().to_move();
    let mark = AnalysisMark { point, sign: Sign::Candidate(rank) };
    let (material, cells) = match (&candidate.proved, rank) {
        (Some(_), 0) => (&materials.proved_best, PROVED_CELLS),
        (Some(_), _) => (&materials.proved, PROVED_CELLS),
        (None, 0) => (&materials.best, BEST_CELLS),
        (None, _) => (&materials.other, OTHER_CELLS),
    };
    let place = pen.layout.world_of(point);
    pen.figure(format!("Candidate {rank}"), mark, material, place.extend(layer::MARK), Vec2::splat(cells));
    let ink = pen.theme.line;
    let up = |cells: f32| Vec2::new(0.0, cells);
    let worth = worth(candidate, to_move);
    let Some(lead) = candidate.lead else {
        pen.word("Worth", mark, worth, ink, place, CHANCE_CELLS);
        return;
    };
    let ours = if to_move == Color::Black { lead } else { -lead };
    let lines = pen.layout.cells(TWO_LINES);
    pen.word("Worth", mark, worth, ink, place + up(lines), CHANCE_CELLS - 0.04);
    let lead = match ours.round() as i32 {
        0 => "0".to_owned(),
        points => format!("{points:+}"),
    };
    pen.word("Lead", mark, lead, ink, place - up(lines), LEAD_CELLS);
}

/// The chance of the side to move in percent; what is proved as the number of moves to the end.
fn worth(candidate: &Candidate, to_move: Color) -> String {
    match &candidate.proved {
        Some(proved) if proved.winner == to_move => format!("+{}", proved.plies()),
        Some(proved) => format!("-{}", proved.plies()),
        None => format!("{:.0}", 100.0 * candidate.chance_of(to_move)),
    }
}

/// What a side threatens: Black's above the middle of the point where both threaten something there.
fn draw_threat(pen: &mut Pen<'_, '_, AnalysisMark>, threat: Threat, all: &[Threat]) {
    let Threat { side, point, made } = threat;
    let are_two = all.iter().any(|other| other.point == point && other.side != side);
    let (sign, up) = if side == Color::Black { ("●", TWO_THREATS) } else { ("○", -TWO_THREATS) };
    let name = match made {
        Made::Five => "5",
        Made::OpenFour => "4",
        Made::DoubleFour => "4·4",
        Made::FourThree => "4·3",
        Made::DoubleThree => "3·3",
        Made::Four | Made::OpenThree => return,
    };
    let up = if are_two { pen.layout.cells(up) } else { 0.0 };
    let place = pen.layout.world_of(point) + Vec2::new(0.0, up);
    let (mark, ink) = (AnalysisMark { point, sign: Sign::Threat(side, made) }, pen.theme.line);
    pen.word("Threat", mark, format!("{sign} {name}"), ink, place, THREAT_CELLS);
}
