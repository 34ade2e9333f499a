"""The network as PyTorch trains it; native/search/net.h is the same in whole numbers."""

from typing import Any, NamedTuple

import torch
from torch import nn

from tilewright.native import _native
from tilewright.native.judgement import GAMES
from tilewright.native.tables import core_of

HIDDEN = _native.HIDDEN
MOST_HIDDEN = _native.MOST_HIDDEN / _native.HIDDEN_ONE
MOST_OUTPUT = 3.9  # so that sums of outputs fit into 32 bits
AMOUNTS = 4  # by what amounts are divided: a quarter of all there can be


class Ordered(NamedTuple):
    """Inputs that tell an amount, one after another; those of one quantity add up."""

    first: int
    length: int
    step: float
    quantity: int


class Shape(NamedTuple):
    """What the net of a table is told of."""

    inputs: int
    contexts: int
    ordered: tuple["Ordered", ...]
    always: tuple[int, int]  # contexts of which each seat has exactly one


def shape_of(table: str) -> Shape:
    """The shape of a table's net, as the core has it."""
    told = _native.lesson(core_of(GAMES[table]))
    ordered = tuple([Ordered(*each) for each in told["ordered"]])
    return Shape(told["inputs"], told["contexts"], ordered, tuple(told["always"]))


class Net(nn.Module):  # type: ignore[misc, unused-ignore]
    """Sums of rows for each board and its surroundings, one hidden layer, two outputs a seat."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        # What is seldom seen says nothing at first: random rows would be noise that never goes.
        self.board = nn.Parameter(torch.zeros(shape.inputs + 1, 2 * HIDDEN))
        self.context = nn.Parameter(torch.zeros(shape.contexts + 1, HIDDEN))
        # Of amounts the net need not learn each by itself: a linear part comes first.
        quantities = 1 + max([each.quantity for each in shape.ordered])
        self.slopes = nn.Parameter(torch.randn(quantities, 2 * HIDDEN) * 0.2)
        self.bias = nn.Parameter(torch.full((HIDDEN,), 0.1))
        self.outputs = nn.Parameter(torch.randn(2, HIDDEN) * 0.1)
        most = [0.0] * quantities
        for each in shape.ordered:
            most[each.quantity] = max(most[each.quantity], each.length * each.step)
        amounts = torch.zeros(shape.inputs + 1, quantities)
        for first, length, step, quantity in shape.ordered:
            told = torch.arange(length) * step * AMOUNTS / most[quantity]
            amounts[first : first + length, quantity] = told
        self.register_buffer("amounts", amounts)

    def forward(self, inputs: Any, contexts: Any) -> tuple[Any, Any]:
        """The logarithm of the odds and the lead of each seat, of a batch of samples."""
        count, seats, _ = inputs.shape
        boards = _summed(inputs, self.board + self.amounts @ self.slopes)
        own, other = boards.view(count, seats, 2 * HIDDEN).split(HIDDEN, dim=-1)
        others = other.sum(1, keepdim=True) - other
        around = _summed(contexts, self.context)
        hidden = own + others + around.view(count, seats, HIDDEN) + self.bias
        active = torch.clamp(torch.relu(hidden), max=MOST_HIDDEN)
        return active @ self.outputs[0], active @ self.outputs[1]

    def keep_small(self) -> None:
        """Keep the outputs within what whole numbers can hold."""
        with torch.no_grad():
            self.outputs.clamp_(-MOST_OUTPUT, MOST_OUTPUT)

    def rows(self) -> tuple[Any, Any, Any]:
        """The rows of inputs, of contexts and of outputs for NumPy, with the bias among them."""
        with torch.no_grad():
            boards = (self.board + self.amounts @ self.slopes)[:-1].reshape(-1, HIDDEN)
            contexts = self.context[:-1].clone()
            first, length = self.shape.always
            contexts[first : first + length] += self.bias
            outputs = self.outputs.clone()
        return boards.cpu().numpy(), contexts.cpu().numpy(), outputs.cpu().numpy()

    def take_rows(self, inputs: Any, contexts: Any, outputs: Any) -> None:
        """Become the net that has these rows, as `rows` tells them."""
        with torch.no_grad():
            self.board.zero_()[:-1] = inputs.reshape(-1, 2 * HIDDEN)
            self.context.zero_()[:-1] = contexts
            self.outputs.copy_(outputs)
            self.slopes.zero_()
            self.bias.zero_()


def _summed(rows: Any, table: Any) -> Any:
    """The sums of the rows of a table that are named, of which the last stands for nothing."""
    # `padding_idx` would say so too, more slowly on a CPU.
    table = torch.cat([table[:-1], torch.zeros_like(table[-1:])])
    sums = multiplied if table.is_cuda else looked_up
    return sums(rows.reshape(-1, rows.shape[-1]), table)


def looked_up(rows: Any, table: Any) -> Any:
    """Sums of rows, one by one: quick on a CPU."""
    return nn.functional.embedding_bag(rows, table, mode="sum")


def multiplied(rows: Any, table: Any) -> Any:
    """The same as a product of matrices, by how often each row is named: quick on a GPU."""
    counts = torch.zeros(len(rows), len(table), device=table.device)
    ones = torch.ones((), device=table.device).expand(rows.shape)
    return counts.scatter_add_(1, rows.long(), ones) @ table
