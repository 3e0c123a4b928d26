"""The lists of tables, and what is read back from the rows."""

from __future__ import annotations

import json
from pathlib import Path

from tests.server.arrange import (
    BOT,
    DEVICE,
    FRIEND,
    YOU,
    Person,
    hello,
    invitation,
    listed,
    play_on,
    server,
    services_of,
)
from tests.server.database import change, rows


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


def test_a_table_that_was_dropped_from_memory_is_loaded_again(tmp_path: Path) -> None:
    with server(tmp_path, tables_in_memory=1) as client:
        ada = Person(client, "Ada")
        tables = [ada.open_table(YOU, DEVICE)["id"] for _ in range(3)]
        for table in tables:
            play_on([ada, ada], table, 3)
        for table in tables:
            state = ada.state(table, 0, after=0)
            assert state["seq"] == 4
            assert len(state["steps"]) == 4


def test_a_table_that_somebody_watches_stays_in_memory(tmp_path: Path) -> None:
    with server(tmp_path, tables_in_memory=1) as client:
        ada = Person(client, "Ada")
        watched, *others = [ada.open_table(YOU, DEVICE)["id"] for _ in range(4)]
        in_memory = services_of(client).tables._tables
        with ada.live(watched) as socket:
            hello(socket, 0)
            for table in others:
                ada.state(table)
            assert {*in_memory} == {watched, others[-1]}
        for table in others:
            ada.state(table)
        assert {*in_memory} == {others[-1]}


def test_a_game_of_other_rules_is_not_played_by_ours(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Person(client, "Ada")
        tables = [ada.open_table(YOU, BOT)["id"] for _ in range(2)]
    change(
        tmp_path,
        ("UPDATE tables SET rules = '99' WHERE id = ?", [tables[0]]),
        ("UPDATE tables SET game = 'chess' WHERE id = ?", [tables[1]]),
    )
    with server(tmp_path) as client:
        ada.client = client
        says = [ada.get(f"/api/tables/{table}/state") for table in tables]
        assert [(answer.status, answer.code) for answer in says] == [(404, "no-rules")] * 2
        assert "rules version '99'" in says[0].body["message"]
        assert "'chess'" in says[1].body["message"]
        assert set(listed(ada, "mine")) == set(tables)


def test_a_table_whose_needs_were_never_met_is_neither_offered_nor_joined(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada, bela = Person(client, "Ada"), Person(client, "Bela")
        table = ada.open_table(YOU, FRIEND, game="merlin", visibility="open")["id"]
    [(settings,)] = rows(tmp_path, "SELECT settings FROM tables")
    with_market = json.dumps(json.loads(settings) | {"market": "on"})
    change(tmp_path, ("UPDATE tables SET settings = ?", [with_market]))
    with server(tmp_path) as client:
        bela.client = client
        assert listed(bela, "open") == []
        answer = bela.post(f"/api/tables/{table}/sit")
        assert (answer.status, answer.code) == (404, "no-rules")
        assert "The module 'market' needs the module 'gold'" in answer.body["message"]
