// Marks: rings, frames, crosses, diamonds, triangles, squares and lines as distances, smooth at any scale.
#import bevy_sprite::mesh2d_functions::{get_world_from_local, mesh2d_position_local_to_clip}

struct Mark {
    fill: vec4<f32>,    // linear color; w: opacity
    outline: vec4<f32>, // linear color; w: opacity
    shape: vec4<f32>,   // half width of the stroke, width of the outline (shares of the short side); unused
    inside: vec4<f32>,  // linear color; w: opacity; of diamonds, triangles, areas and rings only
};

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> mark: Mark;

struct Vertex {
    @builtin(instance_index) instance_index: u32,
    @location(0) position: vec3<f32>,
    @location(2) uv: vec2<f32>,
};

struct Surface {
    @builtin(position) position: vec4<f32>,
    @location(0) place: vec2<f32>,
    @location(1) @interpolate(flat) half: vec2<f32>,
};

@vertex
fn vertex(in: Vertex) -> Surface {
    let world = get_world_from_local(in.instance_index);
    var out: Surface;
    out.position = mesh2d_position_local_to_clip(world, vec4(in.position, 1.0));
    out.half = vec2(length(world[0].xy), length(world[1].xy)) * 0.5;
    out.place = (in.uv - 0.5) * 2.0 * out.half;
    return out;
}

fn box(p: vec2<f32>, half: vec2<f32>, radius: f32) -> f32 {
    let q = abs(p) - half + radius;
    return length(max(q, vec2(0.0))) + min(max(q.x, q.y), 0.0) - radius;
}

fn segment(p: vec2<f32>, a: vec2<f32>, b: vec2<f32>) -> f32 {
    let along = b - a;
    let t = clamp(dot(p - a, along) / max(dot(along, along), 0.0001), 0.0, 1.0);
    return length(p - a - along * t);
}

// An equilateral triangle on its base; the middle of its height lies in the middle of the quad.
fn triangle(p: vec2<f32>, room: f32, stroke: f32) -> f32 {
    let inner = (room - 2.0 * stroke) * 0.62;
    let q = vec2(abs(p.x), p.y - inner * 0.5);
    return max(q.y, 0.866 * q.x - 0.5 * q.y) - inner;
}

// The distance to the middle of the stroke, in the units of the quad; negative inside a filled shape.
fn distance_to(p: vec2<f32>, half: vec2<f32>, stroke: f32, edge: f32) -> f32 {
    let short = min(half.x, half.y);
    let room = short - edge;
#ifdef RING
    return abs(length(p) - (room - stroke)) - stroke;
#else ifdef FRAME
    let frame = abs(box(p, vec2(room - stroke), short * 0.3)) - stroke;
    let gap = short * 0.34 - min(abs(p.x), abs(p.y));
    return max(frame, gap);
#else ifdef CROSS
    let arm = vec2(room - stroke) * 0.8;
    return min(segment(p, -arm, arm), segment(p, vec2(-arm.x, arm.y), vec2(arm.x, -arm.y))) - stroke;
#else ifdef DIAMOND
    return abs((abs(p.x) + abs(p.y)) * 0.7071 - (room - stroke) * 0.7071) - stroke;
#else ifdef TRIANGLE
    return abs(triangle(p, room, stroke)) - stroke;
#else ifdef AREA
    return abs(box(p, vec2(room - stroke), room * 0.06)) - stroke;
#else ifdef BRACKETS
    let brackets = abs(box(p, vec2(room - stroke), room * 0.06)) - stroke;
    return max(brackets, room * 0.5 - abs(p.x));
#else
    return segment(p, vec2(-half.x + short, 0.0), vec2(half.x - short, 0.0)) - room;
#endif
}

@fragment
fn fragment(in: Surface) -> @location(0) vec4<f32> {
    let short = min(in.half.x, in.half.y);
    let pixel = max(fwidth(in.place.y), 0.0001);
    // Stroke and outline stay visible on the smallest boards.
    let stroke = max(mark.shape.x * short, pixel);
    let edge = max(mark.shape.y * short, 1.25 * pixel);
    let d = distance_to(in.place, in.half, stroke, edge);
    let fill = clamp(0.5 - d / pixel, 0.0, 1.0) * mark.fill.w;
#ifdef AREA
    let inside = clamp(0.5 - box(in.place, in.half - edge, short * 0.06) / pixel, 0.0, 1.0) * mark.inside.w;
#else ifdef TRIANGLE
    let inside = clamp(0.5 - (triangle(in.place, short - edge, stroke) - edge) / pixel, 0.0, 1.0) * mark.inside.w;
#else ifdef DIAMOND
    let inside = clamp(0.5 - ((abs(in.place.x) + abs(in.place.y)) - (short - edge)) * 0.7071 / pixel, 0.0, 1.0) * mark.inside.w;
#else ifdef RING
    let inside = clamp(0.5 - (length(in.place) - (short - edge)) / pixel, 0.0, 1.0) * mark.inside.w;
#else
    let inside = 0.0;
#endif
    let outline = clamp(0.5 - (d - edge) / pixel, 0.0, 1.0) * mark.outline.w;
    let stroked = fill + outline * (1.0 - fill);
    let alpha = stroked + inside * (1.0 - stroked);
    let tint = mark.inside.rgb * inside * (1.0 - stroked);
    let color = (mark.fill.rgb * fill + mark.outline.rgb * outline * (1.0 - fill) + tint) / max(alpha, 0.0001);
    return vec4(color, alpha);
}
