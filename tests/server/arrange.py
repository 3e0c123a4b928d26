"""People at a server, for the tests."""

from __future__ import annotations

import itertools
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from socket import SO_SNDBUF, SOL_SOCKET
from typing import Any

import uvicorn
from fastapi import FastAPI
from starlette.testclient import TestClient, WebSocketTestSession

from logres.server.app import create_app
from logres.server.metrics import COUNTED
from logres.server.run import configured, listen
from logres.server.services import Services
from logres.server.settings import Limits, Rate, Settings
from tests.server.database import storage_for
from tests.server.process import PATIENCE

PATIENT = Rate(10_000, 1_000_000)
UNLIMITED = Limits(
    requests=PATIENT,
    guests=PATIENT,
    recoveries=PATIENT,
    tables=PATIENT,
    announced=PATIENT,
    positions=PATIENT,
    counsels=PATIENT,
    messages=PATIENT,
)

YOU = {"kind": "you"}
FRIEND = {"kind": "friend"}
BOT = {"kind": "bot", "bot": "random"}
DEVICE = {"kind": "device", "name": "Bela"}

keys = (f"key-{number:08}" for number in itertools.count())

Json = dict[str, Any]


class Answer:
    """A response of the server."""

    def __init__(self, status: int, headers: Mapping[str, str], text: str, body: Any) -> None:  # noqa: ANN401
        self.status = status
        self.headers = headers
        self.text = text
        self.body = body

    @property
    def code(self) -> str:
        """The code of a problem."""
        return str(self.body["code"])


class Person:
    """A browser with its own cookie."""

    def __init__(self, client: TestClient, name: str | None = None) -> None:
        self.client = client
        self.cookie: str | None = None
        if name is not None:
            assert self.post("/api/me", {"name": name}).status == 200

    def headers(self) -> dict[str, str]:
        """Return the headers that the browser adds to every request."""
        return {} if self.cookie is None else {"Cookie": f"logres={self.cookie}"}

    def ask(
        self, method: str, path: str, body: object = None, headers: Mapping[str, str] | None = None
    ) -> Answer:
        """Send a request and remember the cookie."""
        response = self.client.request(
            method,
            path,
            json=body,
            headers={**self.headers(), **(headers or {})},
        )
        self.cookie = response.cookies.get("logres") or self.cookie
        self.client.cookies.clear()
        is_json = response.headers.get("content-type", "").startswith("application/json")
        return Answer(
            response.status_code, response.headers, response.text, response.json() if is_json else None
        )

    def get(self, path: str) -> Answer:
        """Send a GET request."""
        return self.ask("GET", path)

    def post(self, path: str, body: object = None) -> Answer:
        """Send a POST request."""
        return self.ask("POST", path, body)

    def open_table(self, *seats: Mapping[str, str], **more: object) -> Json:
        """Open a table that the server accepts."""
        answer = self.post("/api/tables", {"seats": list(seats), **more})
        assert answer.status == 201, answer.text
        table: Json = answer.body
        return table

    def state(self, table: str, seat: int | None = None, after: int | None = None) -> Json:
        """Look at a table."""
        query = "&".join(
            f"{key}={value}" for key, value in (("seat", seat), ("after", after)) if value is not None
        )
        answer = self.get(f"/api/tables/{table}/state?{query}")
        assert answer.status == 200, answer.text
        state: Json = answer.body
        return state

    def decide(
        self, table: str, seat: int, expected: int, option: str, key: str | None = None, **more: object
    ) -> Answer:
        """Post a decision."""
        request = {"seat": seat, "expected": expected, "option": option, "key": key or next(keys), **more}
        return self.post(f"/api/tables/{table}/decisions", request)

    def undo(self, table: str, seat: int, expected: int, key: str | None = None) -> Answer:
        """Take a decision back."""
        request = {"seat": seat, "expected": expected, "key": key or next(keys)}
        return self.post(f"/api/tables/{table}/undo", request)

    @contextmanager
    def live(self, table: str, headers: Mapping[str, str] | None = None) -> Iterator[WebSocketTestSession]:
        """Open a socket at a table."""
        path = f"ws://logres.test/api/tables/{table}/live"
        with self.client.websocket_connect(path, headers={**self.headers(), **(headers or {})}) as socket:
            yield socket


def settings_for(data: Path) -> Settings:
    """Settings without limits, and without a long wait for news of who has come and gone."""
    return Settings(data, *storage_for(data), static=data / "static", limits=UNLIMITED, presence_seconds=0.01)


@contextmanager
def server(data: Path, **settings: Any) -> Iterator[TestClient]:  # noqa: ANN401
    """A server on a data folder, without limits unless a test sets them."""
    chosen = replace(settings_for(data), **settings)
    with TestClient(create_app(chosen), base_url="http://logres.test") as client:
        yield client


def services_of(client: TestClient) -> Services:
    """Return the services of a server."""
    app = client.app
    assert isinstance(app, FastAPI)
    services: Services = app.state.services
    return services


@contextmanager
def listening(data: Path, send_buffer: int | None = None, **settings: Any) -> Iterator[str]:  # noqa: ANN401
    """Run a server in a thread that listens on the loopback interface, and yield its address."""
    chosen = replace(settings_for(data), **settings)
    socket = listen("127.0.0.1", 0)
    if send_buffer is not None:
        socket.setsockopt(SOL_SOCKET, SO_SNDBUF, send_buffer)
    config = configured(create_app(chosen))
    uvicorn_server = uvicorn.Server(config)
    thread = threading.Thread(target=uvicorn_server.run, args=([socket],), daemon=True)
    thread.start()
    until(lambda: uvicorn_server.started)
    try:
        yield f"127.0.0.1:{socket.getsockname()[1]}"
    finally:
        uvicorn_server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server did not stop"


def asked_state(people: Sequence[Person], table: str) -> tuple[Person, Json]:
    """Return the person who is asked, and the state for that seat. Person N holds seat N."""
    seat = people[0].state(table)["table"]["asked"]
    return people[seat], people[seat].state(table, seat)


def play_on(people: Sequence[Person], table: str, decisions: int = 10_000) -> Json:
    """Let everybody take the first option until the game is over or enough was decided."""
    for _ in range(decisions):
        state = people[0].state(table)
        if state["table"]["stage"] == "over":
            break
        person, state = asked_state(people, table)
        answer = person.decide(table, state["question"]["seat"], state["seq"], state["question"]["words"][0])
        assert answer.status == 200, answer.text
    return people[0].state(table)


def until(happens: Any, seconds: float = PATIENCE) -> Any:  # noqa: ANN401
    """Wait for something that is about to happen."""
    end = time.monotonic() + seconds
    while not (found := happens()):
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)
    return found


def problems(code: str) -> float:
    """How often requests and messages have been refused with a code, by the figures of this process."""
    return COUNTED.get_sample_value("logres_problems_total", {"code": code}) or 0.0


def question(state: Json) -> tuple[int, list[str]]:
    """Return the seat that is asked, and the words of the answers."""
    return state["question"]["seat"], state["question"]["words"]


def undoable(ada: Person, table: str) -> Json:
    """Play on to a decision that can be undone."""
    for _ in range(100):
        _, state = asked_state([ada, ada], table)
        seat, words = question(state)
        decided = ada.decide(table, seat, state["seq"], words[-1]).body
        if decided["can_undo"]:
            return dict(decided)
    raise AssertionError("nothing could be taken back")


def hello(socket: WebSocketTestSession, seat: int | None = None, after: int | None = None) -> Json:
    """Say hello and return the answer."""
    socket.send_json({"type": "hello", "seat": seat, "after": after})
    return answer(socket)


def answer(socket: WebSocketTestSession) -> Json:
    """Return the next message, apart from outlooks, which come whenever they are ready."""
    while True:
        message: Json = socket.receive_json()
        if message["type"] != "outlook":
            return message


def next_of(socket: WebSocketTestSession, kind: str) -> Json:
    """Return the next message of a kind."""
    while True:
        message = answer(socket)
        if message["type"] == kind:
            return message


def listed(person: Person, which: str) -> list[str]:
    """Return the ids of the tables in a list."""
    return [table["id"] for table in person.get(f"/api/tables/{which}").body]


def invitation(person: Person, table: Json, seat: int = 1) -> str:
    """Return the code that invites a friend to a seat."""
    code: str = person.state(table["id"])["table"]["seats"][seat]["invitation"]
    return code
