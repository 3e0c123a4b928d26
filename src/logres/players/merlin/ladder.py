"""How the five levels play Merlin.

The lower ones look less far ahead, try fewer lines and overlook some acts, but they never take a turn that
looks absurd to them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from logres.players.merlin.learned import shipped
from logres.players.merlin.modules import Weights
from logres.players.merlin.planning import PlanLimits
from logres.players.merlin.search import SearchLimits
from logres.players.merlin.strategy import Strategy
from logres.players.opponent import Seat, Thought

# The page builds wherever he can, forgets the traitors until they come, sees less of what later scorings
# bring, and takes dice as they fall.
BUILDING = Weights(
    environs_again=0.4,
    influence_again=1.0,
    excalibur_last=0.6,
    danger=0.5,
    grail=0.4,
    material=4.2,
    count_ahead=0.2,
    site_ahead=1.6,
    rival=0.3,
)
# The squire lives for her missions: she gathers what they ask for, and minds little what others have.
QUESTING = Weights(
    ready=1.1,
    good_lacking=0.65,
    marker_lacking=0.65,
    vassal_lacking=0.55,
    second_mission=1.2,
    shield=1.2,
    flag=1.9,
    variety=0.7,
    influence_again=1.2,
    danger=0.8,
    rival=0.4,
)
DICE_AS_THEY_FALL = frozenset({"apple", "turn", "reverse", "repel"})


@cache
def _page() -> Strategy:
    return Strategy(BUILDING, SearchLimits((1,), 60, DICE_AS_THEY_FALL), temperature=1.5)


@cache
def _squire() -> Strategy:
    return Strategy(QUESTING, SearchLimits((2, 1), 120), temperature=0.95)


@cache
def _knight() -> Strategy:
    return Strategy(Weights())


@cache
def _marshal() -> Strategy:
    return Strategy(Weights(), correction=shipped())


@cache
def _enchantress() -> Strategy:
    return Strategy(Weights(), plan=PlanLimits(), correction=shipped())


LADDER: Mapping[str, Callable[[], Strategy]] = {
    "page": _page,
    "squire": _squire,
    "knight": _knight,
    "marshal": _marshal,
    "enchantress": _enchantress,
}


def think(level: str, seat: Seat) -> Thought:
    """Decide like a level."""
    return LADDER[level]().think(seat)
