"""What greedy holds of the Knights of the Round Table: whom it chooses, and what its allies promise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, cast

from logres.engine import Option
from logres.merlin import Merlin
from logres.merlin.base.position import Act
from logres.merlin.modules.knights import Gareth, Geraint, Kay, Knights, Lancelot

Chosen = TypeVar("Chosen", bound=Option)

ALLY = "ally"  # the question of the draft
SWAP = "swap"

# Best first, stack by stack, as found in 41 games of three equals; each figure is sure to about 5 points.
# The 120 games of docs/balance.md agree on Gareth, Percival and Lamorak, but not on Kay: there he is as
# good as most.
BEST_FIRST = (
    *("gareth", "lancelot", "tristram", "geraint", "gawain", "lamorak"),
    *("percival", "bedivere", "gaheris", "galahad", "bors", "kay"),
)


def best_ally(allies: Sequence[Chosen]) -> Chosen:
    """The ally to choose: the one that has helped most."""
    return min(allies, key=lambda ally: BEST_FIRST.index(str(ally)))


def collected(game: Merlin, seat: int, defence: float) -> float:
    """What the tiles of Gareth and Geraint bring at the end, with those that shields are ready for."""
    if isinstance(game, Gareth) and game.serves(seat, "gareth"):
        had, due = len(game.gareth_tiles[seat]), len(game.gareth_due(seat))
        now, then = game.gareth_points(had), game.gareth_points(had + due)
        return now + defence * (due + then - now)
    if isinstance(game, Geraint) and game.serves(seat, "geraint"):
        return game.parts.allies.points_for("geraint", len(game.geraint_tiles[seat]))
    return 0.0


def honour(game: Merlin, seat: int, space: str) -> int:
    """The points that Geraint adds to a space with victory points, now and at the end."""
    if not isinstance(game, Geraint) or not game.is_honoured(seat, space):
        return 0
    had = game.geraint_tiles[seat]
    if game.shown(space) in had:
        return 1
    points = game.parts.allies.points_for
    return 1 + points("geraint", len(had) + 1) - points("geraint", len(had))


def is_doubled(game: Merlin, seat: int, space: str) -> bool:
    """Whether a vassal does its duty twice in the principality of a space."""
    return isinstance(game, Lancelot) and game.marshal == space and game.serves(seat, "lancelot")


def castles(game: Merlin) -> tuple[str, ...]:
    """The cells where a manor counts more, and stays."""
    return (*getattr(game, "castle_tiles", ()),)


def reinforced(game: Merlin, seat: int) -> int:
    """The markers in the principalities where tiles of Kay lie for a seat, once for each tile."""  # R40.15
    if not isinstance(game, Kay) or not game.serves(seat, "kay"):
        return 0
    laid = [(place, count) for place, count in game.kay_tiles.items() if count]
    return sum([count * markers[place] for place, count in laid for markers in game.markers])


def has_tile(game: Merlin, seat: int, ally: str) -> bool:
    """Whether a seat can use a tile of an ally."""
    return isinstance(game, Knights) and game.ally_tiles[seat].get(ally, 0) > 0


def but_the_best_swap(options: Sequence[Chosen], best: tuple[str, str] | None) -> list[Chosen]:
    """The options without swaps of missions, but for the one that looks best."""
    wanted = None if best is None else (SWAP, *best)
    return [option for option in options if not _is_swap(option) or option == wanted]


def _is_swap(option: Option) -> bool:
    return isinstance(option, tuple) and cast("Act", option)[0] == SWAP
