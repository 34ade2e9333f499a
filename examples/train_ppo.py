"""A network that learns Azul for two by playing itself: masked PPO, in about ten minutes.

    pip install "tilewright[learn]"
    python examples/train_ppo.py                                   # learn, then play the matches
    python examples/train_ppo.py --evaluate build/ppo/weights.pt   # only play the matches

It plays in `tilewright.envs.azul_v0.vector_env`, with the fast core, on the processor alone, and
writes the weights and the learning curve. All of it is in this file, to be copied and changed.
"""

import argparse
import math
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from pickle import UnpicklingError
from random import Random
from time import monotonic
from typing import Any, NamedTuple

try:
    import numpy as np
    import torch
    from gymnasium.vector import AutoresetMode
    from matplotlib.figure import Figure
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
    from torch import Tensor, nn
except ModuleNotFoundError as missing:
    sys.exit(
        f"{missing.name} can't be found: install what this example needs with "
        'pip install "tilewright[learn]"'
    )

from tilewright.arena.dealing import Dealer
from tilewright.arena.playing import play_game
from tilewright.arena.results import PairResult, result_of
from tilewright.arena.statistics import score_interval
from tilewright.arena.tally import Tally
from tilewright.arena.workers import cores
from tilewright.azul.game import Azul
from tilewright.bots.roster import Player, player_of
from tilewright.core.bot import Choice, Limit
from tilewright.core.game import AnyGame
from tilewright.core.playing import ROUND_LIMIT
from tilewright.envs import azul_v0
from tilewright.native.batch import NO_ACTION
from tilewright.native.choosing import rules_for
from tilewright.native.engine import Engine

GAME = Azul()  # two seats, coloured wall
SOURCES, COLOURS, LINES = 6, 5, 6  # five factories and the centre; five pattern lines and the floor
FULL = 4  # tiles on a factory
OPPONENTS = ("random", "greedy")
# Half the digits are enough to learn with, and take half the time where the processor knows them.
KNOWS_BFLOAT16 = torch.cpu.get_capabilities().get("avx512_bf16", False)


@dataclass(frozen=True)
class Settings:
    """What the learner can be tuned by; the defaults are for ten minutes on two cores."""

    lanes: int = 512  # games played at once
    steps: int = 64  # decisions in each lane between two updates; a game has about 54
    epochs: int = 2  # how often an update goes through what was played
    minibatch: int = 1024  # decisions in one step of the optimiser
    rate: float = 1e-3  # of learning (Adam), at the start; it falls in a straight line
    rate_at_end: float = 2e-5
    entropy: float = 0.03  # what a nat of the policy's entropy is worth; it falls likewise
    entropy_at_end: float = 0.002
    trace: float = 0.8  # lambda of the advantages: 0 trusts the values, 1 only what came of it
    clip: float = 0.2  # how far an update may change the odds of an action, as a share
    value_weight: float = 0.5  # of the error of the values, beside the policy's
    longest_gradient: float = 1.0  # a longer one is shortened
    win: float = 1.0  # reward for a victory, and lost by a defeat
    point: float = 0.05  # reward for each point that a seat gains on the other
    width: int = 256  # units in each of the trunk's two layers
    source_width: int = 64  # units that describe a source to the trunk
    choice_width: int = 128  # units in which a source meets what the trunk makes of the position
    most_counted: int = 6  # tiles of an action that are told apart; more count as so many
    looks: int = 20  # points of the learning curve
    look_games: int = 256  # games for each of them, against each opponent


class Network(nn.Module):
    """The odds of the actions, and what the position is worth to the seat to act.

    Factories have no order, so the same layers read every source and answer for its actions. And
    what an action is worth depends first of all on how many tiles it takes: the trunk answers for
    each colour, number of tiles and line, and an action looks up its own.
    """

    scale: Tensor
    others: Tensor

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        names = [plane.name for plane in GAME.encoding.planes for _ in range(plane.size)]
        most = [plane.most for plane in GAME.encoding.planes for _ in range(plane.size)]
        tiles = [at for at, name in enumerate(names) if name in ("factories", "centre")]
        self.tiles = slice(tiles[0], tiles[-1] + 1)
        self.marker = names.index("marker_in_centre")
        others = torch.tensor([at for at in range(len(names)) if at not in tiles])
        self.register_buffer("others", others, persistent=False)
        # Large numbers are rare: the root of the largest one brings most of them near 1.
        self.register_buffer("scale", torch.tensor(most)[others].rsqrt(), persistent=False)

        self.counted = settings.most_counted
        width, described, choices = settings.width, COLOURS * (1 + FULL) + 2, COLOURS * LINES
        self.source = layer(described, settings.source_width)
        self.first = layer(len(others) + 2 * settings.source_width, width)
        self.second = layer(width, width)
        self.value = layer(width, 1, gain=0.1)
        self.by_count = layer(width, choices * self.counted, gain=0.01)
        self.choice_of_source = layer(described, settings.choice_width)
        self.choice_of_trunk = layer(width, settings.choice_width)
        self.by_source = layer(settings.choice_width, choices, gain=0.01)

    def forward(self, planes: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the odds, as good as none for what is illegal; and the values."""
        tiles = planes[:, self.tiles].view(-1, SOURCES, COLOURS)
        sources = self._described(tiles, planes[:, self.marker])
        with torch.autocast("cpu", torch.bfloat16, enabled=self.training and KNOWS_BFLOAT16):
            read = self.source(sources).relu()
            factories, centre = read[:, :-1].sum(1), read[:, -1]
            seen = torch.cat([planes[:, self.others] * self.scale, factories, centre], 1)
            trunk = self.second(self.first(seen).relu()).relu()
            meeting = self.choice_of_source(sources) + self.choice_of_trunk(trunk).unsqueeze(1)
            logits = self.by_source(meeting.relu()).flatten(1)
            logits = logits + self.by_count(trunk).gather(1, self._looked_up(tiles))
            values = self.value(trunk).squeeze(1)
        return logits.float().masked_fill(~legal, -1e9).log_softmax(1), values.float()

    def _described(self, tiles: Tensor, marker: Tensor) -> Tensor:
        """Each source: how many tiles of each colour, in two ways, and what only the centre has."""
        centre = torch.zeros(len(tiles), SOURCES, 2)
        centre[:, -1, 0] = 1
        centre[:, -1, 1] = marker
        return torch.cat(
            [tiles / FULL, *[tiles >= least for least in range(1, FULL + 1)], centre], 2
        )

    def _looked_up(self, tiles: Tensor) -> Tensor:
        """Where in `by_count` each action finds its colour, number of tiles and line."""
        counts = tiles.long().clamp(1, self.counted) - 1
        rows = torch.arange(COLOURS) * self.counted + counts
        return (rows.unsqueeze(3) * LINES + torch.arange(LINES)).flatten(1)


def layer(inputs: int, outputs: int, gain: float = math.sqrt(2)) -> nn.Linear:
    """A linear layer, orthogonal at first; with a small gain its first answers are nearly equal."""
    made = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(made.weight, gain)
    nn.init.zeros_(made.bias)
    return made


class Played(NamedTuple):
    """What was played: each tensor is step by lane, or has a row for each of these."""

    planes: Tensor
    legal: Tensor
    actions: Tensor
    log_odds: Tensor  # of the actions, when they were chosen
    rewards: Tensor  # of the seat that acted
    turns: Tensor  # who decides next: 1 the same seat, -1 the other, 0 nobody
    values: Tensor  # with a step more: where the lanes stand now


class SelfPlay:
    """Many games of a network against itself."""

    def __init__(self, settings: Settings, seed: int, threads: int) -> None:
        self.settings = settings
        self.env = azul_v0.vector_env(
            settings.lanes,
            reward="points",
            threads=threads,
            autoreset_mode=AutoresetMode.SAME_STEP,  # no step without a decision
        )
        self.seen, infos = self.env.reset(seed=seed)
        self.actors = infos["actor"]
        self.leads = np.zeros(settings.lanes, np.float32)  # points of seat 0 ahead of seat 1

    @torch.no_grad()
    def play(self, network: Network) -> Played:
        """Let the network decide so many times in every lane."""
        rows = [self._step(network) for _ in range(self.settings.steps)]
        *rest, values = [torch.stack(column) for column in zip(*rows, strict=True)]
        _, now = network(*self._position())
        return Played._make([*rest, torch.cat([values, now.unsqueeze(0)])])

    def _position(self) -> tuple[Tensor, Tensor]:
        """What the seats to act see and may do."""
        seen = self.seen
        return torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"]) != 0

    def _step(self, network: Network) -> tuple[Tensor, ...]:
        planes, legal = self._position()
        log_odds, values = network(planes, legal)
        actions = log_odds.exp().multinomial(1)
        acted = self.actors
        self.seen, _, terminations, truncations, infos = self.env.step(actions.squeeze(1).numpy())
        self.actors, ended = infos["actor"], terminations | truncations
        gained = infos["rewards"][:, 0] - infos["rewards"][:, 1]
        self.leads += gained
        # Points come with every round and soon tell what was good; winning is the aim.
        rewards = self.settings.point * gained + self.settings.win * np.sign(self.leads) * ended
        self.leads[ended] = 0
        rewards = torch.from_numpy(np.where(acted == 0, rewards, -rewards))
        turns = torch.from_numpy(np.where(ended, 0, np.where(self.actors == acted, 1, -1)))
        chosen = log_odds.gather(1, actions).squeeze(1)
        return planes, legal, actions.squeeze(1), chosen, rewards, turns, values


def advantages(rewards: Tensor, turns: Tensor, values: Tensor, trace: float) -> Tensor:
    """How much better each decision turned out than its position was worth (GAE).

    What one seat gains the other loses: a position in which the other one is to act is worth the
    opposite of its value. So a game is one row of decisions, whoever took them. Nothing is
    discounted, for every game ends.
    """
    found = torch.zeros_like(rewards)
    carried = torch.zeros_like(rewards[0])
    for step in reversed(range(len(rewards))):
        surprise = rewards[step] + turns[step] * values[step + 1] - values[step]
        carried = surprise + trace * turns[step] * carried
        found[step] = carried
    return found


def update(
    network: Network,
    optimiser: torch.optim.Optimizer,
    played: Played,
    settings: Settings,
    worth: float,
) -> float:
    """Improve the network by what was played, with that worth of entropy; the entropy, in nats."""
    gains = advantages(played.rewards, played.turns, played.values, settings.trace)
    returns = (gains + played.values[:-1]).flatten()
    gains = ((gains - gains.mean()) / (gains.std() + 1e-8)).flatten()
    planes, legal, actions, log_odds = [each.flatten(0, 1) for each in played[:4]]
    entropy = torch.zeros(())
    for _ in range(settings.epochs):
        for chosen in torch.split(torch.randperm(len(actions)), settings.minibatch):
            log_all, values = network(planes[chosen], legal[chosen])
            log_now = log_all.gather(1, actions[chosen].unsqueeze(1)).squeeze(1)
            change, gain = (log_now - log_odds[chosen]).exp(), gains[chosen]
            held = change.clamp(1 - settings.clip, 1 + settings.clip)
            policy_loss = -torch.min(change * gain, held * gain).mean()
            value_loss = (values - returns[chosen]).square().mean()
            entropy = -(log_all.exp() * log_all).sum(1).mean()
            loss = policy_loss + settings.value_weight * value_loss - worth * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), settings.longest_gradient)
            optimiser.step()
    return entropy.item()


@torch.no_grad()
def share_of_victories(network: Network, opponent: str, games: int, seed: int) -> float:
    """How many games against a bot the network wins, all played at once."""
    env = azul_v0.vector_env(games, opponents=opponent, autoreset_mode=AutoresetMode.DISABLED)
    seen, _ = env.reset(seed=seed)
    won, is_over = np.zeros(games), np.zeros(games, np.bool_)
    while not is_over.all():
        legal = torch.from_numpy(seen["action_mask"]) != 0
        log_odds, _ = network(torch.from_numpy(seen["observation"]), legal)
        actions = np.where(is_over, NO_ACTION, log_odds.argmax(1).numpy())
        seen, rewards, terminations, truncations, _ = env.step(actions)
        won += rewards
        is_over |= terminations | truncations
    env.close()
    return float(won.mean() + 1) / 2  # a victory gives 1, a defeat -1


class Look(NamedTuple):
    """A point of the learning curve."""

    decisions: int
    entropy: float  # nats
    shares: tuple[float, ...]  # of the victories, against each of OPPONENTS


def learn(
    network: Network,
    settings: Settings,
    decisions: int,
    minutes: float | None,
    seed: int,
    threads: int,
) -> Iterator[tuple[float, Look | None]]:
    """Let a network learn from so many decisions, or for so long if minutes are given.

    Yields after every update the share of it that is done, and now and then a look.
    """
    games = SelfPlay(settings, seed, threads)
    optimiser = torch.optim.Adam(network.parameters(), eps=1e-5, fused=True)
    began, played, done, looks = monotonic(), 0, 0.0, 0
    while done < 1:
        rate = settings.rate + (settings.rate_at_end - settings.rate) * done
        worth = settings.entropy + (settings.entropy_at_end - settings.entropy) * done
        optimiser.param_groups[0]["lr"] = rate
        entropy = update(network, optimiser, games.play(network), settings, worth)
        played += settings.lanes * settings.steps
        seconds = monotonic() - began
        done = min(1.0, played / decisions if minutes is None else seconds / (60 * minutes))
        look = None
        if done * settings.looks >= looks:
            looks = int(done * settings.looks) + 1
            count = settings.look_games
            shares = [share_of_victories(network, each, count, seed) for each in OPPONENTS]
            look = Look(played, entropy, tuple(shares))
        yield done, look


def show_learning(steps: Iterator[tuple[float, Look | None]]) -> list[Look]:
    """Draw a bar while a network learns, until Ctrl-C if that comes; the learning curve."""
    looks: list[Look] = []
    columns = TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn()
    with Progress(*columns) as progress:
        bar = progress.add_task("learning", total=1.0)
        try:
            for done, look in steps:
                progress.update(bar, completed=done)
                if look is not None:
                    looks.append(look)
                    text = f"{look.decisions / 1e6:5.2f} million decisions"
                    for name, share in zip(OPPONENTS, look.shares, strict=True):
                        text += f", {share:.0%} against {name}"
                    progress.update(bar, description=text)
        except KeyboardInterrupt:
            progress.console.print("Stopped: what was learnt so far is kept.")
    return looks


def draw_curve(path: Path, looks: list[Look]) -> None:
    """Draw the learning curve: victories against the bots, and the policy's entropy."""
    figure = Figure((8, 6), layout="constrained")
    above, below = figure.subplots(2, sharex=True, height_ratios=(2, 1))
    at = [look.decisions / 1e6 for look in looks]
    for number, name in enumerate(OPPONENTS):
        above.plot(at, [100 * look.shares[number] for look in looks], ".-", label=name)
    above.axhline(50, color="gray", linewidth=0.5)
    above.set(ylim=(0, 101), ylabel="victories, %", title="Azul for two, learnt by self-play")
    above.legend(title="against", loc="lower right")
    below.plot(at, [look.entropy for look in looks], ".-", color="gray")
    below.set(ylim=(0, None), ylabel="entropy, nats", xlabel="decisions, millions")
    above.grid(alpha=0.3)
    below.grid(alpha=0.3)
    figure.savefig(path)


class NetworkBot:
    """Plays what the network finds best, without looking ahead."""

    name = "network"

    def __init__(self, network: Network, game: AnyGame, rng: Random) -> None:
        self._network = network
        self._game = game
        self._rules = rules_for(game)
        self._rng = rng

    @torch.no_grad()
    def choose(self, observation: Any, limit: Limit) -> Choice[Any]:
        """The likeliest of the legal actions; it looks at this one position only."""
        planes = torch.tensor(list(self._game.encoding.encode(observation)), dtype=torch.uint8)
        legal = torch.zeros(self._game.num_actions, dtype=torch.bool)
        legal[self._rules.legal_ids(self._rules.imagine(observation, self._rng))] = True
        log_odds, value = self._network(planes.unsqueeze(0), legal.unsqueeze(0))
        return Choice(self._rules.notation.action_of(int(log_odds.argmax())), value.item(), 1)

    def stop(self) -> None:
        """It never thinks for long."""

    def close(self) -> None:
        """It holds nothing."""


def match(network: Network, opponent: str, games: int, seed: int) -> Tally:
    """Games in pairs: the same deals, with the network on each seat in turn."""
    table, tally = Engine(GAME), Tally()
    learner, other = Player("network", partial(NetworkBot, network), Limit()), player_of(opponent)
    for pair in range(1, games // GAME.seats + 1):
        results = []
        for seat in range(GAME.seats):
            players = [learner if each == seat else other for each in range(GAME.seats)]
            rngs = [Random(f"{seed}/{pair}/{seat}/{each}") for each in range(GAME.seats)]
            played = play_game(table, players, rngs, Dealer(seed, pair), ROUND_LIMIT)
            results.append(result_of(played, seat + 1))
        tally.add(PairResult(pair, tuple(results)))
    return tally


def tell_matches(network: Network, games: int, seed: int) -> None:
    """Play a match against each opponent, and print how it went."""
    torch.set_num_threads(1)  # one position is too little work for more
    for opponent in OPPONENTS:
        tally = match(network.eval(), opponent, games, seed)
        share = score_interval(tally.results)
        print(
            f"{opponent}: {share.value:.1%} of {games} paired games "
            f"(95 % interval {share.low:.1%} to {share.high:.1%}; "
            f"{tally.wins} won, {tally.draws} shared, {tally.losses} lost)"
        )


def save(path: Path, network: Network, settings: Settings) -> None:
    """Write the weights, with the settings that made them."""
    torch.save({"settings": asdict(settings), "weights": network.state_dict()}, path)


def load(path: Path) -> Network:
    """The network of a file that `save` wrote; says what is wrong with any other, and ends."""
    try:
        saved = torch.load(path, weights_only=True)
        network = Network(Settings(**saved["settings"]))
        network.load_state_dict(saved["weights"])
    except OSError as error:
        sys.exit(f"{path} can't be read: {error.strerror}")
    except (UnpicklingError, RuntimeError, EOFError, KeyError, TypeError):
        sys.exit(f"{path} does not hold weights that this example has written")
    return network


def arguments(words: list[str]) -> argparse.Namespace:
    """What is asked for on the command line."""
    parser = argparse.ArgumentParser(
        description="Learn Azul for two by self-play (masked PPO, on the processor), draw the "
        "learning curve, and play paired games against random and greedy. Ctrl-C ends the learning "
        "early and keeps what was learnt. The same seed learns the same again on the same machine "
        "with as many threads."
    )
    add = parser.add_argument
    add("--steps", type=int, default=10_000_000, help="decisions to learn from (%(default)s)")
    add("--minutes", type=float, help="learn for so long instead, which no seed repeats")
    add("--seed", type=int, default=0, help="of the games and the first weights (%(default)s)")
    add("--threads", type=int, default=cores(), help="cores to use (%(default)s)")
    add("--games", type=int, default=200, help="of each match, half on each seat (%(default)s)")
    add("--match-seed", type=int, default=1, help="of the deals of the matches (%(default)s)")
    add("--out", type=Path, default=Path("build/ppo"), help="folder to write into (%(default)s)")
    add("--evaluate", type=Path, metavar="FILE", help="only play the matches, with these weights")
    asked = parser.parse_args(words)
    if asked.games < 2 or asked.games % 2:
        parser.error(f"--games must be an even number from 2, not {asked.games}")
    for name in ("steps", "minutes", "threads"):
        if getattr(asked, name) is not None and getattr(asked, name) <= 0:
            parser.error(f"--{name} must be more than 0, not {getattr(asked, name)}")
    if asked.seed < 0:
        parser.error(f"--seed must be 0 or more, not {asked.seed}")
    return asked


def main(words: list[str]) -> None:
    """Learn, or read what was learnt; then play."""
    asked = arguments(words)
    torch.manual_seed(asked.seed)
    torch.set_num_threads(asked.threads)
    if asked.evaluate is not None:
        tell_matches(load(asked.evaluate), asked.games, asked.match_seed)
        return
    try:
        asked.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        sys.exit(f"{asked.out} can't be a folder: {error.strerror}")
    settings, began = Settings(), monotonic()
    network = Network(settings)
    steps = learn(network, settings, asked.steps, asked.minutes, asked.seed, asked.threads)
    looks = show_learning(steps)
    save(asked.out / "weights.pt", network, settings)
    draw_curve(asked.out / "curve.png", looks)
    print(f"learnt for {(monotonic() - began) / 60:.1f} minutes; kept in {asked.out}")
    tell_matches(network, asked.games, asked.match_seed)


if __name__ == "__main__":
    main(sys.argv[1:])
