"""The judges that need PyTorch: TorchRL's ``check_env_specs`` and sb3-contrib's ``MaskablePPO``.

``scripts/judges`` installs them beside the project and runs this. A judge that finds something raises; then nothing
more is printed and the exit code is not 0.
"""

from __future__ import annotations

import logging
import warnings
from importlib.metadata import version
from typing import Any, Final

import gymnasium

import boxship.envs.gymnasium
import boxship.envs.openspiel
from boxship.envs import pettingzoo

RULES: Final = "short round_limit=4"
LEARNED: Final = 2048
"""Steps that MaskablePPO learns from."""
EPISODES: Final = 20


def check_pettingzoo(players: int) -> str:
    """TorchRL over its PettingZoo wrapper, with masks."""
    from torchrl.envs.libs.pettingzoo import PettingZooWrapper
    from torchrl.envs.utils import check_env_specs

    check_env_specs(PettingZooWrapper(pettingzoo.env(rules=RULES, players=players), use_mask=True))
    return f"TorchRL {version('torchrl')}, check_env_specs over PettingZoo, {players} players, masks: passed"


def check_openspiel() -> str:
    """TorchRL over its OpenSpiel wrapper."""
    import pyspiel
    from torchrl.envs.libs.openspiel import OpenSpielWrapper
    from torchrl.envs.utils import check_env_specs

    state = pyspiel.load_game(f"{boxship.envs.openspiel.NAME}(players=3,rules=short,round_limit=1)").new_initial_state()
    check_env_specs(OpenSpielWrapper(state))
    return f"TorchRL {version('torchrl')}, check_env_specs over OpenSpiel: passed"


def learn_with_masks() -> str:
    """sb3-contrib's MaskablePPO on the Gymnasium environment: it must earn surely more than before."""
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.maskable.evaluation import evaluate_policy

    def money(model: Any) -> tuple[float, float]:  # noqa: ANN401 - Stable-Baselines3's
        mean, deviation = evaluate_policy(model, env, n_eval_episodes=EPISODES, warn=False)
        return float(mean), float(deviation) / EPISODES**0.5

    env = gymnasium.make(
        boxship.envs.gymnasium.ID, rules="short round_limit=12", players=3, opponents=["random"] * 2, utility="money"
    )
    model = MaskablePPO("MlpPolicy", env, n_steps=512, batch_size=128, seed=1, policy_kwargs={"net_arch": [64]})
    before, error_before = money(model)
    model.learn(LEARNED)
    after, error_after = money(model)
    if after - before < 2 * (error_before + error_after):
        raise RuntimeError(f"MaskablePPO has not learned: ${before:.1f}, then ${after:.1f}")
    told = f"${before:.1f} ± {2 * error_before:.1f}, after {LEARNED} steps ${after:.1f} ± {2 * error_after:.1f}"
    return f"sb3-contrib {version('sb3-contrib')}, MaskablePPO against two random players: {told}"


def main() -> None:
    """Ask every judge."""
    warnings.filterwarnings("ignore", message="PettingZoo in TorchRL is tested using version")
    logging.disable(logging.INFO)  # a judge says that it has passed; so do we
    print(f"PyTorch {version('torch')}")
    for players in (3, 4, 5):
        print(check_pettingzoo(players), flush=True)
    print(check_openspiel(), flush=True)
    print(learn_with_masks(), flush=True)


if __name__ == "__main__":
    main()
