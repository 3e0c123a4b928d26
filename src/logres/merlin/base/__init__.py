"""The base game of Merlin, one chapter per file; each chapter builds on the ones before it:

position, goods, vassals, manors, missions, flags, traitors, movement, spaces, turn, scoring, rounds, setup,
projection, soundness.
"""

from logres.merlin.base.soundness import Sound


class Merlin(Sound):
    """Six rounds of dice and vassals; the most points win."""  # R1


__all__ = ["Merlin"]
