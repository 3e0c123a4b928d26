"""The base game of Merlin, a chapter a file; each chapter builds on those before.

position, goods, vassals, manors, missions, flags, traitors, movement, spaces, turn, scoring, rounds, setup,
projection, soundness.
"""

from logres.merlin.base.soundness import Sound


class Merlin(Sound):
    """Six rounds of dice and vassals: most points win."""  # R1


__all__ = ["Merlin"]
