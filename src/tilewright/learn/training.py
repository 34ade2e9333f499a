"""Training: samples become a net. It can be stopped at any moment and goes on from a checkpoint.

The target of a position is half the result of its game and half what was judged at the end of its
round; the lead in points is a second output that keeps the first one honest where all is won.
"""

import csv
from collections.abc import Generator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch

from tilewright.core.errors import InvalidOption
from tilewright.core.words import reason
from tilewright.learn.export import exported, imported
from tilewright.learn.model import Net, shape_of
from tilewright.learn.samples import Arrays
from tilewright.learn.symmetries import symmetries
from tilewright.native.weights import read_weights, write_weights

HELD_OUT = 20  # one game in so many is not learned from, and tells how well the net does
LEAD_UNIT = 16  # points
AT_ONCE = 65_536  # samples that are only looked at
CHECKPOINT = "checkpoint-{}.pt"  # of an epoch
CURVE = "curve.csv"
COLUMNS = ("epoch", "trained", "between_rounds", "mid_round")


@dataclass(frozen=True)
class Settings:
    """How a net is trained; each is a knob with its usual value."""

    epochs: int = 5
    batch: int = 8192  # samples
    rate: float = 4e-3  # the highest learning rate of the one cycle
    mix: float = 0.5  # the part of the target that was judged at the end of the round
    lead: float = 0.3  # how much the second output counts
    decay: float = 1e-6  # of the squares of all rows
    seed: int = 1


class Epoch(NamedTuple):
    """How a net stands after an epoch: log-losses of the result, the lower the better."""

    epoch: int
    trained: float  # of the mixed target, on what it learns from
    between_rounds: float  # on games held out, before a deal
    mid_round: float


def train(
    table: str,
    samples: Arrays,
    folder: Path,
    settings: Settings,
    device: str,
    start: Path | None = None,
) -> Generator[Epoch, None, None]:
    """Train a net; yields how it stands after each epoch, when the checkpoint and weights are kept.

    Goes on from the last checkpoint in the folder, if there is one; with other settings that is
    refused. `start` is a checkpoint of another training or a file of weights, with whose net this
    one begins.
    """
    folder.mkdir(parents=True, exist_ok=True)
    trainer = Trainer(table, samples, settings, device)
    last = max([0, *[epoch for epoch in range(1, settings.epochs + 1) if _kept(folder, epoch)]])
    if last:
        trainer.load(folder / CHECKPOINT.format(last))
    elif start is not None:
        trainer.begin_with(start)
    while trainer.epoch < settings.epochs:
        found = trainer.train_epoch()
        trainer.save(folder / CHECKPOINT.format(found.epoch))
        _add_to_curve(folder / CURVE, found)
        made = {"samples": trainer.count, "epochs": found.epoch, "log_loss": found.between_rounds}
        weights = exported(table, trainer.net.rows(), made)
        write_weights(folder / f"{table}.weights", weights)
        yield found


class Trainer:
    """A net, what it learns from, and how far it has come."""

    def __init__(self, table: str, samples: Arrays, settings: Settings, device: str) -> None:
        self.table = table
        self.settings = settings
        self.device = device
        self.epoch = 0
        torch.manual_seed(settings.seed)
        shape = shape_of(table)
        self.net = Net(shape).to(device)
        games = torch.from_numpy(samples["games"])
        is_held_out = games % HELD_OUT == 0
        self._learned = torch.nonzero(~is_held_out).squeeze(1)
        self._held_out = torch.nonzero(is_held_out).squeeze(1).to(device)
        self.count = len(games)
        # All samples are where the net is, since copying them batch by batch takes longer than
        # learning from them.
        self._inputs = torch.from_numpy(samples["inputs"].view(np.int16)).to(device)
        self._contexts = torch.from_numpy(samples["contexts"].view(np.int16)).to(device)
        self._results = torch.from_numpy(samples["results"]).to(device)
        self._mid = torch.from_numpy(samples["mid"].astype(bool)).to(device)
        mixed = (1 - settings.mix) * samples["results"] + settings.mix * samples["nexts"]
        self._targets = torch.from_numpy(mixed.astype(np.float32)).to(device)
        points = samples["points"].astype(np.float32)
        leads = (points - points.mean(1, keepdims=True)) / LEAD_UNIT
        self._leads = torch.from_numpy(leads).to(device)
        self._steps = len(self._learned) // settings.batch
        if self._steps == 0:
            why = reason("", "say-few-samples", needed=settings.batch, option="--batch")
            raise InvalidOption(why)
        self._optimizer = torch.optim.AdamW(
            self.net.parameters(), lr=settings.rate, weight_decay=0.0
        )
        self._schedule = torch.optim.lr_scheduler.OneCycleLR(
            self._optimizer,
            settings.rate,
            total_steps=settings.epochs * self._steps + 1,
            pct_start=0.1,
        )
        self._symmetries: tuple[Any, Any] | None = None
        if table.endswith("-gray"):
            of_inputs, of_contexts = symmetries(shape.inputs, shape.contexts)
            self._symmetries = (
                torch.from_numpy(of_inputs).to(device),
                torch.from_numpy(of_contexts).to(device),
            )

    def train_epoch(self) -> Epoch:
        """Learn from all samples once, in an order of this epoch's own."""
        batch, rng = self.settings.batch, torch.Generator().manual_seed(self.epoch)
        order = self._learned[torch.randperm(len(self._learned), generator=rng)]
        order = order.to(self.device)
        total = torch.zeros((), dtype=torch.float64, device=self.device)
        for step in range(self._steps):
            total += self._learn(order[step * batch : (step + 1) * batch], rng)
        self.epoch += 1
        is_mid = self._mid[self._held_out]
        between, mid = [self._loss(self._held_out[each]) for each in (~is_mid, is_mid)]
        return Epoch(self.epoch, float(total) / self._steps, between, mid)

    def save(self, path: Path) -> None:
        """Write a checkpoint; it is there completely or not at all."""
        partial = path.with_name(f".{path.name}.part")
        parts = {"settings": asdict(self.settings), "epoch": self.epoch, "samples": self.count}
        for name, each in self._parts().items():
            parts[name] = each.state_dict()
        torch.save(parts, partial)
        partial.replace(path)

    def load(self, path: Path) -> None:
        """Go on from a checkpoint; raises InvalidOption if it is of another training."""
        parts = torch.load(path, map_location=self.device, weights_only=True)
        mine = {"settings": asdict(self.settings), "samples": self.count}
        if any(parts.get(name) != value for name, value in mine.items()):
            raise InvalidOption(reason("", "say-other-training", folder=str(path.parent)))
        for name, each in self._parts().items():
            each.load_state_dict(parts[name])
        self.epoch = parts["epoch"]

    def begin_with(self, path: Path) -> None:
        """Begin with the net of a checkpoint or of a file of weights.

        Raises InvalidOption or WeightsError if it is of another table.
        """
        if path.suffix == ".weights":
            rows = imported(self.table, read_weights(path), path.name)
            self.net.take_rows(*[torch.from_numpy(each).to(self.device) for each in rows])
            return
        parts = torch.load(path, map_location=self.device, weights_only=True)
        try:
            self.net.load_state_dict(parts["net"])
        except RuntimeError as error:  # other sizes
            raise InvalidOption(reason("", "say-other-training", folder=str(path))) from error

    def _parts(self) -> dict[str, Any]:
        return {"net": self.net, "optimizer": self._optimizer, "schedule": self._schedule}

    def _learn(self, chosen: Any, rng: Any) -> Any:
        inputs, contexts = self._told(chosen)
        if self._symmetries is not None:
            of_inputs, of_contexts = self._symmetries
            which = torch.randint(len(of_inputs), (len(chosen), 1, 1), generator=rng)
            which = which.to(self.device)
            inputs, contexts = of_inputs[which, inputs.long()], of_contexts[which, contexts.long()]
        odds, leads = self.net(inputs, contexts)
        loss = _log_loss(odds, self._targets[chosen]).mean()
        relative = leads - leads.mean(1, keepdim=True)
        due = self._leads[chosen]
        wrong = torch.nn.functional.smooth_l1_loss(relative, due, beta=0.5)
        squares = self.net.board.square().sum() + self.net.context.square().sum()
        (loss + self.settings.lead * wrong + self.settings.decay * squares).backward()
        self._optimizer.step()
        self._optimizer.zero_grad()
        self._schedule.step()
        self.net.keep_small()
        return loss.detach()

    def _loss(self, chosen: Any) -> float:
        if len(chosen) == 0:
            return float("nan")
        total = 0.0
        with torch.no_grad():
            for first in range(0, len(chosen), AT_ONCE):
                part = chosen[first : first + AT_ONCE]
                odds, _ = self.net(*self._told(part))
                total += float(_log_loss(odds, self._results[part]).sum())
        return total / len(chosen)

    def _told(self, chosen: Any) -> tuple[Any, Any]:
        return tuple(each[chosen].int() for each in (self._inputs, self._contexts))


def _kept(folder: Path, epoch: int) -> bool:
    return (folder / CHECKPOINT.format(epoch)).exists()


def _log_loss(odds: Any, shares: Any) -> Any:
    return -(torch.log_softmax(odds, -1) * shares).sum(-1)


def _add_to_curve(file: Path, found: Epoch) -> None:
    rows = []
    if file.exists():
        with file.open(newline="", encoding="utf-8") as lines:
            rows = list(csv.reader(lines))[1:]
    rows = [row for row in rows if int(row[0]) < found.epoch]  # those after a checkpoint are gone
    with file.open("w", newline="", encoding="utf-8") as lines:
        writer = csv.writer(lines)
        writer.writerow(COLUMNS)
        writer.writerows(rows)
        writer.writerow([found.epoch, *[f"{loss:.5f}" for loss in found[1:]]])


def draw_curve(folder: Path) -> Path:
    """The curve of a training as a picture beside it; needs matplotlib."""
    from matplotlib.figure import Figure

    with (folder / CURVE).open(newline="", encoding="utf-8") as lines:
        rows = list(csv.DictReader(lines))
    figure = Figure((7, 4), layout="constrained")
    axes = figure.add_subplot()
    for column in COLUMNS[1:]:
        losses = [float(row[column]) for row in rows]
        axes.plot([int(row["epoch"]) for row in rows], losses, "o-", label=column)
    axes.set_xlabel("epoch")
    axes.set_ylabel("logarithmic loss")
    axes.legend()
    picture = folder / "curve.png"
    figure.savefig(picture, metadata={"Software": None})
    return picture
