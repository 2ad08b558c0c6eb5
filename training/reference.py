"""Reference outputs of a net, computed in f64 by PyTorch.

    python reference.py NET.bin.gz planes.npy globals.npy out.npz [--f32]

In:   planes.npy   N x 22 x H x W f32, globals.npy N x 19 f32. The board fills
      the array (no mask).
Out:  out.npz, all f64:
      policy         N x (H*W + 1)  logits, row by row (y * W + x), the pass last
      value          N x 3          logits: win, loss, no result, side to move
      value_prob     N x 3          their softmax
      value_prob2    N x 2          softmax of win and loss alone: what counts
                                    under superko and area scoring, where
                                    KataGo rules "no result" out
      misc, score    N x 4          raw numbers of the score head (two names)
      score_mean     N              20 * misc[0]
      score_stdev    N              20 * softplus(misc[1])
      lead           N              20 * misc[2]
      var_time       N              150 * softplus(misc[3])
      score_mean_nr, lead_nr        the two times (1 - P(no result)): KataGo's
                                    values under simple ko or territory scoring
      score_sq_nr    N              (mean^2 + stdev^2) * (1 - P(no result))
      ownership      N x H x W      after tanh; +1 the side to move's
      ownership_raw  N x H x W      before tanh
All from the side to move, in points.
"""

import sys

import numpy as np
import torch

from net import read_net


def evaluate(net, planes, globals_, batch=64):
    dtype = next(net.parameters()).dtype
    parts = []
    with torch.no_grad():
        for i in range(0, len(planes), batch):
            p = torch.from_numpy(np.asarray(planes[i : i + batch])).to(dtype)
            g = torch.from_numpy(np.asarray(globals_[i : i + batch])).to(dtype)
            parts.append([x.double() for x in net(p, g)])
    policy, value, misc, own = (torch.cat(x) for x in zip(*parts))
    soft = torch.nn.functional.softplus
    prob = value.softmax(1)
    result = 1.0 - prob[:, 2]
    mean, stdev, lead = 20.0 * misc[:, 0], 20.0 * soft(misc[:, 1], threshold=40.0), 20.0 * misc[:, 2]
    out = dict(
        policy=policy, value=value, value_prob=prob, value_prob2=value[:, :2].softmax(1), misc=misc, score=misc,
        score_mean=mean, score_stdev=stdev, lead=lead,
        var_time=150.0 * soft(misc[:, 3], threshold=40.0),
        score_mean_nr=mean * result, lead_nr=lead * result,
        score_sq_nr=(mean ** 2 + stdev ** 2) * result, ownership=own.tanh(), ownership_raw=own,
    )
    return {k: v.numpy() for k, v in out.items()}


def main():
    args = [a for a in sys.argv[1:] if not a.startswith("--")]
    if len(args) != 4:
        sys.exit(__doc__)
    torch.set_num_threads(1)
    net = read_net(args[0])
    if "--f32" in sys.argv:
        net = net.float()
    np.savez(args[3], **evaluate(net, np.load(args[1]), np.load(args[2])))


if __name__ == "__main__":
    main()
