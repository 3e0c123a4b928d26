"""Replays: the record, the timeline, any position."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from logres import load
from tests.server.arrange import DEVICE, FRIEND, YOU, Json, Person, play_on, undoable


@pytest.fixture(scope="module")
def finished(client: TestClient) -> str:
    """A finished game of Ada and Bela."""
    ada, bela = Person(client, "Ada"), Person(client, "Bela")
    name: str = ada.open_table(YOU, FRIEND, visibility="open", settings={"seals": "on"})["id"]
    bela.post(f"/api/tables/{name}/sit")
    play_on([ada, bela], name)
    return name


@pytest.fixture
def running(ada: Person, bela: Person) -> str:
    """A half-played game of Ada and Bela."""
    name: str = ada.open_table(YOU, FRIEND, visibility="open")["id"]
    bela.post(f"/api/tables/{name}/sit")
    play_on([ada, bela], name, 20)
    return name


def timeline(person: Person, table: str, query: str = "") -> Json:
    """The timeline of a table."""
    answer = person.get(f"/api/tables/{table}/timeline{query}")
    assert answer.status == 200, answer.text
    found: Json = answer.body
    return found


def position(person: Person, table: str, number: int, query: str = "") -> Json:
    """A position of a table."""
    answer = person.get(f"/api/tables/{table}/positions/{number}{query}")
    assert answer.status == 200, answer.text
    found: Json = answer.body
    return found


def test_a_finished_game_is_open_to_everybody(finished: str, stranger: Person) -> None:
    state = stranger.state(finished)
    found = timeline(stranger, finished)
    assert found["final_points"] == state["table"]["points"]
    assert [step["number"] for step in found["steps"]] == list(range(state["seq"] - 1))
    assert state["seed"]
    for number in (0, 7, len(found["steps"])):
        shown = position(stranger, finished, number)
        assert all(isinstance(hand, list) for hand in shown["view"]["hands"])
        assert isinstance(shown["view"]["adversary_supply"], list)
    last = position(stranger, finished, len(found["steps"]))
    assert (last["chosen"], last["question"]) == (None, None)
    assert last["events"][-1]["name"] == "over"


def test_a_step_names_its_round_where_a_game_has_rounds(finished: str, ada: Person, bela: Person) -> None:
    merlin: str = ada.open_table(YOU, FRIEND, game="merlin", visibility="open")["id"]
    bela.post(f"/api/tables/{merlin}/sit")
    play_on([ada, bela], merlin, 30)
    steps = timeline(ada, merlin)["steps"]
    assert [step["round"] for step in steps] == sorted(step["round"] for step in steps)
    assert steps[0]["round"] == 1
    assert {step["round"] for step in timeline(ada, finished)["steps"]} == {None}


def test_every_position_says_what_was_asked_and_decided(finished: str, stranger: Person) -> None:
    session = load(stranger.get(f"/api/tables/{finished}/record").text)
    steps = timeline(stranger, finished)["steps"]
    for number in range(0, len(steps), 9):
        shown = position(stranger, finished, number)
        assert shown["question"]["ask"] == steps[number]["ask"] == session.decisions[number].ask
        assert shown["chosen"] in shown["question"]["words"]
        assert shown["turn"] == steps[number]["turn"] == session.decisions[number].turn
        assert len(shown["events"]) == steps[number]["events"]


def test_a_finished_game_can_be_looked_at_as_a_seat_saw_it(finished: str, stranger: Person) -> None:
    shown = position(stranger, finished, 10, "?seat=1")
    assert [isinstance(hand, list) for hand in shown["view"]["hands"]] == [False, True]


def test_a_running_game_is_shown_as_the_seat_may_see_it(
    running: str, ada: Person, bela: Person, stranger: Person
) -> None:
    assert [type(hand) for hand in position(stranger, running, 9)["view"]["hands"]] == [int, int]
    assert [type(hand) for hand in position(ada, running, 9, "?seat=0")["view"]["hands"]] == [list, int]
    for path in ("timeline?seat=0", "positions/3?seat=0"):
        assert bela.get(f"/api/tables/{running}/{path}").code == "not-yours"
        assert stranger.get(f"/api/tables/{running}/{path}").code == "not-yours"


def test_a_question_of_a_running_game_and_its_answer_are_shown_only_to_its_seat(
    running: str, ada: Person
) -> None:
    for step in timeline(ada, running)["steps"]:
        own = position(ada, running, step["number"], "?seat=0")
        assert step["ask"] is None
        assert (own["question"] is not None) == (step["seat"] == 0)
        assert (own["chosen"] is not None) == (step["seat"] == 0)
        watched = position(ada, running, step["number"])
        assert (watched["question"], watched["chosen"]) == (None, None)


def test_a_timeline_of_a_running_game_says_only_what_the_own_seat_was_asked(
    running: str, ada: Person
) -> None:
    steps = ada.get(f"/api/tables/{running}/timeline?seat=0").body["steps"]
    assert {step["seat"] for step in steps} == {0, 1}
    for step in steps:
        assert (step["ask"] is not None) == (step["seat"] == 0)


def test_the_points_of_a_running_game_are_those_that_lie_open(running: str, stranger: Person) -> None:
    found = timeline(stranger, running)
    assert found["final_points"] == stranger.state(running)["table"]["points"]


def test_what_was_taken_back_is_not_in_the_replay(ada: Person) -> None:
    table = ada.open_table(YOU, DEVICE)["id"]
    decided = undoable(ada, table)
    before = len(timeline(ada, table)["steps"])
    ada.undo(table, decided["seat"], decided["seq"])
    assert len(timeline(ada, table)["steps"]) == before - 1


def test_a_position_that_was_never_reached_is_not_found(running: str, ada: Person) -> None:
    count = len(timeline(ada, running)["steps"])
    assert ada.get(f"/api/tables/{running}/positions/{count}").status == 200
    assert ada.get(f"/api/tables/{running}/positions/{count + 1}").code == "not-found"
    assert ada.get(f"/api/tables/{running}/positions/0?seat=4").code == "not-found"


def test_before_it_begins_a_game_has_no_replay(ada: Person) -> None:
    table = ada.open_table(YOU, FRIEND)["id"]
    for path in ("record", "timeline", "positions/0"):
        assert ada.get(f"/api/tables/{table}/{path}").code == "not-found"


def test_a_record_is_given_out_only_of_a_finished_game(
    finished: str, running: str, ada: Person, stranger: Person, tmp_path: Path
) -> None:
    assert stranger.get(f"/api/tables/{running}/record").code == "not-over"
    assert ada.get(f"/api/tables/{running}/record").code == "not-over"
    text = stranger.get(f"/api/tables/{finished}/record").text
    session = load(text)
    assert session.record() == text
    state = stranger.state(finished)
    assert session.seal == state["seal"]
    assert str(session.seed) == state["seed"]
    assert [sum(ledger.values()) for ledger in state["ledgers"]] == session.scores


def test_a_rival_is_told_the_same_of_a_decision_live_and_in_the_replay(
    running: str, ada: Person, bela: Person
) -> None:
    """It shows who decided and what happened, but neither the question nor what was declined."""
    for person, seat in ((ada, 0), (bela, 1)):
        steps = [step for step in person.state(running, seat, 0)["steps"] if step["kind"] == "decided"]
        replayed = timeline(person, running, f"?seat={seat}")["steps"]
        assert [step["seat"] for step in steps] == [step["seat"] for step in replayed]
        told = [step["events"] for step in replayed[1:]]
        assert told == [
            replayed[0]["events"] + sum(len(done["events"]) for done in steps[: number + 1])
            for number in range(len(told))
        ]
        assert {step["ask"] for step in replayed if step["seat"] != seat} == {None}
        rivals = [step for step in steps if step["seat"] != seat]
        assert rivals
        assert all({*step} == {"seq", "kind", "seat", "events", "changes"} for step in rivals)
