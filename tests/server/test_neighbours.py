"""Two servers on one database show who is at a table through either, and count together what is limited."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from logres.server.settings import Rate
from tests.server.arrange import (
    FRIEND,
    UNLIMITED,
    YOU,
    Person,
    hello,
    next_of,
    server,
    services_of,
    until,
)
from tests.server.database import change, rows
from tests.server.test_elsewhere import cut_listening, same

# Seconds; the end of a lease is waited for. On a busy machine a server may lose its lease for a moment, and
# with it those who are there, so tests wait for what they expect.
LEASE = 0.6
LIMITED = replace(UNLIMITED, tables=Rate(0.0001, 6), announced=Rate(0.0001, 4), guests=Rate(0.0001, 5))


@contextmanager
def pair(data: Path, **settings: object) -> Iterator[tuple[TestClient, TestClient]]:
    """Two servers on one database."""
    with server(data, **settings) as here, server(data, **settings) as there:
        until(lambda: all(services_of(one).tables.is_told for one in (here, there)))
        yield here, there


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that stands for the database of both servers."""
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def servers(database: None, data: Path) -> Iterator[tuple[TestClient, TestClient]]:
    """Two servers whose leases are short."""
    with pair(data, lease_seconds=LEASE) as servers:
        yield servers


@pytest.fixture
def ada(servers: tuple[TestClient, TestClient]) -> Person:
    """A guest of one server."""
    return Person(servers[0], "Ada")


@pytest.fixture
def bela(servers: tuple[TestClient, TestClient]) -> Person:
    """A guest of the other server."""
    return Person(servers[1], "Bela")


@pytest.fixture
def table(ada: Person, bela: Person) -> str:
    """A table of both."""
    table: str = ada.open_table(YOU, FRIEND, visibility="open")["id"]
    assert bela.post(f"/api/tables/{table}/sit").status == 200
    return table


def online(person: Person, table: str) -> list[bool]:
    """Which seats are online, as a server shows it."""
    return [seat["online"] for seat in person.state(table)["table"]["seats"]]


def hears(socket: WebSocketTestSession, *seats: bool) -> bool:
    """Wait until a socket is told that these seats are online."""
    while next_of(socket, "presence")["online"] != [*seats]:
        pass
    return True


def die(client: TestClient) -> None:
    """Let a server renew nothing any more and say nothing, as if it had been killed."""
    neighbours = services_of(client).neighbours
    assert neighbours._task is not None
    services_of(client).neighbours._task, task = None, neighbours._task
    assert client.portal is not None
    client.portal.call(task.cancel)


# Who is there


def test_who_comes_to_a_table_at_one_server_is_seen_at_the_other_and_also_who_leaves(
    ada: Person, bela: Person, table: str
) -> None:
    with ada.live(table) as socket:
        hello(socket, 0)
        with bela.live(table) as other:
            assert hello(other, 1)["table"]["seats"][1]["online"]
            assert hears(socket, True, True)
            until(lambda: online(bela, table) == [True, True])
            until(lambda: bela.get("/api/tables/mine").body[0]["seats"][0]["online"])
        assert hears(socket, True, False)
    until(lambda: online(bela, table) == [False, False])


def test_who_is_connected_to_both_servers_stays_until_the_last_connection_ends(
    ada: Person, bela: Person, table: str
) -> None:
    elsewhere = same(ada, bela.client)
    with bela.live(table) as socket, elsewhere.live(table) as second:
        hello(socket, 1), hello(second, 0)
        with ada.live(table) as first:
            hello(first, 0)
            until(lambda: len(rows_of(ada, table)) == 3)
        until(lambda: len(rows_of(ada, table)) == 2)
        until(lambda: online(ada, table) == online(bela, table) == [True, True])


def rows_of(person: Person, table: str) -> list[str]:
    """Who is at a table, once for each server."""
    return [
        one for (one,) in rows(data_of(person), "SELECT guest_id FROM presences WHERE table_id = ?", table)
    ]


def data_of(person: Person) -> Path:
    """The folder that stands for the database of a server."""
    return services_of(person.client).settings.data


def test_a_server_that_starts_knows_who_is_there(ada: Person, table: str, data: Path) -> None:
    with ada.live(table) as socket:
        hello(socket, 0)
        until(lambda: rows_of(ada, table))
        with server(data) as late:
            until(lambda: online(same(ada, late), table) == [True, False])


def test_a_server_whose_rows_were_lost_writes_them_again(
    ada: Person, bela: Person, table: str, data: Path
) -> None:
    with ada.live(table) as socket:
        hello(socket, 0)
        until(lambda: online(bela, table) == [True, False])
        change(data, "DELETE FROM presences", "DELETE FROM servers")  # as after a crash of the database
        until(lambda: rows_of(ada, table))
        until(lambda: online(bela, table) == [True, False])


def test_what_nobody_has_told_of_is_learnt_when_news_are_heard_again(
    ada: Person, bela: Person, table: str, data: Path
) -> None:
    with bela.live(table) as socket:
        hello(socket, 1)
        guest = rows(data, "SELECT guest_id FROM seats WHERE table_id = ? AND seat = 0", table)[0][0]
        renewed = "INSERT INTO servers (id, ends_at) VALUES ('third', now_in_seconds() + 3600)"
        change(data, renewed, ("INSERT INTO presences VALUES (?, ?, 'third')", (table, guest)))
        cut_listening(data, bela.client)
        assert hears(socket, True, True)


def test_who_was_at_a_server_that_has_died_is_gone_when_its_lease_ends(
    ada: Person, bela: Person, table: str, data: Path
) -> None:
    with server(data, lease_seconds=LEASE) as third:
        elsewhere = same(ada, third)
        with bela.live(table) as socket, elsewhere.live(table) as lost:
            hello(socket, 1), hello(lost, 0)
            assert hears(socket, True, True)
            die(third)
            assert hears(socket, False, True)
            until(lambda: len(rows_of(ada, table)) == 1)


def test_a_server_that_stops_says_so_at_once(ada: Person, bela: Person, table: str, data: Path) -> None:
    with bela.live(table) as socket:
        hello(socket, 1)
        with server(data, lease_seconds=3600.0) as third, same(ada, third).live(table) as other:
            hello(other, 0)
            assert hears(socket, True, True)
            assert third.portal is not None
            third.portal.call(services_of(third).neighbours.close)
            assert hears(socket, False, True)


# Limits


def spread(people: list[Person], asks: int, path: str, body: object) -> list[int]:
    """Ask again and again, in turn at both servers and all at the same time, and return the answers."""
    with ThreadPoolExecutor(asks) as pool:
        answers = [pool.submit(people[number % 2].post, path, body) for number in range(asks)]
        return sorted(one.result().status for one in answers)


def test_two_servers_together_allow_no_more_than_one(tmp_path: Path) -> None:
    with pair(tmp_path, limits=LIMITED) as (here, there):
        ada = Person(here, "Ada")
        people = [ada, same(ada, there)]
        plan = {"seats": [YOU, FRIEND]}
        assert spread(people, 14, "/api/tables", plan) == [201] * 6 + [429] * 8
        refused = people[1].post("/api/tables", plan)
        assert (refused.status, refused.code) == (429, "too-fast")
        assert int(refused.headers["retry-after"]) > 1
        bela = Person(there, "Bela")
        announced = spread([bela, same(bela, here)], 6, "/api/tables", {**plan, "visibility": "open"})
        assert announced == [201] * 4 + [429] * 2, "an address announces so many"
        strangers = [Person(client).post("/api/me", {"name": "Clara"}).status for client in (here, there) * 3]
        assert strangers == [200] * 3 + [429] * 3, "an address has so many guests"
        known = rows(tmp_path, "SELECT kind, visitor FROM allowances")
        assert {kind for kind, _ in known} == {"table", "announced", "guest"}
        assert not any("testclient" in visitor for _, visitor in known), "addresses are not stored"


def test_a_server_with_a_file_of_its_own_stores_no_limits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.server.database.CHOSEN.kind", "sqlite")
    with server(tmp_path, limits=LIMITED) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, FRIEND)["id"]
        with ada.live(table) as socket:
            hello(socket, 0)
            for name in ("servers", "presences", "allowances"):
                assert rows(tmp_path, f"SELECT * FROM {name}") == []  # noqa: S608
