"""Rows of labels as `goishi-engine teach` writes them: `NAME-<n>.rows`, equal
rows without a header, one file per board size n."""

import pathlib
import re

import numpy as np
import torch


def dtype(n):
    """One row. N = n*n; points row by row, y * n + x; the pass is index N.
    "Us" is the side to move."""
    N = n * n
    return np.dtype([
        ("planes", "u1", (22, (N + 7) // 8)),  # bits, least significant first
        ("globals", "<f4", 19),
        ("policy", "<f2", N + 1),  # the teacher's, illegal moves 0, sums to 1
        ("value", "<f4", 3),  # us wins, us loses, no result; sums to 1
        ("score_mean", "<f4"),  # points for us
        ("score_stdev", "<f4"),
        ("lead", "<f4"),
        ("ownership", "i1", N),  # 127 * (+1 us .. -1 them)
        ("result", "<f4"),  # of the game: 1, 0.5, 0; -1 where unknown
        ("final_lead", "<f4"),  # points for us; NaN where unknown
        ("final_owner", "i1", N),  # 1 us, -1 them, 0 nobody or unknown
        ("game", "<u4"),
        ("ply", "<u2"),
        ("move", "<u2"),
        ("rules", "u1"),
        ("reserved", "u1", 3),
    ])


class Shards:
    """All rows of a folder, in memory as they are on disk (about 0.7 KB a row
    on 9 lines, 2.6 KB on 19). Files named `tmp-` are not whole yet and left."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.files = set()
        self.sizes = {}

    def update(self):
        """Takes in the files that are new; says whether there were any."""
        new = {}
        for path in sorted(self.folder.glob("*-*.rows")):
            if path in self.files or path.name.startswith("tmp-"):
                continue
            n = int(re.search(r"-(\d+)\.rows$", path.name).group(1))
            d = dtype(n)
            new.setdefault(n, []).append(np.fromfile(path, d, path.stat().st_size // d.itemsize))
            self.files.add(path)
        for n, parts in new.items():
            self.sizes[n] = np.concatenate([self.rows(n), *parts])
        return bool(new)

    def rows(self, n):
        return self.sizes[n] if n in self.sizes else np.zeros(0, dtype(n))


def turn(x, s):
    """Symmetry s in 0..8 of the last two axes."""
    if s & 1:
        x = x.flip(-1)
    if s & 2:
        x = x.flip(-2)
    if s & 4:
        x = x.transpose(-1, -2)
    return x


def batch(rows, n, symmetries=False):
    """Tensors of rows. With `symmetries` each eighth of the batch is turned
    another way; rows come shuffled, so each is turned at random."""
    N, B = n * n, len(rows)
    planes = np.unpackbits(rows["planes"], axis=-1, bitorder="little")[..., :N].reshape(B, 22, n, n)
    planes = torch.from_numpy(planes)
    policy = torch.from_numpy(rows["policy"].astype(np.float32))
    board = policy[:, :N].view(B, n, n)
    own = torch.from_numpy(rows["ownership"].astype(np.float32) / 127.0).view(B, n, n)
    final = torch.from_numpy(rows["final_owner"].astype(np.float32)).view(B, n, n)
    if symmetries:
        parts = [slice(B * s // 8, B * (s + 1) // 8) for s in range(8)]
        planes, board, own, final = (
            torch.cat([turn(x[p], s) for s, p in enumerate(parts)]) for x in (planes, board, own, final)
        )
    policy = torch.cat((board.reshape(B, N), policy[:, N:]), 1)
    result = torch.from_numpy(rows["result"].copy())
    return dict(
        planes=planes.float().contiguous(memory_format=torch.channels_last),
        globals=torch.from_numpy(rows["globals"].copy()),
        policy=policy / policy.sum(1, keepdim=True),
        value=torch.from_numpy(rows["value"].copy()),
        score=torch.from_numpy(np.stack([rows["score_mean"], rows["score_stdev"], rows["lead"]], 1)),
        own=own, final=final, result=result,
    )
