"""The addresses of the application."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from tests.server.arrange import Person


def test_the_shelf_shows_the_games_with_their_components(stranger: Person) -> None:
    game = {game["name"]: game for game in stranger.get("/api/games").body}["kingarthur"]
    assert (game["name"], game["min_seats"], game["max_seats"]) == ("kingarthur", 2, 5)
    assert game["settings"][0] == {"key": "seals", "values": ["off", "on"], "rule": "K10", "modules": []}
    assert game["bots"] == ["page", "squire", "knight", "marshal"]
    assert set(game["components"]) == {"knights", "adversaries", "adventures", "sources"}
    assert sum(game["components"]["adversaries"]["dark"].values()) == 13
    assert len(game["components"]["adventures"]) == 13


def test_a_long_answer_is_compressed_for_clients_that_accept_it(client: TestClient) -> None:
    pressed = client.get("/api/games", headers={"Accept-Encoding": "gzip"})
    plain = client.get("/api/games", headers={"Accept-Encoding": "identity"})
    assert pressed.headers["content-encoding"] == "gzip"
    assert int(pressed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    assert pressed.json() == plain.json()
    assert "content-encoding" not in client.get("/api/me", headers={"Accept-Encoding": "gzip"}).headers


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nowhere", "/api/tables/x/y", "/api/me/"])
def test_an_unknown_address_of_the_api_is_not_found(stranger: Person, path: str) -> None:
    for method in ("GET", "POST", "DELETE"):
        answer = stranger.ask(method, path)
        assert (answer.status, answer.code) == (404, "not-found")


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("POST", "/api/games", "GET"),
        ("PUT", "/api/me", "DELETE, GET, POST"),
        ("GET", "/api/tables", "POST"),
        ("POST", "/api/tables/x", "DELETE"),
        ("PUT", "/api/tables/x/state", "GET"),
        ("HEAD", "/api/games", "GET"),
    ],
)
def test_a_wrong_method_says_which_are_right(
    client: TestClient, method: str, path: str, allowed: str
) -> None:
    response = client.request(method, path)
    assert response.status_code == 405
    assert response.headers["allow"] == allowed


def test_the_schema_is_served(client: TestClient) -> None:
    assert client.get("/api/openapi.json").json()["info"]["title"] == "Logres"


def test_there_are_no_pages_that_load_scripts_from_elsewhere(client: TestClient) -> None:
    for path in ("/docs", "/redoc"):
        assert "swagger" not in client.get(path).text.lower()
        assert "redoc" not in client.get(path).text.lower()
