"""Two servers in processes of their own on one database, while one of them or the database fails.

LOGRES_KILLS and LOGRES_FROZEN ask for more kills and seconds than a usual run has time for.
"""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.arrange import until
from tests.server.database import rows
from tests.server.postgres import cluster
from tests.server.process import ServerProcess, free_port
from tests.server.test_kill import SEEDS, LivePlayer, PlainPlayer, Player, alone, guest

KILLS = int(os.environ.get("LOGRES_KILLS", "3"))
FROZEN = float(os.environ.get("LOGRES_FROZEN", "1"))
AT_ONE_TABLE = 10  # kills; no game is long enough for more
LIFE = 6  # decisions at the watched table from one kill to the next

YOU, BOT, DEVICE = {"kind": "you"}, {"kind": "bot"}, {"kind": "device", "name": "Bela"}


class Pair:
    """Two servers, and people who play at both."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.ports = (free_port(), free_port())
        self.servers = [ServerProcess(data, port, SEEDS) for port in self.ports]
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
        self.servers[number] = ServerProcess(self.data, self.ports[number], SEEDS)
        assert self.servers[number].address() == self.addresses[number]

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

    def end(self) -> None:
        """End both servers."""
        for server in self.servers:
            server.end(signal.SIGKILL)


@contextmanager
def playing(data: Path) -> Iterator[Pair]:
    """Two servers at which games are played."""
    pair = Pair(data)
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


def test_a_database_that_stops_hard_or_freezes_costs_nothing_but_time(tmp_path: Path) -> None:
    with playing(tmp_path) as pair:
        pair.play_a_little(0)
        cluster().stop(signal.SIGQUIT)
        time.sleep(FROZEN)
        cluster().start()
        pair.play_a_little(1)
        cluster().freeze()
        time.sleep(FROZEN)
        cluster().thaw()
        pair.play_a_little(2)
        pair.check()
        assert pair.cuts(0) == pair.cuts(1) == 0, "the sockets stay open"
