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
    """All rows of a folder as tensors, packed as they are on disk (about 0.7 KB
    a row on 9 lines, 2.6 KB on 19). Files named `tmp-` are not whole yet and
    left."""

    def __init__(self, folder, device="cpu"):
        self.folder = pathlib.Path(folder)
        self.device = device
        self.files = set()
        self.sizes = {}

    def update(self):
        """Takes in the files that are new; says whether there were any."""
        new = {}
        for path in sorted(self.folder.glob("*-*.rows")):
            if path in self.files or path.name.startswith("tmp-"):
                continue
            n, rows = read(path)
            new.setdefault(n, []).append(columns(rows, self.device))
            self.files.add(path)
        for n, parts in new.items():
            old = [self.sizes[n]] if n in self.sizes else []
            self.sizes[n] = {k: torch.cat([part[k] for part in old + parts]) for k in COLUMNS}
        return bool(new)

    def count(self, n):
        return len(self.sizes[n]["result"]) if n in self.sizes else 0


def read(path):
    """The size of the board and the rows of a file."""
    n = int(re.search(r"-(\d+)\.rows$", path.name).group(1))
    d = dtype(n)
    return n, np.fromfile(path, d, path.stat().st_size // d.itemsize)


COLUMNS = ("planes", "globals", "policy", "value", "score", "ownership", "final_owner", "result")


def columns(rows, device="cpu"):
    """What is learned from, a tensor for each of COLUMNS."""
    score = np.stack([rows["score_mean"], rows["score_stdev"], rows["lead"]], 1)
    get = lambda k: score if k == "score" else np.ascontiguousarray(rows[k])
    return {k: torch.from_numpy(get(k)).to(device) for k in COLUMNS}


def turn(x, s):
    """Symmetry s in 0..8 of the last two axes."""
    if s & 1:
        x = x.flip(-1)
    if s & 2:
        x = x.flip(-2)
    if s & 4:
        x = x.transpose(-1, -2)
    return x


def batch(columns, pick, n, symmetries=False):
    """The rows `pick`, unpacked. With `symmetries` each eighth of them is turned
    another way; rows come shuffled, so each is turned at random."""
    N, B = n * n, len(pick)
    pick = torch.as_tensor(pick, device=columns["result"].device)
    row = {k: v[pick] for k, v in columns.items()}
    bits = row["planes"][..., None] >> torch.arange(8, dtype=torch.uint8, device=pick.device) & 1
    planes = bits.flatten(2)[..., :N].reshape(B, 22, n, n)
    policy = row["policy"].float()
    board = policy[:, :N].view(B, n, n)
    own = row["ownership"].float().view(B, n, n) / 127.0
    final = row["final_owner"].float().view(B, n, n)
    if symmetries:
        parts = [slice(B * s // 8, B * (s + 1) // 8) for s in range(8)]
        planes, board, own, final = (
            torch.cat([turn(x[p], s) for s, p in enumerate(parts)]) for x in (planes, board, own, final)
        )
    policy = torch.cat((board.reshape(B, N), policy[:, N:]), 1)
    return dict(
        planes=planes.float().contiguous(memory_format=torch.channels_last),
        globals=row["globals"],
        policy=policy / policy.sum(1, keepdim=True),
        value=row["value"], score=row["score"], own=own, final=final, result=row["result"],
    )
