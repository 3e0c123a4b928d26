"""A table is played through nginx, with the file that hosts are given."""

from __future__ import annotations

import http.client
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.process import PATIENCE, ServerProcess, free_port
from tests.server.proxy import Game, Nginx, Visitor, heard, in_front_of

DECISIONS = 30


@pytest.fixture
def server_port() -> int:
    """Where the server listens, also when it is started again."""
    return free_port()


@pytest.fixture
def server(tmp_path: Path, server_port: int) -> Iterator[ServerProcess]:
    """A server as hosts run it."""
    running = ServerProcess(tmp_path / "data", server_port)
    running.address()
    yield running
    if running.process.poll() is None:
        running.end(signal.SIGTERM)


@pytest.fixture
def nginx(tmp_path: Path, server_port: int) -> Iterator[Nginx]:
    """nginx in front of it."""
    with in_front_of(tmp_path / "nginx", server_port) as running:
        yield running


def test_a_table_is_played_live_by_https(server: ServerProcess, nginx: Nginx) -> None:
    ada = Visitor(nginx, "Ada")
    assert ada.cookie.startswith("__Host-logres="), "the server knows that it is asked by https"
    game = Game(ada)
    with game.live() as socket:
        for _ in range(5):
            game.decide()
        assert heard(socket, game.seq) == [*range(1, game.seq + 1)]
    assert ada.ask("GET", "/metrics")[0] == 404, "figures stay on the machine"


def test_visitors_count_by_the_addresses_that_nginx_sees(server: ServerProcess, nginx: Nginx) -> None:
    evil = {"Origin": "https://evil.example", "X-Forwarded-For": "192.0.2.66", "X-Forwarded-Proto": "http"}
    status, problem = Visitor(nginx, address="127.0.0.5").ask("POST", "/api/me", {"name": "Eve"}, evil)
    assert (status, problem["code"]) == (403, "wrong-origin")
    server.process.send_signal(signal.SIGTERM)
    _, log = server.process.communicate(timeout=PATIENCE)
    assert "127.0.0.5 sent a request from a page of 'https://evil.example' to https://games.example" in log
    assert "192.0.2.66" not in log


def test_http_leads_to_https(nginx: Nginx) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", nginx.plain, timeout=PATIENCE)
    connection.request("GET", "/join?x=1", headers={"Host": "games.example"})
    response = connection.getresponse()
    assert (response.status, response.headers["location"]) == (301, "https://games.example/join?x=1")
    connection.close()


def test_nginx_is_reloaded_without_a_dropped_decision_or_socket(server: ServerProcess, nginx: Nginx) -> None:
    game = Game(Visitor(nginx, "Ada"))
    with game.live() as socket:
        for number in range(DECISIONS):
            if number % 10 == 5:
                nginx.reload()
            game.decide()
        assert heard(socket, game.seq) == [*range(1, game.seq + 1)]


def test_a_server_is_restarted_without_a_lost_or_doubled_decision(
    server: ServerProcess, nginx: Nginx, tmp_path: Path, server_port: int
) -> None:
    game, refused = Game(Visitor(nginx, "Ada")), []
    successors: list[ServerProcess] = []

    def again(status: int) -> bool:
        """Whether nobody was there, as a browser understands it; then the next server is started."""
        if status not in (502, 503, 504):
            return False
        refused.append(status)
        if not successors:
            successors.append(ServerProcess(tmp_path / "data", server_port))
            successors[0].address()
        return True

    game.decide()
    server.end(signal.SIGTERM)
    try:
        for _ in range(5):
            game.decide(again)
    finally:
        for successor in successors:
            successor.end(signal.SIGTERM)
    assert refused
    assert game.seq == 1 + 6
