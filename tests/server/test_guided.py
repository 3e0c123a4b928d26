"""The guided first game, which is the same for everybody."""

from __future__ import annotations

import json

import pytest

from logres.engine import text
from logres.server.guided import SEED
from tests.client.guided import READER, begun
from tests.server.arrange import BOT, YOU, Json, Person, until


def opened(person: Person) -> Json:
    """The guided game of somebody, just begun."""
    answer = person.post("/api/tables/guided")
    assert answer.status == 201
    table: Json = answer.body
    return table


def test_it_begins_immediately_with_one_weak_bot_and_no_house_rules(ada: Person) -> None:
    table = opened(ada)
    assert (table["game"], table["stage"], table["asked"]) == ("merlin", "playing", READER)
    assert [(seat["kind"], seat["bot"], seat["mine"]) for seat in table["seats"]] == [
        ("you", None, True),
        ("bot", "random", False),
    ]
    assert table["settings"] == begun().game.settings


def test_it_is_laid_alike_for_everybody(ada: Person, bela: Person) -> None:
    views = [person.state(opened(person)["id"], READER)["view"] for person in (ada, bela)]
    assert views[0] == views[1]


def test_everybody_who_looks_knows_that_it_is_guided(ada: Person, bela: Person) -> None:
    guided, other = opened(ada), ada.open_table(YOU, BOT, game="merlin")
    assert (guided["guided"], other["guided"]) == (True, False)
    listed = {table["id"]: table["guided"] for table in ada.get("/api/tables/mine").body}
    assert (listed[guided["id"]], listed[other["id"]]) == (True, False)
    assert bela.state(guided["id"])["table"]["guided"]


def test_it_needs_a_name(stranger: Person) -> None:
    answer = stranger.post("/api/tables/guided")
    assert (answer.status, answer.code) == (401, "no-name")


@pytest.mark.parametrize("wish", [{"seed": SEED}, {"guided": True}])
def test_no_other_table_can_ask_for_its_seed(ada: Person, wish: Json) -> None:
    answer = ada.post("/api/tables", {"seats": [YOU, BOT], "game": "merlin", **wish})
    assert (answer.status, answer.code) == (400, "bad-request")


def test_its_seed_is_not_told_while_it_runs(ada: Person) -> None:
    table = opened(ada)
    assert ada.state(table["id"], READER)["seed"] is None
    assert SEED not in json.dumps([table, ada.state(table["id"], READER)])


def test_a_rematch_is_a_game_like_any_other(ada: Person) -> None:
    table = opened(ada)

    def asked() -> Json | None:
        state = ada.state(table["id"], READER)
        return state if state["question"] or state["table"]["stage"] == "over" else None

    while (state := until(asked))["question"]:
        ada.decide(table["id"], READER, state["seq"], state["question"]["words"][0])
    again = ada.post(f"/api/tables/{table['id']}/rematch").body
    assert (again["game"], again["guided"]) == ("merlin", False)


# What the guidance relies on


def test_its_first_two_turns_offer_a_mission_a_manor_and_the_grail() -> None:
    session = begun()
    first = [text(option) for option in session.choice.options] if session.choice else []
    assert "go:die2:cw:blue" in first
    assert not any(word.startswith("mission:") for word in first)
    for word in ("go:die2:cw:blue", "flag-bearer:blue"):
        assert session.choice is not None, "somebody is asked"
        session.decide(next(option for option in session.choice.options if text(option) == word))
    assert session.choice is not None, "something can still be done"
    assert "mission:m09" in [text(option) for option in session.choice.options]
    view = session.view(READER)
    ring, faces = view["ring"], view["faces"]
    assert isinstance(ring, list)
    assert isinstance(faces, list)
    own = faces[READER]
    assert isinstance(own, dict)
    at = ring.index("blue")
    assert [ring[at + int(str(own[die]))] for die in ("die1", "die3")] == ["build-2", "grail"]
