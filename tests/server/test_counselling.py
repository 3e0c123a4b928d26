"""Counsel at tables: who may ask, that it is noted and counted, and that nothing else changes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import logres
from logres.server.settings import Rate
from tests.server.arrange import (
    BOT,
    DEVICE,
    UNLIMITED,
    YOU,
    Answer,
    Json,
    Person,
    asked_state,
    play_on,
    question,
    server,
    until,
)

MERLIN = {"game": "merlin"}


@pytest.fixture
def table(ada: Person) -> str:
    """A game of Merlin that Ada plays against a bot."""
    return str(ada.open_table(YOU, BOT, **MERLIN)["id"])


def ask(person: Person, table: str, state: Json, seat: int = 0, after: int | None = None) -> Answer:
    """Ask for counsel after a state."""
    body = {"seat": seat, "after": state["seq"] if after is None else after}
    return person.post(f"/api/tables/{table}/counsel", body)


def asked(ada: Person, table: str) -> Json:
    """The table once Ada is asked something, from her seat."""
    state: Json = until(lambda: _if_asked(ada.state(table, 0)))
    return state


def _if_asked(state: Json) -> Json | None:
    return state if state["question"] else None


def test_the_best_turns_are_told_with_reasons_that_the_table_can_check(ada: Person, table: str) -> None:
    state = asked(ada, table)
    answer = ask(ada, table, state)
    assert answer.status == 200
    counsel = answer.body
    assert (counsel["seat"], counsel["seq"], counsel["author"]) == (0, state["seq"], "enchantress")
    words = question(state)[1]
    assert counsel["advice"]
    assert all(advice["answers"][0]["word"] in words for advice in counsel["advice"])
    points = [sum(advice["parts"].values()) for advice in counsel["advice"]]
    assert points == sorted(points, reverse=True)


def test_in_king_arthur_the_marshal_is_asked(ada: Person) -> None:
    table = str(ada.open_table(YOU, BOT, game="kingarthur")["id"])
    state = asked(ada, table)
    counsel = ask(ada, table, state).body
    assert counsel["author"] == "marshal"
    assert all(advice["answers"][0]["word"] in question(state)[1] for advice in counsel["advice"])
    assert ada.state(table, 0)["counselled"] == [1, 0]


def test_everybody_hears_of_each_question_once(ada: Person, table: str) -> None:
    state = asked(ada, table)
    assert ask(ada, table, state).body == ask(ada, table, state).body
    later = ada.state(table, 0)
    assert [notice["name"] for notice in later["notices"]] == ["counsel"]
    assert later["notices"][0]["facts"] == {"decisions": state["seq"] - 1}
    assert later["counselled"] == [1, 0]
    assert (later["seq"], later["question"]) == (state["seq"], state["question"])


def test_a_table_that_has_moved_on_has_no_counsel_for_before(ada: Person, table: str) -> None:
    state = asked(ada, table)
    assert ask(ada, table, state, after=state["seq"] + 1).body["advice"] == []
    assert ada.state(table, 0)["counselled"] == [0, 0]


def test_nobody_asks_for_another_seat(ada: Person, bela: Person, table: str) -> None:
    state = asked(ada, table)
    assert ask(bela, table, state).code == "not-yours"
    assert ask(ada, table, state, seat=1).code == "not-yours"


@pytest.mark.parametrize("game", ["merlin", "kingarthur"])
@pytest.mark.parametrize("allows", [False, True])
def test_with_people_counsel_is_given_only_if_the_opener_allows_it(
    ada: Person, allows: bool, game: str
) -> None:
    opened = ada.open_table(YOU, DEVICE, game=game, counsel=allows)
    assert opened["counsel"] is allows
    person, state = asked_state([ada, ada], opened["id"])
    answer = ask(person, opened["id"], state, state["question"]["seat"])
    assert (answer.status == 200) is allows
    assert allows or answer.code == "no-counsel"


def test_a_rematch_keeps_what_the_opener_allowed(ada: Person) -> None:
    table = ada.open_table(YOU, DEVICE, game="kingarthur", counsel=True)["id"]
    assert play_on([ada, ada], table)["table"]["stage"] == "over"
    rematch = ada.post(f"/api/tables/{table}/rematch").body["id"]
    assert ada.state(rematch)["table"]["counsel"] is True


def test_too_many_questions_are_refused(tmp_path: Path) -> None:
    with server(tmp_path, limits=replace(UNLIMITED, counsels=Rate(0.001, 1))) as client:
        ada = Person(client, "Ada")
        table = str(ada.open_table(YOU, BOT, **MERLIN)["id"])
        state = asked(ada, table)
        after = state["seq"] + 1
        assert ask(ada, table, state, after=after).status == 200
        assert ask(ada, table, state, after=after).code == "too-fast"


def test_the_count_and_the_record_outlive_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Person(client, "Ada")
        table = str(ada.open_table(YOU, BOT, **MERLIN)["id"])
        ask(ada, table, asked(ada, table))
        cookie = ada.cookie
    with server(tmp_path) as client:
        ada = Person(client)
        ada.cookie = cookie
        assert ada.state(table, 0)["counselled"] == [1, 0]


def test_a_record_tells_when_counsel_was_asked() -> None:
    session = logres.start("merlin", 2, {}, 3)
    for _ in range(4):
        assert session.choice is not None
        session.decide(session.choice.options[0])
    session.counsel = [[], [1, 3]]
    written = session.save()
    assert "\ncounsel 1: 1 3\n" in written
    loaded = logres.load(written)
    assert (loaded.counsel, loaded.save()) == ([[], [1, 3]], written)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("counsel 7: 1", "there is no seat for 'counsel 7'"),
        ("counsel 1: 99", "'99' is not a number of decisions"),
        ("counsel 1: soon", "'soon' is not a number of decisions"),
    ],
)
def test_a_record_with_wrong_counsel_is_refused(line: str, message: str) -> None:
    written = logres.start("merlin", 2, {}, 3).save().replace("seal: ", f"{line}\nseal: ", 1)
    with pytest.raises(logres.BadRecord, match=message):
        logres.load(written)
