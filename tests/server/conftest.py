"""A server for each file of tests, and two people who know each other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from tests.server.arrange import Person, server


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """The door of a running server."""
    with server(tmp_path_factory.mktemp("data")) as door:
        yield door


@pytest.fixture
def ada(door: TestClient) -> Person:
    """A guest."""
    return Person(door, "Ada")


@pytest.fixture
def bela(door: TestClient) -> Person:
    """Another guest."""
    return Person(door, "Bela")


@pytest.fixture
def stranger(door: TestClient) -> Person:
    """Somebody who has not said a name."""
    return Person(door)
