"""The outlook of a seat: what each of its options brings, on request."""

from __future__ import annotations

import pytest

from tests.server.arrange import DEVICE, FRIEND, YOU, Person, asked_state, question

MERLIN = {"game": "merlin", "settings": {"knights": "on", "favor": "on"}}


@pytest.fixture
def table(ada: Person) -> str:
    """A game of Merlin that Ada plays from both seats."""
    return str(ada.open_table(YOU, DEVICE, **MERLIN)["id"])


def path(table: str, seat: int, after: int) -> str:
    """The address of an outlook."""
    return f"/api/tables/{table}/outlook?seat={seat}&after={after}"


def test_what_an_option_promises_comes(ada: Person, table: str) -> None:
    promised = 0
    for number in range(40):
        _, state = asked_state([ada, ada], table)
        seat, words = question(state)
        outlook = ada.get(path(table, seat, state["seq"])).body
        assert (outlook["seat"], outlook["seq"]) == (seat, state["seq"])
        assert len(outlook["outcomes"]) == len(words)
        chosen = number % len(words)
        answer = ada.decide(table, seat, state["seq"], words[chosen])
        came = [event for step in answer.body["steps"] for event in step["events"]]
        foreseen = outlook["outcomes"][chosen]["events"]
        assert came[: len(foreseen)] == foreseen[: len(came)]
        promised += len(foreseen)
    assert promised > 20


def test_only_the_seat_that_is_asked_has_an_outlook(ada: Person, table: str) -> None:
    _, state = asked_state([ada, ada], table)
    seat, _ = question(state)
    refused = ada.get(path(table, 1 - seat, state["seq"]))
    assert (refused.status, refused.code) == (422, "illegal")


def test_a_table_that_has_moved_on_has_no_outlook_of_before(ada: Person, table: str) -> None:
    _, state = asked_state([ada, ada], table)
    seat, words = question(state)
    now = ada.decide(table, seat, state["seq"], words[0]).body["seq"]
    answer = ada.get(path(table, seat, state["seq"]))
    assert (answer.status, answer.body) == (200, {"seat": seat, "seq": now, "outcomes": []})


def test_the_outlook_of_another_is_refused(ada: Person, bela: Person) -> None:
    table = ada.open_table(YOU, FRIEND, visibility="open", **MERLIN)["id"]
    bela.post(f"/api/tables/{table}/sit")
    _, state = asked_state([ada, bela], table)
    seat, _ = question(state)
    other = bela if seat == 0 else ada
    refused = other.get(path(table, seat, state["seq"]))
    assert (refused.status, refused.code) == (403, "not-yours")
    assert Person(ada.client).get(path(table, seat, state["seq"])).status == 401
