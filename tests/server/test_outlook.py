"""The outlook of a seat: what each of its options brings comes with the question."""

from __future__ import annotations

import pytest
from starlette.testclient import WebSocketTestSession

from tests.server.arrange import DEVICE, FRIEND, YOU, Json, Person, asked_state, hello, question

MERLIN = {"game": "merlin", "settings": {"knights": "on", "favor": "on"}}


@pytest.fixture
def table(ada: Person) -> str:
    """A game of Merlin that Ada plays from both seats."""
    return str(ada.open_table(YOU, DEVICE, **MERLIN)["id"])


def test_what_an_option_promises_comes(ada: Person, table: str) -> None:
    promised = 0
    for number in range(40):
        _, state = asked_state([ada, ada], table)
        seat, words = question(state)
        assert len(state["outcomes"]) == len(words)
        chosen = number % len(words)
        answer = ada.decide(table, seat, state["seq"], words[chosen])
        came = [event for step in answer.body["steps"] for event in step["events"]]
        foreseen = state["outcomes"][chosen]["events"]
        assert came[: len(foreseen)] == foreseen[: len(came)]
        promised += len(foreseen)
    assert promised > 20


def test_a_changed_die_is_told_with_where_it_leads(ada: Person, table: str) -> None:
    for _ in range(40):
        _, state = asked_state([ada, ada], table)
        seat, words = question(state)
        for word, outcome in zip(words, state["outcomes"], strict=True):
            if word.startswith("apple:"):
                assert outcome["further"]
                assert outcome["further"].keys() <= {*outcome["then"]["words"]}
                return
        ada.decide(table, seat, state["seq"], words[0])
    raise AssertionError("nobody may turn a die with an apple")


def test_only_the_seat_that_is_asked_is_told(ada: Person, bela: Person) -> None:
    table = ada.open_table(YOU, FRIEND, visibility="open", **MERLIN)["id"]
    bela.post(f"/api/tables/{table}/sit")
    _, state = asked_state([ada, bela], table)
    seat, _ = question(state)
    asked, other = (ada, bela) if seat == 0 else (bela, ada)
    assert asked.state(table, seat)["outcomes"]
    assert other.state(table, 1 - seat)["outcomes"] == []
    assert other.state(table)["outcomes"] == []


def test_over_sockets_only_the_seat_that_is_asked_is_told_and_only_once(ada: Person, bela: Person) -> None:
    table = ada.open_table(YOU, FRIEND, visibility="open", **MERLIN)["id"]
    bela.post(f"/api/tables/{table}/sit")
    _, state = asked_state([ada, bela], table)
    seat, words = question(state)
    asked, other = (ada, bela) if seat == 0 else (bela, ada)
    with asked.live(table) as asking, other.live(table) as waiting:
        hello(asking, seat)
        outlook = told_until(asking, "outlook")[-1]
        assert (outlook["seat"], outlook["seq"]) == (seat, state["seq"])
        assert outlook["outcomes"] == asked.state(table, seat)["outcomes"]
        assert len(outlook["outcomes"]) == len(words)
        hello(waiting, 1 - seat)
        for socket in asking, waiting:
            socket.send_json({"type": "ping"})
            assert "outlook" not in {message["type"] for message in told_until(socket, "pong")}


def test_over_sockets_every_new_question_is_told_what_it_brings(ada: Person, table: str) -> None:
    with ada.live(table) as socket:
        _, state = asked_state([ada, ada], table)
        hello(socket, question(state)[0])
        for _ in range(6):
            _, state = asked_state([ada, ada], table)
            seat, words = question(state)
            hello(socket, seat)
            while (outlook := told_until(socket, "outlook")[-1])["seq"] != state["seq"]:
                pass
            assert [outcome["events"] for outcome in outlook["outcomes"]] == [
                outcome["events"] for outcome in ada.state(table, seat)["outcomes"]
            ]
            ada.decide(table, seat, state["seq"], words[-1])


def told_until(socket: WebSocketTestSession, kind: str) -> list[Json]:
    """Return everything that a socket hears up to a message of a kind."""
    told: list[Json] = []
    while not told or told[-1]["type"] != kind:
        told.append(socket.receive_json())
    return told
