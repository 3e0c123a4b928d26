"""Where the worth of a turn of King Arthur comes from."""

from __future__ import annotations

from logres.players.bysource import BySource
from logres.players.kingarthur.features import NAMES
from logres.players.kingarthur.foresight import Tried
from logres.players.kingarthur.planning import Weights

ADVENTURES = "adventures"  # that are taken
PROSPECTS = "prospects"  # what the adversaries in hand count, and the adventures that they bring nearer
KNIGHTS = "knights"  # in hand
SEALS = "seals"  # on cards and in stock
RIVALS = "rivals"  # the points of the best rival
OUTLOOK = "outlook"  # what else was learned from games, or who is ahead once the game is over
OPEN = "open"  # adversaries that are turned over


def parts_of(tried: Tried) -> BySource:
    """Return what a line is worth, by source."""
    position = tried.position
    numbers = dict(zip(NAMES, position.numbers, strict=True))
    found = {
        ADVENTURES: numbers["points"],
        PROSPECTS: numbers["prospects of greedy"],
        KNIGHTS: numbers["knights of greedy"],
        SEALS: numbers["hope of greedy"] + Weights().seal * numbers["seals left"],
    }
    found[RIVALS] = position.worth - sum(found.values())
    return found | {OUTLOOK: tried.worth - position.worth}
