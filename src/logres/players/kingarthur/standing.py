"""How a seat of King Arthur stands, in the numbers from which its chance of winning is estimated."""

from __future__ import annotations

from typing import cast

from logres.engine import Game
from logres.engine.view import view
from logres.kingarthur.rules import KingArthur
from logres.players.kingarthur.evaluation import Evaluator
from logres.players.kingarthur.planning import Planner, Weights
from logres.players.kingarthur.seen import ADVENTURES_PLAYED, Seen
from logres.players.standing import Standing

NAMES = ("points", "prospects", "knights", "seals")


def standing(game: Game) -> Standing:
    """Return how all seats stand, each with its own hand and trophies."""
    parts = cast("type[KingArthur]", type(game)).parts
    planner = Planner(Weights(), parts)
    seats: list[tuple[float, ...]] = []
    early = 1.0
    for seat, points in enumerate(game.scores()):
        seen = Seen(
            {**view(game, seat), "seats": len(game.seats), "settings": {**game.settings}}, seat, parts
        )
        evaluator = Evaluator(planner, seen)
        sealed = sum(evaluator.hope(column) for column in seen.columns.values())
        numbers = (points, evaluator.prospects(seen.trophies), evaluator.knights((), 0), sealed)
        seats.append(numbers)
        adversaries = seen.supply + sum(map(len, seen.columns.values()))
        early = min(seen.left / ADVENTURES_PLAYED, adversaries / len(parts.adversaries))
    return Standing(tuple(seats), early, float(game.settings["seals"] == "on"))
