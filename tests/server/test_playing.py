"""Decisions: numbers, keys, and who may make them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.arrange import (
    DEVICE,
    FRIEND,
    YOU,
    Json,
    Person,
    asked_state,
    play_on,
    question,
)


@pytest.fixture
def table(ada: Person) -> str:
    """A game that Ada plays from both seats."""
    name: str = ada.open_table(YOU, DEVICE)["id"]
    return name


def test_a_decision_is_answered_with_what_came_of_it(ada: Person, table: str) -> None:
    _, before = asked_state([ada, ada], table)
    seat, words = question(before)
    answer = ada.decide(table, seat, before["seq"], words[0])
    assert answer.status == 200
    after = answer.body
    assert after["seq"] == before["seq"] + 1
    assert [(step["seq"], step["kind"], step["seat"]) for step in after["steps"]] == [
        (after["seq"], "decided", seat)
    ]
    assert after["steps"][0]["events"]
    assert after["view"] != before["view"]


def test_the_same_decision_sent_again_counts_once(ada: Person, table: str) -> None:
    _, state = asked_state([ada, ada], table)
    seat, words = question(state)
    first = ada.decide(table, seat, state["seq"], words[0], "the-same-key")
    again = ada.decide(table, seat, state["seq"], words[0], "the-same-key")
    assert again.status == 200
    assert again.body["seq"] == first.body["seq"] == 2
    assert again.body["steps"] == first.body["steps"]


def test_many_simultaneous_copies_of_a_decision_count_once(ada: Person, table: str) -> None:
    _, state = asked_state([ada, ada], table)
    seat, words = question(state)

    def send(_: int) -> int:
        return ada.decide(table, seat, state["seq"], words[0], "the-same-key").status

    with ThreadPoolExecutor(8) as pool:
        assert set(pool.map(send, range(16))) == {200}
    assert ada.state(table)["seq"] == 2


def test_of_many_simultaneous_decisions_one_wins_and_the_others_are_stale(ada: Person, table: str) -> None:
    _, state = asked_state([ada, ada], table)
    seat, words = question(state)

    def send(number: int) -> int:
        return ada.decide(table, seat, state["seq"], words[0], f"key-of-sender-{number}").status

    with ThreadPoolExecutor(8) as pool:
        assert sorted(pool.map(send, range(8))) == [200] + [409] * 7
    assert ada.state(table)["seq"] == 2


def test_a_key_is_not_used_twice_for_different_things(ada: Person, table: str) -> None:
    _, state = asked_state([ada, ada], table)
    seat, words = question(state)
    assert ada.decide(table, seat, state["seq"], words[0], "the-same-key").status == 200
    for answer in (
        ada.decide(table, seat, state["seq"], words[1], "the-same-key"),
        ada.decide(table, seat, state["seq"] + 1, words[0], "the-same-key"),
        ada.undo(table, seat, state["seq"], "the-same-key"),
    ):
        assert (answer.status, answer.code) == (400, "bad-request")
    assert ada.state(table)["seq"] == 2


@pytest.mark.parametrize("expected", [0, 1, 2, 4, 1_000_000])
def test_a_stale_decision_is_told_so_and_gets_the_current_state(
    ada: Person, table: str, expected: int
) -> None:
    play_on([ada, ada], table, 2)
    _, state = asked_state([ada, ada], table)
    seat, words = question(state)
    answer = ada.decide(table, seat, expected, words[0])
    assert (answer.status, answer.code) == (409, "stale")
    assert answer.body["state"]["seq"] == 3
    assert answer.body["state"]["view"] == state["view"]
    assert [step["seq"] for step in answer.body["state"]["steps"]] == list(range(expected + 1, 4))
    assert ada.state(table)["seq"] == 3


@pytest.mark.parametrize("option", ["dance", "draw:draw", "0", "usual:dragon5:dragon5", "-" * 400, "\u2603"])
def test_an_illegal_decision_says_what_was_asked_and_changes_nothing(
    ada: Person, table: str, option: str
) -> None:
    _, before = asked_state([ada, ada], table)
    seat, words = question(before)
    answer = ada.decide(table, seat, before["seq"], option)
    assert (answer.status, answer.code) == (422, "illegal")
    assert before["question"]["ask"] in answer.body["message"]
    assert words[0] in answer.body["message"]
    assert ada.state(table, seat) == before


def test_a_seat_that_is_not_asked_cannot_decide(ada: Person, table: str) -> None:
    _, state = asked_state([ada, ada], table)
    seat, words = question(state)
    answer = ada.decide(table, 1 - seat, state["seq"], words[0])
    assert (answer.status, answer.code) == (422, "illegal")


def test_a_seat_acts_only_with_its_own_guest(ada: Person, bela: Person, stranger: Person, table: str) -> None:
    _, state = asked_state([ada, ada], table)
    seat, words = question(state)
    assert bela.decide(table, seat, state["seq"], words[0]).code == "not-yours"
    assert stranger.decide(table, seat, state["seq"], words[0]).code == "no-name"
    assert bela.undo(table, seat, state["seq"]).code == "not-yours"
    assert bela.get(f"/api/tables/{table}/state?seat={seat}").code == "not-yours"
    assert stranger.get(f"/api/tables/{table}/state?seat={seat}").code == "not-yours"
    assert ada.get(f"/api/tables/{table}/state?seat=5").code == "not-found"
    assert ada.state(table)["seq"] == 1


def test_nothing_is_decided_while_people_gather(ada: Person) -> None:
    table = ada.open_table(YOU, FRIEND)["id"]
    answer = ada.decide(table, 0, 0, "-")
    assert (answer.status, answer.code) == (422, "illegal")


def test_nothing_is_decided_when_the_game_is_over(ada: Person, table: str) -> None:
    over = play_on([ada, ada], table)
    answer = ada.decide(table, 0, over["seq"], "-")
    assert (answer.status, answer.code) == (422, "illegal")
    assert "over" in answer.body["message"]


@pytest.mark.parametrize(
    "request_",
    [
        {},
        {"seat": 0, "expected": 1, "option": "-"},
        {"seat": 0, "expected": 1, "option": "-", "key": "short"},
        {"seat": 0, "expected": 1, "option": "-", "key": "no spaces here"},
        {"seat": -1, "expected": 1, "option": "-", "key": "12345678"},
        {"seat": 0, "expected": -1, "option": "-", "key": "12345678"},
        {"seat": 0, "expected": 1.5, "option": "-", "key": "12345678"},
        {"seat": 0, "expected": 1, "option": "", "key": "12345678"},
        {"seat": 0, "expected": 1, "option": "x" * 401, "key": "12345678"},
        {"seat": 0, "expected": 1, "option": ["-"], "key": "12345678"},
        {"seat": 0, "expected": 1, "option": "-", "key": "12345678", "force": True},
    ],
)
def test_a_malformed_decision_is_refused(ada: Person, table: str, request_: Json) -> None:
    answer = ada.post(f"/api/tables/{table}/decisions", request_)
    assert (answer.status, answer.code) == (400, "bad-request")
