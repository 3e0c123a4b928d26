"""The plan of a round and the prospects of the board, on request."""

from __future__ import annotations

from pathlib import Path

import pytest

from logres.server.settings import Limits, Rate
from tests.server.arrange import DEVICE, FRIEND, PATIENT, YOU, Json, Person, asked_state, question, server

MERLIN = {"game": "merlin", "settings": {"favor": "on", "arthur": "on"}}
SEAT = 0


@pytest.fixture
def table(ada: Person) -> str:
    """A game of Merlin that Ada plays from both seats."""
    return str(ada.open_table(YOU, DEVICE, **MERLIN)["id"])


def request(state: Json, *turns: Json, seat: int = SEAT) -> Json:
    """A plan of these turns after a state."""
    return {"seat": seat, "after": state["seq"], "turns": [*turns]}


def test_a_plan_tells_where_each_die_lands_and_what_follows(ada: Person, table: str) -> None:
    _, state = asked_state([ada, ada], table)
    first = ada.post(f"/api/tables/{table}/plan", request(state)).body
    assert len(first["dice"]) == 5
    assert first["turns"] == []
    plan = ada.post(
        f"/api/tables/{table}/plan", request(state, *({"die": die} for die in first["dice"]))
    ).body
    assert [turn["die"] for turn in plan["turns"]] == first["dice"]
    for turn in plan["turns"]:
        assert turn["way"] in turn["ways"]
        assert any(event["name"] == "moved" for event in turn["events"])
    assert plan["view"]["used"][SEAT] == first["dice"]
    assert len(plan["projected"]) == 2


def test_a_plan_decides_nothing(ada: Person, table: str) -> None:
    _, state = asked_state([ada, ada], table)
    seat, words = question(state)
    ada.post(f"/api/tables/{table}/plan", request(state, {"die": "die1"}, seat=seat))
    assert ada.state(table, seat)["seq"] == state["seq"]
    assert question(ada.state(table, seat))[1] == words


def test_a_table_that_has_moved_on_has_no_plan_of_before(ada: Person, table: str) -> None:
    _, state = asked_state([ada, ada], table)
    answer = ada.post(f"/api/tables/{table}/plan", request({"seq": state["seq"] + 1}, {"die": "die1"}))
    assert (answer.status, answer.body["turns"], answer.body["view"]) == (200, [], None)


def test_king_arthur_has_no_rounds_to_plan(ada: Person) -> None:
    table = ada.open_table(YOU, DEVICE, game="kingarthur")["id"]
    _, state = asked_state([ada, ada], table)
    assert ada.post(f"/api/tables/{table}/plan", request(state)).body["dice"] == []
    assert ada.get(f"/api/tables/{table}/prospects?seat=0&after={state['seq']}").body["places"] == {}


def test_a_plan_is_bounded(ada: Person, table: str) -> None:
    _, state = asked_state([ada, ada], table)
    turns = [{"die": "die1"}] * 9
    assert ada.post(f"/api/tables/{table}/plan", request(state, *turns)).status == 400
    long = {"die": "die1", "way": ["apple:die1:6"] * 5}
    assert ada.post(f"/api/tables/{table}/plan", request(state, long)).status == 400
    odd = {"die": "nothing", "way": ["x"]}
    assert ada.post(f"/api/tables/{table}/plan", request(state, odd)).body["turns"] == []


def test_plans_are_limited_for_each_guest(tmp_path: Path) -> None:
    limits = Limits(requests=PATIENT, guests=PATIENT, tables=PATIENT, plans=Rate(0.001, 2))
    with server(tmp_path, limits=limits) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, DEVICE, **MERLIN)["id"]
        _, state = asked_state([ada, ada], table)
        answers = [ada.post(f"/api/tables/{table}/plan", request(state)).status for _ in range(3)]
    assert answers == [200, 200, 429]


def test_prospects_are_limited_for_each_guest(tmp_path: Path) -> None:
    limits = Limits(requests=PATIENT, guests=PATIENT, tables=PATIENT, prospects=Rate(0.001, 2))
    with server(tmp_path, limits=limits) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, DEVICE, **MERLIN)["id"]
        path = f"/api/tables/{table}/prospects?seat={SEAT}&after=0"
        assert [ada.get(path).status for _ in range(3)] == [200, 200, 429]


def test_the_plan_and_prospects_of_another_are_refused(ada: Person, bela: Person) -> None:
    table = ada.open_table(YOU, FRIEND, visibility="open", **MERLIN)["id"]
    bela.post(f"/api/tables/{table}/sit")
    _, state = asked_state([ada, bela], table)
    for answer in (
        bela.post(f"/api/tables/{table}/plan", request(state)),
        bela.get(f"/api/tables/{table}/prospects?seat=0&after={state['seq']}"),
    ):
        assert (answer.status, answer.code) == (403, "not-yours")
    assert Person(ada.client).post(f"/api/tables/{table}/plan", request(state)).status == 401


def test_prospects_name_the_places_that_bring_a_mission_nearer(ada: Person, table: str) -> None:
    _, state = asked_state([ada, ada], table)
    known = {*ada.state(table, SEAT)["view"]["hands"][SEAT], *ada.state(table, SEAT)["view"]["display"]}
    places = ada.get(f"/api/tables/{table}/prospects?seat={SEAT}&after={state['seq']}").body["places"]
    assert places
    assert all(nearer and nearer.keys() <= known for nearer in places.values())
