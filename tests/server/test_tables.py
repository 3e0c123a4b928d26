"""Tables: opening, the hall, sitting down, invitations, leaving, rematch."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.server.arrange import BOT, DEVICE, FRIEND, YOU, Json, Person, play_on, server


def listed(person: Person, which: str) -> list[str]:
    """The ids of the tables in a list of the hall."""
    return [table["id"] for table in person.get(f"/api/tables/{which}").body]


def invitation(person: Person, table: Json, seat: int = 1) -> str:
    """The code of the link that the opener gives away."""
    code: str = person.state(table["id"])["table"]["seats"][seat]["invitation"]
    return code


# Opening


def test_a_table_without_a_friend_begins_at_once(ada: Person) -> None:
    table = ada.open_table(YOU, BOT, title=" Round  table ", options={"seals": "on"})
    assert (table["stage"], table["title"], table["options"]["seals"]) == ("playing", "Round table", "on")
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
            {"seats": [YOU, BOT], "game": "merlin", "options": {"market": "on"}},
            "'market' needs the module 'gold'",
        ),
        ({"seats": [YOU, FRIEND], "game": "merlin", "options": {"market": "on"}}, "needs the module 'gold'"),
        ({"seats": [YOU, {"kind": "friend", "name": "Bela"}]}, "Leave `name` out"),
        ({"seats": [YOU, BOT], "game": "chess"}, "no game 'chess'"),
        ({"seats": [YOU, BOT], "options": {"seals": "maybe"}}, "Allowed: off, on"),
        ({"seats": [YOU, BOT], "options": {"dragons": "on"}}, "no option 'dragons'"),
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
        {"seats": [YOU, BOT], "options": {"seals": 1}},
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
    """What the people and bots of a table are called."""
    return [seat["name"] for seat in table["seats"]]


def test_a_bot_is_not_called_like_a_person_at_the_table(door: TestClient) -> None:
    tor = Person(door, "tor")
    table = tor.open_table(YOU, BOT, BOT, {"kind": "device", "name": "Dinadan"}, BOT)
    assert names_at(table) == ["tor", "Lionel", "Pelleas", "Dinadan", "Sagramor"]


def test_two_of_one_name_at_a_device_are_told_apart(ada: Person) -> None:
    table = ada.open_table(
        {"kind": "device", "name": "Ada"}, YOU, {**BOT, "name": "ada"}, {"kind": "device", "name": "A" * 24}
    )
    assert names_at(table) == ["Ada II", "Ada", "ada III", "A" * 24]
    longest = {"kind": "device", "name": "B" * 24}
    assert names_at(ada.open_table(YOU, longest, longest))[1:] == ["B" * 24, f"{'B' * 21} II"]


def test_a_friend_with_the_name_of_somebody_at_the_table_gets_a_numeral_there(door: TestClient) -> None:
    owains = [Person(door, "Owain") for _ in range(3)]
    table = owains[0].open_table(YOU, FRIEND, FRIEND, BOT, visibility="open")
    code = table["seats"][1]["invitation"]
    assert names_at(owains[1].post(f"/api/invitations/{code}").body)[:2] == ["Owain", "Owain II"]
    seated = owains[2].post(f"/api/tables/{table['id']}/sit").body
    assert names_at(seated) == ["Owain", "Owain II", "Owain III", "Dinadan"]
    assert owains[1].get("/api/me").body["name"] == "Owain"


def test_a_friend_with_the_name_of_a_bot_gets_a_numeral(ada: Person, door: TestClient) -> None:
    table = ada.open_table(YOU, BOT, FRIEND, visibility="open")
    assert names_at(Person(door, "Lionel").post(f"/api/tables/{table['id']}/sit").body) == [
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


# The hall


def test_only_open_tables_with_a_free_seat_are_listed(ada: Person, bela: Person) -> None:
    private = ada.open_table(YOU, FRIEND)["id"]
    full = ada.open_table(YOU, BOT, visibility="open")["id"]
    free = ada.open_table(YOU, FRIEND, visibility="open")["id"]
    found = listed(bela, "open")
    assert free in found
    assert private not in found
    assert full not in found


def test_my_tables_are_those_where_i_sit(ada: Person, bela: Person, stranger: Person) -> None:
    table = ada.open_table(YOU, FRIEND)
    assert listed(ada, "mine") == [table["id"]]
    assert listed(bela, "mine") == []
    assert listed(stranger, "mine") == []


def test_the_tables_that_wait_for_me_come_first_and_the_finished_last(ada: Person, bela: Person) -> None:
    gathering = ada.open_table(YOU, FRIEND)["id"]
    finished = ada.open_table(YOU, DEVICE)["id"]
    play_on([ada, ada], finished)
    running = []
    for _ in range(6):
        table = ada.open_table(YOU, FRIEND)
        bela.post(f"/api/invitations/{invitation(ada, table)}")
        running.append(table["id"])
    asked = {name: ada.state(name)["table"]["asked"] for name in running}
    waiting = [name for name in reversed(running) if asked[name] == 0]
    others = [name for name in reversed(running) if asked[name] == 1]
    assert listed(ada, "mine") == [*waiting, *others, gathering, finished]


def test_what_is_asked_is_told_only_to_the_seat_that_is_asked(ada: Person, bela: Person) -> None:
    table = ada.open_table(YOU, DEVICE)
    assert ada.get("/api/tables/mine").body[0]["ask"] is not None
    assert bela.state(table["id"])["table"]["ask"] is None


# Sitting down


def test_the_game_begins_when_the_last_friend_sits_down(ada: Person, bela: Person) -> None:
    table = ada.open_table(YOU, FRIEND, visibility="open")["id"]
    answer = bela.post(f"/api/tables/{table}/sit", {})
    assert answer.body["stage"] == "playing"
    assert answer.body["seats"][1] | {"online": False} == {
        "seat": 1,
        "kind": "friend",
        "name": "Bela",
        "bot": None,
        "mine": True,
        "online": False,
        "invitation": None,
    }
    state = ada.state(table, 0, after=0)
    assert [(step["seq"], step["kind"]) for step in state["steps"]] == [(1, "began")]
    assert [notice["name"] for notice in state["notices"]] == ["sat-down"]


def test_a_full_table_says_so(ada: Person, bela: Person) -> None:
    table = ada.open_table(YOU, FRIEND, visibility="open")["id"]
    bela.post(f"/api/tables/{table}/sit")
    late = Person(ada.door, "Clara").post(f"/api/tables/{table}/sit")
    assert (late.status, late.code) == (409, "table-full")


def test_who_sits_already_does_not_take_a_second_seat(ada: Person, bela: Person) -> None:
    table = ada.open_table(YOU, FRIEND, FRIEND, visibility="open")["id"]
    bela.post(f"/api/tables/{table}/sit")
    assert bela.post(f"/api/tables/{table}/sit").status == 200
    assert ada.post(f"/api/tables/{table}/sit").status == 200
    assert [seat["name"] for seat in ada.state(table)["table"]["seats"]] == ["Ada", "Bela", None]


def test_a_private_table_is_joined_only_by_invitation(ada: Person, bela: Person) -> None:
    table = ada.open_table(YOU, FRIEND)
    refused = bela.post(f"/api/tables/{table['id']}/sit")
    assert (refused.status, refused.code) == (403, "private")
    assert bela.post(f"/api/invitations/{invitation(ada, table)}").body["stage"] == "playing"


def test_only_the_opener_sees_the_invitation(ada: Person, bela: Person, stranger: Person) -> None:
    table = ada.open_table(YOU, FRIEND, FRIEND)
    code = invitation(ada, table)
    bela.post(f"/api/invitations/{code}")
    for other in (bela, stranger):
        seats = other.state(table["id"])["table"]["seats"]
        assert [seat["invitation"] for seat in seats] == [None, None, None]
    assert invitation(ada, table, 1) is None, "the seat is taken"
    assert invitation(ada, table, 2)


def test_an_invitation_can_be_looked_at_before_it_is_accepted(ada: Person, stranger: Person) -> None:
    table = ada.open_table(YOU, FRIEND)
    code = invitation(ada, table)
    assert stranger.get(f"/api/invitations/{code}").body["id"] == table["id"]
    assert stranger.post(f"/api/invitations/{code}").code == "no-name"


def test_an_invitation_is_for_its_own_seat_and_for_one_person(ada: Person, bela: Person) -> None:
    table = ada.open_table(YOU, FRIEND, FRIEND)
    code = invitation(ada, table, 2)
    bela.post(f"/api/invitations/{code}")
    assert [seat["name"] for seat in ada.state(table["id"])["table"]["seats"]] == ["Ada", None, "Bela"]
    assert bela.post(f"/api/invitations/{code}").status == 200, "it leads back to the table"
    late = Person(ada.door, "Clara").post(f"/api/invitations/{code}")
    assert (late.status, late.code) == (409, "table-full")


def test_the_opener_does_not_take_a_friends_seat(ada: Person) -> None:
    table = ada.open_table(YOU, FRIEND)
    code = invitation(ada, table)
    assert ada.post(f"/api/invitations/{code}").body["stage"] == "gathering"


def test_a_forged_invitation_is_refused(ada: Person, bela: Person) -> None:
    table = ada.open_table(YOU, FRIEND, FRIEND)
    code = invitation(ada, table)
    name, _, signature = code.rsplit("-", 2)
    forgeries = [f"{name}-2-{signature}", f"{name}-0-{signature}", code[:-1], code[:-1] + "2", name, "x"]
    other = ada.open_table(YOU, FRIEND)["id"]
    for forged in [*forgeries, f"{other}-1-{signature}"]:
        if forged != code:
            answer = bela.post(f"/api/invitations/{forged}")
            assert (answer.status, answer.code) == (404, "wrong-code")


# Leaving


def test_a_friend_can_leave_before_the_game_begins(ada: Person, bela: Person) -> None:
    table = ada.open_table(YOU, FRIEND, FRIEND, visibility="open")["id"]
    bela.post(f"/api/tables/{table}/sit")
    assert bela.post(f"/api/tables/{table}/leave", {}).status == 204
    state = ada.state(table)
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Ada", None, None]
    assert [notice["name"] for notice in state["notices"]] == ["sat-down", "left"]
    assert bela.post(f"/api/tables/{table}/sit").body["seats"][1]["name"] == "Bela"


def test_when_the_opener_leaves_the_table_is_closed(ada: Person, bela: Person) -> None:
    table = ada.open_table(YOU, FRIEND, visibility="open")["id"]
    assert ada.post(f"/api/tables/{table}/leave").status == 204
    assert bela.get(f"/api/tables/{table}/state").code == "not-found"
    assert bela.post(f"/api/tables/{table}/sit").code == "not-found"
    assert table not in listed(bela, "open")


def test_nobody_leaves_a_running_game(ada: Person, bela: Person) -> None:
    table = ada.open_table(YOU, BOT)["id"]
    assert ada.post(f"/api/tables/{table}/leave").status == 400
    assert bela.post(f"/api/tables/{table}/leave").code == "not-yours"
    assert ada.state(table, 0)["seat"] == 0


# Rematch


def test_a_rematch_is_the_same_table_for_all_who_ask(ada: Person, bela: Person, stranger: Person) -> None:
    table = ada.open_table(YOU, FRIEND, options={"overpay": "free"}, title="Feud")
    bela.post(f"/api/invitations/{invitation(ada, table)}")
    assert ada.post(f"/api/tables/{table['id']}/rematch").code == "not-over"
    over = play_on([ada, bela], table["id"])
    assert over["table"]["rematch"] is None

    first = bela.post(f"/api/tables/{table['id']}/rematch").body
    second = ada.post(f"/api/tables/{table['id']}/rematch").body

    assert first["id"] == second["id"] != table["id"]
    assert (first["stage"], first["title"]) == ("playing", "Feud II")
    assert first["options"] == table["options"]
    assert [(seat["name"], seat["mine"]) for seat in second["seats"]] == [("Ada", True), ("Bela", False)]
    assert ada.state(table["id"])["table"]["rematch"] == first["id"]
    assert ada.state(first["id"])["seal"] != over["seal"]
    assert stranger.post(f"/api/tables/{table['id']}/rematch").code == "no-name"
    assert Person(ada.door, "Clara").post(f"/api/tables/{table['id']}/rematch").code == "not-yours"


def test_a_rematch_keeps_the_people_at_the_device(ada: Person) -> None:
    table = ada.open_table(YOU, DEVICE)["id"]
    play_on([ada, ada], table)
    again = ada.post(f"/api/tables/{table}/rematch").body
    assert [(seat["kind"], seat["name"]) for seat in again["seats"]] == [("you", "Ada"), ("device", "Bela")]


# Memory


def test_a_table_that_was_forgotten_is_read_again(tmp_path: Path) -> None:
    with server(tmp_path, tables_in_memory=1) as door:
        ada = Person(door, "Ada")
        tables = [ada.open_table(YOU, DEVICE)["id"] for _ in range(3)]
        for table in tables:
            play_on([ada, ada], table, 3)
        for table in tables:
            state = ada.state(table, 0, after=0)
            assert state["seq"] == 4
            assert len(state["steps"]) == 4


def test_a_game_of_other_rules_is_not_played_by_ours(tmp_path: Path) -> None:
    with server(tmp_path) as door:
        ada = Person(door, "Ada")
        tables = [ada.open_table(YOU, BOT)["id"] for _ in range(2)]
    with sqlite3.connect(tmp_path / "logres.sqlite3") as db:
        db.execute("UPDATE tables SET rules = '99' WHERE id = ?", (tables[0],))
        db.execute("UPDATE tables SET game = 'chess' WHERE id = ?", (tables[1],))
    db.close()
    with server(tmp_path) as door:
        ada.door = door
        says = [ada.get(f"/api/tables/{table}/state") for table in tables]
        assert [(answer.status, answer.code) for answer in says] == [(404, "no-rules")] * 2
        assert "rules version '99'" in says[0].body["message"]
        assert "'chess'" in says[1].body["message"]
        assert set(listed(ada, "mine")) == set(tables)


def test_a_table_whose_needs_were_never_met_is_neither_offered_nor_joined(tmp_path: Path) -> None:
    with server(tmp_path) as door:
        ada, bela = Person(door, "Ada"), Person(door, "Bela")
        table = ada.open_table(YOU, FRIEND, game="merlin", visibility="open")["id"]
    with sqlite3.connect(tmp_path / "logres.sqlite3") as db:
        db.execute("UPDATE tables SET options = json_set(options, '$.market', 'on')")
    db.close()
    with server(tmp_path) as door:
        bela.door = door
        assert listed(bela, "open") == []
        answer = bela.post(f"/api/tables/{table}/sit")
        assert (answer.status, answer.code) == (404, "no-rules")
        assert "The module 'market' needs the module 'gold'" in answer.body["message"]
