"""A server for each file of tests, and two people who know each other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from tests.server.arrange import Person, server


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
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
