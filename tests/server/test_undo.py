"""Undo."""

from __future__ import annotations

import pytest

from tests.server.arrange import (
    DEVICE,
    YOU,
    Person,
    asked_state,
    question,
    undoable,
)


@pytest.fixture
def table(ada: Person) -> str:
    """A game that Ada plays from both seats."""
    name: str = ada.open_table(YOU, DEVICE)["id"]
    return name


def test_a_decision_can_be_taken_back(ada: Person, table: str) -> None:
    decided = undoable(ada, table)
    seat = decided["seat"]
    before = decided["seq"] - 1
    undone = ada.undo(table, seat, decided["seq"]).body
    assert undone["seq"] == decided["seq"] + 1
    [step] = undone["steps"]
    assert (step["seq"], step["kind"], step["seat"], step["events"]) == (undone["seq"], "undone", seat, [])
    assert undone["question"]["seat"] == seat

    missed = ada.state(table, seat, after=before)
    assert [step["kind"] for step in missed["steps"]] == ["decided", "undone"]
    assert missed["steps"][0]["events"] == [], "what was taken back never happened"
    told = missed["events_so_far"] + sum(len(step["events"]) for step in missed["steps"])
    assert told == undone["events_so_far"]


def test_an_undo_sent_again_counts_once(ada: Person, table: str) -> None:
    decided = undoable(ada, table)
    first = ada.undo(table, decided["seat"], decided["seq"], "undo-only-once")
    again = ada.undo(table, decided["seat"], decided["seq"], "undo-only-once")
    assert (first.status, again.status) == (200, 200)
    assert first.body["seq"] == again.body["seq"]


def test_what_was_learned_is_not_taken_back(ada: Person, table: str) -> None:
    assert ada.undo(table, 0, 1).code == "illegal"
    for _ in range(100):
        _, state = asked_state([ada, ada], table)
        seat, words = question(state)
        decided = ada.decide(table, seat, state["seq"], words[0]).body
        if not decided["can_undo"]:
            answer = ada.undo(table, seat, decided["seq"])
            assert (answer.status, answer.code) == (422, "illegal")
            assert ada.state(table)["seq"] == decided["seq"]
            return
    raise AssertionError("everything could be taken back")


def test_a_stale_undo_is_told_so(ada: Person, table: str) -> None:
    decided = undoable(ada, table)
    answer = ada.undo(table, decided["seat"], decided["seq"] - 1)
    assert (answer.status, answer.code) == (409, "stale")
    assert answer.body["state"]["seq"] == decided["seq"]
