"""Practice tables: forked from a position of a finished game, with its seed."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from logres import load, start
from logres.server.settings import Limits, Rate
from tests.server.arrange import (
    BOT,
    DEVICE,
    FRIEND,
    PATIENT,
    YOU,
    Answer,
    Json,
    Person,
    keys,
    play_on,
    server,
    until,
)
from tests.server.database import change


def finish(people: list[Person], **more: object) -> str:
    """A finished game of these people, who all sit at one table."""
    table = people[0].open_table(YOU, FRIEND, visibility="open", **more)["id"]
    people[1].post(f"/api/tables/{table}/sit")
    play_on(people, table)
    return str(table)


@pytest.fixture(scope="module")
def finished(client: TestClient) -> str:
    """A finished game of King Arthur."""
    return finish([Person(client, "Ada"), Person(client, "Bela")], title="Feud", settings={"seals": "on"})


@pytest.fixture(scope="module")
def merlin(client: TestClient) -> str:
    """A finished game of Merlin without a title."""
    return finish([Person(client, "Ada"), Person(client, "Bela")], game="merlin", settings={"favor": "on"})


@pytest.fixture
def cerys(client: TestClient) -> Person:
    """Somebody who did not play."""
    return Person(client, "Cerys")


def ask_fork(
    person: Person, table: str, number: int, seat: int, key: str | None = None, **more: str
) -> Answer:
    """Request a practice table."""
    request = {"seat": seat, "key": key or next(keys), **more}
    return person.post(f"/api/tables/{table}/positions/{number}/fork", request)


def fork(person: Person, table: str, number: int, seat: int, **more: str) -> Json:
    """Open a practice table."""
    answer = ask_fork(person, table, number, seat, **more)
    assert answer.status == 201, answer.text
    opened: Json = answer.body
    return opened


def seen(person: Person, table: str, number: int, seat: int | None = None) -> Json:
    """A position of a replay."""
    eyes = "" if seat is None else f"?seat={seat}"
    found: Json = person.get(f"/api/tables/{table}/positions/{number}{eyes}").body
    return found


def steps(person: Person, table: str) -> list[Json]:
    """The decisions of a replay."""
    found: list[Json] = person.get(f"/api/tables/{table}/timeline").body["steps"]
    return found


def in_mid_turn(person: Person, table: str) -> int:
    """A position late in the game in the middle of a turn, with the same seat as before it."""
    for before, step in pairwise(steps(person, table)[40:]):
        if (before["turn"], before["seat"]) == (step["turn"], step["seat"]):
            return int(step["number"])
    raise AssertionError("every turn has one decision")


@pytest.mark.parametrize("game", ["finished", "merlin"])
def test_the_table_stands_exactly_as_it_was_seen_also_in_mid_turn(
    game: str, cerys: Person, request: pytest.FixtureRequest
) -> None:
    source = request.getfixturevalue(game)
    number = in_mid_turn(cerys, source)
    decider = steps(cerys, source)[number]["seat"]

    opened = fork(cerys, source, number, decider)
    state, shown = cerys.state(opened["id"], decider, after=0), seen(cerys, source, number, decider)

    assert state["question"] == shown["question"]
    assert state["view"] == shown["view"]
    assert [event for step in state["steps"] for event in step["events"]] == shown["events"]
    assert state["seq"] == number + 1
    assert opened["practice"] == {"table": source, "decisions": number}
    assert (opened["stage"], opened["visibility"]) == ("playing", "link")


def test_the_game_that_was_forked_stays_as_it_is(finished: str, cerys: Person) -> None:
    before = cerys.state(finished, after=0)
    fork(cerys, finished, 20, 0)
    assert cerys.state(finished, after=0) == before


def test_the_same_answers_bring_the_same_dice_and_cards(finished: str, ada: Person) -> None:
    made = steps(ada, finished)
    number = in_mid_turn(ada, finished)
    seat = made[number]["seat"]
    opened = fork(ada, finished, number, seat)
    state = ada.state(opened["id"], seat)
    chosen = seen(ada, finished, number)["chosen"]
    assert ada.decide(opened["id"], seat, state["seq"], chosen).status == 200
    after = seen(ada, finished, number + 1, seat)
    events = seen(ada, opened["id"], number + 1, seat)["events"]
    assert events == after["events"]


def test_bots_take_the_other_seats_under_their_own_names(finished: str, cerys: Person) -> None:
    opened = fork(cerys, finished, 10, 1, bot="random")
    assert [(seat["kind"], seat["name"], seat["bot"], seat["mine"]) for seat in opened["seats"]] == [
        ("bot", "Ector", "random", False),
        ("you", "Cerys", None, True),
    ]
    assert fork(cerys, finished, 10, 0)["seats"][1]["bot"] == "knight"


def test_a_bot_of_the_game_keeps_its_name_and_nobody_is_called_like_another(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ector = Person(client, "Ector")
        table = ector.open_table(YOU, {**BOT, "name": "Lionel"}, DEVICE)["id"]

        def played() -> bool:
            state = ector.state(table)["table"]
            if state["asked"] in (0, 2):
                asked = ector.state(table, state["asked"])
                ector.decide(table, state["asked"], asked["seq"], asked["question"]["words"][0])
            return bool(state["stage"] == "over")

        until(played)
        names = [seat["name"] for seat in fork(ector, table, 5, 2)["seats"]]
    assert names == ["Tor", "Lionel", "Ector"]


def test_everybody_with_a_name_may_fork_a_replay_that_they_may_see(
    finished: str, cerys: Person, stranger: Person
) -> None:
    assert fork(cerys, finished, 0, 0)["seats"][0]["mine"]
    assert ask_fork(stranger, finished, 0, 0).code == "no-name"


def test_a_table_without_a_title_lends_the_words_of_its_address(
    finished: str, merlin: str, cerys: Person
) -> None:
    words = ", ".join(word.capitalize() for word in merlin.split("-")[:3])
    assert fork(cerys, finished, 3, 0)["title"] == "Feud"
    assert fork(cerys, merlin, 3, 0)["title"] == words


def test_a_bot_that_is_asked_continues_by_itself(finished: str, cerys: Person) -> None:
    number = 12
    other = 1 - steps(cerys, finished)[number]["seat"]
    opened = fork(cerys, finished, number, other, bot="random")["id"]
    until(lambda: cerys.state(opened)["table"]["asked"] == other)
    assert cerys.state(opened)["seq"] > number + 1


# What is kept secret


def test_neither_the_seed_nor_the_others_cards_are_told_during_practice(finished: str, cerys: Person) -> None:
    number = in_mid_turn(cerys, finished)
    seat = steps(cerys, finished)[number]["seat"]
    answer = ask_fork(cerys, finished, number, seat)
    seed, table = cerys.state(finished)["seed"], answer.body["id"]
    looks = [
        answer.text,
        *(
            cerys.get(f"/api/tables/{path}").text
            for path in (
                "mine",
                f"{table}/state?seat={seat}&after=0",
                f"{table}/state?after=0",
                f"{table}/timeline",
                f"{table}/positions/{number}?seat={seat}",
                f"{table}/record",
            )
        ),
    ]
    assert seed
    assert not [text for text in looks if seed in text]
    state = cerys.state(table, seat)
    assert [isinstance(hand, list) for hand in state["view"]["hands"]] == [
        number == seat for number in (0, 1)
    ]
    assert cerys.get(f"/api/tables/{table}/record").code == "not-over"
    assert len(cerys.get(f"/api/tables/{table}/timeline").body["steps"]) == number


def test_a_running_game_is_not_forked(ada: Person) -> None:
    table = ada.open_table(YOU, DEVICE)["id"]
    play_on([ada, ada], table, 20)
    before = ada.state(table, after=0)
    answer = ask_fork(ada, table, 5, 0)
    assert (answer.status, answer.code) == (409, "not-over")
    assert "reveal coming dice" in answer.body["message"]
    assert ada.state(table, after=0) == before
    gathering = ada.open_table(YOU, FRIEND)["id"]
    assert ask_fork(ada, gathering, 0, 0).code == "not-over"


def test_a_practice_game_is_forked_only_once_it_is_over(finished: str, cerys: Person) -> None:
    practice = fork(cerys, finished, 4, 0)["id"]
    assert ask_fork(cerys, practice, 2, 0).code == "not-over"


# Undo


def test_undo_does_not_reach_into_the_game_that_was_forked(merlin: str, cerys: Person) -> None:
    number = position_with_undo(cerys.get(f"/api/tables/{merlin}/record").text)
    seat = steps(cerys, merlin)[number]["seat"]
    opened = fork(cerys, merlin, number, seat)["id"]
    state = cerys.state(opened, seat)
    assert state["can_undo"] is False
    answer = cerys.undo(opened, seat, state["seq"])
    assert (answer.status, answer.code) == (422, "illegal")
    assert cerys.state(opened, seat) == state


def position_with_undo(record: str) -> int:
    """A position in whose own game the last decision could still be taken back."""
    whole = load(record)
    again = start(whole.box.name, len(whole.players), whole.game.settings, whole.seed)
    for number, decision in enumerate(whole.decisions, start=1):
        again.decide(decision.option)
        if number > 20 and again.can_undo:
            return number
    raise AssertionError("nothing could be taken back")


def test_ones_own_decisions_on_the_practice_table_are_taken_back_as_ever(merlin: str, cerys: Person) -> None:
    number = position_with_undo(cerys.get(f"/api/tables/{merlin}/record").text) - 1
    seat = steps(cerys, merlin)[number]["seat"]
    opened = fork(cerys, merlin, number, seat)["id"]
    before = cerys.state(opened, seat)
    decided = cerys.decide(opened, seat, before["seq"], seen(cerys, merlin, number)["chosen"]).body
    assert decided["can_undo"]
    undone = cerys.undo(opened, seat, decided["seq"]).body
    assert undone["question"] == before["question"]
    assert undone["can_undo"] is False


# What is refused


def test_what_cannot_be_forked_is_refused_with_its_reason_and_opens_nothing(
    finished: str, cerys: Person
) -> None:
    count = len(steps(cerys, finished))
    refused = {
        "no-such-table": ask_fork(cerys, "oak-oak-oak-2222222222", 0, 0),
        "beyond the end": ask_fork(cerys, finished, count + 1, 0),
        "at the end": ask_fork(cerys, finished, count, 0),
        "no such seat": ask_fork(cerys, finished, 3, 2),
        "no such bot": ask_fork(cerys, finished, 3, 0, bot="mordred"),
        "no seat at all": ask_fork(cerys, finished, 3, 99),
        "a decision below zero": ask_fork(cerys, finished, -1, 0),
        "more than is asked for": ask_fork(cerys, finished, 3, 0, seed="mine"),
        "a bad key": ask_fork(cerys, finished, 3, 0, key="?"),
    }
    assert {what: (answer.status, answer.code) for what, answer in refused.items()} == {
        "no-such-table": (404, "not-found"),
        "beyond the end": (404, "no-decision"),
        "at the end": (409, "at-end"),
        "no such seat": (400, "bad-table"),
        "no such bot": (400, "bad-table"),
        "no seat at all": (400, "bad-request"),
        "a decision below zero": (400, "bad-request"),
        "more than is asked for": (400, "bad-request"),
        "a bad key": (400, "bad-request"),
    }
    assert cerys.get("/api/tables/mine").body == []


def test_the_same_request_opens_one_table(finished: str, cerys: Person, ada: Person) -> None:
    first, second = (ask_fork(cerys, finished, 6, 0, "fork-only-once") for _ in range(2))
    assert (first.status, second.status) == (201, 201)
    assert first.body["id"] == second.body["id"]
    for number, seat in ((7, 0), (6, 1)):
        assert ask_fork(cerys, finished, number, seat, "fork-only-once").code == "bad-request"
    assert ask_fork(ada, finished, 6, 0, "fork-only-once").body["id"] != first.body["id"]
    assert len(cerys.get("/api/tables/mine").body) == 1


def test_forks_count_among_the_tables_that_a_guest_may_open(tmp_path: Path) -> None:
    few = Limits(
        requests=PATIENT, guests=PATIENT, recoveries=PATIENT, tables=Rate(0.001, 3), messages=PATIENT
    )
    with server(tmp_path, limits=few) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, DEVICE)["id"]
        play_on([ada, ada], table)
        answers = [ask_fork(ada, table, 2, 0) for _ in range(3)]
    assert [answer.status for answer in answers] == [201, 201, 429]
    assert answers[-1].code == "too-fast"


def test_a_game_whose_rules_are_not_there_any_more_is_not_forked(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, DEVICE)["id"]
        play_on([ada, ada], table)
    change(tmp_path, "UPDATE tables SET rules = '99'")
    with server(tmp_path) as client:
        ada.client = client
        answer = ask_fork(ada, table, 3, 0)
        assert (answer.status, answer.code) == (404, "no-rules")
        assert len(ada.get("/api/tables/mine").body) == 1


# Later


def test_a_practice_table_outlives_the_server(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, DEVICE)["id"]
        play_on([ada, ada], table)
        number = in_mid_turn(ada, table)
        seat = steps(ada, table)[number]["seat"]
        opened = fork(ada, table, number, seat)
        before = ada.state(opened["id"], seat, after=0)
    with server(tmp_path) as client:
        ada.client = client
        assert ada.state(opened["id"], seat, after=0) == before
        assert ada.undo(opened["id"], seat, before["seq"]).code == "illegal"
        assert ada.get("/api/tables/mine").body[0]["practice"] == opened["practice"]


def test_when_practice_is_over_its_replay_is_whole_and_its_rematch_an_ordinary_table(
    finished: str, cerys: Person
) -> None:
    number = len(steps(cerys, finished)) - 8
    opened = fork(cerys, finished, number, 0, bot="random")["id"]

    def played() -> bool:
        state = cerys.state(opened, 0)
        if state["question"]:
            cerys.decide(opened, 0, state["seq"], state["question"]["words"][-1])
        return bool(state["table"]["stage"] == "over")

    until(played)
    record = load(cerys.get(f"/api/tables/{opened}/record").text)
    original = load(cerys.get(f"/api/tables/{finished}/record").text)
    assert record.decisions[:number] == original.decisions[:number]
    assert record.seed == original.seed
    assert steps(cerys, opened)[:number] == steps(cerys, finished)[:number]
    assert fork(cerys, opened, number + 1, 1)["title"] == "Feud"

    again = cerys.post(f"/api/tables/{opened}/rematch").body
    assert (again["practice"], again["title"], again["stage"]) == (None, "Feud II", "playing")
    assert [seat["kind"] for seat in again["seats"]] == ["you", "bot"]
    assert cerys.state(again["id"])["seal"] != cerys.state(opened)["seal"]
