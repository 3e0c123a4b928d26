"""Joining and leaving tables: free seats, invitations."""

from __future__ import annotations

from pathlib import Path

from tests.server.arrange import (
    BOT,
    FRIEND,
    YOU,
    Person,
    invitation,
    listed,
    server,
)


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
    late = Person(ada.client, "Clara").post(f"/api/tables/{table}/sit")
    assert (late.status, late.code) == (409, "table-full")


def test_a_guest_who_sits_at_the_table_does_not_take_a_second_seat(ada: Person, bela: Person) -> None:
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
    late = Person(ada.client, "Clara").post(f"/api/invitations/{code}")
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


def test_the_opener_seats_bots_and_the_game_begins_when_the_last_seat_is_taken(ada: Person) -> None:
    table = ada.open_table(YOU, FRIEND, FRIEND)["id"]
    first = ada.post(f"/api/tables/{table}/seats/2/bot", {"bot": "random"}).body
    assert first["stage"] == "gathering"
    assert [seat["kind"] for seat in first["seats"]] == ["you", "friend", "bot"]
    assert first["seats"][2]["bot"] == "random"
    last = ada.post(f"/api/tables/{table}/seats/1/bot", {"bot": "greedy"}).body
    assert last["stage"] == "playing"
    names = [seat["name"] for seat in last["seats"]]
    assert len({*names}) == 3, "no two have the same name"
    assert [notice["name"] for notice in ada.state(table)["notices"]] == ["sat-down", "sat-down"]


def test_a_bot_that_was_seated_stays_when_the_server_starts_again(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, FRIEND, FRIEND)["id"]
        ada.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
        before = ada.state(table)["table"]["seats"][1]
    with server(tmp_path) as client:
        assert Person(client).state(table)["table"]["seats"][1] == before
    assert (before["kind"], before["bot"]) == ("bot", "random")


def test_only_the_opener_seats_bots(ada: Person, bela: Person, stranger: Person) -> None:
    table = ada.open_table(YOU, FRIEND, FRIEND, visibility="open")["id"]
    bela.post(f"/api/tables/{table}/sit")
    path = f"/api/tables/{table}/seats/2/bot"
    refused = bela.post(path, {"bot": "random"})
    assert (refused.status, refused.code) == (403, "not-yours")
    assert stranger.post(path, {"bot": "random"}).status == 401
    assert ada.state(table)["table"]["seats"][2]["name"] is None


def test_a_bot_takes_no_seat_that_is_taken_or_absent(ada: Person, bela: Person) -> None:
    table = ada.open_table(YOU, FRIEND, FRIEND, visibility="open")["id"]
    bela.post(f"/api/tables/{table}/sit")

    def answer(seat: int, **request: object) -> tuple[int, str]:
        refused = ada.post(f"/api/tables/{table}/seats/{seat}/bot", request)
        return refused.status, refused.code

    assert answer(0, bot="random") == (409, "table-full")
    assert answer(1, bot="random") == (409, "table-full")
    assert answer(7, bot="random") == (404, "not-found")
    assert answer(2, bot="merlin") == (400, "bad-table")
    assert answer(2, bot="random", name="Mordred") == (400, "bad-request")
    assert answer(2) == (400, "bad-request")
    assert answer(-1, bot="random") == (400, "bad-request")
    assert ada.state(table)["table"]["stage"] == "gathering"


def test_a_running_game_takes_no_more_bots(ada: Person) -> None:
    table = ada.open_table(YOU, BOT)["id"]
    assert ada.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"}).code == "table-full"


def test_a_table_is_never_for_bots_alone(ada: Person) -> None:
    table = ada.open_table(FRIEND, FRIEND)["id"]
    assert ada.post(f"/api/tables/{table}/seats/0/bot", {"bot": "random"}).body["stage"] == "gathering"
    refused = ada.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
    assert (refused.status, refused.code) == (400, "bad-table")


def test_an_invitation_to_a_seat_that_a_bot_has_taken_is_refused(ada: Person, bela: Person) -> None:
    table = ada.open_table(YOU, FRIEND, FRIEND)
    code = invitation(ada, table, 2)
    ada.post(f"/api/tables/{table['id']}/seats/2/bot", {"bot": "random"})
    refused = bela.post(f"/api/invitations/{code}")
    assert (refused.status, refused.code) == (409, "table-full")
    assert bela.post(f"/api/invitations/{invitation(ada, table, 1)}").body["stage"] == "playing"


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
