"""PPO with the parts of TorchRL learns one seat against a bot: `train_torchrl.py [GAME] [STEPS]`.

    pip install "tilewright[learn]" torchrl
    python examples/train_torchrl.py azul 100000

The mask of legal actions travels with every observation: `ActionMask` lets random policies keep to
it, and the actor's `MaskedCategorical` draws nothing else.
"""

import sys

try:
    import numpy as np
    import torch
    from tensordict.nn import TensorDictModule
    from torch import nn
    from torchrl.collectors import Collector
    from torchrl.envs import ActionMask, Compose, DTypeCastTransform, GymWrapper, TransformedEnv
    from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
    from torchrl.objectives import ClipPPOLoss
    from torchrl.objectives.value import GAE
except ModuleNotFoundError as missing:
    sys.exit(f'{missing.name} is missing: pip install "tilewright[learn]" torchrl')

from tilewright.arena import Evaluation, evaluate, policy_maker
from tilewright.envs import azul_v0, duel_v0

FRAMES, MINIBATCH, EPOCHS = 2048, 256, 4  # decisions of a lesson, and how they are learned from
PAIRS = 20  # of games in the match at the end


def layers(size: int, answers: int) -> nn.Sequential:
    """A small network."""
    return nn.Sequential(
        nn.Linear(size, 256), nn.Tanh(), nn.Linear(256, 256), nn.Tanh(), nn.Linear(256, answers)
    )


def main(game: str = "azul", steps: str = "100000", bot: str = "random") -> Evaluation:
    """Learn so many decisions, and meet `random` and `greedy`."""
    table = {"azul": azul_v0, "duel": duel_v0}[game]
    seat = GymWrapper(
        table.single_env(opponents=bot, reward="points", seed=1), categorical_action_encoding=True
    )
    numbers = DTypeCastTransform(torch.uint8, torch.float32, in_keys=["observation"])
    truths = DTypeCastTransform(torch.int8, torch.bool, in_keys=["action_mask"])
    env = TransformedEnv(seat, Compose(numbers, truths, ActionMask()))
    size, actions = env.observation_spec["observation"].shape[-1], env.action_spec.n
    preferring = TensorDictModule(layers(size, actions), ["observation"], ["logits"])
    actor = ProbabilisticActor(
        preferring,
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    critic = ValueOperator(layers(size, 1), in_keys=["observation"])
    advantages = GAE(gamma=1.0, lmbda=0.95, value_network=critic)
    loss = ClipPPOLoss(actor, critic, entropy_coeff=0.01)
    optimiser = torch.optim.Adam(loss.parameters(), lr=3e-4)
    played = Collector(
        env,
        actor,
        frames_per_batch=FRAMES,
        total_frames=int(steps),
        auto_register_policy_transforms=True,
    )
    for number, lesson in enumerate(played, start=1):
        for _ in range(EPOCHS):
            advantages(lesson)
            for chosen in torch.randperm(len(lesson)).split(MINIBATCH):
                told = loss(lesson[chosen])
                optimiser.zero_grad()
                (told["loss_objective"] + told["loss_critic"] + told["loss_entropy"]).backward()
                nn.utils.clip_grad_norm_(loss.parameters(), 1.0)
                optimiser.step()
        points = lesson["next", "reward"].sum() / lesson["next", "done"].sum().clamp(min=1)
        print(f"{number * FRAMES} decisions, {points:.1f} points a game", flush=True)
    played.shutdown()

    @torch.no_grad()
    def policy(observation: bytes, mask: bytes) -> int:
        seen = torch.from_numpy(np.frombuffer(observation, np.uint8).astype(np.float32))
        legal = torch.from_numpy(np.frombuffer(mask, np.uint8) != 0)
        return int(preferring.module(seen).masked_fill(~legal, -torch.inf).argmax())

    return evaluate(policy_maker(policy), against=["random", "greedy"], game=game, pairs=PAIRS)


if __name__ == "__main__":
    print(main(*sys.argv[1:]))
