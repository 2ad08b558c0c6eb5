//! What a record draws on the board while it is looked at: marks by shape, labels, lines and arrows, territory.

mod drawn;

use bevy::prelude::*;

pub use self::drawn::Drawn;
use self::drawn::drawn;
use super::{MarkMaterials, Pen};
use crate::app::AppSet;
use crate::app::platform::camera::layer;
use crate::app::screen::{Phase, Whereabouts};
use crate::app::table::session::Session;
use crate::app::table::shown::Shown;
use crate::app::theme::{Rgb, Theme};
use crate::app::view::board::bare;
use crate::app::view::board::material::{BoardMaterial, MarkKind, MarkLook, MarkMaterial, vec4};
use crate::app::view::dye::{AddMaterial as _, Dye};
use crate::board::{Color, Point};
use crate::game::tree::{Label, Mark};

/// The points that the record marks or labels where it is looked at.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Marked(Vec<Point>);

impl Marked {
    /// Whether a point has a mark or a label.
    pub fn has(&self, point: Point) -> bool {
        self.0.contains(&point)
    }
}

/// What a mark lies on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ground {
    Board,
    Stone(Color),
}

const GROUNDS: [Ground; 3] = [Ground::Board, Ground::Stone(Color::Black), Ground::Stone(Color::White)];

#[derive(Resource)]
struct Materials {
    /// Of each ground the marks in their order.
    marks: [[Handle<MarkMaterial>; Mark::ALL.len()]; GROUNDS.len()],
    ground: Handle<MarkMaterial>,
    line: Handle<MarkMaterial>,
    head: Handle<MarkMaterial>,
    next: Handle<MarkMaterial>,
}

/// Sizes in cells; those of the marks in the order of [`Mark::ALL`].
const MARK_CELLS: [f32; Mark::ALL.len()] = [0.72, 0.46, 0.52, 0.50, 0.60];
const GROUND_CELLS: f32 = 0.80;
const LINE_CELLS: f32 = 0.16;
const HEAD_CELLS: f32 = 0.54;
const NEXT_CELLS: f32 = 0.34;
/// How far an arrow ends before the middle of its point, and of one with a label.
const HEAD_BACK_CELLS: f32 = 0.12;
const HEAD_BACK_OF_LABEL_CELLS: f32 = 0.58;
/// How much of the board lies over what is dim.
const DIM: f32 = 0.62;
/// The letters of a label shrink with their number.
const LABEL_CELLS: [f32; Label::MOST_SHOWN + 1] = [0.52, 0.52, 0.44, 0.34, 0.27];

pub(super) fn plugin(app: &mut App) {
    let materials = Materials::new(app);
    app.insert_resource(materials).init_resource::<Marked>().add_systems(
        Update,
        (gather.before(super::standing::show_marks), show.after(super::go::show)).in_set(AppSet::Mirror),
    );
}

impl Materials {
    fn new(app: &mut App) -> Self {
        let marks = GROUNDS.map(|ground| {
            Mark::ALL.map(|mark| {
                let kind = match mark {
                    Mark::Triangle => MarkKind::Triangle,
                    Mark::Square => MarkKind::Area,
                    Mark::Circle => MarkKind::Ring,
                    Mark::Cross => MarkKind::Cross,
                    Mark::Selected => MarkKind::Diamond,
                };
                app.dyed(move |dye| {
                    // On the board the lines behind a mark are hidden.
                    let hides = vec4(dye.board, if ground == Ground::Board { 1.0 } else { 0.0 });
                    let made = MarkMaterial::new(kind, ink(ground, dye), 0.12, 0.10);
                    MarkMaterial { look: MarkLook { outline: hides, inside: hides, ..made.look }, kind }
                })
            })
        });
        let ground = |dye: &Dye| {
            let made = MarkMaterial::new(MarkKind::Line, dye.board, 0.0, 0.0);
            MarkMaterial { look: MarkLook { outline: Vec4::ZERO, ..made.look }, ..made }
        };
        Self {
            marks,
            ground: app.dyed(ground),
            line: app.dyed(|dye| MarkMaterial::new(MarkKind::Line, dye.accent, 0.0, 0.24)),
            // A stroke as wide as the triangle fills it.
            head: app.dyed(|dye| {
                MarkMaterial::new(MarkKind::Triangle, dye.accent, 0.30, 0.1).filled(dye.accent, 1.0)
            }),
            next: app
                .dyed(|dye| MarkMaterial::new(MarkKind::Ring, dye.accent, 0.16, 0.16).filled(dye.board, 1.0)),
        }
    }
}

/// The color of marks and labels on a ground.
fn ink(ground: Ground, theme: &Theme) -> Rgb {
    theme.ink_on(match ground {
        Ground::Board => None,
        Ground::Stone(color) => Some(color),
    })
}

/// Follows which points are marked.
fn gather(session: Res<Session>, shown: Res<Shown>, whereabouts: Whereabouts, mut marked: ResMut<Marked>) {
    let is_looked_at = whereabouts.phase() == Phase::Replay && shown.is_match();
    let drawn = if is_looked_at { drawn(session.game()) } else { Vec::new() };
    let point = |drawn: Drawn| match drawn {
        Drawn::Mark(point, _) | Drawn::Label(point, _) => Some(point),
        _ => None,
    };
    marked.set_if_neq(Marked(drawn.into_iter().filter_map(point).collect()));
}

fn show(
    session: Res<Session>,
    whereabouts: Whereabouts,
    materials: Res<Materials>,
    go_materials: Res<MarkMaterials>,
    mut woods: ResMut<Assets<BoardMaterial>>,
    mut pen: Pen<Drawn>,
) {
    let in_view =
        whereabouts.phase() == Phase::Replay && pen.shown.is_match() && whereabouts.dimming() == 0.0;
    if !pen.begins(in_view, false) {
        return;
    }
    let game = session.game();
    let all = drawn(game);
    let ground = |point: Point| game.position().stone(point).map_or(Ground::Board, Ground::Stone);
    let is_labelled =
        |at: Point| all.iter().any(|other| matches!(other, Drawn::Label(point, _) if *point == at));
    let is_marked =
        |at: Point| all.iter().any(|other| matches!(other, Drawn::Mark(point, _) if *point == at));
    for drawn in &all {
        let layout = &pen.layout;
        let (place, z, cells, angle, material) = match *drawn {
            Drawn::Label(point, ref text) => {
                let cells = LABEL_CELLS[text.chars().count().min(Label::MOST_SHOWN)];
                let (ink, place) = (ink(ground(point), &pen.theme), pen.place_of(point));
                pen.word("Label", drawn.clone(), text.clone(), ink, place, cells);
                continue;
            }
            Drawn::Ground(point) => {
                // It hides lines drawn by the record as well, but not a mark around the text.
                let z = if is_marked(point) { layer::CAUSE } else { layer::MARK + 0.4 };
                (pen.place_of(point), z, Vec2::splat(GROUND_CELLS), 0.0, &materials.ground)
            }
            Drawn::Mark(point, mark) => {
                let kind = Mark::ALL.iter().position(|other| *other == mark).unwrap_or(0);
                let ground = GROUNDS.iter().position(|other| *other == ground(point)).unwrap_or(0);
                // Around a label a mark has to be wider.
                let wider = if is_labelled(point) { 1.6 } else { 1.0 };
                let cells = Vec2::splat((MARK_CELLS[kind] * wider).min(0.94));
                (pen.place_of(point), layer::MARK, cells, 0.0, &materials.marks[ground][kind])
            }
            // A label says as much.
            Drawn::Next(point) if is_labelled(point) => continue,
            Drawn::Next(point) => {
                (pen.place_of(point), layer::MARK, Vec2::splat(NEXT_CELLS), 0.0, &materials.next)
            }
            Drawn::Territory(point, color) => {
                let cells = Vec2::splat(super::go::OWNED_CELLS);
                (pen.place_of(point), layer::MARK, cells, 0.0, &go_materials.owned[color])
            }
            Drawn::Line(from, to) => {
                let (from, to) = (pen.place_of(from), pen.place_of(to));
                let cells = Vec2::new(from.distance(to) / layout.cells(1.0) + LINE_CELLS, LINE_CELLS);
                let angle = (to - from).to_angle();
                (from.midpoint(to), layer::MARK + 0.2, cells, angle, &materials.line)
            }
            Drawn::Dim(first, last) | Drawn::Hidden(first, last) => {
                // The bare wood over all that is drawn at these points. Its edges lie between the middles of pixels,
                // so that rows meet without a seam.
                let opacity = if matches!(drawn, Drawn::Dim(..)) { DIM } else { 1.0 };
                let half = Vec2::splat(layout.board.cell / 2.0);
                let [from, to] = [first, last].map(|point| layout.board.pixel_of(point) + 0.25);
                let wood = bare(layout, &pen.theme, [from - half, to + half], opacity);
                let place = layout.to_world(from.midpoint(to)).extend(layer::SHADE);
                let cells = Vec2::new(f32::from(last.x() - first.x()) + 1.0, 1.0);
                pen.figure("Bare wood", drawn.clone(), &woods.add(wood), place, cells);
                continue;
            }
            Drawn::Head(from, to) => {
                let way = pen.place_of(to) - pen.place_of(from);
                let back = if is_labelled(to) { HEAD_BACK_OF_LABEL_CELLS } else { HEAD_BACK_CELLS };
                let tip = pen.place_of(to) - way.normalize_or_zero() * layout.cells(back);
                let angle = way.to_angle() - std::f32::consts::FRAC_PI_2;
                (tip, layer::MARK + 0.3, Vec2::splat(HEAD_CELLS), angle, &materials.head)
            }
        };
        pen.turned("Markup", drawn.clone(), material, place.extend(z), cells, angle);
    }
}
