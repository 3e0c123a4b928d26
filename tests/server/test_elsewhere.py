"""Two servers on one database: what happens at one is seen at the other, and nothing happens twice."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from threading import Barrier

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from logres.server.bot_worker import AskedGame, BotWorkers
from logres.server.engine import Unavailable
from logres.server.postgres.absence import Absence
from logres.server.postgres.claims import Claims
from logres.server.rows import WholeTable
from tests.server.arrange import (
    BOT,
    DEVICE,
    FRIEND,
    YOU,
    Answer,
    Json,
    Person,
    asked_state,
    hello,
    listed,
    next_of,
    play_on,
    question,
    server,
    services_of,
    until,
)
from tests.server.database import change, rows
from tests.server.postgres import cluster
from tests.server.process import PATIENCE
from tests.server.test_postgres import terminate_connections

RACES = int(os.environ.get("LOGRES_RACES", "25"))


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that stands for the database of both servers."""
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def here(database: None, data: Path) -> Iterator[TestClient]:
    """One server."""
    with server(data) as client:
        yield client


@pytest.fixture(scope="module")
def there(database: None, data: Path) -> Iterator[TestClient]:
    """Another server."""
    with server(data) as client:
        until(lambda: services_of(client).tables.is_told)
        yield client


@pytest.fixture
def ada(here: TestClient) -> Person:
    """A guest who asks one server."""
    return Person(here, "Ada")


@pytest.fixture
def bela(there: TestClient) -> Person:
    """A guest who asks the other server."""
    return Person(there, "Bela")


def same(person: Person, client: TestClient) -> Person:
    """The same guest at another server."""
    other = Person(client)
    other.cookie = person.cookie
    return other


def together(*acts: Callable[[], Answer]) -> list[Answer]:
    """Do several things at the same time."""
    start = Barrier(len(acts))

    def do(act: Callable[[], Answer]) -> Answer:
        start.wait()
        return act()

    with ThreadPoolExecutor(len(acts)) as pool:
        return [*pool.map(do, acts)]


@pytest.fixture
def deaf(there: TestClient) -> Iterator[None]:
    """The other server hears nothing, as if the news were on their way for a long time."""
    tables = services_of(there).tables
    hear = tables.hear
    tables.hear = lambda news: None  # type: ignore[method-assign]
    yield
    tables.hear = hear  # type: ignore[method-assign]


# Steps


def test_a_decision_at_one_server_is_told_at_the_other(ada: Person, there: TestClient) -> None:
    table = ada.open_table(YOU, DEVICE)["id"]
    with same(ada, there).live(table) as socket:
        assert hello(socket, 0)["seq"] == 1
        for number in range(2, 6):
            _, state = asked_state([ada, ada], table)
            seat, words = question(state)
            assert ada.decide(table, seat, state["seq"], words[0]).status == 200
            change = next_of(socket, "change")
            assert change["seq"] == number
            assert [step["seq"] for step in change["steps"]] == [number]


@pytest.mark.usefixtures("deaf")
def test_a_server_that_has_not_heard_of_a_step_yet_looks_for_it(ada: Person, there: TestClient) -> None:
    table = ada.open_table(YOU, DEVICE)["id"]
    elsewhere = same(ada, there)
    people = [ada, elsewhere]
    for _ in range(8):
        people.reverse()
        _, state = asked_state([people[0], people[0]], table)
        seat, words = question(state)
        decided = people[0].decide(table, seat, state["seq"], words[0]).body["seq"]
        assert people[1].state(table, 0, decided)["seq"] == decided
        _, state = asked_state([people[0], people[0]], table)
        seat, words = question(state)
        assert people[1].decide(table, seat, state["seq"], words[0]).status == 200


@pytest.mark.usefixtures("deaf")
def test_the_same_request_at_both_servers_is_done_once_and_answered_twice(
    ada: Person, there: TestClient, data: Path
) -> None:
    table = ada.open_table(YOU, DEVICE)["id"]
    elsewhere = same(ada, there)
    for number in range(4):
        _, state = asked_state([ada, ada], table)
        seat, words = question(state)
        assert elsewhere.state(table)["seq"] <= state["seq"]
        ask = (table, seat, state["seq"], words[0], f"sent-to-both-{number}")
        answers = together(partial(ada.decide, *ask), partial(elsewhere.decide, *ask))
        assert [one.status for one in answers] == [200, 200], [one.text for one in answers]
    steps = rows(data, "SELECT count(*) FROM steps WHERE table_id = ?", table)
    assert steps == [(5,)]


def test_of_two_decisions_for_one_step_exactly_one_wins(ada: Person, there: TestClient, data: Path) -> None:
    elsewhere, chance = same(ada, there), random.Random(1)
    table, races = "", 0
    while races < RACES:
        if not table or (state := ada.state(table))["table"]["stage"] == "over":
            table = ada.open_table(YOU, DEVICE)["id"]
        _, state = asked_state([ada, ada], table)
        seat, words = question(state)
        asks = [(table, seat, state["seq"], chance.choice(words)) for _ in range(2)]
        answers = together(partial(ada.decide, *asks[0]), partial(elsewhere.decide, *asks[1]))
        assert sorted(one.status for one in answers) == [200, 409], [one.text for one in answers]
        stale = max(answers, key=lambda one: one.status)
        assert stale.code == "stale"
        assert stale.body["state"]["seq"] == state["seq"] + 1
        races += 1
    assert rows(data, "SELECT count(*) FROM steps WHERE table_id = ?", table)[0][0] == ada.state(table)["seq"]


# People


def test_friends_who_sit_down_at_both_servers_at_once_all_get_a_seat(ada: Person, there: TestClient) -> None:
    for _ in range(3):
        table = ada.open_table(YOU, FRIEND, FRIEND, FRIEND, visibility="open", game="merlin")["id"]
        friends = [Person(ada.client, "Bela"), Person(there, "Clara"), Person(there, "Dana")]
        answers = together(*(partial(one.post, f"/api/tables/{table}/sit") for one in friends))
        assert [one.status for one in answers] == [200] * 3, [one.text for one in answers]
        late = Person(there, "Erik").post(f"/api/tables/{table}/sit")
        assert (late.status, late.code) == (409, "table-full")
        for one in (ada, *friends):
            until(lambda one=one: one.state(table)["table"]["stage"] == "playing")  # noqa: B023
            names = [seat["name"] for seat in one.state(table)["table"]["seats"]]
            assert sorted(names) == ["Ada", "Bela", "Clara", "Dana"]


def test_who_sits_down_leaves_or_changes_a_name_is_seen_at_the_other_server(
    ada: Person, bela: Person, here: TestClient
) -> None:
    table = ada.open_table(YOU, FRIEND, FRIEND, visibility="open")["id"]
    with ada.live(table) as socket:
        hello(socket, 0)
        names = []
        for path, body in (
            (f"/api/tables/{table}/sit", None),
            ("/api/me", {"name": "Béla"}),
            (f"/api/tables/{table}/leave", None),
        ):
            assert bela.post(path, body).status in (200, 204)
            names.append(next_of(socket, "people")["table"]["seats"][1]["name"])
        assert names == ["Bela", "Béla", None]
    until(lambda: same(bela, here).get("/api/me").body["name"] == "Béla")


def test_a_table_that_is_closed_at_one_server_is_gone_at_the_other(ada: Person, there: TestClient) -> None:
    table = ada.open_table(YOU, FRIEND, visibility="open")["id"]
    with same(ada, there).live(table) as socket:
        hello(socket, 0)
        assert ada.post(f"/api/tables/{table}/leave").status == 204
        with pytest.raises(WebSocketDisconnect) as end:
            next_of(socket, "none")
        assert end.value.code == 4004


def test_a_rematch_at_one_server_is_known_at_the_other(ada: Person, there: TestClient) -> None:
    table = ada.open_table(YOU, DEVICE)["id"]
    play_on([ada, ada], table)
    elsewhere = same(ada, there)
    with elsewhere.live(table) as socket:
        assert hello(socket, 0)["table"]["stage"] == "over"
        path = f"/api/tables/{table}/rematch"
        first, second = together(partial(ada.post, path), partial(elsewhere.post, path))
        assert first.body["id"] == second.body["id"]
        assert next_of(socket, "people")["table"]["rematch"] == first.body["id"]


# Guests


def test_who_signs_out_at_one_server_is_a_stranger_at_the_other(ada: Person, there: TestClient) -> None:
    table = ada.open_table(YOU, DEVICE)["id"]
    elsewhere = same(ada, there)
    assert elsewhere.get("/api/me").body["name"] == "Ada"  # from now on it is remembered there
    with elsewhere.live(table) as socket:
        hello(socket, 0)
        assert ada.post("/api/me/sign-out").status == 200
        with pytest.raises(WebSocketDisconnect) as end:
            next_of(socket, "none")
        assert end.value.code == 4003
    assert elsewhere.get("/api/me").body["name"] is None


# Bots


def test_bots_think_at_one_server_only(
    ada: Person, there: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, int]] = []
    decide = BotWorkers.decide

    async def counted(workers: BotWorkers, game: AskedGame, bot: str) -> list[str]:
        asked.append((game.table_id, len(game.decisions)))
        return await decide(workers, game, bot)

    monkeypatch.setattr(BotWorkers, "decide", counted)
    elsewhere = same(ada, there)
    table = ada.open_table(YOU, BOT, BOT)["id"]
    with ada.live(table) as one, elsewhere.live(table) as other:
        hello(one, 0), hello(other, 0)
        for person in (ada, elsewhere, ada, elsewhere):
            state = until(lambda person=person: _asked(person, table))
            person.decide(table, 0, state["seq"], state["question"]["words"][0])
        until(lambda: _asked(ada, table))
    assert len(asked) == len(set(asked)) > 0, asked


def _asked(person: Person, table: str) -> Json | None:
    state = person.state(table, 0)
    return state if state["question"] else None


def test_bots_that_a_server_has_left_alone_are_woken_by_another(
    ada: Person, here: TestClient, there: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("logres.server.bots.LOOK_SECONDS", 0.05)
    monkeypatch.setattr(services_of(here).bots, "wake", lambda *_: None)  # as if it were dead
    portal = there.portal
    assert portal is not None
    looking = portal.start_task_soon(services_of(there).bots.look_for_others)
    table = ada.open_table(BOT, YOU)["id"]
    while (state := ada.state(table, 1))["question"]:
        ada.decide(table, 1, state["seq"], state["question"]["words"][0])
    until(lambda: ada.state(table, 1)["seq"] > state["seq"])
    looking.cancel()


def test_claims_end_with_their_server() -> None:
    address = cluster().new_database()

    async def claim() -> None:
        one, other = (Claims(address, Absence(address)) for _ in range(2))
        assert await one.take("x")
        assert not await other.take("x")
        assert await other.take("y")
        await other.give_back("y")
        assert await one.take("y")
        await one.close()  # the connection ends as if the server had died
        async with asyncio.timeout(PATIENCE):
            while not await other.take("x"):
                await asyncio.sleep(0.01)
        terminate_connections(address)
        assert await other.take("z"), "it connects again"
        await other.close()

    asyncio.run(claim())


# The news stop


def cut_listening(data: Path, client: TestClient) -> None:
    """End all connections on which servers hear news, that of this one at least."""
    until(lambda: services_of(client).tables.is_told)  # it may have been cut before
    ended = rows(
        data,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND application_name = 'logres news'",
    )
    assert ended


def test_while_no_news_are_heard_nobody_is_remembered(bela: Person, there: TestClient, data: Path) -> None:
    services = services_of(there)
    assert bela.get("/api/me").body["name"] == "Bela"
    cut_listening(data, there)
    until(lambda: not services.tables.is_told)
    change(data, "DELETE FROM tokens")  # of which nobody is told
    assert bela.get("/api/me").body["name"] is None
    until(lambda: services.tables.is_told)


def test_a_step_that_nobody_has_told_of_is_found_when_news_are_heard_again(
    ada: Person, there: TestClient, data: Path
) -> None:
    table = ada.open_table(YOU, DEVICE)["id"]
    services, elsewhere = services_of(there), same(ada, there)
    with elsewhere.live(table) as socket:
        assert hello(socket, 0)["seq"] == 1
        hear, services.tables.hear = services.tables.hear, lambda news: None  # type: ignore[method-assign]
        _, state = asked_state([ada, ada], table)
        seat, words = question(state)
        ada.decide(table, seat, 1, words[0])
        services.tables.hear = hear  # type: ignore[method-assign]
        cut_listening(data, there)
        assert next_of(socket, "change")["seq"] == 2
    assert table in listed(elsewhere, "mine")


def test_a_look_into_the_database_that_fails_is_taken_again(
    ada: Person, there: TestClient, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("logres.server.reviving.AWAY_SECONDS", 0.01)
    table = ada.open_table(YOU, DEVICE)["id"]
    services, failures = services_of(there), [Unavailable("away"), Unavailable("still away")]
    after = services.store.after

    async def fail_first(table_id: str, seq: int) -> WholeTable | None:
        if failures:
            raise failures.pop()
        return await after(table_id, seq)

    with same(ada, there).live(table) as socket:
        assert hello(socket, 0)["seq"] == 1
        hear, services.tables.hear = services.tables.hear, lambda news: None  # type: ignore[method-assign]
        _, state = asked_state([ada, ada], table)
        seat, words = question(state)
        ada.decide(table, seat, 1, words[0])
        services.tables.hear = hear  # type: ignore[method-assign]
        monkeypatch.setattr(services.store, "after", fail_first)
        cut_listening(data, there)
        assert next_of(socket, "change")["seq"] == 2
    assert not failures
