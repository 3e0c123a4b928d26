"""A hostile client: hundreds of requests and messages that must all be refused and change nothing."""

from __future__ import annotations

import gc
import json
import socket as socket_module
import tracemalloc
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from logres.server.metrics import COUNTED
from logres.server.settings import Rate
from tests.server.arrange import (
    DEVICE,
    FRIEND,
    UNLIMITED,
    YOU,
    Json,
    Person,
    asked_state,
    listening,
    problems,
    server,
    until,
)
from tests.server.process import PATIENCE, Browser

LEAST = 400  # cases in all

DEEP = "[" * 5000 + "]" * 5000
VALUES = [
    *("null", "true", "-1", "0.5", "1e999", "9" * 400, '""', '"' + "x" * 5000 + '"', "[]", "{}", "NaN"),
    *('"\\u0000"', '"\\ud800"', '"\\u202e"', '"../../secret"', '"\' OR 1=1 --"', DEEP),
]


class Table(NamedTuple):
    """A running game of two people, as a stranger to it may try to disturb it."""

    id: str
    seat: int
    expected: int
    word: str
    person: Person  # who is asked
    other: Person


class Attack(NamedTuple):
    """A request, and the statuses with which it may be refused."""

    method: str
    path: str
    body: str | None
    headers: Mapping[str, str]


@pytest.fixture
def table(ada: Person, bela: Person) -> Table:
    """A game of Ada and Bela that nobody else has a part in."""
    opened = ada.open_table(YOU, {"kind": "friend"}, visibility="open")["id"]
    assert bela.post(f"/api/tables/{opened}/sit").status == 200
    person, state = asked_state([ada, bela], opened)
    seat, word = state["question"]["seat"], state["question"]["words"][0]
    return Table(opened, seat, state["seq"], word, person, bela if person is ada else ada)


def bodies(table: Table) -> dict[str, dict[str, object]]:
    """Return a good body for each address that takes one."""
    decision = {"seat": table.seat, "expected": table.expected, "key": "hostile-key-0001"}
    return {
        "/api/me": {"name": "Mallory"},
        "/api/me/recover": {"code": "AAAA-BBBB-CCCC"},
        "/api/tables": {"game": "kingarthur", "title": "T", "settings": {}, "seats": [YOU, YOU]},
        f"/api/tables/{table.id}/decisions": {**decision, "option": table.word},
        f"/api/tables/{table.id}/undo": decision,
        f"/api/tables/{table.id}/positions/1/fork": {"seat": 0, "key": "hostile-key-0002"},
    }


def written(body: Mapping[str, object], field: str, value: str) -> str:
    """Write a body with a raw value in one of its fields."""
    fields = [f"{json.dumps(name)}:{json.dumps(given)}" for name, given in body.items() if name != field]
    return "{" + ",".join([*fields, f"{json.dumps(field)}:{value}"]) + "}"


def wrong_bodies(table: Table) -> Iterator[Attack]:
    """Put every hostile value into every field, forget each field, and add one."""
    for path, body in bodies(table).items():
        for field in body:
            for value in VALUES:
                if (field, value) in HARMLESS:
                    continue
                yield Attack("POST", path, written(body, field, value), {})
        yield Attack("POST", path, written(body, "admin", "true"), {})
        for text in ("", "[", "null", "[]", DEEP, '"body"', "\x00"):
            yield Attack("POST", path, text, {})


# A title may be missing, empty or a quotation. A name, a code and a word may look like SQL or a path.
HARMLESS = {
    *(("title", value) for value in ("null", '""', '"../../secret"', '"\' OR 1=1 --"')),
    ("settings", "{}"),
    *(("name", value) for value in ('"../../secret"', '"\' OR 1=1 --"')),
}


def wrong_forms(table: Table) -> Iterator[Attack]:
    """Send good bodies as what they are not, from other sites, with other methods and to odd addresses."""
    kinds = ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/xml", "")
    origins = ("null", "https://evil.test", "http://logres.test.evil.test", "https://logres.test", "file://")
    for path, body in bodies(table).items():
        text = json.dumps(body)
        yield from (Attack("POST", path, text, {"Content-Type": kind}) for kind in kinds)
        yield from (Attack("POST", path, text, {"Origin": origin}) for origin in origins)
        yield Attack("POST", path, text, {"Sec-Fetch-Site": "cross-site"})
        yield from (Attack(method, path, text, {}) for method in ("PUT", "PATCH", "TRACE", "PROPFIND"))
    names = ("%00", "..%2f..%2fsecret", "x" * 500, "%F0%9F%90%89", "'--", "%2e%2e", "{table}", "-1")
    for name in names:
        for rest in ("state", "timeline", "record", "positions/1", "positions/-1"):
            yield Attack("GET", f"/api/tables/{name}/{rest}", None, {})
        yield Attack("GET", f"/api/invitations/{name}", None, {})
        yield Attack("DELETE", f"/api/me/devices/{name}", None, {})
    for query in (
        "seat=99",
        "seat=-1",
        "seat=x",
        "seat=1e3",
        "after=-1",
        "after=x",
        "seat=0&after=" + "9" * 300,
    ):
        yield Attack("GET", f"/api/tables/{table.id}/state?{query}", None, {})


def intrusions(table: Table) -> Iterator[Attack]:
    """Act for seats of other people, as a stranger, another guest or with a forged cookie."""
    decisions, undo = f"/api/tables/{table.id}/decisions", f"/api/tables/{table.id}/undo"
    for path in (decisions, undo):
        text = json.dumps(bodies(table)[path])
        yield Attack("POST", path, text, {})
        for cookie in ("x.y", "..", "=", "a" * 4000, "%00.%00", table.id):
            yield Attack("POST", path, text, {"Cookie": f"logres={cookie}"})
    for seat in (0, 1):
        yield Attack("GET", f"/api/tables/{table.id}/state?seat={seat}", None, {})
        yield Attack("GET", f"/api/tables/{table.id}/timeline?seat={seat}", None, {})
    for path in ("leave", "sit", "rematch"):
        yield Attack("POST", f"/api/tables/{table.id}/{path}", None, {})


def sent(client: TestClient, attack: Attack, cookie: Mapping[str, str]) -> tuple[int, str]:
    """Send a request as it is, and return the status and the code of the refusal."""
    headers = {"Content-Type": "application/json", **cookie, **attack.headers}
    response = client.request(
        attack.method, attack.path, content=attack.body, headers={k: v for k, v in headers.items() if v}
    )
    client.cookies.clear()
    is_json = response.headers.get("content-type", "").startswith("application/json")
    return response.status_code, response.json().get("code", "") if is_json and response.content else ""


def unchanged(table: Table) -> Json:
    """Return what must stay as it is."""
    state = table.person.state(table.id, table.seat)
    return {key: state[key] for key in ("seq", "view", "question", "table")}


def test_every_hostile_request_is_refused_and_changes_nothing(client: TestClient, table: Table) -> None:
    mallory, before, cases = Person(client, "Mallory"), unchanged(table), 0
    owner = table.person.headers()
    attacks = [(attack, owner) for attack in wrong_bodies(table)]
    attacks += [(attack, mallory.headers()) for attack in (*wrong_forms(table), *intrusions(table))]
    attacks += [(attack, {}) for attack in intrusions(table)]
    for attack, cookie in attacks:
        status, code = sent(client, attack, cookie)
        assert 400 <= status < 500, (status, attack)
        assert code, ("a refusal says what is wrong", attack)
        cases += 1
    assert cases >= LEAST
    assert unchanged(table) == before
    assert mallory.get("/api/me").body["name"] == "Mallory"


def wrong_messages(table: Table) -> Iterator[str]:
    """Put every hostile value into every field of a message."""
    decision = {"seat": table.seat, "expected": table.expected, "key": "hostile-key-0003"}
    messages: list[dict[str, object]] = [
        {"type": "hello", "seat": table.seat, "after": 0},
        {"type": "decide", **decision, "option": table.word},
        {"type": "undo", **decision},
    ]
    for message in messages:
        for field in message:
            for value in VALUES:
                if (field, value) not in {("seat", "null"), ("after", "null")}:
                    yield written(message, field, value)
        yield written(message, "admin", "true")
    yield from ("", "hello", "[]", "{}", DEEP, "\x00", '{"type":"decide"}', "x" * 20_000)


def refusal(socket: WebSocketTestSession) -> str:
    """Return the code of the next refusal."""
    while True:
        message = socket.receive_json()
        if message["type"] == "refused":
            return str(message["problem"]["code"])


def test_every_hostile_message_is_refused_and_the_socket_stays_open(table: Table) -> None:
    before = unchanged(table)
    with table.person.live(table.id) as socket:
        socket.send_json({"type": "hello", "seat": table.seat})
        cases = [*wrong_messages(table)]
        for text in cases:
            socket.send_text(text)
            assert refusal(socket) not in ("", "failed"), text[:100]
        socket.send_json({"type": "ping"})
        assert socket.receive_json() == {"type": "pong"}
    assert len(cases) > 100
    assert {**unchanged(table), "table": None} == {**before, "table": None}


def test_a_stale_and_a_replayed_decision_change_nothing(table: Table) -> None:
    key = "hostile-key-0004"
    assert table.person.decide(table.id, table.seat, table.expected, table.word, key).status == 200
    after = table.person.state(table.id)["seq"]
    again = table.person.decide(table.id, table.seat, table.expected, table.word, key)
    assert (again.status, table.person.state(table.id)["seq"]) == (200, after), "the same request counts once"
    stale = table.person.decide(table.id, table.seat, table.expected, table.word, "hostile-key-0005")
    assert (stale.status, stale.code) == (409, "stale")
    stolen = table.other.decide(table.id, table.seat, after, table.word, key)
    assert (stolen.status, stolen.code) == (403, "not-yours")
    assert table.person.state(table.id)["seq"] == after


def test_memory_does_not_grow_under_hostile_requests(
    client: TestClient, table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("CRITICAL", "logres.security")  # pytest keeps what is logged
    attacks = [*wrong_forms(table), *intrusions(table)]

    def attack_all() -> int:
        for attack in attacks:
            sent(client, attack, {})
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        attack_all()
        growth = -attack_all() + attack_all()
    finally:
        tracemalloc.stop()
    assert growth < 100 * len(attacks), "nothing is kept of a request that was refused"


def test_a_flood_of_requests_is_refused_and_counted_while_others_are_served(tmp_path: Path) -> None:
    enough, flood = 20, 150
    with server(tmp_path, limits=replace(UNLIMITED, requests=Rate(0.001, enough))) as client:
        mallory, ada, before = Person(client, "Mallory"), Person(client, "Ada"), problems("too-fast")
        statuses = Counter(mallory.get("/api/me").status for _ in range(flood))
        assert ada.get("/api/me").status == 200, "who shares the address has requests left"
        socket = mallory.live("none")
        with pytest.raises(WebSocketDisconnect), socket:
            pass
        assert problems("too-fast") == before + statuses[429]
    assert statuses == {200: enough, 429: flood - enough}


def test_a_flood_of_messages_is_read_later_and_none_is_lost(tmp_path: Path) -> None:
    with server(tmp_path, limits=replace(UNLIMITED, messages=Rate(200, 5))) as client:
        mallory = Person(client, "Mallory")
        table = mallory.open_table(YOU, FRIEND)["id"]
        with mallory.live(table) as socket:
            for _ in range(60):
                socket.send_json({"type": "ping"})
            assert [socket.receive_json() for _ in range(60)] == [{"type": "pong"}] * 60


def test_a_socket_that_asks_much_and_reads_nothing_is_dropped_and_counted(tmp_path: Path) -> None:
    before = COUNTED.get_sample_value("logres_dropped_sockets_total")
    assert before is not None
    with listening(tmp_path, socket_queue=8, send_buffer=4096) as where:
        ada = Browser(f"http://{where}")
        ada.ask("POST", "/api/me", {"name": "Ada"})
        _, table = ada.ask("POST", "/api/tables", {"seats": [YOU, DEVICE]})
        narrow = socket_module.socket()
        narrow.setsockopt(socket_module.SOL_SOCKET, socket_module.SO_RCVBUF, 4096)
        host, port = where.split(":")
        narrow.connect((host, int(port)))
        with connect(f"ws://{where}/api/tables/{table['id']}/live", sock=narrow, max_queue=1) as slow:
            with suppress(ConnectionClosed):
                for _ in range(500):
                    slow.send('{"type": "hello", "after": 0}')
            until(lambda: COUNTED.get_sample_value("logres_dropped_sockets_total") == before + 1)
            with connect(f"ws://{where}/api/tables/{table['id']}/live") as quick:
                quick.send('{"type": "hello"}')
                assert json.loads(quick.recv(PATIENCE))["type"] == "state"
