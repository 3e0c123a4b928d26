"""Two servers in processes of their own on one database, while one of them or the database fails.

LOGRES_KILLS and LOGRES_FROZEN ask for more kills and seconds than a usual run has time for. With the usual
few seconds the servers wait for a frozen database less long too, so that it is frozen several times as long
as anybody waits for it. Signals switch this on and off: a busy machine may be slow without being frozen.
"""

from __future__ import annotations

import json
import os
import random
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection, connect

from logres.server.postgres import engine
from tests.server.arrange import until
from tests.server.database import rows
from tests.server.postgres import cluster
from tests.server.process import PATIENCE, ServerProcess, free_port
from tests.server.test_kill import SEEDS, LivePlayer, PlainPlayer, Player, alone, guest

KILLS = int(os.environ.get("LOGRES_KILLS", "3"))
FROZEN = float(os.environ.get("LOGRES_FROZEN", "3"))
ON_DEMAND = f"""
import signal
from logres.server.postgres import claims, engine

def wait_for(seconds):
    engine.PATIENCE = claims.PATIENCE = seconds

signal.signal(signal.SIGUSR1, lambda *_: wait_for({FROZEN / 30 * engine.PATIENCE}))
signal.signal(signal.SIGUSR2, lambda *_: wait_for({engine.PATIENCE}))
"""
AT_ONE_TABLE = 10  # kills; no game is long enough for more
LIFE = 6  # decisions at the watched table from one kill to the next

YOU, BOT, DEVICE = {"kind": "you"}, {"kind": "bot"}, {"kind": "device", "name": "Bela"}


class Pair:
    """Two servers, and people who play at both."""

    def __init__(self, data: Path, prelude: str = "") -> None:
        self.data = data
        self.prelude = prelude + SEEDS
        self.ports = (free_port(), free_port())
        self.servers = [ServerProcess(data, port, self.prelude) for port in self.ports]
        here, there = self.addresses = [server.address() for server in self.servers]
        self.watched = alone(there, [YOU, DEVICE, DEVICE, DEVICE], [0, 1, 2, 3], PlainPlayer, 400)
        self.watched.allowance = LIFE
        self.players: list[Player] = [
            self.watched,
            *self.friends(here, there, 100),
            *self.friends(there, here, 200),
            alone(here, [YOU, BOT], [0], LivePlayer, 300),
            alone(there, [YOU, BOT], [0], LivePlayer, 350),
        ]
        for player in self.players:
            if player is not self.watched:
                player.allowance = None
            player.start()

    def friends(self, here: str, there: str, seed: int) -> list[Player]:
        """Two people at one table, who ask different servers."""
        ada, bela = guest(here, "Ada"), guest(there, "Bela")
        seats = [YOU, {"kind": "friend"}]
        status, table = ada.ask(
            "POST", "/api/tables", {"seats": seats, "visibility": "open", "settings": {"seals": "on"}}
        )
        assert status == 201, table
        assert bela.ask("POST", f"/api/tables/{table['id']}/sit", {})[0] == 200
        return [
            LivePlayer(ada, table["id"], [0], seed),
            LivePlayer(bela, table["id"], [1], seed + 1),
        ]

    def play_a_little(self, times: int, more: int = LIFE) -> None:
        """Let the watched table make some more decisions."""
        self.watched.allowance = LIFE * times + more
        made = self.watched.allowance
        until(lambda: self.faults or self.watched.is_done or len(self.watched.acknowledged) >= made)

    def kill(self, number: int) -> None:
        """Kill one server, and start it again."""
        assert self.servers[number].end(signal.SIGKILL) == -signal.SIGKILL
        self.servers[number] = ServerProcess(self.data, self.ports[number], self.prelude)
        assert self.servers[number].address() == self.addresses[number]

    def signal(self, number: signal.Signals) -> None:
        """Send both servers a signal."""
        for server in self.servers:
            server.process.send_signal(number)

    def check(self) -> None:
        """Let everybody stop, and check that each decision that was acknowledged was made exactly once."""
        for player in self.players:
            until(lambda player=player: self.faults or player.acknowledged or player.is_done)
            player.allowance = len(player.acknowledged)
        until(lambda: self.faults or not any(player.pending for player in self.players))
        assert self.faults == []
        for player in self.players:
            steps = rows(
                self.data,
                "SELECT seq, seat, word, key FROM steps WHERE table_id = ? ORDER BY seq",
                player.table,
            )
            assert [step[0] for step in steps] == list(range(1, len(steps) + 1))
            own = [step for step in steps if step[1] in player.seats]
            assert own == player.acknowledged

    @property
    def faults(self) -> list[str]:
        """What the players have complained about."""
        return [player.fault for player in self.players if player.fault]

    def cuts(self, number: int) -> int:
        """How many sockets one server has cut."""
        address = self.addresses[number]
        return sum(player.cuts for player in self.players if player.browser.address == address)

    @property
    def connections(self) -> int:
        """How often players have opened a socket."""
        return sum(player.connections for player in self.players if isinstance(player, LivePlayer))

    @contextmanager
    def watching(self) -> Iterator[list[ClientConnection]]:
        """Spectators of the watched table at both servers."""
        with ExitStack() as stack:
            sockets = []
            for address in self.addresses:
                url = f"{address.replace('http', 'ws')}/api/tables/{self.watched.table}/live"
                sockets.append(stack.enter_context(connect(url)))
                sockets[-1].send(json.dumps({"type": "hello"}))
                sockets[-1].recv(PATIENCE)
            yield sockets

    def end(self) -> None:
        """End both servers."""
        for server in self.servers:
            server.end(signal.SIGKILL)


@contextmanager
def playing(data: Path, prelude: str = "") -> Iterator[Pair]:
    """Two servers at which games are played."""
    pair = Pair(data, prelude)
    try:
        yield pair
    finally:
        for player in pair.players:
            player.is_ended = True
        pair.end()


@pytest.mark.parametrize("first", range(0, KILLS, AT_ONE_TABLE))
def test_while_one_server_is_killed_the_other_goes_on_and_nothing_is_lost(tmp_path: Path, first: int) -> None:
    chance = random.Random(first)
    with playing(tmp_path) as pair:
        for kill in range(min(AT_ONE_TABLE, KILLS - first)):
            pair.play_a_little(kill, chance.randint(1, LIFE))
            time.sleep(chance.uniform(0, 0.3))
            pair.kill(0)
        pair.check()
        assert pair.cuts(0) > 0
        assert pair.cuts(1) == 0, "the sockets of the other server go on"


def test_a_database_that_stops_hard_costs_nothing_but_time(tmp_path: Path) -> None:
    with playing(tmp_path) as pair:
        pair.play_a_little(0)
        cluster().stop(signal.SIGQUIT)
        time.sleep(0.5)
        cluster().start()
        pair.play_a_little(1)
        pair.check()
        assert pair.cuts(0) == pair.cuts(1) == 0, "the sockets stay open"


def test_a_database_that_freezes_for_long_costs_nothing_but_time(tmp_path: Path) -> None:
    with playing(tmp_path, ON_DEMAND) as pair, pair.watching() as sockets:
        pair.play_a_little(0)
        connections = pair.connections
        pair.signal(signal.SIGUSR1)
        cluster().freeze()
        try:
            thawing = time.monotonic() + FROZEN
            until(lambda: all(map(says_it_is_away, pair.addresses)))
            asked = 0
            while asked < 3 or time.monotonic() < thawing:
                for address, socket in zip(pair.addresses, sockets, strict=True):
                    socket.send(json.dumps({"type": "ping"}))
                    while json.loads(socket.recv(PATIENCE))["type"] != "pong":
                        pass
                    assert says_it_is_away(address)
                asked += 1
        finally:
            cluster().thaw()
            pair.signal(signal.SIGUSR2)
        pair.play_a_little(1)
        pair.check()
        assert pair.connections == connections, "the sockets stay open"


def says_it_is_away(address: str) -> bool:
    """Ask what needs the database, and return whether the server says that it cannot be asked now."""
    connection = HTTPConnection(address.removeprefix("http://"), timeout=PATIENCE)
    with closing(connection):
        connection.request("GET", "/api/tables/open")
        answer = connection.getresponse()
        said = json.load(answer)
        if answer.status == 200:
            return False
        assert (answer.status, said["code"]) == (503, "not-ready")
        assert int(answer.headers["Retry-After"]) >= 1
        return True
