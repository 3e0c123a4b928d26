"""Whether the server is alive and ready, and the figures about it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from urllib.request import urlopen

import pytest
from starlette.requests import HTTPConnection
from starlette.testclient import TestClient

import logres
from logres.server.migrate import migrations
from logres.server.request_guard import is_from_this_machine
from logres.server.routes import health
from tests.server.arrange import BOT, YOU, Person, listening, server, services_of, until
from tests.server.database import CHOSEN
from tests.server.process import PATIENCE

KEY = {"Authorization": "Bearer an open sesame"}


def figure(text: str, name: str) -> float:
    """The value of a figure."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found, f"there is no {name} in:\n{text}"
    return float(found[1])


def test_the_server_says_that_it_is_alive_and_ready(stranger: Person) -> None:
    alive, ready = stranger.get("/api/health"), stranger.get("/api/ready")
    assert (alive.status, alive.body) == (200, {"version": logres.__version__, "status": "alive"})
    newest = max(migrations("sqlite"))
    assert ready.body == {"version": logres.__version__, "database": newest, "status": "ready"}


def test_a_server_whose_database_does_not_answer_is_alive_but_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server(tmp_path) as client:

        async def hang() -> int:
            await asyncio.Event().wait()
            return 0

        monkeypatch.setattr(health, "DATABASE_SECONDS", 0.01)
        monkeypatch.setattr(services_of(client).store, "version", hang)
        stranger = Person(client)
        assert stranger.get("/api/health").status == 200
        answer = stranger.get("/api/ready")
        assert (answer.status, answer.code, answer.headers["Retry-After"]) == (503, "not-ready", "1")


def test_figures_count_what_happens(tmp_path: Path) -> None:
    with server(tmp_path, metrics_key="an open sesame") as client:
        ada = Person(client, "Ada")
        before = ada.ask("GET", "/metrics", headers=KEY).text
        table = ada.open_table(YOU, BOT)["id"]
        with ada.live(table) as socket:
            socket.send_json({"type": "hello"})
            state = socket.receive_json()
            assert figure(ada.ask("GET", "/metrics", headers=KEY).text, "logres_sockets") == 1
        state = ada.state(table, 0)
        until(lambda: ada.state(table, 0)["question"] is not None)
        state = ada.state(table, 0)
        assert ada.decide(table, 0, state["seq"], state["question"]["words"][0]).status == 200
        assert ada.decide(table, 0, 0, "nonsense").code == "stale"
        until(lambda: figure(ada.ask("GET", "/metrics", headers=KEY).text, "logres_sockets") == 0)
        after = ada.ask("GET", "/metrics", headers=KEY).text

    def more(name: str) -> float:
        found = re.search(rf"^{re.escape(name)} (\S+)$", before, re.MULTILINE)
        return figure(after, name) - (float(found[1]) if found else 0.0)

    assert more('logres_decision_seconds_count{by="person"}') == 2
    assert more('logres_problems_total{code="stale"}') == 1
    assert more("logres_write_seconds_count") >= 2
    if CHOSEN.kind == "sqlite":  # PostgreSQL puts commits together by itself
        assert more("logres_written_together_count") >= 2
    assert figure(after, "logres_tables_in_memory") == 1
    assert figure(after, f'logres_info{{version="{logres.__version__}"}}') == 1


def test_figures_are_not_for_visitors(client: TestClient, tmp_path: Path) -> None:
    answer = Person(client).ask("GET", "/metrics", headers=KEY)
    assert (answer.status, answer.code) == (403, "private"), "without a key of the host no key opens"
    with server(tmp_path, metrics_key="an open sesame") as guarded:
        stranger = Person(guarded)
        assert stranger.get("/metrics").status == 403
        assert stranger.ask("GET", "/metrics", headers={"Authorization": "Bearer sesame"}).status == 403
        assert stranger.ask("GET", "/metrics", headers=KEY).status == 200


@pytest.mark.parametrize(
    ("client", "headers", "allowed"),
    [
        (("127.0.0.1", 5), [], True),
        (("::1", 5), [], True),
        (("192.0.2.7", 5), [], False),
        (("127.0.0.1", 5), [(b"x-forwarded-for", b"127.0.0.1")], False),
        (("127.0.0.1", 5), [(b"forwarded", b"for=192.0.2.7")], False),
        (("testclient", 5), [], False),
        (None, [], False),
    ],
)
def test_only_programs_of_its_own_machine_are_from_there(
    client: tuple[str, int] | None, headers: list[tuple[bytes, bytes]], allowed: bool
) -> None:
    scope = HTTPConnection({"type": "http", "client": client, "headers": headers}).scope
    assert is_from_this_machine(scope) is allowed


def test_figures_are_read_on_the_machine_without_a_key(tmp_path: Path) -> None:
    with listening(tmp_path) as place:
        figures = urlopen(f"http://{place}/metrics", timeout=PATIENCE).read().decode()
    assert "logres_loop_lag_seconds_count" in figures
