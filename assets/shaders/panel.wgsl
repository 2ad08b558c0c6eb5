// The panels: egui's triangles, blended so that edges of text and of round corners come out right.
//
// egui gives colors that are multiplied by their alpha in gamma space and expects a target that blends in gamma
// space too. Ours blends in linear space, where the same numbers draw a dark fringe around everything that is
// light, and thin text on light panels. What an edge covers is therefore told anew, by its own color: light ink as it
// would come out over black, dark ink as it would come out over white, and the color itself stays as it is, so
// that no edge is darker than both of its sides.

struct Transform {
    scale: vec2<f32>,
    translation: vec2<f32>,
}

struct VertexInput {
    @location(0) position: vec2<f32>,
    @location(1) uv: vec2<f32>,
    @location(2) color: vec4<f32>, // gamma, multiplied by alpha
}

struct VertexOutput {
    @builtin(position) position: vec4<f32>,
    @location(0) color: vec4<f32>,
    @location(1) uv: vec2<f32>,
}

@group(0) @binding(0) var<uniform> transform: Transform;

#ifdef BINDLESS
@group(1) @binding(0) var pictures: binding_array<texture_2d<f32>>;
@group(1) @binding(1) var samplers: binding_array<sampler>;

// DirectX 12 takes no immediate that is not a struct.
struct Which {
    picture: u32,
}
var<immediate> which: Which;
#else
@group(1) @binding(0) var picture: texture_2d<f32>;
@group(1) @binding(1) var picture_sampler: sampler;
#endif

fn to_linear(gamma: vec3<f32>) -> vec3<f32> {
    let low = gamma / 12.92;
    let high = pow((gamma + 0.055) / 1.055, vec3(2.4));
    return select(high, low, gamma < vec3(0.04045));
}

fn to_gamma(linear: vec3<f32>) -> vec3<f32> {
    let low = linear * 12.92;
    let high = 1.055 * pow(linear, vec3(1.0 / 2.4)) - 0.055;
    return select(high, low, linear < vec3(0.0031308));
}

@vertex
fn vs_main(in: VertexInput) -> VertexOutput {
    let position = in.position * transform.scale + transform.translation;
    return VertexOutput(vec4(position, 0.0, 1.0), in.color, in.uv);
}

@fragment
fn fs_main(in: VertexOutput) -> @location(0) vec4<f32> {
#ifdef BINDLESS
    let texel = textureSample(pictures[which.picture], samplers[which.picture], in.uv);
#else
    let texel = textureSample(picture, picture_sampler, in.uv);
#endif
    let premultiplied = vec4(to_gamma(texel.rgb), texel.a) * in.color;
    let alpha = premultiplied.a;
    let ink = min(premultiplied.rgb / max(alpha, 1e-4), vec3(1.0));
    let over_black = to_linear(vec3(alpha)).x;
    let over_white = 1.0 - to_linear(vec3(1.0 - alpha)).x;
    let lightness = dot(ink, vec3(0.2126, 0.7152, 0.0722));
    let covered = mix(over_white, over_black, lightness);
    return vec4(to_linear(ink) * covered, covered);
}
