// Stones, their shadows, and what dims them: a disk lit from the upper left, of slate or shell, each a little different, of glass, or flat.
// The kinds are shader definitions and not values: a branch on a value of a uniform makes the software driver
// compile the shader anew for every draw.
#import bevy_sprite::mesh2d_functions::{get_world_from_local, get_tag, mesh2d_position_local_to_clip}

struct Stone {
    body: vec4<f32>,   // linear color; w: opacity
    rim: vec4<f32>,    // linear color of the rim; w: its strength
    look: vec4<f32>,   // highlight (of a veil: how thick in the middle, of a shadow: how hollow), grain, blur of the shadow, ring of a flat stone
    room: vec4<f32>,   // what a stone that steps back mixes with; w: how far
};

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> stone: Stone;

struct Vertex {
    @builtin(instance_index) instance_index: u32,
    @location(0) position: vec3<f32>,
    @location(2) uv: vec2<f32>,
};

struct Surface {
    @builtin(position) position: vec4<f32>,
    @location(0) uv: vec2<f32>,
    @location(1) @interpolate(flat) seed: f32,
    @location(2) @interpolate(flat) left: f32,
};

@vertex
fn vertex(in: Vertex) -> Surface {
    var out: Surface;
    out.position = mesh2d_position_local_to_clip(get_world_from_local(in.instance_index), vec4(in.position, 1.0));
    out.uv = (in.uv - 0.5) * 2.0;
    // The lower half of the tag tells stones apart, the upper one is how far this one has faded.
    let mark = get_tag(in.instance_index);
    out.left = 1.0 - f32(mark >> 16u) / 65535.0;
    let tag = (mark & 65535u) * 747796405u + 2891336453u;
    out.seed = f32((tag ^ (tag >> 16u)) & 1023u) / 1024.0;
    return out;
}

fn hash(p: vec2<f32>) -> f32 {
    let q = vec2<u32>(vec2<i32>(p));
    var h = q.x * 1597334677u ^ q.y * 3812015801u;
    h = (h ^ (h >> 15u)) * 2246822519u;
    return f32((h ^ (h >> 13u)) & 65535u) / 65536.0;
}

@fragment
fn fragment(in: Surface) -> @location(0) vec4<f32> {
    let p = in.uv;
    let r = length(p);
    let pixel = fwidth(p.x);
#ifdef SHADOW
    let dark = 1.0 - smoothstep(1.0 - 2.0 * stone.look.z, 1.0, r);
    let hollow = mix(1.0, r * r * r, stone.look.x);
    return vec4(stone.body.rgb, stone.body.w * dark * dark * hollow * in.left);
#else ifdef VEIL
    return vec4(stone.body.rgb, mix(stone.look.x, stone.body.w, smoothstep(0.15, 1.05, length(p + vec2(0.08, 0.12)))));
#else
    let inside = clamp((1.0 - r) / pixel, 0.0, 1.0);
#ifdef FLAT
    // The rim and the ring keep a pixel at least.
    let stroke = max(0.09, 1.3 * pixel);
    let edge = clamp((r - (1.0 - stroke)) / pixel + 0.5, 0.0, 1.0);
    let ring = clamp((stroke * 0.5 - abs(r - 0.72)) / pixel + 0.5, 0.0, 1.0) * stone.look.w;
    var color = mix(stone.body.rgb, stone.rim.rgb, max(edge, ring));
#else
    // A lens rather than a ball: flat on top, steep at the rim.
    let height = sqrt(max(1.0 - r * r, 0.0));
    let normal = normalize(vec3(p * (0.35 + 0.65 * r * r), 0.55 + height));
    let light = normalize(vec3(-0.5, -0.62, 0.75));
    let diffuse = max(dot(normal, light), 0.0);
    let mirror = reflect(-light, normal).z;

    var color = stone.body.rgb;
    let turn = in.seed * 6.2831853;
#ifdef SLATE
    // Slate: fine speckle and one broad, weak highlight.
    let speckle = hash(floor((p + in.seed * 7.0) * 46.0)) - 0.5;
    color *= 1.0 + speckle * 0.35 * stone.look.y;
    color = color * (0.45 + 0.75 * diffuse);
    let spot = exp(-dot(p - vec2(-0.34, -0.40), p - vec2(-0.34, -0.40)) * 4.5);
    color += stone.look.x * vec3(0.95, 0.98, 1.0) * (0.11 * spot + 0.05 * pow(max(mirror, 0.0), 12.0));
#else ifdef GLASS
    // Glass: darkest where the light comes in, bright on the far side where it gathers, and a sharp reflection.
    let toward = dot(p, vec2(0.62, 0.78));
    let depth = clamp(0.5 - 0.62 * toward, 0.0, 1.0) * (0.35 + 0.65 * r);
    let deep = stone.body.rgb * mix(vec3(0.12, 0.16, 0.20), vec3(0.50, 0.58, 0.62), stone.look.y);
    color = mix(color, deep, depth * 0.85);
    let gathered = exp(-dot(p - vec2(0.36, 0.42), p - vec2(0.36, 0.42)) * 5.5);
    color += mix(vec3(0.10, 0.13, 0.15), vec3(0.25), stone.look.y) * gathered;
    let across = vec2(0.78 * p.x - 0.62 * p.y, 0.62 * p.x + 0.78 * p.y) - vec2(0.02, -0.60);
    let gloss = smoothstep(1.0, 0.55, length(across / vec2(0.40, 0.22)));
    color = mix(color, vec3(1.0), stone.look.x * (0.62 * gloss + 0.25 * pow(max(mirror, 0.0), 24.0)));
#else
    // Shell: curved grain lines across the stone, strongest in the middle.
    let along = vec2(cos(turn) * p.x + sin(turn) * p.y, cos(turn) * p.y - sin(turn) * p.x);
    let wave = along.y * (7.5 + 3.0 * in.seed) + along.x * along.x * (1.2 + in.seed) + in.seed * 9.0;
    let line = smoothstep(0.72, 1.0, abs(sin(wave * 1.9)));
    let grain = line * (1.0 - smoothstep(0.35, 0.95, r)) * 0.075 * stone.look.y;
    color *= 0.80 + 0.24 * diffuse - grain;
    let spot = exp(-dot(p - vec2(-0.36, -0.42), p - vec2(-0.36, -0.42)) * 7.0);
    color += stone.look.x * vec3(1.0) * 0.10 * spot;
#endif
    // The rim turns away from the light.
    let rim = smoothstep(1.0 - max(0.20, 2.2 * pixel), 1.0, r) * (0.55 - 0.45 * dot(p, light.xy));
    color = mix(color, stone.rim.rgb, clamp(rim, 0.0, 1.0) * stone.rim.w);
#endif
    // Mixed as the eye sees it and not in linear light, where a little wood would turn slate brown.
    let gamma = vec3(1.0 / 2.2);
    let seen = mix(pow(clamp(color, vec3(0.0), vec3(1.0)), gamma), pow(stone.room.rgb, gamma), stone.room.w);
    color = pow(seen, vec3(2.2));
    return vec4(color, inside * stone.body.w * in.left);
#endif
}
