"""Guests: names, cookies, recovery codes."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from logres.server.guests import COOKIE_SECONDS
from tests.server.arrange import BOT, FRIEND, YOU, Person, next_of, play_on, server
from tests.server.database import everything_in, other_secret, rows


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


@pytest.mark.parametrize(
    "blank", ["\u3164", "\u2800", "\u115f", "\uffa0", "A" + "\u0301" * 9, "Z" + "\u20dd" * 5]
)
def test_letters_that_cannot_be_seen_and_piles_of_accents_are_refused(stranger: Person, blank: str) -> None:
    assert stranger.post("/api/me", {"name": f"Ada{blank}"}).code == "bad-request"


@pytest.mark.parametrize("name", ["Nguyễn Thị", "กำแพง", "हिन्दी", "Ågot"])
def test_accents_that_a_script_needs_are_welcome(stranger: Person, name: str) -> None:
    assert stranger.post("/api/me", {"name": name}).status == 200


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


def test_a_recovery_code_ends_the_cookie_that_the_browser_had_before(ada: Person, bela: Person) -> None:
    code = ada.post("/api/me/recovery").body["code"]
    before = Person(bela.client)
    before.cookie = bela.cookie
    assert bela.post("/api/me/recover", {"code": code}).body["name"] == "Ada"
    assert bela.get("/api/me").body["name"] == "Ada"
    assert before.get("/api/me").body["name"] is None, "nobody can use it any more"
    assert ada.get("/api/me").body["name"] == "Ada"
    ada.post("/api/me/recovery")
    assert bela.post("/api/me/recover", {"code": code}).code == "wrong-code"
    assert bela.get("/api/me").body["name"] == "Ada", "a wrong code ends nothing"


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
    kept = everything_in(tmp_path)
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
    with server(tmp_path, **other_secret(tmp_path)) as client:
        ada.client = client
        assert ada.get("/api/me").body["name"] is None


def test_a_guest_has_a_limited_number_of_devices(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Person(client, "Ada")
        code = ada.post("/api/me/recovery").body["code"]
        for _ in range(25):
            Person(client).post("/api/me/recover", {"code": code})
    assert rows(tmp_path, "SELECT count(*) FROM tokens") == [(20,)]


# Devices


def recovered(client: TestClient, code: str) -> Person:
    """Return another browser of the guest with this recovery code."""
    other = Person(client)
    assert other.post("/api/me/recover", {"code": code}).status == 200
    return other


def test_a_guest_sees_all_devices_and_signs_one_out(client: TestClient, ada: Person) -> None:
    phone = recovered(client, ada.post("/api/me/recovery").body["code"])
    devices = ada.get("/api/me/devices").body
    assert [device["this"] for device in devices] == [True, False]

    assert ada.ask("DELETE", f"/api/me/devices/{devices[1]['id']}").body == devices[:1]

    assert phone.get("/api/me").body["name"] is None
    assert ada.get("/api/me").body["name"] == "Ada"
    assert len(ada.get("/api/me/devices").body) == 1
    assert ada.ask("DELETE", f"/api/me/devices/{devices[1]['id']}").code == "not-found"


def test_nobody_signs_out_the_device_of_another_guest(ada: Person, bela: Person) -> None:
    device = ada.get("/api/me/devices").body[0]["id"]
    assert bela.ask("DELETE", f"/api/me/devices/{device}").code == "not-found"
    assert ada.get("/api/me").body["name"] == "Ada"


def test_signing_out_ends_this_browser_and_closes_its_sockets(client: TestClient, ada: Person) -> None:
    code = ada.post("/api/me/recovery").body["code"]
    table = ada.open_table(YOU, {"kind": "device"})["id"]
    cookie = ada.cookie
    with ada.live(table) as socket:
        socket.send_json({"type": "hello", "seat": 0})
        assert socket.receive_json()["type"] == "state"
        answer = ada.post("/api/me/sign-out")
        assert answer.body["name"] is None
        assert "Max-Age=0" in answer.headers["set-cookie"]
        with pytest.raises(WebSocketDisconnect):
            next_of(socket, "none")
    ada.cookie = cookie
    assert ada.get("/api/me").body["name"] is None, "the old cookie opens nothing"
    assert recovered(client, code).state(table, 0)["seat"] == 0


def test_a_token_that_was_not_used_for_long_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(tmp_path) as client:
        ada = Person(client, "Ada")
        ada.get("/api/me")
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + COOKIE_SECONDS + 60)
    with server(tmp_path, keep_days=10_000) as client:
        ada.client = client
        assert ada.get("/api/me").body["name"] is None


def test_deleted_data_leaves_running_games_without_a_name(ada: Person, bela: Person) -> None:
    code = ada.post("/api/me/recovery").body["code"]
    gathering = ada.open_table(YOU, FRIEND, visibility="open")["id"]
    running = ada.open_table(YOU, FRIEND, visibility="open")["id"]
    bela.post(f"/api/tables/{running}/sit")
    awaited = bela.open_table(YOU, FRIEND, FRIEND, visibility="open")["id"]
    ada.post(f"/api/tables/{awaited}/sit")

    assert ada.ask("DELETE", "/api/me").body["name"] is None

    assert ada.post("/api/me/recover", {"code": code}).code == "wrong-code"
    assert bela.get(f"/api/tables/{gathering}/state").code == "not-found"
    assert [seat["name"] for seat in bela.state(running)["table"]["seats"]] == ["–", "Bela"]
    assert [seat["name"] for seat in bela.state(awaited)["table"]["seats"]] == ["Bela", None, None]
