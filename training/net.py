"""The net: a PyTorch model of KataGo's version 8 architecture, and a reader and
a writer for its `.bin.gz` files.

Shapes (N positions, C channels, H rows, W columns; the board fills the array,
so there is no mask):

    planes     N x 22 x H x W   f32, from the side to move
    globals    N x 19           f32
    policy     N x (H*W + 1)    logits, row by row, the pass last
    value      N x 3            logits of win, loss, no result for the side to move
    misc       N x 4            raw score mean, score deviation, lead, variance time
    ownership  N x H x W        before tanh; +1 the side to move, -1 the other

File: gzip of whitespace-separated text; each array of numbers follows it as
`@BIN@`, that many little-endian f32, and a newline.

    NAME  8  22  19
    trunk: name blocks C mid regular dilated gpool
        conv 5x5, matmul of the globals, the blocks, norm, activation
    policy head: conv p1, conv g1, norm, act, matmul to bias, norm, act,
        conv p2 to 1 channel, matmul to the pass
    value head: conv v1, norm, act, matmul, bias, act,
        matmul, bias (value), matmul, bias (misc), conv (ownership)

    conv    name ky kx in out dy dx   weights [ky][kx][in][out]
    norm    name c eps has_scale has_bias   mean, variance, [scale], [bias]
    matmul  name in out   weights [in][out]
    bias    name c   weights
    act     name

Norms are kept here as one scale and one bias per channel.
"""

import gzip
import math
import os

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

PLANES = 22
GLOBALS = 19


class Affine(nn.Module):
    """A norm at rest: x * scale + bias, per channel, then ReLU."""

    def __init__(self, channels):
        super().__init__()
        self.scale = nn.Parameter(torch.ones(channels))
        self.bias = nn.Parameter(torch.zeros(channels))

    def forward(self, x):
        return F.relu(torch.addcmul(self.bias.view(1, -1, 1, 1), x, self.scale.view(1, -1, 1, 1)))


def conv(cin, cout, k):
    return nn.Conv2d(cin, cout, k, padding=k // 2, bias=False)


def pool(x, third):
    """Mean, mean scaled by the board's width, and a third feature: N x 3C."""
    n, c, h, w = x.shape
    s = (math.sqrt(h * w) - 14.0) * 0.1
    mean = x.mean((2, 3))
    if third == "max":
        last = x.amax((2, 3))
    else:
        last = mean * (s * s - 0.1)
    return torch.cat((mean, mean * s, last), 1)


class Block(nn.Module):
    """Norm, conv, norm, conv, added to the trunk."""

    def __init__(self, trunk, mid):
        super().__init__()
        self.norm1 = Affine(trunk)
        self.conv1 = conv(trunk, mid, 3)
        self.norm2 = Affine(mid)
        self.conv2 = conv(mid, trunk, 3)

    def forward(self, x):
        return x + self.conv2(self.norm2(self.conv1(self.norm1(x))))


class PoolBlock(nn.Module):
    """As `Block`, with pooled features of a side branch added before norm2."""

    def __init__(self, trunk, regular, gpool):
        super().__init__()
        self.norm1 = Affine(trunk)
        self.conv1 = conv(trunk, regular, 3)
        self.convg = conv(trunk, gpool, 3)
        self.normg = Affine(gpool)
        self.mul = nn.Linear(3 * gpool, regular, bias=False)
        self.norm2 = Affine(regular)
        self.conv2 = conv(regular, trunk, 3)

    def forward(self, x):
        a = self.norm1(x)
        bias = self.mul(pool(self.normg(self.convg(a)), "max"))
        b = self.conv1(a) + bias[:, :, None, None]
        return x + self.conv2(self.norm2(b))


class Net(nn.Module):
    """`kinds`: one letter per block, `o` ordinary, `g` with global pooling."""

    def __init__(self, kinds="oogogo", trunk=48, regular=32, gpool=16, head=16, v2=32, k0=5, mid=None):
        super().__init__()
        mid = mid or trunk
        self.config = dict(kinds=kinds, trunk=trunk, regular=regular, gpool=gpool, head=head, v2=v2, k0=k0, mid=mid)
        self.conv0 = conv(PLANES, trunk, k0)
        self.mul0 = nn.Linear(GLOBALS, trunk, bias=False)
        self.blocks = nn.ModuleList(
            Block(trunk, mid) if k == "o" else PoolBlock(trunk, regular, gpool) for k in kinds
        )
        self.tip = Affine(trunk)
        self.p1 = conv(trunk, head, 1)
        self.g1 = conv(trunk, head, 1)
        self.g1norm = Affine(head)
        self.g1mul = nn.Linear(3 * head, head, bias=False)
        self.p1norm = Affine(head)
        self.p2 = conv(head, 1, 1)
        self.ppass = nn.Linear(3 * head, 1, bias=False)
        self.v1 = conv(trunk, head, 1)
        self.v1norm = Affine(head)
        self.v2 = nn.Linear(3 * head, v2)
        self.v3 = nn.Linear(v2, 3)
        self.sv3 = nn.Linear(v2, 4)
        self.own = conv(head, 1, 1)

    def forward(self, planes, globals_):
        x = self.conv0(planes) + self.mul0(globals_)[:, :, None, None]
        for block in self.blocks:
            x = block(x)
        x = self.tip(x)
        g = pool(self.g1norm(self.g1(x)), "max")
        p = self.p2(self.p1norm(self.p1(x) + self.g1mul(g)[:, :, None, None]))
        policy = torch.cat((p.flatten(1), self.ppass(g)), 1)
        v = self.v1norm(self.v1(x))
        h = F.relu(self.v2(pool(v, "square")))
        return policy, self.v3(h), self.sv3(h), self.own(v)[:, 0]


# Reading


class Reader:
    """Tokens and arrays of an unpacked file."""

    def __init__(self, data):
        self.data = data
        self.at = 0

    def word(self):
        d, i = self.data, self.at
        while d[i] in b" \t\r\n":
            i += 1
        j = i
        while d[j] not in b" \t\r\n":
            j += 1
        self.at = j
        return d[i:j].decode("ascii")

    def int(self):
        return int(self.word())

    def floats(self, count):
        i = self.data.index(b"@BIN@", self.at)
        if self.data[self.at : i].strip():
            raise ValueError(f"unread text before numbers: {self.data[self.at:i][:60]!r}")
        i += 5
        self.at = i + 4 * count
        if self.at > len(self.data):
            raise ValueError("the file ends inside an array")
        return np.frombuffer(self.data, "<f4", count, i).astype(np.float64)

    def conv(self):
        self.word()
        ky, kx, cin, cout, dy, dx = (self.int() for _ in range(6))
        if (dy, dx) != (1, 1):
            raise ValueError("dilated convolutions are not read")
        w = self.floats(ky * kx * cin * cout).reshape(ky, kx, cin, cout)
        return torch.from_numpy(w.transpose(3, 2, 0, 1).copy())

    def norm(self):
        self.word()
        c, eps, has_scale, has_bias = self.int(), float(self.word()), self.int(), self.int()
        mean, var = self.floats(c), self.floats(c)
        scale = self.floats(c) if has_scale else np.ones(c)
        bias = self.floats(c) if has_bias else np.zeros(c)
        self.word()  # the activation's name
        s = scale / np.sqrt(var + eps)
        return torch.from_numpy(s), torch.from_numpy(bias - mean * s)

    def matmul(self):
        self.word()
        cin, cout = self.int(), self.int()
        return torch.from_numpy(self.floats(cin * cout).reshape(cin, cout).T.copy())

    def bias(self):
        self.word()
        return torch.from_numpy(self.floats(self.int()))


def read_net(path):
    """A net of the file `path`, in f64. Its name is in `net.name`."""
    with gzip.open(path) as f:
        r = Reader(f.read())
    name = r.word()
    version, planes, globals_ = r.int(), r.int(), r.int()
    if (version, planes, globals_) != (8, PLANES, GLOBALS):
        raise ValueError(f"version {version} with {planes} planes and {globals_} globals is not read")
    state = {}

    def put(key, tensor):
        state[key] = tensor

    def put_norm(key):
        state[key + ".scale"], state[key + ".bias"] = r.norm()

    r.word()
    count, trunk, mid, regular, _, gpool = (r.int() for _ in range(6))
    put("conv0.weight", r.conv())
    put("mul0.weight", r.matmul())
    kinds = ""
    for i in range(count):
        b = f"blocks.{i}."
        kind = r.word()
        r.word()
        if kind == "ordinary_block":
            kinds += "o"
            put_norm(b + "norm1")
            put(b + "conv1.weight", r.conv())
        elif kind == "gpool_block":
            kinds += "g"
            put_norm(b + "norm1")
            put(b + "conv1.weight", r.conv())
            put(b + "convg.weight", r.conv())
            put_norm(b + "normg")
            put(b + "mul.weight", r.matmul())
        else:
            raise ValueError(f"a block of kind {kind} is not read")
        put_norm(b + "norm2")
        put(b + "conv2.weight", r.conv())
    put_norm("tip")
    r.word()
    put("p1.weight", r.conv())
    put("g1.weight", r.conv())
    put_norm("g1norm")
    put("g1mul.weight", r.matmul())
    put_norm("p1norm")
    put("p2.weight", r.conv())
    put("ppass.weight", r.matmul())
    r.word()
    put("v1.weight", r.conv())
    put_norm("v1norm")
    put("v2.weight", r.matmul())
    put("v2.bias", r.bias())
    r.word()
    put("v3.weight", r.matmul())
    put("v3.bias", r.bias())
    put("sv3.weight", r.matmul())
    put("sv3.bias", r.bias())
    put("own.weight", r.conv())
    if r.data[r.at :].strip():
        raise ValueError("text after the last array")

    net = Net(kinds, trunk, regular, gpool, state["p1.weight"].shape[0],
              state["v2.bias"].shape[0], state["conv0.weight"].shape[2], mid).double()
    net.load_state_dict(state)
    net.name = name
    return net.eval()


# Writing


def f16(x):
    """The nearest values that a 16-bit float holds."""
    return x.astype(np.float16).astype(np.float32)


def write_net(net, path, name, round16=True):
    """Writes `net` as version 8. With `round16` the weights of convolutions and
    matrices are rounded to 16-bit floats, which halves the file; norms and
    biases, a hundredth of the numbers, stay as they are. Returns the bytes."""
    out = bytearray()
    sd = {k: v.detach().double().cpu().numpy() for k, v in net.state_dict().items()}

    def text(*words):
        for w in words:
            out.extend(f"{w}\n".encode("ascii"))

    def floats(a, rounded=False):
        a = np.ascontiguousarray(a, dtype=np.float32)
        if rounded and round16:
            a = f16(a)
        if not np.isfinite(a).all():
            raise ValueError("a weight is not finite")
        out.extend(b"@BIN@" + a.astype("<f4").tobytes() + b"\n")

    def conv_(label, key):
        w = sd[key + ".weight"].transpose(2, 3, 1, 0)
        text(label, *w.shape, 1, 1)
        floats(w, True)

    def matmul(label, key):
        w = sd[key + ".weight"].T
        text(label, *w.shape)
        floats(w, True)

    def bias(label, key):
        b = sd[key + ".bias"]
        text(label, b.size)
        floats(b)

    def norm(label, key, act):
        s, b = sd[key + ".scale"], sd[key + ".bias"]
        text(label, s.size, "1e-20", 1, 1)
        floats(np.zeros_like(s))
        floats(np.ones_like(s))
        floats(s)
        floats(b)
        text(act)

    c = net.config
    text(name, 8, PLANES, GLOBALS)
    # The field for dilated channels must be positive and mid = regular + dilated.
    text("trunk", len(c["kinds"]), c["trunk"], c["mid"], c["regular"], c["mid"] - c["regular"], c["gpool"])
    conv_("conv1", "conv0")
    matmul("ginputw", "mul0")
    for i, k in enumerate(c["kinds"]):
        b, t = f"blocks.{i}.", f"rconv{i + 1}"
        text("ordinary_block" if k == "o" else "gpool_block", t)
        norm(t + "/norm1", b + "norm1", t + "/actv1")
        conv_(t + ("/w1" if k == "o" else "/w1a"), b + "conv1")
        if k == "g":
            conv_(t + "/w1b", b + "convg")
            norm(t + "/norm1b", b + "normg", t + "/actv1b")
            matmul(t + "/w1r", b + "mul")
        norm(t + "/norm2", b + "norm2", t + "/actv2")
        conv_(t + "/w2", b + "conv2")
    norm("trunk/norm", "tip", "trunk/actv")
    text("policyhead")
    conv_("p1/intermediate_conv/w", "p1")
    conv_("g1/w", "g1")
    norm("g1/norm", "g1norm", "g1/actv")
    matmul("matmulg2w", "g1mul")
    norm("p1/norm", "p1norm", "p1/actv")
    conv_("p2/w", "p2")
    matmul("matmulpass", "ppass")
    text("valuehead")
    conv_("v1/w", "v1")
    norm("v1/norm", "v1norm", "v1/actv")
    matmul("v2/w", "v2")
    bias("v2/b", "v2")
    text("v2/actv")
    matmul("v3/w", "v3")
    bias("v3/b", "v3")
    matmul("sv3/w", "sv3")
    bias("sv3/b", "sv3")
    conv_("vownership/w", "own")

    packed = gzip.compress(bytes(out), 9, mtime=0)
    with open(str(path) + ".part", "wb") as f:
        f.write(packed)
    os.replace(str(path) + ".part", path)
    return len(packed)
