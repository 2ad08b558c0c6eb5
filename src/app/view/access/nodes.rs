//! The tree of what is seen: the page and the board.

use std::collections::HashMap;

use accesskit::{Action, Node, Rect, Role, Toggled};
use bevy::a11y::{AccessibilityNode, AccessibilityRequested, AccessibilitySystems, ActionRequest};
use bevy::input_focus::{FocusCause, InputFocus, InputFocusSystems};
use bevy::prelude::*;
use bevy_egui::{EguiPostUpdateSet, egui};

use super::words::PointWords;
use crate::app::AppSet;
use crate::app::input::mouse;
use crate::app::layout::ScreenLayout;
use crate::app::platform::power::Wakefulness;
use crate::app::screen::Whereabouts;
use crate::app::table::cursor::Cursor;
use crate::app::table::place::{Hand, PointPressed};
use crate::app::text::Language;
use crate::app::ui::kit::{Control, Nature, Nav};
use crate::app::view::board::{Board, Cell};
use crate::board::Point;

/// How often the wishes of a screen reader are looked for: they do not wake the loop.
const LOOK: std::time::Duration = std::time::Duration::from_millis(200);

/// The entities of the page: what holds the others, and one for each control and line.
#[derive(Resource, Default)]
struct PageNodes {
    page: Option<Entity>,
    controls: HashMap<egui::Id, Entity>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PageNodes>()
        .init_resource::<InputFocus>()
        .add_message::<ActionRequest>()
        .add_systems(Update, obey.in_set(AppSet::Input).after(mouse::follow).run_if(is_heard))
        .add_systems(
            PostUpdate,
            (describe_page, describe_board, follow_focus)
                .chain()
                .run_if(is_heard)
                .after(EguiPostUpdateSet::EndPass)
                .before(InputFocusSystems::FocusChangeEvents)
                .before(AccessibilitySystems::Update),
        );
}

fn is_heard(requested: Res<AccessibilityRequested>) -> bool {
    requested.get()
}

/// Does what the screen reader was asked to do: a press, a focus, a step of a value, a stone on a point.
fn obey(
    mut requests: MessageReader<ActionRequest>,
    nodes: Res<PageNodes>,
    cells: Query<&Cell>,
    whereabouts: Whereabouts,
    mut nav: ResMut<Nav>,
    mut cursor: Single<&mut Cursor>,
    mut presses: MessageWriter<PointPressed>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    wakefulness.due_in(LOOK);
    for request in requests.read() {
        wakefulness.pending();
        let target = Entity::from_bits(request.target_node.0);
        if let Ok(&Cell { point, .. }) = cells.get(target) {
            if whereabouts.board_has_focus() {
                cursor.point = point;
                if request.action == Action::Click {
                    presses.write(PointPressed { point, hand: Hand::Main });
                }
            }
            continue;
        }
        let Some((&id, _)) = nodes.controls.iter().find(|(_, entity)| **entity == target) else { continue };
        match request.action {
            Action::Click => nav.press(id),
            Action::Focus => nav.focus(id),
            Action::Increment => nav.adjust(id, 1),
            Action::Decrement => nav.adjust(id, -1),
            _ => {}
        }
    }
}

/// Brings the nodes of the page in line with what its last pass has drawn.
fn describe_page(
    nav: Res<Nav>,
    texts: Res<Language>,
    layout: Res<ScreenLayout>,
    mut nodes: ResMut<PageNodes>,
    mut described: Query<&mut AccessibilityNode>,
    mut commands: Commands,
) {
    let page = *nodes.page.get_or_insert_with(|| {
        commands.spawn((Name::new("Page"), AccessibilityNode(Node::new(Role::Group)))).id()
    });
    let mut node = Node::new(Role::Group);
    let title = if nav.title().is_empty() { texts.get("say-panel") } else { nav.title().to_owned() };
    node.set_label(title);
    replace(&mut described, page, node);
    let drawn = nav.controls();
    nodes.controls.retain(|id, entity| {
        let stays = drawn.iter().any(|control| control.id == *id);
        if !stays {
            commands.entity(*entity).despawn();
        }
        stays
    });
    for control in drawn {
        let node = node_of(control, layout.pixels_per_point());
        if let Some(entity) = nodes.controls.get(&control.id) {
            replace(&mut described, *entity, node);
        } else {
            let name = Name::new(format!("Control {}", control.says.label));
            let entity = commands.spawn((name, AccessibilityNode(node), ChildOf(page))).id();
            nodes.controls.insert(control.id, entity);
        }
    }
}

fn replace(nodes: &mut Query<&mut AccessibilityNode>, entity: Entity, node: Node) {
    if let Ok(mut known) = nodes.get_mut(entity)
        && **known != node
    {
        **known = node;
    }
}

/// What a control is, says and can do.
fn node_of(control: &Control, pixels_per_point: f32) -> Node {
    let says = &control.says;
    let mut node = Node::new(match says.nature {
        Nature::Line => Role::Label,
        Nature::Button | Nature::Choice { .. } => Role::Button,
        Nature::Tab { .. } => Role::Tab,
        Nature::Switch { .. } => Role::Switch,
        Nature::Value => Role::SpinButton,
        Nature::Text => Role::TextInput,
    });
    node.set_label(says.label.as_str());
    if let Some(value) = &says.value {
        node.set_value(value.as_str());
    }
    let corner = |pos: egui::Pos2| pos.to_vec2() * pixels_per_point;
    let (min, max) = (corner(control.rect.min), corner(control.rect.max));
    node.set_bounds(Rect::new(min.x.into(), min.y.into(), max.x.into(), max.y.into()));
    if says.nature == Nature::Line {
        return node;
    }
    node.add_action(Action::Focus);
    node.add_action(Action::Click);
    match says.nature {
        Nature::Switch { on } => node.set_toggled(Toggled::from(on)),
        Nature::Choice { chosen } => node.set_toggled(Toggled::from(chosen)),
        Nature::Tab { chosen } => node.set_selected(chosen),
        Nature::Value => {
            node.add_action(Action::Increment);
            node.add_action(Action::Decrement);
        }
        Nature::Button | Nature::Text | Nature::Line => {}
    }
    if !says.enabled {
        node.set_disabled();
    }
    node
}

/// Gives the board and its cells their words where they have changed.
fn describe_board(
    words: PointWords,
    texts: Res<Language>,
    layout: Res<ScreenLayout>,
    board: Single<(Entity, Option<&AccessibilityNode>), With<Board>>,
    cells: Query<(Entity, &Cell, Has<AccessibilityNode>)>,
    mut commands: Commands,
) {
    let (board, known) = *board;
    let is_new = known.is_none() || cells.iter().any(|(.., has_node)| !has_node);
    if !is_new && !words.is_changed() && !layout.is_changed() {
        return;
    }
    let (corner, wood) = (layout.board.corner, layout.board.wood());
    let mut node = Node::new(Role::Grid);
    node.set_label(texts.get("board-name"));
    node.set_row_count(layout.board.grid.rows().into());
    node.set_column_count(layout.board.grid.columns().into());
    node.set_bounds(bounds(corner, corner + wood));
    commands.entity(board).insert(AccessibilityNode(node));
    for (entity, cell, _) in &cells {
        commands.entity(entity).insert(AccessibilityNode(cell_node(&words, &layout, cell.point)));
    }
}

fn cell_node(words: &PointWords, layout: &ScreenLayout, point: Point) -> Node {
    let mut node = Node::new(Role::GridCell);
    node.set_label(words.describe(point));
    node.set_row_index(point.y().into());
    node.set_column_index(point.x().into());
    let (middle, half) = (layout.board.pixel_of(point), Vec2::splat(layout.board.cell / 2.0));
    node.set_bounds(bounds(middle - half, middle + half));
    node.add_action(Action::Focus);
    node.add_action(Action::Click);
    node
}

fn bounds(min: Vec2, max: Vec2) -> Rect {
    Rect::new(min.x.into(), min.y.into(), max.x.into(), max.y.into())
}

/// The focus is where the next press goes: on the control, or on the point of the cursor.
fn follow_focus(
    nav: Res<Nav>,
    nodes: Res<PageNodes>,
    cursor: Single<&Cursor>,
    whereabouts: Whereabouts,
    cells: Query<(Entity, &Cell)>,
    mut focus: ResMut<InputFocus>,
) {
    let wanted = if whereabouts.board_has_focus() {
        cells.iter().find(|(_, cell)| cell.point == cursor.point).map(|(entity, _)| entity)
    } else {
        nav.focused().and_then(|id| nodes.controls.get(&id).copied())
    };
    if let Some(wanted) = wanted.filter(|wanted| focus.get() != Some(*wanted)) {
        focus.set(wanted, FocusCause::Navigated);
    }
}
