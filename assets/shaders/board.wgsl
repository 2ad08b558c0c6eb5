// The board: wood by layered noise, lines on whole pixels, star points, a soft shadow on the room.
#import bevy_sprite::mesh2d_vertex_output::VertexOutput

struct Board {
    wood: vec4<f32>,        // linear color; w: strength of the grain
    line: vec4<f32>,        // linear color; w: opacity
    quad: vec4<f32>,        // width and height of the wood, border for the shadow, radius of its corners (px)
    grid: vec4<f32>,        // distance of lines, first line from the edge (px), number of columns and of rows
    width: vec4<f32>,       // line, frame, radius of stars (px); opacity of it all
    part: vec4<f32>,        // where this quad begins on the whole board and how large it is there, in shares of it
    stars: array<vec4<f32>, 9>, // x, y in lines; those not needed lie far away
};

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> board: Board;

fn hash(p: vec2<f32>) -> f32 {
    let q = vec2<u32>(vec2<i32>(p));
    var h = q.x * 1597334677u ^ q.y * 3812015801u;
    h = (h ^ (h >> 15u)) * 2246822519u;
    h = (h ^ (h >> 13u)) * 3266489917u;
    return f32((h ^ (h >> 16u)) >> 8u) / 16777216.0;
}

fn noise(p: vec2<f32>) -> f32 {
    let i = floor(p);
    let f = p - i;
    let u = f * f * (3.0 - 2.0 * f);
    return mix(
        mix(hash(i), hash(i + vec2(1.0, 0.0)), u.x),
        mix(hash(i + vec2(0.0, 1.0)), hash(i + vec2(1.0, 1.0)), u.x),
        u.y,
    );
}

fn rounded_box(p: vec2<f32>, half: vec2<f32>, radius: f32) -> f32 {
    let q = abs(p) - half + radius;
    return length(max(q, vec2(0.0))) + min(max(q.x, q.y), 0.0) - radius;
}

// Straight-grained wood, the grain running from top to bottom; p in [0, 1], on the shorter side less.
fn wood(p: vec2<f32>) -> vec3<f32> {
    let bend = noise(vec2(p.x * 3.0, p.y * 1.5) + 7.0) * 0.09 + noise(vec2(p.x * 11.0, p.y * 0.9)) * 0.015;
    let across = p.x + bend;
    // Year rings: broad bands with one soft and one sharper edge.
    let ring = across * 26.0 + noise(vec2(across * 5.0, p.y * 0.7)) * 3.0;
    let phase = fract(ring);
    let band = smoothstep(0.0, 0.75, phase) * (1.0 - smoothstep(0.88, 1.0, phase));
    // Fine fibers.
    let fiber = noise(vec2(across * 420.0, p.y * 7.0)) * 0.6 + noise(vec2(across * 190.0, p.y * 3.0)) * 0.4;
    let cloud = noise(p * 2.3 + 3.0);
    let shade = (band - 0.45) * 0.13 + (fiber - 0.5) * 0.10 + (cloud - 0.5) * 0.12;
    let warm = vec3(1.0, 0.93, 0.80);
    return board.wood.rgb * (1.0 + board.wood.w * shade * mix(vec3(1.0), 2.0 - warm, 0.5));
}

// How much of a pixel a line of this width covers, d from its middle.
fn covered(d: f32, width: f32) -> f32 {
    return clamp(width * 0.5 + 0.5 - abs(d), 0.0, 1.0);
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let side = board.quad.xy;
    let border = board.quad.z;
    let p = (board.part.xy + in.uv * board.part.zw) * (side + 2.0 * border) - border; // px from the corner of the wood, y down
    let from_middle = p - side * 0.5;
    let edge = rounded_box(from_middle, side * 0.5, board.quad.w);
    let inside = clamp(0.5 - edge, 0.0, 1.0);

    // The shadow on the room, falling down and to the right.
    let blur = border * 0.8;
    let fall = rounded_box(from_middle - vec2(0.15, 0.3) * blur, side * 0.5, board.quad.w + blur * 0.3);
    let shadow = 0.55 * (1.0 - smoothstep(-blur * 0.4, blur * 0.75, fall));

    var color = wood(p / max(side.x, side.y));
    // The light from the upper left catches one edge of the wood and leaves the other.
    let rim = clamp(1.0 + edge / max(board.grid.x * 0.06, 1.5), 0.0, 1.0);
    let toward = dot(normalize(from_middle + 0.001), normalize(vec2(-0.6, -0.8)));
    color *= 1.0 + rim * toward * 0.22 * min(board.wood.w + 0.3, 1.0);

    // Lines.
    let cell = board.grid.x;
    let q = p - board.grid.y - 0.5;
    let gaps = board.grid.zw - 1.0;
    let last = gaps * cell;
    let nearest = clamp(round(q / cell), vec2(0.0), gaps);
    let d = q - nearest * cell;
    let odd = (1.0 - fract(board.width.xy * 0.5) * 2.0) * 0.5; // even widths sit between pixels
    let at_edge = step(vec2(0.999), abs(nearest / gaps - 0.5) * 2.0);
    let width = mix(vec2(board.width.x), vec2(board.width.y), at_edge);
    let shift = mix(vec2(odd.x), vec2(odd.y), at_edge);
    let reach = board.width.y * 0.5;
    let framed = q + odd.y;
    let on_grid = step(vec2(-reach), framed) * step(framed, last + reach);
    let vertical = covered(d.x + shift.x, width.x) * on_grid.y;
    let horizontal = covered(d.y + shift.y, width.y) * on_grid.x;
    var ink = max(vertical, horizontal);

    // Star points.
    for (var i = 0; i < 9; i++) {
        let star = q - board.stars[i].xy * cell;
        ink = max(ink, clamp(board.width.z + 0.5 - length(star), 0.0, 1.0));
    }
    color = mix(color, board.line.rgb, ink * 0.92 * board.line.w);

    let alpha = inside + shadow * (1.0 - inside);
    color = mix(vec3(0.0), color, inside / max(alpha, 0.0001));
    return vec4(color, alpha * board.width.w);
}
