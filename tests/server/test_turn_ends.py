"""Ending turns: careful players confirm it, brisk ones are not asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.arrange import (
    DEVICE,
    YOU,
    Json,
    Person,
    asked_state,
    question,
    server,
)


@pytest.fixture
def table(ada: Person) -> str:
    """A game that Ada plays from both seats."""
    name: str = ada.open_table(YOU, DEVICE)["id"]
    return name


@pytest.mark.parametrize("game", ["kingarthur", "merlin"])
def test_a_careful_decision_is_refused_exactly_where_the_turn_would_pass_on(ada: Person, game: str) -> None:
    table = ada.open_table(YOU, DEVICE, game=game)["id"]
    refused = made = 0
    for _ in range(100):
        _, state = asked_state([ada, ada], table)
        seat, words = question(state)
        answer = ada.decide(table, seat, state["seq"], words[0], careful=True)
        if answer.status == 200:
            made += 1
            assert answer.body["question"] is not None  # the same seat continues
            continue
        refused += 1
        assert (answer.status, answer.code) == (409, "ends-turn")
        assert ada.state(table, seat)["seq"] == state["seq"]
        confirmed = ada.decide(table, seat, state["seq"], words[0])
        assert confirmed.status == 200
        assert not confirmed.body["can_undo"]
        if made:
            break
    assert refused
    assert made


def test_a_careful_decision_that_is_not_offered_is_illegal(ada: Person, table: str) -> None:
    _, state = asked_state([ada, ada], table)
    seat, _ = question(state)
    assert ada.decide(table, seat, state["seq"], "dance", careful=True).code == "illegal"


# Ending a turn when nothing is new


MARKET = {"game": "merlin", "settings": {"gold": "on", "market": "on"}}
QUIET = "go:die2:cw:vp-influence"  # only scores: the market is open before and after it


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose first player can move to a space that only scores."""
    monkeypatch.setattr("logres.server.seeds.fresh", lambda: "quiet 8")


def at_rest(ada: Person, table: str, **manner: object) -> Json:
    """Make a move after which the same acts are open as before, and return the state."""
    _, state = asked_state([ada, ada], table)
    seat, words = question(state)
    assert QUIET in words
    return dict(ada.decide(table, seat, state["seq"], QUIET, None, **manner).body)


@pytest.mark.usefixtures("quiet")
def test_a_brisk_players_turn_ends_where_nothing_is_new(ada: Person) -> None:
    table = ada.open_table(YOU, DEVICE, **MARKET)["id"]
    state = at_rest(ada, table, brisk=True)
    decided, passed = state["steps"]
    assert (decided["kind"], passed["kind"], passed["seat"]) == ("decided", "passed", decided["seat"])
    assert state["question"] is None or state["question"]["ask"] != "rest"
    assert not state["can_undo"]


@pytest.mark.usefixtures("quiet")
def test_everybody_else_is_asked_and_told_that_nothing_is_new(ada: Person) -> None:
    table = ada.open_table(YOU, DEVICE, **MARKET)["id"]
    state = at_rest(ada, table)
    assert [step["kind"] for step in state["steps"]] == ["decided"]
    assert (state["question"]["ask"], state["idle"]) == ("rest", True)


@pytest.mark.usefixtures("quiet")
def test_a_careful_player_is_asked_even_if_brisk(ada: Person) -> None:
    table = ada.open_table(YOU, DEVICE, **MARKET)["id"]
    state = at_rest(ada, table, brisk=True, careful=True)
    assert state["question"]["ask"] == "rest"


@pytest.mark.usefixtures("quiet")
def test_rivals_are_not_told_that_somebody_passed(ada: Person) -> None:
    table = ada.open_table(YOU, DEVICE, **MARKET)["id"]
    state = at_rest(ada, table, brisk=True)
    seat = state["steps"][0]["seat"]
    shown = {looks: ada.state(table, looks, state["seq"] - 2)["steps"] for looks in (seat, 1 - seat)}
    assert [step["kind"] for step in shown[seat]] == ["decided", "passed"]
    assert [step["kind"] for step in shown[1 - seat]] == ["decided", "decided"]


@pytest.mark.usefixtures("quiet")
def test_a_turn_that_was_passed_is_replayed_after_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, DEVICE, **MARKET)["id"]
        before = at_rest(ada, table, brisk=True)
        cookie = ada.cookie
    with server(tmp_path) as client:
        ada = Person(client)
        ada.cookie = cookie
        after = ada.state(table, before["seat"])
        assert (after["seq"], after["view"]) == (before["seq"], before["view"])
