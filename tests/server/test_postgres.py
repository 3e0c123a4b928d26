"""The database in PostgreSQL: several servers at the same time, and what happens while it is away."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from itertools import islice
from pathlib import Path
from typing import TypeVar

import psycopg
import pytest
from starlette.testclient import WebSocketDenialResponse

from logres.server.engine import BadDatabase, Conflict, Database, Unavailable
from logres.server.migrate import migrations
from logres.server.postgres import PostgresEngine
from logres.server.postgres.link import Link, connected, numbered
from logres.server.postgres.migrate import migrate
from logres.server.rows import GuestRow, StepRow, Summary, TableUpdate
from logres.server.settings import Settings
from logres.server.sqlite.migrate import migrate as migrate_sqlite
from logres.server.storage import Storage
from logres.server.store import Store
from tests.server.arrange import DEVICE, YOU, Person, answer, asked_state, hello, question, server, until
from tests.server.database import SECRET
from tests.server.postgres import cluster
from tests.server.process import PATIENCE
from tests.server.test_store import ADA, stored

T = TypeVar("T")
Use = Callable[[Store, PostgresEngine], Awaitable[None]]


@pytest.fixture
def address() -> str:
    """The address of a new database."""
    return cluster().new_database()


def run(address: str, use: Use, links: int = 4) -> None:
    """Use a database with a guest and a table."""

    async def main() -> None:
        engine = PostgresEngine(address, links=links)
        store = Store(engine)
        try:
            await store.add_guest(ADA, b"token a", 1.0)
            await store.open_table(stored(), TableUpdate(stored().summary))
            await use(store, engine)
        finally:
            await store.close()

    asyncio.run(main())


async def eventually(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask until the database answers again."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(Unavailable):
                return await ask()
            await asyncio.sleep(0.01)


def terminate_others(db: Database) -> None:
    """End all other connections to this database."""
    db.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )


def terminate_connections(address: str) -> None:
    """End all connections to a database, as its administrator may."""
    link = Link(address)
    terminate_others(link)
    link.close()


# Transactions


def test_the_places_for_values_are_numbered() -> None:
    assert numbered("SELECT ? WHERE ? = 5") == b"SELECT $1 WHERE $2 = 5"
    assert numbered("SELECT 1") == b"SELECT 1"


def test_a_row_of_a_table_that_is_gone_is_a_conflict(address: str) -> None:
    async def use(store: Store, engine: PostgresEngine) -> None:
        await store.close_table(stored().row, 0)
        with pytest.raises(Conflict):
            await store.commit("t", TableUpdate(Summary(), [StepRow(1, "began", 1.0)]))

    run(address, use)


def test_of_two_transactions_that_wait_for_each_other_one_is_tried_again(address: str) -> None:
    async def use(store: Store, engine: PostgresEngine) -> None:
        for name in ("x", "y"):
            await store.add_guest(GuestRow(name, ""), name.encode(), 1.0)
        met = threading.Barrier(2)
        tries: list[str] = []

        def rename(first: str, second: str) -> Callable[[Database], None]:
            def work(db: Database) -> None:
                tries.append(first)
                db.execute("UPDATE guests SET name = name || ? WHERE id = ?", (first, first))
                if len(tries) <= 2:
                    met.wait()
                db.execute("UPDATE guests SET name = name || ? WHERE id = ?", (first, second))

            return work

        await asyncio.gather(engine.write(rename("x", "y")), engine.write(rename("y", "x")))
        assert len(tries) >= 3
        names = await engine.read(lambda db: db.execute("SELECT name FROM guests WHERE id <> 'a'").fetchall())
        assert {"".join(sorted(name)) for (name,) in names} == {"xy"}

    run(address, use)


def test_what_is_read_is_as_it_was_at_one_moment(address: str) -> None:
    async def use(store: Store, engine: PostgresEngine) -> None:
        looked, written = threading.Event(), threading.Event()

        def look(db: Database) -> list[int]:
            counts = [db.execute("SELECT count(*) FROM guests").fetchone()[0]]
            looked.set()
            written.wait()
            return [*counts, db.execute("SELECT count(*) FROM guests").fetchone()[0]]

        reading = asyncio.create_task(engine.read(look))
        await asyncio.to_thread(looked.wait)
        await store.add_guest(GuestRow("c", "Clara"), b"c", 1.0)
        written.set()
        assert await reading == [1, 1]

    run(address, use)


def test_steps_are_never_changed(address: str) -> None:
    async def use(store: Store, engine: PostgresEngine) -> None:
        await store.commit("t", TableUpdate(Summary(), [StepRow(1, "began", 1.0)]))
        with pytest.raises(psycopg.errors.RaiseException, match="append-only"):
            await engine.write(lambda db: db.execute("UPDATE steps SET word = 'x'"))
        with pytest.raises(psycopg.errors.RaiseException, match="append-only"):
            await engine.write(lambda db: db.execute("DELETE FROM steps"))

    run(address, use)


# The database is away


def test_connections_that_were_lost_are_made_anew_and_nobody_notices(address: str) -> None:
    async def use(store: Store, engine: PostgresEngine) -> None:
        await asyncio.gather(*(store.table("t") for _ in range(20)))
        await asyncio.to_thread(terminate_connections, address)
        assert all(await asyncio.gather(*(store.table("t") for _ in range(20))))
        await store.add_guest(GuestRow("c", "Clara"), b"c", 1.0)

    run(address, use)


def test_a_transaction_whose_connection_is_lost_is_done_once(address: str) -> None:
    async def use(store: Store, engine: PostgresEngine) -> None:
        tries = []

        def work(db: Database) -> None:
            db.execute("UPDATE guests SET name = name || '!'")
            tries.append(1)
            if len(tries) == 1:
                terminate_connections(address)
            db.execute("UPDATE guests SET name = name || '.'")

        await engine.write(work)
        assert len(tries) == 2
        assert await store.guest_with_token(b"token a", 0) == GuestRow("a", "Ada!.")

    run(address, use)


def test_a_database_that_was_stopped_is_unavailable_until_it_is_back(address: str) -> None:
    async def use(store: Store, engine: PostgresEngine) -> None:
        cluster().stop()
        try:
            for _ in range(2):
                with pytest.raises(Unavailable):
                    await store.table("t")
        finally:
            cluster().start()
        assert await store.table("t") is not None

    run(address, use)


@contextmanager
def frozen() -> Iterator[None]:
    """A database that does not answer, as when its machine is overloaded."""
    cluster().freeze()
    try:
        yield
    finally:
        cluster().thaw()


def test_a_database_that_does_not_answer_is_not_waited_for(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(store: Store, engine: PostgresEngine) -> None:
        monkeypatch.setattr("logres.server.postgres.engine.PATIENCE", 0.2)
        with frozen():
            waiting = [store.table("t") for _ in range(10)]  # more than there are connections
            found = await asyncio.gather(*waiting, return_exceptions=True)
            assert {type(one) for one in found} == {Unavailable}
            monkeypatch.setattr("logres.server.postgres.engine.PATIENCE", PATIENCE)
            for ask in (store.table("t"), engine.claim("x")):
                async with asyncio.timeout(0):  # from now on nobody waits at all
                    with pytest.raises(Unavailable):
                        await ask
        assert await eventually(lambda: store.table("t"))

    run(address, use)


def test_a_statement_that_takes_too_long_is_cancelled(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("logres.server.postgres.link.STATEMENT_SECONDS", 0.1)

    async def use(store: Store, engine: PostgresEngine) -> None:
        with pytest.raises(Unavailable, match="statement timeout"):
            await engine.read(lambda db: db.execute("SELECT pg_sleep(30)").fetchall())
        assert await store.table("t") is not None

    run(address, use)


def test_a_server_without_its_database_says_so_and_goes_on_when_it_is_back(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada, other = Person(client, "Ada"), Person(client)
        table = ada.open_table(YOU, DEVICE)["id"]
        _, state = asked_state([ada, ada], table)
        seat, words = question(state)
        with ada.live(table) as socket:
            assert hello(socket, seat)["seq"] == 1
            cluster().stop(signal.SIGINT)
            try:
                said = ada.decide(table, seat, 1, words[0], "while-away")
                assert (said.status, said.code) == (503, "not-ready")
                assert int(said.headers["retry-after"]) >= 1
                decision = {"seat": seat, "expected": 1, "option": words[0], "key": "while-away"}
                socket.send_json({"type": "decide", **decision})
                refused = answer(socket)
                assert (refused["type"], refused["problem"]["code"]) == ("refused", "not-ready")
                assert other.post("/api/me", {"name": "Bela"}).code == "not-ready"
                with pytest.raises(WebSocketDenialResponse) as denied, ada.live(table):
                    pass
                assert denied.value.status_code == 503
                assert ada.get("/api/health").status == 200
                assert ada.get("/api/ready").status == 503
            finally:
                cluster().start()
            until(lambda: ada.get("/api/ready").status == 200)
            assert ada.decide(table, seat, 1, words[0], "while-away").body["seq"] == 2
            while (message := answer(socket))["type"] != "change":
                assert message["type"] == "state"  # the table was loaded again
            assert message["seq"] == 2


# Migrations

TYPES = {"TEXT": "text", "BLOB": "bytea", "REAL": "double precision", "INTEGER": "integer"}
COLUMNS = (
    b"SELECT table_name, column_name, data_type, is_nullable = 'NO' FROM information_schema.columns"
    b" WHERE table_schema = 'public' AND table_name <> 'migrations'"
    b" ORDER BY table_name, column_name"
)

Columns = list[tuple[str, str, str, bool]]  # table, column, type, whether it must have a value


def columns_in_sqlite(path: Path, steps: int) -> Columns:
    """The columns after the first migrations."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrate_sqlite(db, dict(islice(migrations("sqlite").items(), steps)))
        found = db.execute(
            'SELECT tables.name, columns.name, columns.type, columns."notnull" '
            "FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns "
            "WHERE tables.type = 'table' ORDER BY tables.name, columns.name"
        )
        return [(table, column, TYPES[kind], bool(must)) for table, column, kind, must in found]


def test_both_databases_have_the_same_columns_after_each_migration(tmp_path: Path) -> None:
    assert list(migrations("postgres")) == list(migrations("sqlite"))
    with connected(cluster().empty_database()) as connection:
        for steps in migrations("postgres"):
            migrate(connection, dict(islice(migrations("postgres").items(), steps)))
            assert list(connection.execute(COLUMNS)) == columns_in_sqlite(tmp_path / "db", steps)


def test_servers_that_start_together_migrate_once() -> None:
    address = cluster().empty_database()

    async def open_and_close(engine: PostgresEngine) -> int:
        try:
            return await engine.version()
        finally:
            await engine.close()

    with ThreadPoolExecutor(4) as pool:
        engines = [*pool.map(lambda _: PostgresEngine(address, links=1), range(4))]
    assert [asyncio.run(open_and_close(engine)) for engine in engines] == [len(migrations("postgres"))] * 4


def test_a_migration_that_fails_is_not_half_applied() -> None:
    address = cluster().empty_database()
    first, broken = {1: "CREATE TABLE names (name TEXT)"}, "CREATE TABLE more (x TEXT); SELECT * FROM nowhere"
    with connected(address) as connection, pytest.raises(psycopg.errors.UndefinedTable):
        migrate(connection, {**first, 2: broken})
    with connected(address) as connection:
        assert [row[:2] for row in connection.execute(COLUMNS)] == [("names", "name")]
        migrate(connection, {**first, 2: "ALTER TABLE names ADD COLUMN seat INTEGER"})
        assert [row[:2] for row in connection.execute(COLUMNS)] == [("names", "name"), ("names", "seat")]


def test_a_database_of_a_newer_server_or_another_program_is_refused(address: str) -> None:
    with pytest.raises(BadDatabase, match="newer Logres"):
        PostgresEngine(address, steps={1: "SELECT 1"})
    other = cluster().empty_database()
    with connected(other) as connection:
        connection.execute(b"CREATE TABLE recipes (name TEXT)")
    with pytest.raises(BadDatabase, match="another program"):
        PostgresEngine(other)


# Settings


@pytest.mark.parametrize(
    ("address", "secret", "says"),
    [
        ("mysql://localhost/logres", SECRET, "postgresql://"),
        ("postgresql://localhost/logres", "", "LOGRES_SECRET"),
        ("postgresql://localhost/logres", "secret", "64 digits"),
        ("postgresql:///logres?host=/nowhere", SECRET, "does not answer"),
        ("postgresql://localhost/logres?colour=red", SECRET, "not valid"),
    ],
)
def test_what_is_wrong_with_the_settings_is_said(
    address: str, secret: str, says: str, tmp_path: Path
) -> None:
    with pytest.raises(BadDatabase, match=says):
        Storage.of(Settings(tmp_path, database=address, secret=secret))
    assert not [*tmp_path.iterdir()], "the data folder is not used"
