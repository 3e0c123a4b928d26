"""Two servers on one database behind nginx: one of them ends, and nobody notices."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.arrange import until
from tests.server.database import rows
from tests.server.process import ServerProcess, free_port
from tests.server.proxy import Game, Nginx, Visitor, heard, in_front_of

TABLES = 4  # so that each server has some
MEANWHILE = 8  # decisions from one event to the next


class Servers:
    """Two servers that can be ended and started again."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.ports = [free_port() for _ in range(2)]
        self.running = [ServerProcess(data, port) for port in self.ports]
        for one in self.running:
            one.address()

    def end(self, number: int, how: signal.Signals) -> None:
        """End one of them."""
        self.running[number].end(how)

    def start(self, number: int) -> None:
        """Start it again."""
        self.running[number] = ServerProcess(self.data, self.ports[number])
        self.running[number].address()


@pytest.fixture(scope="module")
def servers(database: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    """The two servers."""
    made = Servers(tmp_path_factory.mktemp("data"))
    yield made
    for one in made.running:
        if one.process.poll() is None:
            one.end(signal.SIGTERM)


@pytest.fixture(scope="module")
def nginx(servers: Servers, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nginx]:
    """nginx in front of both."""
    with in_front_of(tmp_path_factory.mktemp("proxy") / "nginx", *servers.ports) as running:
        yield running


class Player(threading.Thread):
    """Plays several games in turn, and stops at the first decision that is not made at once."""

    def __init__(self, games: list[Game]) -> None:
        super().__init__(daemon=True)
        self.games = games
        self.decisions = 0
        self.fault: BaseException | None = None
        self.is_over = False

    def run(self) -> None:
        """Play until told to stop."""
        try:
            while not self.is_over:
                self.games[self.decisions % len(self.games)].decide()
                self.decisions += 1
        except BaseException as problem:
            self.fault = problem

    def meanwhile(self) -> None:
        """Wait until some more decisions have been made."""
        goal = self.decisions + MEANWHILE
        until(lambda: self.fault or self.decisions >= goal)
        assert self.fault is None, self.fault


def test_what_is_decided_at_one_server_is_told_by_the_other(servers: Servers, nginx: Nginx) -> None:
    game = Game(Visitor(nginx, "Ada"))
    with game.live() as socket:
        for number, port in enumerate([*servers.ports, *servers.ports], 2):
            nginx.direct([port])
            game.decide()
            assert heard(socket, number)[-1] == number
        nginx.direct(servers.ports)


def test_one_of_two_servers_is_restarted_and_another_killed_without_a_dropped_decision(
    servers: Servers, nginx: Nginx
) -> None:
    games = [Game(Visitor(nginx, f"Ada {number}")) for number in range(TABLES)]
    player = Player(games)
    player.start()
    for number, how in ((0, signal.SIGTERM), (1, signal.SIGKILL)):
        player.meanwhile()
        servers.end(number, how)
        player.meanwhile()
        servers.start(number)
    player.meanwhile()
    player.is_over = True
    player.join()
    assert player.fault is None, player.fault
    for game in games:
        with game.live() as socket:
            assert heard(socket, game.seq) == [*range(1, game.seq + 1)]
        stored = rows(servers.data, "SELECT count(*) FROM steps WHERE table_id = ?", game.table)
        assert stored == [(game.seq,)]
