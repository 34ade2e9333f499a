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
from tilewright.native.batch import NO_ACTION, Arrays, Batch
from tilewright.native.choosing import rules_for

# Half the digits are enough, and take half the time where the processor knows them.
HAS_BFLOAT16 = torch.cpu.get_capabilities().get("avx512_bf16", False)
DIGITS = torch.bfloat16 if HAS_BFLOAT16 else torch.float32

GAMES = {"azul": Azul, "duel": Duel}
LANES, STEPS = 128, 64  # games played at once, and decisions in each between two lessons
WIDTHS = (12,)  # moves that self-play tries in each position
PLAY_WIDTHS = (24, 6)  # moves that a match tries, and answers to each of them
UNITS = 256  # in each layer of the network
MEMORY, REUSE, MINIBATCH = 8, 2, 1024  # lessons remembered; how often a decision is learned from
POINTS = 15.0  # a lead of so many points is worth tanh(1) = 0.76 of a victory
TRUST = 20.0  # in what the search found: what a victory weighs against the network's log-odds
FIRST_GAMES, BY_LOT = 2000, 0.1  # games of `greedy` to begin with, and decisions by lot in them
TRACES = {"azul": 0.9, "duel": 0.98}  # lambda: how much counts what came of a decision later; a
# round of Duel has five times as many decisions
VALUE_WEIGHT = 2.0  # of the error of the values, beside the policy's
RATE, RATE_AT_END, DECAY = 1e-3, 1e-4, 1e-4  # of learning (AdamW)

Widths: TypeAlias = tuple[int, ...]


class Network(nn.Module):
    """The log-odds of the actions, and what a position is worth to the seat to act: -1 to 1."""

    scale: Tensor

    def __init__(self, game: AnyGame) -> None:
        super().__init__()
        planes = [plane for plane in game.encoding.planes for _ in range(plane.size)]
        # Large numbers are rare: the root of the largest one brings most of them near 1.
        most = torch.tensor([plane.most for plane in planes])
        self.register_buffer("scale", most.rsqrt(), persistent=False)
        self.own = [plane.name for plane in planes].index("score")  # the other's score follows
        self.first = nn.Linear(len(planes), UNITS)
        self.second = nn.Linear(UNITS, UNITS)
        self.third = nn.Linear(UNITS, UNITS)
        self.policy = nn.Linear(UNITS, game.num_actions)
        self.gain = nn.Linear(UNITS, 1)

    def forward(self, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """Both for many positions; what is not legal has the log-odds of nothing."""
        lead = seen[:, self.own].float() - seen[:, self.own + 1].float()
        with torch.autocast("cpu", DIGITS, enabled=DIGITS is torch.bfloat16):
            hidden = functional.linear(seen.to(DIGITS), self.first.weight * self.scale)
            hidden = torch.relu(hidden + self.first.bias)
            hidden = hidden + torch.relu(self.second(hidden))
            hidden = hidden + torch.relu(self.third(hidden))
            log_odds = self.policy(hidden)
        gain = self.gain(hidden.float()).squeeze(1)
        log_odds = log_odds.float().masked_fill(~legal, -torch.inf).log_softmax(1)
        return log_odds, torch.tanh(lead / POINTS + gain)


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

    def __init__(
        self, game: AnyGame, lanes: int, widths: Widths, seed: int, threads: int = 1
    ) -> None:
        self.widths = widths
        options: Any = {"reward": "margin", "autoreset": "disabled", "threads": threads}
        self.batches = [
            Batch(game, count, seed=seed, **options)
            for count in accumulate(widths, mul, initial=lanes)
        ]
        self.arrays = [batch.new_arrays() for batch in self.batches]

    @torch.no_grad()
    def find(self, network: Network, states: list[Any], noise: float) -> Found:
        """What to do in positions; `noise` is 1 where moves are to be tried, and 0 in a match."""
        self.batches[0].begin_at(states, self.arrays[0])
        log_odds, value = network(*position(self.arrays[0]))
        drawn = log_odds - noise * torch.empty_like(log_odds).exponential_().log()  # Gumbel
        tried, worth = self._try_moves(network, 0, drawn)
        # What was not tried is worth what the position is, by all that is known.
        prior = log_odds.gather(1, tried).exp()
        known = (prior * worth).sum(1) / prior.sum(1)
        mixed = (value + self.widths[0] * known) / (1 + self.widths[0])
        completed = mixed.unsqueeze(1).expand_as(log_odds).scatter(1, tried, worth)
        policy = (log_odds + TRUST * completed).softmax(1)
        best = (drawn.gather(1, tried) + TRUST * worth).argmax(1, keepdim=True)
        shares = policy.gather(1, tried)
        values = (shares * worth).sum(1) / shares.sum(1)
        return Found(tried.gather(1, best).squeeze(1), policy, values)

    def _try_moves(self, network: Network, depth: int, odds: Tensor) -> tuple[Tensor, Tensor]:
        """The likeliest actions at a depth, and what they are worth to who does them."""
        before, after, width = self.arrays[depth], self.arrays[depth + 1], self.widths[depth]
        best, tried = odds.topk(width)
        # Where there are fewer legal actions, the first one is done again.
        actions = tried.where(best > -torch.inf, tried[:, :1]).flatten().numpy()
        actors = np.repeat(before.actors, width)
        actions = np.where(actors < 0, NO_ACTION, actions)  # a game that is over waits
        lanes = np.repeat(np.arange(len(before.actors)), width)
        self.batches[depth + 1].restore(self.batches[depth].save(), lanes)
        self.batches[depth + 1].step(actions.astype(np.int32), after)
        log_odds, values = network(*position(after))
        if depth + 1 < len(self.widths):
            _, answers = self._try_moves(network, depth + 1, log_odds)
            values = answers.max(1).values
        turns = torch.from_numpy(np.where(after.actors == actors, 1, -1))
        ends, results = endings(after, actors)
        return tried, torch.where(ends, results, turns * values).view(-1, width)


def position(arrays: Arrays) -> tuple[Tensor, Tensor]:
    """What the seats to act see and may do."""
    return torch.from_numpy(arrays.observations), torch.from_numpy(arrays.masks) != 0


def endings(arrays: Arrays, actors: Any) -> tuple[Tensor, Tensor]:
    """Whether games ended with the last step, and what that is worth to those who took it."""
    margins = torch.from_numpy(arrays.rewards[np.arange(len(actors)), actors])
    return torch.from_numpy((arrays.done | arrays.truncated) != 0), torch.tanh(margins / POINTS)


class Lesson(NamedTuple):
    """Decisions to learn from."""

    seen: Tensor
    legal: Tensor
    policy: Tensor  # what the search found
    returns: Tensor  # what came of it, to the seat that decided


class SelfPlay:
    """Many games of a network against itself, one after another in every lane."""

    def __init__(self, game: AnyGame, seed: int, threads: int) -> None:
        self.games = Batch(game, LANES, seed=seed, reward="margin", threads=threads)
        self.arrays = self.games.new_arrays()
        self.games.reset(self.arrays)
        self.search = Search(game, LANES, WIDTHS, seed + 1, threads)
        self.trace = TRACES[game.name]
        self.ended = 0

    def lesson(self, network: Network) -> Lesson:
        """So many decisions in every lane."""
        rows = [self._step(network) for _ in range(STEPS)]
        seen, legal, policy, *rest = map(torch.stack, zip(*rows, strict=True))
        *_, ends, _ = rest  # values, turns, ends, results
        returns = returns_of(*rest, self._found(network).values, self.trace)
        self.ended += int(ends.sum())
        return Lesson._make([each.flatten(0, 1) for each in (seen, legal, policy, returns)])

    def _found(self, network: Network) -> Found:
        states = [self.games.state(lane) for lane in range(LANES)]
        return self.search.find(network, states, noise=1.0)

    def _step(self, network: Network) -> tuple[Tensor, ...]:
        seen, legal = [each.clone() for each in position(self.arrays)]
        found, actors = self._found(network), self.arrays.actors.copy()
        self.games.step(found.actions.numpy().astype(np.int32), self.arrays)
        turns = torch.from_numpy(np.where(self.arrays.actors == actors, 1, -1))
        return seen, legal, found.policy.half(), found.values, turns, *endings(self.arrays, actors)


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
    seen, legal, moves, returns = [], [], [], []
    for _ in range(FIRST_GAMES):
        play, seats = Play(game, rng.getrandbits(32)), list[int]()
        while not play.is_over:
            if isinstance(seat := play.actor, int):
                action = greedy.choose(play.observe(seat), Limit()).action
                seen.append(rules.encoding.encoded(play.state, seat))
                legal.append(rules.encoding.mask(play.state))
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
    return Lesson(numbers, mask != 0, policy, torch.tensor(returns))


def learn(network: Network, optimiser: torch.optim.Optimizer, lessons: list[Lesson]) -> list[float]:
    """Learn from what is remembered; the last losses of the policy and of the values."""
    losses = [0.0, 0.0]
    for _ in range(max(1, REUSE * len(lessons[-1].returns) // MINIBATCH)):
        parts = []
        for lesson in lessons:
            chosen = torch.randint(len(lesson.returns), (MINIBATCH // len(lessons),))
            parts.append([each[chosen] for each in lesson])
        seen, legal, policy, returns = map(torch.cat, zip(*parts, strict=True))
        log_odds, values = network(seen, legal)
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
        self.search = Search(game, 1, PLAY_WIDTHS, rng.getrandbits(32))

    def choose(self, observation: Any, limit: Limit) -> int:
        """The action that looks best in a state that fits what the seat sees."""
        state = self.rules.imagine(observation, self.rng)
        return int(self.search.find(self.network, [state], noise=0.0).actions)


def match(network: Network, game: AnyGame, pairs: int, seed: int) -> Evaluation:
    """Games against `greedy`, in pairs on the same deals."""

    def alphazero(table: AnyGame, rng: Random) -> AlphaBot:
        return AlphaBot(network, table, rng)

    threads = torch.get_num_threads()
    torch.set_num_threads(1)  # one position is too little work for more
    found = evaluate(alphazero, against="greedy", game=game, pairs=pairs, seed=seed)
    torch.set_num_threads(threads)
    return found


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
    play = SelfPlay(game, seed + int(done["decisions"]), threads)
    while (share := done["seconds"] / (60 * minutes)) < 1:
        began = monotonic()
        optimiser.param_groups[0]["lr"] = RATE + (RATE_AT_END - RATE) * share
        lessons.append(play.lesson(network))
        losses = learn(network, optimiser, [*lessons])
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
    torch.set_num_threads(asked.threads)
    asked.out.mkdir(parents=True, exist_ok=True)
    game, file = GAMES[asked.game](), asked.out / f"{asked.game}.pt"
    network = train(game, asked.minutes, asked.seed, asked.threads, file)
    print(match(network, game, asked.pairs, asked.seed + 1))


if __name__ == "__main__":
    main(sys.argv[1:])
