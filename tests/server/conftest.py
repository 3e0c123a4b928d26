"""A server for each file of tests, and two people who know each other."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from tests.server.arrange import Person, server
from tests.server.database import CHOSEN, KINDS, Kind
from tests.server.postgres import programs

# What depends on the database runs on each: what is stored and read again, what happens at the same time, and
# what is left when a server dies. The others would find nothing new: they are about rules, words, bots or
# sockets, and reach the database through the same few queries.
ON_EACH = {
    "test_checkpoints",
    "test_commits",
    "test_fork",
    "test_guests",
    "test_health",
    "test_joining",
    "test_kill",
    "test_live",
    "test_opening",
    "test_playing",
    "test_services",
    "test_sharing",
    "test_store",
    "test_sweeping",
    "test_tables",
    "test_throwing_away",
    "test_undo",
    "test_versions",
}
ONLY_POSTGRES = {
    "test_elsewhere",
    "test_examination",
    "test_moving",
    "test_neighbours",
    "test_nginx_and_two_servers",
    "test_postgres",
    "test_two_servers",
}


@pytest.fixture(scope="module", autouse=True)
def database(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let the tests of a file use a kind of database, SQLite unless they run on each."""
    CHOSEN.kind = getattr(request, "param", "sqlite")
    if CHOSEN.kind == "postgres" and programs() is None:
        if os.environ.get("CI"):
            pytest.fail("PostgreSQL is not installed")
        pytest.skip("PostgreSQL is not installed")
    yield
    CHOSEN.kind = "sqlite"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run the tests of some files on each kind of database."""
    name = metafunc.module.__name__.rpartition(".")[2]
    kinds: tuple[Kind, ...] = KINDS if name in ON_EACH else ("postgres",) if name in ONLY_POSTGRES else ()
    if kinds:
        metafunc.parametrize("database", kinds, indirect=True, scope="module")


@pytest.fixture(scope="module")
def client(database: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """The HTTP client of a running server."""
    with server(tmp_path_factory.mktemp("data")) as client:
        yield client


@pytest.fixture
def ada(client: TestClient) -> Person:
    """A guest."""
    return Person(client, "Ada")


@pytest.fixture
def bela(client: TestClient) -> Person:
    """Another guest."""
    return Person(client, "Bela")


@pytest.fixture
def stranger(client: TestClient) -> Person:
    """Somebody without a name."""
    return Person(client)
