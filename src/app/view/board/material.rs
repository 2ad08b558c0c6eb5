//! The three materials of the board: wood with its lines, stones with their shadows, marks.

use bevy::asset::{load_internal_asset, uuid_handle};
use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::prelude::*;
use bevy::reflect::TypePath;
use bevy::render::render_resource::{
    AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError,
};
use bevy::shader::{Shader, ShaderRef};
use bevy::sprite_render::{AlphaMode2d, Material2d, Material2dKey, Material2dPlugin};

use crate::app::theme::{Rgb, ToBevy as _};

const BOARD_SHADER: Handle<Shader> = uuid_handle!("8a3f2f5e-6a1c-4f0e-9c55-0d2a5f0b7c01");
const STONE_SHADER: Handle<Shader> = uuid_handle!("8a3f2f5e-6a1c-4f0e-9c55-0d2a5f0b7c02");
const MARK_SHADER: Handle<Shader> = uuid_handle!("8a3f2f5e-6a1c-4f0e-9c55-0d2a5f0b7c03");

/// The wood, the lines and the shadow of the board; the fields are those of `board.wgsl`.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug, Default)]
pub struct BoardMaterial {
    /// All values of the shader.
    #[uniform(0)]
    pub look: BoardLook,
}

/// See `board.wgsl`.
#[derive(ShaderType, Clone, Copy, Debug, Default, PartialEq)]
pub struct BoardLook {
    /// Color of the wood; w: strength of the grain.
    pub wood: Vec4,
    /// Color of the lines; w: opacity.
    pub line: Vec4,
    /// Width and height of the wood, border for the shadow around it, radius of its corners, in pixels.
    pub quad: Vec4,
    /// Distance of lines, place of the first one, number of columns, number of rows.
    pub grid: Vec4,
    /// Width of a line and of the frame, radius of stars, in pixels; opacity of it all.
    pub width: Vec4,
    /// Where the quad begins on the whole board and how large it is there, in shares of it.
    pub part: Vec4,
    /// Stars as columns and rows; those not needed lie far away.
    pub stars: [Vec4; 9],
}

/// A stone or the shadow of one; the fields are those of `stone.wgsl`.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
#[bind_group_data(StoneKind)]
pub struct StoneMaterial {
    /// All values of the shader.
    #[uniform(0)]
    pub look: StoneLook,
    /// Which shader.
    pub kind: StoneKind,
}

/// What is drawn as a disk. Kinds are definitions of the shader: each has a pipeline of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StoneKind {
    /// A black stone.
    Slate,
    /// A white stone.
    Shell,
    /// A flat stone of either color.
    Flat,
    /// A stone of glass of either color.
    Glass,
    /// The shadow of a stone, or light that has no edge.
    Shadow,
    /// What dims the board.
    Veil,
}

impl StoneMaterial {
    /// Light without an edge: how strong, how hollow and how soft, 0 to 1.
    pub(crate) fn light(color: Rgb, strength: f32, hollow: f32, blur: f32) -> Self {
        let (body, look) = (vec4(color, strength), Vec4::new(hollow, 0.0, blur, 0.0));
        Self { look: StoneLook { body, look, ..default() }, kind: StoneKind::Shadow }
    }
}

impl From<&StoneMaterial> for StoneKind {
    fn from(material: &StoneMaterial) -> Self {
        material.kind
    }
}

/// See `stone.wgsl`.
#[derive(ShaderType, Clone, Copy, Debug, Default, PartialEq)]
pub struct StoneLook {
    /// Color; w: opacity.
    pub body: Vec4,
    /// Color of the rim; w: its strength.
    pub rim: Vec4,
    /// Highlight or how hollow a shadow is, grain, blur of a shadow, ring of a flat stone.
    pub look: Vec4,
    /// What a stone that steps back mixes with; w: how far.
    pub room: Vec4,
}

/// A mark; the fields are those of `mark.wgsl`.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
#[bind_group_data(MarkKind)]
pub struct MarkMaterial {
    /// All values of the shader.
    #[uniform(0)]
    pub look: MarkLook,
    /// Which shape.
    pub kind: MarkKind,
}

/// The shapes of marks, each with a pipeline of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MarkKind {
    /// A ring.
    Ring,
    /// The four corners of a frame.
    Frame,
    /// Two crossed strokes.
    Cross,
    /// A square on its corner.
    Diamond,
    /// A line with round ends; a disk when it is as long as wide.
    Line,
    /// A triangle on its base.
    Triangle,
    /// A square with a tinted inside.
    Area,
    /// A pair of square brackets.
    Brackets,
}

impl MarkMaterial {
    /// A shape in a color, with half the width of its stroke and the width of its outline in shares of its short side.
    pub fn new(kind: MarkKind, color: Rgb, stroke: f32, outline: f32) -> Self {
        Self {
            look: MarkLook {
                fill: vec4(color, 1.0),
                outline: vec4(color.outline(), 0.85),
                shape: Vec4::new(stroke, outline, 0.0, 0.0),
                inside: Vec4::ZERO,
            },
            kind,
        }
    }

    /// The same shape with something inside.
    #[must_use]
    pub fn filled(self, color: Rgb, opacity: f32) -> Self {
        Self { look: MarkLook { inside: vec4(color, opacity), ..self.look }, ..self }
    }
}

impl From<&MarkMaterial> for MarkKind {
    fn from(material: &MarkMaterial) -> Self {
        material.kind
    }
}

/// See `mark.wgsl`.
#[derive(ShaderType, Clone, Copy, Debug, Default, PartialEq)]
pub struct MarkLook {
    /// Color; w: opacity.
    pub fill: Vec4,
    /// Color of the outline; w: opacity.
    pub outline: Vec4,
    /// Half width of the stroke, width of the outline.
    pub shape: Vec4,
    /// Color of the inside of a triangle or an area; w: opacity.
    pub inside: Vec4,
}

impl Material2d for BoardMaterial {
    fn fragment_shader() -> ShaderRef {
        BOARD_SHADER.into()
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }
}

impl Material2d for StoneMaterial {
    fn vertex_shader() -> ShaderRef {
        STONE_SHADER.into()
    }

    fn fragment_shader() -> ShaderRef {
        STONE_SHADER.into()
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }

    fn specialize(
        descriptor: &mut RenderPipelineDescriptor,
        layout: &MeshVertexBufferLayoutRef,
        key: Material2dKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let definition = match key.bind_group_data {
            StoneKind::Slate => "SLATE",
            StoneKind::Shell => "SHELL",
            StoneKind::Flat => "FLAT",
            StoneKind::Glass => "GLASS",
            StoneKind::Shadow => "SHADOW",
            StoneKind::Veil => "VEIL",
        };
        specialize(descriptor, layout, definition)
    }
}

impl Material2d for MarkMaterial {
    fn vertex_shader() -> ShaderRef {
        MARK_SHADER.into()
    }

    fn fragment_shader() -> ShaderRef {
        MARK_SHADER.into()
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }

    fn specialize(
        descriptor: &mut RenderPipelineDescriptor,
        layout: &MeshVertexBufferLayoutRef,
        key: Material2dKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let definition = match key.bind_group_data {
            MarkKind::Ring => "RING",
            MarkKind::Frame => "FRAME",
            MarkKind::Cross => "CROSS",
            MarkKind::Diamond => "DIAMOND",
            MarkKind::Line => "LINE",
            MarkKind::Triangle => "TRIANGLE",
            MarkKind::Area => "AREA",
            MarkKind::Brackets => "BRACKETS",
        };
        specialize(descriptor, layout, definition)
    }
}

/// Chooses the kind, and the vertices of stones and marks: a place and a texture coordinate, nothing else.
fn specialize(
    descriptor: &mut RenderPipelineDescriptor,
    layout: &MeshVertexBufferLayoutRef,
    definition: &'static str,
) -> Result<(), SpecializedMeshPipelineError> {
    descriptor.vertex.shader_defs.push(definition.into());
    if let Some(fragment) = &mut descriptor.fragment {
        fragment.shader_defs.push(definition.into());
    }
    descriptor.vertex.buffers = vec![layout.0.get_layout(&[
        Mesh::ATTRIBUTE_POSITION.at_shader_location(0),
        Mesh::ATTRIBUTE_UV_0.at_shader_location(2),
    ])?];
    Ok(())
}

/// The unit square that everything on the board is drawn on.
#[derive(Resource, Clone)]
pub struct Quad(pub Handle<Mesh>);

pub(super) fn plugin(app: &mut App) {
    load_internal_asset!(app, BOARD_SHADER, "../../../../assets/shaders/board.wgsl", Shader::from_wgsl);
    load_internal_asset!(app, STONE_SHADER, "../../../../assets/shaders/stone.wgsl", Shader::from_wgsl);
    load_internal_asset!(app, MARK_SHADER, "../../../../assets/shaders/mark.wgsl", Shader::from_wgsl);
    app.add_plugins((
        Material2dPlugin::<BoardMaterial>::default(),
        Material2dPlugin::<StoneMaterial>::default(),
        Material2dPlugin::<MarkMaterial>::default(),
    ));
    let quad = app.world_mut().resource_mut::<Assets<Mesh>>().add(Rectangle::new(1.0, 1.0));
    app.insert_resource(Quad(quad));
}

/// A color for a shader with a fourth value.
pub fn vec4(color: Rgb, w: f32) -> Vec4 {
    let linear = color.linear();
    Vec4::new(linear.red, linear.green, linear.blue, w)
}
