"""The search visits a position once, whatever the order of the free acts that lead to it."""

from __future__ import annotations

import gc

import pytest

from logres.engine import Attempt, Question
from logres.merlin import Merlin
from logres.players.merlin import SearchLimits, Weights, search_for
from logres.players.merlin.search import Found, Line, Search
from tests.merlin.arrange import BLUE, table
from tests.players.merlin.playing import begun


def at_the_merchant() -> Search[Merlin]:
    """A search of a turn in which the merchant of Caerleon exchanges up to four goods."""
    game = table(
        2,
        settings={"gold": "on", "caerleon": "on"},
        used={BLUE: "die1 die2 merlin"},
        faces={BLUE: (4, 4, 4, 1)},
        knights={BLUE: "black"},
        castles={BLUE: "blue-shield black-flag grey-material"},
        cards={"banners": "3 builder: grey flag, brown flag"},
        hands={BLUE: "banners"},
    )
    session = begun(game)
    assert session.choice is not None
    return search_for(session, session.choice, Weights(), SearchLimits())


def test_no_position_is_explored_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    search = at_the_merchant()
    explored: list[tuple[str, str, str]] = []
    inner = type(search).explore

    def noted(self: Search[Merlin], line: Line, choice: Question | None, attempt: Attempt) -> Found:
        if choice is not None and choice.ask in self.known.crossings:
            where = attempt.game.difference(self.session.game)
            explored.append((where, choice.ask, repr(choice.about)))
        return inner(self, line, choice, attempt)

    monkeypatch.setattr(type(search), "explore", noted)
    search.best()
    assert len(explored) > 10
    assert len({*explored}) == len(explored)


def test_the_best_line_can_be_played_as_it_was_found() -> None:
    search = at_the_merchant()
    found = search.best()
    attempt = search.session.attempt((), search.played)
    for answer in found.line:
        assert attempt.choice is not None
        assert answer in attempt.choice.options
        attempt.answer(answer)
    assert search.worth(attempt) == pytest.approx(found.worth)


def test_a_search_leaves_no_cycles_so_the_collector_may_rest() -> None:
    search = at_the_merchant()
    gc.collect()
    gc.disable()
    try:
        search.best()
        assert not gc.isenabled(), "a collector that was off stays off"
        assert gc.collect() == 0
    finally:
        gc.enable()
    search.best()
    assert gc.isenabled()
