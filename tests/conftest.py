"""For every test: no network beyond this machine, and no dependence on speed or chance."""

from __future__ import annotations

import ipaddress
import os
import socket
from collections.abc import Iterator
from hashlib import sha256
from itertools import count

import hypothesis
import pytest

# Assertions in shared modules report as much detail as those in the tests.
pytest.register_assert_rewrite("tests.properties")

# A slow example on a busy machine is no failure. Continuous integration tries the same examples every time; a
# developer's machine tries new ones.
hypothesis.settings.register_profile("person", deadline=None)
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "person")


def is_this_machine(address: object) -> bool:
    """Whether a socket address is a path or on the loopback interface."""
    if not isinstance(address, tuple):
        return True
    host = address[0]
    try:
        return host in ("", "localhost") or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


@pytest.fixture(autouse=True, scope="session")
def no_word_leaves_this_machine() -> Iterator[None]:
    """Refuse connections beyond the loopback interface, so that no test depends on the network."""
    connect, connect_ex = socket.socket.connect, socket.socket.connect_ex

    def refuse_strangers(address: object) -> None:
        if not is_this_machine(address):
            raise PermissionError(f"tests talk to this machine only, not to {address}")

    def guarded_connect(self: socket.socket, address: socket._Address) -> None:
        refuse_strangers(address)
        connect(self, address)

    def guarded_connect_ex(self: socket.socket, address: socket._Address) -> int:
        refuse_strangers(address)
        return connect_ex(self, address)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(socket.socket, "connect", guarded_connect)
        patch.setattr(socket.socket, "connect_ex", guarded_connect_ex)
        yield


def seeds_named(name: str, patch: pytest.MonkeyPatch) -> None:
    """Let servers in this process derive seeds from a name, instead of drawing unguessable ones."""
    numbers = count()

    def fresh() -> str:
        return sha256(f"{name} {next(numbers)}".encode()).hexdigest()[:32]

    patch.setattr("logres.server.seeds.fresh", fresh)


@pytest.fixture(autouse=True, scope="module")
def seeds_of_its_file(request: pytest.FixtureRequest) -> Iterator[None]:
    """Derive seeds from the file's name, so that fixtures shared by a file are the same in every run."""
    with pytest.MonkeyPatch.context() as patch:
        seeds_named(request.node.nodeid, patch)
        yield


@pytest.fixture(autouse=True)
def seeds_of_its_own(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Derive seeds from the test's name, so that a test gets the same games in whatever order tests run."""
    seeds_named(request.node.nodeid, monkeypatch)
