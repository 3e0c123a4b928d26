"""Why a turn of Merlin would have been better than the one that was played."""

from __future__ import annotations

from typing import cast

import logres
from logres.merlin import Merlin
from logres.players import Seat, opponent
from logres.players.merlin import Strategy, Weights
from logres.players.merlin.reasons import reasons_against
from logres.players.merlin.trial import trial


def test_points_are_told_as_more_only_if_those_of_the_played_turn_are_certain() -> None:
    session = logres.start("merlin", 2, seed=102)
    search = Strategy(Weights()).search(Seat(session, opponent("greedy", 1).chance))
    turn = trial(search, search.best().line)
    best = turn._replace(heard=turn.heard._replace(gained={"missions": 5}, is_certain=True))

    def gains(*, is_certain: bool) -> list[object]:
        """The points that the best turn is told to bring more at once."""
        played = turn._replace(heard=turn.heard._replace(gained={"missions": 2}, is_certain=is_certain))
        start = cast("Merlin", session.game)
        found = reasons_against(search.evaluator, start, best, played, {"missions": 3.0}, ())
        return [reason.facts["points"] for reason in found if reason.kind == "gain"]

    assert gains(is_certain=True) == [3]
    assert gains(is_certain=False) == []
