"""The server is killed at random moments while games are played: nothing acknowledged is lost."""

from __future__ import annotations

import itertools
import json
import random
import signal
import threading
import time
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from logres import start
from logres.engine import offered
from tests.server.arrange import until
from tests.server.database import rows
from tests.server.process import PATIENCE, Browser, ServerProcess, free_port

KILLS = 5
LIFE = 8  # decisions at the watched table, from one kill to the next
FEW = 5  # decisions of everybody else before the first kill; a turn has no more than four
SEEDS = (
    "from itertools import count; from logres.server import seeds; numbers = count(); "
    "seeds.fresh = lambda: f'kill {next(numbers)}'; "
)
UNREACHABLE = (OSError, HTTPException, WebSocketException, EOFError)  # gone, or gone in mid-answer

Json = dict[str, Any]


class Player(threading.Thread):
    """Somebody who plays one game to its end, whatever happens to the server."""

    def __init__(self, browser: Browser, table: str, seats: list[int], seed: int) -> None:
        super().__init__(daemon=True)
        self.browser = browser
        self.table = table
        self.seats = seats
        self.chance = random.Random(seed)
        self.keys = (f"{seed}-key-{number:06}" for number in itertools.count())
        self.seen = 0
        self.pending: Json | None = None
        self.acknowledged: list[tuple[int, int, str, str]] = []
        self.fault: str | None = None
        self.is_over = False
        self.is_ended = False  # before the game is over
        self.connections = 0
        self.cuts = 0  # of sockets, by the server
        self.allowance: int | None = FEW  # decisions that may be made; None for no limit

    def run(self) -> None:
        """Play, and reconnect whenever the server is gone."""
        try:
            while not self.is_done:
                try:
                    self.connections += 1
                    self.play()
                except UNREACHABLE as problem:
                    self.cuts += isinstance(problem, ConnectionClosed)
                    time.sleep(0.03)
        except Exception as problem:
            self.fault = f"{type(problem).__name__}: {problem}"

    @property
    def is_done(self) -> bool:
        """Whether the game is over and the last decision was acknowledged too."""
        return self.is_ended or (self.is_over and self.pending is None)

    def play(self) -> None:
        """Play as long as the server can be reached."""
        raise NotImplementedError

    def hear(self, state: Json, after: int) -> None:
        """Check that steps come without a gap and none twice."""
        steps = [step["seq"] for step in state["steps"]]
        assert steps == list(range(after + 1, state["seq"] + 1)), f"after {after} came {steps}"
        assert state["seq"] >= self.seen, f"it was at {self.seen} and is at {state['seq']}"
        self.seen = state["seq"]
        self.is_over = state["table"]["stage"] == "over"

    def decide(self, question: Json) -> Json:
        """Choose a decision, and make no other until it is acknowledged."""
        while self.allowance is not None and len(self.acknowledged) >= self.allowance:
            if self.is_ended:
                raise EOFError
            time.sleep(0.01)
        time.sleep(self.chance.uniform(0, 0.012))
        self.pending = {
            "seat": question["seat"],
            "expected": self.seen,
            "option": self.chance.choice(question["words"]),
            "key": next(self.keys),
        }
        return self.pending

    def acknowledge(self, seq: int) -> None:
        """Note that the server has acknowledged the decision."""
        assert self.pending is not None
        assert seq == self.pending["expected"] + 1
        self.acknowledged.append((seq, self.pending["seat"], self.pending["option"], self.pending["key"]))
        self.pending = None


class LivePlayer(Player):
    """Plays over the socket."""

    def hello(self) -> str:
        """Ask for the table as the seat sees it, and what is new."""
        return json.dumps({"type": "hello", "seat": self.seats[0], "after": self.seen})

    def play(self) -> None:
        url = f"{self.browser.address.replace('http', 'ws')}/api/tables/{self.table}/live"
        headers = {"Cookie": self.browser.cookie}
        with connect(url, additional_headers=headers, open_timeout=PATIENCE, close_timeout=1) as socket:
            socket.send(self.hello())
            if self.pending is not None:
                socket.send(json.dumps({"type": "decide", **self.pending}))
            question = None
            while not self.is_done:
                message = json.loads(socket.recv(PATIENCE))
                if message["type"] in ("state", "change"):
                    self.hear(message, self.seen)
                    question = message["question"]
                elif message["type"] == "accepted":
                    self.acknowledge(message["seq"])
                elif message["type"] == "refused" and message["problem"]["code"] == "not-ready":
                    time.sleep(0.1)  # the database is away
                    if message["key"] is None:
                        socket.send(self.hello())
                    else:
                        assert self.pending is not None, "it waits for the answer"
                        socket.send(json.dumps({"type": "decide", **self.pending}))
                elif message["type"] == "refused":
                    raise AssertionError(f"refused: {message}")
                if question is not None and self.pending is None:
                    socket.send(json.dumps({"type": "decide", **self.decide(question)}))
                    question = None


class PlainPlayer(Player):
    """Plays by plain requests, perhaps for several seats on one device."""

    def ask(self, method: str, path: str, body: object = None) -> Json:
        """Send a request, again after too many and while the database is away."""
        while True:
            status, answer = self.browser.ask(method, path, body)
            if status not in (429, 503):
                assert status == 200, answer
                return dict(answer)
            time.sleep(0.1)

    def play(self) -> None:
        path = f"/api/tables/{self.table}"
        seat = self.seats[0]
        while not self.is_done:
            after = self.seen
            if self.pending is None:
                state = self.ask("GET", f"{path}/state?seat={seat}&after={after}")
            else:
                after = self.pending["expected"]
                state = self.ask("POST", f"{path}/decisions", self.pending)
                self.acknowledge(after + 1)
            self.hear(state, after)
            seat, asked = state["seat"], state["table"]["asked"]
            if state["question"] is not None:
                self.decide(state["question"])
            elif asked in self.seats:
                seat = asked
            else:
                time.sleep(0.05)


def guest(address: str, name: str) -> Browser:
    """Somebody with a name."""
    browser = Browser(address)
    assert browser.ask("POST", "/api/me", {"name": name})[0] == 200
    return browser


def friends(address: str, live: list[bool], seed: int) -> list[Player]:
    """Guests at a table of theirs."""
    people = [guest(address, f"Guest {number}") for number in range(len(live))]
    seats = [{"kind": "you"}, *({"kind": "friend"} for _ in people[1:])]
    settings = {"seals": "on"}
    _, table = people[0].ask(
        "POST", "/api/tables", {"seats": seats, "visibility": "open", "settings": settings}
    )
    for person in people[1:]:
        assert person.ask("POST", f"/api/tables/{table['id']}/sit", {})[0] == 200
    return [
        (LivePlayer if is_live else PlainPlayer)(person, table["id"], [seat], seed + seat)
        for seat, (person, is_live) in enumerate(zip(people, live, strict=True))
    ]


def alone(address: str, seats: list[Json], own: list[int], kind: type[Player], seed: int) -> Player:
    """One guest at a table with bots, or with people on the same device."""
    person = guest(address, "Solo")
    status, table = person.ask("POST", "/api/tables", {"seats": seats})
    assert status == 201, table
    return kind(person, table["id"], own, seed)


def wait_for(players: list[Player]) -> None:
    """Wait until every game is over, as long as there is progress."""
    while any_alive(players):
        seen = [player.seen for player in players]
        until(lambda seen=seen: seen != [player.seen for player in players] or not any_alive(players))


def any_alive(players: list[Player]) -> bool:
    """Whether somebody still plays."""
    return any(player.is_alive() for player in players)


def is_running(pid: int) -> bool:
    """Whether a process is running."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks into /proc")
def test_killed_at_random_moments_it_loses_nothing_and_every_game_continues(tmp_path: Path) -> None:
    chance = random.Random(1)
    port = free_port()
    server = ServerProcess(tmp_path, port, SEEDS)
    workers: set[int] = set()
    try:
        address = server.address()
        you, bot, device = {"kind": "you"}, {"kind": "bot"}, {"kind": "device", "name": "Bela"}
        watched = alone(address, [you, device, device, device], [0, 1, 2, 3], PlainPlayer, 400)
        players = [
            watched,
            *friends(address, [True, True], 100),
            *friends(address, [True, False, True], 200),
            alone(address, [you, bot, bot, bot, bot], [0], LivePlayer, 300),  # last: bots draw seeds too
        ]
        for player in players:
            player.start()
        for kill in range(KILLS):
            watched.allowance = LIFE * (kill + 1)
            made = LIFE * kill + chance.randint(1, LIFE)
            until(lambda made=made: watched.fault or len(watched.acknowledged) >= made)
            workers |= server.children() if kill else until(server.children)
            time.sleep(chance.uniform(0, 0.3))
            assert server.end(signal.SIGKILL) == -signal.SIGKILL
            server = ServerProcess(tmp_path, port, SEEDS)
            assert server.address() == address
            for player in players[1:]:
                player.allowance = None
        watched.allowance = None
        wait_for(players)
        assert [player.fault for player in players] == [None] * len(players)
        assert len(watched.acknowledged) > LIFE * KILLS, "it was played through all of it"
        for player in players:
            assert player.connections > 1 or isinstance(player, PlainPlayer), "a socket was cut"
    finally:
        workers |= server.children()
        server.end(signal.SIGKILL)

    assert workers, "bots were thinking"
    until(lambda: not any(map(is_running, workers)))
    check(tmp_path, players)


def check(data: Path, players: list[Player]) -> None:
    """Every acknowledged decision has its row, the rows have no gap, and they form a finished game."""
    for player in players:
        steps = rows(
            data, "SELECT seq, seat, word, key FROM steps WHERE table_id = ? ORDER BY seq", player.table
        )
        assert [step[0] for step in steps] == list(range(1, player.seen + 1))
        assert player.acknowledged
        assert set(player.acknowledged) <= set(steps)
        own = [step for step in steps if step[1] in player.seats]
        assert len(own) == len(player.acknowledged), "each was made once"
        [(game, seed, settings, stage)] = rows(
            data, "SELECT game, seed, settings, stage FROM tables WHERE id = ?", player.table
        )
        [(seats,)] = rows(data, "SELECT count(*) FROM seats WHERE table_id = ?", player.table)
        session = start(game, seats, json.loads(settings), seed)
        for _, _, word, _ in steps[1:]:
            session.decide(offered(session.choice, word))
        assert session.over
        assert stage == "over"
