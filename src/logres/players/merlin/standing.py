"""How a seat of Merlin stands, in the numbers from which its chance of winning is estimated."""

from __future__ import annotations

from typing import cast

from logres.engine import Game
from logres.merlin import Merlin
from logres.merlin.base.turn import ROUNDS
from logres.players.merlin.modules import Weights, evaluator_for, share_of_modules
from logres.players.standing import Standing

NAMES = ("points", "missions", "held", "ahead", "turns", "to move")


def standing(game: Game) -> Standing:
    """Return how all seats stand, each with its own missions."""
    merlin = cast("Merlin", game)
    seats: list[tuple[float, ...]] = []
    early = 0.0
    for seat in merlin.seats:
        evaluator = evaluator_for(Weights(), merlin, seat)
        points, held = merlin.score_of(seat), evaluator.held(merlin)
        missions = evaluator.missions(merlin)
        ahead = evaluator.worth(merlin) - held
        is_to_move = float(merlin.active == seat and not evaluator.has_moved(merlin))
        rest = held - points - missions
        seats.append((points, missions, rest, ahead, evaluator.turns / ROUNDS, is_to_move))
        early += evaluator.early / len(merlin.seats)
    return Standing(tuple(seats), early, share_of_modules(merlin))
