"""Compares nets on rows: how well NET agrees with the labels.

    python check.py NET.bin.gz FOLDER [ROWS]

With the teacher itself as NET every figure but those of the outcomes must be
zero to the labels' rounding: a proof that the labels are what the reference
implementation computes. With a student it prints the
figures of train.py.
"""

import sys

import torch

from net import read_net
from rows import Shards
from train import figures, measure


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    torch.set_num_threads(1)
    net = read_net(sys.argv[1]).float()
    data = Shards(sys.argv[2])
    data.update()
    for n in sorted(data.sizes):
        fig = measure(net, data, n, int(sys.argv[3]) if len(sys.argv) > 3 else 1000)
        print(f"{n:2d}:", figures(fig))


if __name__ == "__main__":
    main()
