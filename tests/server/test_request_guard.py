"""Headers, origins, sizes, hostile input."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from logres.server.request_guard import POLICY
from tests.server.arrange import DEVICE, YOU, Person, listening, play_on, server

HERE = "http://logres.test"


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nowhere", "/assets/none.js", "/table/x"])
def test_every_answer_has_the_headers(client: TestClient, path: str) -> None:
    headers = client.get(path).headers
    assert headers["content-security-policy"] == POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["x-frame-options"] == "DENY"
    assert "server" not in headers


def test_the_policy_allows_no_inline_script_and_no_frame() -> None:
    parts = dict(part.split(" ", 1) for part in POLICY.split("; "))
    assert parts["default-src"] == parts["script-src"] == parts["style-src"] == "'self'"
    assert parts["frame-ancestors"] == parts["object-src"] == parts["base-uri"] == "'none'"
    assert "unsafe" not in POLICY


def test_answers_of_the_api_are_not_cached(client: TestClient) -> None:
    assert client.get("/api/me").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.test"},
        {"Origin": "http://logres.test.evil.test"},
        {"Origin": "http://logres.test:81"},
        {"Origin": "null"},
        {"Origin": "http://[broken"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_a_page_of_another_site_cannot_act(ada: Person, headers: dict[str, str]) -> None:
    answer = ada.ask("POST", "/api/me", {"name": "Mallory"}, headers)
    assert (answer.status, answer.code) == (403, "wrong-origin")
    assert ada.get("/api/me").body["name"] == "Ada"
    table = ada.open_table(YOU, DEVICE)["id"]
    with pytest.raises(WebSocketDisconnect), ada.live(table, headers):
        pass


@pytest.mark.parametrize("headers", [{"Origin": HERE}, {"Sec-Fetch-Site": "same-origin"}, {}])
def test_our_own_page_can_act(ada: Person, headers: dict[str, str]) -> None:
    assert ada.ask("POST", "/api/me", {"name": "Ada"}, headers).status == 200
    with ada.live(ada.open_table(YOU, DEVICE)["id"], headers) as socket:
        socket.send_json({"type": "ping"})
        assert socket.receive_json() == {"type": "pong"}


def test_a_host_can_name_other_addresses_of_the_server(tmp_path: Path) -> None:
    with server(tmp_path, origins=frozenset({"https://games.test"})) as client:
        answer = Person(client).ask("POST", "/api/me", {"name": "Ada"}, {"Origin": "https://games.test"})
        assert answer.status == 200


def test_a_large_body_is_refused(ada: Person) -> None:
    answer = ada.post("/api/me", {"name": "x" * 70_000})
    assert (answer.status, answer.code) == (413, "too-large")


def test_a_large_body_in_pieces_is_refused(client: TestClient) -> None:
    sent = 0

    def pieces() -> Iterator[bytes]:
        nonlocal sent
        for _ in range(1000):
            sent += 1
            yield b"x" * 1000

    response = client.post("/api/me", content=pieces(), headers={"Content-Type": "application/json"})
    assert response.status_code == 413
    assert response.json()["code"] == "too-large"


@pytest.mark.parametrize("length", ["-1", "x", "99999999999999999999999999"])
def test_a_wrong_length_is_refused(client: TestClient, length: str) -> None:
    response = client.post("/api/me", content=b"{}", headers={"Content-Length": length})
    assert response.status_code == 413


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'"name"',
        b"\xff\xfe",
        b"[" * 60_000,
        b'{"name": ' * 6000,
        b'{"name": 1' + b"0" * 5000 + b"}",
        b'{"name": NaN}',
        b'{"name": "\\ud800"}',
        b'{"\\ud800": "x"}',
        b'{"name": "Ada", "name\\u0000": 1}',
    ],
)
def test_a_body_that_makes_no_sense_is_refused(client: TestClient, body: bytes) -> None:
    response = client.post("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert response.status_code == 400
    assert response.json()["code"] == "bad-request"


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00/state",
        "/api/tables/'%20OR%201=1--/state",
        "/api/tables/..%2f..%2fsecret/state",
        "/api/tables/" + "x" * 500 + "/state",
        "/api/tables/%F0%9F%90%89/record",
        "/api/invitations/%00-1-aaaaaaaaaaaaaaaa",
        "/api/tables/x/positions/99999999999999999999",
        "/api/tables/x/state?seat=1e3",
        "/api/tables/x/state?after=-1",
    ],
)
def test_strange_addresses_are_refused(stranger: Person, path: str) -> None:
    answer = stranger.get(path)
    assert answer.status in (400, 404)
    assert answer.code in ("bad-request", "not-found", "wrong-code")


def test_a_failure_is_told_without_details(
    ada: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the key is under the mat")

    monkeypatch.setattr("logres.server.table_views.TableViews.info", fail)
    answer = ada.post("/api/tables", {"seats": [YOU, DEVICE]})
    assert (answer.status, answer.code) == (500, "failed")
    assert "mat" not in answer.text
    assert "Traceback" not in answer.text
    assert "the key is under the mat" in caplog.text
    assert answer.headers["content-security-policy"] == POLICY


def test_names_are_sent_as_they_are_and_only_as_json(ada: Person) -> None:
    script = "<script>alert(1)"
    ada.post("/api/me", {"name": script})
    answer = ada.post("/api/tables", {"seats": [YOU, DEVICE], "title": "</title><script>"})
    assert answer.headers["content-type"] == "application/json"
    assert json.loads(answer.text)["seats"][0]["name"] == script
    play_on([ada, ada], answer.body["id"])
    record = ada.get(f"/api/tables/{answer.body['id']}/record")
    assert record.headers["content-type"].startswith("text/plain")


# Https


@contextmanager
def by_https(data: Path, **settings: Any) -> Iterator[Person]:  # noqa: ANN401
    """A stranger who reaches the server by https."""
    with server(data, **settings) as client:
        client.base_url = httpx2.URL("https://logres.test")
        yield Person(client)


def test_by_https_the_cookie_belongs_to_this_host_alone(tmp_path: Path) -> None:
    with by_https(tmp_path) as stranger:
        answer = stranger.post("/api/me", {"name": "Ada"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-logres=")
        assert {"Secure", "HttpOnly", "Path=/"} <= {part.strip() for part in cookie.split(";")}
        assert "Domain" not in cookie
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        token = cookie.partition("=")[2].partition(";")[0]
        known = {"Cookie": f"__Host-logres={token}"}
        assert stranger.ask("GET", "/api/me", headers=known).body["name"] == "Ada"
        tossed = {"Cookie": f"logres={token}"}  # as another subdomain could set it
        assert stranger.ask("GET", "/api/me", headers=tossed).body["name"] is None


def test_by_http_browsers_are_not_told_to_use_https(client: TestClient) -> None:
    assert "strict-transport-security" not in client.get("/").headers


def test_the_scheme_of_a_page_counts_too(tmp_path: Path) -> None:
    with by_https(tmp_path) as stranger:
        assert stranger.ask("POST", "/api/me", {"name": "A"}, {"Origin": HERE}).code == "wrong-origin"
        ours = {"Origin": "https://logres.test"}
        assert stranger.ask("POST", "/api/me", {"name": "Ada"}, ours).status == 200


def test_a_server_that_knows_its_names_answers_to_no_other(tmp_path: Path) -> None:
    with server(tmp_path, hosts=frozenset({"logres.test"})) as client:
        assert client.get("/api/me").status_code == 200
        assert client.get("/api/me", headers={"Host": "LOGRES.test:8000"}).status_code == 200
        for host in ("evil.test", "", "logres.test.evil.test", "[broken"):
            answer = client.get("/api/me", headers={"Host": host})
            assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "", "application/jsonp"])
def test_a_body_that_does_not_say_it_is_json_is_refused(ada: Person, kind: str) -> None:
    answer = ada.ask("POST", "/api/me", {"name": "Mallory"}, {"Content-Type": kind})
    assert (answer.status, answer.code) == (415, "not-json")
    assert ada.get("/api/me").body["name"] == "Ada"


def test_a_client_that_leaves_in_the_middle_of_a_request_leaves_no_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with listening(tmp_path) as place:
        host, port = place.split(":")
        for sent in (b'{"na', b""):
            with socket.create_connection((host, int(port))) as leaving:
                leaving.sendall(
                    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                    b"Content-Length: 20\r\n\r\n" + sent
                )
        with socket.create_connection((host, int(port))) as asking:  # the others are done before it
            asking.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            assert b"200" in asking.makefile("rb").readline()
    assert "Traceback" not in caplog.text
    assert "failed" not in caplog.text
