"""A tiny net with random weights, for tests of the reader.

    python tiny.py OUT.bin.gz [SEED]

Three blocks (ordinary, pooling, ordinary), 8 trunk channels, 5 + 3 in the
pooling block, heads of 6 channels and 10 value units: no two widths alike.
"""

import math
import sys

import torch

from net import Net, write_net

# Factors on a weight's usual size: a policy worth sorting, a value neither
# sure nor even, a trunk that grows little from block to block.
FACTOR = {"conv0": 1.5, "p2": 1.2, "ppass": 0.6, "v3": 0.9, "sv3": 0.3, "own": 0.9,
          "conv1": 3**-0.5, "convg": 3**-0.5, "mul": 0.5}


def tiny(seed):
    net = Net("ogo", trunk=8, regular=5, gpool=3, head=6, v2=10)
    weights, others = (torch.Generator().manual_seed(s) for s in (seed, seed + 1))
    with torch.no_grad():
        for name, p in net.named_parameters():
            *_, layer, kind = name.split(".")
            usual = torch.zeros_like(p)
            if p.dim() > 1:
                usual.normal_(0.0, math.sqrt(2.0 / p[0].numel()), generator=weights)
            r = torch.randn(p.shape, generator=others)
            if kind == "scale":
                p.copy_(1.0 + 0.2 * r)
            elif p.dim() == 1:
                p.copy_(0.2 * r)
            elif layer == "conv2":
                p.copy_(r / math.sqrt(p[0].numel()))
            else:
                p.copy_(usual * FACTOR.get(layer, 1.0))
    return net


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    print(write_net(tiny(seed), sys.argv[1], f"tiny-{seed}"), "bytes")
