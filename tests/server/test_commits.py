"""Decisions are stored before they count, and read again after a restart."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from logres import load
from logres.engine import text
from tests.server.arrange import (
    DEVICE,
    YOU,
    Person,
    asked_state,
    play_on,
    question,
    server,
    undoable,
)
from tests.server.database import blocked, change, rows, without_room
from tests.server.process import PATIENCE


def test_a_game_continues_after_a_restart_and_ends_as_its_record_says(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, DEVICE, settings={"seals": "on"})["id"]
        decided = undoable(ada, table)
        ada.undo(table, decided["seat"], decided["seq"], "taken-back")
        play_on([ada, ada], table, 5)
        before = [ada.state(table, seat, after=0) for seat in (0, 1, None)]
    with server(tmp_path) as client:
        ada.client = client
        assert [ada.state(table, seat, after=0) for seat in (0, 1, None)] == before
        assert ada.undo(table, decided["seat"], decided["seq"], "taken-back").status == 200
        over = play_on([ada, ada], table)
        session = load(ada.get(f"/api/tables/{table}/record").text)
    assert session.over
    assert session.scores == over["table"]["points"]
    steps = rows(tmp_path, "SELECT seq, kind, word FROM steps ORDER BY seq")
    assert [step[0] for step in steps] == list(range(1, over["seq"] + 1))
    undone = sum(kind == "undone" for _, kind, _ in steps)
    assert len(session.decisions) == len(steps) - 1 - 2 * undone
    assert text(session.decisions[-1].option) == steps[-1][2]


def test_a_decision_that_cannot_be_stored_was_not_made(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, DEVICE)["id"]
        _, before = asked_state([ada, ada], table)
        seat, words = question(before)
        with without_room(tmp_path):
            answer = ada.decide(table, seat, before["seq"], words[0], "tried-twice")
            assert (answer.status, answer.code) == (500, "failed")
            assert "disk" not in answer.text
            assert ada.state(table, seat) == before
        assert ada.decide(table, seat, before["seq"], words[0], "tried-twice").status == 200


def test_a_decision_after_that_of_another_process_is_stale(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, DEVICE)["id"]
        _, state = asked_state([ada, ada], table)
        seat, words = question(state)
        insert = (
            "INSERT INTO steps (table_id, seq, kind, at, seat, word, key) "
            "VALUES (?, 2, 'decided', 0, ?, ?, 'elsewhere')"
        )
        change(tmp_path, (insert, [table, seat, words[0]]))
        answer = ada.decide(table, seat, 1, words[0])
        assert (answer.status, answer.code) == (409, "stale")
        assert answer.body["state"]["seq"] == 2


def test_a_decision_is_acknowledged_and_shown_only_when_it_is_stored(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada, bela = Person(client, "Ada"), Person(client)
        table = ada.open_table(YOU, DEVICE)["id"]
        _, state = asked_state([ada, ada], table)
        seat, words = question(state)
        with bela.live(table) as watching, ThreadPoolExecutor(1) as pool:
            watching.send_json({"type": "hello", "after": 0})
            assert watching.receive_json()["seq"] == 1
            with blocked(tmp_path):
                decided = pool.submit(ada.decide, table, seat, 1, words[0])
                time.sleep(0.3)
                assert not decided.done()
                watching.send_json({"type": "ping"})
                assert watching.receive_json()["type"] == "pong", "the decision is not heard of yet"
            assert decided.result(PATIENCE).status == 200
            assert watching.receive_json()["seq"] == 2
