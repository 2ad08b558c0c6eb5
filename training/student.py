"""The student as it is trained.

The same function as `net.Net`, written so that training is fast: the biases of
the norms lie in the convolutions before them, so a block is only convolutions
and ReLUs, and there are no batch statistics (one batch holds boards of one
size, and what would be measured on 9 lines is wrong on 19). `export` turns it
into a `Net` exactly: along the trunk the bias of a block's first norm is the
sum of all biases added so far.
"""

import math

import torch
from torch import nn
from torch.nn import functional as F

from net import GLOBALS, PLANES, Net, pool


def conv(cin, cout, k, bias=True):
    return nn.Conv2d(cin, cout, k, padding=k // 2, bias=bias)


class Block(nn.Module):
    def __init__(self, trunk, mid):
        super().__init__()
        self.conv1 = conv(trunk, mid, 3)
        self.conv2 = conv(mid, trunk, 3)

    def forward(self, x):
        return x + self.conv2(F.relu(self.conv1(F.relu(x))))


class PoolBlock(nn.Module):
    def __init__(self, trunk, regular, gpool):
        super().__init__()
        self.conv1 = conv(trunk, regular, 3)
        self.convg = conv(trunk, gpool, 3)
        self.mul = nn.Linear(3 * gpool, regular, bias=False)
        self.conv2 = conv(regular, trunk, 3)

    def forward(self, x):
        a = F.relu(x)
        bias = self.mul(pool(F.relu(self.convg(a)), "max"))
        return x + self.conv2(F.relu(self.conv1(a) + bias[:, :, None, None]))


class Student(nn.Module):
    def __init__(self, kinds="oogogo", trunk=48, regular=32, gpool=16, head=16, v2=32, k0=5, mid=None):
        super().__init__()
        mid = mid or trunk
        self.config = dict(kinds=kinds, trunk=trunk, regular=regular, gpool=gpool, head=head, v2=v2, k0=k0, mid=mid)
        self.conv0 = conv(PLANES, trunk, k0)
        self.mul0 = nn.Linear(GLOBALS, trunk, bias=False)
        self.blocks = nn.ModuleList(
            Block(trunk, mid) if k == "o" else PoolBlock(trunk, regular, gpool) for k in kinds
        )
        # p1, g1 and v1 of the file in one convolution
        self.heads = conv(trunk, 3 * head, 1)
        self.g1mul = nn.Linear(3 * head, head, bias=False)
        self.p2 = conv(head, 1, 1, bias=False)
        self.ppass = nn.Linear(3 * head, 1, bias=False)
        self.v2 = nn.Linear(3 * head, v2)
        self.v3 = nn.Linear(v2, 3)
        self.sv3 = nn.Linear(v2, 4)
        self.own = conv(head, 1, 1, bias=False)

    def forward(self, planes, globals_):
        h = self.config["head"]
        x = self.conv0(planes) + self.mul0(globals_)[:, :, None, None]
        for block in self.blocks:
            x = block(x)
        x = self.heads(F.relu(x))
        p, rest = x[:, :h], F.relu(x[:, h:])
        g, v = pool(rest[:, :h], "max"), rest[:, h:]
        p = self.p2(F.relu(p + self.g1mul(g)[:, :, None, None]))
        policy = torch.cat((p.flatten(1), self.ppass(g)), 1)
        s = F.relu(self.v2(pool(v, "square")))
        return policy, self.v3(s), self.sv3(s), self.own(v)[:, 0]

    def start(self, seed):
        """Each block starts as the identity; the first conv of a block is
        scaled down by the square root of the number of blocks."""
        g = torch.Generator().manual_seed(seed)
        n = max(1, len(self.blocks))
        with torch.no_grad():
            for name, p in self.named_parameters():
                if p.dim() == 1:
                    p.zero_()
                    continue
                p.normal_(0.0, math.sqrt(2.0 / p[0].numel()), generator=g)
                if name.endswith("conv2.weight"):
                    p.zero_()
                elif name.startswith("blocks."):
                    p.mul_(n ** -0.5)
            for p in (self.p2.weight, self.ppass.weight, self.v3.weight, self.sv3.weight, self.own.weight):
                p.mul_(0.3)
        return self

    def start_from(self, net):
        """Takes the function of a `Net` as `export` makes them."""
        theirs = net.float().state_dict()
        own = {k: theirs[k] for k in self.state_dict() if k in theirs}
        total = own["conv0.bias"] = theirs["blocks.0.norm1.bias"]
        for i, k in enumerate(self.config["kinds"]):
            b = f"blocks.{i}."
            own[b + "conv1.bias"] = theirs[b + "norm2.bias"]
            if k == "g":
                own[b + "convg.bias"] = theirs[b + "normg.bias"]
            after = theirs.get(f"blocks.{i + 1}.norm1.bias", theirs["tip.bias"])
            own[b + "conv2.bias"] = after - total
            total = after
        heads = (("p1", "p1norm"), ("g1", "g1norm"), ("v1", "v1norm"))
        own["heads.weight"] = torch.cat([theirs[c + ".weight"] for c, _ in heads])
        own["heads.bias"] = torch.cat([theirs[norm + ".bias"] for _, norm in heads])
        self.load_state_dict(own)
        return self

    def export(self):
        h = self.config["head"]
        net = Net(**self.config)
        own = {k: v.detach().float() for k, v in self.state_dict().items()}
        state = {k: torch.ones_like(v) for k, v in net.state_dict().items() if k.endswith("scale")}
        total = own["conv0.bias"].clone()
        for i, k in enumerate(self.config["kinds"]):
            b = f"blocks.{i}."
            state[b + "norm1.bias"] = total.clone()
            state[b + "norm2.bias"] = own[b + "conv1.bias"]
            if k == "g":
                state[b + "normg.bias"] = own[b + "convg.bias"]
            total += own[b + "conv2.bias"]
        state["tip.bias"] = total
        for i, (c, norm) in enumerate((("p1", "p1norm"), ("g1", "g1norm"), ("v1", "v1norm"))):
            state[c + ".weight"] = own["heads.weight"][i * h : (i + 1) * h]
            state[norm + ".bias"] = own["heads.bias"][i * h : (i + 1) * h]
        for k in net.state_dict():
            if k not in state:
                state[k] = own[k]
        net.load_state_dict(state)
        return net.eval()


class Muon(torch.optim.Optimizer):
    """Momentum whose step, seen as a matrix, is made orthogonal by five
    Newton-Schulz iterations (Jordan and others 2024), so that every direction
    of a weight learns alike. For the 3x3 and 5x5 convolutions; those of one
    shape go together."""

    def __init__(self, params, lr, momentum=0.95, decay=0.0):
        super().__init__(params, dict(lr=lr, momentum=momentum, decay=decay))

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            shapes = {}
            for p in group["params"]:
                shapes.setdefault(p.shape, []).append(p)
            for params in shapes.values():
                self.step_together(params, **{k: group[k] for k in ("lr", "momentum", "decay")})

    def step_together(self, params, lr, momentum, decay):
        grad = torch.stack([p.grad.flatten(1) for p in params])
        buf = self.state[params[0]].setdefault("momentum", torch.zeros_like(grad))
        buf.lerp_(grad, 1.0 - momentum)
        x = grad.lerp(buf, momentum)
        x = x / (x.norm(dim=(1, 2), keepdim=True) + 1e-12)
        for _ in range(5):
            a = x @ x.mT
            x = 3.4445 * x + (-4.7750 * a + 2.0315 * a @ a) @ x
        # A root mean square of 0.2 per weight, as AdamW's steps have.
        x = x * (-lr * 0.2 * max(x.shape[1:]) ** 0.5)
        for p, by in zip(params, x):
            p.mul_(1.0 - lr * decay)
            p.add_(by.view(p.shape))
