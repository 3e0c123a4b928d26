"""Guests: names, cookies, recovery codes."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.server.arrange import BOT, FRIEND, YOU, Person, play_on, server


def test_nobody_is_known_at_first(stranger: Person) -> None:
    assert stranger.get("/api/me").body == {"name": None, "has_recovery_code": False}


def test_a_name_makes_a_guest(stranger: Person) -> None:
    assert stranger.post("/api/me", {"name": "  Ada   of  Camelot "}).body["name"] == "Ada of Camelot"
    assert stranger.get("/api/me").body["name"] == "Ada of Camelot"


def test_the_cookie_is_out_of_reach_for_scripts(stranger: Person) -> None:
    cookie = stranger.post("/api/me", {"name": "Ada"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie


def test_over_https_the_cookie_is_for_https_alone(client: TestClient) -> None:
    response = client.post("https://logres.test/api/me", json={"name": "Ada"})
    assert "secure" in response.headers["set-cookie"].lower()


def test_a_forged_cookie_is_nobody(ada: Person) -> None:
    assert ada.cookie is not None
    token, _, signature = ada.cookie.rpartition(".")
    for forged in (token, f"{token}.", f"x{token}.{signature}", f"{token}.{signature[:-2]}", "."):
        ada.cookie = forged
        assert ada.get("/api/me").body["name"] is None
    odd = ada.client.get("/api/me", headers={b"Cookie": b"logres=\xe9.\xe9"})
    assert odd.json()["name"] is None


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 25,
        "Ada\nLovelace\x00",
        "Ada\x1b[31m",
        "Ada\u202egro",  # reverses the line
        "\u200d\u200d",  # nothing to be seen
        "\u0301",
        "Ada\ud800",
        7,
        None,
        ["Ada"],
    ],
)
def test_a_name_that_cannot_be_shown_is_refused(stranger: Person, name: object) -> None:
    answer = stranger.client.post(
        "/api/me",
        content=json.dumps({"name": name}),
        headers={"Content-Type": "application/json"},
    )
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-request"
    assert stranger.get("/api/me").body["name"] is None


@pytest.mark.parametrize("name", ["Ägidius", "王", "<b>Ada</b>", 'O\'Neill & "Co"', "👩\u200d🚀", "٣"])
def test_names_of_all_scripts_are_welcome(stranger: Person, name: str) -> None:
    assert stranger.post("/api/me", {"name": name}).body["name"] == name


def test_another_name_is_shown_at_the_tables_too(ada: Person, bela: Person) -> None:
    table = ada.open_table(YOU, FRIEND, visibility="open")["id"]
    bela.post(f"/api/tables/{table}/sit")
    bela.post("/api/me", {"name": "Belinda"})
    assert [seat["name"] for seat in ada.state(table)["table"]["seats"]] == ["Ada", "Belinda"]
    play_on([ada, bela], table)
    assert "player 1: Belinda" in ada.get(f"/api/tables/{table}/record").text


def test_people_at_a_device_keep_the_names_they_were_given(ada: Person) -> None:
    table = ada.open_table(YOU, {"kind": "device", "name": "Bela"})["id"]
    ada.post("/api/me", {"name": "Adelheid"})
    assert [seat["name"] for seat in ada.state(table)["table"]["seats"]] == ["Adelheid", "Bela"]


def test_another_name_is_not_that_of_somebody_at_the_table(ada: Person, bela: Person) -> None:
    table = ada.open_table(YOU, FRIEND, BOT, visibility="open")["id"]
    bela.post(f"/api/tables/{table}/sit")

    def called(name: str) -> list[str]:
        bela.post("/api/me", {"name": name})
        return [seat["name"] for seat in ada.state(table)["table"]["seats"]]

    assert called("Ada") == ["Ada", "Ada II", "Tor"]
    assert called("Tor") == ["Ada", "Tor II", "Tor"]
    assert called("Belinda") == ["Ada", "Belinda", "Tor"]


def test_a_recovery_code_moves_a_guest_to_another_device(ada: Person, stranger: Person) -> None:
    table = ada.open_table(YOU, {"kind": "device"})["id"]
    code = ada.post("/api/me/recovery").body["code"]
    assert ada.get("/api/me").body == {"name": "Ada", "has_recovery_code": True}

    answer = stranger.post("/api/me/recover", {"code": f"  {code.lower().replace('-', ' ')} "})

    assert answer.body == {"name": "Ada", "has_recovery_code": True}
    assert stranger.state(table, 0)["seat"] == 0
    assert ada.state(table, 0)["seat"] == 0


def test_a_new_recovery_code_replaces_the_former(ada: Person, stranger: Person) -> None:
    former = ada.post("/api/me/recovery").body["code"]
    ada.post("/api/me/recovery")
    answer = stranger.post("/api/me/recover", {"code": former})
    assert (answer.status, answer.code) == (404, "wrong-code")
    assert stranger.get("/api/me").body["name"] is None


def test_nobody_has_no_recovery_code(stranger: Person) -> None:
    assert stranger.post("/api/me/recovery").code == "no-name"


def test_neither_tokens_nor_codes_are_stored(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Person(client, "Ada")
        code = ada.post("/api/me/recovery").body["code"]
    assert ada.cookie is not None
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for secret in (ada.cookie, ada.cookie.split(".")[0], code, code.lower(), code.replace("-", "")):
        assert secret.encode() not in kept
    assert b"Ada" in kept


def test_a_guest_is_known_after_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Person(client, "Ada")
    with server(tmp_path) as client:
        ada.client = client
        assert ada.get("/api/me").body["name"] == "Ada"


def test_with_another_secret_everybody_is_a_stranger(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Person(client, "Ada")
    (tmp_path / "secret").unlink()
    with server(tmp_path) as client:
        ada.client = client
        assert ada.get("/api/me").body["name"] is None


def test_a_guest_has_a_limited_number_of_devices(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Person(client, "Ada")
        code = ada.post("/api/me/recovery").body["code"]
        for _ in range(25):
            Person(client).post("/api/me/recover", {"code": code})
    with sqlite3.connect(tmp_path / "logres.sqlite3") as db:
        assert db.execute("SELECT count(*) FROM tokens").fetchone()[0] == 20
    db.close()
