"""Opening tables: plans, names, titles, rematches."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from tests.server.arrange import (
    BOT,
    DEVICE,
    FRIEND,
    YOU,
    Json,
    Person,
    invitation,
    play_on,
)


def test_a_table_without_a_friend_begins_immediately(ada: Person) -> None:
    table = ada.open_table(YOU, BOT, title=" Round  table ", settings={"seals": "on"})
    assert (table["stage"], table["title"], table["settings"]["seals"]) == ("playing", "Round table", "on")
    assert [(seat["kind"], seat["mine"]) for seat in table["seats"]] == [("you", True), ("bot", False)]
    assert table["points"] == [0, 0]


def test_a_table_with_a_friend_waits(ada: Person) -> None:
    table = ada.open_table(YOU, FRIEND)
    state = ada.state(table["id"], 0)
    assert (state["table"]["stage"], state["seq"], state["view"], state["question"]) == (
        "gathering",
        0,
        None,
        None,
    )
    assert state["seal"]


def test_a_table_needs_a_name(stranger: Person) -> None:
    answer = stranger.post("/api/tables", {"seats": [YOU, BOT]})
    assert (answer.status, answer.code) == (401, "no-name")


@pytest.mark.parametrize(
    ("plan", "says"),
    [
        ({"seats": [YOU]}, "2 to 5 players"),
        ({"seats": [YOU] + [BOT] * 5}, "2 to 5 players"),
        ({"seats": [YOU, YOU]}, "one seat"),
        ({"seats": [BOT, BOT]}, "a person"),
        ({"seats": [YOU, {"kind": "bot", "bot": "merlin"}]}, "no bot 'merlin'"),
        ({"seats": [YOU, {"kind": "friend", "bot": "random"}]}, "not for a bot"),
        (
            {"seats": [YOU, BOT], "game": "merlin", "settings": {"market": "on"}},
            "'market' needs the module 'gold'",
        ),
        ({"seats": [YOU, FRIEND], "game": "merlin", "settings": {"market": "on"}}, "needs the module 'gold'"),
        ({"seats": [YOU, {"kind": "friend", "name": "Bela"}]}, "Leave `name` out"),
        ({"seats": [YOU, BOT], "game": "chess"}, "no game 'chess'"),
        ({"seats": [YOU, BOT], "settings": {"seals": "maybe"}}, "Allowed: off, on"),
        ({"seats": [YOU, BOT], "settings": {"dragons": "on"}}, "no setting 'dragons'"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(ada: Person, plan: Json, says: str) -> None:
    answer = ada.post("/api/tables", plan)
    assert (answer.status, answer.code) == (400, "bad-table")
    assert says in answer.body["message"]


@pytest.mark.parametrize(
    "plan",
    [
        {},
        {"seats": "you"},
        {"seats": [YOU, {"kind": "dragon"}]},
        {"seats": [YOU, BOT], "seed": "mine"},
        {"seats": [YOU, BOT], "title": "x" * 41},
        {"seats": [YOU, BOT], "visibility": "secret"},
        {"seats": [YOU, BOT], "settings": {"seals": 1}},
    ],
)
def test_a_malformed_plan_is_refused(ada: Person, plan: Json) -> None:
    answer = ada.post("/api/tables", plan)
    assert (answer.status, answer.code) == (400, "bad-request")


def test_people_at_one_device_are_the_same_guest(ada: Person) -> None:
    table = ada.open_table(YOU, DEVICE, {"kind": "device"})
    assert [(seat["name"], seat["mine"]) for seat in table["seats"]] == [
        ("Ada", True),
        ("Bela", True),
        ("Ada 3", True),
    ]
    for seat in range(3):
        assert ada.state(table["id"], seat)["seat"] == seat


def names_at(table: Json) -> list[str | None]:
    """Return the names at a table."""
    return [seat["name"] for seat in table["seats"]]


def test_a_bot_is_not_called_like_a_person_at_the_table(client: TestClient) -> None:
    tor = Person(client, "tor")
    table = tor.open_table(YOU, BOT, BOT, {"kind": "device", "name": "Dinadan"}, BOT)
    assert names_at(table) == ["tor", "Lionel", "Pelleas", "Dinadan", "Sagramor"]


def test_two_people_of_one_name_at_a_device_get_numerals(ada: Person) -> None:
    table = ada.open_table(
        {"kind": "device", "name": "Ada"}, YOU, {**BOT, "name": "ada"}, {"kind": "device", "name": "A" * 24}
    )
    assert names_at(table) == ["Ada II", "Ada", "ada III", "A" * 24]
    longest = {"kind": "device", "name": "B" * 24}
    assert names_at(ada.open_table(YOU, longest, longest))[1:] == ["B" * 24, f"{'B' * 21} II"]


def test_a_friend_with_the_name_of_somebody_at_the_table_gets_a_numeral_there(client: TestClient) -> None:
    owains = [Person(client, "Owain") for _ in range(3)]
    table = owains[0].open_table(YOU, FRIEND, FRIEND, BOT, visibility="open")
    code = table["seats"][1]["invitation"]
    assert names_at(owains[1].post(f"/api/invitations/{code}").body)[:2] == ["Owain", "Owain II"]
    seated = owains[2].post(f"/api/tables/{table['id']}/sit").body
    assert names_at(seated) == ["Owain", "Owain II", "Owain III", "Dinadan"]
    assert owains[1].get("/api/me").body["name"] == "Owain"


def test_a_friend_with_the_name_of_a_bot_gets_a_numeral(ada: Person, client: TestClient) -> None:
    table = ada.open_table(YOU, BOT, FRIEND, visibility="open")
    assert names_at(Person(client, "Lionel").post(f"/api/tables/{table['id']}/sit").body) == [
        "Ada",
        "Lionel",
        "Lionel II",
    ]


def test_no_two_tables_of_a_guest_have_one_title_in_an_evening(
    ada: Person, bela: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    lake = "Table of the Lake"
    first = ada.open_table(YOU, FRIEND, title=lake, visibility="open")
    bela.post(f"/api/tables/{first['id']}/sit")
    assert first["title"] == lake
    assert ada.open_table(YOU, BOT, title=lake)["title"] == f"{lake} II"
    assert ada.open_table(YOU, BOT, title=lake)["title"] == f"{lake} III"
    assert bela.open_table(YOU, BOT, title=lake)["title"] == f"{lake} II"
    assert [ada.open_table(YOU, BOT)["title"] for _ in range(2)] == ["", ""]
    monkeypatch.setattr("logres.server.opening.EVENING_SECONDS", 0.0)  # it is over
    assert ada.open_table(YOU, BOT, title=lake)["title"] == lake


def test_no_id_is_like_another_and_all_can_be_read_aloud(ada: Person) -> None:
    ids = [ada.open_table(YOU, FRIEND)["id"] for _ in range(5)]
    assert len(set(ids)) == 5
    for name in ids:
        *words, tail = name.split("-")
        assert len(words) == 3
        assert len(tail) == 10


def test_a_rematch_is_the_same_table_for_all_who_ask(ada: Person, bela: Person, stranger: Person) -> None:
    table = ada.open_table(YOU, FRIEND, settings={"overpay": "free"}, title="Feud")
    bela.post(f"/api/invitations/{invitation(ada, table)}")
    assert ada.post(f"/api/tables/{table['id']}/rematch").code == "not-over"
    over = play_on([ada, bela], table["id"])
    assert over["table"]["rematch"] is None

    first = bela.post(f"/api/tables/{table['id']}/rematch").body
    second = ada.post(f"/api/tables/{table['id']}/rematch").body

    assert first["id"] == second["id"] != table["id"]
    assert (first["stage"], first["title"]) == ("playing", "Feud II")
    assert first["settings"] == table["settings"]
    assert [(seat["name"], seat["mine"]) for seat in second["seats"]] == [("Ada", True), ("Bela", False)]
    assert ada.state(table["id"])["table"]["rematch"] == first["id"]
    assert ada.state(first["id"])["seal"] != over["seal"]
    assert stranger.post(f"/api/tables/{table['id']}/rematch").code == "no-name"
    assert Person(ada.client, "Clara").post(f"/api/tables/{table['id']}/rematch").code == "not-yours"


def test_a_rematch_keeps_the_people_at_the_device(ada: Person) -> None:
    table = ada.open_table(YOU, DEVICE)["id"]
    play_on([ada, ada], table)
    again = ada.post(f"/api/tables/{table}/rematch").body
    assert [(seat["kind"], seat["name"]) for seat in again["seats"]] == [("you", "Ada"), ("device", "Bela")]
