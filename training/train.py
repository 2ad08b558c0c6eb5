"""Trains a student on rows labelled by a teacher.

    python train.py DATA_FOLDER RUN_FOLDER --test TEST_FOLDER [--steps 20000] [--seed 1] [...]

Writes RUN_FOLDER/state.pt (resumes from it), log.txt and, every --export
minutes, student.bin.gz from the running mean of the weights. Rows written
to the data folder meanwhile are taken in. A step is one batch of one board
size; `--shares` says how often each size comes. With the same rows, seed and
number of threads the result is the same.

The learning rate warms up, stays, and falls to zero over the last --cool part
of the steps; resume with a smaller --steps to end early. With --seconds the
time says how far training is, whatever number of steps that makes.
"""

import argparse
import json
import math
import os
import pathlib
import time

import numpy as np
import torch
from torch.nn import functional as F

from net import read_net, write_net
from rows import Shards, batch
from student import Muon, Student


def batch_size(n):
    """About the same work for each size: 128 rows on 9 lines, 32 on 19."""
    return max(16, min(256, round(128 * 81 / (n * n) / 16) * 16))


def losses(out, b, blend, weights):
    """Dictionary of mean losses, and their weighted sum."""
    policy, value, misc, own = (x.float() for x in out)
    known = (b["result"] >= 0).float()[:, None]
    r = b["result"].clamp(min=0)
    won = torch.stack((r, 1.0 - r, torch.zeros_like(r)), 1)
    k = blend * known
    target = b["value"] * (1 - k) + won * k
    k = k[:, :, None]
    owner = b["own"] * (1 - k) + b["final"] * k
    s = b["score"] / 20.0
    part = dict(
        policy=-(b["policy"] * policy.log_softmax(1)).sum(1).mean(),
        value=-(target * value.log_softmax(1)).sum(1).mean(),
        mean=F.huber_loss(misc[:, 0], s[:, 0], delta=0.5),
        stdev=F.huber_loss(F.softplus(misc[:, 1]), s[:, 1], delta=0.5),
        lead=F.huber_loss(misc[:, 2], s[:, 2], delta=0.5),
        own=F.mse_loss(own.tanh(), owner),
    )
    return part, sum(weights[k] * v for k, v in part.items())


def measure(net, test, n, limit=4000):
    """Figures of a net (any module with the four outputs) on held-out rows."""
    columns, count = test.sizes[n], test.count(n)
    rows = np.arange(0, count, max(1, count // limit))[:limit]
    total = {}
    with torch.no_grad():
        for i in range(0, len(rows), 256):
            b = batch(columns, rows[i : i + 256], n)
            policy, value, misc, own = (x.float() for x in net(b["planes"], b["globals"]))
            logp = policy.log_softmax(1)
            t = b["policy"]
            prob, want = value.softmax(1), b["value"]
            known = b["result"] >= 0
            win, twin = prob[:, 0] + prob[:, 2] / 2, want[:, 0] + want[:, 2] / 2
            fig = dict(
                top1=(policy.argmax(1) == t.argmax(1)).float(),
                top3=(policy.topk(3, 1).indices == t.argmax(1, keepdim=True)).any(1).float(),
                kl=(torch.xlogy(t, t) - t * logp).sum(1),
                value_mae=(win - twin).abs(),
                mean_mae=(20 * misc[:, 0] - b["score"][:, 0]).abs(),
                lead_mae=(20 * misc[:, 2] - b["score"][:, 2]).abs(),
                own_mse=(own.tanh() - b["own"]).square().mean((1, 2)),
                brier=((win - b["result"]) ** 2)[known],
                brier_teacher=((twin - b["result"]) ** 2)[known],
            )
            for k, v in fig.items():
                a = total.setdefault(k, [0.0, 0])
                a[0] += v.double().sum().item()
                a[1] += len(v)
    return {"rows": len(rows), **{k: a / max(1, c) for k, (a, c) in total.items()}}


def figures(fig):
    return " ".join(f"{k} {v:.4f}" if isinstance(v, float) else f"{k} {v}" for k, v in fig.items())


class Queue:
    """Rows of one size in random order, each once before any comes again."""

    def __init__(self, rng):
        self.rng = rng
        self.count = 0
        self.order = np.zeros(0, np.int64)

    def add(self, count):
        if count > self.count:
            self.order = self.rng.permutation(np.concatenate((self.order, np.arange(self.count, count))))
            self.count = count

    def take(self, k):
        while len(self.order) < k:
            self.order = np.concatenate((self.order, self.rng.permutation(self.count)))
        out, self.order = self.order[:k], self.order[k:]
        return out


def main():
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    a.add_argument("data")
    a.add_argument("run")
    a.add_argument("--test", help="a folder of rows to measure by, of other games")
    a.add_argument("--steps", type=int, default=20000)
    a.add_argument("--seconds", type=float, help="train for this long instead")
    a.add_argument("--device", default="cpu", help="`cuda` for a graphics card")
    a.add_argument("--scan", type=float, default=60.0, help="seconds between looks for new rows")
    a.add_argument("--warm", type=int, default=200, help="steps until the rate is full")
    a.add_argument("--cool", type=float, default=1.0, help="part of the steps in which it falls")
    a.add_argument("--lr", type=float, default=0.003, help="for 3x3 and 5x5 convolutions, where Muon serves them")
    a.add_argument("--adam-lr", type=float, default=0.0022, help="for everything else")
    a.add_argument("--decay", type=float, default=0.02)
    a.add_argument("--optimizer", choices=("muon", "adamw"), default="muon")
    a.add_argument("--ema", type=float, default=0.999, help="slowness of the mean of the weights that is exported")
    a.add_argument("--blend", type=float, default=0.2, help="share of the outcome in value and ownership")
    a.add_argument("--shares", default="9:0.4,13:0.2,19:0.4", help="how often each size comes")
    a.add_argument("--batch", type=float, default=1.0, help="factor on the batch sizes")
    a.add_argument("--net", default="{}", help="JSON of Student's arguments")
    a.add_argument("--start", help="an exported student to go on from")
    a.add_argument("--name", default="goishi")
    a.add_argument("--seed", type=int, default=1)
    a.add_argument("--threads", type=int, default=1)
    a.add_argument("--report", type=int, default=200, help="steps between reports")
    a.add_argument("--export", type=float, default=10.0, help="minutes between exports")
    a.add_argument("--stop", type=int, default=10**9, help="leave at this step, the schedule unfinished")
    a.add_argument("--exact", action="store_true", help="32-bit floats instead of bfloat16")
    a.add_argument("--minrows", type=int, default=2000, help="rows of a size before it is used")
    args = a.parse_args()
    torch.set_num_threads(args.threads)
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    torch.backends.cudnn.benchmark = on_card = args.device == "cuda"
    torch.manual_seed(args.seed)
    run = pathlib.Path(args.run)
    run.mkdir(parents=True, exist_ok=True)
    log = open(run / "log.txt", "a", buffering=1)

    def say(*words):
        line = " ".join(str(w) for w in words)
        print(line, flush=True)
        log.write(line + "\n")

    net = Student(**json.loads(args.net)).start(args.seed)
    if args.start:
        net.start_from(read_net(args.start))
    net = net.to(args.device, memory_format=torch.channels_last)
    with torch.no_grad():
        net.sv3.weight[3].zero_()  # variance of time: no labels, stays constant
    big, flat, bias = [], [], []
    for p in net.parameters():
        if p.dim() == 1:
            bias.append(p)
        elif args.optimizer == "muon" and p.dim() == 4 and p.shape[2] > 1:
            big.append(p)
        else:
            flat.append(p)
    groups = [{"params": flat, "weight_decay": args.decay}, {"params": bias, "weight_decay": 0.0}]
    # Each optimizer with its full rate
    opts = [(torch.optim.AdamW(groups, betas=(0.9, 0.98), capturable=on_card), args.adam_lr)]
    if big:
        opts.append((Muon(big, args.lr, decay=args.decay), args.lr))
    for o, _ in opts:
        for g in o.param_groups:
            g["lr"] = torch.zeros((), device=args.device) if on_card else 0.0
    ema = {k: v.detach().clone() for k, v in net.state_dict().items()}
    step, cpu, seen = 0, 0.0, {}
    state = run / "state.pt"
    if state.exists():
        s = torch.load(state, weights_only=False)
        net.load_state_dict(s["net"])
        ema = s["ema"]
        for (o, _), d in zip(opts, s["opts"]):
            o.load_state_dict(d)
        step, cpu, seen = s["step"], s["cpu"], s["seen"]
        say(f"resumed at step {step}")

    weights = dict(policy=1.0, value=1.5, mean=1.5, stdev=0.5, lead=1.5, own=1.5)
    shares = {int(k): float(v) for k, v in (x.split(":") for x in args.shares.split(","))}
    data = Shards(args.data, args.device)
    test = Shards(args.test or "/nonexistent", args.device)
    test.update()
    queues = {n: Queue(np.random.default_rng([args.seed, n, step])) for n in shares}
    debt = dict.fromkeys(shares, 0.0)

    def rescan():
        if data.update() or not any(q.count for q in queues.values()):
            for n in shares:
                queues[n].add(data.count(n))
            say("rows", {n: data.count(n) for n in shares})

    def save():
        torch.save(dict(net=net.state_dict(), ema=ema, opts=[o.state_dict() for o, _ in opts],
                        step=step, cpu=cpu, seen=seen, args=vars(args)), str(state) + ".part")
        os.replace(str(state) + ".part", state)

    def export():
        trial = Student(**json.loads(args.net))
        trial.load_state_dict({k: v.cpu() for k, v in ema.items()})
        size = write_net(trial.export(), run / "student.bin.gz", f"{args.name}-s{step}")
        done = read_net(run / "student.bin.gz").float().to(args.device, memory_format=torch.channels_last)
        say(f"export at step {step}: {size} bytes, {cpu / 60:.1f} minutes of training, seen {seen}")
        for n in shares:
            if test.count(n):
                fig = measure(done, test, n)
                say(f"  {n:2d}:", figures(fig))

    def learn(b):
        """One step; the parts of the loss, the policy's less the targets' own entropy."""
        with torch.autocast(args.device, dtype=torch.bfloat16, enabled=not args.exact, cache_enabled=not on_card):
            out = net(b["planes"], b["globals"])
        part, loss = losses(out, b, args.blend, weights)
        for o, _ in opts:
            o.zero_grad(set_to_none=True)
        loss.backward()
        for o, _ in opts:
            o.step()
        part["policy"] = part["policy"] + torch.xlogy(b["policy"], b["policy"]).sum(1).mean()
        return {k: v.detach() for k, v in part.items()}

    graphs = {}

    def learn_on_card(n, b):
        """The same, recorded once for each size: a step is some hundred small kernels."""
        if n not in graphs:
            side = torch.cuda.Stream()
            side.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(side):
                for _ in range(3):
                    learn(b)
            torch.cuda.current_stream().wait_stream(side)
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph):
                part = learn(b)
            graphs[n] = (graph, b, part)
        graph, inputs, part = graphs[n]
        for k, v in b.items():
            if v is not inputs[k]:
                inputs[k].copy_(v)
        graph.replay()
        return part

    rescan()
    start = last_export = last_scan = last_save = time.time()
    mean, since, clock = {}, 0, time.process_time()

    def progress():
        return (time.time() - start) / args.seconds if args.seconds else step / args.steps

    while progress() < 1.0 and step < args.stop:
        if time.time() - last_scan > args.scan:
            rescan()
            last_scan = time.time()
        ready = {n: w for n, w in shares.items() if queues[n].count >= args.minrows}
        if not ready:
            time.sleep(1)
            continue
        for n in ready:
            debt[n] += shares[n] / sum(ready.values())
        n = max(ready, key=lambda k: debt[k])
        debt[n] -= 1.0
        size = int(batch_size(n) * args.batch)
        rate = min(1.0, (step + 1) / args.warm, (1.0 - progress()) / args.cool)
        for o, lr in opts:
            for g in o.param_groups:
                if on_card:
                    g["lr"].fill_(lr * rate)
                else:
                    g["lr"] = lr * rate
        b = batch(data.sizes[n], queues[n].take(size), n, symmetries=True)
        part = learn_on_card(n, b) if on_card else learn(b)
        step += 1
        keep = min(args.ema, 1.0 - 1.0 / (1 + step / 4))
        state_now = net.state_dict()
        torch._foreach_lerp_(list(ema.values()), [state_now[k] for k in ema], 1.0 - keep)
        seen[n] = seen.get(n, 0) + size
        for k, v in part.items():
            m = mean.setdefault((n, k), [0.0, 0])
            m[0] = m[0] + v
            m[1] += 1
        now = time.process_time()
        cpu += now - clock
        clock = now
        since += 1
        if since == args.report:
            text = "; ".join(
                f"{n}: " + " ".join(f"{k} {s / c:.4f}" for (m, k), (s, c) in mean.items() if m == n)
                for n in sorted({m for m, _ in mean})
            )
            say(f"step {step}, {time.time() - start:.0f} s, rate {rate:.2f} | {text}")
            if not math.isfinite(sum(float(s) for s, _ in mean.values())):
                raise SystemExit(f"step {step}: the loss is not finite")
            mean, since = {}, 0
        if time.time() - last_save > 120:
            save()
            last_save = time.time()
        if time.time() - last_export > args.export * 60:
            export()
            last_export = time.time()
            clock = time.process_time()
    save()
    export()


if __name__ == "__main__":
    main()
