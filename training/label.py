"""Labels rows anew with what another net says of them.

    python label.py NET.bin.gz FROM_FOLDER TO_FOLDER [--device cuda] [--seconds S]

What the game was and how it ended stays. With `--seconds` files that come to
FROM_FOLDER within that time are labelled as well. Moves to which the labels
gave no chance count as illegal.
"""

import argparse
import os
import pathlib
import time

import numpy as np
import torch
from torch.nn import functional as F

from net import read_net
from rows import batch, columns, read


def label(net, rows, n, device, size=1024):
    with torch.no_grad():
        for i in range(0, len(rows), size):
            part = rows[i : i + size]
            c = columns(part, device)
            b = batch(c, torch.arange(len(part)), n)
            half = next(net.parameters()).dtype
            policy, value, misc, own = (x.float() for x in net(b["planes"].to(half), b["globals"].to(half)))
            policy = policy.masked_fill(b["policy"] == 0, -1e9).softmax(1)
            get = lambda x: x.cpu().numpy()
            part["policy"] = get(policy)
            part["value"] = get(value.softmax(1))
            part["score_mean"] = get(20 * misc[:, 0])
            part["score_stdev"] = get(20 * F.softplus(misc[:, 1]))
            part["lead"] = get(20 * misc[:, 2])
            part["ownership"] = np.rint(127 * get(own.tanh())).reshape(len(part), -1)


def main():
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    a.add_argument("net")
    a.add_argument("source", type=pathlib.Path)
    a.add_argument("into", type=pathlib.Path)
    a.add_argument("--device", default="cpu")
    a.add_argument("--seconds", type=float, default=0.0)
    args = a.parse_args()
    net = read_net(args.net)
    net = (net.half() if args.device == "cuda" else net.float()).to(args.device, memory_format=torch.channels_last)
    args.into.mkdir(parents=True, exist_ok=True)
    start = time.time()
    while True:
        new = [p for p in sorted(args.source.glob("*-*.rows"))
               if not p.name.startswith("tmp-") and not (args.into / p.name).exists()]
        for path in new:
            clock = time.time()
            n, rows = read(path)
            label(net, rows, n, args.device)
            rows.tofile(args.into / f"tmp-{path.name}")
            os.replace(args.into / f"tmp-{path.name}", args.into / path.name)
            print(f"{path.name}: {len(rows)} rows, {time.time() - clock:.1f} s", flush=True)
        if time.time() - start >= args.seconds:
            break
        if not new:
            time.sleep(1)


if __name__ == "__main__":
    main()
