"""A network that learns a game by playing itself with a look ahead, in the manner of AlphaZero.

    pip install "tilewright[learn]"
    python examples/alphazero.py azul            # 15 minutes on two cores; again: goes on
    python examples/alphazero.py duel --minutes 5 --out build/alphazero

Hundreds of games are played at once in the fast core (`tilewright.native.batch`). For each decision
the search tries the moves that the network prefers, with some luck in it (Gumbel), and asks it what
comes of them; the network learns to prefer what the search found, and to foresee how games end.
"""

import argparse
import math
import sys
from collections import deque
from concurrent.futures import ThreadPoolExecutor, wait
from copy import deepcopy
from itertools import accumulate
from operator import mul
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, NamedTuple, TypeAlias

try:
    import numpy as np
    import torch
    from torch import Tensor, nn
    from torch.nn import functional
except ModuleNotFoundError as missing:
    sys.exit(f'{missing.name} is missing: pip install "tilewright[learn]"')

from tilewright import AnyGame, Azul, Duel, Play
from tilewright.arena import Evaluation, evaluate
from tilewright.bots.roster import player_of
from tilewright.core.bot import Limit
from tilewright.duel.actions import TAKE_CHIPS
from tilewright.native.batch import HOLD, Arrays, Batch
from tilewright.native.choosing import rules_for

# Half the digits are enough, and take half the time where the processor knows them.
HAS_BFLOAT16 = torch.cpu.get_capabilities().get("avx512_bf16", False)
DIGITS = torch.bfloat16 if HAS_BFLOAT16 else torch.float32

GAMES = {"azul": Azul, "duel": Duel}
LANES, STEPS = 128, 64  # games played at once, and decisions in each between two lessons
WIDTHS = (12,)  # moves that self-play tries in each position
PLAY_WIDTHS = (16, 8)  # moves that a match tries, and answers to each of them
GUESSES = 4  # of what is hidden and of what chance will do, in each of a match's searches
UNITS, READERS = 256, 64  # in each layer of the network, and in those that read a factory
COLOURS = 5
# Of numbers that are never above FEW the network is also told whether they are at least so much.
FEW, LEAST = 7, (1, 2, 3, 4)
# What is read factory by factory, which of its actions go with it (the first one, and how many a
# factory has), and what is left out, being long and of little use.
FACTORY_PLANES = {"azul": ("factories",), "duel": ("suns", "moons", "chips_on")}
FACTORY_ACTIONS = {"azul": [(0, 30)], "duel": [(0, 35), (TAKE_CHIPS, 1)]}
UNREAD = {"azul": ("fallen",), "duel": ("returned", "tiles", "unseen")}
MEMORY, REUSE, MINIBATCH = 16, 4, 1024  # lessons remembered; how often a decision is learned from
MUCH = 50.0  # points: a standing is told as a share of it
POINTS = 15.0  # a lead of so many points is worth tanh(1) = 0.76 of a victory
TRUST = 15.0  # in what the search found: what a victory weighs against the network's log-odds
FIRST_GAMES, BY_LOT = 2000, 0.1  # games of `greedy` to begin with, and decisions by lot in them
TRACES = {"azul": 0.9, "duel": 0.98}  # lambda: how much counts what came of a decision later; a
# round of Duel has five times as many decisions
VALUE_WEIGHT = 2.0  # of the error of the values, beside the policy's
RATE, RATE_AT_END, DECAY = 1e-3, 1e-4, 1e-4  # of learning (AdamW)

Widths: TypeAlias = tuple[int, ...]


class Network(nn.Module):
    """The log-odds of the actions, and what a position is worth to the seat to act: -1 to 1.

    Small factories have no order, so the same layers read each of them and answer for its actions.
    """

    scale: Tensor
    ids: Tensor

    def __init__(self, game: AnyGame) -> None:
        super().__init__()
        planes = {plane.name: plane for plane in game.encoding.planes}
        self.at, end = dict[str, slice](), 0
        for name, plane in planes.items():
            self.at[name] = slice(end, end := end + plane.size)
        self.rows = planes["lines"].shape[1]
        self.own = FACTORY_PLANES[game.name]
        self.factories = planes[self.own[0]].shape[0]
        self.sizes = [planes[name].size // self.factories for name in self.own]
        others = [name for name in planes if name not in (*self.own, *UNREAD[game.name])]
        few = [name for name in others if 1 < planes[name].most <= FEW]
        self.others = others
        self.few = [(name, least) for name in few for least in LEAST if least <= planes[name].most]
        # Large numbers are rare: the root of the largest one brings most of them near 1.
        most = [planes[name].most for name in others for _ in range(planes[name].size)]
        most += [1 for name, _ in self.few for _ in range(planes[name].size)]
        most += [high for high in (25, 1, 25) for _ in range(2 * self.rows * COLOURS)]
        most += [100] * planes["counts"].size if "counts" in planes else []
        self.register_buffer("scale", torch.tensor(most).rsqrt(), persistent=False)
        # The ids of the factories' actions, one factory after another.
        ids = [
            torch.arange(first, first + self.factories * size).view(-1, size)
            for first, size in FACTORY_ACTIONS[game.name]
        ]
        self.register_buffer("ids", torch.cat(ids, 1).flatten(), persistent=False)

        read = (1 + len(LEAST)) * sum(self.sizes)
        self.factory = nn.Linear(read, READERS)
        self.first = nn.Linear(len(most), UNITS)
        self.besides = nn.Linear(4 + READERS, UNITS)
        self.second = nn.Linear(UNITS, UNITS)
        self.third = nn.Linear(UNITS, UNITS)
        self.policy = nn.Linear(UNITS, game.num_actions)
        self.of_factory = nn.Linear(read, READERS)
        self.of_table = nn.Linear(UNITS, READERS)
        self.of_both = nn.Linear(READERS, len(self.ids) // self.factories)
        self.gain = nn.Linear(UNITS, 1)

    def forward(self, seen: Tensor, legal: Tensor, standing: Tensor) -> tuple[Tensor, Tensor]:
        """Both for many positions; what is not legal has the log-odds of nothing."""
        count, at = len(seen), self.at
        numbers = torch.cat(
            [
                *[seen[:, at[name]] for name in self.others],
                *[is_least(seen[:, at[name]], least) for name, least in self.few],
                *self._of_lines(seen),
            ],
            1,
        )
        factories = torch.cat(
            [
                seen[:, at[name]].view(count, self.factories, size)
                for name, size in zip(self.own, self.sizes, strict=True)
            ],
            2,
        )
        read = torch.cat([factories, *[is_least(factories, least) for least in LEAST]], 2)
        lead = (standing[:, 0] - standing[:, 1]) / POINTS
        told = torch.cat([standing / MUCH, lead.unsqueeze(1), lead.tanh().unsqueeze(1)], 1)
        with torch.autocast("cpu", DIGITS, enabled=DIGITS is torch.bfloat16):
            read = read.to(DIGITS)
            told = torch.cat([told.to(DIGITS), torch.relu(self.factory(read)).sum(1)], 1)
            hidden = functional.linear(numbers.to(DIGITS), self.first.weight * self.scale)
            hidden = torch.relu(hidden + self.besides(told))
            hidden = hidden + torch.relu(self.second(hidden))
            hidden = hidden + torch.relu(self.third(hidden))
            log_odds = self.policy(hidden)
            both = torch.relu(self.of_factory(read) + self.of_table(hidden).unsqueeze(1))
            log_odds = log_odds.index_add(1, self.ids, self.of_both(both).flatten(1))
        gain = self.gain(hidden.float()).squeeze(1)
        log_odds = log_odds.float().masked_fill(~legal, -torch.inf).log_softmax(1)
        return log_odds, torch.tanh(lead + gain)

    def _of_lines(self, seen: Tensor) -> list[Tensor]:
        """What a tile of each colour scores in each row, and where a line holds it already."""
        rows, count = self.rows, len(seen)
        lines = seen[:, self.at["lines"]].view(count, 2, rows, COLOURS)
        points = seen[:, self.at["points"]].view(count, 2, rows, rows)
        bonuses = []
        if "spaces" in self.at:  # Duel
            spaces = seen[:, self.at["spaces"]].view(count, 2, rows, rows, COLOURS + 2)
            takes = spaces[..., :COLOURS] | spaces[..., -1:]  # a joker takes any colour
            best = (points.unsqueeze(4) * takes).amax(3)
            sides = seen[:, self.at["sides"]]
            bonuses = [sides.repeat(1, 2) * seen[:, self.at["counts"]]]
        else:  # the spaces of a colour lie on a diagonal
            best = torch.stack([points[:, :, row].roll(-row, 2) for row in range(rows)], 2)
        told = (best, is_least(best, 1), best * is_least(lines, 1))
        return [*[each.flatten(1) for each in told], *bonuses]


def is_least(numbers: Tensor, least: int) -> Tensor:
    """1 where a number is at least so large, else 0."""
    return (numbers >= least).view(torch.uint8)


class Found(NamedTuple):
    """What a search found in many positions."""

    actions: Tensor  # what to do
    policy: Tensor  # how much each action is to be preferred
    values: Tensor  # of the positions, to the seats to act


class Search:
    """Looks ahead in many games at once: tries so many moves, so many answers to each, and so on.

    Each depth is a batch of its own. What chance does is drawn from the search's own luck, never
    from the game's: so nothing is known that the seat can't know.
    """

    def __init__(self, game: AnyGame, lanes: int, widths: Widths, seed: int) -> None:
        self.widths, self.rules = widths, rules_for(game)
        options: Any = {"reward": "margin", "autoreset": "disabled"}
        self.batches = [
            Batch(game, count, seed=seed, **options)
            for count in accumulate(widths, mul, initial=lanes)
        ]
        self.arrays = [batch.new_arrays() for batch in self.batches]

    def find(self, network: Network, states: list[Any], noise: float) -> Found:
        """What to do in positions; `noise` is 1 where moves are to be tried, and 0 in a match."""
        self.batches[0].begin_at(states, self.arrays[0])
        with torch.no_grad():
            return self._found(network, noise)

    def _found(self, network: Network, noise: float) -> Found:
        log_odds, value = network(*position(self.rules, self.batches[0], self.arrays[0]))
        drawn = log_odds - noise * torch.empty_like(log_odds).exponential_().log()  # Gumbel
        tried, worth = self._try_moves(network, 0, drawn)
        # What was not tried is worth what the position is, by all that is known.
        prior = log_odds.gather(1, tried).exp()
        known = (prior * worth).sum(1) / prior.sum(1)
        mixed = (value + self.widths[0] * known) / (1 + self.widths[0])
        completed = mixed.unsqueeze(1).expand_as(log_odds).scatter(1, tried, worth)
        policy = (log_odds + TRUST * completed).softmax(1)
        best = (drawn.gather(1, tried) + TRUST * worth).argmax(1, keepdim=True)
        return Found(tried.gather(1, best).squeeze(1), policy, prospects(log_odds, tried, worth))

    def _try_moves(self, network: Network, depth: int, odds: Tensor) -> tuple[Tensor, Tensor]:
        """The likeliest actions at a depth, and what they are worth to who does them."""
        batch, after, width = self.batches[depth + 1], self.arrays[depth + 1], self.widths[depth]
        best, tried = odds.topk(width)
        actors = np.repeat(self.arrays[depth].actors, width)
        actions = tried.where(best > -torch.inf, HOLD).flatten().numpy()  # no action: not looked at
        looked = (actions != HOLD).nonzero()[0]
        batch.restore(self.batches[depth].save(), np.arange(len(actors)) // width)
        batch.step(actions.astype(np.int32), after)
        log_odds, values = network(*position(self.rules, batch, after, looked))
        if depth + 1 < len(self.widths):
            every = log_odds.new_full((len(actors), odds.shape[1]), -torch.inf)
            every[looked] = log_odds
            values = prospects(every, *self._try_moves(network, depth + 1, every))[looked]
        turns = torch.from_numpy(np.where(after.actors == actors, 1, -1))
        ends, results = endings(after, actors)
        worth = torch.zeros(len(actors))
        worth[looked] = results[looked].where(ends[looked], turns[looked] * values)
        return tried, worth.view(-1, width)


def prospects(log_odds: Tensor, tried: Tensor, worth: Tensor) -> Tensor:
    """What positions are worth to who prefers what was found to be better."""
    shares = (log_odds.gather(1, tried) + TRUST * worth).softmax(1)
    return (shares * worth.nan_to_num()).sum(1)


def position(
    rules: Any, batch: Batch, arrays: Arrays, lanes: Any = ...
) -> tuple[Tensor, Tensor, Tensor]:
    """What the seats to act see and may do, and what both would have if the round ended now."""
    seen, legal, actors = arrays.observations[lanes], arrays.masks[lanes], arrays.actors[lanes]
    states = [batch.state(lane) for lane in np.arange(batch.games)[lanes].tolist()]
    standings = np.array([rules.standing(state) for state in states], np.float32).reshape(-1, 2)
    standings = np.where(actors[:, None] == 1, standings[:, ::-1], standings)  # its own first
    return torch.from_numpy(seen), torch.from_numpy(legal) != 0, torch.from_numpy(standings)


def endings(arrays: Arrays, actors: Any) -> tuple[Tensor, Tensor]:
    """Whether games ended with the last step, and what that is worth to those who took it."""
    margins = torch.from_numpy(arrays.rewards[np.arange(len(actors)), actors])
    return torch.from_numpy((arrays.done | arrays.truncated) != 0), torch.tanh(margins / POINTS)


class Lesson(NamedTuple):
    """Decisions to learn from."""

    seen: Tensor
    legal: Tensor
    standing: Tensor  # what both would have if the round ended then
    policy: Tensor  # what the search found
    returns: Tensor  # what came of it, to the seat that decided


class SelfPlay:
    """Many games of a network against itself, one after another in every lane."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.games = Batch(game, LANES, seed=seed, reward="margin")
        self.arrays = self.games.new_arrays()
        self.games.reset(self.arrays)
        self.search = Search(game, LANES, WIDTHS, seed + 1)
        self.rules = rules_for(game)
        self.trace = TRACES[game.name]
        self.ended = 0

    def lesson(self, network: Network) -> Lesson:
        """So many decisions in every lane."""
        rows = [self._step(network) for _ in range(STEPS)]
        *told, values, turns, ends, results = map(torch.stack, zip(*rows, strict=True))
        now = self._found(network).values
        returns = returns_of(values, turns, ends, results, now, self.trace)
        self.ended += int(ends.sum())
        return Lesson._make([each.flatten(0, 1) for each in (*told, returns)])

    def _found(self, network: Network) -> Found:
        states = [self.games.state(lane) for lane in range(LANES)]
        return self.search.find(network, states, noise=1.0)

    def _step(self, network: Network) -> tuple[Tensor, ...]:
        before = [each.clone() for each in position(self.rules, self.games, self.arrays)]
        found, actors = self._found(network), self.arrays.actors.copy()
        self.games.step(found.actions.numpy().astype(np.int32), self.arrays)
        turns = torch.from_numpy(np.where(self.arrays.actors == actors, 1, -1))
        ends = endings(self.arrays, actors)
        return *before, found.policy.half(), found.values, turns, *ends


def returns_of(
    values: Tensor, turns: Tensor, ends: Tensor, results: Tensor, now: Tensor, trace: float
) -> Tensor:
    """What came of decisions, to the seats that took them: TD(lambda), step by lane.

    What is worth something to the seat in turn is worth the opposite to the other. `now` is what
    the positions after the last step are worth.
    """
    found = torch.empty_like(values)
    expected = later = now
    for step in reversed(range(len(values))):
        later = turns[step] * ((1 - trace) * expected + trace * later)
        found[step] = later = torch.where(ends[step], results[step], later)
        expected = values[step]
    return found


def greedy_lesson(game: AnyGame, seed: int) -> Lesson:
    """Games of `greedy`, to begin with: where it stood, what it did, and how it ended.

    Now and then something else is done than it would, so that its positions vary.
    """
    rng = Random(seed)
    rules = rules_for(game)
    greedy = player_of("greedy").make(rules, rng)
    seen, legal, standings, moves, returns = [], [], [], [], []
    for _ in range(FIRST_GAMES):
        play, seats = Play(game, rng.getrandbits(32)), list[int]()
        while not play.is_over:
            if isinstance(seat := play.actor, int):
                action = greedy.choose(play.observe(seat), Limit()).action
                seen.append(rules.encoding.encoded(play.state, seat))
                legal.append(rules.encoding.mask(play.state))
                standing = rules.standing(play.state)
                standings.append(standing if seat == 0 else standing[::-1])
                moves.append(rules.notation.action_id(action))
                seats.append(seat)
                play.push(rng.choice(play.legal_ids) if rng.random() < BY_LOT else action)
            play.push_chance()
        lead = play.scores[0] - play.scores[1]
        returns += [math.tanh((lead if seat == 0 else -lead) / POINTS) for seat in seats]
    tables = [
        torch.frombuffer(bytearray(b"".join(rows)), dtype=torch.uint8) for rows in (seen, legal)
    ]
    policy = functional.one_hot(torch.tensor(moves), game.num_actions).half()
    numbers, mask = [table.view(len(moves), -1) for table in tables]
    standing = torch.tensor(standings, dtype=torch.float32)
    return Lesson(numbers, mask != 0, standing, policy, torch.tensor(returns))


def learn(network: Network, optimiser: torch.optim.Optimizer, lessons: list[Lesson]) -> list[float]:
    """Learn from what is remembered; the last losses of the policy and of the values."""
    losses = [0.0, 0.0]
    for _ in range(max(1, REUSE * len(lessons[-1].returns) // MINIBATCH)):
        parts = []
        for lesson in lessons:
            chosen = torch.randint(len(lesson.returns), (MINIBATCH // len(lessons),))
            parts.append([each[chosen] for each in lesson])
        seen, legal, standing, policy, returns = map(torch.cat, zip(*parts, strict=True))
        log_odds, values = network(seen, legal, standing)
        policy_loss = -(policy.float() * log_odds.masked_fill(~legal, 0)).sum(1).mean()
        value_loss = (values - returns).square().mean()
        optimiser.zero_grad()
        (policy_loss + VALUE_WEIGHT * value_loss).backward()
        nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimiser.step()
        losses = [policy_loss.item(), value_loss.item()]
    return losses


class AlphaBot:
    """Plays by a network and a search that looks at the answers to its moves, too."""

    def __init__(self, network: Network, game: AnyGame, rng: Random) -> None:
        self.network, self.rng = network, rng
        self.rules = rules_for(game)
        self.search = Search(game, GUESSES, PLAY_WIDTHS, rng.getrandbits(32))

    def choose(self, observation: Any, limit: Limit) -> int:
        """The action that looks best in a state that fits what the seat sees."""
        states = [self.rules.imagine(observation, self.rng) for _ in range(GUESSES)]
        found = self.search.find(self.network, states, noise=0.0)
        return int(found.policy.mean(0).argmax())


def match(network: Network, game: AnyGame, pairs: int, seed: int) -> Evaluation:
    """Games against `greedy`, in pairs on the same deals."""

    def alphazero(table: AnyGame, rng: Random) -> AlphaBot:
        return AlphaBot(network, table, rng)

    return evaluate(alphazero, against="greedy", game=game, pairs=pairs, seed=seed)


def train(game: AnyGame, minutes: float, seed: int, threads: int, file: Path) -> Network:
    """Learn until so many minutes are spent in all; what the file holds is gone on with."""
    network = Network(game)
    optimiser = torch.optim.AdamW(network.parameters(), lr=RATE, weight_decay=DECAY)
    done = {"seconds": 0.0, "games": 0, "decisions": 0}
    if file.exists():
        kept = torch.load(file, weights_only=True)
        network.load_state_dict(kept["network"])
        optimiser.load_state_dict(kept["optimiser"])
        done = kept["done"]
    lessons: deque[Lesson] = deque(maxlen=MEMORY)
    if not done["seconds"]:
        began = monotonic()
        lessons.append(greedy_lesson(game, seed))
        learn(network, optimiser, [*lessons])
        done["seconds"] = monotonic() - began
    play, losses = SelfPlay(game, seed + int(done["decisions"])), [0.0, 0.0]
    pool = ThreadPoolExecutor(1, initializer=torch.set_num_threads, initargs=(1,))
    while (share := done["seconds"] / (60 * minutes)) < 1:
        began = monotonic()
        optimiser.param_groups[0]["lr"] = RATE + (RATE_AT_END - RATE) * share
        # One core plays the next lesson while the other learns from those before it.
        playing = pool.submit(play.lesson, deepcopy(network))
        if threads == 1 or not lessons:
            wait([playing])
        if lessons:
            losses = learn(network, optimiser, [*lessons])
        lessons.append(playing.result())
        done["decisions"] += LANES * STEPS
        done["games"], play.ended = done["games"] + play.ended, 0
        done["seconds"] += monotonic() - began
        kept = {"network": network.state_dict(), "optimiser": optimiser.state_dict(), "done": done}
        torch.save(kept, file.with_suffix(".new"))
        file.with_suffix(".new").replace(file)  # a stop at any moment leaves a whole file
        spent = f"{done['seconds'] / 60:.1f} of {minutes:g} minutes, {done['games']} games"
        told = f"policy {losses[0]:.3f}, value {losses[1]:.4f}"
        print(f"\r{spent}, losses: {told} ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return network


def main(words: list[str]) -> None:
    """Learn, or go on; then play a match."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("game", choices=GAMES)
    add("--minutes", type=float, default=15.0, help="of learning in all (%(default)s)")
    add("--pairs", type=int, default=100, help="of games in the match (%(default)s)")
    add("--threads", type=int, default=2, help="cores to use (%(default)s)")
    add("--seed", type=int, default=0, help="of the first weights and the games (%(default)s)")
    add("--out", type=Path, default=Path("build/alphazero"), help="folder of what was learned")
    asked = parser.parse_args(words)
    torch.manual_seed(asked.seed)
    torch.set_num_threads(1)  # games and learning have a thread each
    asked.out.mkdir(parents=True, exist_ok=True)
    game, file = GAMES[asked.game](), asked.out / f"{asked.game}.pt"
    network = train(game, asked.minutes, asked.seed, asked.threads, file)
    print(match(network, game, asked.pairs, asked.seed + 1))


if __name__ == "__main__":
    main(sys.argv[1:])
