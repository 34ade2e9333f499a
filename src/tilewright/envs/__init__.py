"""Environments for learners: PettingZoo, Gymnasium's vector environments and OpenSpiel.

`tilewright.envs.azul_v0` and `tilewright.envs.duel_v0` hold the environments of the two games
(`pip install "tilewright[envs]"`), `tilewright.envs.openspiel` registers both with OpenSpiel
(`pip install "tilewright[openspiel]"`). What they are made of is told in docs/environments.md.
"""
